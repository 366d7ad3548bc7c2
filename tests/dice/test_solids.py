"""The dice as solids: ten equal kites, opposite faces that sum to nine, and what is on top and on the floor."""

import pytest

from desktop.dice.solids import SOLIDS, UP, lying
from desktop.dice.turns import (
    STILL,
    about,
    after,
    alike,
    angle_of,
    any_turn,
    between,
    blend,
    dot,
    from_whole,
    rows,
    to_whole,
    turned,
)
from desktop.kernel.chance import Seeded
from desktop.kernel.throws import DIE_RADIUS, Shape

D10 = SOLIDS["d10"]


@pytest.mark.parametrize("shape", ["d10", "cube"])
def test_every_face_is_flat_and_equally_far_from_the_middle(shape: Shape) -> None:
    solid = SOLIDS[shape]
    for face, normal in zip(solid.faces, solid.normals, strict=True):
        for corner in face:
            assert dot(normal, solid.corners[corner]) == pytest.approx(solid.inradius)


@pytest.mark.rule("SM-CHECK-20")
def test_a_character_die_has_ten_faces_and_opposite_ones_are_parallel_and_sum_to_nine() -> None:
    assert len(D10.faces) == 10
    for face in range(10):
        assert dot(D10.normals[face], D10.normals[9 - face]) == pytest.approx(-1)


def test_no_part_of_a_die_reaches_farther_sideways_than_the_rules_believe() -> None:
    for face in range(10):
        level = D10.flat(between(D10.normals[face], UP))
        points = [turned(rows(level), corner) for corner in D10.corners]
        assert max(max(abs(x), abs(y)) for x, y, _ in points) * 100 <= DIE_RADIUS * 1.1


@pytest.mark.parametrize("face", range(10))
def test_a_die_that_lies_flat_shows_the_face_opposite_to_the_one_below(face: int) -> None:
    rest = lying("red", "d10", after(about((0.2, -1.0, 0.1), 0.05), between(D10.normals[face], UP)), 3.0, -2.0)
    assert (rest.face, rest.x, rest.y, rest.z) == (face, 300, -200, round(D10.inradius * 100))
    top, straight = D10.top(rows(from_whole(rest.turn)))
    assert top == face
    assert straight == pytest.approx(1, abs=1e-5)
    assert len(rest.foot) == 4


def test_the_foot_goes_round_counter_clockwise_under_the_die() -> None:
    shapes: tuple[Shape, ...] = ("d10", "cube")
    for shape in shapes:
        rest = lying("red", shape, any_turn(Seeded(3)), 0, 0)
        twice_area = sum(
            a[0] * b[1] - a[1] * b[0] for a, b in zip(rest.foot, rest.foot[1:] + rest.foot[:1], strict=True)
        )
        assert len(rest.foot) == 4
        assert twice_area > 0
        assert max(abs(part) for corner in rest.foot for part in corner) < 1.2 * DIE_RADIUS


def test_the_blank_cube_always_shows_its_one_face() -> None:
    assert {lying("7", "cube", any_turn(Seeded(seed)), 0, 0).face for seed in range(20)} == {0}


def test_turns_survive_being_written_in_tenths_of_a_degree() -> None:
    chance = Seeded(1)
    for _ in range(300):
        turn = any_turn(chance)
        assert angle_of(from_whole(to_whole(turn)), turn) < 0.004


def test_any_turn_brings_every_face_up_equally_often() -> None:
    chance = Seeded(2)
    counts = [0] * 10
    for _ in range(5000):
        counts[D10.top(rows(any_turn(chance)))[0]] += 1
    assert sum((found - 500) ** 2 / 500 for found in counts) < 27.9  # 9 degrees of freedom, p = 0.001


def test_a_blend_goes_the_shorter_way_at_even_speed() -> None:
    end = about((0, 0, 1), 1.0)
    assert angle_of(STILL, blend(STILL, end, 0.25)) == pytest.approx(0.25)
    other_sign = (-end[0], -end[1], -end[2], -end[3])
    assert alike(blend(STILL, end, 0.5), blend(STILL, other_sign, 0.5)) == pytest.approx(1)


def test_the_turn_between_opposite_directions_is_half_a_turn() -> None:
    assert turned(rows(between((0, 0, -1), UP)), (0, 0, -1)) == pytest.approx(UP)
