"""What can be played and is hardly meant: dice without a way, formations alike, boards without an Earth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.space_checkers.content import COLOURS
from desktop.kernel.faults import Doubt, ruled

if TYPE_CHECKING:
    from desktop.games.space_checkers.content import BoardContent

CROWDED = 2
"""With fewer free cells for each pawn than this, fleets block each other."""


def remarks(board: BoardContent) -> list[Doubt]:
    """Everything a designer may want to look at again; the board can be played."""
    return [
        *ruled("die", _die(board)),
        *ruled("formations", _formations(board)),
        *ruled("room", _room(board)),
    ]


def _die(board: BoardContent) -> Iterator[Doubt]:
    for colour in COLOURS:
        if colour not in board.direction_die and "wild" not in board.direction_die:
            yield Doubt("board", "", "direction_die", f"no face sends pawns towards {colour}, and none is wild")
    if board.wild_ranks and "wild" not in board.direction_die:
        yield Doubt("board", "", "direction_die", "no face is wild")


def _formations(board: BoardContent) -> Iterator[Doubt]:
    titles: dict[str, str] = {}
    shapes: dict[tuple[tuple[int, ...], ...], str] = {}
    for number, formation in enumerate(board.formations):
        field = f"formations.{number}"
        shape = tuple(tuple(sorted(rank)) for rank in formation.ranks)
        if shape in shapes:
            yield Doubt("board", "", f"{field}.ranks", f"“{formation.name}” stands as “{shapes[shape]}” does")
        if formation.title.casefold() in titles:
            other = titles[formation.title.casefold()]
            yield Doubt("board", "", f"{field}.title", f"“{formation.title}” is also the title of “{other}”")
        shapes.setdefault(shape, formation.name)
        titles.setdefault(formation.title.casefold(), formation.name)
        if len(formation.ranks) > board.size - board.wild_ranks:
            told = f"“{formation.name}” begins with pawns in their own wild area"
            yield Doubt("board", "", f"{field}.ranks", told)


def _room(board: BoardContent) -> Iterator[Doubt]:
    free = board.size**2 - len(set(board.earth))
    if free < CROWDED * len(COLOURS) * board.pawns:
        told = f"four fleets of {board.pawns} leave little room on {free} cells"
        yield Doubt("board", "", "pawns", told)
    if not board.earth:
        yield Doubt("board", "", "earth", "there is no Earth to fly around")
    if len(set(board.earth)) < len(board.earth):
        yield Doubt("board", "", "earth", "a cell of the Earth is named twice")
