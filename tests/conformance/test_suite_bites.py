"""The suite itself: each fault that it is made to find, built into the stub game, is found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from desktop.kernel.chance import Chance
from desktop.kernel.codec import Codec
from desktop.kernel.game import Decision, Event, Outcome, Refusal
from desktop.kernel.words import Sentence
from tests.conformance.subjects import Subject
from tests.conformance.test_fields import Fields, uncovered
from tests.kernel.helpers import CONTENT_JSON
from tests.kernel.stub_game import Draw, EndTurn, Play, Roll, StubAction, StubGame, StubState


class ShowsTheDeck(StubGame):
    def view(self, state: StubState, seat: int) -> StubState:
        seen = super().view(state, seat)
        seen.deck = state.deck.copy()
        return seen


class ShowsAllHands(StubGame):
    def view(self, state: StubState, seat: int) -> StubState:
        seen = super().view(state, seat)
        seen.hands = [hand.copy() for hand in state.hands]
        return seen


class HidesTheOwnHand(StubGame):
    def view(self, state: StubState, seat: int) -> StubState:
        return super().view(super().view(state, seat), (seat + 1) % len(state.hands))


class AsksOnlyWhoCanAnswer(StubGame):
    """Skips a seat by looking at its hand, which gives the hand away."""

    def decision(self, state: StubState) -> Decision | None:
        decision = super().decision(state)
        if decision and decision.ask == "seize":
            able = {self._value(card) for card in state.hands[decision.seats[0]]}
            return decision if self._value(state.at_stake) in able else Decision(decision.seats, "pass")
        return decision


class ForgetsAnAction(StubGame):
    def legal(self, state: StubState) -> list[StubAction]:
        return [action for action in super().legal(state) if not isinstance(action, Roll) or state.turns % 3]


class ListsTwice(StubGame):
    def legal(self, state: StubState) -> list[StubAction]:
        return super().legal(state) + super().legal(state)[:1]


class ListsWhatItRefuses(StubGame):
    def refusal(self, state: StubState, action: StubAction) -> Refusal | None:
        if isinstance(action, EndTurn) and state.turns == 5:
            return None if self._asking else Refusal("ST-06", Sentence("Not on the fifth turn."))
        return super().refusal(state, action)

    _asking = False

    def legal(self, state: StubState) -> list[StubAction]:
        self._asking = True
        try:
            return super().legal(state)
        finally:
            self._asking = False


class StopsWithoutAnEnd(StubGame):
    def outcome(self, state: StubState) -> Outcome | None:
        return None


class LosesACard(StubGame):
    def play(self, state: StubState, action: StubAction, chance: Chance) -> list[Event]:
        events = super().play(state, action, chance)
        if isinstance(action, Draw):
            state.hands[action.seat].pop()
        return events


class ChangesBeforeItRefuses(StubGame):
    def play(self, state: StubState, action: StubAction, chance: Chance) -> list[Event]:
        state.scores[0] += isinstance(action, Play) and action.card not in state.hands[action.seat % len(state.hands)]
        return super().play(state, action, chance)


class ChangesWhenAsked(StubGame):
    def label(self, state: StubState, action: StubAction) -> Sentence:
        state.turns += 0 if state.acted else 1
        return super().label(state, action)


class LabelsAlike(StubGame):
    def steps(self, action: StubAction) -> tuple[str, ...]:
        return ()


class ImaginesCheats(StubGame):
    def imagine(self, view: StubState, seat: int, chance: Chance) -> StubState:
        full = super().imagine(view, seat, chance)
        full.deck = [0 for _ in full.deck]
        return full


@dataclass(slots=True)
class SharingState(StubState):
    def copy(self) -> SharingState:
        twin = SharingState(*(getattr(self, name) for name in StubState.__slots__))
        twin.deck, twin.discard, twin.scores = self.deck.copy(), self.discard.copy(), self.scores.copy()
        return twin


class SharesHands(StubGame):
    state_type = SharingState

    def start(self, *args: Any) -> StubState:
        state = super().start(*args)
        return SharingState(*(getattr(state, name) for name in StubState.__slots__))


FLAWED = {
    ShowsTheDeck: "shows something hidden",
    ShowsAllHands: "shows something hidden",
    HidesTheOwnHand: "an imagined state is impossible",
    AsksOnlyWhoCanAnswer: "a decision hangs on something hidden",
    ForgetsAnAction: "is not listed, yet its refusal is None",
    ListsTwice: "listed twice",
    ListsWhatItRefuses: "is listed and refused",
    StopsWithoutAnEnd: "waits for a choice or is over",
    LosesACard: "appeared or vanished",
    ChangesBeforeItRefuses: "a refused action has changed the state",
    ChangesWhenAsked: "asking questions has changed the state",
    LabelsAlike: "two actions look alike",
    ImaginesCheats: "an imagined state is impossible",
    SharesHands: "a copy shares",
}


def flawed(make: type[StubGame]) -> Subject:
    return Subject(make.__name__, make, lambda: CONTENT_JSON)


def check_games(subject: Subject) -> None:
    for number in range(10):
        checker = subject.checker(number)
        for state, _, legal in subject.states(number):
            checker.check(state, legal)


@pytest.mark.parametrize(("make", "words"), FLAWED.items())
def test_a_flaw_is_found(make: type[StubGame], words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_games(flawed(make))


# ---- forgotten fields --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class LargerState(StubState):
    mood: int = 0

    def copy(self) -> LargerState:
        twin = LargerState(*(getattr(StubState.copy(self), name) for name in StubState.__slots__))
        twin.mood = self.mood
        return twin


@dataclass(slots=True)
class ForgetfulState(LargerState):
    def copy(self) -> ForgetfulState:
        return ForgetfulState(*(getattr(StubState.copy(self), name) for name in StubState.__slots__))


class Larger(StubGame):
    state_type: ClassVar[type[StubState]] = LargerState

    def start(self, *args: Any) -> StubState:
        state = super().start(*args)
        return self.state_type(*(getattr(state, name) for name in StubState.__slots__))


class Forgetful(Larger):
    state_type = ForgetfulState


class HidesTheMood(Larger):
    def view(self, state: StubState, seat: int) -> StubState:
        seen = super().view(state, seat)
        assert isinstance(seen, LargerState)
        seen.mood = 0
        return seen


@pytest.mark.parametrize(
    ("make", "missed"),
    [
        (Larger, []),
        (Forgetful, ["ForgetfulState.mood is lost by copy()", "ForgetfulState.mood shows in no view"]),
        (HidesTheMood, ["LargerState.mood shows in no view"]),
    ],
)
def test_a_forgotten_field_is_found(make: type[StubGame], missed: list[str]) -> None:
    subject = flawed(make)
    assert uncovered(subject, Fields(subject)) == missed


def test_a_digest_that_ignores_a_field_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def digest(self: Codec[StubState, StubAction], state: StubState) -> str:
        return str(state.deck)

    monkeypatch.setattr(Codec, "digest", digest)
    subject = flawed(StubGame)
    assert "StubState.turn is ignored by the digest" in uncovered(subject, Fields(subject))


def _counted(state: StubState) -> Mapping[str, int]:
    return {"cards": -1}


def test_a_negative_count_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    subject = flawed(StubGame)
    monkeypatch.setattr(subject.game, "conserved", _counted)
    state, _, _ = next(subject.states(0))
    with pytest.raises(AssertionError):
        subject.checker(0).check_conservation(state)
