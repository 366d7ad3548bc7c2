"""The command line: what it prints, how it fails, and that nobody ever sees a traceback."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from desktop import VERSION, cli, cli_simulate
from desktop.games.catalogue import GAMES
from tests.cli.commands import Save, pack_of, refused, small_board, starshelf

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
