"""Two thousand games of Space Movers by all house rules: what must always hold, and no position without a way on."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections import Counter
from typing import Any

from desktop.games.space_movers.state import MoversState
from desktop.kernel.chance import Seeded
from desktop.kernel.game import Setup
from desktop.players.choose import greedy_choice
from tests.games.space_movers.scene import GAME, setup
from tests.games.space_movers.test_whole_games import NAMES, check_invariants

GAMES = 2_000
CAREFUL, LONGEST = 2_000, 20_000
"""Actions after which chance takes over, and more than any game takes that comes to an end at all."""


def at_random(state: MoversState, own: list[Any], every: list[Any], choose: random.Random) -> Any:
    """Anything, by anybody who may."""
    return choose.choice(every)


def idle(state: MoversState, own: list[Any], every: list[Any], choose: random.Random) -> Any:
    """Mostly going on, which comes last: such crews see the scout come."""
    return own[-1] if choose.random() < 0.8 else choose.choice(every)


def well(state: MoversState, own: list[Any], every: list[Any], choose: random.Random) -> Any:
    """As the computer crew plays: such games last longest and see the last objectives."""
    return greedy_choice(GAME, state, own[0].seat, Seeded(choose.getrandbits(30)))


PLAYERS = (at_random, at_random, at_random, idle, well)


def chosen(choose: random.Random) -> Setup:
    """Any crew and any house rules."""
    names = NAMES.split()
    choose.shuffle(names)
    options = {option.key: choose.choice(option.choices).value for option in GAME.info.options}
    return setup(" ".join(names[: choose.randint(2, 7)]), **options)


def played(number: int) -> MoversState:
    choose, chance = random.Random(number), Seeded(number)
    state = GAME.start(chosen(choose), chance)
    for step in range(LONGEST):
        # With an empty deck that stays empty a careful crew could live for ever.
        play = PLAYERS[number % len(PLAYERS)] if step < CAREFUL else at_random
        decision = GAME.decision(state)
        if decision is None:
            return state
        actions = GAME.legal(state)
        own = [action for action in actions if action.seat == decision.seats[0]]
        assert own, f"game {number}: {decision} without a way on"
        before = state.copy()
        GAME.play(state, play(state, own, actions, choose), chance)
        if state.phase != "choose":
            check_invariants(state, before)
    raise AssertionError(f"game {number} does not end")


def test_two_thousand_games_hold_all_invariants_and_come_to_an_end() -> None:
    ends: Counter[str] = Counter()
    turns = 0
    for number in range(GAMES):
        state = played(number)
        assert not GAME.legal(state)
        ends[state.result] += 1
        turns += state.turn
    print(f"\n{GAMES} games, {turns} turns: {dict(ends)}")
    assert {"won", "resources", "presence", "caught"} <= ends.keys()


def test_an_hour_at_the_table_takes_less_than_300_megabytes() -> None:
    """Compressed: 400 actions, each painted and read about, in a process of its own (``movers_hour``)."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.long.movers_hour"],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
    )
    found = json.loads(done.stdout.splitlines()[-1])
    print(
        f"\n{found['actions']} actions in {found['games']} games: {found['peak'] / 1e6:.0f} MB at most; "
        f"a game of up to 300 actions stood on the screen after {found['opened']:.2f} s of computing"
    )
    assert found["actions"] == 400
    assert found["peak"] < 300e6
