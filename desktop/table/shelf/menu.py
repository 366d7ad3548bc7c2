"""What can be done with a saved game besides playing it: rename, export, delete."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from desktop.kernel.errors import Problem
from desktop.table.context import Context
from desktop.table.kit import problems
from desktop.table.kit.dialogs import ask_text
from desktop.table.shelf.bin import Bin
from desktop.table.shelf.model import SavedGame, rename


def command_of(event: QKeyEvent) -> str:
    """The command that a key stands for beside a saved game; empty for none."""
    if event.key() == Qt.Key.Key_E and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
        return "export"
    return {Qt.Key.Key_F2: "rename", Qt.Key.Key_Delete: "delete"}.get(Qt.Key(event.key()), "")


class GameMenu(QObject):
    """One for all pages that show saved games."""

    game_wanted = Signal(str)
    changed = Signal()
    """Games were renamed, deleted, brought back or taken in."""
    done = Signal(str, bool)
    """Words for the toast, and whether the last deletion may be taken back from it."""

    def __init__(self, context: Context, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.bin = Bin(context.library, self)
        self.bin.changed.connect(self.changed)

    def open(self, game: SavedGame, at: QPoint, owner: QWidget) -> None:
        menu = self.build(game, owner)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(at)

    def build(self, game: SavedGame, owner: QWidget) -> QMenu:
        """The menu of a game, for `popup`."""
        menu = QMenu(owner)
        menu.setAccessibleName(game.title)
        entries: list[tuple[str, str, Callable[[], None]] | None] = [
            (self.tr("Look back") if game.is_over else self.tr("Go on"), "", lambda: self.game_wanted.emit(game.uid)),
            None,
            (self.tr("Rename …"), "F2", lambda: self.rename(game, owner)),
            (self.tr("Export as a file …"), "Ctrl+E", lambda: self.export(game, owner)),
            (self.tr("Delete"), "Del", lambda: self.delete(game, owner)),
        ]
        for entry in entries:
            if entry is None:
                menu.addSeparator()
                continue
            words, key, act = entry
            action = menu.addAction(words)
            if key:
                action.setShortcut(QKeySequence(key))
                action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
            action.triggered.connect(act)
        return menu

    def do(self, command: str, game: SavedGame, owner: QWidget) -> None:
        """Do what ``command_of`` understood."""
        {"rename": self.rename, "export": self.export, "delete": self.delete}[command](game, owner)

    def rename(self, game: SavedGame, owner: QWidget) -> None:
        heading = self.tr("Rename the game")
        sentence = self.tr("A name by which you find it again:")
        title = ask_text(owner, heading, sentence, game.title, self.tr("Rename"))
        if title is None:
            return
        try:
            rename(self._context.library, game.uid, None if title == game.info.title else title)
        except Problem as problem:
            problems.say(owner, problem)
            return
        self.changed.emit()

    def export(self, game: SavedGame, owner: QWidget) -> None:
        from desktop.table.shelf import files  # its reader of files is not needed to show the shelf

        try:
            path = files.export(self._context.library, game, owner)
        except Problem as problem:
            problems.say(owner, problem)
            return
        if path is not None:
            self.done.emit(self.tr("Exported to {file}.").format(file=path.name), False)

    def delete(self, game: SavedGame, owner: QWidget) -> None:
        """Take the game off the shelf; it can be brought back for some seconds."""
        self.bin.throw(game.uid)
        self.done.emit(self.tr("“{title}” was deleted.").format(title=game.title), True)
