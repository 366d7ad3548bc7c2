"""Adding, changing together, tables and parts: through the same doors that menus and dialogs use."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import base_values
from desktop.lab.check.pack import check_pack
from desktop.table.kit import dialogs
from editor.document import clipping
from editor.document.document import Document
from editor.document.fresh import draft_from
from editor.forms.fields import NumberEditor
from editor.forms.shapes import Kinds, blank, shape_of
from editor.window.actions import filled
from editor.window.dialogs import CopySheet, ImportSheet, ManySheet
from editor.window.places import Place, title_of
from tests.editor.forms.test_shapes import form_faults
from tests.editor.window.opening import Begun


@pytest.fixture
def accept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every sheet is accepted as it comes up."""
    for sheet in (ImportSheet, ManySheet, CopySheet):
        monkeypatch.setattr(sheet, "exec", lambda self: QDialog.DialogCode.Accepted)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_kind_of_item_begins_right_in_form(qapp: object, game: str) -> None:
    document = Document(draft_from(game, "New", "", None))
    for part in content_kind(game).parts:
        shape = shape_of(part.model)
        for one in [group for _, group in shape.groups] if isinstance(shape, Kinds) else [shape]:
            value = filled(document, one, blank(one))
            faults = form_faults(part.model, value)
            assert not [fault for fault in faults if fault not in ("value_error", "string_pattern_mismatch")]


def test_items_of_every_part_can_be_added(begun: Begun) -> None:
    work = begun("space_movers")
    for part in content_kind("space_movers").parts:
        if part.many:
            uid = work.actions_on_items.add(part, shape_of(part.model))
            assert work.pages.place == Place(part.name, uid)
            work.document.undo()
            assert work.document.row(uid) is None


def test_a_new_cargo_names_planets_that_there_are(begun: Begun) -> None:
    work = begun("space_movers")
    part = content_kind("space_movers").part("cargoes")
    assert part is not None
    work.actions_on_items.add(part, shape_of(part.model))
    assert not check_pack(work.document.pack()).faults


def test_several_are_changed_in_one_step(begun: Begun, accept: None, monkeypatch: pytest.MonkeyPatch) -> None:
    work = begun("space_movers", "A map with its cargoes")
    uids = [row.uid for row in work.document.rows("cargoes")][:5]
    work.tree.choose_rows(uids)

    def execute(sheet: ManySheet) -> QDialog.DialogCode:
        sheet.choose("pays")
        assert isinstance(sheet.editor, NumberEditor)
        sheet.editor.line.textEdited.emit("6")
        return QDialog.DialogCode.Accepted

    monkeypatch.setattr(ManySheet, "exec", execute)
    work.actions_on_items.edit_together()
    assert [work.document.value(uid, ["pays"]) for uid in uids] == [6] * 5
    assert work.document.stack.count() == 1
    work.document.undo()
    assert any(work.document.value(uid, ["pays"]) != 6 for uid in uids)


def test_items_of_the_game_are_copied_under_ids_of_their_own(
    begun: Begun, accept: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = begun("amazing_space_venture")
    base = base_values(content_kind("amazing_space_venture"))["tiles"]
    monkeypatch.setattr(CopySheet, "chosen", lambda self: base[:4])
    part = content_kind("amazing_space_venture").part("tiles")
    assert part is not None
    work.actions_on_items.copy_from_game(part)
    ids = {row.value["id"] for row in work.document.rows("tiles")}
    assert len(ids) == 4
    assert not ids & {one["id"] for one in base}
    assert not check_pack(work.document.pack()).faults


def test_a_table_goes_out_and_in(
    begun: Begun, accept: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    work = begun("space_movers", "A map with its cargoes")
    path = tmp_path / "cargoes.csv"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(path), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(path), ""))
    work.actions_on_items.export_table("cargoes")
    work.actions_on_items.import_table("cargoes")
    assert work.document.stack.count() == 0, "nothing has changed"
    first = work.document.rows("cargoes")[0]
    path.write_bytes(path.read_bytes().replace(first.value["title"].encode(), "Été".encode()) + b"bad,row\r\n")
    shown: list[str] = []
    monkeypatch.setattr(
        ImportSheet, "exec", lambda self: shown.append(self.words.text()) or QDialog.DialogCode.Accepted
    )
    work.actions_on_items.import_table("cargoes")
    assert work.document.value(first.uid, ["title"]) == "Été"
    assert shown[0].startswith("0 new, 1 changed")
    assert "1 that cannot be read" in shown[0]
    assert work.document.stack.count() == 1


