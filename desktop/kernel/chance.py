"""All randomness of a game. The journal keeps the outcomes, so a replay needs no random number generator."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any, Protocol, TypeAlias

from desktop.kernel.throw_table import table_throw
from desktop.kernel.throws import Thrower, ThrowRequest, ThrowResult

ChanceOutcome: TypeAlias = int | list[int] | ThrowResult
"""What one question to chance gave: a number, the new order of a shuffled list (old positions, first to last), or
where the dice of a throw came to rest."""


class Chance(Protocol):
    """Where rules get their random results from."""

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, all equally likely. ``n`` is at least 1."""
        ...

    def flip(self) -> bool:
        """A fair coin."""
        ...

    def shuffle(self, items: list[Any]) -> None:
        """Put the items into a random order, in place."""
        ...

    def throw(self, request: ThrowRequest) -> ThrowResult:
        """Throw a die into the box."""
        ...


class Seeded:
    """Chance drawn from a seed.

    The chance of one journal entry is seeded by (game seed, entry number), so doing the same again after going back
    gives the same outcome. One object may also serve a whole game where nothing is recorded. Throws are decided by a
    measured table unless a thrower that moves real bodies is given.
    """

    __slots__ = ("_bits", "_thrower")

    def __init__(self, seed: int, entry: int = 0, thrower: Thrower = table_throw) -> None:
        self._thrower = thrower
        # Only getrandbits is used: its sequence is the one that Python promises to keep between versions.
        self._bits = random.Random((abs(seed) << 32) + entry).getrandbits

    def below(self, n: int) -> int:
        if n < 1:
            raise ValueError(f"chance needs at least one possible result, not {n}")
        bits = n.bit_length()
        value = self._bits(bits)
        while value >= n:
            value = self._bits(bits)
        return value

    def flip(self) -> bool:
        return self._bits(1) == 1

    def shuffle(self, items: list[Any]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def throw(self, request: ThrowRequest) -> ThrowResult:
        return self._thrower(request, self)


class Recorder:
    """Passes questions on to another chance and notes the outcomes it hands out."""

    __slots__ = ("_inner", "outcomes")

    def __init__(self, inner: Chance) -> None:
        self._inner = inner
        self.outcomes: list[ChanceOutcome] = []

    def below(self, n: int) -> int:
        value = self._inner.below(n)
        self.outcomes.append(value)
        return value

    def flip(self) -> bool:
        value = self._inner.flip()
        self.outcomes.append(int(value))
        return value

    def shuffle(self, items: list[Any]) -> None:
        order = list(range(len(items)))
        self._inner.shuffle(order)
        items[:] = [items[position] for position in order]
        self.outcomes.append(order)

    def throw(self, request: ThrowRequest) -> ThrowResult:
        value = self._inner.throw(request)
        self.outcomes.append(value)
        return value


class TapeError(Exception):
    """A recorded outcome does not fit the question asked: the record belongs to other rules or is damaged."""


class Tape:
    """Gives back recorded outcomes, one after the other. Raises TapeError when they do not fit or run out."""

    __slots__ = ("_next", "_outcomes")

    def __init__(self, outcomes: Sequence[ChanceOutcome]) -> None:
        self._outcomes = outcomes
        self._next = 0

    @property
    def spent(self) -> bool:
        """Whether every outcome was used."""
        return self._next == len(self._outcomes)

    def _take(self) -> ChanceOutcome:
        if self.spent:
            raise TapeError(f"the record holds {len(self._outcomes)} chance outcomes, but one more is asked for")
        value = self._outcomes[self._next]
        self._next += 1
        return value

    def below(self, n: int) -> int:
        value = self._take()
        if not isinstance(value, int) or not 0 <= value < n:
            raise TapeError(f"the record gives {value!r} where a number below {n} is asked for")
        return value

    def flip(self) -> bool:
        return self.below(2) == 1

    def shuffle(self, items: list[Any]) -> None:
        order = self._take()
        if not isinstance(order, list) or sorted(order) != list(range(len(items))):
            raise TapeError(f"the record gives {order!r} where an order of {len(items)} things is asked for")
        items[:] = [items[position] for position in order]

    def throw(self, request: ThrowRequest) -> ThrowResult:
        value = self._take()
        if not isinstance(value, ThrowResult):
            raise TapeError(f"the record gives {value!r} where a throw is asked for")
        known = sorted(rest.die for rest in request.resting)
        if sorted([rest.die for rest in value.rests] + list(value.left)) != sorted([*known, request.die]):
            raise TapeError(f"the record holds a throw of other dice than {request.die} among {', '.join(known)}")
        return value
