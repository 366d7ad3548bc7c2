"""How fast the rules of Space Checkers are."""

import pytest

from desktop.games.space_checkers import load
from desktop.games.space_checkers.state import CheckersState
from desktop.kernel.chance import Seeded
from desktop.kernel.codec import Codec
from desktop.lab.proposing import setup_for
from desktop.lab.simulate import play_out, simulate
from desktop.players.choose import greedy_choice, random_choice
from tests.bench.conftest import Latency, Rate, random_game

GAME = load()


@pytest.fixture(scope="module")
def positions() -> list[CheckersState]:
    return random_game(GAME, setup_for(GAME, 4, {}))


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games(seats: int, rate: Rate) -> None:
    setup = setup_for(GAME, seats, {})

    def play() -> int:
        return sum(play_out(GAME, setup, [random_choice] * seats, seed)[1] for seed in range(50))

    rate(f"random games of {seats}", "decisions", play)


def test_greedy_games(rate: Rate) -> None:
    setup = setup_for(GAME, 2, {})
    rate("greedy games of 2", "decisions", lambda: simulate(GAME, setup, ["greedy", "greedy"], 3, 1).decisions)


def test_greedy_decision(positions: list[CheckersState], latency: Latency) -> None:
    state = positions[40]
    latency("one greedy decision in a game of 4", lambda: greedy_choice(GAME, state, state.turn, Seeded(1)))


def test_copy(positions: list[CheckersState], rate: Rate) -> None:
    def copy() -> int:
        for state in positions * 50:
            state.copy()
        return 50 * len(positions)

    rate("State.copy()", "copies", copy)


def test_legal(positions: list[CheckersState], rate: Rate) -> None:
    def ask() -> int:
        for state in positions * 10:
            GAME.legal(state)
        return 10 * len(positions)

    rate("legal()", "lists of moves", ask)


def test_refusal(positions: list[CheckersState], rate: Rate) -> None:
    asked = [(state, action) for state in positions for action in GAME.legal(state)]

    def ask() -> int:
        for state, action in asked:
            GAME.refusal(state, action)
        return len(asked)

    rate("refusal()", "answers", ask)


def test_evaluate(positions: list[CheckersState], rate: Rate) -> None:
    def judge() -> int:
        for state in positions:
            GAME.evaluate(state, 0)
        return len(positions)

    rate("evaluate() in games of 4", "positions", judge)


def test_digest(positions: list[CheckersState], rate: Rate) -> None:
    codec = Codec(GAME)

    def digest() -> int:
        for state in positions:
            codec.digest(state)
        return len(positions)

    rate("digest()", "digests", digest)
