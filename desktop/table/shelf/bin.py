"""Games thrown away, which can be taken back for a while."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.kernel.errors import Problem
from desktop.kernel.library import Library
from desktop.table.shelf.model import rename

GRACE_MS = 10_000
"""How long a game can be taken back. Killing the program meanwhile deletes nothing."""


class Bin(QObject):
    """Hides games at once and deletes them when nobody took them back."""

    changed = Signal()
    failed = Signal(object)
    """A Problem: a game could not be deleted and is on the shelf again."""

    def __init__(self, library: Library, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._library = library
        self._waiting: list[str] = []
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(GRACE_MS)
        self._timer.timeout.connect(self.empty)

    def __contains__(self, uid: object) -> bool:
        return uid in self._waiting

    def throw(self, uid: str) -> None:
        self._waiting.append(uid)
        self._timer.start()
        self.changed.emit()

    def take_back(self) -> None:
        """Bring the game thrown away last back."""
        if self._waiting:
            self._waiting.pop()
            self.changed.emit()

    def empty(self) -> None:
        """Delete what is in the bin for good."""
        self._timer.stop()
        waiting, self._waiting = self._waiting, []
        for uid in waiting:
            try:
                self._library.delete(uid)
                rename(self._library, uid, None)
            except Problem as problem:
                self.failed.emit(problem)
                self.changed.emit()
