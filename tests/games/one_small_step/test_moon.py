"""The Moon path, its tiles, and the markers taken off the Earth."""

from __future__ import annotations

import pytest

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.actions import (
    Decline,
    ExchangeMedia,
    PayDefault,
    TakeReward,
    Uncover,
    UpgradeToken,
)
from desktop.games.one_small_step.state import EMPTY
from tests.games.one_small_step.scene import (
    ENGINEER,
    LABORATORY,
    TABLES,
    Scene,
    crew_tile,
    mission,
    ready,
    reward,
    upgrade,
)


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


@pytest.mark.rule("OSS-UPGR-03", "OSS-UPGR-04", "OSS-INV-08")
def test_example_a_satellite_success_takes_one_of_ten_markers_into_orbit() -> None:
    scene = ready("2 booster", "luna_2")
    scene.launch("luna_2")
    scene.do(TakeReward, reward=reward("luna_2", "earth_upgrade"))
    assert len(scene.offered(Uncover)) == 10
    assert {action.upgrade % 2 for action in scene.offered(Uncover)} == {0}
    assert scene.refused(Uncover(0, 1)) == "OSS-UPGR-03"
    scene.do(Uncover, upgrade=0)
    assert scene.us.orbit == 1
    assert sum(scene.state.covered[::2]) + scene.us.orbit == 10


@pytest.mark.rule("OSS-UPGR-06", "OSS-UPGR-08", "OSS-UPGR-13", "OSS-EDGE-104")
@pytest.mark.parametrize("nation", ["us", "ussr"])
def test_example_a_minus_one_makes_an_action_of_one_token_free_for_both_teams(nation: str) -> None:
    scene = Scene("place", nation)
    scene.place(ENGINEER, LABORATORY)
    assert scene.waits_for == "turn"  # without a token to pay with nothing is offered
    scene = Scene("place", nation)
    scene.uncover(upgrade(LABORATORY, ENGINEER, "satellite"))
    scene.place(ENGINEER, LABORATORY)
    assert scene.offered(Decline)  # free, but still optional
    scene.falls("sensor")
    scene.falls("capsule")
    scene.do(PayDefault)
    scene.do_all()
    assert sum(scene.team(nation).tokens) == 2


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
