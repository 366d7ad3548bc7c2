"""The saucers of an arcade poster: seen from low over the floor, with a glowing rim and a pilot under glass.

These are poster art. The pawns on the board are seen from above and are drawn by the board; both share the
plan of their fleet (triangle, disc, crescent, diamond), which is how a fleet is known.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.table.kit.covers.sheet import clipped
from desktop.table.kit.ink import (
    ADD,
    conical,
    ellipse,
    fill,
    grown,
    halo,
    linear,
    polygon,
    radial,
    saved,
    stroke,
)
from desktop.table.kit.theme import FLEETS, WHITE, colour, mix

_R = 100.0
_FLATNESS = 0.56
_SLICES = 12
_DECK_RISE = 26.0
_NIGHT = "#060A20"


def _triangle() -> QPainterPath:
    return grown(polygon([(0, -700), (700, 430), (-700, 430)]), 300)


def _disc() -> QPainterPath:
    return ellipse(0, 0, 980)


def _crescent() -> QPainterPath:
    return grown(ellipse(0, -60, 900).subtracted(ellipse(0, -700, 640)), 90)


def _diamond() -> QPainterPath:
    return grown(polygon([(0, -900), (940, 0), (0, 900), (-940, 0)]), 100)


_PLANS: dict[str, Callable[[], QPainterPath]] = {
    "green": _triangle,
    "yellow": _disc,
    "blue": _crescent,
    "red": _diamond,
}
_LAMPS = {"green": 9, "yellow": 12, "blue": 11, "red": 8}
# Where the canopy stands, from front (+) to back (-) of the plan.
_CANOPY_SHIFT = {"green": 4.0, "yellow": 0.0, "blue": 20.0, "red": 0.0}


@cache
def _plan(fleet: str) -> QPainterPath:
    """The outline from above, of radius 1; path algebra is done large, as it flattens small curves."""
    return QTransform.fromScale(0.001, 0.001).map(_PLANS[fleet]())


def _slice(fleet: str, scale: float, rise: float) -> QPainterPath:
    return QTransform(_R * scale, 0, 0, _R * scale * _FLATNESS, 0, -rise).map(_plan(fleet))


def paint_saucer(painter: QPainter, fleet: str, x: float, y: float, width: float) -> None:
    """Paint a saucer about `width` units wide with its rim at the height y."""
    bright = QColor(FLEETS[fleet].bright)
    hue, saturation = bright.hsvHueF(), min(1.0, bright.hsvSaturationF() * 1.25)
    rich, deep = QColor.fromHsvF(hue, saturation, 0.92), QColor.fromHsvF(hue, saturation, 0.28)
    with saved(painter):
        painter.translate(x, y)
        painter.scale(width / 2 / _R, width / 2 / _R)
        halo(painter, 0, 20, 165, 100, bright, 0.5)
        _bowl(painter, fleet, bright, rich, deep)
        _deck(painter, fleet, rich, deep)
        _rim(painter, fleet, bright)
        _lamps(painter, fleet, bright)
        _canopy(painter, fleet, bright, deep)


def _bowl(painter: QPainter, fleet: str, bright: QColor, rich: QColor, deep: QColor) -> None:
    dark, shade = mix(deep, _NIGHT, 0.6), mix(rich, deep, 0.55)
    for step in range(_SLICES):
        t = step / (_SLICES - 1)
        near = mix(dark, shade, t)
        lit = linear(-_R, 0, _R, 40, (0, mix(near, bright, 0.35)), (0.4, near), (1, mix(dark, shade, t * 0.4)))
        fill(painter, _slice(fleet, 0.42 + 0.58 * t**0.62, -44 + 38 * t), lit)
        if step == 0:
            with saved(painter, ADD):
                stroke(painter, _slice(fleet, 0.42, -44), colour(bright, 0.8), 5)


def _deck(painter: QPainter, fleet: str, rich: QColor, deep: QColor) -> None:
    for step in range(_SLICES):
        t = step / (_SLICES - 1)
        high, low = mix(rich, WHITE, 0.42 + 0.2 * t), mix(rich, deep, 0.66 - 0.1 * t)
        sheen = conical(
            0,
            -_DECK_RISE * t,
            122,
            (0, high),
            (0.1, mix(rich, high, 0.5)),
            (0.26, mix(rich, low, 0.4)),
            (0.48, low),
            (0.62, mix(rich, low, 0.5)),
            (0.7, mix(rich, WHITE, 0.18)),
            (0.78, mix(rich, low, 0.6)),
            (1, high),
        )
        fill(painter, _slice(fleet, 1 - 0.46 * t, _DECK_RISE * t), sheen)
        if step in (4, 5):
            groove = colour("#081030", 0.4) if step == 4 else colour(WHITE, 0.2)
            stroke(painter, _slice(fleet, 1 - 0.46 * t, _DECK_RISE * t), groove, 2.4)
    well = _slice(fleet, 0.54, _DECK_RISE)
    fill(painter, well, mix(deep, _NIGHT, 0.5))


def _rim(painter: QPainter, fleet: str, bright: QColor) -> None:
    """The rim is a neon tube."""
    rim = _slice(fleet, 1.0, 2)
    with saved(painter, ADD):
        for width, strength in ((16, 0.10), (10, 0.16), (6, 0.25)):
            stroke(painter, rim, colour(bright, strength), width)
    stroke(painter, rim, mix(bright, WHITE, 0.6), 3.4)


def _lamps(painter: QPainter, fleet: str, bright: QColor) -> None:
    """Lamps at equal distances along the deck."""
    ring = _slice(fleet, 0.82, 9)
    count = _LAMPS[fleet]
    for lamp in range(count):
        at = ring.pointAtPercent((lamp + 0.5) / count)
        halo(painter, at.x(), at.y(), 18, 14, mix(bright, WHITE, 0.4), 0.75)
        fill(painter, ellipse(at.x(), at.y(), 6, 4.4), mix(bright, WHITE, 0.86))


def _canopy(painter: QPainter, fleet: str, bright: QColor, deep: QColor) -> None:
    width, height = 42.0, 50.0
    base = -_DECK_RISE + _CANOPY_SHIFT[fleet] * _FLATNESS
    dome = QPainterPath(QPointF(-width, base))
    dome.cubicTo(-width, base - height * 1.3, width, base - height * 1.3, width, base)
    dome.cubicTo(width * 0.8, base + 17, -width * 0.8, base + 17, -width, base)
    glass = radial(
        -width * 0.35,
        base - height * 0.6,
        width * 1.7,
        (0, mix(bright, WHITE, 0.75)),
        (0.3, mix(bright, WHITE, 0.25)),
        (0.7, mix(bright, _NIGHT, 0.5)),
        (1, mix(deep, _NIGHT, 0.75)),
    )
    fill(painter, dome, glass)
    with clipped(painter, dome):
        _pilot(painter, base)
        sheen = polygon(
            [(-30, base - 60), (-12, base - 60), (-22, base + 12), (-44, base + 12)],
        )
        fill(painter, sheen, colour(WHITE, 0.22))
    stroke(painter, dome, mix(bright, WHITE, 0.55, 0.9), 2.6)
    with saved(painter):
        painter.translate(-16, base - height * 0.72)
        painter.rotate(-28)
        fill(painter, ellipse(0, 0, 11, 5), colour(WHITE, 0.92))


def _pilot(painter: QPainter, base: float) -> None:
    """A small head with two large eyes."""
    head = QPainterPath(QPointF(0, base - 30))
    head.cubicTo(26, base - 32, 24, base - 6, 6, base + 3)
    head.lineTo(12, base + 20)
    head.lineTo(-12, base + 20)
    head.lineTo(-6, base + 3)
    head.cubicTo(-24, base - 6, -26, base - 32, 0, base - 30)
    fill(painter, head, colour(_NIGHT, 0.85))
    for side in (-1, 1):
        with saved(painter):
            painter.translate(side * 8, base - 13)
            painter.rotate(side * -28)
            fill(painter, ellipse(0, 0, 3.4, 6), colour(WHITE, 0.95))
