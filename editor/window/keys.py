"""What the keys do, in one place to look it up."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from desktop.table.kit import dialogs
from desktop.table.kit.icons import Icon


def tell_keys(parent: QWidget) -> None:
    lines = (
        _tr("Ctrl+S save, Ctrl+O open, Ctrl+W close the tab, Ctrl+F find"),
        _tr("Ctrl+Z undo, Ctrl+Y or Ctrl+Shift+Z redo"),
        _tr("F5 play the pack, F8 and Shift+F8 go through faults and warnings"),
        _tr("In the tree: Ctrl+C, Ctrl+X, Ctrl+V, Ctrl+D duplicate, Delete, Ctrl+E edit together"),
        _tr("Alt with an arrow key moves items, and rows of lists by their grip"),
    )
    dialogs.tell(parent, _tr("Keys"), "\n".join(lines), icon=Icon.HELP)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Keys", text)
