"""The one painter of the cards of Space Movers, for hand, board, help and editor. It knows no window and no position.

Text is fitted to its card; ``paint_card`` says when some of it had to be cut.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.table.boards.space_movers.crew import Skills
from desktop.table.boards.space_movers.faces import Face, Foot
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.vignettes import paint_vignette
from desktop.table.boards.space_movers.words import tr
from desktop.table.boards.space_movers.worlds import globe
from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, line, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, INK, MUTED, SOFT_TEXT, TEAL, TEXT, WHITE, colour, mix
from desktop.table.kit.writing import (
    CENTRE,
    RIGHT,
    Block,
    centred_baseline,
    fit_block,
    put_block,
    put_fitted,
    put_text,
    text_width,
    wrap,
)

ACCENTS = {
    "event": "#9B8CFF",
    "pursuit": DANGER,
    "cargo": AMBER,
    "reaction": "#6FA8FF",
    "objective": TEAL,
    "character": "#8FB4FF",
    "room": "#FFC978",
}
_SIGNS = {
    "event": "warning",
    "pursuit": "eye",
    "cargo": "crate",
    "reaction": "react",
    "objective": "star",
    "character": "person",
    "room": "person",
}
_TONES = {"quiet": MUTED, "good": GOOD, "bad": "#FF8A92", "now": AMBER}
_PAD, _BAND, _FOOT, _CHECK, _ROUTE = 8.0, 23.0, 21.0, 26.0, 48.0
_PICTURE = (22.0, 0.36)
"""The least height of a picture, and the most as a share of the card."""


@dataclass(slots=True)
class _Room:
    """What is still free of a card, from the top and from the bottom."""

    top: float
    bottom: float

    @property
    def height(self) -> float:
        return self.bottom - self.top


def paint_card(
    painter: QPainter, rect: QRectF, face: Face, skills: Skills, *, ratio: float = 1.0, whole: bool = False
) -> bool:
    """Paint a card into a rect; `ratio` is device pixels to a unit. `whole` adds the story, for a card held up to be
    read. False when some of its text had to be cut."""
    accent = face.accent or ACCENTS[face.kind]
    shadow(painter, rect, 9, blur=9, strength=0.4, drop=3)
    body = rounded(rect, 9)
    fill(painter, body, vertical(rect, (0, mix("#1B2550", accent, 0.10)), (1, "#0C1230")))
    with saved(painter):
        painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
        _band(painter, QRectF(rect.left(), rect.top(), rect.width(), _BAND), face, accent)
        complete = _inside(painter, rect, face, skills, ratio, whole=whole)
        if face.dim:
            painter.fillRect(rect, colour(INK, 0.38))
    stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 8.4), colour(accent, 0.8), 1.2)
    return complete


def _band(painter: QPainter, band: QRectF, face: Face, accent: str) -> None:
    painter.fillRect(band, vertical(band, (0, mix(accent, WHITE, 0.08)), (1, mix(accent, INK, 0.28))))
    y = band.center().y()
    paint_symbol(painter, _SIGNS[face.kind], band.left() + 16, y, 7, INK)
    room = band.width() - 34
    if face.badge:
        font = fonts.font(13, 700)
        roomy = band.width() > 140
        wide = text_width(font, face.badge) + (25 if roomy else 12)
        pill = QRectF(band.right() - wide - 5, y - 9, wide, 18)
        fill(painter, rounded(pill, 9), colour(INK, 0.88))
        if roomy:
            paint_symbol(painter, "battery", pill.left() + 11, y, 5.5, accent)
        put_text(
            painter, pill.right() - 6, centred_baseline(font, y), face.badge, font, mix(accent, WHITE, 0.35), RIGHT
        )
        room -= wide + 4
    font = fonts.font(12, 700)
    put_fitted(painter, band.left() + 28, centred_baseline(font, y), room, face.band, font, INK)


def _inside(painter: QPainter, rect: QRectF, face: Face, skills: Skills, ratio: float, *, whole: bool) -> bool:
    left, wide = rect.left() + _PAD, rect.width() - 2 * _PAD
    room = _Room(rect.top() + _BAND + 4, rect.bottom() - 5)
    title = _title(face.title, wide)
    room.top = put_block(painter, left, room.top, title, TEXT) + 2
    below = (_CHECK if face.check else 0.0) + (_ROUTE if face.route is not None else 0.0)
    foot = face.foot
    if foot is not None and foot.tone == "quiet":
        # What is only good to know makes way for what counts.
        _, fits = _texts(face, wide, _Room(room.top, room.bottom - below - _FOOT), whole=whole)
        foot = foot if fits else None
    if foot is not None:
        room.bottom -= _FOOT
        _foot(painter, QRectF(left, room.bottom + 1, wide, _FOOT - 3), foot)
    if face.check:
        room.bottom -= _CHECK
        _check(painter, QRectF(left, room.bottom + 1, wide, _CHECK - 4), face, skills)
    if face.route is not None:
        room.bottom -= _ROUTE
        _route(painter, QRectF(left, room.bottom, wide, _ROUTE), face.route, ratio)
    blocks, complete = _texts(face, wide, room, whole=whole)
    text_height = sum(block.height + 3 for block, _ in blocks)
    high = min(room.height - text_height - 4, rect.height() * _PICTURE[1])
    if high >= _PICTURE[0]:
        picture = QRectF(left, room.top + 1, wide, high)
        paint_vignette(painter, picture, face.kind, face.id, face.picture)
        room.top = picture.bottom() + 4
    for block, paint in blocks:
        room.top = put_block(painter, left, room.top, block, paint) + 3
    return complete and title.complete


def _title(words: str, wide: float) -> Block:
    """One line where it fits at 13 pixels, else two."""
    for size in (16, 15, 14, 13):
        font = fonts.display(size, 700)
        if text_width(font, words) <= wide:
            return wrap(words, wide, font, leading=1.25)
    return wrap(words, wide, fonts.display(13, 700), most=2, leading=1.15)


def _texts(face: Face, wide: float, room: _Room, *, whole: bool) -> tuple[list[tuple[Block, str]], bool]:
    """The paragraphs, each with its colour, set as large as fits."""
    parts = [(words, SOFT_TEXT) for words in face.text] + [(words, "#FF9AA2") for words in face.warning]
    if whole and face.story:
        parts.append((face.story, MUTED))
    if not parts:
        return [], True
    sizes = (14, 13, 12) if whole else (13, 12)
    for size in sizes:
        blocks = [
            (wrap(words, wide, fonts.font(size), leading=1.22 if size == 12 else 1.28), paint) for words, paint in parts
        ]
        if sum(block.height + 3 for block, _ in blocks) <= room.height:
            return blocks, True
    # What does not fit is cut at the end: the card says so, and shows all when it is held up.
    cut: list[tuple[Block, str]] = []
    left = room.height
    for words, paint in parts:
        if left < 14:
            break
        block = fit_block(words, (wide, left), fonts.font(12), 12, leading=1.22)
        cut.append((block, paint))
        left -= block.height + 3
    return cut, False


def _check(painter: QPainter, row: QRectF, face: Face, skills: Skills) -> None:
    fill(painter, rounded(row, 6), colour("#060A1C", 0.65))
    font = fonts.font(12, 500)
    radius = min(9.0, row.height() / 2 - 1.5)
    x = row.right() - radius - 4
    for symbol in reversed(face.check):
        skills.paint(painter, symbol, x, row.center().y(), radius, off=symbol in face.off)
        x -= 2 * radius + 4
    if x - row.left() > text_width(font, tr("Check")) + 8:
        put_text(painter, row.left() + 7, centred_baseline(font, row.center().y()), tr("Check"), font, SOFT_TEXT)


def _route(painter: QPainter, row: QRectF, route: tuple[tuple[str, str], tuple[str, str]], ratio: float) -> None:
    radius = 13.0
    font = fonts.font(12, 500)
    places = (row.left() + row.width() * 0.25, row.left() + row.width() * 0.75)
    y = row.top() + radius + 2
    line(painter, (places[0] + radius + 5, y), (places[1] - radius - 5, y), colour("#A9B8F2", 0.7), 1.2)
    paint_symbol(painter, "forward", (places[0] + places[1]) / 2, y, 5.5, AMBER)
    for x, (node, name) in zip(places, route, strict=True):
        ball = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        painter.drawImage(ball, globe(node, round(2 * radius), max(1.0, round(ratio, 2))))
        stroke(painter, ellipse(x, y, radius), colour(WHITE, 0.18), 1)
        put_fitted(painter, x, row.bottom() - 5, row.width() / 2 + 6, name, font, TEXT, CENTRE)


def _foot(painter: QPainter, row: QRectF, foot: Foot) -> None:
    paint = _TONES[foot.tone]
    fill(painter, rounded(row, 6), mix("#0A1026", paint, 0.16, 0.9))
    font = fonts.font(12, 600)
    put_fitted(
        painter, row.left() + 6, centred_baseline(font, row.center().y()), row.width() - 10, foot.words, font, paint
    )


def paint_back(painter: QPainter, rect: QRectF) -> None:
    """A card face down."""
    shadow(painter, rect, 7, blur=6, strength=0.4, drop=2)
    fill(painter, rounded(rect, 7), vertical(rect, (0, "#C4702A"), (1, "#6A2E14")))
    stroke(painter, rounded(rect.adjusted(3, 3, -3, -3), 5), colour("#FFE0A8", 0.75), 1.2)
    x, y = rect.center().x(), rect.center().y()
    for ring in (0.36, 0.26):
        stroke(painter, ellipse(x, y, rect.width() * ring), colour("#FFE0A8", 0.45), 1)
    paint_symbol(painter, "piloting", x, y - 1, rect.width() * 0.17, "#FFF0D0")
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), colour(INK, 0.8), 1)
