"""Which watcher looks on at which game."""

from __future__ import annotations

from desktop.lab.watching.amazing_space_venture import VentureWatcher
from desktop.lab.watching.one_small_step import StepWatcher
from desktop.lab.watching.space_checkers import CheckersWatcher
from desktop.lab.watching.space_movers import MoversWatcher
from desktop.lab.watching.watcher import Watcher

WATCHERS: dict[str, type[Watcher]] = {
    "space_movers": MoversWatcher,
    "amazing_space_venture": VentureWatcher,
    "one_small_step": StepWatcher,
    "space_checkers": CheckersWatcher,
}
"""Per game; one that is missing here is watched without cards."""


def watcher_of(game_id: str) -> type[Watcher]:
    return WATCHERS.get(game_id, Watcher)
