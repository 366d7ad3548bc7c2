"""A journal in a library, driven at random, against a list of positions that any child could keep."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.savefile import read_save, write_save
from tests.kernel.helpers import CONTENT_JSON, stub_setup
from tests.kernel.stub_game import StubGame


class JournalMachine(RuleBasedStateMachine):
    """The model is the positions so far, those that can be redone included, and where among them the game stands."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.library = Library(Path(self.folder.name))
        self.game = StubGame()

    @initialize(seed=st.integers(0, 100), seats=st.integers(2, 4), practice=st.booleans())
    def begin(self, seed: int, seats: int, practice: bool) -> None:
        players = ("person",) * seats
        self.uid, self.journal = self.library.begin(
            self.game, CONTENT_JSON, stub_setup(seats), players, seed, practice=practice
        )
        self.positions = [self.journal.state.copy()]
        self.cursor = 0

    @precondition(lambda self: self.game.legal(self.journal.state))
    @rule(choice=st.integers(0, 50))
    def act(self, choice: int) -> None:
        actions = self.game.legal(self.journal.state)
        played = self.journal.act(actions[choice % len(actions)])
        self.cursor += 1
        self.positions[self.cursor :] = [self.journal.state.copy()]
        assert played.step == self.cursor

    @precondition(lambda self: self.journal.undo_refusal() is None)
    @rule()
    def undo(self) -> None:
        limit = self.journal.undo_limit
        self.journal.undo()
        self.cursor -= 1
        assert limit <= self.cursor
        assert self.journal.undo_limit == limit, "undoing moves no limit"

    @precondition(lambda self: self.journal.can_redo)
    @rule()
    def redo(self) -> None:
        self.journal.redo()
        self.cursor += 1

    @rule(step=st.integers(0, 200))
    def look_back(self, step: int) -> None:
        step %= len(self.positions)
        assert self.journal.state_at(step) == self.positions[step]

    @rule()
    def close_and_open(self) -> None:
        self.library.close()
        self.library = Library(Path(self.folder.name))
        self.journal = self.opened(self.library.open(self.uid, self.game))

    @rule()
    def export(self) -> None:
        save = Path(self.folder.name) / "game.starsave"
        write_save(self.library.record(self.uid), save)
        assert self.opened(open_record(self.game, read_save(save))).state == self.journal.state

    def opened(self, opened: Any) -> Any:
        assert opened.trouble is None
        assert opened.journal.undo_limit == self.journal.undo_limit
        return opened.journal

    @invariant()
    def agrees(self) -> None:
        assert (self.journal.cursor, self.journal.length) == (self.cursor, len(self.positions) - 1)
        assert self.journal.state == self.positions[self.cursor]
        assert self.journal.can_redo == (self.cursor < len(self.positions) - 1)

    def teardown(self) -> None:
        self.library.close()
        self.folder.cleanup()


TestJournalMachine = JournalMachine.TestCase
TestJournalMachine.settings = settings(max_examples=15, stateful_step_count=40, deadline=None)
