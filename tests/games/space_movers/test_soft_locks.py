"""A search for positions without a way on: every place of the Liberty with every state of health of the crew."""

from itertools import product

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import FIT, HELD, INJURED, MEDICAL_BAY, NOWHERE, MoversState, Phase
from tests.games.space_movers.scene import GAME, crew

TABLES = GAME.tables
SEATS = (0, 1)


def position(base: MoversState, at: int, health: tuple[int, ...], coin: int, phase: Phase) -> MoversState:
    state = base.copy()
    state.liberty, state.coin, state.phase = at, coin, phase
    state.health = list(health)
    for seat in SEATS:
        fate = health[state.seats[seat]]
        state.rooms[state.seats[seat]] = {FIT: 0, INJURED: MEDICAL_BAY, HELD: NOWHERE}[fate]
    return state


@pytest.mark.rule("SM-EDGE-71", "SM-EDGE-70", "SM-EDGE-52", "SM-EDGE-21", "SM-EDGE-37", "SM-EDGE-59")
def test_every_position_has_a_way_on() -> None:
    """Whatever has happened to the crew, somebody can act, heal or be healed, or wait for others; and a fit player
    can always move the Liberty, and free the prisoners at headquarters if a second Character is fit."""
    base = crew("meda neleh").state
    players = tuple(base.seats)
    for health in product((FIT, INJURED, HELD), repeat=7):
        for at in range(len(TABLES.nodes)):
            for coin in SEATS:
                fate = health[players[coin]]
                assert GAME.legal(position(base, at, health, coin, "draw"))
                if fate == INJURED:
                    assert a.HealInBay(coin, players[coin]) in GAME.legal(position(base, at, health, coin, "act"))
                if fate != FIT:
                    continue
                jumps = [
                    action for action in GAME.legal(position(base, at, health, coin, "move")) if action.kind == "jump"
                ]
                assert jumps, f"a fit player cannot leave {TABLES.nodes[at].title} with health {health}"
                if at == TABLES.hq and HELD in health and health.count(FIT) > 1:
                    assert a.Rescue(coin) in GAME.legal(position(base, at, health, coin, "act"))


@pytest.mark.rule("SM-EDGE-52")
def test_headquarters_can_be_reached_by_any_fit_character_alone() -> None:
    """From every node a way leads to headquarters over routes that are free or ask for common skills."""
    reached, border = {TABLES.hq}, [TABLES.hq]
    while border:
        here = border.pop()
        for near, check in TABLES.routes[here].items():
            if near not in reached and all(symbol not in TABLES.specialist for symbol in check):
                reached.add(near)
                border.append(near)
    assert reached == set(range(len(TABLES.nodes)))
