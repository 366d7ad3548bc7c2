"""Amazing Space Venture from the first tile to the standings, by mouse alone and by keys alone.

The real page with the real board; the bag holds a few tiles only, and the decisions are drawn at random.
"""

from __future__ import annotations

import random
from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.games.amazing_space_venture import build, content_kind
from desktop.games.amazing_space_venture.actions import Discard, PlaceTile
from desktop.kernel.content import base_content
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.geometry import square_of
from desktop.table.boards.amazing_space_venture.scene import VentureBoard
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from desktop.table.settings import CurtainUse
from tests.table.play.table import key, page, press, question, session, settings, spot, waits

LONGEST = 900
SHORT = {"PL1-2O", "PL2-3", "ST", "GA-1", "GA-2O", "SUN", "QUEST-EMPIRE", "RA"}


def short_game() -> Any:
    """The game with a bag of few tiles."""
    content = base_content(content_kind()).model
    tiles = tuple(tile.model_copy(update={"count": 1}) for tile in content.tiles if tile.id in SHORT)
    return build(content.model_copy(update={"tiles": tiles}))


def board_of(made: TablePage) -> VentureBoard:
    assert isinstance(made.board, VentureBoard)
    return made.board


def wanted(made: TablePage, chance: random.Random) -> Any:
    """What a hasty person would choose: tiles and pieces rather than cards thrown away."""
    legal = made.session.legal(made.session.decision.seats[0])
    better = [action for action in legal if not isinstance(action, Discard)]
    return chance.choice(better or legal)


def steps_left(made: TablePage, action: Any) -> tuple[Address, ...]:
    """What is still to be picked; begins anew where something else is in hand."""
    steps = made.session.game.steps(action)
    picks = question(made).picks
    return steps[len(picks) :] if steps[: len(picks)] == picks else steps


# ---- by mouse ------------------------------------------------------------------------------------------------------


def wheel(made: TablePage, at: QPoint) -> None:
    viewport = made.view.viewport()
    turn = QWheelEvent(
        QPointF(at),
        QPointF(viewport.mapToGlobal(at)),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(viewport, turn)


def click_at(widget: QWidget, at: QPoint) -> None:
    QTest.mouseMove(widget, at)
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at)


def click_anywhere(made: TablePage, address: Address) -> None:
    """On the board, in the tray, on a card beside the board, or in the list of choices."""
    board = board_of(made)
    for card in board.panels():
        card.grab()  # offscreen, windows are not painted before the first turn of the event loop
    if (beside := board.around.place(address)) is not None:
        widget, area = beside
        click_at(widget, area.center().toPoint())
    elif board.place(address) is not None and address in question(made).options:
        at = spot(made, address)
        found = board.addresses_at(made.view.mapToScene(at))
        if made.flow.choosing.picker.among(found) == [address]:
            click_at(made.view.viewport(), at)
        else:
            click_row(made, address)
    else:
        click_row(made, address)


def click_row(made: TablePage, address: Address) -> None:
    row = next(choice for choice in made.prompt.choices if choice.address == address)
    made.prompt.area.ensureWidgetVisible(row)
    press(row)


def lay_by_mouse(qtbot: QtBot, made: TablePage, action: PlaceTile) -> None:
    board = board_of(made)
    assert board.holding is not None
    square = square_of(f"square:{action.square}")
    at = spot(made, f"square:{action.square}")
    QTest.mouseMove(made.view.viewport(), at)
    for _ in range(4):
        if board.follow(question(made), f"square:{action.square}") == (f"rotation:{action.rotation}",):
            break
        wheel(made, at)
        qtbot.wait(70)
    assert square in board.holding.rotations
    click_at(made.view.viewport(), at)


def by_mouse(qtbot: QtBot, made: TablePage, action: Any) -> None:
    if isinstance(action, PlaceTile):
        if question(made).picks != (f"tile:{action.tile}",):
            click_anywhere(made, f"tile:{action.tile}")
        lay_by_mouse(qtbot, made, action)
        return
    step = made.session.step
    for address in steps_left(made, action):
        click_anywhere(made, address)
    if made.session.step == step:
        click_button(made, action)


