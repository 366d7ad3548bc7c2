"""A game in progress: kept in the library, computer players in a worker, and what happens when one fails."""

from __future__ import annotations

import multiprocessing
import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtTest import QSignalSpy
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import load_game
from desktop.games.space_checkers.game import SpaceCheckers
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.kernel.library import Library
from desktop.table.play.flow import Mode
from desktop.table.session import TableSession, rematch
from desktop.table.settings import Speed
from tests.kernel.stub_game import StubGame
from tests.table.play.table import GAME, page, press, session, settings

SETUP = Setup((SeatSetup("Ada", "green"), SeatSetup("Bo", "blue")))


class Slow(StubGame):
    """Thinks for ever when a worker asks it."""

    def evaluate(self, state: Any, seat: int) -> float:
        time.sleep(60)
        return 0.0


class Marking(Slow):
    """Leaves a file when it begins to think."""

    def __init__(self, mark: Path) -> None:
        super().__init__()
        self._mark = mark

    def evaluate(self, state: Any, seat: int) -> float:
        self._mark.touch()
        return super().evaluate(state, seat)


class Broken(StubGame):
    """Breaks whenever a worker asks it."""

    def evaluate(self, state: Any, seat: int) -> float:
        raise RuntimeError("out of ideas")


class Dying(StubGame):
    """Takes the worker process with it."""

    def evaluate(self, state: Any, seat: int) -> float:
        os._exit(7)


def stub_session(make: Any, limit_ms: int = 30_000) -> TableSession:
    game = StubGame()
    setup = Setup((SeatSetup("Ada", "comet"), SeatSetup("Bo", "nova")))
    return TableSession(Journal.begin(game, setup, 4), ("greedy", "person"), make, limit_ms=limit_ms)


# ---- kept in the library -------------------------------------------------------------------------------------------


