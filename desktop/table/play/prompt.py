"""What is asked, the choices as a list, and the button that takes the one meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.kernel.words import Address
from desktop.table.boards.base import Entry
from desktop.table.kit import fonts
from desktop.table.kit.theme import AMBER, DANGER, MUTED, SHELF_EDGE, SOFT_TEXT
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.text import ink, label
from desktop.table.play.rows import ChoiceRow
from desktop.table.play.spinner import Spinner

_LEAST_FOR_LIST = 44
_LEAST_FOR_LINE = 200
"""Below this height the sentence under the heading gives way to the choices."""


Deed = Callable[[], object]


@dataclass(frozen=True, slots=True)
class Way:
    """What one of the two buttons does; without words there is no button, without a deed it cannot be pressed."""

    words: str = ""
    deed: Deed | None = None

    def take(self) -> None:
        if self.deed is not None:
            self.deed()


@dataclass(frozen=True, slots=True)
class Row:
    """One line of the list: an address, or an action where no address tells it apart."""

    entry: Entry
    address: Address | None = None
    action: Any | None = None
    closed: bool = False
    deed: Deed | None = None
    """What taking the row does, where that is neither a pick nor an action of the game."""


@dataclass(frozen=True, slots=True)
class Prompt:
    """Everything the panel shows."""

    heading: str
    line: str = ""
    rows: tuple[Row, ...] = ()
    primary: Way = Way()
    """The large button, and the keys that take."""
    secondary: Way = Way()
    """The small one."""
    busy: bool = False
    """Somebody thinks: a spinner, and a way to stop it."""
    accent: str = SHELF_EDGE
    quiet: bool = False
    """Nothing is asked of the person at the screen."""
    note: str = ""
    """A refusal or advice, set apart."""
    note_refused: bool = field(default=False)


class RowArea(QScrollArea):
    """Scrolls only where its rows do not fit.

    Left to itself a scroll bar, which takes width from rows that grow higher by it, would be the reason for itself.
    """

    resized = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._wanted = 0
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def fit(self, wanted: int) -> None:
        """The height at which nothing need be scrolled; the layout decides how much of it there is room for."""
        self._wanted = wanted
        self.setMaximumHeight(wanted)
        self.setMinimumHeight(min(wanted, _LEAST_FOR_LIST))
        self._choose_bar()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._choose_bar()
        self.resized.emit()

    def _choose_bar(self) -> None:
        whole = self.height() >= self._wanted
        policies = Qt.ScrollBarPolicy
        self.setVerticalScrollBarPolicy(policies.ScrollBarAlwaysOff if whole else policies.ScrollBarAsNeeded)


class PromptPanel(Panel):
    """The prompt as a card."""

    picked = Signal(object)
    """A Row was taken."""
    pointed = Signal(object)
    """An address is pointed at in the list, or None."""
    stopped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.rows.setContentsMargins(14, 12, 14, 12)
        self.rows.setSpacing(6)
        self.heading = label("", fonts.display(19), wrap=True)
        self.line = label("", fonts.font(13), SOFT_TEXT, wrap=True)
        self.note = label("", fonts.font(13, 500), DANGER, wrap=True)
        self.rows.addWidget(self.heading)
        self.rows.addWidget(self.line)
        self.rows.addWidget(self.note)
        self._build_list()
        self.rows.addStretch(0)
        self._build_buttons()
        self._build_spinner()
        self.shown = Prompt("")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def _build_list(self) -> None:
        self._list = QWidget()
        self._list.setObjectName("body")
        self._column = QVBoxLayout(self._list)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)
        self.area = RowArea(self)
        self.area.hide()
        self.area.resized.connect(self._show_current)
        self.area.setWidget(self._list)
        # setWidget and setViewport switch the fill on.
        self.area.viewport().setAutoFillBackground(False)
        self._list.setAutoFillBackground(False)
        self.rows.addWidget(self.area, 1000)
        self._pool: list[ChoiceRow] = []
        self.choices: list[ChoiceRow] = []
        """The rows in use."""

    def _build_buttons(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(2)
        self.take = Button("", self, look=Look.PRIMARY, height=40, size=15)
        self.take.setObjectName("prompt_take")
        self.back = Button("", self, look=Look.QUIET, height=40)
        self.back.setObjectName("prompt_back")
        row.addWidget(self.take, 3)
        row.addWidget(self.back, 2)
        self.rows.addLayout(row)
        self.take.clicked.connect(lambda: self.shown.primary.take())
        self.back.clicked.connect(lambda: self.shown.secondary.take())

    def _build_spinner(self) -> None:
        self._busy = QWidget(self)
        row = QHBoxLayout(self._busy)
        row.setContentsMargins(0, 0, 0, 0)
        self.spinner = Spinner(self._busy)
        self.stop = Button(self.tr("Stop"), self._busy, height=32)
        self.stop.setObjectName("prompt_stop")
        self.stop.clicked.connect(self.stopped)
        row.addWidget(self.spinner)
        row.addWidget(label(self.tr("Thinking…"), fonts.font(13), MUTED), 1)
        row.addWidget(self.stop)
        self.rows.addWidget(self._busy)

    # ---- showing -------------------------------------------------------------------------------------------------

    def show_prompt(self, prompt: Prompt) -> None:
        before, self.shown = self.shown, prompt
        self.border = None if prompt.quiet else prompt.accent
        self.heading.setText(prompt.heading)
        self._put(self.line, prompt.line)
        self.line.setVisible(bool(prompt.line) and self.height() >= _LEAST_FOR_LINE)
        self._put(self.note, prompt.note)
        ink(self.note, DANGER if prompt.note_refused else AMBER)
        if before.rows is not prompt.rows:
            self._fill(prompt)
        self.take.accent = prompt.accent
        self.take.setText(prompt.primary.words)
        self.take.setVisible(bool(prompt.primary.words))
        self.take.setEnabled(prompt.primary.deed is not None)
        self.back.setText(prompt.secondary.words)
        self.back.setVisible(bool(prompt.secondary.words))
        self._busy.setVisible(prompt.busy)
        self.setAccessibleName(prompt.heading)
        self.updateGeometry()
        self.update()

    @staticmethod
    def _put(words: Any, text: str) -> None:
        words.setText(text)
        words.setVisible(bool(text))

    def _fill(self, prompt: Prompt) -> None:
        while len(self._pool) < len(prompt.rows):
            self._pool.append(self._new_row(len(self._pool)))
        for index, choice in enumerate(self._pool):
            if index < len(prompt.rows):
                row = prompt.rows[index]
                choice.show_choice(row.entry, row.address, prompt.accent, closed=row.closed)
            choice.setVisible(index < len(prompt.rows))
        self.choices = self._pool[: len(prompt.rows)]
        self.area.setVisible(bool(prompt.rows))
        self._fit_list()

    def _new_row(self, index: int) -> ChoiceRow:
        choice = ChoiceRow(self._list)
        choice.pointed.connect(self.pointed)
        choice.clicked.connect(lambda: self._take(index))
        self._column.addWidget(choice)
        return choice

    def _take(self, index: int) -> None:
        if index < len(self.shown.rows):
            self.picked.emit(self.shown.rows[index])

    @property
    def open_rows(self) -> list[Row]:
        """The rows that may be taken."""
        return [row for row in self.shown.rows if not row.closed]

    def show_pointed(self, addresses: Sequence[Address]) -> None:
        """Mark the rows of what is pointed at on the board."""
        for choice in self.choices:
            choice.set_current(choice.address is not None and choice.address in addresses)
        self._show_current()

    def _show_current(self) -> None:
        for choice in self.choices:
            if choice.current:
                self.area.ensureWidgetVisible(choice, 0, 4)

    def focus_row(self, address: Address | None = None) -> None:
        """Give the keyboard to the row of an address, or to the first one."""
        for choice in self.choices:
            if not choice.closed and address in (None, choice.address):
                choice.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def wanted_height(self, width: int) -> int:
        """The height at which nothing need be scrolled."""
        inside = max(160, width - 28)
        words = sum(
            part.heightForWidth(inside) + self.rows.spacing()
            for part in (self.heading, self.line, self.note)
            if not part.isHidden()
        )
        rows = sum(choice.heightForWidth(inside) + 2 for choice in self.choices)
        buttons = 0 if self.take.isHidden() and self.back.isHidden() else self.take.sizeHint().height() + 6
        busy = 0 if self._busy.isHidden() else self._busy.sizeHint().height() + 6
        return words + (rows + 10 if rows else 0) + buttons + busy + 26

    def _fit_list(self) -> None:
        """The list takes the height of its rows; the page decides how much of it there is room for."""
        width = max(160, self.width() - 28)
        height = sum(choice.heightForWidth(width) + 2 for choice in self.choices)
        self.area.fit(height + 2)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.line.setVisible(bool(self.line.text()) and self.height() >= _LEAST_FOR_LINE)
        self._fit_list()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
        focused = self.focusWidget()
        if step is None or not isinstance(focused, ChoiceRow) or focused not in self.choices:
            event.ignore()
            return
        goal = self.choices.index(focused) + step
        if 0 <= goal < len(self.choices):
            self.choices[goal].setFocus(Qt.FocusReason.TabFocusReason)
