"""Throws with moving bodies: what they hit, how they end, and that they end."""

import hashlib
import subprocess
import sys
from math import hypot

import pytest

from desktop.dice import bodies, throwing
from desktop.dice.aiming import corners
from desktop.dice.bodies import LONGEST
from desktop.dice.motion import length
from desktop.dice.poses import STEPS_PER_SECOND, Pose
from desktop.dice.settling import leans, settled
from desktop.dice.solids import lying
from desktop.dice.throwing import physical_throw
from desktop.dice.turns import STILL, about, after, any_turn, from_whole
from desktop.kernel.chance import Recorder, Seeded, Tape
from desktop.kernel.throws import FACES, Aim, Rest, Strength, ThrowResult
from tests.dice.boxes import BOX, request, scattered

OVER = Aim(x=0, y=-800, direction=900, speed=4000)
"""Let go level and as fast as the rules allow: over the box and away."""


def inside(rest: Rest) -> bool:
    return 2 * abs(rest.x) < BOX.width and 2 * abs(rest.y) < BOX.depth


@pytest.mark.parametrize("seed", range(12))
def test_a_die_thrown_into_the_empty_box_comes_to_rest_in_it(seed: int) -> None:
    result = physical_throw(request(), Seeded(seed))
    (rest,) = result.rests
    assert (rest.die, result.struck, result.left) == ("new", (), ())
    assert inside(rest)
    assert rest.face in range(FACES["d10"])
    assert rest.foot


def test_all_that_is_recorded_is_whole_numbers() -> None:
    result = physical_throw(request(scattered(3, Seeded(1)), target="1"), Seeded(1))
    numbers: list[object] = []
    for rest in result.rests:
        numbers += [rest.face, rest.x, rest.y, rest.z, *rest.turn, *(part for corner in rest.foot for part in corner)]
    assert result.launch is not None
    numbers += [
        *result.launch.velocity,
        *result.launch.spin,
        *(part for track in result.motion for part in track.keys[0]),
    ]
    assert {type(number) for number in numbers} == {int}


@pytest.mark.rule("SM-CHECK-06")
def test_a_die_in_the_way_may_turn_over_and_the_thrown_one_comes_last() -> None:
    turned = 0
    for seed in range(20):
        lain = scattered(1, Seeded(seed))
        result = physical_throw(request(lain, target="0", strength="hard"), Seeded(seed))
        assert result.struck == ("0",)
        if not result.left:
            assert [rest.die for rest in result.rests] == ["0", "new"]
            turned += result.rests[0].face != lain[0].face
    assert turned >= 10


def test_dice_that_nothing_touches_stay_exactly_as_they_were() -> None:
    still = 0
    for seed in range(10):
        lain = scattered(3, Seeded(seed))
        result = physical_throw(request(lain, target="1", strength="soft"), Seeded(seed))
        for before in lain:
            if before.die not in result.struck:
                assert before in result.rests
                still += 1
    assert still >= 10


@pytest.mark.rule("SM-CHECK-11")
def test_a_die_that_flies_over_the_box_has_left_it() -> None:
    lain = scattered(1, Seeded(1))
    result = physical_throw(request(lain, aim=OVER), Seeded(1))
    assert result.left == ("new",)
    assert result.rests == lain
    assert result.motion[0].keys[-1][3] < 0  # it was seen to fall beside the box


@pytest.mark.rule("SM-EDGE-90")
def test_a_die_can_be_knocked_out_of_a_shallow_box() -> None:
    shallow = type(BOX)(BOX.width, BOX.depth, 100)
    lain = (lying("0", "d10", STILL, 0.0, 6.6),)
    aim = Aim(x=0, y=-800, direction=900, speed=4000, reach=1200)
    left = [physical_throw(request(lain, aim=aim, box=shallow), Seeded(seed)).left for seed in range(30)]
    assert any("0" in names for names in left)


