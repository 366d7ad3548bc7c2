"""Turns in space as unit quaternions, and the whole-number form in which a journal keeps them."""

from __future__ import annotations

from math import acos, asin, atan2, cos, degrees, pi, radians, sin, sqrt
from typing import TypeAlias

from desktop.kernel.throws import Numbers

Vector: TypeAlias = tuple[float, float, float]
Turn: TypeAlias = tuple[float, float, float, float]
"""(w, x, y, z)."""
Rows: TypeAlias = tuple[Vector, Vector, Vector]
"""A rotation matrix."""

STILL: Turn = (1.0, 0.0, 0.0, 0.0)
_FINE = 1 << 20
"""Steps into which a random number between 0 and 1 is divided."""


def dot(a: Vector, b: Vector) -> float:
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def cross(a: Vector, b: Vector) -> Vector:
    return a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]


def minus(a: Vector, b: Vector) -> Vector:
    return a[0] - b[0], a[1] - b[1], a[2] - b[2]


def unit(a: Vector) -> Vector:
    length = sqrt(dot(a, a))
    return a[0] / length, a[1] / length, a[2] / length


def about(axis: Vector, angle: float) -> Turn:
    """The turn by an angle (radians, right-handed) about an axis of any length."""
    x, y, z = unit(axis)
    s = sin(angle / 2)
    return cos(angle / 2), x * s, y * s, z * s


def after(second: Turn, first: Turn) -> Turn:
    """The turn that does ``first`` and then ``second``."""
    a, b, c, d = second
    w, x, y, z = first
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )


def rows(turn: Turn) -> Rows:
    w, x, y, z = turn
    return (
        (1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)),
        (2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)),
        (2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)),
    )


def turned(matrix: Rows, v: Vector) -> Vector:
    return dot(matrix[0], v), dot(matrix[1], v), dot(matrix[2], v)


def between(a: Vector, b: Vector) -> Turn:
    """The shortest turn that takes one unit vector to another."""
    cosine = dot(a, b)
    if cosine < -0.999999:
        side = cross(a, (1.0, 0.0, 0.0) if abs(a[0]) < 0.9 else (0.0, 1.0, 0.0))
        return about(side, pi)
    x, y, z = cross(a, b)
    w = 1 + cosine
    length = sqrt(w * w + x * x + y * y + z * z)
    return w / length, x / length, y / length, z / length


def alike(first: Turn, second: Turn) -> float:
    """The cosine of half the angle by which two turns differ, from 0 to 1."""
    a, b, c, d = first
    w, x, y, z = second
    return min(1.0, abs(a * w + b * x + c * y + d * z))


def angle_of(first: Turn, second: Turn) -> float:
    """By how much two turns differ, in radians from 0 to pi."""
    return 2 * acos(alike(first, second))


def blend(first: Turn, second: Turn, share: float) -> Turn:
    """The turn between two others, along the shorter way at even speed: 0 is the first, 1 the second."""
    a, b, c, d = first
    w, x, y, z = second
    cosine = a * w + b * x + c * y + d * z
    angle = acos(min(1.0, abs(cosine)))
    one, other = 1 - share, share
    if angle > 1e-3:
        one, other = sin(one * angle), sin(other * angle)
    if cosine < 0:
        other = -other
    w, x, y, z = one * a + other * w, one * b + other * x, one * c + other * y, one * d + other * z
    length = sqrt(w * w + x * x + y * y + z * z)
    return w / length, x / length, y / length, z / length


# ---- whole numbers -----------------------------------------------------------------------------------------------


def to_whole(turn: Turn) -> tuple[int, int, int]:
    """Rotations about the x, y and z axes, in this order, in tenths of a degree."""
    m = rows(turn)
    y = asin(max(-1.0, min(1.0, -m[2][0])))
    x, z = atan2(m[2][1], m[2][2]), atan2(m[1][0], m[0][0])
    return round(degrees(x) * 10), round(degrees(y) * 10), round(degrees(z) * 10)


def from_whole(turn: tuple[int, int, int]) -> Turn:
    x, y, z = (radians(part / 10) / 2 for part in turn)
    return after((cos(z), 0.0, 0.0, sin(z)), after((cos(y), 0.0, sin(y), 0.0), (cos(x), sin(x), 0.0, 0.0)))


def any_turn(numbers: Numbers) -> Turn:
    """A turn drawn evenly from all there are (Shoemake's three-number method)."""
    one, two, three = (numbers.below(_FINE) / _FINE for _ in range(3))
    low, high = sqrt(1 - one), sqrt(one)
    a, b = 2 * pi * two, 2 * pi * three
    return high * cos(b), low * sin(a), low * cos(a), high * sin(b)
