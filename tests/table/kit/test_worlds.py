"""Worlds differ by kind and by seed, and close without a seam."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF

from desktop.table.kit.worlds import KINDS, paint_ring, world_image, world_picture
from tests.table.kit.painted import brightness, difference, extent, grey, render


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_seed_gives_the_same_world_and_another_seed_another(qapp, kind):
    first = world_picture(kind, 1)
    world_picture.cache_clear()
    assert world_picture(kind, 1) == first
    assert difference(first, world_picture(kind, 2)) > 3


@pytest.mark.parametrize("pair", list(combinations(KINDS, 2)), ids="-".join)
def test_kinds_look_different(qapp, pair):
    first, second = (world_image(kind, 3, 80) for kind in pair)
    assert difference(first, second) > 4


@pytest.mark.parametrize("kind", KINDS)
def test_a_world_closes_without_a_seam(qapp, kind):
    picture = world_picture(kind, 5)
    levels, width = grey(picture), picture.width()
    rows = [levels[row * width : (row + 1) * width] for row in range(picture.height())]

    def step(left, right):
        return sum(abs(row[left] - row[right]) for row in rows) / len(rows)

    usual = max(step(column, column + 1) for column in range(0, width - 1, 9))
    assert step(width - 1, 0) <= usual * 1.6 + 1


@pytest.mark.parametrize("kind", KINDS)
def test_a_world_is_a_lit_disc(qapp, kind):
    image = world_image(kind, 4, 96, 2)
    assert extent(image).width() == pytest.approx(96, abs=2)
    assert brightness(image, QRectF(14, 14, 30, 30)) > 1.5 * brightness(image, QRectF(56, 56, 24, 24))


def test_the_two_halves_of_a_ring_meet_round_the_planet(qapp):
    far, near = (
        render(lambda painter, front=front: paint_ring(painter, 100, 100, 40, 6, front=front, tilt=0), 200, 200)
        for front in (False, True)
    )
    assert extent(far).bottom() <= 101
    assert extent(near).top() >= 99
    assert extent(far).united(extent(near)).width() < 2 * 2.1 * 40
