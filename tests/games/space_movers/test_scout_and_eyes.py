"""The scout, captures and Interrogation, and the eyes."""

from typing import Any

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from tests.games.space_movers.scene import Scene, crew

# ---- the scout -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-UO-01", "SM-UO-02", "SM-EDGE-80", "SM-INV-10")
def test_each_step_takes_one_off_the_distance_over_any_route() -> None:
    table = crew().game.tables
    for start in range(len(table.nodes)):
        for goal in range(len(table.nodes)):
            steps = table.next_steps[start][goal]
            assert bool(steps) == (start != goal)
            for step in steps:
                assert table.distance[step][goal] == table.distance[start][goal] - 1
                assert step in table.routes[start]
    capri, brennick, hq = (table.node_of[name] for name in ("capri", "brennick", "hq"))
    assert table.next_steps[capri][brennick] == (hq,)
    assert table.next_steps[hq][capri] == (capri,)


@pytest.mark.rule("SM-UO-03", "SM-EDGE-79", "SM-EDGE-113")
@pytest.mark.parametrize(("showed_heads", "goes"), [(True, "quill"), (False, "capri")])
def test_the_coin_decides_between_two_ways_after_its_faces_are_assigned(showed_heads: bool, goes: str) -> None:
    scene = crew("gurn red", at="vern", pursuit="lantern_sweep", scout="hq")
    scene.clean_up()
    assert (scene.ask, scene.waits_for) == ("coin", "gurn")
    assert len(scene.offered(a.FlipCoin)) == 2
    assert scene.refused(a.FlipCoin, heads="brennick") == "SM-UO-01"
    scene.chance.flips = [showed_heads]
    scene.do(a.FlipCoin, heads="quill")
    assert scene.scout == goes
    assert scene.told(e.CoinFlipped)[0].seat == scene.seat("gurn")


@pytest.mark.rule("SM-EDGE-77")
def test_two_ways_through_the_same_next_space_need_no_flip() -> None:
    # From Brennick to Earth it is as far by Vern as by Halcyon, but both ways begin at Quill.
    scene = crew("gurn red", at="earth", pursuit="lantern_sweep", scout="brennick")
    scene.clean_up()
    assert scene.ask == "draw"
    assert scene.scout == "quill"


@pytest.mark.rule("SM-EDGE-78")
def test_of_three_equal_ways_each_is_as_likely() -> None:
    scene = crew("gurn red", at="vern", pursuit="lantern_sweep", scout="hq")
    rows = [list(row) for row in scene.game.tables.next_steps]
    three = tuple(scene.node(name) for name in ("capri", "quill", "brennick"))
    rows[scene.game.tables.hq][scene.node("vern")] = three
    tables, whole = scene.game.tables, scene.game.tables.next_steps
    tables.next_steps = tuple(tuple(row) for row in rows)
    try:
        scene.chance.numbers = [2]
        scene.clean_up()
    finally:
        tables.next_steps = whole
    assert 3 in scene.chance.asked
    assert scene.scout == "brennick"


@pytest.mark.rule("SM-EDGE-76")
def test_a_scout_placed_this_turn_moves_this_turn() -> None:
    scene = crew("gurn red", phase="draw", at="brennick", deck="lantern_sweep")
    scene.chance.dice = ["8"]
    scene.do(a.Draw)
    scene.clean_up()
    assert scene.scout == ""  # it came from headquarters to Brennick and met the Liberty
    assert len(scene.told(e.Captured)) == 1


def catch(**more: Any) -> Scene:
    """The Liberty beside the scout, about to jump onto it."""
    return crew("gurn red lucas", phase="move", at="vern", pursuit="lantern_sweep", scout="quill", **more)


@pytest.mark.rule("SM-UO-04", "SM-UO-05", "SM-EDGE-75", "SM-INTERR-01", "SM-INTERR-03", "SM-INV-09", "SM-INV-10")
def test_jumping_onto_the_scout_is_a_capture_at_once() -> None:
    scene = catch()
    scene.chance.dice = ["3"]
    scene.do(a.Jump, to="quill")
    assert (scene.health("red"), scene.room("red")) == ("held", "")
    assert scene.scout == ""
    assert scene.pile(scene.state.discard) == ["lantern_sweep"]
    assert scene.ask == "act"


