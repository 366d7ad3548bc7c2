"""The box round a cover: side face, page edges, hinge, sheen, shadow, its mirror image and its glow.

Boxes never change after they are made. The shelf keeps pictures of each, at rest and lit, lays them at the same
place and shows one or the other: nothing is painted anew while the pointer moves.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QPainterPath

from desktop.table.kit.covers.sheet import HEIGHT, SHEET, WIDTH, clipped
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import (
    ADD,
    box,
    fill,
    line,
    linear,
    painting,
    polygon,
    rounded,
    saved,
    shadow,
    stroke,
    vertical,
)
from desktop.table.kit.theme import ACCENTS, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_fitted

# In units of a cover 294 wide. The margin has room for shadow and glow.
_MARGIN = 44.0
_DEPTH = 15.0
_SLOPE = 7.0
_CORNER = 3.0
_FACE = SHEET
_GREYED_SATURATION = 0.35
_MIRROR_DEPTH = 26.0
_BAND_MIDDLE = 0.69  # below the heart of all four pictures, above the lowest title

_SIDES = {
    "space_movers": "#0A2F38",
    "amazing_space_venture": "#2A145E",
    "one_small_step": "#D9C9A2",
    "space_checkers": "#12082E",
}


class Turn(Enum):
    """Which side face of the box is seen; boxes turn it towards the middle of the shelf."""

    LEFT = -1
    RIGHT = 1


def box_size(width: float) -> QSizeF:
    """The size of a picture of a box whose face is `width` pixels wide, with its shadow and glow."""
    margin = _margin(width)
    return QSizeF(width + 2 * margin, width * HEIGHT / WIDTH + 2 * margin)


def box_face(width: float) -> QRectF:
    """Where the face lies in that picture: it is the same for every look of a box."""
    margin = _margin(width)
    return QRectF(margin, margin, width, width * HEIGHT / WIDTH)


def _margin(width: float) -> float:
    """A multiple of four pixels, which is whole at every usual screen ratio: then the cover stays sharp."""
    return 4.0 * math.ceil(_MARGIN * width / WIDTH / 4)


def paint_box(painter: QPainter, game_id: str, cover: QImage, width: float, turn: Turn, *, lit: bool) -> None:
    """Paint the whole picture of a box from (0, 0), at rest or `lit` as under the pointer.

    `cover` comes in the size of the face and in the painter's screen ratio; it is laid down pixel for pixel.
    """
    face, unit = box_face(width), width / WIDTH
    with saved(painter):
        painter.translate(face.topLeft())
        with _cover_units(painter, unit):
            _body(painter, turn, _SIDES[game_id], ACCENTS[game_id], lit)
        with clipped(painter, rounded(QRectF(0, 0, face.width(), face.height()), _CORNER * unit)):
            painter.drawImage(QPointF(0, 0), cover)
        with _cover_units(painter, unit):
            _lacquer(painter, turn, ACCENTS[game_id], lit)


@contextmanager
def _cover_units(painter: QPainter, unit: float) -> Iterator[None]:
    with saved(painter):
        painter.scale(unit, unit)
        yield


def mirror_size(width: float) -> QSizeF:
    return QSizeF(width, _MIRROR_DEPTH * width / WIDTH)


def paint_mirror(painter: QPainter, cover: QImage, width: float) -> None:
    """Paint the reflection of a box in the board it stands on, from (0, 0) down; it fades out downwards."""
    area = QRectF(QPointF(0, 0), mirror_size(width))
    height = width * HEIGHT / WIDTH
    with saved(painter):
        painter.drawImage(QRectF(0, 0, width, height), cover.flipped(Qt.Orientation.Vertical))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        fade = vertical(area, (0, "#FF000000"), (0.5, "#80000000"), (1, "#10000000"))
        painter.fillRect(area, QBrush(fade))


def greyed(cover: QImage) -> QImage:
    """The cover with little colour left, for a game that cannot be played now."""
    grey = cover.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(cover.format())
    grey.setDevicePixelRatio(1)
    with painting(grey) as painter:
        painter.setOpacity(_GREYED_SATURATION)
        painter.drawImage(QRectF(grey.rect()), cover)
    grey.setDevicePixelRatio(cover.devicePixelRatio())
    return grey


def paint_light_strip(painter: QPainter, face: QRectF, progress: float) -> None:
    """A strip of light that crosses the face as `progress` runs from 0 to 1; cheap enough for a frame."""
    if not 0 < progress < 1:
        return
    lean, strip = face.width() * 0.36, face.width() * 0.2
    left = face.left() - lean - strip + progress * (face.width() + 2 * lean + strip)
    shape = polygon(
        [
            (left + lean, face.top()),
            (left + lean + strip, face.top()),
            (left + strip, face.bottom()),
            (left, face.bottom()),
        ]
    )
    with clipped(painter, rounded(face, _CORNER * face.width() / WIDTH)):
        fill(painter, shape, vertical(face, (0, colour(WHITE, 0.2)), (1, colour(WHITE, 0.03))))


def paint_belly_band(painter: QPainter, face: QRectF, text: str) -> None:
    """A paper band round the box with a short notice, such as that the game is not ready yet."""
    unit = face.width() / WIDTH
    height = 38 * unit
    band = QRectF(face.left(), face.top() + face.height() * _BAND_MIDDLE - height / 2, face.width(), height)
    shadow(painter, band, 0, blur=8 * unit, strength=0.5, drop=3 * unit)
    fill(painter, box(band), vertical(band, (0, "#F8F1E0"), (0.5, "#EFE4CB"), (1, "#D8C8A6")))
    for y in (band.top() + 3 * unit, band.bottom() - 3 * unit):
        line(painter, (band.left(), y), (band.right(), y), colour("#16243F", 0.5), unit)
    face_font = display(17 * unit, 700, spacing=0.6 * unit)
    baseline = centred_baseline(face_font, band.center().y())
    put_fitted(painter, band.center().x(), baseline, band.width() - 24 * unit, text, face_font, "#16243F", CENTRE)


# ---------------------------------------------------------------- the parts, in cover units


def _body(painter: QPainter, turn: Turn, paint: str, accent: str, lit: bool) -> None:
    """What lies behind the cover."""
    shadow(painter, _FACE.adjusted(2, 6, -2, 0), 6, blur=30, strength=0.75, drop=12 if lit else 6)
    _side_face(painter, turn, paint, accent)
    if lit:
        _glow(painter, accent)
    else:
        fill(painter, rounded(QRectF(0, HEIGHT - 3, WIDTH, 5), 2), colour("#02040C", 0.35))


def _lacquer(painter: QPainter, turn: Turn, accent: str, lit: bool) -> None:
    """What lies over the cover."""
    with clipped(painter, rounded(_FACE, _CORNER)):
        _sheen(painter)
        _hinge(painter, turn)
    stroke(painter, rounded(_FACE.adjusted(0.5, 0.5, -0.5, -0.5), _CORNER), colour(WHITE, 0.3))
    if lit:
        stroke(painter, rounded(_FACE.adjusted(-3, -3, 3, 3), 6), mix(accent, WHITE, 0.45), 2.2)


def _side_face(painter: QPainter, turn: Turn, paint: str, accent: str) -> None:
    """The side of the box runs back towards the middle of the shelf; fine lines are the edges of its parts."""
    way = turn.value
    near = WIDTH if turn is Turn.RIGHT else 0.0
    far = near + way * _DEPTH
    side = polygon([(near, 0), (far, _SLOPE), (far, HEIGHT - _SLOPE), (near, HEIGHT)])
    shades = ((0, mix(paint, WHITE, 0.14)), (0.2, paint), (1, mix(paint, "#02030A", 0.6)))
    fill(painter, side, linear(near, 0, far, 0, *shades))
    with clipped(painter, side):
        for edge in range(3):
            x = near + way * (4 + 3.4 * edge)
            line(painter, (x, 0), (x, HEIGHT), colour(accent, 0.75 - 0.2 * edge))
        fill(painter, side, linear(0, 0, 0, HEIGHT, (0, colour(WHITE, 0.1)), (0.2, "#00000000"), (1, "#66000000")))


def _glow(painter: QPainter, accent: str) -> None:
    with saved(painter, ADD):
        for step in range(14, 0, -1):
            fill(painter, rounded(_FACE.adjusted(-step, -step, step, step), 4 + step), colour(accent, 0.034))


def _sheen(painter: QPainter) -> None:
    """Light from the upper left lies on the lacquer, and the lower right falls into shade."""
    stops = (
        (0, colour(WHITE, 0.17)),
        (0.22, colour(WHITE, 0.03)),
        (0.5, colour(WHITE, 0)),
        (1, colour("#02030A", 0.28)),
    )
    fill(painter, box(_FACE), linear(0, 0, WIDTH * 0.9, HEIGHT, *stops))


def _hinge(painter: QPainter, turn: Turn) -> None:
    """The groove along the edge away from the side face."""
    x = 5.0 if turn is Turn.RIGHT else WIDTH - 5.0
    groove = QPainterPath(QPointF(x, 0))
    groove.lineTo(x, HEIGHT)
    stroke(painter, groove, colour("#000000", 0.24), 1.4)
    stroke(painter, groove.translated(1.5, 0), colour(WHITE, 0.14), 1)
