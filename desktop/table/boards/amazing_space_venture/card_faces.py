"""What a card shows: its kind, title, badge and words, apart from how it is painted."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from desktop.games.amazing_space_venture.gists import gist
from desktop.games.amazing_space_venture.models import AnyCard
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.texts import text as card_text
from desktop.kernel.words import Sentence
from desktop.table.boards.amazing_space_venture import words

TINTS = {
    "planet": "#FF9A4D",
    "environment": "#4DB4FF",
    "life": "#5BDD86",
    "red": "#FF5C6C",
    "ship": "#FFD84D",
    "extra": "#FFD84D",
    "explorer": "#B58CFF",
}


@dataclass(frozen=True, slots=True)
class CardFace:
    """A card as the painter wants it."""

    id: str
    kind: str
    title: str
    badge: str
    """Its value, its M or its mark."""
    text: str
    foot: str
    home: bool = False
    movement: int = 0
    picture: bytes = b""
    """Of its pack, in place of the drawn one."""
    gist: str = ""
    """What it is for in a few words, where there is no room for the text."""


def card_face(t: Tables, number: int, say: Callable[[Sentence], str]) -> CardFace:
    card = t.cards[number]
    text = say(card_text(t, card))
    return CardFace(
        card.id,
        card.kind,
        card.title,
        _badge(card),
        text,
        _foot(card),
        getattr(card, "home", False),
        t.movement[number],
        t.content.picture("cards", card.id),
        say(gist(card)),
    )


def _badge(card: AnyCard) -> str:
    match card.kind:
        case "planet":
            return str(card.value)
        case "environment" | "life":
            return f"+{card.value}" if card.value > 0 else "±0" if card.value == 0 else f"−{-card.value}"
        case "ship":
            return f"M{card.movement}"
        case "explorer":
            return f"+{card.effect.points}"
        case "red":
            return card.mark
        case _:
            return "M+" if card.effect.kind == "boost" else "M−" if card.effect.kind == "burden" else ""


def _foot(card: AnyCard) -> str:
    match card.kind:
        case "planet" | "environment" | "life" | "explorer":
            return words.tr("Discovery")
        case "ship" | "extra":
            return words.tr("Phase 2")
        case _:
            return {"R": words.tr("Response"), "O": words.tr("Only action")}.get(card.mark, words.tr("Action"))
