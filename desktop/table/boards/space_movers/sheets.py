"""Items of the scene that paint by calling back, and keep what they painted until they are told to paint anew."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.kit.ink import smooth

Paints: TypeAlias = Callable[[QPainter], None]

GROUND, CHART, PANELS, CHECK, LIGHTS, HELD_UP = range(6)
"""Heights of the layers."""


class Sheet(QGraphicsItem):
    """A part of the table that one function paints."""

    def __init__(self, paints: Paints, layer: float, *, kept: bool = True) -> None:
        super().__init__()
        self._paints = paints
        self._rect = QRectF()
        self.setZValue(layer)
        if kept:
            self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def spread(self, rect: QRectF) -> None:
        """Cover a rect of the scene."""
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        smooth(painter)
        self._paints(painter)


class Ground(QGraphicsItem):
    """A ready-made picture, stretched over a rect; a plain ground until it is there."""

    def __init__(self, plain: Paints) -> None:
        super().__init__()
        self._plain = plain
        self._picture = QPixmap()
        self._rect = QRectF()
        self.setZValue(GROUND)

    def spread(self, rect: QRectF) -> None:
        self.prepareGeometryChange()
        self._rect = QRectF(rect)

    def put(self, picture: QPixmap) -> None:
        self._picture = picture
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        smooth(painter)
        if self._picture.isNull():
            self._plain(painter)
        else:
            painter.drawPixmap(self._rect, self._picture, QRectF(self._picture.rect()))
