"""Looking at pictures pixel by pixel, for the tests of the covers."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter


def draw(width: int, height: int, paint: Callable[[QPainter], None]) -> QImage:
    """What `paint` leaves on a clear image; fails if it does not put the painter back as it was."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    try:
        paint(painter)
        assert painter.transform().isIdentity()
        assert not painter.hasClipping()
        assert painter.opacity() == 1
        assert painter.compositionMode() == QPainter.CompositionMode.CompositionMode_SourceOver
    finally:
        painter.end()
    return image


def pixels(image: QImage, area: QRect | None = None) -> list[QColor]:
    part = image.rect() if area is None else area
    return [
        image.pixelColor(x, y)
        for y in range(part.top(), part.bottom() + 1)
        for x in range(part.left(), part.right() + 1)
    ]


def same(one: QImage, other: QImage) -> bool:
    return one.size() == other.size() and bytes(one.constBits()) == bytes(other.constBits())


def difference(one: QImage, other: QImage) -> float:
    """The mean difference of the channels, 0 to 255."""
    # Four bytes a pixel: rows of three are padded, and what the padding holds is chance.
    first, second = (image.convertToFormat(QImage.Format.Format_RGBX8888) for image in (one, other))
    pairs = zip(bytes(first.constBits()), bytes(second.constBits()), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (3 * one.width() * one.height())


def mean_lightness(image: QImage, area: QRect) -> float:
    seen = pixels(image, area)
    return sum(colour.lightnessF() * colour.alphaF() for colour in seen) / len(seen)
