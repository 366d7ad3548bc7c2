"""States, actions and setups as JSON and back, and the digest by which a replay is checked."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Generic

from pydantic import TypeAdapter

from desktop.kernel.game import A, Game, Outcome, S, Setup

_setup = TypeAdapter(Setup)
_outcome = TypeAdapter(Outcome)


def setup_to_json(setup: Setup) -> bytes:
    return _setup.dump_json(setup)


def setup_from_json(data: bytes | str) -> Setup:
    """Raises pydantic.ValidationError when the data are no setup."""
    return _setup.validate_json(data)


def outcome_to_json(outcome: Outcome) -> str:
    return _outcome.dump_json(outcome).decode()


def outcome_from_json(data: bytes | str) -> Outcome:
    """Raises pydantic.ValidationError when the data are no outcome."""
    return _outcome.validate_json(data)


class Codec(Generic[S, A]):
    """Reads and writes the states and actions of one game. Building one costs milliseconds: keep it."""

    def __init__(self, game: Game[S, A]) -> None:
        self._states: TypeAdapter[S] = TypeAdapter(game.state_type)
        self._actions: TypeAdapter[A] = TypeAdapter(game.action_type)

    def state_to_json(self, state: S) -> bytes:
        return self._states.dump_json(state)

    def state_from_json(self, data: bytes | str) -> S:
        """Raises pydantic.ValidationError when the data are no state of this game."""
        return self._states.validate_json(data)

    def action_to_json(self, action: A) -> bytes:
        return self._actions.dump_json(action)

    def action_from_json(self, data: bytes | str) -> A:
        """Raises pydantic.ValidationError when the data are no action of this game."""
        return self._actions.validate_json(data)

    def action_to_plain(self, action: A) -> Any:
        """The action as dicts, lists, strings and numbers."""
        return self._actions.dump_python(action, mode="json")

    def digest(self, state: S) -> str:
        """32 hexadecimal digits that two states share only when they are equal."""
        return blake2b(self._states.dump_json(state), digest_size=16).hexdigest()
