"""Skill checks without a game around them, to compare throwers: the dice, the aim, and what passes."""

from __future__ import annotations

from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Rest, Shape, Strength, Thrower, ThrowRequest
from tests.dice.boxes import BOX

NEEDED = 5


def passes(dice: int, strength: Strength, chance: Seeded, thrower: Thrower) -> bool:
    """A check of so many dice, each thrown at one that fails or at the free floor (SM-CHECK-07, -11, -12)."""
    resting: tuple[Rest, ...] = ()
    for number in range(dice + 1):
        shape: Shape = "d10" if number < dice else "cube"
        failing = [rest.die for rest in resting if rest.face < NEEDED]
        target = failing[0] if failing else ""
        result = thrower(ThrowRequest(str(number), shape, resting, target, strength, None, BOX), chance)
        if result.left:
            return False
        resting = result.rests
    return all(rest.face >= NEEDED for rest in resting if rest.shape == "d10")


def pass_rate(dice: int, strength: Strength, checks: int, seed: int, thrower: Thrower) -> float:
    chance = Seeded(seed)
    return sum(passes(dice, strength, chance, thrower) for _ in range(checks)) / checks
