"""Cards that the rulebook names, and symbols about cards."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Choose,
    RepeatTile,
)
from tests.games.one_small_step.scene import (
    ADMINISTRATOR,
    HEADQUARTERS,
    TABLES,
    Scene,
    crew_tile,
    event,
    hazard,
    media_tile,
    mission,
    play_development,
    resource,
    satellite_tile,
    use_personnel,
)

# ---- cards of the rulebook ---------------------------------------------------------------------------------------


def played(card: str, cost: str, prepare: object = None) -> Scene:
    """The position after the United States has played a card."""
    scene = Scene("play")
    scene.hand("us", card)
    scene.hand("ussr", "pr_tour")
    scene.give("us", cost)
    if callable(prepare):
        prepare(scene)
    play_development(scene, card)
    return scene


@pytest.mark.rule("OSS-CARD-01", "OSS-CARD-02", "OSS-EDGE-73")
def test_aerospace_industry_scores_permanents_by_twos_spent_ones_too() -> None:
    def prepare(scene: Scene) -> None:
        scene.give("us", "3 fresh booster, 2 spent sensor")
        scene.falls("landing", "booster")

    scene = played("aerospace_industry", "2 funding, 1 material", prepare)
    assert scene.us.vp == 3
    assert scene.tokens("us") == "1 booster, 1 landing, 3 fresh booster, 2 spent sensor"


@pytest.mark.rule("OSS-CARD-05", "OSS-CARD-06", "OSS-EDGE-25")
def test_astronaut_training_scores_personnel_in_play_and_dropped() -> None:
    def prepare(scene: Scene) -> None:
        scene.row("us", "john_glenn", "ed_white")
        scene.us.dropped = [event("yuri_gagarin")]

    scene = played("astronaut_training", "2 funding", prepare)
    assert (scene.us.vp, scene.tokens("us")) == (7, "1 life_support")


@pytest.mark.rule("OSS-CARD-07", "OSS-CARD-08")
def test_gps_scores_used_satellite_tiles() -> None:
    def prepare(scene: Scene) -> None:
        scene.us.used_satellite = [satellite_tile("discovery"), satellite_tile("subsidy")]

    scene = played("gps", "1 funding, 1 material", prepare)
    assert (scene.us.vp, scene.tokens("us")) == (3, "1 booster, 1 navigation")


@pytest.mark.rule("OSS-CARD-09", "OSS-CARD-10", "OSS-BOARD-03", "OSS-BOARD-04")
def test_heroic_action_scores_the_own_hazards_overcome() -> None:
    def prepare(scene: Scene) -> None:
        scene.us.hazards = [hazard("stale_air"), hazard("oxygen_leak")]
        scene.ussr.hazards = [hazard("lost_signal")]
        scene.state.lost_hazards = [hazard("wrong_orbit")]

    scene = played("heroic_action", "2 funding", prepare)
    assert (scene.us.vp, scene.tokens("us")) == (5, "1 life_support")


@pytest.mark.rule("OSS-CARD-12", "OSS-CARD-13", "OSS-EDGE-72")
def test_research_facility_does_not_count_itself() -> None:
    def prepare(scene: Scene) -> None:
        scene.us.developments = [event("booster_testing"), event("gps"), event("space_suits")]

    scene = played("research_facility", "2 material", prepare)
    scene.gain("sensor")
    assert (scene.us.vp, scene.tokens("us")) == (2, "1 sensor")
    assert len(scene.us.developments) == 4


@pytest.mark.rule("OSS-CARD-14", "OSS-CARD-15", "OSS-EDGE-74")
def test_national_pride_counts_tiles_before_its_media() -> None:
    def prepare(scene: Scene) -> None:
        scene.tiles("us", "fame")
        scene.us.used_media = [media_tile("rush")]
        scene.state.media_tiles.remove(media_tile("rush"))
        scene.media(6, 0)

    scene = played("national_pride", "2 funding", prepare)
    assert scene.us.vp == 3
    assert (scene.us.media, len(scene.us.tiles)) == (6, 2)


@pytest.mark.rule("OSS-CARD-16", "OSS-CARD-17")
def test_secret_technology_scores_three_for_each_token() -> None:
    def prepare(scene: Scene) -> None:
        scene.us.advancement_tokens = 2

    scene = played("secret_technology", "2 material", prepare)
    assert (scene.us.vp, scene.tokens("us")) == (7, "1 capsule")


@pytest.mark.rule("OSS-CARD-18", "OSS-CARD-19", "OSS-EDGE-75")
def test_pushing_the_limits_scores_one_crew_tile_again_the_moon_included() -> None:
    def prepare(scene: Scene) -> None:
        scene.us.claimed = [crew_tile(3), crew_tile(7)]

    scene = played("pushing_the_limits", "2 funding, 1 material", prepare)
    scene.do(RepeatTile, tile=crew_tile(7))
    assert (scene.us.vp, scene.tokens("us")) == (8, "2 booster")
    scene = played("pushing_the_limits", "2 funding, 1 material")
    assert scene.us.vp == 1


@pytest.mark.rule("OSS-CARD-21", "OSS-CARD-22", "OSS-EDGE-73")
def test_technology_transfer_counts_agency_tokens_after_its_cost() -> None:
    def prepare(scene: Scene) -> None:
        scene.give("us", "2 funding, 1 material, 2 personnel")

    scene = played("technology_transfer", "1 funding, 1 material", prepare)
    assert scene.us.vp == 2
    assert scene.us.tokens[resource("landing")] == 1


@pytest.mark.rule("OSS-CARD-20", "OSS-SYM-16", "OSS-EDGE-23", "OSS-EDGE-95")
def test_the_worker_action_of_pushing_the_limits_launches_a_drawn_crew_mission() -> None:
    scene = Scene("place")
    scene.draft("pushing_the_limits")
    scene.us.crew_deck.append(mission("us_animal_flight"))
    scene.us.crew_deck.remove(mission("us_animal_flight"))
    scene.us.crew_deck.append(mission("us_animal_flight"))
    scene.give("us", "2 booster, 1 capsule")
    scene.place(ADMINISTRATOR, scene.slot("pushing_the_limits"))
    assert scene.told(fl.LaunchBegan)[0].mission == mission("us_animal_flight")
    assert not scene.told(fl.MissionPlaced)
    scene.do_all()
    assert scene.us.missions[-1] == mission("us_animal_flight")
    assert scene.us.path == 1


@pytest.mark.rule("OSS-CARD-03", "OSS-CARD-04")
def test_ed_white_gains_media_or_launches_with_two_points_for_a_major_success_only() -> None:
    for tokens, points in (("1 booster, 1 navigation", 2), ("1 booster, 2 navigation, 1 sensor", 2 + 2 + 2)):
        scene = Scene("personnel")
        scene.row("us", "ed_white")
        scene.hand("us", "pr_tour")
        scene.give("us", "1 personnel")
        scene.give("us", tokens)
        scene.state.satellites.remove(mission("transit_1b"))
        scene.state.satellites.append(mission("transit_1b"))
        use_personnel(scene, "ed_white", 1)
        scene.do_all()
        assert scene.us.vp == points
    scene = Scene("personnel")
    scene.row("us", "ed_white")
    scene.hand("us", "pr_tour")
    scene.give("us", "1 personnel")
    use_personnel(scene, "ed_white", 0)
    assert scene.us.media == 1


# ---- symbols about cards -----------------------------------------------------------------------------------------


@pytest.mark.rule("OSS-SYM-12")
def test_the_three_way_draw_offers_all_decks() -> None:
    scene = Scene("place")
    scene.effect("us", v.Draw(kind="draw", decks=("satellite", "crew", "event")))
    assert len(scene.offered(Choose)) == 0
    assert len({action.deck for action in scene.offered_draws()}) == 3


@pytest.mark.rule("OSS-SYM-13", "OSS-EDGE-28")
def test_of_several_cards_one_is_kept_and_the_others_go_back_on_top_in_the_drawers_order() -> None:
    from desktop.games.one_small_step.actions import KeepCard, ReturnCard

    scene = Scene("place")
    scene.next_events("booster_testing", "capsule_testing", "pr_tour")
    scene.effect("us", v.Draw(kind="draw", decks=("event",), count=3, keep_one=True))
    scene.do(KeepCard, card=event("capsule_testing"))
    scene.do(ReturnCard, card=event("booster_testing"))
    scene.do(ReturnCard, card=event("pr_tour"))
    assert scene.us.hand == [event("capsule_testing")]
    assert scene.state.events[-2:] == [event("booster_testing"), event("pr_tour")]


@pytest.mark.rule("OSS-SYM-29", "OSS-EDGE-27", "OSS-EDGE-26", "OSS-SATB-04")
def test_draw_two_then_discard_any_card_of_the_hand() -> None:
    from desktop.games.one_small_step.actions import DiscardCard

    scene = Scene("place")
    scene.hand("us", "pr_tour")
    scene.next_events("booster_testing", "capsule_testing")
    scene.next_tile("star_chart")
    scene.effect("us", v.SatelliteTile(kind="satellite_tile"))
    assert scene.tokens("us") == "1 life_support"
    assert len(scene.offered(DiscardCard)) == 3
    scene.do(DiscardCard, card=event("pr_tour"))
    assert scene.state.events[0] == event("pr_tour")
    scene = Scene("place")
    scene.next_events("john_glenn", "alan_shepard")
    scene.next_tile("star_chart")
    scene.effect("us", v.SatelliteTile(kind="satellite_tile"))
    assert (scene.us.hand, len(scene.us.row)) == ([], 2)


@pytest.mark.rule("OSS-EDGE-26")
def test_a_discard_that_is_a_cost_needs_a_card() -> None:
    scene = Scene("place")
    scene.place(ADMINISTRATOR, HEADQUARTERS)
    assert scene.turn == "ussr"


@pytest.mark.rule("OSS-EDGE-87")
def test_card_text_has_one_term_for_each_thing() -> None:
    from desktop.games.one_small_step import texts

    names = list(texts.RESOURCE_NAMES.values())
    assert len(set(names)) == 9
    assert "Material" in names
    assert "Materials" not in names
    assert len(TABLES.sources) == len(TABLES.programs)
