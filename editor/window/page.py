"""The page of one thing in the pack."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.table.kit.theme import TEAL
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.text import hint, title
from editor.canvas.choose import canvas_for
from editor.canvas.frame import CanvasFrame
from editor.document.document import Document
from editor.document.draft import FieldPath
from editor.forms.form import Form, Mark
from editor.game_words import part_words
from editor.window.about import AboutPage
from editor.window.places import Place


def page_for(document: Document, place: Place) -> QWidget:
    """A widget to edit a place with."""
    if not place.part:
        return AboutPage(document)
    if place.uid:
        with contextlib.suppress(LookupError):  # a part that this game does not know is kept, and told of
            return ItemPage(document, place)
    return PartPage(document, place.part)


class ItemPage(QWidget):
    """The form of a thing; where it can be drawn, a canvas before it. Raises LookupError where there is no form."""

    preview_wanted = Signal(bool)
    """Whether a preview has something to show beside the page, when that changes."""

    def __init__(self, document: Document, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.place = place
        self.form = Form(document, place.part, place.uid, place.within)
        self.canvas = None if place.within else canvas_for(document, place.part, place.uid)
        self._rows = QVBoxLayout(self)
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(0)
        self._stack = QStackedWidget()
        self.ways: Segments | None = None
        self.beside: Button | None = None
        """Brings the preview back beside a drawing that shows the same."""
        if self.canvas is not None:
            self.ways = Segments(
                self.tr("How to edit"), (self.tr("Drawing"), self.tr("Fields")), accent=TEAL, height=28
            )
            self.ways.choose(0)
            self.ways.chosen.connect(self._stack.setCurrentIndex)
            self._stack.currentChanged.connect(self._fit_preview)
            row = QHBoxLayout()
            row.setContentsMargins(14, 8, 14, 6)
            row.addWidget(self.ways, 0, Qt.AlignmentFlag.AlignLeft)
            row.addStretch(1)
            if isinstance(self.canvas, CanvasFrame) and self.canvas.shows_all:
                self.beside = Button(self.tr("Preview"), height=28, size=13, accent=TEAL)
                self.beside.setCheckable(True)
                self.beside.setToolTip(self.tr("Show the print beside the drawing"))
                self.beside.toggled.connect(self._fit_preview)
                row.addWidget(self.beside)
            self._rows.addLayout(row)
            self._stack.addWidget(self.canvas)
        self._stack.addWidget(self.form)
        self._rows.addWidget(self._stack, 1)

    @property
    def wants_preview(self) -> bool:
        """Not beside a wide drawing that shows the same and needs the room."""
        return self.beside is None or self.beside.isChecked() or self._stack.currentWidget() is self.form

    def _fit_preview(self) -> None:
        if self.beside is not None:
            self.beside.setVisible(self._stack.currentWidget() is self.canvas)
        self.preview_wanted.emit(self.wants_preview)

    def focus_field(self, path: FieldPath) -> None:
        """Go to a field of the form."""
        if self.ways is not None:
            self.ways.choose(1)
            self._stack.setCurrentWidget(self.form)
        self.form.focus_field(path)

    def show_marks(self, marks: Iterable[Mark]) -> None:
        self.form.show_marks(marks)


class PartPage(QWidget):
    """What a part is, for whoever chose the part itself; a canvas of all its items where there is one."""

    def __init__(self, document: Document, part: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        words = part_words(document.game, part)
        self.canvas = canvas_for(document, part, 0)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 0)
        head = QWidget()
        lines = QVBoxLayout(head)
        lines.setContentsMargins(20, 16, 20, 8)
        lines.addWidget(title(words.many, 20))
        lines.addWidget(hint(words.hint or self.tr("Choose an item in the tree, or add one.")))
        rows.addWidget(head)
        if self.canvas is not None:
            rows.addWidget(self.canvas, 1)
        else:
            rows.addStretch(1)
