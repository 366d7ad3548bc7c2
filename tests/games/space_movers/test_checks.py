"""Skill checks, from the first call to the blank die."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.models import MoversContent
from desktop.games.space_movers.state import BLANK, NOWHERE
from desktop.kernel.throws import Aim
from tests.games.space_movers.scene import GAME, Scene, crew


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
    wild = (Aim(0, -9000, 900, 2000), Aim(0, -900, 900, 2000, spin=9000), Aim(0, -900, 900, 2000, reach=9000))
    assert all(scene.refused(a.Throw, target=NOWHERE, aim=aim) == "SM-CHECK-09" for aim in wild)
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
