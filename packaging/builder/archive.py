"""Archives that come out the same, byte for byte, whenever and wherever they are written."""

from __future__ import annotations

import subprocess
import tarfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import IO

from builder import tools
from run import Trouble

XZ = ("xz", "--threads=2", "--block-size=48MiB", "--stdout")
"""Two threads at least, so that the blocks, and with them the bytes, are the same however many cores there are."""


def tar_xz(members: Iterable[tuple[str, Path]], time: int, target: Path) -> None:
    """Write a compressed tar of (name inside, file or folder), in the order of the names.

    Everything belongs to root, is as old as `time` (seconds since 1970), and is readable by all; what may be run by
    its owner may be run by all. Raises Trouble when it cannot be written.
    """
    tools.need(["xz"], target.with_name("tools.log"))
    with target.open("wb") as file, subprocess.Popen(XZ, stdin=subprocess.PIPE, stdout=file) as packer:
        assert packer.stdin is not None
        with packer.stdin as stream:
            _write_tar(stream, members, time)
    if packer.returncode:
        raise Trouble(f"xz could not write {target}: is the disk full?")


def _write_tar(stream: IO[bytes], members: Iterable[tuple[str, Path]], time: int) -> None:
    with tarfile.open(fileobj=stream, mode="w|", format=tarfile.GNU_FORMAT) as tar:
        for name, path in sorted(members):
            info = tar.gettarinfo(path, name)
            info.uid = info.gid = 0
            info.uname = info.gname = "root"
            info.mtime = time
            runs = info.isdir() or info.mode & 0o100
            info.mode = 0o777 if info.issym() else 0o755 if runs else 0o644
            if info.islnk():  # two names of one file here: each is written whole
                info.type, info.linkname = tarfile.REGTYPE, ""
                info.size = path.stat().st_size
            if info.isreg():
                with path.open("rb") as file:
                    tar.addfile(info, file)
            else:
                tar.addfile(info)


def tree(folder: Path, prefix: str) -> list[tuple[str, Path]]:
    """A folder and all in it as members whose names begin with a prefix."""
    inside = ((f"{prefix}/{path.relative_to(folder).as_posix()}", path) for path in folder.rglob("*"))
    return [(prefix, folder), *inside]


def ar(members: Mapping[str, bytes], time: int) -> bytes:
    """A Unix archive as dpkg reads it: short names, in the order given."""
    parts = [b"!<arch>\n"]
    for name, content in members.items():
        parts.append(f"{name:<16}{time:<12}{0:<6}{0:<6}{'100644':<8}{len(content):<10}`\n".encode("ascii"))
        parts.append(content + b"\n" * (len(content) % 2))
    return b"".join(parts)
