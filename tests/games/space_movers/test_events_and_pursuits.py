"""Events and Pursuits."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from tests.games.space_movers.scene import crew

EVENTS = "computer_failure coolant_leak bridge_fire crowded_holds market_crash ion_storm"

# ---- Events --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-EVENT-01", "SM-EVENT-02", "SM-EVENT-03", "SM-EDGE-08")
def test_displaced_events_leave_the_game_and_cost_more_each_time() -> None:
    scene = crew("lucas red", resources=20)
    costs = []
    for name in EVENTS.split():
        scene.state.phase, scene.state.coin = "draw", 0
        scene.state.stack.clear()
        scene.state.resources = 20
        scene.state.deck.append(scene.card(name))
        scene.state.deck.remove(scene.card(name))
        scene.do(a.Draw)
        costs.append(20 - scene.state.resources)
    assert costs == [0, 1, 2, 3, 4, 5]
    assert sum(costs) == 15
    assert scene.pile(scene.state.removed) == EVENTS.split()[:-1]
    assert scene.state.discard == []


@pytest.mark.rule("SM-EDGE-08", "SM-EDGE-10")
def test_a_used_jump_liberty_counts_in_the_price_but_an_empty_area_costs_nothing() -> None:
    scene = crew("lucas red", phase="draw", resources=9, deck="fuel_tax ion_storm", hands={"red": "jump_liberty"})
    scene.do(a.React, by="red", card="jump_liberty", choice="vern")
    scene.do(a.Draw)
    assert scene.state.resources == 9
    scene.state.phase = "draw"
    scene.do(a.Draw)
    assert scene.state.resources == 7
    assert scene.told(e.EventDisplaced)[0].price == 2


@pytest.mark.rule("SM-EDGE-09", "SM-INV-14")
def test_objectives_and_the_first_discards_are_no_removed_cards() -> None:
    scene = crew("lucas red", at="tocpe", event="fuel_tax", objective="sand_pack", discard="old_songs ice_cores")
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert len(scene.state.done) == 1
    assert scene.state.removed == []


@pytest.mark.rule("SM-EVENT-04", "SM-EDGE-11")
def test_an_event_comes_after_the_older_one_is_paid_for_and_its_rule_starts_at_once() -> None:
    scene = crew("lucas red", phase="draw", deck="fuel_tax", event="coolant_leak", resources=9)
    happened = scene.do(a.Draw)
    order = [type(event) for event in happened]
    assert order.index(e.EventDisplaced) < order.index(e.ResourcesChanged) < order.index(e.EventPlaced)
    scene.do(a.Jump, to="mars")
    assert scene.state.resources == 9 - 1 - 1
    lost = crew("lucas red", phase="draw", deck="fuel_tax", event="coolant_leak", resources=1)
    lost.do(a.Draw)
    assert lost.state.result == "resources"
    assert not lost.told(e.EventPlaced)


@pytest.mark.rule("SM-EVENT-06", "SM-EDGE-12")
def test_a_passed_event_check_discards_the_event_and_stops_its_rule() -> None:
    scene = crew("gurn red", resources=9, event="coolant_leak")
    scene.do(a.TryEvent)
    scene.roll("8", "blank")
    assert scene.pile(scene.state.discard) == ["coolant_leak"]
    assert scene.state.removed == []
    scene.passes()
    assert scene.state.resources == 8


@pytest.mark.rule("SM-EVENT-07")
def test_computer_failure_forbids_reactions_until_its_check_is_passed() -> None:
    scene = crew("gurn red", hands={"red": "reserve_cells"}, event="computer_failure")
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == "SM-EVENT-07"
    scene.do(a.TryEvent)
    scene.roll("9", "9", "blank")
    assert scene.pile(scene.state.discard) == ["computer_failure"]
    assert scene.refused(a.React, by="red", card="reserve_cells", choice=-1) == ""


@pytest.mark.rule("SM-EDGE-12")
def test_an_events_rule_ends_when_it_is_displaced() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs"
    scene = crew("lucas red", phase="draw", deck="ion_storm", event="crowded_holds", hands={"lucas": six})
    scene.do(a.Draw)
    scene.clean_up()
    assert scene.current == "red"


@pytest.mark.rule("SM-EVENT-04")
def test_what_the_other_events_change() -> None:
    scene = crew("lucas red", event="coolant_leak", resources=9)
    scene.clean_up()
    assert scene.state.resources == 7
    scene = crew("eli red", event="bridge_fire")
    assert scene.refused(a.BridgeJump, to="mars") == "SM-EVENT-04"
    scene = crew("lucas red", event="crowded_holds", hands={"lucas": "sand_glass ice_cores old_songs sweet_talk"})
    scene.clean_up()
    assert scene.ask == "discard"
    scene = crew("lucas red", event="market_crash", at="vern", resources=9, tables={"lucas": "sunstone_lamps"})
    scene.do(a.Deliver, card="sunstone_lamps")
    scene.passes()
    assert scene.state.resources == 9 + 4 - 1
    scene = crew("gurn red", event="double_patrol", at="vern", pursuit="lantern_sweep")
    scene.state.liberty = scene.node("titan")
    scene.clean_up()
    assert scene.scout == "halcyon"
    scene = crew("lucas red", event="mutiny_of_nerves", at="morrow", rooms={"lucas": "drone_room"}, drone="vern")
    assert scene.refused(a.DroneFetch) == "SM-EDGE-38"
    scene = crew("lucas red", event="fuel_tax", phase="move", resources=1)
    assert scene.refused(a.Jump, to="mars") == "SM-EDGE-34"


# ---- Pursuits ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-PURSUIT-01", "SM-PURSUIT-02", "SM-EYE-04", "SM-INV-04", "SM-INV-09")
def test_a_pursuit_places_an_eye_and_the_scout_at_headquarters() -> None:
    scene = crew("lucas red", phase="draw", at="vern", deck="lantern_sweep")
    scene.do(a.Draw)
    assert scene.state.eyes[scene.node("vern")] == 1
    assert scene.state.presence == 1
    assert scene.scout == "hq"


@pytest.mark.rule("SM-PURSUIT-04", "SM-EYE-02", "SM-INV-09")
def test_a_passed_pursuit_check_shakes_the_scout_off_but_the_eye_stays() -> None:
    scene = crew("lucas red", at="mars", pursuit="lantern_sweep", eyes={"mars": 1})
    scene.do(a.TryPursuit)
    scene.roll("6", "blank")
    assert scene.scout == ""
    assert scene.pile(scene.state.discard) == ["lantern_sweep"]
    assert scene.state.pursuit == -1
    assert scene.state.presence == 1


@pytest.mark.rule("SM-PURSUIT-05", "SM-PURSUIT-06", "SM-EDGE-74")
def test_a_second_pursuit_replaces_the_first_and_moves_the_scout_on() -> None:
    scene = crew("lucas red", phase="draw", at="mars", deck="dead_engine", pursuit="lantern_sweep", scout="quill")
    happened = scene.do(a.Draw)
    kinds = [type(event) for event in happened]
    assert kinds.index(e.EyePlaced) < kinds.index(e.PursuitPlaced) < kinds.index(e.ScoutMoved)
    assert scene.pile(scene.state.discard) == ["lantern_sweep"]
    assert scene.pile([scene.state.pursuit]) == ["dead_engine"]
    assert scene.scout == "halcyon"
    assert scene.state.resources == 15
    assert scene.state.removed == []
    scene.clean_up()
    assert scene.scout == "titan"


@pytest.mark.rule("SM-PURSUIT-07", "SM-PURSUIT-08", "SM-EDGE-81")
def test_a_pursuit_drawn_at_headquarters_rolls_a_capture_die_and_is_discarded() -> None:
    scene = crew("lucas red", phase="draw", at="hq", deck="lantern_sweep")
    scene.chance.dice = ["3"]
    scene.do(a.Draw)
    assert scene.health("red") == "held"
    assert scene.pile(scene.state.discard) == ["lantern_sweep"]
    assert scene.state.presence == 0
    assert scene.scout == ""
    assert scene.state.pursuit == -1


@pytest.mark.rule("SM-EDGE-82")
def test_a_pursuit_drawn_at_headquarters_leaves_the_one_in_play() -> None:
    scene = crew("lucas red", phase="draw", at="hq", deck="dead_engine", pursuit="lantern_sweep", scout="vern")
    scene.chance.dice = ["9"]
    scene.do(a.Draw)
    assert scene.pile([scene.state.pursuit]) == ["lantern_sweep"]
    assert scene.scout == "vern"


@pytest.mark.rule("SM-EDGE-83")
@pytest.mark.parametrize(("counts", "result"), [(False, ""), (True, "caught")])
def test_a_pursuit_at_headquarters_is_no_catch_by_the_scout(counts: bool, result: str) -> None:
    scene = crew(
        "lucas red",
        phase="draw",
        at="hq",
        deck="dead_engine",
        objective="2",
        side=1,
        hq_pursuit_counts_as_caught=counts,
    )
    scene.chance.dice = ["1"]
    scene.do(a.Draw)
    assert scene.state.result == result


@pytest.mark.rule("SM-EDGE-86", "SM-LOSE-02")
def test_the_last_eye_loses_before_the_scout_comes() -> None:
    scene = crew("lucas red", phase="draw", at="vern", deck="lantern_sweep", eyes={"mars": 8})
    scene.do(a.Draw)
    assert scene.state.result == "presence"
    assert scene.scout == ""


@pytest.mark.rule("SM-EDGE-15")
def test_a_drawn_pursuit_is_settled_before_anybody_reacts() -> None:
    scene = crew(
        "gurn red",
        phase="draw",
        at="vern",
        deck="dead_engine",
        pursuit="lantern_sweep",
        hands={"red": "reserve_cells"},
    )
    scene.do(a.Draw)
    assert scene.ask == "coin"
    assert {type(action) for action in scene.game.legal(scene.state)} == {a.FlipCoin}
    scene.do(a.FlipCoin, heads="quill")
    assert scene.offered(a.React)
