"""The package for Debian, Ubuntu and their kin.

Plain Python writes it, since a .deb is two tars in an archive: so it can be built where dpkg is not, and comes out the
same every time. It has no scripts: what menus and file types need, dpkg's triggers do.
"""

from __future__ import annotations

import gzip
import hashlib
import shutil
from email.utils import formatdate
from pathlib import Path

from builder import archive, linker, sharing
from builder.licences import TEXT
from builder.project import CONTACT, NAME, PROGRAMS, PUBLISHER, SUMMARY, Job, machine
from builder.steps import step
from run import system_libraries

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
DESCRIPTION = """\
 Space Movers 2201, Amazing Space Venture, One Small Step and Space Checkers,
 played against the computer or by several people at one laptop, with all their
 rules enforced and explained.
 .
 The package brings the games and the editor, with which sets of cards, tiles
 and maps are made and printed."""


def build(job: Job) -> Path:
    """Write the .deb; its path."""
    root = job.work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    with step("Laid out the Debian package"):
        _lay(job, root)
    with step("Found its dependencies by what its files are linked to"):
        depends = linker.debian_packages(linker.needs(job.bundle), _table(job))
    target = job.out / f"{NAME}_{job.version}_{ARCHITECTURES.get(machine(), machine())}.deb"
    with step("Compressed the Debian package"):
        members = {
            "debian-binary": b"2.0\n",
            "control.tar.xz": _packed(job, _control(job, root, depends), "control"),
            "data.tar.xz": _packed(job, root, "data"),
        }
        target.write_bytes(archive.ar(members, job.commit.time))
    return target


def _lay(job: Job, root: Path) -> None:
    usr = root / "usr"
    shutil.copytree(job.bundle, usr / "lib" / NAME, symlinks=True)
    (usr / "bin").mkdir(parents=True)
    for program in PROGRAMS:
        (usr / "bin" / program).symlink_to(f"../lib/{NAME}/{program}")
    sharing.lay(job, usr / "share")
    doc = usr / "share" / "doc" / NAME
    doc.mkdir(parents=True)
    shutil.move(usr / "lib" / NAME / "_internal" / "resources" / TEXT, doc / "copyright")
    shutil.copy(job.source / "CHANGELOG.md", doc)
    (doc / "changelog.gz").write_bytes(gzip.compress(_changelog(job).encode(), 9, mtime=0))
    overrides = usr / "share" / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    shutil.copy(job.parts / "linux" / "lintian-overrides", overrides)


def _changelog(job: Job) -> str:
    """What Debian's tools read of it; people read CHANGELOG.md."""
    day = formatdate(job.commit.time)
    return (
        f"{NAME} ({job.version}) unstable; urgency=medium\n\n  * What changed is told in CHANGELOG.md.\n\n"
        f" -- {PUBLISHER} <{CONTACT}>  {day}\n"
    )


def _table(job: Job) -> dict[str, dict[str, str]]:
    """Which packages hold which libraries: the very table that sets up a checkout."""
    sections = system_libraries(job.source).values()
    return {soname: packages for section in sections for soname, packages in section.items()}


def _packed(job: Job, folder: Path, name: str) -> bytes:
    target = job.work / f"{name}.tar.xz"
    archive.tar_xz(archive.tree(folder, "."), job.commit.time, target)
    return target.read_bytes()


def _control(job: Job, root: Path, depends: list[str]) -> Path:
    """The folder of what dpkg reads about the package."""
    files = [path for path in sorted(root.rglob("*")) if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) // 1024
    fields = {
        "Package": NAME,
        "Version": job.version,
        "Architecture": ARCHITECTURES.get(machine(), machine()),
        "Maintainer": f"{PUBLISHER} <{CONTACT}>",
        "Installed-Size": size,
        "Depends": ", ".join(depends),
        "Section": "games",
        "Priority": "optional",
        "Description": f"{SUMMARY[0].lower()}{SUMMARY[1:]}\n{DESCRIPTION}",
    }
    sums = "".join(f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files)
    folder = job.work / "deb-control"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    (folder / "control").write_text("".join(f"{key}: {value}\n" for key, value in fields.items()), "utf-8")
    (folder / "md5sums").write_text(sums, "utf-8")
    return folder
