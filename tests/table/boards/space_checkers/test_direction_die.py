"""The direction die shows four colours and two WILD, and its arrows point to the sides they mean."""

import pytest

from desktop.table.boards.space_checkers.direction_die import (
    FACES,
    WILD,
    arrow_turn,
    direction_rest,
    paint_colour_face,
    paint_direction_die,
    paint_wild_face,
)
from desktop.table.kit.dice import PITCH, about, heading, tumble, turned
from desktop.table.kit.theme import FLEETS
from tests.table.kit.painted import brightness, difference, recording, render

NORMALS = {0: (0, 1, 0), 1: (0, -1, 0), 2: (0, 0, 1), 3: (0, 0, -1), 4: (1, 0, 0), 5: (-1, 0, 0)}
LEVEL = about((1, 0, 0), -PITCH)  # from what the viewer sees to how the die lies on the ground


@pytest.mark.rule("SC-DIE-02")
@pytest.mark.rule("SC-DIE-03")
def test_four_colours_and_two_wild_faces():
    assert sorted(FACES.values()) == sorted([*FLEETS, WILD, WILD])
    assert set(FACES) == set(NORMALS)


@pytest.mark.parametrize("shown", [*FLEETS, WILD])
def test_the_result_lies_on_top(shown):
    turn = direction_rest(shown)
    ups = {face: turned(LEVEL, turned(turn, normal))[1] for face, normal in NORMALS.items()}
    assert FACES[max(ups, key=lambda face: ups[face])] == shown


@pytest.mark.parametrize("yaw", [-28, 0, 30])
@pytest.mark.parametrize(("fleet", "where"), [("blue", 0), ("red", 90), ("green", 180), ("yellow", 270)])
def test_the_arrow_points_at_the_side_of_its_colour(fleet, where, yaw):
    turn = direction_rest(fleet, yaw)
    face = next(face for face, what in FACES.items() if what == fleet)
    off = (heading(turn, face) - where + 180) % 360 - 180
    assert abs(off) <= 45
    assert arrow_turn(fleet) == where


def test_every_result_looks_different_in_grey(qapp):
    images = {
        shown: render(
            lambda painter, shown=shown: paint_direction_die(painter, 100, 100, 84, direction_rest(shown)), 200, 200
        )
        for shown in (*FLEETS, WILD)
    }
    names = list(images)
    for index, name in enumerate(names):
        for other in names[index + 1 :]:
            assert difference(images[name], images[other]) > 1


def test_the_word_fits_its_plate(qapp):
    with recording(100, 100) as (painter, record):
        painter.translate(50, 50)
        paint_wild_face(painter)
    (word,) = record.texts
    assert word.rect.left() >= 24
    assert word.rect.right() <= 76


def test_a_face_in_the_shade_is_darker(qapp):
    def face(shade):
        def paint(painter):
            painter.translate(50, 50)
            paint_colour_face(painter, "yellow", shade)

        return render(paint, 100, 100, 1, "#000000")

    assert brightness(face(0.6)) < brightness(face(0.0))


def test_the_die_can_be_painted_at_any_moment_of_its_tumble(qapp):
    rest = direction_rest(WILD)
    for step in range(11):
        moment = tumble(step / 10, 7)
        image = render(
            lambda painter, moment=moment: paint_direction_die(painter, 200, 160, 60, moment.of(rest), moment.lift),
            400,
            320,
        )
        assert brightness(image) > 1
