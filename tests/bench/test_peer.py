"""A peer in the same run: catanatron, a board game with dice in pure Python (the optional extra `bench`)."""

from typing import Any

import pytest

from tests.bench.conftest import Rate

catanatron: Any = pytest.importorskip("catanatron", reason="install the extra `bench` to compare with catanatron")


def new_game(seats: int, seed: int) -> Any:
    colours = list(catanatron.Color)[:seats]
    return catanatron.Game([catanatron.RandomPlayer(colour) for colour in colours], seed=seed)


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games(seats: int, rate: Rate) -> None:
    def play() -> int:
        decisions = 0
        for seed in range(8):
            game = new_game(seats, seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    rate(f"catanatron: random games of {seats}", "decisions", play)


def test_copy(rate: Rate) -> None:
    game = new_game(4, 1)
    for _ in range(100):
        game.play_tick()

    def copy() -> int:
        for _ in range(1000):
            game.copy()
        return 1000

    rate("catanatron: Game.copy()", "copies", copy)
