"""Four fleets that nobody mixes up, whether or not they see colours."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.table.boards.space_checkers.saucers import (
    LOOKS,
    NORMAL,
    SPAN,
    paint_saucer,
    saucer_box,
    saucer_image,
)
from desktop.table.boards.space_checkers.signs import paint_pad, paint_sign, sign_path
from desktop.table.kit.theme import FLEETS, INK
from tests.table.kit.painted import brightness, difference, extent, render, silhouette

PAIRS = list(combinations(FLEETS, 2))


def overlap(first: bytes, second: bytes) -> float:
    """The shared part of two outlines (1: the same)."""
    both = sum(a & b for a, b in zip(first, second, strict=True))
    either = sum(a | b for a, b in zip(first, second, strict=True))
    return both / either


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_saucers_differ_in_outline(qapp, pair):
    first, second = (silhouette(saucer_image(fleet, 52, NORMAL, 1)) for fleet in pair)
    assert overlap(first, second) < 0.86


@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_saucers_differ_in_brightness_where_all_is_grey(qapp, pair):
    grounds = [
        render(lambda painter, fleet=fleet: paint_saucer(painter, fleet, 44, 44, 52), 88, 88, 1, INK) for fleet in pair
    ]
    assert difference(*grounds) > 12


@pytest.mark.parametrize("radius", [4.6, 16])
@pytest.mark.parametrize("pair", PAIRS, ids="-".join)
def test_signs_differ_in_outline_even_when_small(qapp, pair, radius):
    side = 2.4 * radius
    drawn = [
        silhouette(
            render(lambda painter, fleet=fleet: paint_sign(painter, fleet, side / 2, side / 2, radius), side, side, 2),
            128,
        )
        for fleet in pair
    ]
    assert overlap(*drawn) < 0.8


@pytest.mark.parametrize("fleet", FLEETS)
def test_signs_are_centred_and_keep_to_their_circle(qapp, fleet):
    bounds = sign_path(fleet, 100, 100, 50).boundingRect()
    assert QRectF(45, 45, 110, 110).contains(bounds)
    assert bounds.center().x() == pytest.approx(100, abs=0.5)
    assert bounds.center().y() == pytest.approx(100, abs=4)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("fleet", FLEETS)
def test_a_saucer_keeps_to_its_square(qapp, fleet, look):
    width = 60
    image = render(lambda painter: paint_saucer(painter, fleet, 100, 100, width, LOOKS[look]), 200, 200, 2)
    assert saucer_box(100, 100, width).contains(extent(image))
    assert extent(image).width() > width * 0.9


@pytest.mark.parametrize("scale", [0.78, 1, 1.25, 2, 3])
def test_the_ready_image_fits_its_square_at_every_scale(qapp, scale):
    image = saucer_image("green", 52, NORMAL, scale)
    assert abs(image.width() - SPAN * 52 * scale) <= 1
    assert image.devicePixelRatio() == scale


@pytest.mark.parametrize("fleet", FLEETS)
def test_looks_differ(qapp, fleet):
    images = {name: saucer_image(fleet, 52, look, 1) for name, look in LOOKS.items()}
    assert brightness(images["ghost"]) < brightness(images["normal"])
    assert extent(images["lifted"]).top() < extent(images["normal"]).top()
    for first, second in combinations(("normal", "lifted", "captive", "ghost"), 2):
        assert images[first] != images[second]


def test_a_ghost_is_seen_through_as_a_whole(qapp):
    """Its parts do not shine through each other: opacity comes last."""
    image = saucer_image("yellow", 80, LOOKS["ghost"], 1)
    solid = [image.pixelColor(x, image.height() // 2 + 4).alphaF() for x in range(50, 88)]
    assert max(solid) == pytest.approx(0.62, abs=0.02)
    assert min(solid) == pytest.approx(0.62, abs=0.02)


def test_pads_keep_to_their_places(qapp):
    for fleet in FLEETS:
        pad = extent(render(lambda painter, fleet=fleet: paint_pad(painter, fleet, 40, 40, 25), 80, 80, 2))
        assert QRectF(14, 14, 52, 52).contains(pad)


def test_the_colour_of_a_sign_can_be_chosen(qapp):
    image = render(lambda painter: paint_sign(painter, "red", 10, 10, 8, INK), 20, 20)
    assert image.pixelColor(10, 10) == QColor(INK)
