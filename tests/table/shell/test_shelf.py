"""The shelf by mouse and by keys: boxes, games in progress, what can be done with them."""

import sys
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.games.catalogue import GAMES
from desktop.kernel.errors import LibraryProblem
from desktop.kernel.words import Sentence
from desktop.table.newgame.page import NewGamePage
from desktop.table.shelf import design
from desktop.table.shelf import menu as menu_module
from desktop.table.shelf import page as shelf_page
from desktop.table.shelf.boxes import Plan
from desktop.table.shelf.card import ContinueCard, StepCard
from desktop.table.shelf.model import saved_games, when
from desktop.table.shelf.saved_games import SavedGamesPage
from desktop.table.window import MainWindow

LEFT = Qt.MouseButton.LeftButton


def cards(window) -> list[ContinueCard]:
    return [card for card in window.shelf.games.cards if isinstance(card, ContinueCard)]


def box(window, game_id):
    return next(box for box in window.shelf.boxes.boxes if box.info.id == game_id)


# ---- boxes ---------------------------------------------------------------------------------------------------


def test_every_game_has_a_box_a_label_and_says_plainly_when_it_is_not_built(open_window):
    window = open_window()
    assert [box.info.id for box in window.shelf.boxes.boxes] == list(GAMES)
    for label in window.shelf.boxes.labels:
        assert label.info.title in label.accessibleName()
        assert hasattr(label, "play") is label.info.ready


def test_a_click_on_a_box_opens_the_page_of_a_new_game(qtbot, open_window):
    window = open_window()
    target = box(window, "space_checkers")
    qtbot.mouseClick(target, LEFT, pos=target.rect().center())
    assert isinstance(window.page, NewGamePage)


def test_a_click_beside_the_face_of_a_box_does_nothing(qtbot, open_window):
    window = open_window()
    target = box(window, "space_checkers")
    qtbot.mouseClick(target, LEFT, pos=QPoint(2, 2))
    assert window.page is window.shelf


def test_a_box_that_is_not_built_tells_so_and_opens_nothing(qtbot, open_window, monkeypatch):
    monkeypatch.setitem(GAMES, "space_movers", replace(GAMES["space_movers"], ready=False))
    window = open_window()
    target = box(window, "space_movers")
    qtbot.mouseClick(target, LEFT, pos=target.rect().center())
    assert window.page is window.shelf
    assert "not built yet" in window.toast.words.text()
    assert window.toast.isVisible()


def test_arrows_walk_along_the_shelf_and_enter_opens(qtbot, open_window):
    window = open_window()
    first = window.shelf.boxes.boxes[0]
    first.setFocus()
    for _ in range(7):
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    assert window.focusWidget() is box(window, "space_checkers"), "the walk stops at the end"
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Right)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.shelf


def test_a_focused_box_rises_and_its_button_is_filled(qtbot, open_window, context):
    window = open_window()
    target = box(window, "space_checkers")
    window.shelf.setFocus()
    assert target.lift == 0
    target.setFocus()
    qtbot.waitUntil(lambda: target.lift == 1)
    label = next(label for label in window.shelf.boxes.labels if label.info.id == "space_checkers")
    assert label.play.look.value == "primary"
    context.settings.less_motion = True
    window.shelf.setFocus()
    assert target.lift == 0, "without motion it is down at once"


def test_tab_goes_from_the_boxes_over_the_cards_to_the_rail(qtbot, open_window, played):
    played(moves=3)
    window = open_window()
    window.shelf.boxes.boxes[0].setFocus()
    seen = []
    for _ in range(20):
        seen.append(window.focusWidget())
        qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
    shelf = window.shelf
    label = shelf.boxes.labels[3]
    wanted = [*shelf.boxes.boxes, label.play, label.read, cards(window)[0], shelf.games.all, *shelf.rail.buttons]
    places = [seen.index(widget) for widget in wanted]
    assert places == sorted(places)


@pytest.mark.parametrize("size", [(1600, 1000), (1280, 800), (1024, 768), (800, 600), (427, 267)])
def test_boxes_stand_inside_the_page_and_do_not_overlap(open_window, size):
    window = open_window(*size)
    shelf = window.shelf.boxes
    faces = [box.face for box in shelf.boxes]
    for face in faces:
        assert face.left() >= 0
        assert face.right() <= shelf.width()
        assert face.width() > 100
    assert not any(one.intersects(other) for one in faces for other in faces if one is not other)
    assert window.shelf.area.horizontalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 1000), (1440, 900), (1366, 768), (1280, 800)])
