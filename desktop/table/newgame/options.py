"""House rules, chance and practice of a new game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.kernel.game import Option
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.newgame.draft import Draft
from desktop.table.newgame.remark import Remark
from desktop.table.widgets.button import Button
from desktop.table.widgets.panel import Panel
from desktop.table.widgets.segments import Segments
from desktop.table.widgets.switch import Switch
from desktop.table.widgets.text import hint, label

_BESIDE = 330
"""Pixels of explanation that must be left for the choices to stand beside it."""


class OptionRow(QWidget):
    """One house rule: its choices, what it means, and the way to its paragraph in the rules."""

    picked = Signal(str, object)
    rule_wanted = Signal(str)

    def __init__(self, option: Option, accent: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.option = option
        self.choices = Segments(option.title, [choice.title for choice in option.choices], self, accent=accent)
        self.choices.chosen.connect(lambda number: self.picked.emit(option.key, option.choices[number].value))
        self.remark = Remark(self)
        top = QHBoxLayout()
        top.setSpacing(4)
        top.addWidget(label(option.title, fonts.font(15, 600), parent=self))
        self.link: Button | None = None
        if option.rule:
            self.link = link = Button(option.rule, self, icon=Icon.HELP, height=22, size=11)
            link.setAccessibleName(self.tr("Read rule {rule}").format(rule=option.rule))
            link.setToolTip(link.accessibleName())
            link.clicked.connect(lambda: self.rule_wanted.emit(option.rule))
            top.addWidget(link)
        top.addStretch(1)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addLayout(top)
        words.addWidget(hint(option.help, self))
        self._across = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._across.setSpacing(4)
        self._across.addLayout(words, 1)
        self._across.addWidget(self.choices, 0, Qt.AlignmentFlag.AlignVCenter)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(0, 0, 0, 4)
        rows.setSpacing(2)
        rows.addLayout(self._across)
        rows.addWidget(self.remark)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        beside = self.width() - self.choices.sizeHint().width() >= _BESIDE
        way = QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom
        self._across.setDirection(way)

    def show_value(self, value: object) -> None:
        values = [choice.value for choice in self.option.choices]
        self.choices.choose(values.index(value))  # type: ignore[arg-type]


class RulesPanel(Panel):
    changed = Signal()
    rule_wanted = Signal(str)

    def __init__(self, draft: Draft, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("House rules"), parent)
        self._draft = draft
        self.options = [OptionRow(option, accent, self) for option in draft.info.options]
        for row in self.options:
            row.picked.connect(self._on_picked)
            row.rule_wanted.connect(self.rule_wanted)
            self.rows.addWidget(row)

    @property
    def tab_stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [stop for row in self.options for stop in (row.link, *row.choices.segments) if stop is not None]

    def _on_picked(self, key: str, value: bool | int | str) -> None:
        self._draft.set_option(key, value)
        self.changed.emit()

    def show_draft(self) -> None:
        for row in self.options:
            row.show_value(self._draft.options[row.option.key])


class ChancePanel(Panel):
    """The seed, and whether the game is for practice."""

    changed = Signal()

    def __init__(self, draft: Draft, accent: str, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Chance and practice"), parent)
        self._draft = draft
        self.practice = Switch(self.tr("Practice"), self, accent=accent)
        self.practice.clicked.connect(self._on_practice)
        self.seed = QLineEdit(self)
        self.seed.setPlaceholderText(self.tr("drawn at the start"))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setMaxLength(24)
        self.seed.setInputMethodHints(Qt.InputMethodHint.ImhDigitsOnly)
        self.seed.textEdited.connect(self._on_seed)
        self.remark = Remark(self)
        practice_words = self.tr("Every move may be taken back at any time. The result is not counted.")
        seed_words = self.tr(
            "The same number gives the same dice again. Leave it empty to be surprised; the game shows it."
        )
        self.rows.addLayout(self._row(self.tr("Practice"), practice_words, self.practice))
        self.seed.setFixedWidth(190)
        self.rows.addLayout(self._row(self.tr("Seed"), seed_words, self.seed))
        self.rows.addWidget(self.remark)

    def _row(self, title: str, words: str, control: QWidget) -> QHBoxLayout:
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addWidget(label(title, fonts.font(15, 600), parent=self))
        texts.addWidget(hint(words, self))
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addLayout(texts, 1)
        row.addWidget(control, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    def _on_practice(self, on: bool) -> None:
        self._draft.practice = on
        self.changed.emit()

    def _on_seed(self, text: str) -> None:
        self._draft.seed_text = text
        self.changed.emit()

    def show_draft(self) -> None:
        self.practice.setChecked(self._draft.practice)
        if self.seed.text() != self._draft.seed_text:
            self.seed.setText(self._draft.seed_text)
