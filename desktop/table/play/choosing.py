"""One question to the person at the screen, narrowed pick by pick until an action goes into the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal

from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Board, Closed
from desktop.table.picker import AnyPicker, Picker
from desktop.table.session import TableSession
from desktop.table.settings import Settings


class Choosing(QObject):
    """Holds what is asked and what is picked so far; tells the board."""

    asked = Signal()
    """What is asked or picked has changed; see ``ask``."""
    refused = Signal(object)
    """A Refusal: what a person tried may not be done; None where there is nothing to try."""
    ambiguous = Signal(list)
    """Addresses that lie on one place: the list must tell them apart."""

    def __init__(self, session: TableSession, board: Board, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._board = board
        self._settings = settings
        self.picker: AnyPicker | None = None
        self.ask: Ask | None = None
        """What is asked; None while nothing is."""
        self.closed: list[Closed] = []
        """What may not be done at this point, to be listed."""
        self._state: Any = None
        self._seat = 0
        self._openings: tuple[Address, ...] = ()
        self._others: tuple[int, ...] = ()
        self._step = session.step
        """The step at which the question was put: an answer to an older one counts for nothing."""

    # ---- questions -----------------------------------------------------------------------------------------------

    def begin(self, seat: int, state: Any, others: Sequence[int] = ()) -> None:
        """Ask a seat to choose; ``state`` is the position as it may see it. ``others`` may interrupt with things that
        have a place."""
        self._seat, self._state, self._step, self._others = seat, state, self._session.step, tuple(others)
        self.picker = self._fresh_picker()
        self._openings = tuple(self.picker.options)
        if (lead := self._board.lead(self._asked_now(self.picker))) is not None:
            self.picker.lead(lead)
        self._narrowed()

    def _fresh_picker(self) -> AnyPicker:
        """What the asked seat may do, and beside it what others may do that it may not do itself."""
        session, steps = self._session, self._session.game.steps
        own = session.legal(self._seat)
        known = {steps(action) for action in own}
        others = [action for other in self._others for action in session.legal(other)]
        return Picker([*own, *(action for action in others if steps(action) and steps(action) not in known)], steps)

    def drop(self) -> None:
        """Nothing is asked any more; the change of mode that follows tells the panels."""
        if self.ask is not None:
            self.picker, self.ask, self.closed = None, None, []
            self._board.ask(None)
            self._board.point(None)

    def start_over(self) -> None:
        """Take back all picks of the question, if there is one."""
        if self.picker is not None:
            self.picker.clear()
            self._narrowed()

    @property
    def picked_anything(self) -> bool:
        return self.picker is not None and self.picker.begun

    @property
    def plain(self) -> Any | None:
        """The one choice beside the places that needs none, such as to go on without any: it gets a button."""
        picker = self.picker
        if picker is None or picker.picks or not picker.options or len(picker.buttons) != 1:
            return None
        return picker.buttons[0]

    def _narrowed(self) -> None:
        """The picks have changed: tell board and prompt."""
        picker = self.picker
        assert picker is not None
        self.ask = self._asked_now(picker)
        self.closed = self._reasons(self.ask, None)
        self._board.point(None)
        self._board.ask(self.ask)
        self.asked.emit()

    def _asked_now(self, picker: AnyPicker) -> Ask:
        return Ask(
            state=self._state,
            seat=self._seat,
            picks=picker.picks,
            options=picker.options,
            proposed=picker.chosen,
            foreseen=lambda action: self._session.foreseen(self._seat, action),
            refusal=self._session.refusal,
            lit=self._settings.show_legal,
            openings=self._openings,
        )

    # ---- why not -------------------------------------------------------------------------------------------------

    def why_not(self, addresses: list[Address]) -> Closed | None:
        """Why the first of the addresses that has a reason may not be picked."""
        if self.ask is None:
            return None
        return next((why[0] for address in addresses if (why := self._reasons(self.ask, address))), None)

    def _reasons(self, ask: Ask, address: Address | None) -> list[Closed]:
        """What may not be done by an address, with the game's reasons, each reason once."""
        found: dict[str, Closed] = {}
        for action in self._board.attempts(ask, address):
            if refusal := self._session.refusal(action):
                steps = self._session.game.steps(action)
                last = steps[-1] if steps else ""
                found.setdefault(str(refusal.sentence), Closed(last, action, refusal))
        return list(found.values())

    # ---- picks ---------------------------------------------------------------------------------------------------

    def pick(self, addresses: list[Address]) -> None:
        """A person picked a place, which may have several addresses.

        What may be picked next is picked; a place that means several such things is left to the list. A click on what
        was picked takes it back, and what begins another choice begins that one.
        """
        if self.picker is None or self.ask is None:
            return
        if self.ask.proposed is not None and self.ask.picks[-1] in addresses:
            self._play(self.ask.proposed)
            return
        fitting = self.picker.among(addresses)
        if len(fitting) == 1:
            more = self._board.follow(self.ask, fitting[0])
            for address in (fitting[0], *more):
                self.picker.pick(address)
            self._picked()
        elif len(fitting) > 1:
            self.ambiguous.emit(fitting)
        elif not self._begin_again(self.picker, addresses):
            closed = self.why_not(addresses)
            self._board.refuse(addresses[0] if addresses else None)
            self.refused.emit(closed.refusal if closed else None)

    def _begin_again(self, picker: AnyPicker, addresses: list[Address]) -> bool:
        again = any(address in picker.picks for address in addresses)
        if not picker.picks:
            return False
        fresh = self._fresh_picker()
        others = [address for address in fresh.among(addresses) if address not in picker.picks]
        if not again and not others:
            return False
        picker.clear()
        if others:
            picker.pick(others[0])
        self._picked()
        return True

    def choose(self, action: Any) -> None:
        """A person chose an action from a list or by the large button: that needs no confirmation."""
        if self.picker is not None:
            self._play(action)

    def back(self) -> bool:
        """Take back the last pick. False when nothing is picked."""
        if self.picker is None or not self.picker.back():
            return False
        self._narrowed()
        return True

    def _picked(self) -> None:
        chosen = self.picker.chosen if self.picker is not None else None
        if chosen is not None and not self._settings.confirm_moves:
            self._play(chosen)
        else:
            self._narrowed()

    def _play(self, action: Any) -> None:
        """The one place from which a person's action goes into the game; a stale one does nothing."""
        if not self._board.fill(action):
            self._session.act(action, self._step)

    def offer(self, action: Any) -> None:
        """An action made on the board itself: played, or refused with the reason."""
        if self.picker is None:
            return
        if (refusal := self._session.refusal(action)) is not None:
            self.refused.emit(refusal)
        else:
            self._session.act(action, self._step)
