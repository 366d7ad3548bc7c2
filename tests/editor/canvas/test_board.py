"""The board of Space Checkers is drawn: Earth, formations of all fleets at once, clashes shown."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.space_checkers.board import compile_board
from desktop.games.space_checkers.content import COLOURS, BoardContent, Formation
from desktop.table.boards.space_checkers.preview import plan_of
from editor.canvas import board_edits as edits
from editor.canvas.board_frame import BoardFrame
from editor.document.document import Document
from tests.editor.canvas.mouse import click, drag, press
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown


@pytest.fixture
def document() -> Document:
    return document_of("space_checkers")


@pytest.fixture
def frame(qtbot: QtBot, document: Document) -> BoardFrame:
    return shown(qtbot, BoardFrame(document, "board", document.rows("board")[0].uid), 760, 760)


def segment(frame: BoardFrame, number: int) -> None:
    assert frame.choice is not None
    QTest.mouseClick(frame.choice.segments[number], Qt.MouseButton.LeftButton)


def centre(frame: BoardFrame, row: int, column: int) -> Any:
    return frame.canvas.geometry_of_board.cell_centre((row, column))


@given(st.integers(7, 20), st.integers(1, 20), st.integers(1, 20), st.sampled_from(COLOURS))
def test_seen_by_is_the_other_way_round(size: int, rank: int, along: int, colour: Any) -> None:
    ranks: list[tuple[int, ...]] = [()] * (rank - 1)
    formation = Formation.model_construct(name="", title="", ranks=(*ranks, (along,)))
    (cell,) = formation.on_board(colour, size)
    assert edits.seen_by(colour, cell, size) == (rank, along)


def test_the_plan_is_that_of_the_game(document: Document, frame: BoardFrame) -> None:
    content = BoardContent.model_validate(frame.canvas.value)
    assert frame.canvas.plan() == plan_of(compile_board(content), content.formations[0].name)


def test_a_click_sets_a_pawn_for_every_fleet(document: Document, frame: BoardFrame) -> None:
    canvas = frame.canvas
    click(canvas, centre(frame, 9, 2))
    standing = edits.standing(canvas.value, 0)
    assert (9, 2) in standing["green"]
    assert all(len(cells) == 13 for cells in standing.values())
    assert frame.count.text() == "13 of 12 pawns"
    click(canvas, centre(frame, 10, 2))
    assert frame.count.text() == "12 of 12 pawns"
    BoardContent.model_validate(canvas.value)
    document.undo()
    document.undo()
    assert frame.count.text() == "12 of 12 pawns"


def test_a_click_on_another_fleets_pawn_takes_it_from_all(frame: BoardFrame) -> None:
    canvas = frame.canvas
    click(canvas, centre(frame, 1, 2))
    assert all(len(cells) == 11 for cells in edits.standing(canvas.value, 0).values())


def test_a_stroke_draws_the_earth_in_one_step(document: Document, frame: BoardFrame) -> None:
    canvas = frame.canvas
    segment(frame, 0)
    drag(canvas, centre(frame, 4, 4), centre(frame, 4, 7))
    assert (4, 4) in edits.earth_of(canvas.value)
    assert (4, 7) in edits.earth_of(canvas.value)
    assert document.stack.count() == 1
    click(canvas, centre(frame, 5, 5))
    assert (5, 5) not in edits.earth_of(canvas.value)
    document.undo()
    document.undo()
    assert len(edits.earth_of(canvas.value)) == 4


def test_clashes_are_counted(frame: BoardFrame) -> None:
    segment(frame, 0)
    click(frame.canvas, centre(frame, 10, 5))
    assert "clash" in frame.count.text()
    assert (10, 5) in edits.clashes(frame.canvas.value, 0)
    frame.grab()


def test_the_second_formation_is_another_one(frame: BoardFrame) -> None:
    segment(frame, 2)
    click(frame.canvas, centre(frame, 8, 5))
    formations = edits.formations_of(frame.canvas.value)
    assert len(edits.ranks_of(formations[0])) == 2
    assert edits.ranks_of(formations[1])[2] == [5]


def test_the_keyboard_goes_from_cell_to_cell(frame: BoardFrame) -> None:
    canvas = frame.canvas
    canvas.setFocus()
    canvas.pick((9, 2))
    press(canvas, Qt.Key.Key_Right)
    assert canvas.picked == (9, 3)
    press(canvas, Qt.Key.Key_Space)
    assert (9, 3) in edits.standing(canvas.value, 0)["green"]
    assert "green pawn" in canvas._handle((9, 3)).name  # type: ignore[union-attr]  # there is one


@pytest.mark.parametrize(
    "broken",
    [
        {"size": 99},
        {"size": None},
        {"formations": []},
        {"formations": [{"ranks": [[99, "x"], None]}]},
        {"earth": [[0, 99], "x", [1]]},
        {"wild_ranks": -3, "prison_cells": 0},
    ],
)
def test_half_finished_boards_are_drawn(document: Document, frame: BoardFrame, broken: dict[str, Any]) -> None:
    frame.canvas.put(broken, "Break")
    frame.grab()
    frame.canvas.change([(3, 3)])
    frame.grab()
