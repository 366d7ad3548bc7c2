"""Space Checkers without its table: signs of the fleets, captives counted, the position as a picture."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.space_checkers.actions import Rolled, RolledForFirst
from desktop.games.space_checkers.board import Board
from desktop.games.space_checkers.content import COLOURS
from desktop.games.space_checkers.game import SpaceCheckers
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.game import Event
from desktop.table.boards.space_checkers.geometry import BoardGeometry
from desktop.table.boards.space_checkers.position import Position, paint_position
from desktop.table.boards.space_checkers.preview import plan_of
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.glimpses import Die, Face, Glimpse, PaintIn, Roll
from desktop.table.kit.ink import saved
from desktop.table.kit.theme import FLEETS

_PIPS = 6
_EDGE = 10.0
"""What is shown of the board around the field, in board units."""


def glimpse(game: SpaceCheckers) -> Glimpse:
    return CheckersGlimpse(game.board)


class CheckersGlimpse(Glimpse):
    def __init__(self, board: Board) -> None:
        self._board = board
        self._geometry = BoardGeometry(plan_of(board, next(iter(board.starts))))

    def accent(self, role: str) -> str:
        return FLEETS[role].bright

    def sign(self, role: str) -> PaintIn:
        def paint(painter: QPainter, rect: QRectF) -> None:
            radius = min(rect.width(), rect.height()) / 2
            paint_sign(painter, role, rect.center().x(), rect.center().y(), radius)

        return paint

    def scores(self, state: CheckersState) -> tuple[int, ...]:
        return tuple(len(captives) for captives in state.prisoners)

    def subtitle(self, state: CheckersState) -> str:
        words = QCoreApplication.translate("Glimpse", "turn {turn}, first to {goal} captives")
        return words.format(turn=state.turns, goal=self._board.prison_cells)

    def picture(self, state: CheckersState) -> PaintIn:
        position = position_of(self._board, state)

        def paint(painter: QPainter, rect: QRectF) -> None:
            # Only the field, as the saucers would get too small beside rails and prisons.
            board, field = self._geometry.board, self._geometry.field.adjusted(-_EDGE, -_EDGE, _EDGE, _EDGE)
            grow = (board.width() - field.width()) / 2 * rect.width() / field.width()
            with saved(painter):
                painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
                whole = rect.adjusted(-grow, -grow, grow, grow)
                paint_position(painter, whole, self._geometry, position, painter.device().devicePixelRatioF())

        return paint

    def opening(self, state: CheckersState) -> PaintIn:
        position = replace(position_of(self._board, state), to_move=None)
        geometry = BoardGeometry(plan_of(self._board, self._formation(state)))

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_position(painter, rect, geometry, position, painter.device().devicePixelRatioF())

        return paint

    def _formation(self, state: CheckersState) -> str:
        """The formation in which the fleets stand; the first one when they have moved."""

        def stands(name: str) -> bool:
            starts = self._board.starts[name]
            return all(state.board[cell] == seat for seat, side in enumerate(state.sides) for cell in starts[side])

        return next(filter(stands, self._board.starts), next(iter(self._board.starts)))

    @property
    def dice(self) -> tuple[Die, ...]:
        tr = QCoreApplication.translate
        sides = self._board.direction_die
        share = {
            side: Fraction(sides.count(side), len(sides)) for side in sorted(set(sides), key=lambda side: side % 5)
        }
        names = {-1: tr("Glimpse", "wild"), **dict(enumerate(_side_names()))}
        numbers = tuple(Face(str(pips), Fraction(1, _PIPS), pips) for pips in range(1, _PIPS + 1))
        return (
            Die("number", tr("Glimpse", "Number die"), numbers),
            Die("direction", tr("Glimpse", "Direction die"), tuple(Face(names[side], share[side]) for side in share)),
        )

    def rolled(self, event: Event) -> list[Roll]:
        if isinstance(event, RolledForFirst):
            return [Roll(seat, "number", pips - 1) for seat, pips in event.rolls]
        if isinstance(event, Rolled):
            sides = sorted(set(self._board.direction_die), key=lambda side: side % 5)
            return [Roll(event.seat, "number", event.pips - 1), Roll(event.seat, "direction", sides.index(event.side))]
        return []


def _side_names() -> tuple[str, ...]:
    tr = QCoreApplication.translate
    return tr("Glimpse", "south"), tr("Glimpse", "west"), tr("Glimpse", "north"), tr("Glimpse", "east")


def position_of(board: Board, state: CheckersState) -> Position:
    """What stands where, by fleet."""
    fleets = [COLOURS[side] for side in state.sides]
    return Position(
        pawns={board.places[cell]: fleets[seat] for cell, seat in enumerate(state.board) if seat != EMPTY},
        captives={fleets[seat]: [fleets[owner] for owner in taken] for seat, taken in enumerate(state.prisoners)},
        to_move=None if state.ended else fleets[state.turn],
    )