def click_button(made: TablePage, action: Any) -> None:
    """An action that no place tells apart: in the list, or the large button where it is alone."""
    if made.flow.choosing.plain == action:
        press(made.prompt.back)
        return
    row = row_of(made, action)
    if row is not None:
        made.prompt.area.ensureWidgetVisible(row)
        press(row)
    else:
        press(made.prompt.take)


def row_of(made: TablePage, action: Any) -> Any:
    """The row of an action that no place tells apart; None where there is none."""
    label = made.say(made.session.game.label(made.flow.state, action))
    return next((one for one in made.prompt.choices if one.address is None and one.entry.title == label), None)


# ---- by keys -------------------------------------------------------------------------------------------------------


def tab_to(made: TablePage, address: Address, *, backwards: bool = False) -> None:
    made.pointing.drop_cursor()
    for _ in range(400):
        if made.pointing.cursor == address:
            return
        QTest.keyClick(made.view, Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab)
        assert made.focusWidget() is made.view, f"Tab left the board before {address}"
    pytest.fail(f"Tab never came to {address}")


def by_keys(qtbot: QtBot, made: TablePage, action: Any) -> None:
    made.view.setFocus()
    step = made.session.step
    if isinstance(action, PlaceTile) and question(made).picks == (f"tile:{action.tile}",):
        tab_to(made, f"square:{action.square}")
        for _ in range(4):
            if board_of(made).follow(question(made), f"square:{action.square}") == (f"rotation:{action.rotation}",):
                break
            key(made, Qt.Key.Key_R)
            qtbot.wait(70)
        key(made, Qt.Key.Key_Return)
        return
    for address in steps_left(made, action):
        # Tab backwards comes first to what begins another choice than the tile in hand.
        tab_to(made, address, backwards=address not in question(made).options)
        key(made, Qt.Key.Key_Return)
    if made.session.step == step:
        button = made.prompt.back if made.flow.choosing.plain == action else row_of(made, action) or made.prompt.take
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)


# ---- a whole game --------------------------------------------------------------------------------------------------


def everybody(made: TablePage, chance: random.Random, *, by_key: bool) -> None:
    """Now and then somebody takes the screen to answer; mostly nobody does."""
    asked = made.flow.answering.asked
    button = made.prompt.take
    if chance.random() < 0.3:
        row = made.prompt.choices[chance.randrange(len(asked))]
        made.prompt.area.ensureWidgetVisible(row)
        button = row
    if by_key:
        button.setFocus()
        QTest.keyClick(button, Qt.Key.Key_Space)
    else:
        press(button)


@pytest.mark.parametrize(("play", "seats", "seed"), [(by_mouse, 2, 4), (by_keys, 3, 7)], ids=["mouse", "keys"])
def test_a_whole_game(qtbot: QtBot, play: Any, seats: int, seed: int) -> None:
    game = short_game()
    table = session(("person",) * seats, seed, game=game, make=partial(short_game))
    wishes = settings()
    wishes.curtain = CurtainUse.OFF
    made = page(qtbot, table, wishes)
    chance = random.Random(seed)
    for _ in range(LONGEST):
        qtbot.waitUntil(lambda: waits(made) or made.flow.mode is Mode.EVERYBODY)
        if made.flow.mode is Mode.OVER:
            break
        if made.flow.mode is Mode.EVERYBODY:
            everybody(made, chance, by_key=play is by_keys)
            continue
        step, action = made.session.step, wanted(made, chance)
        play(qtbot, made, action)
        assert made.session.step == step + 1, (action, made.prompt.note.text(), question(made).picks)
    assert made.flow.mode is Mode.OVER
    qtbot.waitUntil(lambda: made._end is not None and made._end.isVisible())
    outcome = made.session.outcome
    assert sorted(one.score for one in made._end._finish.standings) == sorted(outcome.scores)
