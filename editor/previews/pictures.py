"""Pictures of one's own on cards: judged before they are decoded, and small enough to go along with every game."""

from __future__ import annotations

from pathlib import PurePosixPath

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QImageReader, QPainter

from desktop.kernel.pictures import ENDINGS, FOLDER, LARGEST_PICTURE, picture_fault
from desktop.table.kit.encoding import encoded
from editor.document.clipping import picture_name
from editor.document.document import Document

WIDEST = 900
"""Pixels: more than a card of 63 mm needs at 300 to the inch."""
ILLUSTRATED = {
    "space_movers": ("events", "pursuits", "cargoes", "reactions", "adventures", "random_objectives"),
    "amazing_space_venture": ("cards",),
    "one_small_step": ("events",),
}
"""The parts whose cards have a window for a picture."""


class NoPicture(Exception):
    """A file that cannot be taken; its words say why."""


def has_window(game: str, part: str) -> bool:
    return part in ILLUSTRATED.get(game, ())


def prepared(data: bytes) -> tuple[bytes, str]:
    """A picture as packs keep it, and the ending of its file. Raises NoPicture, and decodes nothing that is too large
    to be decoded safely."""
    if told := picture_fault(data):
        raise NoPicture(told)
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer)
    reader.setAutoTransform(True)
    size = reader.size()
    if size.isValid() and max(size.width(), size.height()) > WIDEST:
        reader.setScaledSize(size.scaled(QSize(WIDEST, WIDEST), Qt.AspectRatioMode.KeepAspectRatio))
    image = reader.read()
    if image.isNull():
        raise NoPicture(f"this picture cannot be read ({reader.errorString()})")
    if image.hasAlphaChannel() and len(found := encoded(image)) <= LARGEST_PICTURE:
        return found, "png"
    flat = _flat(image)
    for quality in (90, 80, 65, 50, 30):
        if len(found := encoded(flat, "jpg", quality)) <= LARGEST_PICTURE:
            return found, "jpg"
    raise NoPicture("this picture cannot be made small enough")


def _flat(image: QImage) -> QImage:
    """A picture without clear parts: JPEG knows none."""
    if not image.hasAlphaChannel():
        return image
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(0xFF0A1030)
    painter = QPainter(flat)
    painter.drawImage(0, 0, image)
    painter.end()
    return flat


def files_of(document: Document, part: str, item: str) -> list[str]:
    """The files that hold the picture of an item: one, or several of different endings in a foreign pack."""
    return [
        name
        for name in document.draft.files
        if name.startswith(f"{FOLDER}{part}/")
        and PurePosixPath(name).stem == item
        and PurePosixPath(name).suffix.lower() in ENDINGS
    ]


def set_picture(document: Document, part: str, item: str, data: bytes, text: str) -> None:
    """Give an item a picture, in place of the one it has. Raises NoPicture, and changes nothing then."""
    made, ending = prepared(data)
    name = picture_name(part, item, f".{ending}")
    with document.gesture(text):
        for old in files_of(document, part, item):
            if old != name:
                document.set_file(old, None, text)
        try:
            document.set_file(name, made, text)
        except ValueError as error:
            raise NoPicture(str(error)) from error


def remove_picture(document: Document, part: str, item: str, text: str) -> None:
    with document.gesture(text):
        for name in files_of(document, part, item):
            document.set_file(name, None, text)
