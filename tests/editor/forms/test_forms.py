"""Forms: everything in the content of all four games can be edited, and what a control writes can be undone."""

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QIcon, QPixmap
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import Part, base_values
from desktop.table.kit.widgets.combo import Combo
from editor.document.document import Document
from editor.document.draft import REMOVED
from editor.document.fresh import draft_from
from editor.forms.build import build
from editor.forms.choices import ChoiceEditor, ReferenceEditor
from editor.forms.fields import ColourEditor, FlagEditor, IdEditor, NumberEditor, StoryEditor, TextEditor
from editor.forms.form import Form
from editor.forms.lists import ChipsEditor, CountsEditor, ListEditor
from editor.forms.shapes import Choice, Group, blank, shape_of
from editor.forms.spot import Editor, Spot
from editor.game_words import part_words
from tests.editor.document.test_draft import pack
from tests.editor.forms.test_shapes import IDS, PARTS, groups_in

GROUPS = {name: (game, group) for game, part in PARTS for name, group in groups_in(shape_of(part.model)).items()}
KEYS = Qt.Key


def whole(game: str) -> Document:
    """The game's own content as a pack."""
    draft = draft_from(game, "Whole", "", None)
    values = base_values(content_kind(game))
    document = Document(draft)
    for part in content_kind(game).parts:
        if part.name in draft.parts:
            document.remove_part(part.name, "Remove")
        items = values[part.name]
        document.add_part(part.name, "replace", items if part.many else [items], "Add", part.many)
    document.stack.clear()
    return document


def all_within(editor: Editor) -> Iterator[Editor]:
    yield editor
    if isinstance(editor, ListEditor):
        for place in range(len(editor.spot.values)):
            editor.unfold(place)
    for inner in editor.inner():
        yield from all_within(inner)


@pytest.mark.parametrize(("game", "part"), PARTS, ids=IDS)
def test_showing_any_item_changes_nothing(qtbot: Any, game: str, part: Part) -> None:
    document = whole(game)
    for row in list(document.rows(part.name))[::7]:
        form = Form(document, part.name, row.uid)
        qtbot.addWidget(form)
        for editor in all_within(form.editor):
            editor.refresh()
    assert document.stack.count() == 0


@pytest.mark.parametrize("name", GROUPS, ids=lambda name: name.removeprefix("desktop.games."))
def test_every_kind_of_every_union_can_be_edited_and_undone(qtbot: Any, name: str) -> None:
    game, group = GROUPS[name]
    document = Document.of(pack({"any": [{"thing": blank(group)}]}))
    document.draft.info["game"] = game
    uid = document.rows("any")[0].uid
    editor = build(Spot(document, "any", uid, ("thing",), "Thing"), group)
    qtbot.addWidget(editor)
    before = document.value(uid)
    for inner in list(all_within(editor)):
        wrote = write(inner)
        if wrote is not None:
            assert inner.spot.value == wrote, inner
            inner.refresh()
    changed = document.value(uid)
    document.go_to(0)
    assert document.value(uid) == before
    document.go_to(document.stack.count())
    assert document.value(uid) == changed
    for inner in all_within(editor):
        inner.refresh()


def write(editor: Editor) -> Any:
    """Use a control as a person would; gives what the document must hold then, None where nothing was done."""
    match editor:
        case TextEditor() | ColourEditor():
            editor.line.setText("x y")
            editor.line.textEdited.emit("x y")
            return "x y"
        case IdEditor():
            editor.line.setText("other")
            editor.line.editingFinished.emit()
            return "other"
        case StoryEditor():
            editor.box.setPlainText("Once\nupon")
            return "Once\nupon"
        case NumberEditor():
            editor.line.textEdited.emit("3")
            return 3
        case FlagEditor():
            editor.switch.click()
            return editor.switch.isChecked()
        case ChoiceEditor():
            last = editor.pick.count() - 1
            editor.pick.activated.emit(last)
            return editor.pick.itemData(last)
        case ReferenceEditor() if editor.pick.count():
            editor.pick.activated.emit(0)
            return editor.pick.itemData(0)
        case ChipsEditor():
            assert isinstance(editor._choice, Choice)
            before = list(editor.spot.values)
            editor.append(editor._choice.options[-1])
            return [*before, editor._choice.options[-1]]
        case CountsEditor():
            key, line = next(iter(editor._lines.items()))
            line.textEdited.emit("2")
            return {**editor.spot.value, key: 2}
        case ListEditor():
            before = list(editor.spot.values)
            if before:
                editor._copy(0)
                return [before[0], *before]
    return None


def test_what_is_no_number_stays_as_it_was_typed(qtbot: Any) -> None:
    document = Document.of(pack({"any": [{"n": 4}]}))
    uid = document.rows("any")[0].uid
    from editor.forms.shapes import Whole

    editor = NumberEditor(Spot(document, "any", uid, ("n",), "Number"), Whole(1, 6))
    qtbot.addWidget(editor)
    editor.line.clear()
    qtbot.keyClicks(editor.line, "4x")
    assert document.value(uid, ("n",)) == "4x"
    editor.refresh()
    assert editor.line.text() == "4x"
    qtbot.keyClick(editor.line, KEYS.Key_Backspace)
    assert document.value(uid, ("n",)) == 4
    qtbot.keyClick(editor.line, KEYS.Key_Up)
    qtbot.keyClick(editor.line, KEYS.Key_PageUp)
    assert document.value(uid, ("n",)) == 6


