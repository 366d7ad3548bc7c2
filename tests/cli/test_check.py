"""Packs and saved games looked through by the command line."""

import json
from pathlib import Path

import pytest

from desktop import cli
from tests.cli.commands import pack_of, refused, small_board


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
