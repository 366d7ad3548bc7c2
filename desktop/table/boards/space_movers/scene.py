"""The table of Space Movers as a scene: it draws positions, shows what may be picked and plays what happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QWidget

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.events import CheckEnded, DieThrown
from desktop.games.space_movers.state import NOWHERE, UNKNOWN, CheckFrame, EngineFrame, KitchenFrame, MoversState
from desktop.games.space_movers.who import actor
from desktop.kernel.game import Event
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Curve, Entry, Phases, SeatArt, SeatSheet, Stop, Tip
from desktop.table.boards.space_movers import choices, seating
from desktop.table.boards.space_movers.attempts import attempts
from desktop.table.boards.space_movers.check_panel import CheckPanel
from desktop.table.boards.space_movers.drawing import Shown
from desktop.table.boards.space_movers.painted import STRENGTH_BUTTONS, PaintedTable
from desktop.table.boards.space_movers.pieces import Flights
from desktop.table.boards.space_movers.places import Places, number_of
from desktop.table.boards.space_movers.stops import stop_of
from desktop.table.boards.space_movers.talk import lay_talk
from desktop.table.boards.space_movers.throwing import is_in_box, opens
from desktop.table.boards.space_movers.tray import Placed


class SpaceMoversBoard(PaintedTable):
    """Chart, ship, cards and checks of one game."""

    # ---- states --------------------------------------------------------------------------------------------------

    def show(self, state: Any) -> None:
        self.flights = Flights()
        self._shown = Shown(state.copy(), self._seat_for(state, None))
        self._turned = None
        self.renew()

    def blank(self) -> None:
        self._turned = None
        self.ask(None)
        if self._shown is not None:
            self._shown.state.hands = [[UNKNOWN] * len(hand) for hand in self._shown.state.hands]
            self.renew()

    def play(self, events: Sequence[Event], after: Any) -> None:
        if self._shown is None:
            self.show(after)
        assert self._shown is not None
        self._after = after
        self._mover.start(events, self._shown.state)

    def _come_to_rest(self) -> None:
        after, self._after = self._after, None
        if after is not None:
            self.show(after)
            self.settled.emit()

    def tells(self, event: Event) -> bool:
        return not isinstance(event, DieThrown | CheckEnded)

    def skip(self) -> None:
        self._mover.skip()

    @property
    def moving(self) -> bool:
        return self._mover.running

    def _renew_places(self) -> None:
        shown = self._shown
        if shown is None:
            return
        state = shown.state
        shown.usable = frozenset(self._ask.options) if self._ask is not None else frozenset()
        turned = number_of(self._turned, "seat") if self._turned is not None else None
        shown.seat = turned if turned is not None else self._seat_for(state, self._ask)
        shown.cards, shown.pile = self._strip(state, shown.seat)
        top = state.stack[-1] if state.stack else None
        self._check = CheckPanel(self.tables, self._overlay(), top) if isinstance(top, CheckFrame) else None
        chooser = seating.chooser_places(self._overlay(), len(self.crew)) if state.phase == "choose" else {}
        self._chooser = chooser
        shown.talk = self._turned == "talk" and self._check is None and not chooser
        self._talk = lay_talk(self._overlay(), state) if shown.talk else []
        box: dict[Address, QRectF] = {}
        if self._check is not None:
            box = self.throwing.places(state)
        if not self.moving:
            self.throwing.show(state, self._ask)
            self.odds.show(state)
        cards = [*(placed for row in self._talk for placed in row.cards), *shown.cards]
        parts = self.tables, self.layout_, self.chart, self.ship, self.tray
        self.places = Places(*parts, state, cards, self._check, chooser, box, covered=shown.talk)
        if self._ask is not None:
            self.places.alias(self.tables, self._ask.options)

    def _seat_for(self, state: MoversState, ask: Ask | None) -> int:
        """Whose cards the strip shows by itself."""
        top = state.stack[-1] if state.stack else None
        if ask is not None and not isinstance(top, KitchenFrame | EngineFrame):
            return ask.seat
        if isinstance(top, KitchenFrame | EngineFrame):
            return actor(state)
        decision = self.table.game.decision(state)
        return decision.seats[0] if decision else state.coin

    def _strip(self, state: MoversState, seat: int) -> tuple[list[Placed], str]:
        """The cards of the strip and the pile they are of: cargo of the discard pile while one is to be taken, a pile
        a person turned to, else a seat's cards."""
        wanted = choices.cards_of_pile(state, self._ask) if self._ask is not None else []
        if wanted:
            return self.tray.lay(wanted, ()), "discard"
        if self._turned in ("discard", "removed"):
            pile = state.discard if self._turned == "discard" else state.removed
            return self.tray.lay(pile[::-1], ()), str(self._turned)
        return self.tray.lay(state.hands[seat], state.tables[seat]), ""

    # ---- questions -----------------------------------------------------------------------------------------------

    def ask(self, ask: Ask | None) -> None:
        self._ask = ask
        self._pointed, self._tip = None, None
        self.flights.target = NOWHERE
        if ask is not None and not ask.picks:
            self._turned = None
        self.renew()

    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        self._pointed, self._tip = address, tip
        node = number_of(self.places.real(address), "node") if address and self._shown is not None else None
        aim = node if node is not None and self._ask is not None and address in self._ask.options else None
        target = NOWHERE if aim is None else aim
        if target != self.flights.target:
            self.flights.target = target
            self.renew_chart()
        self.renew()

    def highlight(self, addresses: Sequence[Address]) -> None:
        self._spoken = tuple(addresses)
        self._sheets["lights"].update()

    def refuse(self, address: Address | None) -> None:
        self._sheets["lights"].update()

    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        return attempts(self.tables, ask, self.places.real(address) if address else None)

    def stop(self, state: Any, actions: Sequence[Any]) -> Stop | None:
        return stop_of(state, actions)

    # ---- places --------------------------------------------------------------------------------------------------

    def addresses_at(self, point: QPointF) -> list[Address]:
        self._point = QPointF(point)
        found = self.places.at(point) if self._shown is not None else []
        if self._ask is None:
            return found
        # Where several choices lie one over the other, the smallest is meant.
        meant = next((address for address in found if address in self._ask.options), None)
        if meant is None:
            return found[:1]
        return [address for address in found if address == meant or address not in self._ask.options]

    def place(self, address: Address) -> QRectF | None:
        return self.places.rect(address) if self._shown is not None else None

    def name(self, address: Address) -> str:
        if self._shown is None:
            return address
        return choices.name(self.tables, self._shown.state, self._names, self.places.real(address))

    def beside(self, address: Address | None, right: int, down: int) -> Address:
        return seating.beside(self.places.every(), address and self.places.real(address), right, down)

    def set_cursor(self, address: Address | None) -> None:
        self._cursor = address
        self.throwing.aim_at(address)
        self._sheets["lights"].update()

    def turn_to(self, addresses: Sequence[Address]) -> bool:
        if self._shown is None:
            return False
        if self.throwing.moving_die is not None:
            if any(is_in_box(address) for address in addresses):
                self.throwing.put(self._point)
            else:
                self.throwing.give_up()
            return True
        if self.throwing.aiming and addresses and (button := addresses[0]) in ("throw", *STRENGTH_BUTTONS):
            self._press_button(button)
            return True
        if "talk" in addresses:
            self._turned = None if self._turned == "talk" else "talk"
            self.renew()
            return True
        turned = next((one for one in addresses if one in ("discard", "removed") or one.startswith("seat:")), None)
        if turned is None or turned == (self._turned or f"seat:{self._shown.seat}"):
            return False
        self._turned = turned
        self.renew()
        return True

    # ---- the dice box --------------------------------------------------------------------------------------------

    def grabs(self, point: QPointF) -> bool:
        if not self.throwing.visible or not self.throwing.box.sceneBoundingRect().contains(point):
            return False
        if self.throwing.moving_die is not None:
            return False
        return self.throwing.aiming or self.throwing.box.moving

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> bool:
        if key == Qt.Key.Key_T and not self.throwing.visible:
            return self.turn_to(["talk"])
        return (is_in_box(self._cursor) or self.throwing.moving_die is not None) and self.throwing.press(key, modifiers)

    def fill(self, action: Any) -> bool:
        return self._shown is not None and opens(action) and self.throwing.begin_move(action, self._shown.state)

    def _press_button(self, button: Address) -> None:
        if button == "throw":
            self.throwing.throw()
        else:
            self.throwing.box.set_strength(STRENGTH_BUTTONS[button])

    # ---- words ---------------------------------------------------------------------------------------------------

    def heading(self, ask: Ask) -> str:
        return choices.heading(self.tables, ask)

    def verb(self, action: Any) -> str:
        return choices.verb(action)

    def entry(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        if len(actions) == 1 and isinstance(actions[0], a.Jump | a.BridgeJump):
            label = self.table.say(self.table.game.label(ask.state, actions[0]))
            return choices.jump_entry(self.tables, ask.state, actions[0], label)
        found = super().entry(ask, address, actions)
        picture = choices.picture(self.tables, self.crew, self.places.real(address))
        odds = choices.check_words(self.tables, ask.state, actions[0]) if len(actions) == 1 else ""
        return Entry(found.title, odds or found.detail, picture)

    def seat_art(self, seat: int) -> SeatArt:
        return seating.seat_art(self.tables, self.crew, self._character(seat))

    def _character(self, seat: int) -> int:
        if self._shown is not None:
            return self._shown.state.seats[seat]
        return seating.given_character(self.tables, self.table, seat)

    def seat_sheet(self, state: Any, seat: int) -> SeatSheet:
        return seating.seat_sheet(self.tables, state, seat)

    def score(self, state: Any, seat: int) -> int:
        return len(state.done)

    def curves(self) -> tuple[Curve, ...]:
        return seating.curves()

    def measure(self, state: Any) -> tuple[int, ...]:
        return state.resources, state.presence, len(state.done)

    def facts(self, state: Any) -> tuple[tuple[str, str], ...]:
        return seating.facts(state)

    def phases(self, ask: Ask | None) -> Phases:
        state = self._shown.state if self._shown is not None else None
        return seating.phases(state)

    def panels(self) -> list[QWidget]:
        return []

    def show_live(self, live: bool) -> None:
        self._live = live
        self._sheets["lights"].update()
