"""Starting placements and whole positions: tiles are laid, dragged and turned, and their edges matched at once."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.models import StartTile
from desktop.games.amazing_space_venture.tables import Tables
from desktop.table.boards.amazing_space_venture.geometry import rect
from editor.canvas import placement
from editor.canvas import tile_edits as edits
from editor.canvas.placement_frame import PlacementFrame, StartFrame, faces_of
from editor.document.document import Document
from tests.editor.canvas.mouse import click, drag, pixel, press
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown


@pytest.fixture
def document() -> Document:
    return document_of("amazing_space_venture")


@pytest.fixture
def frame(qtbot: QtBot, document: Document) -> Iterator[PlacementFrame]:
    made = shown(qtbot, StartFrame(document, "starts", document.rows("starts")[0].uid), 900, 760)
    yield made.board
    made.hide()


def take(frame: PlacementFrame, name: str) -> None:
    face = next(face for face in faces_of(frame.canvas.document) if face["id"] == name)
    frame.canvas.take(face)


def squares(document: Document) -> dict[str, str]:
    return {row.value["square"]: row.value["id"] for row in document.rows("starts")}


def test_a_tile_is_dragged_to_another_square(document: Document, frame: PlacementFrame) -> None:
    drag(frame.canvas, rect(NUMBER["D-4"]).center(), rect(NUMBER["C-3"]).center())
    assert squares(document)["C-3"] == "HOME-BLUE"
    assert document.stack.count() == 1
    drag(frame.canvas, rect(NUMBER["C-3"]).center(), rect(0).topLeft() * -1)
    assert document.stack.count() == 1
    document.undo()
    assert squares(document)["D-4"] == "HOME-BLUE"


def test_a_tile_in_hand_is_turned_and_laid(document: Document, frame: PlacementFrame) -> None:
    take(frame, "PL1-1")
    press(frame.canvas, Qt.Key.Key_R)
    click(frame.canvas, rect(NUMBER["D-3"]).center())
    row = document.rows("starts")[-1]
    assert row.value["square"] == "D-3"
    assert row.value["edges"] == ["deep", "path", "deep", "deep"]
    StartTile.model_validate(row.value)
    fine, words = frame.canvas.verdict()
    assert not fine
    assert "D-3" in words
    press(frame.canvas, Qt.Key.Key_Escape)
    frame.canvas.turn()
    assert frame.canvas.verdict()[0]
    assert frame.verdict.text() == "All edges match: 1"
    assert document.stack.count() == 2


def test_a_right_click_turns_a_tile_that_lies_there(document: Document, frame: PlacementFrame) -> None:
    corner = next(row for row in document.rows("starts") if row.value["square"] == "A-1")
    before = edits.edges_of(corner.value)
    QTest.mouseClick(frame.canvas, Qt.MouseButton.RightButton, pos=pixel(frame.canvas, rect(NUMBER["A-1"]).center()))
    assert edits.edges_of(corner.value) == before[-1:] + before[:-1]


def test_no_tile_is_laid_on_another(document: Document, frame: PlacementFrame) -> None:
    take(frame, "PL1-1")
    frame.canvas.lay(NUMBER["D-4"])
    assert document.stack.count() == 0
    uid = document.rows("starts")[0].uid
    frame.canvas.move_tile(uid, NUMBER["J-4"])
    assert "two tiles lie on J-4" in frame.canvas.verdict()[1]
    frame.grab()


def test_keys_move_and_take_away(document: Document, frame: PlacementFrame) -> None:
    frame.canvas.setFocus()
    frame.canvas.pick(("tile", document.rows("starts")[0].uid))
    press(frame.canvas, Qt.Key.Key_Right)
    press(frame.canvas, Qt.Key.Key_Down)
    assert squares(document)["E-5"] == "HOME-BLUE"
    press(frame.canvas, Qt.Key.Key_Delete)
    assert "HOME-BLUE" not in squares(document).values()


def test_a_pack_that_adds_keeps_the_games_tiles_on_the_board(document: Document, frame: PlacementFrame) -> None:
    uids = [row.uid for row in document.rows("starts")[1:]]
    document.remove_rows("starts", uids, "Remove")
    assert len(frame.canvas.tiles()) == 1
    document.set_mode("starts", "add", "Add")
    assert len(frame.canvas.tiles()) == len(load().tables.content.starts)
    frame.grab()


def test_matching_is_the_games_own(document: Document) -> None:
    """Random boards: the seams agree with the checker of the game, which knows nothing of the canvas."""
    from desktop.games.amazing_space_venture.check import _starts

    content = load().tables.content
    faces = [tile.model_dump(mode="json") for tile in content.tiles if tile.kind == "space"]
    chance = random.Random(4)
    for _ in range(40):
        starts = []
        for number, square in enumerate(chance.sample([22, 23, 24, 35, 36, 37, 48, 49, 50], 7)):
            face = chance.choice(faces)
            value = {name: face[name] for name in ("edges", "planets", "paths", "galaxies")}
            value = {**value, **edits.turned(value, chance.randrange(4))}
            starts.append({"id": f"T-{number}", "title": "T", "square": NAMES[square], **value})
        models = tuple(map(StartTile.model_validate, starts))
        told = [line for line in _starts(content.model_copy(update={"starts": models})) if "beside it" in line.message]
        clashes = [seam for seam in placement.seams(placement.laid(starts)) if not seam.fits]
        assert len(told) == len(clashes)
        Tables(content.model_copy(update={"starts": models}))


@pytest.mark.parametrize("value", [{}, {"square": "Z-99"}, {"square": 5}, {"square": "D-5", "edges": "all"}])
def test_half_finished_tiles_leave_the_board_in_one_piece(
    document: Document, frame: PlacementFrame, value: dict[str, object]
) -> None:
    document.insert_rows("starts", 0, [value], "New")
    frame.grab()
    frame.canvas.verdict()
