"""The journal: acting, taking back, going forward again, and looking back."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.kernel.errors import UndoRefused
from desktop.kernel.game import BadSetup, IllegalAction
from desktop.kernel.journal import SPACING, Journal
from tests.kernel.helpers import begin, play_random, stub_setup
from tests.kernel.stub_game import Draw, EndTurn, Pass, Play, Roll, StubAction, StubGame, StubState


def plays(journal: Journal[StubState, StubAction], seat: int) -> Play:
    """Play any card of the seat's hand."""
    return Play(seat, journal.state.hands[seat][0])


def test_an_action_gives_its_step_entry_and_events() -> None:
    journal = begin()
    played = journal.act(Roll(0))
    assert (played.step, journal.cursor, journal.length) == (1, 1, 1)
    assert played.entry is journal.entry(1)
    assert played.events == journal.events_at(1)
    assert journal.digest() == played.entry.digest == journal.codec.digest(journal.state)


def test_a_refused_action_changes_nothing() -> None:
    journal = begin()
    before = journal.digest(), journal.length
    with pytest.raises(IllegalAction):
        journal.act(EndTurn(0))
    assert (journal.digest(), journal.length) == before
    assert journal.codec.digest(journal.state) == before[0]


def test_a_refused_setup_begins_nothing() -> None:
    with pytest.raises(BadSetup):
        Journal.begin(StubGame(), stub_setup(3, partners=True), 1)


def test_states_handed_out_never_change() -> None:
    journal = begin()
    states = []
    for _ in range(40):
        states.append((journal.state, journal.digest()))
        play_random(journal, 1)
    assert all(journal.codec.digest(state) == digest for state, digest in states)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [begin(seed=7), begin(seed=7), begin(seed=8)]
    for journal in games:
        play_random(journal, 500)
    assert games[0].digest() == games[1].digest() != games[2].digest()


# ---- undo ----------------------------------------------------------------------------------------------------


def test_a_free_choice_is_taken_back_and_redone() -> None:
    journal = begin()
    before = journal.digest()
    after = journal.act(plays(journal, 0)).entry.digest
    assert journal.undo_refusal() is None
    assert journal.undo_limit == 0
    journal.undo()
    assert (journal.digest(), journal.cursor, journal.can_redo) == (before, 0, True)
    played = journal.redo()
    assert (played.step, journal.digest(), journal.can_redo) == (1, after, False)
    assert played.events == journal.events_at(1)


@pytest.mark.parametrize(("closing", "words"), [(Roll(0), "Chance"), (Draw(0), "hidden")])
def test_undo_stops_at_chance_and_at_what_was_shown(closing: StubAction, words: str) -> None:
    journal = begin()
    journal.act(closing)
    assert journal.undo_limit == 1
    assert words in str(journal.undo_refusal())
    with pytest.raises(UndoRefused):
        journal.undo()
    assert journal.cursor == 1
    journal.act(EndTurn(0))
    assert journal.undo_limit == 1
    journal.undo()
    assert words in str(journal.undo_refusal())


def test_undo_never_takes_back_the_choice_of_another_seat() -> None:
    journal = begin()
    journal.act(plays(journal, 0))
    journal.act(Pass(1))
    assert journal.undo_limit == 1
    journal.undo()
    assert journal.undo_limit == 1
    refused = journal.undo_refusal()
    assert refused is not None
    assert refused.fill(["Ada", "Ben"]) == "The choice before was Ada's: nobody takes back another's choice."
    with pytest.raises(UndoRefused):
        journal.undo()


def test_nothing_is_taken_back_before_the_beginning() -> None:
    for practice in (False, True):
        journal = begin(practice=practice)
        assert "only just begun" in str(journal.undo_refusal())
        assert journal.undo_limit == 0


def test_practice_takes_everything_back_and_chance_repeats_itself() -> None:
    journal = begin(practice=True)
    digests = [journal.digest()]
    for _ in range(50):
        play_random(journal, 1)
        digests.append(journal.digest())
    assert journal.undo_limit == 0
    redone = [journal.entry(step).action for step in range(1, 51)]
    for step in range(49, -1, -1):
        journal.undo()
        assert journal.digest() == digests[step] == journal.codec.digest(journal.state)
    for action, digest in zip(redone, digests[1:], strict=True):
        journal.act(action)  # chance of a step hangs on seed and step alone
        assert journal.digest() == digest


def test_a_new_action_drops_what_could_be_redone() -> None:
    journal = begin(practice=True)
    play_random(journal, 3 * SPACING)
    for _ in range(2 * SPACING + 3):
        journal.undo()
    play_random(journal, 1, seed=99)
    assert not journal.can_redo
    assert journal.length == journal.cursor == SPACING - 2
    play_random(journal, SPACING, seed=99)
    for step in range(journal.length + 1):
        assert journal.codec.digest(journal.state_at(step)) == journal.digest(step)


@given(st.integers(0, 1000), st.integers(1, 60))
def test_undo_redo_undo_from_anywhere(seed: int, steps: int) -> None:
    journal = begin(seats=4, seed=seed, practice=True, partners=seed % 2 == 0)
    play_random(journal, steps, seed)
    for _ in range(3):
        last, before = journal.digest(), journal.digest(journal.cursor - 1)
        journal.undo()
        assert journal.codec.digest(journal.state) == before
        journal.redo()
        assert journal.codec.digest(journal.state) == last


# ---- looking back --------------------------------------------------------------------------------------------


def test_every_step_can_be_looked_at_in_any_order() -> None:
    journal = begin(seats=3)
    states = [journal.state]
    events = [journal.game.beginning(journal.state)]
    choose = random.Random(3)
    while actions := journal.game.legal(journal.state):
        events.append(journal.act(choose.choice(actions)).events)
        states.append(journal.state)
    live = journal.digest()
    steps = [*range(len(states)), *reversed(range(len(states))), *choose.choices(range(len(states)), k=100)]
    for step in steps:
        looked = journal.state_at(step)
        assert looked == states[step]
        assert looked is not journal.state
        assert journal.events_at(step) == events[step]
    assert [played.events for played in journal.walk()] == events[1:]
    assert [played.step for played in journal.walk(5)] == list(range(5, len(states)))
    assert (journal.digest(), journal.codec.digest(journal.state)) == (live, live)
    with pytest.raises(IndexError):
        journal.state_at(len(states))


def test_looking_at_a_copy_harms_nothing() -> None:
    journal = begin()
    play_random(journal, 20)
    journal.state_at(18).scores[0] = 1000
    journal.state_at(0).hands[0].clear()
    assert journal.codec.digest(journal.state_at(18)) == journal.digest(18)
    assert journal.codec.digest(journal.state_at(0)) == journal.digest(0)


# ---- keeping -------------------------------------------------------------------------------------------------


class FullDisk:
    def acted(self, *_: object) -> None:
        raise OSError("full")

    def moved(self, *_: object) -> None:
        raise OSError("full")


def test_what_cannot_be_kept_does_not_happen() -> None:
    journal = begin(practice=True)
    play_random(journal, 5)
    journal.undo()
    journal.keeper = FullDisk()
    before = journal.cursor, journal.length, journal.digest()
    for change in (journal.undo, journal.redo, lambda: play_random(journal, 1)):
        with pytest.raises(OSError, match="full"):
            change()
        assert (journal.cursor, journal.length, journal.digest()) == before
        assert journal.codec.digest(journal.state) == before[2]
