"""The lines of a move go where the pawn goes."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from desktop.table.boards.space_checkers.geometry import CELL
from desktop.table.boards.space_checkers.routes import SWING, Route, gates, route_pieces, stations
from tests.table.boards.space_checkers.plans import geometry

STEPS = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)]


def walked(start, step, count, jumped=(), size=10):
    """A route that goes round the edges as the game does."""
    row, column = start
    path = [((row + step[0] * n - 1) % size + 1, (column + step[1] * n - 1) % size + 1) for n in range(1, count + 1)]
    return Route(start, step, tuple(path), frozenset(path[index] for index in jumped))


routes = st.builds(
    walked,
    start=st.tuples(st.integers(1, 10), st.integers(1, 10)),
    step=st.sampled_from(STEPS),
    count=st.integers(1, 6),
    jumped=st.just(()),
)


@given(route=routes)
def test_the_way_runs_from_the_middle_of_the_first_cell_to_the_middle_of_the_last(route):
    board = geometry()
    pieces = route_pieces(board, route)
    assert pieces[0].pointAtPercent(0) == board.cell_centre(route.start)
    assert pieces[-1].currentPosition() == board.cell_centre(route.path[-1])


@given(route=routes)
def test_every_warp_has_two_gates_and_starts_a_new_line(route):
    board = geometry()
    found = gates(board, route)
    assert len(found) % 2 == 0
    assert len(route_pieces(board, route)) == 1 + len(found) // 2
    for out, into in zip(found[::2], found[1::2], strict=True):
        assert not out.entering
        assert into.entering
        assert (out.outwards[0] + into.outwards[0], out.outwards[1] + into.outwards[1]) == (0, 0)
        edge = board.field
        for gate in (out, into):
            on_edge = (gate.point.x() in (edge.left(), edge.right()), gate.point.y() in (edge.top(), edge.bottom()))
            assert any(on_edge)


@given(route=routes, data=st.data())
def test_lines_stay_on_the_field_whatever_is_jumped(route, data):
    jumped = data.draw(st.sets(st.sampled_from(route.path[:-1]))) if len(route.path) > 1 else set()
    board = geometry()
    swung = Route(route.start, route.step, route.path, frozenset(jumped))
    for piece in route_pieces(board, swung):
        bounds, field = piece.boundingRect(), board.field.adjusted(-3, -3, 3, 3)
        assert field.contains(bounds.topLeft())
        assert field.contains(bounds.bottomRight())
    for cell, mark in zip(swung.path, stations(board, swung), strict=True):
        away = mark - board.cell_centre(cell)
        assert (abs(away.x()) + abs(away.y()) > 0) == (cell in jumped)


def test_the_way_swings_round_a_jumped_pawn_and_not_round_a_passed_cell():
    board = geometry()
    route = walked((9, 5), (0, 1), 5, jumped=(2,))
    (piece,) = route_pieces(board, route)
    over = board.cell_centre((9, 8))
    assert stations(board, route)[2] == over - QPointF(0, SWING)
    heights = [piece.pointAtPercent(step / 200) for step in range(201)]
    assert min(point.y() for point in heights if abs(point.x() - over.x()) < CELL / 4) <= over.y() - SWING + 6
    assert all(abs(point.y() - over.y()) < 0.01 for point in heights if point.x() < over.x() - CELL)


def test_a_warp_leaves_through_one_edge_and_comes_in_through_the_other():
    board = geometry()
    out, into = gates(board, walked((9, 5), (1, 0), 5))
    assert out.point == QPointF(board.cell_centre((10, 5)).x(), board.field.bottom())
    assert into.point == QPointF(board.cell_centre((1, 5)).x(), board.field.top())
    assert (out.cell, into.cell) == ((10, 5), (1, 5))
    assert not out.upright
    west, east = gates(board, walked((3, 1), (0, -1), 2))
    assert west.upright
    assert (west.point.x(), east.point.x()) == (board.field.left(), board.field.right())


def test_a_line_can_leave_room_for_the_saucer_and_for_the_landing_frame():
    board = geometry()
    route = walked((9, 5), (-1, 0), 3)
    (piece,) = route_pieces(board, route, leave=33, stop=34)
    assert piece.pointAtPercent(0).y() == pytest.approx(board.cell_centre((9, 5)).y() - 33)
    assert piece.currentPosition().y() == pytest.approx(board.cell_centre((6, 5)).y() + 34)
