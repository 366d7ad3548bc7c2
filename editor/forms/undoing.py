"""Fields that leave undo and redo to the document: a key press in a field takes back the last step, wherever it was."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit

_KEYS = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)


def is_undo(event: QEvent) -> bool:
    """Whether a key press is about to be taken as undo or redo."""
    if event.type() != QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
        return False
    pressed = QKeySequence(event.keyCombination())
    return any(event.matches(key) for key in _KEYS) or pressed == QKeySequence("Ctrl+Y")


class UndoingLine(QLineEdit):
    def event(self, event: QEvent) -> bool:
        if is_undo(event):
            event.ignore()
            return False
        return super().event(event)


class UndoingText(QPlainTextEdit):
    def event(self, event: QEvent) -> bool:
        if is_undo(event):
            event.ignore()
            return False
        return super().event(event)
