"""Arrangements: what a game begins with instead of, or on top of, its ordinary beginning.

An arrangement comes from outside, as plain data in the game's own form. Each game reads it through a model, and judges
it by trying it on a beginning of its own, so that what is refused and what is done cannot differ.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from desktop.kernel.faults import faults_of
from desktop.kernel.game import Refusal
from desktop.kernel.words import Sentence

Top: TypeAlias = Annotated[tuple[Annotated[str, Field(min_length=1, max_length=60)], ...], Field(max_length=60)]
"""Ids of cards or tiles; the first one is drawn first."""


class ArrangementModel(BaseModel):
    """The form of a game's arrangements. Everything in it may be left out."""

    model_config = ConfigDict(extra="forbid", frozen=True)


A = TypeVar("A", bound=ArrangementModel)


class Impossible(Exception):
    """Raised while an arrangement is carried out: it cannot be."""

    def __init__(self, text: str, rule: str = "", **args: str | int) -> None:
        super().__init__(text)
        self.refusal = Refusal(rule, Sentence(text, args))


def read(model: type[A], raw: Mapping[str, Any]) -> A:
    """An arrangement in its game's form. Raises Impossible."""
    try:
        return model.model_validate(dict(raw))
    except ValidationError as error:
        told = str(faults_of(error, raw, "arrangement")[0].sentence)
        raise Impossible("The game cannot begin like this: {why}", why=told) from error


def lay_on_top(cards: Sequence[int], wanted: Sequence[int]) -> list[int]:
    """A deck, its top card last, with some of its cards on top: the first of ``wanted`` topmost.

    Raises LookupError with the number of a card that is not (or not so often) in the deck.
    """
    rest = list(cards)
    for card in wanted:
        if card not in rest:
            raise LookupError(card)
        rest.remove(card)
    return [*rest, *reversed(wanted)]
