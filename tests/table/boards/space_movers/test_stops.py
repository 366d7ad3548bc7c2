"""A person holds something that fits into a computer player's turn: the turn stops, and goes on when it is let."""

from __future__ import annotations

from functools import partial

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import load_game
from desktop.games.space_movers import actions as a
from desktop.games.space_movers.checks import begin_check, offer
from desktop.games.space_movers.run import Run
from desktop.games.space_movers.state import CheckFrame, MoversState, WindowFrame
from desktop.games.space_movers.tables import Kind, Tables
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.session import TableSession
from tests.table.play.table import click, page, press

GAME = load_game("space_movers")
TABLES: Tables = GAME.tables
SETUP = Setup((SeatSetup("Ada", "eli"), SeatSetup("Mira", "gurn")))
COMPUTER, PERSON = 0, 1
NAMES, ROLES = ("Ada", "Mira", "Nova"), ("eli", "gurn", "red")


def reaction(timing: str) -> int:
    return next(card for card in TABLES.of_kind(Kind.REACTION) if TABLES.cards[card].reaction.timing == timing)


def position(card: int) -> MoversState:
    """The computer player's turn; the person holds one card and no ability that could be used now."""
    state = GAME.start(SETUP, Seeded(2))
    state.coin, state.phase, state.shown_top = COMPUTER, "act", True
    state.hands = [[], [card]]
    return state


def checking(card: int) -> MoversState:
    state = position(card)
    run = Run(TABLES, state, Seeded(1))
    begin_check(run, "event", TABLES.of_kind(Kind.EVENT)[0], COMPUTER, ("piloting",))
    frame = state.stack[-1]
    assert isinstance(frame, CheckFrame)
    offer(TABLES, state, frame)
    return state


def table(qtbot: QtBot, state: MoversState) -> TablePage:
    journal = Journal(GAME, SETUP, 3, state)
    made = page(qtbot, TableSession(journal, ("greedy", "person"), partial(load_game, "space_movers")))
    qtbot.waitUntil(lambda: made.flow.mode is Mode.ASKING)
    return made


@pytest.mark.rule("SM-EDGE-98")
def test_a_computer_players_check_waits_for_the_person_who_holds_a_card_for_it(qtbot: QtBot) -> None:
    card = reaction("check")
    made = table(qtbot, checking(card))
    assert made.prompt.heading.text() == "Anything before Ada goes on?"
    assert made.prompt.take.text() == "Let Ada go on"
    click(made, f"card:{card}")
    qtbot.waitUntil(lambda: made.session.step >= 1)
    assert isinstance(made.session.journal.entry(1).action, a.React)
    qtbot.waitUntil(lambda: made.session.step >= 2, timeout=20_000)  # and then the computer player throws
    assert isinstance(made.session.journal.entry(2).action, a.Throw)


def test_letting_it_go_on_costs_one_click_and_nothing_is_asked_twice(qtbot: QtBot) -> None:
    made = table(qtbot, checking(reaction("check")))
    press(made.prompt.take)
    assert made.flow.mode is Mode.WAITING
    qtbot.waitUntil(lambda: made.session.step >= 1, timeout=20_000)
    assert isinstance(made.session.journal.entry(1).action, a.Throw)


def test_enter_lets_it_go_on_and_plays_nothing(qtbot: QtBot) -> None:
    made = table(qtbot, checking(reaction("check")))
    made.view.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(made.view, Qt.Key.Key_Return)
    assert made.flow.mode is Mode.WAITING
    assert made.session.step == 0


def test_between_steps_a_phase_is_asked_once_and_a_turn_may_be_left_alone(qtbot: QtBot) -> None:
    made = table(qtbot, position(reaction("any")))
    flow = made.flow
    press(made.prompt.take)
    assert flow.stopping.wants() is None  # in this phase
    made.session.journal.state.phase = "move"
    assert flow.stopping.wants() == PERSON  # but in the next one
    flow.stopping.quiet()
    made.session.journal.state.phase = "draw"
    assert flow.stopping.wants() is None
    made.session.journal.state.turn += 1
    assert flow.stopping.wants() == PERSON


def test_who_holds_nothing_is_not_asked(qtbot: QtBot) -> None:
    state = position(TABLES.of_kind(Kind.CARGO)[0])
    journal = Journal(GAME, SETUP, 3, state)
    made = page(qtbot, TableSession(journal, ("greedy", "person"), partial(load_game, "space_movers")))
    qtbot.waitUntil(lambda: made.session.step >= 1, timeout=20_000)
    assert not made.flow.stopping.active


@pytest.mark.rule("SM-UI-12", "SM-REACT-01")
def test_with_hidden_hands_people_at_one_screen_are_asked_in_public(qtbot: QtBot) -> None:
    hidden = Setup(tuple(SeatSetup(name, role) for name, role in zip(NAMES, ROLES, strict=True)), {"open_hands": False})
    state = GAME.start(hidden, Seeded(2))
    state.coin, state.phase = 0, "act"
    state.hands = [[], [reaction("any")], []]
    state.stack = [WindowFrame([1, 2])]
    journal = Journal(GAME, hidden, 3, state)
    made = page(qtbot, TableSession(journal, ("person",) * 3, partial(load_game, "space_movers")))
    press(made.curtain.findChild(QWidget, "curtain_ready"))
    qtbot.waitUntil(lambda: made.flow.mode is Mode.EVERYBODY)
    assert made.board.place(f"card:{reaction('any')}") is None
    press(made.prompt.take)  # nobody answers
    qtbot.waitUntil(lambda: made.session.step == 2)
    assert all(isinstance(made.session.journal.entry(step).action, a.Pass) for step in (1, 2))
