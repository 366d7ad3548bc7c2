"""Letters drawn for the covers."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.table.kit.covers.lettering import pixel_letters, pixel_width, squeezed, tube_line
from desktop.table.kit.fonts import display


@pytest.mark.parametrize("word", ["SPACE", "MOVERS", "CHECKERS"])
def test_tube_letters_stand_centred_between_their_lines(word):
    bounds = tube_line(word, middle=100, top=20, height=40, gap=10).boundingRect()
    assert bounds.center().x() == pytest.approx(100, abs=0.6)
    assert (bounds.top(), bounds.bottom()) == pytest.approx((20, 60), abs=0.01)


def test_pixel_letters_are_as_wide_as_announced():
    letters = pixel_letters("JUMP 10 TO WIN", left=5, top=7, pixel=2)
    left = min(letter.boundingRect().left() for letter in letters if not letter.isEmpty())
    right = max(letter.boundingRect().right() for letter in letters if not letter.isEmpty())
    assert left >= 5
    assert right - 5 == pytest.approx(pixel_width("JUMP 10 TO WIN", 2), abs=0.2)


def test_a_pixel_letter_has_its_holes():
    (letter,) = pixel_letters("O", left=0, top=0, pixel=10)
    assert letter.contains(QPointF(15, 5))
    assert not letter.contains(QPointF(25, 35))


def test_squeezed_letters_fill_their_box(qapp):
    area = QRectF(10, 20, 200, 30)
    bounds = squeezed("VENTURE", display(60), area).boundingRect()
    for edge in ("left", "top", "right", "bottom"):
        assert getattr(bounds, edge)() == pytest.approx(getattr(area, edge)(), abs=0.05)


def test_squeezed_letters_keep_their_holes(qapp):
    """An O is hollow and a T is not cut where its strokes cross."""
    ring = squeezed("O", display(60), QRectF(0, 0, 100, 100))
    assert not ring.contains(QPointF(50, 50))
    assert ring.contains(QPointF(50, 5))
    cross = squeezed("T", display(60), QRectF(0, 0, 100, 100))
    assert cross.contains(QPointF(50, 8))
    assert cross.contains(QPointF(50, 60))
