"""All steps since the pack was opened; a click goes back to one, or forward again."""

from __future__ import annotations

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtGui import QUndoStack
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED, TEXT, colour
from editor.document.document import Document

Index = QModelIndex | QPersistentModelIndex


class _Steps(QAbstractListModel):
    def __init__(self, stack: QUndoStack, parent: QWidget) -> None:
        super().__init__(parent)
        self._stack = stack
        self._count = stack.count()

    def rowCount(self, parent: Index | None = None) -> int:
        return self._count + 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = index.row()
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{row}  {self._stack.text(row - 1)}" if row else self.tr("As it was opened")
        if role == Qt.ItemDataRole.ForegroundRole:
            return colour(TEXT if row <= self._stack.index() else MUTED)
        return None

    def follow(self) -> None:
        """Show the stack as it is now."""
        count = self._stack.count()
        if count > self._count:
            self.beginInsertRows(QModelIndex(), self._count + 1, count)
            self._count = count
            self.endInsertRows()
        elif count < self._count:
            self.beginRemoveRows(QModelIndex(), count + 1, self._count)
            self._count = count
            self.endRemoveRows()
        self.dataChanged.emit(self.index(0), self.index(self._count))


class History(QListView):
    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._steps = _Steps(document.stack, self)
        self.setModel(self._steps)
        self.setUniformItemSizes(True)
        self.setFont(fonts.font(13))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("History"))
        self.clicked.connect(lambda index: document.go_to(index.row()))
        self.activated.connect(lambda index: document.go_to(index.row()))
        document.stack.indexChanged.connect(lambda _: self._follow())
        self._follow()

    def _follow(self) -> None:
        self._steps.follow()
        now = self._steps.index(self._document.stack.index())
        self.setCurrentIndex(now)
        self.scrollTo(now)
