"""Many games at once: how long they are, who wins, how they end, how fast they run."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter
from typing import Any

from desktop.kernel.chance import Seeded
from desktop.kernel.game import Decision, Game, Setup
from desktop.kernel.throw_table import table_throw
from desktop.kernel.throws import Thrower
from desktop.lab.tally import Tally
from desktop.lab.watching.watcher import Watcher
from desktop.players.choose import INTERRUPTING, PLAYERS, Player, random_choice

MOST_DECISIONS = 100_000
"""A game that goes on longer counts as unfinished."""
PLAYERS_SEED = 1 << 40
"""Keeps the players' chance apart from the game's, so that thinking never changes the dice."""
SURE = 1.96
"""Standard deviations on both sides of a share that hold the true one in 95 of 100 series."""


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
    endings: Counter[str] = field(default_factory=Counter)
    """How the finished games ended, as sentences with gaps."""

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def share(self, seat: int) -> tuple[float, float, float]:
        """A seat's wins per finished game, and the bounds between which the true share lies (95 %)."""
        return share_of(self.wins[seat], self.finished)

    def length_quantiles(self, parts: Sequence[float] = (0.0, 0.25, 0.5, 0.75, 1.0)) -> list[int]:
        """Lengths in decisions that these parts of the finished games do not exceed; nothing without such games."""
        return quantiles(self.lengths, parts)


def summed(game: str, levels: Sequence[str], tallies: Iterable[Tally]) -> Simulation:
    """The tallies of a series, in the order of their seeds, as its sums."""
    result = Simulation(game, tuple(levels), 0, wins=[0] * len(levels))
    for tally in tallies:
        result.games += 1
        result.seconds += tally.seconds
        result.decisions += tally.decisions
        if tally.finished:
            result.finished += 1
            result.lengths.append(tally.decisions)
            result.endings[tally.ending] += 1
            for seat in tally.winners:
                result.wins[seat] += 1
    return result


def quantiles(numbers: Sequence[int], parts: Sequence[float] = (0.0, 0.25, 0.5, 0.75, 1.0)) -> list[int]:
    """The numbers that these parts of all numbers do not exceed; nothing without numbers."""
    ordered = sorted(numbers)
    return [ordered[round(part * (len(ordered) - 1))] for part in parts] if ordered else []


def share_of(wins: int, games: int) -> tuple[float, float, float]:
    """A share and its 95 % bounds by Wilson's formula, which stays sensible near 0 and 1. All 0 to 1 without games."""
    if not games:
        return 0.0, 0.0, 1.0
    share = wins / games
    shrink = 1 + SURE**2 / games
    middle = (share + SURE**2 / (2 * games)) / shrink
    half = SURE * sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2)) / shrink
    return share, max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: Game[Any, Any],
    setup: Setup,
    levels: Sequence[str],
    games: int,
    seed: int,
    progress: Callable[[int], None] | None = None,
    thrower: Thrower = table_throw,
) -> Simulation:
    """Play a series of games between computer players, here and one after the other (see series.py for many at once).

    Game ``n`` of the series has the seed ``seed + n``, so any of them can be played again alone. ``levels`` names a
    player of ``PLAYERS`` for each seat. ``progress`` is told the number of games played so far. Dice
    are thrown by the measured table unless another thrower is given. Raises BadSetup.
    """
    players = [PLAYERS[level] for level in levels]
    tallies = []
    for number in range(games):
        tallies.append(tallied(game, setup, players, seed + number, thrower=thrower))
        if progress:
            progress(number + 1)
    return summed(game.info.id, levels, tallies)


def tallied(
    game: Game[Any, Any],
    setup: Setup,
    players: Sequence[Player],
    seed: int,
    watch: Callable[[Game[Any, Any], Tally], Watcher] = Watcher,
    thrower: Thrower = table_throw,
) -> Tally:
    """Play one game and note what came of it. Raises BadSetup."""
    tally = Tally(seed)
    watcher = watch(game, tally)
    began = perf_counter()
    state, tally.decisions = play_out(game, setup, players, seed, thrower, watcher)
    tally.seconds = perf_counter() - began
    watcher.end(state)
    if outcome := game.outcome(state):
        tally.finished = True
        tally.winners, tally.scores = outcome.winners, outcome.scores
        tally.ending = outcome.reason.text
    return tally


def _interruption(
    game: Game[Any, Any], state: Any, decision: Decision, players: Sequence[Player], thoughts: Seeded
) -> Any | None:
    """What a seat plays though another is waited for. A random player waited for draws from those actions anyway."""
    for other in decision.seats[1:]:
        if players[other] is not random_choice and game.interrupts(state, other):
            imagined = game.imagine(game.view(state, other), other, thoughts)
            if (action := INTERRUPTING[players[other]](game, imagined, other, thoughts)) is not None:
                return action
    return None


def play_out(
    game: Game[Any, Any],
    setup: Setup,
    players: Sequence[Player],
    seed: int,
    thrower: Thrower = table_throw,
    watcher: Watcher | None = None,
) -> tuple[Any, int]:
    """Play one game to its end; the last state and the number of decisions. Raises BadSetup."""
    chance = Seeded(seed, thrower=thrower)
    thoughts = Seeded(seed + PLAYERS_SEED)
    state = game.start(setup, chance)
    if watcher:
        watcher.begin(state)
    decisions = 0
    while (decision := game.decision(state)) is not None and decisions < MOST_DECISIONS:
        seat = decision.seats[0]
        player = players[seat]
        interruption = _interruption(game, state, decision, players, thoughts)
        if interruption is not None:
            action = interruption
        elif player is random_choice:
            # A random player needs no imagination: any legal action of any seat asked will do.
            actions = game.legal(state)
            action = actions[thoughts.below(len(actions))]
        else:
            action = player(game, game.imagine(game.view(state, seat), seat, thoughts), seat, thoughts)
        events = game.play(state, action, chance)
        if watcher:
            watcher.see(state, events)
        decisions += 1
    return state, decisions
