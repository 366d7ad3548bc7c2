"""The kinds of installer, which system builds each, and how."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from builder import appimage, deb, macos, portable, tools, wheel, windows
from builder.project import Job
from run import Trouble

SYSTEMS = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}


@dataclass(frozen=True, slots=True)
class Target:
    """One kind of installer."""

    what: str
    build: Callable[[Job], Path]
    system: str = ""
    """Where it is built, as Python names it; empty for anywhere."""
    bundled: bool = True
    """Whether it packs the frozen programs."""
    tool: str = ""
    """A program it needs that few have: without it, this kind is only built when it is asked for by name."""


TARGETS = {
    "deb": Target("a package for Debian and Ubuntu", deb.build, "linux"),
    "tar": Target("a folder to unpack anywhere", portable.build_tar, "linux"),
    "run": Target("the same as a file that unpacks and installs itself", portable.build_run, "linux"),
    "appimage": Target("an AppImage", appimage.build, "linux", tool="appimagetool"),
    "exe": Target("an installer for Windows", windows.build, "win32"),
    "dmg": Target("a disk image for macOS", macos.build, "darwin"),
    "wheel": Target("a Python wheel", wheel.build, bundled=False),
}


def chosen(names: list[str]) -> list[str]:
    """The targets to build: those named, or all that this system can. Raises Trouble for one that it cannot."""
    here = SYSTEMS.get(sys.platform, sys.platform)
    for name in names:
        if name not in TARGETS:
            raise Trouble(f"There is no target “{name}”: choose one of {', '.join(TARGETS)}.")
        system = TARGETS[name].system
        if system not in ("", sys.platform):
            raise Trouble(
                f"The target {name} is built on {SYSTEMS[system]}, and this is {here}: run the same command there, "
                "or let .github/workflows/installers.yml do it."
            )
    if names:
        return list(dict.fromkeys(names))
    able = (name for name, target in TARGETS.items() if target.system in ("", sys.platform))
    return [name for name in able if not TARGETS[name].tool or tools.find(TARGETS[name].tool)]
