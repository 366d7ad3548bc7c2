"""The ground behind all pages: one picture of space, as large as the screen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QBrush, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import linear
from desktop.table.kit.sky import paint_space
from desktop.table.kit.theme import DEEP, SPACE, colour

_VEIL = 0.38
"""How far the sky stands back behind the pages."""
_STEP = 320
"""The picture grows in steps, so that pulling at the window's edge does not paint it anew each time."""


class Stage(QStackedWidget):
    """Holds the pages and paints space behind them: a plain gradient until the picture is ready."""

    def __init__(self, pictures: Pictures, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = pictures
        self._wanted: Recipe | None = None
        pictures.ready.connect(self._on_ready)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._want(self.size())

    def _want(self, size: QSize) -> None:
        screen = self.screen().size()
        width, height = (
            -(-max(mine, its) // _STEP) * _STEP
            for mine, its in ((size.width(), screen.width()), (size.height(), screen.height()))
        )
        recipe = Recipe(
            "space", width, height, self.devicePixelRatioF(), lambda painter: _space(painter, width, height), True
        )
        if recipe != self._wanted:
            self._wanted = recipe
            self._pictures.prepare([recipe])

    def _on_ready(self, name: str) -> None:
        if name == "space":
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        if self._wanted is not None and self._pictures.is_ready(self._wanted):
            painter.drawPixmap(0, 0, self._pictures.pixmap(self._wanted))
        else:
            ground = linear(0, 0, self.width(), self.height(), (0, DEEP), (0.5, "#0B1229"), (1, SPACE))
            painter.fillRect(self.rect(), QBrush(ground))
        painter.end()


def _space(painter: QPainter, width: int, height: int) -> None:
    paint_space(painter, QRectF(0, 0, width, height))
    painter.fillRect(0, 0, width, height, colour(DEEP, _VEIL))
