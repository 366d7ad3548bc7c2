"""What the suite is run on: every ready game of the shelf, and the stub game of the kernel's tests."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.games.catalogue import GAMES, content_kind, load_game
from desktop.kernel.chance import Seeded
from desktop.kernel.content import base_content, canonical_json
from desktop.kernel.game import Game, SeatSetup, Setup
from tests.conformance.checks import Checker
from tests.kernel.stub_game import CONTENT, StubGame

MOST_STEPS = 5000
"""A random game that takes more actions counts as one that never ends."""


@dataclass(frozen=True)
class Subject:
    """A game under test."""

    name: str
    make: Callable[[], Game[Any, Any]]
    make_content: Callable[[], str]
    """The content of the game as canonical JSON."""

    @cached_property
    def game(self) -> Game[Any, Any]:
        return self.make()

    @cached_property
    def setups(self) -> list[Setup]:
        """Every number of seats, with the default options and with every other choice of each option in turn."""
        info = self.game.info
        changed = [{}, *({option.key: choice.value} for option in info.options for choice in option.choices[1:])]
        few, many = info.seats
        found = []
        for seats in range(few, many + 1):
            for options in changed:
                roles = self.game.propose_roles(seats, options)
                setup = Setup(tuple(SeatSetup(f"Player {n}", role) for n, role in enumerate(roles, 1)), options)
                if self.game.setup_refusal(setup) is None:
                    found.append(setup)
        return found

    def setup(self, number: int) -> Setup:
        """The setup of random game ``number``."""
        return self.setups[number % len(self.setups)]

    def spread(self, most: int) -> list[tuple[int, Setup]]:
        """At most so many setups with their numbers, spread evenly over all of them."""
        step = -(-len(self.setups) // most)
        return list(enumerate(self.setups))[::step]

    def checker(self, number: int) -> Checker:
        """Checks for the states of random game ``number``."""
        return Checker(self.game, len(self.setup(number).seats), number)

    def states(self, number: int) -> Iterator[tuple[Any, Any, list[Any]]]:
        """Random game ``number``: before each action the state, the action chosen and all legal ones.

        The last state comes with the action None.
        """
        chance, choose = Seeded(number), random.Random(number)
        state = self.game.start(self.setup(number), chance)
        for _ in range(MOST_STEPS):
            actions = self.game.legal(state)
            if not actions:
                yield state, None, []
                return
            action = choose.choice(actions)
            yield state, action, actions
            self.game.play(state, action, chance)
        raise AssertionError(f"{self.name}, game {number}: no end after {MOST_STEPS} actions")


READY = [game_id for game_id, info in GAMES.items() if info.ready]


def _shelf_subject(game_id: str) -> Subject:
    return Subject(game_id, lambda: load_game(game_id), lambda: base_content(content_kind(game_id)).json)


SUBJECTS = {game_id: _shelf_subject(game_id) for game_id in READY}
SUBJECTS["contraband"] = Subject("contraband", StubGame, lambda: canonical_json(CONTENT))
