"""The route map to be drawn: planets are dragged, routes are pulled from planet to planet and bent by their middle."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QWidget

from desktop.games.space_movers import load
from desktop.table.boards.space_movers.chart_art import (
    hexagon,
    paint_headquarters,
    paint_name,
    paint_route,
    paint_sky,
)
from desktop.table.boards.space_movers.crew import Skills, looks
from desktop.table.boards.space_movers.worlds import paint_world
from desktop.table.kit import fonts
from desktop.table.kit.cache import Recipe
from desktop.table.kit.ink import ellipse, fill, line, polygon, rounded, stroke
from desktop.table.kit.theme import AMBER, DANGER, INK, TEAL, WARNING, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text
from editor.canvas import map_edits as edits
from editor.canvas.base import Canvas, Handle
from editor.canvas.ground import Ground
from editor.canvas.map_geometry import RADIUS, bent_path
from editor.document.document import Change, Document

UNITS = QSize(780, 400)
_ROOM = QRectF(50, 44, 680, 290)
"""Where planets may lie: round it is room for their names."""
_MARGIN = 60.0
"""How far the map can be drawn apart at once, in its own coordinates."""
_PORT = 7.0
"""The radius of the spot on a planet's rim from which a route is pulled."""


@dataclass(frozen=True, slots=True)
class _Run:
    """A route as it runs over the canvas."""

    number: int
    route: dict[str, Any]
    ends: tuple[str, str]
    path: QPainterPath
    """Between the rims of its planets; empty for one that leads nowhere."""
    start: QPointF
    """The planet at its first end that is there."""
    middle: QPointF
    """Where its handle lies: in its middle, or beside the one end that is there."""


def node_key(node: str) -> Hashable:
    return ("node", node)


def route_key(number: int) -> Hashable:
    return ("route", number)


