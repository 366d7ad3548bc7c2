"""Phase 7: launches, Hazards, and the Moon path with its tiles."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Choose,
    Decline,
    ExchangeMedia,
    GainToken,
    GiveUpReward,
    IgnoreHazard,
    LaunchMission,
    LookAt,
    NameFace,
    Pass,
    PayDefault,
    PayTokens,
    PutHazard,
    TakeReward,
    Uncover,
    UpgradeToken,
    UseTile,
)
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import GAME, TABLES, Scene, crew_tile, hazard, mission, resource


def reward(name: str, kind: str, *, major: bool = False) -> int:
    """The number of a mission's reward."""
    return next(
        number
        for number, found in enumerate(TABLES.missions[mission(name)].rewards)
        if found.effect.kind == kind and found.major == major
    )


def ready(tokens: str, name: str, nation: str = "us", **options: str) -> Scene:
    """A mission on the Launch stage of a team with these tokens; the rival has something to launch as well."""
    scene = Scene("launch", nation, **options)
    scene.queue(nation, launch=name)
    other = "us" if nation == "ussr" else "ussr"
    scene.queue(other, launch="telstar_1", t2="syncom_3")
    if tokens:
        scene.give(nation, tokens)
    return scene


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
    assert [told.team for told in scene.told(e.LaunchBegan)] == [0, 1, 0, 1]


@pytest.mark.rule("OSS-LAUNCH-15", "OSS-LAUNCH-16", "OSS-LAUNCH-03", "OSS-LAUNCH-04", "OSS-LAUNCH-09", "OSS-LAUNCH-11")
def test_example_ranger_7_is_a_minor_success() -> None:
    scene = ready("1 booster, 1 fresh booster, 1 capsule", "ranger_7", mode="beginner")
    scene.next_tile("discovery")
    scene.launch("ranger_7")
    assert scene.tokens("us") == "1 capsule, 1 spent booster"
    assert not scene.told(e.LaunchSucceeded)[0].major
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
    assert scene.told(e.HazardsRevealed)[0].hazards == (hazard("spinning_capsule"),)
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
    assert scene.tokens("us").startswith("1 navigation") or scene.us.tokens[4] >= 1
    assert not scene.told(e.LaunchSucceeded)[0].major
    scene = ready("2 booster", "luna_2")
    scene.launch("luna_2")
    assert scene.waits_for == "launching"
    assert not scene.told(e.LaunchSucceeded)[0].major


@pytest.mark.rule("OSS-LAUNCH-09")
def test_a_major_success_brings_both_rewards() -> None:
    scene = ready("2 booster, 1 navigation", "luna_2")
    scene.launch("luna_2")
    scene.do(PayDefault)
    assert scene.us.vp == 4
    assert scene.told(e.LaunchSucceeded)[0].major


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
    assert not scene.told(e.LaunchSucceeded)[0].major
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
    assert label == "Launch Luna 2: 2 Booster, major 1 Navigation; 1 Hazards"


# ---- Hazards -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-HAZ-01", "OSS-SYM-20", "OSS-UI-15")
def test_a_hazard_gained_goes_unseen_on_an_own_mission_of_choice() -> None:
    scene = Scene("place")
    scene.queue("us", t2="luna_2", t1="luna_3", launch="luna_9")
    scene.effect("us", v.TakeHazard(kind="take_hazard"))
    offered = scene.offered(PutHazard)
    assert {action.mission for action in offered} == {mission("luna_2"), mission("luna_3"), mission("luna_9")}
    assert {action.hazard for action in offered} == {-1}
    scene.do(PutHazard, mission=mission("luna_3"))
    for seat in (0, 1):
        assert GAME.view(scene.state, seat).attached[0][1] < 0
    assert scene.refused(PutHazard(0, -1, mission("luna_3"))) == "OSS-HAZ-02"


