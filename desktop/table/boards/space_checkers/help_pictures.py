"""Pictures for the rules of Space Checkers, drawn by the board's own painters on the base board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.games.space_checkers import load
from desktop.games.space_checkers.board import Board
from desktop.table.boards.space_checkers.board_art import paint_board, paint_turn
from desktop.table.boards.space_checkers.direction_die import WILD, direction_rest, paint_direction_die
from desktop.table.boards.space_checkers.geometry import BoardGeometry, Cell
from desktop.table.boards.space_checkers.marks import (
    paint_captured,
    paint_closed_way,
    paint_gates,
    paint_landing,
    paint_route,
    paint_steps,
)
from desktop.table.boards.space_checkers.position import Position, paint_pieces, paint_position
from desktop.table.boards.space_checkers.preview import plan_of
from desktop.table.boards.space_checkers.routes import Route
from desktop.table.boards.space_checkers.saucers import paint_saucer
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.glimpses import PaintIn
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit import fonts
from desktop.table.kit.dice import paint_pip_die, pip_rest
from desktop.table.kit.ink import canvas, fill, linear, painting, rounded, saved
from desktop.table.kit.theme import DEEP, FLEETS, SOFT_TEXT, SPACE, TEXT
from desktop.table.kit.writing import CENTRE, put_text

_WIDTH = 500.0

Draw = Callable[[QPainter, BoardGeometry, float], None]
"""Paints over the board, in board units; the number is device pixels to the unit."""


def pictures() -> Mapping[str, HelpPicture]:
    """By name: what ``picture:space_checkers/NAME`` shows."""
    return {
        "board": HelpPicture(_WIDTH, _WIDTH, _start),
        "fleets": _strip(150, _fleets),
        "dice": _strip(180, _dice),
        "wild-die": _strip(150, _wild_die),
        "move": _part(QRectF(2, 5, 7, 4), _move),
        "warp": _part(QRectF(0, 2, 10, 4), _warp),
        "capture": _part(QRectF(2, 5, 7, 4), _capture),
        "blocked": _part(QRectF(2, 3, 7, 4), _blocked),
        "wild-area": _part(QRectF(0, 0, 10, 6), _wild_area),
    }


@cache
def _geometry() -> BoardGeometry:
    board: Board = load().board
    return BoardGeometry(plan_of(board, next(iter(board.starts))))


@lru_cache(maxsize=4)
def _board(pixels: float, unit: float) -> QImage:
    """The empty board at so many device pixels to the unit: most pictures of a page share one."""
    geometry = _geometry()
    image = canvas(geometry.board.width(), geometry.board.height(), pixels)
    with painting(image) as painter:
        paint_board(painter, geometry, pixels, unit)
    return image


def _part(cells: QRectF, draw: Draw) -> HelpPicture:
    """A piece of the board, given in columns and rows from its upper left, with what is drawn over it."""
    height = _WIDTH * cells.height() / cells.width()

    def paint(painter: QPainter, rect: QRectF) -> None:
        geometry = _geometry()
        side = geometry.cell_rect((1, 1)).width()
        field = geometry.field
        unit = rect.width() / (cells.width() * side)
        with saved(painter):
            painter.setClipPath(rounded(rect, 10), Qt.ClipOperation.IntersectClip)
            painter.scale(unit, unit)
            painter.translate(-field.left() - cells.left() * side, -field.top() - cells.top() * side)
            painter.drawImage(geometry.board, _board(painter.deviceTransform().m11(), unit))
            draw(painter, geometry, unit)

    return HelpPicture(_WIDTH, height, paint)


def _strip(height: float, draw: PaintIn) -> HelpPicture:
    """A dark band with things side by side."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        fill(painter, rounded(rect, 10), linear(0, 0, rect.width(), rect.height(), (0, DEEP), (1, SPACE)))
        draw(painter, rect)

    return HelpPicture(_WIDTH, height, paint)


def _pieces(painter: QPainter, geometry: BoardGeometry, pawns: dict[Cell, str], unit: float) -> None:
    paint_pieces(painter, geometry, Position(pawns), painter.deviceTransform().m11(), unit)


def _way(painter: QPainter, geometry: BoardGeometry, route: Route, fleet: str, unit: float) -> None:
    """A move as the table shows it under the pointer."""
    paint_route(painter, geometry, route, fleet, pointed=True)
    paint_landing(painter, geometry.cell_centre(route.path[-1]), fleet)
    paint_steps(painter, geometry, route, fleet, scale=unit)


