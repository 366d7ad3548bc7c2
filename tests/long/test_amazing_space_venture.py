"""Amazing Space Venture in the numbers that the quick suite cannot afford."""

from __future__ import annotations

from tests.games.amazing_space_venture import test_invariants as invariants
from tests.games.amazing_space_venture.scene import GAME, table
from tests.long.matches import greedy_wins

GAMES = range(1000)


def test_what_holds_in_every_position_of_1000_games_with_all_variants() -> None:
    invariants.test_what_holds_in_every_position(GAMES)


def test_fast_rules_agree_with_slow_ones_in_1000_games() -> None:
    invariants.test_galaxies_and_paths_agree_with_the_oracle_after_every_placement(GAMES)
    invariants.test_legal_placements_agree_with_the_oracle(GAMES)


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = 200
    won = greedy_wins(GAME, table("blue", "green", first_player="random"), games)
    assert won >= 0.95 * 2 * games
    print(f"\ngreedy won {won} of {2 * games} games against random")
