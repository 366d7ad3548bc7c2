"""Cargo cards and their markers, the Drone, and Reactions."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.state import Phase
from tests.games.space_movers.scene import Scene, crew


def markers(scene: Scene, planet: str) -> int:
    return scene.state.markers[scene.node(planet)]


@pytest.mark.rule("SM-CARGO-07", "SM-CARGO-03", "SM-CARGO-04", "SM-CARGO-05", "SM-CARGO-06")
def test_the_sunstone_lamps_go_from_tocpe_to_vern_for_five() -> None:
    scene = crew("lucas red", at="mars", resources=9, hands={"lucas": "sunstone_lamps"})
    assert scene.refused(a.PickUp, card="sunstone_lamps") == "SM-CARGO-03"
    scene.state.liberty = scene.node("tocpe")
    scene.do(a.PickUp, card="sunstone_lamps")
    assert scene.hand("lucas") == []
    assert scene.table("lucas") == ["sunstone_lamps"]
    scene = crew("lucas red", at="quill", resources=9, tables={"lucas": "sunstone_lamps"})
    assert scene.refused(a.Deliver, card="sunstone_lamps") == "SM-CARGO-05"
    scene.state.liberty = scene.node("vern")
    scene.do(a.Deliver, card="sunstone_lamps")
    assert scene.ask == "reaction"
    scene.do(a.Pass, by="red")
    assert scene.state.resources == 14
    assert scene.table("lucas") == []
    assert scene.pile(scene.state.discard) == ["sunstone_lamps"]
    assert scene.ask == "reaction"  # the turn goes on with Clean Up


@pytest.mark.rule("SM-CARGO-01")
def test_a_card_in_hand_cannot_be_delivered() -> None:
    scene = crew("lucas red", at="vern", hands={"lucas": "sunstone_lamps"})
    assert scene.refused(a.Deliver, card="sunstone_lamps") == "SM-CARGO-01"


@pytest.mark.rule("SM-CARGO-02", "SM-EDGE-44")
def test_one_card_is_never_used_twice_in_a_turn() -> None:
    scene = crew("boom red", at="tocpe", rooms={"boom": "engine_room"}, hands={"boom": "sunstone_lamps"})
    scene.do(a.StartEngine)
    scene.do(a.PickUp, card="sunstone_lamps")
    scene.state.liberty = scene.node("vern")  # as if somebody had jumped the Liberty in between
    assert scene.refused(a.Deliver, card="sunstone_lamps") in ("SM-SPACE-11", "SM-EDGE-44")
    assert scene.state.touched == [scene.card("sunstone_lamps")]


@pytest.mark.rule("SM-CARGO-08", "SM-CARGO-09", "SM-EDGE-47", "SM-INV-06")
def test_a_marker_goes_from_the_supply_to_the_planet_to_the_card_and_back() -> None:
    scene = crew("lucas red", phase="draw", at="tocpe", deck="sunstone_lamps")
    scene.do(a.Draw)
    assert markers(scene, "tocpe") == 1
    scene.state.phase = "act"
    scene.do(a.PickUp, card="sunstone_lamps")
    assert markers(scene, "tocpe") == 0
    scene.passes()
    assert sum(scene.state.markers) == 0


@pytest.mark.rule("SM-CARGO-10")
def test_a_discarded_cargo_takes_its_marker_off_the_board() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs sweet_talk decoy_buoy"
    scene = crew("lucas red", hands={"lucas": six})
    assert markers(scene, "tocpe") == 2
    scene.clean_up(discard=["sand_glass"])
    assert markers(scene, "tocpe") == 1


@pytest.mark.rule("SM-CARGO-11", "SM-CARGO-13")
def test_nobody_uses_anothers_cargo() -> None:
    scene = crew("lucas red", at="tocpe", hands={"red": "sunstone_lamps"}, tables={"red": "reef_pearls"})
    assert scene.refused(a.PickUp, card="sunstone_lamps") == "SM-CARGO-11"
    assert scene.refused(a.Deliver, card="reef_pearls") == "SM-CARGO-11"
    assert scene.offered(a.PickUp) == scene.offered(a.Deliver) == []


@pytest.mark.rule("SM-EDGE-45", "SM-EDGE-46")
def test_a_cargo_from_the_discard_pile_belongs_to_its_taker_and_places_a_marker() -> None:
    scene = crew("lucas red", at="europa", discard="ice_cores", rooms={"lucas": "cargo_bay"})
    scene.do(a.FetchCargo, card="ice_cores")
    assert markers(scene, "europa") == 1
    scene.clean_up()
    scene.clean_up()
    scene.state.coin, scene.state.phase = scene.seat("lucas"), "act"
    scene.state.stack.clear()
    scene.do(a.PickUp, by="lucas", card="ice_cores")
    assert scene.table("lucas") == ["ice_cores"]


# ---- the Drone -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-DRONE-01")
def test_the_drone_room_has_two_actions() -> None:
    scene = crew("gurn red", at="earth", rooms={"gurn": "drone_room"}, tables={"gurn": "ice_cores"})
    assert len(scene.offered(a.DroneDeliver)) == 1
    scene = crew("gurn red", at="earth", rooms={"gurn": "drone_room"}, drone="mars")
    assert len(scene.offered(a.DroneFetch)) == 1


@pytest.mark.rule("SM-DRONE-02", "SM-DRONE-06")
def test_the_drone_needs_a_picked_up_cargo_of_the_actor_and_picks_nothing_up() -> None:
    hands = {"gurn": "ice_cores", "red": "sand_glass"}
    scene = crew("gurn red", at="earth", rooms={"gurn": "drone_room"}, hands=hands, tables={"red": "banned_books"})
    assert scene.refused(a.DroneDeliver, card="ice_cores") == "SM-DRONE-02"
    assert scene.refused(a.DroneDeliver, card="banned_books") == "SM-DRONE-02"


@pytest.mark.rule("SM-DRONE-03")
def test_a_drone_away_delivers_nothing() -> None:
    scene = crew("gurn red", rooms={"gurn": "drone_room"}, tables={"gurn": "ice_cores"}, drone="quill")
    assert scene.refused(a.DroneDeliver, card="ice_cores") == "SM-DRONE-03"


@pytest.mark.rule("SM-DRONE-04", "SM-EDGE-41")
@pytest.mark.parametrize(("at", "rule"), [("vern", ""), ("quill", ""), ("titan", ""), ("morrow", "SM-DRONE-04")])
def test_the_drone_flies_two_spaces(at: str, rule: str) -> None:
    scene = crew("gurn red", at=at, rooms={"gurn": "drone_room"}, tables={"gurn": "sunstone_lamps"})
    assert scene.refused(a.DroneDeliver, card="sunstone_lamps") == rule


@pytest.mark.rule("SM-DRONE-05", "SM-EDGE-40", "SM-DRONE-10")
def test_a_drone_delivery_pays_like_any_other_and_the_drone_stays_there() -> None:
    scene = crew("gurn red", at="quill", resources=9, rooms={"gurn": "drone_room"}, tables={"gurn": "sunstone_lamps"})
    scene.do(a.DroneDeliver, card="sunstone_lamps")
    scene.do(a.Pass, by="red")
    assert scene.state.resources == 14
    assert scene.at == "quill"
    assert scene.drone == "vern"
    assert scene.state.drone_flown
    scene.passes()
    scene.state.phase = "move"
    scene.do(a.Jump, to="vern")
    assert scene.drone == "vern"


@pytest.mark.rule("SM-DRONE-10")
def test_one_drone_flight_carries_one_cargo() -> None:
    tables = {"gurn": "sunstone_lamps ore_samples"}
    scene = crew("gurn red", at="quill", rooms={"gurn": "drone_room"}, tables=tables)
    scene.do(a.DroneDeliver, card="sunstone_lamps")
    scene.passes()
    assert scene.current == "red"
    assert scene.table("gurn") == ["ore_samples"]


@pytest.mark.rule("SM-DRONE-07", "SM-EDGE-54")
def test_the_drone_needs_no_check_and_may_pass_headquarters() -> None:
    scene = crew("gurn red", at="capri", rooms={"gurn": "drone_room"}, tables={"gurn": "snow_foxes"})
    scene.do(a.DroneDeliver, card="snow_foxes")
    assert scene.drone == "brennick"


@pytest.mark.rule("SM-DRONE-08", "SM-EDGE-39")
def test_lucas_flies_three_spaces_out_and_back_through_the_kitchen_too() -> None:
    scene = crew("lucas red", at="morrow", rooms={"lucas": "drone_room"}, tables={"lucas": "sunstone_lamps"})
    assert scene.refused(a.DroneDeliver, card="sunstone_lamps") == ""
    scene = crew("lucas red", at="morrow", rooms={"lucas": "drone_room"}, drone="vern")
    assert scene.refused(a.DroneFetch) == ""
    scene = crew("red lucas", at="morrow", rooms={"red": "kitchen", "lucas": "drone_room"}, drone="vern")
    scene.do(a.AskCrewmate, crewmate="lucas")
    scene.do(a.DroneFetch)
    assert scene.drone == "aboard"


@pytest.mark.rule("SM-DRONE-09")
def test_drone_and_scout_may_share_a_space() -> None:
    scene = crew(
        "gurn red",
        at="quill",
        rooms={"gurn": "drone_room"},
        tables={"gurn": "sunstone_lamps"},
        pursuit="lantern_sweep",
        scout="vern",
    )
    scene.do(a.DroneDeliver, card="sunstone_lamps")
    assert scene.drone == scene.scout == "vern"


@pytest.mark.rule("SM-EDGE-38")
def test_the_drone_comes_back_over_two_spaces_past_restrictions_and_moves_no_cargo() -> None:
    scene = crew("gurn red", at="vern", rooms={"gurn": "drone_room"}, tables={"gurn": "reef_pearls"}, drone="capri")
    scene.do(a.DroneFetch)
    assert scene.drone == "aboard"
    assert scene.table("gurn") == ["reef_pearls"]
    scene = crew("gurn red", at="earth", rooms={"gurn": "drone_room"}, drone="vern")
    assert scene.refused(a.DroneFetch) == "SM-EDGE-38"


@pytest.mark.rule("SM-EDGE-42")
def test_a_drone_may_deliver_where_the_liberty_is_and_is_then_outside() -> None:
    scene = crew("gurn red", at="vern", rooms={"gurn": "drone_room"}, tables={"gurn": "sunstone_lamps"})
    scene.do(a.DroneDeliver, card="sunstone_lamps")
    scene.passes()
    assert scene.drone == "vern"
    assert scene.told(e.Delivered)[0].by_drone


# ---- Reactions -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-REACT-01")
def test_reactions_are_for_other_players_turns() -> None:
    scene = crew("lucas red", hands={"lucas": "reserve_cells", "red": "reserve_cells"})
    assert scene.refused(a.React, card="reserve_cells", choice=-1) == "SM-REACT-01"
    assert scene.offered(a.React, by="red")
    assert not scene.offered(a.React, by="lucas")


@pytest.mark.rule("SM-REACT-02")
def test_one_reaction_a_turn_for_the_whole_table() -> None:
    scene = crew("lucas red gurn", resources=5, hands={"red": "reserve_cells", "gurn": "reserve_cells"})
    scene.do(a.React, by="red", card="reserve_cells", choice=-1)
    gurns = scene.state.hands[scene.seat("gurn")][0]
    assert scene.refused(a.React, by="gurn", card=gurns, choice=-1) == "SM-REACT-02"
    scene.clean_up()
    scene.state.phase = "act"
    assert scene.refused(a.React, by="gurn", card=gurns, choice=-1) == ""


@pytest.mark.rule("SM-REACT-03")
def test_a_reaction_is_carried_out_and_discarded() -> None:
    scene = crew("lucas red", resources=5, hands={"red": "reserve_cells"})
    scene.do(a.React, by="red", card="reserve_cells", choice=-1)
    assert scene.state.resources == 7
    assert scene.pile(scene.state.discard) == ["reserve_cells"]
    assert scene.state.removed == []


@pytest.mark.rule("SM-REACT-04", "SM-EDGE-101")
def test_sweet_talk_makes_a_delivery_of_five_pay_six() -> None:
    scene = crew("lucas red", at="vern", resources=9, hands={"red": "sweet_talk"}, tables={"lucas": "sunstone_lamps"})
    assert scene.refused(a.React, by="red", card="sweet_talk", choice=-1) == "SM-EDGE-101"
    scene.do(a.Deliver, card="sunstone_lamps")
    assert scene.state.resources == 9
    scene.do(a.React, by="red", card="sweet_talk", choice=-1)
    assert scene.state.resources == 9 + 6 - 1  # Clean Up follows at once: no second Reaction could come
    assert scene.told(e.Delivered)[0].terms == ((5, "printed payout"), (1, "reaction"))


@pytest.mark.rule("SM-EDGE-101")
def test_sweet_talk_helps_one_delivery_only() -> None:
    scene = crew(
        "boom red",
        at="vern",
        resources=5,
        rooms={"boom": "engine_room"},
        hands={"red": "sweet_talk"},
        tables={"boom": "sunstone_lamps ore_samples"},
    )
    scene.do(a.StartEngine)
    scene.do(a.Deliver, card="sunstone_lamps")
    scene.do(a.React, by="red", card="sweet_talk", choice=-1)
    scene.do(a.Deliver, card="ore_samples")
    assert scene.state.resources == 5 + 6 + 5 - 1


@pytest.mark.rule("SM-EDGE-43")
def test_sweet_talk_works_on_a_drone_delivery() -> None:
    scene = crew(
        "gurn red",
        at="quill",
        resources=9,
        rooms={"gurn": "drone_room"},
        hands={"red": "sweet_talk"},
        tables={"gurn": "sunstone_lamps"},
    )
    scene.do(a.DroneDeliver, card="sunstone_lamps")
    scene.do(a.React, by="red", card="sweet_talk", choice=-1)
    assert scene.state.resources == 9 + 6 - 1


@pytest.mark.rule("SM-REACT-05", "SM-REACT-06", "SM-EDGE-10", "SM-EDGE-100")
def test_jump_liberty_goes_anywhere_costs_nothing_and_leaves_the_game() -> None:
    scene = crew("lucas red", phase="move", at="earth", resources=9, hands={"red": "jump_liberty"})
    assert len(scene.offered(a.React)) == 12
    scene.do(a.React, by="red", card="jump_liberty", choice="capri")
    assert scene.at == "capri"
    assert scene.state.resources == 9
    assert scene.pile(scene.state.removed) == ["jump_liberty"]
    assert scene.state.discard == []
    assert scene.ask == "move"  # the current player's own jump is unused
    assert scene.refused(a.Jump, to="vern") == ""


@pytest.mark.rule("SM-EDGE-98")
@pytest.mark.parametrize("phase", ["draw", "move", "act"])
def test_a_reaction_comes_between_steps_of_any_phase(phase: Phase) -> None:
    scene = crew("lucas red", phase=phase, hands={"red": "reserve_cells"}, deck="old_songs")
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == ""


@pytest.mark.rule("SM-EDGE-98")
def test_inside_a_check_only_cards_that_say_so_are_played() -> None:
    scene = crew("lucas red", hands={"red": "reserve_cells deep_breath"}, event="fuel_tax")
    assert scene.refused(a.React, by="red", card="deep_breath", choice=-1) == "SM-EDGE-98"
    scene.do(a.TryEvent)
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == "SM-EDGE-98"
    scene.do(a.React, by="red", card="deep_breath", choice=-1)
    scene.roll("4", "blank")
    assert scene.told(e.CheckEnded)[0].passed


@pytest.mark.rule("SM-EDGE-99")
def test_jump_liberty_in_clean_up_gets_out_of_the_scouts_reach() -> None:
    scene = crew("lucas red", at="vern", hands={"red": "jump_liberty"}, pursuit="lantern_sweep", scout="quill")
    scene.do(a.EndPhase)
    assert scene.ask == "reaction"
    scene.do(a.React, by="red", card="jump_liberty", choice="mars")
    assert scene.scout == "halcyon"
    assert scene.health("lucas") == "fit"


@pytest.mark.rule("SM-EDGE-61")
def test_an_injured_player_may_react() -> None:
    scene = crew("lucas red", hands={"red": "reserve_cells"}, injured="red")
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == ""


@pytest.mark.rule("SM-INTERR-06")
def test_a_player_in_interrogation_plays_no_reaction() -> None:
    scene = crew("lucas red", hands={"red": "reserve_cells"}, held="red")
    action = a.React(scene.seat("red"), scene.card("reserve_cells"), -1)
    refusal = scene.game.refusal(scene.state, action)
    assert refusal is not None
    assert refusal.rule == "SM-INTERR-06"


@pytest.mark.rule("SM-EDGE-108", "SM-EDGE-117")
def test_one_seat_of_a_solo_player_reacts_in_the_turn_of_the_other() -> None:
    scene = crew("lucas red", hands={"red": "reserve_cells"})
    scene.do(a.EndPhase)
    assert scene.waits_for == "red"
    scene.do(a.React, by="red", card="reserve_cells", choice=-1)
    assert scene.told(e.ReactionPlayed)


def test_other_reactions() -> None:
    scene = crew("lucas red", at="vern", hands={"red": "decoy_buoy"}, pursuit="lantern_sweep", scout="quill")
    scene.do(a.React, by="red", card="decoy_buoy", choice=-1)
    scene.clean_up()
    assert scene.scout == "quill"
    scene = crew("lucas red", at="vern", hands={"red": "false_papers"}, pursuit="lantern_sweep", scout="quill")
    scene.do(a.React, by="red", card="false_papers", choice=-1)
    assert scene.scout == "hq"
    scene = crew("lucas red", hands={"red": "field_dressing"}, injured="boom gurn")
    scene.do(a.React, by="red", card="field_dressing", choice="gurn")
    assert (scene.health("gurn"), scene.health("boom")) == ("fit", "injured")
    scene = crew("lucas red", hands={"red": "tip_off"}, discard="old_songs")
    scene.do(a.React, by="red", card="tip_off", choice="old_songs")
    assert scene.hand("red") == ["old_songs"]
    assert markers(scene, "earth") == 1


@pytest.mark.parametrize("card", ["decoy_buoy", "false_papers", "field_dressing", "tip_off"])
def test_a_reaction_that_would_change_nothing_is_refused(card: str) -> None:
    scene = crew("lucas red", hands={"red": card}, discard="")
    assert scene.refused(a.React, by="red", card=card, choice=-1) == "SM-REACT-03"


@pytest.mark.rule("SM-EDGE-117")
def test_nobody_is_asked_where_no_reaction_can_be_played() -> None:
    asked = crew("lucas red gurn", held="gurn")
    asked.do(a.EndPhase)
    decision = asked.game.decision(asked.state)
    assert decision is not None
    assert decision.seats == (asked.seat("red"),)
    silent = crew("lucas red", event="computer_failure")
    silent.do(a.EndPhase)
    assert silent.ask == "draw"


@pytest.mark.rule("SM-EDGE-117")
def test_a_seat_that_has_passed_cannot_react_any_more() -> None:
    scene = crew("lucas red gurn", hands={"red": "reserve_cells"})
    scene.do(a.EndPhase)
    scene.do(a.Pass, by="red")
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == "SM-REACT-01"
    assert scene.refused(a.Pass, by="red") == "SM-REACT-01"
