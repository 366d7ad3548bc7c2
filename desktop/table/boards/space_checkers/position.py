"""A whole position as one picture: for the shelf, for saved games and for the command line."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.table.boards.space_checkers.board_art import paint_board, paint_turn
from desktop.table.boards.space_checkers.captives import WIDTH, paint_captive, paint_stack
from desktop.table.boards.space_checkers.frame import paint_dial
from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell
from desktop.table.boards.space_checkers.marks import paint_trail
from desktop.table.boards.space_checkers.routes import Route
from desktop.table.boards.space_checkers.saucers import CAPTIVE, NORMAL, Look, saucer_box, saucer_image
from desktop.table.kit.ink import saved

SAUCER_WIDTH = 52.0
"""The width of a saucer on the field, in board units."""


@dataclass(frozen=True)
class Position:
    """What stands where: the fleet on each cell, and the captives of each fleet in the order they came."""

    pawns: Mapping[Cell, str]
    captives: Mapping[str, Sequence[str]] = field(default_factory=dict)
    to_move: str | None = None
    last: tuple[Route, str] | None = None


class _Saucers:
    """Images of saucers for one scale, made when they are first asked for."""

    def __init__(self, scale: float) -> None:
        self._scale = scale
        self._made: dict[tuple[str, float, Look], QImage] = {}

    def paint(self, painter: QPainter, fleet: str, x: float, y: float, width: float, look: Look) -> None:
        painter.drawImage(saucer_box(x, y, width), self.image(fleet, width, look))

    def image(self, fleet: str, width: float, look: Look) -> QImage:
        key = fleet, width, look
        if key not in self._made:
            self._made[key] = saucer_image(fleet, width, look, self._scale)
        return self._made[key]


def paint_pieces(
    painter: QPainter, geometry: BoardGeometry, position: Position, scale: float, lettering: float
) -> None:
    """The saucers, captives and counters of a position, in board units."""
    saucers = _Saucers(scale)
    for fleet, captives in position.captives.items():
        capacity = geometry.plan.prison_cells
        for index, captive in enumerate(captives[:capacity]):
            rect = geometry.prison_rect(fleet, index)
            paint_captive(painter, rect, fleet, captive, saucer=saucers.image(captive, WIDTH, CAPTIVE))
        if len(captives) > capacity:
            paint_stack(painter, geometry.prison_rect(fleet, capacity), fleet, len(captives) - capacity + 1, lettering)
        paint_dial(painter, geometry, fleet, len(captives), 0, lettering)
    for cell in sorted(position.pawns):  # from the north down: feelers overlap the cell above
        centre = geometry.cell_centre(cell)
        saucers.paint(painter, position.pawns[cell], centre.x(), centre.y() - 1, SAUCER_WIDTH, NORMAL)


def paint_position(painter: QPainter, rect: QRectF, geometry: BoardGeometry, position: Position, ratio: float) -> None:
    """Paint a position into `rect`, as large as fits and in its middle, as it looks at the table.

    `ratio` is device pixels to one unit of the painter; nothing is painted outside the rect.
    """
    board = geometry.board
    fit = min(rect.width() / board.width(), rect.height() / board.height())
    with saved(painter):
        painter.translate(rect.center().x() - fit * board.width() / 2, rect.center().y() - fit * board.height() / 2)
        painter.scale(fit, fit)
        painter.setClipRect(board)
        paint_board(painter, geometry, fit * ratio, fit)
        if position.to_move is not None:
            paint_turn(painter, geometry, position.to_move, scale=fit)
        if position.last is not None:
            paint_trail(painter, geometry, *position.last)
        paint_pieces(painter, geometry, position, fit * ratio, fit)
