"""A small card beside a place: what would happen there, or why nothing can."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.base import Tip
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, rounded, stroke
from desktop.table.kit.theme import DANGER, GOLD, INK, SOFT_TEXT, TEXT, colour
from desktop.table.kit.writing import Block, put_block, text_width, wrap

_WIDEST, _PAD, _GAP = 230.0, 9.0, 8.0


def _blocks(tip: Tip, lettering: float) -> list[Block]:
    """The words at 13 and 12 logical pixels, in board units."""
    width = (_WIDEST - 2 * _PAD) / min(1.0, lettering)
    found = [wrap(tip.title, width, fonts.font(max(10.0, 13 / lettering), 600), leading=1.3)]
    if tip.line:
        found.append(wrap(tip.line, width, fonts.font(max(9.5, 12 / lettering)), leading=1.35))
    return found


def tip_place(tip: Tip, place: QRectF, field: QRectF, taken: Sequence[QRectF], lettering: float) -> QRectF:
    """Where the card goes: beside the place, inside the field, over as little as can be."""
    blocks = _blocks(tip, lettering)
    width = max(text_width(block.font, line) for block in blocks for line in block.lines) + 2 * _PAD + 2
    height = sum(block.height for block in blocks) + 2 * _PAD - 4
    middle = place.center()
    spots = (
        (place.right() + _GAP, middle.y() - height / 2),
        (place.left() - _GAP - width, middle.y() - height / 2),
        (middle.x() - width / 2, place.top() - _GAP - height),
        (middle.x() - width / 2, place.bottom() + _GAP),
    )
    inside = [
        QRectF(
            min(max(x, field.left() + 4), field.right() - 4 - width),
            min(max(y, field.top() + 4), field.bottom() - 4 - height),
            width,
            height,
        )
        for x, y in spots
    ]
    free = [spot for spot in inside if not spot.intersects(place)] or inside
    return min(free, key=lambda spot: sum(1 for other in taken if spot.intersects(other)))


def paint_tip(painter: QPainter, area: QRectF, tip: Tip, lettering: float) -> None:
    accent = DANGER if tip.refused else GOLD
    fill(painter, rounded(area, 9), colour(INK, 0.96))
    stroke(painter, rounded(area.adjusted(0.6, 0.6, -0.6, -0.6), 8.4), colour(accent, 0.85), 1.2)
    y = area.top() + _PAD - 2
    for block, paint in zip(_blocks(tip, lettering), (TEXT, SOFT_TEXT), strict=False):
        y = put_block(painter, area.left() + _PAD, y, block, paint)
