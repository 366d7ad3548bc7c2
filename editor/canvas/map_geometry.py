"""How the routes of a map run, as the chart of the game draws them."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

RADIUS = 30.0
"""Of a planet, in units of the canvas."""


def bent_path(one: QPointF, other: QPointF, bend: float) -> QPainterPath:
    """The curve between the rims of two planets, as the chart of the game draws it; ``bend`` in hundredths."""
    return QPainterPath(_bent(one.x(), one.y(), other.x(), other.y(), bend))


@lru_cache(maxsize=256)  # all routes of a map are asked for with each move of the mouse, and few have moved
def _bent(x0: float, y0: float, x1: float, y1: float, bend: float) -> QPainterPath:
    one, other = QPointF(x0, y0), QPointF(x1, y1)
    way = other - one
    whole = QPainterPath(one)
    whole.quadTo((one + other) / 2 + QPointF(-way.y(), way.x()) * (bend / 100), other)
    length = whole.length()
    if length < 1:
        return QPainterPath()
    first = whole.percentAtLength(min(length * 0.4, RADIUS + 6))
    last = whole.percentAtLength(max(length * 0.6, length - RADIUS - 6))
    path = QPainterPath(whole.pointAtPercent(first))
    for step in range(1, 33):
        path.lineTo(whole.pointAtPercent(first + (last - first) * step / 32))
    return path
