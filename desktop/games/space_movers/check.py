"""What is wrong with a content beyond its form: names of nothing, planets out of reach, checks nobody can pass."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.paths import distances
from desktop.kernel.faults import Doubt, ruled

if TYPE_CHECKING:
    from desktop.games.space_movers.models import Deadline, Parts, Route, Step

BIGGEST_HAND = 5
"""More cards than a player keeps over Clean Up (SM-TURN-11)."""


def faults(content: Parts) -> list[Doubt]:
    """Every fault of a content that is right in form; none for a content that can be played."""
    return [
        *ruled("identity", _doubles(content)),
        *ruled("map", _map_faults(content)),
        *ruled("bars", _bar_faults(content)),
        *ruled("crew", _crew_faults(content)),
        *ruled("deck", _deck_faults(content)),
        *ruled("objectives", _objective_faults(content)),
    ]


def _doubles(content: Parts) -> Iterator[Doubt]:
    for place, node in enumerate(content.map.nodes):
        if any(other.id == node.id for other in content.map.nodes[:place]):
            yield Doubt("map", "", f"nodes.{place}.id", f"another planet has the id {node.id}; give each its own")
    parts: dict[str, Iterable[Any]] = {
        "rooms": content.rooms,
        "characters": content.characters,
        "adventures": content.adventures,
        "random_objectives": content.random_objectives,
    }
    for part, items in parts.items():
        for item, count in Counter(item.id for item in items).items():
            if count > 1:
                yield Doubt(part, item, "id", f"{count} items have this id; give each its own")
    cards: Counter[str] = Counter()
    for part in ("events", "pursuits", "cargoes", "reactions"):
        for card in getattr(content, part):
            cards[card.id] += 1
            if cards[card.id] == 2:
                yield Doubt(part, card.id, "id", "another card has this id; give each its own")


# ---- map -----------------------------------------------------------------------------------------------------------


def _map_faults(content: Parts) -> Iterator[Doubt]:
    galaxy = content.map
    known = {node.id: node for node in galaxy.nodes}
    stations = [node.id for node in galaxy.nodes if node.kind == "hq"]
    if len(stations) != 1:
        yield Doubt("map", "", "nodes", f"exactly one node is UO Headquarters, here are {len(stations)}")
        return
    if galaxy.start not in known or known[galaxy.start].kind == "hq":
        yield Doubt("map", "", "start", "the Liberty starts on a planet of the map")
        return
    seen: set[frozenset[str]] = set()
    sound = []
    for number, route in enumerate(galaxy.routes):
        field = f"routes.{number}"
        if unknown := [end for end in (0, 1) if route.between[end] not in known]:
            told = f"there is no planet “{route.between[unknown[0]]}”"
            yield Doubt("map", "", f"{field}.between.{unknown[0]}", told)
            continue
        sound.append(route)
        if frozenset(route.between) in seen or len(set(route.between)) == 1:
            yield Doubt("map", "", f"{field}.between", "a route joins two different planets, and only once")
        seen.add(frozenset(route.between))
        yield from _check_fault("map", "", f"{field}.check", route.check)
    reachable = distances(known, (route.between for route in sound))[galaxy.start]
    for number, node in enumerate(galaxy.nodes):
        ways = [route for route in sound if node.id in route.between]
        if node.id not in reachable:
            start = known[galaxy.start].title
            yield Doubt("map", "", f"nodes.{number}", f"no way leads to {node.title} from {start}")
        elif ways and all(_needs_specialist(route) for route in ways):
            yield Doubt(
                "map",
                "",
                f"nodes.{number}",
                f"every route out of {node.title} asks for one Character's skill, so the Liberty could be stuck; "
                "leave one free or ask for Strength or Intelligence there",
            )


def _needs_specialist(route: Route) -> bool:
    return any(symbol not in v.EVERYBODY for symbol in route.check)


def _check_fault(part: str, item: str, field: str, check: Sequence[v.Symbol]) -> Iterator[Doubt]:
    """A Character answers one symbol of a check at most, so the same skill twice cannot be passed (SM-EDGE-87)."""
    twice = [symbol for symbol, count in Counter(check).items() if count > 1 and symbol not in v.EVERYBODY]
    if twice:
        yield Doubt(part, item, field, f"nobody can pass a check that asks for {twice[0]} twice")
    if len(check) > len(v.SKILLS):
        yield Doubt(part, item, field, f"{len(check)} symbols are more than the {len(v.SKILLS)} Characters")


# ---- bars and crew -------------------------------------------------------------------------------------------------


def _bar_faults(content: Parts) -> Iterator[Doubt]:
    bars = content.bars
    if bars.skull > bars.eyes:
        yield Doubt("bars", "", "skull", f"it can never be reached with {bars.eyes} eyes")
    if bars.orange >= bars.skull:
        yield Doubt("bars", "", "orange", f"the orange part begins below the skull at {bars.skull}")
    if list(bars.batteries) != sorted(set(bars.batteries)) or bars.batteries[-1] > bars.resources:
        yield Doubt("bars", "", "batteries", "the four marks rise along the bar")
    if any(symbol not in v.EVERYBODY for symbol in bars.rescue):
        yield Doubt("bars", "", "rescue", "the one with the skill may be the prisoner; ask for common skills")


def _crew_faults(content: Parts) -> Iterator[Doubt]:
    for field in ("number", "skill"):
        for value, count in Counter(getattr(person, field) for person in content.characters).items():
            if count > 1:
                last = [person.id for person in content.characters if getattr(person, field) == value][-1]
                yield Doubt("characters", last, field, f"{value} is given {count} times; each has its own")
    for person in content.characters:
        if any(symbol not in v.EVERYBODY for symbol in person.back.check):
            yield Doubt(
                "characters", person.id, "back.check", "healing must not need one Character's skill (SM-EDGE-37)"
            )


# ---- deck ----------------------------------------------------------------------------------------------------------


def _deck_faults(content: Parts) -> Iterator[Doubt]:
    planets = {node.id for node in content.map.nodes if node.kind == "planet"}
    for cargo in content.cargoes:
        for field in ("pick_up", "deliver"):
            if getattr(cargo, field) not in planets:
                yield Doubt("cargoes", cargo.id, field, f"there is no planet “{getattr(cargo, field)}”")
        if cargo.pick_up == cargo.deliver:
            yield Doubt("cargoes", cargo.id, "deliver", "a cargo goes from one planet to another")
    for part, cards in (("events", content.events), ("pursuits", content.pursuits)):
        for card in cards:
            yield from _check_fault(part, card.id, "check", card.check)
    for reaction in content.reactions:
        moments = {"pay_more": "delivery", "easier": "check", "lay_in_box": "check"}
        for number, effect in enumerate(reaction.effects):
            if effect.kind in ("load", "unload"):
                yield Doubt("reactions", reaction.id, f"effects.{number}", "special items belong to objectives")
            elif moments.get(effect.kind, "any") != reaction.timing:
                wanted = moments.get(effect.kind, "any")
                yield Doubt("reactions", reaction.id, "timing", f"“{effect.kind}” needs the timing “{wanted}”")
    groups = (("events", len(content.events)), ("pursuits", len(content.pursuits)), ("cargoes", len(content.cargoes)))
    for part, count in groups:
        if count < BIGGEST_HAND:
            yield Doubt(part, "", "", f"a deck needs at least {BIGGEST_HAND} of these cards, not {count}")


# ---- objectives ----------------------------------------------------------------------------------------------------


def _objective_faults(content: Parts) -> Iterator[Doubt]:
    for adventure in content.adventures:
        loaded: set[str] = set()
        if [card.number for card in adventure.cards] != [1, 2, 3, 4, 5]:
            yield Doubt("adventures", adventure.id, "cards", "the five cards are numbered 1 to 5 in order")
        for place, card in enumerate(adventure.cards):
            name = adventure.id
            side = f"cards.{place}"
            yield from _condition_faults(content, "adventures", name, f"{side}.side_1.task", card.side_1.task, loaded)
            yield from _deadline_faults(
                content, "adventures", name, f"{side}.side_1.deadline", card.side_1.deadline, loaded
            )
            yield from _too_late("adventures", name, f"{side}.side_1.task", card.side_1.task, card.side_1.loss)
            yield from _step_faults(content, "adventures", name, f"{side}.side_2.steps", card.side_2.steps, loaded)
            for number, step in enumerate(card.side_2.steps):
                where = f"{side}.side_2.steps.{number}.when"
                yield from _too_late("adventures", name, where, step.when, card.side_2.loss)
            yield from _deadline_faults(
                content, "adventures", name, f"{side}.side_2.deadline", card.side_2.deadline, loaded
            )
    for objective in content.random_objectives:
        loaded = set()
        yield from _step_faults(content, "random_objectives", objective.id, "steps", objective.steps, loaded)
        yield from _deadline_faults(content, "random_objectives", objective.id, "deadline", objective.deadline, loaded)
        for number, step in enumerate(objective.steps):
            where = f"steps.{number}.when"
            yield from _too_late("random_objectives", objective.id, where, step.when, objective.loss)


def _too_late(
    part: str, item: str, field: str, conditions: Sequence[v.Condition], loss: Sequence[s.LossClause]
) -> Iterator[Doubt]:
    """A wait that outlasts the game: the card can never be done. In the last turn itself it still can."""
    ends = [clause.turns for clause in loss if isinstance(clause, s.Overdue)]
    for number, condition in enumerate(conditions):
        if isinstance(condition, v.Waited) and ends and condition.turns > min(ends):
            told = f"the game is lost after {min(ends)} turns, before the card has waited {condition.turns}"
            yield Doubt(part, item, f"{field}.{number}", told)


def _step_faults(
    content: Parts, part: str, item: str, field: str, steps: Sequence[Step], loaded: set[str]
) -> Iterator[Doubt]:
    """``loaded`` holds the special items aboard before the steps, and after them."""
    for number, step in enumerate(steps):
        yield from _condition_faults(content, part, item, f"{field}.{number}.when", step.when, loaded)
        yield from _check_fault(part, item, f"{field}.{number}.check", step.check)
        for effect in (*step.passed, *step.failed):
            if isinstance(effect, v.Heal) and not effect.everyone:
                yield Doubt(part, item, f"{field}.{number}", "an objective heals everybody: it asks for no choice")
        loaded |= {effect.item for effect in step.passed if isinstance(effect, v.Load)}
        loaded -= {effect.item for effect in step.passed if isinstance(effect, v.Unload)}
        if not (step.when or step.check or step.cost):
            yield Doubt(part, item, f"{field}.{number}", "a step asks for something: a place, a check or a price")


def _condition_faults(
    content: Parts,
    part: str,
    item: str,
    field: str,
    conditions: Sequence[v.Condition],
    loaded: set[str],
) -> Iterator[Doubt]:
    """Conditions that can never all be true, so that the card would never turn over."""
    planets = {node.id for node in content.map.nodes if node.kind == "planet"}
    places = {condition.planet for condition in conditions if isinstance(condition, v.At)}
    if len(places) > 1:
        yield Doubt(part, item, field, f"the Liberty cannot be on {' and '.join(sorted(places))} at once")
    drones = {condition.planet for condition in conditions if isinstance(condition, v.DroneAt)}
    if len(drones) > 1:
        yield Doubt(part, item, field, f"the Drone cannot be on {' and '.join(sorted(drones))} at once")
    if len({condition.yes for condition in conditions if isinstance(condition, v.Hunted)}) > 1:
        yield Doubt(part, item, field, "the scout cannot be on the board and off it at once")
    for number, condition in enumerate(conditions):
        here = f"{field}.{number}"
        planet = getattr(condition, "planet", None)
        if planet is not None and planet not in planets:
            yield Doubt(part, item, f"{here}.planet", f"there is no planet “{planet}”")
        match condition:
            case v.Carrying(item=wanted) if wanted not in loaded:
                yield Doubt(part, item, f"{here}.item", f"nothing before this brings “{wanted}” aboard")
            case v.Deliveries(planet=str(), since_shown=False):
                yield Doubt(part, item, here, "deliveries on one planet are counted since the card was shown")
            case v.Deliveries(planet=str() as planet) if all(c.deliver != planet for c in content.cargoes):
                yield Doubt(part, item, here, f"no cargo is delivered on {planet}")
            case v.ResourcesAtLeast(at_least=amount) if amount > content.bars.resources:
                yield Doubt(part, item, here, f"the bar ends at {content.bars.resources}")


def _deadline_faults(
    content: Parts, part: str, item: str, field: str, deadline: Deadline | None, loaded: set[str]
) -> Iterator[Doubt]:
    effects = deadline.effects if deadline else ()
    if any(isinstance(effect, (v.Load, v.Unload)) for effect in effects):
        yield Doubt(part, item, field, "waiting neither loads nor unloads anything")
