"""The playtest: what is played of a draft, with what first, and that a game's end never harms the editor."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from desktop.cli_setup import arrangement_of, content_with, setup_of
from desktop.games.catalogue import build_game
from desktop.kernel.library import Library
from editor.document.document import Document
from editor.playtest import Playtest, playtest
from editor.playtest.plan import CannotPlay, Wish, game_command, home_for, plan_of, written
from tests.lab.packing import base, pack_of

CARGO = {"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5}
OBJECTIVE = {"id": "extra", "title": "Extra", "story": "One more.", "steps": [{"check": ["strength"]}]}
ADVENTURE = {**base("space_movers", "adventures")[0], "id": "adventure_b", "letter": "B", "title": "B"}
HAZARD = {**base("one_small_step", "hazards")[0]}


def taken(arguments: list[str]) -> Any:
    """The state that the game program begins with."""
    given = {name: arguments[place + 1] for place, name in enumerate(arguments) if name.startswith("--")}
    content = content_with(arguments[1], [Path(given["--pack"])] if "--pack" in given else [])
    game = build_game(arguments[1], content)
    file = Path(given["--arrangement"]) if "--arrangement" in given else None
    options = [given["--option"]] if "--option" in given else []
    return game, setup_of(game, given["--seats"].split(","), options, arrangement_of(file, []))


@pytest.mark.parametrize(
    ("game", "parts", "wish", "arrangement", "options"),
    [
        ("space_movers", {"cargoes": [CARGO]}, Wish("cargoes", "tea"), {"top": ["tea"]}, {}),
        (
            "space_movers",
            {"random_objectives": [OBJECTIVE]},
            Wish("random_objectives", "extra"),
            {"objective": "extra"},
            {"objectives": "random"},
        ),
        (
            "space_movers",
            {"adventures": [ADVENTURE]},
            Wish("adventures", "adventure_b", ("cards", 2)),
            {"objective": "adventure_b", "card": 3, "side": 1},
            {"objectives": "adventure_b"},
        ),
        ("space_movers", {"map": base("space_movers", "map")}, Wish("map", ""), {}, {}),
        (
            "amazing_space_venture",
            {"tiles": [{**base("amazing_space_venture", "tiles")[0], "id": "NEW"}]},
            Wish("tiles", "NEW"),
            {"top_tiles": ["NEW"]},
            {},
        ),
        (
            "amazing_space_venture",
            {"cards": [{**base("amazing_space_venture", "cards")[0], "id": "fresh", "title": "Fresh"}]},
            Wish("cards", "fresh", (), {"ships": {"blue": {"square": "D-4"}}}),
            {"ships": {"blue": {"square": "D-4"}}, "top": ["fresh"]},
            {},
        ),
        ("space_checkers", {"board": base("space_checkers", "board")}, Wish("board", ""), {}, {}),
    ],
)
def test_the_edited_item_comes_first_in_the_game_program(
    game: str,
    parts: dict[str, Any],
    wish: Wish,
    arrangement: dict[str, Any],
    options: dict[str, Any],
    tmp_path: Path,
) -> None:
    plan = plan_of(pack_of(game, **parts), wish)
    assert (plan.arrangement, plan.options, plan.left_out) == (arrangement, options, 0)
    rules, setup = taken(written(plan, tmp_path))
    assert (setup.arrangement or {}) == arrangement
    assert setup.options == options
    assert rules.setup_refusal(setup) is None
    assert len(setup.seats) == plan.seats


def test_items_with_faults_are_left_out_and_what_leans_on_them_too(tmp_path: Path) -> None:
    bad = {**CARGO, "id": "bad", "pays": 99}
    plan = plan_of(pack_of("space_movers", cargoes=[bad, CARGO], events=[{"id": "half"}]), Wish("cargoes", "tea"))
    assert plan.left_out == 2
    assert [part.part for part in plan.pack.info.parts] == ["cargoes"]
    assert json.loads(plan.pack.files["cargoes.json"]) == [CARGO]
    taken(written(plan, tmp_path))


def test_a_picture_that_cannot_be_shown_is_left_out_and_its_card_is_played(tmp_path: Path) -> None:
    files = {"art/cargoes/tea.png": b"no picture"}
    plan = plan_of(pack_of("space_movers", files=files, cargoes=[CARGO]), Wish("cargoes", "tea"))
    assert (plan.left_out, plan.first, set(plan.pack.files)) == (0, "Tea", {"pack.json", "cargoes.json"})
    taken(written(plan, tmp_path))


@pytest.mark.parametrize(
    ("parts", "wish", "says"),
    [
        ({"cargoes": [{**CARGO, "deliver": "pluto"}]}, Wish("cargoes", "tea"), "there is no planet “pluto”"),
        ({"map": {**base("space_movers", "map"), "start": "hq"}}, Wish(), "the Liberty starts on a planet"),
        ({"cargoes": [CARGO]}, Wish(arrangement={"top": ["coffee"]}), "no card “coffee”"),
        ({"cargoes": [CARGO]}, Wish(arrangement={"moons": 1}), "there is no field of this name"),
    ],
)
def test_what_cannot_be_played_is_told_with_what_to_mend(parts: dict[str, Any], wish: Wish, says: str) -> None:
    with pytest.raises(CannotPlay) as problem:
        plan_of(pack_of("space_movers", **parts), wish)
    assert str(problem.value).startswith("This cannot be played yet. ")
    assert says in str(problem.value)


def test_tried_games_keep_to_a_home_of_their_own_with_the_persons_settings(tmp_path: Path) -> None:
    with Library() as library:
        library.set_setting("speed", "fast")
    with Library(home_for(tmp_path)) as own:
        assert own.setting("speed") == "fast"
        assert own.games() == []


def test_the_game_is_started_beside_the_editor(monkeypatch: pytest.MonkeyPatch) -> None:
    assert game_command()[0] == sys.executable
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "executable", str(Path("opt", "starshelf", "starshelf-editor")))
    assert game_command() == [str(Path("opt", "starshelf", "starshelf"))]


# ---- the second program --------------------------------------------------------------------------------------------


@pytest.fixture
def document(qtbot: QtBot) -> Document:
    return Document.of(pack_of("space_movers", cargoes=[CARGO]))


def with_program(monkeypatch: pytest.MonkeyPatch, script: str) -> None:
    monkeypatch.setattr(playtest, "game_command", lambda: [sys.executable, "-c", script])


def test_a_game_that_ends_well_says_nothing(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with_program(
        monkeypatch,
        "import os, sys; assert os.path.isdir(os.environ['STARSHELF_HOME']); assert 'tea' in open(sys.argv[-1]).read()",
    )
    test = Playtest(document)
    told: list[str] = []
    test.told.connect(told.append)
    uid = document.rows("cargoes")[0].uid
    with qtbot.waitSignal(test.running_changed, check_params_cb=lambda running: not running, timeout=20_000):
        test.start("cargoes", uid)
    assert told == ["The game begins in a window of its own. “Tea” comes first."]
    assert not test.running


@pytest.mark.parametrize(
    ("script", "says"),
    [
        ("import os; os.abort()", "The game broke down; your pack is as it was."),
        ("raise ValueError('odd')", "The game broke down; your pack is as it was."),
        ("print('There is no screen here.'); raise SystemExit(1)", "There is no screen here."),
    ],
)
def test_a_crash_there_is_a_sentence_here(
    script: str, says: str, document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_program(monkeypatch, script)
    test = Playtest(document)
    told: list[str] = []
    test.told.connect(told.append)
    before = document.snapshot()
    with qtbot.waitSignal(test.running_changed, check_params_cb=lambda running: not running, timeout=20_000):
        test.start()
    assert says in told[-1]
    assert "Traceback" not in told[-1]
    assert document.snapshot() == before


def test_a_program_that_is_missing_is_told(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playtest, "game_command", lambda: ["no-such-program-anywhere"])
    test = Playtest(document)
    told: list[str] = []
    test.told.connect(told.append)
    test.start()
    qtbot.waitUntil(lambda: bool(told) and "cannot be started" in told[-1], timeout=20_000)
    assert not test.running


def test_a_draft_that_cannot_be_played_is_told_and_nothing_starts(qtbot: QtBot) -> None:
    document = Document.of(pack_of("space_movers", map={**base("space_movers", "map"), "start": "hq"}))
    test = Playtest(document)
    with qtbot.waitSignal(test.told, timeout=20_000) as told:
        test.start()
    assert "cannot be played yet" in told.args[0]
    assert not test.running


def test_the_editors_end_is_the_games_end(document: Document, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with_program(monkeypatch, "import time; time.sleep(60)")
    test = Playtest(document)
    with qtbot.waitSignal(test.running_changed, timeout=20_000):
        test.start()
    folder = Path(test._folder.name) if test._folder else None
    test.finish()
    assert not test.running
    assert folder
    assert not folder.exists()
