"""A game as it is kept on disk. Nothing in it depends on today's rules: actions and states stay JSON text."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.kernel.game import Setup


@dataclass(frozen=True, slots=True)
class RawEntry:
    """One step: the action and the chance outcomes as JSON, and the digest of the state after it."""

    action: str
    outcomes: str
    digest: str


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The state after ``step`` actions, as JSON."""

    step: int
    state: str


@dataclass(frozen=True, slots=True)
class Record:
    """Everything needed to open a game again, on this computer or another."""

    game: str
    content: str
    """The whole content the game was begun with, as canonical JSON."""
    content_hash: str
    setup: Setup
    players: tuple[str, ...]
    """Per seat who decides: ``person``, otherwise the name of a computer player."""
    seed: int
    practice: bool
    start_outcomes: str
    start_digest: str
    entries: tuple[RawEntry, ...]
    """All steps, those that were undone and may be redone included."""
    cursor: int
    """How many of the entries count; the rest is the redo tail."""
    base: Snapshot | None
    """Where the steps that today's rules can repeat begin; None for the beginning of the game."""
    last: Snapshot
    """The state at the cursor."""
