"""The roll mat, flat: its print, the areas of the Advanced side, cards laid in the box, and the felt over all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import TypeAlias

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QPolygonF

from desktop.kernel.throws import Box
from desktop.table.boards.space_movers.dicebox.textures import blotches, felt
from desktop.table.boards.space_movers.symbols import paint_symbol, symbol_path
from desktop.table.kit.cache import Pictures
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import canvas, ellipse, fill, linear, painting, polygon, radial, rounded, saved, stroke
from desktop.table.kit.theme import colour
from desktop.table.kit.writing import LEFT, RIGHT, put_text

PER_CM = 60
"""Pixels of the flat mat to a centimetre."""
INK = "#7FD6D2"
GOLD = "#E8B56A"
GOOD, GOOD_GROUND = "#38E0A0", "#0E6B58"
BAD, BAD_GROUND = "#FF6A4A", "#5A2430"
_HIDDEN = 0.95
"""The rail hides so much of the near end of the mat, centimetres."""

Corners = tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class MatArea:
    """A part of the mat that decides for the dice touching it; corners in tenths of a millimetre."""

    succeed: bool
    corners: Corners


@dataclass(frozen=True, slots=True)
class Mat:
    """One side of the mat, with what lies on it."""

    advanced: bool = False
    areas: tuple[MatArea, ...] = ()
    """Of the Advanced side; the Standard side has none (SM-MAT-01)."""
    cards: tuple[MatArea, ...] = ()
    """Cards laid in the box (SM-MAT-06)."""


STANDARD = Mat()


def paint_mat(pictures: Pictures, box: Box, mat: Mat) -> QImage:
    """The mat as large as the floor of the box."""
    width, depth = box.width / 100, box.depth / 100
    image = canvas(width * PER_CM, depth * PER_CM)
    with painting(image) as painter:
        painter.scale(PER_CM, PER_CM)
        whole = QRectF(0, 0, width, depth)
        painter.fillRect(whole, linear(0, 0, width, depth, (0, "#0B5F68"), (0.5, "#084E59"), (1, "#063F4C")))
        with saved(painter):
            painter.translate(width / 2, depth / 2)
            painter.setClipRect(whole.translated(-width / 2, -depth / 2))
            _paint_chart(painter, width, depth)
            for area in mat.areas:
                _paint_area(painter, area)
        _paint_border(painter, whole, mat)
        _lay_felt(painter, pictures, whole)
        with saved(painter):
            painter.translate(width / 2, depth / 2)
            for card in mat.cards:
                _paint_card(painter, card)
        _light(painter, whole)
    return image


_Dash: TypeAlias = tuple[int, ...]
_RINGS: tuple[tuple[float, float, float, _Dash], ...] = (
    (2.1, 0.30, 0.04, ()),
    (2.3, 0.16, 0.02, ()),
    (3.7, 0.22, 0.03, (6, 5)),
    (6.9, 0.24, 0.035, ()),
    (7.05, 0.12, 0.02, ()),
    (9.2, 0.16, 0.025, (2, 8)),
    (11.2, 0.14, 0.03, ()),
)
"""Radius, strength and width of the rings of the chart, and how they are dashed."""


def _paint_chart(painter: QPainter, width: float, depth: float) -> None:
    """Rings of a star chart round the ship of the map."""
    for radius, strength, size, dash in _RINGS:
        stroke(painter, ellipse(0, 0, radius), colour(INK, strength), size, dash=dash or None)
    ticks, rays = QPainterPath(), QPainterPath()
    for mark in range(120):
        x, y = cos(radians(3 * mark)), sin(radians(3 * mark))
        end = 7.25 if mark % 5 else 7.5
        ticks.moveTo(7.05 * x, 7.05 * y)
        ticks.lineTo(end * x, end * y)
        if mark % 10 == 0:
            rays.moveTo(2.3 * x, 2.3 * y)
            rays.lineTo(15 * x, 15 * y)
    stroke(painter, ticks, colour(INK, 0.24), 0.03)
    stroke(painter, rays, colour(INK, 0.12), 0.02)
    with saved(painter):
        painter.scale(1.4, 1.4)
        fill(painter, symbol_path("piloting"), colour(INK, 0.26))
    _paint_stars(painter, width, depth)


_CONSTELLATIONS = (
    ((-0.90, -0.68), (-0.80, -0.80), (-0.69, -0.72), (-0.62, -0.84), (-0.76, -0.56), (-0.90, -0.68)),
    ((0.70, 0.62), (0.79, 0.75), (0.91, 0.68), (0.86, 0.84)),
    ((0.77, -0.82), (0.88, -0.73), (0.92, -0.55), (0.83, -0.44)),
    ((-0.92, 0.52), (-0.85, 0.68), (-0.72, 0.74), (-0.66, 0.62)),
)


def _paint_stars(painter: QPainter, width: float, depth: float) -> None:
    for stars in _CONSTELLATIONS:
        places = [(x * width / 2, y * depth / 2) for x, y in stars]
        stroke(painter, polygon(places, closed=False), colour(INK, 0.22), 0.03)
        for number, place in enumerate(places):
            fill(painter, ellipse(*place, 0.07 + 0.03 * (number % 3)), colour(INK, 0.45))


# ---- areas -------------------------------------------------------------------------------------------------------


def _outline(corners: Sequence[tuple[int, int]]) -> QPainterPath:
    """Corners of the floor (y away from the thrower) as a path of the picture (y down), in centimetres."""
    return polygon([(x / 100, -y / 100) for x, y in corners])


def _middle(corners: Corners) -> tuple[float, float]:
    return sum(x for x, _ in corners) / len(corners) / 100, -sum(y for _, y in corners) / len(corners) / 100


def _paint_area(painter: QPainter, area: MatArea) -> None:
    """Success has even dots and a tick in a disc, failure stripes and a cross in an octagon: not colour alone."""
    path = _outline(area.corners)
    ink = GOOD if area.succeed else BAD
    fill(painter, path, colour(GOOD_GROUND if area.succeed else BAD_GROUND, 0.85))
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        (_paint_dots if area.succeed else _paint_stripes)(painter, path.boundingRect())
    stroke(painter, path, colour(ink, 0.95), 0.09)
    x, y = _middle(area.corners)
    _paint_badge(painter, x, y, area.succeed, ink)


def _paint_badge(painter: QPainter, x: float, y: float, succeed: bool, ink: str) -> None:
    turn = [(radians(45 * k + 22.5)) for k in range(8)]
    plate = ellipse(x, y, 0.66) if succeed else polygon([(x + 0.72 * cos(a), y + 0.72 * sin(a)) for a in turn])
    fill(painter, plate, colour("#0A4A40" if succeed else "#471822", 0.96))
    stroke(painter, plate, colour(ink, 0.95), 0.08)
    paint_symbol(painter, "check" if succeed else "cross", x, y, 0.42, "#7CFFC4" if succeed else "#FF9A80")


def _paint_dots(painter: QPainter, rect: QRectF) -> None:
    dots = QPainterPath()
    row, y = 0, rect.top()
    while y < rect.bottom():
        x = rect.left() + (0.15 if row % 2 else 0.0)
        while x < rect.right():
            dots.addEllipse(QPointF(x, y), 0.05, 0.05)
            x += 0.3
        row, y = row + 1, y + 0.26
    fill(painter, dots, colour(GOOD, 0.36))


def _paint_stripes(painter: QPainter, rect: QRectF) -> None:
    stripes = QPainterPath()
    tall, x = rect.height(), rect.left() - rect.height()
    while x < rect.right():
        corners = ((x, rect.bottom()), (x + 0.3, rect.bottom()), (x + tall + 0.3, rect.top()), (x + tall, rect.top()))
        stripes.addPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
        x += 0.62
    fill(painter, stripes, colour(BAD, 0.30))


def _paint_card(painter: QPainter, card: MatArea) -> None:
    path = _outline(card.corners)
    fill(painter, path.translated(0.08, 0.1), colour("#00060C", 0.45))
    fill(painter, path, "#E9DFC6" if card.succeed else "#E8D2C4")
    ink = "#137A52" if card.succeed else "#B2301C"
    stroke(painter, path, ink, 0.1)
    x, y = _middle(card.corners)
    plate = ellipse(x, y, 0.8)
    fill(painter, plate, ink)
    paint_symbol(painter, "check" if card.succeed else "cross", x, y, 0.5, "#FFF6E0")


# ---- edge, felt, light -------------------------------------------------------------------------------------------


def _paint_border(painter: QPainter, whole: QRectF, mat: Mat) -> None:
    inner = whole.adjusted(0.34, 0.34, -0.34, -0.34 - _HIDDEN)
    stroke(painter, rounded(inner, 0.3), colour(GOLD, 0.55), 0.035)
    seam = whole.adjusted(0.17, 0.17, -0.17, -0.17 - _HIDDEN)
    stroke(painter, rounded(seam, 0.34), colour("#F2D6A0", 0.5), 0.03, dash=(4, 3.2))
    side = (
        QCoreApplication.translate("DiceBox", "ADVANCED MAT")
        if mat.advanced
        else QCoreApplication.translate("DiceBox", "STANDARD MAT")
    )
    with saved(painter):
        painter.scale(1 / PER_CM, 1 / PER_CM)
        letters = display(19, 700, spacing=4)
        line = (whole.bottom() - 0.62 - _HIDDEN) * PER_CM
        put_text(painter, 0.8 * PER_CM, line, "SPACE MOVERS 2201", letters, colour(GOLD, 0.6), LEFT)
        put_text(painter, (whole.right() - 0.8) * PER_CM, line, side, letters, colour(GOLD, 0.6), RIGHT)


def _lay_felt(painter: QPainter, pictures: Pictures, whole: QRectF) -> None:
    with saved(painter):
        painter.scale(1 / PER_CM, 1 / PER_CM)
        painter.fillRect(QRectF(0, 0, whole.width() * PER_CM, whole.height() * PER_CM), QBrush(felt(pictures)))
    blotches(painter, whole, 160, 7)


def _light(painter: QPainter, whole: QRectF) -> None:
    """A pool of light left of the middle, and the dark along the walls."""
    width, depth = whole.width(), whole.height()
    pool = radial(
        width * 0.42,
        depth * 0.36,
        width * 0.64,
        (0, colour("#FFE6B0", 0.16)),
        (0.30, colour("#BFFFF0", 0.07)),
        (0.55, colour("#020A12", 0.04)),
        (1, colour("#010810", 0.60)),
    )
    painter.fillRect(whole, pool)
    for x, y, dx, dy, strength in (
        (0.0, 0.0, 1.3, 0.0, 0.72),
        (width, 0.0, -1.2, 0.0, 0.55),
        (0.0, 0.0, 0.0, 1.3, 0.66),
        (0.0, depth, 0.0, -0.9, 0.6),
    ):
        stops = [(part / 8, colour("#010810", strength * (1 - part / 8) ** 2.2)) for part in range(9)]
        painter.fillRect(whole, linear(x, y, x + dx, y + dy, *stops))
