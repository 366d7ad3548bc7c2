"""How fast the rules of One Small Step are, and how long their lists of choices get; the peer is in test_peer.py."""

import pytest

from desktop.games.one_small_step import load
from desktop.games.one_small_step.state import StepState
from desktop.kernel.chance import Seeded
from desktop.lab.proposing import setup_for
from desktop.lab.simulate import play_out
from desktop.players.choose import greedy_choice, random_choice
from tests.bench.conftest import Latency, Rate, random_game

GAME = load()
MODES = ("advanced", "beginner")


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("mode", MODES)
def test_random_games(seats: int, mode: str, rate: Rate) -> None:
    setup = setup_for(GAME, seats, {"mode": mode})

    def play() -> int:
        return sum(play_out(GAME, setup, [random_choice] * seats, seed)[1] for seed in range(12))

    rate(f"One Small Step: random {mode} games of {seats}", "decisions", play)


@pytest.fixture(scope="module")
def positions() -> list[StepState]:
    return random_game(GAME, setup_for(GAME, 2, {"mode": "advanced"}))


def test_greedy_decision(positions: list[StepState], latency: Latency) -> None:
    state = max(positions, key=lambda one: len(GAME.legal(one)))
    seat = GAME.legal(state)[0].seat
    latency(
        "One Small Step: the longest greedy decision of a game", lambda: greedy_choice(GAME, state, seat, Seeded(1))
    )


def test_longest_list_of_choices() -> None:
    longest = 0
    for seed in range(60):
        chance = Seeded(seed)
        state = GAME.start(setup_for(GAME, 2 + seed % 3, {"mode": MODES[seed % 2]}), chance)
        while actions := GAME.legal(state):
            longest = max(longest, len(actions))
            GAME.play(state, actions[chance.below(len(actions))], chance)
    print(f"\nthe longest list of choices in 60 random games: {longest}")
    assert longest < 300
