"""Computer players act in the turns of others where a card lets them."""

from __future__ import annotations

from typing import Any

import pytest

from desktop.games.amazing_space_venture import actions as a
from desktop.kernel.chance import Chance, Seeded
from desktop.lab.simulate import simulate
from desktop.players.choose import INTERRUPTING, PLAYERS, greedy_interruption, random_interruption
from tests.games.amazing_space_venture.scene import GAME, Scene, scene
from tests.games.amazing_space_venture.scene import table as setup

SEATS = ("blue", "yellow", "green")


def with_rookie() -> Scene:
    """It is blue's turn; yellow holds Captain Rookie, and blue has the fastest ship."""
    x = scene(*SEATS).hand("yellow", "captain_rookie")
    x.ship("blue", "D-4", "star_cruiser")
    return x


@pytest.mark.rule("ASV-EXTRA-09")
def test_greedy_burdens_an_opponent_in_his_turn() -> None:
    x = with_rookie()
    action = greedy_interruption(GAME, x.state, 1, Seeded(1))
    assert isinstance(action, a.FitExtra)
    assert action.seat == 1
    assert x.may(action)
    assert x.state.ships[action.ship].seat != 1


def test_random_does_so_now_and_then() -> None:
    x = with_rookie()
    found = [random_interruption(GAME, x.state, 1, Seeded(seed)) for seed in range(200)]
    played = [action for action in found if action is not None]
    assert 2 <= len(played) <= 50
    assert all(x.may(action) for action in played)


@pytest.mark.parametrize("level", PLAYERS)
def test_who_holds_nothing_of_that_kind_waits(level: str) -> None:
    x = scene(*SEATS).hand("yellow", "acid_rain", "rho").hand("blue", "captain_rookie")
    interrupt = INTERRUPTING[PLAYERS[level]]
    assert [interrupt(GAME, x.state, seat, Seeded(seed)) for seat in (0, 1, 2) for seed in range(30)] == [None] * 90


@pytest.mark.rule("ASV-RED-04", "ASV-RED-70")
def test_a_summit_is_called_in_the_turn_of_another_when_that_pays() -> None:
    x = scene(*SEATS).hand("yellow", "troika_summit").own("yellow", "A-1")
    offered = GAME.interrupts(x.state, 1)
    assert offered
    assert all(x.may(action) for action in offered)
    action = greedy_interruption(GAME, x.state, 1, Seeded(1))
    assert action is None or action in offered


def test_a_game_of_greedy_players_plays_them(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def noted(game: Any, state: Any, seat: int, chance: Chance) -> Any:
        asked.append(seat)
        return greedy_interruption(game, state, seat, chance)

    monkeypatch.setitem(INTERRUPTING, PLAYERS["greedy"], noted)
    simulate(GAME, setup(*SEATS), ["greedy"] * 3, 1, seed=3)
    assert asked
