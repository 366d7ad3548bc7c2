"""Sentences for people, made by rules that know no screen.

A sentence is a template with named gaps. It stays apart from what fills it, so that a screen can translate the
template first and put in the names of the people at the table afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

Address: TypeAlias = str
"""Names a place or piece that a board can point at, such as ``cell:5,2`` or ``card:17``. Kinds are the game's own."""


@dataclass(frozen=True, slots=True)
class SeatName:
    """A gap to be filled with the name of the person or computer player on a seat (counted from 0)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Sentence:
    """A template in English with named gaps, and what fills them.

    Strings and numbers go in as they are, nested sentences are translated first, seat names come from the table.
    ``places`` are what the sentence speaks of, so that hovering it can light them up.
    """

    text: str
    args: Mapping[str, str | int | SeatName | Sentence] = field(default_factory=dict)
    places: tuple[Address, ...] = ()

    def fill(self, names: Sequence[str] = (), translate: Callable[[str], str] = str) -> str:
        """The finished sentence. A seat without a name in ``names`` is called by its number, counted from 1."""
        filled: dict[str, str | int] = {}
        for key, value in self.args.items():
            if isinstance(value, Sentence):
                filled[key] = value.fill(names, translate)
            elif isinstance(value, SeatName):
                filled[key] = names[value.seat] if 0 <= value.seat < len(names) else f"Seat {value.seat + 1}"
            else:
                filled[key] = value
        return translate(self.text).format(**filled)

    def __str__(self) -> str:
        return self.fill()


def listed(items: Sequence[str | Sentence]) -> Sentence:
    """The items joined as people say them: "a", "a and b", "a, b and c"."""
    args = {f"i{n}": item for n, item in enumerate(items)}
    gaps = [f"{{{key}}}" for key in args]
    text = gaps[0] if len(gaps) == 1 else ", ".join(gaps[:-1]) + " and " + gaps[-1] if gaps else ""
    return Sentence(text, args)
