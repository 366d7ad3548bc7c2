"""The page about the pack itself: title, author, version, what is told before it is installed, and its parts."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QGridLayout, QLabel, QLineEdit, QPlainTextEdit, QScrollArea, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import DANGER, MUTED, SOFT_TEXT
from desktop.table.kit.widgets.text import hint, label, title
from editor.document.document import Change, Document
from editor.forms.spot import frame
from editor.forms.undoing import UndoingLine, UndoingText


class AboutPage(QScrollArea):
    def __init__(self, document: Document, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.fields: dict[str, QLineEdit | QPlainTextEdit] = {}
        self.faults: dict[str, QLabel] = {}
        body = QWidget()
        body.setObjectName("body")
        body.setMaximumWidth(820)
        rows = QVBoxLayout(body)
        rows.setContentsMargins(20, 14, 20, 24)
        rows.setSpacing(8)
        rows.addWidget(title(self.tr("About the pack"), 20))
        rows.addWidget(hint(self.tr("What people see before they install it.")))
        self._grid = QGridLayout()
        self._grid.setVerticalSpacing(8)
        self._grid.setColumnMinimumWidth(0, 112)
        self._grid.setColumnStretch(1, 1)
        rows.addLayout(self._grid)
        rows.addStretch(1)
        self._add("title", self.tr("Title"))
        self._add("author", self.tr("Author"))
        self._add("version", self.tr("Version"), self.tr("Such as 1.0; a newer one takes the place of an older."))
        self._add("description", self.tr("Description"), many=True)
        self._add("licence", self.tr("Terms"), self.tr("How it may be handed on, such as CC BY 4.0."))
        self._add("id", self.tr("Id"), self.tr("A name for the machine. Packs of the same id take each other's place."))
        self.setWidget(body)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        document.changed.connect(self._on_change)
        self.refresh()

    def _add(self, field: str, name: str, told: str = "", *, many: bool = False) -> None:
        row = self._grid.rowCount()
        words = label(name, fonts.font(13), SOFT_TEXT)
        self._grid.addWidget(words, row, 0)
        fault = self.faults[field] = label("", fonts.font(12), DANGER, wrap=True)
        fault.hide()
        if many:
            box = UndoingText()
            box.setTabChangesFocus(True)
            box.setFixedHeight(110)
            box.textChanged.connect(lambda: self._put(field, box.toPlainText()))
            self.fields[field] = box
        else:
            line = UndoingLine()
            line.textEdited.connect(lambda text: self._put(field, text))
            line.editingFinished.connect(self._document.settle)
            self.fields[field] = line
        self.fields[field].setAccessibleName(name)
        self.fields[field].setFont(fonts.font(13))
        self._grid.addWidget(self.fields[field], row, 1)
        if told:
            self._grid.addWidget(label(told, fonts.font(12), MUTED, wrap=True), row + 1, 1)
        self._grid.addWidget(fault, row + 2, 1)

    def _put(self, field: str, text: str) -> None:
        """What cannot be stays in the field, in red; the pack keeps what it had."""
        try:
            self._document.set_info(field, text, self.tr("About the pack"), merge=True)
        except ValueError as error:
            self._tell(field, f"{str(error)[:1].upper()}{str(error)[1:]}.")
        else:
            self._tell(field, "")

    def _tell(self, field: str, fault: str) -> None:
        self.faults[field].setText(fault)
        self.faults[field].setVisible(bool(fault))
        frame(self.fields[field], "fault" if fault else "")

    def _on_change(self, change: Change) -> None:
        if not change.part and change.path and change.path[0] == "info":
            self.refresh()

    def refresh(self) -> None:
        for field, widget in self.fields.items():
            text = str(self._document.draft.info[field])
            if isinstance(widget, QPlainTextEdit):
                if widget.toPlainText() != text:
                    with QSignalBlocker(widget):
                        widget.setPlainText(text)
            elif widget.text() != text:
                widget.setText(text)
            self._tell(field, "")
