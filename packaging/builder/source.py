"""The commit that is built, and its files in a folder of their own."""

from __future__ import annotations

import io
import json
import os
import re
import shutil
import subprocess
import tarfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

from builder import tools
from run import Trouble

STAMP = Path("resources", "build.json")
"""Where a built program finds out what it was built from; `desktop/stamp.py` reads it."""
SHOWN = 3
"""Changed files named in the sentence about them."""


@dataclass(frozen=True, slots=True)
class Commit:
    """What is built."""

    id: str
    """Forty hex digits; with "+changes" when files differ from it."""
    time: int
    """Seconds since 1970 when it was made. Every file in an installer carries it, so that two builds are the same."""

    @property
    def date(self) -> str:
        return datetime.fromtimestamp(self.time, UTC).strftime("%Y-%m-%d")


def commit_of(root: Path, with_changes: bool, log: Path) -> Commit:
    """The commit checked out. Raises Trouble without one, and when files differ from it and nobody wants them so."""
    tools.need(["git"], log)
    if not (root / ".git").exists():
        raise Trouble(
            f"{root} is no Git checkout, and an installer names its commit: clone the repository and build there."
        )
    head, time = _git(root, "log", "-1", "--format=%H %ct").split()
    listed = _git(root, "status", "--porcelain", "--no-renames", "-z").split("\0")
    changed = [entry[3:] for entry in listed if entry]
    if changed and not with_changes:
        named = ", ".join(changed[:SHOWN]) + (f" and {len(changed) - SHOWN} more" if len(changed) > SHOWN else "")
        raise Trouble(
            f"An installer is built from a commit, and these files differ from it: {named}. "
            "Commit or stash them, or build with --with-changes, which the version then tells."
        )
    return Commit(head + ("+changes" if changed else ""), int(time))


def export(root: Path, commit: Commit, folder: Path) -> None:
    """Lay the files of the commit into an empty folder, with the stamp that names it."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    if commit.id.endswith("+changes"):
        names = _git(root, "ls-files", "-co", "--exclude-standard", "-z").split("\0")
        for name in filter(None, names):
            if (root / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(root / name, folder / name)
    else:
        archive = subprocess.run(["git", "archive", commit.id], cwd=root, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=io.BytesIO(archive)) as packed:
            careful = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # Debian 12's Python has it not
            packed.extractall(folder, **careful)
    (folder / STAMP).write_text(json.dumps({"commit": commit.id, "date": commit.date}) + "\n", "utf-8")
    for path in folder.rglob("*"):
        os.utime(path, (commit.time, commit.time))


def version_of(source: Path) -> str:
    """The version, from the one place where it stands."""
    found = re.search(r'^VERSION = "(.+)"$', (source / "desktop" / "__init__.py").read_text("utf-8"), re.MULTILINE)
    if not found:
        raise Trouble(f'{source / "desktop" / "__init__.py"} names no VERSION: write one like VERSION = "1.2.3".')
    return found[1]


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, encoding="utf-8")
    if done.returncode:
        raise Trouble(f"git {arguments[0]} failed in {root}: {done.stderr.strip()}.")
    return done.stdout
