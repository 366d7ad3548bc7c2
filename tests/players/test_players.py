"""Computer players: they choose legally, leave the position alone, and greedy beats random."""

from typing import Any

import pytest

from desktop.kernel.chance import Seeded
from desktop.lab.simulate import simulate
from desktop.players.choose import PLAYERS, own_actions
from tests.games.space_checkers.drawn import GAME, position, table

TWO = table("green", "blue")


def in_mid_game(seed: int) -> Any:
    """A position twenty moves into a random game."""
    chance = Seeded(seed)
    state = GAME.start(TWO, chance)
    for _ in range(20):
        actions = GAME.legal(state)
        GAME.play(state, actions[chance.below(len(actions))], chance)
    return state


@pytest.mark.parametrize("level", PLAYERS)
@pytest.mark.parametrize("seed", range(5))
def test_a_player_takes_a_legal_action_and_leaves_the_position_alone(level: str, seed: int) -> None:
    state = in_mid_game(seed)
    before = state.copy()
    action = PLAYERS[level](GAME, state, state.turn, Seeded(seed))
    assert action in own_actions(GAME, state, state.turn)
    assert state == before


@pytest.mark.parametrize("level", PLAYERS)
def test_a_player_with_the_same_chance_decides_the_same(level: str) -> None:
    state = in_mid_game(3)
    choices = [PLAYERS[level](GAME, state, state.turn, Seeded(9)) for _ in range(3)]
    assert choices[0] == choices[1] == choices[2]


def test_random_takes_every_action_now_and_then() -> None:
    state = in_mid_game(1)
    chance = Seeded(1)
    taken = {PLAYERS["random"](GAME, state, state.turn, chance) for _ in range(500)}
    assert taken == set(GAME.legal(state))


@pytest.mark.parametrize("captives", ["", "b b b b b b b b b"])
def test_greedy_captures_rather_than_not_and_so_wins_when_it_can(captives: str) -> None:
    scene = position(
        """
        10  g . . . . . . . . .
        8   . . . g b . . . . .
        1   . . . . . . . b . .
        """,
        roll="2 red",
        prisons={"green": captives},
    )
    assert PLAYERS["greedy"](GAME, scene.state, 0, Seeded(1)) == scene.move(8, 4, "east")


@pytest.mark.parametrize("seats", [("greedy", "random"), ("random", "greedy")])
def test_greedy_beats_random_in_nineteen_of_twenty_games(seats: tuple[str, str]) -> None:
    result = simulate(GAME, TWO, seats, 20, seed=1)
    assert result.wins[seats.index("greedy")] >= 19
