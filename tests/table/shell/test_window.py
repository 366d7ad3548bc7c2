"""From the shelf to the table and back, through the real window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.kernel.errors import LibraryProblem
from desktop.kernel.words import Sentence
from desktop.table.curtain import Curtain
from desktop.table.kit import problems
from desktop.table.play.page import TablePage
from desktop.table.session import rematch
from desktop.table.settings import CurtainUse

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot, open_window, context):
    """A game of two people, begun on the page of a new game."""
    context.settings.less_motion = True
    window = open_window()
    window.show_new_game("space_checkers")
    page = window.page
    page.seats.seats[1].controller_picked.emit(1, "person")
    qtbot.mouseClick(page.start, LEFT)
    assert isinstance(window.page, TablePage)
    return window


def move(table):
    session = table.session
    seat = session.decision.seats[0]
    session.act(session.legal(seat)[0], session.step)


def test_a_game_left_in_the_middle_is_on_the_shelf_as_it_was(qtbot, table, library):
    for _ in range(3):
        move(table.page)
    state = table.page.session.journal.digest()
    table.close()
    (game,) = library.games()
    table.show()
    table.shelf.refresh()
    qtbot.mouseClick(table.shelf.games.cards[0], LEFT)
    assert table.page.session.journal.digest() == state
    assert (table.page.session.step, game.cursor) == (3, 3)


def test_f1_at_the_table_opens_help_and_escape_leads_back(qtbot, table):
    qtbot.keyClick(table.focusWidget() or table, Qt.Key.Key_F1)
    assert table._drawer.isVisible()
    qtbot.keyClick(table._drawer.browser, Qt.Key.Key_Escape)
    assert not table._drawer.isVisible()
    assert isinstance(table.page, TablePage)


def test_a_game_opened_under_a_curtain_shows_itself_and_leaves_no_curtain_behind(
    qtbot, table, library, context, played
):
    context.settings.curtain = CurtainUse.ALWAYS
    other = played(players=("person", "person"))
    table.open_game(library.games()[0].uid)
    covered = table.page
    assert covered.curtain.is_down
    table.open_game(other)  # as a file does that the system hands over
    opened = table.page
    assert opened is not covered
    assert opened.curtain.is_down
    qtbot.mouseClick(opened.curtain.findChild(QWidget, "curtain_ready"), LEFT)
    qtbot.wait(1)  # what was left is deleted by now
    assert table.findChildren(Curtain) == [opened.curtain]
    assert not opened.curtain.is_down
    assert opened.isVisible()
    assert table.windowTitle().startswith(opened.session.game.info.title)


def test_a_window_closed_under_a_curtain_opens_on_the_shelf(table, library, context):
    context.settings.curtain = CurtainUse.ALWAYS
    table.open_game(library.games()[0].uid)
    assert table.page.curtain.is_down
    table.close()
    table.show()
    assert table.page is table.shelf
    assert table.shelf.isVisible()


def test_a_rule_named_at_the_table_opens_its_paragraph(table):
    table.page.help_requested.emit("SC-WARP-01")
    assert table._drawer.browser.extraSelections()


def test_a_rematch_is_a_new_game_with_the_seats_rotated(table, library):
    first = table.page
    plan = rematch(first.session)
    first.rematch.emit(plan)
    assert table.page is not first
    assert table.page.session.names == tuple(reversed(first.session.names))
    assert len(library.games()) == 2


def test_a_game_the_library_cannot_begin_is_told_and_the_page_stays(qtbot, open_window, library, monkeypatch, answer):
    window = open_window()
    window.show_new_game("space_checkers")
    page = window.page

    def full(*args, **kwargs):
        raise LibraryProblem(Sentence("The disk is full."))

    monkeypatch.setattr(library, "begin", full)
    told = answer(problems, "say", None)
    qtbot.mouseClick(page.start, LEFT)
    assert "disk is full" in str(told[0][1].sentence)
    assert window.page is page


def test_the_help_closes_when_the_page_changes(qtbot, open_window):
    window = open_window()
    window.show_help("starshelf")
    window.show_settings()
    assert not window._drawer.isVisible()
