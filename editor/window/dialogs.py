"""The editor's own dialogs: what a table brings, one field of many items, items of the game to copy."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.games.catalogue import content_kind
from desktop.table.kit import fonts
from desktop.table.kit.theme import TEAL
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.text import hint, title
from editor.document.document import Document
from editor.document.draft import Draft, DraftPart, Row
from editor.forms.build import build
from editor.forms.choices import Pick
from editor.forms.laying import fields_of, small, spot_of
from editor.forms.shapes import FieldShape, Group, shape_of
from editor.forms.spot import Editor, Spot, discard
from editor.forms.tables import Outcome, group_for
from editor.game_words import part_words
from editor.look.sheet import EDITOR_SHEET


class Sheet(QDialog):
    """A heading, words, something in the middle, and the buttons."""

    def __init__(self, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setStyleSheet(EDITOR_SHEET)
        self.rows = QVBoxLayout(self)
        self.rows.setContentsMargins(20, 16, 20, 16)
        self.rows.setSpacing(10)
        self.heading = title("", 20)
        self.rows.addWidget(self.heading)
        self.words = hint("")
        self.rows.addWidget(self.words)
        self.middle = QVBoxLayout()
        self.rows.addLayout(self.middle, 1)
        row = QHBoxLayout()
        row.addStretch(1)
        self.no = Button(self.tr("Cancel"), self, height=34)
        self.yes = Button("", self, look=Look.PRIMARY, accent=TEAL, height=34)
        self.no.clicked.connect(self.reject)
        self.yes.clicked.connect(self.accept)
        self.yes.setDefault(True)
        row.addWidget(self.no)
        row.addWidget(self.yes)
        self.rows.addLayout(row)

    def say(self, heading: str, words: str, yes: str) -> None:
        """What it is about, what is to be done, and what the button does that does it."""
        self.setWindowTitle(heading)
        self.heading.setText(heading)
        self.words.setText(words)
        self.yes.setText(yes)


class ImportSheet(Sheet):
    """What a table would bring; bad rows with line, column and reason."""

    def __init__(self, file: Path, outcome: Outcome, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        good = len(outcome.fresh) + len(outcome.changed)
        words = self.tr("{fresh} new, {changed} changed, {alike} already the same, {bad} that cannot be read.").format(
            fresh=len(outcome.fresh), changed=len(outcome.changed), alike=outcome.alike, bad=len(outcome.bad)
        )
        heading = self.tr("Import {file}").format(file=file.name)
        self.say(heading, words, self.tr("Take {count} in").format(count=good))
        self.yes.setEnabled(good > 0)
        self.resize(640, 420 if outcome.bad else 200)
        if outcome.bad:
            self.middle.addWidget(self._bad(outcome))

    def _bad(self, outcome: Outcome) -> QTableWidget:
        table = QTableWidget(len(outcome.bad), 3, self)
        table.setHorizontalHeaderLabels([self.tr("Line"), self.tr("Column"), self.tr("Reason")])
        table.verticalHeader().hide()
        table.horizontalHeader().setStretchLastSection(True)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setShowGrid(False)
        table.setAccessibleName(self.tr("Rows that cannot be read"))
        for row, one in enumerate(outcome.bad):
            for column, text in enumerate((str(one.line), one.column, one.reason)):
                table.setItem(row, column, QTableWidgetItem(text))
        return table


class ManySheet(Sheet):
    """One field of several items, changed in one step. Items of a kind without the field stay as they are."""

    def __init__(self, document: Document, part: str, uids: Sequence[int], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._document, self._part, self._uids = document, part, list(uids)
        heading = self.tr("Edit {count} {what} together")
        self.say(
            heading.format(count=len(uids), what=part_words(document.game, part).many),
            self.tr("Choose a field; all {count} get the same value in it.").format(count=len(uids)),
            self.tr("Change them"),
        )
        self.pick = Pick(self.tr("Field"), self)
        self.middle.addWidget(self.pick, 0, Qt.AlignmentFlag.AlignLeft)
        self._scratch = Document(_scratch_of(document, part, self._uids[0]), parent=self)
        kind = content_kind(document.game).part(part)
        assert kind is not None
        self._shape = shape_of(kind.model)
        group = group_for(self._shape, self._scratch.value(1))
        self._group: Group | None = group
        self._fields: list[FieldShape] = []
        self._editor: Editor | None = None
        if group is not None:
            self._fields = [one for one in fields_of(Spot(self._scratch, part, 1), group) if _shared(one)]
            for one in self._fields:
                self.pick.addItem(spot_of(Spot(self._scratch, part, 1), group, one)[1].label, one.name)
        self.pick.activated.connect(lambda _: self._show())
        self.middle.addStretch(1)
        self.resize(520, 260)
        self._show()

    def choose(self, field: str) -> None:
        self.pick.setCurrentIndex(self.pick.findData(field))
        self._show()

    @property
    def editor(self) -> Editor | None:
        return self._editor

    def _show(self) -> None:
        if self._editor is not None:
            discard(self._editor, self.middle)
            self._editor = None
        index = self.pick.currentIndex()
        self.yes.setEnabled(index >= 0)
        if index >= 0 and self._group is not None:
            field = self._fields[index]
            spot, _ = spot_of(Spot(self._scratch, self._part, 1), self._group, field)
            self._editor = build(spot, field.shape)
            self.middle.insertWidget(1, self._editor)

    def apply(self) -> int:
        """Write the value; gives how many items have the field."""
        name = self.pick.currentData()
        value: Any = self._scratch.value(1, [name])
        meant = [
            uid
            for uid in self._uids
            if (group := group_for(self._shape, self._document.value(uid))) is not None
            and group.field(name) is not None
        ]
        text = self.tr("{field} of {count} items").format(field=self.pick.currentText(), count=len(meant))
        self._document.set_values(self._part, [(uid, [name], value) for uid in meant], text)
        return len(meant)


def _shared(field: FieldShape) -> bool:
    """Whether many items may have the same value in a field."""
    return field.name not in ("id", "kind") and (small(field.shape) or field.name in ("flavour", "note", "story"))


def _scratch_of(document: Document, part: str, uid: int) -> Draft:
    """A draft with a copy of one item, to try values on."""
    draft = document.snapshot()
    brought = draft.parts[part]
    draft.parts[part] = DraftPart(part, brought.mode, True, [Row(1, document.value(uid))], brought.file)
    others = [name for name in draft.parts if name != part]
    for name in others:
        for number, row in enumerate(draft.parts[name].rows):
            row.uid = -1 - number - 10_000 * others.index(name)
    return draft


class CopySheet(Sheet):
    """The game's own items of a part, to begin from."""

    def __init__(self, game: str, part: str, items: Sequence[Any], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.say(
            self.tr("Copy from the game: {what}").format(what=part_words(game, part).many),
            self.tr("Several can be chosen at once. They get ids of their own."),
            self.tr("Copy"),
        )
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find"))
        self.search.textChanged.connect(self._filter)
        self.list = QListWidget(self)
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.list.setFont(fonts.font(13))
        self._items = list(items)
        for number, item in enumerate(self._items):
            named = str(item.get("title") or item.get("name") or item.get("id") or number + 1)
            entry = QListWidgetItem(named)
            entry.setData(Qt.ItemDataRole.UserRole, number)
            self.list.addItem(entry)
        self.list.itemDoubleClicked.connect(lambda _: self.accept())
        self.middle.addWidget(self.search)
        self.middle.addWidget(self.list, 1)
        self.resize(420, 520)

    def _filter(self, words: str) -> None:
        for row in range(self.list.count()):
            entry = self.list.item(row)
            entry.setHidden(words.casefold() not in entry.text().casefold())

    def chosen(self) -> list[Any]:
        return [self._items[entry.data(Qt.ItemDataRole.UserRole)] for entry in self.list.selectedItems()]
