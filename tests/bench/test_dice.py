"""How long a throw takes to compute, with bodies and by the table."""

from itertools import cycle

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from desktop.dice.throwing import physical_throw
from desktop.kernel.chance import Seeded
from desktop.kernel.throw_table import table_throw
from desktop.kernel.throws import Strength
from tests.bench.conftest import Spread
from tests.dice.boxes import request, scattered

BOXES = [scattered(number % 8, Seeded(number)) for number in range(64)]


@pytest.mark.parametrize("strength", ["soft", "firm", "hard"])
def test_a_throw_with_bodies_among_none_to_seven_dice(strength: Strength, spread: Spread) -> None:
    chance, boxes = Seeded(1), cycle(BOXES)

    def throw() -> None:
        lain = next(boxes)
        physical_throw(request(lain, target="0" if lain else "", strength=strength), chance)

    spread(f"a throw with bodies, {strength}, among none to seven dice", throw, 320)


def test_a_throw_by_the_table(benchmark: BenchmarkFixture) -> None:
    chance, boxes = Seeded(1), cycle(BOXES)

    def throw() -> None:
        lain = next(boxes)
        table_throw(request(lain, target="0" if lain else ""), chance)

    benchmark(throw)
