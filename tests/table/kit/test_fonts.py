"""The bundled type is complete and weighs what it says."""

import pytest
from PySide6.QtGui import QFontInfo, QFontMetricsF, QRawFont

from desktop.table.kit.fonts import BODY, DISPLAY, display, font
from desktop.table.kit.writing import text_width

LATIN = "ABCXYZ abcxyz 0123456789 .,:;!?–—…“”‘’·×½°±€"
ACCENTS = "ÀÉÎÕÜßæøåçñ ąćęłńśźż őű ěščřž ğış āēīū ảễộ"
FOREIGN = "Привет Їжак"


@pytest.mark.parametrize(
    ("family", "weight"), [(BODY, w) for w in (400, 500, 600, 700)] + [(DISPLAY, w) for w in (600, 700, 800)]
)
def test_every_weight_is_a_face_of_its_own(qapp, family, weight):
    info = QFontInfo(font(20, weight, family))
    assert info.family() == family
    assert info.weight() == weight
    assert info.styleName() in {"Regular", "Medium", "SemiBold", "Bold", "ExtraBold"}


@pytest.mark.parametrize(("family", "weights"), [(BODY, (400, 500, 600, 700)), (DISPLAY, (600, 700, 800))])
def test_heavier_is_wider(qapp, family, weights):
    widths = [text_width(font(40, weight, family), "Hamburgefonstiv") for weight in weights]
    assert widths == sorted(set(widths))


@pytest.mark.parametrize("family", [BODY, DISPLAY])
def test_accents_figures_and_cyrillic_are_there(qapp, family):
    raw = QRawFont.fromFont(font(20, 600, family))
    missing = [letter for letter in LATIN + ACCENTS + FOREIGN if not raw.supportsCharacter(ord(letter))]
    assert missing == []


def test_greek_is_there_for_body_text(qapp):
    assert QRawFont.fromFont(font(20)).supportsCharacter(ord("λ"))


def test_tabular_figures_have_one_width(qapp):
    counter = font(32, 500, tabular=True)
    assert text_width(counter, "1111") == pytest.approx(text_width(counter, "8888"), abs=0.1)
    assert text_width(font(32, 500), "1111") < text_width(font(32, 500), "8888") - 1


def test_sizes_are_whole_pixels_and_never_nothing(qapp):
    assert display(12.6).pixelSize() == 13
    assert font(0.2).pixelSize() == 1
    assert QFontMetricsF(display(40)).capHeight() > QFontMetricsF(display(20)).capHeight()
