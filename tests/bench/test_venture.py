"""How fast the rules of Amazing Space Venture are."""

from __future__ import annotations

import pytest

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.actions import PlaceTile
from desktop.games.amazing_space_venture.state import VentureState
from desktop.kernel.chance import Seeded
from desktop.lab.proposing import setup_for
from desktop.players.choose import greedy_choice, random_choice
from tests.bench.conftest import Latency, Rate

GAME = load()
MID_GAME, ASKED = 70, 1000


def whole_game(seats: int, seed: int) -> tuple[int, int]:
    """Decisions and placed tiles of a random game, legal lists and plays included."""
    chance = Seeded(seed)
    state = GAME.start(setup_for(GAME, seats, {}), chance)
    decisions = tiles = 0
    while (decision := GAME.decision(state)) is not None:
        action = random_choice(GAME, state, decision.seats[0], chance)
        GAME.play(state, action, chance)
        decisions += 1
        tiles += isinstance(action, PlaceTile)
    return decisions, tiles


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("unit", ["decisions", "tiles"])
def test_random_games(seats: int, unit: str, rate: Rate) -> None:
    place = ("decisions", "tiles").index(unit)

    def play() -> int:
        return sum(whole_game(seats, seed)[place] for seed in range(20))

    rate(f"random games of Amazing Space Venture, {seats} seats", unit, play)


@pytest.fixture(scope="module")
def position() -> VentureState:
    """A tile is drawn, 70 tiles lie on the board."""
    chance = Seeded(3)
    state = GAME.start(setup_for(GAME, 4, {}), chance)
    while not (state.drawn and sum(tile >= 0 for tile in state.tiles) >= MID_GAME):
        decision = GAME.decision(state)
        assert decision is not None
        GAME.play(state, random_choice(GAME, state, decision.seats[0], chance), chance)
    return state


def test_legal_for_a_drawn_tile(position: VentureState, rate: Rate) -> None:
    def ask() -> int:
        for _ in range(ASKED):
            GAME.legal(position)
        return ASKED

    rate(f"legal() for a drawn tile, {MID_GAME} tiles on the board", "lists of placements", ask)


def test_copy(position: VentureState, rate: Rate) -> None:
    def copy() -> int:
        for _ in range(ASKED):
            position.copy()
        return ASKED

    rate("copy() of that position", "copies", copy)


def test_greedy_decision(position: VentureState, latency: Latency) -> None:
    seat = position.turn.seat
    latency("one greedy decision about a drawn tile", lambda: greedy_choice(GAME, position, seat, Seeded(1)))
