"""How evenly dice fell, against how unevenly fair dice fall: the chi-square test in one sentence's worth of numbers."""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, exp, pi, sqrt


def strays(counts: Sequence[int], due: Sequence[float]) -> float:
    """The share of fair dice that stray at least as far from what is due, from 0 to 1 (1 where nothing was rolled)."""
    if not sum(counts):
        return 1.0
    chi = sum((count - expected) ** 2 / expected for count, expected in zip(counts, due, strict=True))
    return _beyond(chi, len(counts) - 1)


def _beyond(chi: float, freedom: int) -> float:
    """How likely a chi-square of so many degrees of freedom is to be larger; a finite sum for whole numbers of them."""
    if freedom % 2 == 0:
        term = total = exp(-chi / 2)
        for step in range(1, freedom // 2):
            term *= chi / (2 * step)
            total += term
        return total
    total = erfc(sqrt(chi / 2))
    term = sqrt(2 * chi / pi) * exp(-chi / 2)
    for odd in range(3, freedom + 2, 2):
        total += term
        term *= chi / odd
    return total
