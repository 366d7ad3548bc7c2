"""Skill checks, the mat, injuries, and a die moved by hand."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.areas import meets
from desktop.games.space_movers.models import MoversContent
from desktop.games.space_movers.state import BLANK, NOWHERE
from desktop.kernel.throws import Aim
from tests.games.space_movers.scene import GAME, Scene, crew

AREAS = GAME.tables.advanced
GOOD = next(area for area in AREAS if area.succeed)
BAD = next(area for area in AREAS if not area.succeed)


def middle(area: object) -> str:
    """A place well inside an area, as a die's script wants it."""
    corners = area.corners  # type: ignore[attr-defined]
    return f"at {sum(x for x, _ in corners) // len(corners)} {sum(y for _, y in corners) // len(corners)}"


def passed(scene: Scene) -> bool:
    return scene.told(e.CheckEnded)[-1].passed


# ---- the example of the rulebook -----------------------------------------------------------------------------------


def example() -> Scene:
    """Piloting, Communications and Strength: Gurn on turn, Red played by another, Eli by nobody."""
    content = GAME.tables.content
    events = list(content.events)
    events[0] = events[0].model_copy(update={"check": ("piloting", "communications", "strength")})
    game = type(GAME)(MoversContent.model_validate({**dict(content), "events": tuple(events)}))
    scene = crew("gurn red", event=events[0].id, game=game)
    scene.do(a.TryEvent)
    return scene


@pytest.mark.rule("SM-CHECK-21", "SM-CHECK-01", "SM-CHECK-03", "SM-CHECK-16", "SM-CHECK-18")
def test_throw_one_the_current_player_orders_the_dice_and_throws_for_eli() -> None:
    scene = example()
    assert scene.waits_for == "gurn"
    scene.do(a.Call, symbol="piloting", character="eli")
    assert scene.waits_for == "gurn"
    scene.roll("5")
    assert scene.told(e.DieThrown)[-1].faces == ((scene.character("eli"), 5),)


@pytest.mark.rule("SM-CHECK-22", "SM-CHECK-15")
def test_throw_two_reds_own_player_throws_red() -> None:
    scene = example()
    scene.do(a.Call, symbol="piloting", character="eli")
    scene.roll("5")
    scene.do(a.Call, symbol="communications", character="red")
    assert scene.waits_for == "red"
    scene.roll("3")
    assert scene.told(e.DieThrown)[-1].faces == ((0, 5), (2, 3))


@pytest.mark.rule("SM-CHECK-23", "SM-CHECK-24", "SM-CHECK-05", "SM-CHECK-06", "SM-CHECK-12")
def test_throws_three_and_four_strike_red_and_then_blue_and_the_check_passes() -> None:
    scene = example()
    scene.do(a.Call, symbol="piloting", character="eli")
    scene.roll("5")
    scene.do(a.Call, symbol="communications", character="red")
    scene.roll("3")
    scene.do(a.Call, symbol="strength", character="gurn")
    assert scene.refused(a.Throw, target="red") == ""
    scene.roll("1, red 9")
    assert scene.check.in_hand == BLANK
    assert dict(scene.told(e.DieThrown)[-1].faces) == {0: 5, 2: 9, 1: 1}
    scene.roll("blank, gurn 8")
    assert passed(scene)
    assert scene.pile(scene.state.discard) == ["computer_failure"]


# ---- the procedure -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-CHECK-02")
def test_every_check_is_the_same_frame() -> None:
    begun = [
        (crew("lucas red", phase="move", at="quill"), a.Jump, {"to": "hq"}),
        (crew("lucas red", event="fuel_tax"), a.TryEvent, {}),
        (crew("lucas red", pursuit="lantern_sweep"), a.TryPursuit, {}),
        (crew("lucas red", at="tocpe", objective="sand_pack"), a.TryObjective, {}),
        (crew("lucas red", at="hq", held="red"), a.Rescue, {}),
    ]
    for scene, verb, fields in begun:
        scene.do(verb, **fields)
        assert scene.ask in ("call", "throw")
        scene.roll(*["9"] * len(scene.check.symbols), "blank")
        assert passed(scene)


