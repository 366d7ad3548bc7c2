"""Pictures that packs bring for their cards: decoded once each, and cut to the window they are shown in."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter


@lru_cache(maxsize=64)
def photo(data: bytes) -> QImage:
    """The picture in a PNG or JPEG file; a null image for one that is damaged."""
    return QImage.fromData(data).convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)


def paint_photo(painter: QPainter, rect: QRectF, data: bytes) -> bool:
    """Fill a rect with the middle of a picture, as large as it can be; false when there is none to be shown."""
    if not data:
        return False
    image = photo(data)
    if image.isNull():
        return False
    wide, high = image.width(), image.height()
    shape = rect.width() / rect.height()
    part = QRectF(0, 0, min(wide, high * shape), min(high, wide / shape))
    part.moveCenter(QRectF(image.rect()).center())
    painter.drawImage(rect, image, part)
    return True
