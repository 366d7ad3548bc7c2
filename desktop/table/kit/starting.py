"""What the game and the editor have in common before their first window is there."""

from __future__ import annotations

import os
import signal
import sys
from importlib.resources import as_file, files

from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop import VERSION
from desktop.table.kit.problems import Reporter
from desktop.table.kit.theme_qss import Theme, dress

_ICON_SIDES = (16, 32, 48, 128, 256)


def scale(percent: int) -> None:
    """The size of the interface must be known before Qt starts; one given from outside wins."""
    if percent != 100:
        os.environ.setdefault("QT_SCALE_FACTOR", str(percent / 100))


def application(title: str, name: str, theme: Theme) -> QApplication:
    """The Qt application, dressed; the one that runs already, if there is one. ``name`` is what its icons and its
    desktop file are called."""
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(sys.argv[:1])
    app.setApplicationName(title)
    app.setApplicationDisplayName(title)
    app.setApplicationVersion(VERSION)
    app.setDesktopFileName(name)
    app.setWindowIcon(_icon(name))
    dress(app, theme)
    return app


def guard(app: QApplication) -> None:
    """Tell a person of whatever nobody catches, and let Ctrl+C in a terminal end the program: all work is safe."""
    Reporter(VERSION, app).install()
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _icon(name: str) -> QIcon:
    icon = QIcon()
    for side in _ICON_SIDES:
        with as_file(files("resources").joinpath("icons", f"{name}-{side}.png")) as path:
            icon.addFile(str(path))
    return icon