@pytest.mark.rule("OSS-HAZ-02", "OSS-SYM-21", "OSS-UI-15")
def test_a_hazard_given_is_looked_at_and_put_on_a_mission_of_the_rival() -> None:
    scene = Scene("place")
    scene.queue("ussr", t2="luna_2", t1="luna_3")
    scene.next_hazards("stale_air")
    scene.effect("us", v.GiveHazard(kind="give_hazard"))
    assert {action.hazard for action in scene.offered(PutHazard)} == {hazard("stale_air")}
    assert not scene.offered(Decline)
    scene.do(PutHazard, mission=mission("luna_2"))
    assert GAME.view(scene.state, 0).attached == [(mission("luna_2"), hazard("stale_air"))]
    assert GAME.view(scene.state, 1).attached[0][1] < 0


@pytest.mark.rule("OSS-SYM-22", "OSS-SYM-23")
def test_of_several_hazards_at_most_one_is_given_and_the_rest_goes_under_the_deck() -> None:
    for places in (True, False):
        scene = Scene("place")
        scene.queue("ussr", t2="luna_2")
        scene.next_hazards("stale_air", "oxygen_leak")
        scene.effect("us", v.GiveHazard(kind="give_hazard", drawn=2))
        if places:
            scene.do(PutHazard, hazard=hazard("oxygen_leak"))
            assert scene.state.hazards[0] == hazard("stale_air")
            assert len(scene.state.hazards) == 18
        else:
            scene.do(Decline)
            assert set(scene.state.hazards[:2]) == {hazard("stale_air"), hazard("oxygen_leak")}


@pytest.mark.rule("OSS-EDGE-52", "OSS-EDGE-53")
def test_a_hazard_without_a_mission_goes_under_the_deck() -> None:
    scene = Scene("place")
    scene.queue("us")
    scene.queue("ussr")
    scene.next_hazards("stale_air", "oxygen_leak")
    scene.effect("us", v.TakeHazard(kind="take_hazard"))
    assert scene.state.hazards[0] == hazard("stale_air")
    scene.effect("us", v.GiveHazard(kind="give_hazard"))
    assert scene.state.hazards[0] == hazard("oxygen_leak")
    scene = ready("2 booster, 1 capsule", "us_animal_flight")
    scene.launch("us_animal_flight")
    scene.do_all()
    assert not scene.state.attached  # not on the mission being launched


@pytest.mark.rule("OSS-HAZ-04", "OSS-HAZ-06")
def test_hazards_add_up_by_the_line_of_the_mission_kind() -> None:
    scene = ready("3 booster, 1 navigation", "luna_2")
    scene.attach("cracked_hatch", "luna_2")  # Booster, or Capsule for a crew
    scene.attach("wrong_orbit", "luna_2")
    scene.launch("luna_2")
    assert scene.tokens("us") == ""
    assert scene.us.vp == 2 + 2


@pytest.mark.rule("OSS-HAZ-07", "OSS-EDGE-57")
def test_hazards_of_a_failed_mission_pay_nothing_and_leave_the_game() -> None:
    scene = ready("2 booster", "luna_2")
    scene.attach("wrong_orbit", "luna_2")
    scene.launch("luna_2")
    assert scene.us.vp == 0
    assert scene.state.lost_hazards == [hazard("wrong_orbit")]
    assert scene.us.hazards == []


@pytest.mark.rule("OSS-EDGE-54", "OSS-EDGE-55")
def test_hazards_travel_with_their_mission_and_reach_the_launch_stage_too() -> None:
    scene = ready("", "luna_2")
    scene.next_hazards("stale_air")
    scene.effect("ussr", v.GiveHazard(kind="give_hazard"))
    scene.do(PutHazard, mission=mission("luna_2"))
    scene.launch("luna_2")
    assert scene.told(e.HazardsRevealed)
    scene = Scene("countdown")
    scene.queue("us", t2="luna_2")
    scene.attach("stale_air", "luna_2")
    scene.go()
    assert scene.us.t1 == [mission("luna_2")]
    assert scene.state.attached == [(mission("luna_2"), hazard("stale_air"))]


