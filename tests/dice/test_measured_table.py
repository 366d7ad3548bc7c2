"""The measured table stands for the real bodies: both pass checks equally often. See tests/long too."""

import json
from math import sqrt

import pytest

from desktop.dice.measure import STRENGTHS, measure, written
from desktop.dice.throwing import physical_throw
from desktop.games.space_movers import content_kind
from desktop.kernel.content import base_content
from desktop.kernel.throw_table import CROWD, Measured, measured, table_throw
from desktop.kernel.throws import FACES
from tests.dice.boxes import BOX
from tests.dice.checks import pass_rate

CHECKS = 160


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_table_and_bodies_pass_about_equally_many_checks(dice: int) -> None:
    bodies = pass_rate(dice, "firm", CHECKS, 1, physical_throw)
    table = pass_rate(dice, "firm", 20 * CHECKS, 2, table_throw)
    assert abs(bodies - table) < 3.5 * sqrt(table * (1 - table) / CHECKS)


def test_the_table_in_the_program_is_of_the_box_in_the_program() -> None:
    box = base_content(content_kind()).model.box
    known = measured()
    assert (known.box.width, known.box.depth, known.box.height) == (box.width, box.depth, box.height)
    assert set(known.tables) == {
        (strength, shape, crowd)
        for strength in ("soft", "firm", "hard")
        for shape in FACES
        for crowd in range(CROWD + 1)
    }
    for shape, faces in FACES.items():
        assert len(known.lies[shape]) == faces
        assert all(known.lies[shape])


def test_harder_throws_turn_more_dice_and_leave_the_box_more_often() -> None:
    soft, firm, hard = (measured().tables[strength, "d10", 1] for strength in ("soft", "firm", "hard"))
    stays = [table.target.turns[0] / sum(table.target.turns) for table in (soft, firm, hard)]
    assert stays == sorted(stays, reverse=True)
    assert soft.leaves_aimed <= firm.leaves_aimed <= hard.leaves_aimed
    assert min(table.target.moves for table in (soft, firm, hard)) > 9500


def test_measuring_again_writes_a_file_that_can_be_read() -> None:
    data = measure(BOX, dict.fromkeys(STRENGTHS, 60))
    again = json.loads(written(data))
    assert again == data
    assert Measured.read(again).box == BOX
