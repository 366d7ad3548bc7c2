"""What holds at every moment of whole games; the quick tests ask it of tens of them, the long ones of a thousand."""

from __future__ import annotations

import random
from typing import Any

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.state import OPEN_SPACE, StepState
from desktop.kernel.chance import Seeded
from tests.games.one_small_step.scene import GAME, setup

MOST_CHOICES = 300
"""A list of choices stays shorter: payments and the like are small decisions of their own."""


def random_game(number: int) -> list[tuple[StepState, list[Any]]]:
    """A random game: every state with the events that led to it."""
    mode = ("advanced", "beginner")[number % 2]
    chance, choose = Seeded(number), random.Random(number)
    state = GAME.start(setup(2 + number % 3, mode=mode), chance)
    found: list[tuple[StepState, list[Any]]] = [(state.copy(), [])]
    while legal := GAME.legal(state):
        assert len(legal) < MOST_CHOICES
        events = GAME.play(state, choose.choice(legal), chance)
        found.append((state.copy(), events))
    return found


def check_game(number: int) -> StepState:
    """Play random game ``number`` and hold every position to the counts; gives the last one."""
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
    return state
