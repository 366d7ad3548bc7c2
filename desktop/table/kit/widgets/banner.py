"""A line across a page that says what is wrong, and stays until it is put right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.kernel.words import Sentence
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, paint_icon
from desktop.table.kit.ink import fill, rounded, smooth, stroke
from desktop.table.kit.theme import PANEL, TEXT, WARNING, colour, mix
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.flow import higher_when_narrow
from desktop.table.kit.widgets.text import label


class Banner(QWidget):
    """Hidden as long as it has nothing to say."""

    retry_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = label("", fonts.font(14), TEXT, self, wrap=True)
        self.retry = Button(self.tr("Try again"), self, height=32, size=13)
        self.retry.clicked.connect(self.retry_wanted)
        self.retry.hide()
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(50, 8, 12, 8)
        row.addWidget(self.words, 1)
        row.addWidget(self.retry)
        higher_when_narrow(self)
        self.hide()

    def show_sentence(self, sentence: Sentence | None, *, retry: bool = False) -> None:
        text = "" if sentence is None else sentence.fill(translate=self.tr)
        self.words.setText(text)
        self.setAccessibleName(text)
        self.retry.setVisible(retry)
        self.setVisible(bool(text))

    def sizeHint(self) -> QSize:
        width = max(300, self.width())
        return QSize(width, max(48, self._row.totalHeightForWidth(width)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        body = QRectF(self.rect()).adjusted(0.5, 2.5, -0.5, -2.5)
        fill(painter, rounded(body, 10), mix(PANEL, WARNING, 0.14, 0.95))
        stroke(painter, rounded(body, 10), colour(WARNING, 0.7))
        paint_icon(painter, Icon.WARNING, QRectF(16, body.center().y() - 11, 22, 22), colour(WARNING))
        painter.end()
