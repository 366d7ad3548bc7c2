"""A whole game through the window: two people at one screen, every choice picked on the board or in the list."""

from functools import partial
from typing import Any

import pytest

from desktop.games.one_small_step import load
from desktop.kernel.chance import Seeded
from desktop.table.play.flow import Mode
from desktop.table.play.page import TablePage
from tests.table.play.table import click, page, session

LONGEST = 1500


@pytest.fixture(scope="module")
def game():
    return load()


def sit_down(made: TablePage) -> None:
    """Lift the curtain, and leave what happened meanwhile."""
    if made.flow.mode is Mode.CURTAIN:
        made.flow.lift(made.session.decision.seats[0])
    if made.flow.mode is Mode.RECAP:
        made.flow.end_recap()


def take(made: TablePage, action: Any) -> None:
    """Pick an action step by step, on the board wherever its places lie there."""
    step, choosing = made.session.step, made.flow.choosing
    for address in made.session.game.steps(action):
        if choosing.picker is None or address in choosing.picker.picks:
            continue
        if made.board.place(address) is not None:
            click(made, address)
        else:
            choosing.pick([address])
        if made.session.step != step:
            return
    choosing.choose(action)


@pytest.mark.parametrize("mode", ["beginner", "advanced"])
def test_a_whole_game_is_played_through_the_window(qtbot, game, mode):
    made = page(qtbot, session(("person", "person"), 4, game=game, make=partial(load), mode=mode))
    chance = Seeded(5)
    for _ in range(LONGEST):
        sit_down(made)
        if made.flow.mode is Mode.OVER:
            break
        assert made.flow.mode is Mode.ASKING
        options = [action for action in made.flow.choosing.picker.candidates if action.kind != "disagree"]
        lively = [action for action in options if action.kind not in ("pass", "decline", "trade_token")] or options
        action = lively[chance.below(len(lively))]
        step = made.session.step
        take(made, action)
        assert made.session.step == step + 1, (action, made.prompt.note.text())
    assert made.flow.mode is Mode.OVER


def test_every_place_has_a_name_and_lies_on_the_board(qtbot, game):
    made = page(qtbot, session(("person", "person"), 2, game=game, make=partial(load)))
    sit_down(made)
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
