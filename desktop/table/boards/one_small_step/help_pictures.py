"""The pictures of the help pages: cards, tokens and places of the base game, drawn by the painters of the table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import load
from desktop.games.one_small_step.models import StepContent
from desktop.table.boards.one_small_step import cards
from desktop.table.boards.one_small_step.board_words import phase_titles
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import INK, NIGHT, PAPER
from desktop.table.boards.one_small_step.painting import paint_permanent, paint_temporary
from desktop.table.boards.one_small_step.plates import paint_plate
from desktop.table.boards.one_small_step.show_art import LAUNCH, ShowArt
from desktop.table.boards.one_small_step.shows import Countdown
from desktop.table.boards.one_small_step.signs import RESOURCE_SIGNS, Sign
from desktop.table.boards.one_small_step.symbol_words import sentence
from desktop.table.boards.one_small_step.symbols import Mark
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import fill, polygon, rounded, saved
from desktop.table.kit.writing import CENTRE, centred_baseline, put_block, put_fitted, put_text, wrap

WIDTH = 516.0
"""In logical pixels: what the help drawer has room for."""
_SIGN_ROW = 34.0
_EDGE = 14.0


def pictures() -> Mapping[str, HelpPicture]:
    return {
        "tokens": HelpPicture(WIDTH, 170, _tokens),
        "plate": HelpPicture(WIDTH, 270, _plate),
        "card": HelpPicture(WIDTH, 268, _card),
        "mission": HelpPicture(WIDTH, 190, _mission),
        "signs": HelpPicture(WIDTH, 16 + _SIGN_ROW * len(Sign), _signs),
        "queue": HelpPicture(WIDTH, 60, _phases),
        "launch": HelpPicture(WIDTH, 2 * _EDGE + LAUNCH.height() * (WIDTH - 2 * _EDGE) / LAUNCH.width(), _launch),
    }


def _launch(painter: QPainter, area: QRectF) -> None:
    """A launch at one: the minor cost is paid, a major success is offered."""
    _ground(painter, area)
    game = load()
    number = next(n for n, row in enumerate(game.tables.missions) if row.id == "ranger_7")
    row = game.tables.missions[number]
    show = Countdown(0, number, hazards=(1,), minor=row.minor, major=row.major, paid=row.minor, offered=True)
    with saved(painter):
        painter.translate(_EDGE, _EDGE)
        scale = (WIDTH - 2 * _EDGE) / LAUNCH.width()
        painter.scale(scale, scale)
        painter.translate(-LAUNCH.topLeft())
        ShowArt(game, str).paint(painter, show, 1.0, calm=True)


@cache
def _content() -> StepContent:
    return load().content


def _tr(text: str) -> str:
    return QCoreApplication.translate("OneSmallStepHelp", text)


def _ground(painter: QPainter, area: QRectF) -> None:
    fill(painter, rounded(area, 10), NIGHT)


def _tokens(painter: QPainter, area: QRectF) -> None:
    _ground(painter, area)
    face = font(13, 600)
    rows = (_tr("Temporary"), _tr("Fresh"), _tr("Spent"))
    for row, words in enumerate(rows):
        y = 32.0 + 53 * row
        put_text(painter, 14, centred_baseline(face, y), words, face, PAPER)
        for number, sign in enumerate(RESOURCE_SIGNS):
            x = 124.0 + 45 * number
            if row == 0:
                paint_temporary(painter, sign, x, y, 38)
            else:
                paint_permanent(painter, sign, x, y, 34, spent=row == 2)


def _plate(painter: QPainter, area: QRectF) -> None:
    _ground(painter, area)
    spaces = _content().earth
    with saved(painter):
        painter.scale(1.55, 1.55)
        paint_plate(painter, QRectF(5, 12, 160, 150), spaces[0], (0, 1, 1, 0), (), beginner=False)
        paint_plate(painter, QRectF(170, 12, 160, 150), spaces[3], (1, 1, 1, 1), ((0, 0),), beginner=False)


def _card(painter: QPainter, area: QRectF) -> None:
    _ground(painter, area)
    for number, wanted in enumerate(("john_glenn", "booster_testing", "navigation_testing")):
        card = next((one for one in _content().events if one.id == wanted), _content().events[number])
        cards.paint_event(painter, QRectF(14 + 168 * number, 14, 152, 239), card)


def _mission(painter: QPainter, area: QRectF) -> None:
    _ground(painter, area)
    missions = _content().missions
    crewed = next(one for one in missions if one.kind == "crew")
    cards.paint_mission(painter, QRectF(12, 24, 200, 130), missions[0])
    cards.paint_mission(painter, QRectF(222, 24, 200, 130), crewed)
    hazard = _content().hazards[1]
    cards.paint_hazard(painter, QRectF(390, 106, 118, 59), hazard)
    cards.paint_hazard_back(painter, QRectF(440, 40, 60, 40))


def _signs(painter: QPainter, area: QRectF) -> None:
    """Every sign with its sentence."""
    fill(painter, rounded(area, 10), PAPER)
    face = font(12, 500)
    for number, sign in enumerate(Sign):
        middle = 8 + _SIGN_ROW * (number + 0.5)
        paint_sign(painter, sign, 28, middle, 24, INK)
        block = wrap(sentence(Mark("sign", sign)), WIDTH - 66, face, most=2, leading=1.2)
        put_block(painter, 54, middle - block.height / 2, block, INK)


def _phases(painter: QPainter, area: QRectF) -> None:
    _ground(painter, area)
    face = display(12, 700)
    for number, words in enumerate(phase_titles()):
        left = 6.0 + 72 * number
        points = ((left, 12), (left + 62, 12), (left + 72, 30), (left + 62, 48), (left, 48), (left + 9, 30))
        fill(painter, polygon(points), PAPER)
        middle = left + 37
        put_text(painter, middle, 27, str(number + 1), display(13, 800), INK, CENTRE)
        put_fitted(painter, middle, 42, 52, words, face, INK, CENTRE, 8)
