"""Documents: each gesture is one step that can be undone, and told once."""

from typing import Any

import pytest

from editor.document.document import Change, Document
from editor.document.draft import REMOVED, Draft, pack_of
from tests.editor.document.test_draft import pack


@pytest.fixture
def document() -> Document:
    return Document.of(pack({"cards": [{"id": "a", "n": 1}, {"id": "b"}, {"id": "c"}], "map": {"name": "M"}}))


def ids(document: Document) -> list[str]:
    return [row.value["id"] for row in document.rows("cards")]


def heard(document: Document) -> list[Change]:
    changes: list[Change] = []
    document.changed.connect(changes.append)
    return changes


def half_a_gesture(document: Document) -> None:
    with document.gesture("Half"):
        document.remove_rows("cards", [row.uid for row in document.rows("cards")], "Remove")
        document.remove_part("nothing", "Remove")


def state(draft: Draft) -> Any:
    return dict(pack_of(draft).files), [[row.uid for row in part.rows] for part in draft.parts.values()]


def test_typing_in_one_field_is_one_step(document: Document) -> None:
    uid = document.rows("cards")[0].uid
    changes = heard(document)
    for text in ("D", "De", "Dea"):
        document.set_value("cards", uid, ["title"], text, "Title", merge=True)
    assert document.stack.count() == 1
    assert changes == [Change("cards", uid, ("title",))] * 3
    document.settle()
    document.set_value("cards", uid, ["title"], "Dead", "Title", merge=True)
    document.set_value("cards", uid, ["n"], 2, "Number", merge=True)
    assert document.stack.count() == 3
    document.go_to(0)
    assert document.value(uid) == {"id": "a", "n": 1}
    document.redo()
    assert document.value(uid, ["title"]) == "Dea"


def test_typing_back_leaves_no_step(document: Document) -> None:
    uid = document.rows("cards")[0].uid
    for text in ("b", "a"):
        document.set_value("cards", uid, ["id"], text, "Id", merge=True)
    assert document.stack.count() == 0


def test_what_is_there_already_is_no_step(document: Document) -> None:
    uid = document.rows("cards")[0].uid
    document.set_value("cards", uid, ["n"], 1, "Number")
    document.set_value("cards", uid, ["x"], REMOVED, "X")
    assert document.stack.count() == 0
    document.set_value("cards", uid, ["n"], True, "Number")
    assert document.stack.count() == 1


def test_rows_come_go_and_move(document: Document) -> None:
    a, b, c = (row.uid for row in document.rows("cards"))
    (d,) = document.insert_rows("cards", 1, [{"id": "d"}], "Add")
    document.move_row("cards", c, 0, "Move")
    document.remove_rows("cards", [a, b], "Remove")
    assert ids(document) == ["c", "d"]
    assert document.row(a) is None
    document.undo()
    assert ids(document) == ["c", "a", "d", "b"]
    assert document.part_of(a) == "cards"
    document.undo()
    document.undo()
    assert ids(document) == ["a", "b", "c"]
    assert document.row(d) is None
    document.go_to(3)
    assert ids(document) == ["c", "d"]


def test_a_gesture_is_one_step_and_tells_each_change_once(document: Document) -> None:
    before = state(document.draft)
    uid = document.rows("cards")[0].uid
    changes = heard(document)
    with document.gesture("Paste a card"):
        document.set_value("cards", uid, ["n"], 5, "Number")
        document.set_value("cards", uid, ["n"], 6, "Number")
        with document.gesture("inner"):
            document.set_file("art/cards/a.png", b"picture", "Picture")
    assert changes == [Change("cards", uid, ("n",)), Change("", None, ("file", "art/cards/a.png"))]
    assert document.stack.undoText() == "Paste a card"
    document.undo()
    assert document.stack.index() == 0
    assert state(document.draft) == before


def test_a_gesture_that_does_nothing_or_fails_is_no_step(document: Document) -> None:
    before = state(document.draft)
    with document.gesture("Nothing"):
        pass
    with pytest.raises(LookupError):
        half_a_gesture(document)
    assert document.stack.count() == 0
    assert state(document.draft) == before


def test_many_changes_are_told_as_one(document: Document) -> None:
    document.insert_rows("cards", 0, [{"id": f"x{n}"} for n in range(100)], "Add")
    changes = heard(document)
    edits = [(row.uid, ["n"], 3) for row in document.rows("cards")]
    document.set_values("cards", edits, "Number")
    document.undo()
    assert changes == [Change("cards")] * 2


def test_the_manifest_stays_right(document: Document) -> None:
    document.set_info("title", "New", "Title")
    with pytest.raises(ValueError, match="small letters, digits"):
        document.set_info("id", "No spaces!", "Id")
    with pytest.raises(ValueError, match="too short"):
        document.set_info("title", "", "Title")
    assert document.pack().info.title == "New"
    document.undo()
    assert document.pack().info.title == "Mine"


def test_parts_come_and_go_in_their_places(document: Document) -> None:
    before = state(document.draft)
    document.remove_part("cards", "Remove the cards")
    document.add_part("tiles", "replace", [{"id": "t"}], "Add tiles")
    document.set_mode("tiles", "add", "Add to the base")
    assert list(document.draft.parts) == ["map", "tiles"]
    assert document.rows("cards") == ()
    document.go_to(0)
    assert state(document.draft) == before
    document.go_to(3)
    assert [part.mode for part in document.pack().info.parts] == ["add", "add"]


def test_a_snapshot_stays_as_it_was(document: Document) -> None:
    snapshot = document.snapshot()
    before = state(snapshot)
    document.set_value("cards", document.rows("cards")[0].uid, ["n"], 7, "Number")
    document.remove_part("cards", "Remove")
    document.set_file("notes.json", b"{}", "Notes")
    assert state(snapshot) == before


def test_what_a_caller_keeps_cannot_change_the_draft(document: Document) -> None:
    uid = document.rows("cards")[0].uid
    mine = {"deep": [1]}
    document.set_value("cards", uid, ["x"], mine, "X")
    mine["deep"].append(2)
    assert document.value(uid, ["x"]) == {"deep": [1]}


def test_wrong_use_is_refused(document: Document) -> None:
    uid = document.rows("cards")[0].uid
    with pytest.raises(LookupError):
        document.set_value("map", uid, ["n"], 1, "Number")
    with pytest.raises(LookupError):
        document.order_rows("cards", [uid], "Order")
    with pytest.raises(ValueError, match="leads out"):
        document.set_file("../x", b"", "File")
    assert document.stack.count() == 0
