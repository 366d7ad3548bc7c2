"""Tiles are drawn by edges, paths, galaxies and planets; whatever is done, every side belongs to one feature."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QPointF, Qt
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture.models import Face, SpaceTile
from editor.canvas import tile_edits as edits
from editor.canvas.tile_art import art_of
from editor.canvas.tile_canvas import TILE, TileCanvas, side_key
from editor.canvas.tile_frame import TileFrame
from editor.document.document import Document
from tests.editor.canvas.mouse import click, drag, press
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown

BLANK: dict[str, Any] = {"edges": ["deep"] * 4}
SIDE = st.sampled_from(edits.SIDES)
END = st.sampled_from([*edits.SIDES, "planet:a", "planet:b", *edits.LOOSE_ENDS])
GESTURES = st.lists(
    st.one_of(
        st.tuples(st.just(edits.with_edge), SIDE, st.sampled_from(edits.EDGES)),
        st.tuples(st.just(edits.with_end), SIDE, END),
        st.tuples(st.just(edits.joined), SIDE, SIDE),
        st.tuples(st.just(edits.parted), SIDE),
        st.tuples(st.just(edits.with_planet)),
        st.tuples(st.just(edits.without_planet), st.sampled_from(["a", "b"])),
        st.tuples(st.just(edits.with_value), st.sampled_from(["a", "b"]), st.integers(-20, 20)),
        st.tuples(st.just(edits.turned), st.integers(-4, 4)),
    ),
    max_size=25,
)


@given(GESTURES)
def test_any_gestures_leave_a_face_that_the_game_takes(gestures: list[tuple[Any, ...]]) -> None:
    face = BLANK
    for gesture, *arguments in gestures:
        face = {**face, **gesture(face, *arguments)}
        Face.model_validate(face)
        art_of(face)


@given(GESTURES)
def test_four_quarter_turns_change_nothing(gestures: list[tuple[Any, ...]]) -> None:
    face = BLANK
    for gesture, *arguments in gestures:
        face = {**face, **gesture(face, *arguments)}
    once = Face.model_validate({**face, **edits.turned(face, 4)})
    assert set(once.paths) == set(Face.model_validate(face).paths)
    assert once.edges == Face.model_validate(face).edges
    there = {**face, **edits.turned(face, 3)}
    assert {**there, **edits.turned(there, 1)}["edges"] == list(once.edges)


JUNK = st.recursive(
    st.none() | st.integers() | st.sampled_from(["N", "S", "planet:a", "path", "?"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["id", "value"]), inner, max_size=2),
    max_leaves=8,
)


@given(st.fixed_dictionaries(dict.fromkeys(("edges", "paths", "galaxies", "planets", "worm_hole"), JUNK)), GESTURES)
def test_broken_faces_can_be_drawn_and_mended(face: dict[str, Any], gestures: list[tuple[Any, ...]]) -> None:
    art_of(face)
    for gesture, *arguments in gestures:
        face = {**face, **gesture(face, *arguments)}
        art_of(face)


@pytest.fixture
def frame(qtbot: QtBot) -> TileFrame:
    document = document_of("amazing_space_venture")
    blank = {"kind": "space", "id": "NEW-1", "title": "New", "count": 1, "edges": ["deep"] * 4}
    (uid,) = document.insert_rows("tiles", 0, [blank], "New")
    return shown(qtbot, TileFrame(document, "tiles", uid), 560, 600)


def document(frame: TileFrame) -> Document:
    return frame.canvas.document


def test_a_click_on_a_letter_goes_round_the_three_edges(frame: TileFrame) -> None:
    canvas = frame.canvas
    seen = []
    for _ in range(3):
        click(canvas, canvas.badge("E"))
        seen.append(canvas.value["edges"][1])
        SpaceTile.model_validate(canvas.value)
    assert seen == ["path", "galaxy", "deep"]
    steps = document(frame).stack.count()
    document(frame).undo()
    assert canvas.value["edges"][1] == "galaxy"
    assert steps == document(frame).stack.count()


def test_a_path_is_pulled_to_a_side_a_planet_and_into_space(frame: TileFrame) -> None:
    canvas = frame.canvas
    frame.planet.click()
    click(canvas, canvas.badge("N"))
    assert canvas.value["paths"] == [["N", "planet:a"]]
    drag(canvas, canvas.grip("N"), canvas.badge("W"))
    assert edits.end_of(canvas.value, "N") == "W"
    assert canvas.value["edges"] == ["path", "deep", "deep", "path"]
    drag(canvas, canvas.grip("N"), canvas.planet("a"))
    assert edits.end_of(canvas.value, "N") == "planet:a"
    assert edits.end_of(canvas.value, "W") == "planet:a"
    press(canvas, Qt.Key.Key_Space)
    assert edits.end_of(canvas.value, "N") == "galaxy"
    SpaceTile.model_validate(canvas.value)


def test_a_planet_taken_away_lets_its_paths_end_in_space(frame: TileFrame) -> None:
    canvas = frame.canvas
    frame.planet.click()
    frame.planet.click()
    assert not frame.planet.isEnabled()
    drag(canvas, canvas.badge("N"), canvas.planet("b"))
    canvas.pick(("planet", "a"))
    press(canvas, Qt.Key.Key_Delete)
    assert canvas.value["planets"] == [{"id": "a", "value": 1}]
    assert edits.end_of(canvas.value, "N") == "planet:a"
    canvas.pick(("planet", "a"))
    press(canvas, Qt.Key.Key_Up)
    assert canvas.value["planets"][0]["value"] == 2
    press(canvas, Qt.Key.Key_Delete)
    assert edits.end_of(canvas.value, "N") == "nowhere"


def test_galaxies_are_joined_and_parted(frame: TileFrame) -> None:
    canvas = frame.canvas
    for side in ("N", "E"):
        click(canvas, canvas.badge(side))
        click(canvas, canvas.badge(side))
    assert canvas.value["galaxies"] == [["N"], ["E"]]
    drag(canvas, canvas.grip("N"), canvas.badge("E"))
    assert canvas.value["galaxies"] == [["N", "E"]]
    click(canvas, canvas.grip("N"))
    assert sorted(canvas.value["galaxies"]) == [["E"], ["N"]]
    canvas.pick(("grip", "E"))
    press(canvas, Qt.Key.Key_Up)
    assert canvas.value["galaxies"] == [["N", "E"]]


def test_flags_and_turning(frame: TileFrame) -> None:
    canvas = frame.canvas
    frame.worm_hole.click()
    assert canvas.value["worm_hole"] is True
    document(frame).undo()
    assert not frame.worm_hole.isChecked()
    click(canvas, canvas.badge("N"))
    frame.turn.click()
    assert canvas.value["edges"] == ["deep", "path", "deep", "deep"]


def test_the_keyboard_reaches_every_edge(frame: TileFrame) -> None:
    canvas = frame.canvas
    canvas.setFocus()
    for side in edits.SIDES:
        canvas.pick(side_key(side))
        press(canvas, Qt.Key.Key_Return)
    assert canvas.value["edges"] == ["path"] * 4
    assert "North" in canvas._handle(side_key("N")).name  # type: ignore[union-attr]  # there is one


def test_every_step_can_be_undone(frame: TileFrame) -> None:
    canvas = frame.canvas
    before = canvas.value
    steps = document(frame).stack.count()
    for side in edits.SIDES:
        drag(canvas, canvas.badge(side), QPointF(TILE.center()))
    while document(frame).stack.index() > steps:
        document(frame).undo()
    assert canvas.value == before


def test_what_a_drag_points_at_is_what_it_does(frame: TileFrame) -> None:
    canvas: TileCanvas = frame.canvas
    assert canvas.target(canvas.badge("S")) == "S"
    assert canvas.target(QPointF(TILE.center())) == "nowhere"
