"""Countdown, queue, Phase 3 and the Event cards drawn in it."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step.actions import (
    Choose,
    Decline,
    DrawCard,
    DropPersonnel,
    FastTrack,
    KeepCard,
    Pass,
    PlaceMission,
    PlayDevelopment,
    UsePersonnel,
)
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    CREW,
    ENGINEER,
    EVENT,
    GAME,
    SATELLITE,
    TABLES,
    Scene,
    event,
    mission,
)


@pytest.mark.rule("OSS-COUNT-01", "OSS-COUNT-02", "OSS-COUNT-06", "OSS-COUNT-07", "OSS-PHASE-01")
def test_countdown_moves_every_mission_exactly_one_stage() -> None:
    scene = Scene("countdown")
    scene.queue("us", t2="luna_2 luna_3", t1="luna_9 us_eva")
    assert {row.crewed for row in TABLES.missions} == {0, 1}
    scene.go()
    assert scene.us.launch == [mission("luna_9"), mission("us_eva")]
    assert scene.us.t1 == [mission("luna_2"), mission("luna_3")]
    assert scene.us.t2 == []


@pytest.mark.rule("OSS-COUNT-03", "OSS-COUNT-05", "OSS-DRAW-06", "OSS-DRAW-07")
def test_example_the_us_administrator_puts_a_satellite_mission_on_t_minus_1() -> None:
    scene = Scene("draw")
    drawn = scene.state.satellites[-1]
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=SATELLITE)
    assert [action.stage for action in scene.offered(PlaceMission)] == [2, 1]
    assert scene.refused(PlaceMission(0, drawn, 0)) == "OSS-COUNT-03"
    scene.do(PlaceMission, stage=1)
    assert scene.us.t1 == [drawn]
    assert (scene.tokens("us"), scene.waits_for) == ("", "drawing")
    assert drawn not in scene.state.satellites


@pytest.mark.rule("OSS-DRAW-08", "OSS-SETUP-16")
def test_example_the_ussr_engineer_draws_from_the_soviet_crew_deck() -> None:
    scene = Scene("draw", "ussr")
    scene.do(DrawCard, worker=ENGINEER, deck=CREW)
    scene.do(PlaceMission, stage=1)
    assert len(scene.ussr.crew_deck) == 5
    assert len(scene.us.crew_deck) == 6
    assert TABLES.missions[scene.ussr.t1[0]].nation == 1


@pytest.mark.rule("OSS-DRAW-09", "OSS-EVENT-04", "OSS-EVENT-05")
def test_example_the_us_engineer_draws_a_development_that_both_departments_can_play() -> None:
    scene = Scene("draw")
    scene.next_events("booster_testing")
    scene.do(DrawCard, worker=ENGINEER, deck=EVENT)
    assert scene.us.hand == [event("booster_testing")]
    scene = Scene("play")
    scene.hand("us", "booster_testing")
    scene.give("us", "1 material")
    assert {action.worker for action in scene.offered(PlayDevelopment)} == {ENGINEER, ADMINISTRATOR}


@pytest.mark.rule("OSS-DRAW-10", "OSS-COUNT-04")
def test_example_t_minus_2_rolls_the_red_die() -> None:
    scene = Scene("draw", "ussr")
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=SATELLITE)
    scene.do(PlaceMission, stage=2)
    scene.falls("booster")
    scene.do(Choose, option=0)
    assert scene.tokens("ussr") == "1 booster"


@pytest.mark.rule("OSS-COUNT-04")
def test_the_roll_may_be_declined() -> None:
    scene = Scene("draw")
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=SATELLITE)
    scene.do(PlaceMission, stage=2)
    scene.do(Decline)
    assert scene.tokens("us") == ""


@pytest.mark.rule("OSS-COUNT-08", "OSS-EDGE-12")
def test_a_mission_is_launched_one_round_after_t_minus_1_and_two_after_t_minus_2() -> None:
    scene = Scene()
    scene.set_up()
    first = [(team.launch[0], team.t1[0]) for team in scene.state.teams]
    for round_ in (1, 2):
        begun = len(scene.events)
        scene.until("launch")
        scene.until("draw")
        launched = [told.mission for told in scene.events[begun:] if isinstance(told, fl.LaunchBegan)]
        assert {pair[round_ - 1] for pair in first} <= set(launched)


@pytest.mark.rule("OSS-DRAW-01", "OSS-DRAW-02", "OSS-DRAW-04", "OSS-DRAW-05")
def test_departments_draw_one_card_each_in_any_order_from_their_decks() -> None:
    scene = Scene("draw")
    decks = {worker: [a.deck for a in scene.offered(DrawCard, worker=worker)] for worker in (0, 1)}
    assert decks == {ENGINEER: [SATELLITE, CREW, EVENT], ADMINISTRATOR: [SATELLITE, CREW]}
    assert scene.refused(DrawCard(0, ADMINISTRATOR, EVENT)) == "OSS-DRAW-04"
    scene.next_events("booster_testing")
    scene.do(DrawCard, worker=ENGINEER, deck=EVENT)
    assert scene.us.hand  # seen before the second department picks its deck
    assert scene.refused(DrawCard(0, ENGINEER, EVENT)) == "OSS-DRAW-01"
    assert {action.worker for action in scene.offered(DrawCard)} == {ADMINISTRATOR}


@pytest.mark.rule("OSS-EDGE-18")
def test_the_whole_phase_3_of_a_team_is_one_turn() -> None:
    scene = Scene("draw")
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=SATELLITE)
    scene.do(PlaceMission, stage=2)
    scene.falls("sensor")
    scene.do(Choose, option=0)
    scene.do(DrawCard, worker=ENGINEER, deck=CREW)
    assert scene.us.new == scene.us.tokens


@pytest.mark.rule("OSS-EDGE-20", "OSS-EDGE-21")
def test_a_department_must_draw_unless_all_its_decks_are_empty() -> None:
    scene = Scene("draw")
    assert not scene.offered(Pass)
    assert not scene.offered(Decline)
    scene.state.satellites, scene.us.crew_deck = [], []
    scene.go()
    assert {action.worker for action in scene.offered(DrawCard)} == {ENGINEER}
    assert scene.refused(DrawCard(0, ENGINEER, CREW)) == "OSS-EDGE-21"
    scene.do(DrawCard)
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-EDGE-22", "OSS-SYM-11")
def test_a_mission_drawn_in_another_phase_is_placed_in_the_same_way() -> None:
    from desktop.games.one_small_step import vocabulary as v

    scene = Scene("place")
    scene.effect("us", v.Draw(kind="draw", decks=("satellite", "crew")))
    assert [action.deck for action in scene.offered(DrawCard)] == [SATELLITE, CREW]
    scene.do(DrawCard, deck=CREW)
    scene.do(PlaceMission, stage=2)
    assert scene.offered(Choose)


# ---- Event cards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-EVENT-01", "OSS-EVENT-02")
def test_round_1_keeps_its_four_cards_and_later_rounds_deal_four() -> None:
    scene = Scene()
    dealt = list(scene.state.draft)
    scene.set_up()
    scene.until("place")
    assert scene.state.draft == dealt
    scene = Scene("countdown")
    scene.state.draft = [EMPTY] * 4
    top = scene.state.events[-4:][::-1]
    scene.go()
    assert scene.state.draft == top


@pytest.mark.rule("OSS-EVENT-03", "OSS-EVENT-08")
def test_events_are_developments_or_personnel_with_two_uses() -> None:
    kinds = {row.personnel for row in TABLES.events}
    assert kinds == {False, True}
    for row in TABLES.events:
        assert TABLES.programs[row.action]
        assert TABLES.programs[row.effects]
        assert any(row.cost)


@pytest.mark.rule("OSS-EVENT-06", "OSS-EDGE-24", "OSS-EDGE-92", "OSS-SYM-26")
def test_a_personnel_card_lies_beside_the_board_at_once_and_can_be_used_in_this_round() -> None:
    scene = Scene("personnel")
    scene.row("us", "alan_shepard")
    scene.give("us", "2 personnel")
    scene.next_events("yuri_gagarin")
    scene.do(UsePersonnel)
    scene.do(Choose, option=0)
    assert scene.us.hand == []
    assert scene.us.row == [event("alan_shepard"), event("yuri_gagarin")]
    scene.until_turn("us")
    assert scene.offered(UsePersonnel, card=event("yuri_gagarin"))


@pytest.mark.rule("OSS-EVENT-07", "OSS-EDGE-25", "OSS-INV-11", "OSS-BOARD-02")
def test_a_fourth_personnel_card_lets_any_of_the_four_go() -> None:
    scene = Scene("draw")
    scene.row("us", "john_glenn", "alan_shepard", "yuri_gagarin")
    scene.next_events("gene_kranz")
    scene.do(DrawCard, worker=ENGINEER, deck=EVENT)
    assert len(scene.offered(DropPersonnel)) == 4
    scene.do(DropPersonnel, card=event("gene_kranz"))
    assert len(scene.us.row) == 3
    assert scene.us.dropped == [event("gene_kranz")]


@pytest.mark.rule("OSS-EDGE-14", "OSS-EDGE-16")
def test_too_few_cards_in_phase_2_make_the_round_the_last_one() -> None:
    scene = Scene("countdown")
    scene.state.draft = [EMPTY] * 4
    scene.state.events = scene.state.events[:3]
    scene.go()
    assert scene.state.last == "events"
    assert scene.state.draft.count(EMPTY) == 1
    assert not scene.state.ended


@pytest.mark.rule("OSS-EDGE-15")
def test_a_draw_from_an_empty_event_deck_gives_nothing_and_ends_nothing() -> None:
    scene = Scene("personnel")
    scene.row("us", "alan_shepard")
    scene.give("us", "1 personnel")
    scene.hand("ussr", "pr_tour")
    scene.state.events = []
    scene.do(UsePersonnel)
    scene.do(Choose, option=0)
    assert scene.us.hand == []
    assert scene.state.last == ""


# ---- advancements of these phases --------------------------------------------------------------------------------


def test_a_fast_track_moves_a_mission_from_t_minus_2_to_launch() -> None:
    scene = Scene("countdown")
    scene.own("us", "fast_track")
    scene.queue("us", t2="luna_2 luna_3")
    scene.do(FastTrack, mission=mission("luna_2"))
    assert not scene.offered(FastTrack)  # once a round, and there is nothing else to do
    assert (scene.us.launch, scene.us.t1) == ([mission("luna_2")], [mission("luna_3")])


def test_surveyors_draw_two_and_keep_one_once_a_round() -> None:
    scene = Scene("draw")
    scene.own("us", "surveyors")
    first, second = scene.state.satellites[-1], scene.state.satellites[-2]
    scene.do(DrawCard, worker=ENGINEER, deck=SATELLITE, survey=True)
    assert {action.card for action in scene.offered(KeepCard)} == {first, second}
    scene.do(KeepCard, card=second)
    scene.do(PlaceMission, stage=1)
    assert scene.state.satellites[-1] == first
    assert not scene.offered(DrawCard, survey=True)
    assert GAME.legal(scene.state)


def test_mission_planning_offers_the_crew_die() -> None:
    scene = Scene("draw")
    scene.own("us", "mission_planning")
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=SATELLITE)
    scene.do(PlaceMission, stage=2)
    scene.falls("landing")
    scene.do(Choose, option=1)
    assert scene.tokens("us") == "1 landing"


def test_an_endowment_brings_an_agency_token_in_phase_2() -> None:
    scene = Scene("countdown")
    scene.own("us", "endowment")
    scene.go()
    scene.gain("material")
    assert scene.tokens("us") == "1 material"
