"""Drafts: what a pack becomes to be edited, and back."""

from pathlib import Path

import pytest

from desktop.kernel.manifest import MANIFEST, PackInfo
from desktop.kernel.packs import Pack
from editor.document.draft import REMOVED, draft_of, json_bytes, pack_of, same, value_at, with_value


def pack(parts: dict[str, object], **files: bytes) -> Pack:
    listed = [{"file": f"{name}.json", "part": name, "mode": "add"} for name in parts]
    info = PackInfo.model_validate(
        {"id": "mine", "title": "Mine", "version": "1", "author": "", "game": "any", "parts": listed}
    )
    data = {f"{name}.json": json_bytes(value) for name, value in parts.items()}
    return Pack(Path("mine.starset"), info, {MANIFEST: json_bytes(info.model_dump(mode="json")), **data, **files})


def test_a_pack_comes_back_as_it_was() -> None:
    one = pack({"cards": [{"id": "a"}, {"id": "b"}], "map": {"name": "M"}}, **{"notes.json": b"{}"})
    two = pack_of(draft_of(one), one.path)
    assert two.info == one.info
    assert dict(two.files) == dict(one.files)


def test_what_cannot_be_read_stays_as_it_is() -> None:
    one = pack({"cards": [1, 2], "tiles": [{"id": "a"}]}, **{"cards.json": b"[{", "odd": b"\xff"})
    draft = draft_of(one)
    assert list(draft.parts) == ["tiles"]
    assert "no JSON" in draft.unread["cards.json"]
    assert pack_of(draft).files["cards.json"] == b"[{"
    assert pack_of(draft).files["odd"] == b"\xff"


def test_items_that_are_no_objects_are_not_lost_either() -> None:
    draft = draft_of(pack({"cards": [1, {"id": "a"}]}))
    assert draft.unread == {"cards.json": "an item, or a list of items, was expected"}
    assert draft.files["cards.json"] == json_bytes([1, {"id": "a"}])


def test_two_files_of_one_part_are_one_list() -> None:
    one = pack({"cards": [{"id": "a"}], "more": [{"id": "b"}]})
    info = one.info.model_copy(update={"parts": tuple(p.model_copy(update={"part": "cards"}) for p in one.info.parts)})
    draft = draft_of(Pack(one.path, info, one.files))
    assert [row.value["id"] for row in draft.parts["cards"].rows] == ["a", "b"]
    assert list(pack_of(draft).files) == [MANIFEST, "cards.json"]


def test_half_a_character_does_not_keep_a_draft_from_being_written() -> None:
    draft = draft_of(pack({"cards": [{"id": "a"}]}))
    draft.parts["cards"].rows[0].value["title"] = "half \ud83d"
    assert b'"half ?"' in pack_of(draft).files["cards.json"]


def test_a_new_value_shares_what_stayed_and_leaves_the_old_one_alone() -> None:
    old = {"a": [{"b": 1}, {"c": 2}], "d": {"e": 3}}
    new = with_value(old, ("a", 0, "b"), 9)
    assert old["a"][0] == {"b": 1}
    assert new == {"a": [{"b": 9}, {"c": 2}], "d": {"e": 3}}
    assert new["d"] is old["d"]
    assert with_value(old, ("a", 1), REMOVED) == {"a": [{"b": 1}], "d": {"e": 3}}
    assert with_value(old, ("d", "e"), REMOVED)["d"] == {}
    assert with_value(old, ("f", "g"), 1)["f"] == {"g": 1}
    with pytest.raises(LookupError):
        with_value(old, ("d", "e", 0), 1)
    assert value_at(old, ("a", 1, "c")) == 2
    assert value_at(old, ("a", 7)) is REMOVED


def test_one_and_true_are_not_the_same() -> None:
    assert same({"a": [1, "x"]}, {"a": [1, "x"]})
    assert not same(1, True)
    assert not same({"a": [1]}, {"a": [1.0]})
