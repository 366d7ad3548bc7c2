"""Where a person wants pictures of faces to go."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFileDialog, QWidget


def ask_for_picture(parent: QWidget, title: str, start: Path) -> Path | None:
    """Let a person choose a PNG or SVG file: by its ending, or by the kind that is picked in the dialog."""
    png, svg = _tr("PNG pictures"), _tr("SVG pictures")
    path, kind = QFileDialog.getSaveFileName(parent, title, str(start), f"{png} (*.png);;{svg} (*.svg)")
    if not path:
        return None
    return Path(path).with_suffix(".svg" if "*.svg" in kind or path.endswith(".svg") else ".png")


def _tr(text: str) -> str:
    return QCoreApplication.translate("Printing", text)
