"""A part of the board that is painted anew only when what it shows, or the scale, has changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.one_small_step.noting import Noted, noting
from desktop.table.kit.ink import canvas, painting
from desktop.table.kit.theme import colour

Paint: TypeAlias = Callable[[QPainter], None]
"""Paints in board units."""
FINEST = 3.0
MARGIN = 12.0
"""Room for shadows and pieces that stand over the edge."""


class Patch(QGraphicsItem):
    """What lies in a rect, as a picture."""

    def __init__(self, rect: QRectF, z: float = 1.0) -> None:
        super().__init__()
        self._rect = rect.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._key: Hashable = None
        self._paint: Paint | None = None
        self._picture: QPixmap | None = None
        self._scale = 1.0
        self._notes: list[Noted] = []

    def put(self, key: Hashable, paint: Paint) -> None:
        """Show what ``paint`` paints; ``key`` says everything that changes the picture."""
        if key != self._key:
            self._key, self._paint, self._picture = key, paint, None
            self.update()

    def set_scale(self, scale: float) -> None:
        """Paint anew for so many device pixels to a unit, when next seen."""
        if min(scale, FINEST) != self._scale:
            self._scale, self._picture = min(scale, FINEST), None
            self.update()

    def words_at(self, point: QPointF) -> str:
        """What the symbol at a point of the scene says; empty where there is none."""
        inside = point - self._rect.topLeft()
        return next((one.words for one in reversed(self._notes) if one.rect.contains(inside)), "")

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._paint is None:
            return
        if self._picture is None:
            image = canvas(self._rect.width(), self._rect.height(), self._scale)
            with noting() as self._notes, painting(image) as inner:
                inner.translate(-self._rect.topLeft())
                self._paint(inner)
            image.setDevicePixelRatio(1.0)
            self._picture = QPixmap.fromImage(image)
        size = self._picture.size()
        target = QRectF(self._rect.left(), self._rect.top(), size.width() / self._scale, size.height() / self._scale)
        painter.drawPixmap(target, self._picture, QRectF(self._picture.rect()))


class Ground(QGraphicsItem):
    """The board below everything: a picture made elsewhere, or plain ink until it is there."""

    def __init__(self, rect: QRectF, ink: str) -> None:
        super().__init__()
        self._rect, self._ink = rect, ink
        self._picture: QPixmap | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._picture is not None:
            painter.drawPixmap(self._rect, self._picture, QRectF(self._picture.rect()))
        else:
            painter.fillRect(self._rect, colour(self._ink))
