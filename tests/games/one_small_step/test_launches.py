"""Phase 7: launches from the attempt to the discard."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Decline,
    LaunchMission,
    Pass,
    PayDefault,
    PayTokens,
    PutHazard,
    TakeReward,
    Uncover,
    UpgradeToken,
)
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import GAME, Scene, hazard, mission, ready, resource, reward

# ---- the worked example ------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-LAUNCH-14", "OSS-LAUNCH-01", "OSS-LAUNCH-02", "OSS-PHASE-03")
def test_example_four_launches_alternate_in_the_order_each_team_likes() -> None:
    scene = Scene("launch")
    scene.queue("us", launch="ranger_7 lunokhod_1", t1="luna_2")
    scene.queue("ussr", launch="ussr_eva ussr_animal_flight")
    assert scene.refused(LaunchMission(0, mission("luna_2"))) == "OSS-LAUNCH-01"
    assert scene.refused(Pass(0, -1)) == "OSS-LAUNCH-01"
    scene.launch("lunokhod_1")
    scene.launch("ussr_animal_flight")
    scene.launch("ranger_7")
    scene.launch("ussr_eva")
    assert [told.team for told in scene.told(fl.LaunchBegan)] == [0, 1, 0, 1]


@pytest.mark.rule("OSS-LAUNCH-15", "OSS-LAUNCH-16", "OSS-LAUNCH-03", "OSS-LAUNCH-04", "OSS-LAUNCH-09", "OSS-LAUNCH-11")
def test_example_ranger_7_is_a_minor_success() -> None:
    scene = ready("1 booster, 1 fresh booster, 1 capsule", "ranger_7", mode="beginner")
    scene.next_tile("discovery")
    scene.launch("ranger_7")
    assert scene.tokens("us") == "1 capsule, 1 spent booster"
    assert not scene.told(fl.LaunchSucceeded)[0].major
    scene.do(TakeReward, reward=reward("ranger_7", "media"))
    scene.do(TakeReward, reward=reward("ranger_7", "upgrade"))
    scene.do(UpgradeToken)
    scene.do(TakeReward, reward=-1)
    assert scene.us.media == 1
    assert scene.tokens("us") == "1 fresh capsule, 1 spent booster"
    assert scene.us.vp == 2  # the tile's
    assert scene.us.missions[-1] == mission("ranger_7")


@pytest.mark.rule("OSS-LAUNCH-17", "OSS-LAUNCH-18", "OSS-EDGE-45", "OSS-MOON-05", "OSS-CREWB-03")
def test_example_eva_is_a_major_success_two_spaces_further() -> None:
    scene = ready(
        "1 booster, 2 capsule, 1 fresh life_support, 1 landing, 1 fresh sensor, 1 life_support", "ussr_eva", "ussr"
    )
    scene.reach("ussr", 1)
    passed = scene.state.path[1]
    scene.state.path[2] = EMPTY
    scene.launch("ussr_eva")
    scene.do(PayTokens, resource=resource("life_support"), permanents=1)
    scene.do(PayDefault)
    assert scene.tokens("ussr") == "1 spent sensor, 1 spent life_support"
    scene.do(TakeReward, reward=-1)
    scene.do(Uncover, upgrade=1)
    assert (scene.ussr.vp, scene.ussr.media) == (9, 5)
    assert scene.ussr.markers == [1, 3]
    assert scene.state.path[1] == passed
    assert scene.ussr.missions[-1] == mission("ussr_eva")


@pytest.mark.rule("OSS-LAUNCH-19", "OSS-LAUNCH-05", "OSS-LAUNCH-06", "OSS-LAUNCH-07", "OSS-LAUNCH-12")
def test_example_lunokhod_1_fails_and_keeps_its_booster() -> None:
    scene = ready("1 booster", "lunokhod_1")
    scene.media(1, 0)
    scene.launch("lunokhod_1")
    assert scene.tokens("us") == "1 booster"
    assert (scene.us.media, scene.us.vp) == (-1, 0)
    assert scene.state.lost_missions == [mission("lunokhod_1")]
    assert scene.turn == "ussr"


@pytest.mark.rule(
    "OSS-LAUNCH-20", "OSS-LAUNCH-21", "OSS-HAZ-03", "OSS-HAZ-05", "OSS-HAZ-07", "OSS-HAZ-09", "OSS-MOON-04"
)
def test_example_animal_flight_pays_one_capsule_more_for_its_hazard() -> None:
    scene = ready("2 booster, 2 capsule", "ussr_animal_flight", "ussr", mode="beginner")
    scene.attach("spinning_capsule", "ussr_animal_flight")
    scene.reach("ussr", 1, 3)
    scene.state.path[3] = EMPTY
    scene.launch("ussr_animal_flight")
    assert scene.told(fl.HazardsRevealed)[0].hazards == (hazard("spinning_capsule"),)
    scene.do(TakeReward, reward=-1)
    assert scene.tokens("ussr") == ""
    assert (scene.ussr.media, scene.ussr.vp) == (1, 2)
    assert scene.ussr.markers == [1, 3, 4]
    assert scene.ussr.missions[-1] == mission("ussr_animal_flight")
    assert scene.ussr.hazards == [hazard("spinning_capsule")]


# ---- the launch --------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-LAUNCH-08")
def test_a_major_success_may_be_declined_and_costs_nothing_when_out_of_reach() -> None:
    scene = ready("2 booster, 1 navigation", "luna_2")
    scene.launch("luna_2")
    scene.do(Decline)
    scene.do_all()
    assert resource("navigation") not in {paid.resource for paid in scene.told(e.TokensPaid)}
    assert not scene.told(fl.LaunchSucceeded)[0].major
    scene = ready("2 booster", "luna_2")
    scene.launch("luna_2")
    assert scene.waits_for == "launching"
    assert not scene.told(fl.LaunchSucceeded)[0].major


@pytest.mark.rule("OSS-LAUNCH-09")
def test_a_major_success_brings_both_rewards() -> None:
    scene = ready("2 booster, 1 navigation", "luna_2")
    scene.launch("luna_2")
    scene.do(PayDefault)
    assert scene.us.vp == 4
    assert scene.told(fl.LaunchSucceeded)[0].major


@pytest.mark.rule("OSS-EDGE-76")
def test_a_minor_cost_that_can_be_paid_must_be_with_a_free_choice_of_tokens() -> None:
    scene = ready("2 booster, 2 fresh booster", "luna_2")
    scene.launch("luna_2")
    assert scene.refused(Decline(0)) == "OSS-EDGE-30"
    assert [action.permanents for action in scene.offered(PayTokens)] == [2, 1, 0]


@pytest.mark.rule("OSS-LAUNCH-10", "OSS-EDGE-86")
def test_rewards_come_in_any_order_each_with_all_it_triggers() -> None:
    scene = ready("2 booster, 1 sensor", "ranger_7")
    scene.next_tile("risky_upgrade")
    scene.queue("us", launch="ranger_7", t2="luna_2 luna_3")
    scene.launch("ranger_7")
    scene.do(TakeReward, reward=reward("ranger_7", "satellite_tile"))
    assert scene.waits_for == "upgrading"
    scene.do(Decline)
    assert scene.waits_for == "taking_hazard"
    scene.do(PutHazard, mission=mission("luna_2"))
    assert scene.waits_for == "launching"
    assert len(scene.offered(TakeReward)) == 4  # three are left, or all of them


@pytest.mark.rule("OSS-EDGE-78")
def test_rewards_pay_the_next_launch_but_not_their_own() -> None:
    scene = ready("1 booster, 1 navigation", "transit_1b")
    scene.queue("us", launch="transit_1b luna_9")
    scene.launch("transit_1b")  # its reward is a Navigation, its major cost as well
    scene.do_all()
    assert not scene.told(fl.LaunchSucceeded)[0].major
    assert scene.tokens("us") == "1 navigation"


@pytest.mark.rule("OSS-EDGE-79")
def test_a_launch_is_one_turn_for_the_upgrade_limit() -> None:
    scene = ready("2 booster", "ranger_7")
    scene.next_tile("landing_study")
    scene.launch("ranger_7")
    scene.do(TakeReward, reward=reward("ranger_7", "satellite_tile"))
    scene.do(TakeReward, reward=reward("ranger_7", "upgrade"))
    assert scene.tokens("us") == "1 landing"
    assert scene.waits_for == "launching"  # nothing could be upgraded


@pytest.mark.rule("OSS-EDGE-77", "OSS-INV-14")
def test_a_loss_of_points_stops_at_0_unless_an_option_says_otherwise() -> None:
    for floor, points in ((0, 0), ("none", -1)):
        scene = ready("", "venera_7", vp_floor=floor)
        scene.launch("venera_7")
        assert scene.us.vp == sum(scene.us.terms) == points


@pytest.mark.rule("OSS-SYM-17", "OSS-EDGE-56", "OSS-EDGE-80", "OSS-PHASE-01")
def test_launch_now_takes_any_stage_with_hazards_and_penalties() -> None:
    scene = Scene("place")
    scene.queue("us", t2="luna_2", t1="luna_3")
    scene.attach("wrong_orbit", "luna_2")
    scene.give("us", "2 booster")
    scene.media(3, 0)
    scene.effect("us", v.LaunchNow(kind="launch_now"))
    assert {action.mission for action in scene.offered(LaunchMission)} == {mission("luna_2"), mission("luna_3")}
    scene.launch("luna_2")
    assert scene.state.lost_missions == [mission("luna_2")]
    assert scene.us.media == 2
    assert scene.us.t1 == [mission("luna_3")]


@pytest.mark.rule("OSS-EDGE-93")
def test_launch_now_without_a_mission_is_skipped() -> None:
    scene = Scene("place")
    scene.queue("us")
    scene.effect("us", v.LaunchNow(kind="launch_now"), v.Look(kind="look"), v.Points(kind="points", count=1))
    assert scene.us.vp == 1


@pytest.mark.rule("OSS-INV-16")
def test_after_phase_7_no_mission_is_left_on_launch() -> None:
    scene = Scene("launch")
    scene.queue("us", launch="luna_2 luna_3 luna_9")
    scene.until("draw")
    assert not scene.us.launch


@pytest.mark.rule("OSS-UI-11")
def test_the_label_of_a_launch_tells_its_costs_and_its_hazards() -> None:
    scene = ready("", "luna_2")
    scene.attach("wrong_orbit", "luna_2")
    label = str(GAME.label(scene.state, scene.offered(LaunchMission)[0]))
    assert label == "Launch Luna 2: 2 Booster, major 1 Navigation; 1 Hazard"
