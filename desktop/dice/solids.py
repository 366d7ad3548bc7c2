"""The two kinds of dice as solids: corners, faces, which face is on top, and how a die lies on the floor.

A character die is a pentagonal trapezohedron: ten equal kites, opposite ones parallel, so one lies on the floor exactly
when another is on top. A face is known by what it shows: 1 to 9, and 0 for the medical symbol; opposite faces sum to 9.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import atan2, cos, pi, sin

from desktop.dice.turns import (
    Rows,
    Turn,
    Vector,
    after,
    between,
    cross,
    dot,
    from_whole,
    minus,
    rows,
    to_whole,
    turned,
    unit,
)
from desktop.kernel.throws import DIE_RADIUS, Rest, Shape

WHOLE = 100
"""Tenths of a millimetre in a centimetre."""
RADIUS = DIE_RADIUS / WHOLE
"""From the middle of a character die to its equator's corners."""
TALL = 1.04
"""The distance of the two tips from the middle, in radii."""
HALF_EDGE = 0.70 * RADIUS
"""Half the edge of the blank cube."""

RING = (0, 7, 4, 3, 8, 9, 2, 5, 6, 1)
"""The faces of a character die as they follow each other round it, from the upper tip to the lower and back. The fifth
on from a face is opposite to it; odd and even faces meet at different tips, as on dice one can buy."""

UP: Vector = (0.0, 0.0, 1.0)


@dataclass(frozen=True, slots=True)
class Solid:
    """A convex solid around the origin whose faces all have the same distance from it."""

    corners: tuple[Vector, ...]
    faces: tuple[tuple[int, ...], ...]
    """Corners of each face, counter-clockwise seen from outside. A kite begins at a tip of the die."""
    normals: tuple[Vector, ...]
    inradius: float

    @classmethod
    def of(cls, corners: tuple[Vector, ...], faces: tuple[tuple[int, ...], ...]) -> Solid:
        ordered = []
        normals = []
        for face in faces:
            a, b, c = (corners[corner] for corner in face[:3])
            normal = unit(cross(minus(b, a), minus(c, a)))
            if dot(normal, a) < 0:
                normal = (-normal[0], -normal[1], -normal[2])
                face = (face[0], *reversed(face[1:]))
            ordered.append(face)
            normals.append(normal)
        return cls(corners, tuple(ordered), tuple(normals), dot(normals[0], corners[faces[0][0]]))

    def top(self, matrix: Rows) -> tuple[int, float]:
        """The face that looks up most, and how straight it does: the cosine of its lean."""
        heights = [dot(matrix[2], normal) for normal in self.normals]
        best = max(heights)
        return heights.index(best), best

    def flat(self, turn: Turn) -> Turn:
        """The nearest turn in which the topmost face looks straight up."""
        matrix = rows(turn)
        face, _ = self.top(matrix)
        return after(between(turned(matrix, self.normals[face]), UP), turn)

    def foot(self, turn: Turn, x: float, y: float) -> tuple[tuple[int, int], ...]:
        """The face on the floor of a die that lies flat, in whole numbers, counter-clockwise."""
        matrix = rows(turn)
        lows = [dot(matrix[2], normal) for normal in self.normals]
        face = lows.index(min(lows))
        points = [turned(matrix, self.corners[corner]) for corner in self.faces[face]]
        middle = [sum(point[axis] for point in points) / len(points) for axis in (0, 1)]
        points.sort(key=lambda point: atan2(point[1] - middle[1], point[0] - middle[0]))
        return tuple([(round((x + px) * WHOLE), round((y + py) * WHOLE)) for px, py, _ in points])


def _trapezohedron(radius: float) -> Solid:
    sides = 5
    tip = TALL * radius
    # Each kite is flat when its corners on the equator zigzag by this much.
    zigzag = tip * (1 - cos(pi / sides)) / (1 + cos(pi / sides))
    ring = [
        (radius * cos(pi * k / sides), radius * sin(pi * k / sides), -zigzag if k % 2 else zigzag)
        for k in range(2 * sides)
    ]
    corners = ((0.0, 0.0, tip), (0.0, 0.0, -tip), *ring)
    kites = [(k % 2, 2 + k, 2 + (k + 1) % 10, 2 + (k + 2) % 10) for k in range(10)]
    ordered = sorted(range(10), key=lambda kite: RING[kite])
    return Solid.of(corners, tuple(kites[kite] for kite in ordered))


def _cube(half: float) -> Solid:
    ends = (-half, half)
    corners = tuple((x, y, z) for x in ends for y in ends for z in ends)
    faces = ((0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3))
    return Solid.of(corners, faces)


SOLIDS: dict[Shape, Solid] = {"d10": _trapezohedron(RADIUS), "cube": _cube(HALF_EDGE)}


def lying(die: str, shape: Shape, turn: Turn, x: float, y: float) -> Rest:
    """A die that lies flat on the floor at a place, turned as it came to rest. The blank cube always shows face 0."""
    solid = SOLIDS[shape]
    level = solid.flat(turn)
    face, _ = solid.top(rows(level))
    # The foot is that of the written pose, not of the exact one, so that all who read a journal find the same.
    whole = to_whole(level)
    place = round(x * WHOLE), round(y * WHOLE)
    foot = solid.foot(from_whole(whole), place[0] / WHOLE, place[1] / WHOLE)
    shown = face if shape == "d10" else 0
    return Rest(die, shape, shown, *place, round(solid.inradius * WHOLE), whole, foot)
