"""Aiming, without a screen: by a drag from an edge to the first bounce, or through targets and strengths."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import atan2, cos, degrees, hypot, radians, sin

from desktop.dice.aiming import SPEEDS, Place, aim_at, aim_to, corners
from desktop.dice.solids import RADIUS, WHOLE
from desktop.kernel.throw_table import HARD_FROM, SOFT_BELOW
from desktop.kernel.throws import Aim, Box, Rest, Strength
from desktop.table.boards.space_movers.dicebox.state import Choice

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")
SLOW, FAST = 600, 3600
"""The speeds between which the gauge runs, millimetres a second."""
GRIP = 2.6
"""A drag begins so near to an edge, or nearer, centimetres."""
_SHORT, _LONG = 4.0, 18.0
"""Drags of these lengths give the slowest and the fastest throw."""
_STEP, _TURN, _TWIST = 200, 10, 300
"""What a key changes: millimetres a second, tenths of a degree, degrees a second of spin."""
_MOST_TWIST = 1800


def strength_of(speed: int) -> Strength:
    if speed < SOFT_BELOW:
        return "soft"
    return "firm" if speed < HARD_FROM else "hard"


class Aimer:
    """The aim of one throw."""

    def __init__(self, box: Box, resting: Sequence[Rest]) -> None:
        self._box, self._resting = box, tuple(resting)
        self._strength: Strength = "firm"
        self._targets: list[str | int] = [rest.die for rest in resting] + list(range(4))
        self._at = 0
        self._start: Place | None = None
        self._choice = self._made()

    @property
    def choice(self) -> Choice:
        return self._choice

    @property
    def corner(self) -> int | None:
        """The corner that is aimed at by keys, if one is: far left, far right, near left, near right."""
        target = self._targets[self._at]
        return target if isinstance(target, int) and not self._choice.target and self._start is None else None

    @property
    def gauge(self) -> float:
        """The strength from 0 to 1."""
        return min(1.0, max(0.0, (self._choice.aim.speed - SLOW) / (FAST - SLOW)))

    # ---- by keys -------------------------------------------------------------------------------------------------

    def step(self, by: int) -> None:
        """On to the next die, or corner after the last die."""
        self._at = (self._at + by) % len(self._targets)
        self._start = None
        self._choice = self._made()

    def take(self, die: str) -> None:
        """Aim at a die that lies in the box."""
        self._at = self._targets.index(die)
        self._start = None
        self._choice = self._made()

    def set_strength(self, strength: Strength) -> None:
        self._strength = strength
        if self._start is None:
            self._choice = self._made()
        else:
            self._change(speed=SPEEDS[strength])

    def stronger(self, by: int) -> None:
        """One of the three strengths on; in an aim made by hand a small step."""
        if self._start is None:
            index = min(2, max(0, STRENGTHS.index(self._strength) + by))
            self.set_strength(STRENGTHS[index])
        else:
            self._change(speed=min(FAST, max(SLOW, self._choice.aim.speed + by * _STEP)))

    def turn(self, by: int) -> None:
        """A little to the left (positive) or right, from where it stands."""
        aim = self._choice.aim
        self._start = (aim.x / WHOLE, aim.y / WHOLE)
        self._change(direction=(aim.direction + by * _TURN) % 3600)

    def spin(self, by: int) -> None:
        self._change(spin=min(_MOST_TWIST, max(-_MOST_TWIST, self._choice.aim.spin + by * _TWIST)))

    def _made(self) -> Choice:
        target = self._targets[self._at]
        if isinstance(target, int):
            place = corners(self._box)[target]
            return Choice(aim_to(self._box, self._resting, place, self._strength), "", self._strength)
        rest = next(rest for rest in self._resting if rest.die == target)
        return Choice(aim_at(self._box, self._resting, rest, self._strength), target, self._strength)

    def _change(self, **changes: int) -> None:
        aim = replace(self._choice.aim, **changes)
        self._choice = Choice(aim, self._in_the_way(aim), strength_of(aim.speed))

    # ---- by hand -------------------------------------------------------------------------------------------------

    def grip(self, place: Place) -> bool:
        """Begin a drag; False where no edge is near."""
        width, depth = self._box.width / 2 / WHOLE, self._box.depth / 2 / WHOLE
        x, y = place
        inside = abs(x) < width and abs(y) < depth
        if not inside:
            near = max(-width, min(width, x)), max(-depth, min(depth, y))
            if hypot(near[0] - x, near[1] - y) > GRIP + 2.0:
                return False
            self._start = near
            return True
        gaps = {
            (-width, y): x + width,
            (width, y): width - x,
            (x, -depth): y + depth,
            (x, depth): depth - y,
        }
        start, gap = min(gaps.items(), key=lambda item: item[1])
        if gap > GRIP / 2:
            return False
        self._start = start
        return True

    def drag(self, place: Place) -> None:
        """The first bounce shall be here: a longer drag throws farther and harder."""
        if self._start is None:
            return
        dx, dy = place[0] - self._start[0], place[1] - self._start[1]
        length = hypot(dx, dy)
        if length < 1.0:
            return
        share = min(1.0, max(0.0, (length - _SHORT) / (_LONG - _SHORT)))
        aim = Aim(
            round(self._start[0] * WHOLE),
            round(self._start[1] * WHOLE),
            round(degrees(atan2(dy, dx)) * 10) % 3600,
            round((SLOW + share * (FAST - SLOW)) / 50) * 50,
            self._choice.aim.spin,
            round(length * WHOLE),
        )
        self._choice = Choice(aim, self._in_the_way(aim), strength_of(aim.speed))

    def _in_the_way(self, aim: Aim) -> str:
        """The first die on the straight way of an aim."""
        way = radians(aim.direction / 10)
        along, aside = cos(way), sin(way)
        found: tuple[float, str] | None = None
        for rest in self._resting:
            dx, dy = (rest.x - aim.x) / WHOLE, (rest.y - aim.y) / WHOLE
            ahead, off = dx * along + dy * aside, abs(dx * aside - dy * along)
            # What is passed in the air is not hit.
            if ahead > aim.reach / WHOLE - 1.5 * RADIUS and off < 1.8 * RADIUS and (found is None or ahead < found[0]):
                found = (ahead, rest.die)
        return found[1] if found else ""
