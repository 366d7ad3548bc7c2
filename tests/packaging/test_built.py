"""The short part of the smoke test, on the real thing: build, unpack, start, picture, pack.

`python3 packaging/smoke.py` does the long part.
"""

import json
import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from desktop import VERSION
from tests.packaging.conftest import ROOT

MUSEUM = ROOT / "tests" / "museum" / "v1"


@pytest.fixture(scope="module")
def folder(tmp_path_factory) -> Path:
    """The portable folder, built from this checkout, unpacked, and read-only."""
    out = tmp_path_factory.mktemp("built")
    command = [sys.executable, "-P", ROOT / "packaging" / "build.py", "--target", "tar", "--with-changes", "--out", out]
    # Size is of no interest here, and compressing takes longest.
    done = subprocess.run(command, env={**os.environ, "XZ_OPT": "-0"}, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    archive = next(out.glob("*.tar.xz"))
    assert re.search(rf"^[0-9a-f]{{64}}\s+[\d.]+ MB  {re.escape(str(archive))}$", done.stdout, re.MULTILINE)
    subprocess.run(["tar", "-xf", archive, "-C", out], check=True)
    folder = out / f"starshelf-{VERSION}"
    subprocess.run(["chmod", "-R", "a-w", folder], check=True)
    yield folder
    subprocess.run(["chmod", "-R", "u+w", folder], check=True)


@pytest.fixture
def home(tmp_path) -> Path:
    folder = tmp_path / "Zoë Иванова 英雄 #1 100%"
    folder.mkdir()
    return folder


def environ(home: Path) -> dict[str, str]:
    """What a person's shell has, and nothing of the machine's Python."""
    return {"PATH": "/usr/bin:/bin", "HOME": str(home), "LANG": "C.UTF-8", "QT_QPA_PLATFORM": "offscreen"}


def run(home: Path, program: Path, *arguments: object) -> str:
    command = [str(program), *map(str, arguments)]
    done = subprocess.run(command, env=environ(home), cwd=home, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stderr == ""
    return done.stdout


def test_the_version_names_commit_and_build(folder, home):
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True).stdout[:10]
    told = run(home, folder / "starshelf", "--version")
    assert re.fullmatch(rf"Starshelf {VERSION} \(commit {head}(\+changes)?, build \d{{4}}-\d\d-\d\d .+\)\n", told)


@pytest.mark.parametrize("program", ["starshelf", "starshelf-editor"])
def test_both_programs_start_and_write_only_at_home(folder, home, program):
    log = home / "log"
    with log.open("w") as printed:
        process = subprocess.Popen([folder / program], env=environ(home), cwd=home, stdout=printed, stderr=printed)
        began = time.monotonic()
        while not list(home.rglob("library.db")) and time.monotonic() - began < 60:
            time.sleep(0.1)
        time.sleep(1)
        ended = process.poll()
        process.kill()
        process.wait()
    assert (ended, log.read_text("utf-8")) == (None, "")
    assert (home / ".local" / "share" / "Starshelf" / "library.db").is_file()


def test_games_are_played_in_worker_processes(folder, home):
    command = ("simulate", "space_checkers", "--games", 4, "--seed", 7, "--json")
    alone, shared = (json.loads(run(home, folder / "starshelf", *command, *more)) for more in ((), ("--workers", 2)))
    assert alone["wins"] == shared["wins"]
    assert alone["decisions"] == shared["decisions"]


def test_a_picture_of_a_saved_game(folder, home):
    target = home / "Bild ä.png"
    run(home, folder / "starshelf", "picture", MUSEUM / "space_checkers.starsave", "--out", target)
    assert target.read_bytes().startswith(b"\x89PNG")


def test_a_pack_is_read_and_checked(folder, home):
    told = json.loads(run(home, folder / "starshelf", "check", MUSEUM / "space_checkers.starset", "--json"))
    assert told["faults"] == 0


def test_no_resource_and_no_module_was_forgotten(folder):
    inner = folder / "_internal"
    data = [file for file in (ROOT / "resources").rglob("*") if file.is_file() and file.suffix not in {".py", ".pyc"}]
    absent = [file for file in data if not (inner / file.relative_to(ROOT)).is_file()]
    assert {file.parent.name for file in absent} <= {"pictures"}  # they belong to the README
    modules = [file for name in ("desktop", "editor") for file in (ROOT / name).rglob("*.py")]
    assert [file for file in modules if not (inner / file.relative_to(ROOT)).with_suffix(".pyc").is_file()] == []


def test_licences_and_bill_of_materials_name_the_same_things(folder):
    licences = json.loads((folder / "_internal" / "resources" / "licences.json").read_text("utf-8"))
    names = {one["name"].lower() for one in licences} - {"starshelf"}
    bill = json.loads(next(folder.parent.glob("*.cdx.json")).read_text("utf-8"))
    assert {one["name"].lower() for one in bill["components"]} == names
    assert {"qt", "python", "numpy", "rapier3d", "pyside6_essentials", "pyinstaller"} <= names
    page = (folder / "LICENCES.txt").read_text("utf-8")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in page
    assert all(one["text"].strip() for one in licences)


def test_only_the_used_parts_of_qt_are_in_it(folder):
    files = [file.name for file in folder.rglob("*") if file.is_file()]
    unused = [name for name in files if re.search(r"WebEngine|Qml|Quick|Qt63D|QtNetwork|Qt6Network|\.qm$", name)]
    assert unused == []
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())
    assert size < 220e6