class MapCanvas(Canvas):
    """The map of an item of the part ``map``."""

    picked_changed = Signal()

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self._moving: tuple[str, QPointF] | None = None
        self._pulling: tuple[str, QPointF] | None = None
        self._bending: tuple[int, float] | None = None
        self._grip = QPointF()
        """From the middle of a planet to where it is held."""
        content = load().tables
        self._skills = Skills(looks(content.characters), content.specialist)
        self._sky = Ground()
        self._window = QRectF()
        """The part of the coordinates that is in view: kept still while it is worked on."""
        super().__init__(document, part, uid, UNITS, parent)
        self._look_at_all()
        self.setAccessibleName(self.tr("Route map"))

    # ---- geometry ------------------------------------------------------------------------------------------------

    def place(self, node: dict[str, Any]) -> QPointF:
        """Where a node lies, in units; where it is held while it is dragged."""
        if self._moving is not None and self._moving[0] == node["id"]:
            return self._moving[1]
        return self._at(node["x"], node["y"])

    def _at(self, x: float, y: float) -> QPointF:
        window = self._window
        across, down = (x - window.left()) / window.width(), (y - window.top()) / window.height()
        return QPointF(_ROOM.left() + across * _ROOM.width(), _ROOM.top() + down * _ROOM.height())

    def coordinates(self, at: QPointF) -> tuple[float, float]:
        window = self._window
        across, down = (at.x() - _ROOM.left()) / _ROOM.width(), (at.y() - _ROOM.top()) / _ROOM.height()
        return window.left() + across * window.width(), window.top() + down * window.height()

    def _look_at_all(self) -> None:
        """Show all planets as wide apart as the table does, with room to draw the map further apart."""
        nodes = edits.nodes_of(self.value)
        points = [QPointF(node["x"], node["y"]) for node in nodes]
        if points and all(self._window.contains(point) for point in points):
            return
        whole = QRectF(0, 0, edits.EDGE, edits.EDGE)
        if not points:
            self._window = whole
            return
        xs, ys = [point.x() for point in points], [point.y() for point in points]
        found = QRectF(QPointF(min(xs), min(ys)), QPointF(max(xs), max(ys)))
        found = found.adjusted(-_MARGIN, -_MARGIN, _MARGIN, _MARGIN)
        # A few planets close together are not blown up.
        wider, higher = max(0.0, 500 - found.width()) / 2, max(0.0, 500 - found.height()) / 2
        self._window = found.adjusted(-wider, -higher, wider, higher)

    def _places(self) -> dict[str, QPointF]:
        return {node["id"]: self.place(node) for node in edits.nodes_of(self.value)}

    def _bend(self, number: int, route: dict[str, Any]) -> float:
        if self._bending is not None and self._bending[0] == number:
            return self._bending[1]
        bend = route.get("bend", 0)
        return float(bend) if isinstance(bend, int | float) else 0.0

    def path(self, number: int) -> QPainterPath:
        """The line of a route between the rims of its planets; empty for one that leads nowhere."""
        return next((run.path for run in self._runs() if run.number == number), QPainterPath())

    def _runs(self) -> list[_Run]:
        """The routes that can be drawn: with at least one end on the map."""
        places, found = self._places(), []
        for number, route, ends in edits.routes_of(self.value):
            there = [places[end] for end in ends if end in places]
            path = bent_path(there[0], there[1], self._bend(number, route)) if len(there) == 2 else QPainterPath()
            if there:
                middle = path.pointAtPercent(0.5) if not path.isEmpty() else there[0] + QPointF(46, -34)
                found.append(_Run(number, route, ends, path, there[0], middle))
        return found

    # ---- handles -------------------------------------------------------------------------------------------------

    def handles(self) -> Sequence[Handle]:
        galaxy, places = self.value, self._places()
        titles = {node["id"]: str(node.get("title", node["id"])) for node in edits.nodes_of(galaxy)}
        found = []
        for run in self._runs():
            at, wide = run.middle, 12 + 9 * max(0, len(edits.check_of(run.route)) - 1)
            one, other = (titles.get(end, end) for end in run.ends)
            names = self.tr("Route from {one} to {other}").format(one=one, other=other)
            found.append(Handle(route_key(run.number), QRectF(at.x() - wide, at.y() - 12, 2 * wide, 24), names))
        for node, at in places.items():
            box = QRectF(at.x() - RADIUS, at.y() - RADIUS, 2 * RADIUS, 2 * RADIUS)
            found.append(Handle(node_key(node), box, titles[node]))
        for node, at in places.items():
            if node_key(node) in (self.picked, self.hovered) or ("port", node) == self.hovered:
                port = self._port(at)
                box = QRectF(port.x() - _PORT - 2, port.y() - _PORT - 2, 2 * _PORT + 4, 2 * _PORT + 4)
                found.append(Handle(("port", node), box, self.tr("Pull a route from {one}").format(one=titles[node])))
        return found

    def _port(self, at: QPointF) -> QPointF:
        return at + QPointF(RADIUS * 0.78, -RADIUS * 0.78)

    @property
    def picked_node(self) -> str | None:
        kind, name = self.picked if isinstance(self.picked, tuple) else ("", None)
        return str(name) if kind in ("node", "port") else None

    @property
    def picked_route(self) -> int | None:
        kind, number = self.picked if isinstance(self.picked, tuple) else ("", None)
        return number if kind == "route" else None

    def pick(self, key: Hashable) -> None:
        super().pick(key)
        self.picked_changed.emit()

    def refreshed(self) -> None:
        self._look_at_all()

    def concerns(self, change: Change) -> bool:
        return change.part == self.part

    # ---- gestures ------------------------------------------------------------------------------------------------

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        kind, what = key if isinstance(key, tuple) else ("", None)
        if kind == "node":
            if self._moving is None:
                self._grip = start - self.place(self._node(what))
            x, y = (max(0.0, min(float(edits.EDGE), one)) for one in self.coordinates(now - self._grip))
            at = self._at(x, y)
            self._moving = (
                what,
                QPointF(max(_ROOM.left(), min(_ROOM.right(), at.x())), max(_ROOM.top(), min(_ROOM.bottom(), at.y()))),
            )
            self._picture = None
        elif kind == "port":
            self._pulling = (what, now)
        elif kind == "route":
            self._bending = (what, self._bend_towards(what, now))
            self._picture = None

    def _node(self, name: str) -> dict[str, Any]:
        return next(node for node in edits.nodes_of(self.value) if node["id"] == name)

    def _bend_towards(self, number: int, at: QPointF) -> float:
        """The bend with which the middle of a route passes by a point."""
        places = self._places()
        one, other = next(ends for index, _, ends in edits.routes_of(self.value) if index == number)
        if one not in places or other not in places:
            return 0.0
        way = places[other] - places[one]
        off = at - (places[one] + places[other]) / 2
        length = way.x() ** 2 + way.y() ** 2
        # The curve passes half as far from the straight line as its control point lies.
        return max(-50.0, min(50.0, 200 * (off.x() * -way.y() + off.y() * way.x()) / length)) if length else 0.0

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        galaxy = self.value
        if self._moving is not None:
            node, at = self._moving
            self._moving = None
            self.put(edits.moved(galaxy, node, *self.coordinates(at)), self.tr("Move planet"))
        elif self._pulling is not None:
            node = self._pulling[0]
            self._pulling = None
            target = self._node_near(end, node)
            if target is not None:
                self.join(node, target)
            else:
                self.told.emit(self.tr("A route ends on another planet."))
        elif self._bending is not None:
            number, bend = self._bending
            self._bending = None
            self.put(edits.bent(galaxy, number, bend), self.tr("Bend route"))

    def drag_ended(self) -> None:
        self._moving = self._pulling = self._bending = None
        self._picture = None

    def _node_near(self, at: QPointF, but: str) -> str | None:
        near = [
            (math.hypot(at.x() - place.x(), at.y() - place.y()), node)
            for node, place in self._places().items()
            if node != but
        ]
        best = min(near, default=None)
        return best[1] if best is not None and best[0] < 1.4 * RADIUS else None

    def join(self, one: str, other: str) -> None:
        """A new route between two nodes."""
        if changed := edits.with_route(self.value, one, other):
            self.put(changed, self.tr("Draw route"))
            self.pick(route_key(len(self.value["routes"]) - 1))
        else:
            self.told.emit(self.tr("There is a route between them already."))

    def add_planet(self, at: QPointF | None = None) -> str:
        """A new planet at a point in units, or in the middle."""
        x, y = self.coordinates(at if at is not None else QPointF(UNITS.width() / 2, UNITS.height() / 2))
        node, changed = edits.with_node(self.value, x, y, self.tr("Planet"))
        self.put(changed, self.tr("Add planet"))
        self.pick(node_key(node))
        return node

    def click_ground(self, at: QPointF, double: bool) -> None:
        if double:
            self.add_planet(at)

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        node, number = self.picked_node, self.picked_route
        step = 1 if fine else 10
        if node is not None:
            at = self._node(node)
            changed = edits.moved(self.value, node, at["x"] + way.x() * step, at["y"] + way.y() * step)
            self.put(changed, self.tr("Move planet"))
        elif number is not None:
            route = self.value["routes"][number]
            bend = self._bend(number, route) + (way.x() - way.y()) * (1 if fine else 5)
            self.put(edits.bent(self.value, number, bend), self.tr("Bend route"))
        return True

    def remove(self, key: Hashable) -> None:
        node, number = self.picked_node, self.picked_route
        if node is not None:
            self.put(edits.without_node(self.value, node), self.tr("Remove planet"))
        elif number is not None:
            self.put(edits.without_route(self.value, number), self.tr("Remove route"))

    # ---- painting ------------------------------------------------------------------------------------------------

    def paint_still(self, painter: QPainter, scale: float) -> None:
        galaxy, places = self.value, self._places()
        whole = QRectF(0, 0, UNITS.width(), UNITS.height())
        painter.setClipPath(rounded(whole, 12))
        sky = Recipe("sky", whole.width(), whole.height(), scale, lambda inner: paint_sky(inner, whole))
        painter.drawImage(whole, self._sky.image(sky))
        runs = self._runs()
        for run in runs:
            if not run.path.isEmpty():
                paint_route(painter, run.path, restricted=bool(edits.check_of(run.route)), unit=1.0)
        known = edits.reached(galaxy)
        for node in edits.nodes_of(galaxy):
            self._paint_node(painter, node, places[node["id"]], scale, lost=node["id"] not in known)
        for node in edits.nodes_of(galaxy):
            self._paint_words(painter, node, places[node["id"]])
        for run in runs:
            if run.path.isEmpty():
                self._paint_broken(painter, run.start, run.middle)
            else:
                self._paint_toll(painter, run.middle, edits.check_of(run.route))

    def _paint_node(self, painter: QPainter, node: dict[str, Any], at: QPointF, scale: float, *, lost: bool) -> None:
        if node.get("kind") == "hq":
            paint_headquarters(painter, at, RADIUS * 1.15)
        else:
            paint_world(painter, node["id"], at.x(), at.y(), RADIUS, scale)
        if lost:
            stroke(painter, ellipse(at.x(), at.y(), RADIUS + 6), WARNING, 2.2, dash=[3, 2])
            self._paint_badge(painter, at + QPointF(-RADIUS * 0.8, -RADIUS * 0.8), "!", WARNING)

    def _paint_words(self, painter: QPainter, node: dict[str, Any], at: QPointF) -> None:
        paint_name(painter, at.x(), at.y() + RADIUS + 16, str(node.get("title", "")))
        if self.value.get("start") == node["id"]:
            flag = QRectF(at.x() - 21, at.y() - RADIUS - 20, 42, 16)
            fill(painter, rounded(flag, 8), AMBER)
            face = fonts.font(12, 700)
            put_text(
                painter,
                flag.center().x(),
                centred_baseline(face, flag.center().y()),
                self.tr("Start"),
                face,
                INK,
                CENTRE,
            )

    def _paint_badge(self, painter: QPainter, at: QPointF, sign: str, paint: str) -> None:
        fill(painter, polygon([(at.x(), at.y() - 10), (at.x() + 11, at.y() + 9), (at.x() - 11, at.y() + 9)]), paint)
        face = fonts.display(14, 800)
        put_text(painter, at.x(), centred_baseline(face, at.y() + 2.5), sign, face, INK, CENTRE)

    def _paint_toll(self, painter: QPainter, at: QPointF, check: list[str]) -> None:
        for index, symbol in enumerate(check):
            x = at.x() + (index - (len(check) - 1) / 2) * 24
            shape = hexagon(x, at.y(), 14)
            fill(painter, shape, colour("#0B1028", 0.96))
            stroke(painter, shape, "#D59AA0", 1.3)
            self._skills.paint(painter, symbol, x, at.y(), 9.4)  # type: ignore[arg-type]  # unknown ones show all

    def _paint_broken(self, painter: QPainter, start: QPointF, at: QPointF) -> None:
        """A route to a planet that is not there."""
        line(painter, start.toTuple(), at.toTuple(), DANGER, 2, dash=[1.5, 2.5])
        fill(painter, ellipse(at.x(), at.y(), 11), colour("#3A0A16", 0.95))
        stroke(painter, ellipse(at.x(), at.y(), 11), DANGER, 1.6, dash=[2, 2])
        face = fonts.display(14, 800)
        put_text(painter, at.x(), centred_baseline(face, at.y()), "?", face, "#FFB8BE", CENTRE)

    def paint_lively(self, painter: QPainter) -> None:
        number = self.picked_route
        if number is not None:
            stroke(painter, self.path(number), colour(mix(TEAL, WHITE, 0.3), 0.9), 2.4)
        for handle in self.handles():
            kind, what = handle.key if isinstance(handle.key, tuple) else ("", None)
            near = handle.key in (self.hovered, self.picked)
            middle = handle.place.center()
            if kind == "node" and near:
                stroke(painter, ellipse(middle.x(), middle.y(), RADIUS + 3), mix(TEAL, WHITE, 0.3), 2)
            elif kind == "route" and not edits.check_of(self.value["routes"][what]):
                fill(
                    painter,
                    ellipse(middle.x(), middle.y(), 4.5 if near else 2.5),
                    TEAL if near else colour(WHITE, 0.55),
                )
            elif kind == "port":
                fill(painter, ellipse(middle.x(), middle.y(), _PORT), TEAL)
                stroke(painter, ellipse(middle.x(), middle.y(), _PORT), INK, 1.2)
                for ends in (((-3.2, 0), (3.2, 0)), ((0, -3.2), (0, 3.2))):
                    (ax, ay), (bx, by) = ends
                    line(painter, (middle.x() + ax, middle.y() + ay), (middle.x() + bx, middle.y() + by), INK, 1.6)
        if self._pulling is not None:
            self._paint_pulled(painter, *self._pulling)

    def _paint_pulled(self, painter: QPainter, node: str, at: QPointF) -> None:
        places = self._places()
        target = self._node_near(at, node)
        end = places[target] if target is not None else at
        line(painter, places[node].toTuple(), end.toTuple(), TEAL, 2.4, dash=[3, 2])
        if target is not None:
            stroke(painter, ellipse(end.x(), end.y(), RADIUS + 5), TEAL, 2.4)
