"""The eye above the box: from places in the box (centimetres) to points of the picture, and back to the floor."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QPolygonF

from desktop.dice.turns import Vector, cross, dot, minus, unit

_DISTANCE = 56.0
_LIFT = radians(59)
"""How high the eye stands over the floor of the box."""
_AIMED_AT: Vector = (0.0, -0.9, 0.0)


@dataclass(frozen=True)
class Camera:
    """A perspective view. ``scale`` is the size of a centimetre at the distance of one centimetre."""

    scale: float = 1.0
    x: float = 0.0
    y: float = 0.0

    eye: Vector = (
        _AIMED_AT[0],
        _AIMED_AT[1] - _DISTANCE * cos(_LIFT),
        _AIMED_AT[2] + _DISTANCE * sin(_LIFT),
    )

    @property
    def forward(self) -> Vector:
        return _FORWARD

    @property
    def right(self) -> Vector:
        return _RIGHT

    @property
    def up(self) -> Vector:
        return _UP

    @classmethod
    def fitting(cls, places: Iterable[Vector], rect: QRectF) -> Camera:
        """The camera that shows all places in the middle of a rect, as large as they fit."""
        plain = cls()
        points = [plain.point(place) for place in places]
        left, right = min(p.x() for p in points), max(p.x() for p in points)
        top, bottom = min(p.y() for p in points), max(p.y() for p in points)
        scale = min(rect.width() / (right - left), rect.height() / (bottom - top))
        middle = rect.center()
        return cls(scale, middle.x() - scale * (left + right) / 2, middle.y() - scale * (top + bottom) / 2)

    def depth(self, place: Vector) -> float:
        """The distance from the eye, along the way it looks."""
        return dot(minus(place, self.eye), _FORWARD)

    def point(self, place: Vector) -> QPointF:
        to = minus(place, self.eye)
        share = self.scale / dot(to, _FORWARD)
        return QPointF(self.x + share * dot(to, _RIGHT), self.y - share * dot(to, _UP))

    def size(self, place: Vector) -> float:
        """How many units of the picture a centimetre takes at a place."""
        return self.scale / self.depth(place)

    def polygon(self, places: Iterable[Vector]) -> QPolygonF:
        return QPolygonF([self.point(place) for place in places])

    def outline(self, places: Sequence[Vector], *, closed: bool = True) -> QPainterPath:
        path = QPainterPath(self.point(places[0]))
        for place in places[1:]:
            path.lineTo(self.point(place))
        if closed:
            path.closeSubpath()
        return path

    def ring(self, x: float, y: float, radius: float, z: float = 0.0, parts: int = 48) -> QPainterPath:
        """A circle that lies flat at a height."""
        turn = 6.283185307 / parts
        return self.outline([(x + radius * cos(turn * k), y + radius * sin(turn * k), z) for k in range(parts)])

    def on_plane(self, point: QPointF, z: float = 0.0) -> tuple[float, float]:
        """The place at a height that is seen at a point of the picture."""
        across, high = (point.x() - self.x) / self.scale, (self.y - point.y()) / self.scale
        way = tuple(f + across * r + high * u for f, r, u in zip(_FORWARD, _RIGHT, _UP, strict=True))
        share = (z - self.eye[2]) / way[2]
        return self.eye[0] + share * way[0], self.eye[1] + share * way[1]


_FORWARD: Vector = unit(minus(_AIMED_AT, Camera.eye))
_RIGHT: Vector = unit(cross(_FORWARD, (0.0, 0.0, 1.0)))
_UP: Vector = cross(_RIGHT, _FORWARD)
