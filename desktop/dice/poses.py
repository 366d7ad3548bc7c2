"""Where a die is, and the clock and the pull under which it moves."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.dice.solids import WHOLE
from desktop.dice.turns import Turn, Vector, from_whole
from desktop.kernel.throws import Rest

GRAVITY = 981.0
"""Centimetres a second, every second."""
STEPS_PER_SECOND = 240


@dataclass(frozen=True, slots=True)
class Pose:
    """The middle of a die (cm) and its turn."""

    place: Vector
    turn: Turn


@dataclass(frozen=True, slots=True)
class Release:
    """How the thrown die leaves the hand: velocity in cm/s, spin in radians a second."""

    pose: Pose
    velocity: Vector
    spin: Vector


def pose_of(rest: Rest) -> Pose:
    return Pose((rest.x / WHOLE, rest.y / WHOLE, rest.z / WHOLE), from_whole(rest.turn))
