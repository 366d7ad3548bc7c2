"""Space Movers from the first draw to the end screen, by mouse alone and by keys alone.

The real page with the real board; only the decisions come from the greedy player, in games that end early.
"""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import load_game
from desktop.games.space_movers.actions import Throw
from desktop.kernel.chance import Seeded
from desktop.players.choose import greedy_choice
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from tests.table.play.table import click, page, press, session, waits

GAME = load_game("space_movers")
LONGEST = 400


def wanted(made: TablePage) -> Any:
    state = made.session.journal.state
    decision = made.session.decision
    return greedy_choice(made.session.game, state, decision.seats[0], Seeded(0, made.session.step))


def by_mouse(made: TablePage) -> None:
    action = wanted(made)
    steps = made.session.game.steps(action)
    if not steps:
        press(made.prompt.back if made.flow.choosing.plain == action else made.prompt.take)
    for address in steps:
        click(made, address)
    if isinstance(action, Throw):  # a click in the box only aims
        click(made, "throw")


def by_keys(made: TablePage) -> None:
    action = wanted(made)
    steps = made.session.game.steps(action)
    for address in steps:
        tab_to(made, address)
        QTest.keyClick(made.view, Qt.Key.Key_Return)
    if not steps:
        button = made.prompt.back if made.flow.choosing.plain == action else made.prompt.take
        for _ in range(200):
            if made.focusWidget() is button:
                break
            QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)
        QTest.keyClick(button, Qt.Key.Key_Return)
        while made.focusWidget() is not made.view:
            QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)


def tab_to(made: TablePage, address: str) -> None:
    for _ in range(400):
        if made.pointing.cursor == address and made.focusWidget() is made.view:
            return
        QTest.keyClick(made.focusWidget(), Qt.Key.Key_Tab)  # past the last choice it goes round by the panels
    pytest.fail(f"Tab never came to {address}")


@pytest.mark.parametrize(("play", "seed"), [(by_mouse, 2), (by_keys, 5)], ids=["mouse", "keys"])
def test_a_whole_game(qtbot: QtBot, play: Any, seed: int) -> None:
    table = session(
        ("person",) * 2,
        seed,
        game=GAME,
        make=partial(load_game, "space_movers"),
        start_resources="insane",
        objectives="random",
        random_objectives=1,
    )
    made = page(qtbot, table)
    for _ in range(LONGEST):
        qtbot.waitUntil(lambda: waits(made))
        if made.flow.mode is Mode.OVER:
            break
        step, action = made.session.step, wanted(made)
        play(made)
        assert made.session.step > step, (action, made.prompt.note.text())  # passes follow by themselves
        played = made.session.journal.entry(step + 1).action
        assert played == action or (isinstance(played, Throw) and isinstance(action, Throw))  # by hand it has an aim
    assert made.flow.mode is Mode.OVER
    qtbot.waitUntil(lambda: made._end is not None and made._end.isVisible())
    finish = made._end._finish
    assert finish.heading in ("You have won", "You have lost")
    assert [curve.title for curve in finish.curves] == ["Resources", "Eyes (Presence)", "Objectives"]
    assert len(finish.scores) == made.session.step + 1
