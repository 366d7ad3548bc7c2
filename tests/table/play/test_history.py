"""Undo, redo, looking back, and advice."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.settings import Speed
from tests.table.play.table import (
    click,
    key,
    page,
    press,
    question,
    session,
    wild_table,
)


def step_on(made: TablePage, times: int) -> None:
    for _ in range(times):
        made.flow.choosing.choose(made.session.legal(made.flow.viewer)[0])


def test_a_roll_closes_undo_and_the_button_says_so(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    assert not made.bar.undo.isEnabled()
    step_on(made, 1)
    assert not made.bar.undo.isEnabled()
    assert "Chance has decided" in made.bar.undo.toolTip()
    assert made.bar.history.slider._limit == 1


def test_in_practice_everything_may_be_undone_and_done_again(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3, practice=True))
    step_on(made, 4)
    digest, lines = made.session.journal.digest(), made.log.model.rowCount()
    for _ in range(4):
        assert made.bar.undo.isEnabled()
        press(made.bar.undo)
    assert made.session.step == 0
    assert not made.bar.undo.isEnabled()
    assert made.log.model.rowCount() < lines
    for _ in range(4):
        key(made, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert made.session.journal.digest() == digest
    assert made.log.model.rowCount() == lines
    assert not made.bar.redo.isEnabled()


def test_undo_goes_back_over_the_computer_to_ones_own_choice(qtbot: QtBot) -> None:
    made = page(qtbot, session(("person", "random"), seed=3, practice=True))
    qtbot.waitUntil(lambda: made.flow.mode is Mode.ASKING, timeout=20_000)
    first = made.session.step
    step_on(made, 1)
    qtbot.waitUntil(lambda: made.flow.mode is Mode.ASKING, timeout=20_000)
    assert made.session.step >= first + 2
    press(made.bar.undo)
    assert made.session.step == first
    assert made.flow.mode is Mode.ASKING


def test_history_shows_every_step_and_leaves_the_live_game_alone(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    step_on(made, 5)
    digest = made.session.journal.digest()
    live = sorted(made.board.pawns)
    key(made, Qt.Key.Key_PageUp)
    assert made.flow.mode is Mode.BACK
    assert made.flow.step == 4
    assert not made.bar.hint.isEnabled()
    assert not made.bar.undo.isEnabled()
    assert made.prompt.choices == []
    key(made, Qt.Key.Key_Home)
    assert made.flow.step == 0
    assert len(made.board.pawns) == 24
    click(made, "cell:10,4")  # nothing may be played here
    assert made.session.step == 5
    key(made, Qt.Key.Key_PageDown)
    assert made.flow.step == 1
    press(made.bar.history.next)
    assert made.flow.step == 2
    press(made.bar.history.first)
    press(made.bar.history.last)
    assert made.flow.mode is Mode.ASKING
    assert made.session.journal.digest() == digest
    assert sorted(made.board.pawns) == live


def test_a_line_of_the_log_lights_its_places_and_looks_back_to_its_step(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    step_on(made, 4)
    row = next(
        row
        for row in range(made.log.model.rowCount())
        if made.log.model.line(row).step == 2 and made.log.model.line(row).places
    )
    index = made.log.model.index(row)
    made.log.view.scrollTo(index)
    with qtbot.waitSignal(made.log.hovered, check_params_cb=bool):
        QTest.mouseMove(made.log.view.viewport(), made.log.view.visualRect(index).topLeft() + QPoint(60, 4))
        QTest.mouseMove(made.log.view.viewport(), made.log.view.visualRect(index).center())
    QTest.mouseClick(made.log.view.viewport(), Qt.MouseButton.LeftButton, pos=made.log.view.visualRect(index).center())
    assert made.flow.mode is Mode.BACK
    assert made.flow.step == 2
    press(made.prompt.take)
    assert made.flow.mode is Mode.ASKING


def test_a_step_forward_in_history_is_played_and_going_live_ends_it(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    step_on(made, 3)
    made.settings.animation = Speed.SLOW
    key(made, Qt.Key.Key_Home)
    key(made, Qt.Key.Key_PageDown)
    assert made.board.moving
    key(made, Qt.Key.Key_End)
    assert made.flow.mode is Mode.ASKING
    assert not made.board.moving


def test_a_hint_names_a_legal_choice_says_why_and_changes_nothing(qtbot: QtBot) -> None:
    made = wild_table(qtbot)
    digest = made.session.journal.digest()
    key(made, Qt.Key.Key_H)
    qtbot.waitUntil(lambda: made.prompt.note.text() != "", timeout=20_000)
    assert made.prompt.note.text().startswith("Hint: (")
    assert len(made.prompt.note.text().split(". ")) >= 2  # what, and then why
    assert made.pointing.address in question(made).options
    assert made.session.journal.digest() == digest
    assert made.session.step == 0


def test_enter_takes_the_pawn_that_the_hint_names(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    with qtbot.waitSignal(made.session.advised, timeout=20_000):
        key(made, Qt.Key.Key_H)
    pawn = made.pointing.cursor
    assert pawn in question(made).options
    key(made, Qt.Key.Key_Return)
    assert question(made).picks == (pawn,)
