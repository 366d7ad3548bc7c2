"""Text on pictures: placed on a baseline, fitted to a width, wrapped into a block.

Every function gives back the room it took, so that a test can hold it against the room there was.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from desktop.table.kit.overheard import lifted, note_shortened, note_written
from desktop.table.kit.theme import TEXT, Paint, colour

LEFT, CENTRE, RIGHT = "left", "centre", "right"
_SHARE = {LEFT: 0.0, CENTRE: 0.5, RIGHT: 1.0}


def text_width(font: QFont, text: str) -> float:
    """The advance of `text`, without the spacing after its last letter."""
    return QFontMetricsF(font).horizontalAdvance(text) - font.letterSpacing() * bool(text)


def put_text(
    painter: QPainter,
    x: float,
    baseline: float,
    text: str,
    font: QFont,
    paint: Paint = TEXT,
    align: str = LEFT,
) -> QRectF:
    """Write one line on a baseline; `x` is its left end, centre or right end.

    The rect that is given back spans ascent to descent.
    """
    width = text_width(font, text)
    left = x - width * _SHARE[align]
    metrics = QFontMetricsF(font)
    place = QRectF(left, baseline - metrics.ascent(), width, metrics.ascent() + metrics.descent())
    painter.setFont(font)
    painter.setPen(colour(paint))
    note_written(painter, text, place)
    if not lifted(painter, text, QPointF(left, baseline), place):
        painter.drawText(QPointF(left, baseline), text)
    return place


def centred_baseline(font: QFont, middle: float) -> float:
    """The baseline at which the capitals and figures of `font` stand centred on the height `middle`."""
    return middle + QFontMetricsF(font).capHeight() / 2


def fit_font(text: str, width: float, font: QFont, smallest: int = 12) -> QFont:
    """`font`, or the largest smaller size (at least `smallest` pixels) at which `text` fits `width`."""
    fitted = QFont(font)
    while fitted.pixelSize() > smallest and text_width(fitted, text) > width:
        fitted.setPixelSize(fitted.pixelSize() - 1)
    return fitted


def elided(text: str, width: float, font: QFont) -> str:
    """`text`, cut with an ellipsis if it is wider than `width`."""
    if text_width(font, text) <= width:
        return text
    short = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width)
    note_shortened(short, text)
    return short


def put_fitted(
    painter: QPainter,
    x: float,
    baseline: float,
    width: float,
    text: str,
    font: QFont,
    paint: Paint = TEXT,
    align: str = LEFT,
    smallest: int = 12,
) -> QRectF:
    """Write one line no wider than `width`: smaller, down to `smallest` pixels, then cut."""
    fitted = fit_font(text, width, font, smallest)
    return put_text(painter, x, baseline, elided(text, width, fitted), fitted, paint, align)


@dataclass(frozen=True, slots=True)
class Block:
    """Text broken into lines: what `wrap` found and `put_block` writes."""

    lines: tuple[str, ...]
    font: QFont
    line_height: float
    complete: bool

    @property
    def height(self) -> float:
        return self.line_height * len(self.lines)


def _broken(text: str, width: float, font: QFont) -> list[str]:
    """Greedy lines; a word wider than `width` is broken between letters: nothing runs over the edge."""
    lines: list[str] = []
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split():
            longer = f"{line} {word}" if line else word
            if text_width(font, longer) <= width:
                line = longer
                continue
            if line:
                lines.append(line)
            while text_width(font, word) > width and len(word) > 1:
                cut = next((n for n in range(len(word) - 1, 1, -1) if text_width(font, word[:n]) <= width), 1)
                lines.append(word[:cut])
                word = word[cut:]
            line = word
        lines.append(line)
    return lines


def wrap(text: str, width: float, font: QFont, *, most: int | None = None, leading: float = 1.45) -> Block:
    """Break `text` into lines of at most `width`; beyond `most` lines the last one ends in an ellipsis."""
    lines = _broken(text, width, font)
    complete = most is None or len(lines) <= most
    if not complete and most is not None:
        rest = " ".join(lines[most - 1 :])
        lines = [*lines[: most - 1], elided(rest, width, font)]
    return Block(tuple(lines), font, font.pixelSize() * leading, complete)


def fit_block(text: str, size: tuple[float, float], font: QFont, smallest: int = 12, *, leading: float = 1.45) -> Block:
    """The largest setting of `text` that fits `size` (width, height); at `smallest` pixels it is cut."""
    width, height = size
    fitted = QFont(font)
    while True:
        block = wrap(text, width, fitted, leading=leading)
        if block.height <= height:
            return block
        if fitted.pixelSize() <= smallest:
            return wrap(text, width, fitted, most=max(1, int(height / block.line_height)), leading=leading)
        fitted.setPixelSize(fitted.pixelSize() - 1)


def put_block(painter: QPainter, x: float, top: float, block: Block, paint: Paint = TEXT, align: str = LEFT) -> float:
    """Write a block from `top` down, each line in the middle of its height; gives the y below it."""
    metrics = QFontMetricsF(block.font)
    drop = (block.line_height + metrics.ascent() - metrics.descent()) / 2
    for index, line in enumerate(block.lines):
        put_text(painter, x, top + index * block.line_height + drop, line, block.font, paint, align)
    return top + block.height
