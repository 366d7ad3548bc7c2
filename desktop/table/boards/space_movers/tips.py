"""A few words beside a place, and a card held up to be read."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.base import Tip
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, shadow, stroke
from desktop.table.kit.theme import DANGER, INK, SOFT_TEXT, TEAL, TEXT, colour
from desktop.table.kit.writing import put_block, text_width, wrap

_WIDEST, _PAD, _AWAY = 250.0, 9.0, 8.0


def tip_rect(tip: Tip, place: QRectF, room: QRectF) -> QRectF:
    """Beside the place, inside the room."""
    title = wrap(tip.title, _WIDEST, fonts.font(13, 600), leading=1.3)
    line = wrap(tip.line, _WIDEST, fonts.font(12), leading=1.35)
    blocks = [block for block in (title, line) if block.lines != ("",)]
    wide = max(text_width(block.font, words) for block in blocks for words in block.lines) + 2 * _PAD + 2
    high = sum(block.height for block in blocks) + 2 * _PAD - 3
    below = QRectF(place.center().x() - wide / 2, place.bottom() + _AWAY, wide, high)
    above = below.translated(0, -place.height() - 2 * _AWAY - high)
    chosen = below if below.bottom() <= room.bottom() - 4 else above
    return kept_in(chosen, room)


def kept_in(rect: QRectF, room: QRectF) -> QRectF:
    x = min(max(rect.left(), room.left() + 4), room.right() - 4 - rect.width())
    y = min(max(rect.top(), room.top() + 4), room.bottom() - 4 - rect.height())
    return QRectF(x, y, rect.width(), rect.height())


def paint_tip(painter: QPainter, rect: QRectF, tip: Tip) -> None:
    accent = DANGER if tip.refused else TEAL
    shadow(painter, rect, 9, blur=8, strength=0.5, drop=3)
    fill(painter, rounded(rect, 9), colour(INK, 0.97))
    stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 8.4), colour(accent, 0.9), 1.2)
    title = wrap(tip.title, _WIDEST, fonts.font(13, 600), leading=1.3)
    y = put_block(painter, rect.left() + _PAD, rect.top() + _PAD - 2, title, TEXT)
    if tip.line:
        put_block(painter, rect.left() + _PAD, y, wrap(tip.line, _WIDEST, fonts.font(12), leading=1.35), SOFT_TEXT)


def held_up_rect(place: QRectF, room: QRectF) -> QRectF:
    """Where a card is held up, near its place and never over it."""
    high = min(372.0, room.height() - 16)
    wide = high * 0.7
    middle = QPointF(place.center().x() - wide / 2, place.top() - high - 10)
    if middle.y() >= room.top() + 4:
        return kept_in(QRectF(middle.x(), middle.y(), wide, high), room)
    left = QRectF(place.left() - wide - 10, place.center().y() - high / 2, wide, high)
    right = QRectF(place.right() + 10, left.top(), wide, high)
    return kept_in(left if left.left() >= room.left() + 4 else right, room)
