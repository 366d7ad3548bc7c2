"""Several people at one screen, with a game that hides hands: a curtain between them, and no secret anywhere."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsSimpleTextItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.boards import catalogue
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.settings import CurtainUse
from tests.kernel.stub_game import Draw, EndTurn, Pass, Play, StubGame
from tests.table.play.table import page, press, session, settings

GAME = StubGame()


@pytest.fixture(autouse=True)
def stub_board(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(catalogue.BOARDS, GAME.info.id, ("tests.table.play.stub_board", "StubBoard"))


def table(qtbot: QtBot, controllers: tuple[str, ...] = ("person", "person", "person"), **wishes: Any) -> TablePage:
    kept = settings()
    for name, value in wishes.items():
        setattr(kept, name, value)
    return page(qtbot, session(controllers, seed=5, game=GAME, make=StubGame), kept)


def texts(made: TablePage) -> Iterator[str]:
    """Every word a widget of the program holds: shown, spoken, or in a tooltip; hidden widgets too."""
    for top in QApplication.topLevelWidgets():
        for widget in [top, *top.findChildren(QWidget)]:
            for name in ("text", "toolTip", "whatsThis", "accessibleName", "accessibleDescription", "windowTitle"):
                yield str(getattr(widget, name, str)())
    yield from (made.log.model.line(row).words for row in range(made.log.model.rowCount()))
    for item in made.board.items():
        yield item.toolTip()
        if isinstance(item, QGraphicsSimpleTextItem):
            yield item.text()


def places(made: TablePage) -> set[str]:
    """The cards that the board can point at."""
    return {address for address in made.board._items if address.startswith("card:")}


def hand(made: TablePage, seat: int) -> set[str]:
    return {f"card:{card}" for card in made.session.journal.state.hands[seat]}


def lift(made: TablePage) -> None:
    assert made.curtain.is_down
    press(made.curtain.findChild(QWidget, "curtain_ready"))


def test_nothing_is_shown_before_the_first_person_says_so(qtbot: QtBot) -> None:
    made = table(qtbot)
    assert made.flow.mode is Mode.CURTAIN
    assert made.curtain.is_down
    assert places(made) == set()
    assert made.log.model.rowCount() == 0
    assert not made.prompt.isVisible()


def test_each_person_sees_the_own_hand_only(qtbot: QtBot) -> None:
    made = table(qtbot)
    for seat in (0, 1, 2, 0):
        lift(made)
        if made.flow.mode is Mode.RECAP:
            press(made.prompt.take)
        assert made.flow.mode is Mode.ASKING
        assert made.flow.viewer == seat
        assert places(made) == hand(made, seat)
        made.flow.choosing.choose(Draw(seat))
        assert places(made) == hand(made, seat)
        made.flow.choosing.choose(EndTurn(seat))
        assert made.flow.mode is Mode.CURTAIN
        assert places(made) == set()


def test_no_word_of_another_hand_is_anywhere_in_the_program(qtbot: QtBot) -> None:
    made = table(qtbot)
    lift(made)
    made.flow.choosing.choose(Draw(0))
    drawn = made.log.model.line(0).words
    assert drawn.startswith("Ada draws a ")
    assert drawn != "Ada draws a card."
    secret = drawn.removesuffix(".")
    assert any(secret in text for text in texts(made))
    made.flow.choosing.choose(EndTurn(0))
    assert not any(secret in text for text in texts(made))  # under the curtain
    lift(made)
    assert not any(secret in text for text in texts(made))  # and on the next person's screen
    assert any("Ada draws a card." in text for text in texts(made))
    for step in range(made.session.step):  # nor in history
        made.flow.look(step)
        assert not any(secret in text for text in texts(made))
        assert not places(made) & hand(made, 0)


def test_the_log_of_the_deal_names_only_the_own_cards(qtbot: QtBot) -> None:
    made = table(qtbot)
    lift(made)
    lines = [made.log.model.line(row).words for row in range(made.log.model.rowCount())]
    own = [line for line in lines if line.startswith("Ada is dealt")]
    others = [line for line in lines if "is dealt" in line and not line.startswith("Ada")]
    assert "a card" not in own[0]
    assert len(others) == 2
    assert all(line.endswith("a card, a card, a card.") for line in others)


def test_after_the_curtain_a_recap_tells_what_happened_and_can_be_watched(qtbot: QtBot) -> None:
    made = table(qtbot)
    lift(made)
    assert made.flow.mode is Mode.ASKING  # nothing happened before the first turn
    for seat in (0, 1, 2):
        made.flow.choosing.choose(Draw(seat))
        made.flow.choosing.choose(EndTurn(seat))
        lift(made)
    assert made.flow.mode is Mode.RECAP
    told = [choice.text() for choice in made.prompt.choices]
    assert told == ["Mira draws a card.", "Nova draws a card."]
    QTest.mouseClick(made.prompt.back, Qt.MouseButton.LeftButton)  # watch it
    assert made.flow.mode is Mode.ASKING
    assert made.session.step == 6
    assert made.flow.step == 6


def test_a_response_of_another_person_needs_the_curtain_too(qtbot: QtBot) -> None:
    made = table(qtbot)
    lift(made)
    card = made.session.journal.state.hands[0][0]
    made.flow.choosing.choose(Play(0, card))
    assert made.flow.mode is Mode.CURTAIN
    lift(made)
    assert made.flow.viewer == 1
    made.flow.choosing.choose(Pass(1))
    assert made.flow.mode is Mode.CURTAIN
    lift(made)
    assert made.flow.viewer == 0


def test_one_person_among_computers_needs_no_curtain(qtbot: QtBot) -> None:
    made = table(qtbot, ("random", "person", "random"))
    qtbot.waitUntil(lambda: made.flow.mode is Mode.ASKING, timeout=20_000)
    assert not made.curtain.is_down
    assert made.flow.viewer == 1
    assert places(made) == hand(made, 1)


def test_the_curtain_can_be_switched_off_and_on(qtbot: QtBot) -> None:
    made = table(qtbot, curtain=CurtainUse.OFF)
    assert made.flow.mode is Mode.ASKING
    made.flow.choosing.choose(Draw(0))
    made.flow.choosing.choose(EndTurn(0))
    assert made.flow.mode is Mode.ASKING
    assert places(made) == hand(made, 1)  # still only one hand at a time


def test_space_checkers_hides_nothing_and_needs_no_curtain_unless_it_is_wanted(qtbot: QtBot) -> None:
    made = page(qtbot, session())
    assert made.flow.mode is Mode.ASKING
    wanted = settings()
    wanted.curtain = CurtainUse.ALWAYS
    other = page(qtbot, session(), wanted)
    assert other.flow.mode is Mode.CURTAIN
