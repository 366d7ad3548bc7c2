"""What is wrong with a field, right below it."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import smooth
from desktop.table.kit.theme import colour
from desktop.table.kit.widgets.text import label

PAINT = "#FFB3A8"


class Remark(QWidget):
    """Hidden as long as nothing is wrong."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = label("", fonts.font(13, 500), PAINT, self, wrap=True)
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 2, 0, 2)
        row.addWidget(self.words)
        self.hide()

    def say(self, text: str) -> None:
        self.words.setText(text)
        self.setAccessibleName(text)
        self.setVisible(bool(text))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        paint_icon(painter, Icon.WARNING, QRectF(2, 2, 17, 17), colour(PAINT))
        painter.end()
