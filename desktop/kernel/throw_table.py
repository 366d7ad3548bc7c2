"""Throws decided by a table instead of by moving bodies: for simulations, and wherever nobody watches.

The table was measured on the rigid-body box by ``python -m desktop.dice.measure``: how often a throw leaves the box,
moves the die it is aimed at or another one, turns over what it moves, and where dice come to rest. The latter is kept
as samples: of throws at the free floor as places, of throws at a die as ways from where that die lay, by the part of
the box it lay in, since the same aim is taken there each time.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from math import cos, radians, sin
from typing import Any, TypeAlias

from desktop.kernel.throws import DIE_RADIUS, FACES, Aim, Box, Numbers, Rest, Shape, Strength, ThrowRequest, ThrowResult

CROWD = 4
"""A box with so many dice or more counts as crowded: dice shield each other there."""
COLUMNS, ROWS = 6, 4
"""The parts of the floor that throws at a die are told apart by."""
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
    """How a die once lay; the foot is counted from its middle."""

    z: int
    turn: tuple[int, int, int]
    foot: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Rests:
    """Where dice came to rest in throws of one kind: samples."""

    first: tuple[Place, ...]
    """A die thrown into the empty box."""
    free: tuple[Place, ...]
    """A die thrown at the free floor among others."""
    aimed: tuple[tuple[tuple[Place, Place], ...], ...]
    """Per part of the box that the die aimed at lay in: how far that die was moved, and how far from where it had lain
    the thrown one came to rest."""
    others: tuple[Place, ...]
    """How far any other die was moved."""


@dataclass(frozen=True, slots=True)
class Measured:
    """All that was measured of a box."""

    box: Box
    tables: dict[tuple[Strength, Shape, int], ThrowTable]
    """Per strength, shape of the thrown die (the cube is heavier) and number of dice in the box, up to ``CROWD``."""
    rests: dict[tuple[Strength, Shape], Rests]
    """Per strength and shape of the thrown die."""
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
        rests: dict[tuple[Strength, Shape], Rests] = {
            (strength, shape): _rests(rows)
            for strength, shapes in data["rests"].items()
            for shape, rows in shapes.items()
        }
        return cls(Box(*data["box"]), tables, rests, lies, tuple(data["ring"]))


def _chances(row: Any) -> Chances:
    return Chances(row["moves"], row["leaves"], tuple(row["turns"]))


def _lie(flat: list[int]) -> Lie:
    z, *rest = flat
    return Lie(z, (rest[0], rest[1], rest[2]), _places(rest[3:]))


def _places(flat: list[int]) -> tuple[Place, ...]:
    return tuple(zip(flat[::2], flat[1::2], strict=True))


def _rests(rows: Any) -> Rests:
    ways = [_places(part) for part in rows["aimed"]]
    aimed = tuple(tuple(zip(way[::2], way[1::2], strict=True)) for way in ways)
    return Rests(_places(rows["first"]), _places(rows["free"]), aimed, _places(rows["others"]))


def part_of(box: Box, x: int, y: int) -> int:
    """The part of the box's floor that a place lies in."""
    column = min(COLUMNS - 1, max(0, (2 * x + box.width) * COLUMNS // (2 * box.width)))
    row = min(ROWS - 1, max(0, (2 * y + box.depth) * ROWS // (2 * box.depth)))
    return row * COLUMNS + column


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
    laying = _Laying(known, request, target, below)
    struck: list[str] = []
    left: list[str] = []
    for rest in request.resting:
        chances = table.free if not target else table.target if rest.die == target else table.other
        if below(PARTS) >= chances.moves:
            laying.rests.append(rest)
            continue
        struck.append(rest.die)
        if below(PARTS) < chances.leaves:
            left.append(rest.die)
            continue
        laying.move(rest, _turned(known.ring, rest, chances.turns, numbers), aimed=rest.die == target)
    if leaves:
        left.append(request.die)
    else:
        laying.lay(request.die, request.shape, below(FACES[request.shape]))
    return ThrowResult(tuple(laying.rests), tuple(struck), tuple(left))


class _Laying:
    """Lays the dice of one throw, each where a sample says, clear of those that lie there already."""

    def __init__(self, known: Measured, request: ThrowRequest, target: str, below: Callable[[int], int]) -> None:
        self._known, self._box, self._below = known, request.box, below
        self._samples = known.rests[request.strength, request.shape]
        self._target = next((rest for rest in request.resting if rest.die == target), None)
        self._alone = not request.resting
        self.rests: list[Rest] = []
        self._ways: tuple[tuple[Place, Place], ...] = ()
        if self._target is not None:
            part = part_of(request.box, self._target.x, self._target.y)
            self._ways = self._samples.aimed[part] or next(filter(None, self._samples.aimed))
            self._way = self._ways[below(len(self._ways))]

    def move(self, rest: Rest, face: int, *, aimed: bool) -> None:
        """A die that was hit."""
        others = self._samples.others
        way = self._way[0] if aimed else others[self._below(len(others))] if others else (0, 0)
        x, y = self._inside(rest.x + way[0], rest.y + way[1])
        if not self._free(x, y):
            x, y = rest.x, rest.y
        self._put(rest.die, rest.shape, face, x, y)

    def lay(self, die: str, shape: Shape, face: int) -> None:
        """The die that was thrown."""
        x, y = self._place()
        for _ in range(6):
            if self._free(x, y):
                break
            x, y = self._place(again=True)
        self._put(die, shape, face, x, y)

    def _place(self, *, again: bool = False) -> Place:
        if self._target is not None:
            way = self._ways[self._below(len(self._ways))] if again else self._way
            return self._inside(self._target.x + way[1][0], self._target.y + way[1][1])
        places = self._samples.first if self._alone else self._samples.free
        x, y = places[self._below(len(places))]
        box, measured_in = self._box, self._known.box
        if box != measured_in:
            x, y = x * box.width // measured_in.width, y * box.depth // measured_in.depth
        return self._inside(x, y)

    def _inside(self, x: int, y: int) -> Place:
        wide, deep = self._box.width // 2 - DIE_RADIUS, self._box.depth // 2 - DIE_RADIUS
        return max(-wide, min(wide, x)), max(-deep, min(deep, y))

    def _free(self, x: int, y: int) -> bool:
        near = 2 * DIE_RADIUS
        return all(abs(x - other.x) >= near or abs(y - other.y) >= near for other in self.rests)

    def _put(self, die: str, shape: Shape, face: int, x: int, y: int) -> None:
        lies = self._known.lies[shape][face]
        lie = lies[self._below(len(lies))]
        foot = tuple([(x + dx, y + dy) for dx, dy in lie.foot])
        self.rests.append(Rest(die, shape, face, x, y, lie.z, lie.turn, foot))


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