# ---------------------------------------------------------------- the pictures


def _start(painter: QPainter, rect: QRectF) -> None:
    geometry = _geometry()
    pawns = {cell: fleet for fleet, cells in geometry.plan.starts.items() for cell in cells}
    paint_position(painter, rect, geometry, Position(pawns), painter.device().devicePixelRatioF())


def _fleets(painter: QPainter, rect: QRectF) -> None:
    tr = QCoreApplication.translate
    words = {
        "green": tr("HelpPictures", "green, south"),
        "yellow": tr("HelpPictures", "yellow, west"),
        "blue": tr("HelpPictures", "blue, north"),
        "red": tr("HelpPictures", "red, east"),
    }
    for place, (fleet, text) in enumerate(words.items()):
        x = rect.width() * (place + 0.5) / len(words)
        paint_saucer(painter, fleet, x, rect.height() * 0.42, 78)
        paint_sign(painter, fleet, x, rect.height() * 0.72, 8)
        put_text(painter, x, rect.height() - 14, text, fonts.font(13, 600), FLEETS[fleet].bright, CENTRE)


def _dice(painter: QPainter, rect: QRectF) -> None:
    tr = QCoreApplication.translate
    y, size = rect.height() * 0.42, 72
    paint_pip_die(painter, rect.width() * 0.28, y, size, pip_rest(4))
    paint_direction_die(painter, rect.width() * 0.72, y, size, direction_rest("blue"))
    face = fonts.font(13, 600)
    put_text(painter, rect.width() * 0.28, rect.height() - 18, tr("HelpPictures", "four cells …"), face, TEXT, CENTRE)
    words = tr("HelpPictures", "… towards blue, the north")
    put_text(painter, rect.width() * 0.72, rect.height() - 18, words, face, TEXT, CENTRE)


def _wild_die(painter: QPainter, rect: QRectF) -> None:
    paint_direction_die(painter, rect.width() * 0.28, rect.height() * 0.46, 72, direction_rest(WILD))
    words = QCoreApplication.translate("HelpPictures", "wild: any direction")
    put_text(painter, rect.width() * 0.66, rect.height() * 0.5, words, fonts.font(15, 600), SOFT_TEXT, CENTRE)


def _move(painter: QPainter, geometry: BoardGeometry, unit: float) -> None:
    route = Route((8, 4), (0, 1), ((8, 5), (8, 6), (8, 7)))
    _way(painter, geometry, route, "green", unit)
    _pieces(painter, geometry, {(8, 4): "green", (9, 5): "green", (7, 8): "yellow"}, unit)


def _warp(painter: QPainter, geometry: BoardGeometry, unit: float) -> None:
    route = Route((4, 9), (0, 1), ((4, 10), (4, 1), (4, 2)))
    pawns = {(4, 9): "yellow", (5, 2): "red", (3, 4): "blue"}
    _way(painter, geometry, route, "yellow", unit)
    paint_gates(painter, geometry, route, "yellow", taken=pawns, scale=unit)
    _pieces(painter, geometry, pawns, unit)


def _capture(painter: QPainter, geometry: BoardGeometry, unit: float) -> None:
    jumped = frozenset({(7, 5), (7, 7)})
    route = Route((7, 4), (0, 1), ((7, 5), (7, 6), (7, 7), (7, 8)), jumped)
    _way(painter, geometry, route, "green", unit)
    _pieces(painter, geometry, {(7, 4): "green", (7, 5): "red", (7, 7): "blue", (8, 6): "green"}, unit)
    for cell in sorted(jumped):
        paint_captured(painter, geometry.cell_centre(cell), pointed=True)


def _blocked(painter: QPainter, geometry: BoardGeometry, unit: float) -> None:
    _pieces(painter, geometry, {(5, 3): "blue", (6, 9): "red"}, unit)
    paint_closed_way(painter, geometry, Route((5, 3), (0, 1), ((5, 4), (5, 5))))


def _wild_area(painter: QPainter, geometry: BoardGeometry, unit: float) -> None:
    paint_turn(painter, geometry, "green", scale=unit, strength=1.6)
    _pieces(painter, geometry, {(3, 4): "green", (2, 8): "green", (6, 9): "green"}, unit)
    for step in ((-1, 0), (0, 1), (0, -1), (1, 0)):
        path = tuple((3 + step[0] * n, 4 + step[1] * n) for n in (1, 2))
        paint_route(painter, geometry, Route((3, 4), step, path), "green")
        paint_landing(painter, QPointF(geometry.cell_centre(path[-1])), "green")
