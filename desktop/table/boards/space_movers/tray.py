"""The strip of cards below the ship: whose hand is shown, the hand, the cargo aboard, and the piles."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.space_movers.card_art import paint_back
from desktop.table.boards.space_movers.crew import Look, paint_avatar, paint_pawn
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, rounded, stroke, vertical
from desktop.table.kit.theme import AMBER, HAIRLINE, MUTED, SOFT_TEXT, TEXT, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_fitted, put_text

_DISC = 11.0
_PILES = 128.0
_SPLIT = 14.0
_SHAPE = 0.86
"""The width of a card to its height."""
_LEAST = 26.0
"""How much of a covered card stays visible."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A card of the strip: its number (or -1 for one face down) and where it lies."""

    card: int
    rect: QRectF
    aboard: bool = False
    """On the table, as cargo that was picked up."""


class Tray:
    """The strip, laid out for one seat's cards."""

    def __init__(self, rect: QRectF, seats: int) -> None:
        self.rect = rect
        self.block = QRectF(rect.left() + 8, rect.top() + 8, 118, rect.height() - 16)
        self.seat_rects = tuple(self._disc(seat, seats + 1) for seat in range(seats))
        self.talk = self._disc(seats, seats + 1)
        """Opens the cards of all, side by side."""
        piles = QRectF(rect.right() - _PILES, rect.top() + 8, _PILES - 10, rect.height() - 16)
        wide = (piles.width() - 8) / 2
        high = min(piles.height() - 44, wide * 1.36)
        self.deck = QRectF(piles.left(), piles.top() + 2, wide, high)
        self.discard = QRectF(piles.left() + wide + 8, piles.top() + 2, wide, high)
        self.removed = QRectF(piles.left(), piles.bottom() - 32, piles.width(), 32)
        self.room = QRectF(
            self.block.right() + 10, rect.top() + 8, piles.left() - self.block.right() - 24, rect.height() - 16
        )

    def _disc(self, seat: int, seats: int) -> QRectF:
        columns = 4
        x = self.block.left() + 13 + (seat % columns) * 28
        rows = (seats + columns - 1) // columns
        y = self.block.bottom() - 13 - (rows - 1 - seat // columns) * 27
        return QRectF(x - 13, y - 13, 26, 26)

    def lay(self, hand: Sequence[int], aboard: Sequence[int]) -> list[Placed]:
        """Where the cards go: side by side as long as there is room, then one over the other."""
        high = self.room.height()
        wide = high * _SHAPE
        count = len(hand) + len(aboard)
        if not count:
            return []
        split = _SPLIT if hand and aboard else 0.0
        pace = min(wide + 8, (self.room.width() - wide - split) / max(1, count - 1))
        found = []
        x = self.room.left()
        for card in hand:
            found.append(Placed(card, QRectF(x, self.room.top(), wide, high)))
            x += max(_LEAST, pace)
        x += split
        for card in aboard:
            found.append(Placed(card, QRectF(x, self.room.top(), wide, high), aboard=True))
            x += max(_LEAST, pace)
        return found


def paint_tray(painter: QPainter, rect: QRectF) -> None:
    fill(painter, rounded(rect, 12), vertical(rect, (0, "#121B40"), (1, "#0A1028")))
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), colour(HAIRLINE, 0.9), 1)


@dataclass(frozen=True, slots=True)
class Owner:
    """Whose cards the strip shows."""

    name: str
    words: str
    count: str
    limit: tuple[int, int] | None
    """Cards in hand, and how many may stay; None for what is no hand."""
    look: Look | None


def paint_owner(
    painter: QPainter, tray: Tray, owner: Owner, crew: Sequence[Look | None], shown: int, hurt: bool
) -> None:
    """The block at the left: portrait, name, limit and the discs of all seats."""
    block = tray.block
    fill(
        painter,
        rounded(block, 9),
        vertical(block, (0, mix("#16204A", owner.look.body if owner.look else AMBER, 0.22)), (1, "#0C1230")),
    )
    high = tray.seat_rects[0].top() - block.top() if tray.seat_rects else block.height()
    words_left = block.left() + 8
    if owner.look is not None:
        scale = min(1.1, high / 74)
        paint_pawn(painter, owner.look, block.left() + 20 * scale + 4, block.top() + 44 * scale, scale, hurt=hurt)
        words_left = block.left() + 40 * scale + 6
    room = block.right() - words_left - 4
    name = fonts.display(16, 700)
    put_fitted(painter, words_left, block.top() + 22, room, owner.name, name, TEXT)
    put_fitted(painter, words_left, block.top() + 38, room, owner.words, fonts.font(12), SOFT_TEXT)
    if high > 70 and owner.limit is not None:
        _limit(painter, QRectF(block.left() + 8, block.top() + 52, block.width() - 16, 12), *owner.limit)
    elif owner.count:
        put_fitted(painter, words_left, block.top() + 52, room, owner.count, fonts.font(12, 600), AMBER)
    if high > 92 and owner.count:
        put_fitted(painter, block.left() + 8, block.top() + 80, block.width() - 16, owner.count, fonts.font(12), MUTED)
    for seat, (disc, look) in enumerate(zip(tray.seat_rects, crew, strict=True)):
        if look is not None:
            ring = AMBER if seat == shown else ""
            paint_avatar(painter, look, disc.center().x(), disc.center().y(), _DISC, ring=ring)