@pytest.mark.rule("SM-INTERR-02", "SM-UO-05", "SM-SETUP-17")
@pytest.mark.parametrize("die", ["8", "9", "medical"])
def test_eight_nine_and_medical_let_the_crew_go(die: str) -> None:
    scene = catch()
    scene.chance.dice = [die]
    scene.do(a.Jump, to="quill")
    assert scene.state.health == [0] * 7
    assert scene.scout == ""
    assert scene.chance.requests[-1].box == scene.game.tables.box


@pytest.mark.rule("SM-EDGE-94", "SM-EDGE-95")
def test_a_capture_die_that_leaves_is_thrown_again_and_the_mat_does_not_count() -> None:
    scene = catch(roll_mat="advanced")
    x, y = scene.game.tables.advanced[0].corners[0]
    scene.chance.dice = ["out", f"3 at {x} {y}"]
    scene.do(a.Jump, to="quill")
    assert scene.health("red") == "held"


@pytest.mark.rule("SM-INTERR-04", "SM-EDGE-59")
def test_an_uncontrolled_character_is_taken_by_its_die() -> None:
    scene = catch()
    scene.chance.dice = ["5"]
    scene.do(a.Jump, to="quill")
    assert scene.health("boom") == "held"
    scene.state.event = scene.card("coolant_leak")
    assert scene.refused(a.TryEvent) == "SM-EDGE-56"


@pytest.mark.rule("SM-EDGE-66", "SM-INTERR-05")
def test_a_current_player_captured_in_movement_goes_to_clean_up() -> None:
    six = "sunstone_lamps sand_glass ice_cores old_songs sweet_talk decoy_buoy"
    scene = catch(hands={"gurn": six})
    scene.chance.dice = ["2"]
    scene.do(a.Jump, to="quill")
    assert scene.ask == "reaction"
    scene.passes()
    scene.do(a.Discard, card="old_songs")
    assert scene.current == "red"


@pytest.mark.rule("SM-EDGE-75")
def test_captures_by_bridge_reaction_extra_step_and_clean_up() -> None:
    bridge = crew("gurn red", at="vern", pursuit="lantern_sweep", scout="quill", rooms={"gurn": "bridge"})
    bridge.do(a.BridgeJump, to="quill")
    react = crew("gurn red", pursuit="lantern_sweep", scout="quill", hands={"red": "jump_liberty"})
    react.do(a.React, by="red", card="jump_liberty", choice="quill")
    extra = crew("gurn red", phase="draw", at="vern", pursuit="lantern_sweep", scout="quill", deck="dead_engine")
    extra.do(a.Draw)
    clean = crew("gurn red", at="vern", pursuit="lantern_sweep", scout="quill")
    clean.clean_up()
    for scene in (bridge, react, extra, clean):
        assert scene.told(e.Captured) == [e.Captured(9, -1, True)]


@pytest.mark.rule("SM-EDGE-84", "SM-EDGE-75")
def test_the_scout_waits_at_headquarters_too_and_the_action_there_stays_open() -> None:
    scene = crew("gurn red", phase="move", at="quill", pursuit="lantern_sweep", scout="hq", held="boom")
    scene.do(a.Jump, to="hq")
    scene.chance.dice = []
    scene.roll("9", "blank")
    assert scene.told(e.Captured)
    assert scene.offered(a.Rescue)


@pytest.mark.rule("SM-EDGE-67")
@pytest.mark.parametrize(("option", "dice", "held"), [("nothing", ["5"], 1), ("reroll", ["5", "5", "4"], 2)])
def test_a_capture_die_naming_a_prisoner(option: str, dice: list[str], held: int) -> None:
    scene = catch(held="boom", repeat_capture=option)
    scene.chance.dice = dice
    scene.do(a.Jump, to="quill")
    assert scene.state.health.count(2) == held
    assert scene.scout == ""


