"""What holds at every moment of whole games."""

from __future__ import annotations

import random
from typing import Any

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.actions import LaunchMission
from desktop.games.one_small_step.state import OPEN_SPACE, StepState
from desktop.kernel.chance import Seeded
from desktop.players.choose import PLAYERS
from tests.games.one_small_step.scene import GAME, Scene, setup

GAMES = 24


def random_game(number: int) -> list[tuple[StepState, list[Any]]]:
    """A random game: every state with the events that led to it."""
    mode = ("advanced", "beginner")[number % 2]
    chance, choose = Seeded(number), random.Random(number)
    state = GAME.start(setup(2 + number % 3, mode=mode), chance)
    found: list[tuple[StepState, list[Any]]] = [(state.copy(), [])]
    while legal := GAME.legal(state):
        assert len(legal) < 300
        events = GAME.play(state, choose.choice(legal), chance)
        found.append((state.copy(), events))
    return found


@pytest.mark.rule("OSS-INV-07", "OSS-INV-08", "OSS-INV-09", "OSS-INV-10", "OSS-INV-11", "OSS-INV-12", "OSS-INV-13")
@pytest.mark.rule("OSS-INV-14", "OSS-INV-15", "OSS-INV-16", "OSS-INV-06")
@pytest.mark.parametrize("number", range(GAMES))
def test_random_games_keep_every_count(number: int) -> None:
    scored = [0, 0]
    permanents = [[0] * 9, [0] * 9]
    paths, covered = [0, 0], [1] * 20
    failed: set[int] = set()
    for state, events in random_game(number):
        for event in events:
            if isinstance(event, e.PointsScored):
                scored[event.team] += event.points
            if isinstance(event, fl.LaunchFailed):
                failed.add(event.mission)
        for team, player in enumerate(state.teams):
            assert player.vp == sum(player.terms) == scored[team] >= 0
            assert -3 <= player.media <= 8
            assert min(player.tokens + player.fresh + player.spent + player.new) >= 0
            owned = [fresh + spent for fresh, spent in zip(player.fresh, player.spent, strict=True)]
            assert all(now >= before for now, before in zip(owned, permanents[team], strict=True))
            permanents[team] = owned
            assert paths[team] <= player.path <= 6
            paths[team] = player.path
            assert player.markers == sorted(set(player.markers))
            dropping = any(frame.kind == "dropping" for frame in state.stack)
            assert len(player.row) <= 3 or dropping
            if state.phase != 4:
                assert player.home == [2, 2]
            if state.phase < 7 and state.phase != 1:
                assert not player.launch or state.phase > 1
        assert set(state.lost_missions) == failed
        for space, placed in enumerate(state.workers):
            assert len(placed) <= 1 or space == OPEN_SPACE
        if not state.rules.beginner:
            assert sum(state.covered[::2]) + sum(player.orbit for player in state.teams) == 10
            assert all(now <= before for now, before in zip(state.covered, covered, strict=True))
            covered = state.covered
        assert sum(player.advancement_tokens for player in state.teams) <= 9


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
