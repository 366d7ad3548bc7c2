"""A designer at the editor's window, and the friend who installs what was made and plays it to its end."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import content_kind
from desktop.kernel.library import Library
from desktop.lab.balance import Balance
from desktop.table.context import Context
from desktop.table.kit.cache import Pictures
from desktop.table.newgame.page import NewGamePage
from desktop.table.newgame.plan import PERSON
from desktop.table.packs.install import InstallDialog
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.settings import CurtainUse, Settings, Speed
from desktop.table.window import MainWindow
from editor.balance import running
from editor.balance.panel import LEVELS
from editor.document.document import Document
from editor.document.draft import FieldPath
from editor.printing.dialog import PrintDialog
from editor.share import ShareDialog
from editor.window.about import AboutPage
from editor.window.dialogs import ImportSheet
from editor.window.main import EditorWindow
from editor.window.memory import Memory
from editor.window.page import ItemPage
from editor.window.places import Place
from editor.window.workspace import Workspace
from tests.editor.balance.here import OneHere

PATIENCE = 30_000
"""Milliseconds for what is done beside the window, on a busy machine."""


def press(widget: QWidget) -> None:
    """Click in the middle."""
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


class Desk:
    """The editor's window, and hands."""

    def __init__(self, qtbot: QtBot, patch: pytest.MonkeyPatch, home: Path) -> None:
        self._qtbot, self._patch = qtbot, patch
        self.window = EditorWindow(Memory(home))
        self.window.resize(1600, 1000)
        self.window.show()

    @property
    def work(self) -> Workspace:
        assert self.window.workspace is not None
        return self.window.workspace

    @property
    def document(self) -> Document:
        return self.work.document

    def begin(self, game: str) -> None:
        """An empty pack, from the start page."""
        press(self.window.start.games[game])
        press(self.window.start.choices[-1])
        assert self.document.game == game

    def introduce(self, **words: str) -> None:
        """Write about the pack on its page."""
        press(self.work.about)
        page = self.work.pages.page
        assert isinstance(page, AboutPage)
        for name, text in words.items():
            field = page.fields[name]
            field.setFocus()
            field.selectAll()
            QTest.keyClicks(field, text)
        self.document.settle()
        assert words.items() <= self.document.draft.info.items()

    def add_single(self, part: str, value: dict[str, Any]) -> int:
        """The game's own map or board, and then everything on it changed."""
        kind = content_kind(self.document.game).part(part)
        assert kind is not None
        self.work.actions_on_items.add_single(kind)
        (row,) = self.document.rows(part)
        self.document.set_value(part, row.uid, (), value, "Draw it anew")
        return row.uid

    def add_items(self, part: str, values: list[dict[str, Any]], *, replace: bool = False) -> list[int]:
        if replace:
            self.work.actions_on_items.set_mode(part, replace=True)
        return self.document.insert_rows(part, len(self.document.rows(part)), values, "Add")

    def import_table(self, part: str, file: Path) -> None:
        """Take a table in that a spreadsheet has written."""
        self._patch.setattr(ImportSheet, "exec", lambda sheet: QDialog.DialogCode.Accepted)
        self._patch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
        self.work.actions_on_items.import_table(part)

    def type_into(self, part: str, uid: int, path: FieldPath, text: str) -> None:
        """Go to a field and type."""
        self.work.go_to_field(Place(part, uid), path)
        assert isinstance(self.work.pages.page, ItemPage)
        page = self.work.pages.page
        editor = page.form.editor.innermost(path)

        def reached() -> bool:
            held = self.window.focusWidget()
            return isinstance(held, QLineEdit) and editor.isAncestorOf(held)

        self._qtbot.waitUntil(reached)
        field = self.window.focusWidget()
        assert isinstance(field, QLineEdit)
        field.selectAll()
        QTest.keyClicks(field, text)
        self.document.settle()
        assert self.document.value(uid, path) == text

    def go_to(self, part: str, uid: int) -> ItemPage:
        self.work.go_to(Place(part, uid))
        page = self.work.pages.page
        assert isinstance(page, ItemPage)
        return page

    def checked(self) -> list[str]:
        """What the live check says once it has seen the present state."""
        checker = self.work.checker
        checker._pause.start()  # also where nothing has changed since the last check
        self._qtbot.waitUntil(
            lambda: not (checker._pause.isActive() or checker._busy or checker._again), timeout=PATIENCE
        )
        return [one.message for one in self.work.checker.found or ()]

    def save(self, file: Path) -> None:
        self._patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
        press(self.work.top.state)
        assert file.exists()
        assert not self.work.keeper.dirty

    def playtest(self) -> None:
        """Begin a game of the draft in a second program, and end it."""
        told: list[str] = []
        playtest = self.work.playtest
        playtest.told.connect(told.append)
        press(self.work.top.playtest)
        self._qtbot.waitUntil(lambda: bool(told), timeout=PATIENCE)
        assert playtest.running, told
        self._qtbot.wait(1500)
        assert playtest.running, (told, playtest.last_words)
        playtest.stop()

    def balance(self, games: int, level: str) -> Balance:
        """Let computer players play the draft, and look at the charts."""
        self._patch.setattr(running, "Workers", OneHere)  # processes would start longer than they play
        press(self.work.top.balance)
        panel = self.work.balance
        assert panel.isVisible()
        panel.games.addItem("few", games)
        panel.games.setCurrentIndex(panel.games.count() - 1)
        panel.level.setCurrentIndex(LEVELS.index(level))
        with self._qtbot.waitSignal(panel.running.ended, timeout=3 * PATIENCE):
            press(panel.play)
        assert panel.pair is not None
        return panel.pair.own

    def print(self, file: Path) -> int:
        """Print everything to a file; the number of sheets."""
        self._patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
        sheets: list[int] = []

        def at(dialog: PrintDialog) -> int:
            dialog.show()
            self._qtbot.waitUntil(lambda: dialog.stock is not None and bool(dialog.sheets), timeout=PATIENCE)
            sheets.append(len(dialog.sheets))
            with self._qtbot.waitSignal(dialog.saved, timeout=PATIENCE):
                press(dialog.pdf)
            dialog.close()
            return 0

        self._patch.setattr(PrintDialog, "exec", at)
        press(self.work.top.print)
        assert file.read_bytes().startswith(b"%PDF")
        return sheets[0]

    def share(self, file: Path) -> list[str]:
        """Write the file for others; what the dialog remarked on."""
        self._patch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
        remarks: list[str] = []

        def at(dialog: ShareDialog) -> int:
            dialog.show()
            remarks.extend(dialog.remarks)
            press(dialog.save)
            dialog.close()
            return 0

        self._patch.setattr(ShareDialog, "exec", at)
        press(self.work.top.share)
        assert file.exists()
        return remarks

    def close(self) -> None:
        if self.window.workspace is not None:
            self.window._drop()
        self.window.close()
        self.window.deleteLater()