@pytest.mark.parametrize("strength", ["soft", "firm", "hard"])
def test_no_two_dice_at_rest_lie_in_one_another_and_none_leans(strength: Strength) -> None:
    for seed in range(6):
        rests: tuple[Rest, ...] = ()
        chance = Seeded(seed)
        for number in range(6):
            asked = request(rests, die=str(number), target="0" if number else "", strength=strength)
            result = physical_throw(asked, chance)
            if result.left:
                break
            rests = result.rests
        flat = {rest.z for rest in rests}
        assert flat <= {75}
        for index, one in enumerate(rests):
            assert inside(one)
            assert all(hypot(one.x - other.x, one.y - other.y) > 140 for other in rests[:index])


def test_a_leaning_die_counts_by_the_face_that_looks_up_most_and_lies_down_on_free_floor() -> None:
    lain = lying("0", "d10", STILL, 0.0, 0.0)
    leaning = Pose((0.9, 0.0, 1.4), after(about((0, 1, 0), 0.3), from_whole(lain.turn)))
    assert leans("d10", leaning)
    rest = settled("1", "d10", leaning, (lain,), BOX)
    assert rest.z == lain.z
    assert hypot(rest.x - lain.x, rest.y - lain.y) >= 200
    assert hypot(rest.x - 90, rest.y) < 300
    assert not leans("d10", Pose((0.0, 0.0, 0.75), from_whole(lain.turn)))


def test_a_throw_never_takes_longer_than_its_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    assert LONGEST <= 4 * STEPS_PER_SECOND
    monkeypatch.setattr(bodies, "LONGEST", 12)  # all dice are in the air still
    result = physical_throw(request(), Seeded(1))
    (rest,) = result.rests
    assert rest.z == 75
    assert length(result.motion) <= 1000 * (12 + throwing._LAY_STEPS) / STEPS_PER_SECOND + 1


def test_a_hand_far_away_or_a_mad_spin_is_no_trouble() -> None:
    for aim in (
        Aim(x=10**9, y=-(10**9), direction=10**6, speed=4000, spin=10**9, reach=10**9),
        Aim(x=0, y=-800, direction=2700, speed=100),
    ):
        result = physical_throw(request(aim=aim), Seeded(1))
        assert [rest.die for rest in result.rests] + list(result.left) == ["new"]


def test_the_seed_alone_decides_and_the_start_orientation_comes_from_it() -> None:
    one, again, other = (physical_throw(request(), Seeded(seed)) for seed in (5, 5, 6))
    assert one == again
    assert one.launch is not None
    assert other.launch is not None
    assert one.launch.turn != other.launch.turn
    assert (one.launch.velocity, one.launch.spin) == (other.launch.velocity, other.launch.spin)


def digest_of_throws() -> str:
    chance = Seeded(7)
    rests: tuple[Rest, ...] = ()
    results: list[ThrowResult] = []
    for number in range(24):
        asked = request(rests, die=str(number), target=rests[0].die if rests else "", strength="hard")
        results.append(physical_throw(asked, chance))
        rests = results[-1].rests[-6:]
    return hashlib.sha256(repr(results).encode()).hexdigest()


def test_another_process_throws_the_same() -> None:
    code = "from tests.dice.test_throwing import digest_of_throws; print(digest_of_throws())"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == digest_of_throws()


def test_a_recorded_throw_is_given_back_with_its_motion_and_without_bodies() -> None:
    recorder = Recorder(Seeded(4, thrower=physical_throw))
    asked = request(scattered(2, Seeded(4)), target="0")
    thrown = recorder.throw(asked)
    assert thrown.motion
    assert Tape(recorder.outcomes).throw(asked) == thrown


def test_a_throw_at_the_free_floor_goes_where_most_room_is() -> None:
    left = tuple(
        lying(str(number), "d10", any_turn(Seeded(number)), *place) for number, place in enumerate(corners(BOX)[::2])
    )
    struck = [physical_throw(request(left, strength="soft"), Seeded(seed)).struck for seed in range(20)]
    assert struck.count(()) >= 18
