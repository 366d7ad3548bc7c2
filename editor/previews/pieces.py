"""What an item of a set looks like: pieces with a front and a back, in true size, painted by the game's painters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath, QTransform

from desktop.table.kit.ink import canvas, fill, painting, rounded, saved, stroke
from desktop.table.kit.overheard import Overheard, Written, listening
from desktop.table.kit.theme import DANGER, colour

Paint: TypeAlias = Callable[[QPainter, QRectF, float], Sequence[str]]
"""Paints into a rect of units at so many device pixels to a unit; names the fields it found too long by itself."""
MILLIMETRES_PER_INCH = 25.4


@dataclass(frozen=True, slots=True)
class Overflow:
    """Words that have no room, or symbols that had to be squeezed."""

    field: str
    """The path of the field in the item; empty where it is not known or the words come from several fields."""
    words: str
    place: QRectF
    """Where the rest of them stands, in the units of the face; empty where only the painter knows."""


@dataclass(frozen=True, slots=True)
class Face:
    """One side of a piece."""

    key: str
    title: str
    units: tuple[float, float]
    """Width and height that the painter counts in: letters have their true share of them."""
    paint: Paint
    round: float = 0.0
    """The radius of the corners, in units."""
    alike: str = ""
    """Faces of the same game with the same word here look alike, and need not be painted again."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something to be cut out: a card, a tile, a board."""

    id: str
    title: str
    size: tuple[float, float]
    """Width and height in millimetres."""
    front: Face
    back: Face | None = None
    copies: int = 1

    @property
    def faces(self) -> tuple[Face, ...]:
        return (self.front,) if self.back is None else (self.front, self.back)


@dataclass(frozen=True, slots=True)
class Shown:
    """Everything there is to see of one item."""

    pieces: tuple[Piece, ...]
    looks: tuple[Face, ...] = ()
    """Other views that are not printed: rotations, neighbours, the item on the board."""


def paint_face(painter: QPainter, target: QRectF, face: Face, ratio: float) -> list[Overflow]:
    """Paint a face as large as a rect; ``ratio`` is device pixels to a unit of the painter. Tells what has no room."""
    with listening() as heard:
        return _painted(painter, target, face, ratio, heard)


def _painted(painter: QPainter, target: QRectF, face: Face, ratio: float, heard: Overheard) -> list[Overflow]:
    width, height = face.units
    scale = target.width() / width
    with saved(painter):
        painter.translate(target.topLeft())
        painter.scale(scale, target.height() / height)
        here = painter.worldTransform().inverted()[0]
        named = face.paint(painter, QRectF(0, 0, width, height), scale * ratio)
    found = [Overflow("", cut.words, here.mapRect(cut.place)) for cut in heard.cuts]
    return found + [Overflow(field, "", QRectF()) for field in named]


def render(face: Face, scale: float, margin: float = 0.0) -> tuple[QImage, list[Overflow]]:
    """A face as a picture, so many pixels to a unit, with a margin of units around it for its shadow."""
    width, height = face.units
    image = canvas(width + 2 * margin, height + 2 * margin, scale)
    with painting(image) as painter:
        found = paint_face(painter, QRectF(margin, margin, width, height), face, scale)
    return image, found


def render_in_two(face: Face, scale: float, margin: float) -> tuple[QImage, list[Written]]:
    """A face without its letters, so many pixels to a unit, and the letters, to be written over it in units from the
    upper left of the face. The margin around it continues the face, for cuts that go astray."""
    width, height = face.units
    image = canvas(width + 2 * margin, height + 2 * margin, scale)
    place = QRectF(margin, margin, width, height)
    with painting(image) as painter, listening(lift=True) as heard:
        painter.setClipRect(place)
        _painted(painter, place, face, scale, heard)
    if margin:
        image = _continued(image, margin * scale, max(1.0, 1.9 * scale))
    back = QTransform.fromTranslate(-margin, -margin)
    image.setDevicePixelRatio(1.0)
    return image, [replace(one, transform=one.transform * back) for one in heard.written]


def _continued(image: QImage, margin: float, inset: float) -> QImage:
    """A picture with clear margins, in pixels, into which its rim goes on: what lies so far from its edge."""
    wide, high = image.width(), image.height()
    near, right, low = margin + inset, wide - margin - inset, high - margin - inset
    whole = QImage(image.size(), image.format())
    whole.fill(0)
    image.setDevicePixelRatio(1.0)
    painter = QPainter(whole)
    for target, source in (
        (QRectF(0, 0, wide, high / 2), QRectF(near, near, right - near, 1)),
        (QRectF(0, high / 2, wide, high / 2), QRectF(near, low - 1, right - near, 1)),
        (QRectF(0, near, wide / 2, low - near), QRectF(near, near, 1, low - near)),
        (QRectF(wide / 2, near, wide / 2, low - near), QRectF(right - 1, near, 1, low - near)),
    ):
        painter.drawImage(target, image, source)
    painter.drawImage(0, 0, image)
    painter.end()
    return whole


def write(painter: QPainter, face: Face, target: QRectF, written: Sequence[Written], *, outlines: bool = False) -> None:
    """Write the letters of a face that was rendered in two over a rect; as shapes where no fonts go along."""
    scale = target.width() / face.units[0]
    with saved(painter):
        painter.translate(target.topLeft())
        painter.scale(scale, target.height() / face.units[1])
        for one in written:
            with saved(painter):
                painter.setTransform(one.transform, True)
                if outlines:
                    letters = QPainterPath()
                    letters.setFillRule(Qt.FillRule.WindingFill)
                    letters.addText(one.at, one.font, one.words)
                    fill(painter, letters, one.paint)
                else:
                    painter.setFont(one.font)
                    painter.setPen(one.paint)
                    painter.drawText(one.at, one.words)


def mark_overflow(painter: QPainter, target: QRectF, face: Face, found: Sequence[Overflow]) -> None:
    """Red bands over words without room, on a face painted into a rect; a frame where only the card is known."""
    scale = target.width() / face.units[0]
    with saved(painter):
        painter.translate(target.topLeft())
        painter.scale(scale, scale)
        painter.setClipRect(QRectF(0, 0, *face.units), Qt.ClipOperation.IntersectClip)
        for overflow in found:
            if not overflow.place.isEmpty():
                band = overflow.place.adjusted(-2, 0, 2, 0)
                fill(painter, rounded(band, 2), colour(DANGER, 0.3))
                stroke(painter, rounded(band, 2), DANGER, 1.2, dash=[3, 2])
        if any(overflow.place.isEmpty() for overflow in found):
            whole = QRectF(0, 0, *face.units).adjusted(2, 2, -2, -2)
            stroke(painter, rounded(whole, face.round), DANGER, 2, dash=[4, 2.5])
