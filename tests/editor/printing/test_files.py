"""Printed files are read back: true size, letters as letters, backs at their places, pictures that know their size."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QImage
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from desktop.kernel.content import base_values
from editor.previews.studio import Studio
from editor.printing.files import Stopped, pdf_bytes, png_bytes, svg_bytes
from editor.printing.painting import Faces, Printed, sheet_image
from editor.printing.sheets import BLEED, Backs, Layout, Paper, arrange
from tests.editor.printing.pieces import piece
from tests.editor.printing.reading import Page, read

NEAR = 0.15
"""Millimetres: a point of paper size and a pixel of 300 to the inch together."""


def named(page: Page, side: str) -> dict[str, tuple[float, float]]:
    """By name of a card the upper left of its picture, bleed left away."""
    found = {}
    for words, x, y in page.words:
        if words.startswith(f"{side}-"):
            left, top, width, high = next(
                one for one in page.pictures if one[0] < x < one[0] + abs(one[2]) and one[1] < y < one[1] + one[3]
            )
            assert abs(width) == pytest.approx(63.5 + 2 * BLEED, abs=NEAR)
            assert high == pytest.approx(88.9 + 2 * BLEED, abs=NEAR)
            found[words[2:]] = left + BLEED, top + BLEED
    return found


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("edge", [Backs.LONG_EDGE, Backs.SHORT_EDGE])
def test_cards_have_their_true_size_and_backs_lie_behind_them(qtbot: QtBot, paper: Paper, edge: Backs) -> None:
    cards = [piece(f"{number:02}", back=number % 3 != 1) for number in range(11)]
    offset = (0.8, -0.5)
    sheets = arrange(cards, Layout(paper, edge, offset))
    pages = read(pdf_bytes(sheets, "Cards"))
    assert len(pages) == len(sheets) == 4
    for sheet, page in zip(sheets, pages, strict=True):
        assert page.size == pytest.approx(sheet.size, abs=0.2)
    for front, back in zip(pages[::2], pages[1::2], strict=True):
        fronts, backs = named(front, "F"), named(back, "B")
        assert set(backs) == {name for name in fronts if int(name) % 3 != 1}
        width, height = front.size
        over_upright_edge = (edge is Backs.LONG_EDGE) == (height > width)
        for name, (x, y) in backs.items():
            x, y = x - offset[0], y - offset[1]
            seen = (width - x - 63.5, y) if over_upright_edge else (x, height - y - 88.9)
            assert seen == pytest.approx(fronts[name], abs=2 * NEAR)
        assert all((one[2] > 0) == over_upright_edge for one in back.pictures)


def test_letters_are_letters_and_a_face_is_stored_once(qtbot: QtBot) -> None:
    many = pdf_bytes(arrange([piece("one", copies=9)], Layout(backs=Backs.NONE)), "Copies")
    one = pdf_bytes(arrange([piece("one")], Layout(backs=Backs.NONE)), "Copies")
    assert len(many) < 1.3 * len(one)
    assert read(many)[0].text.count("F-one") == 9


def test_the_line_below_says_what_it_is_and_drafts_are_stamped(qtbot: QtBot) -> None:
    sheets = arrange([piece("one")], Layout())
    plain, stamped = (read(pdf_bytes(sheets, "My set 0.4", stamp=stamp)) for stamp in ("", "Draft"))
    assert "My set 0.4, sheet 1 of 1" in plain[0].text
    assert "50 mm" in plain[0].text
    assert "DRAFT" not in plain[0].text + plain[1].text
    assert "DRAFT" in stamped[0].text
    assert "DRAFT" in stamped[1].text


def test_a_board_is_printed_in_parts_of_true_size(qtbot: QtBot) -> None:
    sheets = arrange([piece("board", (400.0, 260.0), back=False)], Layout())
    pages = read(pdf_bytes(sheets, "Board", dpi=100))
    assert len(pages) == len(sheets) > 1
    for sheet, page in zip(sheets, pages, strict=True):
        shown = sheet.slots[0].shown
        assert page.pictures[0] == pytest.approx((shown.x, shown.y, shown.width, shown.height), abs=0.3)


def test_printing_can_be_stopped(qtbot: QtBot) -> None:
    sheets = arrange([piece("one", copies=40)], Layout())
    done: list[int] = []

    def stop(count: int) -> bool:
        done.append(count)
        return count < 2

    with pytest.raises(Stopped):
        pdf_bytes(sheets, "Many", progress=stop)
    assert done == [1, 2]


def test_marks_and_cards_are_where_the_sheet_says(qtbot: QtBot) -> None:
    sheets = arrange([piece("one")], Layout(bleed=False))
    image = sheet_image(sheets, 0, "Cards", Faces(254))  # ten pixels to a millimetre
    box = sheets[0].slots[0].box
    inside, outside = (image.pixelColor(round(10 * box.x) + step, round(10 * box.y) + 60) for step in (2, -2))
    assert inside.name() == "#c0d8f0"
    assert outside.name() == "#ffffff"
    x, y0, _, y1 = next(line for line in sheets[0].marks if line[0] == line[2])
    dark = [image.pixelColor(round(10 * x) + step, round(5 * (y0 + y1))).lightness() for step in (-6, -1, 0, 6)]
    assert min(dark[1:3]) < 150 < dark[0] == dark[3]


def test_the_bleed_goes_on_past_the_edge(qtbot: QtBot) -> None:
    sheets = arrange([piece("one")], Layout(marks=False))
    image = sheet_image(sheets, 0, "Cards", Faces(254))
    box = sheets[0].slots[0].box
    for step, name in ((-25, "#c0d8f0"), (-35, "#ffffff")):
        assert image.pixelColor(round(10 * box.x) + step, round(10 * box.y) + 60).name() == name
        assert image.pixelColor(round(10 * box.x) + step, round(10 * box.y) + step).name() == name  # and the corner


def real_piece(game: str, part: str) -> Printed:
    studio = Studio(game)
    raw = base_values(studio.kind)[part]
    item = raw[0] if isinstance(raw, list) else raw
    return Printed(studio.show(part, item, 1).shown.pieces[0])


@pytest.mark.parametrize(
    ("game", "part"),
    [("space_movers", "events"), ("amazing_space_venture", "tiles"), ("one_small_step", "earth")],
)
def test_pictures_know_their_true_size(qtbot: QtBot, game: str, part: str) -> None:
    one = real_piece(game, part).piece
    image = QImage.fromData(png_bytes(one, one.front))
    assert image.width() / image.dotsPerMeterX() * 1000 == pytest.approx(one.size[0], abs=0.1)
    assert image.height() / image.dotsPerMeterY() * 1000 == pytest.approx(one.size[1], abs=0.2)
    svg = svg_bytes(one, one.front)
    size = re.search(rb'<svg width="([\d.]+)mm" height="([\d.]+)mm"', svg)
    assert size
    assert (float(size[1]), float(size[2])) == pytest.approx(one.size, abs=0.1)
    assert b"<text" not in svg  # fonts do not go along
    assert QSvgRenderer(QByteArray(svg)).isValid()


def test_the_words_of_a_real_card_can_be_read_in_its_print(qtbot: QtBot) -> None:
    cards = [real_piece("space_movers", "events"), real_piece("space_movers", "characters")]
    text = " ".join(read(pdf_bytes(arrange(cards, Layout()), "Cards"))[0].text.split())
    assert "Computer Failure" in text
    assert "Elias Marlow" in text
