"""What the prompt says in each mode of the flow: words and rows, made from game and board."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QCoreApplication

from desktop.kernel.words import Address, Sentence
from desktop.table.boards.base import Ask, Board, Entry
from desktop.table.kit.theme import AMBER, SHELF_EDGE
from desktop.table.play.flow import Flow, Mode
from desktop.table.play.prompt import Deed, Prompt, Row, Way

Say = Callable[[Sentence], str]


def _tr(text: str) -> str:
    return QCoreApplication.translate("TablePage", text)


class Asking:
    """Builds the prompt."""

    def __init__(self, flow: Flow, board: Board, say: Say, *, standings: Deed, rematch: Deed) -> None:
        """``standings`` and ``rematch`` are what can be done when the game is over."""
        self._flow = flow
        self._board = board
        self._say = say
        self._standings, self._rematch = standings, rematch
        self._rows_of: tuple[object, tuple[Row, ...]] = (None, ())
        """The rows made last and the question they belong to: a question keeps its rows while one points about."""

    def prompt(self, *, busy: bool, meant: Any | None, note: str, refused: bool) -> Prompt:
        """The prompt for the flow's mode. ``meant`` is the action that the large button takes."""
        flow = self._flow
        match flow.mode:
            case Mode.ASKING if flow.choosing.ask is not None:
                return self._question(flow.choosing.ask, meant, note, refused)
            case Mode.WAITING:
                return self._waiting(busy)
            case Mode.BACK:
                return self._looking_back()
            case Mode.RECAP:
                return self._recap()
            case Mode.EVERYBODY:
                return self._everybody()
            case Mode.OVER:
                return self._over()
        return self._showing()

    def _accent(self, seat: int | None) -> str:
        return SHELF_EDGE if seat is None else str(self._board.seat_art(seat).accent)

    def _sentence(self) -> str:
        return self._say(self._flow.session.game.prompt(self._flow.state))

    def _question(self, ask: Ask, meant: Any | None, note: str, refused: bool) -> Prompt:
        heading = self._board.heading(ask)
        if self._flow.waits_for_leave:
            heading = _tr("Anything before {name} goes on?").format(name=self._mover())
        return Prompt(
            heading=heading,
            line=self._sentence(),
            rows=self._rows(ask),
            primary=self._way_on(ask, meant),
            secondary=self._way_out(ask),
            accent=self._accent(ask.seat),
            note=note,
            note_refused=refused,
        )

    def _way_on(self, ask: Ask, meant: Any | None) -> Way:
        """The large button: the action that is meant, or leave for the computer player that waits."""
        flow, picker = self._flow, self._flow.choosing.picker
        if flow.waits_for_leave:
            return Way(_tr("Let {name} go on").format(name=self._mover()), flow.let_go_on)
        if meant is not None:
            return Way(self._board.verb(meant), partial(flow.choosing.choose, meant))
        if picker is not None and len(picker.candidates) == 1:
            return Way(self._board.verb(picker.candidates[0]))  # nobody has picked it yet
        return Way(_tr("Choose above") if ask.picks else "")

    def _way_out(self, ask: Ask) -> Way:
        """The small button: back from a pick or from an interruption, or on without any choice."""
        flow, plain = self._flow, self._flow.choosing.plain
        if flow.choosing.picked_anything:
            return Way(_tr("Back"), flow.choosing.back)
        if flow.stopping.active:
            return Way(_tr("Not again this turn"), partial(flow.let_go_on, quiet=True))
        if flow.interrupter is not None:
            return Way(_tr("Back to {name}").format(name=self._mover()), flow.step_aside)
        return Way() if plain is None else Way(self._label(ask, plain), partial(flow.choosing.choose, plain))

    def _mover(self) -> str:
        """Who the game waits for."""
        decision = self._flow.session.decision
        return self._flow.session.names[decision.seats[0]] if decision else ""

    def _rows(self, ask: Ask) -> tuple[Row, ...]:
        if self._rows_of[0] is not ask:
            self._rows_of = ask, tuple(self._new_rows(ask))
        return self._rows_of[1]

    def _new_rows(self, ask: Ask) -> list[Row]:
        picker = self._flow.choosing.picker
        rows = [self._row(ask, address, actions) for address, actions in ask.options.items()]
        buttons = picker.buttons if picker is not None and len(picker.candidates) > 1 else []
        if self._flow.choosing.plain is not None:
            buttons = []
        rows += [Row(self._board.action_entry(ask, one), action=one) for one in buttons]
        if self._flow.answering.moment is not None and not ask.picks:
            rows += self._wishes((ask.seat,))
        return rows if ask.proposed is not None else rows + self._closed_rows()

    def _label(self, ask: Ask, action: Any) -> str:
        return self._say(self._flow.session.game.label(ask.state, action))

    def _row(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Row:
        entry = self._board.entry(ask, address, actions)
        seat = actions[0].seat
        if seat != ask.seat:  # an interruption
            entry = replace(entry, title=f"{self._flow.session.names[seat]}: {entry.title}")
        return Row(entry, address=address)

    def _closed_rows(self) -> list[Row]:
        return [
            Row(self._board.closed_entry(closed, self._say(closed.refusal.sentence)), closed.address, closed=True)
            for closed in self._flow.choosing.closed
        ]

    def _waiting(self, busy: bool) -> Prompt:
        decision = self._flow.session.decision
        seat = decision.seats[0] if decision else 0
        return Prompt(
            _tr("{name} is to move").format(name=self._mover()),
            self._sentence(),
            busy=busy,
            accent=self._accent(seat),
            quiet=True,
        )

    def _looking_back(self) -> Prompt:
        flow = self._flow
        words = _tr("This is how it stood after step {step} of {last}. The game waits and is not touched.")
        return Prompt(
            _tr("Looking back"),
            words.format(step=flow.step, last=flow.session.step),
            primary=Way(_tr("Back to the game"), flow.go_live),
            accent=AMBER,
        )

    def _recap(self) -> Prompt:
        flow = self._flow
        tell = flow.session.game.tell
        if self._rows_of[0] is not flow.recap:
            told = [tell(event) for _, events in flow.recap for event in events]
            self._rows_of = flow.recap, tuple(Row(Entry(self._say(one))) for one in told if one is not None)
        return Prompt(
            _tr("Since your last turn"),
            _tr("This is what happened meanwhile."),
            rows=self._rows_of[1],
            primary=Way(_tr("Go on"), flow.end_recap),
            secondary=Way(_tr("Watch it"), flow.watch_recap),
            accent=self._accent(flow.viewer),
        )

    def _everybody(self) -> Prompt:
        """Whether anybody answers: what all may know, whatever anybody holds (ASV-UI-07)."""
        flow, answering = self._flow, self._flow.answering
        moment = answering.moment
        assert moment is not None
        if self._rows_of[0] is not moment:
            rows = [self._taking(seat) for seat in answering.asked]
            self._rows_of = moment, (*rows, *self._wishes(answering.asked))
        note, going_on = "", answering.looked_before
        if going_on is not None:
            note = _tr("Who answers takes the screen unseen. If nobody does, only {name} looks on.")
            note = note.format(name=flow.session.names[going_on])
        return Prompt(
            _tr("Does anybody answer?"),
            f"{self._say(moment.what)} {self._say(moment.answers)}",
            rows=self._rows_of[1],
            primary=Way(_tr("Nobody answers"), flow.nobody_answers),
            note=note,
            accent=AMBER,
        )

    def _taking(self, seat: int) -> Row:
        name = self._flow.session.names[seat]
        entry = Entry(_tr("{name} answers").format(name=name), picture=self._board.seat_art(seat).sign)
        return Row(entry, deed=partial(self._flow.take_screen, seat))

    def _wishes(self, seats: Sequence[int]) -> list[Row]:
        """That a seat need not be asked about such things any more."""
        moment = self._flow.answering.moment
        if moment is None or not moment.subject:
            return []
        what = self._say(moment.subject_name)
        alone = len(self._flow.session.persons) == 1
        rows = []
        for seat in seats:
            words = _tr("Always pass: {what}") if alone else _tr("{name} always passes: {what}")
            entry = Entry(words.format(name=self._flow.session.names[seat], what=what))
            rows.append(Row(entry, deed=partial(self._flow.wish, seat)))
        return rows

    def _over(self) -> Prompt:
        return Prompt(
            _tr("The game is over"),
            self._sentence(),
            primary=Way(_tr("Standings"), self._standings),
            secondary=Way(_tr("Rematch"), self._rematch),
            accent=AMBER,
        )

    def _showing(self) -> Prompt:
        """What is being shown, in the words of the log."""
        tell = self._flow.session.game.tell
        shown = [event for event in self._flow.showing if self._board.tells(event)]
        told = next((line for event in shown if (line := tell(event)) is not None), None)
        heading = _tr("A moment…") if told is None else self._say(told)
        return Prompt(heading, _tr("Space or a click shows the end at once."), quiet=True)
