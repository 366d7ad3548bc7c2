"""A series of games spread over workers, written against ``concurrent.futures.Executor``.

Every game has a seed of its own and is played from nothing but the series and that seed, so the tallies are the same
for any number of workers, for any executor, and for a game played again alone. A cluster that offers an executor can
take the place of the processes here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from desktop.games.catalogue import stored_game
from desktop.kernel.game import Game, Setup
from desktop.lab.simulate import tallied
from desktop.lab.tally import Tally
from desktop.lab.watching.catalogue import watcher_of
from desktop.players.choose import PLAYERS

AHEAD = 2
"""Batches handed to each worker beyond the one it plays, so that none waits for work."""
LARGEST_BATCH = 16
"""Games: a longer batch would make progress stutter and a stop slow."""


@dataclass(frozen=True, slots=True)
class Series:
    """Games between computer players. Game ``n`` has the seed ``seed + n``."""

    game: str
    content: str
    """Canonical JSON."""
    setup: Setup
    levels: tuple[str, ...]
    """A player of ``PLAYERS`` for each seat."""
    games: int
    seed: int = 1

    def named(self) -> Series:
        """Without the content: what tells two series of one content apart."""
        return replace(self, content="")


@lru_cache(maxsize=3)
def _game(game_id: str, content: str) -> Game[Any, Any]:
    """A worker keeps the games it plays: the pack's, and the one that it is compared with."""
    return stored_game(game_id, content)


def play_games(series: Series, first: int, count: int) -> list[Tally]:
    """Play some games of a series, counted from 0. Runs in the worker."""
    game = _game(series.game, series.content)
    players = [PLAYERS[level] for level in series.levels]
    watch = watcher_of(series.game)
    return [tallied(game, series.setup, players, series.seed + first + number, watch) for number in range(count)]


def play_series(
    series: Series,
    executor: Executor,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    stopped: Callable[[], bool] = bool,
) -> list[Tally]:
    """Play a series; its tallies in the order of their seeds.

    ``workers`` says how much to hand out at once; it changes nothing about the games. ``progress`` is told the number
    of games played so far. Once ``stopped`` says so nothing more is begun, and the games that were played are given.
    What a worker raises is raised here.
    """
    batches = _batches(series.games, workers)
    running: set[Future[list[Tally]]] = set()
    tallies: list[Tally] = []
    try:
        while not stopped():
            while len(running) < workers * (1 + AHEAD) and (batch := next(batches, None)):
                running.add(executor.submit(play_games, series, *batch))
            if not running:
                break
            done, running = wait(running, timeout=0.1, return_when=FIRST_COMPLETED)
            for future in done:
                tallies += future.result()
            if done and progress:
                progress(len(tallies))
    finally:
        for future in running:
            future.cancel()
    return sorted(tallies, key=lambda tally: tally.seed)


def _batches(games: int, workers: int) -> Iterator[tuple[int, int]]:
    """(first game, number of games): small enough that all workers end at about the same time."""
    size = max(1, min(LARGEST_BATCH, games // (workers * 8)))
    for first in range(0, games, size):
        yield first, min(size, games - first)
