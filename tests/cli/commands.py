"""The command as a person runs it, what it says when it is refused, and a pack to try it with."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import cli

Save = dict[str, Any]


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


def refused(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code and sentence of a command that goes wrong and prints nothing else."""
    code = cli.run(arguments)
    out, err = capsys.readouterr()
    assert out == ""
    assert "Traceback" not in err
    assert err.endswith((".\n", ").\n")) or "shows what is possible" in err
    return code, err.strip()


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
