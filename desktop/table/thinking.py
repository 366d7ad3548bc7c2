"""What a worker process does: it thinks about an imagined state. No Qt, so that it starts quickly.

A worker is handed the state as JSON and nothing else: what a seat may not know never leaves the table's process.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

from desktop.kernel.chance import Seeded
from desktop.kernel.codec import Codec
from desktop.kernel.game import Game
from desktop.players.choose import INTERRUPTING, PLAYERS, value_after

GameMaker: TypeAlias = Callable[[], Game[Any, Any]]
"""Makes a game; it travels to the worker, so it must be picklable: a module's function, a class or a partial."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a worker is asked: which action, in this imagined state, for this seat."""

    game: GameMaker
    level: str
    """A key of ``PLAYERS``."""
    seat: int
    state: bytes
    """The imagined state as JSON."""
    seed: int
    """Of the player's own chance; the game's chance stays untouched."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """An action as JSON and how good the game's own evaluation finds the position after it."""

    action: bytes
    value: float


@cache
def _tools(make: GameMaker) -> tuple[Game[Any, Any], Codec[Any, Any]]:
    game = make()
    return game, Codec(game)


def choose(question: Question) -> bytes:
    """The player's action as JSON. Runs in the worker."""
    game, codec = _tools(question.game)
    state = codec.state_from_json(question.state)
    action = PLAYERS[question.level](game, state, question.seat, Seeded(question.seed))
    return codec.action_to_json(action)


def interrupt(question: Question) -> bytes:
    """What the player plays out of turn, as JSON; empty to wait. Runs in the worker."""
    game, codec = _tools(question.game)
    state = codec.state_from_json(question.state)
    action = INTERRUPTING[PLAYERS[question.level]](game, state, question.seat, Seeded(question.seed))
    return b"" if action is None else codec.action_to_json(action)


def weigh(question: Question) -> list[Weighed]:
    """The promising actions of the seat, the best first, for hints. Runs in the worker."""
    game, codec = _tools(question.game)
    state = codec.state_from_json(question.state)
    weighed = []
    for action in game.promising(state, question.seat):
        value = value_after(game, state, action, question.seat, Seeded(question.seed))
        weighed.append(Weighed(codec.action_to_json(action), value))
    return sorted(weighed, key=lambda one: -one.value)


def load(make: GameMaker) -> None:
    """Load the game before the first question. Runs in the worker."""
    _tools(make)
