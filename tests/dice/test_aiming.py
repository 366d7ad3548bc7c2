"""Aims made for a wish: hits are near certain, the hand stays outside, and the first bounce is where it was asked."""

from itertools import pairwise
from math import cos, hypot, radians, sin

import pytest

from desktop.dice.aiming import SPEEDS, aim_at, aim_for, aim_to, corners, flight, freest_place, release_height
from desktop.dice.throwing import physical_throw
from desktop.games.space_movers.refuse_checks import aim_refusal
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import Aim, Strength
from tests.dice.boxes import BOX, request, scattered

STRENGTHS: tuple[Strength, ...] = ("soft", "firm", "hard")


@pytest.mark.parametrize("strength", STRENGTHS)
def test_a_throw_at_a_die_hits_it(strength: Strength) -> None:
    hits = 0
    for seed in range(40):
        lain = scattered(1 + seed % 4, Seeded(seed))
        hits += "0" in physical_throw(request(lain, target="0", strength=strength), Seeded(seed)).struck
    assert hits >= 37


@pytest.mark.rule("SM-CHECK-09")
def test_every_aim_that_is_made_for_a_wish_is_allowed() -> None:
    for seed in range(30):
        lain = scattered(seed % 6, Seeded(seed))
        strength = STRENGTHS[seed % 3]
        aims = [aim_for(request(lain, strength=strength))]
        aims += [aim_at(BOX, lain, rest, strength) for rest in lain]
        aims += [aim_to(BOX, lain, corner, strength) for corner in corners(BOX)]
        assert all(aim_refusal(BOX, aim) is None for aim in aims)
        assert {aim.speed for aim in aims} == {SPEEDS[strength]}


@pytest.mark.parametrize("reach", [500, 900, 1500])
@pytest.mark.parametrize("speed", [800, 2000, 3000])
def test_the_first_bounce_is_as_far_as_the_reach_says(reach: int, speed: int) -> None:
    aim = Aim(x=-300, y=-800, direction=700, speed=speed, reach=reach)
    *_, end = flight(aim, BOX)
    x, y = -3 + reach / 100 * cos(radians(70)), -8 + reach / 100 * sin(radians(70))
    assert end[:2] == pytest.approx((x, y), abs=0.01)


def test_a_die_let_go_level_drops_from_above_the_rim() -> None:
    start, *_ = way = flight(Aim(x=0, y=-800, direction=900, speed=1000), BOX)
    assert start[2] == release_height(BOX) > BOX.height / 100
    assert all(a[2] > b[2] for a, b in pairwise(way))


def test_an_aim_given_by_hand_is_taken_as_it_is() -> None:
    aim = Aim(x=0, y=-800, direction=900, speed=1000)
    assert aim_for(request(scattered(1, Seeded(1)), target="0", aim=aim)) == aim


def test_the_freest_place_of_an_empty_box_is_its_middle_and_else_far_from_all_dice() -> None:
    assert freest_place(BOX, ()) == (0.0, 0.0)
    for seed in range(10):
        lain = scattered(3, Seeded(seed))
        x, y = freest_place(BOX, lain)
        assert min(hypot(x - rest.x / 100, y - rest.y / 100) for rest in lain) > 3
