"""The list of faults and warnings. A click goes to the field; F8 goes on to the next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import qicon
from desktop.table.kit.theme import DANGER, GOOD, SOFT_TEXT, WARNING, colour
from desktop.table.kit.widgets.text import label
from desktop.table.kit.writing import text_width
from editor.document.document import Document
from editor.game_words import field_path_title
from editor.look.glyphs import sign
from editor.window.checking import Found
from editor.window.places import title_of

MOST_SHOWN = 500
_REASON = 2
"""The column that is read."""
_ROW, _TALL_ROW = 30, 48


class CheckList(QWidget):
    chosen = Signal(object)
    """The Found to go to."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._found: Sequence[Found] = ()
        self._keep: tuple[str, str, str, str] | None = None
        self.table = QTableWidget(0, 4, self)
        self.table.setHorizontalHeaderLabels([self.tr("Item"), self.tr("Field"), self.tr("Reason"), ""])
        self.table.verticalHeader().hide()
        self.table.verticalHeader().setDefaultSectionSize(_ROW)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Interactive)
        header.setSectionResizeMode(2, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(3, QHeaderView.ResizeMode.Fixed)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        header.sectionResized.connect(self._on_resized)
        for column, width in enumerate((190, 190, 300, 48)):
            self.table.setColumnWidth(column, width)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setShowGrid(False)
        self.table.setIconSize(QSize(16, 16))
        self.table.setFont(fonts.font(13))
        self.table.setTabKeyNavigation(False)
        self.table.setAccessibleName(self.tr("Faults and warnings"))
        self.none = label(self.tr("Nothing is wrong with this pack."), fonts.font(13), GOOD)
        self.none.setContentsMargins(16, 10, 16, 0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.none)
        rows.addWidget(self.table, 1)
        self.none.hide()
        self.table.cellClicked.connect(lambda row, _: self._go(row))
        self.table.cellActivated.connect(lambda row, _: self._go(row))

    def show_found(self, found: Sequence[Found]) -> None:
        """List what was found; what was chosen stays chosen."""
        self._found = found[:MOST_SHOWN]
        self.none.setVisible(not found)
        self.table.setVisible(bool(found))
        self.table.setRowCount(len(self._found))
        for row, one in enumerate(self._found):
            self._fill(row, one)
        self._fit_rows(self.table.columnWidth(_REASON))
        if self._keep is not None:
            keys = [one.key for one in self._found]
            if self._keep in keys:
                self.table.selectRow(keys.index(self._keep))
            else:
                self.table.clearSelection()

    def _fill(self, row: int, one: Found) -> None:
        fault = one.severity == "fault"
        paint = QColor(DANGER if fault else WARNING)
        item = title_of(self._document, one.place)
        cells = (item, field_path_title(self._document.game, ".".join(map(str, one.path))), one.message, one.tag)
        for column, text in enumerate(cells):
            cell = QTableWidgetItem(text)
            cell.setToolTip(text)
            cell.setForeground(colour(SOFT_TEXT))
            if column == 0:
                cell.setIcon(qicon(sign("fault" if fault else "warning"), paint, 16))
                cell.setFont(fonts.font(13, 600))
                cell.setForeground(colour("#FFFFFF"))
            elif column == 3:
                cell.setForeground(paint)
                cell.setFont(fonts.font(12, 700))
            self.table.setItem(row, column, cell)

    def _on_resized(self, column: int, _: int, wide: int) -> None:
        if column == _REASON:
            self._fit_rows(wide)

    def _fit_rows(self, wide: int) -> None:
        """A reason that is longer than its column takes a second line."""
        room = wide - 24
        for row, one in enumerate(self._found):
            self.table.setRowHeight(row, _ROW if text_width(self.table.font(), one.message) <= room else _TALL_ROW)

    def step(self, by: int) -> None:
        """Go to the next fault or warning, or the one before; round at the ends."""
        if self._found:
            row = self.table.currentRow() if self.table.selectedItems() else (-1 if by > 0 else 0)
            self._go((row + by) % len(self._found))

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._found):
            self.table.selectRow(row)
            self._keep = self._found[row].key
            self.chosen.emit(self._found[row])
