"""Random games of every kind, with every check in every state."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop.kernel.journal import Journal
from desktop.kernel.library import Library
from desktop.kernel.opening import open_record
from desktop.kernel.savefile import read_save, write_save
from tests.conformance.subjects import READY, SUBJECTS, Subject
from tests.conformance.tell_games import tell

MOST_SAVED = 8
"""Setups of a game that are played from library and save, where every opening plays the whole game again."""


@pytest.fixture(params=SUBJECTS)
def subject(request: pytest.FixtureRequest) -> Subject:
    return SUBJECTS[request.param]


@pytest.fixture
def games(request: pytest.FixtureRequest) -> int:
    """How many random games of each kind are played."""
    return int(request.config.getoption("--games"))


def test_no_ready_game_is_missing() -> None:
    assert set(READY) < set(SUBJECTS)
    assert {SUBJECTS[name].game.info.id for name in READY} == set(READY)


def test_every_state_of_random_games(subject: Subject, games: int) -> None:
    for number in range(games):
        checker = subject.checker(number)
        for step, (state, _, legal) in enumerate(subject.states(number)):
            try:
                if step == 0:
                    checker.check_events(subject.game.beginning(state))
                checker.check(state, legal)
            except Exception as error:
                error.add_note(f"{subject.name}, random game {number}, step {step}, {subject.setup(number)}")
                raise


def test_every_option_and_number_of_seats_is_played(subject: Subject) -> None:
    few, many = subject.game.info.seats
    assert {len(setup.seats) for setup in subject.setups} == set(range(few, many + 1))
    for option in subject.game.info.options:
        for choice in option.choices[1:]:
            assert any(setup.options.get(option.key) == choice.value for setup in subject.setups), (option, choice)


def finished(subject: Subject, number: int) -> Journal[Any, Any]:
    """Random game ``number`` played to its end in a journal, whose events are checked."""
    journal: Journal[Any, Any] = Journal.begin(subject.game, subject.setup(number), number, practice=True)
    checker, choose = subject.checker(number), random.Random(number)
    while actions := subject.game.legal(journal.state):
        checker.check_events(journal.act(choose.choice(actions)).events)
    return journal


def test_undo_and_redo_restore_exactly(subject: Subject, games: int) -> None:
    for number in range(games):
        journal, choose = finished(subject, number), random.Random(number)
        for _ in range(10):
            for _ in range(choose.randint(0, min(20, journal.cursor - 1))):
                journal.undo()
            before, after = journal.digest(), journal.digest(journal.cursor - 1)
            for change, digest in ((journal.undo, after), (journal.redo, before)) * 3:
                change()
                assert journal.codec.digest(journal.state) == digest, f"random game {number}, step {journal.cursor}"
            while journal.can_redo and choose.random() < 0.9:
                journal.redo()


def test_a_game_comes_back_from_library_and_save_at_any_moment(subject: Subject, tmp_path: Path) -> None:
    content = subject.make_content()
    choose = random.Random(1)
    save = tmp_path / "game.starsave"
    with Library(tmp_path) as library:
        for number, setup in subject.spread(MOST_SAVED):
            players = ("person",) * len(setup.seats)
            uid, journal = library.begin(subject.game, content, setup, players, number, practice=True)
            due = 1 + choose.randrange(8)
            while actions := subject.game.legal(journal.state):
                journal.act(choose.choice(actions))
                if choose.random() < 0.2:
                    journal.undo()
                if journal.length >= due:
                    # Opening repeats every step, so the moments lie ever further apart: a long game stays cheap.
                    due = 2 * journal.length + choose.randrange(8)
                    write_save(library.record(uid), save)
                    for opened in (library.open(uid, subject.game), open_record(subject.game, read_save(save))):
                        assert opened.trouble is None
                        assert opened.journal.state == journal.state
                        assert opened.journal.length == journal.length
                    journal = library.open(uid, subject.game).journal
            assert library.games()[0].outcome == subject.game.outcome(journal.state) is not None


def test_other_processes_play_the_same_game(subject: Subject) -> None:
    """Neither the order of sets, which hangs on the hash seed, nor anything else of a process tells in a game."""
    told = [
        subprocess.run(
            [sys.executable, "-m", "tests.conformance.tell_games", subject.name],
            cwd=Path(__file__).parents[2],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("0", "1")
    ]
    assert told == [tell(subject)] * 2
