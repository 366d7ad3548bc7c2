"""Matches between the computer players, long enough to tell them apart."""

from __future__ import annotations

from typing import Any

from desktop.kernel.game import Game, Setup
from desktop.lab.simulate import simulate


def greedy_wins(game: Game[Any, Any], setup: Setup, games: int) -> int:
    """How many of twice so many games the greedy player wins against the random one, half of them from each seat."""
    first = simulate(game, setup, ["greedy", "random"], games, seed=1).wins[0]
    return first + simulate(game, setup, ["random", "greedy"], games, seed=1).wins[1]
