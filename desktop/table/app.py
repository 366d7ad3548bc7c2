"""Start of the Qt application."""

from __future__ import annotations

import sys
import tempfile
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QStandardPaths, QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from desktop import VERSION
from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library
from desktop.kernel.words import Sentence
from desktop.table.context import Context
from desktop.table.kit import starting
from desktop.table.kit.cache import Pictures, art_edition
from desktop.table.newgame.plan import NewGame
from desktop.table.settings import Settings
from desktop.table.window import MainWindow


@dataclass(frozen=True, slots=True)
class Start:
    """What to show first: the shelf, or the table of a game that begins now or comes out of a file."""

    new_game: NewGame | None = None
    file: Path | None = None
    """A ``.starsave`` to take in and open."""
    home: Path | None = None
    """Folder of the library; None for the person's own."""


def run(start: Start | None = None) -> int:
    """Run the program until its window is closed. Gives the exit code."""
    start = start or Start()
    with ExitStack() as stack:
        library, trouble = open_library(start.home, stack)
        settings = Settings(library)
        starting.scale(settings.scale)
        app = make_application(settings)
        starting.guard(app)
        pictures = Pictures(_cache_folder(), art_edition(VERSION))
        window = MainWindow(Context(library, settings, pictures, trouble))
        if sys.platform == "darwin":  # elsewhere a double-click starts the program with the file's name
            app.installEventFilter(FileOpener(window))
        window.show()
        QTimer.singleShot(0, window, lambda: _begin(window, start))
        code = app.exec()
        pictures.finish()
    if window.restart_wanted:
        import subprocess  # costs a start 15 ms

        subprocess.Popen(_own_command(), close_fds=True)
    return code


class FileOpener(QObject):
    """Opens what the system hands over while the program runs; macOS does so for a double-click on a file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            path = Path(event.file())
            # The system waits until this returns: a dialog must not open before.
            QTimer.singleShot(0, self._window, lambda: self._window.open_file(path))
            return True
        return super().eventFilter(watched, event)


def make_application(settings: Settings) -> QApplication:
    """The Qt application in the dress that is set; the one that runs already, if there is one."""
    return starting.application("Starshelf", "starshelf", settings.theme)


def open_library(home: Path | None, stack: ExitStack) -> tuple[Library, Sentence | None]:
    """The person's library, closed with the stack. Where it cannot be used: a passing one, and why."""
    try:
        return stack.enter_context(Library(home)), None
    except LibraryProblem as problem:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="starshelf-", ignore_cleanup_errors=True))
        words = Sentence(
            "{why} Until then you can play, but nothing is kept when Starshelf closes.", {"why": problem.sentence}
        )
        return stack.enter_context(Library(Path(folder))), words


def _cache_folder() -> Path | None:
    place = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation)
    return Path(place) / "pictures" if place else None


def _begin(window: MainWindow, start: Start) -> None:
    window.shelf.refresh()
    if start.new_game is not None:
        window.begin(start.new_game)
    elif start.file is not None:
        window.open_file(start.file)


def _own_command() -> list[str]:
    """The command that started this program, without what it was asked to open."""
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-m", "desktop.cli"]
