"""A board definition compiled into tables, once, when a game is loaded."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile

from desktop.games.space_checkers.actions import Direction, Move, Place
from desktop.games.space_checkers.content import COLOURS, BoardContent, Colour, Formation

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


@dataclass(frozen=True, slots=True)
class Board:
    """Tables over cells, which are numbered row by row from the north-west, from 0."""

    size: int
    earth: frozenset[int]
    prison_cells: int
    direction_die: tuple[int, ...]
    """Per face the index of a side, or ``WILD``."""
    starts: dict[str, tuple[tuple[int, ...], ...]]
    """Per formation the start cells of each colour, ascending."""
    wild: tuple[tuple[bool, ...], ...]
    """Per colour and cell whether the cell is in that colour's wild area."""
    lines: tuple[tuple[tuple[int, ...], ...], ...]
    """By direction and start cell the cells a pawn would enter, up to the longest move or the Earth."""
    moves: tuple[tuple[tuple[Move, ...], ...], ...]
    """One Move object for each seat, direction and start cell, made once so that listing moves makes none."""

    places: tuple[Place, ...]
    """Row and column of each cell."""

    def has(self, place: Place) -> bool:
        """Whether a row and column lie on the board."""
        return 1 <= place[0] <= self.size and 1 <= place[1] <= self.size

    def number(self, place: Place) -> int:
        """The number of the cell at a row and column."""
        return (place[0] - 1) * self.size + place[1] - 1


def across_edge(one: Place, other: Place) -> bool:
    """Whether two cells that follow each other on a line are neighbours only by warp."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1])) > 1


def walk(size: int, cell: int, direction: Direction, distance: int) -> tuple[int, ...]:
    """The cells a straight move enters, one after the other; opposite edges are neighbours (SC-WARP-02)."""
    row, column = divmod(cell, size)
    down, right = STEPS[direction]
    return tuple((row + down * step) % size * size + (column + right * step) % size for step in range(1, distance + 1))


def compile_board(content: BoardContent) -> Board:
    """The tables of a board definition."""
    size = content.size
    places = tuple((row, column) for row in range(1, size + 1) for column in range(1, size + 1))
    number = {place: cell for cell, place in enumerate(places)}
    earth = frozenset(number[place] for place in content.earth)

    def line(direction: Direction, cell: int) -> tuple[int, ...]:
        return tuple(takewhile(lambda entered: entered not in earth, walk(size, cell, direction, LONGEST_MOVE)))

    def start_cells(formation: Formation, colour: Colour) -> tuple[int, ...]:
        return tuple(sorted(number[place] for place in formation.on_board(colour, size)))

    return Board(
        size=size,
        earth=earth,
        prison_cells=content.prison_cells,
        direction_die=tuple(WILD if face == "wild" else COLOURS.index(face) for face in content.direction_die),
        starts={
            formation.name: tuple(start_cells(formation, colour) for colour in COLOURS)
            for formation in content.formations
        },
        wild=tuple(
            tuple(_rows_from_side(side, cell, size) >= size - content.wild_ranks for cell in number.values())
            for side in range(SIDES)
        ),
        lines=tuple(tuple(line(direction, cell) for cell in number.values()) for direction in DIRECTIONS),
        moves=tuple(
            tuple(tuple(Move(seat, *place, direction) for place in places) for direction in DIRECTIONS)
            for seat in range(SIDES)
        ),
        places=places,
    )


def _rows_from_side(side: int, cell: int, size: int) -> int:
    """How many rows lie between a cell and the edge of a side."""
    row, column = divmod(cell, size)
    return (size - 1 - row, column, row, size - 1 - column)[side]
