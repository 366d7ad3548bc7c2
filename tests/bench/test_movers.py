"""How fast the rules of Space Movers are, and how soon a long game is open again."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.dice.throwing import physical_throw
from desktop.games.catalogue import build_game, content_kind, load_game
from desktop.games.space_movers import load
from desktop.games.space_movers.state import MoversState
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.record import Record
from desktop.lab.proposing import setup_for
from desktop.lab.simulate import play_out
from desktop.players.choose import greedy_choice, random_choice
from tests.bench.conftest import Latency, Rate, random_game

GAME = load()
STEPS = 300


@pytest.fixture(scope="module")
def positions() -> list[MoversState]:
    return random_game(GAME, setup_for(GAME, 3, {}))


@pytest.mark.parametrize("seats", [2, 4])
def test_random_games(seats: int, rate: Rate) -> None:
    setup = setup_for(GAME, seats, {})

    def play() -> int:
        return sum(play_out(GAME, setup, [random_choice] * seats, seed)[1] for seed in range(40))

    rate(f"random games of Space Movers, {seats} seats", "decisions", play)


def test_copy(positions: list[MoversState], rate: Rate) -> None:
    def copy() -> int:
        for state in positions * 50:
            state.copy()
        return 50 * len(positions)

    rate("MoversState.copy()", "copies", copy)


def test_legal(positions: list[MoversState], rate: Rate) -> None:
    def ask() -> int:
        for state in positions * 10:
            GAME.legal(state)
        return 10 * len(positions)

    rate("legal() of Space Movers", "lists of moves", ask)


def test_the_next_step_of_the_scout(rate: Rate) -> None:
    steps, nodes = GAME.tables.next_steps, range(len(GAME.tables.nodes))
    pairs = [(start, to) for start in nodes for to in nodes if start != to] * 100

    def ask() -> int:
        for start, to in pairs:
            steps[start][to]
        return len(pairs)

    rate("the scout's next step", "look-ups", ask)


def test_greedy_decision(positions: list[MoversState], latency: Latency) -> None:
    state = next(state for state in positions[len(positions) // 2 :] if not state.stack)
    latency("one greedy decision of Space Movers", lambda: greedy_choice(GAME, state, state.coin, Seeded(1)))


def record_of(folder: Path) -> Record:
    """A game of 300 actions as a table keeps it, thrown with bodies."""
    content = base_content(content_kind("space_movers"))
    game = build_game("space_movers", content)
    for seed in range(40):
        with Library(folder / str(seed)) as library:
            uid, journal = library.begin(game, content.json, setup_for(game, 4, {}), ("greedy",) * 4, seed)
            journal.thrower = physical_throw
            while journal.cursor < STEPS and (decision := game.decision(journal.state)) is not None:
                journal.act(greedy_choice(game, journal.state, decision.seats[0], Seeded(seed, journal.cursor)))
            if journal.cursor == STEPS:
                return library.record(uid)
    raise AssertionError("no seed plays so long")


def test_a_game_of_300_actions_opened(tmp_path: Path, latency: Latency) -> None:
    game, record = load_game("space_movers"), record_of(tmp_path)
    latency("a game of 300 actions opened, every digest checked", lambda: open_record(game, record))
