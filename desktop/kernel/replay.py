"""Repeating recorded steps and checking that they give what they gave."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic

from pydantic import TypeAdapter, ValidationError

from desktop.kernel.chance import ChanceOutcome, Tape, TapeError
from desktop.kernel.codec import Codec
from desktop.kernel.errors import ReplayMismatch
from desktop.kernel.game import A, BadSetup, Event, Game, IllegalAction, S, Setup
from desktop.kernel.record import RawEntry
from desktop.kernel.words import Sentence

_outcomes: TypeAdapter[tuple[ChanceOutcome, ...]] = TypeAdapter(tuple[ChanceOutcome, ...])


@dataclass(frozen=True, slots=True)
class Entry(Generic[A]):
    """One step of a game."""

    action: A
    outcomes: tuple[ChanceOutcome, ...]
    digest: str
    """Of the state after the action."""
    sealed: bool
    """Chance decided in it or it showed somebody something hidden, so undo must not cross it."""


@dataclass(frozen=True, slots=True)
class Played(Generic[A]):
    """A step that was just taken, and what happened in it. Step 1 is the first action."""

    step: int
    entry: Entry[A]
    events: list[Event]


def seals(outcomes: Sequence[ChanceOutcome], events: Iterable[Event]) -> bool:
    """Whether a step with these chance outcomes and events closes undo."""
    return bool(outcomes) or any(event.closes_undo for event in events)


def outcomes_to_json(outcomes: Sequence[ChanceOutcome]) -> str:
    return _outcomes.dump_json(tuple(outcomes)).decode()


def outcomes_from_json(text: str) -> tuple[ChanceOutcome, ...]:
    """Raises pydantic.ValidationError when the text is no list of chance outcomes."""
    return _outcomes.validate_json(text)


def restart(game: Game[S, A], codec: Codec[S, A], setup: Setup, outcomes: Sequence[ChanceOutcome], digest: str) -> S:
    """The state a recorded game began with. Raises ReplayMismatch (step 0)."""
    tape = Tape(outcomes)
    try:
        state = game.start(setup, tape)
    except Exception as error:
        raise ReplayMismatch(0, _why(error)) from error
    _check(codec, state, tape, digest, 0)
    return state


def retrace(
    game: Game[S, A], codec: Codec[S, A], state: S, entries: Iterable[RawEntry], first: int = 1
) -> Iterator[Played[A]]:
    """Repeat recorded entries on ``state``, which changes, checking every digest. ``first`` numbers the first entry.

    Raises ReplayMismatch where an entry cannot be repeated; the state is of no more use then.
    """
    for step, raw in enumerate(entries, first):
        try:
            action = codec.action_from_json(raw.action)
            outcomes = outcomes_from_json(raw.outcomes)
            tape = Tape(outcomes)
            events = game.play(state, action, tape)
        except Exception as error:
            raise ReplayMismatch(step, _why(error)) from error
        _check(codec, state, tape, raw.digest, step)
        yield Played(step, Entry(action, outcomes, raw.digest, seals(outcomes, events)), events)


def _why(error: Exception) -> Sentence:
    # A record is untrusted: with a doctored one, rules may fail in any way, and that must not stop the program.
    match error:
        case IllegalAction(refusal=refusal) | BadSetup(refusal=refusal):
            return Sentence("today's rules refuse it. {why}", {"why": refusal.sentence})
        case TapeError():
            return Sentence("its recorded chance does not fit today's rules ({why}).", {"why": str(error)})
        case ValidationError():
            return Sentence("it is written in a way that today's rules do not know.")
    return Sentence("today's rules cannot make sense of it ({why}).", {"why": f"{type(error).__name__}: {error}"})


def _check(codec: Codec[S, A], state: S, tape: Tape, digest: str, step: int) -> None:
    if not tape.spent:
        raise ReplayMismatch(step, Sentence("more chance was recorded for it than today's rules ask for."))
    if codec.digest(state) != digest:
        raise ReplayMismatch(step, Sentence("it leads to another position than the recorded one."))
