"""The page on which a game is played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from desktop.kernel.errors import Problem
from desktop.kernel.game import Event, Refusal
from desktop.kernel.words import Address, Sentence
from desktop.table.boards import accessible
from desktop.table.boards.base import Table
from desktop.table.boards.catalogue import make_board
from desktop.table.boards.view import BoardView
from desktop.table.curtain import Curtain
from desktop.table.kit.cache import Pictures
from desktop.table.kit.theme import GOOD
from desktop.table.play.asking import Asking
from desktop.table.play.ending import EndScreen
from desktop.table.play.flow import Flow, Mode
from desktop.table.play.keys import handle_key
from desktop.table.play.layout import LOW, columns, stack_in_two, stack_right
from desktop.table.play.log import LogLine, LogPanel
from desktop.table.play.menu import table_menu
from desktop.table.play.pointing import Pointing
from desktop.table.play.prompt import Prompt, PromptPanel, Row
from desktop.table.play.seats import SeatsPanel
from desktop.table.play.sheet import SHEET
from desktop.table.play.speech import announce
from desktop.table.play.telling import Telling
from desktop.table.play.topbar import HEIGHT, TopBar
from desktop.table.session import TableSession, rematch
from desktop.table.settings import Settings

SPINNER_AFTER_MS = 300


class TablePage(QWidget):
    """Board, prompt, seats, log and history of one game."""

    left = Signal()
    """Back to the shelf."""
    rematch = Signal(object)
    """A NewGame to begin."""
    help_requested = Signal(str)
    """The id of a rule, or the name of a help page."""

    def __init__(
        self,
        session: TableSession,
        settings: Settings,
        parent: QWidget | None = None,
        *,
        pictures: Pictures | None = None,
    ) -> None:
        super().__init__(parent)
        self.session = session
        self.settings = settings
        self.setAccessibleName(session.game.info.title)
        self.setStyleSheet(SHEET)
        self.board = make_board(Table(session.game, session.setup, self.say), pictures or Pictures())
        self.board.setParent(self)
        self.telling = Telling(session, self.board)
        self.flow = Flow(session, self.board, settings, self)
        self._asking = Asking(self.flow, self.board, self.say, standings=self._show_end, rematch=self._ask_rematch)
        self._arts = [self.board.seat_art(seat) for seat in range(len(session.names))]
        self._note, self._note_refused = "", False
        self._curtain_seat = 0
        self._end: EndScreen | None = None
        self._begun = False
        self._build()
        self._connect_flow()
        self._connect_controls()

    def say(self, sentence: Sentence) -> str:
        """A sentence in the reader's language with the names of the seats."""
        return self.telling.say(sentence)

    # ---- making it -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.bar = TopBar(self.session.game.info.title, self._arts[0].portrait, GOOD, self)
        accessible.install()
        self.view = BoardView(self.board, lambda forward: self.pointing.walk(forward), self)
        self.view.setObjectName("board_view")
        self.view.setAccessibleName(self.tr("Board: arrow keys move the cursor, Tab walks the choices, Enter takes"))
        self.pointing = Pointing(self.flow, self.board, self.view, self.say)
        self.prompt = PromptPanel(self)
        self.log = LogPanel(self._arts, self)
        self.seats = SeatsPanel(self._arts, self)
        self.cards = self.board.panels()
        self.tray = self.board.below()
        for card in (*self.cards, *([self.tray] if self.tray is not None else [])):
            card.setParent(self)
        self.curtain = Curtain(self)
        self._spin = QTimer(self)
        self._spin.setSingleShot(True)
        self._spin.setInterval(SPINNER_AFTER_MS)
        for before, after in pairwise((self.view, self.prompt.take, self.prompt.back, self.log.view, self.bar.shelf)):
            QWidget.setTabOrder(before, after)

    def _connect_flow(self) -> None:
        flow, session = self.flow, self.session
        flow.mode_changed.connect(self._mode_changed)
        flow.choosing.asked.connect(self._asked)
        # Painting the whole page takes as long again as the next question: the board need not wait for either.
        flow.moved.connect(self.view.viewport().repaint)
        flow.told.connect(self._told)
        flow.retold.connect(self._retell)
        flow.shown.connect(self._shown)
        flow.choosing.refused.connect(self._refused)
        flow.choosing.ambiguous.connect(self._ambiguous)
        flow.troubled.connect(self._failed)
        flow.curtain_needed.connect(self._draw_curtain)
        session.thinking.connect(self._thinking)
        session.noted.connect(self._noted)
        session.advised.connect(self._advised)

    def _connect_controls(self) -> None:
        flow, bar = self.flow, self.bar
        self.view.picked.connect(self._clicked)
        self.view.pointed.connect(self.pointing.over)
        self.view.chosen.connect(lambda address: flow.choosing.pick([address]))
        self.view.left.connect(lambda: self.pointing.at(None))
        self.board.picked.connect(self._picked_beside)
        self.board.pointed.connect(self.pointing.at)
        self.board.shifted.connect(self.pointing.refresh)
        self.pointing.changed.connect(self._pointed)
        self.prompt.picked.connect(self._row_picked)
        self.prompt.pointed.connect(lambda address: self.pointing.at(address, at_once=True))
        self.prompt.stopped.connect(self.session.stop_thinking)
        self.log.hovered.connect(self.board.highlight)
        self.log.stepped.connect(flow.look)
        bar.left.connect(self.leave)
        bar.history.looked.connect(flow.look)
        bar.undo.clicked.connect(flow.undo)
        bar.redo.clicked.connect(flow.redo)
        bar.hint.clicked.connect(flow.hint)
        bar.help.clicked.connect(lambda: self.help_requested.emit(self.help_anchor()))
        bar.settings.clicked.connect(self._open_settings)
        bar.full_screen.clicked.connect(self.toggle_full_screen)
        self.board.offered.connect(flow.choosing.offer)
        self._spin.timeout.connect(self._refresh_prompt)
        self.curtain.ready.connect(lambda: flow.lift(self._curtain_seat))
        self.settings.changed.connect(self._settings_changed)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self._layout()
            self.view.settle()
            self.flow.begin()
            self._retell()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)
            if self.session.trouble is not None:
                self._noted(self.session.trouble.sentence)

    # ---- laying it out -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout()

    def _layout(self) -> None:
        width, height = self.width(), self.height()
        self.bar.setGeometry(0, 0, width, HEIGHT)
        self.bar.fit(width)
        low = height < LOW
        strip = 0 if self.tray is None else (self.tray.minimumSizeHint() if low else self.tray.sizeHint()).height()
        there = columns(width, height, HEIGHT, wide=self.board.wide, tray=strip)
        self.view.setGeometry(there.board)
        if self.tray is not None:
            self.tray.setVisible(not there.tray.isEmpty())
            self.tray.setGeometry(there.tray)
        sizes = [(card.minimumSizeHint().height(), card.sizeHint().height()) for card in self.cards]
        for card, place in zip(self.cards, stack_in_two(there.left, there.inner, sizes), strict=True):
            card.setVisible(place is not None)
            if place is not None:
                card.setGeometry(place)
        self.seats.fit(there.right.height())
        wanted = self.prompt.wanted_height(there.right.width())
        seats, prompt, log = stack_right(there.right, self.seats.sizeHint().height(), wanted)
        self.seats.setGeometry(seats)
        self.prompt.setGeometry(prompt)
        self.log.setGeometry(log)
        if self._end is not None:
            self._end.setGeometry(self.rect())

    # ---- picking -------------------------------------------------------------------------------------------------

    def _clicked(self, point: QPointF) -> None:
        if not self.flow.skip():
            self.pointing.drop_cursor()
            self._pick(self.board.addresses_at(point))

    def _pick(self, addresses: list[Address]) -> None:
        """Pick what lies at a place; where nothing of it may be picked, the board may turn to it."""
        picker = self.flow.choosing.picker
        if (picker is not None and picker.among(addresses)) or not self.board.turn_to(addresses):
            self.flow.choosing.pick(addresses)

    def _picked_beside(self, address: str) -> None:
        """A pick in one of the board's own widgets."""
        if not self.flow.skip():
            self.flow.choosing.pick([address])

    def _pointed(self) -> None:
        address = self.pointing.address
        self.prompt.show_pointed([address] if address else [])
        self._show_seats()
        self._refresh_prompt()

    def _row_picked(self, row: Row) -> None:
        if row.deed is not None:
            row.deed()
        elif row.action is not None:
            self.flow.choosing.choose(row.action)
        elif row.address is not None:
            self.flow.choosing.pick([row.address])

    def take(self) -> None:
        """What the large button does now, or would do."""
        self.prompt.shown.primary.take()

    def _ambiguous(self, addresses: list[Address]) -> None:
        self._say_note(self.tr("Several ways lead there: choose one of the list."))
        self.prompt.focus_row(addresses[0])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not handle_key(self, event):
            super().keyPressEvent(event)

    # ---- what the flow says --------------------------------------------------------------------------------------

    def _mode_changed(self) -> None:
        back = self.flow.mode is Mode.BACK
        self.board.show_live(not back)
        if not back:
            self.log.mark(-1)
        self._note = ""
        self._refresh()
        if self.flow.mode is Mode.OVER and self._end is None:
            QTimer.singleShot(0, self, self._show_end)

    def _asked(self) -> None:
        self.pointing.reset()
        self._note, self._note_refused = "", False
        self.board.show_live(True)
        self.log.mark(-1)
        if not self.flow.stopping.active:
            self.pointing.follow_question()
        elif self.flow.waits_for_leave and self.pointing.cursor is not None:
            self.pointing.drop_cursor()  # a person at the keyboard who only lets it go on must not play something
        self._refresh()
        if self.flow.choosing.ask is not None:
            announce(self.prompt, f"{self.prompt.heading.text()}. {self.prompt.line.text()}")

    def _shown(self) -> None:
        if self.flow.mode is Mode.BACK:
            self.log.mark(self.flow.step)
        self._refresh()

    def _told(self, step: int, events: list[Event]) -> None:
        lines = self.telling.lines(step, events)
        self.log.model.add(lines)
        for one in lines:
            announce(self.log, one.words)

    def _retell(self) -> None:
        """Write the log anew, as the viewer may see it."""
        covered = self.flow.mode is Mode.CURTAIN
        self.log.model.replace([] if covered else self.telling.all_lines(self.flow.viewer))
        self._refresh()

    def _refused(self, refusal: Refusal | None) -> None:
        if refusal is not None:
            self.pointing.rule = refusal.rule
            self._say_note(f"{self.say(refusal.sentence)} ({refusal.rule})", refused=True)

    def _failed(self, problem: Problem) -> None:
        self._say_note(self.say(problem.sentence), refused=True)

    def _say_note(self, words: str, *, refused: bool = False) -> None:
        self._note, self._note_refused = words, refused
        self._refresh_prompt()
        announce(self.prompt, words)

    def _noted(self, sentence: Sentence) -> None:
        words = self.say(sentence)
        self.log.model.add([LogLine(self.session.step, None, words, note=True)])
        announce(self.log, words)

    def _advised(self, weighed: list[tuple[Any, float]]) -> None:
        if self.flow.mode is not Mode.ASKING or not weighed:
            return
        self._say_note(self.telling.advice(self.flow.state, weighed))
        picker, steps = self.flow.choosing.picker, self.session.game.steps(weighed[0][0])
        if picker is not None and steps[: len(picker.picks)] == picker.picks and len(steps) > len(picker.picks):
            self.pointing.set_cursor(steps[len(picker.picks)])  # Enter takes it

    def _thinking(self, on: bool) -> None:
        if on:
            self._spin.start()
        else:
            self._spin.stop()
        self._refresh_prompt()

    # ---- curtain and end -----------------------------------------------------------------------------------------

    def _who_may_look(self, seat: int) -> str:
        """The person of a seat, and partners who may look as well."""
        partners = [other for other in self.session.persons if other != seat and self.flow.trusts(seat, other)]
        names = [self.session.names[one] for one in (seat, *partners)]
        return self.tr(" and ").join(names)

    def _draw_curtain(self, seat: int) -> None:
        self._curtain_seat = seat
        # Nothing of the person before stays, not even in hidden widgets.
        self.log.model.replace([])
        self.prompt.show_prompt(Prompt("", quiet=True))
        self.curtain.fall(self._who_may_look(seat), self._arts[seat].accent, self._arts[seat].sign)

    def put_away_curtain(self) -> None:
        """Take the curtain with the page, which is about to leave the window."""
        if self.curtain.is_down:
            self.curtain.put_away()
        self.curtain.deleteLater()

    def _show_end(self) -> None:
        finish = self.telling.finish()
        if finish is None:
            return
        if self._end is not None:
            self._end.deleteLater()
        sheet = self.board.score_sheet(self.session.journal.state)
        self._end = EndScreen(finish, self._arts, self, sheet=sheet, board=self.view)
        self._end.rematch.connect(self._ask_rematch)
        self._end.look_back.connect(self._look_back)
        self._end.left.connect(self.leave)
        self._end.show_over()
        announce(self, f"{finish.heading}. {finish.reason}")

    def _look_back(self) -> None:
        if self._end is not None:
            self._end.hide()
        self.flow.look(self.session.step - 1)
        self.bar.history.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_rematch(self) -> None:
        self.flow.close()
        self.rematch.emit(rematch(self.session))

    def leave(self) -> None:
        """Back to the shelf; every action is kept already."""
        self.flow.close()
        self.left.emit()

    # ---- showing -------------------------------------------------------------------------------------------------

    def _refresh(self) -> None:
        self._show_bar()
        self._show_seats()
        self._refresh_prompt()
        self.view.choices = {row.address: row.entry.words for row in self.prompt.open_rows if row.address is not None}

    def _refresh_prompt(self) -> None:
        if not self._begun or self.flow.state is None or self.flow.mode is Mode.CURTAIN:
            return
        busy = self.session.is_thinking and not self._spin.isActive()
        before = self.prompt.wanted_height(self.prompt.width())
        meant = self.pointing.meant
        self.prompt.show_prompt(
            self._asking.prompt(busy=busy, meant=meant, note=self._note, refused=self._note_refused)
        )
        if self.prompt.wanted_height(self.prompt.width()) != before:
            self._layout()

    def _show_bar(self) -> None:
        flow, journal, bar = self.flow, self.session.journal, self.bar
        back = flow.mode is Mode.BACK
        shown = flow.step if back else journal.cursor
        bar.history.show_steps(journal.base, journal.cursor, journal.length, shown, journal.undo_limit)
        refusal = flow.undo_refusal()
        bar.allow_undo("" if refusal is None else self.say(refusal), redo=journal.can_redo, live=not back)
        bar.hint.setEnabled(flow.mode is Mode.ASKING)
        viewer = max(flow.viewer or 0, 0)
        bar.phases.show_phases(self.board.phases(flow.choosing.ask), self._arts[viewer].accent)

    def _show_seats(self) -> None:
        state = self.flow.state
        if state is None:
            return
        decision = self.session.game.decision(state)
        waited = decision.seats[0] if decision else None
        live = self.flow.mode is not Mode.BACK
        for seat, card in enumerate(self.seats.cards):
            art = self.board.seat_art(seat)
            if art.title != self._arts[seat].title:  # roles may be chosen in play
                self._arts[seat] = art
                card.set_art(art)
            words = self.telling.seat(seat, on_turn=seat == waited, live=live)
            card.show_seat(words, self.board.seat_sheet(state, seat), lit=seat == waited)

    # ---- settings, help, screen ----------------------------------------------------------------------------------

    def help_anchor(self) -> str:
        """The rule of what was refused last or is pointed at, else the game's page."""
        pointed = self.pointing.address
        return self.pointing.rule or (pointed and self.board.rule(pointed)) or self.session.game.info.id

    def _settings_changed(self) -> None:
        self.flow.apply_motion()
        self.prompt.spinner.calm = self.settings.less_motion

    def _open_settings(self) -> None:
        menu = table_menu(self.settings, self.flow, self)
        menu.popup(self.bar.settings.mapToGlobal(self.bar.settings.rect().bottomLeft()))

    def toggle_full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
