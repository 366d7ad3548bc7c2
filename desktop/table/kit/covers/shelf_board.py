"""The board the boxes stand on: its surface, its luminous front edge, the label board below and the light.

All of it is painted once into the background of the start screen, except `paint_spot`, the extra light of the
box under the pointer.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from desktop.table.kit.covers.sheet import WIDTH, clipped
from desktop.table.kit.ink import box, fill, glow, halo, line, polygon, rounded, saved, stroke, vertical
from desktop.table.kit.theme import HAIRLINE, SHELF_EDGE, colour

BACK = 16.0
"""How far the back edge of the board lies above the line the boxes stand on, in pixels."""
FRONT = 26.0
"""How far its front edge lies below that line."""
OVERHANG = 16.0
"""How far the front edge reaches past the outer boxes on either side."""
LABEL_GAP = 4.0
LABEL_CLEAR = 12.0
"""Room between a label and the hairlines beside it."""
_EDGE_HEIGHT = 9.0
_EDGE_SHADOW = 14.0
_REFLECTION = 0.46


@dataclass(frozen=True, slots=True)
class Standing:
    """A box on the board: its face in pixels of the screen, its accent, and its mirror image."""

    face: QRectF
    accent: str
    mirror: QPixmap | None = None


@dataclass(frozen=True, slots=True)
class ShelfBoard:
    """Where the board lies: the outer edges of the boxes, the line they stand on, the label board's height."""

    left: float
    right: float
    floor: float
    label_height: float

    @property
    def labels(self) -> QRectF:
        """The label board below the front edge."""
        return QRectF(
            self.left - OVERHANG,
            self.floor + FRONT + LABEL_GAP,
            self.right - self.left + 2 * OVERHANG,
            self.label_height,
        )

    @property
    def surface(self) -> QPainterPath:
        top, bottom = self.floor - BACK, self.floor + FRONT
        return polygon(
            [
                (self.left, top),
                (self.right, top),
                (self.right + OVERHANG, bottom),
                (self.left - OVERHANG, bottom),
            ]
        )


def paint_shelf(painter: QPainter, board: ShelfBoard, boxes: Sequence[Standing]) -> None:
    """Everything that lies behind and below the boxes; the boxes themselves are laid over it."""
    for standing in boxes:
        _wall_light(painter, standing, 0.17)
    _surface(painter, board)
    with clipped(painter, board.surface):
        for standing in boxes:
            _reflection(painter, board, standing)
    for standing in boxes:
        _floor_light(painter, board, standing, 0.35)
    _label_board(painter, board, boxes)
    _front_edge(painter, board)
    for standing in boxes:
        _edge_light(painter, board, standing, 0.16)


def paint_spot(painter: QPainter, board: ShelfBoard, standing: Standing, strength: float = 1.0) -> None:
    """What a box under the pointer adds to the light on wall, board and edge; fade it with `strength`."""
    _wall_light(painter, standing, 0.17 * strength)
    _floor_light(painter, board, standing, 0.25 * strength)
    _edge_light(painter, board, standing, 0.18 * strength)


# ---------------------------------------------------------------- light


def _wall_light(painter: QPainter, standing: Standing, strength: float) -> None:
    """A box throws its own colour on the wall behind it."""
    face, unit = standing.face, standing.face.width() / WIDTH
    middle = face.top() + face.height() * 0.52
    halo(painter, face.center().x(), middle, 270 * unit, 300 * unit, standing.accent, strength)


def _floor_light(painter: QPainter, board: ShelfBoard, standing: Standing, strength: float) -> None:
    unit = standing.face.width() / WIDTH
    with clipped(painter, board.surface):
        x, y = standing.face.center().x(), board.floor + 12
        halo(painter, x, y, 180 * unit, 18, standing.accent, strength)


def _edge_light(painter: QPainter, board: ShelfBoard, standing: Standing, strength: float) -> None:
    unit = standing.face.width() / WIDTH
    halo(painter, standing.face.center().x(), board.floor + FRONT + 8, 150 * unit, 30, standing.accent, strength)


# ---------------------------------------------------------------- the board


def _surface(painter: QPainter, board: ShelfBoard) -> None:
    top, bottom = board.floor - BACK, board.floor + FRONT
    depth = QRectF(board.left, top, board.right - board.left, bottom - top)
    fill(painter, board.surface, vertical(depth, (0, "#10183E"), (0.4, "#1B2758"), (1, "#2C3C80")))
    line(painter, (board.left, top), (board.right, top), colour("#7F97E8", 0.3), 1)


def _reflection(painter: QPainter, board: ShelfBoard, standing: Standing) -> None:
    if standing.mirror is None:
        return
    height = standing.mirror.height() / standing.mirror.width() * standing.face.width()
    place = QRectF(standing.face.left(), board.floor, standing.face.width(), height)
    with saved(painter):
        painter.setOpacity(_REFLECTION)
        painter.drawPixmap(place, standing.mirror, QRectF(standing.mirror.rect()))


def _front_edge(painter: QPainter, board: ShelfBoard) -> None:
    """The edge catches the light of the whole shelf."""
    left, width, top = board.labels.left(), board.labels.width(), board.floor + FRONT
    below = QRectF(left, top + _EDGE_HEIGHT, width, _EDGE_SHADOW)
    fill(painter, box(below), vertical(below, (0, colour("#02040E", 0.55)), (1, colour("#02040E", 0))))
    edge = QRectF(left, top, width, _EDGE_HEIGHT)
    fill(painter, rounded(edge, 2), vertical(edge, (0, "#6A84E8"), (0.25, "#31449A"), (1, "#141D4A")))
    crest = QPainterPath(QPointF(left + 1, top + 0.5))
    crest.lineTo(left + width - 1, top + 0.5)
    glow(painter, crest, SHELF_EDGE, 1.4, spread=16, steps=7, white=0.7)


def _label_board(painter: QPainter, board: ShelfBoard, boxes: Sequence[Standing]) -> None:
    """The ground of the labels, with a hairline between two games."""
    area = board.labels
    stops = ((0, colour("#0F1840", 0.96)), (0.5, colour("#0C1434", 0.9)), (1, colour("#0B1230", 0.82)))
    fill(painter, rounded(area, 12), vertical(area, *stops))
    stroke(painter, rounded(area.adjusted(0.5, 0.5, -0.5, -0.5), 12), colour(HAIRLINE, 0.75), 1)
    for standing in boxes[1:]:
        x = math.floor(standing.face.left() - LABEL_CLEAR) + 0.5
        line(painter, (x, area.top() + 20), (x, area.bottom() - 16), colour("#4A5EB4", 0.45), 1)