def test_on_usual_screens_the_whole_shelf_is_in_view(open_window, played, size):
    played(moves=2)
    window = open_window(*size)
    assert window.shelf.area.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize(("room", "columns"), [(1400, 4), (900, 4), (800, 2), (400, 1)])
def test_a_narrow_window_gets_more_rows(room, columns):
    plan = Plan.fit(4, room, 400)
    assert plan.columns == columns
    assert plan.across <= room


# ---- games in progress ---------------------------------------------------------------------------------------


def test_without_games_the_first_steps_are_offered(qtbot, open_window):
    window = open_window(1600, 1000)
    steps = window.shelf.games.cards
    assert len(steps) == 3
    assert all(isinstance(step, StepCard) for step in steps)
    begun = []
    window.shelf.begin_wanted.disconnect()
    window.shelf.begin_wanted.connect(begun.append)
    qtbot.mouseClick(steps[1], LEFT)
    qtbot.keyClick(steps[2], Qt.Key.Key_Return)
    assert [plan.controllers for plan in begun] == [("person", "greedy"), ("greedy",) * 4]
    assert begun[0].practice
    qtbot.mouseClick(steps[0], LEFT)
    assert window._drawer.isVisible()


def test_the_card_says_who_moves_and_how_everybody_stands(open_window, played):
    played((("Ada", "green"), ("Mira", "yellow")), ("you", "you"), 4)
    window = open_window()
    (card,) = cards(window)
    mover = card.game.names[card.standing.to_move]
    assert card.mine
    assert card.invitation == f"Go on, {mover} moves"
    assert "Ada" in card.accessibleDescription()
    assert "turn" in card.accessibleDescription()
    assert card.standing.scores == (0, 0) or sum(card.standing.scores) > 0


def test_alone_against_the_computer_it_is_your_move(open_window, played):
    played((("Ada", "green"), ("Nova", "blue")), ("you", "greedy"), seed=5)
    window = open_window()
    (card,) = cards(window)
    mine = card.standing.to_move == 0
    assert card.invitation == ("Go on, your move" if mine else "Go on, Nova moves")
    assert card.mine is mine


def test_the_game_played_last_comes_first_and_finished_ones_are_left_out(open_window, played):
    first, second = played(moves=2), played(moves=2, seed=2)
    played(moves=10_000, seed=3)
    window = open_window()
    assert [card.game.uid for card in cards(window)] == [second, first]
    assert "2 games" in window.shelf.games.count.text()


def test_enter_on_a_card_goes_on_with_the_game(qtbot, open_window, played):
    uid = played(moves=2)
    window = open_window()
    cards(window)[0].setFocus()
    qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page is not window.shelf
    assert window.page.session.step == 2
    assert "Space Checkers" in window.windowTitle()
    window.page.left.emit()
    assert window.page is window.shelf
    assert [card.game.uid for card in cards(window)] == [uid]


def test_a_game_is_renamed_by_key_and_found_by_its_name(qtbot, open_window, played, answer, library):
    uid = played(moves=1)
    window = open_window()
    asked = answer(menu_module, "ask_text", "Sunday evening")
    qtbot.keyClick(cards(window)[0], Qt.Key.Key_F2)
    assert len(asked) == 1
    (card,) = cards(window)
    assert card.game.title == "Sunday evening"
    assert "Space Checkers" in card._subtitle
    answer(menu_module, "ask_text", "Space Checkers")
    qtbot.keyClick(card, Qt.Key.Key_F2)
    assert saved_games(library)[0].named is False
    assert saved_games(library)[0].uid == uid


def test_a_deleted_game_can_be_brought_back(qtbot, open_window, played, library):
    played(moves=1)
    window = open_window()
    qtbot.keyClick(cards(window)[0], Qt.Key.Key_Delete)
    assert cards(window) == []
    assert len(library.games()) == 1, "nothing is gone while it can be brought back"
    qtbot.mouseClick(window.toast.action, LEFT)
    assert len(cards(window)) == 1
    qtbot.keyClick(cards(window)[0], Qt.Key.Key_Delete)
    window.menu.bin.empty()
    assert library.games() == []


def test_closing_the_window_empties_the_bin(qtbot, open_window, played, library):
    played(moves=1)
    window = open_window()
    qtbot.keyClick(cards(window)[0], Qt.Key.Key_Delete)
    window.close()
    assert library.games() == []


def test_the_menu_opens_by_right_click_by_the_dots_and_by_key(qtbot, open_window, played):
    played(moves=1)
    window = open_window()
    opened = []
    window.shelf.games.menu_wanted.disconnect()
    window.shelf.games.menu_wanted.connect(lambda game, at: opened.append(at))
    card = cards(window)[0]
    qtbot.mouseClick(card, LEFT, pos=card._more.center().toPoint())
    assert len(opened) == 1
    assert window.page is window.shelf
    menu = window.menu.build(card.game, window)
    words = [action.text() for action in menu.actions() if action.text()]
    assert words == ["Go on", "Rename …", "Export as a file …", "Delete"]


