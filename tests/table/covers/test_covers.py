"""The four covers: painted inside their rect, the same every time, at every size, and unlike each other."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QImage

from desktop.table.kit.covers.box import greyed
from desktop.table.kit.covers.gallery import GAMES, cover_image, paint_cover, plain_cover
from tests.table.covers.drawing import difference, draw, pixels, same

# Where the title stands on each cover, in cover units.
TITLES = {
    "space_movers": QRect(40, 44, 214, 104),
    "amazing_space_venture": QRect(36, 43, 222, 100),
    "one_small_step": QRect(13, 320, 268, 85),
    "space_checkers": QRect(40, 50, 214, 110),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_fills_its_rect_and_nothing_else(qapp, game):
    image = draw(187, 250, lambda painter: paint_cover(painter, game, QRectF(20, 20, 147, 210)))
    inside = QRect(20, 20, 147, 210)
    assert all(colour.alpha() == 255 for colour in pixels(image, inside))
    outside = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if not inside.contains(x, y) and image.pixelColor(x, y).alpha()
    ]
    assert outside == []


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_the_same_every_time(qapp, game):
    assert same(cover_image(game, 147, 1), cover_image(game, 147, 1))


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_is_the_same_picture_at_every_size(qapp, game):
    small = cover_image(game, 147, 1)
    large = cover_image(game, 294, 1.5)
    shrunk = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert difference(small, shrunk) < 12


@pytest.mark.parametrize(
    ("game", "printed"),
    [
        ("space_movers", QRectF(20, 18, 254, 14)),
        ("amazing_space_venture", QRectF(274, 60, 14, 300)),
        ("one_small_step", QRectF(170, 366, 86, 42)),
    ],
)
def test_small_print_is_left_out_where_it_cannot_be_read(qapp, game, printed):
    """Lettering brings hard edges into its area; a small cover has none there."""
    assert _edges(cover_image(game, 294, 1), printed) > 2 * _edges(cover_image(game, 220, 1), printed)


def _edges(cover: QImage, printed: QRectF) -> float:
    """The share of neighbouring pixels in an area (in cover units) that differ strongly."""
    unit = cover.width() / 294
    area = QRectF(printed.x() * unit, printed.y() * unit, printed.width() * unit, printed.height() * unit).toRect()
    rows = range(area.top(), area.bottom())
    steps = [
        abs(cover.pixelColor(x, y).lightnessF() - cover.pixelColor(x + 1, y).lightnessF())
        for y in rows
        for x in range(area.left(), area.right())
    ]
    return sum(step > 0.2 for step in steps) / len(steps)


def test_no_two_covers_look_alike(qapp):
    covers = {game: cover_image(game, 98, 1) for game in GAMES}
    for one, other in combinations(GAMES, 2):
        assert difference(covers[one], covers[other]) > 40


@pytest.mark.parametrize("game", GAMES)
def test_the_title_stands_out(qapp, game):
    """Light and dark in the title's area differ as much as text and ground must."""
    seen = sorted(_luminance(colour) for colour in pixels(cover_image(game, 294, 1), TITLES[game]))
    dark, light = seen[len(seen) // 4], seen[len(seen) * 39 // 40]
    assert (light + 0.05) / (dark + 0.05) > 4.5


def _luminance(colour: QColor) -> float:
    def linear(share: float) -> float:
        return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(share) for share in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("game", GAMES)
def test_a_cover_has_the_size_that_was_asked_for(qapp, game):
    cover = cover_image(game, 147, 1.5)
    assert (cover.width(), cover.height(), cover.devicePixelRatio()) == (221, 315, 1.5)


def test_greyed_covers_keep_about_a_third_of_their_colour(qapp):
    cover = cover_image("space_checkers", 98, 1)
    pale = greyed(cover)
    assert (pale.size(), pale.format()) == (cover.size(), cover.format())
    assert 0.3 < _colourfulness(pale) / _colourfulness(cover) < 0.4


def test_greying_keeps_the_screen_ratio_and_the_original(qapp):
    cover = cover_image("space_movers", 98, 2)
    before = QImage(cover)
    assert greyed(cover).devicePixelRatio() == 2
    assert same(cover, before)


def _colourfulness(image: QImage) -> float:
    """The mean spread between the strongest and the weakest channel."""
    seen = pixels(image)
    return sum(max(c.redF(), c.greenF(), c.blueF()) - min(c.redF(), c.greenF(), c.blueF()) for c in seen) / len(seen)


def test_plain_covers_can_be_told_apart(qapp):
    covers = [plain_cover(game, 98, 1) for game in GAMES]
    for one, other in combinations(covers, 2):
        assert difference(one, other) > 5
