"""The author's comments on the item at hand; nobody who plays sees them."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.text import label
from editor.document import notes
from editor.document.document import Change, Document
from editor.forms.undoing import UndoingText
from editor.window.places import PACK, Place, item_key, title_of


class NotesPane(QWidget):
    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._place = PACK
        self.about = label("", fonts.font(12), MUTED)
        self.box = UndoingText(self)
        self.box.setFont(fonts.font(13))
        self.box.setTabChangesFocus(True)
        self.box.setPlaceholderText(self.tr("What you want to remember about it"))
        rows = QVBoxLayout(self)
        rows.setContentsMargins(14, 8, 14, 10)
        rows.setSpacing(6)
        rows.addWidget(self.about)
        rows.addWidget(self.box, 1)
        self.box.textChanged.connect(self._typed)
        document.changed.connect(self._on_change)
        self.select(PACK)

    def select(self, place: Place) -> None:
        """Show the comment on a place."""
        self._document.settle()
        self._place = place
        self.about.setText(self.tr("Notes on {what}").format(what=title_of(self._document, place)))
        self.box.setAccessibleName(self.about.text())
        self._show()

    @property
    def _item(self) -> str:
        return item_key(self._document.value(self._place.uid)) if self._place.uid else ""

    def _show(self) -> None:
        words = notes.note(self._document, self._place.part, self._item)
        if self.box.toPlainText() != words:
            with QSignalBlocker(self.box):
                self.box.setPlainText(words)

    def _typed(self) -> None:
        text = self.tr("Note")
        notes.set_note(self._document, self._place.part, self._item, self.box.toPlainText(), text, merge=True)

    def _on_change(self, change: Change) -> None:
        if change.path == ("file", notes.FILE) or (change.uid and change.uid == self._place.uid):
            self._show()
