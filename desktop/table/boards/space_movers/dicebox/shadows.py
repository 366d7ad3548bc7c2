"""Shadows of dice on the felt: the die's outline thrown by the lamp, softer the higher it is, and a dark contact."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QPainter, QPolygonF

from desktop.dice.poses import Pose
from desktop.dice.solids import SOLIDS
from desktop.dice.turns import Vector, rows, turned
from desktop.kernel.throws import Shape
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.die_art import hull, polygon_path
from desktop.table.boards.space_movers.dicebox.light import LAMP
from desktop.table.boards.space_movers.dicebox.textures import blurred
from desktop.table.kit.ink import fill
from desktop.table.kit.theme import colour

_CONTACT = 0.8
"""Corners lower than this darken the felt under the die, centimetres."""


def _corners(shape: Shape, pose: Pose) -> list[Vector]:
    matrix = rows(pose.turn)
    x, y, z = pose.place
    return [(x + px, y + py, z + pz) for px, py, pz in (turned(matrix, c) for c in SOLIDS[shape].corners)]


def cast(shape: Shape, pose: Pose, camera: Camera, floor: float = 0.0) -> list[QPointF]:
    """Where the lamp throws the shadow of a die."""
    points: list[QPointF] = []
    for x, y, z in _corners(shape, pose):
        share = max(0.0, z - floor) / (LAMP[2] - z)
        points.append(camera.point((x + (x - LAMP[0]) * share, y + (y - LAMP[1]) * share, floor)))
    return hull(points)


def paint_quick(painter: QPainter, shape: Shape, pose: Pose, camera: Camera) -> None:
    """Two polygons, one larger and paler: for dice in motion."""
    height = max(0.0, pose.place[2] - 0.9)
    outline = cast(shape, pose, camera)
    middle = QPolygonF(outline).boundingRect().center()
    strength = 0.42 / (1 + 0.35 * height)
    for grow, share in ((1.16 + 0.08 * height, 0.35), (1.0, 0.65)):
        path = polygon_path([middle + (point - middle) * grow for point in outline])
        fill(painter, path, colour("#00060C", strength * share))


def paint_soft(painter: QPainter, shape: Shape, pose: Pose, camera: Camera, floor: float = 0.0) -> None:
    """Blurred, with the contact: for a die that lies still."""
    size = camera.size(pose.place)
    _blurred_polygon(painter, cast(shape, pose, camera, floor), 0.13 * size, 0.60)
    low = [camera.point((x, y, floor)) for x, y, z in _corners(shape, pose) if z - floor < _CONTACT]
    if len(low) > 2:
        _blurred_polygon(painter, hull(low), 0.09 * size, 0.80)


def _blurred_polygon(painter: QPainter, outline: list[QPointF], radius: float, strength: float) -> None:
    margin = 3 * radius
    bounds: QRect = QPolygonF(outline).boundingRect().adjusted(-margin, -margin, margin, margin).toAlignedRect()
    path = polygon_path(outline)

    def paint(small: QPainter) -> None:
        small.translate(-bounds.x(), -bounds.y())
        fill(small, path, colour("#00060C", strength))

    image: QImage = blurred(bounds.width(), bounds.height(), radius, paint)
    painter.drawImage(bounds.topLeft(), image)
