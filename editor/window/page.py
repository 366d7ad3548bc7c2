"""The page of one thing in the pack."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.kit.widgets.text import hint, title
from editor.document.document import Document
from editor.forms.form import Form
from editor.game_words import part_words
from editor.window.about import AboutPage
from editor.window.places import Place


def page_for(document: Document, place: Place) -> QWidget:
    """A widget to edit a place with."""
    if not place.part:
        return AboutPage(document)
    if place.uid:
        try:
            return Form(document, place.part, place.uid, place.within)
        except LookupError:
            pass  # a part that this game does not know: it is kept, and told of
    return PartPage(document, place.part)


class PartPage(QWidget):
    """What a part is, for whoever chose the part itself."""

    def __init__(self, document: Document, part: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = part_words(document.game, part)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(20, 16, 20, 20)
        rows.addWidget(title(words.many, 20))
        rows.addWidget(hint(words.hint or self.tr("Choose an item in the tree, or add one.")))
        rows.addStretch(1)
