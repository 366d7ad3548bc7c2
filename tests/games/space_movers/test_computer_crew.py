"""What greedy crew members do: deliver, flee, heal, throw with a steady hand, and win now and then."""

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import BLANK, NOWHERE
from desktop.kernel.chance import Seeded
from desktop.lab.simulate import simulate
from desktop.players.choose import greedy_choice
from tests.games.space_movers.scene import GAME, Scene, crew, setup


def choice(scene: Scene, by: str = "") -> a.MoversAction:
    """What a greedy player does now."""
    decision = scene.game.decision(scene.state)
    assert decision
    seat = scene.seat(by) if by else decision.seats[0]
    seen = scene.game.imagine(scene.game.view(scene.state, seat), seat, Seeded(1))
    action: a.MoversAction = greedy_choice(scene.game, seen, seat, Seeded(1))
    return action


def test_a_cargo_is_delivered_where_it_belongs() -> None:
    scene = crew("lucas red", at="vern", tables={"lucas": "sunstone_lamps"})
    assert choice(scene) == a.Deliver(0, scene.card("sunstone_lamps"))


def test_a_cargo_is_picked_up_and_carried_the_right_way() -> None:
    scene = crew("lucas red", phase="move", at="mars", hands={"lucas": "sunstone_lamps"}, objectives="random")
    for _ in range(4):
        action = choice(scene)
        scene._play(action)
        if isinstance(action, a.PickUp):
            break
    assert scene.at == "tocpe"
    assert scene.table("lucas") == ["sunstone_lamps"]


def test_the_liberty_does_not_wait_for_the_scout() -> None:
    scene = crew("gurn red", phase="move", at="vern", pursuit="asteroid_chase", scout="quill", objective="5", side=1)
    while scene.ask == "move":
        scene._play(choice(scene))
    assert scene.at not in ("vern", "quill")


def test_the_injured_are_healed_first() -> None:
    scene = crew("lucas red", injured="lucas")
    assert choice(scene) == a.HealInBay(0, scene.character("lucas"))


def test_a_steady_hand_aims_at_failing_dice_and_leaves_good_ones_alone() -> None:
    scene = crew("gurn red", event="computer_failure")
    scene.do(a.TryEvent)
    scene._play(choice(scene))
    assert choice(scene) == a.Throw(0, NOWHERE)
    scene.roll("2")
    first = int(scene.check.rests[0].die)
    while scene.ask == "call":
        scene._play(choice(scene))
    assert choice(scene) == a.Throw(0, first)
    scene.roll("9, lucas 9" if first == scene.character("lucas") else "9")
    if scene.check.in_hand == BLANK and all(rest.face >= 5 for rest in scene.check.rests):
        assert choice(scene) == a.Throw(0, NOWHERE)


def test_a_crew_that_can_win_wins() -> None:
    scene = crew("lucas red", at="ostara", objective="5")
    scene.state.items = ["professor"]
    assert choice(scene) == a.TryObjective(0)


@pytest.mark.rule("SM-WIN-02")
def test_three_greedy_players_finish_every_game_and_win_some() -> None:
    result = simulate(GAME, setup("eli gurn red"), ["greedy"] * 3, games=8, seed=1)
    assert result.finished == 8
    assert 1 <= result.wins[0] <= 7
    assert len(set(result.wins)) == 1


def test_hints_say_what_speaks_for_an_action() -> None:
    def why(scene: Scene, action: a.MoversAction) -> str:
        return str(scene.game.reason(scene.state, action))

    scene = crew("lucas red", at="vern", tables={"lucas": "sunstone_lamps"}, event="coolant_leak", objective="5")
    assert why(scene, scene.action(a.Deliver, card="sunstone_lamps")) == "It pays 5 resources."
    assert why(scene, a.TryEvent(0)) == "It succeeds in about 71 of 100 tries."
    scene = crew("lucas red", phase="move", at="vern", objective="5")
    assert why(scene, scene.action(a.Jump, to="ostara")) == "The objective leads to Ostara: 0 routes remain."
    assert scene.game.reason(scene.state, scene.action(a.Walk, room="kitchen")) is None
    scene = crew("lucas red", phase="move", at="mars", tables={"red": "sunstone_lamps"}, objectives="random")
    assert "Sunstone Lamps comes nearer" in why(scene, scene.action(a.Jump, to="tocpe"))
    scene = crew("lucas red", phase="move", at="capri", objectives="random")
    assert "of 100 tries" in why(scene, scene.action(a.Jump, to="vern"))
