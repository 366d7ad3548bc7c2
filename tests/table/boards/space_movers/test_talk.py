"""Table talk: all hands side by side, face down where an option hides them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.games.space_movers import load
from desktop.games.space_movers.state import UNKNOWN, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.kernel.chance import Seeded
from desktop.kernel.game import SeatSetup, Setup
from desktop.table.boards.base import Table
from desktop.table.boards.space_movers.scene import SpaceMoversBoard
from desktop.table.boards.space_movers.talk import lay_talk
from desktop.table.kit.cache import Pictures

GAME = load()
ROLES = ("eli", "gurn", "red", "meda", "boom", "lucas", "neleh")
T = Qt.Key.Key_T
NONE = Qt.KeyboardModifier.NoModifier

pytestmark = pytest.mark.usefixtures("qapp")


class Still(Pictures):
    """Paints nothing ahead."""

    def prepare(self, recipes: Any) -> None:
        pass


def setup(seats: int, **options: Any) -> Setup:
    return Setup(tuple(SeatSetup(role, role) for role in ROLES[:seats]), options)


def dealt(seats: int, hand: int = 2, **options: Any) -> MoversState:
    state = GAME.start(setup(seats, **options), Seeded(2))
    state.coin = 0
    cards = [*GAME.tables.of_kind(Kind.REACTION), *GAME.tables.of_kind(Kind.CARGO)]
    state.hands = [[cards.pop() for _ in range(hand)] for _ in range(seats)]
    state.tables = [[cards.pop()] for _ in range(seats)]
    return state


def shown(state: MoversState, seats: int) -> SpaceMoversBoard:
    board = SpaceMoversBoard(Table(GAME, setup(seats), str), Still())
    board.arrange(910, 720)
    board.show(state)
    return board


@pytest.mark.rule("SM-UI-12")
def test_a_key_lays_the_cards_of_all_side_by_side_and_away_again() -> None:
    state = dealt(3)
    board = shown(state, 3)
    others = [card for seat in (1, 2) for card in (*state.hands[seat], *state.tables[seat])]
    assert not any(board.place(f"card:{card}") for card in others)
    assert board.press(T, NONE)
    places = [board.place(f"card:{card}") for card in others]
    assert all(place is not None for place in places)
    assert board.place("node:0") is None  # the chart is covered
    for card, place in zip(others, places, strict=True):
        assert board.addresses_at(place.center()) == [f"card:{card}"]
    assert board.turn_to(["talk"])
    assert board.place("node:0") is not None


def test_the_disc_after_the_seats_opens_it() -> None:
    board = shown(dealt(7), 7)
    disc = board.place("talk")
    assert disc is not None
    assert board.turn_to(board.addresses_at(QPointF(disc.center())))
    assert board.place("node:0") is None


@pytest.mark.rule("SM-UI-12")
def test_hidden_hands_lie_face_down() -> None:
    state = GAME.view(dealt(3, open_hands=False), 0)
    rows = lay_talk(QRectF(0, 0, 900, 560), state)
    assert [placed.card for placed in rows[0].cards][:2] == state.hands[0]
    for row in rows[1:]:
        assert [placed.card for placed in row.cards if not placed.aboard] == [UNKNOWN, UNKNOWN]
        assert all(placed.card != UNKNOWN for placed in row.cards if placed.aboard)


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("hand", [0, 1, 4])
def test_rows_and_cards_stay_inside_for_every_number_of_seats(seats: int, hand: int) -> None:
    room = QRectF(0, 0, 900, 560)
    rows = lay_talk(room, dealt(seats, hand))
    for one, other in combinations([row.rect for row in rows], 2):
        assert not one.intersects(other)
    for row in rows:
        assert room.contains(row.rect)
        assert all(row.rect.contains(placed.rect) for placed in row.cards)
        assert all(placed.rect.left() >= row.owner.right() for placed in row.cards)
