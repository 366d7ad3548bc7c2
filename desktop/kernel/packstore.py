"""The packs a person has: those that come with Starshelf and those installed, each of them on or off.

An installed pack is one file in the folder beside the library. It gets there and goes away in one step, so that a
kill leaves it whole or not there at all. Games never look here: each keeps its own copy of what it is played with.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from pathlib import Path
from typing import Any

from desktop.kernel.errors import PackProblem
from desktop.kernel.library import Library
from desktop.kernel.packs import SUFFIX, Pack, read_pack
from desktop.kernel.packwriting import pack_bytes, zip_bytes
from desktop.kernel.replacing import replacing, sync_folder
from desktop.kernel.words import Sentence

_ON = "packs/on"
"""The setting that holds, per game, the packs switched on, in the order in which they are laid on its content."""
_PREFIX = "set-"
"""Before an id in a file name: an id alone may be a name that Windows keeps for itself."""
_ORIGINALS = "originals"
_LEFT_OVER = 24 * 3600
"""Seconds after which a half-written file is nobody's any more."""


class Standing(Enum):
    """A pack beside the one of the same id that is here already."""

    NEW = "new"
    """There is none."""
    SAME = "same"
    CHANGED = "changed"
    """It says it is the same version, and is not."""
    NEWER = "newer"
    OLDER = "older"


@dataclass(frozen=True, slots=True)
class Kept:
    """A pack of the store."""

    id: str
    path: Path
    shipped: bool
    """Whether it comes with Starshelf."""
    on: bool
    """Whether new games of its game are played with it."""
    pack: Pack | None
    """None where it cannot be read."""
    problem: Sentence | None = None
    """Why it cannot be read."""

    @property
    def title(self) -> str:
        return self.pack.info.title if self.pack else self.id


