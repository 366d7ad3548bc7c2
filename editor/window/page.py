"""The page of one thing in the pack."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.table.kit.widgets.text import hint
from editor.document.document import Document
from editor.document.draft import part_json
from editor.window.places import Place


def page_for(document: Document, place: Place) -> QWidget:
    """A widget to edit a place with."""
    page = QWidget()
    rows = QVBoxLayout(page)
    value = document.draft.parts[place.part] if place.part else None
    rows.addWidget(hint(part_json(value).decode()[:3000] if value else str(document.draft.info)))
    return page
