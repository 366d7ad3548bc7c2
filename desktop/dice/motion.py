"""The way of a die as a few moments, written down and filled in again.

A die in the air follows a parabola and turns evenly, so a moment per bounce is enough there; on the floor moments are
left out as long as the straight way between those that are kept stays close.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from math import cos, hypot, radians
from typing import TypeAlias

from desktop.dice.poses import GRAVITY, STEPS_PER_SECOND, Pose
from desktop.dice.solids import WHOLE
from desktop.dice.turns import alike, angle_of, blend, from_whole, to_whole
from desktop.kernel.throws import Key, Track

Step: TypeAlias = tuple[int, Pose]
"""The number of a step and the pose after it."""

_FREE = 0.25
"""How far the pull on a die in the air may be from gravity's, as a share of it."""
_NEAR = 0.06
"""How far a pose that is left out may lie from the way that is kept, centimetres."""
_TURNED = 1 - cos(radians(6) / 2)
"""How far it may be turned from it, as ``alike`` measures it."""
_MOST_TURN = radians(100)
"""The turn between two moments; beyond half a turn it would be filled in the wrong way round."""


def written(steps: Sequence[Step]) -> tuple[Key, ...]:
    """The moments that matter of a die's way, its first and last step included."""
    kept: list[Key] = []
    for first, last, falls in _stretches(steps):
        inner = _falling(steps, first, last) if falls else _rolling(steps, first, last)
        kept += [_key(steps[index], falls) for index in (first, *inner)]
    kept.append(_key(steps[-1], False))
    return tuple(kept)


def _key(step: Step, falls: bool) -> Key:
    number, pose = step
    x, y, z = (round(part * WHOLE) for part in pose.place)
    return round(number * 1000 / STEPS_PER_SECOND), x, y, z, *to_whole(pose.turn), int(falls)


def _stretches(steps: Sequence[Step]) -> Iterator[tuple[int, int, bool]]:
    """Runs of steps (first and last index, the last being the first of the next run) in the air or on something."""
    last = len(steps) - 1
    free = [False, *(_in_air(steps, index) for index in range(1, last)), False]
    begin = 0
    while begin < last:
        falls = free[begin + 1] if begin + 1 < last else False
        end = begin + 1
        while end < last and free[end] == falls:
            end += 1
        yield begin, end, falls
        begin = end


def _in_air(steps: Sequence[Step], index: int) -> bool:
    """Whether nothing but gravity acted on a die between the neighbours of a step."""
    (before, was), (_, now), (after, then) = steps[index - 1 : index + 2]
    if after - before != 2:
        return False
    pull = GRAVITY / STEPS_PER_SECOND**2
    x, y, z = (then.place[axis] - 2 * now.place[axis] + was.place[axis] for axis in range(3))
    return abs(z + pull) < _FREE * pull and hypot(x, y) < _FREE * pull


def _falling(steps: Sequence[Step], first: int, last: int) -> list[int]:
    """The steps to keep in the air: only where the die has turned far."""
    kept = []
    turned = 0.0
    for index in range(first + 1, last):
        turned += angle_of(steps[index - 1][1].turn, steps[index][1].turn)
        if turned > _MOST_TURN:
            kept.append(index)
            turned = 0.0
    return kept


def _rolling(steps: Sequence[Step], first: int, last: int) -> list[int]:
    """The steps to keep on the floor: where leaving them out would show."""
    if last - first < 2:
        return []
    begin, end = steps[first], steps[last]
    worst, where = 0.0, first
    for index in range(first + 1, last):
        error = _error(begin, end, steps[index])
        if error > worst:
            worst, where = error, index
    if worst <= 1.0 and angle_of(begin[1].turn, end[1].turn) < _MOST_TURN:
        return []
    middle = where if worst > 1.0 else (first + last) // 2
    return [*_rolling(steps, first, middle), middle, *_rolling(steps, middle, last)]


def _error(begin: Step, end: Step, step: Step) -> float:
    """How far a step lies from the even way between two others; up to 1 it may be left out."""
    share = (step[0] - begin[0]) / (end[0] - begin[0])
    (ax, ay, az), (bx, by, bz), (x, y, z) = begin[1].place, end[1].place, step[1].place
    off = abs(ax + (bx - ax) * share - x) + abs(ay + (by - ay) * share - y) + abs(az + (bz - az) * share - z)
    lean = 1 - alike(blend(begin[1].turn, end[1].turn, share), step[1].turn)
    return max(off / _NEAR, lean / _TURNED)


# ---- filled in again ---------------------------------------------------------------------------------------------


def length(motion: Sequence[Track]) -> int:
    """How long a motion takes, in milliseconds."""
    return max((track.keys[-1][0] for track in motion), default=0)


def pose_at(track: Track, moment: float) -> Pose:
    """Where a die was at a moment (milliseconds since the release)."""
    keys = track.keys
    number = bisect_right(keys, moment, key=lambda key: key[0])
    if number == 0 or number == len(keys):
        only = keys[max(0, number - 1)]
        return Pose((only[1] / WHOLE, only[2] / WHOLE, only[3] / WHOLE), from_whole(only[4:7]))
    one, other = keys[number - 1], keys[number]
    share = (moment - one[0]) / (other[0] - one[0])
    x, y, z = ((a + (b - a) * share) / WHOLE for a, b in zip(one[1:4], other[1:4], strict=True))
    if one[7]:
        z += GRAVITY / 2 * ((moment - one[0]) / 1000) * ((other[0] - moment) / 1000)
    return Pose((x, y, z), blend(from_whole(one[4:7]), from_whole(other[4:7]), share))
