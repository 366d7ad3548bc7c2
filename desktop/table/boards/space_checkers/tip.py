"""A small card beside a place: what would happen there, or why nothing can."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter

from desktop.table.boards.base import Tip
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, stroke
from desktop.table.kit.theme import DANGER, INK, SOFT_TEXT, TEXT, colour
from desktop.table.kit.writing import Block, put_block, text_width, wrap

_WIDEST, _PAD, _GAP = 236.0, 9.0, 6.0


def _faces(lettering: float) -> tuple[QFont, QFont]:
    """Sizes in board units that are 13 and 12 logical pixels on the screen."""
    return fonts.font(max(9.0, 13 / lettering), 600), fonts.font(max(8.5, 12 / lettering))


def _blocks(tip: Tip, lettering: float) -> tuple[Block, Block | None]:
    title, line = _faces(lettering)
    width = _WIDEST / min(1.0, lettering) - 2 * _PAD
    return wrap(tip.title, width, title, leading=1.3), wrap(tip.line, width, line, leading=1.35) if tip.line else None


def tip_place(tip: Tip, place: QRectF, room: QRectF, taken: Sequence[QRectF], lettering: float) -> QRectF:
    """Where the card goes: beside, above, below or aslant of the place, inside the room, over as few saucers as can
    be."""
    blocks = [block for block in _blocks(tip, lettering) if block is not None]
    width = max(text_width(block.font, line) for block in blocks for line in block.lines) + 2 * _PAD + 2
    height = sum(block.height for block in blocks) + 2 * _PAD - 4
    left, middle, right = place.left() - _GAP - width, place.center().x() - width / 2, place.right() + _GAP
    above, level, below = place.top() - _GAP - height, place.center().y() - height / 2, place.bottom() + _GAP
    beside = [(right, level), (left, level), (middle, above), (middle, below)]
    aslant = [(right, above), (left, above), (right, below), (left, below)]
    inside = [_moved_in(QRectF(x, y, width, height), room) for x, y in beside + aslant]
    free = [spot for spot in inside if not spot.intersects(place)] or inside
    return min(free, key=lambda spot: sum(1 for saucer in taken if spot.intersects(saucer)))


def _moved_in(rect: QRectF, room: QRectF) -> QRectF:
    x = min(max(rect.left(), room.left() + 4), room.right() - 4 - rect.width())
    y = min(max(rect.top(), room.top() + 4), room.bottom() - 4 - rect.height())
    return QRectF(x, y, rect.width(), rect.height())


def paint_tip(painter: QPainter, rect: QRectF, tip: Tip, accent: str, lettering: float) -> None:
    """Paint the card; ``accent`` is the colour of who is asked, a refusal has its own."""
    fill(painter, rounded(rect, 9), colour(INK, 0.95))
    stroke(
        painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 8.4), colour(DANGER if tip.refused else accent, 0.85), 1.2
    )
    title, line = _blocks(tip, lettering)
    y = put_block(painter, rect.left() + _PAD, rect.top() + _PAD - 2, title, TEXT)
    if line is not None:
        put_block(painter, rect.left() + _PAD, y, line, SOFT_TEXT)
