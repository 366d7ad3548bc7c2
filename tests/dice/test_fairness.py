"""Ten faces, all equally likely, however a person throws. The long series stands in tests/long."""

import pytest

from desktop.dice.throwing import physical_throw
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Aim, Strength
from tests.dice.boxes import chi_square, request

SUSPICIOUS = 27.9
"""Fair dice stray farther than this once in a thousand series (9 degrees of freedom)."""


@pytest.mark.parametrize("strength", ["soft", "firm", "hard"])
def test_throws_at_the_free_floor_show_every_face_equally_often(strength: Strength) -> None:
    chance = Seeded(11)
    counts = [0] * 10
    for _ in range(400):
        for rest in physical_throw(request(strength=strength), chance).rests:
            counts[rest.face] += 1
    assert chi_square(counts) < SUSPICIOUS


def test_a_steady_hand_gains_nothing() -> None:
    """The same aim again and again: only the start orientation differs, and it comes from the game's chance."""
    chance = Seeded(12)
    aim = Aim(x=-200, y=-800, direction=850, speed=1600, spin=200, reach=900)
    counts = [0] * 10
    for _ in range(600):
        for rest in physical_throw(request(aim=aim), chance).rests:
            counts[rest.face] += 1
    assert chi_square(counts) < SUSPICIOUS
