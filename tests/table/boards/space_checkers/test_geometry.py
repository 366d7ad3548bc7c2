"""Every place of a board is where it belongs, for any size of board."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF

from desktop.table.boards.space_checkers.geometry import CELL, DIAL_RADIUS, SIDES, BoardGeometry, BoardPlan
from tests.table.boards.space_checkers.plans import plan

sizes = st.integers(7, 20)


@given(size=sizes)
def test_every_cell_is_found_by_its_centre_and_by_its_corners(size):
    geometry = BoardGeometry(plan(size))
    for cell in geometry.cells:
        rect = geometry.cell_rect(cell)
        assert geometry.cell_at(rect.center()) == cell
        assert geometry.cell_at(rect.topLeft() + QPointF(0.01, 0.01)) == cell
        assert geometry.cell_at(rect.bottomRight() - QPointF(0.01, 0.01)) == cell
        assert geometry.field.contains(rect)


def test_row_1_is_north_and_column_1_west():
    geometry = BoardGeometry(plan())
    assert geometry.cell_rect((1, 1)).topLeft() == geometry.field.topLeft()
    assert geometry.cell_rect((10, 10)).bottomRight() == geometry.field.bottomRight()


def test_outside_the_field_is_no_cell():
    geometry = BoardGeometry(plan())
    for point in (
        QPointF(0, 0),
        geometry.field.topLeft() - QPointF(1, 1),
        geometry.field.bottomRight() + QPointF(1, 1),
    ):
        assert geometry.cell_at(point) is None


@given(size=sizes, prisons=st.integers(1, 24))
def test_prisons_stay_on_their_own_side_and_never_overlap(size, prisons):
    geometry = BoardGeometry(plan(size, prisons))
    rects = {(fleet, index): geometry.prison_rect(fleet, index) for fleet in SIDES for index in range(prisons)}
    for key, rect in rects.items():
        assert geometry.board.contains(rect)
        assert not geometry.field.intersects(rect)
        assert geometry.prison_at(rect.center()) == key
    ordered = list(rects.values())
    for index, rect in enumerate(ordered):
        assert not any(rect.intersects(other) for other in ordered[index + 1 :])


@pytest.mark.parametrize(("fleet", "row_or_column"), [("green", 1), ("yellow", 1), ("blue", 10), ("red", 10)])
def test_prisons_begin_at_their_dial_and_keep_step_with_the_cells(fleet, row_or_column):
    geometry = BoardGeometry(plan())
    first, last = geometry.prison_rect(fleet, 0), geometry.prison_rect(fleet, 9)
    dial = geometry.dial_centre(fleet)
    assert (first.center() - dial).manhattanLength() < (last.center() - dial).manhattanLength()
    cell = geometry.cell_centre((row_or_column, row_or_column))
    assert first.center().x() == pytest.approx(cell.x()) or first.center().y() == pytest.approx(cell.y())


def test_a_captive_beyond_the_last_cell_shares_it():
    geometry = BoardGeometry(plan())
    assert geometry.prison_rect("blue", 13) == geometry.prison_rect("blue", 9)


def test_dials_stand_in_four_corners_clear_of_field_and_prisons():
    geometry = BoardGeometry(plan())
    centres = [geometry.dial_centre(fleet) for fleet in SIDES]
    assert len({(round(c.x()), round(c.y())) for c in centres}) == 4
    for centre in centres:
        for fleet in SIDES:
            for index in (0, 9):
                rect = geometry.prison_rect(fleet, index).adjusted(-DIAL_RADIUS, -DIAL_RADIUS, DIAL_RADIUS, DIAL_RADIUS)
                assert not rect.contains(centre)
        corner = geometry.field.adjusted(-DIAL_RADIUS, -DIAL_RADIUS, DIAL_RADIUS, DIAL_RADIUS)
        assert not corner.contains(centre)


def test_sides_and_trays_face_their_fleet():
    geometry = BoardGeometry(plan())
    green, north = geometry.side_edge("green"), geometry.side_edge("blue")
    assert {point.y() for point in green} == {geometry.field.bottom()}
    assert {point.y() for point in north} == {geometry.field.top()}
    assert {point.x() for point in geometry.side_edge("yellow")} == {geometry.field.left()}
    assert {point.x() for point in geometry.side_edge("red")} == {geometry.field.right()}
    tray = geometry.side_tray("green")
    assert tray[0] == geometry.board.bottomLeft()
    assert tray[2] == geometry.field.bottomRight()


def test_the_earth_is_one_rect_for_each_group_of_its_cells():
    assert [rect.getRect() for rect in BoardGeometry(plan()).planets] == [(388.0, 388.0, 144.0, 144.0)]
    two = BoardPlan(6, 6, frozenset({(1, 1), (1, 2), (5, 5)}), {}, {})
    assert [rect.getRect() for rect in BoardGeometry(two).planets] == [
        (100, 100, 144, 72),
        (388, 388, 72, 72),
    ]
    assert BoardGeometry(BoardPlan(6, 6, frozenset(), {}, {})).planets == []


def test_a_step_off_the_field_crosses_its_edge():
    geometry = BoardGeometry(plan())
    assert geometry.leaves((10, 5), (1, 0))
    assert not geometry.leaves((9, 5), (1, 0))
    assert geometry.edge_point((10, 5), (1, 0)).y() == geometry.field.bottom()
    assert geometry.edge_point((1, 5), (-1, 0)).y() == geometry.field.top()


@pytest.mark.parametrize(("side", "axis"), [("north", "x"), ("south", "x"), ("west", "y"), ("east", "y")])
def test_labels_stand_at_the_middle_of_their_row_or_column(side, axis):
    geometry = BoardGeometry(plan(8))
    for index in range(1, 9):
        label, cell = geometry.label_point(side, index), geometry.cell_centre((index, index))
        assert getattr(label, axis)() == pytest.approx(getattr(cell, axis)())
        assert not geometry.field.contains(label)


def test_name_strips_lie_between_the_prisons_and_the_edge():
    geometry = BoardGeometry(plan())
    for fleet in SIDES:
        strip = geometry.name_strip(fleet)
        assert geometry.board.contains(strip.centre)
        assert geometry.prison_at(strip.centre) is None
        assert strip.length == 10 * CELL
