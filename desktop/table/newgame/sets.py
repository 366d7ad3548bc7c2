"""Content sets of a new game: what is played with besides the game's own content."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QWidget

from desktop.games.catalogue import content_kind
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, base_content
from desktop.kernel.packs import Pack, read_pack
from desktop.table.kit import fonts
from desktop.table.kit.icons import Icon
from desktop.table.kit.widgets.button import Button, icon_button
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.text import hint, label
from desktop.table.newgame.remark import Remark

_FAULTS = 4
"""Faults told of one by one; the rest are counted."""


def content_with(game_id: str, packs: Sequence[Pack]) -> Content[Any]:
    """The game's own content with the packs laid on it. Raises Problem."""
    kind = content_kind(game_id)
    return compose(kind, packs) if packs else base_content(kind)


def read_packs(paths: Sequence[Path]) -> tuple[Pack, ...]:
    """Raises Problem when one of them cannot be used."""
    return tuple(read_pack(path) for path in paths)


class SetsPanel(Panel):
    """The sets in use, and what was left out of them."""

    changed = Signal(object)
    """A tuple of Paths: the sets wanted from now on."""

    def __init__(self, packs: Sequence[Pack], content: Content[Any], parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Content sets"), parent)
        self._paths = tuple(pack.path for pack in packs)
        words = self.tr("Sets change or add boards, cards and tiles. The rules stay those of the game.")
        self.rows.addWidget(hint(words, self))
        self.removes: list[Button] = []
        for place, pack in enumerate(packs):
            self.rows.addWidget(self._line(place, pack))
        for fault in content.faults[:_FAULTS]:
            remark = Remark(self)
            remark.say(fault.sentence.fill(translate=self.tr))
            self.rows.addWidget(remark)
        if (more := len(content.faults) - _FAULTS) > 0:
            self.rows.addWidget(hint(self.tr("and {count} more that were left out").format(count=more), self))
        self.add = Button(self.tr("Add a set …"), self, height=34, size=13)
        self.add.clicked.connect(self._on_add)
        self.rows.addWidget(self.add, 0, Qt.AlignmentFlag.AlignLeft)

    def _line(self, place: int, pack: Pack) -> QWidget:
        line = QWidget(self)
        row = QHBoxLayout(line)
        row.setContentsMargins(0, 0, 0, 0)
        info = pack.info
        words = self.tr("{title}, version {version}").format(title=info.title, version=info.version)
        if info.author:
            words = self.tr("{title} by {author}").format(title=words, author=info.author)
        row.addWidget(label(words, fonts.font(14, 600), parent=line, wrap=True), 1)
        remove = icon_button(Icon.CLOSE, self.tr("Play without {title}").format(title=info.title), line, side=32)
        remove.clicked.connect(lambda: self.changed.emit(self._paths[:place] + self._paths[place + 1 :]))
        row.addWidget(remove)
        self.removes.append(remove)
        return line

    @property
    def tab_stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [*self.removes, self.add]

    def _on_add(self) -> None:
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        kinds = f"{self.tr('Content sets of Starshelf')} (*.starset)"
        chosen, _ = QFileDialog.getOpenFileName(self, self.tr("Add a set"), folder, kinds)
        if chosen:
            self.changed.emit((*self._paths, Path(chosen)))
