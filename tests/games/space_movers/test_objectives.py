"""Objectives, winning, and every way of losing."""

from typing import Any

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.models import MoversContent
from tests.games.space_movers.scene import GAME, Scene, crew, new_game

RANDOMS = [card.id for card in GAME.tables.content.random_objectives]


@pytest.mark.rule("SM-OBJ-03", "SM-OBJ-12", "SM-EDGE-103")
def test_card_one_turns_over_by_itself_with_the_first_delivery() -> None:
    scene = crew("lucas red", at="vern", tables={"lucas": "sunstone_lamps"}, objective="1", side=1)
    assert scene.refused(a.TryObjective) == "SM-OBJ-03"
    scene.do(a.Deliver, card="sunstone_lamps")
    scene.passes()
    assert scene.state.side == 2
    assert scene.told(e.ObjectiveShown) == [e.ObjectiveShown(0, 2)]


@pytest.mark.rule("SM-OBJ-04", "SM-OBJ-05", "SM-OBJ-06")
def test_a_passed_side_two_shows_side_one_of_the_next_card() -> None:
    scene = crew("boom red", at="mars", objective="1")
    scene.do(a.TryObjective)
    scene.roll("9", "blank")
    assert scene.state.done == [0]
    assert scene.state.objectives == [1, 2, 3, 4]
    assert scene.state.side == 1
    failed = crew("boom red", at="mars", objective="1")
    failed.do(a.TryObjective)
    failed.roll("2", "blank")
    assert failed.state.done == []
    elsewhere = crew("boom red", at="vern", objective="1")
    assert elsewhere.refused(a.TryObjective) == "SM-OBJ-06"


@pytest.mark.rule("SM-OBJ-13", "SM-EDGE-103")
def test_the_time_module_is_hidden_on_earth() -> None:
    scene = crew("lucas red", phase="move", at="mars", objective="2", side=1)
    assert scene.state.side == 1
    scene.do(a.Jump, to="tocpe")
    assert scene.state.side == 1
    scene = crew("lucas red", phase="move", at="mars", objective="2", side=1)
    scene.do(a.Jump, to="earth")
    assert scene.state.side == 2
    assert scene.ask == "act"


@pytest.mark.rule("SM-LOSE-03", "SM-LOSE-04", "SM-EDGE-85")
def test_a_capture_with_the_module_aboard_loses_before_the_die() -> None:
    scene = crew("lucas red", phase="move", at="vern", pursuit="lantern_sweep", scout="quill", objective="2", side=1)
    scene.do(a.Jump, to="quill")
    assert scene.state.result == "caught"
    assert scene.chance.requests == []
    over = crew("lucas red", phase="move", at="vern", pursuit="lantern_sweep", scout="quill", objective="2")
    over.do(a.Jump, to="quill")
    assert over.state.result == ""


@pytest.mark.rule("SM-OBJ-09", "SM-EDGE-105")
@pytest.mark.parametrize("how", ["card", "kitchen", "drone"])
def test_the_first_delivery_turns_up_the_first_random_objective(how: str) -> None:
    rooms = {"card": "bridge", "kitchen": "kitchen", "drone": "drone_room"}
    owner = "red" if how == "kitchen" else "lucas"
    scene = crew(
        "lucas red",
        at="vern",
        objectives="random",
        rooms={"lucas": rooms[how]},
        tables={owner: "sunstone_lamps"},
    )
    assert scene.refused(a.TryObjective) == "SM-OBJ-09"
    if how == "kitchen":
        scene.do(a.AskCrewmate, crewmate="red")
    scene.do(a.DroneDeliver if how == "drone" else a.Deliver, card="sunstone_lamps")
    scene.do(a.Pass, by="red")
    assert scene.state.side == 2
    assert scene.told(e.ObjectiveShown) == [e.ObjectiveShown(scene.state.objectives[0], 2)]


@pytest.mark.rule("SM-OBJ-10")
def test_a_passed_random_objective_leaves_and_the_next_is_turned_up() -> None:
    scene = crew("lucas red", at="tocpe", objective="sand_pack")
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert scene.state.done == [RANDOMS.index("sand_pack")]
    assert scene.state.side == 2
    assert len(scene.state.objectives) == 4


@pytest.mark.rule("SM-OBJ-11")
@pytest.mark.parametrize(("at", "rule"), [("tocpe", ""), ("vern", "SM-OBJ-06"), ("hq", "SM-OBJ-06")])
def test_the_sand_pack_is_fought_on_tocpe(at: str, rule: str) -> None:
    assert crew("lucas red", at=at, objective="sand_pack").refused(a.TryObjective) == rule


