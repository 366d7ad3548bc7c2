"""When the turn of a computer player stops because a person may come in between.

Computers act at once, and what a person holds may fit only now. The board says what a moment is; a person lets each
go by once, or all the rest of a turn.
"""

from __future__ import annotations

from collections.abc import Hashable

from desktop.table.boards.base import Board, Stop
from desktop.table.session import TableSession


class Stopping:
    """Remembers which moments people have let go by."""

    def __init__(self, session: TableSession, board: Board) -> None:
        self._session = session
        self._board = board
        self._turn = -1
        self._gone: set[Hashable] = set()
        self._quiet = False
        self._now: Stop | None = None

    def wants(self) -> int | None:
        """The first person who may come in between now and has not let it go by."""
        self._now = None
        for seat in self._session.persons:
            actions = [action for action in self._session.legal(seat) if self._session.game.steps(action)]
            stop = self._board.stop(self._session.journal.state, actions) if actions else None
            if stop is not None and self._is_new(stop):
                self._now = stop
                return seat
        return None

    def _is_new(self, stop: Stop) -> bool:
        if stop.turn != self._turn:
            self._turn, self._quiet = stop.turn, False
            self._gone.clear()
        return not self._quiet and not stop.moments <= self._gone

    @property
    def active(self) -> bool:
        """Whether a computer player waits for a person to let it go on."""
        return self._now is not None

    def end(self) -> None:
        self._now = None

    def go_on(self) -> None:
        """The moment is let go by."""
        if self._now is not None:
            self._gone |= self._now.moments
            self._now = None

    def quiet(self) -> None:
        """So is everything else in this turn."""
        self.go_on()
        self._quiet = True
