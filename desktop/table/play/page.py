"""The page on which a game is played."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from PySide6.QtCore import QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.kernel.game import Event, Refusal
from desktop.kernel.words import Address, Sentence
from desktop.table.boards.base import Table, Tip
from desktop.table.boards.catalogue import make_board
from desktop.table.boards.view import BoardView
from desktop.table.curtain import Curtain
from desktop.table.kit.cache import Pictures
from desktop.table.kit.theme import GOOD
from desktop.table.newgame.plan import PERSON
from desktop.table.play.asking import Asking
from desktop.table.play.ending import EndScreen, Finish, Standing
from desktop.table.play.flow import Flow, Mode
from desktop.table.play.keys import handle_key
from desktop.table.play.log import LogLine, LogPanel
from desktop.table.play.menu import settings_menu
from desktop.table.play.prompt import PromptPanel, Row
from desktop.table.play.seats import SeatsPanel, SeatWords
from desktop.table.play.sheet import SHEET
from desktop.table.play.speech import announce
from desktop.table.play.topbar import HEIGHT, TopBar
from desktop.table.session import TableSession, rematch
from desktop.table.settings import Settings

SPINNER_AFTER_MS = 300
_MARGIN, _GAP = 12, 10
_SPLIT = 0.37
_LEFT, _RIGHT = (176, 244), (292, 430)


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
        self.board = make_board(Table(session.game, session.setup, self.say), pictures or Pictures())
        self.board.setParent(self)
        self.flow = Flow(session, self.board, settings, self)
        self._asking = Asking(self.flow, self.board, self.say)
        self._arts = [self.board.seat_art(seat) for seat in range(len(session.names))]
        self._pointed: Address | None = None
        self._cursor: Address | None = None
        self._note, self._note_refused = "", False
        self._rule = ""
        self._end: EndScreen | None = None
        self._begun = False
        self._build()
        self._connect()

    # ---- making it -----------------------------------------------------------------------------------------------

    def _build(self) -> None:
        info = self.session.game.info
        self.bar = TopBar(info.title, self._arts[0].portrait, GOOD, self)
        self.view = BoardView(self.board, self._walk, self)
        self.view.setObjectName("board_view")
        self.view.setAccessibleName(self.tr("Board: arrow keys move the cursor, Tab walks the choices, Enter takes"))
        self.seats = SeatsPanel(self._arts, self)
        self.prompt = PromptPanel(self)
        self.log = LogPanel(self._arts, self)
        self.panels = self.board.panels()
        for panel in self.panels:
            panel.setParent(self)
        self.setStyleSheet(SHEET)
        self.curtain = Curtain(self)
        self.curtain.hide()
        self._spin = QTimer(self)
        self._spin.setSingleShot(True)
        self._spin.setInterval(SPINNER_AFTER_MS)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        order = [self.view, self.prompt.take, self.prompt.back, self.log.view, self.bar.shelf]
        for before, after in pairwise(order):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        flow, session, bar = self.flow, self.session, self.bar
        flow.mode_changed.connect(self._mode_changed)
        flow.asked.connect(self._asked)
        flow.told.connect(self._told)
        flow.retold.connect(self._retell)
        flow.shown.connect(self._shown)
        flow.refused.connect(self._refused)
        flow.ambiguous.connect(self._ambiguous)
        flow.curtain_needed.connect(self._draw_curtain)
        session.thinking.connect(self._thinking)
        session.noted.connect(self._noted)
        session.failed.connect(lambda problem: self._say_note(self.say(problem.sentence), refused=True))
        session.advised.connect(self._advised)
        self._spin.timeout.connect(self._refresh_prompt)
        self.view.picked.connect(self._clicked)
        self.view.pointed.connect(self._moved_over)
        self.view.left.connect(lambda: self._point(None))
        self.prompt.picked.connect(self._row_picked)
        self.prompt.pointed.connect(self._row_pointed)
        self.prompt.primary.connect(self.take)
        self.prompt.secondary.connect(self._second)
        self.prompt.stopped.connect(session.stop_thinking)
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
        self.curtain.ready.connect(self._curtain_lifted)
        self.settings.changed.connect(lambda _: flow.apply_motion())

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        if not self._begun:
            self._begun = True
            self._layout()
            self.view.settle()
            self._retell()
            self.flow.begin()
            self._retell()
            self.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def say(self, sentence: Sentence) -> str:
        """A sentence in the reader's language with the names of the seats."""
        return sentence.fill(self.session.names, lambda text: self.tr(text))

    # ---- laying it out -------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout()

    def _layout(self) -> None:
        width, height = self.width(), self.height()
        self.bar.setGeometry(0, 0, width, HEIGHT)
        self.bar.fit(width)
        top, room = HEIGHT + _GAP, height - HEIGHT - _GAP - _MARGIN
        narrow = width < 860
        least = (0 if narrow else _LEFT[0] + _GAP) + _RIGHT[0] + _GAP + 2 * _MARGIN
        side = max(200, min(room, width - least))
        rest = width - side - 2 * _MARGIN - (1 if narrow else 2) * _GAP
        left = 0 if narrow else min(max(round(rest * _SPLIT), _LEFT[0]), _LEFT[1])
        right = min(max(rest - left, _RIGHT[0]), _RIGHT[1])
        x = _MARGIN + (left + _GAP if left else 0)
        board_width = width - x - right - _GAP - _MARGIN
        self.view.setGeometry(x, top, max(100, board_width), max(100, room))
        self._stack_panels(_MARGIN, top, left, room)
        self._stack_right(x + board_width + _GAP, top, right, room)
        if self._end is not None:
            self._end.setGeometry(self.rect())

    def _stack_panels(self, x: int, top: int, width: int, room: int) -> None:
        """The board's cards, the most important first; the last ones shrink and then fold away."""
        y = top
        for index, panel in enumerate(self.panels):
            left_over = top + room - y
            wanted = panel.sizeHint().height()
            last = index == len(self.panels) - 1
            height = min(wanted if not last else left_over, left_over)
            if height < wanted and room < 760 and not last:
                height = round(wanted * room / 860)
            fits = width > 0 and height >= 110
            panel.setVisible(fits)
            if fits:
                panel.setGeometry(x, y, width, height)
                y += height + _GAP

    def _stack_right(self, x: int, top: int, width: int, room: int) -> None:
        self.seats.set_low(room < 820)
        seats = self.seats.sizeHint().height()
        self.seats.setGeometry(x - 3, top - 3, width + 6, seats)
        y = top - 3 + seats + _GAP - 4
        least_log = 120
        free = top + room - y
        self.prompt.setFixedWidth(width)
        wanted = self.prompt.wanted_height(width)
        prompt = min(wanted, max(180, free - least_log - _GAP))
        self.prompt.setGeometry(x, y, width, prompt)
        y += prompt + _GAP
        self.log.setGeometry(x, y, width, max(60, top + room - y))

    # ---- pointing and picking ------------------------------------------------------------------------------------

    def _clicked(self, point: QPointF) -> None:
        if self.flow.skip():
            return
        self._cursor = None
        self.board.set_cursor(None)
        self.flow.pick(self.board.addresses_at(point))

    def _moved_over(self, point: QPointF) -> None:
        self._point(self._best(self.board.addresses_at(point)))

    def _best(self, addresses: list[Address]) -> Address | None:
        """Of the addresses at a place the one that may be picked, else the most general one."""
        picker = self.flow.picker
        fitting = picker.among(addresses) if picker is not None else []
        if fitting:
            return fitting[0]
        return addresses[-1] if addresses else None

    def _point(self, address: Address | None) -> None:
        """Show what an address would do, or why it may not be picked."""
        if self.flow.mode is not Mode.ASKING or self.flow.ask is None or self.flow.board.moving:
            return
        if address == self._pointed:
            return
        options = self.flow.ask.options
        keep = address is None and self._pointed in options and bool(self.flow.ask.picks)
        self._pointed = self._pointed if keep else address
        self._rule = ""
        tip = self._tip(self._pointed)
        self.board.point(self._pointed, tip)
        self.prompt.show_pointed([self._pointed] if self._pointed else [])
        self._show_seats()
        self._refresh_prompt()

    def _tip(self, address: Address | None) -> Tip | None:
        ask = self.flow.ask
        if address is None or ask is None:
            return None
        if address in ask.options:
            entry = self.board.entry(ask, address, ask.options[address])
            return Tip(entry.title, entry.detail)
        closed = self.flow.why_not([address])
        if closed is None:
            return None
        self._rule = closed.refusal.rule
        return Tip(
            self.say(closed.refusal.sentence),
            self.tr("Rule {rule}; F1 tells more").format(rule=self._rule),
            refused=True,
        )

    def _row_pointed(self, address: Address | None) -> None:
        self._point(address)

    def _row_picked(self, row: Row) -> None:
        if row.closed:
            if row.address is not None:
                self.flow.pick([row.address])
        elif row.action is not None:
            self.flow.choose(row.action)
        elif row.address is not None:
            self.flow.pick([row.address])

    @property
    def meant(self) -> Any | None:
        """The action that the large button takes: the proposed one, the only one, or the one pointed at."""
        ask, picker = self.flow.ask, self.flow.picker
        if ask is None or picker is None:
            return None
        if ask.proposed is not None:
            return ask.proposed
        if len(picker.candidates) == 1 and (ask.picks or not ask.options):
            return picker.candidates[0]
        behind = ask.options.get(self._pointed or "", ())
        return behind[0] if ask.picks and len(behind) == 1 else None

    def take(self) -> None:
        """What the large button does in the present mode."""
        match self.flow.mode:
            case Mode.ASKING:
                if (meant := self.meant) is not None:
                    self.flow.choose(meant)
            case Mode.BACK:
                self.flow.go_live()
            case Mode.RECAP:
                self.flow.end_recap()
            case Mode.OVER:
                self._show_end()

    def _second(self) -> None:
        match self.flow.mode:
            case Mode.ASKING:
                self.flow.back()
            case Mode.RECAP:
                self.flow.watch_recap()
            case Mode.OVER:
                self._ask_rematch()

    def _ambiguous(self, addresses: list[Address]) -> None:
        self._say_note(self.tr("Two ways lead there: choose one of the list."))
        self.prompt.focus_row(addresses[0])

    # ---- keys ----------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not handle_key(self, event):
            super().keyPressEvent(event)

    def move_cursor(self, right: int, down: int) -> None:
        """The arrow keys."""
        start = self._cursor or self._pointed
        self._set_cursor(self.board.beside(start, right, down))

    def pick_at_cursor(self) -> bool:
        """Enter on the board. False without a cursor on it."""
        if self._cursor is None or self.flow.mode is not Mode.ASKING:
            return False
        place = self.board.place(self._cursor)
        picker = self.flow.picker
        if picker is not None and self._cursor in picker.options:
            self.flow.pick([self._cursor])
        elif place is not None:
            self.flow.pick(self.board.addresses_at(place.center()))
        return True

    def _walk(self, forward: bool) -> bool:
        """Tab on the board goes from choice to choice; past the last one it leaves the board."""
        ask = self.flow.ask
        if self.flow.mode is not Mode.ASKING or ask is None or not ask.options:
            return False
        options = list(ask.options)
        if self._cursor in options:
            index = options.index(self._cursor) + (1 if forward else -1)
        else:
            index = 0 if forward else len(options) - 1
        if not 0 <= index < len(options):
            self._cursor = None
            self.board.set_cursor(None)
            return False
        self._set_cursor(options[index])
        return True

    def _set_cursor(self, address: Address) -> None:
        self._cursor = address
        self.board.set_cursor(address)
        place = self.board.place(address)
        if place is not None:
            self.view.reveal(place)
        shown = address
        if place is not None and self.flow.picker is not None and address not in self.flow.picker.options:
            shown = self._best(self.board.addresses_at(place.center())) or address
        self._point(shown)
        tip = self._tip(shown)
        announce(self.view, f"{self.board.name(address)}. {tip.title if tip else ''}")

    # ---- what the flow says --------------------------------------------------------------------------------------

    def _mode_changed(self) -> None:
        self.board.show_live(self.flow.mode is not Mode.BACK)
        self.log.mark(self.flow.step if self.flow.mode is Mode.BACK else -1)
        if self.flow.mode in (Mode.SHOWING, Mode.BACK):
            self._note = ""
        self._refresh()
        if self.flow.mode is Mode.OVER and self._end is None:
            QTimer.singleShot(0, self, self._show_end)

    def _asked(self) -> None:
        self._pointed = None
        self._rule = ""
        if self.flow.mode is Mode.ASKING and self.flow.ask is not None:
            self._note, self._note_refused = "", False
            if self._cursor is not None and self.flow.ask.picks and self.flow.ask.options:
                self._set_cursor(next(iter(self.flow.ask.options)))
            elif self._cursor is not None:
                self.board.set_cursor(self._cursor)
        self._refresh()
        if self.flow.ask is not None:
            announce(self.prompt, f"{self.prompt.heading.text()}. {self.prompt.line.text()}")

    def _told(self, step: int, events: list[Event]) -> None:
        lines = self._lines(step, events)
        self.log.model.add(lines)
        for one in lines:
            announce(self.log, one.words)

    def _retell(self) -> None:
        """Write the log anew, as the viewer may see it."""
        if self.flow.mode is Mode.CURTAIN:
            self.log.model.replace([])
            return
        lines: list[LogLine] = []
        for step, events in self.session.history(self.flow.viewer):
            lines += self._lines(step, events)
        self.log.model.replace(lines)
        self._refresh()

    def _lines(self, step: int, events: list[Event]) -> list[LogLine]:
        found = []
        for event in events:
            sentence = self.session.game.tell(event)
            if sentence is not None:
                found.append(LogLine(step, getattr(event, "seat", None), self.say(sentence), sentence.places))
        return found

    def _shown(self) -> None:
        self._refresh()

    def _refused(self, refusal: Refusal | None) -> None:
        if refusal is None:
            return
        self._rule = refusal.rule
        self._say_note(f"{self.say(refusal.sentence)} ({refusal.rule})", refused=True)

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
        best, value = weighed[0]
        words = self.tr("Hint: {what}.").format(what=self.say(self.session.game.label(self.flow.state, best)))
        if len(weighed) > 1:
            second, other = weighed[1]
            other_words = self.say(self.session.game.label(self.flow.state, second))
            if value > other:
                words += " " + self.tr(
                    "Looking one move ahead it leaves you best of {count} choices; next comes {other}."
                ).format(count=len(weighed), other=other_words)
            else:
                words += " " + self.tr("Looking one move ahead, {other} is just as good.").format(other=other_words)
        self._say_note(words)
        steps = self.session.game.steps(best)
        picker = self.flow.picker
        if picker is not None and steps:
            depth = len(picker.picks)
            following = steps[depth] if steps[:depth] == picker.picks and depth < len(steps) else None
            if following is not None:
                self._point(following)

    # ---- thinking, curtain, end ----------------------------------------------------------------------------------

    def _thinking(self, on: bool) -> None:
        if on:
            self._spin.start()
        else:
            self._spin.stop()
        self._refresh_prompt()

    def _draw_curtain(self, seat: int) -> None:
        self._curtain_seat = seat
        art = self._arts[seat]
        self.log.model.replace([])
        self.curtain.fall(self.session.names[seat], art.accent, art.sign)

    def _curtain_lifted(self) -> None:
        self.flow.lift(self._curtain_seat)

    def _show_end(self) -> None:
        outcome = self.session.outcome
        if outcome is None:
            return
        if self._end is not None:
            self._end.deleteLater()
        names = self.session.names
        ranked = sorted(range(len(names)), key=lambda seat: (outcome.ranks[seat], -outcome.scores[seat], seat))
        standings = tuple(Standing(outcome.ranks[seat], seat, names[seat], outcome.scores[seat]) for seat in ranked)
        winners = [names[seat] for seat in outcome.winners]
        if len(winners) == 1:
            heading = self.tr("{name} wins").format(name=winners[0])
        else:
            heading = self.tr("{names} share the win").format(names=", ".join(winners))
        accent = str(self._arts[outcome.winners[0]].accent) if outcome.winners else GOOD
        finish = Finish(heading, self.say(outcome.reason), standings, self._score_line(), accent)
        self._end = EndScreen(finish, self._arts, self)
        self._end.rematch.connect(self._ask_rematch)
        self._end.look_back.connect(self._look_back)
        self._end.left.connect(self.leave)
        self._end.show_over()
        announce(self, f"{heading}. {finish.reason}")

    def _score_line(self) -> tuple[tuple[int, ...], ...]:
        """The figures of all seats after each step."""
        journal = self.session.journal
        seats = range(len(self.session.names))
        rows = []
        for step in range(journal.base, journal.cursor + 1):
            state = journal.state_at(step)
            sheets = [self.board.seat_sheet(state, seat).score for seat in seats]
            rows.append(tuple(int(score) if score.lstrip("-").isdigit() else 0 for score in sheets))
        return tuple(rows)

    def _look_back(self) -> None:
        if self._end is not None:
            self._end.hide()
        self.flow.look(self.session.step - 1)
        self.bar.history.slider.setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_rematch(self) -> None:
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

    def _refresh_prompt(self) -> None:
        if not self._begun or self.flow.state is None or self.flow.mode is Mode.CURTAIN:
            return
        busy = self.session.is_thinking and not self._spin.isActive()
        meant = self.meant
        before = self.prompt.wanted_height(self.prompt.width())
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
        bar.undo.setEnabled(refusal is None and not back)
        bar.undo.setToolTip(self.tr("Undo (Ctrl+Z)") if refusal is None else self.say(refusal))
        bar.undo.setAccessibleDescription("" if refusal is None else self.say(refusal))
        bar.redo.setEnabled(journal.can_redo and not back)
        bar.redo.setToolTip(
            self.tr("Redo (Ctrl+Y)") if journal.can_redo else self.tr("Nothing was undone that could be done again.")
        )
        bar.hint.setEnabled(flow.mode is Mode.ASKING)
        art = self._arts[flow.viewer] if flow.viewer is not None else self._arts[0]
        bar.phases.show_phases(self.board.phases(flow.ask), art.accent)

    def _show_seats(self) -> None:
        if self.flow.state is None:
            return
        decision = self.session.game.decision(self.flow.state)
        waited = decision.seats[0] if decision else None
        for seat, card in enumerate(self.seats.cards):
            lit = seat == waited
            words = SeatWords(self.session.names[seat], self._kind(seat), self._turn_tag(seat) if lit else "")
            card.show_seat(words, self.board.seat_sheet(self.flow.state, seat), lit=lit)

    def _kind(self, seat: int) -> str:
        who = self.session.controllers[seat]
        if who == PERSON:
            return self.tr("plays here")
        return self.tr("computer, {level}").format(level=self.tr(who))

    def _turn_tag(self, seat: int) -> str:
        return self.tr("your move") if self.session.is_person(seat) else self.tr("to move")

    # ---- settings, help, screen ----------------------------------------------------------------------------------

    def help_anchor(self) -> str:
        """The rule of what is pointed at or was refused last, else the game's page."""
        return self._rule or self.session.game.info.id

    def _open_settings(self) -> None:
        menu = settings_menu(self.settings, self)
        menu.popup(self.bar.settings.mapToGlobal(self.bar.settings.rect().bottomLeft()))

    def toggle_full_screen(self) -> None:
        window = self.window()
        window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)
