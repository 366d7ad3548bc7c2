"""The box shows what the rules say of a check: whose throw it is, what is needed, and how the dice count."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.table.boards.space_movers.dicebox.reading import box_state, mat_of
from desktop.table.boards.space_movers.dicebox.state import BoxState, Mark
from tests.games.space_movers.scene import GAME, Scene, crew

TABLES = GAME.tables
GOOD = next(area for area in TABLES.advanced if area.succeed)


def shown(scene: Scene, viewer: int = 0) -> BoxState:
    state = box_state(TABLES, scene.state, viewer)
    assert state is not None
    return state


def test_without_a_check_there_is_no_box() -> None:
    assert box_state(TABLES, crew("lucas red").state, 0) is None


@pytest.mark.rule("SM-UI-17")
def test_the_face_of_each_die_and_whether_it_succeeds_is_shown_while_a_check_runs() -> None:
    scene = crew("lucas red", event="grease_spill")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="medical", character="meda")
    scene.roll("3 at 900 600")
    assert shown(scene).marks == {"3": Mark(3, good=False)}


def test_who_throws_aims_and_the_number_needed_is_told() -> None:
    scene = crew("lucas red", event="grease_spill")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="medical", character="meda")
    state = shown(scene)
    assert (state.hand, state.hand_shape, state.needed) == ("3", "d10", 5)
    assert [shown(scene, viewer).aiming for viewer in (0, 1)] == [True, False]
    assert "7" in state.waiting
    assert state.names["3"] == "MED-A & HER-B"


def test_a_card_laid_in_the_box_is_seen_there() -> None:
    scene = crew("lucas red", event="grease_spill")
    scene.do(a.TryEvent)
    (card,) = shown(scene).mat.cards
    assert not card.succeed


@pytest.mark.rule("SM-UI-18")
def test_both_sides_of_the_mat_can_be_shown_before_a_game() -> None:
    standard, advanced = (mat_of(TABLES, advanced=side) for side in (False, True))
    assert standard.areas == ()
    assert {area.succeed for area in advanced.areas} == {True, False}


def test_a_die_on_an_area_is_marked_as_decided_by_it() -> None:
    scene = crew("lucas red", event="grease_spill", roll_mat="advanced")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="medical", character="meda")
    xs, ys = zip(*GOOD.corners, strict=True)
    scene.roll(f"2 at {sum(xs) // len(xs)} {sum(ys) // len(ys)}")
    assert shown(scene).marks["3"] == Mark(2, good=True, by_area=True)
