"""A board definition compiled into tables, once, when a game is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from desktop.games.space_checkers.actions import Direction, Move, Place
from desktop.games.space_checkers.content import COLOURS, BoardContent, on_board

DIRECTIONS: tuple[Direction, ...] = (
    # The sides of green, yellow, blue and red come first, in the order of ``COLOURS``.
    "south",
    "west",
    "north",
    "east",
    "southwest",
    "northwest",
    "northeast",
    "southeast",
)
STEPS: dict[Direction, tuple[int, int]] = {
    "south": (1, 0),
    "west": (0, -1),
    "north": (-1, 0),
    "east": (0, 1),
    "southwest": (1, -1),
    "northwest": (-1, -1),
    "northeast": (-1, 1),
    "southeast": (1, 1),
}
"""Rows and columns gained by one step."""
SIDES = 4
LONGEST_MOVE = 6
WILD = -1
"""The index of the direction die's free choice, where a side has 0 to 3."""


class Way(NamedTuple):
    """A move of one length in one direction from one cell that does not meet the Earth."""

    landing: int
    passed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """Tables over cells, which are numbered row by row from the north-west, from 0."""

    size: int
    earth: frozenset[int]
    pawns: int
    prison_cells: int
    direction_die: tuple[int, ...]
    """Per face the index of a side, or ``WILD``."""
    starts: dict[str, tuple[tuple[int, ...], ...]]
    """Per formation the start cells of each colour, ascending."""
    wild: tuple[tuple[bool, ...], ...]
    """Per colour and cell whether the cell is in that colour's wild area."""
    ways: tuple[tuple[tuple[Way | None, ...], ...], ...]
    """By direction, distance (0 unused) and start cell; None where the Earth is in the way."""
    moves: tuple[tuple[tuple[Move, ...], ...], ...]
    """One Move object for each seat, direction and start cell, made once so that listing moves makes none."""

    def cell(self, row: int, column: int) -> int | None:
        """The number of the cell at a row and column from 1; None off the board."""
        if 1 <= row <= self.size and 1 <= column <= self.size:
            return (row - 1) * self.size + column - 1
        return None

    def place(self, cell: int) -> Place:
        """Row and column of a cell, from 1."""
        row, column = divmod(cell, self.size)
        return row + 1, column + 1


def walk(size: int, cell: int, direction: Direction, distance: int) -> tuple[int, ...]:
    """The cells a straight move enters, one after the other; opposite edges are neighbours (SC-WARP-02)."""
    row, column = divmod(cell, size)
    down, right = STEPS[direction]
    return tuple((row + down * step) % size * size + (column + right * step) % size for step in range(1, distance + 1))


def compile_board(content: BoardContent) -> Board:
    """The tables of a board definition."""
    size = content.size
    cells = range(size * size)

    def number(place: Place) -> int:
        return (place[0] - 1) * size + place[1] - 1

    earth = frozenset(map(number, content.earth))

    def way(direction: Direction, distance: int, cell: int) -> Way | None:
        line = walk(size, cell, direction, distance)
        return None if cell in earth or earth.intersection(line) else Way(line[-1], line[:-1])

    def ways(direction: Direction) -> tuple[tuple[Way | None, ...], ...]:
        lengths = range(1, LONGEST_MOVE + 1)
        return ((), *(tuple(way(direction, distance, cell) for cell in cells) for distance in lengths))

    def moves(seat: int, direction: Direction) -> tuple[Move, ...]:
        return tuple(Move(seat, cell // size + 1, cell % size + 1, direction) for cell in cells)

    return Board(
        size=size,
        earth=earth,
        pawns=content.pawns,
        prison_cells=content.prison_cells,
        direction_die=tuple(WILD if face == "wild" else COLOURS.index(face) for face in content.direction_die),
        starts={
            formation.name: tuple(
                tuple(sorted(number(on_board(colour, *cell, size)) for cell in formation.cells())) for colour in COLOURS
            )
            for formation in content.formations
        },
        wild=tuple(
            tuple(_rows_from_side(side, cell, size) >= size - content.wild_ranks for cell in cells)
            for side in range(SIDES)
        ),
        ways=tuple(ways(direction) for direction in DIRECTIONS),
        moves=tuple(tuple(moves(seat, direction) for direction in DIRECTIONS) for seat in range(SIDES)),
    )


def _rows_from_side(side: int, cell: int, size: int) -> int:
    """How many rows lie between a cell and the edge of a side."""
    row, column = divmod(cell, size)
    return (size - 1 - row, column, row, size - 1 - column)[side]
