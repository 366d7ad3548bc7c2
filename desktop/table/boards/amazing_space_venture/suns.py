"""Suns: quarters of a disc that meet round a corner of squares, and the squares kept for them."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.amazing_space_venture.geometry import UNIT, corner, rect
from desktop.table.kit.ink import ADD, box, ellipse, fill, halo, linear, polygon, radial, saved, stroke
from desktop.table.kit.theme import GOLD, colour

_HEART = ((1, 1), (0, 1), (0, 0), (1, 0))
"""The corner that is the middle of the disc, by rotation: it lies south-east at rotation 0 (ASV-SUN-08)."""
_DISC = 0.74
"""Radius of the disc in squares."""


def heart(square: int, rotation: int) -> QPointF:
    right, down = _HEART[rotation % 4]
    return corner(square) + QPointF(right * UNIT, down * UNIT)


def paint_sun(painter: QPainter, square: int, rotation: int) -> None:
    """A quarter of the disc with its rays, in board units."""
    at = heart(square, rotation)
    x, y, radius = at.x(), at.y(), _DISC * UNIT
    with saved(painter):
        painter.setClipRect(rect(square), Qt.ClipOperation.IntersectClip)
        sky = ((0, "#FFB23E"), (0.45, "#8A4A18"), (1, "#241530"))
        fill(painter, box(rect(square)), radial(x, y, UNIT * 1.42, *sky))
        halo(painter, x, y, UNIT * 1.4, UNIT * 1.4, "#FFB84A", 0.6)
        _paint_rays(painter, x, y, radius)
        disc = ((0, "#FFFBE0"), (0.5, "#FFE07A"), (0.82, "#FFB437"), (1, "#F0801E"))
        fill(painter, ellipse(x, y, radius), radial(x, y, radius, *disc))
        _paint_grain(painter, x, y, radius)
        stroke(painter, ellipse(x, y, radius), colour("#FFF3B8", 0.9), 1.2)


def _paint_rays(painter: QPainter, x: float, y: float, radius: float) -> None:
    chance = random.Random(5)
    with saved(painter, ADD):
        for n in range(40):
            angle = n * math.pi / 20 + chance.uniform(-0.05, 0.05)
            far = radius * chance.uniform(1.18, 1.75)
            wide = 0.035
            tip = (x + far * math.cos(angle), y + far * math.sin(angle))
            feet = [(x + radius * math.cos(a), y + radius * math.sin(a)) for a in (angle - wide, angle + wide)]
            fill(painter, polygon([feet[0], tip, feet[1]]), colour("#FFC45A", 0.5))


def _paint_grain(painter: QPainter, x: float, y: float, radius: float) -> None:
    chance = random.Random(9)
    for _ in range(240):
        angle, reach = chance.uniform(0, math.tau), radius * math.sqrt(chance.random()) * 0.98
        tint = chance.choice(("#FFF6C8", "#F59A2A", "#E8741A"))
        fill(
            painter,
            ellipse(x + reach * math.cos(angle), y + reach * math.sin(angle), chance.uniform(0.6, 2)),
            colour(tint, 0.28),
        )


def paint_held(painter: QPainter, square: int, rotation: int) -> None:
    """A square kept for a Sun: hatched, with the missing quarter of the disc dashed."""
    area = rect(square).adjusted(1, 1, -1, -1)
    at = heart(square, rotation)
    with saved(painter):
        painter.setClipRect(area, Qt.ClipOperation.IntersectClip)
        fill(
            painter,
            box(area),
            linear(
                area.left(),
                area.top(),
                area.right(),
                area.bottom(),
                (0, colour("#FFB84A", 0.16)),
                (1, colour("#FFB84A", 0.06)),
            ),
        )
        for n in range(-10, 12):
            hatch = QPainterPath(QPointF(area.left() + n * 7, area.bottom()))
            hatch.lineTo(area.left() + n * 7 + area.height(), area.top())
            stroke(painter, hatch, colour(GOLD, 0.22), 1)
        stroke(painter, ellipse(at.x(), at.y(), _DISC * UNIT), colour(GOLD, 0.85), 1.4, dash=[3, 2.4])
    stroke(painter, box(QRectF(area)), colour(GOLD, 0.5), 1, dash=[3, 2.4])
