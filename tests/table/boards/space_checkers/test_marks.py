"""Marks are seen, differ from each other, and keep to their places."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.table.boards.space_checkers import marks
from desktop.table.boards.space_checkers.board_art import chip_size
from desktop.table.boards.space_checkers.captives import paint_bars, paint_captive, paint_incoming, paint_stack
from desktop.table.boards.space_checkers.routes import Route, gates, route_pieces
from desktop.table.kit.theme import FLEETS
from tests.table.boards.space_checkers.plans import geometry
from tests.table.kit.painted import brightness, difference, extent, recording, render

CENTRE = QPointF(100, 100)
WARP = Route((9, 5), (1, 0), ((10, 5), (1, 5), (2, 5), (3, 5), (4, 5)), frozenset({(1, 5), (3, 5)}))
JUMP = Route((9, 5), (0, 1), ((9, 6), (9, 7), (9, 8), (9, 9), (9, 10)), frozenset({(9, 8)}))


def on_cell(paint, scale=2.0):
    return render(paint, 200, 200, scale)


def on_board(paint, scale=1.0):
    return render(paint, 920, 920, scale)


CELL_MARKS = {
    "movable": (lambda p: marks.paint_movable(p, CENTRE, "green"), 36),
    "selected": (lambda p: marks.paint_selected(p, CENTRE, "green"), 59),
    "focus": (lambda p: marks.paint_focus(p, QRectF(64, 64, 72, 72)), 36.5),
    "landing": (lambda p: marks.paint_landing(p, CENTRE, "green"), 53),
    "pointed landing": (lambda p: marks.paint_landing(p, CENTRE, "green", pointed=True), 53),
    "captured": (lambda p: marks.paint_captured(p, CENTRE), 41),
    "captured by the pointed move": (lambda p: marks.paint_captured(p, CENTRE, pointed=True), 41),
    "no entry": (lambda p: marks.paint_no_entry(p, 100, 100), 21),
    "arrow": (lambda p: marks.paint_arrow(p, CENTRE, (1, 0), 20, "#FFFFFF"), 11),
    "badge": (lambda p: marks.paint_cage_badge(p, 100, 100), 12),
}


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize("name", CELL_MARKS)
def test_a_mark_is_seen_and_keeps_to_its_reach(qapp, name, scale):
    paint, reach = CELL_MARKS[name]
    seen = extent(on_cell(paint, scale))
    assert seen.width() > 8
    assert QRectF(100 - reach, 100 - reach, 2 * reach, 2 * reach).contains(seen)


def test_pointed_marks_are_stronger(qapp):
    for name in ("landing", "captured"):
        other = "pointed landing" if name == "landing" else "captured by the pointed move"
        assert brightness(on_cell(CELL_MARKS[other][0])) > brightness(on_cell(CELL_MARKS[name][0]))
    board = geometry()
    plain, pointed = (
        on_board(lambda p, pointed=pointed: marks.paint_route(p, board, WARP, "green", pointed=pointed))
        for pointed in (False, True)
    )
    assert brightness(pointed) > brightness(plain) > 0


@pytest.mark.parametrize("pointed", [False, True])
@pytest.mark.parametrize("route", [WARP, JUMP], ids=["warp", "jump"])
def test_a_route_stays_on_the_board_and_off_its_own_saucer(qapp, route, pointed):
    board = geometry()
    image = on_board(lambda p: marks.paint_route(p, board, route, "green", pointed=pointed))
    assert board.field.adjusted(-14, -14, 14, 14).contains(extent(image))
    own = board.cell_rect(route.start).adjusted(24, 24, -24, -24)
    assert extent(image.copy(own.toRect())).isEmpty()


@pytest.mark.parametrize("scale", [0.7, 1, 2])
def test_steps_are_numbered_on_the_field(qapp, scale):
    board = geometry()
    with recording(920, 920, scale) as (painter, record):
        marks.paint_steps(painter, board, WARP, "green", pointed=True, scale=scale)
    assert [written.text for written in record.texts] == ["1", "2", "3", "4", "5"]
    field = board.field
    for written in record.texts:
        assert QRectF(field.topLeft() * scale, field.size() * scale).contains(written.rect)
        assert written.pixels >= 10.4


@pytest.mark.parametrize("route", [
    WARP,
    Route((9, 1), (1, 0), ((10, 1), (1, 1))),
    Route((9, 10), (1, 0), ((10, 10), (1, 10))),
    Route((1, 1), (0, -1), ((1, 10),)),
    Route((10, 10), (0, 1), ((10, 1),)),
    Route((10, 4), (1, 1), ((1, 5),)),
    Route((10, 10), (1, 1), ((1, 1),)),
], ids=["5", "first column", "last column", "first row", "last row", "slant", "corner"])  # fmt: skip
@pytest.mark.parametrize("scale", [0.7, 1])
def test_gates_say_out_and_in_on_the_field(qapp, route, scale):
    board = geometry()
    with recording(920, 920) as (painter, record):
        marks.paint_gates(painter, board, route, "red", scale=scale)
    words = [written for written in record.texts if not written.text.isdigit()]
    assert [written.text for written in words] == ["warp out", "warp in"]
    assert all(board.field.contains(written.rect) for written in words)
    assert all(board.board.contains(written.rect) for written in record.texts)
    assert len(gates(board, route)) == 2


def test_chips_of_gates_keep_off_saucers(qapp):
    board = geometry()
    width, height = chip_size("warp out", None)
    for taken in ({(10, 6), (10, 7)}, {(10, 4), (10, 3)}):
        with recording(920, 920) as (painter, record):
            marks.paint_gates(painter, board, WARP, "green", taken=taken)
        out = record.texts[0].rect
        assert not any(out.intersects(board.cell_rect(cell).adjusted(12, 12, -12, -12)) for cell in taken)
        assert out.width() < width
        assert out.height() < height


def test_a_closed_way_ends_before_the_obstacle(qapp):
    board = geometry()
    earth = Route((9, 5), (-1, 0), ((8, 5), (7, 5), (6, 5)))
    pawn = Route((9, 5), (0, -1), ((9, 4), (9, 3)))
    next_door = Route((9, 5), (0, 1), ((9, 6),))
    beyond_the_edge = Route((10, 5), (1, 0), ((1, 5),))
    for route in (earth, pawn, next_door, beyond_the_edge):
        image = on_board(lambda p, route=route: marks.paint_closed_way(p, board, route))
        seen = extent(image)
        assert seen.width() > 20
        middle = board.cell_rect(route.path[-1]).adjusted(26, 26, -26, -26)
        assert extent(image.copy(middle.toRect())).isEmpty()
        assert board.board.contains(seen)


def test_the_halves_of_a_split_landing_are_told_apart(qapp):
    board = geometry()
    west, east = marks.split_halves(board, (3, 3), ((0, 1), (0, -1)))
    centre = board.cell_centre((3, 3))
    assert west.contains(centre - QPointF(15, 0))
    assert east.contains(centre + QPointF(15, 0))
    assert not west.intersects(east.boundingRect().adjusted(2, 0, 0, 0))
    north, south = marks.split_halves(board, (3, 3), ((1, 0), (-1, 0)))
    assert north.contains(centre - QPointF(0, 15))
    assert south.contains(centre + QPointF(0, 15))
    first, second = (
        on_board(lambda p, half=half: marks.paint_split_landing(p, board, (3, 3), "blue", ((0, 1), (0, -1)), half))
        for half in (0, 1)
    )
    assert difference(first, second) > 0


def test_chevrons_run_along_the_route(qapp):
    board = geometry()
    pieces = route_pieces(board, JUMP)
    one, other, again = (
        on_board(lambda p, phase=phase: marks.paint_chevrons(p, pieces, "green", phase)) for phase in (0, 0.5, 1)
    )
    assert difference(one, other) > 0
    assert difference(one, again) == 0


def test_a_trail_shows_where_a_move_began_and_ended(qapp):
    board = geometry()
    image = on_board(lambda p: marks.paint_trail(p, board, JUMP, "blue"))
    for cell in (JUMP.start, JUMP.path[-1]):
        assert not extent(image.copy(board.cell_rect(cell).toRect())).isEmpty()


# --- captives


@pytest.mark.parametrize("index", [0, 9])
@pytest.mark.parametrize("owner", FLEETS)
def test_captives_stay_in_their_cell(qapp, owner, index):
    board = geometry()
    rect = board.prison_rect(owner, index)
    for fleet in FLEETS:
        for paint in (paint_captive, paint_incoming):
            args = (owner, fleet) if paint is paint_captive else (fleet,)
            seen = extent(on_board(lambda p, paint=paint, args=args: paint(p, rect, *args)))
            reach = 0.5 if paint is paint_captive else 22
            assert rect.adjusted(-reach, -reach, reach, reach).contains(seen)
            assert seen.width() >= rect.width() - 2


def test_bars_come_down(qapp):
    rect = QRectF(20, 20, 62, 46)
    amounts = [
        brightness(render(lambda p, drop=drop: paint_bars(p, rect, "green", drop), 102, 86)) for drop in (0, 0.5, 1)
    ]
    assert amounts == sorted(set(amounts))


@pytest.mark.parametrize("scale", [0.5, 1, 2])
def test_a_shared_cell_shows_how_many_share_it(qapp, scale):
    rect = QRectF(40, 40, 62, 46)
    with recording(160, 140) as (painter, record):
        paint_stack(painter, rect, "red", 5, scale)
    assert [written.text for written in record.texts] == ["×5"]
    assert rect.adjusted(0, 0, 6, 12).contains(record.texts[0].rect)
