"""Help beside the page: a drawer with pages, a list of contents and a search."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
    QTextFormat,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedLayout,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from desktop.games.catalogue import GAMES
from desktop.table.help.pages import OWN, Handbook, HelpPage, handbook
from desktop.table.help.pictures import SCHEME, picture_image
from desktop.table.help.render import page_css, page_html
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon, qicon
from desktop.table.kit.theme import colour
from desktop.table.kit.theme_qss import Scheme, dialog_sheet, scheme
from desktop.table.settings import Settings

WIDTH = 560
_PAGE_MARGIN = 22


class HelpBrowser(QTextBrowser):
    """Shows one page; its pictures are drawn as wide as the page allows."""

    link_taken = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # Always there: pictures are as wide as the page, and must not be drawn anew because a bar came.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(_PAGE_MARGIN)
        self.anchorClicked.connect(lambda url: self.link_taken.emit(url.toString()))
        self._page: HelpPage | None = None
        self._room = 0

    def room(self) -> int:
        return max(120, self.viewport().width() - 2 * _PAGE_MARGIN)

    def show_page(self, page: HelpPage, anchor: str, colours: Scheme) -> None:
        self._page, self._room = page, self.room()
        self.document().setDefaultFont(fonts.font(15))
        self.document().setDefaultStyleSheet(page_css(colours))
        self.setHtml(page_html(page.source, self._room))
        self.setAccessibleName(page.title)
        self._go_to(anchor, colours)

    def fit(self, colours: Scheme) -> None:
        """Draw the pictures anew after the width changed."""
        if self._page is not None and self.room() != self._room:
            place = self.verticalScrollBar().value()
            self.show_page(self._page, "", colours)
            self.verticalScrollBar().setValue(place)

    def _go_to(self, anchor: str, colours: Scheme) -> None:
        self.setExtraSelections([])
        if not anchor:
            self.moveCursor(QTextCursor.MoveOperation.Start)
            return
        self.scrollToAnchor(anchor)
        block = self._block_of(anchor)
        if block is None:
            return
        mark = QTextEdit.ExtraSelection()
        mark.cursor = block
        look = QTextCharFormat()
        look.setBackground(QColor(colours.mark))
        look.setProperty(QTextFormat.Property.FullWidthSelection, True)
        mark.format = look
        self.setExtraSelections([mark])
        self.setTextCursor(QTextCursor(block.block()))

    def _block_of(self, anchor: str) -> QTextCursor | None:
        """The whole paragraph that an anchor stands in."""
        block = self.document().begin()
        while block.isValid():
            parts = block.begin()
            while not parts.atEnd():
                if anchor in parts.fragment().charFormat().anchorNames():
                    cursor = QTextCursor(block)
                    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
                    return cursor
                parts += 1
            block = block.next()
        return None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() & Qt.KeyboardModifier.AltModifier:
            event.ignore()  # the drawer keeps the way back, not the browser
            return
        super().keyPressEvent(event)

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        url = QUrl(name)
        if url.scheme() == SCHEME:
            image = picture_image(url.path(), self._room, self.devicePixelRatioF())
            if image is not None:
                return image
        return super().loadResource(kind, url)


class HelpDrawer(QWidget):
    """Lies over the right of the stage; over all of it where the window is narrow. Esc closes it."""

    def __init__(self, settings: Settings, stage: QWidget, book: Handbook | None = None) -> None:
        super().__init__(stage)
        self._settings, self._stage = settings, stage
        self._book = book or handbook()
        self._past: list[str] = []
        self._now = ""
        self._before: QWidget | None = None
        self.browser = HelpBrowser(self)
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Pages found"))
        self.list.setWordWrap(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search, or the id of a rule"))
        self.search.setAccessibleName(self.search.placeholderText())
        self.search.setClearButtonEnabled(True)
        self.back = self._button(self.tr("Back (Alt+Left)"))
        self.contents = self._button(self.tr("Contents"))
        self.close_button = self._button(self.tr("Close (Esc)"))
        self._lay_out()
        self._connect()
        self.hide()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setToolTip(name)
        button.setAccessibleName(name)
        button.setFixedSize(40, 38)
        button.setIconSize(QSize(18, 18))
        button.setAutoDefault(False)
        button.setStyleSheet("padding: 0")
        return button

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setContentsMargins(16, 14, 14, 10)
        top.setSpacing(8)
        top.addWidget(self.back)
        top.addWidget(self.contents)
        top.addWidget(self.search, 1)
        top.addWidget(self.close_button)
        self._pages = QStackedLayout()
        self._pages.addWidget(self.browser)
        self._pages.addWidget(self.list)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(1, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(top)
        rows.addLayout(self._pages, 1)

    def _connect(self) -> None:
        self.back.clicked.connect(self.go_back)
        self.contents.clicked.connect(self.show_contents)
        self.close_button.clicked.connect(self.close_drawer)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(self._take_first)
        self.list.itemActivated.connect(self._on_item)
        self.list.itemClicked.connect(self._on_item)
        self.browser.link_taken.connect(self._follow)
        self._settings.changed.connect(self._on_setting)
        self._stage.installEventFilter(self)

    # ---- opening ---------------------------------------------------------------------------------------------

    def open_at(self, anchor: str) -> None:
        """Open at a page, a folder's first page or a rule; at the contents when there is no such place."""
        if not self.isVisible():
            self._before = self.window().focusWidget()
            self._past.clear()
            self._now = ""
        self._dress()
        self._place()
        self.show()
        self.raise_()
        if not self._go(anchor):
            self.show_contents()
        (self.browser if self._pages.currentWidget() is self.browser else self.search).setFocus()

    def close_drawer(self) -> None:
        self.hide()
        if self._before is not None and isValid(self._before):  # a page may drop its widgets while help is read
            self._before.setFocus(Qt.FocusReason.OtherFocusReason)
        self._before = None

    def _go(self, anchor: str, *, remember: bool = True) -> bool:
        found = self._book.find(anchor)
        if found is None:
            return False
        if remember and self._now and self._now != anchor:
            self._past.append(self._now)
        self._now = anchor
        page, place = found
        self._pages.setCurrentWidget(self.browser)
        self.browser.show_page(page, place, self._colours)
        self.back.setEnabled(bool(self._past))
        return True

    def go_back(self) -> None:
        """From a list to the page read before it; from a page to the one before."""
        if self._pages.currentWidget() is self.list and self._now:
            self._go(self._now, remember=False)
        elif self._past:
            self._go(self._past.pop(), remember=False)

    def _follow(self, link: str) -> None:
        self._go(link.removeprefix("#"))

    # ---- lists -----------------------------------------------------------------------------------------------

    def show_contents(self) -> None:
        """All pages, by what they belong to."""
        self.search.clear()
        self.list.clear()
        for folder in self._book.folders:
            self._add_heading(self.tr("Starshelf") if folder == OWN else GAMES[folder].title)
            for page in self._book.pages:
                if page.folder == folder:
                    self._add_entry(page.title, page.name)
        self._show_list()

    def _on_search(self, words: str) -> None:
        if not words.strip():
            if self._pages.currentWidget() is self.list:
                self.show_contents()
            return
        self.list.clear()
        for hit in self._book.search(words):
            above = hit.page.title if hit.block.heading in ("", hit.page.title) else hit.block.heading
            text = hit.block.text if len(hit.block.text) < 150 else hit.block.text[:147].rstrip() + " …"
            ids = " ".join(hit.block.anchors)
            self._add_entry(f"{above}  {ids}\n{text}" if text != above else f"{above}  {ids}", hit.anchor)
        if not self.list.count():
            self._add_heading(self.tr("Nothing was found. Try fewer or other words."))
        self._show_list()

    def _show_list(self) -> None:
        self._pages.setCurrentWidget(self.list)
        self.back.setEnabled(bool(self._past) or bool(self._now))
        first = next((row for row in range(self.list.count()) if self._anchor(self.list.item(row))), -1)
        self.list.setCurrentRow(first)

    def _add_heading(self, text: str) -> None:
        item = QListWidgetItem(text)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setFont(fonts.display(15))
        item.setForeground(colour(self._colours.soft))
        self.list.addItem(item)

    def _add_entry(self, text: str, anchor: str) -> None:
        item = QListWidgetItem(text)
        item.setData(Qt.ItemDataRole.UserRole, anchor)
        item.setFont(fonts.font(14))
        self.list.addItem(item)

    @staticmethod
    def _anchor(item: QListWidgetItem | None) -> str:
        return (item.data(Qt.ItemDataRole.UserRole) or "") if item is not None else ""

    def _on_item(self, item: QListWidgetItem) -> None:
        if anchor := self._anchor(item):
            self._go(anchor)
            self.browser.setFocus()

    def _take_first(self) -> None:
        if self._pages.currentWidget() is self.list:
            self._on_item(self.list.currentItem() or self.list.item(0))

    # ---- looks and shape -------------------------------------------------------------------------------------

    @property
    def _colours(self) -> Scheme:
        return scheme(self._settings.theme)

    def _dress(self) -> None:
        colours = self._colours
        self.setStyleSheet(dialog_sheet(colours))
        ink = colour(colours.ink)
        for button, icon in (
            (self.back, Icon.BACK),
            (self.contents, Icon.LOG),
            (self.close_button, Icon.CLOSE),
        ):
            button.setIcon(qicon(icon, ink, 18))

    def _on_setting(self, name: str) -> None:
        if name == "theme" and self.isVisible():
            self._dress()
            self.update()
            self._go(self._now, remember=False)

    def _place(self) -> None:
        whole = self._stage.size()
        width = whole.width() if whole.width() < WIDTH + 240 else WIDTH
        self.setGeometry(whole.width() - width, 0, width, whole.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._stage and event.type() == QEvent.Type.Resize:
            self._place()
        return False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.browser.fit(self._colours)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), colour(self._colours.paper))
        painter.fillRect(0, 0, 1, self.height(), colour(self._colours.line))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_drawer()
        elif event.key() == Qt.Key.Key_Left and event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.go_back()
        elif event.key() == Qt.Key.Key_Down and self.search.hasFocus():
            self.list.setFocus()
        else:
            super().keyPressEvent(event)
