"""Amazing Space Venture in the numbers that the quick suite cannot afford."""

from __future__ import annotations

from desktop.lab.simulate import simulate
from tests.games.amazing_space_venture import test_invariants as invariants
from tests.games.amazing_space_venture.scene import GAME, table

GAMES = range(1000)


def test_what_holds_in_every_position_of_1000_games_with_all_variants() -> None:
    invariants.test_what_holds_in_every_position(GAMES)


def test_fast_rules_agree_with_slow_ones_in_1000_games() -> None:
    invariants.test_galaxies_and_paths_agree_with_the_oracle_after_every_placement(GAMES)
    invariants.test_legal_placements_agree_with_the_oracle(GAMES)


def test_greedy_beats_random_in_95_of_100_games() -> None:
    games = 200
    setup = table("blue", "green", first_player="random")
    won = simulate(GAME, setup, ["greedy", "random"], games, seed=1).wins[0]
    won += simulate(GAME, setup, ["random", "greedy"], games, seed=1).wins[1]
    assert won >= 0.95 * 2 * games
    print(f"\ngreedy won {won} of {2 * games} games against random")  # noqa: T201
