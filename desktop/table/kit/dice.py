"""Six-sided dice in parallel projection, in any orientation, and the tumble that ends on a given face.

A face is painted flat in a square of 100 units through an affine transform, so pips, letters and arrows
need nothing special. In a die's own space x goes right, y up and z towards the viewer; a die is `size`
units along its edge.
"""

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.kit.ink import (
    arc,
    ellipse,
    fill,
    halo,
    line,
    linear,
    radial,
    rounded,
    saved,
    stroke,
    swollen,
)
from desktop.table.kit.theme import WHITE, Paint, colour, mix

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[Vector, Vector, Vector]
"""A rotation as the rows of its matrix."""
FacePainter: TypeAlias = Callable[[QPainter, float], None]
"""Paints a face in a square of 100 units round the origin; is told how much in the shade it lies (0 to 1)."""

TOP, BOTTOM, FRONT, BACK, RIGHT, LEFT = range(6)
_FACES: tuple[tuple[Vector, Vector, Vector], ...] = (
    # the outward normal, then where right and up are on the face
    ((0, 1, 0), (1, 0, 0), (0, 0, -1)),
    ((0, -1, 0), (1, 0, 0), (0, 0, 1)),
    ((0, 0, 1), (1, 0, 0), (0, 1, 0)),
    ((0, 0, -1), (-1, 0, 0), (0, 1, 0)),
    ((1, 0, 0), (0, 0, -1), (0, 1, 0)),
    ((-1, 0, 0), (0, 0, 1), (0, 1, 0)),
)
_NIGHT = "#02040F"
_SUN: Vector = (-0.42, 0.74, 0.53)
PITCH = 52.0  # how far the viewer looks down, in degrees


@dataclass(frozen=True)
class Skin:
    """The colours of a die: its faces, its rounded edges, the light it throws on the ground."""

    body: str
    edge: str
    light: str


IVORY = Skin("#E9EEFF", "#B9C4EE", "#8FA6FF")
INDIGO = Skin("#2A3A86", "#5064C4", "#7F6BFF")


# --- rotations


def about(axis: Vector, degrees: float) -> Turn:
    """The rotation about an axis, anticlockwise when the axis points at the viewer."""
    length = math.sqrt(sum(part * part for part in axis))
    x, y, z = (part / length for part in axis)
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    d = 1 - c
    return (
        (c + x * x * d, x * y * d - z * s, x * z * d + y * s),
        (y * x * d + z * s, c + y * y * d, y * z * d - x * s),
        (z * x * d - y * s, z * y * d + x * s, c + z * z * d),
    )


def turned(turn: Turn, vector: Vector) -> Vector:
    x, y, z = (sum(row[i] * vector[i] for i in range(3)) for row in turn)
    return x, y, z


def after(second: Turn, first: Turn) -> Turn:
    """The rotation that does `first` and then `second`."""
    columns = [turned(second, (first[0][i], first[1][i], first[2][i])) for i in range(3)]
    a, b, c = columns
    return (a[0], b[0], c[0]), (a[1], b[1], c[1]), (a[2], b[2], c[2])


_X, _Y = (1.0, 0.0, 0.0), (0.0, 1.0, 0.0)
_UPWARDS: tuple[Turn, ...] = (
    # what brings each face to the top
    about(_X, 0),
    about(_X, 180),
    about(_X, -90),
    about(_X, 90),
    about((0.0, 0.0, 1.0), 90),
    about((0.0, 0.0, 1.0), -90),
)


def at_rest(face: int, yaw: float) -> Turn:
    """How a die lies with a face up, turned by `yaw` degrees on the ground and seen from above by PITCH."""
    return after(about(_X, PITCH), after(about(_Y, yaw), _UPWARDS[face]))


def heading(turn: Turn, face: int) -> float:
    """Where "up" on a face points on the ground: degrees clockwise from the far side; for a die at rest."""
    flat = turned(about(_X, -PITCH), turned(turn, _FACES[face][2]))
    return math.degrees(math.atan2(flat[0], -flat[2]))


# --- painting


