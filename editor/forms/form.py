"""The form of one item, or of one thing within it, on a page that scrolls."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.games.catalogue import content_kind
from editor.document.document import Change, Document
from editor.document.draft import FieldPath
from editor.forms.build import build
from editor.forms.shapes import shape_at, shape_of
from editor.forms.spot import Editor, Spot, frame
from editor.game_words import part_words

Mark = tuple[FieldPath, str, str]
"""The path of a field, "fault" or "warning", and what is wrong there."""


class Form(QScrollArea):
    """Edits what lies at ``within`` in an item. Raises LookupError where nothing can be edited there."""

    def __init__(self, document: Document, part: str, uid: int, within: FieldPath = (), parent: QWidget | None = None):
        super().__init__(parent)
        self.document, self.part, self.uid, self.within = document, part, uid, within
        kind = content_kind(document.game).part(part)
        shape = shape_at(shape_of(kind.model), document.value(uid), within) if kind else None
        if shape is None:
            raise LookupError(f"“{part}” is no part of this game")
        self.editor: Editor = build(Spot(document, part, uid, within, part_words(document.game, part).one), shape)
        self._marked: list[QWidget] = []
        self._marks: tuple[Mark, ...] = ()
        body = QWidget()
        body.setObjectName("body")
        rows = QVBoxLayout(body)
        rows.setContentsMargins(16, 14, 12, 24)
        rows.addWidget(self.editor)
        rows.addStretch(1)
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._refresh)
        document.changed.connect(self._on_change)

    def _on_change(self, change: Change) -> None:
        if change.uid == self.uid:
            if self.document.row(self.uid) is not None:
                self._refresh()
        else:
            self._timer.start()  # what this item names may be called otherwise now

    def _refresh(self) -> None:
        if self.document.row(self.uid) is not None:
            self.editor.refresh()
            self.show_marks(self._marks)

    # ---- faults ----------------------------------------------------------------------------------------------

    def show_marks(self, marks: Iterable[Mark]) -> None:
        """Frame the fields that have faults or warnings; those of before lose theirs."""
        self._marks = tuple(marks)
        wanted: dict[QWidget, tuple[str, str]] = {}
        for path, severity, message in sorted(self._marks, key=lambda mark: mark[1] == "fault"):
            if path[: len(self.within)] == self.within:
                wanted[self._shown_at(path).marked()] = (severity, message)
        for widget in self._marked:
            if widget not in wanted:
                _mark(widget, "", "")
        for widget, (severity, message) in wanted.items():
            if widget is not self.editor:
                _mark(widget, severity, message)
        self._marked = [widget for widget in wanted if widget is not self.editor]

    def _shown_at(self, path: FieldPath) -> Editor:
        """The innermost editor that is there already: marking unfolds nothing."""
        here = self.editor
        while True:
            inner = [one for one in here.inner() if one.spot.path == path[: len(one.spot.path)]]
            if not inner:
                return here
            here = inner[0]

    def focus_field(self, path: FieldPath) -> None:
        """Go to a field, unfolding what it lies in."""
        editor = self.editor.innermost(path)
        QTimer.singleShot(0, editor, lambda: self._go(editor))

    def _go(self, editor: Editor) -> None:
        editor.focus_here()
        self.ensureWidgetVisible(editor, 20, 60)


def _mark(widget: QWidget, severity: str, message: str) -> None:
    frame(widget, severity)
    if message or widget.property("told"):
        widget.setToolTip(message)
        widget.setProperty("told", message)
