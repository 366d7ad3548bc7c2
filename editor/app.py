"""Start of the editor: `starshelf-editor [FILE]`, a program of its own beside the game."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from importlib.resources import as_file, files
from pathlib import Path
from typing import NoReturn

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop import VERSION
from desktop.kernel.errors import LibraryProblem
from desktop.kernel.library import Library
from desktop.table.kit import theme_qss
from desktop.table.kit.problems import Reporter

USAGE = """usage: starshelf-editor [FILE]

Make content packs for the games of Starshelf. FILE is a pack (.starset) or a folder that holds one.
"""
SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
"""Qt ends the whole process when it finds none of them on Linux."""


def run(file: Path | None = None) -> int:
    """Open the editor until its window is closed. Gives the exit code."""
    _scale()
    app = make_application()
    reporter = Reporter(VERSION, app)
    reporter.install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C in a terminal ends it; the autosave has the work
    from editor.window.main import EditorWindow

    window = EditorWindow()
    window.show()
    QTimer.singleShot(0, window, lambda: window.begin(file))
    return app.exec()


def make_application() -> QApplication:
    """The Qt application in the editor's dress; the one that runs already, if there is one."""
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName("Starshelf Editor")
    app.setApplicationDisplayName("Starshelf Editor")
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName("starshelf-editor")
    app.setWindowIcon(_icon())
    theme_qss.dress(app, theme_qss.Theme.DARK)
    return app


def _scale() -> None:
    """The size of the interface is the one set in the game; one given from outside wins."""
    try:
        with Library() as library:
            percent = library.setting("scale", 100)
    except LibraryProblem:
        return
    if isinstance(percent, int) and percent != 100:
        os.environ.setdefault("QT_SCALE_FACTOR", str(percent / 100))


def _icon() -> QIcon:
    icon = QIcon()
    for side in (16, 32, 48, 128, 256):
        with as_file(files("resources").joinpath("icons", f"starshelf-editor-{side}.png")) as path:
            icon.addFile(str(path))
    return icon


def main(arguments: Sequence[str] | None = None) -> NoReturn:
    """The entry point of the command."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    if any(one in ("-h", "--help") for one in given):
        sys.stdout.write(USAGE)
        sys.exit(0)
    if "--version" in given:
        from desktop.stamp import version_line

        sys.stdout.write(f"{version_line().replace('Starshelf', 'Starshelf Editor', 1)}\n")
        sys.exit(0)
    if len(given) > 1 or any(one.startswith("-") for one in given):
        sys.stderr.write(USAGE)
        sys.exit(2)
    if sys.platform == "linux" and not any(os.environ.get(name) for name in SCREENS):
        sys.stderr.write("There is no screen here for the window. Start the editor from a desktop session.\n")
        sys.exit(1)
    sys.exit(run(Path(given[0]) if given else None))


if __name__ == "__main__":
    main()
