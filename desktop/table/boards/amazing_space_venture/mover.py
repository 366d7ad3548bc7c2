"""Plays what happened: ships fly, tiles drop into place with a ring of light, points rise. The state never waits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QVariantAnimation, Signal
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture.events import Scored, ShipMoved, TilePlaced
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.kernel.game import Event
from desktop.table.boards.amazing_space_venture import marks
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.geometry import UNIT, centre
from desktop.table.boards.amazing_space_venture.items import Overlay
from desktop.table.boards.amazing_space_venture.signs import LOOKS
from desktop.table.kit.ink import ellipse, halo, saved, stroke
from desktop.table.kit.theme import GOLD, colour

if TYPE_CHECKING:
    from desktop.table.boards.amazing_space_venture.scene import VentureBoard

_LAY_MS, _FLY_MS, _POINTS_MS, _PAUSE_MS = 420, 700, 1100, 380
_Z = 44.0


class Mover(QObject):
    """One motion at a time, for the events of one action."""

    finished = Signal()

    def __init__(self, board: VentureBoard) -> None:
        super().__init__(board)
        self._board = board
        self._light = Overlay(_Z)
        board.addItem(self._light)
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setEasingCurve(QEasingCurve.Type.InOutCubic)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self._end)
        self._events: list[Event] = []
        self.running = False

    def start(self, events: Sequence[Event]) -> None:
        board = self._board
        self._events = [event for event in events if isinstance(event, TilePlaced | ShipMoved | Scored)]
        for event in self._events:
            if isinstance(event, ShipMoved):
                board.lights.show_trail(
                    [centre(NUMBER[name]) for name in event.route], LOOKS[board.colours[event.seat]].bright
                )
        self.running = True
        length = max((_length(event) for event in self._events), default=_PAUSE_MS if events else 0)
        length = round(length * board.motion.stretch)
        if length <= 0:
            self._end()
            return
        self._clock.setDuration(length)
        self._clock.start()

    def skip(self) -> None:
        if self.running:
            self._clock.stop()
            self._end()

    def _end(self) -> None:
        if not self.running:
            return
        self.running = False
        self._light.put(QRectF(), None)
        self.finished.emit()

    def _tick(self, value: float) -> None:
        share = float(value)
        calm = self._board.motion.calm
        for event in self._events:
            if isinstance(event, ShipMoved) and not calm:
                self._fly(event, share)
        shown = [event for event in self._events if not isinstance(event, ShipMoved)]
        if shown:
            self._light.put(self._board.sceneRect(), lambda painter: self._paint(painter, shown, share))

    def _fly(self, event: ShipMoved, share: float) -> None:
        item = self._board.pieces.ship(event.ship)
        if item is None or len(event.route) < 2:
            return
        stops = [centre(NUMBER[name]) for name in event.route]
        along = share * (len(stops) - 1)
        leg = min(int(along), len(stops) - 2)
        item.setPos(stops[leg] + (stops[leg + 1] - stops[leg]) * (along - leg))
        item.setScale(1 + 0.35 * (1 - abs(2 * share - 1)))

    def _paint(self, painter: QPainter, events: Sequence[Event], share: float) -> None:
        for number, event in enumerate(events):
            if isinstance(event, TilePlaced):
                self._paint_drop(painter, event, share)
            elif isinstance(event, Scored) and event.entry.terms:
                self._paint_points(painter, event, share, number)

    def _paint_drop(self, painter: QPainter, event: TilePlaced, share: float) -> None:
        board = self._board
        square = NUMBER[event.square]
        art = board.arts[board.tables.face_number[event.tile]]
        middle = centre(square)
        with saved(painter):
            if not board.motion.calm:
                painter.translate(0, -7 * (1 - share))
            painter.setOpacity(min(1.0, 0.4 + share))
            marks.paint_ghost(painter, square, Laid(art, event.rotation), fits=True)
        reach = UNIT * (0.5 + 0.5 * share)
        halo(painter, middle.x(), middle.y(), reach, reach, GOLD, 0.4 * (1 - share))
        stroke(painter, ellipse(middle.x(), middle.y(), reach), colour(GOLD, 0.8 * (1 - share)), 2)

    def _paint_points(self, painter: QPainter, event: Scored, share: float, number: int) -> None:
        board = self._board
        places = [place for term in event.entry.terms for place in term.places]
        squares = [square for place in places if (square := board.places.square(place)) is not None]
        at = centre(squares[0]) if squares else QPointF(board.sceneRect().center())
        for square in dict.fromkeys(squares):
            marks.paint_counted(painter, square, None)
        with saved(painter):
            painter.setOpacity(min(1.0, 3 * (1 - share)))
            rise = 0 if board.motion.calm else 26 * share
            at = at + QPointF(0, -rise - 24 * number)
            marks.paint_pill(painter, at, f"{event.entry.points:+d}", LOOKS[board.colours[event.entry.seat]].bright, 20)


def _length(event: Event) -> int:
    if isinstance(event, Scored):
        return _POINTS_MS
    return _LAY_MS if isinstance(event, TilePlaced) else _FLY_MS
