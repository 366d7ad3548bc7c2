"""Packs by the command line: listed, installed, switched, removed, and opened by naming the file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop import cli
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packwriting import write_pack

EXHIBIT = Path(__file__).parents[1] / "museum" / "v1" / "space_checkers.starset"


@pytest.fixture(autouse=True)
def profile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("STARSHELF_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "200")


def of_version(tmp_path: Path, version: str) -> str:
    pack = read_pack(EXHIBIT)
    path = tmp_path / f"{version}.starset"
    write_pack(Pack(path, pack.info.model_copy(update={"version": version}), pack.files), path)
    return str(path)


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = cli.run(["packs", *arguments])
    out, err = capsys.readouterr()
    return code, out + err


def test_a_pack_is_installed_listed_switched_and_removed(capsys: pytest.CaptureFixture[str]) -> None:
    code, told = run(capsys, "list")
    assert code == 0
    assert "the-lamplighters" in told
    assert "comes with Starshelf" in told
    code, told = run(capsys, "install", str(EXHIBIT))
    assert (code, told) == (0, "Installed “Wide star map”, version 1.0, for space_checkers.\n  replace: board\n")
    line = next(line for line in run(capsys, "list")[1].splitlines() if "wide-star-map" in line)
    assert line.split()[-1] == "on"
    assert run(capsys, "off", "wide-star-map") == (0, "New games are played without wide-star-map.\n")
    assert run(capsys, "on", "wide-star-map") == (0, "New games are played with wide-star-map.\n")
    assert run(capsys, "remove", "wide-star-map") == (0, "Removed wide-star-map.\n")
    assert "wide-star-map" not in run(capsys, "list")[1]


def test_an_older_one_takes_the_place_of_a_newer_only_when_told_to(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert run(capsys, "install", of_version(tmp_path, "2.0"), "--no-use")[0] == 0
    code, told = run(capsys, "install", of_version(tmp_path, "1.0"))
    assert code == 2
    assert "“Wide star map” is here in version 2.0; add --replace to put version 1.0" in told
    assert run(capsys, "install", of_version(tmp_path, "2.1"))[0] == 0
    assert run(capsys, "install", of_version(tmp_path, "1.0"), "--replace")[0] == 0
    assert " 1.0 " in next(line for line in run(capsys, "list")[1].splitlines() if "wide-star-map" in line)


def test_what_cannot_be_done_gets_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    bad = tmp_path / "bad.starset"
    bad.write_bytes(b"PK")
    for arguments, words in (
        (("install", str(bad)), "no intact .starset file"),
        (("install", str(tmp_path / "none.starset")), "No such file"),
        (("remove", "the-lamplighters"), "comes with Starshelf"),
        (("remove", "none"), "no pack “none”"),
        (("on", "none"), "no pack “none”"),
        (("list", "--odd"), "--odd"),
        ((), "Missing command"),
    ):
        code, told = run(capsys, *arguments)
        assert code in (1, 2)
        assert words in told
        assert told.count("\n") == 1


def test_a_broken_pack_is_listed_with_its_fault(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert run(capsys, "install", str(EXHIBIT))[0] == 0
    (tmp_path / "home" / "packs" / "set-wide-star-map.starset").write_bytes(b"scribbled over")
    assert "no intact .starset file" in run(capsys, "list")[1]


@pytest.mark.parametrize("name", ["Pack.starset", "UPPER.STARSET"])
def test_naming_a_pack_opens_the_window_on_it(opened: list[dict[str, Any]], tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.write_bytes(EXHIBIT.read_bytes())
    assert cli.run([str(path)]) == 0
    assert opened == [{"file": path}]


def test_a_pack_of_no_use_opens_no_window(
    opened: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.starset"
    bad.write_bytes(b"PK")
    assert cli.run([str(bad)]) == 1
    assert "bad.starset" in capsys.readouterr().err
    assert opened == []
