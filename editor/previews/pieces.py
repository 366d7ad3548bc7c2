"""What an item of a set looks like: pieces with a front and a back, in true size, painted by the game's painters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.kit.cuts import listening
from desktop.table.kit.ink import canvas, fill, painting, rounded, saved, stroke
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
    width, height = face.units
    scale = target.width() / width
    with saved(painter), listening() as heard:
        painter.translate(target.topLeft())
        painter.scale(scale, target.height() / height)
        here = painter.worldTransform().inverted()[0]
        named = face.paint(painter, QRectF(0, 0, width, height), scale * ratio)
    found = [Overflow("", cut.words, here.mapRect(cut.place)) for cut in heard.found]
    return found + [Overflow(field, "", QRectF()) for field in named]


def render(face: Face, scale: float, margin: float = 0.0) -> tuple[QImage, list[Overflow]]:
    """A face as a picture, so many pixels to a unit, with a margin of units around it for its shadow."""
    width, height = face.units
    image = canvas(width + 2 * margin, height + 2 * margin, scale)
    with painting(image) as painter:
        found = paint_face(painter, QRectF(margin, margin, width, height), face, scale)
    return image, found


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
