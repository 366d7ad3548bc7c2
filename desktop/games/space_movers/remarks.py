"""What can be played and is hardly meant: cards that cannot be done in every game, names and symbols without use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.kernel.faults import Doubt, ruled, same_titles

if TYPE_CHECKING:
    from desktop.games.space_movers.models import CheckSide, Deadline, Parts, RandomObjective, Step, TaskSide

SMALLEST_CREW = 2
"""Characters who stand in rooms when fewest play (SM-SETUP-01)."""
PILES = 5
"""The deck is shuffled in five piles, which are meant to be alike (SM-SETUP-08)."""


def remarks(content: Parts) -> list[Doubt]:
    """Everything a designer may want to look at again; the content can be played."""
    return [
        *_titles(content),
        *ruled("unused-symbol", _unused_symbols(content)),
        *ruled("idle-planet", _idle_planets(content)),
        *ruled("uneven-deck", _uneven_deck(content)),
        *_objectives(content),
    ]


def _titles(content: Parts) -> Iterator[Doubt]:
    for part in ("events", "pursuits", "cargoes", "reactions", "random_objectives", "adventures"):
        yield from same_titles(part, ((item.id, item.title) for item in getattr(content, part)))
    letters: dict[str, str] = {}
    for adventure in content.adventures:
        if adventure.letter in letters:
            told = f"{letters[adventure.letter]} has the letter {adventure.letter} too"
            yield Doubt("adventures", adventure.id, "letter", told, "same-letter")
        letters.setdefault(adventure.letter, adventure.id)
    seen: dict[str, str] = {}
    for place, node in enumerate(content.map.nodes):
        if node.title.casefold() in seen:
            yield Doubt("map", "", f"nodes.{place}.title", f"two planets are called “{node.title}”", "same-title")
        seen[node.title.casefold()] = node.id


def _unused_symbols(content: Parts) -> Iterator[Doubt]:
    asked = {symbol for route in content.map.routes for symbol in route.check}
    for cards in (content.events, content.pursuits):
        asked |= {symbol for card in cards for symbol in card.check}
    for steps in _all_steps(content):
        asked |= {symbol for step in steps for symbol in step.check}
    for person in content.characters:
        if person.skill not in asked:
            told = f"no route, card or objective asks for {person.skill}, so the skill of {person.name} is idle"
            yield Doubt("characters", person.id, "skill", told)


def _all_steps(content: Parts) -> Iterator[Sequence[Step]]:
    yield from (objective.steps for objective in content.random_objectives)
    yield from (card.side_2.steps for adventure in content.adventures for card in adventure.cards)


def _idle_planets(content: Parts) -> Iterator[Doubt]:
    named = {content.map.start}
    for cargo in content.cargoes:
        named |= {cargo.pick_up, cargo.deliver}
    conditions = [condition for steps in _all_steps(content) for step in steps for condition in step.when]
    conditions += [c for adventure in content.adventures for card in adventure.cards for c in card.side_1.task]
    named |= {planet for condition in conditions if (planet := getattr(condition, "planet", None))}
    for place, node in enumerate(content.map.nodes):
        if node.kind == "planet" and node.id not in named:
            yield Doubt("map", "", f"nodes.{place}", f"no cargo and no objective leads to {node.title}")


def _uneven_deck(content: Parts) -> Iterator[Doubt]:
    for part in ("events", "pursuits"):
        if (count := len(getattr(content, part))) % PILES:
            yield Doubt(part, "", "", f"{count} cards cannot be dealt evenly to the {PILES} piles of the deck")


# ---- objectives ----------------------------------------------------------------------------------------------------


def _objectives(content: Parts) -> Iterator[Doubt]:
    for adventure in content.adventures:
        loaded: dict[str, str] = {}
        for place, card in enumerate(adventure.cards):
            first, second = f"cards.{place}.side_1", f"cards.{place}.side_2"
            yield from _task(content, "adventures", adventure.id, f"{first}.task", card.side_1.task)
            yield from _clauses(content, "adventures", adventure.id, first, card.side_1)
            yield from _steps(content, "adventures", adventure.id, second, card.side_2, loaded)
        yield from _unused_items("adventures", adventure.id, loaded, adventure.model_dump_json())
    for objective in content.random_objectives:
        loaded = {}
        yield from _steps(content, "random_objectives", objective.id, "", objective, loaded)
        yield from _unused_items("random_objectives", objective.id, loaded, objective.model_dump_json())


def _steps(
    content: Parts, part: str, item: str, side: str, card: CheckSide | RandomObjective, loaded: dict[str, str]
) -> Iterator[Doubt]:
    """``loaded`` collects the special items that come aboard, with the field that says so."""
    for number, step in enumerate(card.steps):
        field = f"{side}.steps.{number}".lstrip(".")
        yield from _task(content, part, item, f"{field}.when", step.when)
        for place, effect in enumerate(step.passed):
            if isinstance(effect, v.Load):
                loaded[effect.item] = f"{field}.passed.{place}.item"
        if step.failed and not step.check:
            yield Doubt(part, item, f"{field}.failed", "without a check this step cannot fail", "idle-effect")
    yield from _clauses(content, part, item, side, card)


def _unused_items(part: str, item: str, loaded: dict[str, str], text: str) -> Iterator[Doubt]:
    """``text`` is the whole set: an item is of use where a condition or a later step names it again."""
    for name, field in loaded.items():
        if text.count(f'"item":"{name}"') < 2:
            yield Doubt(part, item, field, f"nothing asks for “{name}” once it is aboard", "idle-effect")


def _task(content: Parts, part: str, item: str, field: str, conditions: Sequence[v.Condition]) -> Iterator[Doubt]:
    crowd = 0
    for number, condition in enumerate(conditions):
        here = f"{field}.{number}"
        match condition:
            case v.Deliveries(planet=str() as planet, at_least=count):
                cargoes = sum(cargo.deliver == planet for cargo in content.cargoes)
                if 0 < cargoes < count:
                    told = f"only {cargoes} cargoes go to {planet}, so {count} deliveries need a reshuffled deck"
                    yield Doubt(part, item, here, told, "hard-task")
            case v.Deliveries(at_least=count) if count > len(content.cargoes):
                told = f"the deck holds only {len(content.cargoes)} cargoes, so this needs a reshuffled deck"
                yield Doubt(part, item, here, told, "hard-task")
            case v.CrewIn(at_least=count):
                crowd += count
            case v.PresenceAtMost(at_most=most) if most >= content.bars.skull - 1:
                yield Doubt(part, item, here, "this is always so: more Presence loses the game", "idle-condition")
    if crowd > SMALLEST_CREW:
        told = f"{crowd} Characters stand in rooms here, but a game for {SMALLEST_CREW} has only {SMALLEST_CREW}"
        yield Doubt(part, item, field, told, "small-crew")


def _clauses(
    content: Parts, part: str, item: str, side: str, card: TaskSide | CheckSide | RandomObjective
) -> Iterator[Doubt]:
    for number, clause in enumerate(card.loss):
        field = f"{side}.loss.{number}".lstrip(".")
        match clause:
            case s.Watched(presence=presence) if presence >= content.bars.skull:
                told = f"the skull at {content.bars.skull} loses the game before this does"
                yield Doubt(part, item, field, told, "idle-clause")
            case s.Overdue(turns=turns):
                yield from _too_late(part, item, field, card.deadline, turns)
    for kind, count in Counter(clause.kind for clause in card.loss).items():
        if count > 1:
            yield Doubt(part, item, f"{side}.loss".lstrip("."), f"“{kind}” is there {count} times", "idle-clause")


def _too_late(part: str, item: str, field: str, deadline: Deadline | None, turns: int) -> Iterator[Doubt]:
    if deadline and deadline.turns >= turns:
        told = f"the game is lost after {turns} turns, before the deadline of {deadline.turns} comes"
        yield Doubt(part, item, field, told, "idle-clause")
