"""Throws as chance: decided by a table or by a given thrower, recorded and given back."""

from collections import Counter

import pytest

from desktop.kernel.chance import Recorder, Seeded, Tape, TapeError
from desktop.kernel.throws import Aim, Box, Rest, ThrowRequest, ThrowResult

BOX = Box(2400, 1600, 500)
RESTING = Rest("red", "d10", 3, 0, 0, 95, (0, 0, 0), ((-40, -25), (40, -25), (40, 25), (-40, 25)))


def request(target: str = "", aim: Aim | None = None, resting: tuple[Rest, ...] = (RESTING,)) -> ThrowRequest:
    return ThrowRequest("eli", "d10", resting, target, "firm", aim, BOX)


def test_a_thrown_die_shows_every_face_about_equally_often() -> None:
    chance = Seeded(1)
    thrown = (chance.throw(request(resting=())) for _ in range(5000))
    faces = Counter(result.rests[-1].face for result in thrown if result.rests)
    expected = 500
    assert sum((count - expected) ** 2 / expected for count in faces.values()) < 27.9  # 9 degrees, p = 0.001


def turned(result: ThrowResult) -> bool:
    return any(rest.die == "red" and rest.face != RESTING.face for rest in result.rests)


@pytest.mark.parametrize(("target", "low", "high"), [("red", 0.55, 0.8), ("", 0.0, 0.06)])
def test_aiming_at_a_die_turns_it_over_far_more_often(target: str, low: float, high: float) -> None:
    chance = Seeded(2)
    share = sum(turned(chance.throw(request(target))) for _ in range(4000)) / 4000
    assert low <= share < high


def test_a_hand_aimed_throw_hits_the_first_die_in_its_way() -> None:
    chance = Seeded(3)
    ahead = Aim(0, -1100, 900, 2000)
    aside = Aim(-900, -1100, 900, 2000)
    assert sum(turned(chance.throw(request(aim=ahead))) for _ in range(500)) > 250
    assert sum(turned(chance.throw(request(aim=aside))) for _ in range(500)) < 60


def test_a_recorded_throw_is_given_back_as_it_was() -> None:
    recorder = Recorder(Seeded(4))
    thrown = recorder.throw(request("red"))
    assert Tape(recorder.outcomes).throw(request("red")) == thrown


def test_another_thrower_may_serve() -> None:
    rest = Rest("eli", "d10", 9, 100, 100, 95, (0, 0, 0), ())
    chance = Seeded(5, thrower=lambda asked, numbers: ThrowResult((*asked.resting, rest)))
    assert chance.throw(request()).rests == (RESTING, rest)


def test_a_record_of_other_dice_is_refused() -> None:
    with pytest.raises(TapeError, match="other dice than eli"):
        Tape([ThrowResult(())]).throw(request())
    with pytest.raises(TapeError, match="where a throw is asked for"):
        Tape([4]).throw(request())
