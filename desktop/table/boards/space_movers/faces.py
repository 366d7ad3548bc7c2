"""What stands on each card, as words and symbols: made from content and position, painted elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

from desktop.games.space_movers import models as m
from desktop.games.space_movers.tables import Card, Kind, Side, Tables
from desktop.games.space_movers.texts import (
    condition_text,
    deadline_text,
    effect_text,
    loss_text,
    rule_text,
    step_text,
)
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.words import Sentence, listed
from desktop.table.boards.space_movers.words import tr

Say: TypeAlias = Callable[[Sentence], str]
CardKind: TypeAlias = Literal["event", "pursuit", "cargo", "reaction", "objective", "character", "room"]
Tone: TypeAlias = Literal["quiet", "good", "bad", "now"]

TIMINGS = {"any": "Others' turn", "delivery": "At a delivery", "check": "Before a check"}


@dataclass(frozen=True, slots=True)
class Foot:
    """The last line of a card: how it stands with it now."""

    words: str
    tone: Tone = "quiet"


@dataclass(frozen=True, slots=True)
class Face:
    """A card, face up."""

    kind: CardKind
    id: str
    title: str
    band: str
    """What kind of card it is, in a word or two."""
    text: tuple[str, ...] = ()
    warning: tuple[str, ...] = ()
    """Ways to lose that the card brings."""
    story: str = ""
    check: tuple[Symbol, ...] = ()
    off: frozenset[Symbol] = frozenset()
    """Symbols of the check that nobody can answer now."""
    badge: str = ""
    route: tuple[tuple[str, str], tuple[str, str]] | None = None
    """Where a cargo is picked up and delivered: (id, name) of both planets."""
    foot: Foot | None = None
    dim: bool = False
    accent: str = ""
    """A colour of its own, in place of its kind's."""
    picture: bytes = b""
    """Of its pack, in place of the drawn one."""


def sentence_case(words: str) -> str:
    return words[:1].upper() + words[1:]


def _full(words: str) -> str:
    """A sentence with its capital and its stop."""
    text = sentence_case(words)
    return text if text.endswith((".", "!", "?")) else text + "."


_PARTS = {Kind.EVENT: "events", Kind.PURSUIT: "pursuits", Kind.CARGO: "cargoes", Kind.REACTION: "reactions"}


def card_face(tables: Tables, card: Card, say: Say) -> Face:
    """A card of the Game Deck."""
    return replace(_card_face(tables, card, say), picture=tables.content.picture(_PARTS[card.kind], card.id))


def _card_face(tables: Tables, card: Card, say: Say) -> Face:
    match card.kind:
        case Kind.EVENT if card.event is not None:
            rules = tuple(_full(say(rule_text(rule))) for rule in card.event.rules)
            losses = tuple(_full(say(loss_text(clause))) for clause in card.event.loss)
            return Face("event", card.id, card.title, tr("Event"), rules, losses, card.event.flavour, card.event.check)
        case Kind.PURSUIT if card.pursuit is not None:
            text = (tr("Pass this check and the scout loses you."),)
            return Face(
                "pursuit", card.id, card.title, tr("UO pursuit"), text, (), card.pursuit.flavour, card.pursuit.check
            )
        case Kind.CARGO if card.cargo is not None:
            ends = tuple((tables.nodes[node].id, tables.nodes[node].title) for node in (card.pick_up, card.deliver))
            return Face(
                "cargo",
                card.id,
                card.title,
                tr("Cargo"),
                (),
                (),
                card.cargo.flavour,
                badge=f"+{card.pays}",
                route=(ends[0], ends[1]),
            )
        case Kind.REACTION if card.reaction is not None:
            return _reaction(card, card.reaction, say)
    raise AssertionError(f"a card without a face: {card.id}")


def _reaction(card: Card, reaction: m.ReactionCard, say: Say) -> Face:
    text = [_full(say(listed([effect_text(effect) for effect in reaction.effects])))]
    if reaction.leaves_game:
        text.append(tr("Then it leaves the game."))
    foot = Foot(tr(TIMINGS[reaction.timing]))
    return Face("reaction", card.id, card.title, tr("Reaction"), tuple(text), (), reaction.flavour, foot=foot)


def objective_face(tables: Tables, side: Side, number: int, goal: int, step: int, say: Say, key: str) -> Face:
    """The side of an objective that lies open, with the step to do after ``step`` are done. Its check stands below the
    text in symbols, so the text leaves it out."""
    band = tr("Objective {number}/{goal}").format(number=number, goal=goal)
    text: list[str] = []
    check: tuple[Symbol, ...] = ()
    if side.task:
        done = listed([condition_text(tables.content, condition) for condition in side.task])
        text.append(_full(tr("Turns over when {what}").format(what=say(done))))
    if step < len(side.steps):
        check = side.steps[step].check
        many = tr("Step {number} of {count}:").format(number=step + 1, count=len(side.steps))
        words = _full(say(step_text(tables.content, side.steps[step], check=False)))
        text.append(f"{many} {words}" if len(side.steps) > 1 else words)
    if side.deadline:
        text.append(_full(say(deadline_text(side.deadline))))
    losses = tuple(_full(say(loss_text(clause))) for clause in side.loss)
    return Face("objective", key, side.title, band, tuple(text), losses, side.story, check)
