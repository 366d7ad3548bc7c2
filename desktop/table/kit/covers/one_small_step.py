"""The cover of One Small Step: a screen-printed mission poster of the 1960s in five flat inks.

Nothing in the picture is a gradient: tone is made of printed dots, and the red screen lies a little off, as it
does when a poster is pulled by hand.
"""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.kit.covers.lettering import squeezed
from desktop.table.kit.covers.rocket import paint_rocket
from desktop.table.kit.covers.sheet import HEIGHT, SHEET, WIDTH, clipped, grain, halftone, sheet, small_print
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import (
    FLAT,
    Point,
    arc,
    box,
    ellipse,
    fill,
    line,
    linear,
    polygon,
    saved,
    stroke,
)
from desktop.table.kit.theme import CREAM, PRINT_BLUE, PRINT_NAVY, PRINT_RED, colour
from desktop.table.kit.writing import put_text

_PICTURE = QRectF(13, 13, WIDTH - 26, 296)
_MIDDLE = 147.0
_MOON: Point = (147.0, 116.0)
_MOON_RADIUS = 92.0
_EARTH: Point = (147.0, 520.0)
_EARTH_RADIUS = 262.0
_RAY = "#1F345F"
_CRATER = "#E2D4B4"
_CRATERS: tuple[tuple[float, float, float], ...] = (
    (110, 82, 17),
    (176, 64, 11),
    (92, 128, 10),
    (206, 100, 14),
    (128, 48, 7),
    (196, 152, 18),
    (108, 166, 12),
    (222, 128, 6),
    (76, 100, 5),
    (222, 84, 4),
    (164, 190, 5),
    (96, 52, 4),
)
_OFF_REGISTER: Point = (1.4, -0.8)


