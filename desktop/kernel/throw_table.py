"""Throws decided by a table instead of by moving bodies: for simulations, and wherever nobody watches.

The table was measured on the rigid-body box by ``python -m desktop.dice.measure``: how often a throw leaves the box,
moves the die it is aimed at or another one, turns over what it moves, and where dice come to rest.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, TypeAlias

from desktop.kernel.throws import DIE_RADIUS, FACES, Aim, Box, Numbers, Rest, Shape, Strength, ThrowRequest, ThrowResult

CROWD = 4
"""A box with so many dice or more counts as crowded: dice shield each other there."""
PARTS = 10_000
"""Chances are counted in so many parts."""
SOFT_BELOW, HARD_FROM = 1600, 2500
"""Speeds (mm/s) that part the three strengths when a throw is aimed by hand."""

Place: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Chances:
    """What becomes of one die that lies in the box."""

    moves: int
    leaves: int
    """Among moved dice: it is knocked out of the box."""
    turns: tuple[int, ...]
    """Among the others: by so many places along the ring of faces (0 for the same face again)."""


@dataclass(frozen=True, slots=True)
class ThrowTable:
    """Chances in ten thousand for throws of one kind."""

    leaves_free: int
    """A die thrown at the free floor leaves the box."""
    leaves_aimed: int
    """A die thrown at another one leaves the box."""
    target: Chances
    other: Chances
    """A die that is not aimed at, in a throw at another one."""
    free: Chances
    """Any die, in a throw at the free floor."""


@dataclass(frozen=True, slots=True)
class Lie:
    """How a die once came to rest; the foot is counted from its middle."""

    x: int
    y: int
    z: int
    turn: tuple[int, int, int]
    foot: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Measured:
    """All that was measured of a box."""

    box: Box
    tables: dict[tuple[Strength, Shape, int], ThrowTable]
    """Per strength, shape of the thrown die (the cube is heavier) and number of dice in the box, up to ``CROWD``."""
    lies: dict[Shape, tuple[tuple[Lie, ...], ...]]
    """Per shape and face on top."""
    ring: tuple[int, ...]
    """The faces of a character die in their order round it. A die that is hit turns to some neighbours more often
    than to others."""

    @classmethod
    def read(cls, data: Any) -> Measured:
        tables: dict[tuple[Strength, Shape, int], ThrowTable] = {
            (strength, shape, crowd): ThrowTable(
                row["leaves_free"], row["leaves_aimed"], *(_chances(row[part]) for part in ("target", "other", "free"))
            )
            for strength, shapes in data["strengths"].items()
            for shape, rows in shapes.items()
            for crowd, row in enumerate(rows)
        }
        lies: dict[Shape, tuple[tuple[Lie, ...], ...]] = {
            shape: tuple(tuple(_lie(flat) for flat in lies) for lies in faces) for shape, faces in data["lies"].items()
        }
        return cls(Box(*data["box"]), tables, lies, tuple(data["ring"]))


def _chances(row: Any) -> Chances:
    return Chances(row["moves"], row["leaves"], tuple(row["turns"]))


def _lie(flat: list[int]) -> Lie:
    x, y, z, *rest = flat
    feet = rest[3:]
    return Lie(x, y, z, (rest[0], rest[1], rest[2]), tuple(zip(feet[::2], feet[1::2], strict=True)))


@cache
def measured() -> Measured:
    """The table that came with the program."""
    text = files("resources").joinpath("space_movers", "throws.json").read_text("utf-8")
    return Measured.read(json.loads(text))


@dataclass(frozen=True, slots=True)
class Outlook:
    """How likely things are in one throw, from 0 to 1."""

    hits: float
    """The die aimed at is moved; 0 without one."""
    turns: float
    """The die aimed at stays in the box and shows another face."""
    loses: float
    """A die leaves the box: the thrown one, or the one it knocks out."""


def outlook(shape: Shape, crowd: int, strength: Strength, *, aimed: bool) -> Outlook:
    """What to expect of throwing a die of a shape into a box with ``crowd`` dice, at one of them or at the floor."""
    table = measured().tables[strength, shape, min(CROWD, crowd)]
    if not aimed:
        return Outlook(0.0, 0.0, table.leaves_free / PARTS)
    target = table.target
    hits, stays = target.moves / PARTS, 1 - target.leaves / PARTS
    turned = 1 - target.turns[0] / sum(target.turns)
    leaves = table.leaves_aimed / PARTS
    return Outlook(hits, hits * stays * turned, 1 - (1 - leaves) * (1 - hits * (1 - stays)))


def table_throw(request: ThrowRequest, numbers: Numbers) -> ThrowResult:
    """Throw by the table."""
    target = request.target
    strength = request.strength
    if request.aim is not None:
        target = _target_of(request.aim, request.resting)
        strength = _strength_of(request.aim)
    known = measured()
    table = known.tables[strength, request.shape, min(CROWD, len(request.resting))]
    below = numbers.below
    leaves = below(PARTS) < (table.leaves_aimed if target else table.leaves_free)
    struck: list[str] = []
    left: list[str] = []
    rests: list[Rest] = []
    for rest in request.resting:
        chances = table.free if not target else table.target if rest.die == target else table.other
        if below(PARTS) >= chances.moves:
            rests.append(rest)
            continue
        struck.append(rest.die)
        if below(PARTS) < chances.leaves:
            left.append(rest.die)
            continue
        face = _turned(known.ring, rest, chances.turns, numbers)
        same = face == rest.face
        rests.append(rest if same else _lay(known, request.box, rest.die, rest.shape, face, rests, numbers))
    if leaves:
        left.append(request.die)
    else:
        face = below(FACES[request.shape])
        rests.append(_lay(known, request.box, request.die, request.shape, face, rests, numbers))
    return ThrowResult(tuple(rests), tuple(struck), tuple(left))


def _turned(ring: tuple[int, ...], rest: Rest, turns: tuple[int, ...], numbers: Numbers) -> int:
    """The face that a moved die shows afterwards."""
    if rest.shape == "cube":
        return rest.face
    fate = numbers.below(sum(turns))
    steps = 0
    while fate >= turns[steps]:
        fate -= turns[steps]
        steps += 1
    return ring[(ring.index(rest.face) + steps) % len(ring)]


def _lay(known: Measured, box: Box, die: str, shape: Shape, face: int, others: list[Rest], numbers: Numbers) -> Rest:
    """A die at rest as one once came to rest with that face up, on a free place."""
    lies = known.lies[shape][face]
    for _ in range(8):
        lie = lies[numbers.below(len(lies))]
        x, y = lie.x, lie.y
        if all(abs(x - other.x) >= 2 * DIE_RADIUS or abs(y - other.y) >= 2 * DIE_RADIUS for other in others):
            break
    if box != known.box:
        x, y = x * box.width // known.box.width, y * box.depth // known.box.depth
    return Rest(die, shape, face, x, y, lie.z, lie.turn, tuple([(x + dx, y + dy) for dx, dy in lie.foot]))


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