def paint_die(
    painter: QPainter,
    x: float,
    y: float,
    size: float,
    turn: Turn,
    faces: Mapping[int, FacePainter],
    skin: Skin,
    lift: float = 0.0,
) -> None:
    """Paint a die with its centre `lift` sizes above the place (x, y); the shadow stays on the ground.

    Everything lies within 1.25 sizes of the place, and 1.25 sizes of the lifted centre.
    """
    _ground(painter, x, y, size, skin, lift)
    with saved(painter):
        painter.translate(x, y - lift * size)
        painter.scale(size / 2, size / 2)
        _body(painter, turn, skin)
        for face, (normal, right, up) in enumerate(_FACES):
            nx, ny, nz = turned(turn, normal)
            if nz > 0.02:
                sunlit = nx * _SUN[0] + ny * _SUN[1] + nz * _SUN[2]
                shade = min(0.68, max(0.0, (0.88 - sunlit) * 0.66))
                with saved(painter):
                    painter.setTransform(_plane(turn, normal, right, up), True)
                    _face(painter, skin, shade)
                    faces[face](painter, shade)
                    _gloss(painter, shade)


def _ground(painter: QPainter, x: float, y: float, size: float, skin: Skin, lift: float) -> None:
    near = 1 / (1 + 1.6 * lift)
    with saved(painter):
        painter.translate(x + 0.07 * size, y + 0.60 * size)
        painter.scale(1, 0.36)
        reach = size * (0.86 + 0.25 * lift)
        dark = [(at, colour("#000310", share * near)) for at, share in ((0.0, 0.75), (0.6, 0.45), (1.0, 0.0))]
        fill(painter, ellipse(0, 0, reach), radial(0, 0, reach, *dark))
    halo(painter, x, y + 0.1 * size, size * 1.05, size * 0.95, skin.light, 0.42 * near)


def _plane(turn: Turn, normal: Vector, right: Vector, up: Vector) -> QTransform:
    """From 100 units of a face (y down) to the unit cube seen by the painter (y down)."""
    (ox, oy, _), (rx, ry, _), (ux, uy, _) = (turned(turn, vector) for vector in (normal, right, up))
    return QTransform(rx / 50, -ry / 50, -ux / 50, uy / 50, ox, -oy)


