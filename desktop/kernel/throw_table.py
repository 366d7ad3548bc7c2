"""Throws decided by a table instead of by moving bodies: for simulations, and wherever nobody watches.

The numbers were measured on the rigid-body box (thousands of throws; ``desktop.dice`` measures them anew): how often a
throw leaves the box, hits the die it is aimed at, hits another one by accident, and turns over what it hits.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from desktop.kernel.throws import DIE_RADIUS, FACES, Aim, Numbers, Rest, Shape, Strength, ThrowRequest, ThrowResult

THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class ThrowTable:
    """Chances in a thousand, for one strength of throw."""

    leaves: int
    """The thrown die leaves the box."""
    hits: int
    """It hits the die it is aimed at."""
    strays: int
    """It hits a given other die by accident."""
    turns: int
    """A die that is hit comes to rest anew, on any face."""


MEASURED: dict[Strength, ThrowTable] = {
    "soft": ThrowTable(leaves=1, hits=980, strays=20, turns=430),
    "firm": ThrowTable(leaves=2, hits=985, strays=40, turns=770),
    "hard": ThrowTable(leaves=6, hits=990, strays=70, turns=890),
}
"""A struck die that comes to rest anew may show the face it had, so faces change a tenth less often than dice turn."""

SOFT_BELOW, HARD_FROM = 900, 2500
"""Speeds (mm/s) that part the three strengths when a throw is aimed by hand."""

_FOOT = ((-40, -25), (40, -25), (40, 25), (-40, 25))


def table_throw(request: ThrowRequest, numbers: Numbers) -> ThrowResult:
    """Throw by the table."""
    target = request.target
    strength = request.strength
    if request.aim is not None:
        target = _target_of(request.aim, request.resting)
        strength = _strength_of(request.aim)
    table = MEASURED[strength]
    below = numbers.below
    if below(THOUSAND) < table.leaves:
        return ThrowResult(request.resting, (), (request.die,))
    struck: list[str] = []
    rests: list[Rest] = []
    for rest in request.resting:
        likely = table.hits if rest.die == target else table.strays
        if below(THOUSAND) < likely and below(THOUSAND) < table.turns:
            struck.append(rest.die)
            rest = _lie(request, rest.die, rest.shape, rests, numbers)
        rests.append(rest)
    rests.append(_lie(request, request.die, request.shape, rests, numbers))
    return ThrowResult(tuple(rests), tuple(struck))


def _lie(request: ThrowRequest, die: str, shape: Shape, others: list[Rest], numbers: Numbers) -> Rest:
    """A die at rest on a random free place with a random face up."""
    box = request.box
    wide, deep = box.width - 2 * DIE_RADIUS, box.depth - 2 * DIE_RADIUS
    x = y = 0
    for _ in range(8):
        x = numbers.below(wide) - wide // 2
        y = numbers.below(deep) - deep // 2
        if all(abs(x - other.x) >= 2 * DIE_RADIUS or abs(y - other.y) >= 2 * DIE_RADIUS for other in others):
            break
    face = numbers.below(FACES[shape])
    foot = tuple([(x + dx, y + dy) for dx, dy in _FOOT])
    return Rest(die, shape, face, x, y, DIE_RADIUS, (0, 0, 0), foot)


def _target_of(aim: Aim, resting: tuple[Rest, ...]) -> str:
    """The first die in the way of an aimed throw; empty if there is none."""
    way = radians(aim.direction / 10)
    best, found = float("inf"), ""
    for rest in resting:
        dx, dy = rest.x - aim.x, rest.y - aim.y
        ahead = dx * cos(way) + dy * sin(way)
        aside = abs(dx * sin(way) - dy * cos(way))
        if 0 < ahead < best and aside < 1.5 * DIE_RADIUS:
            best, found = ahead, rest.die
    return found


def _strength_of(aim: Aim) -> Strength:
    if aim.speed < SOFT_BELOW:
        return "soft"
    return "firm" if aim.speed < HARD_FROM else "hard"
