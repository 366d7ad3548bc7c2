"""The shelf by mouse and by keys: boxes, trouble, and the ways to other pages and to the editor."""

import sys
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt

from desktop.games.catalogue import GAMES
from desktop.kernel.errors import LibraryProblem
from desktop.kernel.words import Sentence
from desktop.table.newgame.page import NewGamePage
from desktop.table.shelf import design
from desktop.table.shelf import page as shelf_page
from desktop.table.shelf.boxes import Plan
from desktop.table.window import MainWindow
from tests.table.shell.found import box, cards

LEFT = Qt.MouseButton.LeftButton

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
