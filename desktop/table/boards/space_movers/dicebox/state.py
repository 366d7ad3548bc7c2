"""What the box is told to show, and what it tells when a person has aimed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from desktop.kernel.throws import Aim, Box, Rest, Shape, Strength
from desktop.table.boards.space_movers.dicebox.mat import STANDARD, Mat


@dataclass(frozen=True, slots=True)
class Mark:
    """How a die in the box counts at present."""

    face: int
    """0 for medical."""
    good: bool
    by_area: bool = False
    """An area of the mat, or a card, decides and not the face."""


@dataclass(frozen=True, slots=True)
class BoxState:
    """A position of the box. Dice go by the names the game gives them: Characters "0" to "6", the blank die "7"."""

    box: Box
    mat: Mat = STANDARD
    resting: tuple[Rest, ...] = ()
    hand: str = ""
    """The die to be thrown next; none while nothing is asked."""
    aiming: bool = False
    """Whether the person at the screen throws it."""
    needed: int = 0
    """The lowest face with which the die in hand succeeds; 0 for one that needs none."""
    waiting: frozenset[str] = frozenset()
    """Dice that lie in their cups."""
    marks: Mapping[str, Mark] = field(default_factory=dict)
    names: Mapping[str, str] = field(default_factory=dict)
    """What the dice are called in sentences."""
    movable: str = ""
    """The die in the box that the person at the screen may move by hand now."""

    @property
    def hand_shape(self) -> Shape:
        return "cube" if self.hand == "7" else "d10"


@dataclass(frozen=True, slots=True)
class Choice:
    """A throw as it was aimed: the whole-number aim, and what it is meant for."""

    aim: Aim
    target: str = ""
    """The die aimed at; empty for a place on the floor."""
    strength: Strength = "firm"
