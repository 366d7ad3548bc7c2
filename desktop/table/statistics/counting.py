"""Counts dice on a worker thread, so that a long list of games does not hold up the page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

from desktop.kernel.record import Record
from desktop.table.statistics.figures import DiceFigures, count_dice


class Counter(QObject):
    """Answers the last question asked; earlier ones are dropped."""

    counted = Signal(object)
    """DiceFigures."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._number = 0
        self._workers = QThreadPool(self)
        self._workers.setMaxThreadCount(1)
        self._came.connect(self._on_came)

    _came = Signal(int, object)

    def count(self, records: Sequence[Record]) -> None:
        self._number += 1
        self._workers.clear()
        self._workers.start(_Job(self, self._number, records))

    def stop(self) -> None:
        """Drop what is being counted and wait for the worker to notice."""
        self._number += 1
        self._workers.clear()
        self._workers.waitForDone()

    def wanted(self, number: int) -> bool:
        return number == self._number

    def _on_came(self, number: int, figures: DiceFigures) -> None:
        if self.wanted(number):
            self.counted.emit(figures)


class _Job(QRunnable):
    def __init__(self, counter: Counter, number: int, records: Sequence[Record]) -> None:
        super().__init__()
        self._counter, self._number, self._records = counter, number, records

    def run(self) -> None:
        figures = count_dice(self._records, lambda: self._counter.wanted(self._number))
        self._counter._came.emit(self._number, figures)
