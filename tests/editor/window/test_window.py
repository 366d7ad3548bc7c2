"""The window: beginning, going about, checks that lead to fields, by mouse and by keys."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt
from PySide6.QtGui import QDropEvent
from PySide6.QtWidgets import QApplication

from editor.forms.fields import TextEditor
from editor.game_words import templates
from editor.window.main import EditorWindow
from editor.window.page import ItemPage
from editor.window.places import PACK, Place
from editor.window.workspace import Workspace
from tests.editor.window.opening import Begun, opened

LEFT = Qt.MouseButton.LeftButton
CTRL = Qt.KeyboardModifier.ControlModifier


def page_of(work: Workspace) -> ItemPage:
    assert isinstance(work.pages.page, ItemPage)
    return work.pages.page


@pytest.mark.parametrize("game", ["space_movers", "amazing_space_venture", "one_small_step", "space_checkers"])
def test_a_pack_begins_from_every_template_and_from_nothing(begun: Begun, game: str, qtbot: Any) -> None:
    for title in [*(one.title for one in templates(game)), ""]:
        work = begun(game, title)
        assert work.document.game == game
        assert work.document.draft.parts
        qtbot.waitUntil(lambda work=work: work.checker.found is not None, timeout=20_000)
        if title != "":
            assert work.checker.faults == 0, (title, [one.message for one in work.checker.found or ()])


def test_the_start_page_offers_new_and_known_packs(window: EditorWindow, on_disk: Path, qtbot: Any) -> None:
    assert window.start.isVisible()
    qtbot.mouseClick(window.start.games["one_small_step"], LEFT)
    qtbot.mouseClick(window.start.choices[0], LEFT)
    assert window.workspace is not None
    assert window.workspace.document.game == "one_small_step"
    qtbot.mouseClick(opened(window, on_disk).top.home, LEFT)
    assert window.start.isVisible()
    qtbot.mouseClick(window.start.recent[0], LEFT)
    assert window.workspace is not None
    assert window.workspace.document.path == on_disk.resolve()


def test_the_tree_leads_to_forms_and_keeps_what_was_changed_in_tabs(begun: Begun, qtbot: Any) -> None:
    work = begun("one_small_step", "Cards")
    first = work.pages.place
    assert first is not None
    assert first.part == "events"
    work.go_to(Place("missions", work.document.rows("missions")[0].uid))
    assert len(work.pages.places) == 1, "what was only looked at gives way"
    field = page_of(work).form.editor.innermost(("title",))
    assert isinstance(field, TextEditor)
    field.line.setFocus()
    field.line.selectAll()
    qtbot.keyClicks(field.line, "Vostok 9")
    assert work.pages.tabs.tabText(0) == "Vostok 9"
    work.go_to(first)
    assert len(work.pages.places) == 2
    work.document.undo()
    assert work.pages.tabs.tabText(0) != "Vostok 9"
    work.pages.close_tab(0)
    assert work.pages.places == [first]


def test_a_finding_leads_to_its_field(begun: Begun, qtbot: Any) -> None:
    work = begun("space_movers", "An adventure")
    (row,) = work.document.rows("adventures")
    path = ("cards", 3, "side_2", "steps", 0, "cost")
    work.document.set_value("adventures", row.uid, path, 99, "Cost")
    qtbot.waitUntil(lambda: work.checker.faults > 0, timeout=20_000)
    (fault,) = [one for one in work.checker.found or () if one.severity == "fault"]
    assert fault.path == path
    assert work.tree.severity[Place("adventures", row.uid)] == "fault"
    assert work.tree.severity[Place("adventures", row.uid, ("cards", 3))] == "fault"
    assert Place("adventures", row.uid, ("cards", 2)) not in work.tree.severity
    work.window().activateWindow()
    qtbot.keyClick(work.window(), Qt.Key.Key_F8)
    page = page_of(work)
    assert page.place.within == ("cards", 3)
    field = page.form.editor.innermost(path)
    qtbot.waitUntil(lambda: work.window().focusWidget() is field.marked())
    assert field.marked().property("severity") == "fault"
    work.document.undo()
    qtbot.waitUntil(lambda: work.checker.faults == 0, timeout=20_000)
    assert field.marked().property("severity") == ""


def test_history_goes_back_and_forward(begun: Begun) -> None:
    work = begun("space_checkers", "A board")
    (row,) = work.document.rows("board")
    for size in (11, 12, 13):
        work.document.set_value("board", row.uid, ("size",), size, f"Size {size}")
    model = work.history.model()
    assert model.rowCount() == 4
    work.history.clicked.emit(model.index(1, 0))
    assert work.document.value(row.uid, ("size",)) == 11
    assert "Size 11" in work.top.next.text()
    work.history.clicked.emit(model.index(3, 0))
    assert work.document.value(row.uid, ("size",)) == 13


def test_notes_belong_to_what_is_shown(begun: Begun, qtbot: Any) -> None:
    work = begun("one_small_step", "Cards")
    qtbot.keyClicks(work.notes.box, "too cheap")
    assert work.document.stack.count() == 1
    work.go_to(PACK)
    assert work.notes.box.toPlainText() == ""
    work.go_to(Place("events", work.document.rows("events")[0].uid))
    assert work.notes.box.toPlainText() == "too cheap"


def test_what_a_pack_cannot_be_called_stays_in_the_field(begun: Begun, qtbot: Any) -> None:
    work = begun("one_small_step", "Cards")
    work.go_to(PACK)
    page: Any = work.pages.page
    page.fields["title"].setFocus()
    page.fields["title"].selectAll()
    qtbot.keyClick(page.fields["title"], Qt.Key.Key_Delete)
    assert work.document.draft.info["title"] == "Cards"
    assert page.faults["title"].text()
    qtbot.keyClicks(page.fields["title"], "Red Moon")
    assert work.document.draft.info["title"] == "Red Moon"
    assert not page.faults["title"].text()
    assert work.top.name.text() == "Red Moon"


def test_undo_in_a_field_is_that_of_the_document(begun: Begun, qtbot: Any) -> None:
    work = begun("one_small_step", "Cards")
    uid = work.document.rows("events")[0].uid
    before = work.document.value(uid)
    work.document.set_value("events", uid, ["era"], 3, "Era")
    field = page_of(work).form.editor.innermost(("title",))
    assert isinstance(field, TextEditor)
    field.line.setFocus()
    qtbot.keyClicks(field.line, " II")
    assert work.document.stack.count() == 2
    for _ in range(2):
        qtbot.keyClick(field.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert work.document.value(uid) == before
    assert field.line.text() == before["title"]
    qtbot.keyClick(field.line, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert work.document.value(uid, ["era"]) == 3


def test_items_are_copied_pasted_moved_and_removed_by_keys(begun: Begun, qtbot: Any) -> None:
    work = begun("one_small_step", "Cards")
    tree = work.tree
    before = len(work.document.rows("events"))
    tree.setFocus()
    tree.choose(Place("events", work.document.rows("events")[0].uid))
    for key in ("C", "V", "V", "D"):
        qtbot.keyClick(tree, getattr(Qt.Key, f"Key_{key}"), Qt.KeyboardModifier.ControlModifier)
    ids = [row.value["id"] for row in work.document.rows("events")]
    assert len(set(ids)) == len(ids) == before + 3
    qtbot.keyClick(tree, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    moved = [row.value["id"] for row in work.document.rows("events")]
    assert moved == [*ids[:2], ids[3], ids[2], *ids[4:]]
    qtbot.keyClick(tree, Qt.Key.Key_Delete)
    assert len(work.document.rows("events")) == before + 2
    work.document.go_to(0)
    assert len(work.document.rows("events")) == before


def test_the_search_finds_words_anywhere_in_an_item(window: EditorWindow, on_disk: Path, qtbot: Any) -> None:
    work = opened(window, on_disk)
    qtbot.keyClicks(work.search, "halve_planet")
    assert work.tree.shown_count("cards") == 1
    assert work.tree.shown_count("tiles") == 0
    work.search.clear()
    assert work.tree.shown_count("tiles") == len(work.document.rows("tiles"))


def test_only_what_is_found_fault_with_can_be_shown(window: EditorWindow, on_disk: Path, qtbot: Any) -> None:
    work = opened(window, on_disk)
    bad = work.document.rows("cards")[7]
    work.document.set_value("cards", bad.uid, ["title"], "", "Title")
    qtbot.waitUntil(lambda: work.checker.faults == 1, timeout=20_000)
    qtbot.mouseClick(work.only, LEFT)
    assert work.tree.shown_count("cards") == 1
    work.document.undo()
    qtbot.waitUntil(lambda: work.tree.shown_count("cards") == 0, timeout=20_000)
    qtbot.mouseClick(work.only, LEFT)
    assert work.tree.shown_count("cards") == len(work.document.rows("cards"))


def test_items_are_dragged_to_other_places(window: EditorWindow, on_disk: Path) -> None:
    work = opened(window, on_disk)
    tree = work.tree
    rows = [row.uid for row in work.document.rows("tiles")]
    tree.choose_rows([rows[0]])
    below = tree.visualRect(tree._items[rows[3]].index())
    drop = QDropEvent(
        QPointF(below.center().x(), below.bottom() - 2),
        Qt.DropAction.MoveAction,
        QMimeData(),
        LEFT,
        Qt.KeyboardModifier.NoModifier,
    )
    tree.dropEvent(drop)
    assert [row.uid for row in work.document.rows("tiles")] == [*rows[1:4], rows[0], *rows[4:]]
    assert work.document.stack.count() == 1
    assert tree.chosen_rows() == ("tiles", [rows[0]])


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 800), (900, 560)])
def test_nothing_is_wider_than_the_window(
    window: EditorWindow, begun: Begun, size: tuple[int, int], qtbot: Any
) -> None:
    work = begun("space_movers", "An adventure")
    window.resize(*size)
    QApplication.processEvents()
    assert window.width() == size[0]
    assert work.top.playtest.geometry().right() <= size[0]
    assert work.rows.geometry().bottom() <= size[1]


def test_the_balance_has_room_for_its_charts(begun: Begun, window: EditorWindow) -> None:
    work = begun("space_movers", "")
    window.resize(1600, 1000)
    assert work.balance.isVisible(), "beside the dock in a wide window"
    window.resize(1280, 800)
    work.top.balance_wanted.emit()
    assert work.dock.panel == "balance"
    assert work.rows.sizes()[1] >= 300
    assert work.balance.play.isEnabled()


def test_the_map_has_the_room_of_the_preview_that_would_show_the_same(begun: Begun, qtbot: Any) -> None:
    work = begun("space_movers", "A map with its cargoes")
    page = page_of(work)
    assert page.canvas is not None
    assert page.ways is not None
    assert page.beside is not None
    canvas = page.canvas
    assert not work.preview.isVisible()
    qtbot.waitUntil(lambda: canvas.width() > work.width() * 0.8)
    qtbot.mouseClick(page.beside, LEFT)
    assert work.preview.isVisible()
    qtbot.mouseClick(page.beside, LEFT)
    assert not work.preview.isVisible()
    qtbot.mouseClick(page.ways.segments[1], LEFT)
    assert work.preview.isVisible(), "fields are seen in the preview only"
    work.go_to(Place("cargoes", work.document.rows("cargoes")[0].uid))
    assert work.preview.isVisible()
    work.go_to(PACK)
    assert not work.preview.isVisible(), "there is nothing to preview"


def test_a_click_in_the_tree_leads_back_to_a_row_that_is_chosen_already(begun: Begun, qtbot: Any) -> None:
    work = begun("amazing_space_venture", "A starting position")
    row = work.document.rows("starts")[0]
    for closing in (False, True):
        if closing:
            work.pages.close_tab(work.pages.tabs.currentIndex())
        else:
            work.go_to(PACK)
        index = work.tree._items[row.uid].index()
        qtbot.mouseClick(work.tree.viewport(), LEFT, pos=work.tree.visualRect(index).center())
        assert work.pages.place == Place("starts", row.uid)


def test_the_cards_of_an_adventure_lie_open_from_the_start(begun: Begun) -> None:
    work = begun("space_movers", "An adventure")
    (item,) = work.tree._items.values()
    assert work.tree.isExpanded(item.index())
    assert item.rowCount() == 5


def test_a_position_to_begin_from_begins_with_a_board(begun: Begun) -> None:
    work = begun("amazing_space_venture", "A position to begin from")
    assert page_of(work).canvas is not None


@pytest.mark.parametrize("mod", [CTRL | Qt.KeyboardModifier.ShiftModifier, CTRL])
def test_both_usual_keys_redo(begun: Begun, window: EditorWindow, qtbot: Any, mod: Qt.KeyboardModifier) -> None:
    work = begun("one_small_step", "Cards")
    uid = work.document.rows("events")[0].uid
    work.document.set_value("events", uid, ("title",), "Vostok 9", "Title")
    qtbot.keyClick(window, Qt.Key.Key_Z, CTRL)
    assert work.document.value(uid, ("title",)) != "Vostok 9"
    qtbot.keyClick(window, Qt.Key.Key_Y if mod == CTRL else Qt.Key.Key_Z, mod)
    assert work.document.value(uid, ("title",)) == "Vostok 9"


def test_a_long_reason_is_read_whole_in_two_lines(begun: Begun, qtbot: Any) -> None:
    work = begun("amazing_space_venture", "A tile expansion")
    qtbot.waitUntil(lambda: work.checker.found is not None, timeout=20_000)
    table = work.checks.table
    heights = [table.rowHeight(row) for row in range(table.rowCount())]
    assert len(heights) == 2
    assert heights[0] > heights[1]
    work.window().resize(2400, 1000)
    qtbot.waitUntil(lambda: table.rowHeight(0) == heights[1])
