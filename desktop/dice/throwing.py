"""A throw carried out with moving bodies: the physical counterpart of the kernel's throw table."""

from __future__ import annotations

from math import degrees, hypot
from typing import TYPE_CHECKING

from desktop.dice.aiming import aim_for, release
from desktop.dice.motion import Step, written
from desktop.dice.poses import Pose, Release, pose_of
from desktop.dice.settling import leans, settled
from desktop.dice.solids import WHOLE
from desktop.dice.turns import any_turn, to_whole
from desktop.kernel.throws import Launch, Numbers, Rest, ThrowRequest, ThrowResult, Track

if TYPE_CHECKING:
    from desktop.dice.bodies import Body

_LAY_STEPS = 36
"""How long a leaning die takes to be laid flat where it belongs, in steps."""
_SNAP_STEPS = 4
_VISIBLE = 0.15
"""A last move longer than this (centimetres) is shown as one."""
_MOVED = 10
"""A die that lies so little off its place (tenths of a millimetre), with the same face up, was not moved."""


def physical_throw(request: ThrowRequest, numbers: Numbers) -> ThrowResult:
    """Throw with rigid bodies. Only the start orientation is chance; all else follows from the aim and the box.

    Ends after at most four simulated seconds, whatever the dice do (see ``bodies.LONGEST``).
    """
    # Rapier and numpy take a moment to load, which only those who throw should wait for.
    from desktop.dice.bodies import Bodies

    place, velocity, spin = release(aim_for(request), request.box)
    start = Release(Pose(place, any_turn(numbers)), velocity, spin)
    bodies = Bodies(request.box, request.resting, request.die, request.shape, start)
    ways: dict[str, list[Step]] = {request.die: [(0, start.pose)]}
    before = {rest.die: pose_of(rest) for rest in request.resting}
    for number, moving in enumerate(bodies.run(), start=1):
        for body in moving:
            if body.die not in ways:
                ways[body.die] = [(number - 1, before[body.die])]
            ways[body.die].append((number, body.pose))
    rests, struck = _rests(request, bodies.dice)
    for rest in rests:
        if rest.die in ways:
            _end(ways[rest.die], rest)
    return ThrowResult(
        rests,
        struck,
        tuple([body.die for body in bodies.dice if body.outside]),
        _launch(start),
        tuple([Track(die, written(way)) for die, way in ways.items() if die == request.die or die in struck]),
    )


def _rests(request: ThrowRequest, dice: list[Body]) -> tuple[tuple[Rest, ...], tuple[str, ...]]:
    """How the dice lie in the end, and which of those that lay there were moved or knocked out."""
    before = {rest.die: rest for rest in request.resting}
    after: dict[str, Rest] = {}
    inside = [body for body in dice if not body.outside]
    # Dice that lie flat keep their place, so they come first; among them, those that did not move at all.
    for body in sorted(inside, key=lambda body: (leans(body.shape, body.pose), body.moved)):
        rest = before.get(body.die)
        if rest is None or body.moved:
            laid = settled(body.die, body.shape, body.pose, tuple(after.values()), request.box)
            rest = laid if rest is None or _differs(rest, laid) else rest
        after[body.die] = rest
    struck = tuple([die for die, rest in before.items() if after.get(die) is not rest])
    return tuple([after[body.die] for body in inside]), struck


def _differs(before: Rest, after: Rest) -> bool:
    return before.face != after.face or hypot(before.x - after.x, before.y - after.y) > _MOVED


def _end(way: list[Step], rest: Rest) -> None:
    """Lead a way to how the die lies in the end: at once where it lies flat, else by a visible move."""
    last, pose = way[-1]
    final = pose_of(rest)
    off = max(abs(a - b) for a, b in zip(pose.place, final.place, strict=True))
    way.append((last + (_LAY_STEPS if off > _VISIBLE else _SNAP_STEPS), final))


def _launch(start: Release) -> Launch:
    x, y, z = (round(part * WHOLE) for part in start.pose.place)
    vx, vy, vz = (round(part * 10) for part in start.velocity)
    sx, sy, sz = (round(degrees(part)) for part in start.spin)
    return Launch(x, y, z, to_whole(start.pose.turn), (vx, vy, vz), (sx, sy, sz))
