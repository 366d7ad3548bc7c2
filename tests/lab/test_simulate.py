"""Series of games: what is counted, and how sure the figures are."""

import pytest

from desktop.games.catalogue import load_game
from desktop.kernel.game import SeatSetup, Setup
from desktop.lab.simulate import Simulation, share_of, simulate

GAME = load_game("space_checkers")
THREE = Setup(tuple(SeatSetup(colour, colour) for colour in ("green", "yellow", "blue")))


def test_every_game_and_every_decision_is_counted() -> None:
    told: list[int] = []
    result = simulate(GAME, THREE, ["random", "greedy", "random"], 5, 1, told.append)
    assert result.finished == len(result.lengths) == sum(result.endings.values()) == 5
    assert result.decisions == sum(result.lengths)
    assert sum(result.wins) >= 5
    assert told == [1, 2, 3, 4, 5]
    assert result.decisions_per_second > 0


def test_a_game_of_a_series_can_be_played_again_alone() -> None:
    series = simulate(GAME, THREE, ["random"] * 3, 4, 20)
    alone = simulate(GAME, THREE, ["random"] * 3, 1, 22)
    assert alone.lengths == series.lengths[2:3]


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 100, 0.0, 0.037), (100, 100, 0.963, 1.0)]
)
def test_the_bounds_of_a_share_are_those_of_the_textbook(wins: int, games: int, low: float, high: float) -> None:
    assert share_of(wins, games) == pytest.approx((wins / games, low, high), abs=0.001)


def test_nothing_is_known_without_games() -> None:
    assert share_of(0, 0) == (0.0, 0.0, 1.0)
    assert Simulation("x", (), 0).length_quantiles() == []
    assert Simulation("x", (), 0).decisions_per_second == 0.0


def test_quantiles_of_the_lengths() -> None:
    assert Simulation("x", (), 5, lengths=[50, 10, 40, 20, 30]).length_quantiles() == [10, 20, 30, 40, 50]
