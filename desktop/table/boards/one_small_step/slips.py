"""Paints the slip beside a place that is pointed at: the card in large, price and gain now, and words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step.forecast import Offer, offer_text, pictured
from desktop.kernel.words import Sentence
from desktop.table.boards.base import Tip
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.inks import BAD, GOOD, INK, NAVY, PAPER, PAPER_SHADE
from desktop.table.boards.one_small_step.painting import paint_block, paint_line, paint_permanent, paint_temporary
from desktop.table.boards.one_small_step.reading import Slip
from desktop.table.boards.one_small_step.signs import RESOURCE_SIGNS, Sign
from desktop.table.boards.one_small_step.symbols import ARROW, Line, Mark, cost_line, effects_line, words
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, line, rounded, shadow, stroke, vertical
from desktop.table.kit.theme import DANGER, colour
from desktop.table.kit.writing import RIGHT, Block, centred_baseline, put_block, put_text, text_width, wrap

_WIDTH = 300.0
"""What the words have, in logical pixels."""
_PAD, _FACE = 12.0, 128.0
Say = Callable[[Sentence], str]


def prices(offer: Offer) -> tuple[Line, Line]:
    """The printed price if it is not the one to be paid, and what is paid now."""
    if offer.cost is None:
        return (), ()
    printed = cost_line(offer.cost)
    if any(offer.more):
        added = cost_line(pictured(offer.more))
        return (), (*printed, words("+"), Mark("sign", Sign.HAZARD), *added)
    return (printed, cost_line(offer.cost, offer.less)) if offer.less else ((), printed)


class SlipArt:
    """A slip that knows how high it is."""

    def __init__(self, slip: Slip, tip: Tip | None, say: Say) -> None:
        self._slip, self._tip, self._say = slip, tip, say
        self._left = _PAD + (_FACE + _PAD if slip.face else 0)
        self.width = self._left + _WIDTH + _PAD
        room = _WIDTH
        self._title = wrap(slip.title, room, display(16, 700), most=2, leading=1.15)
        self._why = self._refusal(room)
        self._offers = [self._words_of(offer, room) for offer in slip.offers]
        self._lines = [wrap(text, room, font(13, 400), most=4, leading=1.25) for text in slip.lines]
        self._note = wrap(slip.note, room, font(12, 400), most=4, leading=1.25) if slip.note else None
        text = _PAD + self._title.height + 6 + sum(self._height(n) for n in range(len(slip.offers)))
        text += sum(block.height + 4 for block in (*self._lines, *self._why)) + _PAD
        if self._note is not None:
            text += self._note.height + 6
        face = slip.face.height / slip.face.width * _FACE + 2 * _PAD if slip.face else 0.0
        self.height = max(text, face)

    def _refusal(self, room: float) -> list[Block]:
        tip = self._tip
        if tip is None or not tip.refused:
            return []
        found = [wrap(tip.title, room, font(13, 600), most=3, leading=1.2)]
        return [*found, wrap(tip.line, room, font(12, 400), most=1)] if tip.line else found

    def _words_of(self, offer: Offer, room: float) -> Block:
        text = " ".join([self._say(offer_text(offer)) + ".", *map(self._say, offer.why)])
        return wrap(text, room, font(12, 400), most=5, leading=1.25)

    def _height(self, number: int) -> float:
        offer = self._slip.offers[number]
        return 18 + 28 + self._offers[number].height + (24 if offer.payers else 0) + 7

    def paint(self, painter: QPainter) -> None:
        """From the origin, in logical pixels."""
        sheet = QRectF(0, 0, self.width, self.height)
        shadow(painter, sheet, 8, blur=16, drop=6, strength=0.8)
        fill(painter, rounded(sheet, 8), vertical(sheet, (0, "#FDF8EA"), (0.6, PAPER), (1, PAPER_SHADE)))
        edge = DANGER if self._why else NAVY
        stroke(painter, rounded(sheet.adjusted(1, 1, -1, -1), 8), edge, 2)
        if self._slip.face is not None:
            high = self._slip.face.height / self._slip.face.width * _FACE
            self._slip.face.paint(painter, QRectF(_PAD, _PAD, _FACE, high))
        y = put_block(painter, self._left, _PAD - 2, self._title, INK) + 6
        for block in self._why:
            y = put_block(painter, self._left, y, block, BAD) + 4
        for number, offer in enumerate(self._slip.offers):
            self._paint_offer(painter, offer, number, y)
            y += self._height(number)
        for block in self._lines:
            y = put_block(painter, self._left, y, block, INK) + 4
        if self._note is not None:
            line(painter, (self._left, y + 2), (self.width - _PAD, y + 2), colour(NAVY, 0.25), 1, dash=[3, 3])
            put_block(painter, self._left, y + 6, self._note, colour(INK, 0.7))

    def _paint_offer(self, painter: QPainter, offer: Offer, number: int, y: float) -> None:
        left, right = self._left, self.width - _PAD
        small = font(12, 700)
        put_text(painter, left, centred_baseline(small, y + 8), self._say(offer.title), small, NAVY)
        if offer.cost is not None:
            ink = GOOD if offer.payable else BAD
            verdict = tr("✓ can be paid") if offer.payable else tr("✗ cannot be paid")
            put_text(painter, right, centred_baseline(small, y + 8), verdict, small, ink, RIGHT)
        printed, now = prices(offer)
        x = left
        if printed:
            wide = min(70.0, 22.0 * len(printed))
            box = QRectF(x, y + 18, wide, 26)
            painter.setOpacity(0.55)
            paint_line(painter, printed, box, 20, INK)
            painter.setOpacity(1.0)
            line(painter, (box.left() + 2, box.bottom() - 5), (box.right() - 2, box.top() + 5), BAD, 2)
            x += wide + 6
        marks = (*now, ARROW, *effects_line(offer.gives)) if offer.cost is not None else effects_line(offer.gives)
        fill(painter, rounded(QRectF(x - 2, y + 17, right - x + 2, 27), 5), colour("#FFFFFF", 0.45))
        paint_block(painter, marks, QRectF(x + 3, y + 18, right - x - 6, 25), 22, INK)
        y = put_block(painter, left, y + 47, self._offers[number], colour(INK, 0.85))
        if offer.payers:
            self._paint_payers(painter, offer, y + 12)

    def _paint_payers(self, painter: QPainter, offer: Offer, middle: float) -> None:
        """Which of the own tokens pay, with their counts."""
        small, figure = font(12, 600), display(13, 700)
        words_ = tr("Pay with")
        put_text(painter, self._left, centred_baseline(small, middle), words_, small, colour(INK, 0.7))
        x = self._left + text_width(small, words_) + 16
        for resource, temporary, fresh in offer.payers:
            for count, paint in ((temporary, paint_temporary), (fresh, paint_permanent)):
                if count and x < self.width - 30:
                    paint(painter, RESOURCE_SIGNS[resource], x, middle, 19)
                    put_text(painter, x + 11, centred_baseline(figure, middle), str(count), figure, INK)
                    x += 33
