"""Paints what a pane shows, in the background: the newest order counts, older ones are dropped."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from PySide6.QtCore import QObject, QRectF, Signal
from PySide6.QtGui import QImage

from desktop.kernel.faults import Fault
from editor.document.draft import Draft
from editor.previews.overflow import placed
from editor.previews.pieces import Face, Overflow, Piece, render
from editor.previews.studio import Studio, View
from editor.tasks import Workshop

MARGIN = 8.0
"""Units round a face, for its shadow."""
GAP = 16.0
CAPTION, VERDICT = 26.0, 24.0
PER_MILLIMETRE = 96 / 25.4
"""Pixels of a picture in true size on a screen of usual density."""
_HIGH, _LOOK_HIGH = 430.0, 210.0
_LEAST_CARD = 150.0
_MOST_KEPT = 24


@dataclass(frozen=True, slots=True)
class Order:
    """What is to be painted."""

    part: str
    key: Hashable
    raw: Any
    width: float
    """Of the pane, in logical pixels."""
    ratio: float = 1.0
    """Device pixels to a logical one."""
    zoom: float = 0.0
    """Times the true size; 0 to fit the pane."""
    table: bool = False
    grey: bool = False
    """Without colours: what tells things apart must not be colour alone."""
    draft: Draft | None = None
    """The surroundings, where they have changed."""
    piece: int | None = None
    """Which piece of the item, counted from 0; None for all."""


@dataclass(frozen=True, slots=True)
class Hung:
    """A face where it hangs in the pane."""

    face: Face
    title: str
    note: str
    image: QImage
    place: QRectF
    """Of the face itself, in logical pixels."""
    overflow: tuple[Overflow, ...]
    judged: bool
    """Whether a verdict stands below it."""
    piece: Piece
    """What it is a face of, in its true size."""


@dataclass(frozen=True, slots=True)
class Wall:
    """Everything that hangs in the pane."""

    hung: tuple[Hung, ...] = ()
    height: float = 0.0
    faults: tuple[Fault, ...] = ()
    trouble: str = ""
    """Why nothing could be painted."""


Kept: TypeAlias = dict[tuple[str, float], QImage]
"""Pictures of faces that look alike on many items, by their word and scale."""


@dataclass(frozen=True, slots=True)
class _Place:
    """A face before it is rendered, and how wide it is to be."""

    piece: Piece
    face: Face
    title: str
    note: str
    wide: float
    judged: bool


def _as_piece(piece: Piece, face: Face) -> Piece:
    """Another view of a piece as a piece of its own, in the same scale."""
    scale = piece.size[0] / piece.front.units[0]
    size = face.units[0] * scale, face.units[1] * scale
    return Piece(f"{piece.id}-{face.key}", f"{piece.title}: {face.title}", size, face)


def without_colours(image: QImage) -> QImage:
    """The picture in greys, as clear as it was."""
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(QImage.Format.Format_ARGB32)
    grey.setAlphaChannel(image.convertToFormat(QImage.Format.Format_Alpha8))
    return grey.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def hang(view: View, order: Order, kept: Kept | None = None) -> Wall:
    """Render the faces of a view and arrange them in rows."""
    rows: list[list[_Place]] = []
    pieces = view.shown.pieces
    for piece in pieces if order.piece is None else pieces[order.piece : order.piece + 1]:
        wide = _card_width(piece, order)
        several = order.piece is None and len(pieces) > 1
        row = []
        for face in piece.faces:
            title = f"{piece.title}: {face.title}" if several and face is piece.front else face.title
            row.append(_Place(piece, face, title, _note(piece) if face is piece.front else "", wide, not face.alike))
        rows += [row] if sum(one.wide for one in row) + GAP * (len(row) - 1) <= order.width else [[one] for one in row]
    row = []
    room = 0.0
    for face in view.shown.looks:
        wide = _look_width(view.shown.pieces[0], face, order)
        if row and room + wide > order.width:
            rows.append(row)
            row, room = [], 0.0
        row.append(_Place(_as_piece(view.shown.pieces[0], face), face, face.title, "", wide, False))
        room += wide + GAP
    rows += [row] if row else []
    return _rendered(rows, view, order, {} if kept is None else kept)


def _rendered(rows: Sequence[Sequence[_Place]], view: View, order: Order, kept: Kept) -> Wall:
    hung: list[Hung] = []
    y = 0.0
    for row in rows:
        x, bottom = 0.0, y
        for one in row:
            scale = one.wide / one.face.units[0]
            image, found = _picture(one.face, scale * order.ratio, kept)
            if order.grey:
                image = without_colours(image)
            place = QRectF(x, y + CAPTION, one.wide, one.face.units[1] * scale)
            over = tuple(placed(found, view.raw))
            hung.append(Hung(one.face, one.title, one.note, image, place, over, one.judged, one.piece))
            below = VERDICT * max(1, len(over)) + 8 if one.judged or over else 0
            bottom = max(bottom, place.bottom() + below)
            x += one.wide + GAP
        y = bottom + GAP
    return Wall(tuple(hung), y, view.faults)


def _picture(face: Face, scale: float, kept: Kept) -> tuple[QImage, list[Overflow]]:
    if face.alike and (found := kept.get((face.alike, scale))) is not None:
        return found, []
    image, over = render(face, scale, MARGIN)
    image.setDevicePixelRatio(1.0)
    if face.alike:
        if len(kept) > _MOST_KEPT:
            kept.clear()
        kept[face.alike, scale] = image
    return image, over


def _note(piece: Piece) -> str:
    size = " × ".join(f"{side:.1f}".removesuffix(".0") for side in piece.size) + " mm"
    return f"{size}, {piece.copies} ×" if piece.copies > 1 else size


def _card_width(piece: Piece, order: Order) -> float:
    if order.zoom:
        return piece.size[0] * PER_MILLIMETRE * order.zoom
    if order.table and max(piece.front.units) < 300:
        return piece.front.units[0]
    shape = piece.front.units[0] / piece.front.units[1]
    room = (order.width - GAP) / 2 if piece.back is not None else order.width
    wide = min(room, _HIGH * shape)
    return wide if wide >= _LEAST_CARD else min(order.width, _HIGH * shape)


def _look_width(piece: Piece, face: Face, order: Order) -> float:
    if order.zoom:
        return face.units[0] / piece.front.units[0] * piece.size[0] * PER_MILLIMETRE * order.zoom
    high = _HIGH if min(face.units) > 350 else _LOOK_HIGH if min(face.units) > 60 else 110.0
    return min(order.width, high * face.units[0] / face.units[1])


class Renderer(QObject):
    """One painter for one pane. Orders are taken one at a time; only the newest is told of."""

    ready = Signal(object, object)
    """Carries the Order and its Wall."""

    def __init__(self, game: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._studio: Studio | None = None
        self._draft: Draft | None = None
        """The newest surroundings."""
        self._furnished: Draft | None = None
        """Those that the studio has."""
        self._kept: Kept = {}
        self._work = Workshop(self)

    def take(self, order: Order) -> None:
        self._draft = order.draft or self._draft
        self._work.wish("wall", lambda go_on: self._painted(order), lambda wall: self.ready.emit(order, wall))

    def finish(self) -> None:
        """Drop what waits, and wait for what is being painted."""
        self._work.finish()

    def _painted(self, order: Order) -> Wall:
        """Paint an order; on the painter's thread."""
        draft = self._draft
        # Whatever is wrong with a half-finished item must reach neither the editor nor its saving.
        try:
            if self._studio is None:
                self._studio = Studio(self._game)
            if draft is not None and draft is not self._furnished:
                self._furnished = draft
                self._studio.furnish(draft)
            return hang(self._studio.show(order.part, order.raw, order.key, table=order.table), order, self._kept)
        except Exception as error:
            return Wall(trouble=f"{type(error).__name__}: {error}")