def _body(painter: QPainter, turn: Turn, skin: Skin) -> None:
    """The silhouette: the hull of the eight corners, a little shrunk and grown again with round corners."""
    corners = [turned(turn, (a, b, c)) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    points = [(0.87 * x, -0.87 * y) for x, y, _ in corners]
    hull = swollen(_hull(points), 0.13)
    metal = linear(-2, -2, 1.4, 2, (0, mix(skin.edge, WHITE, 0.35)), (0.4, skin.edge), (1, mix(skin.body, _NIGHT, 0.5)))
    fill(painter, hull, metal)


def _hull(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The convex hull clockwise, by walking its two chains from left to right and back."""

    def chain(ordered: list[tuple[float, float]]) -> list[tuple[float, float]]:
        kept: list[tuple[float, float]] = []
        for x, y in ordered:
            while len(kept) > 1:
                (ax, ay), (bx, by) = kept[-2:]
                if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                    break
                kept.pop()
            kept.append((x, y))
        return kept[:-1]

    ordered = sorted(points)
    return chain(ordered) + chain(ordered[::-1])


def _face(painter: QPainter, skin: Skin, shade: float) -> None:
    body = mix(skin.body, _NIGHT, shade)
    tile = rounded(QRectF(-46, -46, 92, 92), 13)
    light = mix(body, WHITE, 0.24 - 0.2 * shade)
    fill(painter, tile, linear(-46, -46, 46, 46, (0, light), (0.5, body), (1, mix(body, _NIGHT, 0.25))))
    stroke(painter, rounded(QRectF(-45, -45, 90, 90), 12), colour(WHITE, 0.30 - 0.3 * shade), 1.5)


def _gloss(painter: QPainter, shade: float) -> None:
    """A curved reflection in a corner of the faces that look at the sun."""
    if shade > 0.2:
        return
    sheen = QPainterPath(QPointF(-40, -44))
    sheen.lineTo(20, -44)
    sheen.cubicTo(-10, -30, -34, -10, -44, 24)
    sheen.lineTo(-44, -36)
    sheen.closeSubpath()
    fill(painter, sheen, linear(-44, -44, 0, 0, (0, colour(WHITE, 0.20)), (1, colour(WHITE, 0.0))))


# --- the die with pips

PIP_FACES = {1: TOP, 6: BOTTOM, 2: FRONT, 5: BACK, 3: RIGHT, 4: LEFT}
"""Where each number is on the die: opposite faces add up to seven."""
_PIPS: dict[int, tuple[tuple[float, float], ...]] = {
    1: ((0, 0),),
    2: ((-24, 24), (24, -24)),
    3: ((-25, 25), (0, 0), (25, -25)),
    4: ((-24, -24), (24, -24), (-24, 24), (24, 24)),
    5: ((-25, -25), (25, -25), (0, 0), (-25, 25), (25, 25)),
    6: ((-24, -26), (-24, 0), (-24, 26), (24, -26), (24, 0), (24, 26)),
}


def paint_pips(painter: QPainter, number: int, shade: float = 0.0) -> None:
    """The pips of a number in a square of 100 units: hollows with light on their lower rim."""
    for x, y in _PIPS[number]:
        fill(painter, ellipse(x, y, 10.4), colour("#0B1436", 0.55))
        fill(painter, ellipse(x, y, 9.2), radial(x - 2, y - 3, 11, (0, "#17255E"), (1, "#070C24")))
        stroke(painter, arc(x, y, 9, 200, 140), colour(WHITE, 0.5 * (1 - shade)), 1.4)


def _pip_face(number: int) -> FacePainter:
    return lambda painter, shade: paint_pips(painter, number, shade)


_PIP_PAINTERS = {face: _pip_face(number) for number, face in PIP_FACES.items()}


def paint_pip_die(painter: QPainter, x: float, y: float, size: float, turn: Turn, lift: float = 0.0) -> None:
    paint_die(painter, x, y, size, turn, _PIP_PAINTERS, IVORY, lift)


def pip_rest(number: int, yaw: float = -28.0) -> Turn:
    """How the die lies when it shows `number`."""
    return at_rest(PIP_FACES[number], yaw)


# --- tumbling


@dataclass(frozen=True)
class Toss:
    """A moment of a throw: shift on the table and height in die sizes, and the spin on top of the pose at
    rest.
    """

    right: float
    down: float
    lift: float
    spin: Turn

    def of(self, rest: Turn) -> Turn:
        """The orientation now of a die that will lie as `rest`."""
        return after(self.spin, rest)


def tumble(t: float, seed: int) -> Toss:
    """Where a thrown die is at `t` (0: out of the hand, 1: at rest). It rolls in from a side in three
    bounces.
    """
    chance = random.Random(seed)
    side = chance.choice((-1, 1))
    reach, drift = chance.uniform(2.2, 2.8), chance.uniform(-0.9, -0.3)
    turns = chance.choice((540.0, 630.0, 720.0))
    wobble = chance.uniform(-0.5, 0.5)
    left = (1 - min(1.0, max(0.0, t))) ** 2.2
    bounce = abs(math.cos(math.pi * 2.5 * (1 - left))) if t < 1 else 0.0
    # Rolling turns about the line across the way of travel; the spin ends exactly at rest.
    axis = (-drift, wobble, -float(side))
    return Toss(side * -reach * left, drift * left, 1.35 * bounce * left, about(axis, -side * turns * left))


def paint_dust(painter: QPainter, x: float, y: float, radius: float, tint: Paint, phase: float = 0.4) -> None:
    """The ring of dust where a die came to rest; `phase` runs from 0 (impact) to 1 (gone)."""
    fade = 1 - phase
    for index in range(18):
        turn = math.radians(20 * index + 7)
        near = radius * (0.92 + 0.22 * phase + 0.06 * (index % 3))
        far = near + radius * (0.08 + 0.16 * phase + 0.04 * (index % 3))
        dx, dy = math.cos(turn), math.sin(turn) * 0.42
        line(painter, (x + dx * near, y + dy * near), (x + dx * far, y + dy * far), colour(tint, 0.9 * fade), 1.6)
