"""Lettering drawn for the covers: tube letters made of one open line, and letters of square pixels.

The titles of Space Movers and Space Checkers are no font. A letter is a line bent like a glass tube; drawn
several times with shrinking pens it becomes inline stripes (Space Movers) or a neon tube (Space Checkers).
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainterPath, QTransform

# One letter: its width, and its line on a square of height 1. M moves, L draws a straight line, and
# B bends: its corner and its end, joined by a quarter of an ellipse.
_TUBE_LETTERS: dict[str, tuple[float, str]] = {
    "A": (0.72, "M 0 1 L 0 .36 B 0 0 .36 0 B .72 0 .72 .36 L .72 1 M 0 .64 L .72 .64"),
    "C": (0.70, "M .70 0 L .32 0 B 0 0 0 .32 L 0 .68 B 0 1 .32 1 L .70 1"),
    "E": (0.66, "M .66 0 L .28 0 B 0 0 0 .28 L 0 .72 B 0 1 .28 1 L .66 1 M 0 .5 L .58 .5"),
    "H": (0.70, "M 0 0 L 0 1 M .70 0 L .70 1 M 0 .5 L .70 .5"),
    "K": (0.70, "M 0 0 L 0 1 M .68 0 L .12 .5 L .70 1"),
    "M": (1.00, "M 0 1 L 0 .25 B 0 0 .25 0 B .5 0 .5 .25 L .5 1 M .5 .25 B .5 0 .75 0 B 1 0 1 .25 L 1 1"),
    "O": (0.78, "M .39 0 B .78 0 .78 .39 L .78 .61 B .78 1 .39 1 B 0 1 0 .61 L 0 .39 B 0 0 .39 0"),
    "P": (0.72, "M 0 1 L 0 0 L .44 0 B .72 0 .72 .28 B .72 .56 .44 .56 L 0 .56"),
    "R": (0.72, "M 0 1 L 0 0 L .44 0 B .72 0 .72 .28 B .72 .56 .44 .56 L 0 .56 M .40 .63 L .72 1"),
    "S": (0.72, "M .72 0 L .25 0 B 0 0 0 .25 B 0 .5 .25 .5 L .47 .5 B .72 .5 .72 .75 B .72 1 .47 1 L 0 1"),
    "V": (0.78, "M 0 0 L .39 1 L .78 0"),
}

# How far along its legs the control points of a quarter of an ellipse lie.
_BEND = 0.5523
_ENLARGED = 5.0

# Rows of a letter from the top, five bits each.
_PIXEL_LETTERS: dict[str, tuple[int, ...]] = {
    " ": (0, 0, 0, 0, 0, 0, 0),
    "0": (0b01110, 0b10001, 0b10011, 0b10101, 0b11001, 0b10001, 0b01110),
    "1": (0b00100, 0b01100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110),
    "7": (0b11111, 0b00001, 0b00010, 0b00100, 0b01000, 0b01000, 0b01000),
    "H": (0b10001, 0b10001, 0b10001, 0b11111, 0b10001, 0b10001, 0b10001),
    "I": (0b01110, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b01110),
    "J": (0b00111, 0b00010, 0b00010, 0b00010, 0b00010, 0b10010, 0b01100),
    "M": (0b10001, 0b11011, 0b10101, 0b10101, 0b10001, 0b10001, 0b10001),
    "N": (0b10001, 0b11001, 0b10101, 0b10011, 0b10001, 0b10001, 0b10001),
    "O": (0b01110, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110),
    "P": (0b11110, 0b10001, 0b10001, 0b11110, 0b10000, 0b10000, 0b10000),
    "T": (0b11111, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100, 0b00100),
    "U": (0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b10001, 0b01110),
    "W": (0b10001, 0b10001, 0b10001, 0b10101, 0b10101, 0b11011, 0b10001),
}
_PIXEL_COLUMNS, _PIXEL_ADVANCE = 5, 6


def tube_line(text: str, middle: float, top: float, height: float, gap: float) -> QPainterPath:
    """`text` as one open path, centred on x = `middle`; `gap` is the space between two letters."""
    path = QPainterPath()
    x = middle - (sum(_TUBE_LETTERS[letter][0] * height + gap for letter in text) - gap) / 2
    for letter in text:
        width, line = _TUBE_LETTERS[letter]
        path.addPath(QTransform(height, 0, 0, height, x, top).map(_tube_letter(line)))
        x += width * height + gap
    return path


def _tube_letter(line: str) -> QPainterPath:
    path = QPainterPath()
    words = iter(line.split())

    def point() -> QPointF:
        return QPointF(float(next(words)), float(next(words)))

    for verb in words:
        if verb == "M":
            path.moveTo(point())
        elif verb == "L":
            path.lineTo(point())
        else:
            start, corner, end = path.currentPosition(), point(), point()
            path.cubicTo(start + (corner - start) * _BEND, end + (corner - end) * _BEND, end)
    return path


def pixel_width(text: str, pixel: float) -> float:
    return (len(text) * _PIXEL_ADVANCE - 1) * pixel


def pixel_letters(text: str, left: float, top: float, pixel: float) -> list[QPainterPath]:
    """`text` in letters of 5 x 7 squares of side `pixel`, with a hair of space between the squares.

    Each letter is a path of its own: one path of a whole line takes many times longer to paint.
    """
    side = pixel * 0.94
    letters = []
    for place, letter in enumerate(text):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for row, bits in enumerate(_PIXEL_LETTERS[letter]):
            for column in range(_PIXEL_COLUMNS):
                if bits >> (_PIXEL_COLUMNS - 1 - column) & 1:
                    x = left + (place * _PIXEL_ADVANCE + column) * pixel
                    path.addRect(QRectF(x, top + row * pixel, side, side))
        letters.append(path)
    return letters


def squeezed(text: str, font: QFont, box: QRectF) -> QPainterPath:
    """The letters of `text` as a path stretched to fill `box` exactly, as on a wood-type poster."""
    letters = _outline(text, font)
    bounds = letters.boundingRect()
    fit = QTransform()
    fit.translate(box.x(), box.y())
    fit.scale(box.width() / bounds.width(), box.height() / bounds.height())
    fit.translate(-bounds.x(), -bounds.y())
    return fit.map(letters)


def _outline(text: str, font: QFont) -> QPainterPath:
    """The outline of `text`, enlarged.

    The strokes of a letter may overlap: with the odd-even rule the overlap would be a hole, and a line along the
    outline would show the seam. They are joined letter by letter, which is quick, and while large, because
    joining flattens small curves.
    """
    metrics = QFontMetricsF(font)
    enlarge = QTransform.fromScale(_ENLARGED, _ENLARGED)
    outline = QPainterPath()
    for place, letter in enumerate(text):
        x = metrics.horizontalAdvance(text[: place + 1]) - metrics.horizontalAdvance(letter)
        glyph = QPainterPath()
        glyph.addText(QPointF(x, 0), font, letter)
        glyph.setFillRule(Qt.FillRule.WindingFill)
        outline.addPath(enlarge.map(glyph).simplified())
    return outline
