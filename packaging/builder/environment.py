"""The Python a build runs in: it holds exactly the libraries that requirements/package.txt pins."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import run

USE = "package"
ENTERED = "STARSHELF_BUILD_ENTERED"
"""Set for the second start, so that a set-up that did not help is told and not tried for ever."""


class BuildEnvironment(run.Environment):
    """As the one a checkout is played in, but in a folder of its own."""

    def __init__(self, root: Path) -> None:
        super().__init__(root)
        self.folder = root / "build" / "environment"
        self.log = root / "build" / "setup.log"
        self.log.parent.mkdir(exist_ok=True)


def pins(root: Path) -> dict[str, str]:
    """Name and version of everything that this system needs for a build."""
    text = (root / "requirements" / f"{USE}.txt").read_text("utf-8")
    lines = re.findall(r"^([a-z0-9-]+)==(\S+)(?: ; sys_platform == '(\w+)')?", text, re.MULTILINE)
    return {name: pinned for name, pinned, platform in lines if platform in ("", sys.platform)}


def lacking(root: Path) -> list[str]:
    """What this Python has not, or not in the version that is pinned."""
    return [name for name, pinned in pins(root).items() if _installed(name) != pinned]


def enter(root: Path, script: Path, arguments: Sequence[str]) -> None:
    """Go on in an environment that holds what is pinned, made first if need be; returns when this is one already.

    Raises Trouble when it cannot be made.
    """
    missing = lacking(root)
    if not missing:
        return
    if os.environ.get(ENTERED):
        raise run.Trouble(f"{sys.prefix} lacks {', '.join(missing)}: delete that folder, then build again.")
    home = BuildEnvironment(root)
    run.set_up(home, USE)
    os.environ[ENTERED] = "yes"
    sys.exit(run.become([str(home.python), "-P", str(script), *arguments]))


def _installed(name: str) -> str | None:
    try:
        return version(name)
    except PackageNotFoundError:
        return None
