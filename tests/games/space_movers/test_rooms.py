"""What offers Actions: rooms, cards, headquarters; the Kitchen and the Engine Room."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from tests.games.space_movers.scene import crew


@pytest.mark.rule("SM-ACT-01")
def test_only_the_room_of_the_own_character_is_used() -> None:
    scene = crew("lucas red", at="mars", eyes={"mars": 1}, rooms={"lucas": "cargo_bay", "red": "communications"})
    assert scene.refused(a.EraseEye, planet="mars") == "SM-ACT-01"
    assert scene.offered(a.FetchCargo) == []
    scene = crew("lucas red", discard="ice_cores", rooms={"lucas": "cargo_bay"})
    assert scene.offered(a.FetchCargo)


@pytest.mark.rule("SM-ACT-02")
def test_a_cargo_in_hand_is_picked_up_and_one_on_the_table_delivered() -> None:
    scene = crew("lucas red", at="tocpe", hands={"lucas": "sand_glass"}, tables={"lucas": "reef_pearls"})
    assert len(scene.offered(a.PickUp)) == 1
    assert len(scene.offered(a.Deliver)) == 1


@pytest.mark.rule("SM-ACT-03", "SM-EVENT-05", "SM-PURSUIT-03", "SM-EDGE-18")
def test_the_cards_on_the_board_are_open_to_whoever_is_on_turn_anywhere() -> None:
    for at in ("earth", "capri", "hq"):
        scene = crew(
            "lucas red", at=at, event="fuel_tax", pursuit="lantern_sweep", scout="morrow", objective="honest_work"
        )
        scene.state.step = 1
        for verb in (a.TryEvent, a.TryPursuit, a.TryObjective):
            assert scene.offered(verb, by="lucas")
            assert not scene.offered(verb, by="red")


@pytest.mark.rule("SM-ACT-04")
def test_reactions_are_never_an_action() -> None:
    scene = crew("lucas red", hands={"lucas": "reserve_cells"})
    assert scene.refused(a.React, card="reserve_cells", choice=-1) == "SM-REACT-01"


@pytest.mark.rule("SM-ACT-05", "SM-EDGE-17")
def test_an_injured_card_offers_its_healing_to_the_others_in_any_room() -> None:
    scene = crew("lucas red", injured="red", rooms={"lucas": "bridge"})
    scene.do(a.HealByCard, character="red")
    assert scene.check.symbols == ("intelligence",)
    scene.roll("7", "blank")
    assert scene.health("red") == "fit"
    scene = crew("lucas red", injured="lucas")
    assert scene.refused(a.HealByCard, character="lucas") == "SM-EDGE-60"


@pytest.mark.rule("SM-EDGE-17")
def test_healing_by_card_is_an_engine_room_half() -> None:
    scene = crew("boom red", injured="red", event="fuel_tax", rooms={"boom": "engine_room"})
    scene.do(a.StartEngine)
    scene.do(a.HealByCard, character="red")
    scene.roll("7", "blank")
    assert scene.refused(a.TryEvent) == ""


@pytest.mark.rule("SM-ACT-06", "SM-CHECK-19")
def test_a_failed_check_is_the_action_of_the_turn_and_may_be_tried_again_later() -> None:
    scene = crew("lucas red", event="fuel_tax")
    scene.do(a.TryEvent)
    scene.roll("2", "blank")
    assert scene.ask == "reaction"
    assert scene.pile([scene.state.event]) == ["fuel_tax"]
    scene.passes()
    scene.state.phase = "act"
    assert scene.current == "red"
    assert scene.offered(a.TryEvent)


# ---- simple rooms --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-SPACE-04", "SM-EYE-03", "SM-EYE-04")
def test_communications_pays_four_and_erases_an_eye_here() -> None:
    scene = crew("lucas red", at="mars", resources=9, eyes={"mars": 2, "vern": 1}, rooms={"lucas": "communications"})
    assert scene.refused(a.EraseEye, planet="vern") == "SM-EYE-03"
    scene.do(a.EraseEye, planet="mars")
    assert (scene.state.resources, scene.state.eyes[scene.node("mars")], scene.state.presence) == (5, 1, 2)


@pytest.mark.rule("SM-EDGE-33")
def test_an_option_erases_eyes_anywhere() -> None:
    scene = crew("lucas red", at="mars", eyes={"vern": 1}, rooms={"lucas": "communications"}, eye_removal="any_planet")
    scene.do(a.EraseEye, planet="vern")
    assert scene.state.presence == 0


@pytest.mark.rule("SM-EDGE-34")
@pytest.mark.parametrize(("resources", "rule"), [(4, "SM-EDGE-34"), (5, "")])
def test_a_chosen_cost_leaves_one_resource(resources: int, rule: str) -> None:
    scene = crew("lucas red", at="mars", resources=resources, eyes={"mars": 1}, rooms={"lucas": "communications"})
    assert scene.refused(a.EraseEye, planet="mars") == rule


@pytest.mark.rule("SM-SPACE-05")
def test_the_cargo_bay_takes_one_cargo_of_choice() -> None:
    scene = crew("lucas red", discard="sweet_talk ice_cores fuel_tax old_songs", rooms={"lucas": "cargo_bay"})
    assert len(scene.offered(a.FetchCargo)) == 2
    assert scene.refused(a.FetchCargo, card="sweet_talk") == "SM-SPACE-05"
    scene.do(a.FetchCargo, card="old_songs")
    assert scene.hand("lucas") == ["old_songs"]
    assert "ice_cores" in scene.pile(scene.state.discard)


@pytest.mark.rule("SM-EDGE-22", "SM-EDGE-120")
def test_an_action_that_changes_nothing_is_not_offered() -> None:
    nothing = {"communications": a.EraseEye, "cargo_bay": a.FetchCargo, "medical_bay": a.HealInBay}
    for room, verb in nothing.items():
        scene = crew("lucas red", discard="sweet_talk", rooms={"lucas": room})
        assert not scene.offered(verb)
    assert crew("lucas red", rooms={"lucas": "drone_room"}).refused(a.DroneFetch) == "SM-EDGE-22"
    assert crew("lucas red", at="hq").refused(a.Rescue) == "SM-EDGE-22"
    assert crew("lucas red", rooms={"lucas": "engine_room"}).refused(a.StartEngine) == "SM-EDGE-22"
    at_hq = crew("lucas red", at="hq", eyes={"mars": 1}, rooms={"lucas": "communications"})
    assert at_hq.refused(a.EraseEye, planet="hq") == "SM-EDGE-22"


@pytest.mark.rule("SM-EDGE-36", "SM-EDGE-64")
def test_the_medical_bay_heals_the_controlled_and_the_uncontrolled() -> None:
    scene = crew("lucas red", injured="boom red", rooms={"lucas": "medical_bay"})
    scene.do(a.HealInBay, character="red")
    assert (scene.health("red"), scene.room("red")) == ("fit", "medical_bay")
    assert scene.health("boom") == "injured"
    scene = crew("lucas red", injured="boom", rooms={"lucas": "medical_bay"})
    scene.do(a.HealInBay, character="boom")
    assert scene.health("boom") == "fit"


@pytest.mark.rule("SM-EDGE-36")
def test_an_option_asks_the_medical_bay_for_a_check() -> None:
    scene = crew(
        "lucas red", injured="boom", rooms={"lucas": "medical_bay"}, medical_bay_check="intelligence_or_medical"
    )
    scene.do(a.HealInBay, character="boom")
    assert scene.check.symbols == ("intelligence",)
    scene.roll("5", "blank")
    assert scene.health("boom") == "fit"


@pytest.mark.rule("SM-EDGE-37")
def test_the_robots_can_be_repaired_while_damaged() -> None:
    scene = crew("meda red", injured="meda")
    assert scene.offered(a.HealInBay)
    assert crew("red meda", injured="meda").offered(a.HealByCard)


# ---- the Kitchen ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-SPACE-06", "SM-SPACE-09", "SM-EDGE-29")
def test_the_kitchen_lets_eli_jump_from_the_bridge() -> None:
    scene = crew("lucas eli", rooms={"lucas": "kitchen", "eli": "bridge"})
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.waits_for == "lucas"
    scene.do(a.BridgeJump, to="mars")
    assert scene.at == "mars"
    assert scene.room("eli") == "bridge"
    assert scene.ask == "reaction"
    scene = crew("lucas eli", rooms={"lucas": "kitchen", "eli": "cargo_bay"})
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.refused(a.BridgeJump, to="mars") == "SM-ACT-01"


@pytest.mark.rule("SM-SPACE-07", "SM-CARGO-12", "SM-CARGO-11")
def test_the_kitchen_lets_a_crewmate_use_cards_of_their_own() -> None:
    scene = crew("lucas eli", at="tocpe", rooms={"lucas": "kitchen"}, hands={"eli": "sand_glass"}, event="fuel_tax")
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.offered(a.TryEvent)
    scene.do(a.PickUp, card="sand_glass")
    assert scene.table("eli") == ["sand_glass"]


@pytest.mark.rule("SM-CARGO-12")
def test_the_kitchen_lets_an_owner_deliver_in_somebody_elses_turn() -> None:
    scene = crew("lucas eli", at="vern", resources=5, rooms={"lucas": "kitchen"}, tables={"eli": "sunstone_lamps"})
    scene.do(a.AskCrewmate, crewmate="eli")
    scene.do(a.Deliver, card="sunstone_lamps")
    scene.passes()
    assert scene.state.resources == 5 + 5 - 1


@pytest.mark.rule("SM-SPACE-08")
def test_the_kitchen_uses_the_room_where_the_crewmate_stands_and_moves_nobody() -> None:
    scene = crew("lucas eli", discard="ice_cores", rooms={"lucas": "kitchen", "eli": "cargo_bay"})
    scene.do(a.AskCrewmate, crewmate="eli")
    assert not scene.offered(a.Walk)
    scene.do(a.FetchCargo, card="ice_cores")
    assert scene.hand("eli") == ["ice_cores"]
    assert scene.room("eli") == "cargo_bay"


@pytest.mark.rule("SM-EDGE-26")
def test_the_kitchen_names_players_outside_interrogation() -> None:
    scene = crew("lucas eli gurn", rooms={"lucas": "kitchen"}, held="eli")
    assert scene.refused(a.AskCrewmate, crewmate="eli") == "SM-EDGE-26"
    assert scene.refused(a.AskCrewmate, crewmate="lucas") == "SM-SPACE-06"
    assert len(scene.offered(a.AskCrewmate)) == 1


@pytest.mark.rule("SM-EDGE-27")
def test_an_injured_crewmate_has_the_medical_bay_only() -> None:
    scene = crew("lucas eli", at="tocpe", rooms={"lucas": "kitchen"}, hands={"eli": "sand_glass"}, injured="eli")
    scene.do(a.AskCrewmate, crewmate="eli")
    assert {type(action) for action in scene.game.legal(scene.state)} == {a.HealInBay, a.EndPhase}


@pytest.mark.rule("SM-EDGE-28")
def test_the_kitchen_does_not_lead_to_another_kitchen() -> None:
    scene = crew("lucas eli", rooms={"lucas": "kitchen", "eli": "kitchen"})
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.refused(a.AskCrewmate, by="lucas", crewmate="eli") == "SM-EDGE-28"


@pytest.mark.rule("SM-EDGE-29")
def test_a_crewmate_in_the_engine_room_does_two_card_actions() -> None:
    scene = crew(
        "lucas boom",
        at="tocpe",
        rooms={"lucas": "kitchen", "boom": "engine_room"},
        hands={"boom": "sand_glass sunstone_lamps"},
    )
    scene.do(a.AskCrewmate, crewmate="boom")
    scene.do(a.StartEngine)
    scene.do(a.PickUp, card="sand_glass")
    scene.do(a.PickUp, card="sunstone_lamps")
    assert scene.table("boom") == ["sand_glass", "sunstone_lamps"]
    assert scene.ask == "reaction"


@pytest.mark.rule("SM-EDGE-30")
def test_in_a_kitchen_check_the_coin_holder_stays_current_player() -> None:
    scene = crew("lucas eli", rooms={"lucas": "kitchen"}, event="crowded_holds")
    scene.do(a.AskCrewmate, crewmate="eli")
    scene.do(a.TryEvent)
    assert (scene.ask, scene.waits_for) == ("call", "lucas")
    scene.do(a.Call, symbol="strength", character="boom")
    assert scene.waits_for == "lucas"
    scene.roll("9")
    scene.do(a.Call, symbol="intelligence", character="eli")
    assert scene.waits_for == "eli"
    scene.roll("9")
    assert scene.waits_for == "lucas"


@pytest.mark.rule("SM-EDGE-31")
def test_in_a_kitchen_action_the_crewmate_may_react_and_the_coin_holder_may_not() -> None:
    hands = {"lucas": "reserve_cells", "eli": "decoy_buoy"}
    scene = crew("lucas eli", rooms={"lucas": "kitchen"}, hands=hands, pursuit="lantern_sweep")
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.refused(a.React, by="lucas", card="reserve_cells", choice=-1) == "SM-REACT-01"
    assert scene.refused(a.React, by="eli", card="decoy_buoy", choice=-1) == ""


@pytest.mark.rule("SM-EDGE-115")
def test_a_kitchen_action_may_be_called_off() -> None:
    scene = crew("lucas eli", rooms={"lucas": "kitchen"})
    scene.do(a.AskCrewmate, crewmate="eli")
    scene.do(a.EndPhase)
    assert scene.ask == "reaction"


@pytest.mark.rule("SM-EDGE-116")
def test_with_hidden_hands_the_crewmate_chooses() -> None:
    scene = crew("lucas eli", at="tocpe", rooms={"lucas": "kitchen"}, hands={"eli": "sand_glass"}, open_hands=False)
    scene.do(a.AskCrewmate, crewmate="eli")
    assert scene.waits_for == "eli"
    scene.do(a.PickUp, card="sand_glass")
    assert scene.table("eli") == ["sand_glass"]


@pytest.mark.rule("SM-EDGE-66")
def test_a_coin_holder_captured_in_a_kitchen_action_goes_to_clean_up() -> None:
    hands = {"eli": "jump_liberty"}
    scene = crew("lucas eli", rooms={"lucas": "kitchen"}, hands=hands, pursuit="lantern_sweep", scout="titan")
    scene.do(a.AskCrewmate, crewmate="eli")
    scene.chance.dice = ["6"]
    scene.do(a.React, by="eli", card="jump_liberty", choice="titan")
    assert scene.health("lucas") == "held"
    assert scene.current == "eli"


# ---- the Engine Room -----------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-SPACE-10", "SM-TURN-07", "SM-SPACE-11", "SM-EDGE-44")
def test_the_engine_room_holds_two_card_actions_of_two_cards() -> None:
    scene = crew("boom red", at="tocpe", rooms={"boom": "engine_room"}, hands={"boom": "sunstone_lamps sand_glass"})
    scene.do(a.StartEngine)
    scene.do(a.PickUp, card="sunstone_lamps")
    assert scene.ask == "act"
    assert scene.refused(a.PickUp, card="sunstone_lamps") == "SM-SPACE-11"
    scene.do(a.PickUp, card="sand_glass")
    assert scene.ask == "reaction"
    assert len(scene.table("boom")) == 2


@pytest.mark.rule("SM-SPACE-12", "SM-EDGE-20")
def test_the_engine_room_takes_any_card_but_no_room() -> None:
    scene = crew(
        "boom red",
        at="vern",
        rooms={"boom": "engine_room"},
        hands={"boom": "museum_piece"},
        tables={"boom": "sunstone_lamps"},
        event="fuel_tax",
        pursuit="lantern_sweep",
        objective="smoke_and_mirrors",
        injured="gurn",
    )
    scene.do(a.StartEngine)
    kinds = {type(action) for action in scene.game.legal(scene.state)}
    wanted = {a.PickUp, a.Deliver, a.TryEvent, a.TryPursuit, a.TryObjective, a.HealByCard}
    assert wanted | {a.EndPhase, a.Trade} == kinds
    assert scene.refused(a.StartEngine) == "SM-SPACE-12"


@pytest.mark.rule("SM-EDGE-23")
def test_the_second_half_is_chosen_later_may_be_left_out_and_survives_a_failure() -> None:
    scene = crew("boom red", rooms={"boom": "engine_room"}, event="fuel_tax", pursuit="lantern_sweep")
    scene.do(a.StartEngine)
    scene.do(a.TryEvent)
    scene.roll("2", "blank")
    assert scene.offered(a.TryPursuit)
    assert scene.refused(a.TryEvent) == "SM-SPACE-11"
    scene.do(a.EndPhase)
    assert scene.ask == "reaction"


@pytest.mark.rule("SM-EDGE-24")
def test_an_objective_turned_up_by_the_first_half_may_be_the_second() -> None:
    scene = crew("boom red", at="tocpe", rooms={"boom": "engine_room"}, objective="sand_pack")
    ids = [card.id for card in scene.game.tables.content.random_objectives]
    scene.state.objectives[1] = ids.index("honest_work")
    scene.do(a.StartEngine)
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert scene.state.objectives[0] == ids.index("honest_work")
    scene.state.delivered = [0, 0]
    assert scene.refused(a.TryObjective) == ""


@pytest.mark.rule("SM-EDGE-25")
def test_the_second_half_is_lost_with_an_injured_actor() -> None:
    scene = crew("boom red", rooms={"boom": "engine_room"}, event="coolant_leak", pursuit="lantern_sweep")
    scene.do(a.StartEngine)
    scene.do(a.TryEvent)
    scene.roll("medical", "blank")
    assert scene.health("boom") == "injured"
    assert scene.ask == "reaction"


# ---- headquarters --------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-EDGE-19", "SM-INTERR-08", "SM-INTERR-09", "SM-EDGE-21", "SM-EDGE-69")
def test_headquarters_frees_everybody_from_whatever_room() -> None:
    scene = crew("lucas red gurn", at="hq", held="red boom", rooms={"lucas": "kitchen"})
    scene.do(a.Rescue)
    assert scene.check.symbols == ("strength", "intelligence")
    scene.roll("9", "9", "blank")
    assert (scene.health("red"), scene.room("red")) == ("fit", "communications")
    assert scene.health("boom") == "fit"
    assert crew("lucas red", at="quill", held="red").refused(a.Rescue) == "SM-INTERR-08"


@pytest.mark.rule("SM-EDGE-20")
def test_the_action_at_headquarters_is_for_the_current_player_alone() -> None:
    scene = crew("lucas red gurn", at="hq", held="red", rooms={"lucas": "kitchen"})
    scene.do(a.AskCrewmate, crewmate="gurn")
    assert scene.refused(a.Rescue) == "SM-EDGE-20"
    scene = crew("lucas red gurn", at="hq", held="red", rooms={"lucas": "engine_room"}, event="fuel_tax")
    scene.do(a.StartEngine)
    assert scene.refused(a.Rescue) == "SM-EDGE-20"


@pytest.mark.rule("SM-EDGE-21")
def test_any_two_fit_characters_can_free_the_others() -> None:
    scene = crew("lucas red", at="hq", held="eli gurn meda boom neleh")
    assert scene.refused(a.Rescue) == ""
    scene = crew("lucas red", at="hq", held="eli gurn red meda boom neleh")
    assert scene.refused(a.Rescue) == "SM-EDGE-88"
    assert e.Freed not in {type(event) for event in scene.events}