@pytest.mark.rule("SM-OBJ-07")
def test_a_step_without_symbols_is_done_by_performing_it() -> None:
    scene = crew("lucas red", at="mars", objective="bell_of_vern")
    scene.do(a.TryObjective)
    assert scene.state.items == ["bell"]
    assert scene.state.step == 1
    assert scene.ask == "reaction"


def test_an_item_is_carried_from_planet_to_planet() -> None:
    scene = crew("boom red", at="vern", objective="bell_of_vern", resources=9)
    assert scene.refused(a.TryObjective) == "SM-OBJ-06"
    scene.state.items, scene.state.step = ["bell"], 1
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert scene.state.items == []
    assert scene.state.resources == 11
    assert len(scene.state.done) == 1


CONDITIONS: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "hot_delivery": ({"at": "titan", "pursuit": "lantern_sweep", "scout": "vern"}, {"at": "titan"}),
    "quiet_landing": ({"at": "morrow"}, {"at": "morrow", "pursuit": "lantern_sweep"}),
    "drone_drop": ({"drone": "ostara"}, {}),
    "bribe": ({"at": "quill", "resources": 6}, {"at": "quill", "resources": 5}),
    "low_profile": ({"eyes": {"mars": 5}}, {"eyes": {"mars": 6}}),
    "all_hands": (
        {"at": "mars", "rooms": {"lucas": "engine_room", "red": "engine_room"}},
        {"at": "mars", "rooms": {"lucas": "engine_room"}},
    ),
}


@pytest.mark.parametrize("name", CONDITIONS)
def test_conditions_of_random_objectives(name: str) -> None:
    met, unmet = CONDITIONS[name]
    assert crew("lucas red", objective=name, **met).refused(a.TryObjective) == ""
    assert crew("lucas red", objective=name, **unmet).refused(a.TryObjective) == "SM-OBJ-06"


def test_waiting_deadlines_and_failures() -> None:
    scene = crew("lucas red", at="proxima", objective="long_watch")
    assert scene.refused(a.TryObjective) == "SM-OBJ-06"
    scene.state.turn += 4
    assert scene.refused(a.TryObjective) == ""
    fever = crew("lucas red", objective="fever_ship", resources=9)
    fever.state.turn += 8
    fever.clean_up()
    assert fever.told(e.DeadlinePassed)
    assert fever.state.resources == 9 - 1 - 2
    duel = crew("gurn red", at="titan", objective="the_duel", pursuit="lantern_sweep", scout="brennick")
    duel.do(a.TryObjective)
    duel.roll("2", "9", "blank")
    assert duel.scout == "halcyon"
    bribe = crew("lucas red", at="quill", resources=9, objective="bribe")
    bribe.do(a.TryObjective)
    assert bribe.state.resources == 6


@pytest.mark.rule("SM-EDGE-119")
@pytest.mark.parametrize(("turns", "price"), [(0, 0), (7, 0), (8, 2), (9, 0), (16, 2)])
def test_a_deadline_strikes_each_time_its_turns_have_passed(turns: int, price: int) -> None:
    scene = crew("lucas red", objective="fever_ship", resources=9)
    scene.state.turn += turns
    scene.clean_up()
    assert scene.state.resources == 9 - 1 - price


def test_effects_of_random_objectives() -> None:
    mirrors = crew("lucas red", at="vern", objective="smoke_and_mirrors", pursuit="lantern_sweep", scout="quill")
    mirrors.do(a.TryObjective)
    mirrors.roll("9", "9", "blank")
    assert mirrors.scout == "hq"
    fever = crew("lucas red", at="proxima", objective="fever_ship", injured="boom red")
    fever.do(a.TryObjective)
    fever.roll("9", "9", "blank")
    assert fever.state.health == [0] * 7


def test_deliveries_on_one_planet_are_counted_since_the_card_was_shown() -> None:
    content = GAME.tables.content
    first = content.random_objectives[0]
    wish = v.Deliveries(kind="deliveries", at_least=1, since_shown=True, planet="vern")
    card = first.model_copy(update={"steps": (first.steps[0].model_copy(update={"when": (wish,)}),)})
    changed = content.model_copy(update={"random_objectives": (card, *content.random_objectives[1:])})
    game = type(GAME)(MoversContent.model_validate(dict(changed)))
    scene = crew("lucas red", at="vern", objective="sand_pack", game=game)
    scene.state.delivered = [scene.node("mars")]
    assert scene.refused(a.TryObjective) == "SM-OBJ-06"
    scene.state.delivered = [scene.node("vern")]
    assert scene.refused(a.TryObjective) == ""


