"""Icons in the containers of Windows and macOS, made of the PNG files in resources/icons."""

from __future__ import annotations

import re
import struct
from pathlib import Path

ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}
ICO_SIDES = (16, 20, 24, 32, 48, 64, 128, 256)


def write_containers(folder: Path) -> None:
    """Put NAME.ico and NAME.icns beside the NAME-SIDE.png files of a folder."""
    for name, pictures in _pictures(folder).items():
        (folder / f"{name}.ico").write_bytes(ico(pictures))
        (folder / f"{name}.icns").write_bytes(icns(pictures))


def ico(pictures: dict[int, bytes]) -> bytes:
    """A Windows icon: a directory of sizes, then the pictures as they are."""
    sides = [side for side in ICO_SIDES if side in pictures]
    head = struct.pack("<HHH", 0, 1, len(sides))
    offset = len(head) + 16 * len(sides)
    entries = []
    for side in sides:
        size = len(pictures[side])
        entries.append(struct.pack("<BBBBHHII", side % 256, side % 256, 0, 0, 1, 32, size, offset))
        offset += size
    return head + b"".join(entries) + b"".join(pictures[side] for side in sides)


def icns(pictures: dict[int, bytes]) -> bytes:
    """A macOS icon: pieces that each name their kind and length."""
    kinds = ((ICNS_TYPES[side], pictures[side]) for side in sorted(ICNS_TYPES.keys() & pictures.keys()))
    body = b"".join(kind + struct.pack(">I", len(picture) + 8) + picture for kind, picture in kinds)
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def _pictures(folder: Path) -> dict[str, dict[int, bytes]]:
    found: dict[str, dict[int, bytes]] = {}
    for file in sorted(folder.glob("*.png")):
        if match := re.fullmatch(r"(.+)-(\d+)", file.stem):
            found.setdefault(match[1], {})[int(match[2])] = file.read_bytes()
    return found
