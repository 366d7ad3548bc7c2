"""What this program was made from: version, commit and build, in one line for people and reports."""

from __future__ import annotations

import json
import platform
import subprocess
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path

from desktop import VERSION

STAMP = "build.json"
"""Written into `resources` when a package is built; a checkout has none."""


@dataclass(frozen=True, slots=True)
class Build:
    commit: str
    """Hex digits, with "+changes" where files differed from the commit; "unknown" where nothing tells."""
    date: str | None
    """The day of the commit, for a built package; None in a checkout."""


def build() -> Build:
    """What the running program was made from: by its stamp, or by the checkout it lies in."""
    try:
        stamp = json.loads(files("resources").joinpath(STAMP).read_text("utf-8"))
        return Build(str(stamp["commit"]), str(stamp["date"]))
    except (OSError, ValueError, KeyError, TypeError):
        return Build(_checked_out() or "unknown", None)


def version_line() -> str:
    """Version, commit and build in one line."""
    made = build()
    short = made.commit[:10] + ("+changes" if made.commit.endswith("+changes") else "")
    system = f"{platform.system()}-{platform.machine()}".lower()
    kind = f"build {made.date} {system}" if made.date else "run from source"
    return f"Starshelf {VERSION} (commit {short}, {kind})"


def _checked_out() -> str | None:
    """The commit of the checkout, if this is one and Git is here."""
    root = Path(__file__).parents[1]
    if not (root / ".git").exists():
        return None
    try:
        done = subprocess.run(["git", "rev-parse", "HEAD"], cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip() or None
