"""The tabs in the middle: one page for each thing that is worked at."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QStackedWidget, QTabBar, QVBoxLayout, QWidget

from desktop.table.kit.icons import Icon, qicon
from desktop.table.kit.theme import MUTED, colour
from desktop.table.kit.widgets.button import icon_button
from editor.document.document import Change, Document
from editor.game_words import part_words
from editor.look.glyphs import sign
from editor.window.page import ItemPage, page_for
from editor.window.places import Place, title_of


class Pages(QWidget):
    """What is only looked at takes the place of what was looked at before; what is changed or pinned keeps its tab."""

    place_changed = Signal(object)
    preview_wanted = Signal(bool)
    """Whether the page that is shown has use for a preview beside it."""

    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setMinimumWidth(380)
        self._document = document
        self.places: list[Place] = []
        self.pages: list[QWidget] = []
        self._loose: Place | None = None
        self.tabs = QTabBar()
        self.tabs.setMovable(True)
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setElideMode(Qt.TextElideMode.ElideRight)
        self.tabs.setUsesScrollButtons(True)
        self.stack = QStackedWidget()
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addWidget(self.tabs)
        rows.addWidget(self.stack, 1)
        self.tabs.currentChanged.connect(self._on_tab)
        self.tabs.tabMoved.connect(self._on_moved)
        document.changed.connect(self._on_change)

    @property
    def place(self) -> Place | None:
        index = self.tabs.currentIndex()
        return self.places[index] if 0 <= index < len(self.places) else None

    @property
    def page(self) -> QWidget | None:
        return self.stack.currentWidget()

    def show_place(self, place: Place) -> None:
        """Show a page; in its tab if it has one."""
        if place in self.places:
            self.tabs.setCurrentIndex(self.places.index(place))
            return
        loose = self.places.index(self._loose) if self._loose in self.places else -1
        self._loose = place
        if loose >= 0:
            self._replace(loose, place)
        else:
            self._append(place)

    def pin_place(self, place: Place) -> None:
        self.show_place(place)
        if self._loose == place:
            self._loose = None

    def close_tab(self, index: int) -> None:
        place, page = self.places.pop(index), self.pages.pop(index)
        if self._loose == place:
            self._loose = None
        self.stack.removeWidget(page)
        page.deleteLater()
        self.tabs.removeTab(index)

    def _page(self, place: Place) -> QWidget:
        page = page_for(self._document, place)
        if isinstance(page, ItemPage):
            page.preview_wanted.connect(lambda: self._fit_preview(page))
        return page

    def _fit_preview(self, page: QWidget) -> None:
        if page is self.page:
            self.preview_wanted.emit(isinstance(page, ItemPage) and page.wants_preview)

    def _append(self, place: Place) -> None:
        self.places.append(place)
        self.pages.append(self._page(place))
        self.stack.addWidget(self.pages[-1])
        index = self.tabs.addTab(self._icon(place), title_of(self._document, place))
        self.tabs.setTabButton(index, QTabBar.ButtonPosition.RightSide, self._cross())
        self.tabs.setCurrentIndex(index)
        self._on_tab(index)

    def _replace(self, index: int, place: Place) -> None:
        old = self.pages[index]
        self.places[index] = place
        self.pages[index] = self._page(place)
        self.stack.addWidget(self.pages[index])
        self.stack.removeWidget(old)
        old.deleteLater()
        self.tabs.setTabText(index, title_of(self._document, place))
        self.tabs.setTabIcon(index, self._icon(place))
        self.tabs.setCurrentIndex(index)
        self._on_tab(index)

    def _cross(self) -> QWidget:
        cross = icon_button(Icon.CLOSE, self.tr("Close (Ctrl+W)"), self.tabs, side=18)
        cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        cross.clicked.connect(lambda: self._close_with(cross))
        return cross

    def _close_with(self, cross: QWidget) -> None:
        for index in range(self.tabs.count()):
            if self.tabs.tabButton(index, QTabBar.ButtonPosition.RightSide) is cross:
                self.close_tab(index)
                return

    def _icon(self, place: Place) -> QIcon:
        name = part_words(self._document.game, place.part).icon if place.part else "info"
        return qicon(sign(name), colour(MUTED), 16)

    def _on_tab(self, index: int) -> None:
        if 0 <= index < len(self.places):
            self.stack.setCurrentWidget(self.pages[index])
            self.place_changed.emit(self.places[index])
            self._fit_preview(self.pages[index])

    def _on_moved(self, before: int, after: int) -> None:
        self.places.insert(after, self.places.pop(before))
        self.pages.insert(after, self.pages.pop(before))

    def _on_change(self, change: Change) -> None:
        for index in range(len(self.places) - 1, -1, -1):
            place = self.places[index]
            if place.uid and self._gone(place):
                self.close_tab(index)
            elif place.uid == change.uid or not change.part:
                self.tabs.setTabText(index, title_of(self._document, place))
        if self._loose is not None and change.uid == self._loose.uid:
            self._loose = None  # what was changed keeps its tab

    def _gone(self, place: Place) -> bool:
        if self._document.row(place.uid) is None:
            return True
        return bool(place.within) and not isinstance(self._document.value(place.uid, place.within), dict)
