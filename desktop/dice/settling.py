"""How dice are read once they have stopped.

The rule: the face that looks up most is the result. Every die is then laid flat on the face below it; a die that had
come to lean on another, or lie on top of one, is laid on the nearest free floor. So a die at rest always lies flat,
and never on another.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import cos, hypot, pi, sin

from desktop.dice.poses import Pose
from desktop.dice.solids import RADIUS, SOLIDS, WHOLE, lying
from desktop.dice.turns import rows
from desktop.kernel.throws import Box, Rest, Shape

_LEAN = 0.995
"""The cosine from which on a die counts as lying flat: less than 6 degrees of lean."""
_LIFT = 0.12
"""How far the middle of a die that lies on the floor may be above where it belongs, centimetres."""
_APART = 1.85 * RADIUS
"""Middles of dice so far apart do not touch, however they are turned."""


def leans(shape: Shape, pose: Pose) -> bool:
    solid = SOLIDS[shape]
    _, straight = solid.top(rows(pose.turn))
    return straight < _LEAN or pose.place[2] > solid.inradius + _LIFT


def settled(die: str, shape: Shape, pose: Pose, others: Sequence[Rest], box: Box) -> Rest:
    """A stopped die as it counts, among those that lie flat already."""
    x, y = pose.place[0], pose.place[1]
    if leans(shape, pose):
        x, y = next(_free_places(x, y, others, box), (x, y))
    return lying(die, shape, pose.turn, x, y)


def _free_places(x: float, y: float, others: Sequence[Rest], box: Box) -> Iterator[tuple[float, float]]:
    """Places round a point where a die touches neither others nor walls, the nearest first."""
    width, depth = box.width / 2 / WHOLE - RADIUS, box.depth / 2 / WHOLE - RADIUS
    for ring in range(120):
        around = 1 + 6 * ring
        for part in range(around):
            angle = 2 * pi * part / around
            px, py = x + 0.25 * ring * cos(angle), y + 0.25 * ring * sin(angle)
            inside = abs(px) <= width and abs(py) <= depth
            if inside and all(hypot(px - rest.x / WHOLE, py - rest.y / WHOLE) >= _APART for rest in others):
                yield px, py
