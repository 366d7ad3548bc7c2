"""The complete position of a game of Space Checkers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

EMPTY = -1

EndReason = Literal["", "full", "unreachable", "stalled"]


@dataclass(slots=True)
class CheckersState:
    """Seats count from 0 as in the setup; sides are 0 south (green), 1 west, 2 north, 3 east."""

    content: str
    sides: tuple[int, ...]
    """The side of each seat."""
    diagonals: bool
    board: list[int]
    """Per cell the seat whose pawn stands there, or ``EMPTY``."""
    prisoners: list[list[int]]
    """Per seat the former owners (seats) of its captives, in the order taken."""
    opening_rolls: tuple[tuple[tuple[int, int], ...], ...]
    """Rounds of (seat, pips) that decided who begins; none when the first seat simply began."""
    turn: int
    """The seat to move."""
    pips: int
    direction: int
    """Side rolled, or -1 for WILD."""
    turns: int
    """Turns begun so far, skipped ones included."""
    idle: int
    """Turns in a row, up to now, in which nobody moved (SC-WIN-06)."""
    ended: EndReason

    def copy(self) -> CheckersState:
        return CheckersState(
            self.content,
            self.sides,
            self.diagonals,
            self.board.copy(),
            [captives.copy() for captives in self.prisoners],
            self.opening_rolls,
            self.turn,
            self.pips,
            self.direction,
            self.turns,
            self.idle,
            self.ended,
        )
