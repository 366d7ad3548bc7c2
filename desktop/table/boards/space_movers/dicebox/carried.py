"""A die that its owner moves by hand: lifted, carried over the felt, put down with the same face up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from desktop.dice.poses import Pose, pose_of
from desktop.dice.solids import RADIUS, WHOLE
from desktop.kernel.throws import Box, Rest
from desktop.table.boards.space_movers.dicebox import badges, shadows
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.dicebox.die_art import paint_moving
from desktop.table.boards.space_movers.dicebox.skins import SKINS
from desktop.table.kit.ink import fill, stroke
from desktop.table.kit.theme import DANGER, GOOD, colour

MayLie: TypeAlias = Callable[[str, int, int], bool]
"""Whether the rules let a die lie at a place (tenths of a millimetre)."""

_LIFT = 0.5
_STEP = 50
"""What an arrow key moves, tenths of a millimetre."""
_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class Carried:
    """A die in the air over the place where it would be put down."""

    def __init__(self, rest: Rest, box: Box, may_lie: MayLie) -> None:
        self.rest = rest
        self._box, self._may_lie = box, may_lie
        self.x, self.y = rest.x, rest.y

    @property
    def moved(self) -> bool:
        return (self.x, self.y) != (self.rest.x, self.rest.y)

    @property
    def allowed(self) -> bool:
        return self._may_lie(self.rest.die, self.x, self.y)

    def carry(self, x: int, y: int) -> None:
        """Over a place; not over the walls."""
        self.x = max(-self._box.width // 2, min(self._box.width // 2, x))
        self.y = max(-self._box.depth // 2, min(self._box.depth // 2, y))

    def press(self, key: Qt.Key) -> bool:
        """Carry it with an arrow key; False for another key."""
        if key not in _ARROWS:
            return False
        dx, dy = _ARROWS[key]
        self.carry(self.x + dx * _STEP, self.y + dy * _STEP)
        return True

    def paint(self, painter: QPainter, camera: Camera) -> None:
        """The die with a ring on the felt, and a tick or a cross that says whether it may lie there."""
        good = self.allowed
        there = pose_of(replace(self.rest, x=self.x, y=self.y))
        x, y, z = there.place
        ring = camera.ring(x, y, 1.35 * RADIUS)
        tone = GOOD if good else DANGER
        fill(painter, ring, colour(tone, 0.16))
        stroke(painter, ring, colour(tone, 0.9), 2)
        lifted = Pose((x, y, z + _LIFT), there.turn)
        shadows.paint_quick(painter, self.rest.shape, lifted, camera)
        paint_moving(painter, self.rest.shape, lifted, SKINS[self.rest.die], camera)
        size = camera.size((x, y, 0.0))
        mark = camera.point((self.x / WHOLE, self.y / WHOLE, 0.0)) + QPointF(1.5 * RADIUS * size, -0.6 * size)
        badges.paint_verdict(painter, good, mark.x(), mark.y(), 9)
