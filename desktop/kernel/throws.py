"""Dice thrown into a box: what is asked of whoever throws, and what came of it.

Plain whole numbers, so that a throw can stand in a journal: lengths in tenths of a millimetre, angles in tenths of a
degree, speeds in millimetres a second. The origin is the middle of the box floor, x runs to the right, y away from
the thrower, z up. The bodies and their motion live in ``desktop.dice``; here is only what both sides speak of.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias

Shape: TypeAlias = Literal["d10", "cube"]
Strength: TypeAlias = Literal["soft", "firm", "hard"]

FACES: dict[Shape, int] = {"d10": 10, "cube": 1}
"""How many results a shape has, counted from 0. The cube is blank: it has one."""

DIE_RADIUS = 110
"""How far a die reaches sideways from its middle, for choosing and judging places. Tenths of a millimetre."""


@dataclass(frozen=True, slots=True)
class Box:
    """The inner size of the box."""

    width: int
    depth: int
    height: int


@dataclass(frozen=True, slots=True)
class Aim:
    """A throw aimed by hand: where the die leaves the hand, which way, how fast, and its spin (degrees a second)."""

    x: int
    y: int
    direction: int
    """Tenths of a degree, counter-clockwise from the x axis."""
    speed: int
    """Along the floor."""
    spin: int = 0
    """About the upright axis, counter-clockwise seen from above."""
    reach: int = 0
    """How far from the hand the die first meets the floor if nothing is in its way; 0 for a die let go level."""


@dataclass(frozen=True, slots=True)
class Rest:
    """A die at rest in the box."""

    die: str
    shape: Shape
    face: int
    """Index of the face on top; what it shows is the game's affair."""
    x: int
    y: int
    z: int
    turn: tuple[int, int, int]
    """Rotation about the x, y and z axes, in this order."""
    foot: tuple[tuple[int, int], ...]
    """Corners of the convex patch in which the die touches the floor; none for a die that leans on others only."""


@dataclass(frozen=True, slots=True)
class Launch:
    """How a throw began, for showing it again."""

    x: int
    y: int
    z: int
    turn: tuple[int, int, int]
    velocity: tuple[int, int, int]
    spin: tuple[int, int, int]
    """Degrees a second about the three axes."""


Key: TypeAlias = tuple[int, int, int, int, int, int, int, int]
"""A moment of a die's motion: milliseconds since the release; x, y, z; turn about the three axes; and 1 if the die
falls freely until the next moment, 0 if it moves evenly."""


@dataclass(frozen=True, slots=True)
class Track:
    """How a die moved in a throw, for showing it again: moments between which ``desktop.dice`` fills in."""

    die: str
    keys: tuple[Key, ...]


@dataclass(frozen=True, slots=True)
class ThrowRequest:
    """One die is about to be thrown among those that lie in the box."""

    die: str
    shape: Shape
    resting: tuple[Rest, ...]
    target: str
    """The die aimed at; empty for a throw at the free floor. Not used when ``aim`` is given."""
    strength: Strength
    aim: Aim | None
    box: Box


@dataclass(frozen=True, slots=True)
class ThrowResult:
    """What came of a throw."""

    rests: tuple[Rest, ...]
    """All dice that lie in the box afterwards, the thrown one last."""
    struck: tuple[str, ...] = ()
    """Dice that the thrown one moved or turned over."""
    left: tuple[str, ...] = ()
    """Dice that are outside now: the thrown one, or dice it knocked out."""
    launch: Launch | None = None
    motion: tuple[Track, ...] = ()
    """Of every die that moved. Nothing in the rules depends on it; a throw decided by a table has none."""


class Numbers(Protocol):
    """The part of chance that a thrower needs."""

    def below(self, n: int) -> int: ...


Thrower: TypeAlias = Callable[[ThrowRequest, Numbers], ThrowResult]
"""Carries out a throw. Whatever is random in it, the start orientation above all, comes from the numbers given."""
