"""What a Linux desktop is told of the programs: menu entries, icons, file types, manual pages, store text."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

from builder.project import PROGRAMS, Job

ICON = re.compile(r"(starshelf(?:-editor|-set|-save)?)-(\d+)\.png")
FILE_TYPES = {
    "starshelf-set": "application-vnd.starshelf.set+zip",
    "starshelf-save": "application-vnd.starshelf.save+json",
}
"""Icons of files, by the names that desktops look them up under."""


def lay(job: Job, share: Path) -> None:
    """Fill a folder that becomes, or lies like, /usr/share."""
    _put(share / "mime" / "packages" / "starshelf.xml", (job.parts / "linux" / "starshelf.xml").read_bytes())
    metainfo = filled(job, "starshelf.metainfo.xml")
    _put(share / "metainfo" / "io.github.starshelf.starshelf.metainfo.xml", metainfo)
    for program in PROGRAMS:
        entry = (job.parts / "linux" / f"{program}.desktop").read_bytes()
        _put(share / "applications" / f"{program}.desktop", entry)
        page = gzip.compress(filled(job, f"{program}.1"), 9, mtime=0)
        _put(share / "man" / "man1" / f"{program}.1.gz", page)
    for file in sorted((job.source / "resources" / "icons").glob("*.png")):
        if match := ICON.fullmatch(file.name):
            name, side = match.groups()
            kind, shown = ("mimetypes", FILE_TYPES[name]) if name in FILE_TYPES else ("apps", name)
            _put(share / "icons" / "hicolor" / f"{side}x{side}" / kind / f"{shown}.png", file.read_bytes())


def filled(job: Job, name: str) -> bytes:
    """A file of packaging/linux with version and date filled in."""
    text = (job.parts / "linux" / name).read_text("utf-8")
    return text.replace("@VERSION@", job.version).replace("@DATE@", job.commit.date).encode()


def _put(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)