# ---- winning -------------------------------------------------------------------------------------------------------


def last_objective(**more: Any) -> Scene:
    """One check away from winning."""
    scene = crew("lucas red", at="ostara", objective="5", **more)
    scene.state.items = ["professor"]
    return scene


@pytest.mark.rule("SM-WIN-01", "SM-WIN-02", "SM-EDGE-104", "SM-EDGE-106")
def test_the_fifth_objective_wins_at_once_for_all_even_with_one_resource() -> None:
    scene = last_objective(resources=1)
    scene.do(a.TryObjective)
    scene.roll("9", "9", "9", "blank")
    assert scene.state.result == "won"
    assert scene.state.resources == 1
    assert scene.state.objectives == []
    outcome = scene.game.outcome(scene.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)
    assert outcome.ranks == (1, 1)


@pytest.mark.rule("SM-WIN-01", "SM-VARIANT-03", "SM-INV-15")
def test_another_number_of_objectives_wins_with_its_last() -> None:
    scene = crew("lucas red", at="tocpe", objective="sand_pack", random_objectives=2)
    assert scene.state.goal == 2
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert scene.ask == "reaction"
    assert len(scene.state.done) + len(scene.state.objectives) == 2
    scene.state.objectives = [RANDOMS.index("reef_race")]
    scene.state.liberty, scene.state.phase = scene.node("capri"), "act"
    scene.state.stack.clear()
    scene.do(a.TryObjective)
    scene.roll("9", "9", "blank")
    assert scene.ended == "won"


# ---- losing --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SM-WIN-02", "SM-LOSE-01")
def test_all_lose_together_when_resources_run_out_whatever_took_them() -> None:
    clean = crew("lucas red", resources=1)
    clean.clean_up()
    event = crew("lucas red", phase="draw", resources=1, event="fuel_tax", deck="ion_storm")
    event.do(a.Draw)
    for scene in (clean, event):
        assert scene.state.result == "resources"
        assert scene.state.resources == 0
        outcome = scene.game.outcome(scene.state)
        assert outcome is not None
        assert outcome.winners == ()
        assert set(outcome.ranks) == {2}
        assert "resources" in str(outcome.reason)


@pytest.mark.rule("SM-EDGE-35", "SM-INV-11")
def test_the_marker_never_leaves_the_bar() -> None:
    full = crew("lucas red", resources=19, hands={"red": "reserve_cells"})
    full.do(a.React, by="red", card="reserve_cells", choice=-1)
    assert full.state.resources == 20
    empty = crew("lucas red", phase="draw", resources=1, event="fuel_tax", deck="ion_storm")
    empty.state.removed = [empty.state.deck.pop(0) for _ in range(4)]
    empty.do(a.Draw)
    assert empty.state.resources == 0


@pytest.mark.rule("SM-LOSE-03")
def test_other_loss_clauses_of_face_up_cards() -> None:
    drained = crew("lucas red", resources=2, event="grease_spill")
    drained.clean_up()
    assert drained.state.result == "drained"
    away = crew("lucas red", resources=2)
    away.clean_up()
    assert away.state.result == ""
    late = crew("lucas red", objective="last_broadcast")
    late.state.turn += 30
    late.clean_up()
    assert late.state.result == "overdue"
    assert "The Last Broadcast" in str(late.game.prompt(late.state))


def test_an_event_may_forbid_eyes_and_waiting() -> None:
    content = GAME.tables.content
    loss = [{"kind": "watched", "presence": 3}, {"kind": "overdue", "turns": 3}]
    raw = content.model_dump(mode="json")
    raw["events"][0]["loss"] = loss
    game = type(GAME)(MoversContent.model_validate(raw))
    scene = crew("lucas red", phase="draw", event="computer_failure", eyes={"mars": 2}, deck="lantern_sweep", game=game)
    scene.do(a.Draw)
    assert scene.state.result == "watched"
    scene = crew("lucas red", event="computer_failure", game=game)
    scene.state.event_turn = scene.state.turn
    scene.state.turn += 3
    scene.clean_up()
    assert scene.state.result == "overdue"


@pytest.mark.rule("SM-OBJ-09", "SM-OBJ-14", "SM-INV-15")
def test_before_the_first_delivery_no_random_objective_is_open() -> None:
    state = new_game(objectives="random").state
    assert state.side == 0
    seen = GAME.view(state, 0)
    assert set(seen.objectives) == {-1}
