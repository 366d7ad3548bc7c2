"""Half-finished items keep their last good look, the fault is told, and words without room are named."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import base_values
from editor.document.draft import Draft, DraftPart, Row
from editor.previews.mending import blank, mend
from editor.previews.overflow import placed
from editor.previews.pieces import render
from editor.previews.studio import Studio

PARTS = [(game, part.name) for game in GAMES for part in content_kind(game).parts]
JUNK = st.sampled_from([None, -5, "", "no such thing", [], {}, ["x"], {"kind": "odd"}, 3.5])


def base_item(game: str, part: str) -> dict[str, Any]:
    raw = base_values(content_kind(game))[part]
    if raw == []:
        return {"id": "new", "title": "New", "tiles": [{"tile": "ST", "square": "D-5"}]}
    item: dict[str, Any] = raw[0] if isinstance(raw, list) else raw
    return item


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_an_empty_item_is_shown_as_a_blank_one(game: str, part: str) -> None:
    found = content_kind(game).part(part)
    assert found
    spare = blank(found, base_values(content_kind(game))[part], {})
    mended = mend(found, {}, spare)
    assert mended.model is not None
    assert mended.faults


@pytest.mark.parametrize(("game", "part"), PARTS)
@settings(max_examples=12)
@given(data=st.data())
def test_any_field_may_be_wrong(game: str, part: str, data: st.DataObject) -> None:
    found = content_kind(game).part(part)
    assert found
    good = base_item(game, part)
    raw = deepcopy(good)
    here: Any = raw
    while True:
        steps = list(here) if isinstance(here, dict) else list(range(len(here)))
        step = data.draw(st.sampled_from(steps))
        if isinstance(here[step], dict | list) and here[step] and data.draw(st.booleans()):
            here = here[step]
            continue
        here[step] = data.draw(JUNK)
        break
    assert mend(found, raw, good).model is not None


def test_the_last_good_value_stays_and_the_rest_follows(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    event = base_item("space_movers", "events")
    first = {**event, "title": "First"}
    assert studio.show("events", first, 7).faults == ()
    second = studio.show("events", {**event, "title": "", "flavour": "Second"}, 7)
    assert [fault.field for fault in second.faults] == ["title"]
    assert (second.raw["title"], second.raw["flavour"]) == ("First", "Second")


def test_a_deep_fault_leaves_the_other_cards_of_a_set_alone(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    good = base_item("space_movers", "adventures")
    studio.show("adventures", good, 1)
    raw = deepcopy(good)
    raw["cards"][0]["side_1"]["story"] = "New words"
    raw["cards"][2]["side_2"]["steps"][0]["check"] = ["juggling"]
    view = studio.show("adventures", raw, 1)
    assert view.raw["cards"][0]["side_1"]["story"] == "New words"
    assert view.raw["cards"][2]["side_2"]["steps"][0]["check"] == ["psychic"]
    assert view.faults[0].field.startswith("cards.2.side_2")


def test_a_cargo_to_a_planet_that_is_gone_is_told(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    cargo = {**base_item("space_movers", "cargoes"), "deliver": "lantern"}
    view = studio.show("cargoes", cargo, 1)
    assert [fault.message for fault in view.faults] == ["there is no “lantern” on the map"]
    assert view.shown.pieces


def test_cards_name_the_planets_of_the_drafts_map(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    galaxy = deepcopy(base_item("space_movers", "map"))
    galaxy["nodes"].append({"id": "lantern", "title": "Lantern", "x": 500, "y": 500})
    part = DraftPart("map", "replace", False, [Row(1, galaxy)], "map.json")
    studio.furnish(Draft({"game": "space_movers"}, {"map": part}))
    cargo = {**base_item("space_movers", "cargoes"), "deliver": "lantern"}
    assert studio.show("cargoes", cargo, 1).faults == ()


def test_a_map_in_parts_is_drawn(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    galaxy = deepcopy(base_item("space_movers", "map"))
    galaxy["routes"] = galaxy["routes"][:2]
    part = DraftPart("map", "replace", False, [Row(1, galaxy)], "map.json")
    studio.furnish(Draft({"game": "space_movers"}, {"map": part}))
    view = studio.show("map", galaxy, 1)
    assert view.faults == ()
    render(view.shown.pieces[0].front, 0.5)


def test_words_without_room_are_found_with_their_field(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    rules = [{"kind": "no_reactions"}] * 6
    event = {**base_item("space_movers", "events"), "rules": rules, "flavour": "Nothing works on this ship. " * 14}
    view = studio.show("events", event, 1)
    face = view.shown.pieces[0].front
    _, heard = render(face, 1.0)
    found = placed(heard, view.raw)
    assert [one.field for one in found] == ["flavour"]
    assert 0 < found[0].place.top() < found[0].place.bottom() < face.units[1]
    assert found[0].words.endswith("on this ship.")


def test_symbols_without_room_are_found(qtbot: QtBot) -> None:
    studio = Studio("one_small_step")
    tile = deepcopy(base_item("one_small_step", "satellite_tiles"))
    tile["title"] = "A name as long as the whole tile is wide"
    _, heard = render(studio.show("satellite_tiles", tile, 1).shown.pieces[0].front, 1.0)
    assert "title" in {one.field for one in placed(heard, tile)}


def test_what_fits_is_not_told(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    for item in base_values(studio.kind)["events"]:
        face = studio.show("events", item, item["id"]).shown.pieces[0].front
        assert render(face, 1.0)[1] == []
