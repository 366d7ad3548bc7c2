"""Pictures of packs, judged by their first bytes before anything decodes them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from operator import not_
from pathlib import PurePosixPath
from typing import Annotated

from pydantic import Base64Bytes, BaseModel, ConfigDict, Field

FOLDER = "art/"
"""Where a pack keeps its pictures: ``art/<part>/<item>.png`` or ``.jpg``."""
MOST_MEGAPIXELS = 40
LARGEST_PICTURE = 300_000
"""Bytes of a picture that goes along with every game in progress."""
MOST_PICTURES = 200
ENDINGS = (".png", ".jpg", ".jpeg")

_PNG = b"\x89PNG\r\n\x1a\n"
_JPEG = b"\xff\xd8\xff"
_SIZES = {0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF}
"""The JPEG segments that begin with the picture's size."""
_BARE = {0x01, *range(0xD0, 0xD9)}
"""The JPEG markers without a length."""


class CardPicture(BaseModel):
    """What takes the place of the drawn scene of a card."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    part: Annotated[str, Field(min_length=1, max_length=100)]
    item: Annotated[str, Field(min_length=1, max_length=200)]
    """The id of the item; for a card of a set also the id, a hyphen and its number, and so on for a side of it."""
    data: Annotated[Base64Bytes, Field(max_length=LARGEST_PICTURE)]
    """A PNG or JPEG file."""


class Illustrated(BaseModel):
    """A content whose cards may have pictures of their own."""

    # Not written when empty: contents without pictures keep the hash they had before there were any.
    pictures: Annotated[tuple[CardPicture, ...], Field(max_length=MOST_PICTURES, exclude_if=not_)] = ()

    def picture(self, part: str, *items: str) -> bytes:
        """The picture of the first of these items that has one; empty where none has."""
        for item in items:
            for one in self.pictures:
                if (one.part, one.item) == (part, item):
                    return one.data
        return b""


def pictures_in(files: Mapping[str, bytes]) -> Iterator[tuple[str, str, str]]:
    """(file, part, item) of every picture in a pack, as their names say."""
    for name in sorted(files):
        path = PurePosixPath(name)
        if name.startswith(FOLDER) and len(path.parts) == 3 and path.suffix.lower() in ENDINGS:
            yield name, path.parts[1], path.stem


def picture_fault(data: bytes) -> str:
    """Why a file cannot be shown as a picture; empty when nothing speaks against it."""
    size = picture_size(data)
    if size is None:
        return "this is no picture: a PNG or JPEG file was expected"
    width, height = size
    if not width or not height:
        return "this picture is empty"
    if width * height > MOST_MEGAPIXELS * 1_000_000:
        return f"this picture is {width} × {height} pixels; {MOST_MEGAPIXELS} million are the most"
    return ""


def hanging_fault(data: bytes, hung: int) -> str:
    """Why a content that has ``hung`` pictures already leaves a file out; empty when it takes it."""
    if told := picture_fault(data):
        return told
    if len(data) > LARGEST_PICTURE:
        return f"this picture is larger than {LARGEST_PICTURE // 1000} kB"
    return f"there are more than {MOST_PICTURES} pictures" if hung >= MOST_PICTURES else ""


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels as the file says; None when it is neither PNG nor JPEG."""
    if data.startswith(_PNG):
        if len(data) < 24 or data[12:16] != b"IHDR":
            return None
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    return _jpeg_size(data) if data.startswith(_JPEG) else None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    place = 2
    while place + 4 <= len(data):
        if data[place] != 0xFF:
            return None
        marker = data[place + 1]
        if marker == 0xFF or marker in _BARE:
            place += 1 if marker == 0xFF else 2
            continue
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        if marker in _SIZES and length >= 7 and place + 9 <= len(data):
            return int.from_bytes(data[place + 7 : place + 9], "big"), int.from_bytes(
                data[place + 5 : place + 7], "big"
            )
        if length < 2:
            return None
        place += 2 + length
    return None
