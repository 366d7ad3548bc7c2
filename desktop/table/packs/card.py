"""One pack on the page of packs: its cover, what it says of itself, what it holds, and what can be done with it."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.catalogue import GAMES
from desktop.kernel.packlook import Inside
from desktop.kernel.packstore import Kept
from desktop.table.kit import fonts
from desktop.table.kit.cache import Pictures
from desktop.table.kit.icons import Icon
from desktop.table.kit.pack_cover import PackCover, initials_of
from desktop.table.kit.pack_words import breakable, byline, game_title, holds, left_out, prose
from desktop.table.kit.theme import ACCENTS, EDGE, MUTED, SOFT_TEXT, WARNING
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.flow import FlowLayout
from desktop.table.kit.widgets.panel import Panel
from desktop.table.kit.widgets.switch import Switch
from desktop.table.kit.widgets.text import label
from desktop.table.packs.words import of_no_use

_FAULTS = 4
"""Faults told of one by one; the rest are counted."""
_WITH_COVER = 460
"""Width from which there is room for the cover beside the words."""
_LETTERS = 1200
"""Of the description."""


class PackCard(Panel):
    switched = Signal(str, bool)
    """The pack's id, and whether new games are played with it from now on."""
    begin_wanted = Signal(str)
    """A game whose page of a new game is wanted."""
    remove_wanted = Signal(str)

    def __init__(self, kept: Kept, inside: Inside | None, pictures: Pictures, parent: QWidget | None = None) -> None:
        """``inside`` is None where the pack cannot be read or its game is not on this shelf."""
        super().__init__("", parent)
        self.kept = kept
        self._game = kept.pack.info.game if kept.pack else ""
        self.accent = ACCENTS.get(self._game, EDGE)
        self._usable = inside is not None and inside.playable
        self.setAccessibleName(kept.title)
        self.switch = Switch(self.tr("Play new games with {title}").format(title=kept.title), self, accent=self.accent)
        self.switch.setChecked(kept.on)
        self.switch.setEnabled(self._usable or kept.on)
        self.switch.clicked.connect(self._on_switched)
        row = QHBoxLayout()
        row.setSpacing(18)
        self._cover = PackCover(kept.id, self._game, initials_of(game_title(self._game)), pictures, self)
        row.addWidget(self._cover, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(self._words(inside), 1)
        self.rows.addLayout(row)
        self._show_state()

    def _words(self, inside: Inside | None) -> QVBoxLayout:
        words = QVBoxLayout()
        words.setSpacing(5)
        words.addLayout(self._head())
        if info := self.kept.pack.info if self.kept.pack else None:
            said = byline(info)
            if self.kept.shipped:
                said = self.tr("{byline} · comes with Starshelf").format(byline=said)
            words.addWidget(label(said, fonts.font(13), MUTED, self, wrap=True))
            if description := prose(info.description, _LETTERS):
                words.addWidget(label(description, fonts.font(14), SOFT_TEXT, self, wrap=True))
        if inside is not None and inside.playable:
            words.addWidget(label(holds(inside) + ".", fonts.font(14, 600), parent=self, wrap=True))
        for line in self._faults(inside):
            words.addWidget(label(line, fonts.font(13), WARNING, self, wrap=True))
        words.addSpacing(4)
        words.addLayout(self._buttons())
        words.addStretch(1)
        return words

    def _head(self) -> QHBoxLayout:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(label(breakable(self.kept.title), fonts.display(18), parent=self, wrap=True), 1)
        self.state = label("", fonts.font(13, 600), MUTED, self)
        side = QHBoxLayout()
        side.setSpacing(10)
        side.addWidget(self.state)
        side.addWidget(self.switch)
        head.addLayout(side)
        head.setAlignment(side, Qt.AlignmentFlag.AlignTop)
        return head

    def _faults(self, inside: Inside | None) -> list[str]:
        if self.kept.problem is not None:
            return [breakable(self.kept.problem.fill(translate=self.tr))]
        if inside is None:
            words = self.tr("It is for a game called “{game}”, which is not on this shelf.")
            return [breakable(words.format(game=self._game))]
        if not inside.faults:
            return []
        head = of_no_use(len(inside.faults)) if inside.playable else self.tr("It cannot be played with:")
        return [head, *left_out(inside.faults, _FAULTS)]

    def _buttons(self) -> FlowLayout:
        row = FlowLayout(across=8, down=4)
        self.begin = Button(self.tr("New game"), self, icon=Icon.PLAY, height=34, size=13, accent=self.accent)
        self.begin.setAccessibleDescription(self.kept.title)
        self.begin.clicked.connect(lambda: self.begin_wanted.emit(self._game))
        self.begin.setVisible(self._usable and self._game in GAMES)
        row.addWidget(self.begin)
        self.remove = Button(self.tr("Remove"), self, icon=Icon.CLOSE, height=34, size=13)
        self.remove.setAccessibleDescription(self.kept.title)
        self.remove.clicked.connect(lambda: self.remove_wanted.emit(self.kept.id))
        self.remove.setVisible(not self.kept.shipped)
        row.addWidget(self.remove)
        return row

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._cover.setVisible(self.width() >= _WITH_COVER)

    @property
    def tab_stops(self) -> list[QWidget]:
        """What Tab goes through, in order."""
        return [self.switch, *(button for button in (self.begin, self.remove) if not button.isHidden())]

    def _on_switched(self, on: bool) -> None:
        self.switched.emit(self.kept.id, on)

    def show_on(self, on: bool) -> None:
        """Show whether it is in use."""
        self.switch.setChecked(on)
        self._show_state()

    def _show_state(self) -> None:
        on = self.switch.isChecked()
        self.state.setText(self.tr("In use") if on else self.tr("Off"))
        self.border = self.accent if on else None
        self.begin.set_look(Look.OUTLINE if on else Look.QUIET)
        self.update()