def _limit(painter: QPainter, row: QRectF, count: int, limit: int) -> None:
    """A cell for each card that may stay in hand; more are red."""
    cells = max(limit, count)
    wide = min(15.0, (row.width() - (cells - 1) * 3) / max(1, cells))
    for cell in range(cells):
        place = QRectF(row.left() + cell * (wide + 3), row.top(), wide, row.height())
        over = cell >= limit
        if cell < count:
            fill(painter, rounded(place, 2.5), "#FF6A6A" if over else AMBER)
        stroke(
            painter,
            rounded(place, 2.5),
            colour("#FF8A8A" if over else AMBER, 0.8),
            1,
            dash=None if cell < count else [2, 2],
        )


def paint_piles(painter: QPainter, tray: Tray, deck: int, discard: int, removed: int, next_price: int) -> None:
    """Deck and discard pile with their counts, and what has left the game."""
    face = fonts.font(12, 600)
    x = tray.deck.left() - 9
    line(painter, (x, tray.deck.top()), (x, tray.removed.bottom()), colour(HAIRLINE, 0.9), 1)
    for index in range(min(3, deck)):
        paint_back(painter, tray.deck.translated(2 - index * 1.5, 2 - index * 1.5))
    if discard:
        fill(painter, rounded(tray.discard, 7), vertical(tray.discard, (0, "#26315F"), (1, "#121A3A")))
        paint_symbol(painter, "cards", tray.discard.center().x(), tray.discard.center().y(), 13, SOFT_TEXT)
    stroke(painter, rounded(tray.discard, 7), colour(MUTED, 0.7), 1, dash=None if discard else [3, 3])
    y = tray.deck.bottom() + 16
    for pile, word in (
        (tray.deck, tr("Deck {count}").format(count=deck)),
        (tray.discard, tr("Discard {count}").format(count=discard)),
    ):
        put_fitted(painter, pile.center().x(), y, pile.width() + 8, word, face, SOFT_TEXT, CENTRE)
    said = (
        tr("Left the game: {count}").format(count=removed),
        tr("next event costs {price}").format(price=next_price),
    )
    for words, down in zip(said, (-7, 8), strict=True):
        middle = tray.removed.center()
        baseline = centred_baseline(face, middle.y() + down)
        put_fitted(painter, middle.x(), baseline, tray.removed.width(), words, fonts.font(12), MUTED, CENTRE)


def paint_caption(painter: QPainter, rect: QRectF, words: str) -> None:
    """A few words where there is no card."""
    put_text(painter, rect.center().x(), rect.center().y() + 4, words, fonts.font(13), MUTED, CENTRE)


def paint_split(painter: QPainter, x: float, rect: QRectF) -> None:
    """Between hand and cargo aboard."""
    line(painter, (x, rect.top() + 6), (x, rect.bottom() - 6), colour(AMBER, 0.6), 1, dash=[3, 3])
    paint_symbol(painter, "crate", x, rect.top() + 4, 6, AMBER)


def paint_talk_disc(painter: QPainter, rect: QRectF, *, on: bool) -> None:
    """The disc after those of the seats: it opens the view and closes it."""
    round_ = rounded(rect.adjusted(2, 2, -2, -2), rect.width() / 2)
    fill(painter, round_, AMBER if on else "#1B2550")
    stroke(painter, round_, colour(AMBER, 1.0 if on else 0.7), 1.2)
    tint = "#141A38" if on else AMBER
    middle = rect.center()
    bubble = QRectF(middle.x() - 6.5, middle.y() - 5.5, 13, 9)
    fill(painter, rounded(bubble, 3), tint)
    put_text(painter, middle.x(), middle.y() + 1.5, "…", fonts.font(12, 800), AMBER if on else "#1B2550", CENTRE)
    line(painter, (middle.x() - 3, bubble.bottom() - 1), (middle.x() - 5, bubble.bottom() + 3), tint, 2.4)
