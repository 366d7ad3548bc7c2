"""The command line: what it prints, how it fails, and that nobody ever sees a traceback."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

from desktop import VERSION, cli, cli_simulate
from desktop.games.catalogue import GAMES, content_kind, load_game
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.library import Library
from desktop.kernel.savefile import write_save
from desktop.players.choose import random_choice
from desktop.table.boards.catalogue import BOARDS

Save = dict[str, Any]


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """Thirty steps of a game in practice mode, the last two of them taken back."""
    game = load_game("space_checkers")
    setup = Setup((SeatSetup("Ada", "green"), SeatSetup("Ben", "blue")))
    with Library(tmp_path / "home") as library:
        content = base_content(content_kind("space_checkers")).json
        uid, journal = library.begin(game, content, setup, ("person", "random"), seed=7, practice=True)
        chance = Seeded(7)
        for _ in range(30):
            seat = journal.state.turn
            journal.act(random_choice(game, journal.state, seat, chance))
        journal.undo()
        journal.undo()
        path = tmp_path / "game.starsave"
        write_save(library.record(uid), path)
    return path


def starshelf(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command in a process of its own, as a person does."""
    return subprocess.run(
        [sys.executable, "-m", "desktop.cli", *arguments],
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
    )


# ---- what works ----------------------------------------------------------------------------------------------------


def test_the_command_runs_in_a_process_of_its_own() -> None:
    done = starshelf("--version")
    assert done.returncode == 0
    assert re.fullmatch(rf"Starshelf {VERSION} \(commit ([0-9a-f]{{10}}|unknown), run from source\)\n", done.stdout)
    assert done.stderr == ""


