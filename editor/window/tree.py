"""The tree of what is in the pack: parts, their items, and the cards within an adventure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from PySide6.QtCore import (
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    Qt,
    Signal,
)
from PySide6.QtGui import QDropEvent, QKeyEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QAbstractItemView,
    QTreeView,
    QWidget,
)

from editor.document.document import Change, Document
from editor.game_words import children_of
from editor.window.places import Place, inner_places
from editor.window.thumbnails import Thumbnails
from editor.window.treerows import PLACE, RowDelegate


class PackTree(QTreeView):
    """Several items of one part may be chosen at once; the keys go through it, Alt with them moves items."""

    place_chosen = Signal(object)
    """A Place that was gone to."""
    place_pinned = Signal(object)
    """A Place that shall stay open in a tab of its own."""
    menu_wanted = Signal(QPoint)
    rows_moved = Signal(str, list, int)
    """Part, uids in order, and the place among the part's items (all of them) before which they shall stand."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.document = document
        self.thumbnails = Thumbnails(document, self.devicePixelRatioF(), self)
        self.thumbnails.ready.connect(self.viewport().update)
        self.severity: Mapping[Place, str] = {}
        """Per place the worst that the check has found there: "fault" or "warning"."""
        self._filter = ""
        self._only: frozenset[tuple[str, int]] | None = None
        self._model = QStandardItemModel(self)
        self._parts: dict[str, QStandardItem] = {}
        self._items: dict[int, QStandardItem] = {}
        self.setModel(self._model)
        self.setItemDelegate(RowDelegate(self))
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setMouseTracking(True)
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDropIndicatorShown(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("What is in the pack"))
        self.customContextMenuRequested.connect(self.menu_wanted)
        self.selectionModel().currentChanged.connect(self._on_current)
        self.doubleClicked.connect(self._on_double_click)
        self.clicked.connect(self._on_click)
        document.changed.connect(self._on_change)
        self.fill()

    # ---- contents --------------------------------------------------------------------------------------------

    def fill(self) -> None:
        """Show the parts anew."""
        chosen = self.chosen_place()
        self._model.clear()
        self._parts.clear()
        self._items.clear()
        for name in self.document.draft.parts:
            item = _entry(Place(name), movable=False)
            self._parts[name] = item
            self._model.appendRow(item)
            self._fill_part(name)
            self.expand(item.index())
        if chosen is not None:
            self.choose(chosen, quietly=True)

    def _fill_part(self, name: str) -> None:
        top = self._parts[name]
        for uid in [uid for uid, item in self._items.items() if item.data(PLACE).part == name]:
            del self._items[uid]
        top.removeRows(0, top.rowCount())
        if not self.document.draft.parts[name].many:
            return  # a single thing is its part's own row
        rows = []
        nests = bool(children_of(self.document.game, name))
        for uid in self._wanted(name):
            item = _entry(Place(name, uid), movable=True)
            if nests:
                item.appendRows([_entry(place, movable=False) for place in inner_places(self.document, name, uid)])
            self._items[uid] = item
            rows.append(item)
        top.appendRows(rows)

    def _wanted(self, name: str) -> list[int]:
        """The items of a part that are to be shown, in order."""
        return [row.uid for row in self.document.rows(name) if self._shown(name, row.uid)]

    def _refill(self, name: str) -> None:
        top = self._parts[name]
        there = [top.child(row).data(PLACE).uid for row in range(top.rowCount())]
        if there == self._wanted(name) and not children_of(self.document.game, name):
            return  # only what is in the items has changed
        chosen, scrolled = self.chosen(), self.verticalScrollBar().value()
        current = self.chosen_place()
        open_items = {uid for uid, item in self._items.items() if self.isExpanded(item.index())}
        self._fill_part(name)
        for uid in open_items & self._items.keys():
            self.expand(self._items[uid].index())
        if current is not None and self.document.row(current.uid) is not None:
            self.choose(current, quietly=True)
        for place in chosen:
            if (item := self._find(place)) is not None:
                self.selectionModel().select(item.index(), QItemSelectionModel.SelectionFlag.Select)
        self.verticalScrollBar().setValue(scrolled)

    def _shown(self, part: str, uid: int) -> bool:
        if self._only is not None and (part, uid) not in self._only:
            return False
        return not self._filter or self._filter in _searchable(self.document.value(uid))

    def set_filter(self, words: str, only: Iterable[tuple[str, int]] | None = None) -> None:
        """Show the items that hold the words; ``only`` keeps to items given as (part, uid)."""
        self._filter, self._only = words.strip().casefold(), None if only is None else frozenset(only)
        for name in self._parts:
            self._refill(name)

    @property
    def filtered(self) -> bool:
        return bool(self._filter) or self._only is not None

    def shown_count(self, part: str) -> int:
        return self._parts[part].rowCount()

    def _on_change(self, change: Change) -> None:
        if not change.part:
            if change.path and change.path[0] == "parts":
                self.fill()
        elif change.uid is None:
            if change.part in self._parts:
                self._refill(change.part)
        elif (item := self._items.get(change.uid)) and item.rowCount() != self._inner_count(change):
            self._refill(change.part)
        self.viewport().update()

    def _inner_count(self, change: Change) -> int:
        return len(inner_places(self.document, change.part, change.uid or 0))

    def set_severity(self, severity: Mapping[Place, str]) -> None:
        self.severity = severity
        self.viewport().update()

    # ---- choosing --------------------------------------------------------------------------------------------

    def chosen_place(self) -> Place | None:
        place = self.currentIndex().data(PLACE)
        return place if isinstance(place, Place) else None

    def chosen(self) -> list[Place]:
        """The places chosen, from top to bottom."""
        found = sorted(self.selectionModel().selectedIndexes(), key=lambda index: self.visualRect(index).top())
        return [index.data(PLACE) for index in found]

    def chosen_rows(self) -> tuple[str, list[int]]:
        """The part that is chosen in, and the uids of its chosen items, in order; other parts' items are left out."""
        places = [place for place in self.chosen() if place.uid]
        current = self.chosen_place()
        part = places[0].part if places else current.part if current else ""
        if not places and part and not self.document.draft.parts[part].many:
            return part, [row.uid for row in self.document.rows(part)]
        uids = {place.uid for place in places if place.part == part}
        return part, [row.uid for row in self.document.rows(part) if row.uid in uids]

    def choose(self, place: Place, *, quietly: bool = False) -> None:
        """Go to a place; ``quietly`` without telling."""
        item = self._find(place)
        if item is None:
            self.clearSelection()
            return
        blocked = self.blockSignals(quietly)
        self._make_current(item)
        self.scrollTo(item.index())
        self.blockSignals(blocked)

    def choose_rows(self, uids: Iterable[int]) -> None:
        """Choose items, and go to the first of them."""
        items = [self._items[uid] for uid in uids if uid in self._items]
        if items:
            self._make_current(items[0])
            for item in items:
                self.selectionModel().select(item.index(), QItemSelectionModel.SelectionFlag.Select)

    def _make_current(self, item: QStandardItem) -> None:
        """Choose one item alone, whatever keys are held down meanwhile."""
        how = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(item.index(), how)

    def _find(self, place: Place) -> QStandardItem | None:
        if not place.uid or not (part := self.document.draft.parts.get(place.part)) or not part.many:
            return self._parts.get(place.part)
        item = self._items.get(place.uid)
        if item is not None and place.within:
            inner = (item.child(row) for row in range(item.rowCount()))
            return next((one for one in inner if one.data(PLACE).within == place.within[:2]), item)
        return item

    def _on_current(self, index: QModelIndex) -> None:
        place = index.data(PLACE)
        if isinstance(place, Place) and place.uid:
            self.expand(index)  # nobody would look for what lies within an item
        if isinstance(place, Place):
            self.place_chosen.emit(self._page(place))

    def _page(self, place: Place) -> Place:
        """The page of a row: a single thing's part is the thing."""
        part = self.document.draft.parts[place.part]
        return Place(place.part, part.rows[0].uid) if not place.uid and not part.many else place

    def _on_click(self, index: QModelIndex) -> None:
        place = index.data(PLACE)
        self.place_chosen.emit(self._page(place))  # a row that is chosen already leads back to its page
        if self._model.hasChildren(index) and (not place.uid or self.isExpanded(index) is False):
            self.setExpanded(index, not self.isExpanded(index))

    def _on_double_click(self, index: QModelIndex) -> None:
        place = index.data(PLACE)
        if isinstance(place, Place):
            self.place_pinned.emit(self._page(place))

    # ---- moving ----------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier and event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._shift(-1 if event.key() == Qt.Key.Key_Up else 1)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if (place := self.chosen_place()) is not None:
                self.place_pinned.emit(self._page(place))
        else:
            super().keyPressEvent(event)

    def _shift(self, by: int) -> None:
        part, uids = self.chosen_rows()
        if not uids or self.filtered or not self.document.draft.parts[part].many:
            return
        order = [row.uid for row in self.document.rows(part)]
        first, last = order.index(uids[0]), order.index(uids[-1])
        if by < 0 and first > 0:
            self.rows_moved.emit(part, uids, first - 1)
        elif by > 0 and last < len(order) - 1:
            self.rows_moved.emit(part, uids, last + 2)

    def dropEvent(self, event: QDropEvent) -> None:
        """Items are moved by the document, and within their part only."""
        at = event.position().toPoint()
        part, uids = self.chosen_rows()
        target = self.indexAt(at).data(PLACE)
        event.setDropAction(Qt.DropAction.IgnoreAction)
        event.accept()
        if not uids or not isinstance(target, Place) or target.part != part or self.filtered:
            return
        order = [row.uid for row in self.document.rows(part)]
        before = 0
        if target.uid:
            rect = self.visualRect(self.indexAt(at))
            before = order.index(target.uid) + (1 if at.y() > rect.center().y() else 0)
        self.rows_moved.emit(part, uids, before)


def _entry(place: Place, *, movable: bool) -> QStandardItem:
    item = QStandardItem()
    item.setData(place, PLACE)
    item.setDragEnabled(movable)
    item.setDropEnabled(not movable)
    return item


def _searchable(value: object) -> str:
    """All words and numbers of an item, for the search."""
    return " ".join(_words(value)).casefold()


def _words(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for one in value.values():
            yield from _words(one)
    elif isinstance(value, list):
        for one in value:
            yield from _words(one)
    elif value is not None:
        yield str(value)
