"""Hazards: gained, given, looked at and overcome."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Choose,
    Decline,
    GainToken,
    GiveUpReward,
    IgnoreHazard,
    LookAt,
    NameFace,
    PayDefault,
    PutHazard,
    UseTile,
)
from tests.games.one_small_step.scene import GAME, TABLES, Scene, hazard, mission, ready, resource, reward


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
    assert scene.told(fl.HazardsRevealed)
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
    seen = next(event for event in told if isinstance(event, fl.HazardSeen))
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
    assert scene.told(fl.LaunchSucceeded)


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


@pytest.mark.rule("OSS-ADV-07")
def test_a_launch_outside_phase_7_has_no_help_from_advancements_of_phase_7() -> None:
    scene = Scene("personnel")
    scene.own("us", "redundancy", "spin_doctors")
    scene.queue("us", t2="luna_2")
    scene.give("us", "2 booster")
    scene.media(3, 0)
    scene.attach("wrong_orbit", "luna_2")
    scene.effect("us", v.LaunchNow(kind="launch_now"))
    scene.launch("luna_2")
    assert not scene.offered(IgnoreHazard)
    assert scene.us.media == 2


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
