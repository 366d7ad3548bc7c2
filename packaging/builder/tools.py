"""Programs that a target needs beside Python."""

from __future__ import annotations

import shutil
from collections.abc import Sequence
from pathlib import Path

from run import Distribution, Trouble, bring

WHERE = {
    "objdump": "binutils",
    "strip": "binutils",
    "git": "git",
    "xz": "xz-utils",
    "makensis": "nsis",
    "mmdebstrap": "mmdebstrap",
    "Xvfb": "xvfb",
    "xdotool": "xdotool",
    "import": "imagemagick",
    "dpkg-deb": "dpkg",
}
"""The Debian package of each tool; other systems name them alike."""
ADVICE = {
    "makensis": "install NSIS 3.08 or newer and put its folder on the PATH",
    "hdiutil": "it is part of macOS",
    "codesign": "install the command line tools of Xcode (`xcode-select --install`)",
    "appimagetool": "put appimagetool on the PATH (the CI workflow shows where it comes from)",
    "git": "install Git",
}
SEARCHED = (Path("C:/Program Files (x86)/NSIS"), Path("C:/Program Files/NSIS"))


def find(name: str) -> str | None:
    """The path of a tool, or None; NSIS does not put itself on the PATH."""
    found = shutil.which(name)
    return found or next((str(file) for folder in SEARCHED if (file := folder / f"{name}.exe").is_file()), None)


def need(names: Sequence[str], log: Path) -> list[str]:
    """The paths of tools. Root on Debian gets missing ones installed; else raises Trouble that says what to do."""
    lacking = [name for name in names if find(name) is None]
    if lacking and all(name in WHERE for name in lacking) and (system := Distribution.here()).family:
        bring(lacking, sorted({WHERE[name] for name in lacking}), system, log)
        lacking = [name for name in names if find(name) is None]
    if lacking:
        advice = "; ".join(ADVICE.get(name, f"install {WHERE.get(name, name)}") for name in lacking)
        raise Trouble(f"This system lacks {', '.join(lacking)}: {advice}. Then build again.")
    return [find(name) or name for name in names]
