"""The table with Space Checkers, driven as a person does."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from desktop.table.play.flow import Mode
from tests.table.play.table import click, page, press, session, waits


def test_a_pawn_and_its_landing_are_clicked_and_the_turn_passes(qtbot: QtBot) -> None:
    made = page(qtbot, session(seed=3))
    assert made.flow.mode is Mode.ASKING
    assert made.flow.ask is not None
    pawn = next(iter(made.flow.ask.options))
    click(made, pawn)
    assert made.flow.ask.picks[0] == pawn
    assert made.session.step == 0
    way = next(iter(made.flow.ask.options))
    click(made, way)
    assert made.session.step == 1
    qtbot.waitUntil(lambda: waits(made))
    assert made.flow.viewer == made.session.decision.seats[0]


def test_bots_play_in_a_worker_until_the_end(qtbot: QtBot) -> None:
    made = page(qtbot, session(("random", "random"), seed=3))
    qtbot.waitUntil(lambda: made.session.step >= 5, timeout=20_000)
    press(made.bar.shelf)
