"""The "Design your own" card: a drafting sheet on which a tile is being drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.kit.covers.sheet import clipped
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import (
    ADD,
    box,
    ellipse,
    fill,
    line,
    linear,
    polygon,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.theme import BLUEPRINT, BLUEPRINT_DEEP, BLUEPRINT_INK, GOLD, PATH_RED, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, fit_block, put_block, put_fitted, put_text

CORNER = 12.0
_MESH = 12.0
_TEXT_HEIGHT = 128.0
_BUTTON_HEIGHT = 34.0
_PADDING = 16.0
_DRAWING_WIDTH, _DRAWING_HEIGHT = 176.0, 170.0
_HALF = 54.0


def button_rect(card: QRectF) -> QRectF:
    """Where the card's button goes."""
    return QRectF(
        card.left() + _PADDING,
        card.bottom() - _BUTTON_HEIGHT - 12,
        card.width() - 2 * _PADDING,
        _BUTTON_HEIGHT,
    )


def paint_blueprint(painter: QPainter, card: QRectF, title: str, text: str, *, lit: bool = False) -> None:
    """The card without its button; `title` and `text` come translated. `lit` is its look under the pointer."""
    with clipped(painter, rounded(card, CORNER)):
        fill(painter, box(card), vertical(card, (0, mix(BLUEPRINT, WHITE, 0.08 if lit else 0)), (1, BLUEPRINT_DEEP)))
        _mesh(painter, card)
        sheet = card.adjusted(0, 0, 0, -_TEXT_HEIGHT)
        _drawing(painter, sheet)
        _veil(painter, card)
    border = rounded(card.adjusted(0.6, 0.6, -0.6, -0.6), CORNER)
    stroke(painter, border, colour("#BFE0FF" if lit else "#7FB4FF", 0.95 if lit else 0.55), 1.6 if lit else 1.2)
    left, width = card.left() + _PADDING, card.width() - 2 * _PADDING
    baseline = card.bottom() - 102
    put_fitted(painter, left, baseline, width, title, display(19), WHITE)
    block = fit_block(text, (width, button_rect(card).top() - baseline - 10), font(13), leading=1.38)
    put_block(painter, left, baseline + 6, block, "#CFE4FF")


def _mesh(painter: QPainter, card: QRectF) -> None:
    for step in range(int(card.width() / _MESH) + 1):
        x = card.left() + step * _MESH
        line(painter, (x, card.top()), (x, card.bottom()), colour("#9FD0FF", 0.15 if step % 4 == 0 else 0.07))
    for step in range(int(card.height() / _MESH) + 1):
        y = card.top() + step * _MESH
        line(painter, (card.left(), y), (card.right(), y), colour("#9FD0FF", 0.15 if step % 4 == 0 else 0.07))


def _veil(painter: QPainter, card: QRectF) -> None:
    """A calm ground for the text: no line of the drawing crosses it."""
    area = card.adjusted(0, card.height() - _TEXT_HEIGHT, 0, 0)
    deep = "#0A1E50"
    fill(painter, box(area), vertical(area, (0, colour(deep, 0)), (0.2, colour(deep, 0.94)), (1, colour(deep, 0.98))))


def _drawing(painter: QPainter, sheet: QRectF) -> None:
    scale = min(sheet.width() / _DRAWING_WIDTH, sheet.height() / _DRAWING_HEIGHT, 1.6)
    with saved(painter):
        painter.translate(sheet.center().x(), sheet.center().y() + 4 * scale)
        painter.scale(scale, scale)
        _axes(painter)
        _planet(painter)
        _tile(painter)
        _dimension(painter)
        _pencil(painter)


def _tile(painter: QPainter) -> None:
    """The outline of a tile with a grip at each corner, and its path on both sides of the planet."""
    for side in (-1, 1):
        for edge in (-4, 4):
            line(painter, (side * 30, edge), (side * _HALF, edge), mix(PATH_RED, WHITE, 0.4), 1.5)
    stroke(painter, rounded(QRectF(-_HALF, -_HALF, 2 * _HALF, 2 * _HALF), 8), colour(BLUEPRINT_INK, 0.95), 1.6)
    for x in (-_HALF, _HALF):
        for y in (-_HALF, _HALF):
            grip = rounded(QRectF(x - 4, y - 4, 8, 8), 1.5)
            fill(painter, grip, "#10347A")
            stroke(painter, grip, BLUEPRINT_INK, 1.4)


def _planet(painter: QPainter) -> None:
    stroke(painter, ellipse(0, 0, 30), colour(BLUEPRINT_INK, 0.95), 1.6)
    for rx, ry in ((30, 10), (10, 30)):
        stroke(painter, ellipse(0, 0, rx, ry), colour(BLUEPRINT_INK, 0.5), 1)
    with saved(painter):
        painter.rotate(-18)
        stroke(painter, ellipse(0, 0, 46, 11), colour(GOLD, 0.95), 1.6, dash=[4, 2.4])


def _axes(painter: QPainter) -> None:
    for start, end in (((-82, 0), (-58, 0)), ((58, 0), (82, 0)), ((0, -78), (0, -58))):
        line(painter, start, end, colour(BLUEPRINT_INK, 0.45), 1, dash=[4, 3])


def _dimension(painter: QPainter) -> None:
    """The width of the tile, with a figure and no unit: it reads in every language."""
    y = 68.0
    line(painter, (-_HALF, y), (_HALF, y), colour(BLUEPRINT_INK, 0.85), 1)
    for side in (-1, 1):
        tip = side * _HALF
        fill(painter, polygon([(tip, y), (tip - side * 7, y - 3), (tip - side * 7, y + 3)]), BLUEPRINT_INK)
        line(painter, (tip, y - 6), (tip, y + 6), colour(BLUEPRINT_INK, 0.85), 1)
    fill(painter, rounded(QRectF(-16, y - 9, 32, 18), 3), "#10347A")
    put_text(painter, 0, y + 4.4, "100", font(12, 600), BLUEPRINT_INK, CENTRE)


def _pencil(painter: QPainter) -> None:
    """The pencil has just drawn the upper right corner."""
    with saved(painter, ADD):
        fill(painter, ellipse(_HALF, -_HALF, 9), colour(GOLD, 0.16))
    with saved(painter):
        painter.translate(_HALF + 3, -_HALF + 3)
        painter.rotate(-40)
        painter.scale(0.72, 0.72)
        fill(painter, polygon([(0, 0), (11, -5), (11, 5)]), "#F3E0B8")
        fill(painter, polygon([(0, 0), (4, -2), (4, 2)]), "#20305E")
        wood = linear(
            0, -5, 0, 5, (0, "#FFE08A"), (0.33, "#FFD05A"), (0.34, "#FFB93A"), (0.67, "#F0A42A"), (1, "#C97A12")
        )
        fill(painter, box(QRectF(10, -5, 42, 10)), wood)
        fill(painter, box(QRectF(52, -5, 6, 10)), linear(0, -5, 0, 5, (0, "#EEF3FF"), (1, "#8E9CC0")))
        fill(painter, rounded(QRectF(57, -5, 9, 10), 3), "#FF8A8A")
