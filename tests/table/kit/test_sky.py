"""Skies come from seeds, stay in their rect and never get pure black."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.table.kit.sky import GRAIN, SOFT, VEINS, cloud_tile, noise_field, paint_clouds, paint_space, paint_stars
from tests.table.kit.painted import brightness, difference, extent, grey, render

RECT = QRectF(20, 10, 160, 100)


@pytest.mark.parametrize("kind", [SOFT, VEINS, GRAIN])
def test_the_fields_of_noise_repeat_without_a_seam(qapp, kind):
    field = noise_field(kind)
    assert field.width() == field.height() == 512
    levels = grey(field)
    assert min(levels) < 20
    assert max(levels) > 235
    rows = [levels[row * 512 : (row + 1) * 512] for row in range(512)]

    def step(first, second):
        return sum(abs(a - b) for a, b in zip(first, second, strict=True)) / 512

    usual = max(step(rows[row], rows[row + 1]) for row in range(0, 511, 10))
    assert step(rows[511], rows[0]) < usual * 1.5
    columns = [bytes(row[column] for row in rows) for column in (0, 511)]
    assert step(*columns) < usual * 1.5


def test_a_cloud_is_one_colour_with_soft_edges(qapp):
    tile = cloud_tile(SOFT, "#FF0000", 0.42, 1.7)
    seen = [tile.pixelColor(x, 200) for x in range(0, 512, 3)]
    assert all(pixel.green() == 0 and pixel.blue() == 0 for pixel in seen)
    levels = {pixel.alpha() for pixel in seen}
    assert 0 in levels
    assert len(levels) > 20


def test_clouds_and_stars_stay_in_their_rect(qapp):
    clouds = render(lambda painter: paint_clouds(painter, RECT, 3, ("#2F6FD8", "#7A3FC0")), 200, 120, 2)
    stars = render(lambda painter: paint_stars(painter, RECT, 3, 300), 200, 120, 2)
    for image in (clouds, stars):
        assert RECT.contains(extent(image))
        assert extent(image).width() > 100


def test_the_same_seed_gives_the_same_sky(qapp):
    first, again, other = (
        render(lambda painter, seed=seed: paint_space(painter, RECT, seed), 200, 120) for seed in (4, 4, 5)
    )
    assert first == again
    assert difference(first, other) > 0.5


def test_depths_add_up_to_the_whole_sky(qapp):
    def stars(*depths):
        return render(lambda painter: paint_stars(painter, RECT, 8, 400, depths=depths), 200, 120, 1, "#000000")

    whole = brightness(stars(0, 1, 2))
    parts = [brightness(stars(depth)) for depth in (0, 1, 2)]
    assert all(part > 0 for part in parts)
    assert sum(parts) == pytest.approx(whole, rel=0.15)


def test_space_is_deep_but_never_black(qapp):
    image = render(lambda painter: paint_space(painter, QRectF(0, 0, 300, 200)), 300, 200)
    assert all(image.pixelColor(x, y) != QColor("#000000") for x in range(0, 300, 7) for y in range(0, 200, 7))
    assert 8 < brightness(image) < 60
