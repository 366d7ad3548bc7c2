"""The board of Space Movers: every choice has a place of its own, piles can be leafed through, throws are aimed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from pytestqt.qtbot import QtBot

from desktop.games.catalogue import load_game
from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import NOWHERE, CheckFrame, MoversState
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.players.choose import random_choice
from desktop.table.boards.base import Ask, Table
from desktop.table.boards.space_movers.layout import lay_out
from desktop.table.boards.space_movers.scene import SpaceMoversBoard
from desktop.table.kit.cache import Pictures
from desktop.table.picker import Picker
from desktop.table.play.page import TablePage
from tests.table.play.table import click, key, page, session

GAME = load_game("space_movers")
ROOMS = ((906.0, 718.0), (1160.0, 918.0))
"""What the table has for the board in windows of 1280 x 800 and 1600 x 1000."""


class Still(Pictures):
    """Paints nothing ahead."""

    def prepare(self, recipes: Any) -> None:
        pass


def table(seats: int, **options: Any) -> tuple[Setup, MoversState]:
    roles = GAME.propose_roles(seats, options)
    setup = Setup(tuple(SeatSetup(role, role) for role in roles), options)
    return setup, GAME.start(setup, Seeded(seats))


def asking(state: MoversState, seat: int, picker: Picker[Any]) -> Ask:
    return Ask(state, seat, picker.picks, picker.options, None, lambda action: [], partial(GAME.refusal, state))


def positions(state: MoversState, seed: int, steps: int) -> Iterator[MoversState]:
    """The positions of a game by chance."""
    for step in range(steps):
        decision = GAME.decision(state)
        if decision is None:
            return
        yield state
        action = random_choice(GAME, state.copy(), decision.seats[0], Seeded(seed, step))
        GAME.play(state, action, Seeded(seed, step))


def look_through(board: SpaceMoversBoard, state: MoversState, picker: Picker[Any], seat: int) -> None:
    """Every choice of a question, and of those that follow from it, has a place where it is found again."""
    board.ask(asking(state, seat, picker))
    for address in list(picker.options):
        board.ask(asking(state, seat, picker))
        place = board.place(address)
        assert place is not None, (address, picker.picks)
        spots = (
            place.center(),
            QPointF(place.right() - 3, place.center().y()),
            QPointF(place.left() + 3, place.center().y()),
        )
        assert any(picker.among(board.addresses_at(spot)) == [address] for spot in spots), (address, picker.picks)
        assert board.name(address)
        board.point(address)
        deeper = Picker(picker.candidates, GAME.steps)
        for pick in (*picker.picks, address):
            if pick in deeper.options:
                deeper.pick(pick)
        if deeper.settled is None and len(deeper.picks) > len(picker.picks) and deeper.options:
            look_through(board, state, deeper, seat)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"objectives": "random"}),
        (4, {"roll_mat": "advanced", "eye_removal": "any_planet"}),
        (7, {"characters": "rolled"}),
    ],
)
def test_every_choice_of_a_game_has_a_place_where_a_click_means_it_alone(seats: int, options: dict[str, Any]) -> None:
    setup, state = table(seats, **options)
    board = SpaceMoversBoard(Table(GAME, setup, str), Still())
    board.arrange(*ROOMS[seats % 2])
    for now in positions(state, seats, 140):
        board.show(now)
        for seat in {action.seat for action in GAME.legal(now)}:
            mine = [action for action in GAME.legal(now) if action.seat == seat]
            look_through(board, now, Picker(mine, GAME.steps), seat)


@pytest.mark.parametrize("room", ROOMS)
def test_no_part_of_the_table_covers_another(room: tuple[float, float]) -> None:
    layout = lay_out(*room)
    parts = (layout.chart, layout.ship, layout.objective, layout.event, layout.pursuit, layout.tray)
    assert not any(one.intersects(other) for one, other in combinations(parts, 2))
    assert all(layout.whole.contains(part) for part in parts)
    inner = (layout.resources, layout.sky, layout.presence, layout.legend)
    assert not any(one.intersects(other) for one, other in combinations(inner, 2))
    assert all(layout.chart.contains(part) for part in inner)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("room", ROOMS)
def test_planets_and_their_names_lie_apart_and_inside_the_sky(room: tuple[float, float]) -> None:
    setup, state = table(3)
    board = SpaceMoversBoard(Table(GAME, setup, str), Still())
    board.arrange(*room)
    board.show(state)
    chart = board.chart
    rects = [chart.spots[node].rect.united(chart.label_rect(node)) for node in range(len(GAME.tables.nodes))]
    for one, other in combinations(rects, 2):
        assert not one.intersects(other)
    sky = board.layout_.sky.adjusted(-4, -4, 4, 4)
    assert all(sky.contains(rect) for rect in rects)


# ---- at the page -----------------------------------------------------------------------------------------------------


def at_table(qtbot: QtBot, seed: int = 4, **options: Any) -> TablePage:
    made = session(("person",) * 3, seed, game=GAME, make=partial(load_game, "space_movers"), **options)
    return page(qtbot, made)


def to_a_throw(made: TablePage) -> None:
    """Play by chance until a die is to be thrown among others."""
    journal = made.session.journal
    for step in range(2000):
        state = journal.state
        top = state.stack[-1] if state.stack else None
        if isinstance(top, CheckFrame) and top.rests and top.in_hand != NOWHERE:
            break
        decision = GAME.decision(state)
        assert decision is not None
        journal.act(random_choice(GAME, state.copy(), decision.seats[0], Seeded(1, step)))
    made.flow._stand()
    made.flow._advance()


@pytest.mark.rule("SM-UI-10")
def test_a_click_on_a_pile_or_a_crewmate_shows_those_cards(qtbot: QtBot) -> None:
    made = at_table(qtbot)
    board = made.board
    assert isinstance(board, SpaceMoversBoard)
    state = made.session.journal.state
    click(made, "discard")
    assert [placed.card for placed in board._shown.cards] == state.discard[::-1]
    click(made, "seat:1")
    assert board._shown.seat == 1
    assert made.session.step == 0, "looking plays nothing"


def test_a_throw_is_aimed_by_keys_and_by_the_button(qtbot: QtBot) -> None:
    made = at_table(qtbot)
    to_a_throw(made)
    board, step = made.board, made.session.step
    assert isinstance(board, SpaceMoversBoard)
    made.pointing.set_cursor("box")
    key(made, Qt.Key.Key_Up)
    aimer = board.throwing.box.aimer
    assert aimer is not None
    assert aimer.choice.strength == "hard"
    click(made, "strength:soft")
    assert board.throwing.box.aimer.choice.strength == "soft"
    click(made, "throw")
    thrown = made.session.journal.entry(step + 1).action
    assert isinstance(thrown, a.Throw)
    assert thrown.strength == "soft"
    assert thrown.aim is not None


def test_the_drag_of_an_aim_does_not_move_the_board(qtbot: QtBot) -> None:
    made = at_table(qtbot)
    to_a_throw(made)
    board = made.board
    assert isinstance(board, SpaceMoversBoard)
    assert board.grabs(board.throwing.box.sceneBoundingRect().center())
    assert not board.grabs(QRectF(board.layout_.tray).center())
