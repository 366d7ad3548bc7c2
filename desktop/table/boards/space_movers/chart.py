"""The map as geometry: where nodes lie, how routes run, and where markers find room round a planet."""

from __future__ import annotations

import math
from dataclasses import dataclass
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.space_movers.tables import Tables

LABEL = 18.0
"""The height of a name below a planet."""
HQ_SIZE = 1.2
_SIZES = (0.84, 0.92, 1.0, 1.08, 1.16)
_STEP = 15
_MARKS = ("liberty", "eyes", "cargo", "star", "drone")
_WISHES = {"liberty": 0, "eyes": 205, "cargo": 40, "star": 320, "drone": 250}
"""Where each kind of mark would like to be: degrees clockwise from three o'clock."""
_BERTH = {"liberty": 44, "eyes": 40, "cargo": 36, "star": 30, "drone": 30}
"""How many degrees each mark wants free to both sides."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A node on the chart."""

    node: int
    centre: QPointF
    radius: float
    marks: dict[str, float]
    """Degrees clockwise from three o'clock at which each kind of mark lies."""

    def around(self, degrees: float, away: float) -> QPointF:
        """The place at an angle, so far from the rim."""
        turn = math.radians(degrees)
        reach = self.radius + away
        return QPointF(self.centre.x() + reach * math.cos(turn), self.centre.y() + reach * math.sin(turn))

    def beside(self, mark: str, away: float, index: int = 0, step: float = 26.0) -> QPointF:
        """The place of a mark; further ones of its kind follow round the rim."""
        return self.around(self.marks[mark] + index * step, away)

    @property
    def rect(self) -> QRectF:
        reach = self.radius
        return QRectF(self.centre.x() - reach, self.centre.y() - reach, 2 * reach, 2 * reach)


class Chart:
    """The map laid into a rect."""

    def __init__(self, tables: Tables, sky: QRectF) -> None:
        self._tables = tables
        self.sky = sky
        self.unit = min(1.25, max(0.62, min(sky.height() / 420, sky.width() / 960)))
        """How large things on the chart are; 1 at the size it was drawn for."""
        self._centres = self._places()
        self.radii = tuple(self._radius(node) for node in range(len(tables.nodes)))
        self.spots = tuple(
            Spot(node, self._centres[node], self.radii[node], self._marks(node)) for node in range(len(tables.nodes))
        )
        self._trimmed: dict[tuple[int, int], QPainterPath] = {}

    # ---- nodes ---------------------------------------------------------------------------------------------------

    def _places(self) -> tuple[QPointF, ...]:
        nodes = self._tables.nodes
        left, right = min(node.x for node in nodes), max(node.x for node in nodes)
        top, bottom = min(node.y for node in nodes), max(node.y for node in nodes)
        side = 66 * self.unit
        room = self.sky.adjusted(side, 58 * self.unit, -side * 1.08, -44 * self.unit - LABEL)

        def at(x: int, y: int) -> QPointF:
            across = (x - left) / max(1, right - left)
            down = (y - top) / max(1, bottom - top)
            return QPointF(room.left() + across * room.width(), room.top() + down * room.height())

        return tuple(at(node.x, node.y) for node in nodes)

    def _radius(self, node: int) -> float:
        if node == self._tables.hq:
            return 36 * HQ_SIZE * self.unit
        chosen = crc32(self._tables.nodes[node].id.encode()) % len(_SIZES)
        return 36 * _SIZES[chosen] * self.unit

    def label_rect(self, node: int) -> QRectF:
        spot = self.spots[node]
        half = 60 if node == self._tables.hq else 44
        middle = min(spot.centre.x(), self.sky.right() - half)
        return QRectF(middle - half, spot.centre.y() + spot.radius + 3, 2 * half, LABEL)

    # ---- routes --------------------------------------------------------------------------------------------------

    def bend(self, start: int, end: int) -> QPointF:
        """The control point of a route's curve."""
        for route in self._tables.content.map.routes:
            one, other = self._tables.node_of[route.between[0]], self._tables.node_of[route.between[1]]
            if {one, other} == {start, end}:
                a, b = self._centres[one], self._centres[other]
                way = b - a
                return (a + b) / 2 + QPointF(-way.y(), way.x()) * (route.bend / 100)
        raise KeyError((start, end))

    def whole_route(self, start: int, end: int) -> QPainterPath:
        path = QPainterPath(self._centres[start])
        path.quadTo(self.bend(start, end), self._centres[end])
        return path

    def route(self, start: int, end: int) -> QPainterPath:
        """The way between the rims of two neighbouring nodes, from the first to the second."""
        if (start, end) not in self._trimmed:
            whole = self.whole_route(start, end)
            length = whole.length()
            first = whole.percentAtLength(min(length * 0.4, self.radii[start] + 7))
            last = whole.percentAtLength(max(length * 0.6, length - self.radii[end] - 7))
            points = [whole.pointAtPercent(first + (last - first) * step / 32) for step in range(33)]
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            self._trimmed[start, end] = path
        return self._trimmed[start, end]

    def _marks(self, node: int) -> dict[str, float]:
        """Free angles for the marks of a node: off the routes, the name below, and each other."""
        taken = [(90.0, 34.0)]  # the name
        for near in self._tables.neighbours[node]:
            way = self.bend(node, near) * 0.7 + self._centres[near] * 0.3 - self._centres[node]
            taken.append((math.degrees(math.atan2(way.y(), way.x())) % 360, 17.0))
        found: dict[str, float] = {}
        for mark in _MARKS:
            wish = _WISHES[mark]
            if mark == "liberty" and self._centres[node].x() > self.sky.center().x() + self.sky.width() * 0.3:
                wish = 180

            def cost(angle: int, mark: str = mark, wish: int = wish) -> float:
                close = sum(max(0.0, width + _BERTH[mark] / 2 - _apart(angle, at)) for at, width in taken)
                return close * 3 + _apart(angle, wish) * (0.12 if mark != "liberty" else 0.2)

            angle = float(min(range(0, 360, _STEP), key=cost))
            found[mark] = angle
            taken.append((angle, _BERTH[mark] / 2))
        return found


def _apart(one: float, other: float) -> float:
    """The smaller angle between two directions, in degrees."""
    return abs((one - other + 180) % 360 - 180)