def test_things_in_lists_are_added_moved_copied_and_removed(qtbot: Any) -> None:
    document = whole("space_movers")
    uid = document.rows("reactions")[0].uid
    form = Form(document, "reactions", uid)
    qtbot.addWidget(form)
    effects = form.editor.innermost(("effects",))
    assert isinstance(effects, ListEditor)
    effects._append({"kind": "heal"})
    effects._append({"kind": "gain", "amount": 2})
    kinds = [one["kind"] for one in document.value(uid, ("effects",))]
    effects._frames[-1].grip.shifted.emit(-1)
    assert [one["kind"] for one in document.value(uid, ("effects",))] == [*kinds[:-2], "gain", "heal"]
    document.go_to(0)
    assert len(document.value(uid, ("effects",))) == len(kinds) - 2
    assert len(effects._frames) == len(kinds) - 2


def test_another_kind_keeps_what_both_have(qtbot: Any) -> None:
    document = whole("amazing_space_venture")
    uid = next(row.uid for row in document.rows("cards") if row.value["kind"] == "planet")
    title = document.value(uid, ("title",))
    form = Form(document, "cards", uid)
    qtbot.addWidget(form)
    form.editor._choose("ship")  # type: ignore[attr-defined]
    assert document.value(uid, ("title",)) == title
    assert document.value(uid, ("kind",)) == "ship"
    assert document.value(uid, ("home",)) is REMOVED
    assert document.stack.count() == 1


def test_what_names_a_planet_follows_its_new_id(qtbot: Any) -> None:
    document = whole("space_movers")
    uid = document.rows("map")[0].uid
    place = next(n for n, node in enumerate(document.value(uid, ("nodes",))) if node["id"] == "mars")
    form = Form(document, "map", uid)
    qtbot.addWidget(form)
    before = str([row.value for part in document.draft.parts.values() for row in part.rows])
    field = form.editor.innermost(("nodes", place, "id"))
    assert isinstance(field, IdEditor)
    field.line.setText("red_one")
    field.line.editingFinished.emit()
    after = str([row.value for part in document.draft.parts.values() for row in part.rows])
    assert document.stack.count() == 1
    assert before.count("'mars'") == after.count("'red_one'") > 5
    assert "'mars'" not in after
    document.undo()
    assert str([row.value for part in document.draft.parts.values() for row in part.rows]) == before


def test_the_sentence_is_written_as_one_types(qtbot: Any) -> None:
    document = whole("space_movers")
    uid = document.rows("adventures")[0].uid
    form = Form(document, "adventures", uid, ("cards", 2))
    qtbot.addWidget(form)
    words = form.editor.innermost(("cards", 2, "side_1"))._printed.words  # type: ignore[attr-defined]
    path = ("cards", 2, "side_1", "task", 0)
    document.set_value("adventures", uid, path, {"kind": "at", "planet": "mars"}, "Task")
    assert "Mars" in words.text()
    document.set_value("adventures", uid, (*path, "planet"), "nowhere", "Task")
    assert "not finished" in words.text()
    document.undo()
    assert "Mars" in words.text()


def test_a_fault_frames_its_field_and_a_click_goes_there(qtbot: Any) -> None:
    document = whole("space_movers")
    uid = document.rows("random_objectives")[0].uid
    form = Form(document, "random_objectives", uid)
    qtbot.addWidget(form)
    form.show()
    form.show_marks([(("title",), "warning", "This name is there twice")])
    title = form.editor.innermost(("title",)).marked()
    assert title.property("severity") == "warning"
    assert "twice" in title.toolTip()
    form.show_marks([])
    assert title.property("severity") == ""
    form.focus_field(("steps", 0, "cost"))
    qtbot.waitUntil(lambda: form.focusWidget() is form.editor.innermost(("steps", 0, "cost")).marked())


def test_all_parts_of_all_games_have_words() -> None:
    for game in GAMES:
        for part in content_kind(game).parts:
            words = part_words(game, part.name)
            assert words.one != part.name
            assert words.icon


def test_groups_are_found_in_all_games() -> None:
    assert len(GROUPS) > 130
    assert all(isinstance(group, Group) for _, group in GROUPS.values())


def test_a_list_with_pictures_is_wide_enough_for_both(qtbot: QtBot) -> None:
    plain, pictured = Combo("Die"), Combo("Die")
    picture = QPixmap(18, 18)
    for combo in (plain, pictured):
        qtbot.addWidget(combo)
        combo.addItem("Agency")
    pictured.setItemIcon(0, QIcon(picture))
    assert pictured.sizeHint().width() >= plain.sizeHint().width() + pictured.iconSize().width()
