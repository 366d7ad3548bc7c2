"""A throw shown again from its record: where every moving die is at a moment, and what trails behind it."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import dist, hypot

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.dice.motion import length, pose_at
from desktop.dice.poses import Pose
from desktop.dice.solids import RADIUS, WHOLE
from desktop.kernel.throws import Shape, ThrowResult, Track
from desktop.table.boards.space_movers.dicebox import shadows
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.die_art import paint_moving, polygon_path
from desktop.table.boards.space_movers.dicebox.skins import SKINS
from desktop.table.kit.ink import fill, linear, stroke
from desktop.table.kit.theme import colour, mix

_JOINTS = ((12, 0.90), (24, 0.74), (38, 0.54), (54, 0.30), (72, 0.06))
"""How long ago (milliseconds) a fast die was at the joints of its trail, and how wide that is there, as a share of the
die."""
_FAST = 0.35
"""A die leaves a trail when it went so far in the time between two joints, centimetres."""
_DUST = 320
"""Milliseconds for which a bounce is seen on the felt."""
_LOW = RADIUS + 0.5


@dataclass(frozen=True, slots=True)
class Flier:
    """A die in motion."""

    track: Track
    shape: Shape
    bounces: tuple[tuple[int, float, float], ...]
    """When and where it met the felt."""


class Tumble:
    """The motion of one throw."""

    def __init__(self, result: ThrowResult, calm: bool = False) -> None:
        self.result = result
        self._calm = calm
        shapes: dict[str, Shape] = {rest.die: rest.shape for rest in result.rests}
        self._fliers = [
            Flier(track, shapes.get(track.die, "cube" if track.die == "7" else "d10"), _bounces(track))
            for track in result.motion
        ]
        self.length = length(result.motion)

    def moving(self, moment: float) -> frozenset[str]:
        """Dice that have begun to move; the others still lie as before."""
        return frozenset(flier.track.die for flier in self._fliers if moment >= flier.track.keys[0][0])

    def paint_ground(self, painter: QPainter, camera: Camera, moment: float) -> None:
        """Shadows and dust, on the felt."""
        for flier in self._fliers:
            pose = self._pose(flier, moment)
            if pose is None:
                continue
            if self._showy(flier):
                _paint_dust(painter, camera, flier, moment)
            if pose.place[2] > 0:
                shadows.paint_quick(painter, flier.shape, pose, camera)

    def paint_dice(
        self, painter: QPainter, camera: Camera, moment: float, *, above: bool, rail: float, near: float
    ) -> None:
        """The dice, the farthest first: those above the rail of the box, or those it stands before."""
        posed = [(flier, pose) for flier in self._fliers if (pose := self._pose(flier, moment)) is not None]
        for flier, pose in sorted(posed, key=lambda one: -camera.depth(one[1].place)):
            high = pose.place[2] > rail or pose.place[1] < near
            if high == above:
                if self._showy(flier):
                    self._paint_trail(painter, camera, flier, moment, pose)
                paint_moving(painter, flier.shape, pose, SKINS[flier.track.die], camera)

    def _showy(self, flier: Flier) -> bool:
        """Only the thrown die, whose way is written down first, has a trail and stirs up dust."""
        return flier is self._fliers[0] and not self._calm

    def _pose(self, flier: Flier, moment: float) -> Pose | None:
        return pose_at(flier.track, moment) if moment >= flier.track.keys[0][0] else None

    def _paint_trail(self, painter: QPainter, camera: Camera, flier: Flier, moment: float, now: Pose) -> None:
        """A ribbon that gets narrower and paler with age."""
        body = mix(SKINS[flier.track.die].body, "#FFFFFF", 0.25)
        left: list[QPointF] = []
        right: list[QPointF] = []
        here, later, size = camera.point(now.place), now, camera.size(now.place)
        for ago, share in _JOINTS:
            before = self._pose(flier, moment - ago)
            if before is None or dist(before.place, later.place) < _FAST:
                break
            there = camera.point(before.place)
            dx, dy = there.x() - here.x(), there.y() - here.y()
            side = QPointF(-dy, dx) / (hypot(dx, dy) or 1.0) * size * RADIUS
            if not left:
                left, right = [here + side * 0.95], [here - side * 0.95]
            left.append(there + side * share)
            right.append(there - side * share)
            here, later = there, before
        if left:
            start = camera.point(now.place)
            fade = linear(start.x(), start.y(), here.x(), here.y(), (0, colour(body, 0.55)), (1, colour(body, 0.0)))
            fill(painter, polygon_path([*left, *reversed(right)]), fade)


def _bounces(track: Track) -> tuple[tuple[int, float, float], ...]:
    """Moments at which a fall ended low over the felt."""
    found = []
    for before, key in pairwise(track.keys):
        if before[7] and not key[7] and 0 < key[3] < _LOW * WHOLE:
            found.append((key[0], key[1] / WHOLE, key[2] / WHOLE))
    return tuple(found)


def _paint_dust(painter: QPainter, camera: Camera, flier: Flier, moment: float) -> None:
    for when, x, y in flier.bounces:
        age = (moment - when) / _DUST
        if 0 <= age < 1:
            fade = (1 - age) ** 1.5
            ring = camera.ring(x, y, 0.5 + 0.9 * age**0.6, parts=28)
            fill(painter, ring, colour("#FFD9D0", 0.10 * fade))
            stroke(painter, ring, colour("#FFE4D8", 0.40 * fade), 1.4)
