"""From a record back to a game in progress, also when today's rules no longer agree with it."""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from typing import Generic

from pydantic import ValidationError

from desktop.kernel.chance import ChanceOutcome, Seeded
from desktop.kernel.codec import Codec
from desktop.kernel.errors import Problem, ReplayMismatch
from desktop.kernel.game import A, Game, IllegalAction, S
from desktop.kernel.journal import Journal
from desktop.kernel.record import Record, Snapshot
from desktop.kernel.replay import outcomes_from_json, restart, retrace
from desktop.kernel.words import Sentence


@dataclass(frozen=True, slots=True)
class Opened(Generic[S, A]):
    """A game opened from a record.

    ``trouble`` is None when every step was repeated and every digest agreed. Otherwise it names the step and why, and
    the journal begins at the last recorded position: it can be played on, but not looked back into.
    """

    journal: Journal[S, A]
    trouble: ReplayMismatch | None


def open_record(game: Game[S, A], record: Record) -> Opened[S, A]:
    """Open a record with rules bound to the record's own content. Raises Problem when not even the last position can
    be used."""
    if not (record.base.step if record.base else 0) <= record.cursor == record.last.step <= len(record.entries):
        raise Problem(Sentence("This game cannot be opened: its record lacks steps and contradicts itself."))
    codec = Codec(game)
    try:
        return Opened(_replayed(game, codec, record), None)
    except ReplayMismatch as mismatch:
        return Opened(_pinned(game, codec, record, mismatch), mismatch)


def _replayed(game: Game[S, A], codec: Codec[S, A], record: Record) -> Journal[S, A]:
    outcomes = _start_outcomes(record)
    if record.base is None:
        base = 0
        state = restart(game, codec, record.setup, outcomes, record.start_digest)
    else:
        base = record.base.step
        try:
            state = _usable(game, codec, record.base, len(record.setup.seats))
        except Exception as error:
            raise ReplayMismatch(base, Sentence("its position cannot be read by today's rules.")) from error
    journal = Journal(
        game,
        record.setup,
        record.seed,
        state.copy(),
        base=base,
        start_outcomes=outcomes,
        practice=record.practice,
        codec=codec,
    )
    steps = retrace(game, codec, state, record.entries[base:], base + 1)
    journal.resume(steps, state, record.cursor)
    return journal


def _start_outcomes(record: Record) -> tuple[ChanceOutcome, ...]:
    try:
        return outcomes_from_json(record.start_outcomes)
    except ValidationError as error:
        raise ReplayMismatch(0, Sentence("its recorded chance is unreadable.")) from error


def _pinned(game: Game[S, A], codec: Codec[S, A], record: Record, mismatch: ReplayMismatch) -> Journal[S, A]:
    try:
        state = _usable(game, codec, record.last, len(record.setup.seats))
    except Exception as error:
        raise Problem(
            Sentence(
                "This game cannot be opened: {why} Its last position cannot be read either. "
                "Open it with the version of Starshelf it was played with.",
                {"why": mismatch.sentence},
            )
        ) from error
    return Journal(
        game,
        record.setup,
        record.seed,
        state,
        base=record.last.step,
        practice=record.practice,
        codec=codec,
    )


def _usable(game: Game[S, A], codec: Codec[S, A], snapshot: Snapshot, seats: int) -> S:
    """The state of a snapshot. It may come from anywhere, so everything is asked of the rules once, and every choice
    is tried on a copy: whatever cannot be worked with raises here, and not when it is on the table."""
    state = codec.state_from_json(snapshot.state)
    if state.content != game.content_hash:
        raise ValueError("the position belongs to another content")
    game.prompt(state)
    for seat in range(seats):
        game.evaluate(game.view(state, seat), seat)
    actions = game.legal(state)
    if bool(actions) != (game.decision(state) is not None) or bool(actions) == (game.outcome(state) is not None):
        raise ValueError("the position is neither over nor to be gone on with")
    for action in actions:
        game.label(state, action)
        after = state.copy()
        with contextlib.suppress(IllegalAction):  # a listed action may have an open part that is still to be filled
            for event in game.play(after, action, Seeded(0)):
                game.tell(event)
        game.outcome(after)
    return state
