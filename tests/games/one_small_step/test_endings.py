"""How a game ends and who wins it."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step.actions import Decline, PayDefault, TakeReward
from desktop.games.one_small_step.scoring import leaders
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import GAME, Scene, crew_tile, mission


def landing(nation: str = "us") -> Scene:
    """A team is about to land in Phase 7; the other one has a mission to launch after that."""
    scene = Scene("launch", nation)
    other = "ussr" if nation == "us" else "us"
    scene.reach(nation, 5)
    scene.queue(nation, launch=f"{nation}_animal_flight", t1="luna_2")
    scene.queue(other, launch="telstar_1", t2="syncom_3")
    scene.give(nation, "2 booster, 1 capsule")
    return scene


@pytest.mark.rule("OSS-END-01", "OSS-UI-17", "OSS-EDGE-81")
def test_after_a_landing_the_round_is_finished_and_no_other_begins() -> None:
    scene = landing()
    scene.us.advancement_tokens = 1
    scene.give("us", "9 funding, 9 material, 9 personnel")
    scene.launch("us_animal_flight")
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    assert scene.told(e.LastRound)[0].reason == "moon"
    assert not scene.state.ended
    scene.launch("telstar_1")
    assert scene.state.ended  # and no window opens after the last phase
    assert GAME.decision(scene.state) is None
    assert GAME.legal(scene.state) == []
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert str(outcome.reason).startswith("A crew has landed on the Moon: The United States")


@pytest.mark.rule("OSS-EDGE-80")
def test_a_landing_outside_phase_7_leaves_the_later_phases_to_be_played() -> None:
    from desktop.games.one_small_step import vocabulary as v

    scene = Scene("place")
    scene.reach("us", 5)
    scene.effect("us", v.Path(kind="path"))
    assert (scene.state.last, scene.state.ended) == ("moon", False)
    scene.queue("ussr", launch="telstar_1")
    scene.until("launch")
    assert not scene.state.ended


@pytest.mark.rule("OSS-EDGE-48", "OSS-CREWB-08")
def test_the_second_to_land_in_the_same_round_finds_no_tile() -> None:
    scene = landing()
    scene.reach("ussr", 5)
    scene.queue("ussr", launch="ussr_animal_flight", t1="syncom_3")
    scene.give("ussr", "2 booster, 1 capsule")
    scene.launch("us_animal_flight")
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    scene.launch("ussr_animal_flight")
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    assert scene.us.claimed == [crew_tile(7)]
    assert scene.ussr.claimed == []
    assert scene.state.landed == [0, 1]
    assert scene.state.ended


@pytest.mark.rule("OSS-END-02")
@pytest.mark.parametrize(
    ("option", "teams", "ends"),
    [
        ("either_team", ["us"], True),
        ("both_teams", ["us"], False),
        ("both_teams", ["us", "ussr"], True),
        ("off", ["us", "ussr"], False),
    ],
)
def test_a_nation_without_crew_missions_ends_the_game(option: str, teams: list[str], ends: bool) -> None:
    scene = Scene("launch", end_on_crew_missions=option)
    scene.queue("us", launch="luna_2")
    for nation in teams:
        scene.team(nation).crew_deck = []
    scene.launch("luna_2")
    assert scene.state.ended == ends


@pytest.mark.rule("OSS-END-02")
def test_a_crew_mission_in_the_queue_keeps_the_game_going() -> None:
    scene = Scene("launch")
    scene.queue("us", launch="luna_2", t2="us_eva")
    scene.us.crew_deck = []
    scene.launch("luna_2")
    assert not scene.state.ended


@pytest.mark.rule("OSS-SCORE-01", "OSS-SCORE-03", "OSS-SCORE-04")
def test_only_points_count_and_the_team_that_landed_may_lose() -> None:
    scene = landing()
    scene.ussr.vp = scene.ussr.terms[0] = 90
    scene.tiles("us", "fame")
    scene.media(4, 0)
    scene.launch("us_animal_flight")
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    scene.launch("telstar_1")
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    # The mission, and the tile of the Moon; Luna 2 in the queue costs nothing.
    assert outcome.scores == (1 + 7, 90)
    assert scene.us.t1 == [mission("luna_2")]


@pytest.mark.rule("OSS-SCORE-02", "OSS-INV-14")
def test_points_are_scored_when_they_are_granted_and_add_up_by_reason() -> None:
    scene = landing()
    scene.launch("us_animal_flight")
    assert scene.us.vp == 1
    scene.do(TakeReward, reward=-1)
    scene.do_all()
    assert scene.us.vp == sum(scene.us.terms) == sum(told.points for told in scene.told(e.PointsScored))


@pytest.mark.rule("OSS-SCORE-05", "OSS-EDGE-99")
def test_ties_go_by_landing_then_path_then_initiative_or_are_shared() -> None:
    scene = Scene("launch")
    scene.us.vp = scene.ussr.vp = 30
    scene.media(0, 0, top="ussr")
    assert leaders(scene.state) == (1,)
    scene.reach("us", 2)
    assert leaders(scene.state) == (0,)
    scene.state.landed = [1, 0]
    assert leaders(scene.state) == (1,)
    scene = Scene("launch", tiebreak="shared")
    scene.us.vp = scene.ussr.vp = 30
    assert leaders(scene.state) == (0, 1)


@pytest.mark.rule("OSS-UI-01")
def test_the_prompt_of_the_last_round_reminds_of_kept_tiles() -> None:
    scene = Scene("place")
    scene.tiles("us", "fame")
    assert "last round" not in str(GAME.prompt(scene.state))
    scene.state.last = "moon"
    assert "use your media tiles" in str(GAME.prompt(scene.state))


def test_the_game_tells_by_which_deck_it_ended() -> None:
    scene = Scene("countdown")
    scene.state.events, scene.state.draft = [], [EMPTY] * 4
    scene.go()
    while not scene.state.ended:
        legal = GAME.legal(scene.state)
        quiet = [action for action in legal if isinstance(action, Decline | PayDefault)]
        GAME.play(scene.state, (quiet or legal)[0], scene.chance)
    outcome = GAME.outcome(scene.state)
    assert outcome is not None
    assert str(outcome.reason).startswith("The Event deck has run out")
