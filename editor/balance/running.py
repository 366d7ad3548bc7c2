"""Plays the games of a balance beside the window, in worker processes."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from time import monotonic
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.games.catalogue import build_game, content_kind, info
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, base_content
from desktop.kernel.errors import ContentProblem, Problem
from desktop.kernel.game import OptionValue
from desktop.lab.balance import Balance, balance_of
from desktop.lab.check.deep import played_findings
from desktop.lab.proposing import options_for, setup_for
from desktop.lab.series import Series, play_series
from desktop.lab.tally import Tally
from desktop.lab.workers import Workers, sensible_count
from editor.document.draft import Draft, pack_of
from editor.playtest.plan import Wish, weeded


@dataclass(frozen=True, slots=True)
class Order:
    """Which games are played."""

    games: int
    """For each number of players, with the pack and with the game's own content."""
    level: str
    """A key of ``PLAYERS``."""
    sizes: tuple[int, ...]
    """Numbers of players."""


@dataclass(frozen=True, slots=True)
class Pair:
    """One number of players: the pack, and the game's own content beside it."""

    players: int
    own: Balance
    base: Balance | None
    """None while it is not played yet."""


class Running(QObject):
    """One balance at a time. Figures of the game's own content are kept for as long as the editor is open."""

    progressed = Signal(int, int, float)
    """Games played, games in all, and seconds left (-1 while nobody knows)."""
    found = Signal(list)
    """The pairs so far; again after each series."""
    played = Signal(tuple)
    """Findings that the pack's games have shown."""
    ended = Signal(str)
    """With a sentence when it went wrong; empty otherwise."""
    _told = Signal(int, str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.running = False
        self._number = 0
        self._stop = threading.Event()
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._known: dict[str, Balance] = {}
        self._told.connect(self._take)

    def start(self, draft: Draft, order: Order) -> None:
        self.stop()
        self._number += 1
        self._stop = threading.Event()
        self.running = True
        self._pool.start(_Run(self._number, draft, order, self._known, self._stop, self._told))

    def stop(self) -> None:
        """Begin no further game; what was played is shown still."""
        self._stop.set()

    def finish(self) -> None:
        """For the end of the window."""
        self._number += 1
        self.stop()
        self._pool.waitForDone()

    def _take(self, number: int, kind: str, what: Any) -> None:
        if number != self._number:
            return
        if kind == "progress":
            self.progressed.emit(*what)
        elif kind == "pairs":
            self.found.emit(what)
        elif kind == "played":
            self.played.emit(what)
        else:
            self.running = False
            self.ended.emit(what)


class _Run(QRunnable):
    def __init__(
        self,
        number: int,
        draft: Draft,
        order: Order,
        known: dict[str, Balance],
        stop: threading.Event,
        told: Any,
    ) -> None:
        super().__init__()
        self._number, self._draft, self._order, self._known = number, draft, order, known
        self._stop, self._signal = stop, told

    def run(self) -> None:
        sentence = ""
        try:
            self._play()
        except ContentProblem as problem:
            sentence = f"These games cannot be played yet. {problem.faults[0].sentence}"
        except Problem as problem:
            sentence = str(problem)
        except Exception as error:  # a pack may be stranger than anybody thought; the editor goes on
            sentence = f"The games broke off ({type(error).__name__}: {error})."
        self._tell("end", sentence)

    def _tell(self, kind: str, what: object) -> None:
        with contextlib.suppress(RuntimeError):  # the window may be gone
            self._signal.emit(self._number, kind, what)

    def _play(self) -> None:
        self._pack = pack_of(self._draft)
        jobs = list(self._jobs())
        due = [series for _, own, series, _ in jobs if own or repr(series.named()) not in self._known]
        clock = _Clock(sum(series.games for series in due))
        pairs: dict[int, Pair] = {}
        self._tell("progress", (0, clock.total, -1.0))
        with Workers(sensible_count()) as workers:
            for players, own, series, title in jobs:
                balance = self._known.get(repr(series.named())) if not own else None
                if balance is None:
                    balance = balance_of(series, self._series(series, workers, clock), title)
                    if not own and balance.games == series.games:
                        self._known[repr(series.named())] = balance
                if own:
                    self._tell("played", played_findings(self._pack, balance))
                    pairs[players] = Pair(players, balance, None)
                elif balance.games:
                    pairs[players] = Pair(players, pairs[players].own, balance)
                self._tell("pairs", [pair for pair in pairs.values() if pair.own.games])
                if self._stop.is_set():
                    return

    def _series(self, series: Series, workers: Workers, clock: _Clock) -> list[Tally]:
        before = clock.played

        def progress(played: int) -> None:
            clock.played = before + played
            self._tell("progress", (clock.played, clock.total, clock.left()))

        tallies = play_series(series, workers.executor, workers.count, progress, self._stop.is_set)
        clock.played = before + len(tallies)
        return tallies

    def _jobs(self) -> Iterator[tuple[int, bool, Series, str]]:
        """(players, whether it is the pack's, series, title)."""
        pack = self._pack
        game_id = pack.info.game
        kind = content_kind(game_id)
        base = base_content(kind)
        sound, _ = weeded(pack, Wish())
        content = compose(kind, [sound]) if sound.info.parts else base
        options = options_for(build_game(game_id, content), sound)
        beside: dict[str, OptionValue] = {"objectives": "random"} if options.get("objectives") == "random" else {}
        for players in self._order.sizes:
            yield players, True, self._games(game_id, content, players, options), pack.info.title
            yield players, False, self._games(game_id, base, players, beside), info(game_id).title

    def _games(self, game_id: str, content: Content[Any], players: int, options: Mapping[str, OptionValue]) -> Series:
        setup = setup_for(build_game(game_id, content), players, options)
        return Series(game_id, content.json, setup, (self._order.level,) * players, self._order.games)


class _Clock:
    """How long the rest will take, judged by what was played."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.played = 0
        self._began = monotonic()

    def left(self) -> float:
        if not self.played:
            return -1.0
        return (monotonic() - self._began) / self.played * (self.total - self.played)
