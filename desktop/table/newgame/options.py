"""House rules, chance and practice of a new game."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from desktop.kernel.game import Option
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.widgets.beside import BesideLayout
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.segments import Segments
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import hint, label
from desktop.table.newgame.draft import Draft
from desktop.table.newgame.remark import Remark

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
        words = QWidget(self)
        self.link: Button | None = None
        rows = QVBoxLayout(words)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(0)
        rows.addLayout(self._title(words))
        rows.addWidget(hint(option.help, words))
        beside = QWidget(self)
        BesideLayout(words, self.choices, _BESIDE, beside)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 4)
        whole.setSpacing(2)
        whole.addWidget(beside)
        whole.addWidget(self.remark)

    def _title(self, parent: QWidget) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(4)
        row.addWidget(label(self.option.title, fonts.font(15, 600), parent=parent))
        if rule := self.option.rule:
            self.link = Button(rule, parent, icon=Icon.HELP, height=22, size=11)
            self.link.setAccessibleName(self.tr("Read rule {rule}").format(rule=rule))
            self.link.setToolTip(self.link.accessibleName())
            self.link.clicked.connect(lambda: self.rule_wanted.emit(rule))
            row.addWidget(self.link)
        row.addStretch(1)
        return row

    def show_value(self, value: object) -> None:
        values = [choice.value for choice in self.option.choices]
        self.choices.choose(values.index(value))  # type: ignore[arg-type]  # one of them, whatever its type


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
        self.rows.addWidget(self._row(self.tr("Practice"), practice_words, self.practice))
        self.seed.setFixedWidth(190)
        self.rows.addWidget(self._row(self.tr("Seed"), seed_words, self.seed))
        self.rows.addWidget(self.remark)

    def _row(self, title: str, words: str, control: QWidget) -> QWidget:
        texts = QWidget(self)
        rows = QVBoxLayout(texts)
        rows.setContentsMargins(0, 0, 0, 0)
        rows.setSpacing(2)
        rows.addWidget(label(title, fonts.font(15, 600), parent=texts))
        rows.addWidget(hint(words, texts))
        row = QWidget(self)
        BesideLayout(texts, control, _BESIDE, row)
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