@pytest.mark.rule("OSS-SYM-24", "OSS-UI-15")
def test_a_hazard_looked_at_stays_and_is_known_to_its_team_only() -> None:
    scene = Scene("place")
    scene.queue("us", t2="luna_2", t1="luna_3")
    scene.attach("stale_air", "luna_2")
    scene.effect("us", v.Look(kind="look"))
    assert [action.mission for action in scene.offered(LookAt)] == [mission("luna_2")]
    told = scene.do(LookAt)
    assert GAME.view(scene.state, 0).attached == scene.state.attached
    assert GAME.view(scene.state, 1).attached != scene.state.attached
    seen = next(event for event in told if isinstance(event, e.HazardSeen))
    assert seen.seen_by() == (0,)
    assert "Stale Air" not in str(GAME.tell(seen.redacted()))


@pytest.mark.rule("OSS-HAZ-10", "OSS-HAZ-11", "OSS-EDGE-62", "OSS-EDGE-63")
def test_the_echo_gives_the_rival_one_token_like_a_permanent_that_paid() -> None:
    scene = ready("1 fresh booster, 1 booster, 1 fresh navigation", "luna_2")
    scene.attach("copied_blueprints", "luna_2")
    scene.launch("luna_2")
    scene.do(PayDefault)  # the major success
    scene.do_until(GainToken)
    assert {action.resource for action in scene.offered(GainToken)} == {resource("booster"), resource("navigation")}
    assert {action.seat for action in scene.offered(GainToken)} == {0}
    scene.gain("navigation")
    assert scene.tokens("ussr") == "1 navigation"
    assert scene.us.terms[1] == 1
    for tokens in ("2 booster", "1 fresh booster"):
        scene = ready(tokens, "luna_2")
        scene.attach("copied_blueprints", "luna_2")
        scene.launch("luna_2")
        scene.do_all()
        assert scene.tokens("ussr") == ""


@pytest.mark.rule("OSS-HAZ-12", "OSS-EDGE-58", "OSS-EDGE-59", "OSS-EDGE-101")
def test_the_die_or_minus_3_hazard_is_decided_before_the_roll() -> None:
    def begun(tokens: str) -> Scene:
        scene = ready(tokens, "luna_2")
        scene.media(4, 0)
        scene.attach("programme_alarm", "luna_2")
        scene.launch("luna_2")
        assert [action.option for action in scene.offered(Choose)] == [0, 1]
        return scene

    scene = begun("2 booster")
    scene.do(Choose, option=1)
    assert scene.us.media == -3
    scene = begun("2 booster, 1 sensor")
    scene.falls("sensor")
    scene.do(Choose, option=0)
    assert (scene.us.media, scene.us.tokens[resource("sensor")]) == (4, 0)
    scene = begun("2 booster")
    scene.falls("sensor")
    scene.do(Choose, option=0)
    assert scene.us.media == -3
    scene = begun("1 booster, 1 sensor")
    scene.falls("sensor")
    scene.do(Choose, option=0)
    assert scene.state.lost_missions
    assert scene.tokens("us") == "1 booster"  # what was spent on the roll is not returned


@pytest.mark.rule("OSS-EDGE-101")
def test_a_permanent_spent_on_the_roll_is_not_echoed() -> None:
    scene = ready("2 booster, 1 fresh sensor", "luna_2")
    scene.attach("programme_alarm", "luna_2")
    scene.attach("copied_blueprints", "luna_2")
    scene.launch("luna_2")
    scene.falls("sensor")
    scene.do(Choose, option=0)
    scene.do_all()
    assert scene.tokens("ussr") == ""
    assert scene.us.spent[resource("sensor")] == 1


