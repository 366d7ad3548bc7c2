"""Paints what is shown when it happens: the countdown of a launch, a die, the summary of a round."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step.game import OneSmallStep
from desktop.games.one_small_step.tables import Bill
from desktop.kernel.words import Sentence
from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.agencies import team_name
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.cards import paint_hazard, paint_hazard_back, paint_mission
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import (
    BAD,
    GOLD,
    INK,
    NIGHT_DEEP,
    PAPER,
    PAPER_SHADE,
    TEAM_INKS,
    TEAM_LIGHTS,
)
from desktop.table.boards.one_small_step.painting import paint_die, paint_temporary
from desktop.table.boards.one_small_step.pieces import paint_team_mark
from desktop.table.boards.one_small_step.shows import Countdown, DieShown, Picture, RoundSummary
from desktop.table.boards.one_small_step.signs import GROUP_SIGNS, RESOURCE_SIGNS, Sign
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import ellipse, fill, halo, line, linear, polygon, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, RIGHT, centred_baseline, put_block, put_fitted, put_text, wrap

LAUNCH = QRectF(g.EARTH.x() - 208, 104, 416, 372)
DIE = QRectF(g.EARTH.x() - 110, g.EARTH.y() - 75, 220, 130)
ROUND = QRectF(g.EARTH.x() - 200, 116, 400, 350)
_GREEN, _RED = "#4FB07A", "#E2564A"
Say = Callable[[Sentence], str]


def term_name(term: str) -> str:
    """What VP come from, for summaries and the end."""
    return {
        "missions": tr("Missions"),
        "hazards": tr("Hazards overcome"),
        "crew_tiles": tr("Crew tiles"),
        "cards": tr("Cards"),
        "counts": tr("Cards that count things"),
        "tiles": tr("Satellite and media tiles"),
        "earth": tr("Actions on Earth"),
        "penalties": tr("Failed launches"),
    }[term]


def place_of(picture: Picture) -> QRectF:
    """Where a picture lies on the board."""
    match picture:
        case Countdown():
            return LAUNCH
        case DieShown():
            return DIE
    return ROUND


class ShowArt:
    """Paints pictures for one game."""

    def __init__(self, game: OneSmallStep, say: Say) -> None:
        self._game, self._say = game, say

    def paint(self, painter: QPainter, picture: Picture, share: float, *, calm: bool) -> None:
        """``share`` is how much of the beat is over, 0 to 1."""
        match picture:
            case Countdown():
                self._launch(painter, picture, share, calm=calm)
            case DieShown():
                _die(painter, picture, 1.0 if calm else share)
            case RoundSummary():
                _round(painter, picture)

    # ---- launch ----------------------------------------------------------------------------------------------------

    def _launch(self, painter: QPainter, show: Countdown, share: float, *, calm: bool) -> None:
        rect, accent = LAUNCH, TEAM_LIGHTS[show.team]
        _sheet(painter, rect, accent)
        self._head(painter, rect, show)
        card = QRectF(rect.left() + 14, rect.top() + 46, 214, 140)
        paint_mission(painter, card, self._game.content.missions[show.mission])
        self._hazards(painter, rect, show)
        _clock(painter, QPointF(rect.right() - 88, rect.top() + 104), show)
        y = rect.top() + 232
        _bill(painter, rect.left() + 14, y, tr("Minor cost"), show.minor, show.paid, open_=True)
        shown = show.offered or show.result == "major" or any(show.paid_major)
        _bill(painter, rect.left() + 14, y + 42, tr("Major cost"), show.major, show.paid_major, open_=shown)
        if show.offered:
            face = font(12, 600)
            words = tr("A major success is offered.")
            put_text(painter, rect.right() - 14, y + 84, words, face, GOLD, RIGHT)
        if show.result:
            self._result(painter, rect, show, share, calm=calm)

    def _head(self, painter: QPainter, rect: QRectF, show: Countdown) -> None:
        band = QRectF(rect.left(), rect.top(), rect.width(), 36)
        ink = TEAM_INKS[show.team]
        fill(painter, rounded(band, 10), vertical(band, (0, mix(ink, "#FFFFFF", 0.1)), (1, mix(ink, "#000000", 0.3))))
        middle = band.center().y()
        paint_team_mark(painter, show.team, band.left() + 22, middle, 18)
        title = display(17, 800, spacing=1.2)
        words = tr("Launch of the {team}").format(team=team_name(show.team)).upper()
        put_fitted(painter, band.left() + 42, centred_baseline(title, middle), 350, words, title, PAPER)

    def _hazards(self, painter: QPainter, rect: QRectF, show: Countdown) -> None:
        y = rect.top() + 192
        for number in range(show.unseen):
            paint_hazard_back(painter, QRectF(rect.left() + 14 + 56 * number, y, 50, 30))
        for number, hazard in enumerate(show.hazards[:4]):
            place = QRectF(rect.left() + 14 + 98 * number, y - 4, 92, 40)
            with saved(painter):
                if hazard == show.ignored:
                    painter.setOpacity(0.45)
                paint_hazard(painter, place, self._game.content.hazards[hazard])
            if hazard == show.ignored:
                line(painter, (place.left(), place.bottom()), (place.right(), place.top()), _GREEN, 3)

    def _result(self, painter: QPainter, rect: QRectF, show: Countdown, share: float, *, calm: bool) -> None:
        words, ink = {
            "minor": (tr("Minor success"), _GREEN),
            "major": (tr("Major success"), GOLD),
            "failed": (tr("The launch failed"), _RED),
        }[show.result]
        y = rect.top() + 326
        if not show.gains and show.result != "failed":
            _rocket(painter, rect, 1.0 if calm else share)
        stamp = QRectF(rect.left() + 14, y - 4, 184, 38)
        fill(painter, rounded(stamp, 7), colour(NIGHT_DEEP, 0.85))
        stroke(painter, rounded(stamp, 7), ink, 2.4)
        face = display(17, 800, spacing=0.8)
        middle = stamp.center()
        put_fitted(painter, middle.x(), centred_baseline(face, middle.y()), 172, words.upper(), face, ink, CENTRE)
        lines = [self._say(told) for event in show.gains if (told := self._game.tell(event)) is not None]
        small = font(12, 500)
        block = wrap("\n".join(lines[-3:]), 190, small, most=4, leading=1.2)
        put_block(painter, rect.left() + 208, rect.bottom() - 10 - block.height, block, PAPER)


def _sheet(painter: QPainter, rect: QRectF, accent: str) -> None:
    shadow(painter, rect, 10, blur=22, drop=8, strength=0.9)
    fill(painter, rounded(rect, 10), vertical(rect, (0, "#1B2C5C"), (0.5, "#101C42"), (1, "#0A1230")))
    stroke(painter, rounded(rect.adjusted(1, 1, -1, -1), 10), accent, 2)


def _clock(painter: QPainter, middle: QPointF, show: Countdown) -> None:
    """The count on a dial, with what happens at each number."""
    x, y = middle.x(), middle.y() - 6
    count = show.count
    ink = _RED if show.result == "failed" else GOLD
    fill(painter, ellipse(x, y, 42), "#0A1230")
    stroke(painter, ellipse(x, y, 42), ink, 3)
    for tick in range(24):
        with saved(painter):
            painter.translate(x, y)
            painter.rotate(15 * tick)
            line(painter, (0, -38), (0, -34 if tick % 6 else -30), colour(PAPER, 0.6), 1.4)
    face = display(40, 800)
    put_text(painter, x, centred_baseline(face, y), str(count), face, ink, CENTRE)
    words = {
        3: tr("Hazards are turned up"),
        2: tr("The minor cost is paid"),
        1: tr("A major success?"),
        0: tr("No lift-off") if show.result == "failed" else tr("Lift-off"),
    }[count]
    small = font(12, 600)
    put_fitted(painter, x, y + 66, 160, words, small, PAPER, CENTRE)


def _bill(painter: QPainter, left: float, y: float, title: str, bill: Bill, paid: Bill, *, open_: bool) -> None:
    """A row of slots, one for each token; those that are paid are filled and ticked."""
    face = font(12, 600)
    put_text(painter, left, centred_baseline(face, y + 17), title, face, colour(PAPER, 0.9 if open_ else 0.5))
    x = left + 98
    for resource, count in enumerate(bill):
        for number in range(count):
            filled = number < paid[resource]
            place = ellipse(x, y + 17, 15)
            fill(painter, place, colour("#050A1E", 0.7))
            if filled:
                paint_temporary(painter, RESOURCE_SIGNS[resource], x, y + 17, 30)
                fill(painter, ellipse(x + 10, y + 7, 6.5), _GREEN)
                for start, end in (((x + 7, y + 7), (x + 9.4, y + 9.6)), ((x + 9.4, y + 9.6), (x + 13.4, y + 4.4))):
                    line(painter, start, end, WHITE, 1.6)
            else:
                stroke(painter, place, colour(PAPER, 0.55 if open_ else 0.25), 1.4, dash=[3, 3])
                paint_sign(painter, RESOURCE_SIGNS[resource], x, y + 17, 17, colour(PAPER, 0.6 if open_ else 0.3))
            x += 36


def _rocket(painter: QPainter, rect: QRectF, share: float) -> None:
    """A rocket that rises beside the card."""
    x, low, high = rect.right() - 26, rect.bottom() - 34, rect.top() + 52
    y = low + (high - low) * share * share
    halo(painter, x, y + 30, 22, 34, GOLD, 0.5)
    flame = polygon(((x - 6, y + 15), (x + 6, y + 15), (x, y + 44)))
    fill(painter, flame, linear(x, y + 15, x, y + 44, (0, "#FFF3C4"), (0.5, GOLD), (1, "#D2702C00")))
    paint_sign(painter, Sign.BOOSTER, x, y, 32, PAPER)


# ---- a die ---------------------------------------------------------------------------------------------------------


def _die(painter: QPainter, show: DieShown, share: float) -> None:
    """The die comes down and shows what is gained."""
    rect = DIE
    _sheet(painter, rect, TEAM_LIGHTS[show.team])
    settled = min(1.0, share * 1.8)
    with saved(painter):
        painter.translate(rect.left() + 62, rect.center().y() - 16 * (1 - settled))
        painter.rotate(-50 * (1 - settled))
        paint_die(painter, GROUP_SIGNS[show.die], 0, 0, 62)
    if settled >= 1.0:
        for number, resource in enumerate(show.shown):
            paint_temporary(
                painter, RESOURCE_SIGNS[resource], rect.left() + 138 + 46 * number, rect.center().y() - 6, 40
            )
    words = tr("Result chosen") if show.chosen else tr("Rolled")
    face = font(12, 600)
    put_text(painter, rect.right() - 14, rect.bottom() - 12, words, face, colour(PAPER, 0.8), RIGHT)


# ---- a round -------------------------------------------------------------------------------------------------------


def _round(painter: QPainter, show: RoundSummary) -> None:
    """VP of both teams by what they come from; Media and the way to the Moon below."""
    rows = [(term_name(term), us, ussr) for term, us, ussr in show.rows]
    rect = QRectF(ROUND.left(), ROUND.top(), ROUND.width(), 100 + 26.0 * (len(rows) + 3))
    shadow(painter, rect, 10, blur=22, drop=8, strength=0.9)
    fill(painter, rounded(rect, 10), vertical(rect, (0, "#FDF8EA"), (0.6, PAPER), (1, PAPER_SHADE)))
    title = display(20, 800, spacing=0.8)
    words = tr("Round {round} is over").format(round=show.round)
    put_text(painter, rect.left() + 20, rect.top() + 34, words, title, INK)
    columns = (rect.right() - 118, rect.right() - 46)
    for team, x in enumerate(columns):
        chip = QRectF(x - 15, rect.top() + 48, 30, 22)
        fill(painter, rounded(chip, 5), TEAM_INKS[team])
        paint_team_mark(painter, team, x, chip.center().y(), 14)
    totals = tuple(sum(points) for points in show.points)
    rows.append((tr("VP in this round"), totals[0], totals[1]))
    rows.append((tr("Media"), *show.media))
    rows.append((tr("Spaces to the Moon"), *show.path))
    strong, plain = font(14, 700), font(14, 500)
    step = 26.0
    for number, (words, *figures) in enumerate(rows):
        y = rect.top() + 88 + step * number
        sum_row = number == len(show.rows)
        if sum_row:
            line(painter, (rect.left() + 20, y - step + 7), (rect.right() - 20, y - step + 7), colour(INK, 0.5), 1.2)
        face = strong if sum_row else plain
        put_fitted(painter, rect.left() + 20, y, 230, words, face, INK)
        for x, figure in zip(columns, figures, strict=True):
            text = f"{figure:+d}".replace("-", "−") if figure else "0"
            put_text(painter, x, y, text, face, INK if figure >= 0 else BAD, CENTRE)
