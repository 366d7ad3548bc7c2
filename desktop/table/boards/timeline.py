"""Motion as a function of time: parts that begin and end, played by one clock, skipped in one step."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

Progress: TypeAlias = Callable[[float], None]
"""Shows a part of a motion at a share of its time, from 0 to 1."""

FRAME_MS = 16


@dataclass(slots=True)
class _Part:
    begin: float
    length: float
    show: Progress
    curve: QEasingCurve
    done: bool = False


class Timeline(QObject):
    """Plays parts in their order of time. Every part is shown at 1 once, whether it ran or was skipped."""

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._parts: list[_Part] = []
        self._clock = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self._tick)
        self._stretch = 1.0
        self._end = 0.0

    @property
    def running(self) -> bool:
        return self._timer.isActive()

    @property
    def end(self) -> float:
        """Milliseconds, unstretched, at which the last part added so far ends."""
        return self._end

    def add(
        self,
        begin: float,
        length: float,
        show: Progress,
        curve: QEasingCurve.Type = QEasingCurve.Type.OutCubic,
    ) -> float:
        """Add a part by its begin and length in milliseconds at normal speed; gives its end."""
        self._parts.append(_Part(begin, length, show, QEasingCurve(curve)))
        self._end = max(self._end, begin + length)
        return begin + length

    def start(self, stretch: float) -> None:
        """Run, with all times multiplied; at 0 the end is shown at once. Sends ``finished`` either way."""
        self._stretch = stretch
        if stretch <= 0 or not self._parts:
            self.skip()
            return
        self._clock.start()
        self._timer.start()
        self._tick()

    def skip(self) -> None:
        """Show the end of all parts now."""
        self._timer.stop()
        parts, self._parts, self._end = self._parts, [], 0.0
        for part in sorted(parts, key=lambda part: part.begin + part.length):
            if not part.done:
                part.show(1.0)
        self.finished.emit()

    def _tick(self) -> None:
        self.show_at(self._clock.elapsed() / self._stretch)

    def show_at(self, now: float) -> None:
        """Show a moment, in milliseconds from the start at normal speed; never earlier than what was shown."""
        for part in self._parts:
            if part.done or now < part.begin:
                continue
            share = 1.0 if part.length <= 0 else min(1.0, (now - part.begin) / part.length)
            part.done = share >= 1.0
            part.show(1.0 if part.done else part.curve.valueForProgress(share))
        if all(part.done for part in self._parts):
            self.skip()
