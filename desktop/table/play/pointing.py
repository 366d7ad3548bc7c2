"""Where a person points, by mouse, by keys or in the list, and what is shown and meant there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QTimer, Signal

from desktop.kernel.words import Address, Sentence
from desktop.table.boards.base import Ask, Board, Tip
from desktop.table.boards.view import BoardView
from desktop.table.play.flow import Flow, Mode
from desktop.table.play.speech import announce

DWELL_MS = 420
"""A reason why not appears when the pointer rests, not while it passes."""


class Pointing(QObject):
    """The address pointed at, the keyboard cursor, and the action that both mean."""

    changed = Signal()
    """Another address is pointed at."""

    def __init__(self, flow: Flow, board: Board, view: BoardView, say: Callable[[Sentence], str]) -> None:
        super().__init__(view)
        self._flow = flow
        self._board = board
        self._view = view
        self._say = say
        self.address: Address | None = None
        self.cursor: Address | None = None
        self.rule = ""
        """The rule of the reason shown last, for help."""
        self._asked: Ask | None = None
        """The question as it was put last."""
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL_MS)
        self._dwell.timeout.connect(self._show_reason)

    # ---- pointing ------------------------------------------------------------------------------------------------

    def over(self, point: QPointF) -> None:
        """The mouse is at a point of the board."""
        self.at(self._best(self._board.addresses_at(point)))

    def at(self, address: Address | None, *, at_once: bool = False) -> None:
        """Show what picking the address would do; why it may not be picked only after a while, unless ``at_once``.

        What was pointed at last stays meant while the pointer is on nothing, so that the large button can take it.
        """
        ask = self._flow.choosing.ask
        if address == self.address:
            return
        if self._flow.mode is not Mode.ASKING or ask is None:
            self.address = address
            self._board.point(address)
            return
        if address is None and ask.picks and self.address in ask.options:
            return
        self.address = address
        self._dwell.stop()
        if address is not None and address not in ask.options:
            self._board.point(None)
            self._show_reason() if at_once else self._dwell.start()
        else:
            self._board.point(address, self._tip(address))
        self.changed.emit()

    def refresh(self) -> None:
        """What is pointed at means something else now."""
        address, self.address = self.address, None
        if address is not None:
            self.at(address, at_once=True)

    def reset(self) -> None:
        """Another question: nothing is pointed at."""
        self.address, self.rule = None, ""
        self._dwell.stop()

    def _best(self, addresses: list[Address]) -> Address | None:
        """Of the addresses at a place the one that may be picked, else the most general one."""
        picker = self._flow.choosing.picker
        fitting = picker.among(addresses) if picker is not None else []
        if fitting:
            return fitting[0]
        return addresses[-1] if addresses else None

    def _tip(self, address: Address | None) -> Tip | None:
        ask = self._flow.choosing.ask
        if ask is None or address is None or address not in ask.options:
            return None
        entry = self._board.entry(ask, address, self._behind(ask, address))
        return Tip(entry.title, entry.detail)

    def _show_reason(self) -> None:
        if self.address is None or self._flow.choosing.ask is None:
            return
        closed = self._flow.choosing.why_not([self.address])
        if closed is None:
            self._board.point(self.address)
            return
        self.rule = closed.refusal.rule
        more = QCoreApplication.translate("TablePage", "Rule {rule}: F1 tells more").format(rule=self.rule)
        self._board.point(self.address, Tip(self._say(closed.refusal.sentence), more, refused=True))

    # ---- what is meant -------------------------------------------------------------------------------------------

    @property
    def meant(self) -> Any | None:
        """The action that the large button takes: the proposed one, the only one, or the one pointed at."""
        ask, picker = self._flow.choosing.ask, self._flow.choosing.picker
        if ask is None or picker is None:
            return None
        if ask.proposed is not None:
            return ask.proposed
        if len(picker.candidates) == 1 and (ask.picks or not ask.options):
            return picker.candidates[0]
        behind = self._behind(ask, self.address) if self.address is not None else []
        return behind[0] if ask.picks and len(behind) == 1 else None

    def _behind(self, ask: Ask, address: Address) -> list[Any]:
        """The actions that a pick of the address leaves over."""
        more = self._board.follow(ask, address)
        first = len(ask.picks) + 1
        steps = self._flow.session.game.steps
        found = ask.options.get(address, ())
        return [action for action in found if steps(action)[first : first + len(more)] == more]

    # ---- the keyboard's cursor -----------------------------------------------------------------------------------

    def move(self, right: int, down: int) -> None:
        """The arrow keys."""
        self.set_cursor(self._board.beside(self.cursor or self.address, right, down))

    def walk(self, forward: bool) -> bool:
        """Tab goes from choice to choice; false past the last one, when the focus is to leave the board."""
        ask = self._flow.choosing.ask
        if self._flow.mode is not Mode.ASKING or ask is None or not ask.options:
            return False
        options = [*ask.options, *self._openings(ask)]
        if self.cursor in options:
            index = options.index(self.cursor) + (1 if forward else -1)
        else:
            index = 0 if forward else len(options) - 1
        if not 0 <= index < len(options):
            self.drop_cursor()
            return False
        self.set_cursor(options[index])
        return True

    @staticmethod
    def _openings(ask: Ask) -> list[Address]:
        """What would begin another choice than the one begun; last, so that Tab backwards comes to it at once."""
        begun = {*ask.options, *ask.picks} if ask.picks else ask.openings
        return [address for address in ask.openings if address not in begun]

    def set_cursor(self, address: Address) -> None:
        self.cursor = address
        self._board.set_cursor(address)
        place = self._board.place(address)
        shown: Address | None = address
        if place is not None:
            self._view.reveal(place)
            if self._flow.choosing.picker is not None and address not in self._flow.choosing.picker.options:
                shown = self._best(self._board.addresses_at(place.center()))
        self.at(shown, at_once=True)
        tip = self._tip(shown)
        announce(self._view, f"{self._board.name(address)}. {tip.title if tip else ''}")

    def drop_cursor(self) -> None:
        self.cursor = None
        self._board.set_cursor(None)

    def follow_question(self) -> None:
        """Keep the cursor useful when the question has changed: on to the first choice after a pick, and back to what
        was picked when that is taken back."""
        ask = self._flow.choosing.ask
        before, self._asked = self._asked, ask
        if self.cursor is None or ask is None:
            return
        dropped = before.picks[len(ask.picks) :] if before is not None and before.state is ask.state else ()
        if dropped and dropped[0] in ask.options:
            self.set_cursor(dropped[0])
        elif ask.picks and ask.options:
            self.set_cursor(next(iter(ask.options)))
        else:
            if self._board.place(self.cursor) is None:
                self.cursor = self._board.beside(None, 0, 0)
            self._board.set_cursor(self.cursor)

    def take_cursor(self) -> bool:
        """Enter on the board. False without a cursor, or where nothing is picked on the board."""
        picker = self._flow.choosing.picker
        if self.cursor is None or picker is None or not picker.options or self._flow.mode is not Mode.ASKING:
            return False
        place, ask = self._board.place(self.cursor), self._flow.choosing.ask
        if self.cursor in picker.options or (ask is not None and self.cursor in self._openings(ask)):
            self._flow.choosing.pick([self.cursor])
        elif place is not None:
            self._flow.choosing.pick(self._board.addresses_at(place.center()))
        return True
