"""Packs that mean harm: each gets one clear sentence, nothing of it is installed by half, and the good part is kept."""

from __future__ import annotations

import io
import json
import random
import stat
import struct
import zipfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from desktop.games.packs import inside_of, usable_inside
from desktop.kernel.errors import PackProblem
from desktop.kernel.library import Library
from desktop.kernel.manifest import PACK_FORMAT
from desktop.kernel.packs import read_pack
from desktop.kernel.packstore import PackStore
from desktop.kernel.packwriting import pack_bytes
from tests.kernel.pictures_of import jpeg, png
from tests.lab import packing
from tests.lab.packing import CARGO

LONGEST_SENTENCE = 900


def manifest(**changes: Any) -> bytes:
    sound = packing.manifest("space_movers", [{"file": "cargoes.json", "part": "cargoes", "mode": "add"}])
    return json.dumps({**sound, **changes}).encode()


def zipped(files: Mapping[Any, bytes], compression: int = zipfile.ZIP_DEFLATED) -> bytes:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", compression) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return buffer.getvalue()


GOOD: dict[str, bytes] = {"pack.json": manifest(), "cargoes.json": json.dumps([CARGO]).encode()}


def link() -> zipfile.ZipInfo:
    member = zipfile.ZipInfo("art/link.png")
    member.external_attr = (stat.S_IFLNK | 0o777) << 16
    return member


def nested_zip() -> bytes:
    return zipped({**GOOD, "inner.zip": zipped({"bomb": bytes(4 << 20)})})


def lying_about_its_size() -> bytes:
    data = zipped({**GOOD, "liar.json": b"1" * 5000}, zipfile.ZIP_STORED)
    return data.replace(struct.pack("<I", 5000), struct.pack("<I", 50))


def cards(**fields: Any) -> bytes:
    return zipped({**GOOD, "cargoes.json": json.dumps([CARGO, {**CARGO, "id": "second", **fields}]).encode()})


REFUSED: dict[str, bytes] = {
    "nothing": b"",
    "no zip": b"MZ\x90\x00" * 400,
    "only the end of a zip": b"PK\x05\x06" + bytes(18),
    "html": b"<!doctype html><title>404</title>",
    "no manifest": zipped({"cargoes.json": b"[]"}),
    "manifest not first": zipped(dict(reversed(list(GOOD.items())))),
    "manifest in a folder": zipped({"more/pack.json": manifest(), "more/cargoes.json": b"[]"}),
    "manifest of another case": zipped({"Pack.json": manifest(), "cargoes.json": b"[]"}),
    "manifest no json": zipped({**GOOD, "pack.json": b"\xff\xfe{"}),
    "manifest a list": zipped({**GOOD, "pack.json": b"[1, 2]"}),
    "manifest deeply nested": zipped({**GOOD, "pack.json": b"[" * 100_000 + b"]" * 100_000}),
    "manifest endless number": zipped({**GOOD, "pack.json": b'{"format": ' + b"9" * 100_000 + b"}"}),
    "newer": zipped({**GOOD, "pack.json": manifest(format=PACK_FORMAT + 1)}),
    "far newer": zipped({**GOOD, "pack.json": manifest(format=10**30)}),
    "before the first": zipped({**GOOD, "pack.json": manifest(format=0)}),
    "no format": zipped({**GOOD, "pack.json": manifest(format=None)}),
    "half a character": zipped({**GOOD, "pack.json": manifest().replace(b"More", b"\\ud83d")}),
    "long title": zipped({**GOOD, "pack.json": manifest(title="x" * 100_000)}),
    "turned title": zipped({**GOOD, "pack.json": manifest(title="More \u202etesrats")}),
    "id a path": zipped({**GOOD, "pack.json": manifest(id="../../home")}),
    "part missing": zipped({"pack.json": manifest()}),
    "part outside": zipped({**GOOD, "pack.json": manifest(parts=[{"file": "../x.json", "part": "a", "mode": "add"}])}),
    "path outside": zipped({**GOOD, "../../.bashrc": b"evil"}),
    "path outside backwards": zipped({**GOOD, "..\\..\\evil.bat": b"evil"}),
    "absolute path": zipped({**GOOD, "/etc/passwd": b"evil"}),
    "drive": zipped({**GOOD, "C:evil.json": b"evil"}),
    "device": zipped({**GOOD, "art/nul.png": b"evil"}),
    "control character": zipped({**GOOD, "a\x07b.json": b"evil"}),
    "turned file name": zipped({**GOOD, "art/\u202egnp.exe": b"evil"}),
    "long file name": zipped({**GOOD, "x" * 5000: b"evil"}),
    "same name twice": zipped({**GOOD, "CARGOES.json": b"[]"}),
    "link": zipped({**GOOD, link(): b"/etc/passwd"}),
    "bomb": zipped({**GOOD, "bomb.json": bytes(8 << 20)}),
    "large bomb": zipped({**GOOD, **{f"{n}.bin": random.Random(n).randbytes(9 << 20) for n in range(8)}}),
    "many bombs": zipped({**GOOD, **{f"{n}.json": b"0" * 500_000 for n in range(200)}}),
    "10,000 entries": zipped({**GOOD, **{f"art/{n}.png": b"" for n in range(10_000)}}),
    "100,000 entries": zipped({**GOOD, **{f"{n:06}": b"" for n in range(100_000)}}),
    "lie about its size": lying_about_its_size(),
    "another game": zipped({**GOOD, "pack.json": manifest(game="chess")}),
    "game a path": zipped({**GOOD, "pack.json": manifest(game="../../etc")}),
    "unplayable": zipped(
        {
            "pack.json": manifest(parts=[{"file": "e.json", "part": "events", "mode": "replace"}]),
            "e.json": json.dumps(
                [{"id": "a", "title": "A", "check": ["piloting"], "rules": [{"kind": "no_reactions"}]}]
            ).encode(),
        }
    ),
}

KEPT: dict[str, tuple[bytes, str]] = {
    "100 kB text": (cards(flavour="x" * 100_000), "flavour"),
    "100 kB title": (cards(title="🚀" * 25_000), "title"),
    "100 kB id": (cards(id="x" * 100_000), "id"),
    "100 kB of another field": (cards(**{"y" * 100_000: 1}), "no field of this name"),
    "endless number": (cards(pays=10**4000), "pays"),
    "deeply nested": (cards(pays=json.loads("[" * 90 + "]" * 90)), "pays"),
    "no picture": (zipped({**GOOD, "art/cargoes/tea.png": b"#!/bin/sh\nrm -rf ~"}), "this is no picture"),
    "svg for a picture": (zipped({**GOOD, "art/cargoes/tea.png": b"<svg onload='x'/>"}), "this is no picture"),
    "100 megapixels": (zipped({**GOOD, "art/cargoes/tea.png": png(10_000, 10_000)}), "10000 × 10000"),
    "huge jpeg": (zipped({**GOOD, "art/cargoes/tea.jpg": jpeg(65_000, 65_000)}), "65000 × 65000"),
    "empty picture": (zipped({**GOOD, "art/cargoes/tea.png": png(0, 0)}), "empty"),
    "unknown planet": (cards(deliver="pluto"), "there is no planet “pluto”"),
    "a part nobody knows": (
        zipped(
            {
                "pack.json": manifest(
                    parts=[
                        {"file": "cargoes.json", "part": "cargoes", "mode": "add"},
                        {"file": "x.json", "part": "../x", "mode": "add"},
                    ]
                ),
                "cargoes.json": GOOD["cargoes.json"],
                "x.json": b"[]",
            }
        ),
        "is no part of this game",
    ),
}

FINE: dict[str, bytes] = {
    "emoji": zipped({**GOOD, "pack.json": manifest(title="🚀 👩‍🚀🏽 🪐", author="🛸")}),
    "right to left": zipped({**GOOD, "pack.json": manifest(title="مغامرة", author="עדה", description="שורה")}),
    "emoji file names": zipped({**GOOD, "art/🪐.png": png(4, 4), "notes/مذكرة.txt": b"x"}),
    "a zip within": nested_zip(),
    "cards in every script": cards(title="שלום 🚀 مرحبا"),
}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[PackStore]:
    with Library(tmp_path / "home") as library:
        yield PackStore(library, tmp_path / "none")


def installed_files(store: PackStore) -> list[str]:
    return sorted(path.name for path in store.folder.rglob("*")) if store.folder.exists() else []


def try_to_install(store: PackStore, path: Path) -> None:
    """What window and command line do with a file."""
    pack = read_pack(path)
    usable_inside(pack)
    store.install(pack)


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_that_means_harm_is_refused_in_a_sentence(store: PackStore, tmp_path: Path, name: str) -> None:
    path = tmp_path / "some.starset"
    path.write_bytes(REFUSED[name])
    before = sorted(found.name for found in tmp_path.rglob("*"))
    with pytest.raises(PackProblem) as raised:
        try_to_install(store, path)
    told = str(raised.value)
    assert "some.starset" in told
    assert told.endswith(".")
    assert "\n" not in told
    assert len(told) < LONGEST_SENTENCE
    assert installed_files(store) == []
    assert sorted(found.name for found in tmp_path.rglob("*")) == before, "nothing was unpacked anywhere"


@pytest.mark.parametrize("name", KEPT)
def test_the_good_part_of_a_bad_pack_is_kept(store: PackStore, tmp_path: Path, name: str) -> None:
    data, words = KEPT[name]
    path = tmp_path / "some.starset"
    path.write_bytes(data)
    try_to_install(store, path)
    (kept,) = store.packs()
    assert kept.pack
    inside = inside_of(kept.pack)
    assert inside
    assert inside.playable
    told = [str(fault.sentence) for fault in inside.faults]
    assert len(told) == 1
    assert words in told[0]
    assert len(told[0]) < LONGEST_SENTENCE


@pytest.mark.parametrize("name", FINE)
def test_names_of_every_script_are_no_harm(store: PackStore, tmp_path: Path, name: str) -> None:
    path = tmp_path / "some.starset"
    path.write_bytes(FINE[name])
    try_to_install(store, path)
    (kept,) = store.packs()
    assert kept.pack
    inside = inside_of(kept.pack)
    assert inside
    assert inside.faults == ()
    assert read_pack(kept.path).info == read_pack(path).info


def test_pictures_are_counted_when_cards_will_bear_them(tmp_path: Path) -> None:
    path = tmp_path / "some.starset"
    path.write_bytes(
        zipped({**GOOD, "art/cargoes/tea.png": png(4, 4), "art/cargoes/no.png": b"x", "art/other.txt": b"x"})
    )
    inside = inside_of(read_pack(path))
    assert inside
    assert (inside.pictures, len(inside.faults)) == (1, 1)
    assert [(holding.part, holding.items) for holding in inside.holdings] == [("cargoes", 1)]


def test_a_hostile_pack_in_the_place_of_a_good_one_leaves_the_good_one(store: PackStore, tmp_path: Path) -> None:
    path = tmp_path / "some.starset"
    path.write_bytes(zipped(GOOD))
    try_to_install(store, path)
    before = pack_bytes(read_pack(store.packs()[0].path))
    for data in REFUSED.values():
        path.write_bytes(data)
        with pytest.raises(PackProblem):
            try_to_install(store, path)
    assert pack_bytes(read_pack(store.packs()[0].path)) == before
    assert installed_files(store) == ["set-more.starset"]


def scribbles(chance: random.Random, sound: bytes) -> bytes:
    """A file as a bad line, a bad disk or a bad person would leave it."""
    kind = chance.randrange(4)
    if kind == 0:
        return sound[: chance.randrange(len(sound))]
    if kind == 1:
        return chance.randbytes(chance.randrange(2000))
    data = bytearray(sound)
    for _ in range(chance.randint(1, 8)):
        place = chance.randrange(len(data))
        if kind == 2:
            data[place] = chance.randrange(256)
        else:
            data[place:place] = chance.randbytes(chance.randint(1, 20))
    return bytes(data)


def test_a_thousand_scribbled_files_are_refused_or_whole(store: PackStore, tmp_path: Path) -> None:
    chance = random.Random(2201)
    sounds = [zipped(GOOD, kind) for kind in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)]
    path = tmp_path / "some.starset"
    told: list[str] = []
    for _ in range(1000):
        path.write_bytes(scribbles(chance, chance.choice(sounds)))
        try:
            try_to_install(store, path)
        except PackProblem as problem:
            told.append(str(problem))
    assert len(told) > 700
    assert all(sentence.endswith(".") and len(sentence) < LONGEST_SENTENCE for sentence in told)
    assert all(kept.problem is None for kept in store.packs()), "what got in can be read again"
