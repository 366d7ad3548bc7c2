"""What may be picked, what is pointed at, and where the keyboard stands: drawn over the board, never into it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.inks import GOLD, LEGAL, PAPER
from desktop.table.boards.one_small_step.slips import SlipArt
from desktop.table.kit.ink import polygon, rounded, saved, stroke
from desktop.table.kit.theme import DANGER, WHITE, colour

_ARM = 12.0
_ROOM = 12.0
"""Units between a place and the slip beside it."""


class Lights(QGraphicsItem):
    """Brackets for what may be picked, a bright edge for what is pointed at, gold for what was picked."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(50)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._legal: list[QRectF] = []
        self._picked: list[QRectF] = []
        self._spoken: list[QRectF] = []
        self._cursor: QRectF | None = None
        self._pointed: QRectF | None = None
        self._refused = False
        self._slip: SlipArt | None = None
        self._writing = 1.0

    def boundingRect(self) -> QRectF:
        return g.WHOLE.adjusted(-4, -4, 4, 4)

    def set_writing(self, units: float) -> None:
        """How many units a logical pixel has: tips are written in pixels, so that they can be read at any size."""
        self._writing = max(0.5, units)
        self.update()

    def show_legal(self, legal: Sequence[QRectF], picked: Sequence[QRectF]) -> None:
        self._legal, self._picked = list(legal), list(picked)
        self.update()

    def show_spoken(self, places: Sequence[QRectF]) -> None:
        self._spoken = list(places)
        self.update()

    def show_cursor(self, place: QRectF | None) -> None:
        self._cursor = place
        self.update()

    @property
    def slip(self) -> SlipArt | None:
        """What can be read now."""
        return self._slip

    def show_pointed(self, place: QRectF | None, slip: SlipArt | None, *, refused: bool = False) -> None:
        """Mark a place, with a slip beside it."""
        self._pointed, self._slip, self._refused = place, slip if place is not None else None, refused
        self.update()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        for place in self._legal:
            _brackets(painter, place)
        for place in self._picked:
            stroke(painter, rounded(place.adjusted(-3, -3, 3, 3), 8), GOLD, 3)
        for place in self._spoken:
            stroke(painter, rounded(place.adjusted(-3, -3, 3, 3), 8), PAPER, 2.4)
        if self._cursor is not None:
            stroke(painter, rounded(self._cursor.adjusted(-6, -6, 6, 6), 10), WHITE, 2, dash=[3, 3])
        if self._pointed is not None:
            edge = DANGER if self._refused else WHITE
            stroke(painter, rounded(self._pointed.adjusted(-2, -2, 2, 2), 8), edge, 2.6)
            if self._slip is not None:
                _paint_slip(painter, self._pointed, self._slip, self._writing)


def _brackets(painter: QPainter, place: QRectF) -> None:
    """Four corners and a soft glow."""
    around = place.adjusted(-4, -4, 4, 4)
    stroke(painter, rounded(around, 8), colour(LEGAL, 0.22), 6)
    arm = min(_ARM, around.width() / 3, around.height() / 3)
    for x, way in ((around.left(), 1), (around.right(), -1)):
        for y, down in ((around.top(), 1), (around.bottom(), -1)):
            corner = polygon(((x + way * arm, y), (x, y), (x, y + down * arm)), closed=False)
            stroke(painter, corner, LEGAL, 2.6)


def _paint_slip(painter: QPainter, place: QRectF, slip: SlipArt, unit: float) -> None:
    """Beside a place, kept on the board; ``unit`` is the size of a logical pixel: it can be read at any zoom."""
    unit = min(unit, g.WHOLE.height() / (slip.height + 2 * _ROOM))
    at = _beside(place, slip.width * unit, slip.height * unit)
    with saved(painter):
        painter.translate(at)
        painter.scale(unit, unit)
        slip.paint(painter)


def _beside(place: QRectF, wide: float, high: float) -> QPointF:
    """The corner of a slip: right, left, above or below a place, where there is room; it never leaves the board."""
    board = g.WHOLE.adjusted(4, 4, -4, -4)
    y = min(max(place.center().y() - high / 2, board.top()), board.bottom() - high)
    x = min(max(place.center().x() - wide / 2, board.left()), board.right() - wide)
    if place.right() + _ROOM + wide <= board.right():
        return QPointF(place.right() + _ROOM, y)
    if place.left() - _ROOM - wide >= board.left():
        return QPointF(place.left() - _ROOM - wide, y)
    if place.top() - _ROOM - high >= board.top():
        return QPointF(x, place.top() - _ROOM - high)
    return QPointF(x, min(place.bottom() + _ROOM, board.bottom() - high))
