"""Packs as they are written, and as older and newer formats are read."""

from __future__ import annotations

import io
import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest

from desktop.kernel.errors import PackProblem
from desktop.kernel.manifest import PACK_FORMAT, PackInfo, PackPart
from desktop.kernel.packs import Pack, read_pack
from desktop.kernel.packwriting import pack_bytes, write_pack
from desktop.kernel.pictures import picture_fault, picture_size
from tests.kernel.pictures_of import jpeg, png

INFO = PackInfo(
    id="more",
    title="More crates 🚀",
    version="1.0",
    author="عادة",
    game="contraband",
    parts=(PackPart(file="cards.json", part="cards", mode="add"),),
    description="Two lines\nof words.",
    licence="CC BY 4.0",
    made_with="Starshelf 1",
)
FILES = {"cards.json": b'[{"id": "seven", "value": 7}]', "art/cards/seven.png": png(3, 2), "notes.json": b"{}"}
PACK = Pack(Path("draft"), INFO, FILES)


def test_what_was_written_is_read_again(tmp_path: Path) -> None:
    path = tmp_path / "more.starset"
    write_pack(PACK, path)
    found = read_pack(path)
    assert found.info == INFO
    assert {name: data for name, data in found.files.items() if name != "pack.json"} == FILES
    assert found.found_format == PACK_FORMAT
    assert zipfile.ZipFile(path).namelist()[0] == "pack.json"
    assert [entry.name for entry in tmp_path.iterdir()] == ["more.starset"]


def test_the_same_content_gives_the_same_bytes(tmp_path: Path) -> None:
    path = tmp_path / "more.starset"
    write_pack(PACK, path)
    again = Pack(Path("elsewhere"), INFO, dict(reversed(list(read_pack(path).files.items()))))
    assert pack_bytes(again) == path.read_bytes()


def test_what_may_be_left_out_is_left_out() -> None:
    plain = Pack(Path("x"), INFO.model_copy(update={"description": "", "licence": "", "author": ""}), FILES)
    with zipfile.ZipFile(io.BytesIO(pack_bytes(plain))) as archive:
        raw = json.loads(archive.read("pack.json"))
    assert "licence" not in raw
    assert raw["author"] == ""


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({}, "cards.json, which holds its cards, is missing"),
        ({**FILES, "../up.json": b""}, "leads out of the pack"),
        ({**FILES, "Cards.json": b""}, "is in it twice"),
        ({**FILES, "empty.bmp": bytes(2 << 20)}, "2 MiB of the same"),
        ({**FILES, "large.bin": bytes(17 << 20)}, "larger than 16 MiB"),
        ({**FILES, **{f"{n}.json": b"" for n in range(5000)}}, "more than 5000 files"),
    ],
)
def test_nothing_is_written_that_readers_would_refuse(tmp_path: Path, files: dict[str, bytes], words: str) -> None:
    path = tmp_path / "more.starset"
    path.write_bytes(b"before")
    with pytest.raises(PackProblem, match=words):
        write_pack(Pack(Path("draft"), INFO, files), path)
    assert path.read_bytes() == b"before"


def test_a_manifest_that_readers_would_refuse_is_not_written(tmp_path: Path) -> None:
    info = INFO.model_copy(update={"description": "x" * 2001})
    with pytest.raises(PackProblem, match=r"cannot be written: pack\.json, description"):
        write_pack(Pack(Path("draft"), info, FILES), tmp_path / "more.starset")


def test_a_place_that_cannot_be_written_gets_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(PackProblem, match="Choose another place"):
        write_pack(PACK, tmp_path / "none" / "more.starset")


# ---- formats -----------------------------------------------------------------------------------------------------


def a_folder(path: Path, **changes: Any) -> Path:
    path.mkdir()
    raw = {**json.loads(INFO.model_dump_json(exclude={"description", "licence", "made_with"})), **changes}
    (path / "pack.json").write_text(json.dumps(raw), "utf-8")
    (path / "cards.json").write_bytes(FILES["cards.json"])
    return path


def test_a_pack_of_an_older_format_is_read_as_one_of_todays(tmp_path: Path) -> None:
    folder = a_folder(tmp_path / "old", format=1)
    before = (folder / "pack.json").read_bytes()
    pack = read_pack(folder)
    assert (pack.found_format, pack.info.format, pack.info.licence) == (1, PACK_FORMAT, "")
    assert pack.files["pack.json"] == before == (folder / "pack.json").read_bytes(), "the original stays"
    write_pack(pack, tmp_path / "new.starset")
    assert read_pack(tmp_path / "new.starset").found_format == PACK_FORMAT


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"format": PACK_FORMAT + 1}, "newer Starshelf"),
        ({"format": 0}, "format"),
        ({"format": -1}, "format"),
        ({"format": True}, "format"),
        ({"format": "1"}, "format"),
        ({"format": 1, "licence": 7}, "licence"),
        ({"title": "evil\u202egnp.exe"}, "title: signs that cannot be seen"),
        ({"title": "two\nlines"}, "title: signs that cannot be seen"),
        ({"title": "   "}, "title: a name that can be read was expected"),
        ({"author": "x" * 100_000}, "author"),
        ({"description": "x" * 100_000}, "description"),
        ({"x" * 100_000: 1}, "there is no field of this name"),
        ({"parts": [{"file": "cards.json", "part": "cards", "mode": "x" * 100_000}]}, "mode"),
    ],
)
def test_a_manifest_of_no_use_gets_a_short_sentence(tmp_path: Path, changes: dict[str, Any], words: str) -> None:
    with pytest.raises(PackProblem, match=words) as raised:
        read_pack(a_folder(tmp_path / "bad", **changes))
    assert len(str(raised.value)) < 700


# ---- pictures ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1, 1), (900, 600), (300, 4000)])
def test_the_size_of_a_picture_is_read_from_its_first_bytes(size: tuple[int, int]) -> None:
    assert picture_size(png(*size)) == picture_size(jpeg(*size)) == size
    assert picture_fault(png(*size)) == picture_fault(jpeg(*size)) == ""


@pytest.mark.parametrize(
    ("data", "words"),
    [
        (b"", "no picture"),
        (b"GIF89a", "no picture"),
        (b"<svg/>", "no picture"),
        (png(3, 3)[:20], "no picture"),
        (jpeg(3, 3)[:12], "no picture"),
        (png(0, 5), "empty"),
        (png(10_000, 10_000), "10000 × 10000 pixels"),
        (jpeg(20_000, 5_000), "20000 × 5000 pixels"),
    ],
)
def test_what_is_no_picture_for_a_card_is_told(data: bytes, words: str) -> None:
    assert words in picture_fault(data)


def test_random_bytes_are_no_picture_and_do_no_harm() -> None:
    chance = random.Random(6)
    for _ in range(2000):
        data = bytearray(jpeg(9, 9) if chance.random() < 0.5 else png(9, 9))
        for _ in range(chance.randint(1, 6)):
            data[chance.randrange(2, len(data))] = chance.randrange(256)
        picture_fault(bytes(data[: chance.randint(0, len(data))]))
