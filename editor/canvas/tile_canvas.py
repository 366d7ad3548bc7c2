"""A tile that is drawn as it is edited: click its edges, pull paths to where they end, join galaxies."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.table.boards.amazing_space_venture.faces import TWINS, Laid
from desktop.table.boards.amazing_space_venture.geometry import MIDDLES, OUTWARDS
from desktop.table.boards.amazing_space_venture.held import paint_tile
from desktop.table.boards.amazing_space_venture.worlds import planet_radius
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, line, rounded, stroke
from desktop.table.kit.theme import DANGER, GOLD, INK, MUTED, PATH_RED, TEAL, VIOLET, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text
from editor.canvas import tile_edits as edits
from editor.canvas.base import Canvas, Handle
from editor.canvas.tile_art import art_of
from editor.document.document import Document

UNITS = QSize(170, 170)
TILE = QRectF(35, 35, 100, 100)
_BADGE = 9.0
_TINTS = {"deep": "#8FA0D8", "path": PATH_RED, "galaxy": VIOLET}
_LETTERS = {"deep": "D", "path": "P", "galaxy": "G"}
_GRIP = 0.27
"""How far inside a side the grip of its path or galaxy lies, in shares of the tile."""


def side_key(side: str) -> Hashable:
    return ("edge", side)


class TileCanvas(Canvas):
    """The face of a Space tile or of a tile of the beginning."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self._pulled: tuple[str, QPointF] | None = None
        super().__init__(document, part, uid, UNITS, parent)
        self.setAccessibleName(self.tr("Tile"))

    # ---- places --------------------------------------------------------------------------------------------------

    def badge(self, side: str) -> QPointF:
        """The middle of the badge beside an edge."""
        n = edits.SIDES.index(side)
        return self._on_tile(*MIDDLES[n]) + QPointF(*OUTWARDS[n]) * 17

    def grip(self, side: str) -> QPointF:
        """Where the path or galaxy of a side is taken hold of."""
        n = edits.SIDES.index(side)
        return self._on_tile(*MIDDLES[n]) - QPointF(*OUTWARDS[n]) * (_GRIP * TILE.width())

    def planet(self, name: str) -> QPointF:
        planets = edits.planets_of(self.value)
        return self._on_tile(*(TWINS["ab".index(name)] if len(planets) > 1 else (0.5, 0.5)))

    def _on_tile(self, x: float, y: float) -> QPointF:
        return QPointF(TILE.left() + x * TILE.width(), TILE.top() + y * TILE.height())

    def _spoken(self, side: str) -> str:
        names = {"N": self.tr("North"), "E": self.tr("East"), "S": self.tr("South"), "W": self.tr("West")}
        return names[side]

    def _end_spoken(self, end: str) -> str:
        if end in edits.SIDES:
            return self.tr("the {side} side").format(side=self._spoken(end).lower())
        return {
            "planet:a": self.tr("planet a"),
            "planet:b": self.tr("planet b"),
            "galaxy": self.tr("a galaxy"),
            "black_hole": self.tr("a black hole"),
        }.get(end, self.tr("nowhere"))

    def handles(self) -> Sequence[Handle]:
        face = self.value
        found = []
        words = {"deep": self.tr("deep space"), "path": self.tr("path"), "galaxy": self.tr("galaxy")}
        edges = dict(zip(edits.SIDES, edits.edges_of(face), strict=True))
        for planet in edits.planets_of(face):
            at, reach = self.planet(planet["id"]), 2 * planet_radius(planet["value"], len(edits.planets_of(face)))
            name = self.tr("Planet {name}, times {value}: click for another value, Delete takes it away")
            box = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
            found.append(Handle(("planet", planet["id"]), box, name.format(name=planet["id"], value=planet["value"])))
        for side, edge in edges.items():
            at = self.badge(side)
            box = QRectF(at.x() - _BADGE, at.y() - _BADGE, 2 * _BADGE, 2 * _BADGE)
            found.append(Handle(side_key(side), box, f"{self._spoken(side)}: {words[edge]}"))
        for side, edge in edges.items():
            if edge == "deep":
                continue
            at = self.grip(side)
            box = QRectF(at.x() - 6, at.y() - 6, 12, 12)
            found.append(Handle(("grip", side), box, self._grip_spoken(face, side, edge)))
        return found

    def _grip_spoken(self, face: dict[str, Any], side: str, edge: str) -> str:
        if edge == "path":
            end = self._end_spoken(edits.end_of(face, side))
            return self.tr("Path from the {side} to {end}: pull it elsewhere").format(
                side=self._spoken(side).lower(), end=end
            )
        others = [self._spoken(one).lower() for one in edits.group_of(face, side) if one != side]
        if others:
            return self.tr("Galaxy joined to {sides}: click parts it").format(sides=", ".join(others))
        return self.tr("Galaxy on its own: pull it to another side to join them")

    # ---- gestures ------------------------------------------------------------------------------------------------

    def activate(self, key: Hashable) -> None:
        kind, what = key if isinstance(key, tuple) else ("", "")
        face = self.value
        if kind == "planet":
            value = next(planet["value"] for planet in edits.planets_of(face) if planet["id"] == what)
            self._do(edits.with_value(face, what, value + 1), self.tr("Value of planet"))
        elif kind == "edge":
            self.cycle(what)
        elif kind == "grip" and edits.edges_of(face)[edits.SIDES.index(what)] == "path":
            self._do(edits.with_end(face, what, self._next_end(face, what)), self.tr("End of path"))
        elif kind == "grip":
            self._join_or_part(face, what)

    def cycle(self, side: str) -> None:
        """Deep space, path, galaxy, and deep space again."""
        edge = edits.edges_of(self.value)[edits.SIDES.index(side)]
        after = edits.EDGES[(edits.EDGES.index(edge) + 1) % len(edits.EDGES)]
        self._do(edits.with_edge(self.value, side, after), self.tr("Edge of tile"))

    def _next_end(self, face: dict[str, Any], side: str) -> str:
        ends = [f"planet:{planet['id']}" for planet in edits.planets_of(face)] + list(edits.LOOSE_ENDS)
        now = edits.end_of(face, side)
        return ends[(ends.index(now) + 1) % len(ends)] if now in ends else ends[0]

    def _join_or_part(self, face: dict[str, Any], side: str) -> None:
        if len(edits.group_of(face, side)) > 1:
            self._do(edits.parted(face, side), self.tr("Part galaxies"))
            return
        other = next((group[0] for group in edits.galaxies_of(face) if side not in group), None)
        if other is not None:
            self._do(edits.joined(face, side, other), self.tr("Join galaxies"))

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        kind, what = key if isinstance(key, tuple) else ("", "")
        if kind in ("grip", "edge"):
            self._pulled = (what, now)

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        if self._pulled is not None:
            self.pull(self._pulled[0], end)

    def drag_ended(self) -> None:
        self._pulled = None

    def pull(self, side: str, to: QPointF) -> None:
        """Lead the path of a side to a point of the tile, or join its galaxy to the side there."""
        face = self.value
        target = self.target(to)
        galaxy = edits.edges_of(face)[edits.SIDES.index(side)] == "galaxy"
        if galaxy and target in edits.SIDES:
            self._do(edits.joined(face, side, target), self.tr("Join galaxies"))
        elif not galaxy:
            self._do(edits.with_end(face, side, target), self.tr("End of path"))
        else:
            self.told.emit(self.tr("A galaxy is joined to another side of the tile."))

    def target(self, at: QPointF) -> str:
        """What lies at a point: a side, a planet, or space where a path ends."""
        for planet in edits.planets_of(self.value):
            way = at - self.planet(planet["id"])
            if way.x() ** 2 + way.y() ** 2 < 20**2:
                return f"planet:{planet['id']}"
        x, y = (at.x() - TILE.left()) / TILE.width() - 0.5, (at.y() - TILE.top()) / TILE.height() - 0.5
        if max(abs(x), abs(y)) < 0.24:
            return "nowhere"
        return ("N" if y < 0 else "S") if abs(y) > abs(x) else ("W" if x < 0 else "E")

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        kind, what = key if isinstance(key, tuple) else ("", "")
        face = self.value
        if kind == "planet":
            value = next(planet["value"] for planet in edits.planets_of(face) if planet["id"] == what)
            step = int(way.x() - way.y())
            self._do(edits.with_value(face, what, value + step), self.tr("Value of planet"))
        elif kind == "grip":
            # The arrow says to which side the path is led, or the galaxy joined.
            to = "E" if way.x() > 0 else "W" if way.x() < 0 else "S" if way.y() > 0 else "N"
            self.pull(what, self.badge(to))
        else:
            return False
        return True

    def remove(self, key: Hashable) -> None:
        kind, what = key if isinstance(key, tuple) else ("", "")
        if kind == "planet":
            self._do(edits.without_planet(self.value, what), self.tr("Remove planet"))
        elif kind in ("edge", "grip"):
            self._do(edits.with_edge(self.value, what, "deep"), self.tr("Edge of tile"))

    def add_planet(self) -> None:
        self._do(edits.with_planet(self.value), self.tr("Add planet"))

    def turn(self) -> None:
        """The whole tile by a quarter clockwise."""
        self._do(edits.turned(self.value, 1), self.tr("Turn tile"))

    def set_worm_hole(self, there: bool) -> None:
        self._do({"worm_hole": there}, self.tr("Worm hole"))

    def _do(self, fields: dict[str, Any], text: str) -> None:
        if fields:
            self.put(fields, text)
            if (handle := self._handle(self.picked)) is not None:
                self.told.emit(handle.name)

    # ---- painting ------------------------------------------------------------------------------------------------

    def paint_still(self, painter: QPainter, scale: float) -> None:
        paint_tile(painter, TILE, Laid(art_of(self.value), 0))

    def paint_lively(self, painter: QPainter) -> None:
        face = self.value
        font = fonts.display(11, 800)
        for side, edge in zip(edits.SIDES, edits.edges_of(face), strict=True):
            at, tint = self.badge(side), _TINTS[edge]
            near = side_key(side) in (self.hovered, self.picked)
            body = rounded(QRectF(at.x() - _BADGE, at.y() - _BADGE, 2 * _BADGE, 2 * _BADGE), 5)
            fill(painter, body, mix("#0B1230", tint, 0.42 if near else 0.2))
            stroke(painter, body, mix(tint, WHITE, 0.5 if near else 0.1), 1.4)
            put_text(
                painter, at.x(), centred_baseline(font, at.y()), _LETTERS[edge], font, mix(tint, WHITE, 0.6), CENTRE
            )
        for side, edge in zip(edits.SIDES, edits.edges_of(face), strict=True):
            if edge != "deep":
                self._paint_grip(painter, face, side, edge)
        if self._pulled is not None:
            self._paint_pulled(painter, *self._pulled)

    def _paint_grip(self, painter: QPainter, face: dict[str, Any], side: str, edge: str) -> None:
        at = self.grip(side)
        near = ("grip", side) in (self.hovered, self.picked)
        lost = edge == "path" and not edits.end_of(face, side)
        paint = DANGER if lost else GOLD if edge == "path" else mix(VIOLET, WHITE, 0.4)
        for other in edits.group_of(face, side) if edge == "galaxy" else ():
            if other != side:
                end = (at + self.grip(other)) / 2
                line(painter, at.toTuple(), end.toTuple(), colour(WHITE, 0.55), 1.1, dash=[2, 1.6])
        radius = 4.4 if near else 3.2
        fill(painter, ellipse(at.x(), at.y(), radius), paint)
        stroke(painter, ellipse(at.x(), at.y(), radius), INK, 1)

    def _paint_pulled(self, painter: QPainter, side: str, at: QPointF) -> None:
        target = self.target(at)
        line(painter, self.grip(side).toTuple(), at.toTuple(), TEAL, 1.8, dash=[2.4, 1.6])
        if target in edits.SIDES:
            end = self.badge(target)
            stroke(painter, ellipse(end.x(), end.y(), _BADGE + 3), TEAL, 1.6)
        elif target.startswith("planet:"):
            end = self.planet(target[-1])
            stroke(painter, ellipse(end.x(), end.y(), 24), TEAL, 1.6)
        else:
            stroke(painter, ellipse(at.x(), at.y(), 4), MUTED, 1.2)
