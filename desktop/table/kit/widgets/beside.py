"""A layout of two things that stand side by side where there is room, else one below the other."""

from __future__ import annotations

from PySide6.QtCore import QMargins, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class BesideLayout(QLayout):
    """The first widget takes what the second leaves; the second keeps its natural width, at the right.

    They stand side by side as long as the first keeps ``least`` pixels.
    """

    def __init__(self, first: QWidget, second: QWidget, least: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least, self._gap = least, 8
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(QMargins())
        self.addWidget(first)
        self.addWidget(second)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        first, second = (item.sizeHint() for item in self._items)
        return QSize(max(first.width(), self._least) + self._gap + second.width(), max(first.height(), second.height()))

    def minimumSize(self) -> QSize:
        first, second = (item.minimumSize() for item in self._items)
        return QSize(max(first.width(), second.width()), max(first.height(), second.height()))

    def _place(self, rect: QRect, *, move: bool) -> int:
        first, second = self._items
        wide = second.sizeHint().width()
        beside = rect.width() - wide - self._gap >= self._least
        across = rect.width() - wide - self._gap if beside else rect.width()
        own = min(wide, rect.width())
        one, other = _height(first, across), _height(second, own)
        total = max(one, other) if beside else one + self._gap // 2 + other
        if move:
            high = max(total, rect.height()) if beside else total
            top = rect.y() + (high - one) // 2 if beside else rect.y()
            first.setGeometry(QRect(rect.x(), top, across, one))
            left = rect.x() + rect.width() - own if beside else rect.x()
            y = rect.y() + (high - other) // 2 if beside else rect.y() + one + self._gap // 2
            second.setGeometry(QRect(left, y, own, other))
        return total


def _height(item: QLayoutItem, width: int) -> int:
    return item.heightForWidth(width) if item.hasHeightForWidth() else item.sizeHint().height()
