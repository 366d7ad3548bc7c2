"""Packs that come in as files."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QStandardPaths
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.kernel.packs import SUFFIX


def is_pack(path: Path) -> bool:
    """Whether a file claims to be a pack; a folder always does."""
    return path.suffix.lower() == SUFFIX or path.is_dir()


def ask_for_pack(parent: QWidget) -> Path | None:
    """Let a person choose a pack to install."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    kinds = f"{QCoreApplication.translate('Packs', 'Packs of Starshelf')} (*{SUFFIX})"
    title = QCoreApplication.translate("Packs", "Install a pack")
    chosen, _ = QFileDialog.getOpenFileName(parent, title, folder, kinds)
    return Path(chosen) if chosen else None
