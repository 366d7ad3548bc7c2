"""One pack open: the bar, the tree, the pages in tabs, the preview and the dock."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QSplitter, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import TEAL
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.text import label
from editor.document.document import Document
from editor.document.keeper import Keeper
from editor.look.glyphs import sign
from editor.window.pages import Pages
from editor.window.places import PACK, Place
from editor.window.topbar import TopBar
from editor.window.tree import PackTree


class Workspace(QWidget):
    place_changed = Signal(object)
    """The Place that is worked at."""

    def __init__(self, document: Document, keeper: Keeper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.document, self.keeper = document, keeper
        self.top = TopBar(document, keeper, self)
        self.banner = Banner(self)
        self.tree = PackTree(document)
        self.search = QLineEdit()
        self.search.setPlaceholderText(self.tr("Find in this pack"))
        self.search.setAccessibleName(self.tr("Find in this pack"))
        self.search.setClearButtonEnabled(True)
        self.add = Button(self.tr("Add to pack"), self, icon=sign("plus"), height=36, accent=TEAL)
        self.pages = Pages(document)
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.addWidget(self._left())
        self.columns.addWidget(self.pages)
        self.columns.setStretchFactor(1, 1)
        self.columns.setSizes([256, 800])
        self.columns.setChildrenCollapsible(False)
        self.rows = QSplitter(Qt.Orientation.Vertical)
        self.rows.addWidget(self.columns)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(self.banner)
        whole.addWidget(self.rows, 1)
        self._connect()

    def _left(self) -> QWidget:
        column = QWidget()
        column.setObjectName("panel")
        column.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        column.setMinimumWidth(200)
        self.about = Button(self.tr("About the pack"), self, icon=sign("info"), height=34)
        self.found: QLabel = label("", fonts.font(12))
        rows = QVBoxLayout(column)
        rows.setContentsMargins(8, 10, 8, 8)
        rows.setSpacing(6)
        rows.addWidget(self.search)
        rows.addWidget(self.tree, 1)
        rows.addWidget(self.about)
        rows.addWidget(self.add)
        return column

    def _connect(self) -> None:
        self.tree.place_chosen.connect(self.pages.show_place)
        self.tree.place_pinned.connect(self.pages.pin_place)
        self.about.clicked.connect(lambda: self.go_to(PACK))
        self.search.textChanged.connect(self.tree.set_filter)
        self.pages.place_changed.connect(self._on_page)

    def begin(self) -> None:
        """Show the first thing in the pack."""
        for name, part in self.document.draft.parts.items():
            if part.rows:
                self.go_to(Place(name, part.rows[0].uid))
                return
        self.go_to(PACK)

    def go_to(self, place: Place) -> None:
        self.pages.show_place(place)

    def _on_page(self, place: Place) -> None:
        self.tree.choose(place, quietly=True)
        self.place_changed.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top.fit(self.width())
