"""The rocket of One Small Step: one rocket, two programmes.

The left half is built of straight cylinders and printed blue, the right half flares like a cone and is printed
red; they meet on one axis.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.kit.covers.sheet import clipped, halftone
from desktop.table.kit.ink import Point, box, fill, line, polygon, stroke
from desktop.table.kit.theme import CREAM, PRINT_BLUE, PRINT_NAVY, PRINT_RED

_TOP, _BASE = 40.0, 240.0

# How far the outline lies from the axis, from the top down.
_LEFT: tuple[Point, ...] = (
    (0, 40),
    (7, 62),
    (8, 84),
    (13, 92),
    (13, 132),
    (20, 140),
    (20, 192),
    (25, 198),
    (25, 226),
    (39, 240),
    (0, 240),
)
_RIGHT: tuple[Point, ...] = (
    (0, 40),
    (7, 62),
    (8, 84),
    (11, 92),
    (15, 128),
    (20, 134),
    (26, 178),
    (32, 184),
    (40, 226),
    (53, 240),
    (0, 240),
)
_LEFT_BANDS = ((40, 62), (84, 93), (132, 141), (192, 199))
_RIGHT_BANDS = ((40, 62), (84, 93), (128, 135), (178, 185))


def paint_rocket(painter: QPainter, axis: float) -> None:
    """Paint the rocket from y = 22 to y = 254 about the vertical line x = `axis`."""
    left = polygon([(axis - away, y) for away, y in _LEFT])
    right = polygon([(axis + away, y) for away, y in _RIGHT])
    _nozzles(painter, axis)
    stroke(painter, left, PRINT_NAVY, 7)
    stroke(painter, right, PRINT_NAVY, 7)
    fill(painter, left, CREAM)
    fill(painter, right, CREAM)
    with clipped(painter, left):
        _blue_half(painter, axis, left)
    with clipped(painter, right):
        painter.translate(1, -0.6)
        _red_half(painter, axis, right)
    line(painter, (axis, 62), (axis, _BASE), PRINT_NAVY, 2)
    _escape_tower(painter, axis)


def _blue_half(painter: QPainter, axis: float, shape: QPainterPath) -> None:
    for top, bottom in _LEFT_BANDS:
        fill(painter, box(QRectF(axis - 47, top, 60, bottom - top)), PRINT_BLUE)
    fill(painter, box(QRectF(axis - 47, 226, 60, 15)), PRINT_NAVY)
    for x, y, height in ((-25, 100, 32), (-13, 100, 32), (-20, 146, 22), (-13, 168, 22)):
        fill(painter, box(QRectF(axis + x, y, 7, height)), PRINT_NAVY)
    halftone(painter, shape, PRINT_BLUE, 3.2, lambda x, _: (axis - 13 - x) / 16 * 0.55)
    for y in (146, 150, 154):
        fill(painter, box(QRectF(axis - 9, y, 6, 1.6)), PRINT_NAVY)
    fill(painter, _five_pointed_star(axis - 7.5, 212, 8), PRINT_BLUE)


def _red_half(painter: QPainter, axis: float, shape: QPainterPath) -> None:
    for top, bottom in _RIGHT_BANDS:
        fill(painter, box(QRectF(axis - 1, top, 70, bottom - top)), PRINT_RED)
    for stripe in range(5):
        upper, lower = axis + 3 + stripe * 9, axis + 4 + stripe * 10.5
        fill(painter, polygon([(upper, 186), (upper + 4, 186), (lower + 5, 226), (lower, 226)]), PRINT_RED)
    fill(painter, box(QRectF(axis - 1, 226, 70, 16)), PRINT_NAVY)
    for y, width in ((140, 12), (150, 17)):
        fill(painter, box(QRectF(axis + 1, y, width, 5)), PRINT_NAVY)
    halftone(painter, shape, PRINT_RED, 3.2, lambda x, _: (x - axis - 7) / 40 * 0.55)


def _escape_tower(painter: QPainter, axis: float) -> None:
    line(painter, (axis, 22), (axis, 44), PRINT_NAVY, 5)
    line(painter, (axis, 24), (axis, 44), CREAM, 2.2)


def _nozzles(painter: QPainter, axis: float) -> None:
    for away, bottom in ((-30, 252), (-17, 254), (-6, 254), (6, 254), (18, 254), (31, 253), (43, 252)):
        x = axis + away
        fill(painter, polygon([(x - 3, 240), (x + 3, 240), (x + 5, bottom), (x - 5, bottom)]), CREAM)


def _five_pointed_star(x: float, y: float, reach: float) -> QPainterPath:
    points = []
    for turn in range(10):
        angle = math.pi / 5 * turn - math.pi / 2
        radius = reach * 0.39 if turn % 2 else reach
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(points)
