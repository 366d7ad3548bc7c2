"""Small arrowheads that run along the way pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRectF, QTimer
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.space_checkers.geometry import bounds
from desktop.table.boards.space_checkers.marks import paint_chevrons

INTERVAL_MS, PERIOD_MS = 40, 640
_REACH = 8.0


class Chevrons(QGraphicsItem):
    """Runs while it has lines to run along."""

    def __init__(self, z: float, owner: QObject) -> None:
        super().__init__()
        self.setZValue(z)
        self._pieces: Sequence[QPainterPath] = ()
        self._fleet = ""
        self._phase = 0.0
        self._rect = QRectF()
        self._timer = QTimer(owner)
        self._timer.setInterval(INTERVAL_MS)
        self._timer.timeout.connect(self._on)

    def run(self, pieces: Sequence[QPainterPath], fleet: str) -> None:
        """Run along these lines; none to end it."""
        self.prepareGeometryChange()
        self._pieces, self._fleet = pieces, fleet
        self._rect = bounds(piece.boundingRect() for piece in pieces).adjusted(-_REACH, -_REACH, _REACH, _REACH)
        if pieces:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def _on(self) -> None:
        self._phase = (self._phase + INTERVAL_MS / PERIOD_MS) % 1
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._pieces:
            paint_chevrons(painter, self._pieces, self._fleet, self._phase)
