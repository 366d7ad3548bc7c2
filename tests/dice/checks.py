"""Skill checks without a game around them, to compare throwers: the dice, the aim, and what passes."""

from __future__ import annotations

from desktop.games.space_movers import load
from desktop.games.space_movers.areas import SUCCEED, touched
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Rest, Shape, Strength, Thrower, ThrowRequest
from tests.dice.boxes import BOX

NEEDED = 5
TABLES = load().tables


def succeeds(rest: Rest, *, advanced: bool = False) -> bool:
    """As a die lies: by an area of the Advanced mat, else by its face (SM-MAT-02, -03)."""
    area = touched(TABLES, rest, advanced=advanced, laid=())
    return area == SUCCEED if area else rest.face >= NEEDED


def passes(dice: int, strength: Strength, chance: Seeded, thrower: Thrower, *, advanced: bool = False) -> bool:
    """A check of so many dice, each thrown at one that fails or at the free floor (SM-CHECK-07, -11, -12)."""
    resting: tuple[Rest, ...] = ()
    for number in range(dice + 1):
        shape: Shape = "d10" if number < dice else "cube"
        failing = [rest.die for rest in resting if rest.shape == "d10" and not succeeds(rest, advanced=advanced)]
        target = failing[0] if failing else ""
        result = thrower(ThrowRequest(str(number), shape, resting, target, strength, None, BOX), chance)
        if result.left:
            return False
        resting = result.rests
    return all(succeeds(rest, advanced=advanced) for rest in resting if rest.shape == "d10")


def pass_rate(
    dice: int, strength: Strength, checks: int, seed: int, thrower: Thrower, *, advanced: bool = False
) -> float:
    chance = Seeded(seed)
    return sum(passes(dice, strength, chance, thrower, advanced=advanced) for _ in range(checks)) / checks
