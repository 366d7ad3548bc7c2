"""Measures the throw table on the rigid-body box: ``python -m desktop.dice.measure FILE [THROWS]``.

For each strength boxes are filled die by die, as in checks of one to four dice with the blank cube at the end. Once in
four times a die is thrown at any that lies there, else at the first one that fails, or at the free floor.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.dice.solids import RING
from desktop.dice.throwing import physical_throw
from desktop.games.space_movers import content_kind
from desktop.games.space_movers.tables import Tables
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.throw_table import CROWD, PARTS
from desktop.kernel.throws import FACES, Box, Rest, Shape, Strength, ThrowRequest, ThrowResult

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")
THROWS = 15_000
"""Of each strength."""
LIES = 40
"""How many ways of coming to rest are kept per face."""
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


def measure(box: Box, count: int = THROWS) -> dict[str, Any]:
    """The table as it stands in its file; ``count`` throws of each strength, about 6 ms each."""
    strengths = {}
    lies: dict[Shape, list[list[list[int]]]] = {shape: [[] for _ in range(faces)] for shape, faces in FACES.items()}
    for seed, strength in enumerate(STRENGTHS):
        counts = {shape: [Counts() for _ in range(CROWD + 1)] for shape in FACES}
        for request, result in throws(box, strength, count, seed):
            counts[request.shape][min(CROWD, len(request.resting))].note(request, result)
            if result.rests and result.rests[-1].die == request.die:
                kept = lies[request.shape][result.rests[-1].face]
                # A third from each strength.
                if len(kept) < LIES * (seed + 1) // len(STRENGTHS):
                    kept.append(_flat(result.rests[-1]))
        strengths[strength] = {shape: [one.table() for one in found] for shape, found in counts.items()}
    return {
        "box": [box.width, box.depth, box.height],
        "throws": count,
        "ring": list(RING),
        "strengths": strengths,
        "lies": lies,
    }


def _flat(rest: Rest) -> list[int]:
    foot = [part for x, y in rest.foot for part in (x - rest.x, y - rest.y)]
    return [rest.x, rest.y, rest.z, *rest.turn, *foot]


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
    count = int(arguments[1]) if len(arguments) > 1 else THROWS
    Path(arguments[0]).write_text(written(measure(box, count)), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
