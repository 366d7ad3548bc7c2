"""Who sits at the table, how each stands, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.table.boards.base import SeatArt, SeatSheet
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, outer_glow, panel, rounded, smooth, stroke
from desktop.table.kit.theme import HAIRLINE, INK, MUTED, PANEL, RAISED, SOFT_TEXT, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import RIGHT, centred_baseline, elided, put_text, text_width

_HEIGHTS = ((820, 76), (620, 66), (0, 46))
"""How high a card is, by the height of the column it stands in."""
_MOST_SHARE = 0.47
"""Of the column, for all seats together."""
_BARE = 50
"""Below this height a card has two lines of words and no strip."""
_RING = 3.0
"""Room for the glow round the seat on turn."""


@dataclass(frozen=True, slots=True)
class SeatWords:
    """What is said of a seat besides its score: its name, who plays it, and its tag when it is on turn."""

    name: str
    kind: str
    turn: str = ""


class SeatCard(QWidget):
    """One seat."""

    def __init__(self, art: SeatArt, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._art = art
        self._words = SeatWords("", "")
        self._sheet = SeatSheet("")
        self._lit = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(_HEIGHTS[0][1])

    def set_art(self, art: SeatArt) -> None:
        """The seat is known in another way from now on."""
        self._art = art
        self.update()

    def show_seat(self, words: SeatWords, sheet: SeatSheet, *, lit: bool) -> None:
        if (words, sheet, lit) == (self._words, self._sheet, self._lit):
            return
        self._words, self._sheet, self._lit = words, sheet, lit
        score = f"{sheet.score} {sheet.out_of}".strip()
        spoken = [words.name, self._art.title, words.kind, words.turn, score, sheet.note]
        self.setAccessibleName(", ".join(part for part in spoken if part))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(300, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        smooth(painter)
        accent = self._art.accent
        body = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        if self._lit:
            outer_glow(painter, body, 10, accent, reach=3, strength=0.10)
        top = mix(RAISED, accent, 0.16) if self._lit else RAISED
        panel(painter, body, 10, top=top, bottom=PANEL, border=accent if self._lit else None, shaded=False)
        if self._lit:
            stroke(painter, rounded(body.adjusted(1, 1, -1, -1), 9), mix(accent, WHITE, 0.15), 1.6)
        side = body.height() - 12
        frame = QRectF(body.left() + 6, body.top() + 6, side * 1.06, side)
        if self._art.portrait is not None:
            self._art.portrait(painter, frame)
        stroke(painter, rounded(frame, 9), colour(HAIRLINE, 0.9), 1)
        right = self._paint_score(painter, body)
        self._paint_words(painter, QRectF(frame.right() + 10, body.top(), right - frame.right() - 16, body.height()))
        painter.end()

    def _paint_score(self, painter: QPainter, body: QRectF) -> float:
        """The figure at the right; gives its left edge."""
        sheet, x = self._sheet, body.right() - 12
        low, bare = body.height() < 66, body.height() < _BARE
        y = body.center().y() + 8 if bare else body.top() + (24 if low else 30)
        small = fonts.font(13, 500, tabular=True)
        put_text(painter, x, y, sheet.out_of, small, MUTED, RIGHT)
        large = fonts.display(22 if low else 26)
        left = x - text_width(small, sheet.out_of) - 1
        put_text(painter, left, y, sheet.score, large, self._art.accent, RIGHT)
        note = fonts.font(12)
        if bare:
            return left - text_width(large, sheet.score)
        put_text(painter, x, body.bottom() - (11 if low else 14), sheet.note, note, SOFT_TEXT, RIGHT)
        return min(left - text_width(large, sheet.score), x - text_width(note, sheet.note))

    def _paint_words(self, painter: QPainter, room: QRectF) -> None:
        words = self._words
        low, bare = room.height() < 66, room.height() < _BARE
        face = fonts.font(15 if low else 16, 700)
        y = room.center().y() - 2 if bare else room.top() + (18 if low else 24)
        name = elided(words.name, room.width(), face)
        put_text(painter, room.left(), y, name, face, TEXT)
        x = room.left() + text_width(face, name) + 8
        if words.turn:
            self._paint_tag(painter, x, y, words.turn, room.right())
        else:
            small = fonts.font(12)
            put_text(painter, x, y, elided(words.kind, max(0.0, room.right() - x), small), small, MUTED)
        if bare:
            note = f"{self._art.title} · {self._sheet.note}" if self._sheet.note else self._art.title
            small = fonts.font(12, 500)
            put_text(painter, room.left(), y + 15, elided(note, room.width(), small), small, self._art.accent)
        else:
            self._paint_title(painter, room, y + (15 if low else 17))

    def _paint_title(self, painter: QPainter, room: QRectF, y: float) -> None:
        """What the seat plays, and its strip of pictures."""
        face = fonts.font(12, 500)
        put_text(painter, room.left(), y, elided(self._art.title, room.width(), face), face, self._art.accent)
        if self._sheet.strip is not None:
            self._sheet.strip(painter, QRectF(room.left(), y + 7, room.width(), 18))

    def _paint_tag(self, painter: QPainter, x: float, y: float, words: str, right: float) -> None:
        face = fonts.font(12, 600)
        width = text_width(face, words) + 16
        if x + width > right + 6:
            width = max(0.0, right + 6 - x)
            words = elided(words, max(0.0, width - 16), face)
        if not words or width < 30:
            return
        pill = QRectF(x, y - 14, width, 19)
        fill(painter, rounded(pill, 9.5), self._art.accent)
        put_text(painter, x + 8, centred_baseline(face, pill.center().y()), words, face, INK)


class SeatsPanel(QWidget):
    """All seats, one below the other."""

    def __init__(self, arts: list[SeatArt], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Seats"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.cards = [SeatCard(art, self) for art in arts]
        for card in self.cards:
            column.addWidget(card)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)

    def fit(self, room: int) -> None:
        """Lower cards where the window is low."""
        share = room * _MOST_SHARE / len(self.cards)
        height = next((height for least, height in _HEIGHTS if room >= least and height <= share), _HEIGHTS[-1][1])
        for card in self.cards:
            card.setFixedHeight(height)
