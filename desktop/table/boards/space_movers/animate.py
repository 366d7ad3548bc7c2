"""What happened, played on the table: events change a shown position bit by bit while ships fly."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Signal
from PySide6.QtGui import QPainterPath

from desktop.games.space_movers import events as e
from desktop.games.space_movers.state import FIT, HELD, INJURED, NOWHERE, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.kernel.game import Event
from desktop.table.boards.space_movers.pieces import liberty_place, scout_place
from desktop.table.boards.timeline import Timeline

if TYPE_CHECKING:
    from desktop.table.boards.space_movers.painted import PaintedTable

JUMP_MS, STEP_MS, BEAT_MS, CELL_MS, DRONE_MS, VERDICT_MS, CARD_MS = 620, 520, 260, 110, 460, 1100, 1500


class Mover(QObject):
    """Plays events; the board shows the positions between."""

    finished = Signal()

    def __init__(self, board: PaintedTable) -> None:
        super().__init__(board)
        self._board = board
        self._line = Timeline(self)
        self._line.finished.connect(self.finished)

    @property
    def running(self) -> bool:
        return self._line.running

    def skip(self) -> None:
        if self._line.running:
            self._line.skip()

    def start(self, events: Sequence[Event], shown: MoversState) -> None:
        """Play events on a position, which is changed along the way."""
        for event in events:
            self._add(event, shown)
        stretch = 0.0 if self._board.motion.calm else self._board.motion.stretch
        self._line.start(stretch)

    def _add(self, event: Event, shown: MoversState) -> None:
        line, board = self._line, self._board
        begin = line.end
        match event:
            case e.Jumped(start, to, _):
                self._fly(begin, start, to, shown)
            case e.ScoutMoved(start, to):
                self._step(begin, start, to, shown)
            case e.DroneFlown(start, to):
                self._drone(begin, start, to, shown)
            case (
                e.EventPlaced(card) | e.PursuitPlaced(card, _) | e.ReactionPlayed(_, card, _) | e.TopCardShown(_, card)
            ):
                self._announce(begin, card, CARD_MS)
                self._change(event, shown)
            case e.CardDrawn(_, card, _) if card >= 0 and board.tables.cards[card].kind in (Kind.CARGO, Kind.REACTION):
                self._announce(begin, card, CARD_MS * 0.6)
            case e.DieThrown():
                self._throw(begin, event)
            case e.CheckEnded(_, _, passed, _, _):
                self._judge(begin, passed)
            case e.ResourcesChanged(before, after, _):
                cells = max(1, abs(after - before))

                def count(share: float, before: int = before, after: int = after) -> None:
                    shown.resources = round(before + (after - before) * share)
                    board.renew_gauges()

                line.add(begin, CELL_MS * cells, count, QEasingCurve.Type.Linear)
            case _:
                self._change(event, shown)

    def _change(self, event: Event, shown: MoversState) -> None:
        """Something that looks different from one beat to the next."""
        change = _CHANGES.get(type(event))
        if change is None:
            return

        def happen(share: float) -> None:
            if share >= 1.0:
                change(shown, event)
                self._board.renew()

        self._line.add(self._line.end, BEAT_MS, happen)

    def _announce(self, begin: float, card: int, length: float) -> None:
        """Hold a card up for all to read."""
        board = self._board

        def show(share: float) -> None:
            announced = card if share < 1.0 else None
            if announced != board.announced:
                board.announced = announced
                board.renew()

        self._line.add(begin, length, show, QEasingCurve.Type.Linear)

    def _fly(self, begin: float, start: int, to: int, shown: MoversState) -> None:
        board = self._board
        chart = board.chart
        path = QPainterPath(liberty_place(chart, start))
        goal = liberty_place(chart, to)
        if to in board.tables.neighbours[start]:
            path.quadTo(chart.bend(start, to), goal)
        else:
            path.lineTo(goal)

        def fly(share: float) -> None:
            if share >= 1.0:
                shown.liberty = to
                board.flights.liberty = None
            else:
                board.flights.liberty = path.pointAtPercent(share), _heading(path, share)
            board.renew_chart()

        self._line.add(begin, JUMP_MS, fly, QEasingCurve.Type.InOutCubic)

    def _step(self, begin: float, start: int, to: int, shown: MoversState) -> None:
        board = self._board

        def step(share: float) -> None:
            if share >= 1.0:
                shown.scout = to
                board.flights.scout = None
            else:
                chart = board.chart
                path = QPainterPath(scout_place(chart, board.tables, start, shown.liberty)[0])
                path.quadTo(chart.bend(start, to), chart.spots[to].centre)
                board.flights.scout = path.pointAtPercent(share * 0.9), _heading(path, share * 0.9)
            board.renew_chart()

        self._line.add(begin, STEP_MS, step, QEasingCurve.Type.InOutCubic)

    def _drone(self, begin: float, start: int, to: int, shown: MoversState) -> None:
        board = self._board

        def place(node: int) -> QPointF:
            if node == NOWHERE:
                return liberty_place(board.chart, shown.liberty)
            return board.chart.spots[node].beside("drone", 5)

        def fly(share: float) -> None:
            if share >= 1.0:
                shown.drone = to
                board.flights.drone = None
            else:
                one, other = place(start), place(to)
                board.flights.drone = one + (other - one) * share
            board.renew_chart()

        self._line.add(begin, DRONE_MS, fly, QEasingCurve.Type.InOutCubic)

    def _throw(self, begin: float, event: e.DieThrown) -> None:
        throwing, calm = self._board.throwing, self._board.motion.calm
        length = throwing.length(event)
        begun = False

        def tumble(share: float) -> None:
            nonlocal begun
            if share >= 1.0:
                throwing.end()
                return
            if not begun:
                begun = True
                throwing.begin(event.result, calm=calm)
            throwing.at(share * length)

        if length:
            self._line.add(begin, length, tumble, QEasingCurve.Type.Linear)

    def _judge(self, begin: float, passed: bool) -> None:
        """The panel stays for a moment and says how it went."""
        board = self._board

        def judge(share: float) -> None:
            board.verdict = passed if share < 1.0 else None
            board.renew()

        self._line.add(begin, VERDICT_MS, judge, QEasingCurve.Type.Linear)


def _heading(path: QPainterPath, share: float) -> float:
    way = path.pointAtPercent(min(1.0, share + 0.02)) - path.pointAtPercent(max(0.0, share - 0.02))
    return math.degrees(math.atan2(way.y(), way.x()))


# ---- events that change the picture in one beat ----------------------------------------------------------------------


def _eye_placed(shown: MoversState, event: e.EyePlaced) -> None:
    shown.eyes[event.node] += 1


def _eye_erased(shown: MoversState, event: e.EyeErased) -> None:
    shown.eyes[event.node] -= 1


def _walked(shown: MoversState, event: e.Walked) -> None:
    shown.rooms[event.character] = event.room


def _scout_placed(shown: MoversState, event: e.ScoutPlaced) -> None:
    shown.scout = event.node


def _recalled(shown: MoversState, event: e.ScoutRecalled) -> None:
    shown.scout = NOWHERE


def _pursuit_placed(shown: MoversState, event: e.PursuitPlaced) -> None:
    shown.pursuit = event.card


def _pursuit_ended(shown: MoversState, event: e.PursuitEnded) -> None:
    shown.pursuit, shown.scout = NOWHERE, NOWHERE


def _event_placed(shown: MoversState, event: e.EventPlaced) -> None:
    shown.event = event.card


def _event_cleared(shown: MoversState, event: e.EventCleared | e.EventDisplaced) -> None:
    shown.event = NOWHERE


def _captured(shown: MoversState, event: e.Captured) -> None:
    if event.character != NOWHERE:
        shown.health[event.character], shown.rooms[event.character] = HELD, NOWHERE


def _injured(shown: MoversState, event: e.Injured) -> None:
    shown.health[event.character] = INJURED


def _healed(shown: MoversState, event: e.Healed) -> None:
    shown.health[event.character] = FIT


_CHANGES: dict[type, Callable[..., None]] = {
    e.EyePlaced: _eye_placed,
    e.EyeErased: _eye_erased,
    e.Walked: _walked,
    e.ScoutPlaced: _scout_placed,
    e.ScoutRecalled: _recalled,
    e.PursuitPlaced: _pursuit_placed,
    e.PursuitEnded: _pursuit_ended,
    e.EventPlaced: _event_placed,
    e.EventCleared: _event_cleared,
    e.EventDisplaced: _event_cleared,
    e.Captured: _captured,
    e.Injured: _injured,
    e.Healed: _healed,
}
