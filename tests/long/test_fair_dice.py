"""Twenty thousand throws with moving bodies: fair faces, and a table that passes as many checks as they do."""

from collections.abc import Iterator
from itertools import islice

import pytest

from desktop.dice.throwing import physical_throw
from desktop.kernel.chance import Seeded
from desktop.kernel.throw_table import table_throw
from desktop.kernel.throws import Rest, Strength
from tests.dice.boxes import chi_square, request
from tests.dice.checks import pass_rate

THROWS = 20_000
CHECKS = 5_000


def thrown_faces(strength: Strength, seed: int) -> Iterator[int]:
    """What character dice show that are thrown four to a box, the later ones at the first; without end."""
    chance = Seeded(seed)
    while True:
        resting: tuple[Rest, ...] = ()
        for number in range(4):
            target = resting[0].die if resting else ""
            result = physical_throw(request(resting, die=str(number), target=target, strength=strength), chance)
            resting = result.rests
            if str(number) not in result.left:
                yield next(rest.face for rest in resting if rest.die == str(number))


def test_ten_faces_are_equally_likely_in_twenty_thousand_throws() -> None:
    counts = [0] * 10
    strengths: tuple[Strength, ...] = ("soft", "firm", "hard")
    for number, strength in enumerate(strengths):
        for face in islice(thrown_faces(strength, 100 + number), THROWS // 3 + 1):
            counts[face] += 1
    print(f"\nfaces 0 (medical) to 9: {counts}, chi-square {chi_square(counts):.1f} (9 degrees of freedom)")
    assert chi_square(counts) < 21.7  # p = 0.01


@pytest.mark.parametrize(
    ("dice", "strength", "advanced"),
    [
        (1, "firm", False),
        (2, "firm", False),
        (3, "firm", False),
        (4, "firm", False),
        (2, "soft", False),
        (2, "hard", False),
        (3, "hard", False),
        (2, "firm", True),
        (3, "firm", True),
    ],
)
def test_table_and_bodies_pass_the_same_share_of_checks_within_two_points(
    dice: int, strength: Strength, advanced: bool
) -> None:
    bodies = pass_rate(dice, strength, CHECKS, 3, physical_throw, advanced=advanced)
    table = pass_rate(dice, strength, 4 * CHECKS, 4, table_throw, advanced=advanced)
    side = "advanced" if advanced else "standard"
    print(f"\n{dice} dice, {strength}, {side}: bodies {bodies:.1%}, table {table:.1%}")
    assert abs(bodies - table) < 0.02
