"""The page of a new game: who plays, by which house rules, and how the board will stand."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.games.catalogue import build_game
from desktop.kernel.errors import Problem
from desktop.kernel.packstore import Kept
from desktop.table.context import Context
from desktop.table.glimpses import glimpse
from desktop.table.kit import fonts, problems
from desktop.table.kit.icons import Icon
from desktop.table.kit.theme import ACCENTS, SOFT_TEXT
from desktop.table.kit.widgets.button import Button, Look
from desktop.table.kit.widgets.page import Page
from desktop.table.kit.widgets.text import hint, label
from desktop.table.newgame.draft import Draft
from desktop.table.newgame.options import ChancePanel, RulesPanel
from desktop.table.newgame.plan import PERSON
from desktop.table.newgame.preview import BoardPreview
from desktop.table.newgame.remark import Remark
from desktop.table.newgame.seats import SeatsPanel
from desktop.table.newgame.sets import SetsPanel, content_with

_WIDTH = 1360
_TWO_COLUMNS = 980
_PREVIEW = (240, 540)
"""Least and most pixels across of the board beside the panels."""


class NewGamePage(Page):
    begin_wanted = Signal(object)
    """A NewGame without objection."""
    help_wanted = Signal(str)
    sets_changed = Signal(object, str)
    """What was put together so far (see ``Draft.keep``), and the pack that was switched on or off."""
    install_wanted = Signal(Path)
    packs_wanted = Signal()

    def __init__(
        self,
        context: Context,
        game_id: str,
        parent: QWidget | None = None,
        *,
        kept: object = None,
    ) -> None:
        """A page filled as ``kept`` says, or else as the last game was, with the packs that are on. Raises Problem."""
        packs = context.packs.for_game(game_id)
        content, trouble = content_with(game_id, packs)
        game = build_game(game_id, content)
        super().__init__(game.info.title, parent, subtitle=game.info.pitch, width=_WIDTH)
        self.heading.setText(self.tr("New game: {game}").format(game=game.info.title))
        shown = glimpse(game)
        if shown is None:
            raise LookupError(f"{game_id} has no board")
        self.help_anchor = game_id
        self._context = context
        used = [] if trouble else [pack.title for pack in packs if pack.on]
        self._played_with = [self.tr("Played with {packs}.").format(packs=", ".join(used))] if used else []
        self._content = content.json if used else None
        names = context.library.names()
        self.draft = Draft(game, names, self.tr("Player {number}"))
        accent = ACCENTS[game_id]
        self.preview = BoardPreview(game, shown, context.pictures, self.column)
        self.seats = SeatsPanel(self.draft, shown, names, self.column)
        self.rules = RulesPanel(self.draft, accent, self.column)
        self.chance = ChancePanel(self.draft, accent, self.column)
        self.sets = SetsPanel(packs, content, trouble, accent, self.column)
        self._add_header()
        self._lay_out()
        self._add_footer(accent)
        for panel in (self.seats, self.rules, self.chance):
            panel.changed.connect(self._on_changed)
        self.rules.rule_wanted.connect(self.help_wanted)
        self.sets.switched.connect(self._switch)
        self.sets.install_wanted.connect(self.install_wanted)
        self.sets.packs_wanted.connect(self.packs_wanted)
        self._kept = context.settings.load(self._key)
        self.again.setVisible(self.draft.fill(self._kept))
        self.draft.fill(kept)
        self._on_changed()
        self.start.setFocus()

    @property
    def _key(self) -> str:
        return f"newgame/{self.draft.info.id}"

    def _add_header(self) -> None:
        self.again = Button(self.tr("As last time"), self, icon=Icon.UNDO, height=36, size=13)
        self.again.clicked.connect(self._fill_again)
        self.fresh = Button(self.tr("Start over"), self, height=36, size=13)
        self.fresh.setToolTip(self.tr("All seats and house rules as the game proposes them"))
        self.fresh.clicked.connect(self._start_over)
        self.learn = Button(self.tr("Learn it"), self, icon=Icon.HELP, height=36, size=13)
        self.learn.clicked.connect(lambda: self.help_wanted.emit(self.draft.info.id))
        for button in (self.again, self.fresh, self.learn):
            self.add_tool(button)

    def _order_tabs(self) -> None:
        """From the seats down to the start, and only then what stands above."""
        panels = [*self.seats.tab_stops, *self.rules.tab_stops, self.chance.practice, self.chance.seed]
        panels += self.sets.tab_stops
        for first, second in pairwise([*panels, self.start, self.again, self.fresh, self.learn, self.back]):
            QWidget.setTabOrder(first, second)

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(10)
        # In a row of its own: a fixed width would count for the whole column.
        square = QHBoxLayout()
        square.addWidget(self.preview)
        square.addStretch(1)
        left.addLayout(square)
        self._caption = label("", fonts.font(14, 600), SOFT_TEXT, self.column, wrap=True)
        levels = self.tr(
            "Computer players: novice moves at random, steady looks one move ahead. Neither sees more than you."
        )
        self._levels = hint(levels, self.column)
        left.addWidget(self._caption)
        left.addWidget(self._levels)
        left.addWidget(self.sets)
        left.addStretch(1)
        right = QVBoxLayout()
        right.setSpacing(14)
        for panel in (self.seats, self.rules, self.chance):
            right.addWidget(panel)
        right.addStretch(1)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(24)
        self._columns.addLayout(left, 0)
        self._columns.addLayout(right, 1)
        self.rows.addLayout(self._columns)
        self.rows.addStretch(1)

    def _add_footer(self, accent: str) -> None:
        self.remark = Remark(self)
        self.start = Button(
            self.tr("Begin the game"), self, look=Look.PRIMARY, accent=accent, icon=Icon.PLAY, height=46, size=16
        )
        self.start.clicked.connect(self._begin)
        self._footer = QHBoxLayout()
        self._footer.setSpacing(20)
        self._footer.addWidget(self.remark, 1)
        self._footer.addStretch(0)
        self._footer.addWidget(self.start)
        self.whole.addLayout(self._footer)

    # ---- the draft -------------------------------------------------------------------------------------------

    def _on_changed(self) -> None:
        for panel in (self.seats, self.rules, self.chance):
            panel.show_draft()
        self._order_tabs()
        objection = self.draft.objection()
        words = objection.sentence.fill(translate=self.tr) if objection else ""
        field = objection.field if objection else ""
        for place, row in enumerate(self.seats.seats):
            row.remark.say(words if field == f"name:{place}" else "")
            row.name.setProperty("refused", field == f"name:{place}")
            row.name.style().polish(row.name)
        for option in self.rules.options:
            option.remark.say(words if field == f"option:{option.option.key}" else "")
        self.seats.remark.say(words if field == "seats" else "")
        self.chance.remark.say(words if field == "seed" else "")
        self.remark.say(words)
        self.start.setEnabled(objection is None)
        if objection is None or field.startswith(("name", "seed")):
            self._show_board()

    def _show_board(self) -> None:
        setup = self.draft.setup()
        if self.draft.game.setup_refusal(setup) is None:
            self.preview.show_setup(setup)
        self._caption.setText(" ".join([self._company(), *self._played_with]))

    def _company(self) -> str:
        """Who meets at this table, in a few words."""
        people = sum(seat.is_person for seat in self.draft.seats)
        computers = self.draft.count - people
        persons = self.tr("One person") if people == 1 else self.tr("{count} people").format(count=people)
        machines = self.tr("one computer player") if computers == 1 else self.tr("{count} computer players")
        machines = machines.format(count=computers)
        if not people:
            return self.tr("You watch {machines}.").format(machines=machines)
        if not computers:
            return self.tr("{persons} at this computer.").format(persons=persons)
        return self.tr("{persons} and {machines}.").format(persons=persons, machines=machines)

    def _fill_again(self) -> None:
        self.draft.fill(self._kept)
        self._on_changed()

    def _start_over(self) -> None:
        fresh = Draft(self.draft.game, self._context.library.names(), self.tr("Player {number}"))
        self.draft.fill(fresh.keep())
        self.draft.seed_text = ""
        self._on_changed()

    def _begin(self) -> None:
        if self.draft.objection() is not None:
            return
        people = [seat.name for seat in self.draft.seats if seat.controller == PERSON]
        self._context.library.remember_names(reversed(people))
        self._context.settings.save(self._key, self.draft.keep())
        self.begin_wanted.emit(replace(self.draft.plan(), content=self._content))

    # ---- packs -----------------------------------------------------------------------------------------------

    def _switch(self, name: str, on: bool) -> None:
        try:
            self._context.packs.switch(name, on)
        except Problem as problem:
            problems.say(self, problem)
        self.sets_changed.emit(self.draft.keep(), name)

    def on_installed(self, kept: Kept) -> bool:
        """Go on with a pack that was installed just now; False when it is for another game."""
        if kept.id not in {pack.id for pack in self._context.packs.for_game(self.draft.info.id)}:
            return False
        self.sets_changed.emit(self.draft.keep(), kept.id)
        return True

    def point_out(self, name: str) -> None:
        """Give the switch of a pack the focus."""
        if switch := self.sets.switches.get(name):
            switch.setFocus(Qt.FocusReason.OtherFocusReason)
            self.area.ensureWidgetVisible(switch)

    # ---- shape and keys --------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._footer.setContentsMargins(self.margin, 8, self.margin, 12)
        wide = self.width() >= _TWO_COLUMNS
        # The board comes last where there is one column only: seats are what people came for.
        way = QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.BottomToTop
        self._columns.setDirection(way)
        least, most = _PREVIEW
        room = self.height() - 220
        side = max(least, min(most, self.width() - 800, room) if wide else min(self.width() - 60, 300))
        self.preview.setFixedSize(side, side)
        for below in (self._caption, self._levels, self.sets):
            below.setMaximumWidth(side if wide else self.width())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.start.click()
            return
        super().keyPressEvent(event)
