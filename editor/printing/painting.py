"""Sheets as pictures: the same painter fills the pages of a PDF file and the preview of the print dialog."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.kit import fonts
from desktop.table.kit.ink import line, painting, saved
from desktop.table.kit.overheard import Written
from desktop.table.kit.theme import colour
from desktop.table.kit.writing import CENTRE, RIGHT, elided, put_text, text_width
from editor.previews.pieces import MILLIMETRES_PER_INCH, Face, Paint, Piece, render_in_two, write
from editor.printing.sheets import BLEED, Box, Sheet, Slot

_INK = "#404450"
_DRAFT = "#D02030"
_KEPT = 60
"""Faces in memory: more than lie on a sheet of small tiles, so that copies and backs are found again."""
_RULER = 50.0
"""Millimetres: to be measured after printing."""


@dataclass(frozen=True, slots=True)
class Printed:
    """A piece as the sheets want it."""

    piece: Piece

    @property
    def size(self) -> tuple[float, float]:
        return self.piece.size

    @property
    def copies(self) -> int:
        return self.piece.copies

    @property
    def two_sided(self) -> bool:
        return self.piece.back is not None


@dataclass(slots=True)
class Faces:
    """Faces rendered for one resolution, each once however often it is printed; the last ones are kept."""

    dpi: int
    made: OrderedDict[tuple[str, str, tuple[float, float]], tuple[QImage, list[Written]]] = field(
        default_factory=OrderedDict
    )

    def get(self, piece: Piece, face: Face) -> tuple[QImage, list[Written]]:
        key = face.alike or piece.id, face.key, piece.size
        if key not in self.made:
            scale = piece.size[0] / face.units[0]
            self.made[key] = render_in_two(face, scale * self.dpi / MILLIMETRES_PER_INCH, BLEED / scale)
            if len(self.made) > _KEPT:
                self.made.popitem(last=False)
        self.made.move_to_end(key)
        return self.made[key]


def paint_sheet(painter: QPainter, sheet: Sheet[Printed], faces: Faces, footer: str, stamp: str = "") -> None:
    """Paint one side of a sheet; the painter counts in millimetres."""
    for slot in sheet.slots:
        if sheet.part:
            _paint_part(painter, slot, faces.dpi)
        else:
            _paint_slot(painter, sheet, slot, faces)
    for x0, y0, x1, y1 in sheet.marks:
        line(painter, (x0, y0), (x1, y1), colour("#FFFFFF", 0.8), 0.4)  # they may lie on a dark bleed
        line(painter, (x0, y0), (x1, y1), _INK, 0.12)
    if not sheet.back:
        _paint_footer(painter, sheet, footer)
    if stamp and sheet.slots:
        _paint_stamp(painter, sheet, stamp)


def footer_of(title: str, sheets: Sequence[Sheet[Printed]], number: int) -> str:
    words = QCoreApplication.translate("Printing", "{title}, sheet {number} of {count}")
    fronts = [index for index, sheet in enumerate(sheets) if not sheet.back]
    return words.format(title=title, number=sum(index <= number for index in fronts), count=len(fronts))


def sheet_image(sheets: Sequence[Sheet[Printed]], number: int, title: str, faces: Faces, *, stamp: str = "") -> QImage:
    """A sheet as a picture, in the resolution of the faces."""
    sheet = sheets[number]
    scale = faces.dpi / MILLIMETRES_PER_INCH
    image = QImage(round(sheet.size[0] * scale), round(sheet.size[1] * scale), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    with painting(image) as painter:
        painter.scale(scale, scale)
        paint_sheet(painter, sheet, faces, footer_of(title, sheets, number), stamp)
    return image


def _rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.width, box.height)


def _paint_slot(painter: QPainter, sheet: Sheet[Printed], slot: Slot[Printed], faces: Faces) -> None:
    piece = slot.piece.piece
    face = piece.back if sheet.back and piece.back is not None else piece.front
    image, written = faces.get(piece, face)
    box = _rect(slot.box)
    with saved(painter):
        painter.setClipRect(_rect(slot.shown), Qt.ClipOperation.IntersectClip)
        if slot.turned:
            painter.translate(box.center())
            painter.rotate(90 * slot.turned)
            painter.translate(-box.center())
        painter.drawImage(box.adjusted(-BLEED, -BLEED, BLEED, BLEED), image)
        write(painter, face, box, written)


def _paint_part(painter: QPainter, slot: Slot[Printed], dpi: int) -> None:
    """A part of a board that is larger than the sheet: never more of it is made a picture at once."""
    face, shown, box = slot.piece.piece.front, _rect(slot.shown), _rect(slot.box)
    scale = slot.piece.size[0] / face.units[0]
    away = (box.left() - shown.left()) / scale, (box.top() - shown.top()) / scale
    part = Face(face.key, face.title, (shown.width() / scale, shown.height() / scale), _moved(face, *away))
    image, written = render_in_two(part, scale * dpi / MILLIMETRES_PER_INCH, 0)
    with saved(painter):
        painter.setClipRect(shown, Qt.ClipOperation.IntersectClip)
        painter.drawImage(shown, image)
        write(painter, part, shown, written)


def _moved(face: Face, right: float, down: float) -> Paint:
    def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
        with saved(painter):
            painter.translate(right, down)
            return face.paint(painter, QRectF(0, 0, *face.units), ratio)

    return paint


# ---- what stands in the margin -----------------------------------------------------------------------------------


@contextmanager
def _fine(painter: QPainter) -> Iterator[None]:
    """Let the painter count in hundredths of a millimetre: fonts have whole sizes."""
    with saved(painter):
        painter.scale(0.01, 0.01)
        yield


def _paint_footer(painter: QPainter, sheet: Sheet[Printed], footer: str) -> None:
    width, height = (100 * side for side in sheet.size)
    font = fonts.font(230, 500)
    y, start, ruler = height - 380, 1000.0, 100 * _RULER
    told = QCoreApplication.translate("Printing", "50 mm when printed at 100 %")
    with _fine(painter):
        for x in (start, start + ruler):
            line(painter, (x, y - 180), (x, y + 20), colour(_INK), 15)
        line(painter, (start, y - 80), (start + ruler, y - 80), colour(_INK), 15)
        put_text(painter, start + ruler + 200, y, told, font, _INK)
        room = width - 2 * start - ruler - text_width(font, told) - 500
        words = f"{footer}  {sheet.part}".rstrip()
        put_text(painter, width - start, y, elided(words, room, font), font, _INK, RIGHT)


def _paint_stamp(painter: QPainter, sheet: Sheet[Printed], stamp: str) -> None:
    with saved(painter):
        painter.translate(sheet.size[0] / 2, sheet.size[1] / 2)
        painter.rotate(-35)
        put_text(painter, 0, 19, stamp.upper(), fonts.display(56, 800), colour(_DRAFT, 0.25), CENTRE)
