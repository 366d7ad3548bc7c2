"""The route map is drawn: planets dragged, routes pulled, bent and guarded, each gesture one step to undo."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.space_movers.models import GalaxyMap
from editor.canvas.map_canvas import MapCanvas, node_key, route_key
from editor.canvas.map_edits import reached, routes_of
from editor.canvas.map_frame import MapFrame
from editor.document.document import Document
from tests.editor.canvas.mouse import click, double_click, drag, press
from tests.editor.previews.documents import document_of
from tests.editor.showing import shown


@pytest.fixture
def document() -> Document:
    return document_of("space_movers")


@pytest.fixture
def frame(qtbot: QtBot, document: Document) -> MapFrame:
    return shown(qtbot, MapFrame(document, "map", document.rows("map")[0].uid), 900, 640)


def node(canvas: MapCanvas, name: str) -> dict[str, Any]:
    return next(one for one in canvas.value["nodes"] if one["id"] == name)


def route(canvas: MapCanvas, one: str, other: str) -> int:
    return next(number for number, _, ends in routes_of(canvas.value) if set(ends) == {one, other})


def test_a_dragged_planet_moves_and_comes_back(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    before = canvas.value
    start = canvas.place(node(canvas, "vern"))
    drag(canvas, start + QPointF(8, -6), start + QPointF(68, 14))
    after = canvas.place(node(canvas, "vern"))
    assert (after - start).x() == pytest.approx(60, abs=2)
    assert (after - start).y() == pytest.approx(20, abs=2)
    assert document.stack.count() == 1
    assert document.stack.undoText()
    document.undo()
    assert canvas.value == before


def test_escape_gives_a_drag_up(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    start = canvas.transform().map(canvas.place(node(canvas, "vern"))).toPoint()
    QTest.mousePress(canvas, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(canvas, start * 1.2)
    QTest.keyClick(canvas, Qt.Key.Key_Escape)
    QTest.mouseRelease(canvas, Qt.MouseButton.LeftButton, pos=start * 1.2)
    assert document.stack.count() == 0


def test_a_route_is_pulled_from_planet_to_planet(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    one, other = canvas.place(node(canvas, "mars")), canvas.place(node(canvas, "titan"))
    canvas.pick(node_key("mars"))
    drag(canvas, canvas._port(one), other)
    number = route(canvas, "mars", "titan")
    assert canvas.picked_route == number
    assert document.stack.count() == 1


def test_a_route_that_is_there_is_not_drawn_twice(document: Document, frame: MapFrame) -> None:
    frame.canvas.join("earth", "mars")
    assert document.stack.count() == 0
    assert "already" in frame.line.text()


def test_the_middle_of_a_route_bends_it_as_far_as_it_is_dragged(frame: MapFrame) -> None:
    canvas = frame.canvas
    number = route(canvas, "vern", "halcyon")
    canvas.put({"routes": [{**one, "bend": 0} for one in canvas.value["routes"]]}, "Straight")
    middle = canvas.path(number).pointAtPercent(0.5)
    drag(canvas, middle, middle + QPointF(24, 0))
    assert canvas.path(number).pointAtPercent(0.5).x() == pytest.approx(middle.x() + 24, abs=2)


def test_symbols_close_a_route(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    number = route(canvas, "earth", "mars")
    click(canvas, canvas.path(number).pointAtPercent(0.5))
    assert canvas.picked_route == number
    frame.symbols["piloting"].click()
    frame.symbols["strength"].click()
    assert canvas.value["routes"][number]["check"] == ["piloting", "strength"]
    frame.symbols["piloting"].click()
    assert canvas.value["routes"][number]["check"] == ["strength"]
    assert frame.symbols["strength"].isChecked()
    document.undo()
    assert frame.symbols["piloting"].isChecked()


def test_a_new_planet_on_a_double_click_of_the_sky(frame: MapFrame) -> None:
    canvas = frame.canvas
    double_click(canvas, QPointF(300, 120))
    fresh = canvas.picked_node
    assert fresh is not None
    at = canvas.place(node(canvas, fresh))
    assert (at.x(), at.y()) == pytest.approx((300, 120), abs=3)
    assert fresh not in reached(canvas.value)
    frame.name.setText("Lantern")
    frame.name.textEdited.emit("Lantern")
    assert node(canvas, fresh)["title"] == "Lantern"
    canvas.join(fresh, "earth")
    assert fresh in reached(canvas.value)
    GalaxyMap.model_validate(canvas.value)


def test_a_planet_goes_with_its_routes(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    before = canvas.value
    canvas.pick(node_key("vern"))
    frame.remove.click()
    assert all("vern" not in ends for _, _, ends in routes_of(canvas.value))
    assert "vern" not in {one["id"] for one in canvas.value["nodes"]}
    document.undo()
    assert canvas.value == before


def test_start_and_headquarters(frame: MapFrame) -> None:
    canvas = frame.canvas
    canvas.pick(node_key("titan"))
    frame.start.click()
    assert canvas.value["start"] == "titan"
    frame.hq.click()
    assert [one["id"] for one in canvas.value["nodes"] if one.get("kind") == "hq"] == ["titan"]


def test_the_keyboard_reaches_everything(document: Document, frame: MapFrame) -> None:
    canvas = frame.canvas
    canvas.setFocus()
    seen = []
    for _ in range(len(canvas.handles()) + 2):
        press(canvas, Qt.Key.Key_Tab)
        seen.append(canvas.picked)
    assert {route_key(number) for number, _, _ in routes_of(canvas.value)} <= set(seen)
    assert {node_key(one["id"]) for one in canvas.value["nodes"]} <= set(seen)
    canvas.pick(node_key("mars"))
    x = node(canvas, "mars")["x"]
    press(canvas, Qt.Key.Key_Right)
    press(canvas, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert node(canvas, "mars")["x"] == x + 9
    press(canvas, Qt.Key.Key_Delete)
    assert "mars" not in {one["id"] for one in canvas.value["nodes"]}


@pytest.mark.parametrize(
    "broken",
    [
        {"nodes": None},
        {"routes": "none"},
        {"nodes": [{"id": "a"}, 7, {"id": "b", "x": 1, "y": 2}], "routes": [{"between": ["b", "gone"]}, 3, {}]},
        {"start": "nowhere"},
    ],
)
def test_half_finished_maps_are_drawn(document: Document, frame: MapFrame, broken: dict[str, Any]) -> None:
    frame.canvas.put(broken, "Break")
    frame.grab()
    frame.canvas.add_planet()
    frame.grab()
    document.undo()
    document.undo()
    frame.grab()
