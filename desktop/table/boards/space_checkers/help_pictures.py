"""The pictures of the help pages: small positions in which the game itself says where a pawn may go.

Ways and refusals are asked of the rules, so that no picture can show what they do not allow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache, partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.space_checkers import load
from desktop.games.space_checkers.actions import Direction, Move
from desktop.games.space_checkers.board import STEPS
from desktop.games.space_checkers.content import COLOURS, Colour
from desktop.games.space_checkers.game import SpaceCheckers
from desktop.games.space_checkers.state import EMPTY, CheckersState
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.space_checkers import words
from desktop.table.boards.space_checkers.board_art import paint_board, paint_turn
from desktop.table.boards.space_checkers.geometry import RAIL, SIDES, TOWARDS, BoardGeometry, bounds
from desktop.table.boards.space_checkers.glimpse import position_of
from desktop.table.boards.space_checkers.marks import (
    paint_captured,
    paint_closed_way,
    paint_gates,
    paint_landing,
    paint_route,
    paint_selected,
    paint_steps,
)
from desktop.table.boards.space_checkers.panels import paint_directions
from desktop.table.boards.space_checkers.position import SAUCER_WIDTH, Position, paint_pieces, paint_position
from desktop.table.boards.space_checkers.preview import cell_of, line_of, moved_in, plan_of, route_of
from desktop.table.boards.space_checkers.routes import Route
from desktop.table.boards.space_checkers.saucers import GHOST, paint_saucer
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import fill, rounded, saved
from desktop.table.kit.theme import INK, MUTED
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

WIDTH = 516.0
"""In logical pixels: what the help drawer has room for."""
_BAND = 26.0
"""For the numbers of columns above a picture that does not reach the northern edge, in board units."""
_EDGE = RAIL + 10
"""What is shown outside the field, in board units: the labels, and the gates of a warp."""
_LETTERS: dict[str, Colour] = {colour[0]: colour for colour in COLOURS}
OPENING = {1: ". b b b b b b b b .", 2: ". . . b b b b . . .", 9: ". . . g g g g . . .", 10: ". g g g g g g g g ."}


@dataclass(frozen=True, slots=True)
class Scene:
    """Green is to move. Drawn rows hold pawns by the first letter of their colour; the others are empty."""

    drawn: Mapping[int, str]
    pips: int
    side: int
    """Rolled: an index of ``COLOURS``, or ``WILD``."""
    moves: tuple[tuple[int, int, Direction], ...]
    """Row, column and direction; those that are refused are drawn up to what is in the way."""
    rows: tuple[int, int] = (1, 10)
    """First and last row shown."""
    shows_wild_area: bool = False


GREEN, BLUE, RED = (COLOURS.index(colour) for colour in ("green", "blue", "red"))

SCENES = {
    "first-move": Scene(OPENING, 2, BLUE, ((9, 4, "north"),), rows=(6, 10)),
    "jump": Scene({8: ". g . b . . . . . ."}, 3, RED, ((8, 2, "east"),), rows=(7, 9)),
    "pair": Scene({8: ". g y y . . . . . ."}, 4, RED, ((8, 2, "east"),), rows=(7, 9)),
    "triple": Scene({8: ". g y b y . . . . ."}, 4, RED, ((8, 2, "east"),), rows=(7, 9)),
    "earth": Scene({9: ". . . . g . . . . ."}, 3, BLUE, ((9, 5, "north"),), rows=(5, 10)),
    "wild-area": Scene(
        {3: ". . g . . . . . . ."},
        2,
        RED,
        ((3, 3, "south"), (3, 3, "west"), (3, 3, "north"), (3, 3, "east")),
        rows=(1, 6),
        shows_wild_area=True,
    ),
    "warp": Scene(OPENING, 5, GREEN, ((10, 2, "south"), (10, 4, "south"))),
    "wall-across": Scene({8: "b . . . . . . g . b"}, 4, RED, ((8, 8, "east"),), rows=(7, 9)),
}


@cache
def _game() -> SpaceCheckers:
    return load()


@cache
def _geometry(formation: str = "8+4") -> BoardGeometry:
    return BoardGeometry(plan_of(_game().board, formation))


def pictures() -> dict[str, HelpPicture]:
    """All pictures by name."""
    drawn = {name: HelpPicture(WIDTH, _height(_part(scene)), partial(_paint, scene)) for name, scene in SCENES.items()}
    return {
        **drawn,
        "board": HelpPicture(WIDTH, WIDTH, _paint_start),
        "formations": HelpPicture(WIDTH, WIDTH / 2, _paint_formations),
        "full-prison": HelpPicture(WIDTH, _height(_prison_part()), _paint_full_prison),
        "directions": HelpPicture(340, 200, _paint_directions),
    }


# ---- what a scene holds ----------------------------------------------------------------------------------------------


def state_of(scene: Scene) -> CheckersState:
    """The position of a scene, with all four fleets at the table."""
    game = _game()
    setup = Setup(tuple(SeatSetup(colour, colour) for colour in COLOURS), {"first_player": "seat"})
    state = game.start(setup, Seeded(0))
    state.pips, state.direction = scene.pips, scene.side
    state.board = [EMPTY] * len(state.board)
    for row, letters in scene.drawn.items():
        for column, letter in enumerate(letters.split(), start=1):
            if letter in _LETTERS:
                state.board[game.board.number((row, column))] = COLOURS.index(_LETTERS[letter])
    return state


def way_of(state: CheckersState, row: int, column: int, towards: Direction) -> tuple[Route, bool]:
    """The way of a move, and whether it is open; a closed one ends at what the game names as being in the way."""
    game, move = _game(), Move(state.turn, row, column, towards)
    refusal = game.refusal(state, move)
    if refusal is None:
        moved = moved_in(game.play(state.copy(), move, Seeded(0)))
        assert moved is not None
        return route_of(moved), True
    obstacle = cell_of(refusal.places[0])
    line = line_of(game.board, (row, column), move, state.pips)
    assert obstacle in line
    return Route((row, column), STEPS[towards], line[: line.index(obstacle) + 1]), False


# ---- painting --------------------------------------------------------------------------------------------------------


def _part(scene: Scene) -> QRectF:
    """What a scene shows of the board, in board units: whole rows, and what lies outside the edges it reaches."""
    geometry = _geometry()
    first, last = scene.rows
    rows = bounds([geometry.cell_rect((first, 1)), geometry.cell_rect((last, geometry.plan.columns))])
    above = _EDGE if first == 1 else _BAND
    below = _EDGE if last == geometry.plan.rows else 0.0
    return rows.adjusted(-_EDGE, -above, _EDGE, below)


def _height(part: QRectF) -> float:
    return round(WIDTH * part.height() / part.width())


def _on_board(painter: QPainter, rect: QRectF, part: QRectF, paint: Callable[[float, float], None]) -> None:
    """Paint a part of the board into a rect; ``paint`` is told device pixels and logical pixels to a board unit."""
    letters = rect.width() / part.width()
    with saved(painter):
        painter.setClipPath(rounded(rect, 10), Qt.ClipOperation.IntersectClip)
        painter.translate(rect.topLeft())
        painter.scale(letters, letters)
        painter.translate(-part.topLeft())
        paint(letters * painter.device().devicePixelRatioF(), letters)


def _paint(scene: Scene, painter: QPainter, rect: QRectF) -> None:
    state, geometry = state_of(scene), _geometry()
    position = position_of(_game().board, state)
    part = _part(scene)

    def paint(scale: float, letters: float) -> None:
        paint_board(painter, geometry, scale, letters)
        if scene.shows_wild_area:
            paint_turn(painter, geometry, COLOURS[GREEN], scale=letters)
        if scene.rows[0] > 1:
            _paint_columns(painter, part, letters)
        _paint_moves(painter, state, scene, position, scale, letters)

    _on_board(painter, rect, part, paint)


def _paint_columns(painter: QPainter, part: QRectF, letters: float) -> None:
    """The numbers of the columns over the first row shown."""
    band = QRectF(part.left(), part.top(), part.width(), _BAND)
    fill(painter, rounded(band, 0), INK)
    figures = font(min(15.0, 12 / letters), 600)
    for column in range(1, _geometry().plan.columns + 1):
        x = _geometry().cell_centre((1, column)).x()
        put_text(painter, x, centred_baseline(figures, band.center().y()), str(column), figures, MUTED, CENTRE)


def _paint_moves(
    painter: QPainter, state: CheckersState, scene: Scene, position: Position, scale: float, letters: float
) -> None:
    """The pawns, with the ways of a scene below and above them, as the table draws them."""
    geometry, fleet = _geometry(), COLOURS[GREEN]
    ways = [way_of(state, *move) for move in scene.moves]
    open_ways = [route for route, is_open in ways if is_open]
    pointed = len(open_ways) == 1
    for route, is_open in ways:
        paint_selected(painter, geometry.cell_centre(route.start), fleet)
        if not is_open:
            paint_closed_way(painter, geometry, route)
    for route in open_ways:
        landing = geometry.cell_centre(route.path[-1])
        paint_landing(painter, landing, fleet, pointed=pointed)
        paint_route(painter, geometry, route, fleet, pointed=pointed)
        if pointed:
            paint_saucer(painter, fleet, landing.x(), landing.y() - 1, SAUCER_WIDTH, GHOST)
    paint_pieces(painter, geometry, position, scale, letters)
    for route in open_ways:
        paint_gates(painter, geometry, route, fleet, taken=frozenset(position.pawns), scale=letters)
        for cell in route.jumped:
            paint_captured(painter, geometry.cell_centre(cell), pointed=pointed)
        paint_steps(painter, geometry, route, fleet, pointed=pointed, scale=letters)


def _starting(formation: str) -> Position:
    """All four fleets before anybody has moved."""
    starts = _geometry(formation).plan.starts
    return Position({cell: fleet for fleet, cells in starts.items() for cell in cells}, dict.fromkeys(COLOURS, ()))


def _paint_start(painter: QPainter, rect: QRectF) -> None:
    paint_position(painter, rect, _geometry(), _starting("8+4"), painter.device().devicePixelRatioF())


def _paint_formations(painter: QPainter, rect: QRectF) -> None:
    half = rect.width() / 2
    for index, formation in enumerate(_game().board.starts):
        left = QRectF(rect.left() + index * half, rect.top(), half, rect.height()).adjusted(4, 4, -4, -4)
        ratio = painter.device().devicePixelRatioF()
        paint_position(painter, left, _geometry(formation), _starting(formation), ratio)


def _prison_part() -> QRectF:
    """Green's side with the last row before it."""
    geometry = _geometry()
    row = geometry.cell_rect((geometry.plan.rows, 1))
    return QRectF(geometry.board.left(), row.top(), geometry.board.width(), geometry.board.bottom() - row.top())


def _paint_full_prison(painter: QPainter, rect: QRectF) -> None:
    captives: tuple[str, ...] = ("blue",) * 6 + ("yellow",) * 5 + ("red",) * 3
    position = Position({}, {"green": captives})

    def paint(scale: float, letters: float) -> None:
        paint_board(painter, _geometry(), scale, letters)
        paint_pieces(painter, _geometry(), position, scale, letters)

    _on_board(painter, rect, _prison_part(), paint)


def _paint_directions(painter: QPainter, rect: QRectF) -> None:
    titles = {}
    for fleet, side in SIDES.items():
        parts = words.colour(fleet).capitalize(), words.towards(side).lower()
        titles[fleet] = ", ".join(parts) if TOWARDS[side][0] else "\n".join(parts)
    fill(painter, rounded(rect, 10), INK)
    paint_directions(painter, rect, _geometry(), dict.fromkeys(COLOURS, True), titles)
