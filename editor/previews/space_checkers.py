"""Space Checkers as its players see it: the board, and the fleets in each of its formations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_checkers.board import Board, compile_board
from desktop.games.space_checkers.content import COLOURS, BoardContent
from desktop.table.boards.space_checkers.geometry import CELL, BoardGeometry
from desktop.table.boards.space_checkers.position import Position, paint_position
from desktop.table.boards.space_checkers.preview import plan_of
from editor.previews.pieces import Face, Piece, Shown

_CELL = 25.0
"""Millimetres of a cell's side."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("Previews", text)


class Painters:
    """Paints for any content: the board is all there is."""

    def __init__(self, stage: dict[str, Any]) -> None:
        del stage

    def show(self, part: str, item: BoardContent, *, table: bool = False) -> Shown:
        """A board that is right in form."""
        board = compile_board(item)
        names = [formation.name for formation in item.formations]
        side = BoardGeometry(plan_of(board, names[0])).board.width() / CELL * _CELL
        front = _face("front", _tr("The board"), board, names[0], empty=True)
        looks = [_face(form.name, form.title, board, form.name, empty=False) for form in item.formations]
        return Shown((Piece("board", item.name, (side, side), front),), tuple(looks))


def _face(key: str, title: str, board: Board, formation: str, *, empty: bool) -> Face:
    geometry = BoardGeometry(plan_of(board, formation))
    pawns = {} if empty else {cell: fleet for fleet, cells in geometry.plan.starts.items() for cell in cells}
    position = Position(pawns, dict.fromkeys(COLOURS, ()))

    def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
        paint_position(painter, rect, geometry, position, ratio)
        return ()

    return Face(key, title, (geometry.board.width(), geometry.board.height()), paint, 12)
