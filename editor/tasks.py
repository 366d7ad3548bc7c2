"""Work beside the screen: one thing at a time, and only the newest wish of each kind counts."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal


class _Task(QRunnable):
    def __init__(self, work: Callable[[], None]) -> None:
        super().__init__()
        self._work = work

    def run(self) -> None:
        self._work()


class Workshop(QObject):
    """Runs functions on a thread of its own and tells what they return."""

    _done = Signal(str, int, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool()
        self._pool.setMaxThreadCount(1)
        self._newest: dict[str, int] = {}
        self._then: dict[str, Callable[[Any], None]] = {}
        self._failed: dict[str, Callable[[Exception], None]] = {}
        self._done.connect(self._deliver)

    def wish(
        self,
        kind: str,
        work: Callable[[Callable[[], bool]], Any],
        then: Callable[[Any], None],
        failed: Callable[[Exception], None] | None = None,
    ) -> None:
        """Do something soon. ``work`` is handed a question whether to go on; ``then`` gets what it returns, on this
        thread, unless the same kind of thing was wished again meanwhile."""
        number = self._newest.get(kind, 0) + 1
        self._newest[kind] = number
        self._then[kind] = then
        self._failed[kind] = failed or (lambda error: None)

        def go_on() -> bool:
            return self._newest[kind] == number

        def run() -> None:
            result, error = None, None
            if go_on():
                try:
                    result = work(go_on)
                except Exception as problem:
                    error = problem
                with suppress(RuntimeError):  # the window may be gone by now
                    self._done.emit(kind, number, result, error)

        self._pool.start(_Task(run))

    def stop(self, kind: str) -> None:
        """Forget a wish."""
        self._newest[kind] = self._newest.get(kind, 0) + 1

    def finish(self) -> None:
        for kind in self._newest:
            self.stop(kind)
        self._pool.clear()
        self._pool.waitForDone()

    def _deliver(self, kind: str, number: int, result: Any, error: Exception | None) -> None:
        if self._newest.get(kind) != number:
            return
        if error is not None:
            self._failed[kind](error)
        else:
            self._then[kind](result)
