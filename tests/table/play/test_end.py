"""The end of a game at the table."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.kernel.chance import Seeded
from desktop.players.choose import greedy_choice
from desktop.table.newgame.plan import NewGame
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from tests.table.play.table import (
    key,
    page,
    press,
    session,
)


def finished(qtbot: QtBot) -> TablePage:
    table = session(seed=14)
    while (decision := table.decision) is not None:
        table.journal.act(greedy_choice(table.game, table.journal.state, decision.seats[0], Seeded(14, table.step)))
    made = page(qtbot, table)
    qtbot.waitUntil(lambda: made._end is not None)
    return made


def test_the_end_offers_a_rematch_with_everybody_one_seat_further(qtbot: QtBot) -> None:
    made = finished(qtbot)
    with qtbot.waitSignal(made.rematch) as asked:
        press(made._end.again)
    plan: NewGame = asked.args[0]
    assert [seat.name for seat in plan.setup.seats] == ["Mira", "Ada"]
    assert [seat.role for seat in plan.setup.seats] == ["green", "blue"]


def test_the_end_lets_one_look_back_and_come_again(qtbot: QtBot) -> None:
    made = finished(qtbot)
    press(made._end.look)
    assert made.flow.mode is Mode.BACK
    assert not made._end.isVisible()
    key(made, Qt.Key.Key_End)
    assert made.flow.mode is Mode.OVER
    press(made.prompt.take)
    assert made._end.isVisible()
    with qtbot.waitSignal(made.left):
        press(made._end.shelf)
