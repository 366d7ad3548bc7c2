"""The mark, the wordmark, the app icons that are checked in, and the blueprint card."""

from __future__ import annotations

from importlib.resources import files

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage

from desktop.table.kit.blueprint import button_rect, paint_blueprint
from desktop.table.kit.logo import ICON_SIZES, app_icon, paint_mark, paint_wordmark, write_app_icons
from tests.table.covers.drawing import difference, draw, pixels, same

TITLE = "Design your own"
TEXT = "Boards, tiles, cards and rules, ready to play."


@pytest.mark.parametrize("side", ICON_SIZES)
def test_the_checked_in_icons_are_what_the_painter_paints(qapp, side):
    data = files("resources").joinpath("icons", f"starshelf-{side}.png").read_bytes()
    kept = QImage.fromData(data)
    assert (kept.width(), kept.height()) == (side, side)
    assert difference(kept, app_icon(side)) < 1.5, "run: python -m desktop.table.kit.logo resources/icons"


@pytest.mark.parametrize("side", ICON_SIZES)
def test_an_app_icon_has_round_clear_corners(qapp, side):
    icon = app_icon(side)
    last = side - 1
    for corner in ((0, 0), (last, 0), (0, last), (last, last)):
        assert icon.pixelColor(*corner).alpha() < 200
    assert icon.pixelColor(side // 2, side - 2).alpha() == 255


def test_the_smallest_icon_keeps_three_spines_and_the_star(qapp):
    seen = pixels(app_icon(16))
    for spine in ("#FFB454", "#3EC6C0", "#58E07A"):
        assert sum(colour == QColor(spine) for colour in seen) >= 4
    assert sum(colour.lightnessF() > 0.9 for colour in seen) > 12


def test_icons_are_written_anew(qapp, tmp_path):
    write_app_icons(tmp_path)
    kinds = ("", "-editor", "-save", "-set")  # the game, the editor, and the files of both
    names = [f"starshelf{kind}-{side}.png" for kind in kinds for side in ICON_SIZES]
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(names)


def test_an_unwritable_icon_folder_is_named(qapp, tmp_path):
    with pytest.raises(OSError, match=r"starshelf-16\.png cannot be written: is its folder"):
        write_app_icons(tmp_path / "missing")


@pytest.mark.parametrize("size", [(90, 70), (45, 70), (180, 70)])
def test_the_mark_keeps_its_shape_and_stays_near_its_rect(qapp, size):
    width, height = size
    image = draw(width + 60, height + 60, lambda painter: paint_mark(painter, QRectF(30, 30, width, height)))
    solid = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() == 255
    ]
    assert solid
    assert all(29 <= x <= width + 30 and 29 <= y <= height + 30 for x, y in solid)


def test_the_wordmark_fills_its_rect(qapp):
    image = draw(242, 66, lambda painter: paint_wordmark(painter, QRectF(20, 20, 202, 26)))
    solid = [
        (x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() == 255
    ]
    columns, rows = [x for x, _ in solid], [y for _, y in solid]
    assert (min(columns), max(columns)) == pytest.approx((20, 221), abs=1.5)
    assert (min(rows), max(rows)) == pytest.approx((20, 45), abs=1.5)


# ---------------------------------------------------------------- the blueprint card


def card(text: str = TEXT, *, width: int = 216, height: int = 306, lit: bool = False) -> QImage:
    return draw(
        width + 20,
        height + 20,
        lambda painter: paint_blueprint(painter, QRectF(10, 10, width, height), TITLE, text, lit=lit),
    )


def test_the_card_stays_inside_its_rect(qapp):
    image = card()
    inside = QRect(10, 10, 216, 306)
    assert all(
        image.pixelColor(x, y).alpha() == 0
        for y in range(image.height())
        for x in range(image.width())
        if not inside.contains(x, y)
    )


@pytest.mark.parametrize("height", [240, 306, 380])
def test_the_text_leaves_the_button_free(qapp, height):
    """However tall the card, and however long the text."""
    short, long = card(height=height), card(" ".join([TEXT] * 6), height=height)
    assert not same(short, long)
    button = button_rect(QRectF(10, 10, 216, height)).toAlignedRect()
    assert same(short.copy(button), long.copy(button))


def test_the_card_lights_up_under_the_pointer(qapp):
    assert difference(card(), card(lit=True)) > 1
