"""A lit sphere, the right way round."""

import pytest
from PySide6.QtGui import QColor, QImage

from desktop.table.kit.planet import Pose, earth_image, paint_limb, paint_planet_light, planet_image
from tests.table.kit.painted import brightness, difference, extent, render


def striped() -> QImage:
    """A world whose northern half is white and whose southern half is red."""
    world = QImage(360, 180, QImage.Format.Format_RGB32)
    world.fill(QColor("#FF0000"))
    for row in range(90):
        for column in range(360):
            world.setPixelColor(column, row, QColor("#FFFFFF"))
    return world


@pytest.mark.parametrize("scale", [1, 1.25, 2])
def test_the_earth_fills_its_square_and_no_more(qapp, scale):
    image = earth_image(132, scale)
    seen = extent(image)
    assert seen.width() == pytest.approx(132, abs=2)
    assert seen.height() == pytest.approx(132, abs=2)
    for x, y in ((0, 0), (image.width() - 1, 0), (0, image.height() - 1)):
        assert image.pixelColor(x, y).alpha() == 0
    middle = image.width() // 2
    assert image.pixelColor(middle, middle).alpha() == 255


def test_day_is_where_the_sun_stands(qapp):
    left = planet_image(striped(), 100, 1, Pose(0, 0, (-1, 0, 0.3)))
    right = planet_image(striped(), 100, 1, Pose(0, 0, (1, 0, 0.3)))
    assert left.pixelColor(12, 50).red() > 3 * left.pixelColor(88, 50).red()
    assert right.pixelColor(88, 50).red() > 3 * right.pixelColor(12, 50).red()


def test_north_is_up_and_a_higher_latitude_shows_more_of_it(qapp):
    level = planet_image(striped(), 100, 1, Pose(0, 0, (0, 0, 1)))
    assert level.pixelColor(50, 30).green() > 200
    assert level.pixelColor(50, 70).green() < 80
    tilted = planet_image(striped(), 100, 1, Pose(0, 40, (0, 0, 1)))
    assert tilted.pixelColor(50, 70).green() > 200


def test_the_middle_shows_the_longitude_asked_for(qapp):
    world = QImage(360, 180, QImage.Format.Format_RGB32)
    world.fill(QColor("#202020"))
    for column in range(268, 273):  # about 90 degrees east
        for row in range(180):
            world.setPixelColor(column, row, QColor("#FFFFFF"))
    facing = planet_image(world, 100, 1, Pose(90, 0, (0, 0, 1)))
    away = planet_image(world, 100, 1, Pose(0, 0, (0, 0, 1)))
    assert facing.pixelColor(50, 50).red() > 180
    assert away.pixelColor(50, 50).red() < 90


def test_africa_is_drier_than_the_sea(qapp):
    image = earth_image(264)
    sahara, atlantic = image.pixelColor(128, 112), image.pixelColor(70, 150)
    assert sahara.red() > sahara.blue()
    assert atlantic.blue() > atlantic.red()


def test_air_and_light_show_on_the_limb(qapp):
    bare = planet_image(striped(), 100, 1, Pose())
    aired = planet_image(striped(), 100, 1, Pose(), "#60B2FF")
    assert difference(bare, aired) > 1
    light = render(lambda painter: paint_planet_light(painter, 100, 100, 40), 200, 200)
    assert extent(light).width() <= 2 * 1.85 * 40 + 2
    limb = render(lambda painter: paint_limb(painter, 100, 100, 40), 200, 200, 1, "#000000")
    assert brightness(limb) > 0.5
    assert brightness(limb.copy(80, 80, 40, 40)) == 0