class PackStore:
    """All methods raise PackProblem or LibraryProblem, with nothing changed, when the disk is in the way."""

    def __init__(self, library: Library, shipped: Path | None = None) -> None:
        self._library = library
        self.folder = library.path.parent / "packs"
        self._shipped = Path(str(files("resources"))) / "packs" if shipped is None else shipped
        self._read: dict[Path, tuple[tuple[int, int], Pack]] = {}

    # ---- what is here ----------------------------------------------------------------------------------------

    def packs(self) -> list[Kept]:
        """All packs, by title. An installed one takes the place of the one of its id that comes with Starshelf."""
        on = {name for names in self._switched().values() for name in names}
        found: dict[str, Kept] = {}
        for shipped, path in [*((False, path) for path in self._installed()), *((True, path) for path in self._own())]:
            kept = self._look(path, shipped, on)
            found.setdefault(kept.id, kept)
        return sorted(found.values(), key=lambda kept: (kept.title.casefold(), kept.id))

    def find(self, name: str) -> Kept | None:
        """The pack of an id."""
        return next((kept for kept in self.packs() if kept.id == name), None)

    def count(self) -> tuple[int, int]:
        """How many packs are on, and how many are here. No file is opened."""
        stems = {path.stem.removeprefix(_PREFIX) for path in (*self._installed(), *self._own())}
        on = {name for names in self._switched().values() for name in names}
        return len(on & stems), len(stems)

    def for_game(self, game: str) -> list[Kept]:
        """The packs of a game: those that are on first, in the order in which they are laid on its content.

        One that is on and can no longer be read is among them.
        """
        order = self._switched().get(game, [])
        mine = [kept for kept in self.packs() if (kept.pack.info.game == game if kept.pack else kept.id in order)]
        return sorted(mine, key=lambda kept: order.index(kept.id) if kept.id in order else len(order))

    def standing(self, pack: Pack) -> Standing:
        """How a pack stands to the one of its id that is here."""
        here = self.find(pack.info.id)
        if here is None or here.pack is None:
            return Standing.NEW
        if here.pack.info.version != pack.info.version:
            old, new = version_key(here.pack.info.version), version_key(pack.info.version)
            return Standing.NEWER if new > old else Standing.OLDER
        return Standing.SAME if pack_bytes(here.pack) == pack_bytes(pack) else Standing.CHANGED

    def _look(self, path: Path, shipped: bool, on: set[str]) -> Kept:
        try:
            pack = self._cached(path)
        except PackProblem as problem:
            name = path.stem.removeprefix(_PREFIX)
            return Kept(name, path, shipped, name in on, None, problem.sentence)
        return Kept(pack.info.id, path, shipped, pack.info.id in on, pack)

    def _cached(self, path: Path) -> Pack:
        """A pack as it was read last, as long as its file has not changed."""
        try:
            found = path.stat()
        except OSError:
            return read_pack(path)  # which tells why
        stamp = (found.st_mtime_ns, found.st_size)
        known = self._read.get(path)
        if known is None or known[0] != stamp:
            known = stamp, read_pack(path)
            self._read[path] = known
        return known[1]

    def _installed(self) -> Iterator[Path]:
        if self.folder.is_dir():
            yield from (path for path in sorted(self.folder.glob(f"*{SUFFIX}")) if not path.name.startswith("."))

    def _own(self) -> Iterator[Path]:
        if self._shipped.is_dir():
            yield from (path for path in sorted(self._shipped.iterdir()) if path.is_dir())

    # ---- changes ---------------------------------------------------------------------------------------------

    def install(self, pack: Pack) -> Kept:
        """Put a pack into the store, in place of the one of its id if there is one.

        A pack of an older format is written in today's; what it was is kept beside it.
        """
        data = pack_bytes(pack)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._sweep()
            if pack.found_format != pack.info.format:
                self._write(self._original(pack), zip_bytes(pack.files))
            self._write(self._place(pack.info.id), data)
        except OSError as error:
            told = "“{title}” cannot be installed in {folder} ({why}). Nothing was changed."
            raise self._problem(told, error, pack.info.title) from error
        kept = self.find(pack.info.id)
        assert kept
        return kept

    def remove(self, name: str) -> None:
        """Take an installed pack away, and switch it off. Games begun with it keep their own copy."""
        kept = self.find(name)
        if kept is None:
            raise PackProblem(Sentence("There is no pack “{id}” here.", {"id": name}))
        if kept.shipped:
            told = "“{title}” comes with Starshelf and cannot be removed. Switch it off to play without it."
            raise PackProblem(Sentence(told, {"title": kept.title}))
        try:
            kept.path.unlink(missing_ok=True)
            sync_folder(self.folder)
            for path in (self.folder / _ORIGINALS).glob(f"{_PREFIX}{name}.format*{SUFFIX}"):
                path.unlink(missing_ok=True)
        except OSError as error:
            raise self._problem("“{title}” cannot be removed from {folder} ({why}).", error, kept.title) from error
        if kept.on:
            self._set_on(name, None)

    def switch(self, name: str, on: bool) -> None:
        """Play new games of its game with a pack from now on, or without it."""
        kept = self.find(name)
        if on and (kept is None or kept.pack is None):
            raise PackProblem(Sentence("There is no pack “{id}” here that can be used.", {"id": name}))
        self._set_on(name, kept.pack.info.game if on and kept and kept.pack else None)

    def _switched(self) -> dict[str, list[str]]:
        kept = self._library.setting(_ON, {})
        if not isinstance(kept, dict):
            return {}
        return {
            str(game): [name for name in names if isinstance(name, str)]
            for game, names in kept.items()
            if isinstance(names, list)
        }

    def _set_on(self, name: str, game: str | None) -> None:
        switched = {key: [one for one in names if one != name] for key, names in self._switched().items()}
        if game is not None:
            switched.setdefault(game, []).append(name)
        self._library.set_setting(_ON, switched)

    def _place(self, name: str) -> Path:
        """Where a pack of this id lies: where it was found, or under the name it gets."""
        here = self.find(name)
        return here.path if here and not here.shipped else self.folder / f"{_PREFIX}{name}{SUFFIX}"

    def _original(self, pack: Pack) -> Path:
        return self.folder / _ORIGINALS / f"{_PREFIX}{pack.info.id}.format{pack.found_format}{SUFFIX}"

    @staticmethod
    def _write(path: Path, data: bytes) -> None:
        path.parent.mkdir(exist_ok=True)
        with replacing(path) as file:
            file.write(data)

    def _sweep(self) -> None:
        """Remove what a kill has left of files that were being written."""
        for path in self.folder.glob(f".*{SUFFIX}"):
            if time.time() - path.stat().st_mtime > _LEFT_OVER:
                path.unlink(missing_ok=True)

    def _problem(self, told: str, error: OSError, title: str) -> PackProblem:
        why = error.strerror or str(error)
        return PackProblem(Sentence(told, {"title": title, "folder": str(self.folder), "why": why}))


def version_key(version: str) -> tuple[Any, ...]:
    """What versions are compared by: 1.10 comes after 1.9, and 2.0 after 2.0-beta."""
    steps = re.findall(r"(\d{1,18})|([^\W\d_]+)", version)
    return (*((1, int(number), "") if number else (-1, 0, word.casefold()) for number, word in steps), (0, 0, ""))
