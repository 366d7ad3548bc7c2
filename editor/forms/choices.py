"""The controls that offer what there is: one of a few words, or the name of something else in the content."""

from __future__ import annotations

import re

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QIcon, QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.widgets.combo import SIDES, Combo
from desktop.table.kit.writing import text_width
from editor.document.draft import Removed
from editor.forms import references
from editor.forms.fields import HIGH, shown
from editor.forms.shapes import Choice
from editor.forms.spot import Editor, Spot, bare
from editor.forms.symbols import SIDE, symbol
from editor.game_words import value_title


class Pick(Combo):
    """A drop-down list that leaves the wheel to the page until it is used."""

    def __init__(self, name: str, parent: QWidget, *, snug: bool = False) -> None:
        super().__init__(name, parent, shrinks=True)
        self._snug = snug
        """Whether it is as wide as what is chosen, not as the widest of all."""
        self.setFont(fonts.font(13))
        self.setFixedHeight(HIGH)
        self.setIconSize(QSize(SIDE, SIDE))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMaxVisibleItems(16)

    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._snug:
            hint.setWidth(round(text_width(self.font(), self.currentText())) + SIDES)
        return hint

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint().boundedTo(QSize(112, HIGH))

    def showPopup(self) -> None:
        self.view().setMinimumWidth(super().sizeHint().width())
        super().showPopup()

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class ChoiceEditor(Editor):
    """One of a few words, with its picture."""

    def __init__(self, spot: Spot, shape: Choice, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._options = list(shape.options)
        self.pick = Pick(spot.label, self)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.pick)
        row.addStretch(1)
        game = spot.document.game
        for option in self._options:
            self.pick.addItem(symbol(game, option) or QIcon(), value_title(game, option), option)
        self.pick.activated.connect(lambda index: spot.put(self.pick.itemData(index)))
        self.refresh()

    def refresh(self) -> None:
        value = self.spot.value
        index = self.pick.findData(value) if isinstance(value, str) else -1
        while self.pick.count() > len(self._options) and self.pick.itemData(self.pick.count() - 1) != value:
            self.pick.removeItem(self.pick.count() - 1)
        if index < 0 and not isinstance(value, Removed):
            self.pick.addItem(shown(value), value)
            index = self.pick.count() - 1
        self.pick.setCurrentIndex(index)

    def marked(self) -> QWidget:
        return self.pick


class ReferenceEditor(Editor):
    """The name of something else in the content."""

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.pick = Pick(spot.label, self)
        self.pick.setEditable(references.free(spot.ref))
        self._shown: list[references.Option] | None = None
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.pick)
        row.addStretch(1)
        self.pick.activated.connect(lambda index: spot.put(self.pick.itemData(index)))
        if (line := self.pick.lineEdit()) is not None:
            line.editingFinished.connect(self._typed)
            self.pick.setInsertPolicy(Combo.InsertPolicy.NoInsert)
        self.refresh()

    def _typed(self) -> None:
        name = re.sub(r"[^a-z0-9]+", "_", self.pick.currentText().strip().lower()).strip("_")
        if name and name != self.spot.value:
            self.spot.put(name)
        self.spot.document.settle()

    def refresh(self) -> None:
        value = self.spot.value
        listed = references.options(self.spot.document, self.spot.ref)
        if isinstance(value, str) and value not in dict(listed):
            unknown = (
                value.replace("_", " ") if references.free(self.spot.ref) else self.tr("{name} ?").format(name=value)
            )
            listed = [*listed, (value, unknown)]
        if listed != self._shown:
            self._shown = listed
            self.pick.clear()
            for name, title in listed:
                self.pick.addItem(title, name)
        self.pick.setCurrentIndex(self.pick.findData(value) if isinstance(value, str) else -1)

    def marked(self) -> QWidget:
        return self.pick
