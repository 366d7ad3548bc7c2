"""Every part of every game can be looked at: front, back and other views, by the painters of the table."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import base_values
from desktop.kernel.packs import read_pack
from editor.previews.pieces import Shown, render, render_in_two
from editor.previews.studio import Studio

SPARE = {"positions": {"id": "new", "title": "New", "tiles": [{"tile": "ST", "square": "D-5"}]}}
"""For parts of which the base games hold nothing."""
PARTS = [(game, part.name) for game in GAMES for part in content_kind(game).parts]


def first_of_each_kind(items: list[dict[str, Any]]) -> list[dict[str, Any]]:
    found: dict[Any, dict[str, Any]] = {}
    for item in items:
        found.setdefault(item.get("kind"), item)
    return list(found.values())


def items_of(game: str, part: str) -> list[dict[str, Any]]:
    kind = content_kind(game)
    raw = base_values(kind)[part]
    found = kind.part(part)
    assert found
    return first_of_each_kind(raw or [SPARE[part]]) if found.many else [raw]


def colours(image: QImage) -> int:
    small = image.scaled(40, 40)
    return len({small.pixel(x, y) for x in range(40) for y in range(40)})


def faces(shown: Shown) -> list[Any]:
    return [face for piece in shown.pieces for face in piece.faces] + list(shown.looks)


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_part_is_painted(qtbot: QtBot, game: str, part: str) -> None:
    studio = Studio(game)
    for item in items_of(game, part):
        for table in (False, True):
            view = studio.show(part, item, "one", table=table)
            assert view.faults == ()
            assert view.shown.pieces
            for face in faces(view.shown):
                scale = min(1.0, 160 / max(face.units))
                image, _ = render(face, scale)
                assert image.width() == math.ceil(face.units[0] * scale)
                assert colours(image) > 8, (part, item.get("id"), face.key)


@pytest.mark.parametrize(("game", "part"), PARTS)
def test_a_piece_has_the_shape_of_its_face(qtbot: QtBot, game: str, part: str) -> None:
    studio = Studio(game)
    for item in items_of(game, part):
        for piece in studio.show(part, item, "one").shown.pieces:
            assert min(piece.size) > 10
            for face in piece.faces:
                assert piece.size[0] / piece.size[1] == pytest.approx(face.units[0] / face.units[1], rel=0.025)


@pytest.mark.parametrize(("game", "part"), [one for one in PARTS if one[1] not in ("map", "board", "box")])
def test_every_word_of_the_games_own_cards_has_room_in_print(qtbot: QtBot, game: str, part: str) -> None:
    studio = Studio(game)
    found = studio.kind.part(part)
    raw = base_values(studio.kind)[part]
    for item in raw if found and found.many else [raw]:
        for piece in studio.show(part, item, item.get("id")).shown.pieces:
            for face in piece.faces:
                if not face.alike and max(face.units) < 500:
                    assert render(face, 0.25)[1] == [], (item.get("id"), face.key)


def test_tiles_show_all_rotations_and_neighbours(qtbot: QtBot) -> None:
    studio = Studio("amazing_space_venture")
    tile = items_of("amazing_space_venture", "tiles")[0]
    shown = studio.show("tiles", tile, "tile").shown
    assert [face.key for face in faces(shown)] == ["front", "back", "turned-1", "turned-2", "turned-3", "among"]


def test_an_adventure_shows_both_sides_of_its_five_cards(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    adventure = items_of("space_movers", "adventures")[0]
    pieces = studio.show("adventures", adventure, "set").shown.pieces
    assert [[face.key for face in piece.faces] for piece in pieces] == [["side_1", "side_2"]] * 5


def test_copies_are_those_of_the_content(qtbot: QtBot) -> None:
    movers, step = Studio("space_movers"), Studio("one_small_step")
    reaction = items_of("space_movers", "reactions")[0]
    assert movers.show("reactions", reaction, 1).shown.pieces[0].copies == reaction["copies"]
    tile = base_values(step.kind)["crew_tiles"][2]
    assert step.show("crew_tiles", tile, 1).shown.pieces[0].copies == tile["copies"] > 1


def test_a_printed_objective_tells_all_of_its_steps(qtbot: QtBot) -> None:
    studio = Studio("space_movers")
    found = next(
        one for one in base_values(content_kind("space_movers"))["random_objectives"] if one["id"] == "three_locks"
    )
    (printed,) = studio.show("random_objectives", found, "printed").shown.pieces
    _, written = render_in_two(printed.front, 1.0, 0.0)
    words = " ".join(one.words for one in written)
    for step in ("1.", "2.", "3.", "Mechanical", "Engineering", "Intelligence"):
        assert step in words


@pytest.mark.parametrize("name", ["the-lamplighters", "frontier-sky"])
def test_every_word_of_the_sample_packs_has_room(qtbot: QtBot, name: str) -> None:
    pack = read_pack(Path(str(files("resources"))) / "packs" / name)
    studio = Studio(pack.info.game)
    for listed in pack.info.parts:
        for item in json.loads(pack.files[listed.file]):
            for face in faces(studio.show(listed.part, item, item["id"]).shown):
                _, found = render(face, 300 / max(face.units))
                assert found == [], (item["id"], face.title)