@pytest.mark.rule("OSS-EDGE-67", "OSS-EDGE-58")
def test_a_chosen_result_serves_the_hazards_roll() -> None:
    scene = ready("3 booster", "luna_2")
    scene.tiles("us", "sure_hand")
    scene.do(UseTile)
    scene.attach("programme_alarm", "luna_2")
    scene.launch("luna_2")
    scene.do(Choose, option=0)
    scene.do(NameFace, face=0)
    assert scene.us.tokens[resource("booster")] == 0
    assert scene.told(e.LaunchSucceeded)


@pytest.mark.rule("OSS-HAZ-13", "OSS-EDGE-60", "OSS-EDGE-100")
def test_one_reward_is_given_up_among_those_that_bring_something() -> None:
    scene = ready("2 booster, 1 navigation", "luna_2", mode="beginner")
    scene.attach("short_of_fuel", "luna_2")
    scene.launch("luna_2")
    scene.do(PayDefault)
    rewards = [TABLES.missions[mission("luna_2")].rewards[action.reward] for action in scene.offered(GiveUpReward)]
    kinds = [(found.effect.kind, found.major) for found in rewards]
    assert kinds == [
        ("points", False),
        ("media", False),
        ("satellite_tile", False),
        ("points", True),
        ("media", True),
    ]  # the Earth upgrade means nothing to beginners
    scene.do(GiveUpReward, reward=reward("luna_2", "points", major=True))
    assert scene.us.vp == 2 + 1  # the minor reward and the Hazard itself


@pytest.mark.rule("OSS-HAZ-14", "OSS-EDGE-61", "OSS-EDGE-91")
def test_the_no_media_hazard_takes_printed_media_only() -> None:
    scene = ready("2 booster", "luna_2", mode="beginner")
    scene.attach("news_blackout", "luna_2")
    scene.next_tile("headlines")
    scene.launch("luna_2")
    scene.do_all()
    assert scene.us.media == 3  # of the tile
    assert scene.us.vp == 3
    scene = ready("", "luna_2")
    scene.attach("news_blackout", "luna_2")
    scene.launch("luna_2")
    assert scene.us.media == -1


@pytest.mark.rule("OSS-HAZ-15", "OSS-EDGE-61")
def test_the_double_loss_hazard_doubles_media_but_not_points() -> None:
    scene = ready("", "venera_7")
    scene.us.vp, scene.us.terms[0] = 5, 5
    scene.media(4, 0)
    scene.attach("live_on_air", "venera_7")
    scene.launch("venera_7")
    assert (scene.us.media, scene.us.vp) == (0, 4)


def test_redundancy_takes_the_cost_of_a_plain_hazard_but_leaves_its_point() -> None:
    scene = ready("2 booster", "luna_2")
    scene.own("us", "redundancy")
    scene.attach("wrong_orbit", "luna_2")
    scene.launch("luna_2")
    scene.do(IgnoreHazard)
    assert scene.us.vp == 3


def test_spin_doctors_soften_a_failure_and_praise_a_major_success() -> None:
    scene = ready("", "lunokhod_1")
    scene.own("us", "spin_doctors")
    scene.launch("lunokhod_1")
    assert scene.us.media == -1
    scene = ready("2 booster, 1 navigation", "luna_2", mode="advanced")
    scene.own("us", "spin_doctors")
    scene.launch("luna_2")
    scene.do(PayDefault)
    assert scene.us.media == 1


# ---- the Moon path -----------------------------------------------------------------------------------------------


def flown(steps: int, at: int = 0, nation: str = "us") -> Scene:
    """A team at a space of the path flies one or two spaces further."""
    name = f"{nation}_eva" if steps == 2 else f"{nation}_animal_flight"
    scene = Scene("launch", nation)
    scene.queue(nation, launch=name, t2="luna_2")
    scene.queue("ussr" if nation == "us" else "us", launch="telstar_1")
    if at:
        scene.reach(nation, at)
    scene.give(nation, "5 booster, 5 capsule, 5 life_support, 5 landing, 5 sensor")
    scene.launch(name)
    scene.do(PayDefault if steps == 2 else Decline)
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    return scene