def test_every_action_is_in_the_library_before_anybody_hears_of_it(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        table = TableSession.new(library, "space_checkers", SETUP, ("person", "person"), seed=5)
        uid = library.games()[0].uid
        kept: list[int] = []
        table.happened.connect(lambda played: kept.append(library.record(uid).cursor - played.step))
        for _ in range(5):
            assert table.act(table.legal(table.decision.seats[0])[0], table.step)
        assert kept == [0] * 5
        again = TableSession.open(library, uid)
        assert again.journal.digest() == table.journal.digest()
        assert again.controllers == ("person", "person")
        assert again.names == ("Ada", "Bo")
        assert again.trouble is None


def test_an_action_that_cannot_be_kept_is_not_played(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        table = TableSession.new(library, "space_checkers", SETUP, ("person", "person"), seed=5)
        uid = library.games()[0].uid
        other = TableSession.open(library, uid)
        assert other.act(other.legal(other.decision.seats[0])[0], 0)
        told = QSignalSpy(table.failed)
        assert not table.act(table.legal(table.decision.seats[0])[0], 0)
        assert table.step == 0
        assert "another window" in str(told.at(0)[0].sentence)


def test_the_seed_is_drawn_when_none_is_given(tmp_path: Path, qtbot: QtBot) -> None:
    with Library(tmp_path) as library:
        made = [TableSession.new(library, "space_checkers", SETUP, ("person", "person")) for _ in range(3)]
        assert len({table.journal.seed for table in made}) == 3


def test_a_failed_action_is_told_at_the_table_and_can_be_tried_again(qtbot: QtBot, tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        table = TableSession.new(library, "space_checkers", SETUP, ("person", "person"), seed=5)
        made = page(qtbot, table)
        other = TableSession.open(library, library.games()[0].uid)
        other.act(other.legal(other.decision.seats[0])[0], 0)
        made.flow.choosing.choose(made.session.legal(made.flow.viewer)[0])
        assert "another window" in made.prompt.note.text()
        assert made.flow.mode is Mode.ASKING
        assert made.session.step == 0


# ---- computer players ----------------------------------------------------------------------------------------------


def play_on(qtbot: QtBot, table: TableSession, seat: int = 0) -> QSignalSpy:
    """Ask the computer player and wait until something was played."""
    notes = QSignalSpy(table.noted)
    with qtbot.waitSignal(table.happened, timeout=20_000):
        table.ask_computer(seat)
    table.close()
    return notes


def test_a_computer_player_answers_from_its_own_process(qtbot: QtBot) -> None:
    table = session(("greedy", "person"), seed=3)
    seat = table.decision.seats[0]
    table.controllers = ("greedy", "greedy")
    notes = play_on(qtbot, table, seat)
    assert table.step == 1
    assert notes.count() == 0


@pytest.mark.parametrize("make", [Broken, Dying], ids=["error", "crash"])
def test_a_player_that_breaks_down_plays_at_random_and_the_game_goes_on(qtbot: QtBot, make: Any) -> None:
    table = stub_session(make)
    notes = play_on(qtbot, table)
    assert table.step == 1
    assert "could not decide" in str(notes.at(0)[0])


def test_a_player_that_takes_too_long_plays_at_random(qtbot: QtBot) -> None:
    table = stub_session(Slow, limit_ms=1500)
    notes = play_on(qtbot, table)
    assert "could not decide" in str(notes.at(0)[0])


def test_after_a_breakdown_the_next_question_is_answered(qtbot: QtBot) -> None:
    table = stub_session(Dying)
    with qtbot.waitSignal(table.happened, timeout=20_000):
        table.ask_computer(0)
    table._thinker._game = StubGame
    table._make_game = StubGame
    with qtbot.waitSignal(table.advised, timeout=20_000):
        table.ask_hint(table.decision.seats[0])
    table.close()


def test_what_goes_to_the_worker_is_imagined(qtbot: QtBot) -> None:
    table = stub_session(StubGame)
    asked: list[Any] = []
    table._thinker.ask = lambda what, question: asked.append(question)
    table.ask_computer(0)
    sent = table.journal.codec.state_from_json(asked[0].state)
    real = table.journal.state
    assert sent.hands[0] == real.hands[0]
    assert len(sent.hands[1]) == len(real.hands[1])
    assert (sent.hands[1], sent.deck) != (real.hands[1], real.deck)


def test_thinking_shows_a_spinner_after_a_while_and_can_be_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.table.boards import catalogue

    monkeypatch.setitem(catalogue.BOARDS, "contraband", ("tests.table.play.stub_board", "StubBoard"))
    made = page(qtbot, stub_session(Slow))
    assert not made.prompt.stop.isVisible()
    qtbot.waitUntil(made.prompt.stop.isVisible, timeout=20_000)
    assert made.session.step == 0
    press(made.prompt.stop)
    assert made.session.step == 1
    assert any("was stopped" in made.log.model.line(row).words for row in range(made.log.model.rowCount()))


def test_closing_ends_the_worker_process_at_once_even_while_it_starts(qtbot: QtBot, tmp_path: Path) -> None:
    for patience in (0, 20_000):
        here = tmp_path / str(patience)
        table = stub_session(partial(Marking, here))
        table.ask_computer(0)
        if patience:
            qtbot.waitUntil(here.exists, timeout=patience)
        began = len(multiprocessing.active_children())
        table.close()
        assert table.step == 0
        assert began >= 1
        qtbot.waitUntil(lambda: not multiprocessing.active_children(), timeout=40_000)


def test_people_can_follow_computer_players_or_skip_ahead(qtbot: QtBot) -> None:
    made = page(qtbot, session(("random", "random"), seed=3), settings(Speed.SLOW))
    assert made.flow.mode is Mode.WAITING
    assert made.flow._breath.isActive()
    assert made.flow.skip()
    assert not made.flow._breath.isActive()
    qtbot.waitUntil(lambda: made.session.step == 1, timeout=20_000)
    assert made.board.moving


# ---- rematch -------------------------------------------------------------------------------------------------------


def test_a_rematch_turns_the_seats_and_keeps_options(qtbot: QtBot) -> None:
    table = session(("person", "greedy", "random"), seed=3, diagonals=True)
    plan = rematch(table)
    assert [seat.name for seat in plan.setup.seats] == ["Nova", "Ada", "Mira"]
    assert [seat.role for seat in plan.setup.seats] == ["green", "yellow", "blue"]
    assert plan.controllers == ("random", "person", "greedy")
    assert plan.setup.options["diagonals"] is True
    assert isinstance(GAME, SpaceCheckers)
    assert GAME.setup_refusal(plan.setup) is None
    assert partial(load_game, "space_checkers")().info.id == plan.game_id
