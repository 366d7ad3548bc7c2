"""The mat, injuries, and a die moved by hand."""

from typing import Any

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.areas import meets
from desktop.games.space_movers.models import Area
from tests.games.space_movers.scene import GAME, Scene, crew

AREAS = GAME.tables.advanced
GOOD = next(area for area in AREAS if area.succeed)
BAD = next(area for area in AREAS if not area.succeed)


def middle(area: Area) -> str:
    """A place well inside an area, as a die's script wants it."""
    corners = area.corners
    return f"at {sum(x for x, _ in corners) // len(corners)} {sum(y for _, y in corners) // len(corners)}"


def passed(scene: Scene) -> bool:
    return scene.told(e.CheckEnded)[-1].passed


# ---- the mat -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-MAT-01", "SM-EDGE-112")
def test_the_standard_side_changes_no_die() -> None:
    for place, face, success in ((middle(GOOD), "2", False), (middle(BAD), "9", True)):
        scene = crew("lucas red", event="fuel_tax")
        scene.do(a.TryEvent)
        scene.roll(f"{face} {place}", "blank")
        assert passed(scene) == success


@pytest.mark.rule("SM-MAT-02", "SM-MAT-03", "SM-MAT-05")
@pytest.mark.parametrize(("area", "face", "success"), [(GOOD, "2", True), (BAD, "9", False)])
def test_areas_of_the_advanced_side_overrule_the_face(area: Area, face: str, success: bool) -> None:
    scene = crew("lucas red", event="fuel_tax", roll_mat="advanced")
    scene.do(a.TryEvent)
    scene.roll(f"{face} {middle(area)}", "blank")
    assert passed(scene) == success


@pytest.mark.rule("SM-MAT-04", "SM-EDGE-111")
@pytest.mark.parametrize("area", [GOOD, BAD])
@pytest.mark.parametrize("last", ["blank", "out"])
def test_a_medical_face_on_an_area_injures_nobody(area: Area, last: str) -> None:
    scene = crew("lucas red", event="fuel_tax", roll_mat="advanced")
    scene.do(a.TryEvent)
    scene.roll(f"medical {middle(area)}", last)
    assert scene.state.health.count(1) == 0


@pytest.mark.rule("SM-MAT-05")
def test_touching_is_enough_and_a_die_beside_is_read_by_its_face() -> None:
    x, y = GOOD.corners[0]
    for away, success in ((30, True), (31, False)):
        scene = crew("lucas red", event="fuel_tax", roll_mat="advanced")
        scene.do(a.TryEvent)
        scene.roll(f"2 at {x - away} {y - 20}", "blank")
        assert passed(scene) == success


@pytest.mark.rule("SM-EDGE-92")
def test_a_die_on_both_kinds_of_area_fails() -> None:
    content = GAME.tables.content
    both = (GOOD, GOOD.model_copy(update={"succeed": False}))
    box = content.box.model_copy(update={"advanced": both})
    game = type(GAME)(content.model_copy(update={"box": box}))
    scene = crew("lucas red", event="fuel_tax", roll_mat="advanced", game=game)
    scene.do(a.TryEvent)
    scene.roll(f"9 {middle(GOOD)}", "blank")
    assert not passed(scene)


@pytest.mark.rule("SM-EDGE-93")
def test_areas_count_only_where_a_die_lies_at_the_end() -> None:
    scene = reds_die("9", middle(GOOD))
    scene.do(a.MoveDie, by="red", place=(0, -600))
    scene.roll("blank, red 2")
    assert not passed(scene)


@pytest.mark.rule("SM-MAT-06")
@pytest.mark.parametrize("mat", ["standard", "advanced"])
def test_cards_laid_in_the_box_act_like_areas(mat: str) -> None:
    corners = GAME.tables.content.box.card_corners
    x, y = sum(x for x, _ in corners) // 4, sum(y for _, y in corners) // 4
    scene = crew("gurn red", event="grease_spill", roll_mat=mat)
    scene.do(a.TryEvent)
    scene.roll(f"9 at {x} {y}", "9", "blank")
    assert not passed(scene)
    scene = crew("gurn red", event="fuel_tax", roll_mat=mat, hands={"red": "lucky_postcard"})
    scene.do(a.TryEvent)
    scene.do(a.React, by="red", card="lucky_postcard", choice=-1)
    scene.roll(f"2 at {x} {y}", "blank")
    assert passed(scene)


@pytest.mark.rule("SM-EDGE-118")
def test_of_two_cards_in_the_box_the_failing_one_decides() -> None:
    corners = GAME.tables.content.box.card_corners
    x, y = sum(x for x, _ in corners) // 4, sum(y for _, y in corners) // 4
    scene = crew("gurn red", event="grease_spill", hands={"red": "lucky_postcard"})
    scene.do(a.TryEvent)
    scene.do(a.React, by="red", card="lucky_postcard", choice=-1)
    scene.roll(f"9 at {x} {y}", "9", "blank")
    assert not passed(scene)


def test_polygons_meet_when_they_share_a_point() -> None:
    square = ((0, 0), (10, 0), (10, 10), (0, 10))
    assert meets(square, ((10, 10), (20, 10), (20, 20)))
    assert meets(square, ((2, 2), (3, 2), (3, 3)))
    assert not meets(square, ((11, 11), (20, 10), (20, 20)))
    assert not meets(square, ((21, 0), (30, 0), (0, 30), (0, 21)))
    assert not meets((), square)


