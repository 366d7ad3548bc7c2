"""Games in progress on the shelf: what their cards say and do, and how they go out and come in as files."""

from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.table.shelf import menu as menu_module
from desktop.table.shelf.card import StepCard
from desktop.table.shelf.model import saved_games
from tests.table.shell.found import cards

LEFT = Qt.MouseButton.LeftButton


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
