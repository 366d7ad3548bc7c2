"""Narrowing actions by addresses, on plain tuples of steps."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.table.picker import Picker

Steps = tuple[str, ...]


def picker(*actions: Steps) -> Picker[Steps]:
    return Picker(actions, lambda action: action)


def test_nothing_is_settled_before_a_pick() -> None:
    lone = picker(("cell:1,1", "way:east"))
    assert lone.settled is None
    assert list(lone.options) == ["cell:1,1"]


def test_a_pick_that_leaves_one_action_settles_it() -> None:
    two = picker(("cell:1,1", "way:east"), ("cell:1,2", "way:east"))
    assert two.pick("cell:1,2")
    assert two.settled == ("cell:1,2", "way:east")


def test_a_settled_action_is_chosen_only_by_its_last_step() -> None:
    two = picker(("cell:1,1", "way:east"), ("cell:1,2", "way:east"))
    two.pick("cell:1,2")
    assert two.chosen is None
    two.pick("way:east")
    assert two.chosen == ("cell:1,2", "way:east")


def test_a_pick_that_leaves_several_shows_the_next_addresses() -> None:
    ways = picker(("a", "east"), ("a", "west"), ("b", "east"))
    assert ways.pick("a")
    assert ways.settled is None
    assert list(ways.options) == ["east", "west"]
    assert ways.candidates == [("a", "east"), ("a", "west")]


def test_an_address_no_candidate_names_is_refused_and_changes_nothing() -> None:
    ways = picker(("a", "east"), ("a", "west"))
    assert not ways.pick("east")
    ways.pick("a")
    assert not ways.pick("a")
    assert ways.picks == ("a",)


def test_back_undoes_one_step_of_the_person_and_the_forced_ones_with_it() -> None:
    forced = picker(("a", "only", "x"), ("a", "only", "y"), ("b",))
    forced.pick("a")
    assert forced.picks == ("a", "only")
    assert forced.back()
    assert forced.picks == ()
    assert not forced.back()


def test_actions_without_steps_are_buttons() -> None:
    mixed = picker((), ("a",), ("a", "b"))
    assert mixed.buttons == [()]
    mixed.pick("a")
    assert mixed.buttons == [("a",)]
    assert list(mixed.options) == ["b"]
    assert mixed.settled is None


def test_places_that_coincide_are_told_apart() -> None:
    ways = picker(("a", "east"), ("a", "west"), ("a", "south"))
    ways.pick("a")
    assert ways.among(["east", "west"]) == ["east", "west"]
    assert ways.among(["north", "south"]) == ["south"]
    assert ways.among(["north"]) == []


@pytest.mark.parametrize("picks", [(), ("a",), ("a", "x")])
def test_clear_takes_everything_back(picks: Sequence[str]) -> None:
    many = picker(("a", "x", "1"), ("a", "x", "2"), ("a", "y"), ("b",))
    for pick in picks:
        many.pick(pick)
    many.clear()
    assert many.picks == ()
    assert len(many.candidates) == 4


@given(st.lists(st.lists(st.sampled_from("abc"), max_size=4).map(tuple), min_size=1, max_size=12), st.data())
def test_every_action_can_be_reached_by_its_own_steps(actions: list[Steps], data: st.DataObject) -> None:
    many = picker(*actions)
    goal = data.draw(st.sampled_from(actions))
    while len(many.picks) < len(goal):
        assert many.pick(goal[len(many.picks)])
    assert goal in many.candidates
    while many.back():
        assert goal in many.candidates
    assert many.picks == ()
