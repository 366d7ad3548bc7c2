"""Restricted routes, the Bridge, and the map."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from tests.games.space_movers.scene import GAME, crew

TABLES = GAME.tables


@pytest.mark.rule("SM-ROUTE-01", "SM-ROUTE-02", "SM-ROUTE-03", "SM-EDGE-109")
def test_restricted_routes_are_those_at_capri_and_at_headquarters() -> None:
    capri, hq = TABLES.node_of["capri"], TABLES.hq
    restricted = {
        (one, other): check for one, near in enumerate(TABLES.routes) for other, check in near.items() if check
    }
    assert all(capri in ends or hq in ends for ends in restricted)
    for (one, other), check in restricted.items():
        assert check == (("strength",) if hq in (one, other) else ("navigation",))
    assert all(TABLES.routes[capri].values())
    assert all(TABLES.routes[hq].values())
    assert TABLES.routes[capri][hq] == ("strength",)


@pytest.mark.rule("SM-ROUTE-04", "SM-ROUTE-05")
def test_a_passed_route_check_moves_the_liberty_and_leaves_the_action() -> None:
    scene = crew("lucas red", phase="move", at="quill")
    scene.do(a.Jump, to="hq")
    assert scene.at == "quill"
    scene.roll("5", "blank")
    assert scene.at == "hq"
    assert scene.ask == "act"


@pytest.mark.rule("SM-ROUTE-06", "SM-EDGE-55")
def test_a_failed_route_check_ends_movement() -> None:
    scene = crew("lucas red", phase="move", at="quill")
    scene.do(a.Jump, to="hq")
    scene.roll("4", "blank")
    assert scene.at == "quill"
    assert scene.ask == "act"
    assert scene.refused(a.Jump, to="vern") == "SM-TURN-01"
    assert scene.refused(a.Walk, room="bridge") == "SM-TURN-01"


@pytest.mark.rule("SM-ROUTE-07", "SM-ROUTE-08")
def test_leaving_capri_with_nobody_playing_neleh() -> None:
    scene = crew("lucas red", phase="move", at="capri")
    scene.do(a.Jump, to="vern")
    assert scene.check.in_hand == scene.character("neleh")
    assert scene.waits_for == "lucas"
    scene.roll("1")
    assert scene.waits_for == "lucas"
    scene.roll("blank, neleh 3")
    assert scene.at == "capri"
    assert scene.told(e.CheckEnded)[0].dice == ((scene.character("neleh"), 3, 5, False),)


@pytest.mark.rule("SM-ROUTE-08", "SM-CHECK-15", "SM-CHECK-17")
def test_leaving_capri_nelehs_own_player_throws_the_green_die_and_the_current_player_the_blank_one() -> None:
    scene = crew("lucas neleh", phase="move", at="capri")
    scene.do(a.Jump, to="vern")
    assert scene.waits_for == "neleh"
    assert scene.refused(a.Throw, by="lucas", target=-1) == "SM-CHECK-15"
    scene.roll("1")
    assert scene.waits_for == "lucas"
    assert scene.refused(a.Throw, by="neleh", target=-1) == "SM-CHECK-17"


@pytest.mark.rule("SM-ROUTE-09", "SM-EDGE-32", "SM-SPACE-02")
def test_after_a_failed_move_the_bridge_may_try_again() -> None:
    scene = crew("lucas red", phase="move", at="capri", rooms={"lucas": "bridge"})
    scene.do(a.Jump, to="vern")
    scene.roll("1", "blank, neleh 3")
    scene.do(a.BridgeJump, to="vern")
    scene.roll("6", "blank")
    assert scene.at == "vern"
    assert scene.ask == "reaction"
    elsewhere = crew("lucas red", phase="act", at="capri", rooms={"lucas": "kitchen"})
    assert elsewhere.refused(a.BridgeJump, to="vern") == "SM-ACT-01"


@pytest.mark.rule("SM-SPACE-01", "SM-SPACE-03", "SM-EDGE-49")
def test_movement_and_bridge_together_go_two_routes_far_and_no_farther() -> None:
    scene = crew("lucas red", phase="move", rooms={"lucas": "bridge"})
    scene.do(a.Jump, to="europa")
    assert scene.refused(a.BridgeJump, to="vern") == "SM-MOVE-03"
    scene.do(a.BridgeJump, to="ostara")
    assert scene.at == "ostara"
    assert scene.offered(a.Jump) == scene.offered(a.BridgeJump) == []


@pytest.mark.rule("SM-EDGE-49")
def test_a_third_jump_comes_only_by_another_players_jump_liberty() -> None:
    scene = crew("lucas red", phase="move", rooms={"lucas": "bridge"}, hands={"red": "jump_liberty"})
    scene.do(a.Jump, to="europa")
    scene.do(a.React, by="red", card="jump_liberty", choice="titan")
    scene.do(a.BridgeJump, to="halcyon")
    assert len(scene.told(e.Jumped)) == 3
    assert scene.at == "halcyon"


@pytest.mark.rule("SM-SPACE-02")
def test_the_bridge_needs_the_check_of_a_restricted_route_too() -> None:
    scene = crew("lucas red", at="quill", rooms={"lucas": "bridge"})
    scene.do(a.BridgeJump, to="hq")
    scene.roll("3", "blank")
    assert scene.at == "quill"
    assert scene.ask == "reaction"


@pytest.mark.rule("SM-EDGE-50")
def test_headquarters_asks_for_the_check_both_ways() -> None:
    scene = crew("lucas red", phase="move", at="hq")
    scene.do(a.Jump, to="quill")
    assert scene.check.symbols == ("strength",)


@pytest.mark.rule("SM-EDGE-51")
def test_an_option_checks_the_way_in_only() -> None:
    scene = crew("lucas red", phase="move", at="hq", restricted_routes="hq_entry_only")
    scene.do(a.Jump, to="quill")
    assert scene.at == "quill"
    for start, goal in (("quill", "hq"), ("capri", "vern"), ("vern", "capri")):
        scene = crew("lucas red", phase="move", at=start, restricted_routes="hq_entry_only")
        scene.do(a.Jump, to=goal)
        assert scene.at == start


@pytest.mark.rule("SM-EDGE-52")
def test_the_liberty_can_leave_capri_without_neleh() -> None:
    scene = crew("lucas red", phase="move", at="capri", injured="neleh")
    assert [action.to for action in scene.offered(a.Jump)] == [TABLES.hq]


@pytest.mark.rule("SM-EDGE-53")
def test_headquarters_is_a_space_to_jump_to() -> None:
    assert crew("lucas red", phase="move", at="quill").refused(a.Jump, to="hq") == ""
    assert crew("lucas red", at="quill", rooms={"lucas": "bridge"}).refused(a.BridgeJump, to="hq") == ""


@pytest.mark.rule("SM-EDGE-54")
def test_headquarters_is_no_planet() -> None:
    scene = crew("lucas red", hands={"red": "jump_liberty"})
    assert scene.refused(a.React, by="red", card="jump_liberty", choice=TABLES.hq) == "SM-REACT-05"
    assert TABLES.hq not in TABLES.planets
    # From Capri past headquarters to Brennick are two routes.
    assert TABLES.distance[TABLES.node_of["capri"]][TABLES.node_of["brennick"]] == 2


@pytest.mark.rule("SM-EDGE-56")
def test_a_check_without_its_specialist_cannot_be_begun() -> None:
    scene = crew("lucas red", phase="move", at="capri", held="neleh")
    assert scene.refused(a.Jump, to="vern") == "SM-EDGE-56"
    scene.do(a.EndPhase)
    assert scene.ask == "act"


@pytest.mark.rule("SM-EDGE-57")
def test_a_route_check_takes_the_penalty_of_the_planet_left() -> None:
    scene = crew("lucas red", phase="move", at="quill", eyes={"quill": 2, "vern": 3})
    scene.do(a.Jump, to="hq")
    assert scene.check.penalty == 2
    scene = crew("lucas red", phase="move", at="hq", eyes={"quill": 2, "vern": 3})
    scene.do(a.Jump, to="quill")
    assert scene.check.penalty == 0


@pytest.mark.rule("SM-INV-16")
def test_the_map_has_thirteen_planets_and_ways_with_ties() -> None:
    assert 12 <= len(TABLES.planets) <= 14
    assert {"Earth", "Capri", "Tocpe", "Vern"} == {node.title for node in TABLES.nodes if not node.designed} - {
        "UO Headquarters"
    }
    ties = sum(len(steps) > 1 for row in TABLES.next_steps for steps in row)
    assert ties > 20
