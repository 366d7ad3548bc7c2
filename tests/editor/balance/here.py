"""Games of a balance played without worker processes, which would start longer than they play."""

from __future__ import annotations

from types import TracebackType
from typing import Self

from desktop.lab.workers import Here


class OneHere:
    """In place of worker processes: the thread that asks."""

    count = 1

    def __init__(self, _: int) -> None:
        self.executor = Here()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass
