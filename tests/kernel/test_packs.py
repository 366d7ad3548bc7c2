"""Packs: what they may bring, and that nothing in them does harm."""

from __future__ import annotations

import io
import json
import os
import stat
import struct
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.kernel import packs
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, ContentKind, Part, canonical_json, content_hash, read_content
from desktop.kernel.errors import ContentProblem, PackProblem
from desktop.kernel.manifest import PACK_FORMAT
from desktop.kernel.packs import Pack, name_fault, read_pack
from tests.kernel.stub_game import CONTENT, CardContent, DieContent, StubContent, StubGame

KIND = ContentKind("contraband", StubContent, (Part("cards", CardContent, many=True), Part("die", DieContent)))
BASE: dict[str, Any] = CONTENT.model_dump(mode="json")


def manifest(*parts: tuple[str, str, str], **changes: Any) -> bytes:
    info = {
        "format": PACK_FORMAT,
        "id": "more",
        "title": "More crates",
        "version": "1.0",
        "author": "Ada",
        "game": "contraband",
        "parts": [{"file": file, "part": part, "mode": mode} for file, part, mode in parts],
    }
    return json.dumps({**info, **changes}).encode()


SEVENS = json.dumps([{"id": "seven", "value": 7, "copies": 2}]).encode()
FILES = {"pack.json": manifest(("cards.json", "cards", "add")), "cards.json": SEVENS, "art/seven.png": b"\x89PNG"}


def a_folder(path: Path, files: Mapping[str, bytes] = FILES) -> Path:
    for name, data in files.items():
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(data)
    return path


def a_zip(path: Path, files: Mapping[str, bytes] = FILES) -> Path:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in files.items():
            archive.writestr(name, data)
    return path


def a_pack(tmp_path: Path, files: Mapping[str, Any], *parts: tuple[str, str, str], **changes: Any) -> Pack:
    listed = parts or tuple((f"{name}.json", name, "replace") for name in files)
    data = {
        f"{name}.json": value if isinstance(value, bytes) else json.dumps(value).encode()
        for name, value in files.items()
    }
    folder = tmp_path / f"pack{len(list(tmp_path.iterdir()))}"
    return read_pack(a_folder(folder, {"pack.json": manifest(*listed, **changes), **data}))


# ---- reading -----------------------------------------------------------------------------------------------------


def test_a_folder_and_a_zip_file_hold_the_same_pack(tmp_path: Path) -> None:
    folder, archive = read_pack(a_folder(tmp_path / "more")), read_pack(a_zip(tmp_path / "more.starset"))
    assert folder.info == archive.info
    assert dict(folder.files) == dict(archive.files) == FILES
    assert folder.info.title == "More crates"


def test_hidden_files_of_other_programs_are_left_out(tmp_path: Path) -> None:
    folder = a_folder(tmp_path / "more", {**FILES, ".git/config": b"x", "art/.directory": b"x"})
    assert set(read_pack(folder).files) == set(FILES)


@pytest.mark.parametrize(
    ("files", "words"),
    [
        ({"cards.json": SEVENS}, "no pack.json"),
        ({"pack.json": b"{", "cards.json": SEVENS}, "pack.json is no JSON"),
        ({"pack.json": b"[]"}, "pack.json"),
        ({"pack.json": manifest(format=PACK_FORMAT + 1)}, "newer Starshelf"),
        ({"pack.json": manifest()}, "parts"),
        ({"pack.json": manifest(("cards.json", "cards", "add"), id="Über")}, "id"),
        ({"pack.json": manifest(("cards.json", "cards", "melt"))}, "parts.0.mode"),
        ({"pack.json": manifest(("cards.py", "cards", "add"))}, "parts.0.file"),
        ({"pack.json": manifest(("cards.json", "cards", "add"))}, "names cards.json, which is not in it"),
        ({"pack.json": manifest(("../cards.json", "cards", "add"))}, "names ../cards.json, which is not in it"),
        ({**FILES, "CARDS.json": b""}, "is in it twice"),
        ({**FILES, "art/aux.png": b""}, "reserved on Windows"),
    ],
)
def test_a_bad_folder_gets_a_sentence(tmp_path: Path, files: dict[str, bytes], words: str) -> None:
    folder = a_folder(tmp_path / "bad", files)
    with pytest.raises(PackProblem) as raised:
        read_pack(folder)
    assert words in str(raised.value)
    assert str(folder) in str(raised.value)


@pytest.mark.parametrize(
    "name",
    [
        "../evil.json",
        "a/../../evil.json",
        "/etc/passwd",
        "C:/evil.json",
        "c:evil.json",
        "a\\b.json",
        "a//b.json",
        "./a.json",
        "a/./b.json",
        "con",
        "art/COM1.png",
        "nul .txt",
        "end. ",
        "dot.",
        " space",
        "new\nline",
        "star*",
        "x" * 201,
    ],
)
def test_names_that_could_lead_elsewhere_are_refused(tmp_path: Path, name: str) -> None:
    assert name_fault(name)
    with pytest.raises(PackProblem):
        read_pack(a_zip(tmp_path / "bad.starset", {**FILES, name: b"{}"}))


@pytest.mark.parametrize("name", ["pack.json", "art/Räder 2.png", "a/b/c.json", "console.json", "com10.json", "naïve"])
def test_ordinary_names_are_fine(name: str) -> None:
    assert name_fault(name) == ""


@given(st.text(max_size=30))
def test_a_name_that_is_fine_stays_below_its_folder(name: str) -> None:
    if not name_fault(name):
        assert os.path.normpath(os.path.join("pack", name)).startswith("pack" + os.sep)


def test_twice_the_same_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "twice.starset"
    with zipfile.ZipFile(a_zip(path), "a") as archive, pytest.warns(UserWarning, match="Duplicate"):
        archive.writestr("cards.json", SEVENS)
    with pytest.raises(PackProblem, match="twice"):
        read_pack(path)


def test_pack_json_comes_first_in_a_zip_file(tmp_path: Path) -> None:
    path = a_zip(tmp_path / "late.starset", dict(reversed(FILES.items())))
    with pytest.raises(PackProblem, match="first file is not"):
        read_pack(path)


def test_links_are_not_followed(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("secret")
    folder = a_folder(tmp_path / "more")
    (folder / "link.json").symlink_to(tmp_path / "secret")
    with pytest.raises(PackProblem, match="link"):
        read_pack(folder)
    member = zipfile.ZipInfo("link.json")
    member.external_attr = (stat.S_IFLNK | 0o777) << 16
    with zipfile.ZipFile(a_zip(tmp_path / "more.starset"), "a") as archive:
        archive.writestr(member, "../secret")
    with pytest.raises(PackProblem, match="link"):
        read_pack(tmp_path / "more.starset")


def test_pipes_are_not_opened(tmp_path: Path) -> None:
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe.starset")
        with pytest.raises(PackProblem, match="neither a file nor a folder"):
            read_pack(tmp_path / "pipe.starset")
        os.mkfifo(a_folder(tmp_path / "more") / "pipe.json")
        with pytest.raises(PackProblem, match="no plain file"):
            read_pack(tmp_path / "more")


def test_sizes_are_bounded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bomb = a_zip(tmp_path / "bomb.starset", {**FILES, "bomb.json": b"0" * (4 << 20)})
    with pytest.raises(PackProblem, match="beyond belief"):
        read_pack(bomb)
    both = (a_folder(tmp_path / "more"), a_zip(tmp_path / "more.starset"))
    for bound, value, words in (
        ("MOST_MEMBERS", 2, "more than 2 files"),
        ("LARGEST_MEMBER", 10, "in it is larger than"),
        ("LARGEST_PACK", 200, "larger than 0 MiB"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(packs, bound, value)
            for path in both:
                with pytest.raises(PackProblem, match=words):
                    read_pack(path)


def test_a_member_larger_than_it_says_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "liar.starset"
    with zipfile.ZipFile(path, "w") as archive:
        for name, data in FILES.items():
            archive.writestr(name, data)
        archive.writestr("liar.json", b"0" * 5000)
    data = path.read_bytes()
    path.write_bytes(data.replace(struct.pack("<I", 5000), struct.pack("<I", 50)))
    with pytest.raises(PackProblem):
        read_pack(path)


def test_a_table_of_contents_beyond_reason_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = a_zip(tmp_path / "more.starset")
    monkeypatch.setattr(packs, "LARGEST_DIRECTORY", 50)
    with pytest.raises(PackProblem, match="too many files"):
        read_pack(path)


def test_a_locked_or_strangely_compressed_member_is_refused(tmp_path: Path) -> None:
    path = a_zip(tmp_path / "locked.starset")
    data = bytearray(path.read_bytes())
    entry = data.index(b"PK\x01\x02")
    data[entry + 8] |= 1
    path.write_bytes(data)
    with pytest.raises(PackProblem, match="password"):
        read_pack(path)
    with zipfile.ZipFile(a_zip(tmp_path / "odd.starset"), "a", zipfile.ZIP_LZMA) as archive:
        archive.writestr("odd.json", b"{}")
    with pytest.raises(PackProblem, match="unknown way"):
        read_pack(tmp_path / "odd.starset")


@pytest.mark.parametrize("data", [b"", b"PK", b"hello" * 100, b"PK\x05\x06" + b"\0" * 18])
def test_what_is_no_zip_file_gets_a_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "no.starset"
    path.write_bytes(data)
    with pytest.raises(PackProblem):
        read_pack(path)
    with pytest.raises(PackProblem, match="No such file"):
        read_pack(tmp_path / "none.starset")


@given(st.data())
def test_a_scribbled_zip_file_never_gives_a_traceback(data: st.DataObject) -> None:
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in FILES.items():
            archive.writestr(name, text)
    sound = bytearray(buffer.getvalue())
    for _ in range(data.draw(st.integers(1, 4))):
        sound[data.draw(st.integers(0, len(sound) - 1))] = data.draw(st.integers(0, 255))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scribbled.starset"
        path.write_bytes(sound[: data.draw(st.integers(len(sound) // 2, len(sound)))])
        told = []
        try:
            read_pack(path)
        except PackProblem as problem:
            told.append(str(problem))
        assert all(sentence.endswith(".") for sentence in told)


# ---- composing ---------------------------------------------------------------------------------------------------


def test_no_packs_give_the_base_content() -> None:
    content = compose(KIND, [], BASE)
    assert content.model == CONTENT
    assert content.json == canonical_json(CONTENT)
    assert content.hash == content_hash(CONTENT) == StubGame(content.model).content_hash
    assert content.faults == ()
    assert read_content(KIND, content.json) == content


def test_packs_add_items_and_replace_parts(tmp_path: Path) -> None:
    more = read_pack(a_folder(tmp_path / "more"))
    coin = a_pack(tmp_path, {"die": {"faces": [0, 1]}})
    content = compose(KIND, [more, coin], BASE)
    assert [card.id for card in content.model.cards][-2:] == ["crate-5", "seven"]
    assert content.model.die.faces == (0, 1)
    assert content.faults == ()
    assert content.hash != compose(KIND, [more], BASE).hash
    only = compose(KIND, [a_pack(tmp_path, {"cards": json.loads(SEVENS)})], BASE)
    assert [card.id for card in only.model.cards] == ["seven"]


def test_composing_leaves_the_base_alone(tmp_path: Path) -> None:
    before = json.dumps(BASE)
    compose(KIND, [read_pack(a_folder(tmp_path / "more"))], BASE)
    assert json.dumps(BASE) == before


def test_good_items_survive_a_bad_one(tmp_path: Path) -> None:
    cards = [{"id": "six", "value": 6}, {"id": "ten", "value": 10}, "card", {"id": "six", "value": 6}, {"value": 1}]
    pack = a_pack(tmp_path, {"cards": cards}, ("cards.json", "cards", "add"))
    content = compose(KIND, [pack], BASE)
    assert content.model.cards[-1] == CardContent(id="six", value=6)
    assert len(content.model.cards) == len(CONTENT.cards) + 1
    file = f"{pack.path.name}/cards.json"
    assert [str(fault.sentence) for fault in content.faults] == [
        f"{file}, item 2 “ten”, value: should be less than or equal to 9.",
        f"{file}, item 3: an object with named fields was expected.",
        f"{file}, item 4 “six”, id: this is taken by another item already.",
        f"{file}, item 5, id: this field is missing.",
    ]


@pytest.mark.parametrize(
    ("files", "parts", "words"),
    [
        ({"cards": b"{"}, (), "no JSON"),
        ({"cards": {"id": "x"}}, (), "a list of items was expected"),
        ({"die": {"faces": [1]}}, (), "faces"),
        ({"die": {"faces": [1, 2]}}, (("die.json", "die", "add"),), "can be replaced, not added to"),
        ({"cards": []}, (("cards.json", "ships", "add"),), "“ships” is no part of this game; it has cards, die"),
    ],
)
def test_a_bad_part_leaves_the_base_content(
    tmp_path: Path, files: dict[str, Any], parts: tuple[tuple[str, str, str], ...], words: str
) -> None:
    content = compose(KIND, [a_pack(tmp_path, files, *parts)], BASE)
    assert content.model == CONTENT
    assert words in str(content.faults[0].sentence)


def test_a_part_is_replaced_once(tmp_path: Path) -> None:
    first, second = a_pack(tmp_path, {"die": {"faces": [1, 2]}}), a_pack(tmp_path, {"die": {"faces": [3, 4]}})
    content = compose(KIND, [first, second], BASE)
    assert content.model.die.faces == (1, 2)
    assert f"{first.path.name}/die.json has replaced" in str(content.faults[0].sentence)


def test_a_pack_for_another_game_is_refused(tmp_path: Path) -> None:
    pack = a_pack(tmp_path, {"die": {"faces": [1, 2]}}, game="chess")
    with pytest.raises(ContentProblem, match="for the game “chess”, not for “contraband”"):
        compose(KIND, [pack], BASE)


def test_a_stored_content_that_is_no_content_gets_a_sentence() -> None:
    for text in ("{", "[]", '{"cards": []}'):
        with pytest.raises(ContentProblem):
            read_content(KIND, text, "game.starsave")


def test_a_stored_content_keeps_its_hash_when_the_model_has_grown() -> None:
    old = canonical_json(CONTENT).replace('"copies":5,', "")
    content: Content[StubContent] = read_content(KIND, old)
    assert content.json == old
    assert content.hash != content_hash(content.model)
