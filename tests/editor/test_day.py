"""A designer's day, from an empty pack to a friend who plays it to the end, through the windows of both programs."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from editor.canvas.map_frame import MapFrame
from tests.editor.canvas.mouse import drag
from tests.editor.day_content import ADVENTURE, CARGOES, MAP, RANDOMS, SQUARES, TILES
from tests.editor.desk import Desk, Friend
from tests.table.boards.amazing_space_venture import test_whole_games as venture
from tests.table.boards.space_movers import test_whole_game as movers


@pytest.fixture
def desk(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Desk]:
    monkeypatch.setenv("STARSHELF_HOME", str(tmp_path / "designer"))
    made = Desk(qtbot, monkeypatch, tmp_path / "designer")
    yield made
    made.close()


@pytest.fixture
def friend(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Friend]:
    made = Friend(qtbot, monkeypatch, tmp_path / "friend")
    yield made
    made.close()


# ---- an adventure on a map of its own ------------------------------------------------------------------------------


def make_the_lantern_road(desk: Desk, tmp_path: Path) -> None:
    """The morning: a map of twelve planets, its cargoes, and five two-sided objectives with their story."""
    desk.begin("space_movers")
    desk.introduce(title="The Lantern Road", author="Ada", version="1.0", licence="CC BY 4.0", id="lantern-road")
    desk.introduce(description="Five lamps, twelve planets, one tired ship.")
    uid = desk.add_single("map", MAP)
    assert any("there is no planet" in told for told in desk.checked()), "the cargoes of the box have nowhere to go"

    frame = desk.go_to("map", uid).canvas
    assert isinstance(frame, MapFrame)
    glass = next(node for node in frame.canvas.value["nodes"] if node["id"] == "glass")
    before = (glass["x"], glass["y"])
    place = frame.canvas.place(glass)
    drag(frame.canvas, place, place + QPointF(40, -30))
    moved = next(node for node in desk.document.value(uid, ("nodes",)) if node["id"] == "glass")
    assert (moved["x"], moved["y"]) != before
    desk.document.undo()

    table = tmp_path / "cargoes.csv"
    rows = [";".join(str(cargo[field]) for field in CARGOES[0]) for cargo in CARGOES]
    table.write_bytes(b"\xef\xbb\xbf" + "\r\n".join([";".join(CARGOES[0]), *rows]).encode())
    desk.work.actions_on_items.set_mode("cargoes", replace=True)
    desk.import_table("cargoes", table)
    assert [row.value["deliver"] for row in desk.document.rows("cargoes")] == [cargo["deliver"] for cargo in CARGOES]

    (story,) = desk.add_items("adventures", [{**ADVENTURE, "title": "A working title"}], replace=True)
    desk.type_into("adventures", story, ("title",), "The Lantern Road")
    desk.type_into("adventures", story, ("cards", 0, "side_1", "title"), "A Light Is Missing")
    assert desk.checked(), "the errands of the box lead to planets that are gone"
    desk.add_items("random_objectives", RANDOMS, replace=True)
    assert desk.checked() == []


def test_a_day_with_an_adventure_on_a_new_map(desk: Desk, friend: Friend, tmp_path: Path) -> None:
    make_the_lantern_road(desk, tmp_path)
    own = tmp_path / "mine.starset"
    desk.save(own)
    desk.go_to("adventures", desk.document.rows("adventures")[0].uid)
    desk.playtest()
    figures = desk.balance(4, "greedy")
    assert figures.finished == 4
    assert 1 <= len(figures.stages) <= 10, "the sides of five objectives"
    assert desk.print(tmp_path / "mine.pdf") >= 3
    shared = tmp_path / "lantern-road-1.0.starset"
    assert desk.share(shared) == []

    told = friend.install(shared)
    assert "Install “The Lantern Road”?" in told
    assert "Version 1.0 · by Ada · CC BY 4.0" in told
    made = friend.begin("20", start_resources="easy")
    friend.context.packs.remove("lantern-road")
    friend.play_to_the_end(made, movers.by_mouse, 400)
    kept = json.loads(friend.library.record(friend.library.games()[0].uid).content)
    assert [node["id"] for node in kept["map"]["nodes"]] == [node["id"] for node in MAP["nodes"]]
    (story,) = kept["adventures"]
    assert story["cards"][0]["side_1"]["title"] == "A Light Is Missing", "the game has its own copy of what is played"


# ---- a tile set with a position ------------------------------------------------------------------------------------


def test_a_day_with_a_tile_set_and_a_position(desk: Desk, friend: Friend, qtbot: QtBot, tmp_path: Path) -> None:
    desk.begin("amazing_space_venture")
    desk.introduce(title="My own sky", author="Ada", version="1.0", licence="CC0", id="my-own-sky")
    desk.introduce(description="Twenty tiles, and the homes closer together.")
    desk.add_items("tiles", TILES[:1], replace=True)
    desk.type_into("tiles", desk.document.rows("tiles")[0].uid, ("title",), "A straight road")
    broken = {**TILES[1], "edges": ["path", "deep", "deep", "deep"]}
    (wrong,) = desk.add_items("tiles", [broken])
    assert desk.checked(), "a path that reaches no side"
    desk.document.set_value("tiles", wrong, ("edges",), TILES[1]["edges"], "Mend the edge")
    desk.add_items("tiles", TILES[2:])
    starts = base_values(content_kind("amazing_space_venture"))["starts"]
    desk.add_items(
        "starts", [{**tile, "square": SQUARES.get(tile["id"], tile["square"])} for tile in starts], replace=True
    )
    assert desk.checked() == []
    own = tmp_path / "sky.starset"
    desk.save(own)
    desk.playtest()
    figures = desk.balance(6, "random")
    assert figures.finished == 6
    fits = [card.fits.value for card in figures.cards if card.item[0] == "tiles" and card.fits]
    assert len(fits) == 20
    assert min(fits) > 0.5
    assert desk.print(tmp_path / "sky.pdf") >= 1
    shared = tmp_path / "my-own-sky-1.0.starset"
    assert desk.share(shared) == []

    assert "A pack for Amazing Space Venture." in friend.install(shared)
    made = friend.begin("7")
    chance = random.Random(4)

    def turn(made: TablePage) -> None:
        if made.flow.mode is Mode.EVERYBODY:
            venture.everybody(made, chance, by_key=False)
        else:
            venture.by_mouse(qtbot, made, venture.wanted(made, chance))

    friend.play_to_the_end(made, turn, 400)
    kept = json.loads(friend.library.record(friend.library.games()[0].uid).content)
    assert {tile["id"] for tile in kept["tiles"]} == {tile["id"] for tile in TILES}
    assert next(tile["square"] for tile in kept["starts"] if tile["id"] == "EARTH") == "G-6"
