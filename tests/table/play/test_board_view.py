"""Zooming, panning, reach by keys, and names for screen readers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.play.page import TablePage
from tests.table.play.table import (
    click,
    key,
    many_ways,
    page,
    press,
    question,
    session,
    waits,
    wild_table,
)


def wheel(made: TablePage, at: QPointF, angle: int = 0, pixels: int = 0) -> None:
    viewport = made.view.viewport()
    event = QWheelEvent(
        at,
        viewport.mapToGlobal(at),
        QPoint(0, pixels),
        QPoint(0, angle),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, event)


def test_the_wheel_zooms_at_the_pointer_and_f_fits_again(qtbot: QtBot) -> None:
    made = page(qtbot, session())
    view, at = made.view, QPointF(300, 260)
    fitted, under = view.scale_now, view.mapToScene(at.toPoint())
    for _ in range(5):
        wheel(made, at, angle=120)
    assert view.scale_now > fitted * 2
    # Where the board is still narrower than the view it stays in the middle, so it cannot hold quite still.
    assert (view.mapToScene(at.toPoint()) - under).manhattanLength() < 12
    wheel(made, at)  # some devices report nothing
    wheel(made, at, pixels=-40)
    key(made, Qt.Key.Key_F)
    assert view.scale_now == pytest.approx(fitted)
    assert view.fitted


def test_a_drag_pans_and_picks_nothing(qtbot: QtBot) -> None:
    made = page(qtbot, session())
    made.view.zoom(2.5)
    viewport = made.view.viewport()
    bar = made.view.horizontalScrollBar()
    before = bar.value()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    for x in range(300, 180, -10):
        QTest.mouseMove(viewport, QPoint(x, 300))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(180, 300))
    assert bar.value() > before + 80
    assert question(made).picks == ()
    assert made.prompt.note.text() == ""


def test_the_board_fits_every_size_of_window(qtbot: QtBot) -> None:
    made = page(qtbot, session())
    for size in ((1600, 1000), (1280, 800), (1000, 700), (760, 520)):
        made.resize(*size)
        QApplication.processEvents()
        shown = made.view.mapToScene(made.view.viewport().rect()).boundingRect()
        assert shown.adjusted(-1, -1, 1, 1).contains(made.board.sceneRect())


def test_every_control_has_a_name_and_can_be_reached_by_tab(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    click(made, many_ways(made))
    reached: set[QWidget] = set()
    for _ in range(120):
        QTest.keyClick(made.focusWidget() or made, Qt.Key.Key_Tab)
        reached.add(made.focusWidget())
    controls = [
        widget
        for widget in made.findChildren(QWidget)
        if widget.isVisible()
        and widget.isEnabled()
        and widget.focusProxy() is None
        and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]
    for widget in controls:
        assert widget in reached, widget
        name = widget.accessibleName() or (widget.text() if isinstance(widget, QAbstractButton) else "")
        assert name, widget


def test_arrow_keys_move_the_cursor_cell_by_cell_and_say_what_is_there(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    key(made, Qt.Key.Key_Right)
    first = made.pointing.cursor
    key(made, Qt.Key.Key_Down)
    assert made.pointing.cursor != first
    assert made.board.name("cell:10,2") == "Row 10, column 2: green pawn"
    assert made.board.name("cell:5,5") == "Row 5, column 5: the Earth"
    for _ in range(12):
        key(made, Qt.Key.Key_Down)
    assert made.pointing.cursor.startswith("cell:10,")


def test_leaving_ends_the_worker_and_tells_the_shelf(qtbot: QtBot) -> None:
    made = page(qtbot, session(("person", "greedy"), seed=3))
    qtbot.waitUntil(lambda: waits(made), timeout=20_000)
    with qtbot.waitSignal(made.left):
        press(made.bar.shelf)
    assert made.session._thinker._pool is None


def test_screen_readers_find_the_choices_on_the_board_and_can_press_them(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    board = QAccessible.queryAccessibleInterface(made.view)
    options = list(question(made).options)
    assert board.childCount() == len(options)
    names = [board.child(index).text(QAccessible.Text.Name) for index in range(len(options))]
    assert names[0].startswith("Pawn (")
    inside = QRect(made.view.mapToGlobal(QPoint()), made.view.size())
    assert all(inside.contains(board.child(index).rect()) for index in range(len(options)))
    board.child(0).actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert question(made).picks[0] == options[0]
    assert board.childCount() == len(question(made).options)


def test_what_is_asked_and_what_happens_is_announced(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr("desktop.table.play.page.announce", lambda _, words: said.append(words))
    monkeypatch.setattr("desktop.table.play.pointing.announce", lambda _, words: said.append(words))
    made = page(qtbot, session(seed=3))
    assert said[-1].startswith("Choose a pawn. ")
    key(made, Qt.Key.Key_Tab)
    assert said[-1].startswith("Row ")
    key(made, Qt.Key.Key_Return)
    assert any(words.startswith("Where should ") for words in said)
    key(made, Qt.Key.Key_Return)
    assert any(" moved (" in words for words in said)
    assert said[-1].startswith("Choose a pawn. ")
