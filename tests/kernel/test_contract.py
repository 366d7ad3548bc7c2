"""What holds for every game before its rules are asked: setups, options, who sees which event, JSON."""

from __future__ import annotations

import pytest
from pydantic import ValidationError

from desktop.kernel.codec import Codec, outcome_from_json, outcome_to_json, setup_from_json, setup_to_json
from desktop.kernel.game import Outcome, SeatSetup, Setup, as_seen_by, general_setup_refusal, option
from desktop.kernel.words import SeatName, Sentence
from tests.kernel.helpers import begin, stub_setup
from tests.kernel.stub_game import INFO, UNKNOWN, Drew, Play, Played, StubGame


def refused(setup: Setup) -> str:
    refusal = general_setup_refusal(INFO, setup)
    return "" if refusal is None else str(refusal.sentence)


def test_ordinary_setups_are_accepted() -> None:
    for seats in (2, 3, 4):
        assert refused(stub_setup(seats)) == ""
    assert refused(stub_setup(4, partners=True)) == ""


@pytest.mark.parametrize(
    ("setup", "words"),
    [
        (Setup(()), "seats 2 to 4 players, not 0"),
        (Setup((SeatSetup("Ada", "nova"),)), "not 1"),
        (
            Setup((SeatSetup("Ada", "nova"), SeatSetup("Ben", "sun"))),
            "Seat 2 asks for the role “sun”",
        ),
        (Setup((SeatSetup("Ada", "nova"), SeatSetup("Ben", "nova"))), "taken twice"),
        (stub_setup(2, speed=True), "has no option “speed”; it has partners"),
        (Setup(stub_setup(2).seats, {"partners": 1}), "cannot be “1”; choose one of false, true"),
        (Setup(stub_setup(2).seats, {"partners": "true"}), "cannot be “true”"),
    ],
)
def test_other_setups_get_a_sentence(setup: Setup, words: str) -> None:
    assert words in refused(setup)


def test_an_option_left_out_has_its_default() -> None:
    assert option(INFO, stub_setup(2), "partners") is False
    assert option(INFO, stub_setup(4, partners=True), "partners") is True


def test_an_event_is_seen_in_full_only_by_those_who_may() -> None:
    events = [Drew(1, 17), Played(0, 3, 1)]
    assert as_seen_by(1, events) == events
    for other in (0, 2, None):
        assert as_seen_by(other, events) == [Drew(1, UNKNOWN), Played(0, 3, 1)]


def test_setups_and_outcomes_come_back_from_json() -> None:
    setup = Setup((SeatSetup("Ädä “x”", "nova"),), {"partners": True, "n": 3, "f": "a"}, {"cards": [1, {"x": None}]})
    assert setup_from_json(setup_to_json(setup)) == setup
    reason = Sentence("{who} wins by {n}: {why}", {"who": SeatName(1), "n": 2, "why": Sentence("luck")}, ("card:1",))
    outcome = Outcome((1,), (2, 1), (3, 5), reason)
    assert outcome_from_json(outcome_to_json(outcome)) == outcome
    for text in ("", "{}", "[]", '{"seats": 3}'):
        with pytest.raises(ValidationError):
            setup_from_json(text)


def test_states_and_actions_come_back_from_json() -> None:
    state = begin(seats=4, partners=True).state
    codec = Codec(StubGame())
    assert codec.state_from_json(codec.state_to_json(state)) == state
    action = Play(2, 7)
    assert codec.action_from_json(codec.action_to_json(action)) == action
    assert codec.action_to_plain(action) == {"seat": 2, "card": 7, "kind": "play"}
    for text in ('{"kind": "fly", "seat": 0}', '{"kind": "play"}', "7", "{"):
        with pytest.raises(ValidationError):
            codec.action_from_json(text)