@pytest.mark.rule("SM-CHECK-04", "SM-CHECK-20")
@pytest.mark.parametrize("face", ["medical", "1", "2", "3", "4", "5", "6", "7", "8", "9"])
def test_five_and_more_succeed(face: str) -> None:
    scene = crew("lucas red", event="fuel_tax")
    scene.do(a.TryEvent)
    scene.roll(face, "blank")
    assert passed(scene) == (face in "56789")


@pytest.mark.rule("SM-CHECK-05")
def test_one_failed_die_fails_the_check() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("9", "4", "blank")
    assert not passed(scene)


@pytest.mark.rule("SM-CHECK-06", "SM-CHECK-12", "SM-INJURY-02")
def test_a_struck_die_may_turn_for_the_worse_or_the_better() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("9", "9, lucas 2", "blank")
    assert not passed(scene)
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("9", "9", "blank, lucas medical")
    assert scene.health("lucas") == "injured"
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("medical", "9", "blank, lucas 7")
    assert passed(scene)
    assert scene.health("lucas") == "fit"


@pytest.mark.rule("SM-CHECK-07", "SM-CHECK-17")
def test_the_blank_die_ends_every_check_even_a_successful_one() -> None:
    scene = crew("lucas red", event="coolant_leak")
    scene.do(a.TryEvent)
    scene.roll("9")
    assert scene.check.in_hand == BLANK
    assert not scene.told(e.CheckEnded)
    assert scene.waits_for == "lucas"
    assert scene.refused(a.Throw, target=NOWHERE) == ""
    scene.roll("blank")
    assert passed(scene)
    assert scene.chance.requests[-1].shape == "cube"


@pytest.mark.rule("SM-CHECK-08", "SM-CHECK-10")
def test_box_and_dice_stay_as_they_are_until_the_check_ends() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("9", "2", "blank")
    requests = scene.chance.requests
    assert len({request.box for request in requests}) == 1
    assert [len(request.resting) for request in requests] == [0, 1, 2]
    assert requests[2].resting[0] == requests[1].resting[0]
    assert len({request.die for request in requests}) == 3
    assert not scene.state.stack
    assert scene.current == "red"  # no Reaction can come while Computer Failure lies there


@pytest.mark.rule("SM-CHECK-09")
def test_a_die_leaves_the_hand_outside_the_box() -> None:
    scene = crew("lucas red", event="coolant_leak")
    scene.do(a.TryEvent)
    inside, outside = Aim(0, -700, 900, 2000), Aim(0, -900, 900, 2000)
    assert scene.refused(a.Throw, target=NOWHERE, aim=inside) == "SM-CHECK-09"
    assert scene.refused(a.Throw, target=NOWHERE, aim=outside) == ""
    assert scene.refused(a.Throw, target=NOWHERE, aim=Aim(0, -900, 900, 9)) == "SM-CHECK-09"
    scene.do(a.Throw, target=NOWHERE, aim=outside)
    assert scene.chance.requests[-1].aim == outside


@pytest.mark.rule("SM-CHECK-03")
def test_one_die_at_a_time() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    assert scene.refused(a.Throw, target=NOWHERE) == "SM-CHECK-03"
    scene.do(a.Call, symbol="engineering", character="lucas")
    assert scene.refused(a.Call, symbol="intelligence", character="red") == "SM-CHECK-03"
    assert scene.refused(a.Throw, target="red") == "SM-CHECK-06"


@pytest.mark.rule("SM-CHECK-11", "SM-EDGE-90")
@pytest.mark.parametrize("dice", [["out"], ["9", "out"], ["9", "9, lucas out"], ["9", "9", "out"]])
def test_a_die_that_leaves_fails_the_check_on_the_spot(dice: list[str]) -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll(*dice)
    assert not passed(scene)
    assert scene.told(e.CheckEnded)[-1].left
    assert scene.current == "red"
    assert len(scene.chance.requests) == len(dice)


@pytest.mark.rule("SM-EDGE-91", "SM-INJURY-03")
def test_a_leaving_die_injures_nobody_but_medical_faces_in_the_box_do() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("medical", "out")
    assert scene.health("lucas") == "injured"
    assert scene.state.health.count(1) == 1
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    scene.roll("medical", "9, lucas out")
    assert scene.state.health.count(1) == 0


