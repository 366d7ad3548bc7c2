"""The four phases, moving about, and Clean Up."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from tests.games.space_movers.scene import crew, new_game


@pytest.mark.rule("SM-TURN-01", "SM-TURN-12", "SM-INV-13")
def test_a_turn_runs_through_draw_movement_action_and_clean_up() -> None:
    scene = crew("lucas red gurn", phase="draw", deck="sweet_talk")
    assert scene.ask == "draw"
    scene.do(a.Draw)
    assert scene.ask == "move"
    scene.do(a.EndPhase)
    assert scene.ask == "act"
    scene.clean_up()
    assert (scene.current, scene.ask) == ("red", "draw")


@pytest.mark.rule("SM-TURN-12")
def test_the_coin_goes_round_the_table() -> None:
    scene = crew("lucas red gurn", phase="act")
    order = []
    for _ in range(4):
        order.append(scene.current)
        scene.clean_up()
        scene.state.phase = "act"
    assert order == ["lucas", "red", "gurn", "lucas"]


@pytest.mark.rule("SM-TURN-02", "SM-TURN-03")
@pytest.mark.parametrize("card", ["sunstone_lamps", "decoy_buoy"])
def test_the_top_card_is_drawn_and_joins_the_hand(card: str) -> None:
    scene = crew(phase="draw", deck=f"{card} sweet_talk")
    assert scene.refused(a.EndPhase) == "SM-TURN-01"
    scene.do(a.Draw)
    assert scene.hand("eli") == [card]
    assert scene.refused(a.Draw) == "SM-TURN-01"


@pytest.mark.rule("SM-TURN-04", "SM-EDGE-05")
@pytest.mark.parametrize("card", ["ion_storm", "lantern_sweep"])
def test_an_event_or_pursuit_goes_to_the_board_and_is_the_whole_draw(card: str) -> None:
    scene = crew(phase="draw", deck=f"{card} sweet_talk")
    before = len(scene.state.deck)
    scene.do(a.Draw)
    assert scene.hand("eli") == []
    assert card in scene.pile([max(scene.state.event, 0), max(scene.state.pursuit, 0)])
    assert len(scene.state.deck) == before - 1


@pytest.mark.rule("SM-TURN-05", "SM-EDGE-55")
def test_first_the_character_moves_then_the_liberty() -> None:
    scene = crew(phase="move")
    scene.do(a.Walk, room="kitchen")
    scene.do(a.Jump, to="mars")
    assert scene.ask == "act"
    scene = crew(phase="move")
    scene.do(a.Jump, to="mars")
    assert scene.refused(a.Walk, room="kitchen") == "SM-TURN-01"


@pytest.mark.rule("SM-TURN-06")
def test_each_step_of_movement_may_be_left_out() -> None:
    scene = crew(phase="move")
    scene.do(a.Walk, room="kitchen")
    scene.do(a.EndPhase)
    assert (scene.room("eli"), scene.at) == ("kitchen", "earth")
    scene = crew(phase="move")
    scene.do(a.Jump, to="mars")
    assert (scene.room("eli"), scene.at) == ("bridge", "mars")
    scene = crew(phase="move")
    scene.do(a.EndPhase)
    assert (scene.room("eli"), scene.at) == ("bridge", "earth")


@pytest.mark.rule("SM-MOVE-01")
def test_a_character_may_go_to_any_other_room_once() -> None:
    scene = crew(phase="move")
    assert len(scene.offered(a.Walk)) == 6
    scene.do(a.Walk, room="medical_bay")
    assert scene.room("eli") == "medical_bay"
    assert scene.refused(a.Walk, room="kitchen") == "SM-MOVE-01"


@pytest.mark.rule("SM-MOVE-02")
def test_nobody_moves_another_players_character() -> None:
    scene = crew("eli red", phase="move")
    assert scene.refused(a.Walk, by="red", room="kitchen") == "SM-INV-13"
    scene.do(a.Walk, room="kitchen")
    assert scene.room("red") == "communications"


@pytest.mark.rule("SM-MOVE-03")
def test_the_liberty_jumps_along_one_route() -> None:
    scene = crew(phase="move")
    assert {action.to for action in scene.offered(a.Jump)} == {scene.node(n) for n in ("mars", "europa", "tocpe")}
    assert scene.refused(a.Jump, to="vern") == "SM-MOVE-03"
    scene.do(a.Jump, to="europa")
    assert scene.at == "europa"
    assert scene.refused(a.Jump, to="ostara") == "SM-TURN-01"


@pytest.mark.rule("SM-TURN-07")
def test_one_action_a_turn() -> None:
    scene = crew("boom red", at="tocpe", hands={"boom": "sunstone_lamps sand_glass"})
    scene.do(a.PickUp, card="sunstone_lamps")
    assert scene.refused(a.PickUp, by="boom", card="sand_glass") == "SM-TURN-01"
    scene.passes()
    assert scene.current == "red"


@pytest.mark.rule("SM-TURN-08")
def test_the_action_may_be_left_out() -> None:
    scene = crew("boom red", at="tocpe", hands={"boom": "sunstone_lamps"})
    scene.do(a.EndPhase)
    scene.passes()
    assert (scene.current, scene.hand("boom")) == ("red", ["sunstone_lamps"])


@pytest.mark.rule("SM-TURN-09")
def test_every_clean_up_costs_one_resource() -> None:
    scene = crew(resources=9)
    scene.clean_up()
    assert scene.state.resources == 8
    scene = crew(resources=9, held="eli", phase="draw", deck="sweet_talk")
    scene.do(a.Draw)
    scene.passes()
    assert scene.state.resources == 8


@pytest.mark.rule("SM-TURN-10")
def test_the_scout_steps_in_every_clean_up_while_on_the_board() -> None:
    scene = crew("gurn red", at="quill", pursuit="lantern_sweep", scout="vern")
    scene.state.liberty = scene.node("brennick")
    scene.clean_up()
    assert scene.scout == "quill"
    scene = crew("gurn red")
    scene.clean_up()
    assert scene.scout == ""


@pytest.mark.rule("SM-TURN-11", "SM-INV-12", "SM-EDGE-07")
def test_the_current_player_discards_down_to_five_in_clean_up() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs sweet_talk decoy_buoy"
    scene = crew("lucas red", hands={"lucas": six})
    scene.clean_up()
    assert scene.ask == "discard"
    assert scene.refused(a.EndPhase) == "SM-TURN-01"
    assert scene.refused(a.Discard, card="whistling_bees") == "SM-EDGE-07"
    scene.do(a.Discard, card="sand_glass")
    assert len(scene.hand("lucas")) == 5
    assert scene.pile(scene.state.discard)[-1] == "sand_glass"
    assert scene.current == "red"


@pytest.mark.rule("SM-TURN-13", "SM-EDGE-16")
def test_clean_up_has_a_fixed_order() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs sweet_talk decoy_buoy"
    scene = crew("lucas red", at="quill", pursuit="lantern_sweep", scout="halcyon", hands={"lucas": six})
    scene.state.liberty = scene.node("brennick")
    scene.clean_up(discard=["sand_glass"])
    order = [type(event) for event in scene.events]
    marks = [order.index(kind) for kind in (e.ResourcesChanged, e.ScoutMoved, e.CardDiscarded, e.TurnBegan)]
    assert marks == sorted(marks)


@pytest.mark.rule("SM-EDGE-16", "SM-LOSE-01")
def test_running_out_in_clean_up_comes_before_the_scout() -> None:
    scene = crew("lucas red", resources=1, at="mars", pursuit="lantern_sweep", scout="quill")
    scene.clean_up()
    assert scene.state.result == "resources"
    assert scene.scout == "quill"
    assert not scene.told(e.ScoutMoved)


@pytest.mark.rule("SM-TURN-14", "SM-EDGE-48")
def test_cargo_on_the_table_does_not_count_for_the_hand() -> None:
    scene = crew(
        "lucas red",
        hands={"lucas": "sand_glass ice_cores old_songs sweet_talk decoy_buoy"},
        tables={"lucas": "sunstone_lamps seed_library whistling_bees coral_organ"},
    )
    scene.clean_up()
    assert scene.current == "red"
    assert len(scene.table("lucas")) == 4


@pytest.mark.rule("SM-EDGE-06")
def test_other_players_may_hold_more_until_their_own_clean_up() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs sweet_talk decoy_buoy"
    scene = crew("lucas red", hands={"red": six})
    scene.clean_up()
    assert scene.current == "red"
    assert len(scene.hand("red")) == 6


# ---- an empty deck -------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-EDGE-02")
def test_an_empty_deck_is_made_anew_from_the_discard_pile_without_the_removed_cards() -> None:
    scene = crew(phase="draw", discard="sweet_talk decoy_buoy")
    scene.state.removed, scene.state.deck = scene.state.deck, []
    removed = len(scene.state.removed)
    scene.do(a.Draw)
    assert scene.told(e.DeckReshuffled) == [e.DeckReshuffled(2)]
    assert len(scene.hand("eli")) == 1
    assert len(scene.state.deck) == 1
    assert scene.state.discard == []
    assert len(scene.state.removed) == removed


@pytest.mark.rule("SM-EDGE-03")
@pytest.mark.parametrize(("option", "discard"), [("reshuffle", ""), ("skip", "sweet_talk decoy_buoy")])
def test_a_draw_may_be_left_out(option: str, discard: str) -> None:
    scene = crew(phase="draw", discard=discard, empty_deck=option)
    scene.state.removed, scene.state.deck = scene.state.deck, []
    scene.do(a.Draw)
    assert scene.hand("eli") == []
    assert scene.ask == "move"


@pytest.mark.rule("SM-EDGE-03")
def test_an_empty_deck_may_lose_the_game() -> None:
    scene = crew(phase="draw", discard="sweet_talk", empty_deck="lose")
    scene.state.removed, scene.state.deck = scene.state.deck, []
    scene.do(a.Draw)
    assert scene.state.result == "deck"


# ---- players who cannot act ----------------------------------------------------------------------------------------


@pytest.mark.rule("SM-EDGE-13", "SM-INTERR-05")
def test_a_player_in_interrogation_draws_and_cleans_up_only() -> None:
    scene = crew("lucas red", phase="draw", held="lucas", deck="lantern_sweep", at="mars", resources=9)
    scene.do(a.Draw)
    assert scene.state.eyes[scene.node("mars")] == 1
    assert scene.ask == "reaction"
    scene.passes()
    assert (scene.current, scene.state.resources) == ("red", 8)


@pytest.mark.rule("SM-EDGE-13", "SM-EDGE-60", "SM-INJURY-06")
def test_an_injured_player_draws_then_has_the_medical_bay_only() -> None:
    scene = crew("lucas red", phase="draw", injured="lucas", deck="fuel_tax", at="tocpe", resources=9)
    scene.do(a.Draw)
    assert scene.ask == "act"
    assert {type(action) for action in scene.game.legal(scene.state)} == {a.HealInBay, a.EndPhase}
    assert scene.refused(a.TryEvent) == "SM-EDGE-60"
    assert scene.refused(a.Walk, room="bridge") == "SM-TURN-01"
    scene.do(a.HealInBay, character="lucas")
    scene.passes()
    assert scene.health("lucas") == "fit"
    assert scene.state.resources == 8


@pytest.mark.rule("SM-EDGE-70")
def test_a_crew_held_to_the_last_plays_on_and_may_concede() -> None:
    scene = crew("lucas red", phase="draw", held="lucas red", deck="sweet_talk decoy_buoy")
    assert scene.offered(a.Concede)
    scene.do(a.Draw)
    assert not scene.state.result
    assert (scene.current, scene.ask) == ("red", "draw")
    scene.do(a.Concede)
    assert scene.ended == "conceded"
    assert crew("lucas red", phase="draw", held="lucas").refused(a.Concede) == "SM-EDGE-70"


@pytest.mark.rule("SM-EDGE-71")
def test_seven_unfit_characters_are_no_dead_end() -> None:
    names = "eli gurn red meda boom lucas neleh"
    scene = crew("eli gurn", phase="draw", held="eli gurn red", injured="meda boom lucas neleh", resources=20)
    assert len(names.split()) == 7
    for _ in range(200):
        if scene.state.result:
            break
        scene._play(scene.game.legal(scene.state)[0])
    assert scene.state.result == "resources"


@pytest.mark.rule("SM-INV-17")
def test_nothing_happens_after_the_end() -> None:
    scene = crew("lucas red", resources=1)
    scene.clean_up()
    assert scene.game.decision(scene.state) is None
    assert scene.game.legal(scene.state) == []
    refusal = scene.game.refusal(scene.state, a.Draw(0))
    assert refusal is not None
    assert refusal.rule == "SM-INV-17"


@pytest.mark.rule("SM-INV-13")
def test_one_player_holds_the_coin() -> None:
    state = new_game().state
    assert state.coin in range(3)
