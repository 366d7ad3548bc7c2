"""What tests ask of a painted picture: where it is, how dark it is, what is written on it."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QTransform

from desktop.table.kit.ink import canvas, smooth

Paint = Callable[[QPainter], None]


def render(paint: Paint, width: float, height: float, scale: float = 1.0, ground: str | None = None) -> QImage:
    image = canvas(width, height, scale)
    if ground is not None:
        image.fill(QColor(ground))
    painter = QPainter(image)
    smooth(painter)
    paint(painter)
    painter.end()
    return image


_FAINT = bytes(8)  # the fringe of smooth edges does not count
_SEEN = _FAINT + bytes(range(8, 256))


def _rows(mask: QImage) -> list[bytes]:
    data, stride = bytes(mask.constBits()), mask.bytesPerLine()
    return [data[row * stride : row * stride + mask.width()] for row in range(mask.height())]


def _span(mask: QImage) -> tuple[int, int] | None:
    full = [index for index, row in enumerate(_rows(mask)) if row.translate(_SEEN).strip(b"\0")]
    return (full[0], full[-1] + 1) if full else None


def extent(image: QImage) -> QRectF:
    """The smallest rect, in logical pixels, outside of which all is clear or nearly; null for a clear
    picture.
    """
    mask = image.convertToFormat(QImage.Format.Format_Alpha8)
    vertical, horizontal = _span(mask), _span(mask.transformed(QTransform(0, 1, 1, 0, 0, 0)))
    if vertical is None or horizontal is None:
        return QRectF()
    ratio = image.devicePixelRatio()
    left, right, top, bottom = (edge / ratio for edge in (*horizontal, *vertical))
    return QRectF(left, top, right - left, bottom - top)


def silhouette(image: QImage, threshold: int = 200) -> bytes:
    """One byte for each pixel: 1 where the picture is nearly solid."""
    table = bytes(int(level >= threshold) for level in range(256))
    return b"".join(_rows(image.convertToFormat(QImage.Format.Format_Alpha8))).translate(table)


def grey(image: QImage) -> bytes:
    """The brightness of each pixel on black ground."""
    opaque = QImage(image.size(), QImage.Format.Format_RGB32)
    opaque.fill(QColor("#000000"))
    opaque.setDevicePixelRatio(image.devicePixelRatio())
    painter = QPainter(opaque)
    painter.drawImage(0, 0, image)
    painter.end()
    return b"".join(_rows(opaque.convertToFormat(QImage.Format.Format_Grayscale8)))


def brightness(image: QImage, rect: QRectF | None = None) -> float:
    """The mean brightness (0 to 255) of a rect in logical pixels, or of all."""
    if rect is not None:
        ratio = image.devicePixelRatio()
        image = image.copy(QRectF(rect.topLeft() * ratio, rect.size() * ratio).toRect())
    levels = grey(image)
    return sum(levels) / len(levels)


def difference(first: QImage, second: QImage) -> float:
    """The mean difference of brightness of two pictures of one size."""
    pairs = zip(grey(first), grey(second), strict=True)
    return sum(abs(a - b) for a, b in pairs) / (first.width() * first.height())


@dataclass
class Written:
    """A text that was painted: its tight rect in the coordinates of the picture, and its size there."""

    text: str
    rect: QRectF
    pixels: float


@dataclass
class Record:
    texts: list[Written] = field(default_factory=list)


class _Recorder(QPainter):
    """A painter that notes what it writes."""

    def __init__(self, image: QImage, record: Record) -> None:
        super().__init__(image)
        self._record = record

    def drawText(self, place: QPointF, text: str) -> None:  # type: ignore[override]
        transform = self.worldTransform()
        metrics = QFontMetricsF(self.font())
        rect = transform.mapRect(metrics.tightBoundingRect(text).translated(place))
        stretch = abs(transform.determinant()) ** 0.5
        self._record.texts.append(Written(text, rect, self.font().pixelSize() * stretch))
        super().drawText(place, text)


@contextmanager
def recording(width: float, height: float, scale: float = 1.0) -> Iterator[tuple[QPainter, Record]]:
    """A painter in logical pixels whose texts are noted in the record, also in logical pixels times
    `scale`.
    """
    image = canvas(width * scale, height * scale, 1.0)
    record = Record()
    painter = _Recorder(image, record)
    smooth(painter)
    painter.scale(scale, scale)
    try:
        yield painter, record
    finally:
        painter.end()
