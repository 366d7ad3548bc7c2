"""Packs of a new game: what it is played with besides the game's own content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.catalogue import content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, base_content
from desktop.kernel.errors import ContentProblem
from desktop.kernel.packstore import Kept
from desktop.kernel.words import Sentence
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.pack_words import breakable, byline, left_out
from desktop.table.kit.theme import MUTED
from desktop.table.kit.widgets.button import Button
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import hint, label
from desktop.table.newgame.remark import Remark
from desktop.table.packs.files import ask_for_pack

_FAULTS = 4
"""Faults told of one by one; the rest are counted."""


def content_with(game_id: str, packs: Sequence[Kept]) -> tuple[Content[Any], Sentence | None]:
    """The game's own content with the packs laid on it that are on; without all of them, and why, where they leave
    nothing that can be played. Raises UnknownGame."""
    kind = content_kind(game_id)
    used = [kept.pack for kept in packs if kept.on and kept.pack]
    try:
        return (compose(kind, used) if used else base_content(kind)), None
    except ContentProblem as problem:
        told = "These packs do not go together, so the game is played without any: {why}"
        return base_content(kind), Sentence(told, {"why": problem.sentence})


class SetsPanel(Panel):
    """All packs of the game with a switch each, and what was left out of those in use."""

    switched = Signal(str, bool)
    """A pack's id, and whether the game is to be played with it."""
    install_wanted = Signal(Path)
    packs_wanted = Signal()

    def __init__(
        self,
        packs: Sequence[Kept],
        content: Content[Any],
        problem: Sentence | None,
        accent: str,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(self.tr("Packs"), parent)
        self._accent = accent
        words = self.tr("Packs change or add boards, cards and tiles. The rules stay those of the game.")
        self.rows.addWidget(hint(words, self))
        self.switches: dict[str, Switch] = {}
        for kept in packs:
            self.rows.addWidget(self._line(kept))
            if kept.problem is not None:
                self._remark(kept.problem.fill(translate=self.tr))
        if problem is not None:
            self._remark(problem.fill(translate=self.tr))
        for line in left_out(content.faults, _FAULTS):
            self._remark(line)
        buttons = FlowLayout(across=8, down=4)
        self.add = Button(self.tr("Install a pack …"), self, icon=Icon.PACK, height=34, size=13)
        self.add.clicked.connect(self._ask_for_file)
        self.all = Button(self.tr("All packs"), self, height=34, size=13)
        self.all.clicked.connect(self.packs_wanted)
        buttons.addWidget(self.add)
        buttons.addWidget(self.all)
        self.rows.addLayout(buttons)

    def _line(self, kept: Kept) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(breakable(kept.title), fonts.font(14, 600), parent=line, wrap=True))
        if kept.pack:
            words.addWidget(label(byline(kept.pack.info), fonts.font(12), MUTED, line, wrap=True))
        row.addLayout(words, 1)
        switch = Switch(self.tr("Play with {title}").format(title=kept.title), line, accent=self._accent)
        switch.setChecked(kept.on)
        switch.clicked.connect(lambda on: self.switched.emit(kept.id, on))
        row.addWidget(switch, 0, Qt.AlignmentFlag.AlignTop)
        self.switches[kept.id] = switch
        return line

    def _remark(self, words: str) -> None:
        remark = Remark(self)
        remark.say(breakable(words))
        self.rows.addWidget(remark)

    @property
    def tab_stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [*self.switches.values(), self.add, self.all]

    def _ask_for_file(self) -> None:
        if path := ask_for_pack(self):
            self.install_wanted.emit(path)
