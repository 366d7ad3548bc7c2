"""Where pieces lie on sheets: in true size, with gutters, bleed, marks, and backs behind their fronts."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from editor.printing.painting import Printed
from editor.printing.sheets import BLEED, FOOT, GUTTER, HEAD, OVERLAP, SIDE, Backs, Box, Layout, Paper, Sheet, arrange
from tests.editor.printing.pieces import piece

SIZES = st.sampled_from([(63.5, 88.9), (88.9, 58.0), (36.0, 36.0), (48.0, 26.0), (90.0, 84.4), (12.0, 150.0)])
PACKS = st.lists(st.builds(piece, st.text("abc", min_size=1), SIZES, back=st.booleans(), copies=st.integers(1, 5)))
LAYOUTS = st.builds(
    Layout,
    st.sampled_from(Paper),
    st.sampled_from(Backs),
    marks=st.booleans(),
    bleed=st.booleans(),
    copies=st.booleans(),
)


def apart(one: Box, other: Box) -> float:
    return max(one.x - other.right, other.x - one.right, one.y - other.bottom, other.y - one.bottom)


@given(pieces=PACKS, layout=LAYOUTS)
def test_every_copy_lies_once_on_the_paper_with_gutters_between(pieces: list[Printed], layout: Layout) -> None:
    sheets = arrange(pieces, layout)
    laid = [slot.piece for sheet in sheets if not sheet.back for slot in sheet.slots]
    wanted = [one for one in pieces for _ in range(one.copies if layout.copies else 1)]
    assert sorted(map(id, laid)) == sorted(map(id, wanted))
    for sheet in sheets:
        for slot in sheet.slots:
            assert (slot.box.width, slot.box.height) == slot.piece.size
            assert slot.box.x >= SIDE - 0.01
            assert slot.box.right <= sheet.size[0] - SIDE + 0.01
        boxes = [slot.box for slot in sheet.slots]
        for index, box in enumerate(boxes):
            assert all(apart(box, other) > GUTTER - 0.01 for other in boxes[:index])
        shown = [slot.shown for slot in sheet.slots]
        for index, box in enumerate(shown):
            assert all(apart(box, other) > -0.01 for other in shown[:index])


@given(pieces=PACKS, layout=LAYOUTS)
def test_fronts_keep_clear_of_the_line_below(pieces: list[Printed], layout: Layout) -> None:
    for sheet in arrange(pieces, layout):
        for slot in sheet.slots:
            if not sheet.back:
                assert slot.box.y >= HEAD - 0.01
                assert slot.box.bottom <= sheet.size[1] - FOOT + 0.01


def held_against_the_light(sheet: Sheet[Printed], back: Box, edge: Backs) -> Box:
    """Where something on the back lies when it is seen from the front."""
    width, height = sheet.size
    over_upright_edge = (edge is Backs.LONG_EDGE) == (height > width)
    if over_upright_edge:
        return Box(width - back.right, back.y, back.width, back.height)
    return Box(back.x, height - back.bottom, back.width, back.height)


@given(pieces=PACKS, layout=LAYOUTS)
def test_backs_lie_behind_their_fronts(pieces: list[Printed], layout: Layout) -> None:
    sheets = arrange(pieces, layout)
    if layout.backs is Backs.NONE or not any(one.two_sided for one in pieces):
        assert not any(sheet.back for sheet in sheets)
        return
    assert [sheet.back for sheet in sheets] == [False, True] * (len(sheets) // 2)
    for front, back in zip(sheets[::2], sheets[1::2], strict=True):
        assert front.size == back.size
        fronts = {(round(slot.box.x, 3), round(slot.box.y, 3)): slot.piece for slot in front.slots}
        found = {}
        for slot in back.slots:
            seen = held_against_the_light(front, slot.box, layout.backs)
            found[round(seen.x, 3), round(seen.y, 3)] = slot.piece
        assert found == {place: one for place, one in fronts.items() if one.two_sided}


def test_backs_stand_on_their_heads_when_the_sheet_is_turned_over_its_top() -> None:
    cards = [piece("one")]
    for edge, turned in ((Backs.LONG_EDGE, 0), (Backs.SHORT_EDGE, 2)):
        assert arrange(cards, Layout(Paper.A4, edge))[1].slots[0].turned == turned
    wide = [piece("wide", (88.9, 58.0))] * 3
    upright = arrange(wide, Layout(Paper.A4, Backs.LONG_EDGE))
    assert upright[0].landscape == (upright[1].slots[0].turned == 2)


def test_the_offset_moves_backs_only() -> None:
    cards = [piece(str(number)) for number in range(4)]
    plain, moved = (arrange(cards, Layout(offset=offset)) for offset in ((0.0, 0.0), (1.5, -0.75)))
    assert plain[0] == moved[0]
    for before, after in zip(plain[1].slots, moved[1].slots, strict=True):
        assert after.box.x - before.box.x == pytest.approx(1.5)
        assert after.box.y - before.box.y == pytest.approx(-0.75)
        assert after.shown.x - before.shown.x == pytest.approx(1.5)


@pytest.mark.parametrize(("paper", "count"), [(Paper.A4, 9), (Paper.LETTER, 8)])
def test_so_many_cards_on_a_sheet(paper: Paper, count: int) -> None:
    sheets = arrange([piece(str(number)) for number in range(20)], Layout(paper, Backs.NONE))
    assert [len(sheet.slots) for sheet in sheets] == [count, count, 20 - 2 * count]


def test_marks_run_where_edges_are() -> None:
    sheet = arrange([piece(str(number)) for number in range(5)], Layout())[0]
    upright = {round(x0, 2) for x0, _, x1, _ in sheet.marks if x0 == x1}
    level = {round(y0, 2) for _, y0, _, y1 in sheet.marks if y0 == y1}
    assert upright == {round(edge, 2) for slot in sheet.slots for edge in (slot.box.x, slot.box.right)}
    assert level == {round(edge, 2) for slot in sheet.slots for edge in (slot.box.y, slot.box.bottom)}
    assert arrange([piece("one")], Layout(marks=False))[0].marks == ()


def test_bleed_ends_in_the_middle_of_the_gutter() -> None:
    left, right = arrange([piece("one"), piece("two")], Layout())[0].slots
    assert left.box.x - left.shown.x == pytest.approx(BLEED)
    assert left.shown.right == pytest.approx(right.shown.x)
    assert arrange([piece("one")], Layout(bleed=False))[0].slots[0].shown.width == pytest.approx(63.5)


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("size", [(520.0, 266.7), (525.6, 525.6), (319.4, 319.4), (200.0, 297.0)])
def test_a_large_board_is_parted_without_a_gap(paper: Paper, size: tuple[float, float]) -> None:
    sheets = arrange([piece("board", size)], Layout(paper))
    fronts = [sheet for sheet in sheets if not sheet.back]
    xs = sorted({round(sheet.slots[0].shown.x - sheet.slots[0].box.x, 3) for sheet in fronts})
    ys = sorted({round(sheet.slots[0].shown.y - sheet.slots[0].box.y, 3) for sheet in fronts})
    assert len(fronts) == len(xs) * len(ys) > 1
    wide, high = fronts[0].slots[0].shown.width, fronts[0].slots[0].shown.height
    assert (xs[0], ys[0]) == (0.0, 0.0)
    assert xs[-1] + wide == pytest.approx(size[0])
    assert ys[-1] + high == pytest.approx(size[1])
    for places, length in ((xs, wide), (ys, high)):
        assert all(near + length - far == pytest.approx(OVERLAP, abs=0.01) for near, far in pairwise(places))
    for sheet in fronts:
        shown = sheet.slots[0].shown
        assert shown.x >= SIDE - 0.01
        assert shown.bottom <= sheet.size[1] - FOOT + 0.01


def test_boards_among_cards_keep_the_backs_in_step() -> None:
    pieces = [piece("card"), piece("board", (400.0, 400.0), back=False), piece("bare", (50.0, 50.0), back=False)]
    sheets = arrange(pieces, Layout())
    assert [sheet.back for sheet in sheets] == [False, True] * (len(sheets) // 2)
    assert [len(sheet.slots) for sheet in sheets if sheet.back] == [1] + [0] * (len(sheets) // 2 - 1)
