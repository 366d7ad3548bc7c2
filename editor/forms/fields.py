"""The controls for single values: words, numbers, choices, switches."""

from __future__ import annotations

import re
from typing import Any

from PySide6.QtCore import QSignalBlocker, QSize, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QColorDialog, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import MUTED, TEAL, WARNING
from desktop.table.kit.widgets.button import icon_button
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import ink, label
from editor.document.draft import Removed
from editor.forms.renaming import rename
from editor.forms.shapes import Flag, Many, Text, Whole
from editor.forms.spot import Editor, Spot, bare
from editor.forms.undoing import UndoingLine, UndoingText

HIGH = 32


def shown(value: Any) -> str:
    """A raw value as text in a field; nothing where nothing is."""
    if value is None or isinstance(value, Removed):
        return ""
    return value if isinstance(value, str) else str(value)


class Line(UndoingLine):
    """A line of text; leaving it ends the step."""

    def __init__(self, spot: Spot, parent: QWidget) -> None:
        super().__init__(parent)
        self._spot = spot
        self.setFont(fonts.font(13))
        self.setFixedHeight(HIGH)
        self.setAccessibleName(spot.label)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._spot.document.settle()


class TextEditor(Editor):
    """One line, with a count of what the printed field has room for."""

    def __init__(self, spot: Spot, shape: Text, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self.line = Line(spot, self)
        self.count = label("", fonts.font(12, tabular=True), MUTED, self)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.line, 1)
        row.addWidget(self.count)
        self.count.setVisible(bool(shape.most))
        self.line.textEdited.connect(lambda text: spot.put(text, merge=True))
        self.refresh()

    def refresh(self) -> None:
        text = shown(self.spot.value)
        if self.line.text() != text:
            self.line.setText(text)
        if self._shape.most:
            self.count.setText(f"{len(text)} / {self._shape.most}")
            ink(self.count, WARNING if len(text) > self._shape.most else MUTED)

    def marked(self) -> QWidget:
        return self.line


class IdEditor(Editor):
    """An id: written when the field is left, so that everything that names it can follow."""

    def __init__(self, spot: Spot, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.line = Line(spot, self)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.line, 1)
        self.line.editingFinished.connect(self._written)
        self.refresh()

    def _written(self) -> None:
        name = self.line.text().strip()
        if name != shown(self.spot.value):
            rename(self.spot.document, self.spot.part, self.spot.uid, self.spot.path, name, self.spot.label)

    def refresh(self) -> None:
        text = shown(self.spot.value)
        if self.line.text() != text and not (self.line.hasFocus() and self.line.isModified()):
            self.line.setText(text)

    def marked(self) -> QWidget:
        return self.line


class Story(UndoingText):
    def __init__(self, spot: Spot, parent: QWidget) -> None:
        super().__init__(parent)
        self._spot = spot
        self.setFont(fonts.font(13))
        self.setTabChangesFocus(True)
        self.setAccessibleName(spot.label)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(86)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._spot.document.settle()


class StoryEditor(Editor):
    """A text of several lines."""

    def __init__(self, spot: Spot, shape: Text, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self.box = Story(spot, self)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.box, 1)
        self.refresh()
        self.box.textChanged.connect(lambda: spot.put(self.box.toPlainText(), merge=True))

    def refresh(self) -> None:
        text = shown(self.spot.value)
        if self.box.toPlainText() != text:
            with QSignalBlocker(self.box):
                self.box.setPlainText(text)

    def marked(self) -> QWidget:
        return self.box


class NumberLine(Line):
    """Digits; the arrow keys and the wheel step."""

    def __init__(self, spot: Spot, shape: Whole, parent: QWidget) -> None:
        super().__init__(spot, parent)
        self._shape = shape
        self.setFont(fonts.font(13, tabular=True))
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        digits = len(str(max(abs(shape.least or 0), abs(shape.most or 9999))))
        self.setFixedWidth(max(54, 30 + 9 * digits))
        self.setMaxLength(9)

    def step(self, by: int) -> None:
        value = self._spot.value
        now = value if type(value) is int else (self._shape.least or 0) - by
        low = self._shape.least if self._shape.least is not None else now + by
        high = self._shape.most if self._shape.most is not None else now + by
        self._spot.put(max(low, min(now + by, max(low, high))), merge=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_PageUp: 10, Qt.Key.Key_PageDown: -10}
        if event.key() in steps and not event.modifiers() & Qt.KeyboardModifier.AltModifier:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus() and event.angleDelta().y():
            self.step(1 if event.angleDelta().y() > 0 else -1)
            event.accept()
        else:
            event.ignore()  # the page scrolls on


