"""Wood and felt, flat; the box lays them into perspective. Each takes a good part of a second: they are made once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import cos, exp, pi, sin
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QPen

from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import canvas, ellipse, fill, linear, painting, pen, radial, stroke
from desktop.table.kit.theme import colour

WOOD_WIDTH, WOOD_HEIGHT = 1800, 280
"""Pixels of a plank."""
FELT_TILE = 320


@dataclass(frozen=True, slots=True)
class Grain:
    """A kind of wood."""

    name: str
    tones: tuple[str, str, str]
    knots: int
    seed: int


DARK = Grain("dark", ("#5B3420", "#43250F", "#6A3F24"), 2, 11)
RIM = Grain("rim", ("#6E4328", "#573018", "#7C4C2D"), 1, 31)


def wood(pictures: Pictures, grain: Grain) -> QImage:
    def paint(painter: QPainter) -> None:
        _Plank(painter, grain).paint()

    return pictures.image(
        Recipe(f"dice-wood-{grain.name}-{grain.seed}", WOOD_WIDTH, WOOD_HEIGHT, 1.0, paint, keep=True)
    )


class _Plank:
    """Long lines that wave together and bend round a knot or two."""

    def __init__(self, painter: QPainter, grain: Grain) -> None:
        self._painter, self._grain = painter, grain
        self._chance = chance = Random(grain.seed)
        self._waves = [(chance.uniform(0.0012, 0.006), chance.uniform(0, 2 * pi), chance.uniform(2, 9)) for _ in "wave"]
        self._knots = [
            (
                chance.uniform(0.1, 0.9) * WOOD_WIDTH,
                chance.uniform(0.2, 0.8) * WOOD_HEIGHT,
                chance.uniform(50, 110),
                chance.uniform(0.10, 0.24) * WOOD_HEIGHT,
            )
            for _ in range(grain.knots)
        ]

    def paint(self) -> None:
        chance = self._chance
        ground = linear(0, 0, 0, WOOD_HEIGHT, *((k / 6, chance.choice(self._grain.tones)) for k in range(7)))
        self._painter.fillRect(QRectF(0, 0, WOOD_WIDTH, WOOD_HEIGHT), ground)
        tall = WOOD_HEIGHT + 40
        for _ in range(60):
            tone = colour(chance.choice(("#1E0E05", "#2C1608", "#8A5733", "#A46B40")), chance.uniform(0.04, 0.12))
            self._line(chance.uniform(-40, tall), 0, WOOD_WIDTH, pen(tone, chance.uniform(3, 16)))
        for _ in range(240):
            tone = colour(chance.choice(("#170A03", "#241106", "#B57A4A", "#3A1D0B")), chance.uniform(0.08, 0.30))
            self._line(chance.uniform(-40, tall), 0, WOOD_WIDTH, pen(tone, chance.uniform(0.7, 1.7)))
        for _ in range(900):
            start = chance.uniform(0, WOOD_WIDTH)
            pore = pen(colour("#120702", chance.uniform(0.18, 0.5)), chance.uniform(0.7, 1.5))
            self._line(chance.uniform(0, WOOD_HEIGHT), start, start + chance.uniform(6, 34), pore)
        for x, y, wide, high in self._knots:
            for ring in range(6, 0, -1):
                knot = ellipse(x, y, wide * 0.085 * ring, high * 0.11 * ring)
                fill(self._painter, knot, colour("#2A1206", 0.14))
                stroke(self._painter, knot, colour("#1A0A03", 0.28), 1.4)

    def _line(self, y: float, start: float, end: float, how: QPen) -> None:
        path = QPainterPath(QPointF(start, self._bent(start, y)))
        x = start
        while x < end:
            x = min(end, x + 22)
            path.lineTo(x, self._bent(x, y))
        self._painter.setPen(how)
        self._painter.setBrush(Qt.BrushStyle.NoBrush)
        self._painter.drawPath(path)

    def _bent(self, x: float, y: float) -> float:
        off = sum(size * sin(pace * x + begin + 0.006 * y) for pace, begin, size in self._waves)
        for at, height, wide, high in self._knots:
            aside = y - height
            near = exp(-(((x - at) / wide) ** 2) - abs(aside) / high)
            off += 0.9 * high * near * (1 if aside >= 0 else -1)
        return y + off


def felt(pictures: Pictures) -> QImage:
    """A clear tile of hairs, to be laid over whatever is printed on the mat; it fits itself on all sides."""

    def paint(painter: QPainter) -> None:
        chance = Random(3)
        for _ in range(5200):
            x, y, way = chance.uniform(0, FELT_TILE), chance.uniform(0, FELT_TILE), chance.uniform(0, 2 * pi)
            length = chance.uniform(2, 7)
            dark = chance.random() < 0.55
            tone = (
                colour("#021418", chance.uniform(0.06, 0.22)) if dark else colour("#BFF3EE", chance.uniform(0.03, 0.13))
            )
            painter.setPen(QPen(tone, chance.uniform(0.8, 1.6)))
            for dx in (-FELT_TILE, 0, FELT_TILE):
                if -8 < x + dx < FELT_TILE + 8:
                    painter.drawLine(QPointF(x + dx, y), QPointF(x + dx + length * cos(way), y + length * sin(way)))

    return pictures.image(Recipe("dice-felt", FELT_TILE, FELT_TILE, 1.0, paint, keep=True))


def blotches(painter: QPainter, rect: QRectF, count: int, seed: int) -> None:
    """Places where the pile lies this way or that."""
    chance = Random(seed)
    for _ in range(count):
        x, y = chance.uniform(rect.left(), rect.right()), chance.uniform(rect.top(), rect.bottom())
        radius = chance.uniform(0.04, 0.16) * rect.width()
        tone = chance.choice(("#021014", "#8FE5E0"))
        light = radial(x, y, radius, (0, colour(tone, 0.05)), (1, colour(tone, 0)))
        painter.fillRect(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), light)


def blurred(width: int, height: int, radius: float, paint: Callable[[QPainter], None]) -> QImage:
    """What ``paint`` leaves, blurred: drawn small and drawn large again, twice, which is quick and soft enough."""
    shrink = max(1.0, radius / 1.6)
    small = canvas(width / shrink, height / shrink)
    with painting(small) as painter:
        painter.scale(small.width() / width, small.height() / height)
        paint(painter)
    smooth = Qt.TransformationMode.SmoothTransformation
    keep = Qt.AspectRatioMode.IgnoreAspectRatio
    half = small.scaled(max(1, small.width() // 2), max(1, small.height() // 2), keep, smooth)
    return half.scaled(small.size() * 2, keep, smooth).scaled(width, height, keep, smooth)
