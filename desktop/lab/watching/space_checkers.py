"""Space Checkers: how long a game is and what ends it."""

from __future__ import annotations

from typing import ClassVar

from desktop.games.space_checkers.state import CheckersState
from desktop.lab.watching.watcher import Watcher


class CheckersWatcher(Watcher):
    reasons: ClassVar = {
        "full": "A prison was full",
        "unreachable": "No prison could be filled any more",
        "stalled": "Nobody could move",
    }

    def end(self, state: CheckersState) -> None:
        self.tally.rounds = -(-state.turns // len(state.sides))
        self.tally.why = state.ended
