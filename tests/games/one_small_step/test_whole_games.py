"""What holds at every moment of whole games."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step.actions import LaunchMission
from desktop.kernel.chance import Seeded
from desktop.players.choose import PLAYERS
from tests.games.one_small_step.invariants import check_game, random_game
from tests.games.one_small_step.scene import GAME, Scene, setup

GAMES = 24


@pytest.mark.rule("OSS-INV-07", "OSS-INV-08", "OSS-INV-09", "OSS-INV-10", "OSS-INV-11", "OSS-INV-12", "OSS-INV-13")
@pytest.mark.rule("OSS-INV-14", "OSS-INV-15", "OSS-INV-16", "OSS-INV-06")
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_every_count(number: int) -> None:
    check_game(number)


@pytest.mark.rule("OSS-INV-17")
@pytest.mark.parametrize("number", range(8))
def test_every_game_ends_by_round_18(number: int) -> None:
    last, _ = random_game(100 + number)[-1]
    assert last.ended
    assert last.round <= 18


def test_greedy_players_play_to_the_end_and_beat_random_ones() -> None:
    wins = 0
    for number in range(3):
        chance, thoughts = Seeded(number), Seeded(1000 + number)
        state = GAME.start(setup(2), chance)
        while (decision := GAME.decision(state)) is not None:
            seat = decision.seats[0]
            player = PLAYERS["greedy" if seat == number % 2 else "random"]
            seen = GAME.imagine(GAME.view(state, seat), seat, thoughts)
            GAME.play(state, player(GAME, seen, seat, thoughts), chance)
        outcome = GAME.outcome(state)
        assert outcome is not None
        wins += outcome.winners == (number % 2,)
    assert wins == 3


def test_a_greedy_player_does_not_quarrel_to_put_off_a_failure() -> None:
    scene = Scene("launch", seats=4)
    scene.queue("us", launch="mars_3")
    seat = scene.state.seats[0][0]
    assert isinstance(PLAYERS["greedy"](GAME, scene.state, seat, Seeded(1)), LaunchMission)