def test_games_lists_every_game_and_the_house_rules_of_those_that_are_built(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.run(["games"]) == 0
    printed = capsys.readouterr().out
    assert all(game_id in printed for game_id in GAMES)
    assert "opposite_seats" in printed
    assert "SC-SETUP-05" in printed


def test_simulate_prints_one_json_object(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = "simulate space_checkers --seats random,random,greedy --games 4 --seed 3 --json"
    assert cli.run(arguments.split()) == 0
    out, err = capsys.readouterr()
    found = json.loads(out)
    assert list(found) == [
        "game",
        "seats",
        "games",
        "finished",
        "decisions",
        "seconds",
        "decisions_per_second",
        "wins",
    ]
    assert found["game"] == "space_checkers"
    assert found["seats"] == ["random", "random", "greedy"]
    assert found["games"] == found["finished"] == 4
    assert len(found["wins"]) == 3
    assert found["decisions_per_second"] == pytest.approx(found["decisions"] / found["seconds"])
    assert err == ""


def test_the_same_seed_gives_the_same_games_in_another_process() -> None:
    arguments = ["simulate", "space_checkers", "--games", "5", "--seed", "11", "--option", "diagonals=true", "--json"]
    one, other = (json.loads(starshelf(*arguments).stdout) for _ in range(2))
    for timed in ("seconds", "decisions_per_second"):
        one.pop(timed), other.pop(timed)
    assert one == other


def test_the_same_games_are_played_by_any_number_of_workers(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for workers in ("1", "2"):
        assert cli.run(["simulate", "space_checkers", "--games", "6", "--workers", workers, "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
        for timed in ("seconds", "decisions_per_second"):
            found[-1].pop(timed)
    assert found[0] == found[1]


def test_simulate_tells_people_of_seats_lengths_endings_and_speed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["simulate", "space_checkers", "--games", "6"]) == 0
    printed = capsys.readouterr().out
    for part in ("6 games, seeds 1 to 6", "Formic Commune", "Finished: 6; unfinished: 0", "captives", "a second"):
        assert part in printed


def test_replay_says_that_every_digest_agrees(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["replay", str(save)]) == 0
    assert "30 steps of Space Checkers played again, and every digest agrees." in capsys.readouterr().out


# ---- what fails, in one sentence -----------------------------------------------------------------------------------


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and sentence of a command that goes wrong and prints nothing else."""
    code = cli.run(arguments)
    out, err = capsys.readouterr()
    assert out == ""
    assert "Traceback" not in err
    assert err.endswith((".\n", ").\n")) or "shows what is possible" in err
    return code, err.strip()


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("simulate chess", "There is no game “chess”"),
        ("simulate space_checkers --seats random,clever", "no player “clever”"),
        ("simulate space_checkers --seats you,random", "no player “you”"),
        ("simulate space_checkers --seats random", "2 to 4 players, not 1"),
        ("simulate space_checkers --seats random,random,random,random,random", "2 to 4 players, not 5"),
        ("simulate space_checkers --seats random,,random", "no player “”"),
        ("simulate space_checkers --option moons=2", "no option “moons”"),
        ("simulate space_checkers --option diagonals=perhaps", "cannot be “perhaps”; choose one of false, true"),
        ("simulate space_checkers --option diagonals", "needs a value"),
        ("simulate space_checkers --games none", "--games"),
        ("simulate space_checkers --games 0", "--games"),
        ("simulate", "GAME"),
        ("simulate space_checkers --fast", "--fast"),
        ("dance", "dance"),
    ],
)
def test_a_command_written_wrongly_is_told_and_gives_2(
    arguments: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, sentence = refused(arguments.split(), capsys)
    assert code == 2
    assert says in sentence
    assert "\n" not in sentence


def test_a_game_that_is_not_built_yet_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(GAMES, "space_movers", replace(GAMES["space_movers"], ready=False))
    code, sentence = refused(["simulate", "space_movers"], capsys)
    assert (code, sentence) == (2, "Space Movers 2201 is not built yet; it cannot be played in this version.")


@pytest.mark.parametrize(
    "content", [b"", b"\0" * 100, b"{", b"[]", b'{"format": "other"}', b'{"format": "starsave", "version": 99}']
)
def test_a_file_that_is_no_usable_save_is_told_and_gives_1(
    content: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.starsave"
    file.write_bytes(content)
    code, sentence = refused(["replay", str(file)], capsys)
    assert code == 1
    assert sentence.startswith(str(file))
    assert file.read_bytes() == content


def test_a_missing_save_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = refused(["replay", str(tmp_path / "gone.starsave")], capsys)
    assert code == 1
    assert "gone.starsave" in sentence


def other_chance(data: Save) -> None:
    data["entries"][11]["outcomes"][0] = (data["entries"][11]["outcomes"][0] + 1) % 6


def other_digest(data: Save) -> None:
    data["entries"][11]["digest"] = "0" * 32


def other_action(data: Save) -> None:
    data["entries"][11]["action"] = {"kind": "move", "seat": 1, "row": 99, "column": 1, "towards": "north"}


def other_step_taken_back(data: Save) -> None:
    data["entries"][29]["digest"] = "0" * 32


def other_position(data: Save) -> None:
    data["last"]["state"]["turns"] += 1


@pytest.mark.parametrize(
    ("spoil", "step"),
    [(other_chance, 12), (other_digest, 12), (other_action, 12), (other_step_taken_back, 30), (other_position, 28)],
)
def test_replay_names_the_step_that_differs(
    spoil: Callable[[Save], None], step: int, save: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = json.loads(save.read_text("utf-8"))
    spoil(data)
    save.write_text(json.dumps(data), "utf-8")
    code, sentence = refused(["replay", str(save)], capsys)
    assert code == 1
    assert f"Step {step} " in sentence


def test_a_save_of_an_unknown_game_is_told(save: Path, capsys: pytest.CaptureFixture[str]) -> None:
    save.write_text(save.read_text("utf-8").replace('"game":"space_checkers"', '"game":"chess"', 1), "utf-8")
    code, sentence = refused(["replay", str(save)], capsys)
    assert code == 1
    assert "There is no game “chess”" in sentence


def test_a_mistake_of_the_program_becomes_a_sentence_and_a_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken(*_: object) -> None:
        raise KeyError("a mistake")

    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setattr("tempfile.tempdir", None)
    monkeypatch.setattr(cli_simulate, "with_progress", broken)
    code, sentence = refused(["simulate", "space_checkers"], capsys)
    assert code == 1
    (report,) = tmp_path.glob("starshelf-report-*.txt")
    assert str(report) in sentence
    assert "KeyError: 'a mistake'" in report.read_text("utf-8")


# ---- packs ---------------------------------------------------------------------------------------------------------


def small_board() -> Save:
    return {
        "format": 1,
        "game": "space_checkers",
        "name": "Small star map",
        "size": 8,
        "earth": [[4, 4], [4, 5], [5, 4], [5, 5]],
        "wild_ranks": 3,
        "pawns": 6,
        "prison_cells": 5,
        "formations": [{"name": "row", "title": "One row", "ranks": [[2, 3, 4, 5, 6, 7]]}],
        "direction_die": ["green", "yellow", "blue", "red", "wild", "wild"],
    }


def pack_of(folder: Path, board: Save) -> Path:
    folder.mkdir()
    info = {
        "format": 1,
        "id": "small",
        "title": "Small",
        "version": "1",
        "author": "",
        "game": "space_checkers",
        "parts": [{"file": "board.json", "part": "board", "mode": "replace"}],
    }
    (folder / "pack.json").write_text(json.dumps(info), "utf-8")
    (folder / "board.json").write_text(json.dumps(board), "utf-8")
    return folder


def test_a_pack_brings_another_board(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = pack_of(tmp_path / "small", small_board())
    arguments = ["simulate", "space_checkers", "--games", "3", "--option", "formation=row", "--pack", str(pack)]
    assert cli.run(arguments) == 0
    assert "Finished: 3" in capsys.readouterr().out


def test_a_faulty_pack_is_told_with_file_and_field(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = pack_of(tmp_path / "small", small_board() | {"earth": [[9, 1]]})
    code, sentence = refused(["simulate", "space_checkers", "--games", "1", "--pack", str(pack)], capsys)
    assert code == 1
    assert sentence == "small/board.json, earth: row 9, column 1 lies off the 8 × 8 board."


def test_a_missing_pack_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = refused(["simulate", "space_checkers", "--pack", str(tmp_path / "gone.starset")], capsys)
    assert code == 1
    assert "gone.starset" in sentence


# ---- into the window -----------------------------------------------------------------------------------------------


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the window was asked to start with; none opens."""
    starts: list[dict[str, Any]] = []

    def window(**start: Any) -> int:
        starts.append(start)
        return 0

    monkeypatch.setattr(cli, "_window", window)
    return starts


def test_without_a_command_the_shelf_opens(opened: list[dict[str, Any]]) -> None:
    assert cli.run([]) == 0
    assert opened == [{}]


def test_open_hands_a_saved_game_to_the_window(opened: list[dict[str, Any]], save: Path) -> None:
    assert cli.run(["open", str(save)]) == 0
    assert opened == [{"file": save}]


def test_open_tells_of_a_file_of_no_use_before_a_window_opens(
    opened: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, sentence = refused(["open", str(tmp_path / "gone.starsave")], capsys)
    assert code == 1
    assert "gone.starsave" in sentence
    assert opened == []


def test_without_a_screen_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in cli.SCREENS:
        monkeypatch.delenv(name, raising=False)
    code, sentence = refused([], capsys)
    assert code == 1
    assert sentence.startswith("There is no screen here")


def test_play_begins_a_game_with_people_and_computer_players(opened: list[dict[str, Any]]) -> None:
    arguments = ["play", "space_checkers", "--seats", "you,greedy,greedy", "--seed", "7", "--option", "diagonals=true"]
    assert cli.run(arguments) == 0
    plan = opened[0]["new_game"]
    assert plan.controllers == ("person", "greedy", "greedy")
    assert plan.seed == 7
    assert plan.setup.options == {"diagonals": True}
    assert [(seat.name, seat.role) for seat in plan.setup.seats] == [
        ("You", "green"),
        ("Greedy 1", "yellow"),
        ("Greedy 2", "blue"),
    ]


def test_play_takes_packs(opened: list[dict[str, Any]], tmp_path: Path) -> None:
    pack = pack_of(tmp_path / "small", small_board())
    assert cli.run(["play", "space_checkers", "--option", "formation=row", "--pack", str(pack)]) == 0
    assert '"size":8' in opened[0]["new_game"].content


def test_play_begins_with_an_arrangement_and_cards_on_top(opened: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"top": ["ice_cores"], "objective": "sand_pack"}', "utf-8")
    arguments = ["play", "space_movers", "--option", "objectives=random", "--top", "coral_organ"]
    assert cli.run([*arguments, "--arrangement", str(file)]) == 0
    assert opened[0]["new_game"].setup.arrangement == {"top": ["coral_organ", "ice_cores"], "objective": "sand_pack"}
    assert cli.run(arguments) == 0
    assert opened[1]["new_game"].setup.arrangement == {"top": ["coral_organ"]}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"{", "is no arrangement to begin with (it is no JSON"),
        (b"[]", "a JSON object of at most 1 MiB was expected"),
        (b" " * (1 << 20) + b"{}", "a JSON object of at most 1 MiB was expected"),
        (b'{"top": ["tea"]}', "The Game Deck has no card “tea”."),
        (b'{"top": 7}', "arrangement, top: "),
    ],
)
def test_an_arrangement_of_no_use_is_told(
    data: bytes, says: str, opened: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(data)
    code, sentence = refused(["play", "space_movers", "--arrangement", str(file)], capsys)
    assert (code, says in sentence, opened) == (2, True, [])
    gone = refused(["play", "space_movers", "--arrangement", str(tmp_path / "gone.json")], capsys)
    assert (gone[0], "gone.json" in gone[1]) == (2, True)


def test_play_refuses_what_the_game_refuses(opened: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = refused(["play", "space_checkers", "--seats", "you"], capsys)
    assert (code, sentence) == (2, "Space Checkers seats 2 to 4 players, not 1.")
    assert opened == []


# ---- pictures ------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("size", "step", "seat"), [("800x500", None, None), ("300x400", "0", "1"), ("500x200", "30", "2")]
)
def test_picture_draws_any_step_as_any_seat_sees_it(
    size: str, step: str | None, seat: str | None, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "board.png"
    arguments = ["picture", str(save), "--out", str(out), "--size", size]
    arguments += ["--step", step] if step else []
    arguments += ["--seat", seat] if seat else []
    assert cli.run(arguments) == 0
    image = QImage(str(out))
    assert f"{image.width()}x{image.height()}" == size
    middle = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 5)}
    assert len(middle) > 30


@pytest.mark.usefixtures("qapp")
def test_pictures_of_two_steps_differ(save: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.png", tmp_path / "other.png"
    for out, step in ((one, "3"), (other, "9")):
        assert cli.run(["picture", str(save), "--out", str(out), "--size", "400x400", "--step", step]) == 0
    assert QImage(str(one)) != QImage(str(other))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--size 800", "“800” is no size"),
        ("--size 20x20", "“20x20” is no size"),
        ("--size 99999x10", "is no size"),
        ("--step 31", "the steps 0 to 30: choose one of them for --step, not 31"),
        ("--step -1", "the steps 0 to 30"),
        ("--seat 0", "2 seats: choose 1 to 2 for --seat, not 0"),
        ("--seat 3", "2 seats"),
    ],
)
def test_a_picture_of_nothing_is_refused(
    arguments: str, says: str, save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    code, sentence = refused(["picture", str(save), "--out", str(out), *arguments.split()], capsys)
    assert code == 2
    assert says in sentence
    assert not out.exists()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_written_is_told(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for out in (tmp_path / "nowhere" / "board.png", tmp_path / "board.unknown"):
        code, sentence = refused(["picture", str(save), "--out", str(out), "--size", "200x200"], capsys)
        assert code == 1
        assert str(out) in sentence


@pytest.mark.usefixtures("qapp")
def test_a_game_without_a_board_cannot_be_drawn_and_says_so(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(BOARDS, "space_checkers")
    code, sentence = refused(["picture", str(save), "--out", str(tmp_path / "board.png")], capsys)
    assert (code, sentence) == (1, "Space Checkers has no board in this version, so it cannot be drawn.")


def test_picture_needs_no_screen(save: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    done = starshelf("picture", str(save), "--out", str(out), "--size", "300x300")
    assert (done.returncode, done.stderr) == (0, "")
    assert out.exists()


# ---- check ---------------------------------------------------------------------------------------------------------


def test_check_says_that_a_pack_is_sound(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["check", str(pack_of(tmp_path / "small", small_board()))]) == 0
    out, err = capsys.readouterr()
    assert "fault" not in out
    assert "Small 1 for space_checkers: 1 in board." in err


def test_check_prints_one_line_a_finding_and_gives_1_on_faults(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pack = pack_of(tmp_path / "small", small_board() | {"earth": [[9, 1]], "wild_ranks": 9})
    assert cli.run(["check", str(pack)]) == 1
    out, err = capsys.readouterr()
    assert out.splitlines()[:2] == [
        "fault: small/board.json, earth: row 9, column 1 lies off the 8 × 8 board.",
        "fault: small/board.json, wild_ranks: 9 wild rows are more than the 8 rows of the board.",
    ]
    assert "2 faults and 1 warning." in err


def test_check_prints_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = pack_of(tmp_path / "small", small_board() | {"earth": [[9, 1]]})
    assert cli.run(["check", str(pack), "--json"]) == 1
    report = json.loads(capsys.readouterr().out)
    assert (report["file"], report["game"], report["faults"]) == (str(pack), "space_checkers", 1)
    assert report["findings"][0]["field"] == "earth"
    assert cli.run(["check", str(tmp_path / "gone.starset"), "--json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    assert finding["severity"] == "fault"
    assert "gone.starset" in finding["message"]


def test_check_plays_games_when_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pack = str(pack_of(tmp_path / "small", small_board()))
    for workers in ("1", "2"):
        assert cli.run(["check", pack, "--games", "2", "--workers", workers]) == 0
        assert "Small 1 for space_checkers" in capsys.readouterr().err


def test_check_repeats_a_saved_game(save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.run(["check", str(save)]) == 0
    assert "30 steps of Space Checkers played again" in capsys.readouterr().out
    assert cli.run(["check", str(save), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["faults"] == 0
    code, sentence = refused(["check", str(tmp_path / "gone.starset")], capsys)
    assert (code, "gone.starset" in sentence) == (1, True)
