"""Content packs: a folder or a ``.starset`` file that brings parts of a game's content.

Packs come from anywhere, so nothing in them is trusted: they are read where they lie, within bounds, and nothing of
them is ever unpacked to the disk or run.
"""

from __future__ import annotations

import os
import re
import stat
import unicodedata
import zipfile
import zlib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import IO, Any

from pydantic_core import from_json

from desktop.kernel.errors import PackProblem
from desktop.kernel.faults import shortened
from desktop.kernel.manifest import MANIFEST, PACK_FORMAT, PackInfo, manifest_fault, upgraded
from desktop.kernel.words import Sentence

SUFFIX = ".starset"
MEBIBYTE = 1 << 20
MOST_MEMBERS = 5000
"""A pack of 2,000 cards, each with its picture, has room."""
LARGEST_MEMBER = 16 * MEBIBYTE
LARGEST_PACK = 64 * MEBIBYTE
"""Bounds the file itself, and everything in it once uncompressed."""
LARGEST_DIRECTORY = MEBIBYTE
"""Bounds the table of contents of a zip file, before it is read."""
MOST_COMPRESSION = 200
"""Times that a member may grow when uncompressed: JSON and pictures stay far below."""

_LONGEST = 400
"""Letters of a name or reason that are repeated in a sentence."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack in memory."""

    path: Path
    info: PackInfo
    files: Mapping[str, bytes]
    """Everything in it by its name, with ``/`` between folders."""
    found_format: int = PACK_FORMAT
    """The format version it was written in; ``info`` is of today's."""


def read_pack(path: Path) -> Pack:
    """Read a folder or a ``.starset`` file. Raises PackProblem."""
    try:
        files = dict(_folder(path) if path.is_dir() else _zip(path))
    except OSError as error:
        raise _problem(path, "it cannot be read ({why})", why=error.strerror or str(error)) from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, ValueError, RuntimeError) as error:
        raise _problem(path, "it is no intact .starset file ({why})", why=str(error)) from error
    if MANIFEST not in files:
        raise _problem(path, "it holds no {file} at its top", file=MANIFEST)
    info, found_format = _manifest(path, files[MANIFEST])
    for part in info.parts:
        if part.file not in files:
            raise _problem(path, "its {manifest} names {file}, which is not in it", manifest=MANIFEST, file=part.file)
    return Pack(path, info, files, found_format)


def _manifest(path: Path, data: bytes) -> tuple[PackInfo, int]:
    """What the manifest says, and the format version it was written in."""
    try:
        raw = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise _problem(path, "{file} is no JSON ({why})", file=MANIFEST, why=str(error)) from error
    version = raw.get("format") if isinstance(raw, dict) else None
    if isinstance(version, int) and version > PACK_FORMAT:
        raise _problem(path, "it was made for a newer Starshelf. Update Starshelf to use it")
    raw = upgraded(raw)
    if fault := manifest_fault(raw):
        raise _problem(path, "{fault}", fault=fault)
    return PackInfo.model_validate(raw), version if isinstance(version, int) else PACK_FORMAT


def _problem(path: Path, text: str, **args: str) -> PackProblem:
    short = {key: shortened(value, _LONGEST) for key, value in args.items()}
    return PackProblem(
        Sentence("The pack {path} cannot be used: {why}.", {"path": str(path), "why": Sentence(text, short)})
    )


# ---- names -------------------------------------------------------------------------------------------------------

_RESERVED = re.compile(r"(con|prn|aux|nul|clock\$|conin\$|conout\$|com\d|lpt\d)\s*(\..*)?", re.IGNORECASE)
_FORBIDDEN = re.compile(r'[\x00-\x1f\x7f<>:"|?*\\\ud800-\udfff\u202a-\u202e\u2066-\u2069]')


def name_fault(name: str) -> str:
    """Why a file of a pack may not have this name on every system; empty when it may."""
    if len(name) > 200:
        return "is too long"
    if name.startswith("/") or _FORBIDDEN.search(name):
        return "holds a drive, a root or a forbidden character"
    for step in name.split("/"):
        if step in ("", ".", ".."):
            return "leads out of the pack"
        if step != step.strip(" ") or step.endswith("."):
            return "begins or ends with a space or dot"
        if _RESERVED.fullmatch(step):
            return "is reserved on Windows"
    return ""


def check_files(path: Path, sizes: Mapping[str, int]) -> None:
    """Raises PackProblem when files of these names and sizes (bytes) would make no pack that may be opened."""
    _bounded(path, list(sizes.items()))
    _checked(path, sizes)


def _checked(path: Path, names: Iterable[str]) -> None:
    seen: set[str] = set()
    for name in names:
        if fault := name_fault(name):
            raise _problem(path, "the name “{name}” in it {fault}", name=ascii(name)[1:-1], fault=fault)
        same = unicodedata.normalize("NFC", name).casefold()
        if same in seen:
            raise _problem(path, "“{name}” is in it twice", name=name)
        seen.add(same)