def test_a_game_goes_out_as_a_file_and_comes_back_by_drop(
    qtbot, open_window, played, answer, monkeypatch, tmp_path, library
):
    played(moves=5)
    window = open_window()
    target = tmp_path / "evening.starsave"
    answer(QFileDialog, "getSaveFileName", (str(target), ""))
    qtbot.keyClick(cards(window)[0], Qt.Key.Key_E, Qt.KeyboardModifier.ControlModifier)
    assert target.exists()
    assert "evening.starsave" in window.toast.words.text()
    drop(window, target)
    qtbot.waitUntil(lambda: len(library.games()) == 2)
    assert window.focusWidget() in cards(window)
    assert {card.game.steps for card in cards(window)} == {5}


def drop(window, *paths: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    copy = Qt.DropAction.CopyAction
    no = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(100, 100), copy, data, LEFT, no)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), copy, data, LEFT, no))


def test_a_dropped_file_is_taken_as_a_copy_whatever_was_proposed(open_window, tmp_path, answer):
    """A file manager removes a file that it was told has been moved."""
    window = open_window()
    answer(menu_module.problems, "say", None)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "some.starsave"))])
    both, no = Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.KeyboardModifier.ShiftModifier
    for event in (
        QDragEnterEvent(QPoint(100, 100), both, data, LEFT, no),
        QDropEvent(QPointF(100, 100), both, data, LEFT, no),
    ):
        event.setDropAction(Qt.DropAction.MoveAction)
        QApplication.sendEvent(window, event)
        assert event.isAccepted()
        assert event.dropAction() is Qt.DropAction.CopyAction


def test_a_broken_file_gets_one_sentence_and_changes_nothing(qtbot, open_window, answer, tmp_path, library):
    window = open_window()
    bad = tmp_path / "bad.starsave"
    bad.write_text("{")
    told = answer(menu_module.problems, "say", None)
    answer(QFileDialog, "getOpenFileName", (str(bad), ""))
    qtbot.mouseClick(window.shelf.games.load, LEFT)
    ((_, problem),) = told
    assert "bad.starsave" in str(problem.sentence)
    assert library.games() == []


@pytest.mark.parametrize("content", [b"", b"PK", b"{}"])
def test_a_broken_set_gets_one_sentence_and_leaves_the_page(open_window, answer, tmp_path, content):
    window = open_window()
    bad = tmp_path / "bad.starset"
    bad.write_bytes(content)
    told = answer(menu_module.problems, "say", None)
    window.take_in(bad)
    ((_, problem),) = told
    assert "bad.starset" in str(problem.sentence)
    assert window.page is window.shelf
    window.show_new_game("space_checkers")
    page = window.page
    page.install_wanted.emit(bad)
    assert len(told) == 2
    assert window.page is page


# ---- trouble -------------------------------------------------------------------------------------------------


def test_trouble_with_the_library_stands_above_the_boxes(open_window, context):
    context.trouble = Sentence("The library is made by a newer Starshelf.")
    window = open_window()
    assert window.shelf.banner.isVisible()
    assert "newer" in window.shelf.banner.words.text()


def test_a_library_that_cannot_be_read_leaves_the_shelf_usable(qtbot, open_window, library, monkeypatch):
    window = open_window()

    def locked():
        raise LibraryProblem(Sentence("Another program is using the library."))

    monkeypatch.setattr(library, "games", locked)
    window.shelf.refresh()
    assert "Another program" in window.shelf.banner.words.text()
    target = box(window, "space_checkers")
    qtbot.mouseClick(target, LEFT, pos=target.rect().center())
    assert isinstance(window.page, NewGamePage)


def test_one_unreadable_game_does_not_take_the_shelf_down(open_window, played, library, monkeypatch):
    bad, good = played(moves=1), played(moves=1, seed=2)
    record = library.record

    def torn(uid):
        if uid == bad:
            raise LibraryProblem(Sentence("torn"))
        return record(uid)

    monkeypatch.setattr(library, "record", torn)
    window = open_window()
    shown = {card.game.uid: card.standing for card in cards(window)}
    assert shown[bad] is None
    assert shown[good] is not None


# ---- window --------------------------------------------------------------------------------------------------


