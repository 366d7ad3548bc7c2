"""A turning arc: somebody thinks."""

from __future__ import annotations

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.table.kit.ink import arc, ellipse, smooth, stroke
from desktop.table.kit.theme import HAIRLINE, SHELF_EDGE, colour

_SIDE, _STEP, _INTERVAL_MS = 22, 14, 33


class Spinner(QWidget):
    """Turns while it is visible, unless motion is not wanted."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.calm = False
        self._turn = 0
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self._on)
        self.setFixedSize(self.sizeHint())
        self.setAccessibleName(self.tr("Thinking"))

    def sizeHint(self) -> QSize:
        return QSize(_SIDE, _SIDE)

    def _on(self) -> None:
        self._turn = (self._turn + _STEP) % 360
        self.update()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self.calm:
            self._timer.start()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        middle = _SIDE / 2
        stroke(painter, ellipse(middle, middle, middle - 3), colour(HAIRLINE), 2.5)
        stroke(painter, arc(middle, middle, middle - 3, -self._turn, 100), SHELF_EDGE, 2.5)
        painter.end()
