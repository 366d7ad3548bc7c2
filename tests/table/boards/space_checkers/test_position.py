"""A position as a picture shows what stands where, at any size."""

import pytest
from PySide6.QtCore import QRectF

from desktop.table.boards.space_checkers.position import Position, paint_position
from desktop.table.boards.space_checkers.routes import Route
from desktop.table.kit.theme import FLEETS
from tests.table.boards.space_checkers.plans import geometry
from tests.table.kit.painted import brightness, difference, extent, recording, render

BOARD = geometry()
START = Position({cell: fleet for fleet, cells in BOARD.plan.starts.items() for cell in cells})


def picture(position, width=208.0, height=208.0, scale=1.0, board=BOARD):
    rect = QRectF(20, 10, width, height)
    return render(lambda painter: paint_position(painter, rect, board, position, scale), width + 40, height + 20, scale)


@pytest.mark.parametrize(("width", "height"), [(208, 208), (160, 100), (90, 200)])
@pytest.mark.parametrize("scale", [1, 2])
def test_it_stays_in_its_rect_and_fills_it_one_way(qapp, width, height, scale):
    seen = extent(picture(START, width, height, scale))
    assert QRectF(19.5, 9.5, width + 1, height + 1).contains(seen)
    assert seen.width() == pytest.approx(min(width, height), abs=2)
    assert seen.center().x() == pytest.approx(20 + width / 2, abs=1)


def test_every_pawn_is_seen_where_it_stands(qapp):
    empty = picture(Position({}), 920, 920)
    for fleet in FLEETS:
        one = picture(Position({(7, 3): fleet}), 920, 920)
        rect = BOARD.cell_rect((7, 3)).translated(20, 10).toRect()
        assert difference(one.copy(rect), empty.copy(rect)) > 12
        other = BOARD.cell_rect((8, 8)).translated(20, 10).toRect()
        assert one.copy(other) == empty.copy(other)


@pytest.mark.rule("SC-WIN-07")
def test_captives_fill_the_prison_from_the_dial_and_the_rest_share_the_last_cell(qapp):
    captives = {"green": ["blue"] * 14}
    empty = picture(Position({}), 920, 920)
    full = picture(Position({}, captives), 920, 920)
    for index in range(10):
        rect = BOARD.prison_rect("green", index).translated(20, 10).toRect()
        assert difference(full.copy(rect), empty.copy(rect)) > 8
    with recording(960, 940) as (painter, record):
        paint_position(painter, QRectF(0, 0, 920, 920), BOARD, Position({}, captives), 1)
    texts = [written.text for written in record.texts]
    assert "×5" in texts
    assert "14" in texts


def test_the_last_move_and_the_player_to_move_show(qapp):
    last = Route((9, 9), (0, -1), ((9, 8), (9, 7)))
    plain = picture(START)
    assert difference(plain, picture(Position(START.pawns, to_move="red"))) > 0.3
    assert difference(plain, picture(Position(START.pawns, last=(last, "blue")))) > 0.01


@pytest.mark.parametrize("size", [7, 12, 20])
def test_boards_of_other_sizes(qapp, size):
    board = geometry(size)
    pawns = {cell: fleet for fleet, cells in board.plan.starts.items() for cell in cells}
    assert brightness(picture(Position(pawns), board=board)) > 15
