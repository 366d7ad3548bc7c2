"""Narrowing the legal actions down to one, address by address. No Qt and no rules.

Every legal action names the addresses that choose it, one after the other. The picks made so far leave some actions
over; the addresses that come next in those are what a board lights up.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Generic, TypeVar

from desktop.kernel.words import Address

A = TypeVar("A")

Steps = tuple[Address, ...]


class Picker(Generic[A]):
    """The legal actions of one decision and the picks made towards one of them."""

    def __init__(self, actions: Iterable[A], steps: Callable[[A], Steps]) -> None:
        self._all = [(action, steps(action)) for action in actions]
        self._picks: Steps = ()
        self._lengths: list[int] = []
        """How many picks there were before each step a person took: a forced step belongs to the one before it."""

    @property
    def picks(self) -> Steps:
        """The addresses picked so far, forced ones included."""
        return self._picks

    @property
    def candidates(self) -> list[A]:
        """The actions that agree with the picks, in the game's order."""
        return [action for action, _ in self._left()]

    @property
    def options(self) -> dict[Address, list[A]]:
        """What may be picked next: each address with the actions behind it, in the game's order."""
        found: dict[Address, list[A]] = {}
        for action, steps in self._left():
            if len(steps) > len(self._picks):
                found.setdefault(steps[len(self._picks)], []).append(action)
        return found

    @property
    def buttons(self) -> list[A]:
        """The candidates that no further address tells apart: they are chosen from a list."""
        return [action for action, steps in self._left() if len(steps) == len(self._picks)]

    @property
    def settled(self) -> A | None:
        """The one action left after a pick; None before any pick and while several are left.

        A lone action nobody picked is not settled: nothing is played behind a person's back.
        """
        left = self.candidates
        return left[0] if self._lengths and len(left) == 1 else None

    @property
    def chosen(self) -> A | None:
        """The action left once a person has picked its last step too.

        A piece that can go to one place only is settled by picking the piece, but chosen by picking the place: a move
        is final, so a click that only asks "and this one?" must not make it.
        """
        settled = self.settled
        return settled if settled is not None and not self.options else None

    def pick(self, address: Address) -> bool:
        """Pick an address. False, and nothing changes, where no candidate names it next."""
        if address not in self.options:
            return False
        self._lengths.append(len(self._picks))
        self._picks += (address,)
        self._take_forced_steps()
        return True

    def among(self, addresses: Sequence[Address]) -> list[Address]:
        """Which of the addresses that lie on one place may be picked next: none, one, or an ambiguity to list."""
        options = self.options
        return [address for address in addresses if address in options]

    def lead(self, address: Address) -> None:
        """Begin with an address that nobody had to pick, such as the tile just drawn; ``back`` keeps it."""
        if not self._picks and address in self.options:
            self._picks = (address,)

    @property
    def begun(self) -> bool:
        """Whether a person has picked anything."""
        return bool(self._lengths)

    def back(self) -> bool:
        """Take back the last pick. False when there is none."""
        if not self._lengths:
            return False
        self._picks = self._picks[: self._lengths.pop()]
        return True

    def clear(self) -> None:
        """Take back all picks."""
        self._picks, self._lengths = (), []

    def _left(self) -> list[tuple[A, Steps]]:
        depth = len(self._picks)
        return [(action, steps) for action, steps in self._all if steps[:depth] == self._picks]

    def _take_forced_steps(self) -> None:
        """Take steps that all remaining actions share, as long as several actions remain."""
        while len(self.candidates) > 1 and not self.buttons and len(options := self.options) == 1:
            self._picks += (next(iter(options)),)


AnyPicker = Picker[Any]
