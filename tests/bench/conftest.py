"""Rates and latencies: measured by pytest-benchmark, and printed at the end in words."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

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
        seconds = _run(benchmark, lambda: done.append(work()))
        rates = sorted(count / took for count, took in zip(done[-ROUNDS:], seconds, strict=True))
        _note(request, what, f"{rates[ROUNDS // 2]:,.0f} {unit} a second")

    return measure


@pytest.fixture
def latency(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Latency:
    """Measures how long one call takes."""

    def measure(what: str, work: Callable[[], object]) -> None:
        seconds = sorted(_run(benchmark, work))
        _note(request, what, f"{seconds[ROUNDS // 2] * 1000:.2f} ms")

    return measure


@pytest.fixture
def spread(benchmark: BenchmarkFixture, request: pytest.FixtureRequest) -> Spread:
    """Measures many calls one by one, for things that take now longer, now shorter."""

    def measure(what: str, work: Callable[[], object], calls: int) -> None:
        benchmark.pedantic(work, rounds=calls, warmup_rounds=5)  # type: ignore[no-untyped-call]
        assert benchmark.stats
        seconds = sorted(benchmark.stats.stats.data)
        half, most = (seconds[round(share * (calls - 1))] * 1000 for share in (0.5, 0.95))
        _note(request, what, f"{half:.2f} ms, 95 of 100 within {most:.2f} ms")

    return measure


def _run(benchmark: BenchmarkFixture, work: Callable[[], object]) -> list[float]:
    """The seconds that each round took, after an uncounted one."""
    benchmark.pedantic(work, rounds=ROUNDS, warmup_rounds=1)  # type: ignore[no-untyped-call]
    assert benchmark.stats
    return list(benchmark.stats.stats.data)


def _note(request: pytest.FixtureRequest, what: str, figure: str) -> None:
    request.config.stash.setdefault(FOUND, []).append((what, figure))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if found := config.stash.get(FOUND, []):
        terminalreporter.section("measured (medians)")
        width = max(len(what) for what, _ in found)
        for what, figure in found:
            terminalreporter.write_line(f"{what:{width}}  {figure}")
