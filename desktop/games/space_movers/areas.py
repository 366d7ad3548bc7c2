"""Areas of the mat, and cards laid in the box: what a die at rest touches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from desktop.games.space_movers.tables import Tables
from desktop.kernel.throws import Rest

Polygon: TypeAlias = Sequence[tuple[int, int]]

SUCCEED, FAIL = 1, 2


def touched(tables: Tables, rest: Rest, *, advanced: bool, laid: Sequence[bool]) -> int:
    """``SUCCEED``, ``FAIL`` or 0 for none. Touching is enough (SM-MAT-05), and failing beats (SM-EDGE-92)."""
    found = 0
    if advanced:
        for area in tables.advanced:
            if meets(rest.foot, area.corners):
                if not area.succeed:
                    return FAIL
                found = SUCCEED
    # Several cards lie on the same spot, one on the other.
    if laid and meets(rest.foot, tables.content.box.card_corners):
        return SUCCEED if all(laid) and found != FAIL else FAIL
    return found


def meets(one: Polygon, other: Polygon) -> bool:
    """Whether two convex polygons share a point, be it only on their edges. Nothing meets an empty one.

    They are apart exactly when a line along an edge of one of them parts them.
    """
    if not one or not other:
        return False
    return not (_parted(one, other) or _parted(other, one))


def _parted(one: Polygon, other: Polygon) -> bool:
    for number, (x1, y1) in enumerate(one):
        x2, y2 = one[number - 1]
        nx, ny = y2 - y1, x1 - x2
        sides = [nx * (x - x1) + ny * (y - y1) for x, y in one]
        others = [nx * (x - x1) + ny * (y - y1) for x, y in other]
        if min(others) > max(sides) or max(others) < min(sides):
            return True
    return False
