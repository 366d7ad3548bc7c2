"""Planets as an illustrator paints them: a lit ball with curved bands, and rings in true perspective."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from desktop.table.kit.covers.sheet import clipped
from desktop.table.kit.ink import Point, ellipse, fill, linear, radial, saved, stroke
from desktop.table.kit.theme import colour, mix

_BAND_TILT = -16.0


@dataclass(frozen=True, slots=True)
class Ball:
    """A planet: its colour, the colours of its bands, and where its light comes from (-1 to 1)."""

    paint: str
    bands: tuple[str, ...] = ()
    light: Point = (-0.45, -0.5)
    rim: float = 0.5
    seed: int = 1


def paint_ball(painter: QPainter, x: float, y: float, radius: float, ball: Ball) -> None:
    disc = ellipse(x, y, radius)
    lit_x, lit_y = x + ball.light[0] * radius * 0.9, y + ball.light[1] * radius * 0.9
    with clipped(painter, disc):
        day = (
            (0, mix(ball.paint, "#FFFFFF", 0.55)),
            (0.28, ball.paint),
            (0.62, mix(ball.paint, "#0A0820", 0.55)),
            (1, mix(ball.paint, "#05030F", 0.92)),
        )
        fill(painter, disc, radial(lit_x, lit_y, radius * 2, *day))
        if ball.bands:
            _bands(painter, x, y, radius, ball)
            night = (
                (0, colour("#FFFFFF", 0.2)),
                (0.35, colour("#FFFFFF", 0)),
                (0.62, colour("#07051A", 0.5)),
                (1, colour("#04020E", 0.95)),
            )
            fill(painter, disc, radial(lit_x, lit_y, radius * 2.1, *night))
    _rim(painter, x, y, radius, ball)


def _rim(painter: QPainter, x: float, y: float, radius: float, ball: Ball) -> None:
    """The bright edge towards the light; it fades out on the way round."""
    away = math.hypot(*ball.light)
    edge_x, edge_y = x + ball.light[0] / away * radius, y + ball.light[1] / away * radius
    bright = mix(ball.paint, "#FFFFFF", 0.6)
    fading = ((0, colour(bright, ball.rim)), (0.35, colour(bright, ball.rim * 0.8)), (1, colour(bright, 0)))
    width = max(0.8, radius * 0.035)
    rim = QBrush(linear(edge_x, edge_y, x, y, *fading))
    stroke(painter, ellipse(x, y, radius - width / 2), rim, width)


def _bands(painter: QPainter, x: float, y: float, radius: float, ball: Ball) -> None:
    chance = random.Random(ball.seed)
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(_BAND_TILT)
        top = -radius
        while top < radius:
            height = radius * (0.05 + 0.12 * chance.random())
            sag = radius * 0.16 * (1 - abs((top + height / 2) / radius))
            band = QPainterPath(QPointF(-radius, top))
            band.quadTo(0, top + sag, radius, top)
            band.lineTo(radius, top + height)
            band.quadTo(0, top + height + sag, -radius, top + height)
            paint = ball.bands[int(chance.random() * len(ball.bands))]
            fill(painter, band, colour(paint, 0.12 + 0.26 * chance.random()))
            top += height * (0.8 + chance.random())


@dataclass(frozen=True, slots=True)
class Ringlet:
    """One band of a ring: inner and outer radius in units, and its ink."""

    inner: float
    outer: float
    paint: str
    strength: float


def paint_ring_half(
    painter: QPainter,
    centre: Point,
    ringlets: Sequence[Ringlet],
    *,
    tilt: float,
    flatness: float,
    front: bool,
) -> None:
    """The half of a ring that lies before its planet, or the half behind it.

    `tilt` turns the ring (degrees); `flatness` is the height of its ellipses over their width.
    """
    widest = max(ringlet.outer for ringlet in ringlets) + 2
    half = QPainterPath()
    half.addRect(QRectF(-widest, 0 if front else -widest, 2 * widest, widest))
    with saved(painter):
        painter.translate(*centre)
        painter.rotate(tilt)
        painter.setClipPath(half, Qt.ClipOperation.IntersectClip)
        for ringlet in ringlets:
            fill(painter, annulus(ringlet.inner, ringlet.outer, flatness), colour(ringlet.paint, ringlet.strength))


def annulus(inner: float, outer: float, flatness: float) -> QPainterPath:
    """A flat ring seen from the side: narrow before and behind the planet, wide at its ends."""
    path = ellipse(0, 0, outer, outer * flatness)
    path.addEllipse(QPointF(0, 0), inner, inner * flatness)
    return path
