"""Bars of what a die showed, each with a mark where it was expected to end."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.table.glimpses import Die
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, rounded, smooth, vertical
from desktop.table.kit.theme import DEEP, GOLD, MUTED, SHELF_EDGE, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, put_fitted, put_text
from desktop.table.statistics.figures import Tally

_BASE, _TOP = 26.0, 22.0


class DieChart(QWidget):
    """One die of one player. The numbers above the bars say what the bars show."""

    def __init__(self, die: Die, tally: Tally, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._die, self._tally = die, tally
        self._due = tally.expected(die)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(f"{name}, {die.title}")
        parts = [
            self.tr("{face}: {count}, expected {due}").format(face=face.name, count=count, due=f"{due:.1f}")
            for face, count, due in zip(die.faces, tally.counts, self._due, strict=True)
        ]
        self.setAccessibleDescription("; ".join(parts))
        self.setToolTip("\n".join(parts))

    def sizeHint(self) -> QSize:
        return QSize(74 * len(self._die.faces), 128)

    def minimumSizeHint(self) -> QSize:
        return QSize(30 * len(self._die.faces), 128)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        most = max([1.0, *self._due, *(float(count) for count in self._tally.counts)])
        column = self.width() / len(self._die.faces)
        floor = self.height() - _BASE
        unit = (floor - _TOP) / most
        for place, (face, count, due) in enumerate(zip(self._die.faces, self._tally.counts, self._due, strict=True)):
            x = place * column
            bar = QRectF(x + column * 0.2, floor - count * unit, column * 0.6, count * unit)
            fill(painter, rounded(QRectF(bar.left(), _TOP, bar.width(), floor - _TOP), 3), colour(DEEP, 0.5))
            fill(painter, rounded(bar, 3), vertical(bar, (0, mix(SHELF_EDGE, WHITE, 0.25)), (1, SHELF_EDGE)))
            y = floor - due * unit
            line(painter, (x + column * 0.1, y), (x + column * 0.9, y), GOLD, 2)
            middle = x + column / 2
            put_text(
                painter, middle, min(bar.top(), y) - 5, str(count), fonts.font(12, 600, tabular=True), TEXT, CENTRE
            )
            put_fitted(painter, middle, floor + 17, column - 2, face.name, fonts.font(12), MUTED, CENTRE, 10)
        painter.end()
