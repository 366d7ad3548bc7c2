"""The disk image for macOS: Starshelf.app, a small app that opens its editor, and a link to the applications.

Signed when STARSHELF_SIGN_AS names a certificate in the keychain (as `codesign --sign` takes it), and notarized when
STARSHELF_NOTARY names a profile of `xcrun notarytool`. Without them it is signed for this machine only, and a person
opens it the first time with a right click.
"""

from __future__ import annotations

import os
import plistlib
import shutil
from pathlib import Path

from builder import tools
from builder.project import TITLE, Job
from builder.steps import call, step

EDITOR_ID = "io.github.starshelf.editor"
OPEN_EDITOR = """#!/bin/sh
# The editor lives in Starshelf.app and shares its libraries.
exec /usr/bin/open -n -b io.github.starshelf.starshelf --args editor "$@"
"""


def build(job: Job) -> Path:
    """Write the .dmg; its path."""
    hdiutil, codesign = tools.need(["hdiutil", "codesign"], job.log("tools"))
    image = job.work / "image"
    shutil.rmtree(image, ignore_errors=True)
    image.mkdir(parents=True)
    app, editor = image / f"{TITLE}.app", image / f"{TITLE} Editor.app"
    shutil.copytree(job.bundle.parent / app.name, app, symlinks=True)
    _lay_editor(job, editor)
    (image / "Applications").symlink_to("/Applications")
    identity = os.environ.get("STARSHELF_SIGN_AS", "-")
    with step("Signed the apps" if identity != "-" else "Signed the apps for this machine only"):
        hardened = ["--options", "runtime", "--timestamp"] if identity != "-" else []
        entitled = ["--entitlements", str(job.parts / "macos" / "entitlements.plist")] if identity != "-" else []
        for one in (app, editor):
            sign = [codesign, "--force", "--deep", "--sign", identity, *hardened, *entitled, str(one)]
            call(sign, job.log("codesign"))
            call([codesign, "--verify", "--strict", str(one)], job.log("verify"))
    target = job.out / f"{job.file_stem}.dmg"
    with step("Packed the disk image"):
        packed = ["-volname", TITLE, "-srcfolder", str(image), "-format", "UDZO", "-ov"]
        call([hdiutil, "create", *packed, str(target)], job.log("hdiutil"))
    if profile := os.environ.get("STARSHELF_NOTARY"):
        with step("Had the disk image notarized"):
            submit = ["notarytool", "submit", str(target), "--keychain-profile", profile, "--wait"]
            call(["xcrun", *submit], job.log("notary"))
            call(["xcrun", "stapler", "staple", str(target)], job.log("staple"))
    return target


def _lay_editor(job: Job, app: Path) -> None:
    programs, resources = app / "Contents" / "MacOS", app / "Contents" / "Resources"
    programs.mkdir(parents=True)
    resources.mkdir()
    script = programs / "editor"
    script.write_text(OPEN_EDITOR, "utf-8")
    script.chmod(0o755)
    shutil.copy(job.source / "resources" / "icons" / "starshelf-editor.icns", resources / "editor.icns")
    facts = {
        "CFBundleName": f"{TITLE} Editor",
        "CFBundleIdentifier": EDITOR_ID,
        "CFBundleExecutable": "editor",
        "CFBundleIconFile": "editor.icns",
        "CFBundlePackageType": "APPL",
        "CFBundleShortVersionString": job.version,
        "CFBundleVersion": job.version,
        "LSUIElement": True,
    }
    (app / "Contents" / "Info.plist").write_bytes(plistlib.dumps(facts))