def test_a_file_that_is_no_table_is_told_of(begun: Begun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work = begun("space_movers", "A map with its cargoes")
    told: list[str] = []
    monkeypatch.setattr(dialogs, "tell", lambda parent, heading, sentence, **_: told.append(sentence))
    path = tmp_path / "x.csv"
    path.write_bytes(b"\0\0")
    work.actions_on_items.take_table("cargoes", path)
    work.actions_on_items.take_table("cargoes", tmp_path / "missing.csv")
    assert len(told) == 2
    assert work.document.stack.count() == 0


def test_parts_come_go_and_take_the_games_place(begun: Begun) -> None:
    work = begun("space_movers", "An adventure")
    part = content_kind("space_movers").part("map")
    assert part is not None
    work.actions_on_items.add_single(part)
    assert work.document.draft.parts["map"].mode == "replace"
    work.actions_on_items.set_mode("adventures", True)
    work.actions_on_items.remove_part("adventures")
    assert list(work.document.draft.parts) == ["map"]
    said: list[str] = []
    work.actions_on_items.said.connect(said.append)
    work.actions_on_items.remove_part("map")
    assert said
    assert list(work.document.draft.parts) == ["map"]
    work.document.go_to(0)
    assert list(work.document.draft.parts) == ["adventures"]


def test_menus_offer_what_can_be_done(begun: Begun) -> None:
    work = begun("space_movers", "A map with its cargoes")
    adds = work.actions_on_items.add_menu()
    assert "Events" in [action.text() for action in adds.actions()]
    assert "Route map" not in [action.text() for action in adds.actions()], "it is there already"
    uid = work.document.rows("cargoes")[0].uid
    texts = [action.text() for action in work.actions_on_items.menu("cargoes", [uid]).actions()]
    assert {"Copy", "Duplicate", "Export as table …", "Remove"} <= set(texts)
    single = [action.text() for action in work.actions_on_items.menu("map", []).actions()]
    assert "Duplicate" not in single


def test_new_items_of_all_parts_have_ids_of_their_own_and_new_cards_their_numbers(begun: Begun) -> None:
    work = begun("space_movers")
    for part in content_kind("space_movers").parts:
        if part.many:
            work.actions_on_items.add(part, shape_of(part.model))
    messages = [fault.message for fault in check_pack(work.document.pack()).faults]
    assert not [one for one in messages if "taken by another" in one or "has this id" in one or "1 to 5" in one]


def test_a_copy_of_what_the_game_has_gets_an_id_of_its_own_beside_it(begun: Begun) -> None:
    work = begun("space_movers")
    base = base_values(content_kind("space_movers"))["cargoes"][:2]
    clips = [clipping.Clip(one) for one in base]
    fresh = clipping.paste(work.document, "cargoes", clips, None, "Paste")
    assert not {work.document.value(uid)["id"] for uid in fresh} & {one["id"] for one in base}
    work.actions_on_items.set_mode("cargoes", replace=True)
    (uid,) = clipping.paste(work.document, "cargoes", clips[:1], None, "Paste")
    assert work.document.value(uid)["id"] == base[0]["id"]


def test_a_part_is_called_by_its_name(begun: Begun) -> None:
    work = begun("space_movers")
    assert title_of(work.document, Place("characters")) == "Characters"
    assert title_of(work.document, Place("")) == work.document.draft.info["title"]