@pytest.mark.rule("SM-INTERR-07", "SM-EDGE-68")
def test_an_injured_character_is_healed_by_being_taken() -> None:
    scene = catch(injured="red boom")
    scene.chance.dice = ["3"]
    scene.do(a.Jump, to="quill")
    assert (scene.health("red"), scene.room("red")) == ("held", "")
    scene = catch(injured="red boom")
    scene.chance.dice = ["5"]
    scene.do(a.Jump, to="quill")
    assert scene.health("boom") == "held"


@pytest.mark.rule("SM-EDGE-65")
def test_cargo_of_a_prisoner_is_frozen() -> None:
    hands = {"red": "sunstone_lamps", "boom": "old_songs"}
    scene = crew("boom red", at="tocpe", held="red", hands=hands, tables={"red": "reef_pearls"})
    assert scene.refused(a.PickUp, card="sunstone_lamps") == "SM-CARGO-11"
    assert scene.refused(a.Deliver, card="reef_pearls") == "SM-CARGO-11"
    assert scene.refused(a.Trade, card="old_songs", to="red") == "SM-EDGE-65"
    assert scene.hand("red") == ["sunstone_lamps"]
    assert scene.table("red") == ["reef_pearls"]


# ---- eyes ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-EYE-01")
def test_a_planet_may_hold_many_eyes() -> None:
    scene = crew("gurn red", phase="draw", at="vern", deck="lantern_sweep", eyes={"vern": 7})
    scene.do(a.Draw)
    assert scene.state.eyes[scene.node("vern")] == 8


@pytest.mark.rule("SM-EYE-05", "SM-EYE-06", "SM-EYE-07", "SM-EDGE-58")
@pytest.mark.parametrize(
    ("eyes", "needs"), [({"mars": 2, "vern": 3}, 7), ({"mars": 2, "vern": 2}, 5), ({"mars": 4}, 5), ({"vern": 5}, 5)]
)
def test_eyes_here_make_dice_harder_while_presence_is_orange(eyes: dict[str, int], needs: int) -> None:
    kinds: tuple[tuple[Any, dict[str, Any]], ...] = (
        (a.TryEvent, {"event": "fuel_tax"}),
        (a.TryPursuit, {"pursuit": "lantern_sweep"}),
        (a.TryObjective, {"objective": "honest_work"}),
    )
    for verb, more in kinds:
        scene = crew("lucas red", at="mars", eyes=eyes, **more)
        scene.state.step = 1
        scene.do(verb)
        scene.roll(str(needs), "blank")
        assert scene.told(e.CheckEnded)[0].passed
        assert scene.told(e.CheckEnded)[0].dice[0][2] == needs


@pytest.mark.rule("SM-EDGE-72", "SM-EDGE-73")
def test_with_five_eyes_no_face_succeeds_but_the_check_may_be_tried() -> None:
    scene = crew("lucas red", at="mars", eyes={"mars": 5}, event="fuel_tax")
    scene.do(a.TryEvent)
    scene.roll("9", "blank")
    assert not scene.told(e.CheckEnded)[0].passed
    x, y = scene.game.tables.advanced[0].corners[0]
    scene = crew("lucas red", at="mars", eyes={"mars": 5}, event="fuel_tax", roll_mat="advanced")
    scene.do(a.TryEvent)
    scene.roll(f"2 at {x} {y}", "blank")
    assert scene.told(e.CheckEnded)[0].passed


@pytest.mark.rule("SM-EDGE-73")
def test_the_penalty_is_fixed_when_the_check_begins_and_leaves_medical_alone() -> None:
    scene = crew("lucas red", at="mars", eyes={"mars": 1, "vern": 4}, event="fuel_tax")
    scene.do(a.TryEvent)
    scene.state.eyes[scene.node("mars")] = 0
    assert scene.check.penalty == 1
    scene.roll("medical", "blank")
    assert scene.state.health.count(1) == 1