# ---- injuries ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-INJURY-01", "SM-INJURY-04", "SM-INJURY-05", "SM-INV-08")
def test_medical_faces_injure_everybody_they_belong_to() -> None:
    scene = crew("lucas red", event="grease_spill")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="strength", character="red")
    scene.roll("medical at 900 -500")
    scene.roll("medical at -900 -500", "blank")
    assert (scene.health("red"), scene.room("red")) == ("injured", "medical_bay")
    assert (scene.health("meda"), scene.room("meda")) == ("injured", "")
    scene.passes()
    scene.state.coin, scene.state.phase = 0, "act"
    assert scene.refused(a.TryEvent) == "SM-EDGE-56"


@pytest.mark.rule("SM-EDGE-63", "SM-INJURY-06")
def test_a_current_player_injured_in_movement_goes_on_by_the_injured_turn() -> None:
    scene = crew("neleh red", phase="move", at="quill")
    scene.do(a.Jump, to="hq")
    scene.do(a.Call, symbol="strength", character="neleh")
    scene.roll("medical", "blank")
    assert scene.ask == "act"
    assert {type(action) for action in scene.game.legal(scene.state)} == {a.HealInBay, a.EndPhase}


@pytest.mark.rule("SM-INJURY-07", "SM-CHAR-04")
def test_the_two_robots_are_one_character_that_is_damaged_and_repaired() -> None:
    scene = crew("meda red", injured="meda")
    assert scene.state.health.count(1) == 1
    assert str(scene.game.tell(e.Injured(scene.character("meda")))) == "MED-A & HER-B is damaged."
    assert str(scene.game.tell(e.Healed(scene.character("meda")))) == "MED-A & HER-B is repaired."
    assert str(scene.game.tell(e.Injured(scene.character("red")))) == "Red is injured."


# ---- Red's nudge ---------------------------------------------------------------------------------------------------


def reds_die(face: str, place: str = "", mat: str = "advanced", **more: Any) -> Scene:
    """Red's die lies in the box of a check of Communications, the blank die still to come."""
    scene = crew("lucas red", pursuit="listening_post", roll_mat=mat, **more)
    scene.do(a.TryPursuit)
    scene.roll(f"{face} {place}".strip())
    return scene


@pytest.mark.rule("SM-CHAR-10")
def test_red_moves_her_own_die_with_the_same_face() -> None:
    scene = reds_die("7", "at 0 -600")
    scene.do(a.MoveDie, by="red", place=(200, 650))
    rest = scene.check.rests[0]
    assert (rest.face, rest.x, rest.y) == (7, 200, 650)
    assert rest.foot == ((170, 620), (230, 620), (230, 680), (170, 680))


@pytest.mark.rule("SM-CHAR-11", "SM-EDGE-110")
def test_red_never_turns_a_fail_into_a_pass() -> None:
    scene = reds_die("2", "at 0 -600")
    good = tuple(map(int, middle(GOOD).split()[1:]))
    assert scene.refused(a.MoveDie, by="red", place=good) == "SM-CHAR-11"
    scene = reds_die("9", middle(BAD))
    assert scene.refused(a.MoveDie, by="red", place=(0, -600)) == "SM-CHAR-11"
    scene = reds_die("6", "at 0 -600", at="mars", eyes={"mars": 2, "vern": 3})
    assert scene.refused(a.MoveDie, by="red", place=good) == "SM-CHAR-11"
    scene = reds_die("7", "at 0 -600", at="mars", eyes={"mars": 2, "vern": 3})
    assert scene.refused(a.MoveDie, by="red", place=good) == ""


@pytest.mark.rule("SM-EDGE-96")
def test_red_moves_her_die_once_a_check_before_the_blank_die() -> None:
    scene = reds_die("7", "at 0 -600")
    scene.do(a.MoveDie, by="red")
    assert scene.check.rests[0].x == 0
    assert scene.refused(a.MoveDie, by="red") == "SM-EDGE-96"
    scene = reds_die("2", "at 0 -600")
    scene.do(a.MoveDie, by="red", place=(300, 650))
    scene.roll("blank")
    scene.state.phase = "act"
    scene.state.stack.clear()
    scene.do(a.TryPursuit)
    scene.roll("7 at 0 -600")
    assert scene.refused(a.MoveDie, by="red") == ""


@pytest.mark.rule("SM-EDGE-97")
def test_red_may_lay_a_medical_face_on_a_fail_area() -> None:
    scene = reds_die("medical", "at 0 -600")
    bad = tuple(map(int, middle(BAD).split()[1:]))
    scene.do(a.MoveDie, by="red", place=bad)
    scene.roll("blank")
    assert scene.health("red") == "fit"
    assert not passed(scene)


@pytest.mark.rule("SM-CHAR-10")
def test_where_reds_die_cannot_be_put() -> None:
    scene = crew("lucas red", event="market_crash")
    assert scene.refused(a.MoveDie, by="red") == "SM-CHAR-10"
    scene.do(a.TryEvent)
    assert scene.refused(a.MoveDie, by="red") == "SM-EDGE-96"
    scene.do(a.Call, symbol="communications", character="red")
    scene.roll("7 at 0 0", "7 at 600 0")
    assert scene.refused(a.MoveDie, by="red", place=(1150, 0)) == "SM-CHAR-10"
    assert scene.refused(a.MoveDie, by="red", place=(590, 100)) == "SM-CHAR-10"
    assert scene.refused(a.MoveDie, by="lucas") == "SM-CHAR-10"


@pytest.mark.rule("SM-INV-07")
def test_every_die_is_in_one_place() -> None:
    scene = crew("lucas red", event="computer_failure", injured="boom", held="gurn")
    scene.do(a.TryEvent)
    scene.roll("9")
    in_box = {int(rest.die) for rest in scene.check.rests}
    unfit = {scene.character("boom"), scene.character("gurn")}
    assert not in_box & unfit
    assert len(in_box) == 1
