"""Measures the throw table on the rigid-body box: ``python -m desktop.dice.measure FILE [THROWS]``.

For each strength boxes are filled die by die, as in checks of one to four dice with the blank cube at the end. Once in
four times a die is thrown at any that lies there, else at the first one that fails, or at the free floor.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.dice.solids import RING
from desktop.dice.throwing import physical_throw
from desktop.games.space_movers import content_kind
from desktop.games.space_movers.tables import Tables
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.throw_table import COLUMNS, CROWD, PARTS, ROWS, part_of
from desktop.kernel.throws import FACES, Box, Rest, Shape, Strength, ThrowRequest, ThrowResult

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")
THROWS: dict[Strength, int] = {"soft": 40_000, "firm": 15_000, "hard": 15_000}
"""Soft throws turn few dice over, so it takes more of them to know how many."""
LIES = 40
"""How many ways of lying are kept per face."""
PLACES, WAYS = 300, 24
"""How many places of free throws are kept of each kind, and of throws at a die for each part of the box."""
MOST_DICE = 4
CUBES = 4
SUCCEEDS = 5
"""The face from which on a die needs no second throw at it."""
PARTS_OF_A_THROW = ("target", "other", "free")


@dataclass(slots=True)
class Count:
    """How often something happened among the times it could have."""

    happened: int = 0
    times: int = 0

    def note(self, happened: bool) -> None:
        self.happened += happened
        self.times += 1

    @property
    def parts(self) -> int:
        return round(self.happened * PARTS / max(1, self.times))


@dataclass(slots=True)
class Counts:
    """What was counted of throws of one kind."""

    leaves_free: Count = field(default_factory=Count)
    leaves_aimed: Count = field(default_factory=Count)
    moves: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    turns: dict[str, list[int]] = field(default_factory=lambda: {part: [0] * len(RING) for part in PARTS_OF_A_THROW})
    knocked: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))

    def note(self, request: ThrowRequest, result: ThrowResult) -> None:
        leaves = self.leaves_aimed if request.target else self.leaves_free
        leaves.note(request.die in result.left)
        after = {rest.die: rest for rest in result.rests}
        for rest in request.resting:
            if rest.shape == "cube":
                continue
            part = "free" if not request.target else "target" if rest.die == request.target else "other"
            moved = rest.die in result.struck
            self.moves[part].note(moved)
            if moved:
                self.knocked[part].note(rest.die in result.left)
                if rest.die in after:
                    self.turns[part][_steps(rest.face, after[rest.die].face)] += 1

    def table(self) -> dict[str, Any]:
        parts = {
            part: {
                "moves": self.moves[part].parts,
                "leaves": self.knocked[part].parts,
                "turns": _even(self.turns[part]),
            }
            for part in PARTS_OF_A_THROW
        }
        return {"leaves_free": self.leaves_free.parts, "leaves_aimed": self.leaves_aimed.parts, **parts}


@dataclass(slots=True)
class Kept:
    """Where dice came to rest in throws of one kind; the first so many of each sort are kept."""

    first: list[int] = field(default_factory=list)
    free: list[int] = field(default_factory=list)
    aimed: list[list[int]] = field(default_factory=lambda: [[] for _ in range(COLUMNS * ROWS)])
    others: list[int] = field(default_factory=list)

    def note(self, request: ThrowRequest, result: ThrowResult) -> None:
        after = {rest.die: rest for rest in result.rests}
        thrown = after.get(request.die)
        if thrown is None:
            return
        target = next((rest for rest in request.resting if rest.die == request.target), None)
        if target is None:
            _keep(self.free if request.resting else self.first, PLACES, (thrown.x, thrown.y))
            return
        there = after.get(target.die)
        if there is not None and target.die in result.struck:
            moved = (there.x - target.x, there.y - target.y, thrown.x - target.x, thrown.y - target.y)
            _keep(self.aimed[part_of(request.box, target.x, target.y)], WAYS, moved)
        for rest in request.resting:
            if rest is not target and rest.die in result.struck and rest.die in after:
                _keep(self.others, PLACES, (after[rest.die].x - rest.x, after[rest.die].y - rest.y))

    def rows(self) -> dict[str, Any]:
        return {"first": self.first, "free": self.free, "aimed": self.aimed, "others": self.others}


def _keep(samples: list[int], most: int, sample: tuple[int, ...]) -> None:
    if len(samples) < most * len(sample):
        samples.extend(sample)


def _steps(before: int, after: int) -> int:
    return (RING.index(after) - RING.index(before)) % len(RING)


def _even(turns: list[int]) -> list[int]:
    """A die has no left and right: turning either way round is equally likely, so both are counted together."""
    return [turns[step] + turns[-step % len(turns)] for step in range(len(turns))]


def throws(box: Box, strength: Strength, count: int, seed: int) -> Iterator[tuple[ThrowRequest, ThrowResult]]:
    """So many throws as they come in checks, with what came of each."""
    chance = Seeded(seed)
    done = 0
    while done < count:
        numbered = 1 + chance.below(MOST_DICE)
        resting: tuple[Rest, ...] = ()
        for number in range(numbered + 1):
            shape: Shape = "d10" if number < numbered else "cube"
            # The cube comes last and changes nothing for later throws, so it is tried several times.
            for _ in range(CUBES if shape == "cube" else 1):
                target = _target(resting, chance)
                request = ThrowRequest(str(number), shape, resting, target, strength, None, box)
                result = physical_throw(request, chance)
                yield request, result
                done += 1
            resting = result.rests
            if result.left:
                break


def _target(resting: tuple[Rest, ...], chance: Seeded) -> str:
    """As people aim: mostly at the first die that fails, and at the free floor when none does."""
    if resting and chance.below(4) == 0:
        return resting[chance.below(len(resting))].die
    return next((rest.die for rest in resting if rest.shape == "d10" and rest.face < SUCCEEDS), "")


def measure(box: Box, counts_of: Mapping[Strength, int] = THROWS) -> dict[str, Any]:
    """The table as it stands in its file; so many throws of each strength, about 6 ms each."""
    strengths, places = {}, {}
    lies: dict[Shape, list[list[list[int]]]] = {shape: [[] for _ in range(faces)] for shape, faces in FACES.items()}
    for seed, strength in enumerate(STRENGTHS):
        counts = {shape: [Counts() for _ in range(CROWD + 1)] for shape in FACES}
        found = {shape: Kept() for shape in FACES}
        for request, result in throws(box, strength, counts_of[strength], seed):
            counts[request.shape][min(CROWD, len(request.resting))].note(request, result)
            found[request.shape].note(request, result)
            if result.rests and result.rests[-1].die == request.die:
                lain = lies[request.shape][result.rests[-1].face]
                # A third from each strength.
                if len(lain) < LIES * (seed + 1) // len(STRENGTHS):
                    lain.append(_flat(result.rests[-1]))
        strengths[strength] = {shape: [one.table() for one in some] for shape, some in counts.items()}
        places[strength] = {shape: kept.rows() for shape, kept in found.items()}
    return {
        "box": [box.width, box.depth, box.height],
        "throws": dict(counts_of),
        "ring": list(RING),
        "strengths": strengths,
        "rests": places,
        "lies": lies,
    }


def _flat(rest: Rest) -> list[int]:
    foot = [part for x, y in rest.foot for part in (x - rest.x, y - rest.y)]
    return [rest.z, *rest.turn, *foot]


def written(data: dict[str, Any]) -> str:
    """JSON with one line for each way of coming to rest."""
    text = json.dumps(data, indent=1)
    lines: list[str] = []
    for line in text.splitlines():
        bare = line.strip()
        if lines and (bare.strip("-,").isdigit() or (bare in ("]", "],") and lines[-1].strip("-,")[-1:].isdigit())):
            lines[-1] += ("" if lines[-1].endswith("[") or bare.startswith("]") else " ") + bare
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


def main(arguments: list[str]) -> None:
    box = Tables(base_content(content_kind()).model).box
    counts = dict.fromkeys(STRENGTHS, int(arguments[1])) if len(arguments) > 1 else THROWS
    Path(arguments[0]).write_text(written(measure(box, counts)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
