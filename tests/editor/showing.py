"""Widgets of the editor on the screen, without the window round them."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

W = TypeVar("W", bound=QWidget)


def shown(qtbot: QtBot, widget: W, width: int, height: int) -> W:
    """A widget once it can be seen, in a size; it is closed after the test."""
    qtbot.addWidget(widget)
    widget.resize(width, height)
    with qtbot.waitExposed(widget):
        widget.show()
    return widget
