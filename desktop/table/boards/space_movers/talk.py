"""Table talk: the cards of the whole crew side by side, over chart and ship.

Hands are open by the rules, so that a crew can plan together (SM-UI-12); where an option hides them the cards of
others lie face down.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers.state import NOWHERE, UNKNOWN, MoversState
from desktop.table.boards.space_movers.card_art import ACCENTS, paint_back, paint_card
from desktop.table.boards.space_movers.crew import paint_pawn
from desktop.table.boards.space_movers.drawing import Drawing, Shown
from desktop.table.boards.space_movers.faces import Face
from desktop.table.boards.space_movers.seating import where
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tray import Placed
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, rounded, stroke, vertical
from desktop.table.kit.theme import AMBER, HAIRLINE, MUTED, SOFT_TEXT, TEXT, colour, mix
from desktop.table.kit.writing import fit_block, put_block, put_fitted, put_text

_PAD, _HEAD, _GAP, _OWNER = 12.0, 34.0, 6.0, 150.0
_CARD = (122.0, 172.0)
"""Cards are painted in rows at least so high, and never higher."""
_SHAPE, _CHIP, _SPLIT = 0.86, 54.0, 20.0


@dataclass(frozen=True, slots=True)
class Row:
    """The cards of one seat."""

    seat: int
    rect: QRectF
    cards: tuple[Placed, ...]
    split: float
    """Where hand and cargo aboard part; 0 where they do not."""

    @property
    def owner(self) -> QRectF:
        return QRectF(self.rect.left(), self.rect.top(), _OWNER, self.rect.height())


def lay_talk(room: QRectF, state: MoversState) -> list[Row]:
    """A row for each seat: its hand, then its cargo aboard."""
    seats = len(state.seats)
    inner = room.adjusted(_PAD, _PAD + _HEAD, -_PAD, -_PAD)
    high = (inner.height() - (seats - 1) * _GAP) / seats
    rows = []
    for seat in range(seats):
        rect = QRectF(inner.left(), inner.top() + seat * (high + _GAP), inner.width(), high)
        cards, split = _lay(rect.adjusted(_OWNER + 8, 5, -8, -5), state.hands[seat], state.tables[seat])
        rows.append(Row(seat, rect, cards, split))
    return rows


def _lay(room: QRectF, hand: Sequence[int], aboard: Sequence[int]) -> tuple[tuple[Placed, ...], float]:
    count = len(hand) + len(aboard)
    if not count:
        return (), 0.0
    if room.height() >= _CARD[0]:
        high = min(room.height(), _CARD[1])
        wide = high * _SHAPE
    else:
        high = min(room.height(), _CHIP)
        wide = min(168.0, (room.width() - _SPLIT) / max(4, count) - 8)
    both = bool(hand and aboard)
    pace = min(wide + 8, (room.width() - wide - _SPLIT * both) / max(1, count - 1))
    x, y, found, split = room.left(), room.center().y() - high / 2, [], 0.0
    for index, card in enumerate((*hand, *aboard)):
        if both and index == len(hand):
            split = x + _SPLIT / 2 - 4
            x += _SPLIT
        found.append(Placed(card, QRectF(x, y, wide, high), aboard=index >= len(hand)))
        x += pace
    return tuple(found), split


def paint_talk(
    painter: QPainter, room: QRectF, rows: Sequence[Row], drawing: Drawing, shown: Shown, ratio: float
) -> None:
    """The whole view over a rect."""
    fill(painter, rounded(room, 12), vertical(room, (0, colour("#121B42", 0.98)), (1, colour("#0A0F28", 0.99))))
    stroke(painter, rounded(room.adjusted(0.7, 0.7, -0.7, -0.7), 11.3), colour(AMBER, 0.8), 1.4)
    left, top = room.left() + _PAD + 2, room.top() + _PAD
    title = put_text(painter, left, top + 17, tr("Table talk"), fonts.display(20, 700), TEXT)
    hidden = any(UNKNOWN in hand for hand in shown.state.hands)
    told = (
        tr("Hands are hidden in this game: you see your own, and the cargo aboard of all.")
        if hidden
        else tr("Everybody's hand and cargo aboard. Point at a card to read it.")
    )
    wide = room.right() - title.right() - 30
    put_fitted(painter, title.right() + 16, top + 16, wide, told, fonts.font(13), SOFT_TEXT)
    for row in rows:
        _paint_row(painter, row, drawing, shown, ratio)


def _paint_row(painter: QPainter, row: Row, drawing: Drawing, shown: Shown, ratio: float) -> None:
    state = shown.state
    character = state.seats[row.seat]
    look = drawing.crew[character] if character != NOWHERE else None
    turn = row.seat == state.coin
    tint = look.body if look is not None else "#26315F"
    fill(painter, rounded(row.rect, 9), mix("#0F1636", tint, 0.12, 0.95))
    stroke(
        painter,
        rounded(row.rect.adjusted(0.5, 0.5, -0.5, -0.5), 8.5),
        colour(AMBER if turn else HAIRLINE, 0.9),
        1.4 if turn else 1,
    )
    _paint_owner(painter, row, drawing, state)
    if not row.cards:
        x = row.owner.right() + 8
        put_text(painter, x, row.rect.center().y() + 4, tr("no cards"), fonts.font(13), MUTED)
    if row.split:
        line(painter, (row.split, row.rect.top() + 10), (row.split, row.rect.bottom() - 10), colour(AMBER, 0.6), 1)
        paint_symbol(painter, "crate", row.split, row.rect.center().y(), 7, AMBER)
    for placed in row.cards:
        if placed.card == UNKNOWN:
            high = min(placed.rect.height(), 96.0)
            back = QRectF(placed.rect.left(), placed.rect.center().y() - high / 2, high * 0.7, high)
            paint_back(painter, back)
        elif placed.rect.height() > _CHIP:
            paint_card(painter, placed.rect, drawing.lying_face(shown, placed), drawing.skills, ratio=ratio)
        else:
            _paint_chip(painter, placed, drawing.hand_face(shown, placed))


def _paint_owner(painter: QPainter, row: Row, drawing: Drawing, state: MoversState) -> None:
    owner, character = row.owner, state.seats[row.seat]
    x = owner.left() + 10
    if character != NOWHERE:
        scale = min(1.25, owner.height() / 52)
        paint_pawn(painter, drawing.crew[character], owner.left() + 22, owner.center().y() + 18 * scale, scale)
        x = owner.left() + 44
    room, middle = owner.right() - x, owner.center().y()
    put_fitted(painter, x, middle - 6, room, drawing.names[row.seat], fonts.display(15, 700), TEXT)
    if character != NOWHERE:
        name = drawing.crew[character].name
        put_fitted(painter, x, middle + 10, room, name, fonts.font(12, 600), drawing.crew[character].bright)
        if owner.height() >= 66:
            put_fitted(
                painter, x, middle + 26, room, where(drawing.tables, state, character), fonts.font(12), SOFT_TEXT
            )


def _paint_chip(painter: QPainter, placed: Placed, face: Face) -> None:
    """A card in two lines, where rows are low: its title, and what counts."""
    rect, accent = placed.rect, face.accent or ACCENTS[face.kind]
    fill(painter, rounded(rect, 7), mix("#141C44", accent, 0.12))
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), colour(accent, 0.75), 1.1)
    fill(painter, rounded(QRectF(rect.left() + 5, rect.top() + 7, 3, rect.height() - 14), 1.5), accent)
    left, wide = rect.left() + 14, rect.width() - 20
    put_fitted(painter, left, rect.top() + 17, wide, face.title, fonts.font(13, 700), TEXT)
    told = face.text[0] if face.text else ""
    if face.route is not None:
        told = tr("{start} to {end}, {pays}").format(start=face.route[0][1], end=face.route[1][1], pays=face.badge)
    block = fit_block(told, (wide, rect.height() - 24), fonts.font(12), 12, leading=1.15)
    put_block(painter, left, rect.top() + 22, block, SOFT_TEXT)
