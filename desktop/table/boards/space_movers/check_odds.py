"""How likely a check is passed from here: trial runs between two turns of the event loop, and the block that tells."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter

from desktop.games.space_movers.chances import passes
from desktop.games.space_movers.state import CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.kernel.throw_table import Outlook
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded
from desktop.table.kit.theme import AMBER, DANGER, GOOD, MUTED, SOFT_TEXT, TEXT, colour
from desktop.table.kit.writing import LEFT, RIGHT, put_fitted, put_text

RUNS, _AT_ONCE, _FIRST = 1000, 40, 200
"""Trial runs in all, in one turn of the event loop (some milliseconds), and before a figure is shown."""


class Odds(QObject):
    """Plays a check on to its end many times, a few runs at a time, so that nobody waits for it."""

    changed = Signal()

    def __init__(self, tables: Tables, parent: QObject) -> None:
        super().__init__(parent)
        self._tables = tables
        self._key = ""
        self._state: MoversState | None = None
        self._passed = self._runs = 0
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._go_on)

    def show(self, state: MoversState | None) -> None:
        """Work out the check on top of a position's stack; None ends it."""
        frame = state.stack[-1] if state is not None and state.stack else None
        if state is None or not isinstance(frame, CheckFrame):
            self._state, self._key = None, ""
            self._timer.stop()
            return
        key = repr((frame, state.health, state.seats, state.coin, state.event))
        if key != self._key:
            self._key, self._state = key, state.copy()
            self._passed = self._runs = 0
            self._timer.start(0)

    @property
    def share(self) -> float | None:
        """The share of runs that passed; None as long as too few are played."""
        return self._passed / self._runs if self._runs >= _FIRST else None

    @property
    def runs(self) -> int:
        return self._runs

    def _go_on(self) -> None:
        if self._state is None:
            return
        for number in range(self._runs, self._runs + _AT_ONCE):
            self._passed += passes(self._tables, self._state, number)
        self._runs += _AT_ONCE
        if self._runs >= RUNS:
            self._timer.stop()
        if self._runs in (_FIRST, RUNS):
            self.changed.emit()


def paint_odds(
    painter: QPainter, rect: QRectF, share: float | None, runs: int, aim: Outlook | None, *, at_die: bool
) -> None:
    """The chance to pass, found in so many runs, and what the present aim is likely to do."""
    put_text(painter, rect.left(), rect.top() + 15, tr("Chance to pass"), fonts.font(13, 600), TEXT)
    figure = "…" if share is None else percent(share)
    tint = MUTED if share is None else GOOD if share >= 0.5 else AMBER if share >= 0.2 else DANGER
    put_text(painter, rect.right(), rect.top() + 24, figure, fonts.display(25, 700), tint, RIGHT)
    told = tr("{count} trial runs, played on from here").format(count=f"{runs:,}")
    put_fitted(painter, rect.left(), rect.top() + 32, rect.width() - 80, told, fonts.font(12), MUTED)
    bar = QRectF(rect.left(), rect.top() + 40, rect.width(), 6)
    fill(painter, rounded(bar, 3), colour("#05070F", 0.8))
    if share:
        fill(painter, rounded(QRectF(bar.left(), bar.top(), max(6.0, bar.width() * share), 6), 3), tint)
    if aim is not None:
        _aim(painter, QRectF(rect.left(), bar.bottom() + 6, rect.width(), 36), aim, at_die=at_die)


def _aim(painter: QPainter, row: QRectF, aim: Outlook, *, at_die: bool) -> None:
    parts = [(percent(aim.loses), tr("loses a die"), DANGER if aim.loses >= 0.05 else SOFT_TEXT)]
    if at_die:
        parts.insert(0, (percent(aim.turns), tr("turns it"), GOOD))
        parts.insert(0, (percent(aim.hits), tr("this aim hits"), TEXT))
    for number, (figure, words, tint) in enumerate(parts):
        x = row.left() + row.width() * number / 3
        put_text(painter, x, row.top() + 17, figure, fonts.display(16, 700), tint, LEFT)
        put_fitted(painter, x, row.top() + 33, row.width() / 3 - 6, words, fonts.font(12), MUTED)


def percent(share: float) -> str:
    """A share in whole per cent; what is nearly nothing or nearly sure is called so."""
    if 0 < share < 0.01:
        return tr("< 1 %")
    if 0.99 < share < 1:
        return tr("> 99 %")
    return tr("{share} %").format(share=round(100 * share))
