"""One pack open: the bar, the tree, the pages in tabs, the preview and the dock."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QSplitter, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import TEAL
from desktop.table.kit.widgets.banner import Banner
from desktop.table.kit.widgets.button import Button, icon_button
from desktop.table.kit.widgets.text import label
from editor.balance.panel import BalancePanel
from editor.document.document import Document
from editor.document.draft import FieldPath
from editor.document.keeper import Keeper
from editor.look.glyphs import sign
from editor.playtest import Playtest
from editor.previews.pane import PreviewPane
from editor.window.actions import Actions
from editor.window.checking import Checker, Found, path_of
from editor.window.checklist import CheckList
from editor.window.dock import Dock
from editor.window.history import History
from editor.window.notespane import NotesPane
from editor.window.page import ItemPage
from editor.window.pages import Pages
from editor.window.places import PACK, Place, inner_places, number_within
from editor.window.topbar import TopBar
from editor.window.tree import PackTree

ROOM_FOR_CHARTS = 300
"""Height of the dock in pixels."""
WIDE = 1366
"""Below this width the balance is one of the dock's tabs."""


class Workspace(QWidget):
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
        self.only = icon_button(sign("warning"), self.tr("Only items with faults or warnings"), self, side=30)
        self.only.setCheckable(True)
        self.add = Button(self.tr("Add to pack"), self, icon=sign("plus"), height=36, accent=TEAL)
        self.pages = Pages(document)
        self.columns = QSplitter(Qt.Orientation.Horizontal)
        self.columns.addWidget(self._left())
        self.columns.addWidget(self.pages)
        self.preview = PreviewPane(document)
        self.columns.addWidget(self.preview)
        self.columns.setStretchFactor(1, 3)
        self.columns.setStretchFactor(2, 4)
        self.columns.setSizes([256, 616, 728])
        self.columns.setChildrenCollapsible(False)
        self._parted = False
        """Whether a person has drawn the columns' edges elsewhere."""
        self.columns.splitterMoved.connect(self._on_parted)
        self.rows = QSplitter(Qt.Orientation.Vertical)
        self.rows.addWidget(self.columns)
        self.checker = Checker(document, self)
        self.checks = CheckList(document)
        self.history = History(document)
        self.notes = NotesPane(document)
        self.dock = Dock()
        self.dock.add("checks", self.tr("Checks"), self.checks)
        self.dock.add("history", self.tr("History"), self.history)
        self.dock.add("notes", self.tr("Notes"), self.notes)
        self.balance = BalancePanel(document)
        self.side = self._side()
        self.below = QSplitter(Qt.Orientation.Horizontal)
        self.below.addWidget(self.dock)
        self.below.addWidget(self.side)
        self.below.setStretchFactor(0, 1)
        self.below.setChildrenCollapsible(False)
        self.below.setSizes([870, 730])
        self.rows.addWidget(self.below)
        self.rows.setStretchFactor(0, 1)
        self.rows.splitterMoved.connect(self._on_parted)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.top)
        whole.addWidget(self.banner)
        whole.addWidget(self.rows, 1)
        self.actions_on_items = Actions(document, self.tree, self)
        self.playtest = Playtest(document, self)
        self._connect()
        self._add_keys()

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
        line = QHBoxLayout()
        line.setSpacing(4)
        line.addWidget(self.search, 1)
        line.addWidget(self.only)
        rows.addLayout(line)
        rows.addWidget(self.tree, 1)
        rows.addWidget(self.about)
        rows.addWidget(self.add)
        return column

    def _side(self) -> QWidget:
        """Room beside the dock for the balance, in a window that is wide enough."""
        column = QWidget()
        column.setObjectName("panel")
        column.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        rows = QVBoxLayout(column)
        rows.setContentsMargins(0, 6, 0, 0)
        rows.setSpacing(0)
        heading = label(self.tr("Balance"), fonts.display(14, 600))
        heading.setContentsMargins(14, 2, 14, 2)
        rows.addWidget(heading)
        rows.addWidget(self.balance, 1)
        return column

    def _fit_balance(self) -> None:
        wide = self.width() >= WIDE
        if wide and self.dock.holds("balance"):
            self.dock.take("balance")
            if (rows := self.side.layout()) is not None:
                rows.addWidget(self.balance)
            self.balance.show()
        elif not wide and not self.dock.holds("balance"):
            self.dock.add("balance", self.tr("Balance"), self.balance)
        self.side.setVisible(wide)

    def show_balance(self) -> None:
        """Go to the balance, with room for its charts."""
        if self.dock.holds("balance"):
            self.dock.show_panel("balance")
        self._on_panel("balance")
        self.balance.play.setFocus()

    def _connect(self) -> None:
        self.tree.place_chosen.connect(self.pages.show_place)
        self.tree.place_pinned.connect(self.pages.pin_place)
        self.about.clicked.connect(lambda: self.go_to(PACK))
        self.add.clicked.connect(self._show_adds)
        self.search.textChanged.connect(lambda _: self._filter())
        self.only.toggled.connect(lambda _: self._filter())
        self.pages.place_changed.connect(self._on_page)
        self.pages.preview_wanted.connect(self.preview.setVisible)
        self.checker.checked.connect(self._on_checked)
        self.checks.chosen.connect(self.go_to_finding)
        self.preview.field_chosen.connect(self._on_words)
        self.top.balance_wanted.connect(self.show_balance)
        self.top.playtest_wanted.connect(self.play)
        self.dock.shown.connect(self._on_panel)
        self.balance.running.played.connect(self.checker.show_played)
        self.playtest.running_changed.connect(self.top.show_playing)
        self.top.checks_wanted.connect(lambda: self.dock.show_panel("checks"))

    def _add_keys(self) -> None:
        acts = self.actions_on_items
        keys: list[tuple[QKeySequence | QKeySequence.StandardKey | str, Callable[[], object]]] = [
            (QKeySequence.StandardKey.Copy, acts.copy),
            (QKeySequence.StandardKey.Cut, acts.cut),
            (QKeySequence.StandardKey.Paste, acts.paste),
            (QKeySequence.StandardKey.Delete, acts.remove),
            ("Ctrl+D", acts.duplicate),
            ("Ctrl+E", acts.edit_together),
        ]
        for key, act in keys:
            shortcut = QShortcut(QKeySequence(key), self.tree)
            shortcut.setContext(Qt.ShortcutContext.WidgetShortcut)
            shortcut.activated.connect(act)

    def _show_adds(self) -> None:
        menu = self.actions_on_items.add_menu()
        menu.exec(self.add.mapToGlobal(QPoint(0, -menu.sizeHint().height())))

    def begin(self) -> None:
        """Show the first thing in the pack."""
        self.tree.setFocus()
        for name, part in self.document.draft.parts.items():
            if part.rows:
                self.go_to(Place(name, part.rows[0].uid))
                return
        self.go_to(PACK)

    def go_to(self, place: Place) -> None:
        self.pages.show_place(place)

    def go_to_field(self, place: Place, path: FieldPath) -> None:
        """Go to a field of an item: its page, unfolded, with the focus in it."""
        inner = [one for one in inner_places(self.document, place.part, place.uid) if one.within == path[:2]]
        self.go_to(inner[0] if inner else place)
        if isinstance(self.pages.page, ItemPage):
            self.pages.page.focus_field(path)

    def go_to_finding(self, found: Found) -> None:
        if found.place.uid:
            self.go_to_field(found.place, found.path)
        elif not found.place.part:
            self.go_to(PACK)
        else:
            self.go_to(found.place)

    def play(self) -> None:
        """Play the pack as it is now, with what is shown coming first where it can; end the game that is played."""
        if self.playtest.running:
            self.playtest.stop()
            return
        place = self.pages.place or PACK
        self.playtest.start(place.part, place.uid, place.within)

    def step_finding(self, by: int) -> None:
        """The next fault or warning."""
        self.dock.show_panel("checks")
        self.checks.step(by)

    def _filter(self) -> None:
        found = {(place.part, place.uid) for place in self.tree.severity} if self.only.isChecked() else None
        self.tree.set_filter(self.search.text(), found)

    def _on_parted(self) -> None:
        self._parted = True

    def _on_panel(self, name: str) -> None:
        """Charts need more room than lists."""
        above, below = self.rows.sizes()
        if name == "balance" and below < ROOM_FOR_CHARTS:
            self.rows.setSizes([above + below - ROOM_FOR_CHARTS, ROOM_FOR_CHARTS])

    def finish(self) -> None:
        """End what works in the background, and let nobody hear of the document's end."""
        self.document.blockSignals(True)
        self.document.stack.blockSignals(True)
        self.playtest.finish()
        self.balance.finish()
        self.checker.finish()
        self.preview.finish()
        self.tree.thumbnails.finish()
        self.document.stack.blockSignals(True)  # it speaks once more while it goes, to views that may be gone

    def _on_page(self, place: Place) -> None:
        self.tree.choose(place, quietly=True)
        self.preview.select(place.part, place.uid, number_within(place))
        self.notes.select(place)
        self._mark_page()

    def _on_words(self, part: str, uid: int, field: str) -> None:
        self.go_to_field(Place(part, uid), path_of(field, self.document.value(uid)))

    def _on_checked(self, found: list[Found]) -> None:
        self.checks.show_found(found)
        self.top.pill.show_counts(self.checker.faults, self.checker.warnings)
        worst: dict[Place, str] = {}
        for one in found:
            inner = replace(one.place, within=one.path[:2])
            for place in {one.place, inner}:
                if worst.get(place) != "fault":
                    worst[place] = one.severity
        self.tree.set_severity(worst)
        if self.only.isChecked():
            self._filter()
        self._mark_page()

    def _mark_page(self) -> None:
        page = self.pages.page
        if isinstance(page, ItemPage):
            here = [one for one in self.checker.found or () if one.place.uid == page.place.uid]
            page.show_marks([(one.path, one.severity, one.message) for one in here])

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.top.fit(self.width())
        self._fit_balance()
        if not self._parted:
            tree = min(256, self.width() // 6)
            page = max(524, round(self.width() * 0.385))
            self.columns.setSizes([tree, page, self.width() - tree - page])
            dock = 256 if self.width() >= WIDE else 190
            self.rows.setSizes([self.rows.height() - dock, dock])
