"""A whole game through the window: two people at one screen, once with the mouse alone and once with keys alone."""

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton

from desktop.games.one_small_step import load
from desktop.kernel.chance import Seeded
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from tests.table.play.table import click, page, press, session

LONGEST = 400
MOST_PICKS = 6
PASSIVE = ("pass", "decline", "trade_token", "disagree")


@pytest.fixture(scope="module")
def game():
    return load()


def wanted(made: TablePage, chance: Seeded) -> Any:
    """Some action of the person who is asked, passing only where nothing else can be done."""
    decision = made.session.decision
    options = [one for one in made.session.legal(decision.seats[0]) if one.seat == decision.seats[0]]
    lively = [one for one in options if one.kind not in PASSIVE] or options
    return lively[chance.below(len(lively))]


def rest(made: TablePage, action: Any) -> list[str]:
    """The addresses that are not picked yet."""
    return list(made.session.game.steps(action))[len(made.flow.choosing.picker.picks) :]


def row_of(made: TablePage, action: Any, address: str | None) -> Any:
    rows = zip(made.prompt.choices, made.prompt.shown.rows, strict=True)
    return next(choice for choice, row in rows if row.address == address and row.action in (None, action))


# ---- by mouse ------------------------------------------------------------------------------------------------------


def click_row(made: TablePage, row: Any) -> None:
    made.prompt.area.ensureWidgetVisible(row)
    press(row)


def sit_down_by_mouse(made: TablePage) -> None:
    if made.flow.mode is Mode.CURTAIN:
        press(made.curtain.findChild(QAbstractButton, "curtain_ready"))
    if made.flow.mode is Mode.RECAP:
        press(made.prompt.take)


def by_mouse(made: TablePage, action: Any) -> None:
    step = made.session.step
    for _ in range(MOST_PICKS):
        if made.session.step != step:
            return
        left, picked = rest(made, action), len(made.flow.choosing.picker.picks)
        if made.flow.choosing.plain == action:
            press(made.prompt.back)
        elif not left:
            lone = made.flow.choosing.picker.candidates == [action]
            press(made.prompt.take) if lone else click_row(made, row_of(made, action, None))
        elif made.board.place(left[0]) is not None:
            click(made, left[0])
        else:
            click_row(made, row_of(made, action, left[0]))
        picker = made.flow.choosing.picker
        if made.session.step == step and len(picker.picks) == picked:  # two things lie there
            click_row(made, row_of(made, action, left[0]))


# ---- by keys -------------------------------------------------------------------------------------------------------


def tab_to(made: TablePage, goal: Any, address: str = "") -> None:
    """Press Tab until a widget has the focus, and the cursor of the board stands on an address."""
    for _ in range(400):
        if made.focusWidget() is goal and address in ("", made.pointing.cursor):
            return
        QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)
    pytest.fail("Tab never came there")


def enter(made: TablePage) -> None:
    QTest.keyClick(made.focusWidget(), Qt.Key.Key_Return)


def sit_down_by_keys(made: TablePage) -> None:
    if made.flow.mode is Mode.CURTAIN:
        enter(made)
    if made.flow.mode is Mode.RECAP:
        QTest.keyClick(made.view, Qt.Key.Key_Return)


def by_keys(made: TablePage, action: Any) -> None:
    step = made.session.step
    for _ in range(MOST_PICKS):
        if made.session.step != step:
            return
        left = rest(made, action)
        if left:
            tab_to(made, made.view, left[0])
        else:
            button = made.prompt.back if made.flow.choosing.plain == action else made.prompt.take
            lone = made.flow.choosing.picker.candidates == [action] or made.flow.choosing.plain == action
            goal = button if lone else row_of(made, action, None)
            tab_to(made, goal)
        enter(made)
        made.view.setFocus()


@pytest.mark.parametrize(
    ("play", "sit_down", "mode", "seed"),
    [(by_mouse, sit_down_by_mouse, "advanced", 18), (by_keys, sit_down_by_keys, "beginner", 35)],
    ids=["mouse", "keys"],
)
def test_a_whole_game(qtbot, game, play, sit_down, mode, seed):
    made = page(qtbot, session(("person", "person"), seed, game=game, make=partial(load), mode=mode))
    chance = Seeded(seed)
    for _ in range(LONGEST):
        sit_down(made)
        if made.flow.mode is Mode.OVER:
            break
        assert made.flow.mode is Mode.ASKING
        action, step = wanted(made, chance), made.session.step
        play(made, action)
        assert made.session.step == step + 1, (action, made.prompt.note.text())
        assert made.session.journal.entry(step + 1).action == action
    assert made.flow.mode is Mode.OVER
    qtbot.waitUntil(lambda: made._end is not None)


def test_every_place_has_a_name_and_lies_on_the_board(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    sit_down_by_mouse(made)
    board = made.board
    for address, rect in board._places.items():
        assert board.sceneRect().contains(rect), address
        assert board.name(address) != address


def test_the_rivals_hand_is_never_shown(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    state = made.session.journal.state.copy()
    state.teams[0].hand, state.teams[1].hand = [20, 21], [22]
    made.board.show(game.view(state, 0))
    assert {"event:20", "event:21"} <= set(made.board._places)
    assert "event:22" not in made.board._places
    made.board.blank()
    assert not any(address in made.board._places for address in ("event:20", "event:21", "event:22"))
