"""What the files of a Linux bundle ask of the dynamic linker, read from the files themselves."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from run import Trouble

ELF = b"\x7fELF"
KEPT = re.compile(r"libpython")
"""Opened by name, so no file says that it needs it."""


@dataclass(frozen=True, slots=True)
class Linked:
    """One program or library."""

    path: Path
    needed: frozenset[str]
    """The libraries it is linked to, by their names."""
    versions: frozenset[str]
    """The symbol versions it asks for, such as GLIBC_2.34."""


@dataclass(slots=True)
class Needs:
    """What a bundle takes from the system."""

    libraries: set[str] = field(default_factory=set)
    versions: set[str] = field(default_factory=set)

    def newest(self, family: str) -> tuple[int, ...]:
        """The newest version of a family of symbols, such as GLIBC, that is asked for; (0,) when none is."""
        found = (re.fullmatch(rf"{family}_([\d.]+)", version) for version in self.versions)
        return max((tuple(map(int, match[1].split("."))) for match in found if match), default=(0,))


def read(folder: Path) -> list[Linked]:
    """Every program and library under a folder."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and not path.is_symlink() and _is_elf(path)]
    if not files:
        return []
    printed = subprocess.run(
        ["objdump", "-p", *map(str, files)], capture_output=True, encoding="utf-8", errors="replace", check=True
    ).stdout
    return [_parse(Path(name), text) for name, text in _by_file(printed)]


def prune(folder: Path, libraries: Iterable[Path]) -> list[Path]:
    """Delete those of the libraries that no file under the folder is linked to any more; returns them."""
    gone: list[Path] = []
    candidates = [path for path in libraries if not KEPT.search(path.name)]
    while True:
        needed = set[str]().union(*(one.needed for one in read(folder)))
        useless = [path for path in candidates if path.exists() and path.name not in needed]
        if not useless:
            return gone
        for path in useless:
            path.unlink()
        gone += useless


def needs(folder: Path) -> Needs:
    """What the bundle takes from the system: libraries that are not in it, and versions of their symbols."""
    linked = read(folder)
    inside = {one.path.name for one in linked}
    found = Needs()
    for one in linked:
        found.libraries |= one.needed - inside
        found.versions |= one.versions
    return found


def glibc(wanted: Needs) -> str:
    """The oldest glibc that has all the symbols asked for, as people write it."""
    return ".".join(map(str, wanted.newest("GLIBC")))


def debian_packages(wanted: Needs, table: Mapping[str, Mapping[str, str]]) -> list[str]:
    """Debian's names for the libraries, with the versions that matter, for a Depends line.

    Raises Trouble for a library that the table does not name.
    """
    unknown = sorted(wanted.libraries - table.keys())
    if unknown:
        raise Trouble(
            f"The bundle needs {', '.join(unknown)}, and no package is known for it: "
            "name its package in requirements/system_libraries.json, or bundle it in packaging/starshelf.spec."
        )
    found = set()
    for name in wanted.libraries:
        package = table[name]["debian"]
        if package == "libc6":
            package += f" (>= {glibc(wanted)})"
        elif package == "libstdc++6":
            package += f" (>= {_gcc(wanted.newest('GLIBCXX'))})"
        elif renamed := table[name].get("debian_t64"):
            package += f" | {renamed}"
        found.add(package)
    return sorted(found)


def _gcc(glibcxx: tuple[int, ...]) -> str:
    """The first GCC whose C++ library has this symbol version (3.4.N)."""
    last = glibcxx[2] if len(glibcxx) > 2 else 0
    first = {29: "11", 30: "12", 31: "13", 32: "13.2", 33: "14", 34: "15"}
    return "10" if last < min(first) else first.get(last, first[max(first)])


def _is_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(4) == ELF


def _by_file(printed: str) -> Iterable[tuple[str, str]]:
    parts = re.split(r"^(\S.*):\s+file format elf.*$", printed, flags=re.MULTILINE)[1:]
    return zip(parts[::2], parts[1::2], strict=True)


def _parse(path: Path, text: str) -> Linked:
    needed = re.findall(r"^\s+NEEDED\s+(\S+)", text, re.MULTILINE)
    _, _, references = text.partition("Version References:")
    versions = re.findall(r"^\s+0x\w+ 0x\w+ \d+ (\S+)", references, re.MULTILINE)
    return Linked(path, frozenset(needed), frozenset(versions))
