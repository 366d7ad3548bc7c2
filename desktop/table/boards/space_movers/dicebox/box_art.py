"""The wooden box: what lies behind the dice, and the rail with its cups that stands before them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPainterPath, QPolygonF, QTransform

from desktop.dice.turns import Vector
from desktop.kernel.throws import Box
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.mat import Mat, paint_mat
from desktop.table.boards.space_movers.dicebox.skins import SKINS
from desktop.table.boards.space_movers.dicebox.textures import DARK, RIM, blurred, wood
from desktop.table.boards.space_movers.symbols import symbol_path
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import fill, pen, radial, saved, stroke
from desktop.table.kit.theme import colour

WALL = 3.0
"""How tall the walls are drawn, centimetres: a real wall of five would hide the floor, so its upper part is glass."""
RIM_WIDTH = 1.0
RAIL, RAIL_TOP, BASE = 2.9, 1.15, -1.2
"""Depth and height of the rail before the box, and where the box stands on the table."""
CUP = 1.08
"""Radius of a cup."""

Stops = Sequence[tuple[float, str, float]]


@dataclass(frozen=True)
class Scenery:
    """A box seen by a camera: its measures in centimetres."""

    box: Box
    camera: Camera

    @property
    def x(self) -> float:
        return self.box.width / 200

    @property
    def y(self) -> float:
        return self.box.depth / 200

    @property
    def out(self) -> float:
        return self.x + RIM_WIDTH

    @classmethod
    def fitting(cls, box: Box, rect: QRectF) -> Scenery:
        plain = cls(box, Camera())
        return cls(box, Camera.fitting(plain._bounds(), rect))

    def _bounds(self) -> list[Vector]:
        out, far, near = self.out, self.y + RIM_WIDTH, -self.y - RAIL
        return [(side * out, far, WALL) for side in (-1, 1)] + [
            (side * out, near, z) for side in (-1, 1) for z in (RAIL_TOP, BASE)
        ]

    def cup(self, die: str) -> tuple[float, float, float]:
        """The middle of a die's cup, on the cup's floor."""
        number = int(die)
        step = (2 * self.x - 0.6) / 8
        extra = 0.4 if number == 7 else 0.0
        return -self.x + 0.3 + step * (number + 0.5) + extra - 0.1, -self.y - RAIL / 2 - 0.02, RAIL_TOP - 0.2

    def rail(self) -> QPainterPath:
        """The top of the rail."""
        near = -self.y - RAIL
        ends = ((-self.out, -self.y), (self.out, -self.y), (self.out, near), (-self.out, near))
        return self.camera.outline([(x, y, RAIL_TOP) for x, y in ends])

    def glass_top(self) -> int:
        """The height of the picture at which the near side of the box begins."""
        return int(self.camera.point((0.0, -self.y, WALL)).y()) - 4

    @property
    def rail_in_front(self) -> float:
        """Dice whose middle is lower than this and behind the near wall are partly hidden by the rail."""
        return 2.0


class BoxPainter:
    """Paints the box of a scenery in the units of its camera."""

    def __init__(self, painter: QPainter, pictures: Pictures, scenery: Scenery) -> None:
        self._painter, self._pictures, self._scenery = painter, pictures, scenery
        self._dark, self._rim = wood(pictures, DARK), wood(pictures, RIM)

    # ---- tools ---------------------------------------------------------------------------------------------------

    def _warp(self, image: QImage, quad: Sequence[Vector], part: QRectF | None = None) -> None:
        """Lay a part of a flat picture onto four corners: its top left, top right, bottom right, bottom left."""
        source = QRectF(image.rect()) if part is None else part
        corners = QPolygonF([source.topLeft(), source.topRight(), source.bottomRight(), source.bottomLeft()])
        target = self._scenery.camera.polygon(quad)
        placed = QTransform.quadToQuad(corners, target)
        if not isinstance(placed, QTransform):
            return
        path = QPainterPath()
        path.addPolygon(target)
        with saved(self._painter):
            self._painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            self._painter.setTransform(placed, combine=True)
            self._painter.drawImage(source.topLeft(), image, source)

    def _tint(self, quad: Sequence[Vector], start: Vector, end: Vector, stops: Stops) -> None:
        gradient = QLinearGradient(self._scenery.camera.point(start), self._scenery.camera.point(end))
        for at, paint, strength in stops:
            gradient.setColorAt(at, colour(paint, strength))
        fill(self._painter, self._scenery.camera.outline(list(quad)), gradient)

    def _edge(self, start: Vector, end: Vector, paint: str, strength: float, width: float = 1.2) -> None:
        self._painter.setPen(pen(colour(paint, strength), width))
        self._painter.drawLine(self._scenery.camera.point(start), self._scenery.camera.point(end))

    # ---- behind the dice -----------------------------------------------------------------------------------------

    def paint_back(self, mat: Mat) -> None:
        scenery = self._scenery
        x, y = scenery.x, scenery.y
        self._paint_shadow()
        self._warp(paint_mat(self._pictures, scenery.box, mat), [(-x, y, 0), (x, y, 0), (x, -y, 0), (-x, -y, 0)])
        self._paint_walls(x, y)
        self._paint_rims(x, y, scenery.out)
        self._paint_brass(x, y)

    def _paint_shadow(self) -> None:
        """Of the whole box on the table."""
        out, y, camera = self._scenery.out, self._scenery.y, self._scenery.camera
        ground = [
            (-out, y + 1, BASE),
            (out + 1.4, y + 0.4, BASE),
            (out + 1.4, -y - RAIL - 1.1, BASE),
            (-out + 0.3, -y - RAIL - 1.1, BASE),
        ]
        bounds = camera.polygon(ground).boundingRect().adjusted(-40, -40, 40, 40).toAlignedRect()

        def paint(painter: QPainter) -> None:
            painter.translate(-bounds.x(), -bounds.y())
            fill(painter, camera.outline(ground), colour("#01030A", 0.85))

        self._painter.drawImage(bounds.topLeft(), blurred(bounds.width(), bounds.height(), 20, paint))

    def _paint_walls(self, x: float, y: float) -> None:
        far = [(-x, y, WALL), (x, y, WALL), (x, y, 0.0), (-x, y, 0.0)]
        self._warp(self._dark, far)
        self._tint(far, (0, y, WALL), (0, y, 0), ((0, "#0A0402", 0.28), (0.5, "#0A0402", 0.48), (1, "#040103", 0.86)))
        left = [(-x, -y, WALL), (-x, y, WALL), (-x, y, 0.0), (-x, -y, 0.0)]
        self._warp(self._dark, left, QRectF(0, 0, 1200, 280))
        self._tint(left, (-x, 0, WALL), (-x, 0, 0), ((0, "#060203", 0.56), (1, "#040103", 0.90)))
        right = [(x, y, WALL), (x, -y, WALL), (x, -y, 0.0), (x, y, 0.0)]
        self._warp(self._dark, right, QRectF(600, 0, 1200, 280))
        lit = ((0.0, "#FFC98A", 0.14), (0.45, "#120603", 0.22), (1.0, "#040103", 0.78))
        self._tint(right, (x, 0, WALL), (x, 0, 0), lit)
        self._tint(right, (x, y, 1), (x, -y, 1), ((0, "#000000", 0.0), (1, "#040103", 0.45)))

    def _paint_rims(self, x: float, y: float, out: float) -> None:
        far = y + RIM_WIDTH
        for quad, light in (
            ([(-out, far, WALL), (out, far, WALL), (x, y, WALL), (-x, y, WALL)], 0.28),
            ([(-out, -y, WALL), (-out, far, WALL), (-x, y, WALL), (-x, -y, WALL)], 0.18),
            ([(out, far, WALL), (out, -y, WALL), (x, -y, WALL), (x, y, WALL)], 0.05),
        ):
            self._warp(self._rim, quad, QRectF(0, 60, 1800, 110))
            start, end = quad[0], quad[1]
            self._tint(quad, start, end, ((0, "#FFE0B0", light), (0.4, "#FFE0B0", light * 0.4), (1, "#0A0402", 0.25)))
        inner = ((-x, y, WALL), (x, y, WALL)), ((-x, y, WALL), (-x, -y, WALL)), ((x, y, WALL), (x, -y, WALL))
        for start, end in inner:
            self._edge(start, end, "#140804", 0.9, 2.0)
            self._edge((start[0], start[1] + 0.05, WALL), (end[0], end[1] + 0.05, WALL), "#E6AE78", 0.55, 1.0)
        for start, end in (
            ((-out, far, WALL), (out, far, WALL)),
            ((-out, far, WALL), (-out, -y, WALL)),
            ((out, far, WALL), (out, -y, WALL)),
        ):
            self._edge(start, end, "#F3C08A", 0.55, 1.2)
        for side in (-1, 1):
            self._edge((side * out, far, WALL), (side * x, y, WALL), "#150803", 0.75, 1.2)

    def _paint_brass(self, x: float, y: float) -> None:
        """An inlaid line along the rims, and plates with screws on the far corners."""
        camera, middle = self._scenery.camera, 0.52 * RIM_WIDTH
        line = camera.outline(
            [
                (-x - middle, -y, WALL),
                (-x - middle, y + middle, WALL),
                (x + middle, y + middle, WALL),
                (x + middle, -y, WALL),
            ],
            closed=False,
        )
        for width, paint, strength in ((3.2, "#1A0B04", 0.75), (2.0, "#C98F3E", 0.95), (0.8, "#FFE9B0", 0.85)):
            stroke(self._painter, line, colour(paint, strength), width)
        for side in (-1, 1):
            self._paint_plate(side, x, y)

    def _paint_plate(self, side: int, x: float, y: float) -> None:
        camera, out, far, height = self._scenery.camera, self._scenery.out, y + RIM_WIDTH, WALL + 0.03
        corners = (
            (out - 0.1, far - 0.1),
            (out - 2.2, far - 0.1),
            (out - 2.2, y + 0.1),
            (x + 0.1, y + 0.1),
            (x + 0.1, far - 2.2),
            (out - 0.1, far - 2.2),
        )
        plate = camera.outline([(side * px, py, height) for px, py in corners])
        fill(self._painter, plate.translated(1.4, 1.6), colour("#120703", 0.6))
        shine = QLinearGradient(
            camera.point((side * out - 1.2, far, height)), camera.point((side * out + 1.2, far - 2.2, height))
        )
        brass = ("#FFE9B4", "#D9A34E", "#8C5F22", "#E9BC6C", "#A8742F", "#6B4516")
        for at, tone in zip((0, 0.22, 0.45, 0.6, 0.8, 1), brass, strict=True):
            shine.setColorAt(at, colour(tone))
        fill(self._painter, plate, shine)
        stroke(self._painter, plate, colour("#FFF0C8", 0.65), 0.9)
        size = camera.size((0, far, height))
        for px, py in ((out - 0.5, far - 0.5), (out - 1.8, far - 0.5), (out - 0.5, far - 1.8)):
            screw = camera.point((side * px, py, height))
            head = QPainterPath()
            head.addEllipse(screw, 0.115 * size, 0.095 * size)
            fill(self._painter, head, radial(screw.x() - 1, screw.y() - 1, 0.15 * size, (0, "#FFF3CF"), (1, "#8A5E22")))
            stroke(self._painter, head, colour("#4A2F0E", 0.9), 0.8)
            self._painter.setPen(pen("#3A2308", 1.0))
            slot = QPointF(0.07 * size, -0.03 * size)
            self._painter.drawLine(screw - slot, screw + slot)

    # ---- before the dice -----------------------------------------------------------------------------------------

    def paint_front(self) -> None:
        scenery = self._scenery
        x, y, out = scenery.x, scenery.y, scenery.out
        self._paint_glass(x, y)
        for side in (-1, 1):
            inner, outer = sorted((side * x, side * out))
            end = [(inner, -y, WALL), (outer, -y, WALL), (outer, -y, RAIL_TOP), (inner, -y, RAIL_TOP)]
            self._warp(self._rim, end, QRectF(300 + 200 * side, 0, 120, 200))
            self._tint(end, (inner, -y, WALL), (inner, -y, RAIL_TOP), ((0, "#140804", 0.18), (1, "#080304", 0.62)))
            self._edge(end[0], end[1], "#F0BC86", 0.6, 1.2)
        self._paint_rail(x, y, out)
        for die in SKINS:
            self._paint_cup(die)
        near = -y - RAIL
        face = [(-out, near, RAIL_TOP), (out, near, RAIL_TOP), (out, near, BASE), (-out, near, BASE)]
        self._warp(self._dark, face)
        down = ((0.0, "#1A0A04", 0.22), (0.2, "#120703", 0.40), (1.0, "#050203", 0.80))
        self._tint(face, (0, near, RAIL_TOP), (0, near, BASE), down)
        self._edge(face[0], face[1], "#FFD09A", 0.8, 1.6)

    def _paint_glass(self, x: float, y: float) -> None:
        """The pane over the rail, hardly seen: a bright edge and two faint reflections."""
        pane = [(-x, -y, WALL), (x, -y, WALL), (x, -y, RAIL_TOP), (-x, -y, RAIL_TOP)]
        self._tint(pane, (0, -y, WALL), (0, -y, RAIL_TOP), ((0, "#BFEFFF", 0.055), (1, "#BFEFFF", 0.015)))
        self._edge(pane[0], pane[1], "#D8F4FF", 0.34, 1.1)
        for start in (-0.62, 0.30):
            band = [
                (x * start, -y, WALL),
                (x * (start + 0.10), -y, WALL),
                (x * (start + 0.06), -y, RAIL_TOP),
                (x * (start - 0.04), -y, RAIL_TOP),
            ]
            self._tint(band, (0, -y, WALL), (0, -y, RAIL_TOP), ((0, "#EAFBFF", 0.10), (1, "#EAFBFF", 0.0)))

    def _paint_rail(self, x: float, y: float, out: float) -> None:
        near = -y - RAIL
        top = [(-out, -y, RAIL_TOP), (out, -y, RAIL_TOP), (out, near, RAIL_TOP), (-out, near, RAIL_TOP)]
        self._warp(self._rim, top)
        across = ((0.0, "#FFE0B0", 0.17), (0.4, "#FFE0B0", 0.07), (1.0, "#0A0402", 0.36))
        self._tint(top, (-out, -y - 1, RAIL_TOP), (out, -y - 1, RAIL_TOP), across)
        self._tint(top, (0, -y, RAIL_TOP), (0, near, RAIL_TOP), ((0, "#000000", 0.0), (1, "#120703", 0.25)))
        for side in (-1, 1):
            shade = [
                (side * x, -y, RAIL_TOP),
                (side * out, -y, RAIL_TOP),
                (side * out + 0.5, -y - 0.7, RAIL_TOP),
                (side * x + 0.5, -y - 0.7, RAIL_TOP),
            ]
            self._tint(shade, (0, -y, RAIL_TOP), (0, -y - 0.75, RAIL_TOP), ((0, "#050203", 0.65), (1, "#050203", 0.0)))
        self._edge((-x, -y, RAIL_TOP), (x, -y, RAIL_TOP), "#F0BC86", 0.75, 1.4)

    def _paint_cup(self, die: str) -> None:
        camera, skin = self._scenery.camera, SKINS[die]
        x, y, floor = self._scenery.cup(die)
        square = skin.sign == "blank"
        top, ground = self._cup_shape(x, y, RAIL_TOP, CUP, square), self._cup_shape(x, y, floor, 0.85 * CUP, square)
        start, end = camera.point((x - CUP, y + CUP, floor)), camera.point((x + CUP, y - CUP, floor))

        def slanted(*stops: tuple[float, str, float]) -> QLinearGradient:
            made = QLinearGradient(start, end)
            for at, paint, strength in stops:
                made.setColorAt(at, colour(paint, strength))
            return made

        fill(self._painter, top, slanted((0, "#0C0503", 1), (0.55, "#24120A", 1), (1, "#4A2A17", 1)))
        fill(self._painter, ground, slanted((0, "#061F26", 1), (1, "#0F4650", 1)))
        ring = self._cup_shape(x, y, floor, 0.70 * CUP, square)
        stroke(self._painter, ring, colour(skin.ink if die == "0" else skin.body, 0.85), 1.8)
        brass = slanted((0, "#100602", 0.9), (0.5, "#B9803A", 0.8), (1, "#FFE2A6", 0.95))
        stroke(self._painter, top, QBrush(brass), 1.5)
        reach = 0.44 * CUP
        quad = camera.polygon(
            [(x + dx * reach, y - dy * reach, floor) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )
        square_ = QPolygonF([QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)])
        placed = QTransform.quadToQuad(square_, quad)
        if isinstance(placed, QTransform):
            fill(self._painter, placed.map(symbol_path(skin.sign)), colour("#E8B56A", 0.55))

    def _cup_shape(self, x: float, y: float, z: float, radius: float, square: bool) -> QPainterPath:
        if not square:
            return self._scenery.camera.ring(x, y, radius, z)
        side = 0.93 * radius
        return self._scenery.camera.outline(
            [(x + dx * side, y + dy * side, z) for dx, dy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        )
