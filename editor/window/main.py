"""The editor's window: a start page, or one pack that is worked at."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QPoint, QUrl
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMenu, QStackedWidget

from desktop.games.catalogue import info
from desktop.kernel.errors import Problem
from desktop.kernel.packs import SUFFIX, Pack
from desktop.table.kit import dialogs, problems
from desktop.table.kit.icons import Icon
from desktop.table.kit.widgets.toast import Toast
from editor.document import clipping, storage
from editor.document.document import Document
from editor.document.draft import draft_of
from editor.document.fresh import draft_from
from editor.document.keeper import Keeper
from editor.game_words import Template
from editor.look.sheet import EDITOR_SHEET
from editor.printing.dialog import PrintDialog
from editor.share import share_dialog
from editor.window.keys import tell_keys
from editor.window.memory import Memory
from editor.window.startpage import StartPage
from editor.window.workspace import Workspace

FIRST_SIZE = (1600, 1000)
SMALLEST_SIZE = (900, 560)
_GEOMETRY = "editor/geometry"
_AUTHOR = "editor/author"


class EditorWindow(QMainWindow):
    def __init__(self, memory: Memory | None = None) -> None:
        super().__init__()
        self.memory = memory or Memory()
        self.workspace: Workspace | None = None
        self.setWindowTitle(self.tr("Starshelf Editor"))
        self.setMinimumSize(*SMALLEST_SIZE)
        self.setAcceptDrops(True)
        self.setStyleSheet(EDITOR_SHEET)
        self.stack = QStackedWidget(self)
        self.setCentralWidget(self.stack)
        self.start = StartPage()
        self.stack.addWidget(self.start)
        self.toast = Toast(self.stack)
        self.start.new_wanted.connect(self.new)
        self.start.open_wanted.connect(self.ask_for_file)
        self.start.file_wanted.connect(self.open)
        self.start.recovery_wanted.connect(self.recover)
        self.start.discard_wanted.connect(self.discard)
        self._add_keys()
        self._restore_geometry()
        self._show_start()

    def _add_keys(self) -> None:
        keys: list[tuple[QKeySequence | QKeySequence.StandardKey | str, Callable[[], object]]] = [
            (QKeySequence.StandardKey.Save, self.save),
            ("Ctrl+Shift+S", self.save_as),
            (QKeySequence.StandardKey.Open, self.ask_for_file),
            (QKeySequence.StandardKey.Quit, self.close),
            (QKeySequence.StandardKey.Undo, self._in_workspace(lambda work: work.document.undo())),
            ("Ctrl+Shift+Z", self._in_workspace(lambda work: work.document.redo())),
            ("Ctrl+Y", self._in_workspace(lambda work: work.document.redo())),
            (QKeySequence.StandardKey.Print, self._in_workspace(lambda work: work.top.print_wanted.emit())),
            ("Ctrl+W", self._in_workspace(lambda work: work.pages.close_tab(work.pages.tabs.currentIndex()))),
            (QKeySequence.StandardKey.HelpContents, partial(tell_keys, self)),
            ("F5", self._in_workspace(lambda work: work.play())),
            ("F8", self._in_workspace(lambda work: work.step_finding(1))),
            ("Shift+F8", self._in_workspace(lambda work: work.step_finding(-1))),
            (QKeySequence.StandardKey.Find, self._in_workspace(lambda work: work.search.setFocus())),
        ]
        for key, act in keys:
            QShortcut(QKeySequence(key), self).activated.connect(act)

    def _in_workspace(self, act: Callable[[Workspace], object]) -> Callable[[], None]:
        """Something to do with the pack that is worked at; nothing without one."""

        def do() -> None:
            if self.workspace is not None:
                act(self.workspace)

        return do

    # ---- opening ---------------------------------------------------------------------------------------------

    def begin(self, file: Path | None) -> None:
        """Open the file that the program was started with."""
        if file is not None:
            self.open(file)

    def new(self, game: str, template: Template | None) -> None:
        """Begin a pack."""
        if self.leave():
            title = template.title if template else self.tr("A pack of my own")
            draft = draft_from(game, title, str(self.memory.get(_AUTHOR, "")), template)
            self._work(Document(draft), storage.Hold(None))

    def ask_for_file(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, self.tr("Open a pack"), str(self._folder()), self.tr("Packs (*.starset)")
        )
        if chosen:
            self.open(Path(chosen))

    def open(self, path: Path) -> None:
        """Open a pack; where an autosave of it was left behind, ask which of the two."""
        if not self.leave():
            return
        try:
            target = path.resolve()
            in_folder = target.is_dir()
            recovery = None if in_folder else storage.recovery_of(target)
            if recovery is not None and self._wants(recovery):
                self.recover(recovery)
                return
            document = Document(draft_of(_playable(storage.read(target))), None if in_folder else target)
            hold = storage.Hold(document.path)
        except Problem as problem:
            problems.say(self, problem)
            return
        self._work(document, hold)

    def recover(self, recovery: storage.Recovery) -> None:
        """Go on with what an autosave holds."""
        if not self.leave():
            return
        try:
            pack = _playable(storage.read(recovery.path))
            hold = storage.Hold(recovery.target)
        except Problem as problem:
            problems.say(self, problem)
            return
        if recovery.target is None:
            hold.adopt(recovery.path)
        document = Document(draft_of(pack), recovery.target)
        self._work(document, hold).keeper.recovered()

    def discard(self, recovery: storage.Recovery) -> None:
        """Throw away what an autosave holds, after asking."""
        sentence = self.tr("What was not saved of {name} cannot be brought back after that.").format(
            name=recovery.target.name if recovery.target else f"“{recovery.title}”"
        )
        if dialogs.ask(self, self.tr("Throw the work away?"), sentence, self.tr("Throw away")):
            with contextlib.suppress(OSError):  # it stays listed
                storage.discard(recovery)
            self._show_start()

    def _wants(self, recovery: storage.Recovery) -> bool:
        sentence = self.tr(
            "The editor ended without saving {name}. Its latest work was kept: go on with that, or with the file as "
            "it was saved?"
        ).format(name=recovery.target.name if recovery.target else "")
        dialog = dialogs.Dialog(
            self.tr("Recovered work"), sentence, [self.tr("The latest work"), self.tr("The saved file")], self
        )
        dialog.exec()
        return dialog.chosen != 1

    def _work(self, document: Document, hold: storage.Hold) -> Workspace:
        keeper = Keeper(document, hold)
        workspace = Workspace(document, keeper)
        document.setParent(workspace)
        self.workspace = workspace
        self.stack.addWidget(workspace)
        self.stack.setCurrentWidget(workspace)
        workspace.top.home_wanted.connect(self._go_home)
        workspace.top.save_wanted.connect(self.save)
        workspace.top.print_wanted.connect(lambda: PrintDialog(document, self).exec())
        workspace.actions_on_items.said.connect(self.toast.say)
        workspace.playtest.told.connect(self.toast.say)
        workspace.top.share_wanted.connect(lambda: share_dialog(document, self))
        workspace.top.menu_wanted.connect(self._show_menu)
        keeper.state_changed.connect(self._on_state)
        keeper.changed_outside.connect(self._on_outside)
        workspace.begin()
        if document.path is not None:
            self.memory.opened(document.path)
        self._on_state()
        for file, why in document.draft.unread.items():
            self.toast.say(self.tr("{file} stays as it is: {why}.").format(file=file, why=why))
        return workspace

    # ---- saving ----------------------------------------------------------------------------------------------

    def save(self) -> bool:
        """Save the pack, asking for a place the first time. Gives whether it is saved."""
        if self.workspace is None:
            return True
        keeper = self.workspace.keeper
        if self.workspace.document.path is None:
            return self.save_as()
        if keeper.differs_outside() and not self._overwrite():
            return False
        return self._saved(keeper.save())

    def save_as(self) -> bool:
        if self.workspace is None:
            return True
        name = f"{self.workspace.document.draft.info['id']}{SUFFIX}"
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the pack"), str(self._folder() / name), self.tr("Packs (*.starset)")
        )
        if not chosen:
            return False
        path = Path(chosen)
        if path.suffix != SUFFIX:
            path = path.with_name(path.name + SUFFIX)
        return self._saved(self.workspace.keeper.save(path.resolve()))

    def _saved(self, done: bool) -> bool:
        assert self.workspace is not None
        if done and self.workspace.document.path is not None:
            self.memory.opened(self.workspace.document.path)
            self.memory.put(_AUTHOR, self.workspace.document.draft.info["author"])
        elif self.workspace.keeper.trouble is not None:
            dialogs.tell(self, self.tr("Not saved"), self.workspace.keeper.trouble.fill(translate=self.tr))
        return done

    def _overwrite(self) -> bool:
        sentence = self.tr(
            "Another program has changed or removed the file since it was opened here. Write over it? What is there "
            "now is kept as a numbered backup."
        )
        return dialogs.ask(self, self.tr("Changed outside"), sentence, self.tr("Write over it"))

    def _show_menu(self) -> None:
        if self.workspace is not None:
            below = self.workspace.top.menu
            self.menu().exec(below.mapToGlobal(QPoint(0, below.height())))

    def menu(self) -> QMenu:
        """Files and earlier versions."""
        menu = QMenu(self)
        menu.addAction(self.tr("Save"), self.save).setShortcut(QKeySequence(QKeySequence.StandardKey.Save))
        menu.addAction(self.tr("Save as …"), self.save_as).setShortcut(QKeySequence("Ctrl+Shift+S"))
        menu.addAction(self.tr("Open …"), self.ask_for_file).setShortcut(QKeySequence(QKeySequence.StandardKey.Open))
        path = self.workspace.document.path if self.workspace is not None else None
        if path is not None and (kept := storage.backups(path)):
            versions = menu.addMenu(self.tr("Earlier versions"))
            for one in kept:
                at = time.strftime("%Y-%m-%d %H:%M", time.localtime(one.stat().st_mtime))
                versions.addAction(f"{at}   {one.name}", partial(self.open_copy, one))
        menu.addSeparator()
        menu.addAction(self.tr("Keys"), partial(tell_keys, self))
        menu.addAction(self.tr("Close the pack"), self._go_home)
        return menu

    def open_copy(self, path: Path) -> None:
        """Open a file as a new pack without a file of its own, so that the original stays as it is."""
        if not self.leave():
            return
        try:
            document = Document(draft_of(_playable(storage.read(path))))
        except Problem as problem:
            problems.say(self, problem)
            return
        self._work(document, storage.Hold(None)).keeper.recovered()

    # ---- leaving ---------------------------------------------------------------------------------------------

    def leave(self) -> bool:
        """Close the pack that is worked at, asking about what is not saved. False to stay."""
        if self.workspace is None:
            return True
        if self.workspace.keeper.worth_keeping:
            name = self.workspace.document.draft.info["title"]
            dialog = dialogs.Dialog(
                self.tr("Save the changes?"),
                self.tr("“{name}” has changes that its file does not hold.").format(name=name),
                [self.tr("Save"), self.tr("Do not save"), self.tr("Cancel")],
                self,
                icon=Icon.WARNING,
            )
            dialog.exec()
            if dialog.chosen not in (0, 1) or (dialog.chosen == 0 and not self.save()):
                return False
        self._drop()
        return True

    def _drop(self) -> None:
        """Take the pack off the window; what is not saved is given up."""
        assert self.workspace is not None
        self.workspace.keeper.close()
        self.workspace.finish()
        self.stack.removeWidget(self.workspace)
        self.workspace.deleteLater()
        self.workspace = None

    def _go_home(self) -> None:
        if self.leave():
            self._show_start()

    def _show_start(self) -> None:
        recent = self.memory.recent()
        beside = [found for path in recent if path.is_file() and (found := storage.recovery_of(path))]
        self.start.show_all(recent, [*storage.orphans(), *beside])
        self.stack.setCurrentWidget(self.start)
        self.setWindowTitle(self.tr("Starshelf Editor"))
        self.setWindowModified(False)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.leave():
            event.ignore()
            return
        _leave_clipboard()
        self.memory.put(_GEOMETRY, bytes(self.saveGeometry().toBase64().data()).decode())
        self.memory.close()
        event.accept()

    # ---- news ------------------------------------------------------------------------------------------------

    def _on_state(self) -> None:
        if self.workspace is None:
            return
        self.setWindowTitle(f"{self.workspace.document.draft.info['title']}[*] – {self.tr('Starshelf Editor')}")
        self.setWindowModified(self.workspace.keeper.dirty)
        self.workspace.banner.show_sentence(self.workspace.keeper.trouble)

    def _on_outside(self) -> None:
        assert self.workspace is not None
        path = self.workspace.document.path
        sentence = self.tr("Another program has changed or removed {file}. Take what is there now, or keep yours?")
        dialog = dialogs.Dialog(
            self.tr("Changed outside"),
            sentence.format(file=path.name if path else ""),
            [self.tr("Keep mine"), self.tr("Take what is there")],
            self,
        )
        dialog.exec()
        if dialog.chosen == 1 and path is not None and path.exists():
            self._drop()
            self.open(path)
        elif self.workspace is not None:
            self.workspace.keeper.keep_mine()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self.workspace is not None:
            self.workspace.keeper.look_outside()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _dropped(event.mimeData().urls()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        if (path := _dropped(event.mimeData().urls())) is not None:
            event.acceptProposedAction()
            self.open(path)

    # ---- places ----------------------------------------------------------------------------------------------

    def _folder(self) -> Path:
        if self.workspace is not None and self.workspace.document.path is not None:
            return self.workspace.document.path.parent
        recent = self.memory.recent()
        return recent[0].parent if recent else Path.home()

    def _restore_geometry(self) -> None:
        known = self.memory.get(_GEOMETRY)
        if isinstance(known, str) and self.restoreGeometry(QByteArray.fromBase64(known.encode())):
            return
        room = self.screen().availableGeometry()
        self.resize(min(FIRST_SIZE[0], room.width()), min(FIRST_SIZE[1], room.height()))


def _leave_clipboard() -> None:
    """Leave what was copied as plain text, which can be pasted too: data made by Python would be freed after Python has
    gone, and that ends in a crash."""
    clipboard = QGuiApplication.clipboard()
    data = clipboard.mimeData()
    if data is not None and data.hasFormat(clipping.MIME):
        clipboard.setText(clipboard.text())


def _playable(pack: Pack) -> Pack:
    """A pack for one of the games on the shelf. Raises UnknownGame for another."""
    info(pack.info.game)
    return pack


def _dropped(urls: Sequence[QUrl]) -> Path | None:
    files = [Path(url.toLocalFile()) for url in urls if url.isLocalFile()]
    return next((file for file in files if file.suffix == SUFFIX or file.is_dir()), None)
