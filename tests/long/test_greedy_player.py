"""The greedy player in the number of games that the quick suite cannot afford."""

from desktop.lab.simulate import simulate
from tests.games.space_checkers.drawn import GAME, table


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = 200
    setup = table("green", "blue")
    won = simulate(GAME, setup, ["greedy", "random"], games, seed=1).wins[0]
    won += simulate(GAME, setup, ["random", "greedy"], games, seed=1).wins[1]
    assert won >= 0.95 * 2 * games
    print(f"\ngreedy won {won} of {2 * games} games against random")  # noqa: T201
