"""Whole positions to begin from: tiles and ships are laid out, checked as the game judges them, and played."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import content_kind
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.models import Position
from desktop.games.catalogue import build_game
from desktop.kernel.chance import Seeded
from desktop.kernel.compose import compose
from desktop.kernel.game import SeatSetup, Setup
from desktop.lab.check.pack import check_pack
from desktop.table.boards.amazing_space_venture.geometry import rect
from editor.canvas.placement_frame import PositionFrame, faces_of
from editor.document.document import Document
from editor.document.draft import Draft, DraftPart, Row
from editor.previews.pieces import render
from editor.previews.studio import Studio
from tests.editor.canvas.mouse import click, drag, press
from tests.editor.previews.documents import INFO
from tests.editor.showing import shown

EMPTY = {"id": "bridge", "title": "The bridge"}


@pytest.fixture
def document() -> Document:
    """A pack that brings one position and nothing else."""
    part = DraftPart("positions", "add", True, [Row(1, EMPTY)], "positions.json")
    return Document(Draft({**INFO, "game": "amazing_space_venture"}, {"positions": part}))


@pytest.fixture
def frame(qtbot: QtBot, document: Document) -> Iterator[PositionFrame]:
    made = shown(qtbot, PositionFrame(document, "positions", 1), 900, 760)
    yield made
    made.hide()


def lay(frame: PositionFrame, name: str, square: str, turns: int = 0) -> None:
    frame.canvas.take(next(face for face in faces_of(frame.canvas.document) if face["id"] == name))
    for _ in range(turns):
        press(frame.canvas, Qt.Key.Key_R)
    click(frame.canvas, rect(NUMBER[square]).center())
    frame.canvas.take(None)


def faults(document: Document) -> list[str]:
    return [finding.message for finding in check_pack(document.pack()).faults]


def test_a_position_is_laid_checked_and_played(document: Document, frame: PositionFrame) -> None:
    lay(frame, "PL1-2O", "E-4", 1)
    lay(frame, "ST", "F-4", 1)
    assert frame.canvas.verdict() == (True, "All edges match: 2")
    frame.tools.itemAt(3).widget().click()  # type: ignore[union-attr]  # the blue ship
    drag(frame.canvas, rect(NUMBER["D-4"]).center(), rect(NUMBER["E-4"]).center())
    assert frame.canvas.ships() == {"blue": (NUMBER["E-4"], "a")}
    Position.model_validate(frame.canvas.value)
    assert faults(document) == []

    content = compose(content_kind(), [document.pack()])
    game = build_game("amazing_space_venture", content)
    roles = game.propose_roles(2, {})
    setup = Setup(tuple(SeatSetup(role, role) for role in roles), {"position": "bridge"})
    assert game.setup_refusal(setup) is None
    state = game.start(setup, Seeded(3))
    assert state.tiles[NUMBER["F-4"]] >= 0
    assert state.ships[0].square == NUMBER["E-4"]
    assert game.legal(state)


def test_a_clash_is_shown_at_once_and_found_by_the_checker(document: Document, frame: PositionFrame) -> None:
    lay(frame, "ST", "E-4")
    fine, words = frame.canvas.verdict()
    assert not fine
    assert "clash" in words
    assert any("side W of E-4 is deep, but D-4 shows path" in told for told in faults(document))
    frame.canvas.turn()
    assert frame.canvas.verdict()[0]
    assert faults(document) == []


def test_what_the_game_would_refuse_is_told(document: Document, frame: PositionFrame) -> None:
    lay(frame, "PL3-2O", "E-4", 1)
    lay(frame, "PL3-2O", "F-4", 1)
    lay(frame, "ST", "H-8")
    frame.canvas.send("red", NUMBER["H-8"])
    told = " ".join(faults(document))
    assert "there 1 times only" in told
    assert "touches no other tile" in told
    assert "no planet a on H-8" in told


def test_gestures_are_single_steps(document: Document, frame: PositionFrame) -> None:
    lay(frame, "ST", "E-4", 1)
    drag(frame.canvas, rect(NUMBER["E-4"]).center(), rect(NUMBER["E-5"]).center())
    press(frame.canvas, Qt.Key.Key_R)
    assert document.stack.count() == 3
    assert frame.canvas.value["tiles"] == [{"tile": "ST", "square": "E-5", "rotation": 2}]
    press(frame.canvas, Qt.Key.Key_Delete)
    assert frame.canvas.value["tiles"] == []
    for _ in range(4):
        document.undo()
    assert frame.canvas.value == EMPTY


def test_ships_go_to_planets_only_and_come_home(document: Document, frame: PositionFrame) -> None:
    frame.canvas.send("yellow", NUMBER["J-4"])
    drag(frame.canvas, rect(NUMBER["J-4"]).center(), rect(NUMBER["J-6"]).center())
    assert frame.canvas.ships()["yellow"][0] == NUMBER["J-4"]
    frame.canvas.pick(("ship", "yellow"))
    press(frame.canvas, Qt.Key.Key_Delete)
    assert frame.canvas.ships() == {}


def test_the_preview_shows_the_board_with_its_tiles(qtbot: QtBot, document: Document, frame: PositionFrame) -> None:
    studio = Studio("amazing_space_venture")
    studio.furnish(document.snapshot())
    before, _ = render(studio.show("positions", frame.canvas.value, 1).shown.pieces[0].front, 0.3)
    lay(frame, "PL1-2O", "E-4", 1)
    frame.canvas.send("blue", NUMBER["E-4"])
    view = studio.show("positions", frame.canvas.value, 1)
    assert view.faults == ()
    after, _ = render(view.shown.pieces[0].front, 0.3)
    assert before != after


@pytest.mark.parametrize(
    "broken",
    [{"tiles": [{"tile": "NONE", "square": "E-4"}]}, {"tiles": 5, "ships": [3, {}]}, {"tiles": [{"square": 9}, None]}],
)
def test_half_finished_positions_are_drawn(document: Document, frame: PositionFrame, broken: dict[str, object]) -> None:
    frame.canvas.put(broken, "Break")
    frame.grab()
    frame.canvas.verdict()
