"""Sheets as a PDF file, and single pieces as pictures; on any thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeAlias

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from desktop.kernel.replacing import replacing
from desktop.table.kit.encoding import encoded
from desktop.table.kit.ink import smooth
from editor.previews.pieces import MILLIMETRES_PER_INCH, Face, Piece, render, render_in_two, write
from editor.printing.painting import Faces, Printed, footer_of, paint_sheet
from editor.printing.sheets import Sheet

DPI = 300

Progress: TypeAlias = Callable[[int], bool]
"""Told how many sheets are done; answers whether to go on."""


class Stopped(Exception):
    """A person did not want to wait for the rest."""


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return buffer


def pdf_bytes(
    sheets: Sequence[Sheet[Printed]], title: str, *, stamp: str = "", dpi: int = DPI, progress: Progress | None = None
) -> bytes:
    """The sheets as a PDF file in true size; letters are letters, art is pictures. Raises Stopped."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(title)
    writer.setCreator("Starshelf")
    writer.setResolution(dpi)
    faces = Faces(dpi)
    painter = QPainter()
    for number, sheet in enumerate(sheets):
        _set_page(writer, sheet.size)
        if number:
            writer.newPage()
        else:
            painter.begin(writer)
        painter.resetTransform()
        smooth(painter)
        painter.scale(dpi / MILLIMETRES_PER_INCH, dpi / MILLIMETRES_PER_INCH)
        paint_sheet(painter, sheet, faces, footer_of(title, sheets, number), stamp)
        if progress is not None and not progress(number + 1):
            painter.end()
            raise Stopped
    painter.end()
    return bytes(buffer.data().data())


def _set_page(writer: QPdfWriter, size: tuple[float, float]) -> None:
    upright = QSizeF(min(size), max(size))
    page = QPageSize(upright, QPageSize.Unit.Millimeter, "", QPageSize.SizeMatchPolicy.ExactMatch)
    lying = size[0] > size[1]
    way = QPageLayout.Orientation.Landscape if lying else QPageLayout.Orientation.Portrait
    writer.setPageLayout(QPageLayout(page, way, QMarginsF(0, 0, 0, 0)))


def png_bytes(piece: Piece, face: Face, dpi: int = DPI) -> bytes:
    """A face as a PNG picture that knows its true size."""
    image, _ = render(face, piece.size[0] / face.units[0] * dpi / MILLIMETRES_PER_INCH)
    image.setDevicePixelRatio(1.0)
    dots = round(dpi / MILLIMETRES_PER_INCH * 1000)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    return encoded(image)


def svg_bytes(piece: Piece, face: Face, dpi: int = DPI) -> bytes:
    """A face as an SVG picture in true size: its art as an embedded picture, its letters as shapes over it."""
    pixels = dpi / MILLIMETRES_PER_INCH
    image, written = render_in_two(face, piece.size[0] / face.units[0] * pixels, 0)
    buffer = _buffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setTitle(piece.title)
    generator.setResolution(dpi)
    generator.setSize(QSize(round(piece.size[0] * pixels), round(piece.size[1] * pixels)))
    whole = QRectF(0, 0, *face.units)
    generator.setViewBox(whole)
    painter = QPainter(generator)
    smooth(painter)
    painter.drawImage(whole, image)
    write(painter, face, whole, written, outlines=True)
    painter.end()
    return bytes(buffer.data().data())


def write_picture(piece: Piece, face: Face, path: Path) -> None:
    """Write a face as the picture that the ending of the path names, SVG or else PNG. Raises OSError."""
    data = (svg_bytes if path.suffix == ".svg" else png_bytes)(piece, face)
    with replacing(path) as file:
        file.write(data)


def picture_name(piece: Piece, face: Face) -> str:
    """What the picture of a face is called, without an ending: a name that every system allows."""
    return f"{_safe(piece.id)}-{_safe(face.key)}"


def _safe(name: str) -> str:
    return "".join(letter if letter.isascii() and (letter.isalnum() or letter in "-_") else "_" for letter in name)
