"""Upgrades of Earth actions, Flexible tokens and other Advancements in Phase 4."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.actions import (
    Choose,
    Decline,
    Pass,
    PayDefault,
    PayTokens,
    PlaceToken,
    PlaceWorker,
    TakeAdvancement,
    UpgradeToken,
    UseAction,
)
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    GAME,
    HEADQUARTERS,
    LABORATORY,
    MINISTRY,
    WORKSHOP,
    Scene,
    advancement,
    event,
    resource,
    upgrade,
)

# ---- upgrades ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-UPGR-02")
def test_a_covered_upgrade_changes_nothing() -> None:
    scene = Scene("place")
    scene.falls("sensor")
    scene.place(ADMINISTRATOR, LABORATORY)
    assert (scene.tokens("us"), scene.turn) == ("1 sensor", "ussr")


@pytest.mark.rule("OSS-UPGR-06", "OSS-UPGR-09", "OSS-UPGR-16", "OSS-EDGE-38")
def test_example_with_both_replacements_open_the_ussr_rolls_the_crew_die() -> None:
    scene = Scene("place", "ussr")
    scene.uncover(upgrade(LABORATORY, ADMINISTRATOR, "satellite"), upgrade(LABORATORY, ADMINISTRATOR, "crew"))
    scene.place(ADMINISTRATOR, LABORATORY)
    assert [action.option for action in scene.offered(Choose)] == [0, 1, 2]
    scene.falls("capsule")
    scene.do(Choose, option=2)
    assert (scene.tokens("ussr"), scene.turn) == ("1 capsule", "us")


@pytest.mark.rule("OSS-UPGR-08", "OSS-UPGR-17")
def test_example_with_the_reduction_one_token_makes_a_permanent_one() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(WORKSHOP, ENGINEER, "satellite"))
    scene.give("us", "1 booster")
    scene.place(ENGINEER, WORKSHOP)
    scene.do(PayTokens)
    assert scene.tokens("us") == "1 fresh booster"


@pytest.mark.rule("OSS-UPGR-07", "OSS-UPGR-10", "OSS-UPGR-12", "OSS-UPGR-18", "OSS-EDGE-39")
def test_example_the_addition_takes_two_more_tokens_and_is_not_reduced() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(WORKSHOP, ENGINEER, "satellite"), upgrade(WORKSHOP, ENGINEER, "crew"))
    scene.give("us", "3 booster")
    scene.place(ENGINEER, WORKSHOP)
    scene.do(PayTokens)
    assert scene.tokens("us") == "2 booster, 1 fresh booster"
    scene.do(PayTokens)
    assert scene.tokens("us") == "2 fresh booster"
    scene = Scene("place")
    scene.uncover(upgrade(WORKSHOP, ENGINEER, "satellite"), upgrade(WORKSHOP, ENGINEER, "crew"))
    scene.give("us", "2 booster")
    scene.place(ENGINEER, WORKSHOP)
    scene.do(PayTokens)
    assert (scene.tokens("us"), scene.turn) == ("1 booster, 1 fresh booster", "ussr")


@pytest.mark.rule("OSS-UPGR-11")
def test_an_addition_is_gained_also_when_the_action_is_not_paid() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(HEADQUARTERS, ADMINISTRATOR, "crew"))
    scene.place(ADMINISTRATOR, HEADQUARTERS)
    scene.do(Choose, option=0)
    assert scene.us.vp == 1
    scene = Scene("place")
    scene.uncover(upgrade(HEADQUARTERS, ADMINISTRATOR, "crew"))
    scene.place(ADMINISTRATOR, HEADQUARTERS)
    scene.do(Decline)  # an addition may be declined
    assert scene.us.vp == 0


@pytest.mark.rule("OSS-EDGE-40", "OSS-EDGE-104")
def test_a_cost_reduced_to_nothing_leaves_the_effect_optional() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(LABORATORY, ENGINEER, "satellite"))
    scene.place(ENGINEER, LABORATORY)
    assert scene.offered(PayDefault)
    assert scene.offered(Decline)
    scene.falls("booster", "landing")
    scene.do(PayDefault)
    assert scene.tokens("us") == "1 booster, 1 landing"


@pytest.mark.rule("OSS-EDGE-103", "OSS-UPGR-09")
def test_a_replacement_takes_the_place_of_the_effect_and_its_cost() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(HEADQUARTERS, ENGINEER, "crew"))
    scene.next_events("booster_testing")
    scene.place(ENGINEER, HEADQUARTERS)
    scene.do(Choose, option=2)
    assert scene.us.hand == [event("booster_testing")]


@pytest.mark.rule("OSS-EDGE-32")
def test_the_unlimited_space_has_upgrades_of_its_own_for_each_type() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(MINISTRY, ENGINEER, "crew"))
    scene.give("us", "1 booster")
    scene.place(ENGINEER, MINISTRY)
    scene.do(Choose, option=2)
    scene.do(UpgradeToken)
    assert scene.tokens("us") == "1 fresh booster"
    scene.place(ADMINISTRATOR, MINISTRY)
    assert not scene.offered(Choose)


@pytest.mark.rule("OSS-SYM-33", "OSS-EDGE-37")
def test_any_action_uses_an_occupied_space_without_a_worker_and_pays_its_cost() -> None:
    scene = Scene("place")
    scene.draft("mission_simulator")
    scene.worker("ussr", ENGINEER, FACTORY)
    scene.give("us", "1 funding, 1 material")
    scene.place(ADMINISTRATOR, scene.slot("mission_simulator"))
    assert len(scene.offered(UseAction)) == 10
    scene.do(UseAction, worker=ENGINEER, space=FACTORY)
    scene.do(PayDefault)
    scene.gain("sensor")
    scene.gain("sensor")
    assert scene.tokens("us") == "2 sensor"
    assert scene.state.workers[FACTORY] == [(1, ENGINEER)]


@pytest.mark.rule("OSS-UI-05")
def test_the_label_of_a_placement_tells_base_cost_and_open_upgrades() -> None:
    scene = Scene("place")

    def label(worker: int, space: int) -> str:
        return str(GAME.label(scene.state, scene.offered(PlaceWorker, worker=worker, space=space)[0]))

    assert label(ENGINEER, WORKSHOP) == (
        "Engineer on Workshop: for 2 temporary tokens of one resource: 1 permanent token of the same resource"
    )
    scene.uncover(upgrade(WORKSHOP, ENGINEER, "satellite"), upgrade(LABORATORY, ADMINISTRATOR, "crew"))
    assert "for 1 temporary token:" in label(ENGINEER, WORKSHOP)
    told = "roll the Satellite die for a temporary token; or roll the Crew die for a temporary token"
    assert label(ADMINISTRATOR, LABORATORY).endswith(told)


# ---- Flexible and other advancements -----------------------------------------------------------------------------


@pytest.mark.rule("OSS-ADV-13", "OSS-ADV-14", "OSS-ADV-15", "OSS-ADV-16", "OSS-EDGE-34", "OSS-EDGE-35")
def test_flexible_places_a_personnel_token_as_a_fifth_worker() -> None:
    scene = Scene("place")
    scene.own("us", "flexible")
    scene.draft("booster_testing")
    slot = scene.slot("booster_testing")
    assert scene.refused(PlaceToken(0, ENGINEER, slot)) == "OSS-ADV-13"
    scene.give("us", "1 fresh personnel")
    assert not scene.offered(PlaceToken)  # a temporary token is needed
    scene.give("us", "1 personnel", new=True)
    assert {action.acting for action in scene.offered(PlaceToken)} == {ENGINEER, ADMINISTRATOR}
    scene.do(PlaceToken, acting=ENGINEER, space=slot)
    assert scene.us.tokens[resource("personnel")] == 0
    assert scene.us.home == [2, 2]
    assert scene.turn == "ussr"
    assert scene.refused(PlaceWorker(1, ENGINEER, ENGINEER, slot)) == "OSS-WORK-10"
    scene.us.home, scene.ussr.home = [0, 0], [0, 1]
    scene.place(ADMINISTRATOR, FACTORY)
    assert scene.us.hand == [event("booster_testing")]
    assert all(not placed for placed in scene.state.workers)


@pytest.mark.rule("OSS-EDGE-90", "OSS-EDGE-34")
def test_a_team_without_workers_may_still_use_flexible_or_decline_it() -> None:
    scene = Scene("place", "ussr")
    scene.own("us", "flexible")
    scene.give("us", "2 personnel")
    scene.us.home, scene.ussr.home = [0, 0], [0, 1]
    scene.place(ADMINISTRATOR, FACTORY)
    assert scene.turn == "us"
    assert scene.offered(PlaceToken)
    scene.do(Pass)
    assert scene.told(e.WorkersRetrieved)
    scene = Scene("place", "ussr")
    scene.own("us", "flexible")
    scene.give("us", "2 personnel")
    scene.us.home, scene.ussr.home = [0, 0], [0, 1]
    scene.place(ADMINISTRATOR, FACTORY)
    scene.do(PlaceToken, acting=ENGINEER, space=WORKSHOP)
    assert scene.told(e.WorkersRetrieved)  # once a round


def test_cross_training_turns_one_worker_a_round_into_the_other_type() -> None:
    scene = Scene("place")
    scene.own("us", "cross_training")
    scene.do(PlaceWorker, worker=ENGINEER, acting=ADMINISTRATOR, space=FACTORY)
    assert scene.us.media == 2
    scene.until_turn("us")
    assert not scene.offered(PlaceWorker, worker=ENGINEER, acting=ADMINISTRATOR)


def test_a_second_shift_gains_one_more_agency_token_on_the_unlimited_space() -> None:
    scene = Scene("place")
    scene.own("us", "second_shift")
    scene.place(ENGINEER, MINISTRY)
    scene.gain("funding")
    scene.gain("material")
    assert scene.tokens("us") == "1 funding, 1 material"


@pytest.mark.rule("OSS-CARD-23", "OSS-CARD-11")
def test_worker_actions_of_technology_transfer_and_heroic_action() -> None:
    scene = Scene("place")
    scene.draft("technology_transfer", "heroic_action")
    offered = list(scene.state.offer)
    scene.place(ADMINISTRATOR, scene.slot("technology_transfer"))
    assert [action.card for action in scene.offered(TakeAdvancement)] == offered
    scene.do(TakeAdvancement, card=offered[2])
    assert scene.us.advancements == [offered[2]]
    assert scene.state.offer[2] != offered[2]
    scene.place(ADMINISTRATOR, scene.slot("heroic_action"))
    scene.gain("landing")
    assert scene.tokens("ussr") == "1 personnel, 1 landing"
    assert advancement("flexible") >= 0
    assert scene.told(e.AdvancementTaken)[0].free