class Friend:
    """Another computer with the game on it."""

    def __init__(self, qtbot: QtBot, patch: pytest.MonkeyPatch, home: Path) -> None:
        self._qtbot, self._patch = qtbot, patch
        self.library = Library(home)
        self.library._database._connection.execute("PRAGMA synchronous = OFF")  # each move would wait for the disk
        settings = Settings(self.library)
        settings.animation = Speed.OFF
        settings.curtain = CurtainUse.OFF
        self.context = Context(self.library, settings, Pictures())
        self.window = MainWindow(self.context)
        self.window.resize(1280, 800)
        self.window.show()
        self.window.shelf.refresh()

    def install(self, file: Path) -> str:
        """Open the file and say yes; what the dialog told."""
        told: list[str] = []

        def at(dialog: InstallDialog) -> int:
            told.append(f"{dialog.windowTitle()}\n{dialog.sentence.text()}")
            dialog.buttons[0].click()
            return 1

        self._patch.setattr(InstallDialog, "exec", at)
        self.window.open_file(file)
        return told[0]

    def begin(self, seed: str, **options: object) -> TablePage:
        """A game of two people, from the page that the toast leads to."""
        press(self.window.toast.action)
        page = self.window.page
        assert isinstance(page, NewGamePage)
        for key, value in options.items():
            row = next(row for row in page.rules.options if row.option.key == key)
            number = [choice.value for choice in row.option.choices].index(value)  # type: ignore[arg-type]  # one of them
            press(row.choices.segments[number])
        page.draft.set_controller(1, PERSON)
        page.draft.seed_text = seed
        page._on_changed()
        press(page.start)
        made = self.window.page
        assert isinstance(made, TablePage)
        return made

    def play_to_the_end(self, made: TablePage, turn: Callable[[TablePage], None], longest: int) -> None:
        """Turn after turn by mouse, until somebody has won or lost."""
        for _ in range(longest):
            self._qtbot.waitUntil(lambda: made.flow.mode in (Mode.ASKING, Mode.OVER, Mode.EVERYBODY), timeout=PATIENCE)
            if made.flow.mode is Mode.OVER:
                break
            step = made.session.step
            turn(made)
            assert made.session.step > step or made.flow.mode is Mode.EVERYBODY, made.prompt.note.text()
        assert made.flow.mode is Mode.OVER
        self._qtbot.waitUntil(lambda: made._end is not None and made._end.isVisible(), timeout=PATIENCE)

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        self.context.close()
