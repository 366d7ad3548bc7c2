"""The board of Space Checkers as a scene: it draws states, shows what may be picked and plays what happened."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QPointF, QRectF, QTimer
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.space_checkers.actions import Forfeit, Move, Moved, Rolled
from desktop.games.space_checkers.board import Board as Tables
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.game import Event, option
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask, Board, Closed, Entry, Phases, SeatArt, SeatSheet, Table, Tip
from desktop.table.boards.space_checkers import words
from desktop.table.boards.space_checkers.animate import Mover
from desktop.table.boards.space_checkers.board_art import board_recipe
from desktop.table.boards.space_checkers.cards import DirectionsCard, LegendCard, RollCard
from desktop.table.boards.space_checkers.entries import arrow, pawn_entry, portrait, way_entry
from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell
from desktop.table.boards.space_checkers.items import FINEST, Ground, Saucer, Sprites
from desktop.table.boards.space_checkers.lights import Lights
from desktop.table.boards.space_checkers.marks import split_halves
from desktop.table.boards.space_checkers.panels import paint_places, places_width
from desktop.table.boards.space_checkers.position import SAUCER_WIDTH
from desktop.table.boards.space_checkers.preview import (
    Way,
    cell_address,
    cell_of,
    closed_ways,
    line_of,
    moves_from,
    plan_of,
    route_of,
    ways_of,
)
from desktop.table.boards.space_checkers.prisons import Prisons
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import saved
from desktop.table.kit.theme import FLEETS, WHITE

CURSOR_START: Cell = (5, 4)
LARGEST_KEPT = 1.25
"""Logical pixels to a unit."""
IDLE_MS = 120
"""Between two pieces of work that is done ahead."""


class SpaceCheckersBoard(Board):
    """One board with its saucers."""

    def __init__(self, table: Table, pictures: Pictures) -> None:
        super().__init__(table)
        self.tables: Tables = table.game.board  # type: ignore[attr-defined]  # no other game has this board
        self.fleets: tuple[str, ...] = tuple(seat.role for seat in table.setup.seats)
        formation = str(option(table.game.info, table.setup, "formation"))
        self.geometry = BoardGeometry(plan_of(self.tables, formation))
        self._pictures = pictures
        self._picture: Recipe | None = None
        """The picture of the board that is waited for."""
        pictures.ready.connect(self._put_ground)
        self.setSceneRect(self.geometry.board.adjusted(-2, -2, 2, 2))
        self._ground = Ground(self.geometry.board)
        self.addItem(self._ground)
        self._sprites = Sprites()
        self.pawns: dict[Cell, Saucer] = {}
        self.prisons = Prisons(self, self.geometry, self.fleets)
        self.lights = Lights(self, self.geometry, self._sprites)
        self._state: CheckersState | None = None
        self._ask: Ask | None = None
        self._ways: dict[Address, Way] = {}
        self._tip: tuple[Tip, QRectF, frozenset[Cell]] | None = None
        """What is told, beside which place, off which cells."""
        self._phase = 0
        self._roll_card = RollCard()
        self._directions = DirectionsCard(self.geometry)
        self._legend = LegendCard()
        self._mover = Mover(self)
        self._mover.finished.connect(self._come_to_rest)
        self._after: CheckersState | None = None
        self._unprepared: list[str] = []
        self._idle = QTimer(self)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self._prepare_next)

    # ---- states --------------------------------------------------------------------------------------------------

    def show(self, state: Any) -> None:
        self.lights.clear_trail()
        self._show(state)

    def blank(self) -> None:
        self.ask(None)

    def _show(self, state: CheckersState) -> None:
        self._state = state
        self._place_pawns(state)
        for seat, captives in enumerate(state.prisoners):
            self.prisons.show(self.fleets[seat], [self.fleets[owner] for owner in captives])
        self.lights.show_turn(None if state.ended else self.fleets[state.turn])
        self._roll_card.show_roll(state.pips, state.direction, state.turns)
        self._directions.show_roll(state.direction)
        if state.ended:
            self.lights.show_winners(self._winners(state))

    def _winners(self, state: CheckersState) -> list[str]:
        outcome = self.table.game.outcome(state)
        return [self.fleets[seat] for seat in outcome.winners] if outcome else []

    def _place_pawns(self, state: CheckersState) -> None:
        wanted = {
            self.tables.places[number]: self.fleets[owner] for number, owner in enumerate(state.board) if owner != EMPTY
        }
        for cell in [cell for cell, pawn in self.pawns.items() if wanted.get(cell) != pawn.fleet]:
            self.removeItem(self.pawns.pop(cell))
        for cell, fleet in wanted.items():
            if cell not in self.pawns:
                self.pawns[cell] = self.new_saucer(fleet)
            self.pawns[cell].stand(self.stand_point(cell))
            self.pawns[cell].set_look("normal")

    def new_saucer(self, fleet: str, width: float = SAUCER_WIDTH) -> Saucer:
        pawn = Saucer(self._sprites, fleet, width)
        self.addItem(pawn)
        return pawn

    def stand_point(self, cell: Cell) -> QPointF:
        return self.geometry.cell_centre(cell) - QPointF(0, 1)

    def play(self, events: Sequence[Event], after: Any) -> None:
        self._after = after
        self.lights.clear_trail()
        self._phase = 3 if any(isinstance(event, Moved) for event in events) else 0
        self._mover.start(events, after)

    def _come_to_rest(self) -> None:
        after, self._after = self._after, None
        if after is None:
            return
        self._phase = 0
        self._show(after)
        self.settled.emit()

    def skip(self) -> None:
        self._mover.skip()

    @property
    def moving(self) -> bool:
        return self._mover.running

    def show_trail(self, moved: Moved) -> None:
        self.lights.show_trail(route_of(moved), self.fleets[moved.seat])

    def begin_roll(self, rolled: Rolled) -> None:
        """Another seat's turn begins while its dice tumble."""
        self.lights.show_turn(self.fleets[rolled.seat])
        self._directions.show_roll(rolled.side)

    @property
    def roll_card(self) -> RollCard:
        return self._roll_card

    # ---- questions -----------------------------------------------------------------------------------------------

    def ask(self, ask: Ask | None) -> None:
        self._ask = ask
        self._ways = {}
        for pawn in self.pawns.values():
            pawn.set_look("normal")
        self.prisons.show_incoming(None, [])
        if ask is None:
            self.lights.clear()
            return
        fleet = self.fleets[ask.seat]
        start = cell_of(ask.picks[0]) if ask.picks else None
        if start is None:
            self._phase = 1
            cells = [cell for address in ask.options if (cell := cell_of(address))]
            self.lights.show_movable(fleet, cells if ask.lit else [])
            return
        self._phase = 2
        actions = [action for behind in ask.options.values() for action in behind]
        if ask.proposed is not None:
            actions = [ask.proposed]
        ways = ways_of(ask, actions)
        self._ways = {way.address: way for way in ways}
        if start in self.pawns:
            self.pawns[start].set_look("lifted")
        closed = closed_ways(self.tables, ask, start, ways) if ask.proposed is None else []
        self.lights.show_ways(fleet, start, ways, closed, self._taken())
        if ask.proposed is not None and ways:
            self.point(ways[0].address)

    def _taken(self) -> frozenset[Cell]:
        return frozenset(self.pawns)

    def point(self, address: Address | None, tip: Tip | None = None) -> None:
        ask = self._ask
        ways: list[Way] = []
        if ask is not None and address is not None:
            if address in self._ways:
                ways = [self._ways[address]]
            elif not ask.picks and address in ask.options:
                ways = ways_of(ask, ask.options[address])
        if ask is not None:
            fleet = self.fleets[ask.seat]
            lively = self.motion.stretch > 0 and not self.motion.calm
            self.lights.point(fleet, ways, self._taken(), lively=lively)
            incoming = [self.fleets[owner] for _, owner in ways[0].captured] if len(ways) == 1 else []
            self.prisons.show_incoming(fleet, incoming)
        place = self.place(address) if address is not None else None
        self._tip = (tip, place, self._taken().union(*(way.route.path for way in ways))) if tip and place else None
        self._show_tip()

    def _show_tip(self) -> None:
        if self._tip is None:
            self.lights.show_tip(None, QRectF(), (), QRectF(), WHITE)
            return
        tip, place, keep_off = self._tip
        accent = FLEETS[self.fleets[self._ask.seat]].bright if self._ask is not None else WHITE
        self.lights.show_tip(tip, place, keep_off, self._in_sight(), accent)

    def _in_sight(self) -> QRectF:
        """The part of the field that is seen when the board is zoomed in."""
        field = self.geometry.field
        for view in self.views():
            field = field.intersected(view.mapToScene(view.viewport().rect()).boundingRect())
        return field

    def highlight(self, addresses: Sequence[Address]) -> None:
        self.lights.highlight([cell for address in addresses if (cell := cell_of(address))])

    def refuse(self, address: Address | None) -> None:
        cell = cell_of(address) if address else None
        if cell in self.pawns and not self.motion.calm and self.motion.stretch:
            self._mover.shake(self.pawns[cell])

    def attempts(self, ask: Ask, address: Address | None) -> list[Any]:
        start = cell_of(ask.picks[0]) if ask.picks else None
        if address is None:
            return [] if start is None else self._untaken(ask, moves_from(self.tables, ask, start))
        cell = cell_of(address)
        if cell is None:
            return []
        if start is None or (cell != start and self._owner(cell) == ask.seat):
            if self._owner(cell) == ask.seat:
                return list(moves_from(self.tables, ask, cell))
            return [Move(ask.seat, cell[0], cell[1], "north")]
        moves = moves_from(self.tables, ask, start)
        return self._untaken(ask, [move for move in moves if cell in line_of(self.tables, start, move, ask.state.pips)])

    def _untaken(self, ask: Ask, moves: list[Move]) -> list[Any]:
        legal = [action for behind in ask.options.values() for action in behind]
        return [move for move in moves if move not in legal]

    def _owner(self, cell: Cell) -> int:
        """The seat whose pawn stands on a cell, or EMPTY."""
        assert self._state is not None
        return self._state.board[self.tables.number(cell)]

    # ---- places --------------------------------------------------------------------------------------------------

    def addresses_at(self, point: QPointF) -> list[Address]:
        cell = self.geometry.cell_at(point)
        if cell is None:
            return []
        landing = [way for way in self._ways.values() if way.landing == cell]
        if len(landing) == 2:
            halves = split_halves(self.geometry, cell, (landing[0].route.step, landing[1].route.step))
            landing = [way for way, half in zip(landing, halves, strict=True) if half.contains(point)] or landing
        return [*(way.address for way in landing), cell_address(cell)]

    def place(self, address: Address) -> QRectF | None:
        cell = self._ways[address].landing if address in self._ways else cell_of(address)
        return self.geometry.cell_rect(cell) if cell is not None and self.geometry.has(cell) else None

    def name(self, address: Address) -> str:
        if address in self._ways:
            return words.way_title(self._ways[address])
        cell = cell_of(address)
        if cell is None:
            return address
        if cell in self.geometry.plan.earth:
            what = self.tr("the Earth")
        elif cell in self.pawns:
            what = self.tr("{colour} pawn").format(colour=words.colour(self.pawns[cell].fleet))
        else:
            what = self.tr("empty")
        return self.tr("Row {row}, column {column}: {what}").format(row=cell[0], column=cell[1], what=what)

    def rule(self, address: Address) -> str:
        if way := self._ways.get(address):
            return "SC-WARP-01" if way.warps else "SC-CAPTURE-01" if way.captured else "SC-MOVE-01"
        cell = cell_of(address)
        if cell in self.geometry.plan.earth:
            return "SC-MOVE-04"
        return "SC-TURN-04" if cell in self.pawns else ""

    def beside(self, address: Address | None, right: int, down: int) -> Address:
        way = self._ways.get(address or "")
        cell = way.landing if way else cell_of(address) if address else None
        if cell is None:
            return cell_address(CURSOR_START)
        plan = self.geometry.plan
        return cell_address((min(max(cell[0] + down, 1), plan.rows), min(max(cell[1] + right, 1), plan.columns)))

    def set_cursor(self, address: Address | None) -> None:
        self.lights.show_cursor(self.place(address) if address is not None else None)

    # ---- around the board ----------------------------------------------------------------------------------------

    def heading(self, ask: Ask) -> str:
        if ask.picks and (cell := cell_of(ask.picks[0])):
            return self.tr("Where should {cell} land?").format(cell=words.place(cell))
        return self.tr("Choose a pawn") if ask.options else self.tr("No pawn can move")

    def verb(self, action: Any) -> str:
        if isinstance(action, Forfeit):
            return self.tr("Pass on")
        ways = ways_of(self._ask, [action]) if self._ask else []
        return words.verb(ways[0]) if ways else self.tr("Move")

    def entry(self, ask: Ask, address: Address, actions: Sequence[Any]) -> Entry:
        ways = ways_of(ask, actions)
        if not ways:
            return super().entry(ask, address, actions)
        if not ask.picks:
            return pawn_entry(ways, self.fleets, self.fleets[ask.seat])
        return way_entry(ways[0], self.fleets, len(ask.state.prisoners[ask.seat]), self.geometry.plan.prison_cells)

    def closed_entry(self, closed: Closed, why: str) -> Entry:
        towards = closed.action.towards
        return Entry(words.towards(towards), why, arrow(towards))

    def phases(self, ask: Ask | None) -> Phases:
        titles = (
            self.tr("Roll"),
            self.tr("Choose a pawn"),
            self.tr("Choose a landing"),
            self.tr("Jump and capture"),
        )
        if ask is not None or self.moving:
            return Phases(titles, self._phase)
        over = self._state is not None and self._state.ended
        return Phases(titles, len(titles) - 1 if over else 0)

    def seat_art(self, seat: int) -> SeatArt:
        fleet = self.fleets[seat]

        def sign(painter: QPainter, rect: QRectF) -> None:
            centre = rect.center()
            paint_sign(painter, fleet, centre.x(), centre.y(), rect.width() / 2)

        return SeatArt(FLEETS[fleet].bright, sign, portrait(fleet), self.table.game.info.role(fleet).title)

    def seat_sheet(self, state: Any, seat: int) -> SeatSheet:
        captives = [self.fleets[owner] for owner in state.prisoners[seat]]
        target = self.geometry.plan.prison_cells
        left = self.tr("{count} left").format(count=state.board.count(seat))
        owner, coming = self.fleets[seat], self.prisons.coming(self.fleets[seat])

        def strip(painter: QPainter, rect: QRectF) -> None:
            scale = min(1.0, rect.width() / places_width(target))
            with saved(painter):
                painter.translate(rect.topLeft())
                painter.scale(scale, scale)
                paint_places(painter, 0, 0, owner, captives[:target], coming, target)

        return SeatSheet(str(len(captives)), f"/{target}", left, strip, (*captives, "+", *coming))

    def score(self, state: Any, seat: int) -> int:
        return len(state.prisoners[seat])

    def panels(self) -> list[QWidget]:
        return [self._roll_card, self._directions, self._legend]

    def show_live(self, live: bool) -> None:
        self.lights.show_history(not live)

    def rendering(self, scale: float, ratio: float) -> None:
        fine = min(scale, FINEST)
        lettering = scale / ratio
        recipe = board_recipe(self.geometry, fine, lettering)
        # Only the picture of a board that fits its window is worth keeping on the disk.
        self._picture = recipe if lettering <= LARGEST_KEPT else replace(recipe, keep=False)
        self._sprites.set_scale(fine)
        self.lights.set_scale(fine, lettering)
        self.prisons.set_scale(fine, lettering)
        self._show_tip()  # its letters are of another size now
        self._put_ground()
        if self._picture is not None:
            self._pictures.prepare([self._picture])  # a second's work: a thread does it, the board shows without
        self._unprepared = list(self.fleets)
        self._idle.start()
        self.update()

    def _put_ground(self) -> None:
        """Lay down the board's picture if it is ready."""
        if self._picture is not None and self._pictures.is_ready(self._picture):
            self._ground.put(self._pictures.pixmap(self._picture))
            self._picture = None

    def _prepare_next(self) -> None:
        """Paint ahead, a fleet at a time, while nothing else happens."""
        if self.moving:
            return
        if self._unprepared:
            self.lights.prepare(self._unprepared.pop())
        else:
            self._idle.stop()
