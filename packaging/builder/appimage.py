"""The AppImage: one file that runs where it lies. appimagetool packs it; the CI workflow says where that comes from."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from builder import sharing, tools
from builder.licences import TEXT
from builder.project import NAME, Job, machine
from builder.steps import call, step

START = """#!/bin/sh
# Called by a name that ends in "editor", or with --editor first, it is the editor.
here=$(dirname -- "$(readlink -f -- "$0")")
case $(basename -- "${ARGV0:-starshelf}") in *editor*) exec "$here/usr/lib/starshelf/starshelf-editor" "$@" ;; esac
if [ "${1-}" = --editor ]; then
    shift
    exec "$here/usr/lib/starshelf/starshelf-editor" "$@"
fi
exec "$here/usr/lib/starshelf/starshelf" "$@"
"""


def build(job: Job) -> Path:
    """Write the .AppImage; its path."""
    [packer] = tools.need(["appimagetool"], job.log("tools"))
    folder = job.work / "appimage"
    shutil.rmtree(folder, ignore_errors=True)
    with step("Laid out the AppImage"):
        lay(job, folder)
    target = job.out / f"{job.file_stem}.AppImage"
    with step("Packed the AppImage"):
        environ = {**os.environ, "ARCH": machine(), "SOURCE_DATE_EPOCH": str(job.commit.time)}
        call([packer, "--no-appstream", str(folder), str(target)], job.log("appimagetool"), environ=environ)
    return target


def lay(job: Job, folder: Path) -> None:
    """The folder that becomes the file system inside."""
    shutil.copytree(job.bundle, folder / "usr" / "lib" / NAME, symlinks=True)
    shutil.move(folder / "usr" / "lib" / NAME / "_internal" / "resources" / TEXT, folder / TEXT)
    sharing.lay(job, folder / "usr" / "share")
    shutil.copy(folder / "usr" / "share" / "applications" / f"{NAME}.desktop", folder)
    shutil.copy(job.source / "resources" / "icons" / f"{NAME}-256.png", folder / f"{NAME}.png")
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    start = folder / "AppRun"
    start.write_text(START, "utf-8")
    start.chmod(0o755)
