"""A given position: pawns where a designer puts them, captives, and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

from pydantic import Field

from desktop.games.space_checkers.content import COLOURS, LARGEST_BOARD, Colour, Place
from desktop.games.space_checkers.state import EMPTY
from desktop.kernel.arranging import ArrangementModel, Impossible, read

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import Any

    from desktop.games.space_checkers.board import Board

Pawns = Annotated[tuple[Place, ...], Field(max_length=LARGEST_BOARD**2)]
Captives = Annotated[tuple[Colour, ...], Field(max_length=LARGEST_BOARD**2)]


class CheckersArrangement(ArrangementModel):
    """Fleets that are left out stand in the formation chosen."""

    pawns: dict[Colour, Pawns] = Field(default_factory=dict)
    """Per fleet the (row, column) of its pawns; row 1 is north, column 1 is west."""
    captives: dict[Colour, Captives] = Field(default_factory=dict)
    """Per fleet the colours of the pawns in its prison cells."""
    turn: Colour | None = None
    """Who moves first; left out, the option decides."""


def arrange(
    board: Board, sides: Sequence[int], formation: str, raw: Mapping[str, Any]
) -> tuple[list[int], list[list[int]], int]:
    """The cells, the captives of each seat, and the seat that begins (-1 for the option's). Raises Impossible."""
    wanted = read(CheckersArrangement, raw)
    seats = {COLOURS[side]: seat for seat, side in enumerate(sides)}
    named = [*wanted.pawns, *wanted.captives, *(c for cs in wanted.captives.values() for c in cs)]
    for colour in (*named, *([wanted.turn] if wanted.turn else [])):
        if colour not in seats:
            raise Impossible("Nobody plays the {colour} fleet in this game.", colour=colour)
    cells = _cells(board, sides, formation, wanted)
    prisoners: list[list[int]] = [[] for _ in sides]
    for colour, captives in wanted.captives.items():
        if colour in captives:
            raise Impossible("The {colour} fleet cannot hold its own pawns.", colour=colour)
        prisoners[seats[colour]] = [seats[captive] for captive in captives]
        if len(captives) >= board.prison_cells:
            raise Impossible("The {colour} fleet has won already.", "SC-WIN-01", colour=colour)
    _counted(board, sides, cells, prisoners)
    first = seats[wanted.turn] if wanted.turn else EMPTY
    if first != EMPTY and first not in cells:
        raise Impossible("The {colour} fleet has no pawn to begin with.", "SC-WIN-03", colour=COLOURS[sides[first]])
    return cells, prisoners, first


def _cells(board: Board, sides: Sequence[int], formation: str, wanted: CheckersArrangement) -> list[int]:
    cells = [EMPTY] * board.size**2
    for seat, side in enumerate(sides):
        colour = COLOURS[side]
        places = wanted.pawns.get(colour)
        for cell in board.starts[formation][side] if places is None else ():
            _put(board, cells, seat, board.places[cell], colour)
        for place in places or ():
            _put(board, cells, seat, place, colour)
    return cells


def _put(board: Board, cells: list[int], seat: int, place: Place, colour: str) -> None:
    row, column = place
    if not board.has(place):
        raise Impossible(
            "Row {row}, column {column} lies off the {size} × {size} board.", row=row, column=column, size=board.size
        )
    cell = board.number(place)
    if cell in board.earth:
        raise Impossible(
            "A {colour} pawn cannot stand on the Earth at row {row}, column {column}.",
            "SC-INV-02",
            colour=colour,
            row=row,
            column=column,
        )
    if cells[cell] != EMPTY:
        raise Impossible("Two pawns stand at row {row}, column {column}.", "SC-INV-02", row=row, column=column)
    cells[cell] = seat


def _counted(board: Board, sides: Sequence[int], cells: list[int], prisoners: list[list[int]]) -> None:
    """No fleet has more pawns than it begins with (SC-INV-01); at least two can still move."""
    most = len(next(iter(board.starts.values()))[0])
    taken = [owner for captives in prisoners for owner in captives]
    for seat, side in enumerate(sides):
        count = cells.count(seat) + taken.count(seat)
        if count > most:
            raise Impossible(
                "The {colour} fleet has {most} pawns, not {count}.",
                "SC-INV-01",
                colour=COLOURS[side],
                most=most,
                count=count,
            )
    if len({owner for owner in cells if owner != EMPTY}) < 2:
        raise Impossible("At least two fleets need pawns on the board.", "SC-WIN-04")
