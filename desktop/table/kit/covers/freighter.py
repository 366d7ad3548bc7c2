"""The Liberty as the cover of Space Movers shows her: a well-worn freighter, nose to the right."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.kit.covers.sheet import clipped
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    box,
    ellipse,
    fill,
    halo,
    line,
    linear,
    polygon,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.theme import colour, mix

_OUTLINE = "#2A100A"
_CREAM = "#F6E2B4"
_RUST = "#C4512A"
_TEAL = "#2FA7A2"
_ENGINES = (-22.0, -7.0, 8.0)


def paint_freighter(painter: QPainter) -> None:
    """About 240 units long without her flames; the origin lies amidships."""
    _flames(painter)
    _cargo(painter)
    _fin(painter)
    _engines(painter)
    hull = _hull_shape()
    fill(painter, hull, linear(0, -28, 0, 24, *_HULL_LIGHT))
    with clipped(painter, hull):
        _livery(painter)
        _plating(painter)
        _portholes(painter)
    stroke(painter, hull, colour(_OUTLINE, 0.9), 1)
    _bridge(painter)
    _antennas(painter)


_HULL_LIGHT = ((0.0, "#FFE6AE"), (0.18, "#FFC264"), (0.48, "#EE8E2C"), (0.8, "#8E4216"), (1.0, "#3E1A0E"))


def _hull_shape() -> QPainterPath:
    hull = QPainterPath(QPointF(-104, -22))
    hull.lineTo(34, -27)
    hull.cubicTo(84, -28, 116, -12, 122, 2)
    hull.cubicTo(112, 14, 84, 22, 44, 23)
    hull.lineTo(-104, 20)
    hull.cubicTo(-110, 8, -110, -10, -104, -22)
    hull.closeSubpath()
    return hull


def _flames(painter: QPainter) -> None:
    with saved(painter, ADD):
        for top in _ENGINES:
            y = top + 6.5
            for reach, half, share in ((250, 7.5, 0.55), (200, 4.6, 0.75), (150, 2.2, 0.9)):
                tongue = QPainterPath(QPointF(-116, y - half))
                tongue.quadTo(-160, y - half * 0.9, -reach, y)
                tongue.quadTo(-160, y + half * 0.9, -116, y + half)
                fading = (
                    (0, colour("#FFEFC0", share)),
                    (0.28, colour("#FF9A3C", share * 0.6)),
                    (1, colour("#FF4A1E", 0)),
                )
                fill(painter, tongue, linear(-116, 0, -reach, 0, *fading))
            halo(painter, -121, y, 28, 15, "#FFC36B", 0.8)


def _cargo(painter: QPainter) -> None:
    """Four containers hanging under the spine."""
    for place, paint in enumerate((_TEAL, "#E9D6A6", _RUST, _TEAL)):
        x = -82 + place * 33.0
        for strut in (6, 20):
            fill(painter, rounded(QRectF(x + strut, 12, 4, 12), 1), "#3A1E12")
        body = QRectF(x, 19, 30, 25)
        shading = ((0, mix(paint, "#FFFFFF", 0.3)), (0.35, paint), (1, mix(paint, "#1A0A14", 0.72)))
        fill(painter, rounded(body, 3), linear(0, 19, 0, 44, *shading))
        for rib in range(1, 5):
            line(painter, (x + rib * 6, 20), (x + rib * 6, 43), colour("#1D0E12", 0.35))
            line(painter, (x + rib * 6 + 1, 21), (x + rib * 6 + 1, 42), colour("#FFFFFF", 0.10), 0.6)
        line(painter, (x + 1, 22), (x + 29, 22), colour("#FFFFFF", 0.35), 0.8)
        fill(painter, rounded(QRectF(x + 9, 27, 12, 8), 1), colour("#FFF3D6", 0.88))
        for row in (29.2, 31.4):
            line(painter, (x + 11, row), (x + 19 - row + 29, row), colour("#5A2A18", 0.75), 0.9)
        stroke(painter, rounded(body, 3), colour("#1D0E12", 0.8), 0.8)


def _fin(painter: QPainter) -> None:
    fin = polygon([(-98, -18), (-84, -60), (-58, -64), (-46, -18)])
    fill(painter, fin, linear(-90, -60, -50, -18, (0, "#8FE9E1"), (0.4, "#2A9C98"), (1, "#0F4F55")))
    with clipped(painter, fin):
        fill(painter, polygon([(-100, -34), (-40, -38), (-40, -50), (-100, -46)]), _CREAM)
        fill(painter, polygon([(-100, -31), (-40, -35), (-40, -36.6), (-100, -32.6)]), _RUST)
        for x in (-84, -70):
            line(painter, (x, -16), (x + 7, -66), colour("#0A2A30", 0.4), 0.7)
    stroke(painter, fin, colour("#0A2A30", 0.8), 0.8)


def _engines(painter: QPainter) -> None:
    for y in _ENGINES:
        metal = linear(0, y, 0, y + 13, (0, "#C89A6A"), (0.4, "#6A3F28"), (1, "#23120F"))
        nozzle = polygon([(-92, y + 1), (-114, y), (-124, y - 1.5), (-124, y + 14.5), (-114, y + 13), (-92, y + 12)])
        fill(painter, nozzle, metal)
        for x in (-114, -106, -99):
            line(painter, (x, y + 0.5), (x, y + 12.5), colour("#180B0A", 0.55), 0.9)
        stroke(painter, nozzle, colour("#180B0A", 0.9), 0.8)
        fill(painter, ellipse(-124, y + 6.5, 3.2, 7.4), "#FFF1C4")


def _livery(painter: QPainter) -> None:
    """The teal sash, the rust bands at the bow and the grille over the engine room."""
    sash = polygon([(-112, -3), (126, -6), (126, 5), (-112, 8)])
    fill(painter, sash, linear(0, -6, 0, 8, (0, "#7FE4DC"), (0.5, "#2A9D9A"), (1, "#14595E")))
    for y in (-3.0, 8.0):
        line(painter, (-112, y), (126, y - 3), colour(_OUTLINE, 0.35), 0.6)
    for slat in range(9):
        x = -44 + slat * 9.0
        dark = polygon([(x, -27), (x + 4.5, -27), (x - 4, -3), (x - 8.5, -3)])
        fill(painter, dark, colour("#24120E", 0.85))
        line(painter, (x + 4.9, -27), (x - 3.6, -3), colour("#FFE9B8", 0.35), 0.6)
    fill(painter, polygon([(58, -30), (70, -30), (60, 24), (48, 24)]), colour(_RUST, 0.92))
    fill(painter, polygon([(73, -30), (78, -30), (68, 24), (63, 24)]), colour(_CREAM, 0.92))


def _plating(painter: QPainter) -> None:
    """Seams and odd patches, and the light along the upper edge."""
    chance = random.Random(12)
    for _ in range(46):
        x = -100 + chance.random() * 190
        y = (-20, -16, -12, 11, 14, 17)[int(chance.random() * 6)] + chance.random() * 2
        patch = QRectF(x, y, 2 + chance.random() * 8, 1.4 + chance.random() * 2.2)
        paint = ("#3A1A10", "#FFE9B8", "#6A2E14")[int(chance.random() * 3)]
        fill(painter, rounded(patch, 0.5), colour(paint, 0.22 + 0.3 * chance.random()))
    for x in range(-96, 50, 31):
        line(painter, (x, -28), (x - 2, 24), colour("#3A1608", 0.5), 0.8)
        line(painter, (x + 0.9, -28), (x - 1.1, 24), colour("#FFE9B8", 0.22), 0.5)
    for x in range(-92, 48, 5):
        fill(painter, ellipse(x, 18.2, 0.5), colour("#2A100A", 0.5))
    line(painter, (86, -24), (78, 20), colour("#3A1608", 0.5), 0.8)
    line(painter, (102, -16), (97, 14), colour("#3A1608", 0.45), 0.7)
    fill(painter, polygon([(-110, -24), (126, -30), (126, -25.5), (-110, -19.5)]), colour("#FFFFFF", 0.32))
    fill(painter, box(QRectF(-84, 15, 122, 10)), linear(0, 15, 0, 24, (0, "#001A0A08"), (1, "#901A0A08")))


def _portholes(painter: QPainter) -> None:
    chance = random.Random(31)
    for place in range(22):
        if chance.random() < 0.8:
            x = -92 + place * 7.2
            halo(painter, x + 1.6, 0.5, 4.5, 4.5, "#FFE9A0", 0.35)
            fill(painter, rounded(QRectF(x, -0.8, 3.2, 2.6), 0.8), colour("#FFF6CE", 0.95))


def _bridge(painter: QPainter) -> None:
    bridge = QPainterPath(QPointF(28, -25))
    bridge.cubicTo(32, -46, 66, -48, 82, -24)
    bridge.closeSubpath()
    fill(painter, bridge, linear(30, -46, 70, -22, (0, "#FFF0C8"), (0.4, "#F3A342"), (1, "#7A3512")))
    stroke(painter, bridge, colour(_OUTLINE, 0.9), 0.9)
    glass = QPainterPath(QPointF(48, -28))
    glass.cubicTo(52, -41, 66, -41, 76, -27)
    glass.closeSubpath()
    fill(painter, glass, linear(48, -42, 76, -26, (0, "#F4FFFD"), (0.4, "#3EC6C0"), (1, "#0B3A44")))
    with clipped(painter, glass):
        fill(painter, polygon([(52, -42), (57, -42), (52, -26), (47, -26)]), colour("#FFFFFF", 0.45))
    for x, top in ((58, -37), (67, -35)):
        line(painter, (x, top), (x, -28), colour("#12333A", 0.8), 0.8)
    stroke(painter, glass, colour("#12333A", 0.9), 0.8)


def _antennas(painter: QPainter) -> None:
    line(painter, (22, -27), (18, -48), "#3A1608", 1.2)
    halo(painter, 18, -49, 8, 8, "#FF6A4A", 0.8)
    fill(painter, ellipse(18, -49, 1.8), "#FF8A6A")
    dish = QPainterPath()
    bowl = QRectF(-25, -47, 22, 13)
    dish.arcMoveTo(bowl, 196)
    dish.arcTo(bowl, 196, 148)
    dish.closeSubpath()
    line(painter, (-14, -34), (-14, -26), "#3A1608", 1.6)
    line(painter, (-14, -36), (-10, -46), "#3A1608", 0.8, cap=FLAT)
    fill(painter, dish, linear(0, -42, 0, -34, (0, "#FFF6DC"), (1, "#C79A62")))
    stroke(painter, dish, colour(_OUTLINE, 0.9), 0.8)
    fill(painter, ellipse(-9.7, -46.6, 1.1), "#3A1608")
