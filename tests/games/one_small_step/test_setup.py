"""Set-up, teams and departments."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step.actions import (
    DrawCard,
    LaunchMission,
    PlaceMission,
    PlaceWorker,
    PlayDevelopment,
    TakeTokens,
)
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT
from desktop.kernel.chance import Seeded
from desktop.kernel.game import BadSetup, SeatSetup, Setup
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    EVENT,
    FACTORY,
    GAME,
    LABORATORY,
    SATELLITE,
    TABLES,
    Scene,
    event,
    mission,
    resource,
    setup,
    upgrade,
)


def eras(cards: list[int]) -> list[int]:
    return [TABLES.events[card].era for card in cards]


@pytest.mark.rule("OSS-SETUP-01")
def test_the_mode_chooses_the_earth_spaces() -> None:
    """Both show the same dice and money, but the beginner overlay sells any two tokens, not Satellite ones only."""
    for mode, kinds in (("beginner", 9), ("advanced", 3)):
        scene = Scene("place", mode=mode)
        scene.give("us", "1 funding, 1 material")
        scene.place(ENGINEER, FACTORY)
        scene.do(type(GAME.legal(scene.state)[0]))  # pay
        assert len(GAME.legal(scene.state)) == kinds


@pytest.mark.rule("OSS-SETUP-02", "OSS-SETUP-03", "OSS-UPGR-01", "OSS-INV-08")
def test_every_earth_action_starts_with_a_satellite_and_a_crew_marker() -> None:
    assert Scene().state.covered == [1] * 20
    assert len(TABLES.upgrades) == 2 * len(TABLES.bases) == 20


@pytest.mark.rule("OSS-SETUP-04", "OSS-EDGE-49", "OSS-EDGE-105")
def test_markers_beside_the_board_never_run_out_so_nobody_counts_them() -> None:
    """A crew marker taken off an upgrade goes on the path or to the pile; the path takes one in any case."""
    scene = Scene("launch")
    scene.state.covered = [0] * 20
    scene.queue("us", launch="us_animal_flight")
    scene.give("us", "2 booster, 1 capsule")
    scene.launch("us_animal_flight")
    scene.do_all()
    assert scene.us.markers == [1]


@pytest.mark.rule("OSS-SETUP-05", "OSS-INV-05")
def test_21_satellite_and_14_media_tiles_lie_face_down() -> None:
    state = Scene().state
    assert sorted(state.satellite_tiles) == list(range(21))
    assert sorted(state.media_tiles) == list(range(14))


@pytest.mark.rule("OSS-SETUP-06", "OSS-SETUP-07", "OSS-MOON-01")
def test_the_path_has_six_spaces_with_the_seven_on_the_moon() -> None:
    state = Scene().state
    assert TABLES.crew_tiles[state.path[5]] == 7
    assert len(state.path) == 6
    assert len(state.crew_tiles) == 4
    assert sorted(state.path + state.crew_tiles) == list(range(10))


@pytest.mark.rule("OSS-SETUP-08", "OSS-SETUP-09", "OSS-INV-01")
def test_the_event_deck_goes_from_era_1_down_to_era_3() -> None:
    state = Scene().state
    assert eras(state.draft) == [1] * 4
    assert eras(state.events)[::-1] == [1] * 8 + [2] * 12 + [3] * 22


@pytest.mark.rule("OSS-SETUP-10", "OSS-INV-03")
def test_19_hazards_lie_in_one_deck() -> None:
    assert sorted(Scene().state.hazards) == list(range(19))


@pytest.mark.rule("OSS-SETUP-11", "OSS-SETUP-12", "OSS-INV-04", "OSS-INV-06")
def test_four_of_14_advancements_lie_open_and_nobody_has_a_token() -> None:
    state = Scene().state
    assert len(state.offer) == 4
    assert sorted(state.offer + state.advancements) == list(range(14))
    assert [team.advancement_tokens for team in state.teams] == [0, 0]


@pytest.mark.rule("OSS-SETUP-13", "OSS-INV-02")
def test_the_satellite_deck_holds_the_20_missions_that_do_not_start() -> None:
    state = Scene().state
    assert len(state.satellites) == 20
    assert not any(TABLES.missions[card].starting for card in state.satellites)


@pytest.mark.rule("OSS-SETUP-14", "OSS-TEAM-01")
def test_one_team_is_the_us_and_the_other_the_ussr() -> None:
    def refusal(*roles: str) -> str:
        found = GAME.setup_refusal(Setup(tuple(SeatSetup(role, role) for role in roles)))
        return str(found.sentence) if found else ""

    assert refusal("us", "ussr") == ""
    assert "taken twice" in refusal("us", "us")
    assert refusal("us", "us_engineer").startswith("The United States needs one player")
    assert refusal("us", "ussr_engineer").startswith("The Soviet Union needs one player")
    with pytest.raises(BadSetup):
        GAME.start(Setup((SeatSetup("A", "us"), SeatSetup("B", "ussr_engineer"))), Seeded(0))


@pytest.mark.rule("OSS-SETUP-15", "OSS-INV-07", "OSS-TEAM-02")
def test_each_team_has_two_engineers_and_two_administrators() -> None:
    for seats in (2, 3, 4):
        assert [team.home for team in Scene(seats=seats).state.teams] == [[2, 2], [2, 2]]


@pytest.mark.rule("OSS-SETUP-16")
def test_each_team_has_six_crew_missions_of_its_own_nation() -> None:
    for number, team in enumerate(Scene().state.teams):
        assert len(team.crew_deck) == 6
        assert {TABLES.missions[card].nation for card in team.crew_deck} == {number}


@pytest.mark.rule("OSS-SETUP-17", "OSS-EDGE-05", "OSS-EDGE-08")
def test_both_begin_with_0_vp_and_0_media_the_ussr_on_top() -> None:
    scene = Scene()
    assert [(team.vp, team.media) for team in scene.state.teams] == [(0, 0), (0, 0)]
    assert scene.state.top == 1
    scene.set_up()
    assert (scene.state.leader, scene.state.round) == (1, 1)


@pytest.mark.rule("OSS-SETUP-18", "OSS-EDGE-01", "OSS-EDGE-02")
def test_each_team_places_one_easy_and_one_harder_mission_without_a_roll() -> None:
    scene = Scene()
    assert scene.waits_for == "place_start"
    offered = scene.offered(PlaceMission)
    assert sorted(TABLES.missions[action.mission].starting for action in offered) == [1, 2]
    scene.do(PlaceMission, mission=offered[1].mission)
    assert (scene.ussr.t2, scene.ussr.t1) == ([offered[1].mission], [offered[0].mission])
    scene.do(PlaceMission, mission=scene.offered(PlaceMission)[0].mission)
    assert scene.tokens("us") == scene.tokens("ussr") == ""
    assert not scene.us.launch


@pytest.mark.rule("OSS-SETUP-19", "OSS-EDGE-03", "OSS-EDGE-04")
def test_teams_choose_two_agency_tokens_in_secret_and_show_them_together() -> None:
    scene = Scene()
    for _ in range(2):
        scene.do(PlaceMission, mission=scene.offered(PlaceMission)[0].mission)
    assert len(scene.offered(TakeTokens, seat=0)) == len(scene.offered(TakeTokens, seat=1)) == 6
    scene.do(TakeTokens, seat=0, first=resource("funding"), second=resource("personnel"))
    assert scene.tokens("us") == ""
    assert GAME.view(scene.state, 1).stack == GAME.view(_other_choice(scene), 1).stack
    scene.do(TakeTokens, seat=1, first=resource("material"), second=resource("material"))
    assert scene.tokens("us") == "1 funding, 1 personnel"
    assert scene.tokens("ussr") == "2 material"


def _other_choice(scene: Scene) -> object:
    """The same moment, had the United States chosen otherwise."""
    other = Scene()
    for _ in range(2):
        other.do(PlaceMission, mission=other.offered(PlaceMission)[0].mission)
    other.do(TakeTokens, seat=0, first=0, second=0)
    return other.state


@pytest.mark.rule("OSS-EDGE-03", "OSS-EDGE-04")
def test_options_make_the_first_tokens_permanent_and_their_choice_open() -> None:
    scene = Scene(start_token_kind="permanent", start_token_choice="initiative_first")
    for _ in range(2):
        scene.do(PlaceMission, mission=scene.offered(PlaceMission)[0].mission)
    assert not scene.offered(TakeTokens, seat=0)
    scene.do(TakeTokens, seat=1, first=0, second=1)
    assert scene.tokens("ussr") == "1 fresh funding, 1 fresh material"


@pytest.mark.rule("OSS-EDGE-01")
def test_an_option_deals_the_first_missions_at_random() -> None:
    states = [GAME.start(setup(start_missions="random"), Seeded(seed)) for seed in range(20)]
    dealt = {tuple(TABLES.missions[m].starting for m in state.stack[-1].missions) for state in states}
    assert (1, 1) in dealt or (2, 2) in dealt


@pytest.mark.rule("OSS-SETUP-20")
def test_nobody_begins_with_cards_tiles_or_markers() -> None:
    for team in Scene().state.teams:
        owned = (team.hand, team.row, team.tiles, team.advancements, team.markers, team.claimed)
        assert not any(owned)


# ---- departments -------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-TEAM-03", "OSS-TEAM-04")
def test_each_player_of_two_moves_the_workers_of_one_department() -> None:
    scene = Scene("place", seats=4)
    engineers, administrators = scene.state.seats[0]
    assert engineers != administrators
    assert {action.worker for action in scene.offered(PlaceWorker, seat=engineers)} == {ENGINEER}
    assert {action.worker for action in scene.offered(PlaceWorker, seat=administrators)} == {ADMINISTRATOR}
    wrong = PlaceWorker(engineers, ADMINISTRATOR, ADMINISTRATOR, LABORATORY)
    assert scene.refused(wrong) == "OSS-TEAM-03"
    scene = Scene("draw", seats=4)
    assert scene.refused(DrawCard(engineers, ADMINISTRATOR, SATELLITE)) == "OSS-TEAM-04"
    scene = Scene("play", seats=4)
    scene.give("us", "1 material")
    scene.hand("us", "booster_testing")
    assert scene.refused(PlayDevelopment(administrators, ENGINEER, event("booster_testing"))) == "OSS-TEAM-04"


@pytest.mark.rule("OSS-TEAM-05", "OSS-TEAM-07")
def test_a_single_player_runs_both_departments_also_against_two() -> None:
    scene = Scene("place", "ussr", seats=3)
    assert scene.state.seats[1] == (1, 1)
    assert {action.worker for action in scene.offered(PlaceWorker)} == {ENGINEER, ADMINISTRATOR}
    assert {action.seat for action in scene.offered(PlaceWorker)} == {1}
    assert GAME.info.seats == (2, 4)


@pytest.mark.rule("OSS-TEAM-06", "OSS-EDGE-11")
def test_opponents_settle_a_disagreement_between_the_two_options_named() -> None:
    from desktop.games.one_small_step.actions import Disagree, Support

    scene = Scene("launch", seats=4)
    scene.queue("us", launch="luna_2 luna_3")
    scene.give("us", "2 booster")
    first, second = scene.state.seats[0]
    scene.do(Disagree, seat=second)
    assert GAME.decision(scene.state).seats == (second,)
    scene.do(LaunchMission, seat=second, mission=mission("luna_2"))
    scene.do(LaunchMission, seat=first, mission=mission("luna_3"))
    assert GAME.decision(scene.state).seats == scene.state.seats[1]
    assert scene.us.launch == [mission("luna_2"), mission("luna_3")]
    scene.do(Support, seat=scene.state.seats[1][0], option=1)
    assert scene.us.launch == [mission("luna_2")]
    assert mission("luna_3") in scene.state.lost_missions


@pytest.mark.rule("OSS-TEAM-06")
def test_teammates_who_name_the_same_option_need_no_opponents() -> None:
    from desktop.games.one_small_step.actions import Disagree

    scene = Scene("launch", seats=4)
    scene.queue("us", launch="luna_2 luna_3")
    first, second = scene.state.seats[0]
    scene.do(Disagree, seat=first)
    scene.do(LaunchMission, seat=first, mission=mission("luna_2"))
    scene.do(LaunchMission, seat=second, mission=mission("luna_2"))
    assert mission("luna_2") in scene.state.lost_missions


@pytest.mark.rule("OSS-EDGE-11")
def test_an_option_lets_the_administration_decide_for_the_team() -> None:
    scene = Scene("launch", seats=4, team_disagreement="acting_department")
    scene.queue("us", launch="luna_2")
    assert GAME.decision(scene.state).seats == (scene.state.seats[0][ADMINISTRATOR],)


# ---- the beginner game -------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-BEGIN-01", "OSS-BEGIN-02", "OSS-BEGIN-04")
def test_the_beginner_game_has_no_markers_and_no_advancements() -> None:
    state = Scene(mode="beginner").state
    assert state.covered == [0] * 20
    assert state.offer == [EMPTY] * 4
    assert state.advancements == []
    scene = Scene("place", mode="beginner")
    scene.falls("booster")
    scene.place(ADMINISTRATOR, LABORATORY)  # no upgrade asks for anything
    assert scene.tokens("us") == "1 booster"


@pytest.mark.rule("OSS-BEGIN-03", "OSS-BEGIN-05", "OSS-BEGIN-06", "OSS-CREWB-06")
def test_a_crew_mission_of_the_beginner_game_moves_and_brings_a_hazard_but_no_token_and_no_upgrade() -> None:
    scene = Scene("launch", mode="beginner")
    scene.queue("us", t1="luna_2", launch="us_animal_flight")
    scene.give("us", "2 booster, 1 capsule")
    scene.launch("us_animal_flight")
    scene.do_all()
    assert scene.us.markers == [1]
    assert len(scene.us.claimed) == 1
    assert len(scene.state.attached) == 1
    assert scene.us.advancement_tokens == 0


@pytest.mark.rule("OSS-BEGIN-07", "OSS-BEGIN-08")
def test_advancement_words_on_cards_mean_nothing_to_beginners_and_the_rest_happens() -> None:
    scene = Scene("play", mode="beginner")
    scene.hand("us", "secret_technology")
    scene.give("us", "2 material")
    scene.do(PlayDevelopment, worker=ENGINEER)
    assert (scene.us.vp, scene.tokens("us")) == (1, "1 capsule")
    scene = Scene("place", mode="beginner")
    scene.draft("technology_transfer", "secret_technology")
    scene.place(ADMINISTRATOR, FIRST_DRAFT)
    assert scene.us.advancements == []
    assert scene.turn == "ussr"
    scene.place(ENGINEER, FIRST_DRAFT + 1)
    assert scene.ussr.advancement_tokens == 0


def test_roles_are_proposed_for_every_number_of_seats() -> None:
    for seats in (2, 3, 4):
        assert GAME.setup_refusal(setup(seats)) is None
    assert upgrade(LABORATORY, ENGINEER, "crew") == 1
    assert EVENT == 2
