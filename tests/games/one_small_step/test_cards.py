"""Phases 5 and 6: Personnel cards and Developments."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step.actions import (
    Choose,
    Decline,
    Pass,
    PayTokens,
    PlayDevelopment,
    UsePersonnel,
)
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    HEADQUARTERS,
    Scene,
    event,
    play_development,
    resource,
    upgrade,
    use_personnel,
)

# ---- Personnel ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-PERS-08", "OSS-PERS-05", "OSS-PERS-06")
def test_example_the_us_uses_john_glenn_with_a_permanent_token_for_a_capsule() -> None:
    scene = Scene("personnel")
    scene.row("us", "john_glenn")
    scene.row("ussr", "alan_shepard")
    scene.give("us", "1 fresh personnel")
    scene.give("ussr", "1 personnel")
    use_personnel(scene, "john_glenn")
    scene.gain("capsule")
    assert scene.tokens("us") == "1 capsule, 1 spent personnel"
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-PERS-09")
def test_example_the_ussr_uses_alan_shepard_to_draw_an_event() -> None:
    scene = Scene("personnel", "ussr")
    scene.row("ussr", "alan_shepard")
    scene.give("ussr", "1 personnel")
    scene.next_events("booster_testing")
    use_personnel(scene, "alan_shepard", 0)
    assert scene.ussr.hand == [event("booster_testing")]
    assert scene.tokens("ussr") == ""


@pytest.mark.rule("OSS-PERS-10")
def test_example_the_us_uses_yuri_gagarin_for_media() -> None:
    scene = Scene("personnel")
    scene.row("us", "yuri_gagarin")
    scene.hand("us", "pr_tour")
    scene.give("us", "1 personnel")
    use_personnel(scene, "yuri_gagarin", 0)
    assert (scene.us.media, scene.tokens("us")) == (1, "")


@pytest.mark.rule("OSS-PERS-11", "OSS-PHASE-04")
def test_example_without_tokens_and_unused_cards_the_phase_ends() -> None:
    scene = Scene("personnel")
    scene.row("us", "yuri_gagarin")
    scene.row("ussr", "ed_white")
    scene.hand("us", "pr_tour")
    scene.give("us", "2 personnel")
    use_personnel(scene, "yuri_gagarin", 0)
    assert scene.state.phase == 6


@pytest.mark.rule("OSS-PERS-01", "OSS-PERS-02", "OSS-PERS-03", "OSS-PERS-04", "OSS-EDGE-92")
def test_each_card_is_used_once_a_round_or_not_at_all_and_stays() -> None:
    scene = Scene("personnel")
    scene.row("us", "john_glenn", "yuri_gagarin")
    scene.give("us", "3 personnel")
    assert scene.refused(UsePersonnel(0, event("alan_shepard"))) == "OSS-PERS-01"
    use_personnel(scene, "john_glenn")
    scene.gain("capsule")
    assert scene.turn == "us"  # the Soviet Union has no card
    assert scene.refused(UsePersonnel(0, event("john_glenn"))) == "OSS-PERS-02"
    assert scene.offered(UsePersonnel, card=event("yuri_gagarin"))
    scene.do(Pass)
    assert scene.us.row == [event("john_glenn"), event("yuri_gagarin")]
    scene.until("draw")
    assert scene.us.used == []


@pytest.mark.rule("OSS-PERS-05")
def test_without_its_resources_a_card_cannot_be_used() -> None:
    scene = Scene("personnel")
    scene.row("us", "john_glenn", "vladimir_komarov")
    scene.give("us", "1 personnel")
    assert scene.refused(UsePersonnel(0, event("vladimir_komarov"))) == "OSS-PERS-05"


@pytest.mark.rule("OSS-EDGE-68")
def test_a_pass_is_final_for_the_phase() -> None:
    scene = Scene("personnel")
    scene.row("us", "john_glenn")
    scene.row("ussr", "alan_shepard", "gene_kranz")
    scene.give("us", "1 personnel")
    scene.give("ussr", "2 personnel")
    scene.do(Pass)
    use_personnel(scene, "alan_shepard", 1)
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-ADV-10", "OSS-ADV-11", "OSS-EDGE-71")
def test_overtime_uses_one_card_twice_in_two_turns_for_its_full_cost() -> None:
    scene = Scene("personnel")
    scene.own("us", "overtime")
    scene.row("us", "yuri_gagarin", "john_glenn")
    scene.row("ussr", "alan_shepard")
    scene.give("us", "4 personnel")
    scene.give("ussr", "1 personnel")
    use_personnel(scene, "yuri_gagarin", 0)
    assert scene.turn == "ussr"
    use_personnel(scene, "alan_shepard", 1)
    use_personnel(scene, "yuri_gagarin", 0)
    assert (scene.us.media, scene.us.tokens[resource("personnel")]) == (2, 2)
    assert not scene.offered(UsePersonnel, card=event("yuri_gagarin"))
    use_personnel(scene, "john_glenn")
    scene.gain("capsule")
    assert not scene.offered(UsePersonnel)


def test_recruiters_make_one_personnel_action_cheaper() -> None:
    scene = Scene("personnel")
    scene.own("us", "recruiters")
    scene.row("us", "john_glenn", "yuri_gagarin")
    use_personnel(scene, "john_glenn")
    scene.gain("capsule")
    assert not scene.offered(UsePersonnel)


# ---- Developments ------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-PLAY-06", "OSS-PLAY-03", "OSS-PLAY-04", "OSS-SYM-15")
def test_example_the_us_plays_pr_tour_for_a_sensor_and_a_point() -> None:
    scene = Scene("play")
    scene.hand("us", "pr_tour")
    scene.hand("ussr", "satellite_testing")
    scene.give("us", "1 funding")
    play_development(scene, "pr_tour")
    scene.gain("sensor")
    assert (scene.us.vp, scene.tokens("us")) == (1, "1 sensor")
    assert (scene.us.hand, scene.us.developments) == ([], [event("pr_tour")])


@pytest.mark.rule("OSS-PLAY-07")
def test_example_the_ussr_plays_satellite_testing() -> None:
    scene = Scene("play", "ussr")
    scene.hand("ussr", "satellite_testing")
    scene.give("ussr", "1 funding")
    play_development(scene, "satellite_testing")
    scene.gain("navigation")
    assert (scene.ussr.vp, scene.tokens("ussr")) == (1, "1 navigation")


@pytest.mark.rule("OSS-PLAY-08")
def test_example_the_us_plays_booster_testing_with_a_permanent_material() -> None:
    scene = Scene("play")
    scene.hand("us", "booster_testing")
    scene.hand("ussr", "pr_tour")
    scene.give("us", "1 fresh material")
    play_development(scene, "booster_testing", ADMINISTRATOR)
    assert (scene.us.vp, scene.tokens("us")) == (1, "1 booster, 1 spent material")


@pytest.mark.rule("OSS-PLAY-09", "OSS-PLAY-01", "OSS-PLAY-02", "OSS-EDGE-69")
def test_example_each_department_plays_one_card_or_passes() -> None:
    scene = Scene("play")
    scene.hand("us", "booster_testing", "capsule_testing", "lunar_module")
    scene.hand("ussr", "satellite_testing", "pr_tour")
    scene.give("us", "3 material")
    scene.give("ussr", "3 funding")
    play_development(scene, "booster_testing", ADMINISTRATOR)  # any department may begin
    play_development(scene, "satellite_testing", ENGINEER)
    scene.gain("booster")
    refused = PlayDevelopment(0, ADMINISTRATOR, event("capsule_testing"))
    assert scene.refused(refused) == "OSS-PLAY-01"
    assert scene.refused(PlayDevelopment(0, ENGINEER, event("lunar_module"))) == "OSS-PLAY-02"
    play_development(scene, "capsule_testing", ENGINEER)
    scene.do(Pass, worker=ADMINISTRATOR)
    assert scene.state.phase != 6
    assert len(scene.ussr.developments) == 1
    assert len(scene.us.developments) == 2


@pytest.mark.rule("OSS-EDGE-68", "OSS-EDGE-69")
def test_a_departments_pass_leaves_the_other_department_its_play() -> None:
    scene = Scene("play")
    scene.hand("us", "booster_testing")
    scene.give("us", "1 material")
    scene.do(Pass, worker=ENGINEER)
    assert {action.worker for action in scene.offered(PlayDevelopment)} == {ADMINISTRATOR}


@pytest.mark.rule("OSS-SYM-28", "OSS-SYM-06", "OSS-EDGE-70")
def test_the_play_symbol_plays_a_card_for_its_cost_and_leaves_phase_6_alone() -> None:
    scene = Scene("place")
    scene.hand("us", "booster_testing", "capsule_testing")
    scene.give("us", "1 fresh material, 1 material")
    scene.place(ENGINEER, HEADQUARTERS)
    play_development(scene, "booster_testing", ENGINEER)
    scene.do(PayTokens, permanents=1)
    assert scene.tokens("us") == "1 material, 1 booster, 1 spent material"
    assert scene.state.done == [0, 0]
    assert scene.us.developments == [event("booster_testing")]


@pytest.mark.rule("OSS-SYM-28")
def test_the_play_symbol_may_be_declined() -> None:
    scene = Scene("place")
    scene.hand("us", "booster_testing")
    scene.place(ENGINEER, HEADQUARTERS)
    scene.do(Decline)
    assert scene.us.hand


@pytest.mark.rule("OSS-SYM-07")
def test_a_discount_makes_a_card_of_one_token_free() -> None:
    scene = Scene("place")
    scene.uncover(upgrade(HEADQUARTERS, ENGINEER, "satellite"))
    scene.hand("us", "booster_testing", "launch_complex")
    scene.place(ENGINEER, HEADQUARTERS)
    scene.do(Choose, option=1)
    assert not scene.offered(PlayDevelopment, card=event("launch_complex"))
    play_development(scene, "booster_testing")
    assert scene.tokens("us") == "1 booster"


def test_contractors_and_a_third_team_help_in_phase_6() -> None:
    scene = Scene("play")
    scene.own("us", "contractors", "third_team")
    scene.hand("us", "booster_testing", "capsule_testing")
    scene.give("us", "1 material")
    play_development(scene, "booster_testing", ENGINEER)
    assert scene.us.tokens[resource("material")] == 1
    play_development(scene, "capsule_testing", ENGINEER)
    assert len(scene.us.developments) == 2
