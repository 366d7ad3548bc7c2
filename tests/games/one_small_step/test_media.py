"""The Media track: initiative, exchanges, tiles and jumps."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Choose,
    DrawCard,
    ExchangeMedia,
    GainToken,
    NameFace,
    Pass,
    PlaceMission,
    PlaceWorker,
    UsePersonnel,
    UseTile,
)
from desktop.games.one_small_step.tables import Tables
from desktop.games.one_small_step.work import Work, gain_media, go_to, initiative, lose_media, pull_down
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    ENGINEER,
    FACTORY,
    GAME,
    LABORATORY,
    MINISTRY,
    NATIONS,
    TABLES,
    WORKSHOP,
    Scene,
    media_tile,
    team,
)


def leader(scene: Scene) -> str:
    return NATIONS[initiative(scene.state)]


def work(scene: Scene) -> Work:
    return Work(TABLES, scene.state, scene.chance)


@pytest.mark.rule("OSS-INIT-01", "OSS-INIT-02", "OSS-INIT-03", "OSS-SYM-14")
def test_the_higher_cube_leads_and_on_a_shared_space_the_one_on_top() -> None:
    scene = Scene("place")
    scene.media(2, 3)
    assert leader(scene) == "ussr"
    gain_media(work(scene), team("us"), 1)
    assert (scene.us.media, leader(scene)) == (3, "us")
    gain_media(work(scene), team("ussr"), 2)
    assert leader(scene) == "ussr"


@pytest.mark.rule("OSS-INIT-04", "OSS-INIT-05", "OSS-INIT-07")
def test_media_gained_in_a_phase_changes_the_leader_of_the_next_one_only() -> None:
    scene = Scene("personnel", "us")
    scene.state.leader = team("ussr")
    scene.media(2, 3, top="ussr")
    scene.row("us", "yuri_gagarin", "john_glenn")
    scene.give("us", "2 personnel")
    scene.hand("ussr", "pr_tour")
    scene.do(UsePersonnel, card=scene.us.row[0])
    scene.do(Choose, option=0)
    assert (scene.us.media, scene.state.leader) == (3, team("ussr"))
    scene.until("play")
    assert scene.state.leader == team("us")


@pytest.mark.rule("OSS-INIT-06", "OSS-PHASE-02", "OSS-DRAW-03", "OSS-EDGE-17")
def test_the_leading_team_draws_both_its_cards_before_the_other_team() -> None:
    scene = Scene()
    scene.set_up()
    scene.until("draw")
    assert scene.turn == "ussr"
    teams = [event.team for event in _events_until_place(scene) if isinstance(event, e.CardDrawn)]
    assert teams == [1, 1, 0, 0]


def _events_until_place(scene: Scene) -> list[object]:
    begun = len(scene.events)
    scene.until("place")
    return list(scene.events[begun:])


@pytest.mark.rule("OSS-INV-09", "OSS-EDGE-06", "OSS-EDGE-07", "OSS-EDGE-08")
def test_a_cube_that_arrives_lies_on_top_and_one_that_cannot_move_stays() -> None:
    scene = Scene("place")
    scene.media(3, 1, top="ussr")
    lose_media(work(scene), team("us"), 2)
    assert (scene.us.media, leader(scene)) == (1, "us")
    scene.media(-3, -3, top="ussr")
    lose_media(work(scene), team("us"), 1)
    assert (scene.us.media, leader(scene)) == (-3, "ussr")
    lose_media(work(scene), team("ussr"), 9)
    assert scene.ussr.media == -3
    scene.media(8, 8, top="ussr")
    scene.state.media_tiles = []
    gain_media(work(scene), team("us"), 2)
    assert (scene.us.media, leader(scene)) == (8, "ussr")


@pytest.mark.rule("OSS-EDGE-96", "OSS-EDGE-97", "OSS-SYM-36", "OSS-INIT-02")
def test_a_jump_to_the_own_space_is_no_move_but_a_loop_is() -> None:
    scene = Scene("place")
    scene.media(4, 4, top="ussr")
    go_to(work(scene), team("us"), 4)
    assert leader(scene) == "ussr"
    scene.media(8, 8, top="ussr")
    gain_media(work(scene), team("us"), 5)
    assert (scene.us.media, leader(scene), len(scene.us.tiles)) == (8, "us", 1)
    scene.media(3, 0)
    go_to(work(scene), team("us"), 8)
    assert (scene.us.media, len(scene.us.tiles)) == (8, 1)


# ---- exchanges ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-MEDIA-01")
def test_five_media_buy_a_tile_in_any_own_turn_and_four_do_not() -> None:
    for phase in ("countdown", "replenish", "draw", "place", "personnel", "play", "launch"):
        scene = Scene(phase)
        if phase == "launch":
            scene.queue("us", launch="luna_2")
        scene.media(5, 0)
        assert scene.offered(ExchangeMedia), phase
        scene.media(4, 0)
        assert scene.refused(ExchangeMedia(0)) == "OSS-MEDIA-01"


@pytest.mark.rule("OSS-MEDIA-10", "OSS-EDGE-06")
def test_example_the_us_goes_from_6_to_1_for_a_tile() -> None:
    scene = Scene("place")
    scene.media(6, 1, top="ussr")
    scene.do(ExchangeMedia)
    assert (scene.us.media, len(scene.us.tiles), leader(scene)) == (1, 1, "us")
    assert scene.turn == "us"


@pytest.mark.rule("OSS-MEDIA-02", "OSS-MEDIA-03", "OSS-MEDIA-11", "OSS-EDGE-66")
def test_example_the_ussr_gains_3_from_7_and_ends_on_5_with_a_tile() -> None:
    scene = Scene("place", "ussr")
    scene.media(0, 7)
    gain_media(work(scene), team("ussr"), 3)
    assert (scene.ussr.media, len(scene.ussr.tiles)) == (5, 1)


@pytest.mark.rule("OSS-EDGE-66")
def test_several_exchanges_in_one_turn_are_legal() -> None:
    scene = Scene("place")
    scene.media(8, 0)
    scene.do(ExchangeMedia)
    gain_media(work(scene), team("us"), 4)
    scene.do(ExchangeMedia)
    assert len(scene.us.tiles) == 2


@pytest.mark.rule("OSS-EDGE-65")
def test_media_gained_in_the_rivals_turn_loops_but_is_not_exchanged_by_choice() -> None:
    scene = Scene("place", "ussr")
    scene.media(8, 0)
    gain_media(work(scene), team("us"), 1)
    assert (scene.us.media, len(scene.us.tiles)) == (4, 1)
    scene.media(7, 0)
    assert not scene.offered(ExchangeMedia)
    assert not scene.offered(UseTile)


@pytest.mark.rule("OSS-EDGE-64", "OSS-MEDIA-09")
def test_without_tiles_there_is_no_exchange_and_media_stays_at_8() -> None:
    scene = Scene("place")
    scene.state.media_tiles = []
    scene.media(8, 0)
    assert scene.refused(ExchangeMedia(0)) == "OSS-EDGE-64"
    gain_media(work(scene), team("us"), 2)
    assert scene.us.media == 8
    scene = Scene("place", loop_without_tiles="drop_without_tile")
    scene.state.media_tiles = []
    scene.media(8, 0)
    gain_media(work(scene), team("us"), 2)
    assert (scene.us.media, scene.us.tiles) == (5, [])


@pytest.mark.rule("OSS-EDGE-89", "OSS-INIT-04")
def test_countdown_and_replenish_ask_a_team_that_could_exchange() -> None:
    scene = Scene()
    scene.set_up()
    assert scene.state.phase == 3  # nobody could do anything in the first two phases
    for phase in ("countdown", "replenish"):
        scene = Scene(phase)
        scene.media(5, 0)
        scene.go()
        assert (scene.turn, scene.state.phase) == ("us", {"countdown": 1, "replenish": 2}[phase])
        scene.do(ExchangeMedia)
        scene.do(Pass)
        assert scene.state.phase > 1


# ---- tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-MEDIA-04", "OSS-MEDIA-05", "OSS-MEDIA-06", "OSS-MEDIA-07", "OSS-MEDIA-08")
def test_a_tile_gives_nothing_before_it_is_used_once() -> None:
    scene = Scene("place")
    scene.tiles("us", "fame")
    assert (scene.us.vp, scene.us.tiles) == (0, [media_tile("fame")])
    scene.do(UseTile)
    assert scene.us.vp == 3
    assert (scene.us.tiles, scene.us.used_media) == ([], [media_tile("fame")])
    assert scene.refused(UseTile(0, media_tile("fame"))) == "OSS-MEDIA-06"


@pytest.mark.rule("OSS-MEDIA-12", "OSS-SYM-18", "OSS-EDGE-94", "OSS-EDGE-67")
def test_the_die_choice_tile_gives_funding_and_names_one_own_roll() -> None:
    scene = Scene("place")
    scene.tiles("us", "sure_hand")
    scene.do(UseTile)
    assert scene.tokens("us") == "1 funding"
    scene.place(ADMINISTRATOR, WORKSHOP)
    faces = [TABLES.faces[0][action.face] for action in scene.offered(NameFace) if action.face >= 0]
    assert faces == [(0, 1), (0, 2), (1, 2)]
    scene.do(NameFace, face=2)
    assert scene.tokens("us") == "1 funding, 1 material, 1 personnel"


@pytest.mark.rule("OSS-SYM-19")
def test_a_result_cannot_be_chosen_in_a_later_turn_or_by_the_rival() -> None:
    scene = Scene("place")
    scene.tiles("us", "sure_hand")
    scene.do(UseTile)
    scene.place(ADMINISTRATOR, FACTORY)
    scene.falls("sensor")
    scene.place(ADMINISTRATOR, LABORATORY)
    assert scene.tokens("ussr") == "1 sensor"
    assert scene.state.fixes == 0


@pytest.mark.rule("OSS-EDGE-19")
def test_a_tile_can_set_the_t_minus_2_roll_of_phase_3() -> None:
    scene = Scene("draw")
    scene.tiles("us", "sure_hand")
    scene.do(UseTile)
    scene.do(DrawCard, worker=ADMINISTRATOR, deck=0)
    scene.do(PlaceMission, stage=2)
    scene.do(Choose, option=0)
    scene.do(NameFace, face=1)
    assert scene.tokens("us") == "1 funding, 1 navigation"


@pytest.mark.rule("OSS-MEDIA-13", "OSS-SYM-34")
def test_the_two_workers_tile_gives_funding_and_a_second_worker_after_the_first() -> None:
    scene = Scene("place")
    scene.tiles("us", "rush")
    scene.do(UseTile)
    scene.place(ENGINEER, MINISTRY)
    assert scene.waits_for == "gaining"
    scene.do(GainToken, resource=0)
    assert scene.turn == "us"
    scene.place(ADMINISTRATOR, FACTORY)
    assert scene.turn == "ussr"
    assert scene.tokens("us") == "2 funding"


@pytest.mark.rule("OSS-EDGE-31", "OSS-PHASE-04")
def test_two_workers_with_one_left_places_that_one_and_the_other_team_goes_on() -> None:
    scene = Scene("place")
    scene.tiles("us", "rush")
    scene.us.home = [0, 1]
    scene.do(UseTile)
    scene.place(ADMINISTRATOR, FACTORY)
    assert scene.turn == "ussr"
    scene.place(ADMINISTRATOR, LABORATORY)
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-MEDIA-14", "OSS-SYM-35", "OSS-EDGE-36")
def test_the_swap_tile_gives_personnel_and_turns_one_worker_into_the_other_kind() -> None:
    scene = Scene("place")
    scene.draft("john_glenn")
    slot = scene.slot("john_glenn")
    wrong = PlaceWorker(0, ENGINEER, ADMINISTRATOR, slot)
    assert scene.refused(wrong) == "OSS-WORK-09"
    scene.tiles("us", "retraining")
    scene.do(UseTile)
    assert scene.tokens("us") == "1 personnel"
    assert scene.offered(PlaceWorker, worker=ENGINEER, acting=ADMINISTRATOR, space=FACTORY)
    scene.do(PlaceWorker, worker=ENGINEER, acting=ADMINISTRATOR, space=slot)
    assert (scene.us.media, scene.us.home) == (1, [1, 2])


@pytest.mark.rule("OSS-MEDIA-15", "OSS-MEDIA-16", "OSS-SYM-04", "OSS-EDGE-10")
def test_the_pull_down_tile_gives_personnel_and_puts_the_rival_under_the_own_cube() -> None:
    scene = Scene("place")
    scene.media(2, 7, top="ussr")
    scene.tiles("us", "scoop")
    scene.do(UseTile)
    assert scene.tokens("us") == "1 personnel"
    assert (scene.ussr.media, leader(scene)) == (2, "us")
    scene.media(8, 1, top="us")
    pull_down(work(scene), team("us"))  # upwards, past 5 and to 8
    assert (scene.ussr.media, scene.ussr.tiles, leader(scene)) == (8, [], "us")


@pytest.mark.rule("OSS-SYM-31")
def test_the_media_tile_symbol_costs_no_media() -> None:
    scene = Scene("place")
    scene.media(2, 0)
    scene.effect("us", v.MediaTile(kind="media_tile"))
    assert (scene.us.media, len(scene.us.tiles)) == (2, 1)


def test_equal_tiles_are_offered_once() -> None:
    scene = Scene("place")
    scene.us.tiles = [tile for tile, row in enumerate(TABLES.media_tiles) if row.id == "fame"]
    assert len(scene.us.tiles) == 2
    assert len(scene.offered(UseTile)) == 1
    assert isinstance(GAME.tables, Tables)
