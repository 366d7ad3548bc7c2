"""Scene items of the board: layers painted once for each scale, and saucers that share their pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.boards.space_checkers.saucers import LOOKS, SPAN, saucer_image
from desktop.table.kit.ink import canvas, ellipse, fill, halo, painting, rounded, stroke
from desktop.table.kit.theme import colour

Paint: TypeAlias = Callable[[QPainter], None]
"""Paints in board units."""

FINEST, SOFT = 4.0, 2.0
"""Device pixels to a unit that pictures are made with at most, and those of large soft ones."""


class Layer(QGraphicsItem):
    """A part of the board's picture: painted when it or the scale changes, copied in between."""

    def __init__(self, z: float, finest: float = FINEST) -> None:
        """``finest`` bounds the device pixels to a unit: large layers of soft light need fewer."""
        super().__init__()
        self.setZValue(z)
        self._finest = finest
        self._rect = QRectF()
        self._paint: Paint | None = None
        self._picture: QPixmap | None = None
        self._scale = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, rect: QRectF, paint: Paint | None) -> None:
        """Show what ``paint`` paints within a rect; None shows nothing."""
        if paint is None and self._paint is None:
            return
        self.prepareGeometryChange()
        self._rect = QRectF(rect) if paint is not None else QRectF()
        self._paint = paint
        self._picture = None
        self.update()

    def set_scale(self, scale: float) -> None:
        """Paint anew for so many device pixels to a unit, when next seen."""
        scale = min(scale, self._finest)
        if scale != self._scale:
            self._scale = scale
            self._picture = None
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._paint is None:
            return
        self.prepare()
        if self._picture is not None:
            draw(painter, self._rect, self._picture, self._scale)

    def prepare(self) -> None:
        """Paint the picture now, if it is not there, so that showing it costs nothing."""
        if self._picture is None and self._paint is not None:
            image = canvas(self._rect.width(), self._rect.height(), self._scale)
            with painting(image) as inner:
                inner.translate(-self._rect.topLeft())
                self._paint(inner)
            image.setDevicePixelRatio(1.0)
            self._picture = QPixmap.fromImage(image)


class Ground(QGraphicsItem):
    """The board itself: a ready pixmap that lies in a rect."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect
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
            fill(painter, rounded(self._rect, 22), colour("#0B1130"))


def draw(painter: QPainter, rect: QRectF, picture: QPixmap, scale: float) -> None:
    """Draw a picture made with ``scale`` pixels to a unit so that its upper left lies on the rect's."""
    size = picture.size()
    painter.drawPixmap(
        QRectF(rect.left(), rect.top(), size.width() / scale, size.height() / scale), picture, QRectF(picture.rect())
    )


class Sprites:
    """Pictures of saucers for the present scale, painted when first asked for."""

    def __init__(self) -> None:
        self.scale = 1.0
        self._made: dict[tuple[str, float, str], QPixmap] = {}

    def set_scale(self, scale: float) -> None:
        if scale != self.scale:
            self.scale = scale
            self._made.clear()

    def get(self, fleet: str, width: float, look: str) -> QPixmap:
        key = fleet, width, look
        if key not in self._made:
            image = saucer_image(fleet, width, LOOKS[look], self.scale)
            image.setDevicePixelRatio(1.0)
            self._made[key] = QPixmap.fromImage(image)
        return self._made[key]


class Saucer(QGraphicsItem):
    """One pawn; its position is the middle of its cell."""

    def __init__(self, sprites: Sprites, fleet: str, width: float) -> None:
        super().__init__()
        self.fleet = fleet
        self.width = width
        self._sprites = sprites
        self._look = "normal"
        side = SPAN * width
        self._rect = QRectF(-side / 2, -side / 2, side, side)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def stand(self, centre: QPointF) -> None:
        """Stand still on a point; those further south stand in front."""
        self.setPos(centre)
        self.setScale(1.0)
        self.setOpacity(1.0)
        self.setZValue(30 + centre.y() / 1000)

    def set_look(self, look: str) -> None:
        if look != self._look:
            self._look = look
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        picture = self._sprites.get(self.fleet, self.width, self._look)
        draw(painter, self._rect, picture, self._sprites.scale)


class Pulse(QGraphicsItem):
    """A ring of light that grows and fades: something landed or was taken here."""

    REACH = 46.0

    def __init__(self, centre: QPointF, tint: str) -> None:
        super().__init__()
        self.setPos(centre)
        self.setZValue(48)
        self._tint = tint
        self._share = 0.0

    def show_at(self, share: float) -> None:
        """``share`` runs from 0 to 1, when nothing is left of it."""
        self._share = share
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-self.REACH, -self.REACH, 2 * self.REACH, 2 * self.REACH)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        rest = 1 - self._share
        radius = 14 + 28 * self._share
        halo(painter, 0, 4, radius + 4, radius * 0.8, self._tint, 0.5 * rest)
        stroke(painter, ellipse(0, 4, radius, radius * 0.76), colour(self._tint, 0.9 * rest), 0.6 + 2.6 * rest)


def layers_of(*groups: object) -> Iterator[Layer]:
    """All layers in attributes, lists and dicts, for a change of scale."""
    for group in groups:
        if isinstance(group, Layer):
            yield group
        elif isinstance(group, dict):
            yield from layers_of(*group.values())
        elif isinstance(group, list | tuple):
            yield from layers_of(*group)
