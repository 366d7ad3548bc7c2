"""A die drawn from its pose: finely for one that lies still, plainly and fast for one that tumbles.

A solid with round edges is the sharp one shrunk and grown again by a ball: faces move outward, edges become strips
that turn from one face to the next, corners small patches of a ball.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, hypot, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from desktop.dice.poses import Pose
from desktop.dice.solids import RADIUS, SOLIDS, Solid
from desktop.dice.turns import Vector, cross, dot, minus, rows, turned, unit
from desktop.kernel.throws import Shape
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.light import FILL, LAMP, Light, linear, scaled, screen, shade
from desktop.table.boards.space_movers.dicebox.skins import Skin
from desktop.table.boards.space_movers.symbols import symbol_path
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import saved
from desktop.table.kit.theme import WHITE, colour

_STRIPS, _ALONG, _PATCHES = 6, 3, 4
"""How finely edges and corners are cut."""
_ROUNDING: dict[Shape, float] = {"d10": 0.075 * RADIUS, "cube": 0.15 * RADIUS}

Corner = tuple[Vector, tuple[int, ...]]


def _plus(a: Vector, b: Vector, by: float = 1.0) -> Vector:
    return a[0] + by * b[0], a[1] + by * b[1], a[2] + by * b[2]


def _between(a: Vector, b: Vector, share: float) -> Vector:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share


@dataclass(frozen=True)
class _Form:
    """A solid made ready for drawing."""

    corners: tuple[Vector, ...]
    """Of the shrunk solid."""
    faces: tuple[tuple[int, ...], ...]
    normals: tuple[Vector, ...]
    edges: tuple[tuple[int, int, int, int], ...]
    """Two faces and the two corners they share."""
    around: tuple[tuple[int, ...], ...]
    """The faces round each corner, in order."""
    rounding: float


@cache
def _form(shape: Shape) -> _Form:
    solid = SOLIDS[shape]
    rounding = _ROUNDING[shape]
    shrunk = 1 - rounding / solid.inradius
    corners = tuple((shrunk * x, shrunk * y, shrunk * z) for x, y, z in solid.corners)
    edges = []
    for one, face in enumerate(solid.faces):
        for other in range(one):
            shared = [corner for corner in face if corner in solid.faces[other]]
            if len(shared) == 2:
                edges.append((one, other, shared[0], shared[1]))
    around = tuple(_round_a_corner(solid, corner) for corner in range(len(corners)))
    return _Form(corners, solid.faces, solid.normals, tuple(edges), around, rounding)


def _round_a_corner(solid: Solid, corner: int) -> tuple[int, ...]:
    faces = [number for number, face in enumerate(solid.faces) if corner in face]
    axis = unit(solid.corners[corner])
    side = unit(cross(axis, (0.3, 0.5, 0.8)))
    other = cross(axis, side)
    return tuple(sorted(faces, key=lambda face: atan2(dot(solid.normals[face], other), dot(solid.normals[face], side))))


class _Posed:
    """A form at its place, seen by a camera."""

    def __init__(self, shape: Shape, pose: Pose, camera: Camera) -> None:
        self.shape = shape
        self.form = _form(shape)
        self.camera = camera
        matrix = rows(pose.turn)
        self.corners = [_plus(pose.place, turned(matrix, corner)) for corner in self.form.corners]
        self.normals = [turned(matrix, normal) for normal in self.form.normals]

    def faces(self) -> Iterator[tuple[int, Vector, list[Vector], Vector]]:
        """The faces that look at the eye: number, normal, corners, middle."""
        eye, rounding = self.camera.eye, self.form.rounding
        for number, face in enumerate(self.form.faces):
            normal = self.normals[number]
            points = [_plus(self.corners[corner], normal, rounding) for corner in face]
            if dot(normal, minus(eye, points[0])) > 0:
                count = len(points)
                middle = (
                    sum(point[0] for point in points) / count,
                    sum(point[1] for point in points) / count,
                    sum(point[2] for point in points) / count,
                )
                yield number, normal, points, middle

    def outline(self) -> list[QPointF]:
        """The outline of the shrunk solid: what the die covers is this, grown by the rounding."""
        return hull([self.camera.point(corner) for corner in self.corners])


def outline_of(shape: Shape, pose: Pose, camera: Camera) -> list[QPointF]:
    """What a die covers of the picture: a convex outline."""
    die = _Posed(shape, pose, camera)
    reach = die.form.rounding * camera.size(pose.place)
    points = [QPointF(reach * cos(pi * k / 6), reach * sin(pi * k / 6)) for k in range(12)]
    return hull([corner + point for corner in die.outline() for point in points])


def polygon_path(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF(points))
    path.closeSubpath()
    return path


def hull(points: Sequence[QPointF]) -> list[QPointF]:
    """The convex hull, clockwise on the screen."""
    ordered = sorted((point.x(), point.y()) for point in points)

    def chain(way: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in way:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2], kept[-1]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    return [QPointF(x, y) for x, y in chain(ordered) + chain(ordered[::-1])]


# ---- marks -------------------------------------------------------------------------------------------------------


@cache
def _mark(face: int) -> QPainterPath:
    """What a face shows, 0.84 units tall, with the point that looks to the tip of the die up."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)  # figures are drawn of parts that overlap
    if face == 0:
        path.addPath(QTransform.fromScale(0.44, 0.44).map(symbol_path("medical")))
        return path
    path.addText(0, 0, display(200, 700), str(face))
    bounds = path.boundingRect()
    scale = 0.84 / bounds.height()
    centred = QTransform.fromScale(scale, scale).translate(-bounds.center().x(), -bounds.center().y())
    mark = centred.map(path.simplified())
    if face in (6, 9):
        line = QPainterPath()
        line.addRoundedRect(-0.24, 0.52, 0.48, 0.10, 0.05, 0.05)
        mark = mark.united(line)
    return mark