def test_full_screen_by_key_and_back(qtbot, open_window):
    window = open_window()
    qtbot.keyClick(window.focusWidget() or window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.mouseClick(window.shelf.full_screen, LEFT)
    assert not window.isFullScreen()


def test_the_window_remembers_its_place(open_window, context, qtbot):
    window = open_window()
    window.resize(700, 500)
    window.close()
    again = MainWindow(context)
    qtbot.addWidget(again)
    assert (again.width(), again.height()) == (700, 500)


def test_the_rail_leads_to_all_pages(qtbot, open_window):
    window = open_window()
    for button, title in ((window.shelf.rail.statistics, "Statistics"), (window.shelf.rail.settings, "Settings")):
        qtbot.mouseClick(button, LEFT)
        assert window.page.heading.text() == title
        qtbot.keyClick(window.focusWidget() or window.page, Qt.Key.Key_Escape)
        assert window.page is window.shelf
    qtbot.mouseClick(window.shelf.rail.help, LEFT)
    assert window._drawer.isVisible()


def test_the_shelf_shows_how_one_has_fared(open_window, played):
    played((("Ada", "green"), ("Nova", "blue")), ("you", "greedy"), 10_000)
    window = open_window()
    assert "1 game" in window.shelf.rail.statistics.hint
    assert "Space Checkers" in window.shelf.rail.records.accessibleDescription()


# ---- all saved games -----------------------------------------------------------------------------------------


@pytest.fixture
def saved(open_window, played):
    played((("Ada", "green"), ("Mira", "yellow")), ("you", "you"), 3)
    played((("Orlov", "green"), ("Nova", "blue")), ("you", "greedy"), 10_000, seed=4)
    window = open_window()
    window.show_saved_games()
    assert isinstance(window.page, SavedGamesPage)
    return window.page


def test_the_search_finds_players(qtbot, saved):
    assert len(saved.games) == 2
    qtbot.keyClicks(saved.search, "orl")
    assert [row.game.names[0] for row in saved.games] == ["Orlov"]
    qtbot.keyClicks(saved.search, "zzz")
    assert saved.games == []
    assert "matches" in saved._nothing.text()


def test_keys_go_from_the_search_into_the_list_and_back(qtbot, saved):
    window = saved.window()
    saved.search.setFocus()
    qtbot.keyClick(saved.search, Qt.Key.Key_Down)
    assert window.focusWidget() is saved.games[0]
    qtbot.keyClick(saved.games[0], Qt.Key.Key_Down)
    assert window.focusWidget() is saved.games[1]
    qtbot.keyClick(saved.games[1], Qt.Key.Key_Up)
    qtbot.keyClick(saved.games[0], Qt.Key.Key_Up)
    assert window.focusWidget() is saved.search


def test_the_list_follows_when_a_game_is_deleted_and_brought_back(qtbot, saved):
    qtbot.keyClick(saved.games[0], Qt.Key.Key_Delete)
    assert len(saved.games) == 1
    qtbot.mouseClick(saved.window().toast.action, LEFT)
    assert len(saved.games) == 2


def test_a_finished_game_says_who_won(saved):
    over = next(row for row in saved.games if row.game.is_over)
    assert "won by" in over.accessibleName() or "over" in over.accessibleName()


# ---- words ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("day", "words"),
    [
        (date(2026, 11, 29), "today at"),
        (date(2026, 11, 30), "yesterday at"),
        (date(2026, 12, 5), "Sunday, 29 November"),
        (date(2028, 1, 1), "29 November 2026"),
    ],
)
def test_dates_as_people_say_them(qapp, day, words):
    moment = datetime(2026, 11, 29, 12, tzinfo=UTC)
    assert words in when(moment, day)


def test_design_starts_the_editor_as_a_program_of_its_own(qtbot, open_window, monkeypatch):
    started = []
    monkeypatch.setattr(design.QProcess, "startDetached", lambda *command: started.append(command) or True)
    window = open_window(1600, 1000)
    qtbot.mouseClick(window.shelf.rail.blueprint.button, LEFT)
    window.resize(900, 600)
    qtbot.waitUntil(window.shelf.rail.design.isVisible)
    qtbot.mouseClick(window.shelf.rail.design, LEFT)
    assert started == [(sys.executable, ["-P", "-m", "editor.app"])] * 2
    assert "editor" in window.toast.words.text()


def test_an_editor_that_does_not_start_is_told_of(qtbot, open_window, monkeypatch):
    monkeypatch.setattr(design.QProcess, "startDetached", lambda *command: False)
    told = []
    monkeypatch.setattr(shelf_page.problems, "say", lambda parent, problem: told.append(str(problem)))
    qtbot.mouseClick(open_window(1600, 1000).shelf.rail.blueprint.button, LEFT)
    assert len(told) == 1
    assert "cannot be started" in told[0]