@pytest.mark.rule("SM-CHECK-13", "SM-CHECK-14", "SM-CHAR-05", "SM-EDGE-89")
def test_who_can_answer_which_symbol() -> None:
    scene = crew("lucas red", event="computer_failure")
    scene.do(a.TryEvent)
    calls = {(call.symbol, call.character) for call in scene.offered(a.Call)}
    lucas = scene.character("lucas")
    anybody = {("intelligence", character) for character in range(7) if character != lucas}
    assert calls == {("engineering", lucas)} | anybody
    assert scene.refused(a.Call, symbol="engineering", character="red") == "SM-CHECK-13"
    assert scene.refused(a.Call, by="red", symbol="engineering", character="lucas") == "SM-CHECK-18"
    scene.do(a.Call, symbol="intelligence", character="red")
    assert scene.waits_for == "red"
    scene = crew("lucas red", event="fuel_tax")
    scene.do(a.TryEvent)
    assert len(scene.offered(a.Call)) == 7


@pytest.mark.rule("SM-EDGE-87")
def test_a_character_answers_one_symbol() -> None:
    scene = crew("lucas red", event="crowded_holds")
    scene.do(a.TryEvent)
    scene.do(a.Call, symbol="strength", character="red")
    scene.roll("9")
    assert scene.refused(a.Call, symbol="intelligence", character="red") == "SM-CHECK-13"


@pytest.mark.rule("SM-EDGE-88", "SM-EDGE-56")
def test_too_few_fit_characters_cannot_begin_a_check() -> None:
    scene = crew("lucas red", event="crowded_holds", held="eli gurn meda boom neleh red")
    assert scene.refused(a.TryEvent) == "SM-EDGE-88"
    scene = crew("lucas red", event="ion_storm", injured="neleh")
    assert scene.refused(a.TryEvent) == "SM-EDGE-56"
    assert scene.ask == "act"


@pytest.mark.rule("SM-EDGE-59")
def test_the_die_of_an_unfit_character_is_in_no_check() -> None:
    scene = crew("lucas red", event="fuel_tax", injured="red boom", held="gurn")
    scene.do(a.TryEvent)
    assert {call.character for call in scene.offered(a.Call)} == {
        scene.character(name) for name in ("eli", "meda", "lucas", "neleh")
    }


@pytest.mark.rule("SM-CHECK-10", "SM-ROUTE-05")
def test_after_a_check_the_turn_goes_on_where_it_was() -> None:
    scene = crew("lucas red", phase="move", at="quill")
    scene.do(a.Jump, to="hq")
    scene.roll("9", "blank")
    assert scene.ask == "act"
    assert not scene.state.stack


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
def test_areas_of_the_advanced_side_overrule_the_face(area: object, face: str, success: bool) -> None:
    scene = crew("lucas red", event="fuel_tax", roll_mat="advanced")
    scene.do(a.TryEvent)
    scene.roll(f"{face} {middle(area)}", "blank")
    assert passed(scene) == success


@pytest.mark.rule("SM-MAT-04", "SM-EDGE-111")
@pytest.mark.parametrize("area", [GOOD, BAD])
@pytest.mark.parametrize("last", ["blank", "out"])
def test_a_medical_face_on_an_area_injures_nobody(area: object, last: str) -> None:
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


def reds_die(face: str, place: str = "", mat: str = "advanced", **more: object) -> Scene:
    """Red's die lies in the box of a check of Communications, the blank die still to come."""
    scene = crew("lucas red", pursuit="listening_post", roll_mat=mat, **more)  # type: ignore[arg-type]
    scene.do(a.TryPursuit)
    scene.roll(f"{face} {place}".strip())
    return scene


@pytest.mark.rule("SM-CHAR-10")
def test_red_moves_her_own_die_with_the_same_face() -> None:
    scene = reds_die("7", "at 0 -600")
    scene.do(a.MoveDie, by="red", place=(200, 700))
    rest = scene.check.rests[0]
    assert (rest.face, rest.x, rest.y) == (7, 200, 700)
    assert rest.foot == ((170, 670), (230, 670), (230, 730), (170, 730))


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
    scene.do(a.MoveDie, by="red", place=(300, 700))
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
