"""Pictures as the bytes of a file."""

from __future__ import annotations

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QImage, QImageWriter


def encoded(image: QImage, kind: str = "png", quality: int = -1) -> bytes:
    """A picture as a file of a kind holds it. ``quality`` from 0 to 100; -1 is what is usual for the kind."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, QByteArray(kind.encode()))
    writer.setQuality(quality)
    writer.write(image)
    return bytes(buffer.data().data())
