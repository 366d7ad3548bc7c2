"""What may be picked, what is pointed at, and where the keyboard stands: drawn over the board, never into it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.base import Tip
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.inks import GOLD, INK, LEGAL, NAVY, PAPER
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, polygon, rounded, saved, shadow, stroke
from desktop.table.kit.theme import DANGER, WHITE, colour
from desktop.table.kit.writing import fit_block, put_block

_ARM = 12.0
_TIP = (380.0, 108.0)


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
        self._tip: Tip | None = None
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

    def show_pointed(self, place: QRectF | None, tip: Tip | None) -> None:
        self._pointed, self._tip = place, tip if place is not None else None
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
            edge = DANGER if self._tip is not None and self._tip.refused else WHITE
            stroke(painter, rounded(self._pointed.adjusted(-2, -2, 2, 2), 8), edge, 2.6)
            if self._tip is not None:
                paint_tip(painter, self._pointed, self._tip, self._writing)


def _brackets(painter: QPainter, place: QRectF) -> None:
    """Four corners and a soft glow."""
    around = place.adjusted(-4, -4, 4, 4)
    stroke(painter, rounded(around, 8), colour(LEGAL, 0.22), 6)
    arm = min(_ARM, around.width() / 3, around.height() / 3)
    for x, way in ((around.left(), 1), (around.right(), -1)):
        for y, down in ((around.top(), 1), (around.bottom(), -1)):
            corner = polygon(((x + way * arm, y), (x, y), (x, y + down * arm)), closed=False)
            stroke(painter, corner, LEGAL, 2.6)


def paint_tip(painter: QPainter, place: QRectF, tip: Tip, unit: float) -> None:
    """A slip of paper beside a place, kept on the board; ``unit`` is the size of a pixel."""
    head = fit_block(tip.title, (_TIP[0] - 24, 60), display(15, 700), 12, leading=1.2)
    body = fit_block(tip.line, (_TIP[0] - 24, 60), font(13, 500), 11, leading=1.3)
    wide, high = _TIP[0] * unit, (head.height + (body.height + 4 if tip.line else 0) + 20) * unit
    fits_right = place.right() + 12 + wide < g.WHOLE.right()
    x = place.right() + 12 if fits_right else place.left() - 12 - wide
    x = min(max(x, g.WHOLE.left() + 4), g.WHOLE.right() - wide - 4)
    y = min(max(place.top(), 4), g.WHOLE.bottom() - high - 4)
    with saved(painter):
        painter.translate(x, y)
        painter.scale(unit, unit)
        sheet = QRectF(0, 0, wide / unit, high / unit)
        shadow(painter, sheet, 8, blur=14, drop=6, strength=0.8)
        fill(painter, rounded(sheet, 8), PAPER)
        stroke(painter, rounded(sheet.adjusted(1, 1, -1, -1), 8), DANGER if tip.refused else NAVY, 2)
        below = put_block(painter, 12, 10, head, INK)
        if tip.line:
            put_block(painter, 12, below + 4, body, colour(INK, 0.85))
