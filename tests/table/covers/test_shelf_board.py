"""The board under the boxes."""

from __future__ import annotations

import math

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPixmap

from desktop.table.kit.covers.shelf_board import FRONT, LABEL_CLEAR, ShelfBoard, Standing, paint_shelf, paint_spot
from tests.table.covers.drawing import draw, mean_lightness

BOARD = ShelfBoard(left=40, right=460, floor=200, label_height=80)
FACES = [QRectF(40, 20, 126, 180), QRectF(187, 20, 126, 180), QRectF(334, 20, 126, 180)]


def standing(mirror: QPixmap | None = None) -> list[Standing]:
    return [Standing(face, "#A97BFF", mirror) for face in FACES]


def shelf(mirror: QPixmap | None = None) -> QImage:
    return draw(500, 340, lambda painter: paint_shelf(painter, BOARD, standing(mirror)))


def changed(one: QImage, other: QImage) -> list[tuple[int, int]]:
    return [(x, y) for y in range(one.height()) for x in range(one.width()) if one.pixel(x, y) != other.pixel(x, y)]


def test_the_labels_lie_below_the_front_edge():
    assert BOARD.labels.top() > BOARD.floor + FRONT
    assert BOARD.labels.height() == 80
    assert BOARD.labels.left() < BOARD.left < BOARD.right < BOARD.labels.right()


def test_the_front_edge_is_the_brightest_line(qapp):
    image = shelf()
    rows = [mean_lightness(image, QRect(60, y, 380, 1)) for y in range(150, 320)]
    assert 150 + rows.index(max(rows)) == pytest.approx(BOARD.floor + FRONT, abs=1)


def test_reflections_stay_on_the_board_below_their_boxes(qapp):
    mirror = QPixmap(126, 30)
    mirror.fill(QColor("#FFFFFF"))
    places = changed(shelf(), shelf(mirror))
    assert places
    for x, y in places:
        assert BOARD.floor <= y <= BOARD.floor + FRONT
        assert any(face.left() - 1 <= x <= face.right() + 1 for face in FACES)


def test_a_spot_lights_its_own_box_most(qapp):
    spot = draw(500, 340, lambda painter: paint_spot(painter, BOARD, standing()[0]))
    near, far = QRect(90, 90, 20, 20), QRect(390, 90, 20, 20)
    assert mean_lightness(spot, near) > 4 * mean_lightness(spot, far)
    dim = draw(500, 340, lambda painter: paint_spot(painter, BOARD, standing()[0], 0.5))
    assert mean_lightness(dim, near) < mean_lightness(spot, near)


def test_hairlines_stand_before_the_labels_of_all_but_the_first_box(qapp):
    alone = draw(500, 340, lambda painter: paint_shelf(painter, BOARD, []))
    image = shelf()
    y = round(BOARD.labels.center().y())
    for face in FACES[1:]:
        x = math.floor(face.left() - LABEL_CLEAR)
        assert image.pixelColor(x, y).lightnessF() > alone.pixelColor(x, y).lightnessF() + 0.05
