"""Many games at once: how long they are, who wins, how fast they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

from desktop.kernel.chance import Seeded
from desktop.kernel.game import Game, Setup
from desktop.players.choose import PLAYERS, Player, random_choice

MOST_DECISIONS = 100_000
"""A game that goes on longer counts as unfinished."""
PLAYERS_SEED = 1 << 40
"""Keeps the players' chance apart from the game's, so that thinking never changes the dice."""


@dataclass(slots=True)
class Simulation:
    """What came of a series of games. Times are seconds spent in play, loading left out."""

    game: str
    seats: tuple[str, ...]
    games: int
    finished: int = 0
    decisions: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    """Wins of each seat; partners and a cooperative crew share a win."""
    lengths: list[int] = field(default_factory=list)
    """Decisions of each finished game."""
    reasons: Counter[str] = field(default_factory=Counter)
    """How the finished games ended."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0


def simulate(game: Game[Any, Any], setup: Setup, levels: Sequence[str], games: int, seed: int) -> Simulation:
    """Play a series of games between computer players.

    Game ``n`` of the series has the seed ``seed + n``, so any of them can be played again alone. ``levels`` names a
    player of ``PLAYERS`` for each seat.
    """
    result = Simulation(game.info.id, tuple(levels), games, wins=[0] * len(levels))
    players = [PLAYERS[level] for level in levels]
    for number in range(games):
        began = perf_counter()
        state, decisions = play_out(game, setup, players, seed + number)
        result.seconds += perf_counter() - began
        result.decisions += decisions
        if outcome := game.outcome(state):
            result.finished += 1
            result.lengths.append(decisions)
            result.reasons[outcome.reason.text] += 1
            for seat in outcome.winners:
                result.wins[seat] += 1
    return result


def play_out(game: Game[Any, Any], setup: Setup, players: Sequence[Player], seed: int) -> tuple[Any, int]:
    """Play one game to its end; the last state and the number of decisions."""
    chance = Seeded(seed)
    thoughts = Seeded(seed + PLAYERS_SEED)
    state = game.start(setup, chance)
    decisions = 0
    while (decision := game.decision(state)) is not None and decisions < MOST_DECISIONS:
        seat = decision.seats[0]
        player = players[seat]
        if player is random_choice:
            # A random player needs no imagination: any legal action of any seat asked will do.
            actions = game.legal(state)
            action = actions[thoughts.below(len(actions))]
        else:
            action = player(game, game.imagine(game.view(state, seat), seat, thoughts), seat, thoughts)
        game.play(state, action, chance)
        decisions += 1
    return state, decisions