@pytest.mark.rule("OSS-MOON-02", "OSS-MOON-06", "OSS-CREWB-01", "OSS-CREWB-04", "OSS-CREWB-05", "OSS-CREWB-06")
def test_the_first_space_brings_its_tile_a_hazard_and_a_token() -> None:
    scene = flown(1)
    assert scene.us.markers == [1]
    (tile,) = scene.us.claimed
    assert scene.state.path[0] == EMPTY
    assert scene.us.terms[2] == TABLES.crew_tiles[tile]
    assert [where for where, _ in scene.state.attached] == [mission("luna_2")]
    assert scene.us.advancement_tokens == 1


@pytest.mark.rule("OSS-CREWB-02", "OSS-MOON-02", "OSS-BOARD-03")
def test_a_space_whose_tile_is_gone_gives_nothing_but_room() -> None:
    scene = Scene("launch", "ussr")
    scene.reach("us", 1)
    scene.state.path[0] = EMPTY
    scene.queue("ussr", launch="ussr_animal_flight", t2="luna_2")
    scene.give("ussr", "2 booster, 1 capsule")
    scene.launch("ussr_animal_flight")
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    assert scene.ussr.markers == [1]
    assert (scene.ussr.claimed, scene.state.attached, scene.ussr.advancement_tokens) == ([], [], 0)


@pytest.mark.rule("OSS-EDGE-47", "OSS-EDGE-45", "OSS-EDGE-102")
def test_a_first_advance_of_two_stands_on_space_2_and_passes_a_tile() -> None:
    scene = flown(2)
    assert scene.us.markers == [2]
    assert scene.state.path[0] != EMPTY
    assert scene.state.path[1] == EMPTY


@pytest.mark.rule("OSS-EDGE-46", "OSS-MOON-01", "OSS-CREWB-08")
def test_an_advance_beyond_the_moon_stops_there_and_brings_the_seven_alone() -> None:
    scene = flown(2, at=5)
    assert scene.us.markers == [5, 6]
    assert scene.us.claimed == [crew_tile(7)]
    assert (scene.state.attached, scene.us.advancement_tokens) == ([], 0)
    assert scene.state.last == "moon"
    scene = flown(1, at=6)
    assert scene.us.markers == [6]


@pytest.mark.rule("OSS-SYM-03", "OSS-INV-10")
def test_the_path_symbol_moves_one_space() -> None:
    scene = Scene("place")
    scene.reach("us", 2)
    scene.effect("us", v.Path(kind="path"))
    assert scene.us.markers == [2, 3]


@pytest.mark.rule("OSS-CREWB-07", "OSS-SYM-09")
def test_a_spare_crew_tile_gives_points_only() -> None:
    scene = Scene("place")
    top = scene.state.crew_tiles[-1]
    scene.effect("us", v.CrewTile(kind="crew_tile"))
    assert scene.us.vp == TABLES.crew_tiles[top]
    assert (scene.us.advancement_tokens, scene.state.attached) == (0, [])


@pytest.mark.rule("OSS-UPGR-03", "OSS-UPGR-04", "OSS-UPGR-06", "OSS-UPGR-13", "OSS-INV-08")
def test_example_a_satellite_success_takes_one_of_ten_markers_into_orbit() -> None:
    scene = ready("2 booster", "luna_2")
    scene.launch("luna_2")
    scene.do(TakeReward, reward=reward("luna_2", "earth_upgrade"))
    assert len(scene.offered(Uncover)) == 10
    assert {action.upgrade % 2 for action in scene.offered(Uncover)} == {0}
    assert scene.refused(Uncover(0, 1)) == "OSS-UPGR-03"
    scene.do(Uncover, upgrade=0)
    assert scene.us.orbit == 1
    for nation in ("us", "ussr"):
        scene.state.phase = 4
        assert sum(scene.state.covered[::2]) + scene.us.orbit == 10
        assert nation


