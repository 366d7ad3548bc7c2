"""Names for the machine: ids that are free, made so that the game takes them."""

from __future__ import annotations

import itertools
import re
from collections.abc import Collection

_LONGEST_SMALL, _LONGEST_LARGE = 40, 20


def free_id(wanted: str, taken: Collection[str]) -> str:
    """``wanted``, or the first that follows it: ``mars`` becomes ``mars_2``, and ``PL1-0`` becomes ``PL1-0-2``."""
    if wanted not in taken:
        return wanted
    large = wanted[:1].isupper()
    most, between = (_LONGEST_LARGE, "-") if large else (_LONGEST_SMALL, "_")
    stem = re.sub(rf"{between}\d+$", "", wanted) or wanted
    for number in itertools.count(2):
        end = f"{between}{number}"
        if (found := stem[: most - len(end)] + end) not in taken:
            return found
    raise AssertionError("there is always another number")
