"""A position as one picture, drawn by the board and the seat cards of the table, without a window."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from desktop.kernel.errors import Problem
from desktop.kernel.game import Event, Game, Setup
from desktop.kernel.words import Sentence
from desktop.table.boards.base import Board, Table
from desktop.table.boards.catalogue import BOARDS, make_board
from desktop.table.kit import fonts
from desktop.table.kit.cache import Pictures, Recipe
from desktop.table.kit.ink import canvas, painting
from desktop.table.kit.sky import paint_space
from desktop.table.kit.theme import MUTED, TEXT
from desktop.table.kit.writing import fit_block, put_block
from desktop.table.play.seats import SeatCard, SeatWords

_EDGE = 16.0
_NARROWEST, _WIDEST = 260.0, 420.0
"""Widths that the column of seats may have; where there is less room the board stands alone."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A position of a game, in a few words which one it is, and how it came about; all as somebody may see it."""

    game: Game[Any, Any]
    setup: Setup
    state: Any
    caption: str
    before: Any
    """The position before it; itself at the beginning."""
    events: Sequence[Event]


class _AtOnce(Pictures):
    """Paints where the window would let a thread paint: nobody waits here for the first glimpse."""

    def prepare(self, recipes: Iterable[Recipe]) -> None:
        for recipe in recipes:
            self.image(recipe)
            self.ready.emit(recipe.name)


def draw(moment: Moment, width: int, height: int) -> QImage:
    """The board, with the seats beside it where there is room. Makes the Qt application if there is none.

    Raises Problem for a game without a board.
    """
    if moment.game.info.id not in BOARDS:
        told = "{game} has no board in this version, so it cannot be drawn."
        raise Problem(Sentence(told, {"game": moment.game.info.title}))
    application = QApplication.instance() or QApplication([])
    fonts.install()
    names = [seat.name for seat in moment.setup.seats]
    board = make_board(Table(moment.game, moment.setup, lambda sentence: sentence.fill(names)), _AtOnce())
    board.show(moment.before)
    board.play(moment.events, moment.state)  # played to its end at once, it leaves the trail of the last move
    board.skip()
    image = canvas(width, height)
    with painting(image) as painter:
        paint_space(painter, QRectF(0, 0, width, height))
        place = _board_place(board, width, height)
        board.rendering(place.width() / board.sceneRect().width(), 1.0)
        board.render(painter, place, board.sceneRect())
        column = QRectF(place.right() + _EDGE, place.top(), width - place.right() - 2 * _EDGE, place.height())
        if column.width() >= _NARROWEST:
            column.setWidth(min(column.width(), _WIDEST))
            _paint_column(painter, column, board, moment)
    del application
    return image


def _board_place(board: Board, width: int, height: int) -> QRectF:
    """The board as large as it fits: in the middle, or at the left when that leaves room for the seats."""
    scene = board.sceneRect()
    scale = min((width - 2 * _EDGE) / scene.width(), (height - 2 * _EDGE) / scene.height())
    across, down = scene.width() * scale, scene.height() * scale
    left = (width - across) / 2
    if width - across - 3 * _EDGE >= _NARROWEST:
        left = max(_EDGE, (width - across - _EDGE - _WIDEST) / 2)
    return QRectF(left, (height - down) / 2, across, down)


def _paint_column(painter: QPainter, column: QRectF, board: Board, moment: Moment) -> None:
    """Title, moment, seats and what is asked, from the top down."""
    x, y = column.left(), column.top()
    for text, font, paint in (
        (moment.game.info.title, fonts.display(28), TEXT),
        (moment.caption, fonts.font(15), MUTED),
    ):
        y = put_block(painter, x, y, fit_block(text, (column.width(), 80), font), paint) + 6
    y += 10
    decision = moment.game.decision(moment.state)
    for seat, seated in enumerate(moment.setup.seats):
        card = SeatCard(board.seat_art(seat))
        lit = decision is not None and decision.seats[0] == seat
        card.show_seat(SeatWords(seated.name, ""), board.seat_sheet(moment.state, seat), lit=lit)
        card.resize(round(column.width()), card.height())
        card.render(painter, QPoint(round(x), round(y)), renderFlags=QWidget.RenderFlag.DrawChildren)
        y += card.height() + 6
    prompt = board.table.say(moment.game.prompt(moment.state))
    room = column.bottom() - y - 10
    put_block(painter, x, y + 10, fit_block(prompt, (column.width(), room), fonts.font(18)), TEXT)
