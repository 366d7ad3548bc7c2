"""Small pictures with the first bytes of large ones."""

from __future__ import annotations

import struct
import zlib


def png(width: int, height: int) -> bytes:
    """A PNG file that says it has this size; its single row of grey is complete only for a height of 1."""
    head = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    rows = zlib.compress(bytes(1 + width) * min(height, 8))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b"")))


def jpeg(width: int, height: int) -> bytes:
    """The head of a JPEG file that says it has this size."""
    intro = b"\xff\xd8\xff\xe0\x00\x10JFIF\x00\x01\x01\x00\x00\x01\x00\x01\x00\x00"
    frame = b"\xff\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\x01\x11\x00"
    return intro + frame + b"\xff\xd9"


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