def paint(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into `rect` (its proportions are 294 : 420)."""
    with sheet(painter, rect):
        fill(painter, box(SHEET), linear(0, 0, WIDTH, HEIGHT, (0, "#F7EEDA"), (1, "#EBDDBE")))
        with clipped(painter, box(_PICTURE)):
            _night(painter)
            _moon(painter)
            _earth(painter)
            _ribbons(painter)
            paint_rocket(painter, _MIDDLE)
        stroke(painter, box(_PICTURE), PRINT_NAVY, 2)
        _title(painter)
        if small_print(rect):
            _caption(painter)
        _boot_print(painter, 268, 384, 0.45, 10)
        _paper(painter)


def _night(painter: QPainter) -> None:
    fill(painter, box(_PICTURE), PRINT_NAVY)
    x, y = _MOON
    for ray in range(18):
        edges = (math.radians(ray * 20 - 5), math.radians(ray * 20 + 5))
        ends = [(x + 420 * math.cos(angle), y + 420 * math.sin(angle)) for angle in edges]
        fill(painter, polygon([_MOON, *ends]), _RAY)
    chance = random.Random(8)
    for _ in range(54):
        angle, away = chance.random() * math.tau, 106 + chance.random() * 150
        at = (x + away * math.cos(angle), y + away * math.sin(angle))
        if chance.random() < 0.24:
            fill(painter, _sparkle(*at, 4.6), CREAM)
        else:
            fill(painter, ellipse(*at, 0.8 + 0.4 * chance.random()), CREAM)
    stroke(painter, ellipse(x, y, 104), colour(CREAM, 0.9), 1.3, dash=[1, 4.6])


def _sparkle(x: float, y: float, reach: float) -> QPainterPath:
    waist = reach * 0.22
    spokes = [(0, -reach), (waist, -waist), (reach, 0), (waist, waist)]
    return polygon([(x + dx, y + dy) for dx, dy in spokes] + [(x - dx, y - dy) for dx, dy in spokes])


def _moon(painter: QPainter) -> None:
    x, y = _MOON
    moon = ellipse(x, y, _MOON_RADIUS)
    fill(painter, moon, CREAM)
    halftone(
        painter,
        moon,
        PRINT_NAVY,
        4.2,
        lambda px, py: (((px - x) * 0.75 + (py - y) * 0.55) / _MOON_RADIUS - 0.18) * 0.95,
    )
    for crater in _CRATERS:
        _crater(painter, *crater)


def _crater(painter: QPainter, x: float, y: float, radius: float) -> None:
    fill(painter, ellipse(x + 1.2, y + 1.2, radius), colour(PRINT_NAVY, 0.22))
    bowl = ellipse(x, y, radius)
    fill(painter, bowl, _CRATER)
    halftone(
        painter,
        bowl,
        colour(PRINT_NAVY, 0.8),
        3.0,
        lambda px, py: (-(px - x) - (py - y)) * 0.43 / radius,
    )
    stroke(painter, arc(x, y, radius, 70, 170), PRINT_NAVY, min(1.6, 0.5 + radius * 0.09), cap=FLAT)


def _earth(painter: QPainter) -> None:
    """One Earth, two launch sites: the left half is blue, the right half red."""
    earth = ellipse(*_EARTH, _EARTH_RADIUS)
    fill(painter, earth, PRINT_BLUE)
    with clipped(painter, earth):
        fill(painter, box(QRectF(_MIDDLE, 200, 300, 200)).translated(*_OFF_REGISTER), PRINT_RED)
    halftone(
        painter,
        earth.intersected(box(_PICTURE)),
        colour(PRINT_NAVY, 0.95),
        4.4,
        lambda _, y: (y - 268) / 70 * 0.8,
    )
    stroke(painter, earth, CREAM, 3)
    for away, width in ((7, 1.1), (11, 0.6)):
        stroke(painter, ellipse(*_EARTH, _EARTH_RADIUS + away), colour(CREAM, 0.8), width)


def _ribbons(painter: QPainter) -> None:
    """Two exhaust trails rise from two countries and become one."""
    for side, paint, off in ((-1, PRINT_BLUE, -1.2), (1, PRINT_RED, 1.4)):

        def at(away: float, y: float, side: int = side) -> QPointF:
            return QPointF(_MIDDLE + side * away, y)

        ribbon = QPainterPath(QPointF(_MIDDLE + off, 236))
        ribbon.cubicTo(at(4, 268), at(62, 262), at(104, 318))
        ribbon.lineTo(at(66, 318))
        ribbon.cubicTo(at(46, 280), at(20, 286), QPointF(_MIDDLE + off, 252))
        ribbon.closeSubpath()
        fill(painter, ribbon, paint)
        stroke(painter, ribbon, CREAM, 1.6)
        for strand in range(3):
            shift = 4.0 * strand
            thread = QPainterPath(at(7 + shift, 257 + shift))
            thread.cubicTo(at(25 + shift, 266 + shift), at(57 + shift / 2, 273 + shift), at(90 - 1.7 * shift, 316))
            stroke(painter, thread, colour(CREAM, 0.85), 1.1)


# ---------------------------------------------------------------- below the picture


def _title(painter: QPainter) -> None:
    face = font(60, 700, spacing=2)
    for text, area in (
        ("ONE SMALL", QRectF(14.2, 321, WIDTH - 28.4, 33)),
        ("STEP", QRectF(14.2, 365, 145, 39)),
    ):
        letters = squeezed(text, face, area)
        for paint, x, y in ((PRINT_RED, 1.2, 1.0), (PRINT_NAVY, 0.0, 0.0)):
            # Printed side by side the letters become as heavy as wood type and keep their sharp corners.
            for across, down in ((-2.2, -0.7), (-1, 0.7), (0, -0.7), (1, 0.7), (2.2, -0.7), (-2.2, 0.7), (2.2, 0.7)):
                fill(painter, letters.translated(x + across, y + down), paint)


def _caption(painter: QPainter) -> None:
    small = font(12, 700)
    put_text(painter, 172, 377, "Two agencies", small, PRINT_NAVY)
    put_text(painter, 172, 391, "and one Moon", small, PRINT_NAVY)
    put_text(painter, 172, 405, "1957 to 1969", small, PRINT_RED)


def _boot_print(painter: QPainter, x: float, y: float, scale: float, turn: float) -> None:
    """The famous sole: bars across, and a gap before the heel."""
    sole = QPainterPath(QPointF(-9, -48))
    sole.cubicTo(-20, -46, -21, -18, -15, 0)
    sole.cubicTo(-12, 10, -16, 20, -15, 34)
    sole.cubicTo(-13, 52, 13, 52, 15, 34)
    sole.cubicTo(16, 20, 12, 10, 15, 0)
    sole.cubicTo(21, -18, 20, -46, 9, -48)
    sole.closeSubpath()
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(turn)
        painter.scale(scale, scale)
        with clipped(painter, sole):
            for bar in range(12):
                top = -48 + bar * 8.6
                if not 2 < top < 14:
                    fill(painter, box(QRectF(-24, top, 48, 5.4)), PRINT_RED)
        stroke(painter, sole, PRINT_RED, 2.2)


def _paper(painter: QPainter) -> None:
    """Specks where the ink did not take, grain, and the folds of a poster that was posted."""
    chance = random.Random(80)
    for _ in range(260):
        speck = ellipse(chance.random() * WIDTH, chance.random() * HEIGHT, 0.3 + chance.random() * 0.7)
        fill(painter, speck, colour(CREAM, 0.22 + 0.4 * chance.random()))
    grain(painter, 0.42)
    for y in (HEIGHT / 3, 2 * HEIGHT / 3):
        line(painter, (0, y), (WIDTH, y), colour("#FFFFFF", 0.1))
        line(painter, (0, y + 1), (WIDTH, y + 1), colour("#2A1A08", 0.12))
