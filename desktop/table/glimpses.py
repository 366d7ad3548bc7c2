"""What can be shown of a game without its table: how a seat is known, and a small picture of a position.

A glimpse of a game is made from its content when it is needed; games that are not built yet have none.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from importlib import import_module
from typing import Any, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.kernel.game import Event, Game, GameInfo

PaintIn: TypeAlias = Callable[[QPainter, QRectF], None]
"""Paints something into a rect."""


@dataclass(frozen=True, slots=True)
class Face:
    """One result of a die: what it is called, how likely it is, and its value where values can be added up."""

    name: str
    chance: Fraction
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Die:
    key: str
    title: str
    faces: tuple[Face, ...]

    @property
    def mean(self) -> Fraction | None:
        """The expected value; None for a die without values."""
        if any(face.value is None for face in self.faces):
            return None
        return sum((face.chance * (face.value or 0) for face in self.faces), Fraction(0))


@dataclass(frozen=True, slots=True)
class Roll:
    """A die that was rolled for a seat; ``face`` counts in ``Die.faces``."""

    seat: int
    die: str
    face: int


class Glimpse(ABC):
    """Small views of one game. Its painters may run on a worker thread."""

    @abstractmethod
    def accent(self, role: str) -> str:
        """The colour of a role, bright enough for words on the dark sky."""

    @abstractmethod
    def sign(self, role: str) -> PaintIn:
        """Paints the sign of a role into a square."""

    def about(self, role: str) -> str:
        """What playing a role means, in a sentence or two, for whoever chooses one; nothing where roles are alike."""
        return ""

    @abstractmethod
    def scores(self, state: Any) -> tuple[int, ...]:
        """How each seat stands, for a column of figures."""

    @abstractmethod
    def subtitle(self, state: Any) -> str:
        """How far the game has come, in a few words."""

    @abstractmethod
    def picture(self, state: Any) -> PaintIn:
        """Paints the position into a square. What is hidden from anybody is left out."""

    @abstractmethod
    def opening(self, state: Any) -> PaintIn:
        """Paints the whole board as it stands before anybody moves, into a square."""

    @property
    @abstractmethod
    def dice(self) -> tuple[Die, ...]:
        """The dice whose results are worth counting."""

    @abstractmethod
    def rolled(self, event: Event) -> list[Roll]:
        """The dice rolled in an event."""


def playable(info: GameInfo) -> bool:
    """Whether a game can be played at the table: its rules and its board are built."""
    return info.ready and info.id in _MODULES


def glimpse(game: Game[Any, Any]) -> Glimpse | None:
    """The glimpse of a game; None where its board is not built."""
    module = _MODULES.get(game.info.id)
    return None if module is None else import_module(module).glimpse(game)


_MODULES = {
    "space_checkers": "desktop.table.boards.space_checkers.glimpse",
    "space_movers": "desktop.table.boards.space_movers.glimpse",
    "amazing_space_venture": "desktop.table.boards.amazing_space_venture.glimpse",
    "one_small_step": "desktop.table.boards.one_small_step.glimpse",
}
