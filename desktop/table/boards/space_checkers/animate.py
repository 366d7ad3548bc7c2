"""Moves, captures and rolls as motion, built from events."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Signal

from desktop.games.space_checkers.actions import Moved, Rolled
from desktop.kernel.game import Event
from desktop.table.boards.space_checkers.captives import WIDTH
from desktop.table.boards.space_checkers.geometry import Cell
from desktop.table.boards.space_checkers.items import Pulse, Saucer
from desktop.table.boards.space_checkers.position import SAUCER_WIDTH
from desktop.table.boards.space_checkers.preview import route_of
from desktop.table.boards.space_checkers.routes import gates
from desktop.table.boards.timeline import Timeline
from desktop.table.kit.theme import FLEETS

if TYPE_CHECKING:
    from desktop.table.boards.space_checkers.scene import SpaceCheckersBoard

CELL_MS = 90
HOP = 14.0
WARP_MS, WARP_GAP_MS = 110, 120
FLIGHT_MS = 350
PULSE_MS = 320
TUMBLE_MS = 700
PAUSE_MS = 160
FADE_MS = 220
SHAKE_MS, SHAKE = 180, 6.0

_LINEAR = QEasingCurve.Type.Linear
_SMOOTH = QEasingCurve.Type.InOutCubic


class Mover(QObject):
    """Plays the events of one step on a board."""

    finished = Signal()

    def __init__(self, board: SpaceCheckersBoard) -> None:
        super().__init__(board)
        self._board = board
        self._timeline = Timeline(self)
        self._timeline.finished.connect(self._ended)
        self._shaker = Timeline(self)
        self._running = False

    @property
    def running(self) -> bool:
        return self._running

    def start(self, events: Sequence[Event], after: Any) -> None:
        """Begin; ``finished`` comes when all is shown, at once where nothing moves."""
        self._running = True
        now = 0.0
        for event in events:
            match event:
                case Moved():
                    now = self._move(event, now) + PAUSE_MS
                case Rolled():
                    now = self._roll(event, after, now)
        self._timeline.start(self._board.motion.stretch)

    def skip(self) -> None:
        if self._running:
            self._timeline.skip()

    def _ended(self) -> None:
        if self._running:
            self._running = False
            self.finished.emit()

    # ---- a move --------------------------------------------------------------------------------------------------

    def _move(self, moved: Moved, begin: float) -> float:
        pawn = self._board.pawns.pop(moved.start, None)
        if pawn is None:
            return begin
        pawn.setZValue(50)
        taken = dict(moved.captured)
        if self._board.motion.calm:
            end = self._fade_over(pawn, moved.path[-1], begin)
            for order, cell in enumerate(taken):
                end = max(end, self._imprison(moved, cell, order, end))
        else:
            end = self._travel(pawn, moved, taken, begin)
            self._pulse(self._board.stand_point(moved.path[-1]), pawn.fleet, end - FLIGHT_MS if taken else end)
        # The way is shown from the beginning, so that one sees where the pawn is bound.
        self._timeline.add(begin, 0, lambda _: self._board.show_trail(moved))
        self._board.pawns[moved.path[-1]] = pawn
        return end

    def _pulse(self, centre: QPointF, fleet: str, begin: float) -> None:
        """A ring of light in a fleet's colour."""
        pulse = Pulse(centre, FLEETS[fleet].bright)
        pulse.setVisible(False)
        self._board.addItem(pulse)

        def show(share: float) -> None:
            pulse.setVisible(True)
            pulse.show_at(share)
            if share >= 1:
                self._board.removeItem(pulse)

        self._timeline.add(begin, PULSE_MS, show)

    def _travel(self, pawn: Saucer, moved: Moved, taken: dict[Cell, int], begin: float) -> float:
        """Cell by cell, over what is jumped, through the gates; captives leave as they are passed."""
        board, geometry = self._board, self._board.geometry
        route = route_of(moved)
        step = route.step
        if gates(geometry, route):
            self._timeline.add(begin, 0, lambda _: board.lights.show_gates(route, pawn.fleet))
        now, order, before = begin, 0, moved.start
        last_flight = begin
        for cell in moved.path:
            if geometry.leaves(before, step):
                now = self._warp(pawn, before, cell, step, now)
            else:
                over = cell in taken, before in taken
                self._glide(pawn, board.stand_point(before), board.stand_point(cell), over, now)
                now += CELL_MS
            if cell in taken:
                last_flight = self._imprison(moved, cell, order, now)
                order += 1
            before = cell
        self._timeline.add(now + WARP_GAP_MS, 0, lambda _: board.lights.clear_gates())
        return max(now, last_flight)

    def _glide(self, pawn: Saucer, start: QPointF, end: QPointF, over: tuple[bool, bool], begin: float) -> None:
        def show(share: float) -> None:
            # Rise on the way to a jumped pawn, stay above it, come down on the way off it.
            onto, off = over
            height = 1.0 if onto and off else share if onto else 1 - share if off else 0.0
            lift = math.sin(height * math.pi / 2)
            pawn.setPos(start + (end - start) * share - QPointF(0, HOP * lift))
            pawn.setScale(1 + 0.14 * lift)

        self._timeline.add(begin, CELL_MS, show, _LINEAR)

    def _warp(self, pawn: Saucer, before: Cell, after: Cell, step: Cell, begin: float) -> float:
        """Into one gate and out of the other."""
        geometry = self._board.geometry
        start, end = self._board.stand_point(before), self._board.stand_point(after)
        out = geometry.edge_point(before, step)
        into = geometry.edge_point(after, (-step[0], -step[1]))

        def leave(share: float) -> None:
            pawn.setPos(start + (out - start) * share)
            pawn.setScale(1 - 0.85 * share)
            pawn.setOpacity(1 - 0.9 * share**2)

        def enter(share: float) -> None:
            pawn.setPos(into + (end - into) * share)
            pawn.setScale(0.15 + 0.85 * share)
            pawn.setOpacity(0.1 + 0.9 * share)

        now = self._timeline.add(begin, WARP_MS, leave, _LINEAR) + WARP_GAP_MS
        return self._timeline.add(now, WARP_MS, enter, _LINEAR)

    def _fade_over(self, pawn: Saucer, landing: Cell, begin: float) -> float:
        goal = self._board.stand_point(landing)

        def show(share: float) -> None:
            if share >= 0.5:
                pawn.setPos(goal)
            pawn.setOpacity(abs(1 - 2 * share))

        return self._timeline.add(begin, 2 * FADE_MS, show, _LINEAR)

    # ---- captives ------------------------------------------------------------------------------------------------

    def _imprison(self, moved: Moved, cell: Cell, order: int, begin: float) -> float:
        """The captive flies to its prison cell; then the bars drop and the counter goes up."""
        board = self._board
        captive = board.pawns.pop(cell, None)
        captor = board.fleets[moved.seat]
        if captive is None:
            return begin
        have = board.prisons.captives(captor)
        goal = board.geometry.prison_rect(captor, len(have) + order).center()
        start = captive.pos()
        calm = board.motion.calm
        shrink = WIDTH / SAUCER_WIDTH

        def fly(share: float) -> None:
            captive.setZValue(55)
            if calm:
                captive.setOpacity(1 - share)
                return
            bow = math.sin(share * math.pi)
            captive.setPos(start + (goal - start) * share - QPointF(0, 40 * bow))
            captive.setScale((1 + (shrink - 1) * share) * (1 - 0.25 * bow))

        def locked(_: float) -> None:
            board.removeItem(captive)
            board.prisons.show(captor, [*board.prisons.captives(captor), captive.fleet])

        if not calm:
            self._pulse(start, captive.fleet, begin)
        end = self._timeline.add(begin, FADE_MS if calm else FLIGHT_MS, fly, _SMOOTH)
        self._timeline.add(end, 0, locked)
        return end

    # ---- dice ----------------------------------------------------------------------------------------------------

    def _roll(self, rolled: Rolled, after: Any, begin: float) -> float:
        card = self._board.roll_card
        turn = after.turns
        self._timeline.add(begin, 0, lambda _: self._board.begin_roll(rolled))
        calm = self._board.motion.calm

        def show(share: float) -> None:
            card.show_tumble(rolled.pips, rolled.side, turn, share, calm=calm)

        return self._timeline.add(begin, TUMBLE_MS, show, QEasingCurve.Type.OutQuad)

    # ---- refusal -------------------------------------------------------------------------------------------------

    def shake(self, pawn: Saucer) -> None:
        """A small shake: this may not be picked."""
        rest = pawn.pos()

        def show(share: float) -> None:
            pawn.setPos(rest + QPointF(SHAKE * math.sin(share * 3 * math.tau / 2) * (1 - share), 0))

        self._shaker.add(0, SHAKE_MS, show, _LINEAR)
        self._shaker.start(1.0)
