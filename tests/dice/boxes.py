"""Boxes with dice in them, for the tests of the dice."""

from __future__ import annotations

from math import hypot

from desktop.dice.solids import lying
from desktop.dice.turns import any_turn
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import DIE_RADIUS, Aim, Box, Rest, Shape, Strength, ThrowRequest

BOX = Box(2400, 1600, 500)


def request(
    resting: tuple[Rest, ...] = (),
    *,
    die: str = "new",
    shape: Shape = "d10",
    target: str = "",
    strength: Strength = "firm",
    aim: Aim | None = None,
    box: Box = BOX,
) -> ThrowRequest:
    return ThrowRequest(die, shape, resting, target, strength, aim, box)


def scattered(number: int, chance: Seeded) -> tuple[Rest, ...]:
    """So many dice named 0, 1, 2... that lie apart from each other anywhere in the box."""
    rests: list[Rest] = []
    while len(rests) < number:
        x = chance.below(BOX.width - 2 * DIE_RADIUS) - BOX.width // 2 + DIE_RADIUS
        y = chance.below(BOX.depth - 2 * DIE_RADIUS) - BOX.depth // 2 + DIE_RADIUS
        if all(hypot(x - rest.x, y - rest.y) > 2 * DIE_RADIUS for rest in rests):
            rests.append(lying(str(len(rests)), "d10", any_turn(chance), x / 100, y / 100))
    return tuple(rests)


def chi_square(counts: list[int]) -> float:
    """How unevenly things are spread over classes that should be equally full."""
    expected = sum(counts) / len(counts)
    return sum((found - expected) ** 2 / expected for found in counts)
