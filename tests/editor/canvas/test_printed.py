"""The printed board: worm holes, marks and sectors."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.models import BoardContent
from desktop.table.boards.amazing_space_venture.geometry import rect
from editor.canvas.printed_canvas import PrintedFrame
from tests.editor.canvas.mouse import click, drag, press
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown


@pytest.fixture
def frame(qtbot: QtBot) -> PrintedFrame:
    document = document_of("amazing_space_venture")
    return shown(qtbot, PrintedFrame(document, "board", document.rows("board")[0].uid), 700, 740)


def test_clicks_set_and_take_away(frame: PrintedFrame) -> None:
    canvas = frame.canvas
    click(canvas, rect(NUMBER["G-3"]).center())
    assert "G-3" in canvas.value["worm_holes"]
    frame.marks.click()
    click(canvas, rect(NUMBER["G-3"]).center())
    assert "G-3" in canvas.value["marks"]
    BoardContent.model_validate(canvas.value)
    canvas.document.undo()
    frame.holes.click()
    click(canvas, rect(NUMBER["G-3"]).center())
    assert "G-3" not in canvas.value["worm_holes"]


def test_a_corner_is_dragged_and_nudged(frame: PrintedFrame) -> None:
    canvas = frame.canvas
    sector = next(one for one in canvas.value["sectors"] if one["colour"] == "blue")
    place = canvas.value["sectors"].index(sector)
    drag(canvas, rect(NUMBER[sector["south_east"]]).bottomRight(), rect(NUMBER["E-4"]).bottomRight())
    assert canvas.value["sectors"][place]["south_east"] == "E-4"
    canvas.pick((place, "south_east"))
    press(canvas, Qt.Key.Key_Right)
    assert canvas.value["sectors"][place]["south_east"] == "F-4"
    assert canvas.document.stack.count() == 2


@pytest.mark.parametrize("broken", [{"sectors": None}, {"sectors": [{}, 3]}, {"worm_holes": ["Z-1", 4], "marks": "x"}])
def test_half_finished_boards_are_drawn(frame: PrintedFrame, broken: dict[str, Any]) -> None:
    frame.canvas.put(broken, "Break")
    frame.grab()
    frame.canvas.toggle(3)
    frame.grab()
