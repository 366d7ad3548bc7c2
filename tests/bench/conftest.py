"""Rates and latencies: measured by pytest-benchmark, and printed at the end in words."""

from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.kernel.chance import Seeded
from desktop.kernel.game import Game, S, Setup

Rate: TypeAlias = Callable[[str, str, Callable[[], int]], None]
Latency: TypeAlias = Callable[[str, Callable[[], object]], None]
Spread: TypeAlias = Callable[[str, Callable[[], object], int], None]

ROUNDS = 7
FOUND = pytest.StashKey[list[tuple[str, str]]]()


@pytest.fixture
def rate(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Rate:
    """Measures how many units of work a function does in a second; the function gives how many it did."""

    def measure(what: str, unit: str, work: Callable[[], int]) -> None:
        done: list[int] = []
        seconds = timed(benchmark, lambda: done.append(work()), rounds=ROUNDS, warmup_rounds=1)
        rates = sorted(count / took for count, took in zip(done[-ROUNDS:], seconds, strict=True))
        _note(request, what, f"{rates[ROUNDS // 2]:,.0f} {unit} a second")

    return measure


@pytest.fixture
def latency(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Latency:
    """Measures how long one call takes."""

    def measure(what: str, work: Callable[[], object]) -> None:
        seconds = sorted(timed(benchmark, work, rounds=ROUNDS, warmup_rounds=1))
        _note(request, what, f"{seconds[ROUNDS // 2] * 1000:.2f} ms")

    return measure


@pytest.fixture
def spread(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Spread:
    """Measures many calls one by one, for things that take now longer, now shorter."""

    def measure(what: str, work: Callable[[], object], calls: int) -> None:
        seconds = sorted(timed(benchmark, work, rounds=calls, warmup_rounds=5))
        half, most = (seconds[round(share * (calls - 1))] * 1000 for share in (0.5, 0.95))
        _note(request, what, f"{half:.2f} ms, 95 of 100 within {most:.2f} ms")

    return measure


def timed(
    benchmark: BenchmarkFixture, work: Callable[[], object], *, rounds: int, warmup_rounds: int = 0
) -> list[float]:
    """The seconds that each round took, after some that do not count."""
    # pytest-benchmark has types for everything but this.
    benchmark.pedantic(work, rounds=rounds, warmup_rounds=warmup_rounds)  # type: ignore[no-untyped-call]
    assert benchmark.stats
    return list(benchmark.stats.stats.data)


def random_game(game: Game[S, Any], setup: Setup) -> list[S]:
    """All positions of one random game in which somebody has a choice."""
    chance = Seeded(5)
    state = game.start(setup, chance)
    found = []
    while actions := game.legal(state):
        found.append(state.copy())
        game.play(state, actions[chance.below(len(actions))], chance)
    return found


def _note(request: pytest.FixtureRequest, what: str, figure: str) -> None:
    request.config.stash.setdefault(FOUND, []).append((what, figure))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if found := config.stash.get(FOUND, []):
        terminalreporter.section("measured (medians)")
        width = max(len(what) for what, _ in found)
        for what, figure in found:
            terminalreporter.write_line(f"{what:{width}}  {figure}")
