"""Phase 4: placing workers, Earth actions and their upgrades, and the way home."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.actions import (
    Decline,
    DiscardCard,
    DropPersonnel,
    GainToken,
    Pass,
    PayDefault,
    PayTokens,
    PlaceWorker,
)
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    HEADQUARTERS,
    LABORATORY,
    MINISTRY,
    TABLES,
    WORKSHOP,
    Scene,
    event,
    resource,
)


class Example:
    """The worked example of Phase 4, one turn after the other: beginner game, round 1, the Soviet Union leads."""

    def __init__(self) -> None:
        self.scene = scene = Scene("place", "ussr", mode="beginner")
        scene.draft("john_glenn", "booster_testing", "alan_shepard", "sensor_testing")
        scene.hand("ussr", "pr_tour")
        scene.give("us", "1 personnel")

    def play(self, turns: int) -> Scene:
        for turn in range(1, turns + 1):
            getattr(self, f"turn_{turn}")()
        return self.scene

    def turn_1(self) -> None:
        self.scene.falls("navigation")
        self.scene.place(ADMINISTRATOR, LABORATORY)

    def turn_2(self) -> None:
        self.scene.falls("funding+material")
        self.scene.place(ADMINISTRATOR, self.scene.slot("john_glenn"))

    def turn_3(self) -> None:
        self.scene.falls("booster")
        self.scene.place(ENGINEER, self.scene.slot("booster_testing"))

    def turn_4(self) -> None:
        self.scene.place(ENGINEER, FACTORY)
        self.scene.do(PayDefault)
        self.scene.gain("booster")
        self.scene.gain("booster")

    def turn_5(self) -> None:
        self.scene.place(ADMINISTRATOR, HEADQUARTERS)
        self.scene.do(DiscardCard)
        self.scene.gain("life_support")

    def turn_6(self) -> None:
        self.scene.place(ENGINEER, WORKSHOP)
        self.scene.do(PayTokens, resource=resource("booster"))

    def turn_7(self) -> None:
        self.scene.place(ENGINEER, MINISTRY)
        self.scene.gain("funding")

    def turn_8(self) -> None:
        self.scene.place(ADMINISTRATOR, MINISTRY)
        self.scene.gain("personnel")


@pytest.mark.rule("OSS-WORK-15", "OSS-WORK-08", "OSS-WORK-13", "OSS-EDGE-85")
def test_example_turn_1_the_ussr_administrator_rolls_navigation() -> None:
    scene = Example().play(1)
    assert scene.tokens("ussr") == "1 navigation"
    assert scene.turn == "us"


@pytest.mark.rule("OSS-WORK-16", "OSS-WORK-17", "OSS-WORK-09")
def test_example_turn_2_only_an_administrator_may_stand_on_john_glenn() -> None:
    scene = Example().play(1)
    slot = scene.slot("john_glenn")
    assert scene.refused(PlaceWorker(0, ENGINEER, ENGINEER, slot)) == "OSS-WORK-09"
    scene = Example().play(2)
    assert scene.us.media == 1
    assert scene.tokens("us") == "1 funding, 1 material, 1 personnel"


@pytest.mark.rule("OSS-WORK-18", "OSS-WORK-19", "OSS-WORK-10")
def test_example_turn_3_the_ussr_engineer_rolls_a_booster_beside_occupied_spaces() -> None:
    scene = Example().play(2)
    for space in (LABORATORY, scene.slot("john_glenn")):
        assert scene.refused(PlaceWorker(1, ENGINEER, ENGINEER, space)) == "OSS-WORK-10"
    scene = Example().play(3)
    assert scene.tokens("ussr") == "1 booster, 1 navigation"


@pytest.mark.rule("OSS-WORK-20", "OSS-WORK-14")
def test_example_turn_4_the_us_buys_two_boosters() -> None:
    assert Example().play(4).tokens("us") == "1 personnel, 2 booster"


@pytest.mark.rule("OSS-WORK-21", "OSS-SYM-27")
def test_example_turn_5_the_ussr_gives_a_card_for_life_support() -> None:
    scene = Example().play(5)
    assert scene.ussr.hand == []
    assert scene.tokens("ussr") == "1 booster, 1 navigation, 1 life_support"
    assert scene.state.events[0] == event("pr_tour")
    assert scene.ussr.developments == []


@pytest.mark.rule("OSS-WORK-22")
def test_example_turn_6_the_us_makes_a_fresh_permanent_booster() -> None:
    assert Example().play(6).tokens("us") == "1 personnel, 1 fresh booster"


@pytest.mark.rule("OSS-WORK-23", "OSS-WORK-24", "OSS-WORK-11", "OSS-WORK-12", "OSS-EDGE-32")
def test_example_turns_7_and_8_both_use_the_unlimited_space_alike() -> None:
    scene = Example().play(7)
    assert scene.tokens("ussr") == "1 funding, 1 booster, 1 navigation, 1 life_support"
    scene = Example().play(8)
    assert scene.tokens("us") == "2 personnel, 1 fresh booster"
    assert len(TABLES.space_titles) == 5


@pytest.mark.rule("OSS-WORK-25", "OSS-WORK-26", "OSS-WORK-05", "OSS-WORK-06", "OSS-WORK-07", "OSS-INV-07", "OSS-INV-12")
def test_example_end_of_phase_workers_and_cards_go_where_they_belong() -> None:
    scene = Example().play(8)
    assert scene.told(e.WorkersRetrieved)
    assert [team.home for team in scene.state.teams] == [[2, 2], [2, 2]]
    assert scene.us.row == [event("john_glenn")]
    assert scene.ussr.hand == [event("booster_testing")]
    undrafted = [event("alan_shepard"), event("sensor_testing")]
    assert undrafted in scene.chance.shuffled
    assert sorted(scene.state.events[:2]) == sorted(undrafted)
    assert scene.state.draft == [EMPTY] * 4


@pytest.mark.rule("OSS-WORK-01", "OSS-WORK-02", "OSS-PHASE-03")
def test_teams_alternate_one_worker_each_and_nobody_passes() -> None:
    scene = Scene("place", "ussr")
    scene.draft()
    turns = []
    while scene.state.phase == 4:
        turns.append(scene.turn)
        assert scene.refused(Pass(scene.state.turn, -1)) == "OSS-WORK-01"
        assert {action.worker for action in scene.offered(PlaceWorker)} == {
            worker for worker in (0, 1) if scene.team(scene.turn).home[worker]
        }
        scene.place(scene.offered(PlaceWorker)[0].worker, MINISTRY)
        scene.gain("funding")
        if len(turns) == 8:
            break
    assert turns == ["ussr", "us"] * 4


@pytest.mark.rule("OSS-WORK-03", "OSS-WORK-04", "OSS-PERS-07")
def test_workers_stand_on_earth_and_draft_spaces_only() -> None:
    scene = Scene("place")
    scene.draft("booster_testing")
    scene.row("us", "alan_shepard")
    scene.hand("us", "capsule_testing")
    spaces = {action.space for action in scene.offered(PlaceWorker, worker=ENGINEER)}
    assert spaces == {0, 1, 2, 3, 4, FIRST_DRAFT}
    assert scene.refused(PlaceWorker(0, ENGINEER, ENGINEER, FIRST_DRAFT + 1)) == "OSS-WORK-03"
    scene.us.home = [0, 2]
    assert scene.refused(PlaceWorker(0, ENGINEER, ENGINEER, FACTORY)) == "OSS-WORK-03"


@pytest.mark.rule("OSS-EDGE-29", "OSS-WORK-14", "OSS-EDGE-30")
def test_a_worker_may_be_placed_without_paying() -> None:
    scene = Scene("place")
    scene.place(ENGINEER, FACTORY)  # nothing to pay with
    assert (scene.turn, scene.tokens("us")) == ("ussr", "")
    assert scene.state.workers[FACTORY] == [(0, ENGINEER)]
    scene = Scene("place")
    scene.give("us", "1 funding, 1 material")
    scene.place(ENGINEER, FACTORY)
    scene.do(Decline)
    assert scene.tokens("us") == "1 funding, 1 material"


@pytest.mark.rule("OSS-EDGE-30")
def test_effects_without_a_cost_cannot_be_declined() -> None:
    scene = Scene("place")
    scene.place(ENGINEER, MINISTRY)
    assert scene.refused(Decline(0)) == "OSS-EDGE-30"
    assert len(scene.offered(GainToken)) == 3


@pytest.mark.rule("OSS-EDGE-33")
def test_when_a_limit_asks_the_leading_team_chooses_first() -> None:
    scene = Scene("place", "ussr")
    scene.draft("john_glenn", "yuri_gagarin")
    scene.row("us", "alan_shepard", "ed_white", "gene_kranz")
    scene.row("ussr", "neil_armstrong", "buzz_aldrin", "michael_collins")
    scene.us.home, scene.ussr.home = [0, 1], [0, 1]
    scene.place(ADMINISTRATOR, scene.slot("john_glenn"))
    scene.place(ADMINISTRATOR, scene.slot("yuri_gagarin"))
    asked = [action.seat for action in scene.offered(DropPersonnel)]
    assert set(asked) == {1}
    scene.do(DropPersonnel, card=event("buzz_aldrin"))
    scene.do(DropPersonnel, card=event("ed_white"))
    assert len(scene.us.row) == len(scene.ussr.row) == 3