@pytest.mark.rule("OSS-UPGR-05", "OSS-UPGR-14", "OSS-UPGR-15")
def test_example_a_crew_success_takes_a_crew_marker_and_the_tile_of_the_next_space() -> None:
    scene = Scene("launch", "ussr")
    scene.reach("ussr", 2)
    scene.queue("ussr", launch="ussr_animal_flight", t1="luna_2")
    scene.give("ussr", "2 booster, 1 capsule")
    scene.launch("ussr_animal_flight")
    scene.do(TakeReward, reward=reward("ussr_animal_flight", "earth_upgrade"))
    assert {action.upgrade % 2 for action in scene.offered(Uncover)} == {1}
    assert len(scene.offered(Uncover)) == 10
    scene.do(Uncover, upgrade=3)
    scene.do_all()
    assert scene.ussr.markers == [2, 3]
    assert len(scene.ussr.claimed) == 1
    assert [where for where, _ in scene.state.attached] == [mission("luna_2")]
    assert scene.ussr.advancement_tokens == 1


@pytest.mark.rule("OSS-EDGE-50", "OSS-EDGE-51", "OSS-SYM-32")
def test_an_upgrade_must_be_taken_while_there_is_one_and_may_be_of_either_kind_elsewhere() -> None:
    scene = Scene("place")
    scene.effect("us", v.EarthUpgrade(kind="earth_upgrade"))
    assert len(scene.offered(Uncover)) == 20
    assert scene.refused(Decline(0)) == "OSS-EDGE-30"
    scene = ready("2 booster", "luna_2")
    scene.state.covered = [0, 1] * 10
    scene.launch("luna_2")
    scene.do(TakeReward, reward=reward("luna_2", "earth_upgrade"))
    assert scene.waits_for == "launching"


@pytest.mark.rule("OSS-EDGE-44")
def test_no_satellite_mission_moves_on_the_path() -> None:
    for row in TABLES.missions:
        steps = sum(isinstance(found.effect, v.Path) for found in row.rewards)
        assert steps == 0 if not row.crewed else 1 <= steps <= 2


@pytest.mark.rule("OSS-SATB-01", "OSS-SATB-02", "OSS-SATB-03", "OSS-SYM-10", "OSS-SATB-05", "OSS-SATB-06")
def test_a_satellite_tile_is_resolved_at_once_and_discarded() -> None:
    scene = Scene("place")
    scene.give("us", "1 booster")
    scene.next_tile("risky_upgrade")
    scene.effect("us", v.SatelliteTile(kind="satellite_tile"))
    scene.do(UpgradeToken)
    assert scene.tokens("us") == "1 fresh booster"
    assert len(scene.us.used_satellite) == 1
    assert [where for where, _ in scene.state.attached] == scene.us.t2
    for row in TABLES.missions:
        tiles = [found for found in row.rewards if isinstance(found.effect, v.SatelliteTile)]
        assert not any(found.major or row.crewed for found in tiles)


@pytest.mark.rule("OSS-MEDIA-09")
def test_an_empty_stack_gives_no_more_tiles() -> None:
    scene = Scene("place")
    scene.state.satellite_tiles, scene.state.crew_tiles, scene.state.media_tiles = [], [], []
    scene.effect(
        "us",
        v.SatelliteTile(kind="satellite_tile"),
        v.CrewTile(kind="crew_tile"),
        v.MediaTile(kind="media_tile"),
        v.Points(kind="points", count=1),
    )
    assert scene.us.vp == 1
    assert not scene.us.tiles
    assert not scene.offered(ExchangeMedia)


@pytest.mark.rule("OSS-SYM-25", "OSS-EDGE-83", "OSS-INV-06")
def test_advancement_tokens_stop_at_nine_unless_an_option_lifts_it() -> None:
    for cap, held in ((9, 4), ("none", 5)):
        scene = Scene("place", advancement_token_cap=cap)
        scene.us.advancement_tokens, scene.ussr.advancement_tokens = 4, 5
        scene.effect("us", v.AdvancementToken(kind="advancement_token"))
        assert scene.us.advancement_tokens == held
