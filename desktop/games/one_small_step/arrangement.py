"""An arranged beginning: cards and tiles on top of their decks."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from typing import Any

from desktop.games.one_small_step.tables import Tables
from desktop.kernel.arranging import ArrangementModel, Impossible, Top, lay_on_top, read


class StepArrangement(ArrangementModel):
    """What the agencies meet first."""

    top: Top = ()
    """Events, missions, Hazards, Advancements, satellite and media tiles that come first, each from its own deck."""


@dataclass(frozen=True, slots=True)
class FirstCards:
    """Per kind the numbers of the cards that come first."""

    events: tuple[int, ...] = ()
    missions: tuple[int, ...] = ()
    hazards: tuple[int, ...] = ()
    advancements: tuple[int, ...] = ()
    satellite_tiles: tuple[int, ...] = ()
    media_tiles: tuple[int, ...] = ()


KINDS = tuple(field.name for field in fields(FirstCards))


def first_cards(tables: Tables, raw: Mapping[str, Any] | None, *, beginner: bool) -> FirstCards:
    """What an arrangement asks for. Raises Impossible, as for an unknown id."""
    found: dict[str, list[int]] = {kind: [] for kind in KINDS}
    for name in read(StepArrangement, raw or {}).top:
        kind, number = _find(tables, name, found)
        if kind == "advancements" and beginner:
            raise Impossible("The beginner game has no Advancements.", "OSS-BEGIN-04", card=name)
        found[kind].append(number)
    return FirstCards(**{kind: tuple(numbers) for kind, numbers in found.items()})


def _find(tables: Tables, name: str, taken: Mapping[str, Sequence[int]]) -> tuple[str, int]:
    known = False
    for kind in KINDS:
        for number, row in enumerate(getattr(tables, kind)):
            if row.id == name:
                known = True
                if number not in taken[kind]:
                    return kind, number
    why = "There is no further “{card}” to come first." if known else "There is no card or tile “{card}”."
    raise Impossible(why, card=name)


def on_top(deck: list[int], wanted: Sequence[int]) -> list[int]:
    """A shuffled deck, its top card last, with those of the wanted cards that belong to it on top."""
    return lay_on_top(deck, [card for card in wanted if card in deck])
