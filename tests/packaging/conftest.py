"""The builder is no package of the project, so its folder is put where Python looks."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "packaging"))

from builder.project import Job  # noqa: E402 (found by the path above)
from builder.source import Commit  # noqa: E402 (found by the path above)

TIME = 1_700_000_000


@pytest.fixture
def job(tmp_path) -> Job:
    """A build of this checkout's files around a bundle that holds next to nothing."""
    made = Job(ROOT, tmp_path / "work", tmp_path / "out", Commit("ab" * 20, TIME), "1.2.3")
    resources = made.bundle / "_internal" / "resources"
    resources.mkdir(parents=True)
    made.out.mkdir()
    (resources / "LICENCES.txt").write_text("Everything is somebody's.\n", "utf-8")
    for name in ("starshelf", "starshelf-editor"):
        program = made.bundle / name
        program.write_text(f'#!/bin/sh\necho {name} "$@"\n', "utf-8")
        program.chmod(0o755)
    return made


@pytest.fixture
def checkout(tmp_path) -> Path:
    """A small Git repository with one commit."""
    folder = tmp_path / "checkout"
    (folder / "desktop").mkdir(parents=True)
    (folder / "resources").mkdir()
    (folder / "desktop" / "__init__.py").write_text('VERSION = "1.2.3"\n', "utf-8")
    (folder / "resources" / "board.json").write_text("{}\n", "utf-8")
    git(folder, "init", "-q")
    git(folder, "add", ".")
    git(folder, "commit", "-q", "-m", "First")
    return folder


def git(folder: Path, *arguments: str) -> str:
    """Run Git as nobody in particular."""
    person = {
        f"GIT_{role}_{what}": "tester@example.org" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")
    }
    quiet = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}
    environ = {**os.environ, **person, **quiet}
    return subprocess.run(
        ["git", *arguments], cwd=folder, env=environ, check=True, capture_output=True, text=True
    ).stdout
