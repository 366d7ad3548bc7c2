"""What the rules ask of the board itself: previews in full, and areas told apart without colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.games.space_checkers.state import CheckersState
from desktop.kernel.chance import Seeded
from desktop.table.boards.base import Ask, Table
from desktop.table.boards.space_checkers.board_art import paint_board
from desktop.table.boards.space_checkers.geometry import SIDES, BoardGeometry, BoardPlan, Cell
from desktop.table.boards.space_checkers.scene import SpaceCheckersBoard
from desktop.table.kit.cache import Pictures
from desktop.table.kit.ink import canvas, smooth
from tests.games.space_checkers.drawn import GAME, Scene, start, table
from tests.table.kit.painted import difference, grey, render

FLEETS = tuple(SIDES)


def picture(board: SpaceCheckersBoard) -> QImage:
    image = canvas(board.sceneRect().width(), board.sceneRect().height(), 1.0)
    painter = QPainter(image)
    smooth(painter)
    board.render(painter, QRectF(image.rect()), board.sceneRect())
    painter.end()
    return image


def around(board: SpaceCheckersBoard, rect: QRectF) -> QImage:
    """The part of a picture of the board where a rect lies."""
    return picture(board).copy(rect.translated(-board.sceneRect().topLeft()).toRect())


def asking(scene: Scene, row: int, column: int, towards: str) -> Ask:
    """The pawn is picked; what is asked is where it goes."""
    state: CheckersState = scene.state
    move = scene.move(row, column, towards)
    return Ask(
        state=state,
        seat=state.turn,
        picks=(f"cell:{row},{column}",),
        options={f"way:{towards}": [move]},
        proposed=None,
        foreseen=lambda action: GAME.play(state.copy(), action, Seeded(0)),
        refusal=lambda action: GAME.refusal(state, action),
    )


# ---- previews ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-UI-01")
def test_pointing_at_a_way_draws_its_path_through_both_gates_and_marks_whom_it_takes(qtbot: QtBot) -> None:
    scene = start("green", "blue", roll="5 green")
    board = SpaceCheckersBoard(Table(GAME, table("green", "blue")), Pictures())
    board.show(scene.state)
    board.rendering(1.0, 1.0)
    geometry = board.geometry
    path: list[Cell] = [(1, 2), (2, 2), (3, 2), (4, 2), (5, 2)]
    places = {f"cell {cell}": geometry.cell_rect(cell) for cell in path}
    for name, cell, outwards in (("out", (10, 2), (1, 0)), ("in", (1, 2), (-1, 0))):
        gate = geometry.edge_point(cell, outwards)
        places[f"gate {name}"] = QRectF(gate.x() - 20, gate.y() - 8, 40, 16)
    places["prison cell"] = geometry.prison_rect("green", 0)
    elsewhere = geometry.cell_rect((4, 8))
    before = {name: around(board, rect) for name, rect in places.items()}
    calm = around(board, elsewhere)

    board.ask(asking(scene, 10, 2, "south"))
    board.point("way:south")

    for name, rect in places.items():
        assert difference(around(board, rect), before[name]) > 2, name
    assert around(board, elsewhere) == calm


# ---- areas told apart ----------------------------------------------------------------------------------------------

CELL: Cell = (4, 4)


def mask(starts: dict[str, frozenset[Cell]], wilds: dict[str, frozenset[Cell]]) -> bytes:
    """Which pixels of one cell a start or wild area changes, in shades of grey."""
    one, other = (painted_cell(*areas) for areas in (({}, {}), (starts, wilds)))
    shift = [after - before for before, after in zip(one, other, strict=True)]
    ground = sorted(shift)[len(shift) // 2]  # the tint of the whole cell is a colour and does not count
    return bytes(abs(change - ground) > 6 for change in shift)


def painted_cell(starts: dict[str, frozenset[Cell]], wilds: dict[str, frozenset[Cell]]) -> bytes:
    """One cell of a board with these areas, in shades of grey."""
    geometry = BoardGeometry(BoardPlan(7, 7, frozenset(), starts, wilds, prison_cells=7))
    whole = geometry.board
    image = render(lambda painter: paint_board(painter, geometry), whole.width(), whole.height())
    return grey(image.copy(geometry.cell_rect(CELL).toRect()))


def unlike(one: bytes, other: bytes) -> float:
    """How much of what either mask holds is not in both."""
    either = sum(a | b for a, b in zip(one, other, strict=True))
    both = sum(a & b for a, b in zip(one, other, strict=True))
    return 1 - both / either


@pytest.mark.rule("SC-UI-02")
@pytest.mark.parametrize("area", ["starts", "wilds"])
def test_start_cells_and_wild_cells_of_two_players_differ_in_shape(qtbot: QtBot, area: str) -> None:
    cells = frozenset({CELL})
    masks = {fleet: mask({fleet: cells}, {}) if area == "starts" else mask({}, {fleet: cells}) for fleet in FLEETS}
    for one, other in combinations(FLEETS, 2):
        assert unlike(masks[one], masks[other]) > 0.25, (one, other)


@pytest.mark.rule("SC-UI-02")
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_start_cell_is_unlike_a_wild_cell(qtbot: QtBot, fleet: str) -> None:
    cells = frozenset({CELL})
    assert unlike(mask({fleet: cells}, {}), mask({}, {fleet: cells})) > 0.5


@pytest.mark.rule("SC-UI-02", "SC-BOARD-04")
def test_prison_cells_lie_outside_the_field_each_row_at_its_own_side() -> None:
    geometry = SpaceCheckersBoard(Table(GAME, table("green", "blue")), Pictures()).geometry
    rects = {fleet: [geometry.prison_rect(fleet, index) for index in range(10)] for fleet in FLEETS}
    for fleet, row in rects.items():
        assert not any(rect.intersects(geometry.field) for rect in row)
        assert min(FLEETS, key=lambda other: _away(geometry, other, row[4])) == fleet
    everything = [rect for row in rects.values() for rect in row]
    assert not any(one.intersects(other) for one, other in combinations(everything, 2))


def _away(geometry: BoardGeometry, fleet: str, rect: QRectF) -> float:
    start, end = geometry.side_edge(fleet)
    return float((rect.center() - (start + end) / 2).manhattanLength())
