"""Everything in a bundle that others made: what it is, whose licence it is under, and the text of that licence."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

from builder import linker
from builder.project import Job
from run import Trouble

QT = ("pyside6-essentials", "shiboken6")
LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)
IDENTIFIERS = {
    "MIT License": "MIT",
    "OSI Approved :: MIT License": "MIT",
    "Apache Software License": "Apache-2.0",
    "ISC License": "ISC",
    "BSD License": "BSD-3-Clause",
}
"""Older ways to name a licence, by the identifiers of SPDX."""


@dataclass(frozen=True, slots=True)
class Component:
    """One thing that is bundled."""

    name: str
    version: str
    licence: str
    """An expression of SPDX identifiers, or a name where nothing better is told."""
    text: str
    purl: str = ""
    """How inventories name it, where there is a scheme for it."""


def components(job: Job) -> list[Component]:
    """All of them, by name. Raises Trouble for one without the text of a licence."""
    found = [*_libraries(job), _python(), *_qt(job), *_fonts(job)]
    if sys.platform == "linux":
        found += _system_libraries(job)
    if unlicensed := [one.name for one in found if not one.text.strip()]:
        raise Trouble(f"No licence text is known for {', '.join(unlicensed)}: add it to packaging/licences/.")
    return sorted(found, key=lambda one: one.name.lower())


def _libraries(job: Job) -> Iterator[Component]:
    """The Python libraries that the program asks for, and PyInstaller, whose start code is in both programs."""
    locked = (job.source / "requirements" / "play.txt").read_text("utf-8")
    for name in [*re.findall(r"^([a-z0-9-]+)==", locked, re.MULTILINE), "pyinstaller"]:
        try:
            found = distribution(name)
        except PackageNotFoundError:  # of another operating system
            continue
        licence = _licence(found)
        text = _qt_text(job) if name in QT else _text(found) or _standard_text(job, licence)
        yield Component(found.name, found.version, licence, text, f"pkg:pypi/{name}@{found.version}")


def _licence(found: Distribution) -> str:
    given = [*(found.metadata.get_all("License-Expression") or ()), *(found.metadata.get_all("License") or ()), ""]
    named = given[0]
    if not named or len(named) > 100:  # some put the whole text there
        classifiers = found.metadata.get_all("Classifier") or []
        named = next((one.rpartition(" :: ")[2] for one in classifiers if one.startswith("License ::")), "")
    return IDENTIFIERS.get(named, named)


def _text(found: Distribution) -> str:
    """The licence files that came with a library, one after the other."""
    named = [file for file in found.files or () if ".dist-info" in file.parts[0] and LICENCE_FILE.search(file.name)]
    return "\n\n".join(_read(Path(str(file.locate()))) for file in sorted(named))


def _standard_text(job: Job, licence: str) -> str:
    file = job.parts / "licences" / f"{licence}.txt"
    return _read(file) if file.is_file() else ""


def _python() -> Component:
    version = "{}.{}.{}".format(*sys.version_info)
    places = [Path(sys.base_prefix), Path(sys.base_prefix, "lib", "python{}.{}".format(*sys.version_info))]
    debian = Path("/usr/share/doc", "libpython{}.{}-stdlib".format(*sys.version_info), "copyright")
    files = [*(place / "LICENSE.txt" for place in places), debian]
    text = next((_read(file) for file in files if file.is_file()), "")
    return Component("Python", version, "PSF-2.0", text, f"pkg:generic/python@{version}")


def _qt(job: Job) -> Iterator[Component]:
    version = distribution("pyside6-essentials").version
    licence = "LGPL-3.0-only"
    yield Component("Qt", version, licence, _qt_text(job), f"pkg:generic/qt@{version}")
    if icu := sorted(job.bundle.rglob("libicuuc.so.*")):
        number = icu[0].name.rpartition(".")[2]
        yield Component("ICU", number, "ICU", _standard_text(job, "ICU"), f"pkg:generic/icu@{number}")


def _qt_text(job: Job) -> str:
    return "\n\n\n".join(_standard_text(job, name) for name in ("Qt", "LGPL-3.0", "GPL-3.0"))


def _fonts(job: Job) -> Iterator[Component]:
    folder = job.source / "resources" / "fonts"
    for file in sorted(folder.glob("OFL-*.txt")):
        name = file.stem.partition("-")[2]
        yield Component(f"{name} (font)", "as bundled", "OFL-1.1", _read(file))


def _system_libraries(job: Job) -> Iterator[Component]:
    """Libraries that came from the build machine's own packages, by package. Only Debian and its kin can say."""
    inner = job.bundle / "_internal"
    names = {path.name for path in inner.glob("*.so*") if not linker.KEPT.search(path.name)}
    listed = subprocess.run(["ldconfig", "-p"], capture_output=True, text=True, check=True).stdout
    paths = dict(re.findall(r"^\s+(\S+) \(libc6,[^)]*\) => (\S+)$", listed, re.MULTILINE))
    packages: dict[str, str] = {}
    for name in sorted(names):
        owner = _owner(Path(paths.get(name, name)))
        if owner is None:
            raise Trouble(f"The licence of the bundled library {name} is not known: build on Debian or its kin.")
        packages.update([owner])
    for package, version in sorted(packages.items()):
        text = _read(Path("/usr/share/doc", package, "copyright"))
        yield Component(package, version, "see text", text, f"pkg:deb/debian/{package}@{version}")


def _owner(path: Path) -> tuple[str, str] | None:
    """The Debian package of a library, and its version."""
    for known in (path, path.resolve(), Path("/usr", *path.parts[1:]), Path("/", *path.resolve().parts[2:])):
        asked = subprocess.run(["dpkg-query", "--search", str(known)], capture_output=True, text=True)
        if not asked.returncode:
            package = asked.stdout.partition(":")[0].strip()
            shown = ["dpkg-query", "--show", "--showformat=${Version}\n", package]
            version = subprocess.run(shown, capture_output=True, text=True, check=True).stdout.splitlines()[0]
            return package, version
    return None


def _read(file: Path) -> str:
    return file.read_text("utf-8", "replace").strip()
