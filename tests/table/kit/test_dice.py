"""Dice are right-handed with sevens on opposite faces, and a tumble ends on the face it was told."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from desktop.table.kit.dice import (
    PIP_FACES,
    PITCH,
    TOP,
    about,
    after,
    at_rest,
    heading,
    paint_dust,
    paint_pip_die,
    paint_pips,
    pip_rest,
    tumble,
    turned,
)
from tests.table.kit.painted import brightness, difference, extent, render

NORMALS = {0: (0, 1, 0), 1: (0, -1, 0), 2: (0, 0, 1), 3: (0, 0, -1), 4: (1, 0, 0), 5: (-1, 0, 0)}
LEVEL = about((1, 0, 0), -PITCH)  # from what the viewer sees to how the die lies on the ground
angles = st.floats(-720, 720)
axes = st.sampled_from([(1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0), (1.0, 2.0, -1.0)])


def die(number, turn=None, size=80, lift=0.0, scale=1.0):
    turn = turn or pip_rest(number)
    return render(lambda painter: paint_pip_die(painter, 120, 120, size, turn, lift), 240, 240, scale)


@given(axis=axes, degrees=angles, other=axes, more=angles)
def test_turns_keep_lengths_and_follow_each_other(axis, degrees, other, more):
    first, second = about(axis, degrees), about(other, more)
    vector = (0.3, -1.0, 2.0)
    both = turned(after(second, first), vector)
    assert both == pytest.approx(turned(second, turned(first, vector)), abs=1e-9)
    assert sum(part * part for part in both) == pytest.approx(5.09)


def test_opposite_faces_add_up_to_seven():
    assert sorted(PIP_FACES) == [1, 2, 3, 4, 5, 6]
    for number, face in PIP_FACES.items():
        opposite = next(
            other for other, where in PIP_FACES.items() if NORMALS[where] == tuple(-n for n in NORMALS[face])
        )
        assert number + opposite == 7


@pytest.mark.parametrize("number", range(1, 7))
@pytest.mark.parametrize("yaw", [-28, 0, 30, 75])
def test_the_face_asked_for_lies_on_top(number, yaw):
    face = PIP_FACES[number]
    ups = {other: turned(LEVEL, turned(at_rest(face, yaw), normal))[1] for other, normal in NORMALS.items()}
    assert max(ups, key=lambda other: ups[other]) == face


def test_a_face_knows_where_its_arrow_points():
    assert heading(at_rest(TOP, 0), TOP) == pytest.approx(0, abs=1e-6)
    assert heading(at_rest(TOP, -90), TOP) == pytest.approx(90)
    assert heading(at_rest(TOP, 30), TOP) == pytest.approx(-30)


@pytest.mark.parametrize("number", range(1, 7))
def test_as_many_pips_as_the_number_says(qapp, number):
    def face(painter):
        painter.translate(50, 50)
        paint_pips(painter, number)

    image = render(face, 100, 100, 1, "#FFFFFF")
    dark = [[image.pixelColor(x, y).lightness() < 90 for x in range(100)] for y in range(100)]
    count = 0
    for y in range(100):
        for x in range(100):
            if dark[y][x]:
                count += 1
                edge = [(x, y)]
                while edge:
                    a, b = edge.pop()
                    if 0 <= a < 100 and 0 <= b < 100 and dark[b][a]:
                        dark[b][a] = False
                        edge += [(a + 1, b), (a - 1, b), (a, b + 1), (a, b - 1)]
    assert count == number


def test_six_numbers_look_different(qapp):
    images = [die(number) for number in range(1, 7)]
    assert all(difference(a, b) > 0.2 for a, b in pairwise(images))


@given(axis=axes, degrees=angles)
def test_a_die_keeps_to_its_reach_in_any_orientation(axis, degrees):
    size, lift = 60, 0.4
    image = die(5, after(about(axis, degrees), pip_rest(5)), size, lift)
    reach = 1.25 * size
    ground = QRectF(120 - reach, 120 - reach, 2 * reach, 2 * reach)
    assert ground.united(ground.translated(0, -lift * size)).contains(extent(image))
    assert brightness(image) > 3


def test_the_top_is_brighter_than_the_sides(qapp):
    image = die(1, size=100, scale=2)
    top = image.pixelColor(2 * 100, 2 * 75)
    side = image.pixelColor(2 * 100, 2 * 160)
    assert top.lightness() > side.lightness() + 30


@given(seed=st.integers(0, 10_000))
def test_a_tumble_ends_at_rest_and_never_jumps(seed):
    rest = pip_rest(3)
    end = tumble(1, seed)
    assert (end.right, end.down, end.lift) == pytest.approx((0, 0, 0))
    for row, wanted in zip(end.of(rest), rest, strict=True):
        assert row == pytest.approx(wanted, abs=1e-9)
    moments = [tumble(step / 200, seed) for step in range(201)]
    assert all(moment.lift >= 0 for moment in moments)
    assert abs(moments[0].right) > 2
    for one, next_ in pairwise(moments):
        assert abs(one.right - next_.right) < 0.06
        assert abs(one.lift - next_.lift) < 0.12


def test_every_seed_throws_in_its_own_way():
    assert len({round(tumble(0, seed).right, 6) for seed in range(20)}) > 10


def test_dust_spreads_and_fades(qapp):
    images = [
        render(lambda painter, phase=phase: paint_dust(painter, 120, 120, 60, "#9FB4FF", phase), 240, 240, 1, "#000000")
        for phase in (0.1, 0.5, 0.9)
    ]
    assert brightness(images[0]) > brightness(images[2]) > 0
    gone = render(lambda painter: paint_dust(painter, 120, 120, 60, "#9FB4FF", 1), 240, 240, 1, "#000000")
    assert brightness(gone) == 0
