"""The greedy player in the number of games that the quick suite cannot afford."""

from tests.games.space_checkers.drawn import GAME, table
from tests.long.matches import greedy_wins


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = 200
    won = greedy_wins(GAME, table("green", "blue"), games)
    assert won >= 0.95 * 2 * games
    print(f"\ngreedy won {won} of {2 * games} games against random")
