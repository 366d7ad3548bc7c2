"""A game in progress: every step with its chance and digest, undo and redo, and any earlier position.

Undo, redo and looking back are restorations, not inverses: a state is copied from the nearest snapshot and the steps
after it are repeated with their recorded chance.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, Protocol, Self, TypeVar

from desktop.kernel.chance import ChanceOutcome, Recorder, Seeded, Tape
from desktop.kernel.codec import Codec
from desktop.kernel.errors import ReplayMismatch, UndoRefused
from desktop.kernel.game import A, Event, Game, S, Setup, State
from desktop.kernel.replay import Entry, Played, seals
from desktop.kernel.throw_table import table_throw
from desktop.kernel.throws import Thrower
from desktop.kernel.words import SeatName, Sentence

SPACING = 16
"""Steps between two snapshots: looking back repeats fewer steps than this."""


S_contra = TypeVar("S_contra", bound=State, contravariant=True)


class Keeper(Protocol[S_contra, A]):
    """Makes a change safe before anybody sees it. When it raises, the journal stays as it was."""

    def acted(self, step: int, entry: Entry[A], state: S_contra) -> None:
        """Entry number ``step`` was added; what stood at and after that number is dropped."""
        ...

    def moved(self, cursor: int, state: S_contra) -> None:
        """Undo or redo went to ``cursor``."""
        ...


class Journal(Generic[S, A]):
    """A game in progress. Step 0 is its beginning, step n the position after n actions.

    States handed out as ``state`` are never changed afterwards and must not be changed by others.
    """

    def __init__(
        self,
        game: Game[S, A],
        setup: Setup,
        seed: int,
        state: S,
        *,
        base: int = 0,
        start_outcomes: Sequence[ChanceOutcome] = (),
        practice: bool = False,
        codec: Codec[S, A] | None = None,
    ) -> None:
        """A journal whose first known position is ``state``, after ``base`` steps. To begin a game use ``begin``."""
        self.game = game
        self.setup = setup
        self.seed = seed
        self.practice = practice
        self.start_outcomes = tuple(start_outcomes)
        self.codec = codec or Codec(game)
        self.base = base
        self.keeper: Keeper[S, A] | None = None
        self.thrower: Thrower = table_throw
        """Throws the dice of games that have a dice box. Whoever shows the throws gives one that moves real bodies."""
        self._entries: list[Entry[A]] = []
        self._cursor = base
        self._state = state
        self._base_digest = self.codec.digest(state)
        self._snapshots: dict[int, S] = {base: state}
        self._probe = (base, state)

    @classmethod
    def begin(cls, game: Game[S, A], setup: Setup, seed: int, *, practice: bool = False) -> Self:
        """A new game. Raises BadSetup."""
        chance = Recorder(Seeded(seed))
        state = game.start(setup, chance)
        return cls(game, setup, seed, state, start_outcomes=chance.outcomes, practice=practice)

    # ---- where it stands -------------------------------------------------------------------------------------

    @property
    def state(self) -> S:
        """The live position. Not to be changed."""
        return self._state

    @property
    def cursor(self) -> int:
        """The step of the live position."""
        return self._cursor

    @property
    def length(self) -> int:
        """The last step there is, steps that may be redone included."""
        return self.base + len(self._entries)

    def entry(self, step: int) -> Entry[A]:
        """The entry that led to a step, from ``base + 1`` to ``length``."""
        self._expect(step, self.base + 1)
        return self._entries[step - self.base - 1]

    def digest(self, step: int | None = None) -> str:
        """The digest of the position at a step; of the live one without a step."""
        step = self._cursor if step is None else step
        return self._base_digest if step == self.base else self.entry(step).digest

    # ---- going on --------------------------------------------------------------------------------------------

    def act(self, action: A) -> Played[A]:
        """Play an action. Drops what could be redone. Raises IllegalAction, or what the keeper raises; nothing has
        changed then."""
        step = self._cursor + 1
        state = self._state.copy()
        chance = Recorder(Seeded(self.seed, step, self.thrower))
        events = self.game.play(state, action, chance)
        outcomes = tuple(chance.outcomes)
        entry = Entry(action, outcomes, self.codec.digest(state), seals(outcomes, events))
        if self.keeper:
            self.keeper.acted(step, entry, state)
        self._forget(self._cursor)
        self._entries.append(entry)
        self._stand(step, state)
        return Played(step, entry, events)

    def resume(self, steps: Iterable[Played[A]], state: S, cursor: int) -> None:
        """Take over the steps of a record while they are repeated on ``state``, then stand at ``cursor``.

        Raises ReplayMismatch when the steps break off at or before the cursor. A redo tail that breaks off is dropped.
        """
        try:
            for played in steps:
                self._entries.append(played.entry)
                if (played.step - self.base) % SPACING == 0:
                    self._snapshots[played.step] = state.copy()
        except ReplayMismatch as mismatch:
            if mismatch.step <= cursor:
                raise
        self._stand(cursor, self.state_at(cursor))

    def _stand(self, step: int, state: S) -> None:
        self._cursor = step
        self._state = state
        if (step - self.base) % SPACING == 0:
            self._snapshots[step] = state

    def _forget(self, step: int) -> None:
        """Drop every entry after a step."""
        del self._entries[step - self.base :]
        for later in [known for known in self._snapshots if known > step]:
            del self._snapshots[later]
        if self._probe[0] > step:
            self._probe = (self.base, self._snapshots[self.base])

    # ---- undo and redo ---------------------------------------------------------------------------------------

    @property
    def undo_limit(self) -> int:
        """The step down to which undo may go now; equal to ``cursor`` when it may not.

        It stops at chance, at anything hidden that was shown, and at a choice of another seat than the one whose
        choices are being taken back. In practice mode everything may be taken back.
        """
        if self.practice:
            return self.base
        step, seat = self._cursor, self._undoing()
        while step > self.base and not (last := self.entry(step)).sealed and last.action.seat == seat:
            step -= 1
        return step

    def _undoing(self) -> int | None:
        """The seat whose choices undo takes back: that of the last choice made, be it undone already or not."""
        if self.length == self.base:
            return None
        return self.entry(min(self._cursor + 1, self.length)).action.seat

    def undo_refusal(self) -> Sentence | None:
        """Why the last step may not be taken back; None when it may."""
        if self._cursor == 0:
            return Sentence("The game has only just begun: there is nothing to take back.")
        if self._cursor == self.base:
            return Sentence("Steps played under earlier rules cannot be taken back.")
        if self.undo_limit < self._cursor:
            return None
        last = self.entry(self._cursor)
        if last.outcomes:
            return Sentence("Chance has decided since: what was rolled or drawn stays.")
        if last.sealed:
            return Sentence("Something hidden was shown: that cannot be taken back.")
        return Sentence(
            "The choice before was {seat}'s: nobody takes back another's choice.",
            {"seat": SeatName(last.action.seat)},
        )

    def undo(self) -> None:
        """Go back one step. Raises UndoRefused, or what the keeper raises; nothing has changed then."""
        if refused := self.undo_refusal():
            raise UndoRefused(refused)
        self._move(self._cursor - 1)

    @property
    def can_redo(self) -> bool:
        return self._cursor < self.length

    def redo(self) -> Played[A]:
        """Go forward to the step that was undone. Call it only when ``can_redo``."""
        step = self._cursor + 1
        events = self.events_at(step)
        self._move(step)
        return Played(step, self.entry(step), events)

    def _move(self, step: int) -> None:
        state = self.state_at(step)
        if self.codec.digest(state) != self.digest(step):
            raise ReplayMismatch(step, Sentence("it leads to another position than before."))
        if self.keeper:
            self.keeper.moved(step, state)
        self._stand(step, state)

    # ---- looking back ----------------------------------------------------------------------------------------

    def state_at(self, step: int) -> S:
        """A copy of the position at a step from ``base`` to ``length``. Does not touch the live position."""
        self._expect(step, self.base)
        known = self.base + (step - self.base) // SPACING * SPACING
        state = self._snapshots[known]
        if known < self._probe[0] <= step:
            known, state = self._probe
        state = state.copy()
        for number in range(known + 1, step + 1):
            self._repeat(number, state)
        self._probe = (step, state)
        return state.copy()

    def events_at(self, step: int) -> list[Event]:
        """What happened in the step that led to this position; at step 0, what happened in the beginning."""
        if step == self.base:
            return self.game.beginning(self._snapshots[0]) if step == 0 else []
        return self._repeat(step, self.state_at(step - 1))

    def walk(self, first: int = 1) -> Iterator[Played[A]]:
        """The steps up to the cursor with their events, from step ``first``: for filling a log in one go."""
        first = max(first, self.base + 1)
        state = self.state_at(min(first - 1, self._cursor))
        for step in range(first, self._cursor + 1):
            yield Played(step, self.entry(step), self._repeat(step, state))

    def _repeat(self, step: int, state: S) -> list[Event]:
        entry = self.entry(step)
        return self.game.play(state, entry.action, Tape(entry.outcomes))

    def _expect(self, step: int, first: int) -> None:
        if not first <= step <= self.length:
            raise IndexError(f"step {step} is not one of {first} to {self.length}")
