"""What every target knows about what it packs, and where things are while it works."""

from __future__ import annotations

import platform
import sys
from dataclasses import dataclass
from pathlib import Path

from builder.source import Commit

NAME = "starshelf"
TITLE = "Starshelf"
SUMMARY = "Four space board games on one shelf, and an editor to make your own sets"
PUBLISHER = "The Starshelf authors"
CONTACT = "starshelf@users.noreply.github.com"
PROGRAMS = ("starshelf", "starshelf-editor")


@dataclass(frozen=True, slots=True)
class Job:
    """One build."""

    source: Path
    """The files of the commit, laid out anew."""
    work: Path
    """A folder for what is of no use afterwards, logs included."""
    out: Path
    """Where the installers go."""
    commit: Commit
    version: str

    @property
    def bundle(self) -> Path:
        """The folder with both programs."""
        return self.work / "bundle" / NAME

    @property
    def parts(self) -> Path:
        """Packaging files of the commit: menu entries, scripts, texts."""
        return self.source / "packaging"

    @property
    def file_stem(self) -> str:
        """What the name of a file for this system begins with."""
        system = {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")
        return f"{NAME}-{self.version}-{system}-{machine()}"

    def log(self, name: str) -> Path:
        return self.work / "logs" / f"{name}.log"


def machine() -> str:
    """The processor, by one name on all systems."""
    name = platform.machine().lower()
    return {"amd64": "x86_64", "arm64": "aarch64"}.get(name, name)
