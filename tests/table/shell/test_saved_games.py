"""The page of all saved games, and when they were played in the words of people."""

from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import Qt

from desktop.table.shelf.model import when
from desktop.table.shelf.saved_games import SavedGamesPage

LEFT = Qt.MouseButton.LeftButton


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