def _bounded(path: Path, sizes: list[tuple[str, int]]) -> None:
    if len(sizes) > MOST_MEMBERS:
        raise _problem(path, "it holds more than {most} files", most=str(MOST_MEMBERS))
    for name, size in sizes:
        if size > LARGEST_MEMBER:
            raise _problem(path, "{name} in it is larger than {most} MiB", name=name, most=_mib(LARGEST_MEMBER))
    if sum(size for _, size in sizes) > LARGEST_PACK:
        raise _problem(path, "its files are larger than {most} MiB together", most=_mib(LARGEST_PACK))


def _mib(size: int) -> str:
    return str(size // MEBIBYTE)


# ---- folders -----------------------------------------------------------------------------------------------------


def _folder(path: Path) -> Iterator[tuple[str, bytes]]:
    found = _files_below(path)
    _bounded(path, [(name, file.stat(follow_symlinks=False).st_size) for name, file in found])
    _checked(path, (name for name, _ in found))
    for name, file in found:
        # The flags close the gap between looking and opening: what was a file may be a link or a pipe by now.
        flags = os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
        with open(os.open(file, flags), "rb") as opened:
            yield name, _read(path, name, opened, LARGEST_MEMBER)


def _files_below(path: Path) -> list[tuple[str, Path]]:
    """All files of a folder; those beginning with a dot belong to other programs and are left out."""
    found: list[tuple[str, Path]] = []
    folders = [path]
    while folders:
        for entry in sorted(folders.pop().iterdir()):
            kind = entry.lstat().st_mode
            name = entry.relative_to(path).as_posix()
            if entry.name.startswith("."):
                continue
            if stat.S_ISDIR(kind):
                folders.append(entry)
            elif stat.S_ISREG(kind):
                found.append((name, entry))
            else:
                raise _problem(path, "“{name}” in it is a link or no plain file", name=name)
            if len(found) + len(folders) > MOST_MEMBERS:
                raise _problem(path, "it holds more than {most} files", most=str(MOST_MEMBERS))
    return found


# ---- zip files ---------------------------------------------------------------------------------------------------


def _zip(path: Path) -> Iterator[tuple[str, bytes]]:
    if not stat.S_ISREG(path.stat().st_mode):
        raise _problem(path, "it is neither a file nor a folder")
    with path.open("rb") as file:
        _check_directory(path, file)
        with zipfile.ZipFile(file) as archive:
            members = archive.infolist()
            if not members or members[0].orig_filename != MANIFEST:
                raise _problem(path, "its first file is not {file}", file=MANIFEST)
            _checked(path, (member.orig_filename.removesuffix("/") for member in members))
            members = [member for member in members if not member.is_dir()]
            _bounded(path, [(member.filename, member.file_size) for member in members])
            for member in members:
                _check_member(path, member)
            for member in members:
                with archive.open(member) as opened:
                    yield member.filename, _read(path, member.filename, opened, member.file_size)


def _check_directory(path: Path, file: IO[bytes]) -> None:
    """Bound the size of the file and of its table of contents, which zipfile reads as a whole."""
    size = file.seek(0, os.SEEK_END)
    if size > LARGEST_PACK:
        raise _problem(path, "it is larger than {most} MiB", most=_mib(LARGEST_PACK))
    file.seek(max(0, size - 22 - 0xFFFF - 20))
    tail = file.read()
    # The record that ends a zip file says how large its table of contents is. Every place that zipfile may take for
    # that record is looked at. The longer form for huge files has a locator of its own and is never needed here.
    for found in re.finditer(rb"PK\x05\x06(?s:.{8})(?P<size>(?s:.{4}))", tail):
        if int.from_bytes(found["size"], "little") > LARGEST_DIRECTORY:
            raise _problem(path, "it holds too many files")
    if b"PK\x06\x07" in tail:
        raise _problem(path, "it is a zip file of the kind for huge files")
    file.seek(0)


def _check_member(path: Path, member: zipfile.ZipInfo) -> None:
    kind = stat.S_IFMT(member.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise _problem(path, "“{name}” in it is a link or no plain file", name=member.filename)
    if member.flag_bits & 0x1:
        raise _problem(path, "“{name}” in it is locked by a password", name=member.filename)
    if member.compress_type not in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED):
        raise _problem(path, "“{name}” in it is compressed in an unknown way", name=member.filename)
    if member.file_size > MEBIBYTE and member.file_size > MOST_COMPRESSION * member.compress_size:
        raise _problem(path, "“{name}” in it is compressed beyond belief", name=member.filename)


def _read(path: Path, name: str, file: IO[Any], most: int) -> bytes:
    data: bytes = file.read(most + 1)
    if len(data) > most:
        raise _problem(path, "“{name}” in it is larger than it says", name=name)
    return data
