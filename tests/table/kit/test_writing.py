"""Text stays inside the room it is given, at any size and for any text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from desktop.table.kit.fonts import font
from desktop.table.kit.ink import canvas, painting
from desktop.table.kit.writing import (
    CENTRE,
    RIGHT,
    elided,
    fit_block,
    fit_font,
    put_block,
    put_fitted,
    put_text,
    text_width,
    wrap,
)

SENTENCE = "The pawn leaves the board in the south and comes in again from the north, in the same column."


def test_a_fitted_font_is_the_largest_that_fits(qapp):
    big = font(30, 600)
    fitted = fit_font(SENTENCE, 700, big)
    assert text_width(fitted, SENTENCE) <= 700
    fitted.setPixelSize(fitted.pixelSize() + 1)
    assert text_width(fitted, SENTENCE) > 700


def test_what_fits_is_left_alone(qapp):
    assert fit_font("WILD", 400, font(30)).pixelSize() == 30
    assert elided("WILD", 400, font(30)) == "WILD"


def test_the_font_never_gets_smaller_than_the_limit_and_the_rest_is_cut(qapp):
    assert fit_font(SENTENCE, 40, font(20), 12).pixelSize() == 12
    with painting(canvas(100, 30)) as painter:
        taken = put_fitted(painter, 5, 20, 80, SENTENCE, font(20))
    assert taken.width() <= 80


@pytest.mark.parametrize(("align", "left"), [("left", 100.0), (CENTRE, None), (RIGHT, None)])
def test_alignment(qapp, align, left):
    with painting(canvas(300, 40)) as painter:
        taken = put_text(painter, 100, 20, "green", font(14), align=align)
    edge = {"left": taken.left(), CENTRE: taken.center().x(), RIGHT: taken.right()}[align]
    assert edge == pytest.approx(100)


@given(text=st.text(max_size=120), width=st.integers(30, 400))
def test_no_line_of_a_block_is_wider_than_its_room(qapp, text, width):
    face = font(14)
    block = wrap(text, width, face)
    assert all(text_width(face, line) <= width or len(line) == 1 for line in block.lines)
    kept = "".join("".join(line.split()) for line in block.lines)
    assert kept == "".join(text.split())


def test_a_block_with_too_many_lines_says_so(qapp):
    block = wrap(SENTENCE, 120, font(14), most=2)
    assert len(block.lines) == 2
    assert not block.complete
    assert block.lines[-1].endswith("…")


def test_a_block_fits_its_height(qapp):
    for size in ((200, 300), (200, 60), (90, 40)):
        block = fit_block(SENTENCE, size, font(24), 12)
        assert block.height <= size[1]
        with painting(canvas(*size)) as painter:
            assert put_block(painter, 0, 0, block) <= size[1]


def test_letter_spacing_is_not_counted_after_the_last_letter(qapp):
    assert text_width(font(20, spacing=10), "ab") == pytest.approx(text_width(font(20), "ab") + 10, abs=0.1)
