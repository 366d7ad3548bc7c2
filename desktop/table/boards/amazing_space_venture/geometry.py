"""Where everything lies on the board of 13 x 13 squares, in board units from its upper left.

Round the squares run letters and numbers, and round those the score track with 50 spaces.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from desktop.games.amazing_space_venture.grid import NUMBER, SIZE, SQUARES
from desktop.kernel.words import Address

UNIT = 50.0
"""The side of a square."""
TRACK, GUTTER = 24.0, 16.0
SIDE = 2 * (TRACK + GUTTER) + SIZE * UNIT
SPACES = 50
"""Of the score track; 0 lies in the lower left corner, the others follow clockwise (ASV-SCORE-03)."""
FIELD = QRectF(TRACK + GUTTER, TRACK + GUTTER, SIZE * UNIT, SIZE * UNIT)
BOARD = QRectF(0, 0, SIDE, SIDE)
LETTERS = "ABCDEFGHIJKLM"
MIDDLES = ((0.5, 0.0), (1.0, 0.5), (0.5, 1.0), (0.0, 0.5))
"""The middles of the sides, in shares of a square: north, east, south, west."""
OUTWARDS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def corner(square: int) -> QPointF:
    """The upper left of a square."""
    row, column = divmod(square, SIZE)
    return QPointF(FIELD.left() + column * UNIT, FIELD.top() + row * UNIT)


def rect(square: int) -> QRectF:
    at = corner(square)
    return QRectF(at.x(), at.y(), UNIT, UNIT)


def centre(square: int) -> QPointF:
    return rect(square).center()


def square_at(point: QPointF) -> int | None:
    """The square at a point; None outside the field."""
    column = math.floor((point.x() - FIELD.left()) / UNIT)
    row = math.floor((point.y() - FIELD.top()) / UNIT)
    return row * SIZE + column if 0 <= row < SIZE and 0 <= column < SIZE else None


def turned(x: float, y: float, rotation: int) -> tuple[float, float]:
    """A point of a square, in shares of it, after so many quarter turns clockwise."""
    for _ in range(rotation % 4):
        x, y = 1 - y, x
    return x, y


def square_of(address: Address) -> int | None:
    """The square an address names by itself; None for ships, cards and the like."""
    kind, _, rest = address.partition(":")
    name = rest.partition(":")[0]
    return NUMBER.get(name) if kind in ("square", "planet", "part", "station", "pirate", "probe") else None


def _track() -> tuple[QRectF, ...]:
    """Corners, 12 spaces up the sides and 11 along top and bottom: 50 in all."""
    inner = SIDE - 2 * TRACK
    high, wide = inner / 12, inner / 11
    far = SIDE - TRACK
    found = [QRectF(0, far, TRACK, TRACK)]
    found += [QRectF(0, far - (n + 1) * high, TRACK, high) for n in range(12)]
    found.append(QRectF(0, 0, TRACK, TRACK))
    found += [QRectF(TRACK + n * wide, 0, wide, TRACK) for n in range(11)]
    found.append(QRectF(far, 0, TRACK, TRACK))
    found += [QRectF(far, TRACK + n * high, TRACK, high) for n in range(12)]
    found.append(QRectF(far, far, TRACK, TRACK))
    found += [QRectF(far - (n + 1) * wide, far, wide, TRACK) for n in range(11)]
    return tuple(found)


TRACK_SPACES = _track()
ALL_SQUARES = range(SQUARES)
