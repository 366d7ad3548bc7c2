"""Scene items: the board with its tiles as one picture, pieces that share their pictures, and soft overlays."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.amazing_space_venture.grid import SIZE
from desktop.table.boards.amazing_space_venture.board_art import GLOW
from desktop.table.boards.amazing_space_venture.faces import Laid
from desktop.table.boards.amazing_space_venture.galaxies import FINE, cloud_image
from desktop.table.boards.amazing_space_venture.geometry import BOARD, FIELD, UNIT
from desktop.table.boards.amazing_space_venture.position import paint_bodies, paint_over_clouds, window_of
from desktop.table.kit.ink import canvas, fill, painting, rounded, saved
from desktop.table.kit.theme import colour

Paint: TypeAlias = Callable[[QPainter], None]
FINEST = 4.0
"""Device pixels to a unit that pictures are made with at most."""
SHOWN = BOARD.adjusted(-GLOW, -GLOW, GLOW, GLOW)
_MANY = 4
"""Changed tiles from which the whole picture is made anew."""


class Chart(QGraphicsItem):
    """The printed board with the tiles on it, as one pixmap: a tile that is laid repaints only its surroundings."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._printed: QPixmap | None = None
        self._picture: QPixmap | None = None
        self._scale = 1.0
        self._tiles: dict[int, Laid] = {}
        self._held: dict[int, int] = {}
        self._clouds = canvas(SIZE * FINE, SIZE * FINE)

    def boundingRect(self) -> QRectF:
        return SHOWN

    def put_board(self, printed: QPixmap, scale: float) -> None:
        """The printed board, made with ``scale`` pixels to a unit."""
        self._printed, self._scale = printed, scale
        self._picture = None
        self.update()

    def put_tiles(self, tiles: Mapping[int, Laid], held: Mapping[int, int]) -> None:
        changed = {square for square in tiles.keys() | self._tiles if tiles.get(square) != self._tiles.get(square)}
        kept = {square for square in held.keys() | self._held if held.get(square) != self._held.get(square)}
        if not changed and not kept:
            return
        self._tiles, self._held = dict(tiles), dict(held)
        window = QRectF(0, 0, SIZE, SIZE)
        if len(changed) + len(kept) < _MANY:
            window = window_of(changed | kept) or window
        self._make_clouds(window)
        if self._picture is not None:
            self._compose(window)
        self.update()

    def _make_clouds(self, window: QRectF) -> None:
        near = self._near(window)
        image = cloud_image({square: self._tiles[square] for square in near}, window)
        with painting(self._clouds) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawImage(QPointF(window.left() * FINE, window.top() * FINE), image)

    def _near(self, window: QRectF) -> list[int]:
        """The tiles in a window of squares and right beside it."""
        wide = window.adjusted(-1, -1, 1, 1)
        return [square for square in self._tiles if wide.contains(square % SIZE + 0.5, square // SIZE + 0.5)]

    def _compose(self, window: QRectF) -> None:
        """Paint board and tiles within a window of squares into the picture."""
        assert self._printed is not None
        assert self._picture is not None
        whole = window == QRectF(0, 0, SIZE, SIZE)
        area = QRectF(
            FIELD.left() + window.left() * UNIT,
            FIELD.top() + window.top() * UNIT,
            window.width() * UNIT,
            window.height() * UNIT,
        )
        near = {square: self._tiles[square] for square in self._near(window)}
        painter = QPainter(self._picture)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.scale(self._scale, self._scale)
        painter.translate(-SHOWN.topLeft())
        if not whole:
            painter.setClipRect(area)
        with saved(painter):
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            draw(painter, SHOWN, self._printed, self._scale)
        paint_bodies(painter, near)
        source = QRectF(window.left() * FINE, window.top() * FINE, window.width() * FINE, window.height() * FINE)
        painter.drawImage(area, self._clouds, source)
        paint_over_clouds(painter, near, self._held)
        painter.end()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._printed is None:
            fill(painter, rounded(BOARD, 12), colour("#0B1130"))
            return
        if self._picture is None:
            self._picture = QPixmap(self._printed.size())
            self._picture.fill(Qt.GlobalColor.transparent)
            self._compose(QRectF(0, 0, SIZE, SIZE))
        draw(painter, SHOWN, self._picture, self._scale)


def draw(painter: QPainter, area: QRectF, picture: QPixmap, scale: float) -> None:
    """Draw a picture made with ``scale`` pixels to a unit so that its upper left lies on the area's."""
    size = picture.size()
    place = QRectF(area.left(), area.top(), size.width() / scale, size.height() / scale)
    painter.drawPixmap(place, picture, QRectF(picture.rect()))


class Sprites:
    """Small pictures for the present scale, painted when first asked for."""

    def __init__(self) -> None:
        self.scale = 1.0
        self._made: dict[tuple[Hashable, float, float], QPixmap] = {}

    def set_scale(self, scale: float) -> None:
        if scale != self.scale:
            self.scale = scale
            self._made.clear()

    def get(self, name: Hashable, area: QRectF, paint: Paint) -> QPixmap:
        """What ``paint`` paints within an area round the origin; ``name`` says everything it depends on."""
        key = name, area.width(), area.height()
        if key not in self._made:
            image: QImage = canvas(area.width(), area.height(), self.scale)
            with painting(image) as painter:
                painter.translate(-area.topLeft())
                paint(painter)
            image.setDevicePixelRatio(1.0)
            self._made[key] = QPixmap.fromImage(image)
        return self._made[key]


class Sprite(QGraphicsItem):
    """A picture that stands on a point of the board."""

    def __init__(self, sprites: Sprites, name: Hashable, reach: float, paint: Paint, z: float) -> None:
        """``paint`` paints round the origin, no further than ``reach``."""
        super().__init__()
        self.name = name
        self._sprites, self._paint = sprites, paint
        self._area = QRectF(-reach, -reach, 2 * reach, 2 * reach)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        draw(painter, self._area, self._sprites.get(self.name, self._area, self._paint), self._sprites.scale)


class Overlay(QGraphicsItem):
    """Something painted anew each time it is seen; cheap things only."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self.setZValue(z)
        self._area = QRectF()
        self._paint: Paint | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def put(self, area: QRectF, paint: Paint | None) -> None:
        self.prepareGeometryChange()
        self._area = QRectF(area) if paint is not None else QRectF()
        self._paint = paint
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self._paint is not None:
            self._paint(painter)
