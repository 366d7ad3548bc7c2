"""A line at the lower edge that tells what was done, and may offer to take it back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.table.kit.ink import panel, smooth
from desktop.table.kit.theme import EDGE
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.text import label

_SHOWN_MS = 10_000
_MARGIN = 16


class Toast(QWidget):
    """Lies over the page it belongs to and goes away by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = label(parent=self, wrap=True)
        self.action = Button(look=Look.OUTLINE, height=34, parent=self)
        self._act: Callable[[], None] | None = None
        self._page = parent
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(18, 8, 10, 8)
        row.setSpacing(14)
        row.addWidget(self.words, 1)
        row.addWidget(self.action)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.action.clicked.connect(self._on_action)
        parent.installEventFilter(self)
        self.hide()

    def say(self, words: str, action: str = "", act: Callable[[], None] | None = None, *, ms: int = _SHOWN_MS) -> None:
        self.words.setText(words)
        self.action.setText(action)
        self.action.setVisible(bool(action))
        self._act = act
        self._place()
        self.show()
        self.raise_()
        self._timer.start(ms)
        self.setAccessibleName(words)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))

    def _on_action(self) -> None:
        self.hide()
        if self._act is not None:
            self._act()

    def _place(self) -> None:
        parent = self._page
        room = parent.width() - 2 * _MARGIN
        text = self.words.fontMetrics().horizontalAdvance(self.words.text()) + 48
        button = self.action.sizeHint().width() + 14 if self.action.text() else 0
        width = min(room, text + button)
        height = max(52, self._row.totalHeightForWidth(width))
        self.setGeometry((parent.width() - width) // 2, parent.height() - height - _MARGIN, width, height)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and watched is self.parent():
            self._place()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        panel(painter, QRectF(self.rect()), 12, opacity=0.98, border=EDGE, shaded=False)
        painter.end()
