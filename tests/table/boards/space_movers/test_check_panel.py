"""The panel of a check: what is needed and why, and how likely it is, in every room it may get."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QObject, QRectF
from pytestqt.qtbot import QtBot

from desktop.games.space_movers import load
from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.checks import begin_check, offer
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import CheckFrame, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.space_movers.check_odds import RUNS, Odds, percent
from desktop.table.boards.space_movers.check_panel import CheckPanel

GAME = load()
SETUP = Setup(tuple(SeatSetup(role, role) for role in ("eli", "gurn", "red")))


def checking(*symbols: Symbol) -> MoversState:
    state = GAME.start(SETUP, Seeded(2))
    run = Run(GAME.tables, state, Seeded(1))
    begin_check(run, "event", GAME.tables.of_kind(Kind.EVENT)[0], 0, symbols)
    frame = state.stack[-1]
    assert isinstance(frame, CheckFrame)
    offer(GAME.tables, state, frame)
    return state


@pytest.mark.parametrize("high", [330, 430, 560, 660, 900])
@pytest.mark.parametrize("dice", range(1, 8))
def test_the_parts_of_the_panel_lie_apart_and_inside(high: int, dice: int) -> None:
    symbols: tuple[Symbol, ...] = (
        "strength",
        "medical",
        "mechanical",
        "piloting",
        "psychic",
        "navigation",
        "engineering",
    )
    frame = checking(*symbols[:dice]).stack[-1]
    assert isinstance(frame, CheckFrame)
    panel = CheckPanel(GAME.tables, QRectF(0, 0, 920, high), frame)
    parts = [line.rect for line in panel.lines]
    parts += [rect for rect in (panel.needed, panel.odds, panel.keys) if rect.height()]
    parts += [panel.throw, *panel.strengths]
    for one, other in combinations(parts, 2):
        assert not one.intersects(other)
    assert all(panel.rect.contains(part) for part in parts)
    assert all(part.right() < panel.box.left() for part in parts)


def test_the_odds_come_a_few_runs_at_a_time_and_agree_with_the_table(qtbot: QtBot) -> None:
    owner = QObject()
    odds = Odds(GAME.tables, owner)
    state = checking("mechanical", "strength")
    odds.show(state)
    assert odds.share is None
    qtbot.waitUntil(lambda: odds.runs >= RUNS)
    assert odds.share == pytest.approx(pass_chance(GAME.tables, state, ("mechanical", "strength")), abs=0.05)
    odds.show(state)
    assert odds.runs == RUNS  # the same position is not worked out again
    odds.show(checking("mechanical"))
    assert odds.share is None
    odds.show(None)


def test_shares_that_are_nearly_nothing_or_nearly_sure_are_called_so() -> None:
    assert [percent(share) for share in (0.0, 0.004, 0.5, 0.996, 1.0)] == ["0 %", "< 1 %", "50 %", "> 99 %", "100 %"]
