"""The main window: pages on a stage, the way from one to the next, and files dropped on it."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QByteArray, Qt, QTimer
from PySide6.QtGui import (
    QCloseEvent,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QShortcut,
)
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from desktop.kernel.errors import Problem
from desktop.table.context import Context
from desktop.table.kit import problems, theme_qss
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.sky import Stage
from desktop.table.kit.widgets.toast import Toast
from desktop.table.newgame.plan import NewGame
from desktop.table.shelf.menu import GameMenu
from desktop.table.shelf.page import ShelfPage

if TYPE_CHECKING:
    from desktop.table.help.drawer import HelpDrawer
    from desktop.table.play.page import TablePage
    from desktop.table.session import TableSession

FIRST_SIZE = (1280, 800)
SMALLEST_SIZE = (360, 260)
_GEOMETRY = "window/geometry"


class MainWindow(QMainWindow):
    """Shows one page at a time. Pages other than the shelf are made when they are opened and dropped when left."""

    def __init__(self, context: Context) -> None:
        super().__init__()
        self.context = context
        self.restart_wanted = False
        self._tables: dict[QWidget, TablePage] = {}
        self.setWindowTitle("Starshelf")
        self.setAcceptDrops(True)
        self.setMinimumSize(*SMALLEST_SIZE)
        self.stage = Stage(context.pictures, self)
        self.stage.setStyleSheet(theme_qss.SPACE_SHEET)
        self.setCentralWidget(self.stage)
        self.menu = GameMenu(context, self)
        self.shelf = ShelfPage(context, self.menu, self.stage)
        self.stage.addWidget(self.shelf)
        self.toast = Toast(self.stage)
        self._drawer: HelpDrawer | None = None
        self._connect_shelf()
        self._add_keys()
        context.settings.changed.connect(self._on_setting)
        self._restore_geometry()
        self.shelf.setFocus()

    def _connect_shelf(self) -> None:
        shelf = self.shelf
        shelf.new_game_wanted.connect(self.show_new_game)
        shelf.begin_wanted.connect(self.begin)
        shelf.game_wanted.connect(self.open_game)
        shelf.help_wanted.connect(self.show_help)
        shelf.packs_wanted.connect(self.show_packs)
        shelf.settings_wanted.connect(self.show_settings)
        shelf.statistics_wanted.connect(self.show_statistics)
        shelf.saved_games_wanted.connect(self.show_saved_games)
        shelf.file_wanted.connect(self._ask_for_file)
        shelf.full_screen_wanted.connect(self.toggle_full_screen)
        shelf.banner.retry_wanted.connect(self._restart)
        self.menu.game_wanted.connect(self.open_game)
        shelf.noted.connect(self.toast.say)
        self.menu.done.connect(self._on_done)
        self.menu.bin.failed.connect(lambda problem: problems.say(self, problem))

    def _add_keys(self) -> None:
        keys: list[tuple[QKeySequence | QKeySequence.StandardKey | Qt.Key, Callable[[], None]]] = [
            (Qt.Key.Key_F11, self.toggle_full_screen),
            (Qt.Key.Key_F1, self._help_here),
            (QKeySequence.StandardKey.Quit, self._quit),
        ]
        for key, act in keys:
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(act)

    def _quit(self) -> None:
        self.close()

    # ---- pages -----------------------------------------------------------------------------------------------

    @property
    def page(self) -> QWidget:
        return self.stage.currentWidget() or self.shelf

    def show_shelf(self) -> None:
        """Leave the page shown and go back to the shelf, as it is now."""
        left = self.page
        self._uncover(left)
        self.shelf.refresh()
        self.stage.setCurrentWidget(self.shelf)
        self._drop(left)
        self.shelf.take_focus()
        self.setWindowTitle("Starshelf")

    def _show(self, page: QWidget, title: str) -> None:
        left = self.page
        self._uncover(left)
        self.stage.addWidget(page)
        self.stage.setCurrentWidget(page)
        self._drop(left)
        self.setWindowTitle(f"{title} – Starshelf")
        if self.focusWidget() is None or not page.isAncestorOf(self.focusWidget()):
            page.setFocus()

    def _uncover(self, page: QWidget) -> None:
        """A curtain covers the whole window; it must not outlast the table that has drawn it."""
        if page in self._tables:
            self._tables[page].put_away_curtain()

    def _drop(self, page: QWidget) -> None:
        """Take a page off the stage; the computer players of a table end with it."""
        if self._drawer is not None:
            self._drawer.hide()
        if page is self.shelf:
            return
        table = self._tables.pop(page, None)
        if table is not None:
            table.session.close()
        self.stage.removeWidget(page)
        page.deleteLater()

    def _show_page(self, page: Page) -> None:
        page.left.connect(self.show_shelf)
        self._show(page, page.heading.text())

    def show_new_game(self, game_id: str, kept: object = None, pointed_out: str = "") -> None:
        """The page of a new game; as it was put together so far, or else as last time.

        ``pointed_out`` is the id of the pack whose switch has the focus then.
        """
        from desktop.table.newgame.page import NewGamePage

        try:
            page = NewGamePage(self.context, game_id, self.stage, kept=kept)
        except Problem as problem:
            problems.say(self, problem)
            return
        page.sets_changed.connect(lambda kept, name: self.show_new_game(game_id, kept, name))
        page.begin_wanted.connect(self.begin)
        page.help_wanted.connect(self.show_help)
        page.packs_wanted.connect(self.show_packs)
        page.install_wanted.connect(self.install_pack)
        self._show_page(page)
        page.point_out(pointed_out)

    def show_packs(self, pointed_out: str = "") -> None:
        """The page of all packs, with the one of an id in view."""
        from desktop.table.packs.page import PacksPage

        page = PacksPage(self.context, self.stage)
        page.install_wanted.connect(self.install_pack)
        page.begin_wanted.connect(self.show_new_game)
        page.noted.connect(self.toast.say)
        self._show_page(page)
        page.point_out(pointed_out)

    def show_saved_games(self) -> None:
        from desktop.table.shelf.saved_games import SavedGamesPage

        page = SavedGamesPage(self.context, self.menu, self.stage)
        page.game_wanted.connect(self.open_game)
        page.file_wanted.connect(self._ask_for_file)
        self._show_page(page)

    def show_settings(self) -> None:
        from desktop.table.settings_page import SettingsPage

        page = SettingsPage(self.context.settings, self.stage)
        page.restart_wanted.connect(self._restart)
        self._show_page(page)

    def show_statistics(self) -> None:
        from desktop.table.statistics.page import StatisticsPage

        page = StatisticsPage(self.context, self.stage)
        page.game_wanted.connect(self.open_game)
        self._show_page(page)

    # ---- games -----------------------------------------------------------------------------------------------

    def begin(self, plan: NewGame) -> None:
        """Begin a game and go to its table."""
        from desktop.table.session import TableSession

        try:
            session = TableSession.new(
                self.context.library, plan.game_id, plan.setup, plan.controllers, plan.seed, plan.practice, plan.content
            )
        except Problem as problem:
            problems.say(self, problem)
            return
        self._sit_down(session)

    def open_game(self, uid: str) -> None:
        """Go on with a game of the library, or look back at one that is over."""
        from desktop.table.session import TableSession

        try:
            session = TableSession.open(self.context.library, uid)
        except Problem as problem:
            problems.say(self, problem)
            self.shelf.refresh()
            return
        self._sit_down(session)

    def _sit_down(self, session: TableSession) -> None:
        from desktop.table.play.page import TablePage

        page = TablePage(session, self.context.settings, self.stage, pictures=self.context.pictures)
        page.left.connect(self.show_shelf)
        page.rematch.connect(self.begin)
        page.help_requested.connect(self.show_help)
        self._tables[page] = page
        self._show(page, session.game.info.title)

    # ---- files -----------------------------------------------------------------------------------------------

    def open_file(self, path: Path) -> None:
        """Take in a saved game and go on with it, or offer a pack to be installed."""
        uid = self.take_in(path)
        if uid is not None:
            self.open_game(uid)

    def take_in(self, path: Path) -> str | None:
        """Put a saved game on the shelf and give its id; a pack is offered to be installed instead.

        A file that cannot be used is told of in one sentence.
        """
        from desktop.table.packs.files import is_pack

        if is_pack(path):
            self.install_pack(path)
            return None
        from desktop.table.shelf import files

        try:
            uid = files.take_in(self.context.library, path)
        except Problem as problem:
            problems.say(self, problem)
            return None
        self.menu.changed.emit()
        self.shelf.point_out(uid)
        return uid

    def install_pack(self, path: Path) -> None:
        """Show what a pack is, and install it if it is wanted; the page shown goes on with it."""
        from desktop.table.packs.install import install

        try:
            kept = install(self.context.packs, path, self)
        except Problem as problem:
            problems.say(self, problem)
            return
        if kept is None or kept.pack is None:
            return
        game = kept.pack.info.game
        shown = getattr(self.page, "on_installed", None)  # pages that show packs read them anew
        if shown is not None and shown(kept):
            self.toast.say(self.tr("“{title}” is installed.").format(title=kept.title))
        else:
            words = self.tr("“{title}” is installed.").format(title=kept.title)
            self.toast.say(words, self.tr("New game"), lambda: self.show_new_game(game))

    def _on_done(self, words: str, deleted: bool) -> None:
        if deleted:
            self.toast.say(words, self.tr("Bring it back"), self.menu.bin.take_back)
        else:
            self.toast.say(words)

    def _ask_for_file(self) -> None:
        from desktop.table.shelf.files import ask_for_save

        path = ask_for_save(self)
        if path is not None:
            self.take_in(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if any(url.isLocalFile() for url in event.mimeData().urls()):
            _as_copy(event)

    def dropEvent(self, event: QDropEvent) -> None:
        paths = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
        _as_copy(event)
        # The drag's source waits until this returns: a dialog must not open before.
        QTimer.singleShot(0, self, lambda: [self.take_in(path) for path in paths])

    # ---- help ------------------------------------------------------------------------------------------------

    def _help_here(self) -> None:
        anchor = getattr(self.page, "help_anchor", "starshelf")
        self.show_help(anchor() if callable(anchor) else anchor)

    def show_help(self, anchor: str) -> None:
        """Open the help beside the page at a rule's id or a page's name."""
        from desktop.table.help.drawer import HelpDrawer

        if self._drawer is None:
            self._drawer = HelpDrawer(self.context.settings, self.stage)
        self._drawer.open_at(anchor)

    # ---- window ----------------------------------------------------------------------------------------------

    def toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restart(self) -> None:
        self.restart_wanted = True
        self.close()

    def _on_setting(self, name: str) -> None:
        app = QApplication.instance()
        if name == "theme" and isinstance(app, QApplication):
            theme_qss.dress(app, self.context.settings.theme)

    def _restore_geometry(self) -> None:
        kept = self.context.settings.load(_GEOMETRY)
        if not (isinstance(kept, str) and self.restoreGeometry(QByteArray.fromBase64(kept.encode()))):
            room = self.screen().availableSize()
            self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))

    def closeEvent(self, event: QCloseEvent) -> None:
        self.menu.bin.empty()
        self.show_shelf()  # a table that is left ends its computer players
        geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        with contextlib.suppress(Problem):  # only the window's place is lost, and nobody is left to tell
            self.context.settings.save(_GEOMETRY, geometry)
        super().closeEvent(event)


def _as_copy(event: QDropEvent) -> None:
    """Take a file as a copy, whatever was proposed: a file manager removes what it was told has been moved."""
    event.setDropAction(Qt.DropAction.CopyAction)
    event.accept()
