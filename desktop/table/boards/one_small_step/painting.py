"""Paints marks: tokens, dice, stars and lines of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTransform

from desktop.table.boards.one_small_step.glyphs import outline, paint_sign
from desktop.table.boards.one_small_step.inks import (
    GOLD,
    GOLD_DEEP,
    GROUP_INKS,
    INK,
    NAVY,
    PAPER,
    PAPER_DEEP,
)
from desktop.table.boards.one_small_step.noting import note
from desktop.table.boards.one_small_step.signs import GROUP_SIGNS, RESOURCE_SIGNS, Sign
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Line, Mark
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import ellipse, fill, line, linear, polygon, radial, rounded, saved, stroke
from desktop.table.kit.theme import Paint, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

_LEAST_LETTERS = 12.0
SMALLEST = 13.0
"""Units below which a line of marks is not made smaller."""
_GAP = 0.12


def group_ink(sign: Sign) -> str:
    """The colour of the group a resource belongs to; navy for none."""
    if sign in RESOURCE_SIGNS:
        return GROUP_INKS[RESOURCE_SIGNS.index(sign) // 3]
    return GROUP_INKS[GROUP_SIGNS.index(sign)] if sign in GROUP_SIGNS else NAVY


# ---- single marks --------------------------------------------------------------------------------------------------


def paint_temporary(painter: QPainter, sign: Sign, x: float, y: float, size: float) -> None:
    """A round token: cream, with a ring in the ink of its group."""
    radius = size / 2
    fill(painter, ellipse(x, y + size * 0.05, radius), colour("#02040C", 0.4))
    paper = radial(x - radius * 0.3, y - radius * 0.4, radius * 1.7, (0, "#FFFDF5"), (0.6, PAPER), (1, PAPER_DEEP))
    fill(painter, ellipse(x, y, radius), paper)
    stroke(painter, ellipse(x, y, radius * 0.91), group_ink(sign), max(1.1, size * 0.09))
    paint_sign(painter, sign, x, y, size * (0.5 if sign in (Sign.ANY, Sign.SAME) else 0.62), INK)


def paint_permanent(painter: QPainter, sign: Sign, x: float, y: float, size: float, *, spent: bool = False) -> None:
    """A square token: dark and lit while it is Fresh, grey, hatched and askew once it is Spent."""
    half = size / 2
    face = QRectF(-half, -half, size, size)
    with saved(painter):
        painter.translate(x, y)
        if spent:
            _paint_spent(painter, sign, size)
            return
        fill(painter, rounded(face.translated(0, size * 0.06), size * 0.16), colour("#02040C", 0.45))
        dark = linear(0, -half, 0, half, (0, "#2C3B62"), (0.5, "#16213F"), (1, "#0D1630"))
        fill(painter, rounded(face, size * 0.16), dark)
        rim = size * 0.06
        inside = face.adjusted(rim, rim, -rim, -rim)
        stroke(painter, rounded(inside, size * 0.11), mix(group_ink(sign), "#FFFFFF", 0.35), max(1.1, size * 0.08))
        paint_sign(painter, sign, 0, 0, size * (0.5 if sign in (Sign.ANY, Sign.SAME) else 0.62), PAPER)


def _paint_spent(painter: QPainter, sign: Sign, size: float) -> None:
    half, fold = size / 2, size * 0.3
    painter.rotate(-9)
    sheet = polygon(((-half, -half), (half - fold, -half), (half, fold - half), (half, half), (-half, half)))
    fill(painter, sheet, "#8C93A6")
    with saved(painter):
        painter.setClipPath(sheet)
        for step in range(-5, 6):
            at = step * size * 0.2
            line(painter, (at - half, half), (at + half, -half), colour("#5F677D", 0.7), max(0.7, size * 0.045))
    fill(painter, polygon(((half - fold, -half), (half, fold - half), (half - fold, fold - half))), "#C9CEDB")
    stroke(painter, sheet, "#4B5368", 0.9)
    paint_sign(painter, sign, -size * 0.03, size * 0.04, size * 0.6, "#2A3148")


def paint_die(painter: QPainter, sign: Sign, x: float, y: float, size: float, *, permanent: bool = False) -> None:
    """A die of a group, seen from the front and a little from above; in a frame if it brings permanent tokens."""
    ink, depth = group_ink(sign), size * 0.16
    side = size - depth
    left, top = x - size / 2, y - size / 2 + depth
    front = QRectF(left, top, side, side)
    right, far = left + side, left + size
    lid = polygon(((left + 1, top + 1), (left + depth + 1, top - depth), (far, top - depth), (right, top + 1)))
    fill(painter, lid, mix(ink, "#FFFFFF", 0.4))
    wall = polygon(((right - 1, top + 1), (far, top - depth), (far, top + side - depth), (right - 1, top + side)))
    fill(painter, wall, mix(ink, "#000000", 0.42))
    fill(painter, rounded(front, size * 0.14), ink)
    paint_sign(painter, sign, front.center().x(), front.center().y(), side * 0.7, PAPER)
    if permanent:
        stroke(painter, rounded(front.adjusted(-1, -1, 1, 1), size * 0.14), INK, max(1.6, size * 0.12))


def paint_star(painter: QPainter, words: str, x: float, y: float, size: float) -> None:
    """A gold star with a number on it."""
    place = QTransform.fromTranslate(x, y).scale(size / 24, size / 24).translate(-12, -12)
    star = place.map(outline(Sign.POINTS))
    stroke(painter, star, GOLD_DEEP, size * 0.1)
    fill(painter, star, GOLD)
    face = display(max(_LEAST_LETTERS - 1, size * 0.5), 800)
    put_text(painter, x, centred_baseline(face, y + size * 0.05), words, face, INK, CENTRE)


# ---- lines of marks ------------------------------------------------------------------------------------------------


def _letters(size: float) -> float:
    return max(_LEAST_LETTERS, size * 0.7)


@lru_cache(maxsize=1024)
def _mark_width(mark: Mark, size: float) -> float:
    if mark.shape == "words":
        return text_width(display(_letters(size), 800), mark.words)
    return size * {"arrow": 0.6, "slash": 0.3, "plus": 0.5, "star": 1.1, "sign": 0.9}.get(mark.shape, 1.0)


def line_width(marks: Line, size: float) -> float:
    """How wide a line of marks of a size is."""
    return sum(_mark_width(mark, size) for mark in marks) + _GAP * size * max(0, len(marks) - 1)


@dataclass(frozen=True, slots=True)
class Placed:
    """A mark and where it was painted, for tooltips."""

    mark: Mark
    rect: QRectF


def fitted_size(marks: Line, width: float, size: float) -> float:
    """``size``, or the largest smaller one down to ``SMALLEST`` at which a line fits a width."""
    while size > SMALLEST and line_width(marks, size) > width:
        size -= 0.5
    return size


def paint_line(
    painter: QPainter, marks: Line, rect: QRectF, size: float, ink: Paint = INK
) -> tuple[list[Placed], bool]:
    """Paint a line of marks in the middle of a rect, as large as fits up to ``size``. Tells where each mark lies, and
    whether the line has room; one without room is squeezed so that nothing runs over the edge."""
    size = fitted_size(marks, rect.width(), size)
    wide = line_width(marks, size)
    squeeze = min(1.0, rect.width() / wide) if wide else 1.0
    placed: list[Placed] = []
    middle = rect.center().y()
    with saved(painter):
        painter.translate(rect.center().x() - wide * squeeze / 2, middle)
        painter.scale(squeeze, squeeze)
        x = 0.0
        for mark in marks:
            width = _mark_width(mark, size)
            _PAINTERS[mark.shape](painter, mark, x + width / 2, size, ink)
            left = rect.center().x() + (x - wide / 2) * squeeze
            around = QRectF(left, middle - size * squeeze / 2, width * squeeze, size * squeeze)
            placed.append(Placed(mark, around))
            x += width + _GAP * size
    for one in placed:
        note(painter, one.rect, sentence(one.mark))
    return placed, squeeze > 0.999


def _broken(marks: Line, size: float, width: float) -> tuple[Line, Line]:
    """A line in two: broken after an arrow, else before a slash, else where the halves are about equally wide."""
    anywhere = range(1, len(marks))
    arrows = [place for place in anywhere if marks[place - 1].shape == "arrow"]
    slashes = [place for place in anywhere if marks[place].shape == "slash"]

    def wider(place: int) -> float:
        return max(line_width(marks[:place], size), line_width(marks[place:], size))

    for places in (arrows, slashes):
        if places and wider(min(places, key=wider)) * SMALLEST / size <= width:
            best = min(places, key=wider)
            return marks[:best], marks[best:]
    best = min(anywhere, key=wider)
    return marks[:best], marks[best:]


def paint_block(
    painter: QPainter, marks: Line, rect: QRectF, size: float, ink: Paint = INK
) -> tuple[list[Placed], bool]:
    """Like ``paint_line``, but a line that would get small is set in two."""
    if len(marks) < 3 or rect.height() < 1.7 * SMALLEST or line_width(marks, size * 0.85) <= rect.width():
        return paint_line(painter, marks, rect, size, ink)
    half = rect.height() / 2
    upper, lower = _broken(marks, size, rect.width())
    size = min(size, half * 0.92)
    size = min(fitted_size(upper, rect.width(), size), fitted_size(lower, rect.width(), size))
    above, fits = paint_line(painter, upper, rect.adjusted(0, 0, 0, -half), size, ink)
    below, fits_too = paint_line(painter, lower, rect.adjusted(0, half, 0, 0), size, ink)
    return above + below, fits and fits_too


MarkPainter = Callable[[QPainter, Mark, float, float, Paint], None]
"""(painter, mark, x of its middle on the line, size, ink)"""


def _sign_of(mark: Mark) -> Sign:
    assert mark.sign is not None
    return mark.sign


def _paint_words(painter: QPainter, mark: Mark, x: float, size: float, ink: Paint) -> None:
    face = display(_letters(size), 800)
    put_text(painter, x, centred_baseline(face, 0), mark.words, face, ink, CENTRE)


def _paint_arrow(painter: QPainter, mark: Mark, x: float, size: float, ink: Paint) -> None:
    line(painter, (x - size * 0.26, 0), (x + size * 0.1, 0), ink, size * 0.09)
    fill(painter, polygon(((x, -size * 0.19), (x + size * 0.28, 0), (x, size * 0.19))), ink)


def _paint_slash(painter: QPainter, mark: Mark, x: float, size: float, ink: Paint) -> None:
    line(painter, (x - size * 0.1, size * 0.34), (x + size * 0.1, -size * 0.34), ink, size * 0.09)


def _paint_plus(painter: QPainter, mark: Mark, x: float, size: float, ink: Paint) -> None:
    line(painter, (x - size * 0.17, 0), (x + size * 0.17, 0), ink, size * 0.11)
    line(painter, (x, -size * 0.17), (x, size * 0.17), ink, size * 0.11)


_PAINTERS: dict[str, MarkPainter] = {
    "round": lambda painter, mark, x, size, ink: paint_temporary(painter, _sign_of(mark), x, 0, size * 0.98),
    "square": lambda painter, mark, x, size, ink: paint_permanent(painter, _sign_of(mark), x, 0, size * 0.9),
    "sign": lambda painter, mark, x, size, ink: paint_sign(painter, _sign_of(mark), x, 0, size * 0.84, ink),
    "die": lambda painter, mark, x, size, ink: paint_die(painter, _sign_of(mark), x, 0, size * 0.96),
    "square_die": lambda painter, mark, x, size, ink: paint_die(
        painter, _sign_of(mark), x, 0, size * 0.92, permanent=True
    ),
    "star": lambda painter, mark, x, size, ink: paint_star(painter, mark.words, x, 0, size * 1.08),
    "words": _paint_words,
    "arrow": _paint_arrow,
    "slash": _paint_slash,
    "plus": _paint_plus,
}
