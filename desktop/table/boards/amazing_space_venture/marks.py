"""Light on the board: squares that fit, the tile in hand, rings round what may be picked, numbers and clashes."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, rect
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.kit import fonts
from desktop.table.kit.ink import ADD, arc, ellipse, fill, halo, polygon, rounded, saved, stroke
from desktop.table.kit.theme import DANGER, GOLD, INK, WHITE, Paint, colour
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

CELL = QRectF(-UNIT / 2, -UNIT / 2, UNIT, UNIT)
"""A square round the origin."""


def paint_fits(painter: QPainter) -> None:
    """A square on which the tile fits as it is turned, round the origin."""
    area = CELL.adjusted(1.5, 1.5, -1.5, -1.5)
    fill(painter, rounded(area, 3), colour("#3A2C08", 0.62))
    with saved(painter, ADD):
        for inset in range(5):
            stroke(
                painter, rounded(area.adjusted(inset, inset, -inset, -inset), 3), colour(GOLD, 0.2 - 0.036 * inset), 1.2
            )
    stroke(painter, rounded(area, 3), colour(GOLD, 0.9), 1.2)
    _corners(painter, area, colour("#FFF6DC"), 9, 2)
    tick = polygon([(-5, 0.5), (-1.5, 4.2), (5.5, -4.2)], closed=False)
    stroke(painter, tick, "#FFE9B0", 2.2)


def paint_turns(painter: QPainter) -> None:
    """A square on which the tile fits after a turn, round the origin."""
    area = CELL.adjusted(3, 3, -3, -3)
    stroke(painter, rounded(area, 3), colour("#C9D0F4", 0.5), 1.1, dash=[3, 2.4])
    stroke(painter, arc(0, 0, 5.2, 60, -290), colour("#DDE2FF", 0.75), 1.5)
    fill(painter, polygon([(1.0, -7.6), (6.4, -4.6), (1.2, -1.6)]), colour("#DDE2FF", 0.85))


def _corners(painter: QPainter, area: QRectF, paint: Paint, length: float, width: float) -> None:
    for x, dx in ((area.left(), 1), (area.right(), -1)):
        for y, dy in ((area.top(), 1), (area.bottom(), -1)):
            stroke(painter, polygon([(x + dx * length, y), (x, y), (x, y + dy * length)], closed=False), paint, width)


def paint_corners(painter: QPainter, square: int, paint: Paint = WHITE) -> None:
    """Corner marks round a square: the cursor, or the tile just laid."""
    _corners(painter, rect(square).adjusted(0.5, 0.5, -0.5, -0.5), paint, 11, 2)


def paint_ghost(painter: QPainter, square: int, laid: Laid, *, fits: bool) -> None:
    """The tile in hand over a square; lifted and framed in red where it does not fit."""
    with saved(painter):
        if not fits:
            painter.translate(0, -5)
        painter.setOpacity(0.94)
        paint_tiles(painter, {square: laid})
        painter.setOpacity(1)
        area = rect(square).adjusted(0.8, 0.8, -0.8, -0.8)
        if fits:
            with saved(painter, ADD):
                for wide in (9.0, 6.0, 3.5):
                    stroke(painter, rounded(area, 3), colour(GOLD, 0.12), wide)
            stroke(painter, rounded(area, 3), GOLD, 2)
        else:
            stroke(painter, rounded(area, 3), DANGER, 1.8, dash=[3, 2])


def paint_clash(painter: QPainter, square: int, side: int) -> None:
    """A zigzag and a cross on the edge that does not match."""
    area = rect(square)
    middle = area.center()
    with saved(painter):
        painter.translate(middle)
        painter.rotate(90 * side)
        y = -UNIT / 2
        zigzag = [(-UNIT / 2 + n * UNIT / 10, y + (2.4 if n % 2 else -2.4)) for n in range(11)]
        stroke(painter, polygon(zigzag, closed=False), colour("#1A0308", 0.9), 4.2)
        stroke(painter, polygon(zigzag, closed=False), DANGER, 2.2)
        fill(painter, ellipse(0, y, 6), DANGER)
        for dx in (-1, 1):
            stroke(painter, polygon([(-2.4 * dx, y - 2.4), (2.4 * dx, y + 2.4)], closed=False), WHITE, 1.6)


def paint_match(painter: QPainter, square: int, side: int) -> None:
    """A tick on an edge that matches its neighbour."""
    middle = rect(square).center()
    x, y = middle.x() + UNIT / 2 * math.sin(side * math.pi / 2), middle.y() - UNIT / 2 * math.cos(side * math.pi / 2)
    fill(painter, ellipse(x, y, 4.6), "#2FBF5A")
    stroke(painter, polygon([(x - 2, y), (x - 0.6, y + 1.7), (x + 2.2, y - 1.7)], closed=False), WHITE, 1.3)


def paint_ring(painter: QPainter, at: QPointF, radius: float, paint: Paint, *, strong: bool = False) -> None:
    """Round something that may be picked."""
    halo(painter, at.x(), at.y(), radius * 1.7, radius * 1.7, paint, 0.6 if strong else 0.35)
    stroke(painter, ellipse(at.x(), at.y(), radius), colour(INK, 0.8), 3.6)
    stroke(painter, ellipse(at.x(), at.y(), radius), paint, 2.6 if strong else 1.8, dash=None if strong else [3.2, 1.8])


def paint_reach(painter: QPainter, square: int, paint: Paint) -> None:
    """A square that a ship can reach."""
    area = rect(square).adjusted(2, 2, -2, -2)
    fill(painter, rounded(area, 4), colour(paint, 0.16))
    stroke(painter, rounded(area, 4), colour(paint, 0.85), 1.4, dash=[4, 2])


def paint_pill(painter: QPainter, at: QPointF, text: str, paint: Paint, size: float = 12.0) -> None:
    """A few figures on a coloured ground."""
    font = fonts.display(size, 800)
    wide = max(size * 1.5, text_width(font, text) + size * 0.8)
    area = QRectF(at.x() - wide / 2, at.y() - size * 0.72, wide, size * 1.44)
    fill(painter, rounded(area.adjusted(-1, -1, 1, 1), size * 0.75), colour("#050818", 0.9))
    fill(painter, rounded(area, size * 0.7), paint)
    put_text(painter, at.x(), centred_baseline(font, at.y()), text, font, INK, CENTRE)


def paint_way(painter: QPainter, at: QPointF) -> None:
    """The sign of a flight along a path."""
    fill(painter, ellipse(at.x(), at.y(), 8), colour("#050818", 0.9))
    path = QPainterPath(QPointF(at.x() - 5, at.y() + 3))
    path.cubicTo(at.x() - 1, at.y() - 7, at.x() + 1, at.y() + 7, at.x() + 5, at.y() - 3)
    stroke(painter, path, "#FF5A4E", 2.6)
    stroke(painter, path, "#FFE9E0", 0.9)


def paint_counted(painter: QPainter, square: int, number: int | None) -> None:
    """A square that a sentence speaks of, with its number where there are several."""
    area = rect(square).adjusted(1, 1, -1, -1)
    fill(painter, rounded(area, 3), colour("#8FD8FF", 0.2))
    stroke(painter, rounded(area, 3), "#BFEAFF", 2)
    if number is not None:
        paint_pill(painter, QPointF(area.left() + 9, area.top() + 9), str(number), "#BFEAFF", 11)
