"""Writes packs: one ``.starset`` file, the same bytes for the same content."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Mapping
from pathlib import Path

from desktop.kernel.errors import PackProblem
from desktop.kernel.manifest import MANIFEST, PackInfo, manifest_fault
from desktop.kernel.packs import MEBIBYTE, MOST_COMPRESSION, Pack, check_files
from desktop.kernel.replacing import replacing
from desktop.kernel.words import Sentence

_ALWAYS = (1980, 1, 1, 0, 0, 0)
"""The time that each file in the pack bears: when it was written says nothing about what is in it."""
_UNIX, _PLAIN_FILE = 3, 0o100644 << 16


def write_pack(pack: Pack, path: Path) -> None:
    """Write a pack to a ``.starset`` file. An existing file is replaced only when the new one is complete on the disk.

    Raises PackProblem, with nothing changed.
    """
    data = pack_bytes(pack)
    try:
        with replacing(path) as file:
            file.write(data)
    except OSError as error:
        told = "The pack cannot be written to {path} ({why}). Choose another place."
        raise PackProblem(Sentence(told, {"path": str(path), "why": error.strerror or str(error)})) from error


def pack_bytes(pack: Pack) -> bytes:
    """A pack as the bytes of a ``.starset`` file: the manifest first, then everything else by name.

    Raises PackProblem when it would be refused by whoever opens it: a file too large, too many, a name that not every
    system takes.
    """
    if told := manifest_fault(pack.info.model_dump(mode="json")):
        raise PackProblem(Sentence("The pack cannot be written: {why}.", {"why": told}))
    for part in pack.info.parts:
        if part.file not in pack.files:
            told = "The pack cannot be written: {file}, which holds its {part}, is missing."
            raise PackProblem(Sentence(told, {"file": part.file, "part": part.part}))
    files = {**pack.files, MANIFEST: manifest_bytes(pack.info)}
    check_files(pack.path, {name: len(data) for name, data in files.items()})
    return zip_bytes(files)


def zip_bytes(files: Mapping[str, bytes]) -> bytes:
    """Files as they are, in one zip file. Raises PackProblem when readers would take one of them for a bomb."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        for name in sorted(files, key=lambda name: (name != MANIFEST, name)):
            _put(archive, name, files[name])
    return buffer.getvalue()


def manifest_bytes(info: PackInfo) -> bytes:
    """``pack.json`` as people can read it; what may be left out is left out."""
    raw = {key: value for key, value in info.model_dump(mode="json").items() if value != ""}
    return (json.dumps({**raw, "author": info.author}, ensure_ascii=False, indent=1) + "\n").encode()


def _put(archive: zipfile.ZipFile, name: str, data: bytes) -> None:
    member = zipfile.ZipInfo(name, _ALWAYS)
    member.create_system, member.external_attr = _UNIX, _PLAIN_FILE
    member.compress_type = zipfile.ZIP_DEFLATED
    archive.writestr(member, data, compresslevel=9)
    if member.file_size > MEBIBYTE and member.file_size > MOST_COMPRESSION * member.compress_size:
        # Readers take what shrinks this far for a bomb.
        told = "The pack cannot be written: {file} is {size} MiB of the same over and over."
        raise PackProblem(Sentence(told, {"file": name, "size": str(member.file_size // MEBIBYTE)}))
