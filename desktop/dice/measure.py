"""Measures the throw table on the rigid-body box: ``python -m desktop.dice.measure FILE [THROWS]``.

For each strength boxes are filled die by die, as in checks of one to six dice with the blank cube at the end. The
first die goes to the free floor, later ones there once in four times and else at any die that lies in the box.
"""

from __future__ import annotations

import json
import sys
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from desktop.dice.throwing import physical_throw
from desktop.games.space_movers import content_kind
from desktop.games.space_movers.tables import Tables
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content
from desktop.kernel.throw_table import PARTS
from desktop.kernel.throws import FACES, Box, Rest, Shape, Strength, ThrowRequest, ThrowResult

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")
THROWS = 12_000
"""Of each strength."""
LIES = 40
"""How many ways of coming to rest are kept per face."""
MOST_DICE = 6


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
    """What was counted of one strength."""

    leaves_free: Count = field(default_factory=Count)
    leaves_aimed: Count = field(default_factory=Count)
    moves: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    turns: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))
    knocked: dict[str, Count] = field(default_factory=lambda: defaultdict(Count))

    def note(self, request: ThrowRequest, result: ThrowResult) -> None:
        leaves = self.leaves_aimed if request.target else self.leaves_free
        leaves.note(request.die in result.left)
        after = {rest.die: rest for rest in result.rests}
        for rest in request.resting:
            if rest.shape == "cube":
                continue
            part = "target" if rest.die == request.target else "other"
            moved = rest.die in result.struck
            self.moves[part].note(moved)
            if moved:
                self.knocked[part].note(rest.die in result.left)
                self.turns[part].note(rest.die in after and after[rest.die].face != rest.face)

    def table(self) -> dict[str, Any]:
        parts = {
            part: {
                "moves": self.moves[part].parts,
                "turns": self.turns[part].parts,
                "leaves": self.knocked[part].parts,
            }
            for part in ("target", "other")
        }
        return {"leaves_free": self.leaves_free.parts, "leaves_aimed": self.leaves_aimed.parts, **parts}


def throws(box: Box, strength: Strength, count: int, seed: int) -> Iterator[tuple[ThrowRequest, ThrowResult]]:
    """So many throws as they come in checks, with what came of each."""
    chance = Seeded(seed)
    done = 0
    while done < count:
        numbered = 1 + chance.below(MOST_DICE)
        resting: tuple[Rest, ...] = ()
        for number in range(numbered + 1):
            shape: Shape = "d10" if number < numbered else "cube"
            free = not resting or chance.below(4) == 0
            target = "" if free else resting[chance.below(len(resting))].die
            request = ThrowRequest(str(number), shape, resting, target, strength, None, box)
            result = physical_throw(request, chance)
            yield request, result
            done += 1
            resting = result.rests
            if result.left:
                break


def measure(box: Box, count: int = THROWS) -> dict[str, Any]:
    """The table as it stands in its file; ``count`` throws of each strength, about 6 ms each."""
    strengths = {}
    lies: dict[Shape, list[list[list[int]]]] = {shape: [[] for _ in range(faces)] for shape, faces in FACES.items()}
    for seed, strength in enumerate(STRENGTHS):
        counts = Counts()
        for request, result in throws(box, strength, count, seed):
            counts.note(request, result)
            if result.rests and result.rests[-1].die == request.die:
                kept = lies[request.shape][result.rests[-1].face]
                # A third from each strength.
                if len(kept) < LIES * (seed + 1) // len(STRENGTHS):
                    kept.append(_flat(result.rests[-1]))
        strengths[strength] = counts.table()
    return {"box": [box.width, box.depth, box.height], "throws": count, "strengths": strengths, "lies": lies}


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
