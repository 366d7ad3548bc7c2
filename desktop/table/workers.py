"""Computer players think in a process of their own, so that the screen never waits for them."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from desktop.lab.workers import Workers
from desktop.table.thinking import GameMaker, Question, load

LONGEST_THOUGHT_MS = 30_000
"""A computer player that has not answered by then plays at random."""


class Thinker(QObject):
    """One worker process, one question at a time."""

    answered = Signal(object)
    """What the asked function gave."""
    failed = Signal(str)
    """The worker broke down, raised an error or took too long; the text is for a report, not for the screen."""

    _done = Signal(int, object)

    def __init__(self, game: GameMaker, parent: QObject | None = None, *, limit_ms: int = LONGEST_THOUGHT_MS) -> None:
        super().__init__(parent)
        self._game = game
        self._pool: Workers | None = None
        self._number = 0
        self._busy = False
        self._watchdog = QTimer(self)
        self._watchdog.setSingleShot(True)
        self._watchdog.setInterval(limit_ms)
        self._watchdog.timeout.connect(self._too_long)
        # Futures call back in a thread of their own; a queued signal brings the answer home.
        self._done.connect(self._take)
        if (program := QCoreApplication.instance()) is not None:
            program.aboutToQuit.connect(self.close)  # Python would wait for the thought at its end

    @property
    def busy(self) -> bool:
        return self._busy

    def warm(self) -> None:
        """Start the worker process now, so that the first question need not wait for it."""
        if self._pool is None:
            self._pool = Workers(1, partial(load, self._game))
            self._pool.executor.submit(int)  # a pool starts its processes with the first task

    def ask(self, what: Callable[[Question], object], question: Question) -> None:
        """Have the worker answer; ``answered`` or ``failed`` tells when. An earlier question is dropped."""
        self.drop()
        self.warm()
        assert self._pool is not None
        self._number += 1
        self._busy = True
        self._watchdog.start()
        try:
            future = self._pool.executor.submit(what, question)
        except RuntimeError as error:  # the pool broke since the last question
            self._done.emit(self._number, error)
            return
        future.add_done_callback(partial(self._report, self._number))

    def drop(self) -> None:
        """Forget the question: its answer will be ignored."""
        self._number += 1
        self._busy = False
        self._watchdog.stop()

    def stop(self) -> None:
        """Forget the question and end the worker that thinks about it; another is started when it is needed."""
        self.drop()
        self._end()

    def close(self) -> None:
        """End the worker process for good."""
        self.stop()

    def _report(self, number: int, future: Future[Any]) -> None:
        if future.cancelled():
            return
        # The window may be gone by the time a worker answers.
        with suppress(RuntimeError):
            self._done.emit(number, future.exception() or future.result())

    def _take(self, number: int, result: object) -> None:
        if number != self._number or not self._busy:
            return
        self._busy = False
        self._watchdog.stop()
        if isinstance(result, BaseException):
            self._end()
            self.failed.emit(f"{type(result).__name__}: {result}")
        else:
            self.answered.emit(result)

    def _too_long(self) -> None:
        self.stop()
        self.failed.emit("no answer in time")

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.close()
            self._pool = None