_SQUARE = QPolygonF([QPointF(-1, -1), QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1)])


def _on_face(camera: Camera, points: list[Vector], normal: Vector) -> tuple[QTransform, Vector, Vector] | None:
    """Takes a square of two units onto a kite, upright from the tip of the die outward; with the face's two axes."""
    tip, far = points[0], points[2]
    down = unit(minus(far, tip))
    across = cross(down, normal)
    middle = _between(tip, far, 0.60)
    reach = hypot(*minus(far, tip)) * 0.50
    quad = camera.polygon(
        [_plus(_plus(middle, across, -reach * x), down, reach * y) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    )
    plane = QTransform.quadToQuad(_SQUARE, quad)
    return (plane, across, down) if isinstance(plane, QTransform) else None


# ---- tumbling ----------------------------------------------------------------------------------------------------


def paint_moving(painter: QPainter, shape: Shape, pose: Pose, skin: Skin, camera: Camera) -> None:
    """Flat faces with round joins and their figures: about a millisecond."""
    die = _Posed(shape, pose, camera)
    base = linear(skin.body)
    width = 1.2 * die.form.rounding * camera.size(pose.place)
    _paint_body(painter, die, base, 0.42)
    for number, normal, points, middle in die.faces():
        tone = screen(shade(middle, normal, camera.eye, base, skin.gloss, skin.rim))
        painter.setPen(QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.setBrush(tone)
        painter.drawPolygon(camera.polygon(_plus(point, normal, -0.6 * die.form.rounding) for point in points))
        placed = _on_face(camera, points, normal) if shape == "d10" else None
        if placed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_ink(skin, number, normal, middle))
            painter.drawPath(placed[0].map(_mark(number)))


def _paint_body(painter: QPainter, die: _Posed, base: Light, share: float) -> None:
    """The whole die in one dark tone first, so that no seam shows the ground."""
    tone = screen(scaled(base, share))
    reach = 2 * die.form.rounding * die.camera.size(die.corners[0])
    painter.setPen(QPen(tone, reach, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
    painter.setBrush(tone)
    painter.drawPolygon(QPolygonF(die.outline()))


def _ink(skin: Skin, face: int, normal: Vector, middle: Vector) -> QColor:
    lamp = unit(minus(LAMP, middle))
    light = min(1.0, 0.42 + 0.62 * max(0.0, dot(normal, lamp)) + 0.18 * max(0.0, dot(normal, FILL)))
    return screen(scaled(linear(skin.medical if face == 0 else skin.ink), light))


# ---- lying -------------------------------------------------------------------------------------------------------


def paint_fine(painter: QPainter, shape: Shape, pose: Pose, skin: Skin, camera: Camera) -> None:
    """With rounded edges, engraved marks and reflections: some 20 milliseconds."""
    die = _Posed(shape, pose, camera)
    base = linear(skin.body)
    _paint_body(painter, die, base, 0.30)
    _Edges(painter, die, base, skin).paint()
    for number, normal, points, middle in die.faces():
        _paint_face(painter, die, (number, normal, points, middle), base, skin)


class _Edges:
    """The round edges and corners of a die."""

    def __init__(self, painter: QPainter, die: _Posed, base: Light, skin: Skin) -> None:
        self._painter, self._die, self._base, self._skin = painter, die, base, skin

    def paint(self) -> None:
        for edge in self._die.form.edges:
            self._edge(*edge)
        for corner, faces in enumerate(self._die.form.around):
            self._corner(self._die.corners[corner], [self._die.normals[face] for face in faces])

    def _tile(self, points: list[Vector], normal: Vector) -> None:
        eye = self._die.camera.eye
        if dot(normal, minus(eye, points[0])) <= 0:
            return
        tone = screen(shade(points[0], normal, eye, self._base, self._skin.gloss * 1.5, self._skin.rim))
        self._painter.setBrush(tone)
        self._painter.setPen(QPen(tone, 0.6))
        self._painter.drawPolygon(self._die.camera.polygon(points))

    def _edge(self, one: int, other: int, start: int, end: int) -> None:
        die, rounding = self._die, self._die.form.rounding
        a, b = die.corners[start], die.corners[end]
        for strip in range(_STRIPS):
            low = unit(_between(die.normals[one], die.normals[other], strip / _STRIPS))
            high = unit(_between(die.normals[one], die.normals[other], (strip + 1) / _STRIPS))
            normal = unit(_plus(low, high))
            for part in range(_ALONG):
                near, far = _between(a, b, part / _ALONG), _between(a, b, (part + 1) / _ALONG)
                self._tile(
                    [
                        _plus(near, low, rounding),
                        _plus(far, low, rounding),
                        _plus(far, high, rounding),
                        _plus(near, high, rounding),
                    ],
                    normal,
                )

    def _corner(self, middle: Vector, normals: list[Vector]) -> None:
        rounding = self._die.form.rounding
        out = unit((sum(n[0] for n in normals), sum(n[1] for n in normals), sum(n[2] for n in normals)))
        for number, first in enumerate(normals):
            second = normals[(number + 1) % len(normals)]

            def way(i: int, j: int, a: Vector = first, b: Vector = second) -> Vector:
                rest = 1 - (i + j) / _PATCHES
                x, y, z = (rest * o + i / _PATCHES * p + j / _PATCHES * q for o, p, q in zip(out, a, b, strict=True))
                return unit((x, y, z))

            for i in range(_PATCHES):
                for j in range(_PATCHES - i):
                    patch = [way(i, j), way(i + 1, j), way(i, j + 1)]
                    if i + j + 2 <= _PATCHES:
                        patch.insert(2, way(i + 1, j + 1))
                    x, y, z = (sum(part) for part in zip(*patch, strict=True))
                    self._tile([_plus(middle, normal, rounding) for normal in patch], unit((x, y, z)))


def _paint_face(
    painter: QPainter, die: _Posed, face: tuple[int, Vector, list[Vector], Vector], base: Light, skin: Skin
) -> None:
    number, normal, points, middle = face
    camera = die.camera
    outline = camera.outline(points)
    tip, far = points[0], points[2]
    # A little deeper toward the equator, as in cast resin.
    body = QLinearGradient(camera.point(tip), camera.point(far))
    for part in range(5):
        share = part / 4
        light = shade(_between(tip, far, share), normal, camera.eye, base, skin.gloss, skin.rim)
        body.setColorAt(share, screen(scaled(light, 1.07 - 0.16 * share)))
    painter.setBrush(body)
    painter.setPen(QPen(QBrush(body), 0.8))
    painter.drawPath(outline)
    with saved(painter):
        painter.setClipPath(outline, Qt.ClipOperation.IntersectClip)
        painter.setPen(Qt.PenStyle.NoPen)
        _paint_lamp(painter, outline, normal, middle, skin, camera)
        _paint_window(painter, outline, normal, middle, skin, camera)
    if die.shape == "d10":
        _paint_mark(painter, number, normal, points, middle, skin, camera)


def _paint_lamp(
    painter: QPainter, outline: QPainterPath, normal: Vector, middle: Vector, skin: Skin, camera: Camera
) -> None:
    """The lamp mirrored: where the line from the eye's mirror image to the lamp meets the face."""
    mirrored = _plus(camera.eye, normal, -2 * dot(minus(camera.eye, middle), normal))
    slope = dot(minus(LAMP, mirrored), normal)
    if abs(slope) < 1e-6:
        return
    spot = _plus(mirrored, minus(LAMP, mirrored), dot(minus(middle, mirrored), normal) / slope)
    if hypot(*minus(spot, middle)) > 6:
        return
    strength = 0.34 if skin.gloss > 0.2 else 0.12
    light = QRadialGradient(camera.point(spot), 2.8 * camera.size(middle))
    for at, share in ((0.0, 1.0), (0.35, 0.45), (1.0, 0.0)):
        light.setColorAt(at, colour("#FFF6E0", strength * share))
    painter.setBrush(light)
    painter.drawPath(outline)


def _paint_window(
    painter: QPainter, outline: QPainterPath, normal: Vector, middle: Vector, skin: Skin, camera: Camera
) -> None:
    """A pale band as of a window, where the face looks up."""
    if skin.gloss < 0.2:
        return
    seen, size = camera.point(middle), camera.size(middle)
    shift = (0.9 * normal[0] - 0.5 * normal[1]) * size
    strength = (0.13 if skin.gloss < 0.25 else 0.26) if normal[2] > 0.2 else 0.05
    x, y = seen.x() + shift, seen.y() + shift
    band = QLinearGradient(x - size, y - 1.1 * size, x + 0.8 * size, y + 0.95 * size)
    for at, share in ((0.0, 1.2), (0.44, 0.55), (0.47, 0.0)):
        band.setColorAt(at, colour("#EAF4FF", strength * share))
    painter.setBrush(band)
    painter.drawPath(outline)


def _paint_mark(
    painter: QPainter, face: int, normal: Vector, points: list[Vector], middle: Vector, skin: Skin, camera: Camera
) -> None:
    """Engraved: the lip away from the lamp catches light, the one toward it throws a shade into the groove."""
    placed = _on_face(camera, points, normal)
    if placed is None:
        return
    plane, across, down = placed
    lamp = unit(minus(LAMP, middle))
    x, y = -dot(lamp, across), -dot(lamp, down)
    x, y = -x, -y
    length = hypot(x, y) or 1.0
    x, y = 0.042 * x / length, 0.042 * y / length
    mark = _mark(face)
    painter.setPen(Qt.PenStyle.NoPen)
    for dx, dy, tone in (
        (-x, -y, colour(WHITE, 0.75 if skin.light else 0.38)),
        (x, y, colour("#000000", 0.34 if skin.light else 0.50)),
        (0.0, 0.0, _ink(skin, face, normal, middle)),
    ):
        painter.setBrush(tone)
        painter.drawPath(plane.map(mark.translated(dx, dy)))
