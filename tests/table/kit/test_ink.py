"""The tools paint where they say and leave the painter as it was."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.table.kit import ink
from desktop.table.kit.theme import ACCENTS, FLEETS, colour, mix


def touched(image):
    """The smallest rect of device pixels that is not clear, as (left, top, right, bottom) or None."""
    marks = [(x, y) for y in range(image.height()) for x in range(image.width()) if image.pixelColor(x, y).alpha() > 0]
    if not marks:
        return None
    xs, ys = [x for x, _ in marks], [y for _, y in marks]
    return min(xs), min(ys), max(xs) + 1, max(ys) + 1


def test_mix_goes_from_one_colour_to_the_other():
    assert mix("#000000", "#FFFFFF", 0) == QColor.fromRgbF(0, 0, 0)
    assert mix("#000000", "#FFFFFF", 1).name() == "#ffffff"
    assert mix("#FF0000", "#0000FF", 0.5, 0.25).alphaF() == pytest.approx(0.25, abs=0.01)


def test_opacity_multiplies_and_stays_in_range():
    assert colour(colour("#FF0000", 0.5), 0.5).alphaF() == pytest.approx(0.25, abs=0.01)
    assert colour("#FF0000", 7).alphaF() == 1


def test_every_game_and_every_fleet_has_its_colours():
    assert len(set(ACCENTS.values())) == 4
    assert list(FLEETS) == ["green", "yellow", "blue", "red"]
    assert len({fleet.bright for fleet in FLEETS.values()} | {fleet.deep for fleet in FLEETS.values()}) == 8


def test_halo_and_glow_end_where_they_say(qapp):
    image = ink.canvas(60, 60)
    with ink.painting(image) as painter:
        ink.halo(painter, 30, 30, 20, 10, "#FFFFFF", 1)
    left, top, right, bottom = touched(image)
    assert left >= 9
    assert right <= 51
    assert top >= 19
    assert bottom <= 41
    image.fill(0)
    with ink.painting(image) as painter:
        ink.glow(painter, ink.polygon([(20, 30), (40, 30)], closed=False), "#58E07A", 2, spread=14)
    left, top, right, bottom = touched(image)
    assert left >= 11
    assert right <= 49
    assert 20 < top < 28
    assert 32 < bottom < 40


def test_the_painter_keeps_its_state(qapp):
    with ink.painting(ink.canvas(100, 100)) as painter:
        painter.translate(3, 4)
        before = painter.transform(), painter.opacity(), painter.compositionMode()
        ink.halo(painter, 30, 30, 20, 10, "#FFFFFF")
        ink.glow(painter, ink.ellipse(40, 40, 10), "#FFFFFF")
        ink.shadow(painter, QRectF(20, 20, 40, 40), 8)
        ink.outer_glow(painter, QRectF(20, 20, 40, 40), 8, "#58E07A")
        ink.panel(painter, QRectF(20, 20, 40, 40))
        assert (painter.transform(), painter.opacity(), painter.compositionMode()) == before
        assert painter.compositionMode() == QPainter.CompositionMode.CompositionMode_SourceOver


def test_a_canvas_counts_device_pixels(qapp):
    image = ink.canvas(10.2, 5, 2)
    assert (image.width(), image.height()) == (21, 10)
    assert image.devicePixelRatio() == 2


def test_an_outline_grows_on_all_sides(qapp):
    grown = ink.grown(ink.polygon([(0, 0), (1000, 0), (0, 1000)]), 100).boundingRect()
    assert grown.left() == pytest.approx(-100, abs=2)
    assert grown.top() == pytest.approx(-100, abs=2)
