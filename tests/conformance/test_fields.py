"""No field of a state can be forgotten by copy(), JSON, digest or view().

Each field of each dataclass in a state is given values that it had elsewhere in random games, and every one of the
four has to notice.
"""

from __future__ import annotations

import copy
import dataclasses
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.kernel.codec import Codec
from tests.conformance.subjects import SUBJECTS, Subject

OTHERS = 40
"""Values remembered of each field."""


def changeable(value: Any) -> Iterator[Any]:
    """The state and all dataclasses within it that can be changed in place."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        if not value.__dataclass_params__.frozen:  # type: ignore[attr-defined]  # typeshed leaves it out
            yield value
        for field in dataclasses.fields(value):
            yield from changeable(getattr(value, field.name))
    elif isinstance(value, list | tuple):
        for item in value:
            yield from changeable(item)
    elif isinstance(value, dict):
        for item in value.values():
            yield from changeable(item)


class Fields:
    """Fields seen in random games, their values, and a state that holds each."""

    def __init__(self, subject: Subject) -> None:
        self.values: dict[tuple[type, str], list[Any]] = defaultdict(list)
        self.homes: dict[tuple[type, str], list[Any]] = defaultdict(list)
        for number in range(2 * len(subject.setups)):
            for step, (state, _, _) in enumerate(subject.states(number)):
                if step % 7 == number % 7:
                    self._learn(state.copy())

    def _learn(self, state: Any) -> None:
        for owner in changeable(state):
            for field in dataclasses.fields(owner):
                if field.name == "kind":
                    continue  # the tag of a union says the class over again: it has no other value
                key = type(owner), field.name
                value = getattr(owner, field.name)
                if len(self.values[key]) < OTHERS and value not in self.values[key]:
                    self.values[key].append(copy.deepcopy(value))
                if len(self.homes[key]) < 3:
                    self.homes[key].append(state)

    def changes(self, key: tuple[type, str]) -> Iterator[tuple[Any, Any]]:
        """Pairs of a state and its twin in which only this field of one dataclass is another."""
        for state in self.homes[key]:
            places = [number for number, owner in enumerate(changeable(state)) if type(owner) is key[0]]
            for place in places[:4]:
                for value in self._others(key):
                    twin = copy.deepcopy(state)
                    owner = list(changeable(twin))[place]
                    if getattr(owner, key[1]) != value:
                        setattr(owner, key[1], copy.deepcopy(value))
                        yield state, twin

    def _others(self, key: tuple[type, str]) -> Iterator[Any]:
        yield from self.values[key]
        value = self.values[key][0]
        match value:
            case bool():
                yield not value
            case int():
                yield value + 1
            case str():
                yield value + "x"
            case list() if not value:
                yield [0]
                yield ["x"]


@pytest.mark.parametrize("name", SUBJECTS)
def test_every_field_is_covered(name: str) -> None:
    subject = SUBJECTS[name]
    missed = uncovered(subject, Fields(subject))
    assert not missed, "\n".join(missed)


def uncovered(subject: Subject, fields: Fields) -> list[str]:
    """A sentence for each field that something forgets."""
    codec: Codec[Any, Any] = Codec(subject.game)
    missed = []
    for key in list(fields.values):
        name = f"{key[0].__name__}.{key[1]}"
        changes = [pair for pair in fields.changes(key) if readable(codec, pair[1])]
        if not changes:
            missed.append(f"{name} never had another value that JSON accepts: give it one by a setup or option")
        if any(twin.copy() != twin for _, twin in changes):
            missed.append(f"{name} is lost by copy()")
        if any(codec.state_from_json(codec.state_to_json(twin)) != twin for _, twin in changes):
            missed.append(f"{name} is lost by JSON")
        if any(codec.digest(state) == codec.digest(twin) for state, twin in changes):
            missed.append(f"{name} is ignored by the digest")
        if not any(shows(subject, state, twin) for state, twin in changes):
            missed.append(f"{name} shows in no view")
    return missed


def readable(codec: Codec[Any, Any], twin: Any) -> bool:
    """Whether the changed field still has a value of its type."""
    try:
        codec.state_from_json(codec.state_to_json(twin))
    except (ValidationError, ValueError, UserWarning):
        return False
    return True


def shows(subject: Subject, state: Any, twin: Any) -> bool:
    """Whether some seat can see the difference."""
    fewest = range(subject.game.info.seats[0])
    return any(subject.game.view(state, seat) != subject.game.view(twin, seat) for seat in fewest)
