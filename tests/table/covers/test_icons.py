"""The icon set: complete, within its square, readable at 16 pixels, and no two alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.table.kit.icons import Icon, icon_pixmap, paint_icon, qicon

INK = QColor("#CFE0FF")


def draw(icon: Icon, side: int, margin: int = 0) -> QImage:
    image = QImage(side + 2 * margin, side + 2 * margin, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_icon(painter, icon, QRectF(margin, margin, side, side), INK)
    painter.end()
    return image


def coverage(image: QImage) -> list[float]:
    return [QColor.fromRgba(image.pixel(x, y)).alphaF() for y in range(image.height()) for x in range(image.width())]


@pytest.mark.parametrize("icon", list(Icon))
def test_an_icon_reads_at_16_pixels(qapp, icon):
    ink = coverage(draw(icon, 16))
    # Enough of the square is inked, but not so much that the shape closes up, and some pixels have
    # nearly the full colour: a shape of grey pixels only would look washed out.
    assert 0.06 < sum(ink) / len(ink) < 0.62
    assert sum(share > 0.8 for share in ink) >= 5


@pytest.mark.parametrize("icon", list(Icon))
@pytest.mark.parametrize("side", [16, 24, 64])
def test_an_icon_stays_inside_its_square(qapp, icon, side):
    image = draw(icon, side, margin=3)
    outside = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if not (3 <= x < side + 3 and 3 <= y < side + 3) and QColor.fromRgba(image.pixel(x, y)).alpha() > 12
    ]
    assert outside == []


def test_no_two_icons_look_alike(qapp):
    drawn = {icon: coverage(draw(icon, 16)) for icon in Icon}
    icons = list(Icon)
    for i, one in enumerate(icons):
        for other in icons[i + 1 :]:
            difference = sum(abs(a - b) for a, b in zip(drawn[one], drawn[other], strict=True))
            assert difference > 12, f"{one} and {other} can be taken for each other"


def test_undo_and_redo_are_mirror_images(qapp):
    undo = draw(Icon.UNDO, 48)
    redo = draw(Icon.REDO, 48).flipped(Qt.Orientation.Horizontal)
    differences = [abs(a - b) for a, b in zip(coverage(undo), coverage(redo), strict=True)]
    assert max(differences) < 0.05


def test_pixmaps_carry_the_screen_ratio(qapp):
    pixmap = icon_pixmap(Icon.HELP, 20, 1.5, INK)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (30, 1.5)


def test_a_button_icon_is_sharp_on_a_double_screen(qapp):
    sizes = {size.width() for size in qicon(Icon.PLAY, INK, 20).availableSizes()}
    assert {20, 25, 30, 40} <= sizes