class NumberEditor(Editor):
    """A whole number with its unit. What is typed and is no number stays, and the check says so."""

    def __init__(self, spot: Spot, shape: Whole, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.line = NumberLine(spot, shape, self)
        row = QHBoxLayout(self)
        bare(row, 2)
        row.addWidget(self.line)
        self.less, self.more = (
            icon_button(Icon.ARROW_DOWN, self.tr("Less"), self, side=24),
            icon_button(Icon.ARROW_UP, self.tr("More"), self, side=24),
        )
        for button, by in ((self.less, -1), (self.more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, by=by: self.line.step(by))
            row.addWidget(button)
        if spot.unit:
            row.addWidget(label(spot.unit, fonts.font(12), MUTED))
        row.addStretch(1)
        if shape.least is not None and shape.most is not None:
            self.line.setToolTip(self.tr("{least} to {most}").format(least=shape.least, most=shape.most))
        self.line.textEdited.connect(self._typed)
        self.refresh()

    def _typed(self, text: str) -> None:
        plain = text.strip()
        if re.fullmatch(r"[-−]?\d+", plain):
            self.spot.put(int(plain.replace("−", "-")), merge=True)
        elif plain:
            self.spot.put(text, merge=True)
        elif not self.spot.missing:
            self.spot.put("" if self.spot.default is None else self.spot.default, merge=True)

    def refresh(self) -> None:
        text = shown(self.spot.value)
        if self.line.text().strip() not in (text, text.replace("-", "−")) and not (
            self.line.hasFocus() and not self.line.text()
        ):
            self.line.setText(text)

    def marked(self) -> QWidget:
        return self.line


class FlagEditor(Editor):
    def __init__(self, spot: Spot, shape: Flag, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.switch = Switch(spot.label, self, accent=TEAL)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.switch)
        row.addStretch(1)
        self.switch.clicked.connect(lambda on: spot.put(on))
        self.refresh()

    def refresh(self) -> None:
        self.switch.setChecked(self.spot.value is True)


class ColourEditor(Editor):
    """A colour as #rrggbb, with a swatch that opens the palette."""

    def __init__(self, spot: Spot, shape: Text, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self.swatch = QPushButton(self)
        self.swatch.setFixedSize(QSize(HIGH, HIGH))
        self.swatch.setAccessibleName(self.tr("Choose {what}").format(what=spot.label))
        self.swatch.setCursor(Qt.CursorShape.PointingHandCursor)
        self.line = Line(spot, self)
        self.line.setFixedWidth(104)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.swatch)
        row.addWidget(self.line)
        row.addStretch(1)
        self.swatch.clicked.connect(self._choose)
        self.line.textEdited.connect(lambda text: spot.put(text.strip().lower(), merge=True))
        self.refresh()

    def _choose(self) -> None:
        chosen = QColorDialog.getColor(QColor(shown(self.spot.value)), self, self.spot.label)
        if chosen.isValid():
            self.spot.put(chosen.name())

    def refresh(self) -> None:
        text = shown(self.spot.value)
        if self.line.text().strip().lower() != text:
            self.line.setText(text)
        paint = text if QColor.isValidColorName(text) else "#000000"
        self.swatch.setStyleSheet(
            f"QPushButton {{ background: {paint}; border: 1px solid #5A6DBE; border-radius: 8px; }}"
            f"QPushButton:focus {{ border: 2px solid {TEAL}; }}"
        )

    def marked(self) -> QWidget:
        return self.line


class SeriesEditor(Editor):
    """A few numbers or short names on one line, with commas between them."""

    def __init__(self, spot: Spot, shape: Many, parent: QWidget | None = None) -> None:
        super().__init__(spot, parent)
        self._numbers = isinstance(shape.inner, Whole)
        self.line = Line(spot, self)
        row = QHBoxLayout(self)
        bare(row)
        row.addWidget(self.line, 1)
        self.line.setPlaceholderText("1, 2, 3" if self._numbers else "A-1, B-2")
        self.line.textEdited.connect(self._typed)
        self.refresh()

    def _typed(self, text: str) -> None:
        words = [word for word in re.split(r"[\s,;]+", text) if word]
        self.spot.put([int(word) if self._numbers and word.isdigit() else word for word in words], merge=True)

    def refresh(self) -> None:
        words = [shown(one) for one in self.spot.values]
        if [word for word in re.split(r"[\s,;]+", self.line.text()) if word] != words:
            self.line.setText(", ".join(words))

    def marked(self) -> QWidget:
        return self.line
