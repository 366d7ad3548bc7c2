"""A page over the sky: a way back, a heading, and a column that scrolls when there is little room."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.text import label

_LOW = 420
"""Height from which the heading stays in view."""


class Page(QWidget):
    """Esc and the arrow lead back."""

    left = Signal()
    help_anchor = "starshelf"
    """The help page that F1 opens here."""

    def __init__(self, heading: str, parent: QWidget | None = None, *, subtitle: str = "", width: int = 1120) -> None:
        super().__init__(parent)
        self.setAccessibleName(heading)
        self.heading: QLabel = label(heading, fonts.display(26), wrap=True)
        self.subtitle: QLabel = label(subtitle, fonts.font(14), MUTED, wrap=True)
        self.back = icon_button(Icon.BACK, self.tr("Back to the shelf"), self, side=40)
        self.back.clicked.connect(self.left)
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(self.back)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.heading)
        if subtitle:
            words.addWidget(self.subtitle)
        row.addLayout(words, 1)
        self._tools = FlowLayout(across=8, down=4)
        self._head = QWidget(self)
        self.header = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._head)
        self.header.setContentsMargins(20, 14, 20, 4)
        self.header.setSpacing(4)
        self.header.addLayout(row, 1)
        self.header.addLayout(self._tools)
        self.column = QWidget()
        self.column.setObjectName("body")
        self.column.setMaximumWidth(width)
        self.rows = QVBoxLayout(self.column)
        self.rows.setContentsMargins(20, 8, 20, 24)
        self.rows.setSpacing(16)
        self.area = scrolling(self.column, self)
        self.whole = QVBoxLayout(self)
        self.whole.setContentsMargins(0, 0, 0, 0)
        self.whole.setSpacing(0)
        self.whole.addWidget(self._head)
        self.whole.addWidget(self.area, 1)

    def add_tool(self, widget: QWidget) -> None:
        """Put something into the header: beside the heading, below it in a narrow window."""
        self._tools.addWidget(widget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.heading.sizeHint().width() + self._tools.sizeHint().width() + 130 <= self.width()
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self.header.setDirection(way)
        self._keep_head(self.height() >= _LOW)

    @property
    def margin(self) -> int:
        """Room beside the column, in which what stands above and below it keeps in line with it."""
        return 20 + max(0, self.width() - self.column.maximumWidth()) // 2

    def _keep_head(self, above: bool) -> None:
        """Where there is little height the heading scrolls away with the rest."""
        if above and self.whole.indexOf(self._head) < 0:
            self.rows.removeWidget(self._head)
            self.whole.insertWidget(0, self._head)
        elif not above and self.rows.indexOf(self._head) < 0:
            self.whole.removeWidget(self._head)
            self.rows.insertWidget(0, self._head)
        side = self.margin if above else 0
        self.header.setContentsMargins(side, 14, side, 4)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Back):
            self.left.emit()
            return
        super().keyPressEvent(event)


def scrolling(content: QWidget, parent: QWidget | None = None) -> QScrollArea:
    """An area with the content centred in it that scrolls up and down, never sideways."""
    area = QScrollArea(parent)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setWidgetResizable(True)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    middle = QWidget()
    middle.setObjectName("body")
    row = QHBoxLayout(middle)
    row.setContentsMargins(0, 0, 0, 0)
    row.addStretch(1)
    row.addWidget(content, 1000)
    row.addStretch(1)
    area.setWidget(middle)
    area.viewport().setAutoFillBackground(False)
    middle.setAutoFillBackground(False)
    return area
