"""Space Checkers from the first roll to the standings, by mouse alone and by keys alone.

The real page with the real board; only the decisions come from the greedy player, so that the games stay short.
"""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.kernel.chance import Seeded
from desktop.players.choose import greedy_choice
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from tests.table.play.table import click, page, press, session, waits

LONGEST = 60
"""Steps after which a game of these seeds is surely over."""


def wanted(made: TablePage) -> Any:
    state = made.session.journal.state
    return greedy_choice(made.session.game, state, made.session.decision.seats[0], Seeded(0, made.session.step))


def by_mouse(made: TablePage) -> None:
    steps = made.session.game.steps(wanted(made))
    if not steps:
        press(made.prompt.take)
    for address in steps:
        click(made, address)


def tab_to(made: TablePage, address: str) -> None:
    for _ in range(200):
        if made.pointing.cursor == address:
            return
        QTest.keyClick(made.view, Qt.Key.Key_Tab)
        assert made.focusWidget() is made.view, f"Tab left the board before {address}"
    pytest.fail(f"Tab never came to {address}")


def by_keys(made: TablePage) -> None:
    for address in made.session.game.steps(wanted(made)):
        tab_to(made, address)
        QTest.keyClick(made.view, Qt.Key.Key_Return)
    if made.flow.mode is Mode.ASKING and not made.flow.choosing.picker.options:
        QTest.keyClick(made.view, Qt.Key.Key_Return)


@pytest.mark.parametrize(("play", "seats", "seed"), [(by_mouse, 3, 16), (by_keys, 4, 5)], ids=["mouse", "keys"])
def test_a_whole_game(qtbot: QtBot, play: Any, seats: int, seed: int) -> None:
    made = page(qtbot, session(("person",) * seats, seed))
    for _ in range(LONGEST):
        qtbot.waitUntil(lambda: waits(made))
        if made.flow.mode is Mode.OVER:
            break
        step = made.session.step
        play(made)
        assert made.session.step == step + 1, made.prompt.note.text()
    assert made.flow.mode is Mode.OVER
    qtbot.waitUntil(lambda: made._end is not None and made._end.isVisible())
    outcome = made.session.outcome
    assert max(outcome.scores) >= 10
    assert [one.score for one in made._end._finish.standings] == sorted(outcome.scores, reverse=True)
    # Every step has its line, and the newest line says who won.
    assert made.log.model.line(0).words.startswith("The game is over")
    assert {made.log.model.line(row).step for row in range(made.log.model.rowCount())} >= set(
        range(1, made.session.step + 1)
    )
