"""Processes of this machine to play and to think in.

They are spawned on every system, so that they inherit nothing: no open file, no window, no lock held by a thread. A
packaged program must call ``multiprocessing.freeze_support()`` before anything else.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, Self


class Workers:
    """A pool of worker processes that end with their owner, whatever they are at."""

    def __init__(self, count: int, prepare: Callable[[], object] | None = None) -> None:
        """``prepare`` is called in each worker before its first task; it travels there, so it must be picklable."""
        self.count = count
        context = multiprocessing.get_context("spawn")
        end, self._lifeline = context.Pipe(duplex=False)
        self.executor: Executor = ProcessPoolExecutor(count, context, _serve, (end, prepare))

    def close(self) -> None:
        """End the processes now; games under way are dropped."""
        self._lifeline.close()
        self.executor.shutdown(wait=False, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
        self.executor.shutdown(wait=True)  # Python's own end must not meet a pool that is half closed


def _serve(lifeline: Connection, prepare: Callable[[], object] | None) -> None:
    """A worker's first deed: to end with the lifeline, which breaks with its owner, and leave Ctrl+C to him."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(lifeline,), daemon=True).start()
    if prepare is not None:
        prepare()


def _end_with(lifeline: Connection) -> None:
    with suppress(EOFError, OSError):
        lifeline.recv()
    os._exit(0)


class Here(Executor):
    """An executor that does what it is given at once, in this thread: for one worker, and for tests."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except BaseException as error:  # as executors do; the caller meets it in result()
            future.set_exception(error)
            if not isinstance(error, Exception):
                raise
        return future


@contextmanager
def executor_of(workers: int) -> Iterator[Executor]:
    """So many worker processes, which end with the block; this process itself where one is enough."""
    if workers == 1:
        yield Here()
        return
    with Workers(workers) as pool:
        yield pool.executor


def sensible_count() -> int:
    """As many workers as there are processors, with one left for the window."""
    return max(1, (os.cpu_count() or 2) - 1)
