"""One Small Step in the numbers that the quick suite cannot afford: random games that hold every count, and balance."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import load
from desktop.games.one_small_step.state import MOON
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.lab.simulate import PLAYERS_SEED
from desktop.players.choose import greedy_choice
from tests.games.one_small_step.invariants import check_game
from tests.long.matches import greedy_wins

GAME = load()
GAMES = 400


def table(mode: str) -> Setup:
    return Setup((SeatSetup("Ada", "us"), SeatSetup("Mira", "ussr")), {"mode": mode})


@pytest.mark.parametrize("block", range(10))
def test_a_thousand_random_games_keep_every_count(block: int) -> None:
    """Half of them advanced, half beginner, with two to four people."""
    for number in range(100 * block, 100 * (block + 1)):
        assert check_game(number).ended


@dataclass
class Balance:
    """What a series of greedy games came to."""

    rounds: Counter[int] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    moon: int = 0
    launches: int = 0
    failures: int = 0
    majors: int = 0

    def play(self, mode: str, seed: int) -> None:
        chance = Seeded(seed)
        state = GAME.start(table(mode), chance)
        decisions = 0
        while (decision := GAME.decision(state)) is not None:
            seat, thoughts = decision.seats[0], Seeded(seed + PLAYERS_SEED, decisions)
            decisions += 1
            seen = GAME.imagine(GAME.view(state, seat), seat, thoughts)
            for event in GAME.play(state, greedy_choice(GAME, seen, seat, thoughts), chance):
                self.launches += isinstance(event, fl.LaunchBegan)
                self.failures += isinstance(event, fl.LaunchFailed)
                self.majors += isinstance(event, fl.LaunchSucceeded) and event.major
                self.moon += isinstance(event, e.LastRound) and event.reason == "moon"
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert any(player.path == MOON for player in state.teams) == bool(state.landed)
        self.rounds[state.round] += 1
        self.wins.update(outcome.winners)

    def __str__(self) -> str:
        lengths = ", ".join(f"{count} of {rounds}" for rounds, count in sorted(self.rounds.items()))
        shares = f"{self.failures / self.launches:.1%} fail, {self.majors / self.launches:.1%} are a major success"
        return f"rounds: {lengths}; Moon {self.moon}; wins {dict(self.wins)}; {self.launches} launches, {shares}"


@pytest.mark.parametrize("mode", ["advanced", "beginner"])
def test_greedy_games_are_balanced(mode: str) -> None:
    found = Balance()
    for seed in range(GAMES):
        found.play(mode, seed)
    print(f"\n{mode}: {found}")
    assert sum(found.rounds[count] for count in range(7, 11)) >= 0.90 * GAMES
    assert 0.60 * GAMES <= found.moon <= 0.90 * GAMES
    assert max(found.wins.values()) <= 0.55 * GAMES
    assert 0.10 <= found.failures / found.launches <= 0.30


@pytest.mark.parametrize("mode", ["advanced", "beginner"])
def test_greedy_beats_random_in_95_of_100_games(mode: str) -> None:
    won = greedy_wins(GAME, table(mode), GAMES // 2)
    print(f"\n{mode}: greedy won {won} of {GAMES} games against random")
    assert won >= 0.95 * GAMES
