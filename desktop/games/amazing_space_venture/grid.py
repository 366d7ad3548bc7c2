"""The 13 x 13 squares: numbers, names, neighbours (ASV-BOARD-01).

A square is a number, row by row from the north-west: A-1 is 0, B-1 is 1, A-2 is 13. Sides are numbered 0 north, 1 east,
2 south, 3 west; corners of a square 0 north-west, 1 north-east, 2 south-east, 3 south-west. Sets of squares are
whole numbers with one bit a square.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

SIZE = 13
SQUARES = SIZE * SIZE
ALL = (1 << SQUARES) - 1
NAMES = tuple(f"{'ABCDEFGHIJKLM'[square % SIZE]}-{square // SIZE + 1}" for square in range(SQUARES))
NUMBER = {name: square for square, name in enumerate(NAMES)}
OFF = -1
"""A neighbour outside the board."""


def at(row: int, column: int) -> int:
    """The square of a row and column counted from 0, or ``OFF``."""
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else OFF


def _next(square: int) -> tuple[int, int, int, int]:
    row, column = divmod(square, SIZE)
    return at(row - 1, column), at(row, column + 1), at(row + 1, column), at(row, column - 1)


def _ring(square: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    around = (at(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1) if down or right)
    return tuple(other for other in around if other != OFF)


NEXT = tuple(map(_next, range(SQUARES)))
"""Per square the neighbours to the north, east, south and west, or ``OFF``."""
RING = tuple(map(_ring, range(SQUARES)))
"""Per square the up to eight squares round it."""
BIT = tuple(1 << square for square in range(SQUARES))

_WEST_COLUMN = sum(BIT[row * SIZE] for row in range(SIZE))
_EAST_COLUMN = _WEST_COLUMN << (SIZE - 1)
_NOT_WEST = ALL & ~_WEST_COLUMN
_NOT_EAST = ALL & ~_EAST_COLUMN


def grown(squares: int) -> int:
    """The squares of a set and all within one king step of them."""
    wide = squares | (squares & _NOT_WEST) >> 1 | (squares & _NOT_EAST) << 1
    return (wide | wide >> SIZE | wide << SIZE) & ALL


def members(squares: int) -> list[int]:
    """The squares of a set in ascending order."""
    found = []
    while squares:
        lowest = squares & -squares
        found.append(lowest.bit_length() - 1)
        squares ^= lowest
    return found


def _disc(square: int, corner: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    down = 1 if corner in (2, 3) else -1
    right = 1 if corner in (1, 2) else -1
    around = (at(row, column + right), at(row + down, column), at(row + down, column + right))
    return tuple(other for other in around if other != OFF)


DISC = tuple(tuple(_disc(square, corner) for corner in range(4)) for square in range(SQUARES))
"""By square and corner the other squares round that corner on the board: 3 inside, 1 on a border (ASV-SUN-07)."""


def _steps(square: int) -> tuple[int, ...]:
    row, column = divmod(square, SIZE)
    places = (divmod(other, SIZE) for other in range(SQUARES))
    return tuple(max(abs(row - down), abs(column - right)) for down, right in places)


STEPS = tuple(map(_steps, range(SQUARES)))
"""King steps between two squares of an empty board (ASV-BOARD-07)."""


def turned(sides: Sequence[T], quarters: int) -> tuple[T, T, T, T]:
    """What lies on the four sides, from the north, after so many quarter turns clockwise."""
    north, east, south, west = (sides[(side - quarters) % 4] for side in range(4))
    return north, east, south, west


def square_address(square: int) -> str:
    return f"square:{NAMES[square]}"
