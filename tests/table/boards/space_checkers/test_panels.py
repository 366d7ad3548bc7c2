"""The pictures beside the board are complete and keep to their room."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.table.boards.space_checkers.panels import (
    LEGEND,
    PLACE,
    paint_directions,
    paint_places,
    paint_portrait,
    paint_tray,
    places_width,
)
from desktop.table.kit.theme import FLEETS
from tests.table.boards.space_checkers.plans import geometry
from tests.table.kit.painted import brightness, difference, extent, recording, render

TITLES = {"green": "Green, south", "yellow": "Yellow\nwest", "blue": "Blue, north", "red": "Red\neast"}


@pytest.mark.parametrize("fleet", FLEETS)
def test_portraits_stay_on_their_plate(qapp, fleet):
    plate = QRectF(10, 10, 64, 60)
    image = render(lambda painter: paint_portrait(painter, plate, fleet), 90, 80, 2)
    assert plate.adjusted(-0.5, -0.5, 0.5, 0.5).contains(extent(image))
    assert brightness(image, plate) > 20


def test_a_row_of_places_shows_captives_and_those_to_come(qapp):
    def row(captives, incoming=(), capacity=10):
        return render(lambda painter: paint_places(painter, 10, 10, "red", captives, incoming, capacity), 240, 40, 2)

    empty, three, preview, many = row([]), row(["blue"] * 3), row(["blue"] * 3, ["green"]), row(["blue"] * 14)
    assert extent(empty).width() == pytest.approx(places_width(10), abs=1.5)
    assert extent(empty).height() == pytest.approx(PLACE, abs=1.5)
    assert extent(many) == extent(empty)
    assert difference(empty, three) > 1
    assert difference(three, preview) > 0.2
    assert extent(row([], capacity=4)).width() == pytest.approx(places_width(4), abs=1.5)


def test_the_tray_fills_its_rect(qapp):
    rect = QRectF(10, 10, 206, 226)
    seen = extent(render(lambda painter: paint_tray(painter, rect), 230, 250, 2))
    assert rect.adjusted(-0.5, -0.5, 0.5, 0.5).contains(seen)
    assert seen.width() == pytest.approx(206, abs=1.5)


@pytest.mark.parametrize(("width", "height"), [(230, 226), (190, 190), (320, 260)])
def test_the_directions_fit_their_card(qapp, width, height):
    rect = QRectF(10, 10, width, height)
    everything = dict.fromkeys(FLEETS, True)
    with recording(width + 20, height + 20) as (painter, record):
        paint_directions(painter, rect, geometry(), everything, TITLES)
    assert len(record.texts) == 6
    for index, written in enumerate(record.texts):
        assert rect.contains(written.rect)
        assert not any(written.rect.intersects(other.rect) for other in record.texts[index + 1 :])
    image = render(
        lambda painter: paint_directions(painter, rect, geometry(), everything, TITLES), width + 20, height + 20
    )
    closed = render(lambda painter: paint_directions(painter, rect, geometry(), {}, TITLES), width + 20, height + 20)
    assert rect.contains(extent(image))
    assert difference(image, closed) > 0.2


@pytest.mark.parametrize("name", LEGEND)
def test_signs_of_the_legend_keep_to_their_place_and_differ(qapp, name):
    def sign(which):
        return render(lambda painter: LEGEND[which](painter, QPointF(30, 30), "green"), 60, 60, 2)

    assert QRectF(12, 12, 36, 36).contains(extent(sign(name)))
    for other in LEGEND:
        if other != name:
            assert sign(name) != sign(other)
