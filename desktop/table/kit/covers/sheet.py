"""The sheet a cover is printed on: its size in units, and the paper and ink effects that covers share."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import pairwise
from statistics import NormalDist

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath, QTransform, qRgba

from desktop.table.kit.ink import Point, fill, saved, smooth
from desktop.table.kit.theme import Paint

WIDTH, HEIGHT = 294.0, 420.0
SHEET = QRectF(0, 0, WIDTH, HEIGHT)

_SMALL_PRINT_FROM = 240.0

_GRAIN_PIXELS = 256
_GRAIN_UNITS = 160.0
_GRAIN_STRENGTH = 28


@contextmanager
def sheet(painter: QPainter, rect: QRectF) -> Iterator[None]:
    """Let the painter count in cover units, 294 x 420 over `rect`, and paint nowhere else."""
    with saved(painter):
        smooth(painter)
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / WIDTH, rect.height() / HEIGHT)
        yield


def small_print(rect: QRectF) -> bool:
    """Whether lettering of 12 units can be read on a cover painted into `rect` (logical pixels)."""
    return rect.width() >= _SMALL_PRINT_FROM


@contextmanager
def clipped(painter: QPainter, path: QPainterPath) -> Iterator[None]:
    """Paint only inside `path`, and inside whatever was the limit before."""
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        yield


@cache
def _grain() -> QImage:
    """A tile of film grain: black and white specks whose strength is spread like a bell curve."""
    bell = NormalDist(0, _GRAIN_STRENGTH)
    table = []
    for level in range(256):
        strength = bell.inv_cdf((level + 0.5) / 256)
        tone = 255 if strength > 0 else 0
        table.append(qRgba(tone, tone, tone, min(60, round(abs(strength)))))
    side = _GRAIN_PIXELS
    tile = QImage(random.Random(5).randbytes(side * side), side, side, side, QImage.Format.Format_Indexed8)
    tile.setColorTable(table)
    return tile.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def grain(painter: QPainter, strength: float) -> None:
    """Lay paper grain over the whole sheet; `strength` 0 to 1."""
    brush = QBrush(_grain())
    scale = _GRAIN_UNITS / _GRAIN_PIXELS
    brush.setTransform(QTransform.fromScale(scale, scale))
    with saved(painter):
        painter.setOpacity(painter.opacity() * strength)
        painter.fillRect(SHEET, brush)


def halftone(
    painter: QPainter,
    shape: QPainterPath,
    paint: Paint,
    step: float,
    tone: Callable[[float, float], float],
) -> None:
    """Shade `shape` with printed dots, `step` units apart; `tone` gives the darkness (0 to 1) of a place."""
    area = shape.boundingRect() & SHEET
    row_height = step * 0.86
    with clipped(painter, shape):
        for row in range(math.ceil(area.height() / row_height) + 1):
            # One path for each row: a path of all dots takes four times as long to fill.
            dots = QPainterPath()
            dots.setFillRule(Qt.FillRule.WindingFill)
            y = area.top() + row * row_height
            for column in range(math.ceil(area.width() / step) + 1):
                x = area.left() + (column + row % 2 / 2) * step
                radius = min(1.0, max(0.0, tone(x, y))) * step * 0.72
                if radius > 0.25:
                    dots.addEllipse(QPointF(x, y), radius, radius)
            fill(painter, dots, paint)


def smooth_line(points: list[Point]) -> QPainterPath:
    """A rolling line through `points`, level at each of them, as the crests of dunes are."""
    path = QPainterPath(QPointF(*points[0]))
    for (x0, y0), (x1, y1) in pairwise(points):
        middle = (x0 + x1) / 2
        path.cubicTo(middle, y0, middle, y1, x1, y1)
    return path
