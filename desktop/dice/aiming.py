"""From an aim to the way a die leaves the hand, and from a wish ("at that die, firmly") to an aim."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import atan2, cos, degrees, hypot, radians, sin
from typing import TypeAlias

from desktop.dice.poses import GRAVITY
from desktop.dice.solids import RADIUS, TALL, WHOLE
from desktop.dice.turns import Vector
from desktop.kernel.throws import Aim, Box, Rest, Strength, ThrowRequest

SPEEDS: dict[Strength, int] = {"soft": 1200, "firm": 2000, "hard": 3000}
"""Millimetres a second. From soft to hard a die that is hit turns over more and more often, and so do others."""
MOST_SPIN = 2400
"""Degrees a second about the upright axis; what is asked beyond it is cut."""
STEEPEST = 1.2
"""The steepest way down, as centimetres of fall for each along the floor."""

_GAP = 0.6
"""Between the rim of the box and the lowest corner of a die in the hand."""
_TOUCH = 0.8 * RADIUS
"""How high the middle of a tumbling die is, on average, as it first meets the floor."""
_ROLL = 0.25
"""A die in flight rolls forward with this share of the spin it would have on the floor."""
_FARTHEST = 10.0
"""A hand farther than this from the box is moved up to it."""

Place: TypeAlias = tuple[float, float]


def release_height(box: Box) -> float:
    """How high the middle of a die is when it is let go: over the rim, centimetres."""
    return box.height / WHOLE + RADIUS * TALL + _GAP


def release(aim: Aim, box: Box) -> tuple[Vector, Vector, Vector]:
    """Place (cm), velocity (cm/s) and spin (radians a second) with which a die leaves the hand."""
    way = radians(aim.direction / 10)
    along, aside = cos(way), sin(way)
    speed = aim.speed / 10
    up = climb(aim, box)
    roll = _ROLL * speed / RADIUS
    twist = radians(max(-MOST_SPIN, min(MOST_SPIN, aim.spin)))
    start = _near(aim.x / WHOLE, box.width / 2 / WHOLE), _near(aim.y / WHOLE, box.depth / 2 / WHOLE)
    return (*start, release_height(box)), (speed * along, speed * aside, up), (-roll * aside, roll * along, twist)


def _near(at: float, half: float) -> float:
    return max(-half - _FARTHEST, min(half + _FARTHEST, at))


def climb(aim: Aim, box: Box) -> float:
    """The upward velocity at the release, cm/s, with which the die comes down where ``reach`` says."""
    if aim.reach <= 0:
        return 0.0
    speed = aim.speed / 10
    time = aim.reach / WHOLE / speed
    return max(-STEEPEST * speed, (_TOUCH - release_height(box)) / time + GRAVITY * time / 2)


def flight(aim: Aim, box: Box, moments: int = 24) -> list[Vector]:
    """The way through the air up to the first bounce on the floor, as if the box were empty and had no walls."""
    (x, y, z), (vx, vy, vz), _ = release(aim, box)
    end = (vz + (vz * vz + 2 * GRAVITY * (z - _TOUCH)) ** 0.5) / GRAVITY
    times = [end * moment / moments for moment in range(moments + 1)]
    return [(x + vx * t, y + vy * t, z + vz * t - GRAVITY * t * t / 2) for t in times]


# ---- aims made for a wish ----------------------------------------------------------------------------------------


def aim_for(request: ThrowRequest) -> Aim:
    """The aim of a throw that names a die, or none for the free floor."""
    if request.aim is not None:
        return request.aim
    target = next((rest for rest in request.resting if rest.die == request.target), None)
    if target is not None:
        return aim_at(request.box, request.resting, target, request.strength)
    return aim_to(request.box, request.resting, freest_place(request.box, request.resting), request.strength)


def aim_at(box: Box, resting: Sequence[Rest], target: Rest, strength: Strength) -> Aim:
    """From the edge with the clearest way, straight at a die: down to the floor just before it."""
    others = [rest for rest in resting if rest.die != target.die]
    aim, distance = _from_best_edge(box, others, (target.x / WHOLE, target.y / WHOLE), strength)
    return replace(aim, reach=round(max(1.0, distance - 0.8 * RADIUS) * WHOLE))


def aim_to(box: Box, resting: Sequence[Rest], place: Place, strength: Strength) -> Aim:
    """From the edge with the clearest way, down to a place on the floor."""
    aim, distance = _from_best_edge(box, resting, place, strength)
    return replace(aim, reach=round(distance * WHOLE))


def _from_best_edge(box: Box, others: Sequence[Rest], place: Place, strength: Strength) -> tuple[Aim, float]:
    def judge(candidate: tuple[Place, Place]) -> float:
        start, (nx, ny) = candidate
        dx, dy = place[0] - start[0], place[1] - start[1]
        distance = hypot(dx, dy)
        inward = (dx * nx + dy * ny) / distance
        clear = min((_clearance(start, place, rest) for rest in others), default=3 * RADIUS)
        # Across the rim rather than along it, or the die brushes it; far enough to come in low, near enough to hit.
        return (
            min(clear, 2.4 * RADIUS) * 4
            + 8 * min(inward, 0.85)
            - abs(distance - 10.0) * 0.3
            - 2 * max(0.0, 6.0 - distance)
        )

    start, _ = max(edge_places(box), key=judge)
    dx, dy = place[0] - start[0], place[1] - start[1]
    direction = round(degrees(atan2(dy, dx)) * 10)
    return Aim(round(start[0] * WHOLE), round(start[1] * WHOLE), direction, SPEEDS[strength]), hypot(dx, dy)


def _clearance(start: Place, end: Place, rest: Rest) -> float:
    """How near the straight way passes a die."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    px, py = rest.x / WHOLE - start[0], rest.y / WHOLE - start[1]
    share = max(0.0, min(1.0, (px * dx + py * dy) / (dx * dx + dy * dy)))
    return hypot(px - share * dx, py - share * dy)


def edge_places(box: Box) -> Iterator[tuple[Place, Place]]:
    """Places on the four edges from which a die may be thrown, the near edge first, with the direction inward."""
    width, depth = box.width / 2 / WHOLE, box.depth / 2 / WHOLE
    shares = (0.0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75)
    yield from (((share * width, -depth), (0.0, 1.0)) for share in shares)
    yield from (((-width, share * depth), (1.0, 0.0)) for share in shares)
    yield from (((width, share * depth), (-1.0, 0.0)) for share in shares)
    yield from (((share * width, depth), (0.0, -1.0)) for share in shares)


def corners(box: Box) -> tuple[Place, Place, Place, Place]:
    """A place in each corner, where a die lies clear of the walls: far left, far right, near left, near right."""
    width, depth = box.width / 2 / WHOLE - 2 * RADIUS, box.depth / 2 / WHOLE - 2 * RADIUS
    return (-width, depth), (width, depth), (-width, -depth), (width, -depth)


def freest_place(box: Box, resting: Sequence[Rest]) -> Place:
    """The place on the floor that is farthest from all dice and walls; the middle of an empty box."""
    width, depth = box.width / 2 / WHOLE, box.depth / 2 / WHOLE
    places = [(width * i / 8, depth * j / 6) for i in range(-6, 7) for j in range(-4, 5)]

    def room(place: Place) -> tuple[float, float]:
        wall = min(width - abs(place[0]), depth - abs(place[1]))
        dice = [hypot(place[0] - rest.x / WHOLE, place[1] - rest.y / WHOLE) for rest in resting]
        return min([*dice, 2 * wall]), -hypot(*place)

    return max(places, key=room)
