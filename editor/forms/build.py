"""Builds the editor of a shape: one table from shapes to controls, and the layout of fields in groups."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.theme import MUTED, SOFT_TEXT, TEAL
from desktop.table.kit.widgets.flow import FlowLayout, higher_when_narrow
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import label
from editor.document.draft import Removed
from editor.forms.choices import ChoiceEditor, Pick, ReferenceEditor
from editor.forms.fields import (
    ColourEditor,
    FlagEditor,
    IdEditor,
    NumberEditor,
    SeriesEditor,
    StoryEditor,
    TextEditor,
    shown,
)
from editor.forms.laying import fields_of, flat, small, spot_of
from editor.forms.lists import ChipsEditor, CountsEditor, ListEditor, is_chips
from editor.forms.printed import Printed, prints
from editor.forms.shapes import (
    Choice,
    Constant,
    Counts,
    FieldShape,
    Flag,
    Group,
    Kinds,
    Many,
    Maybe,
    Places,
    Shape,
    Text,
    Whole,
    blank,
)
from editor.forms.spot import Editor, Spot, bare, discard
from editor.game_words import kind_title

LABEL, NARROW_LABEL = 108, 76
"""Pixels for the names of fields: on the page, and within a thing of a list."""
_COLOUR = "^#[0-9a-f]{6}$"


def build(spot: Spot, shape: Shape) -> Editor:
    """The editor of a value. Every shape has one."""
    match shape:
        case Text() if spot.ref:
            return ReferenceEditor(spot)
        case Text(pattern=pattern) if pattern == _COLOUR:
            return ColourEditor(spot, shape)
        case Text() if spot.path[-1:] == ("id",):
            return IdEditor(spot)
        case Text():
            return StoryEditor(spot, shape) if spot.story else TextEditor(spot, shape)
        case Whole():
            return NumberEditor(spot, shape)
        case Flag():
            return FlagEditor(spot, shape)
        case Choice():
            return ChoiceEditor(spot, shape)
        case Counts():
            return CountsEditor(spot, shape)
        case Maybe():
            return MaybeEditor(spot, shape)
        case Many():
            return _list(spot, shape)
        case Places():
            return PlacesEditor(spot, shape)
        case Group():
            return LineEditor(spot, shape) if small(shape) else GroupEditor(spot, shape)
        case Kinds():
            return KindsEditor(spot, shape)
        case Constant():
            return Editor(spot)


def _list(spot: Spot, shape: Many) -> Editor:
    if is_chips(shape):
        return ChipsEditor(spot, shape)
    if isinstance(shape.inner, Whole) or (isinstance(shape.inner, Text) and not spot.ref):
        return SeriesEditor(spot, shape)
    return ListEditor(spot, shape, build, folds=not small(shape.inner), wide=not flat(shape.inner))


class LineEditor(Editor):
    """A small group, its fields one after the other, perhaps behind the choice of its kind."""

    def __init__(self, spot: Spot, group: Group, lead: QWidget | None = None) -> None:
        super().__init__(spot)
        self._editors: list[Editor] = []
        flow = FlowLayout(self, across=12, down=4)
        if lead is not None:
            flow.addWidget(lead)
        higher_when_narrow(self)
        for field in fields_of(spot, group):
            place, words = spot_of(spot, group, field)
            editor = build(place, field.shape)
            self._editors.append(editor)
            cell = QWidget(self)
            row = QHBoxLayout(cell)
            bare(row, 6)
            name = label(words.label, fonts.font(12), MUTED)
            name.setToolTip(words.help)
            row.addWidget(name)
            row.addWidget(editor)
            flow.addWidget(cell)

    def inner(self) -> Sequence[Editor]:
        return self._editors


class GroupEditor(Editor):
    """A group: names in a column, editors beside them; inner groups as sections of their own."""

    def __init__(self, spot: Spot, group: Group, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._group = group
        self._label = NARROW_LABEL if any(isinstance(step, int) for step in spot.path[2:]) else LABEL
        self._editors: list[Editor] = []
        self._printed: Printed | None = None
        self._rows = QVBoxLayout(self)
        bare(self._rows, 8)
        self._grid: QGridLayout | None = None
        for field in fields_of(spot, group):
            self._add(field)
        if prints(spot.document.game, group.name):
            self._printed = Printed(spot, group)
            self._row(self.tr("Will print as"), "", self._printed)

    def _add(self, field: FieldShape) -> None:
        spot, words = spot_of(self.spot, self._group, field)
        editor = build(spot, field.shape)
        self._editors.append(editor)
        if isinstance(field.shape, (Group, Kinds)) and not small(field.shape):
            self._grid = None
            self._rows.addWidget(Section(words.label, words.help))
            self._rows.addWidget(editor)
        else:
            self._row(words.label, words.help, editor)

    def _row(self, name: str, told: str, editor: QWidget) -> None:
        if self._grid is None:
            self._grid = QGridLayout()
            bare(self._grid, 8)
            self._grid.setColumnMinimumWidth(0, self._label)
            self._grid.setColumnStretch(1, 1)
            self._rows.addLayout(self._grid)
        words = label(name, fonts.font(13), SOFT_TEXT, wrap=True)
        words.setMinimumHeight(32)
        words.setAlignment(Qt.AlignmentFlag.AlignTop)
        words.setContentsMargins(0, 7, 0, 0)
        words.setToolTip(told)
        if isinstance(editor, Editor):
            editor.setToolTip(told)
        row = self._grid.rowCount()
        if isinstance(editor, ListEditor) and editor.wide:
            self._grid.addWidget(words, row, 0, 1, 2)
            self._grid.addWidget(editor, row + 1, 0, 1, 2, Qt.AlignmentFlag.AlignTop)
            return
        words.setFixedWidth(self._label)
        self._grid.addWidget(words, row, 0, Qt.AlignmentFlag.AlignTop)
        self._grid.addWidget(editor, row, 1, Qt.AlignmentFlag.AlignTop)

    def inner(self) -> Sequence[Editor]:
        return self._editors

    def refresh(self) -> None:
        super().refresh()
        if self._printed is not None:
            self._printed.refresh()


class Section(QWidget):
    """A rule and a heading."""

    def __init__(self, name: str, told: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 10, 0, 0)
        row.setSpacing(14)
        row.addWidget(label(name, fonts.display(15, 600)))
        words = label(told, fonts.font(12), MUTED)
        words.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        words.setToolTip(told)
        row.addWidget(words, 1)


class MaybeEditor(Editor):
    """A switch, and what it switches on."""

    def __init__(self, spot: Spot, shape: Maybe, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self._editor: Editor | None = None
        inline = small(shape.inner)
        self.switch = Switch(spot.label, self, accent=TEAL)
        self._box = QHBoxLayout(self) if inline else QVBoxLayout(self)
        bare(self._box, 6)
        self._box.addWidget(self.switch, 0, Qt.AlignmentFlag.AlignTop)
        if inline:
            self._box.addStretch(1)
        self.switch.clicked.connect(self._on_click)
        self.refresh()

    @property
    def _there(self) -> bool:
        value = self.spot.value
        return value is not None and not isinstance(value, Removed)

    def _on_click(self, on: bool) -> None:
        if on:
            self.spot.put(self._first())
        else:
            self.spot.take_away()

    def _first(self) -> Any:
        from editor.forms import references

        if self.spot.ref and (listed := references.options(self.spot.document, self.spot.ref)):
            return listed[0][0]
        return blank(self._shape.inner)

    def inner(self) -> Sequence[Editor]:
        return [self._editor] if self._editor is not None else []

    def refresh(self) -> None:
        there = self._there
        self.switch.setChecked(there)
        if there and self._editor is None:
            spot = self.spot.at(label=self.spot.label, ref=self.spot.ref, unit=self.spot.unit)
            self._editor = build(spot, self._shape.inner)
            self._box.insertWidget(1, self._editor, 1)
        elif not there and self._editor is not None:
            discard(self._editor, self._box)
            self._editor = None
        if self._editor is not None:
            self._editor.refresh()

    def innermost(self, path: Sequence[str | int]) -> Editor:
        if self._editor is not None and len(path) >= len(self.spot.path):
            return self._editor.innermost(path)
        return self


class PlacesEditor(Editor):
    """A fixed number of things side by side, such as the four edges of a tile."""

    def __init__(self, spot: Spot, shape: Places, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        inline = small(shape)
        layout = FlowLayout(self, across=8, down=4) if inline else QVBoxLayout(self)
        self._editors: list[Editor] = []
        if inline:
            higher_when_narrow(self)
        for place, inner in enumerate(shape.inner):
            name = f"{spot.label} {place + 1}"
            editor = build(spot.at(place, label=name, ref=spot.ref), inner)
            self._editors.append(editor)
            layout.addWidget(editor)

    def inner(self) -> Sequence[Editor]:
        return self._editors


class KindsEditor(Editor):
    """A list of kinds, and the fields of the one that is chosen."""

    def __init__(self, spot: Spot, shape: Kinds, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self._editor: Editor | None = None
        self._kind: Any = None
        self._inline = small(shape)
        self.pick = Pick(self.tr("Kind of {what}").format(what=spot.label), self, snug=True)
        for kind, group in shape.groups:
            self.pick.addItem(kind_title(spot.document.game, kind, group.name), kind)
        self.pick.activated.connect(lambda index: self._choose(self.pick.itemData(index)))
        self._rows = QVBoxLayout(self)
        bare(self._rows, 8)
        self._line = QHBoxLayout()
        bare(self._line, 8)
        self._line.addWidget(self.pick, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._line.addStretch(0)
        self._rows.addLayout(self._line)
        if len(shape.groups) == 1:
            self.pick.hide()
        self.refresh()

    def _choose(self, kind: str) -> None:
        """Another kind keeps what both kinds have."""
        group = self._shape.group(kind)
        value = self.spot.value
        if group is None or (isinstance(value, dict) and value.get(self._shape.by) == kind):
            return
        fresh = blank(group)
        if isinstance(value, dict):
            fresh |= {
                name: old
                for name, old in value.items()
                if name != self._shape.by and (field := group.field(name)) and not isinstance(field.shape, Kinds | Many)
            }
        self.spot.put(fresh, text=self.tr("Kind of {what}").format(what=self.spot.label))

    def inner(self) -> Sequence[Editor]:
        return [self._editor] if self._editor is not None else []

    def refresh(self) -> None:
        value = self.spot.value
        kind = value.get(self._shape.by) if isinstance(value, dict) else None
        index = self.pick.findData(kind) if isinstance(kind, str) else -1
        if index < 0 and kind is not None and self.pick.findText(shown(kind)) < 0:
            self.pick.addItem(shown(kind), kind)
            index = self.pick.count() - 1
        with QSignalBlocker(self.pick):
            self.pick.setCurrentIndex(index)
        self.pick.updateGeometry()
        if kind != self._kind:
            self._kind = kind
            self._rebuild(self._shape.group(kind))
        if self._editor is not None:
            self._editor.refresh()

    def _rebuild(self, group: Group | None) -> None:
        self._line.insertWidget(0, self.pick, 0, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        if self._editor is not None:
            discard(self._editor, self._rows, self._line)
            self._editor = None
        if group is None or len(group.fields) < 2:
            return
        spot = self.spot.at(label=self.spot.label)
        if self._inline and small(group):
            self._editor = LineEditor(spot, group, self.pick)
            self._line.insertWidget(0, self._editor, 1)
        else:
            self._editor = GroupEditor(spot, group)
            self._rows.addWidget(self._editor)

    def innermost(self, path: Sequence[str | int]) -> Editor:
        if self._editor is not None and len(path) > len(self.spot.path) and path[len(self.spot.path)] != self._shape.by:
            return self._editor.innermost(path)
        return self

    def marked(self) -> QWidget:
        return self.pick
