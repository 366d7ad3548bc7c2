"""What the page of packs and the dialog that installs one say alike."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def of_no_use(count: int) -> str:
    """The line above the faults of a pack that can be played with."""
    if count == 1:
        return _tr("One thing in it is of no use and is left out:")
    return _tr("{count} things in it are of no use and are left out:").format(count=count)


def _tr(text: str) -> str:
    return QCoreApplication.translate("Packs", text)
