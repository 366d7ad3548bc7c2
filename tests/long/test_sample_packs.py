"""The balance of the packs that come with Starshelf, in the number of games that their README files name."""

from __future__ import annotations

from desktop.cli_setup import setup_of
from desktop.lab.simulate import simulate
from tests.lab.test_sample_packs import game_with

GAMES = 400


def test_the_lamplighters_is_won_in_a_quarter_to_three_fifths_of_games() -> None:
    game = game_with("the-lamplighters")
    setup = setup_of(game, ["greedy"] * 3, ["objectives=adventure_b"])
    played = simulate(game, setup, ["greedy"] * 3, GAMES, seed=1)
    print(f"\nThe Lamplighters: {played.wins[0]} of {GAMES} games won")
    assert played.finished == GAMES
    assert 0.25 <= played.wins[0] / GAMES <= 0.6


def test_frontier_sky_leaves_the_better_player_the_winner() -> None:
    game = game_with("frontier-sky")
    setup = setup_of(game, ["greedy", "random"], [])
    played = simulate(game, setup, ["greedy", "random"], 40, seed=0)
    assert played.finished == 40
    assert played.wins[0] >= 38
