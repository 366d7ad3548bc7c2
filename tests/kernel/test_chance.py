"""Chance: fair, repeatable, and never in need of a random number generator once it is recorded."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.kernel.chance import Chance, Recorder, Seeded, Tape, TapeError
from desktop.kernel.replay import outcomes_from_json, outcomes_to_json

Question: TypeAlias = tuple[str, int]

questions = st.lists(st.tuples(st.sampled_from(["below", "flip", "shuffle"]), st.integers(1, 60)), max_size=20)
seeds = st.integers(-(10**30), 10**30)


def ask(chance: Chance, question: Question) -> Any:
    kind, size = question
    if kind == "below":
        return chance.below(size)
    if kind == "flip":
        return chance.flip()
    items = [chr(65 + number) for number in range(size)]
    chance.shuffle(items)
    return items


def answers(chance: Chance, asked: list[Question]) -> list[Any]:
    return [ask(chance, question) for question in asked]


def test_the_numbers_of_a_seed_are_these_for_good() -> None:
    """Games begun with a seed are shared by their seed, so a change here breaks a promise."""
    chance = Seeded(7)
    assert [chance.below(6) for _ in range(12)] == [5, 1, 4, 2, 4, 3, 4, 4, 4, 1, 0, 5]
    assert [Seeded(7, entry).below(1000) for entry in range(5)] == [827, 800, 46, 59, 835]
    items = list("ABCDEFGH")
    Seeded(2201).shuffle(items)
    assert "".join(items) == "EADBFGHC"


@given(seeds, st.integers(0, 5000), questions)
def test_the_same_seed_and_entry_give_the_same_answers(seed: int, entry: int, asked: list[Question]) -> None:
    assert answers(Seeded(seed, entry), asked) == answers(Seeded(seed, entry), asked)


@given(seeds, st.integers(1, 10**9))
def test_a_number_is_below_its_bound(seed: int, bound: int) -> None:
    assert 0 <= Seeded(seed).below(bound) < bound


@given(seeds, st.lists(st.integers()))
def test_a_shuffle_keeps_all_things(seed: int, items: list[int]) -> None:
    shuffled = items.copy()
    Seeded(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize(
    ("ask_one", "results"),
    [
        (lambda chance: chance.below(6), 6),
        (lambda chance: chance.below(10), 10),
        (lambda chance: chance.flip(), 2),
        (lambda chance: tuple(ask(chance, ("shuffle", 4))), 24),
    ],
)
def test_all_results_are_equally_likely(ask_one: Callable[[Chance], Any], results: int) -> None:
    """Chi squared over the first answers of many entries, as games use them, stays below its mean plus 5 deviations."""
    asked = 500 * results
    counts = Counter(ask_one(Seeded(11, entry)) for entry in range(asked))
    assert len(counts) == results
    chi_squared = sum((count - 500) ** 2 / 500 for count in counts.values())
    assert chi_squared < (results - 1) + 5 * (2 * (results - 1)) ** 0.5


def test_nothing_is_below_zero() -> None:
    with pytest.raises(ValueError, match="at least one possible result"):
        Seeded(1).below(0)


@given(seeds, questions)
def test_what_was_recorded_plays_back_the_same(seed: int, asked: list[Question]) -> None:
    recorder = Recorder(Seeded(seed))
    first = answers(recorder, asked)
    assert first == answers(Seeded(seed), asked), "recording changes nothing"
    assert len(recorder.outcomes) == len(asked)
    tape = Tape(outcomes_from_json(outcomes_to_json(recorder.outcomes)))
    assert answers(tape, asked) == first
    assert tape.spent
    with pytest.raises(TapeError, match="one more is asked for"):
        tape.flip()


@given(st.lists(st.integers(-3, 9) | st.lists(st.integers(-2, 6), max_size=6), max_size=8), questions)
def test_a_tape_of_anything_gives_a_fitting_answer_or_says_that_it_does_not_fit(
    outcomes: list[int | list[int]], asked: list[Question]
) -> None:
    tape = Tape(outcomes)
    for kind, size in asked:
        try:
            answer = ask(tape, (kind, size))
        except TapeError:
            return
        match kind:
            case "below":
                assert 0 <= answer < size
            case "flip":
                assert answer in (True, False)
            case "shuffle":
                assert len(set(answer)) == size


@pytest.mark.parametrize(
    ("outcome", "question"),
    [
        (6, ("below", 6)),
        (-1, ("below", 6)),
        ([0], ("below", 6)),
        (2, ("flip", 1)),
        (1, ("shuffle", 2)),
        ([0, 0], ("shuffle", 2)),
        ([0, 1, 2], ("shuffle", 2)),
    ],
)
def test_an_outcome_that_does_not_fit_is_refused(outcome: int | list[int], question: Question) -> None:
    with pytest.raises(TapeError, match="the record gives"):
        ask(Tape([outcome]), question)
