"""The beginning of a game: board, deck, objectives, and who plays whom."""

from collections import Counter

import pytest

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.kernel.chance import Recorder, Seeded
from desktop.kernel.game import BadSetup
from desktop.kernel.throws import ThrowResult
from tests.games.space_movers.scene import GAME, Scene, Script, crew, new_game, setup

TABLES = GAME.tables


def kinds(cards: list[int]) -> Counter[Kind]:
    return Counter(TABLES.cards[card].kind for card in cards)


@pytest.mark.rule("SM-SETUP-01", "SM-SETUP-02", "SM-SETUP-04", "SM-SETUP-05", "SM-SETUP-06")
def test_the_board_at_the_start() -> None:
    scene = new_game()
    assert scene.at == "earth"
    assert scene.state.presence == 0
    assert scene.scout == ""
    assert scene.state.resources == 15
    assert scene.drone == "aboard"


@pytest.mark.rule("SM-SETUP-06")
def test_the_drone_can_fly_in_the_first_turn() -> None:
    scene = new_game("lucas gurn")
    assert scene.state.drone == NOWHERE
    scene = crew("gurn lucas", rooms={"gurn": "drone_room"}, tables={"gurn": "ice_cores"}, at="earth")
    assert scene.offered(a.DroneDeliver)


@pytest.mark.rule("SM-SETUP-03", "SM-INV-03", "SM-INV-05")
def test_all_eyes_and_markers_begin_in_the_supply() -> None:
    state = new_game().state
    assert sum(state.eyes) == 0
    assert TABLES.bars.eyes == 9
    assert sum(state.markers) == 0
    assert kinds(list(range(60)))[Kind.CARGO] == 20


@pytest.mark.rule("SM-SETUP-07", "SM-OBJ-14")
def test_one_kind_of_objectives_is_stacked_and_adventure_a_is_preselected() -> None:
    option = next(option for option in GAME.info.options if option.key == "objectives")
    assert option.default == "adventure_a"
    assert [choice.value for choice in option.choices] == ["adventure_a", "random"]
    assert new_game().state.rules.objectives == "adventure_a"
    assert new_game(objectives="random").state.rules.objectives == "random"


@pytest.mark.rule("SM-SETUP-08", "SM-SETUP-09", "SM-SETUP-10", "SM-SETUP-11", "SM-EDGE-01")
@pytest.mark.parametrize("seed", range(5))
def test_the_deck_is_stacked_from_five_piles_over_a_discard_pile_of_five_cargoes(seed: int) -> None:
    state = new_game(seed=seed).state
    assert kinds(state.discard) == {Kind.CARGO: 5}
    assert len(state.deck) == 55
    draws = state.deck[::-1]
    for first in range(0, 55, 11):
        found = kinds(draws[first : first + 11])
        assert found[Kind.EVENT] == found[Kind.PURSUIT] == 2
        assert found[Kind.CARGO] + found[Kind.REACTION] == 7
    assert kinds(state.deck)[Kind.CARGO] == 15
    assert kinds(state.deck)[Kind.REACTION] == 20


@pytest.mark.rule("SM-SETUP-08")
def test_the_discarded_cargoes_differ_from_game_to_game() -> None:
    assert len({tuple(sorted(new_game(seed=seed).state.discard)) for seed in range(8)}) > 1


def rolled(*dice: str) -> Scene:
    """A game of three in which Characters are rolled for."""
    chance = Script()
    chance.dice = list(dice)
    scene = Scene(GAME, GAME.start(setup("eli red lucas", characters="rolled"), chance))
    scene.chance.requests = chance.requests
    return scene


@pytest.mark.rule("SM-SETUP-12", "SM-SETUP-13", "SM-SETUP-14", "SM-SETUP-18", "SM-SETUP-19")
def test_characters_are_chosen_from_the_highest_roll_down_and_the_last_to_choose_begins() -> None:
    scene = rolled("4", "9", "2")
    for seat, character in ((1, 6), (0, 2), (2, 0)):
        decision = scene.game.decision(scene.state)
        assert decision is not None
        assert decision.seats == (seat,)
        assert decision.ask == "choose"
        scene.game.play(scene.state, a.ChooseCharacter(seat, character), scene.chance)
    assert scene.state.seats == [2, 6, 0]
    assert scene.state.coin == 2
    assert scene.ask == "draw"
    assert scene.room("eli") == "bridge"
    assert scene.room("neleh") == "engine_room"


@pytest.mark.rule("SM-SETUP-13")
def test_no_character_has_two_players() -> None:
    scene = rolled("4", "9", "2")
    scene.game.play(scene.state, a.ChooseCharacter(1, 6), scene.chance)
    refusal = scene.game.refusal(scene.state, a.ChooseCharacter(0, 6))
    assert refusal is not None
    assert refusal.rule == "SM-SETUP-13"


@pytest.mark.rule("SM-EDGE-14")
def test_medical_counts_nothing_and_tied_players_roll_again_among_themselves() -> None:
    scene = rolled("7", "medical", "7", "3", "8")
    assert scene.state.opening == (((0, 7), (1, 0), (2, 7)), ((0, 3), (2, 8)))
    assert scene.state.choosing == [2, 0, 1]


@pytest.mark.rule("SM-SETUP-17", "SM-EDGE-94", "SM-EDGE-95")
def test_the_setup_roll_is_thrown_in_the_box_again_if_the_die_leaves_it_and_ignores_the_mat() -> None:
    x, y = TABLES.advanced[2].corners[0]
    scene = rolled("out", f"4 at {x} {y}", "9", "2")
    assert [request.box for request in scene.chance.requests] == [TABLES.box] * 4
    assert scene.state.opening == (((0, 4), (1, 9), (2, 2)),)


@pytest.mark.rule("SM-SETUP-12", "SM-SETUP-18", "SM-EDGE-114")
def test_with_given_characters_the_lowest_roll_begins() -> None:
    for seed in range(6):
        state = new_game(seed=seed).state
        last = state.opening[0]
        lowest = [seat for seat, roll in last if roll == min(roll for _, roll in last)]
        if len(lowest) == 1:
            assert state.coin == lowest[0]


@pytest.mark.rule("SM-SETUP-15")
def test_characters_nobody_plays_have_no_token_but_can_be_rolled() -> None:
    scene = crew("eli red", event="coolant_leak")
    assert scene.room("boom") == ""
    scene.do(a.TryEvent)
    assert scene.check.in_hand == scene.character("boom")


@pytest.mark.rule("SM-SETUP-16", "SM-VARIANT-02")
def test_the_mat_is_chosen_for_the_whole_game_apart_from_the_level() -> None:
    assert not new_game().state.rules.advanced
    state = new_game(roll_mat="advanced", start_resources="easy").state
    assert state.rules.advanced
    assert state.resources == 20


@pytest.mark.rule("SM-VARIANT-01", "SM-BOARD-05")
@pytest.mark.parametrize(("level", "start"), [("easy", 20), ("normal", 15), ("difficult", 10), ("insane", 5)])
def test_the_level_is_a_battery_mark(level: str, start: int) -> None:
    assert new_game(start_resources=level).state.resources == start
    assert start in TABLES.bars.batteries
    assert TABLES.bars.resources == 20


@pytest.mark.rule("SM-BOARD-06")
def test_the_presence_bar() -> None:
    assert (TABLES.bars.orange, TABLES.bars.skull) == (5, 9)


@pytest.mark.rule("SM-BOARD-01")
def test_the_liberty_has_seven_rooms() -> None:
    assert [room.title for room in TABLES.content.rooms] == [
        "Bridge",
        "Communications",
        "Cargo Bay",
        "Kitchen",
        "Engine Room",
        "Drone Room",
        "Medical Bay",
    ]


@pytest.mark.rule("SM-BOARD-02")
def test_a_jump_leaves_everybody_in_their_rooms() -> None:
    scene = crew(phase="move", at="earth")
    before = scene.state.rooms.copy()
    scene.do(a.Jump, to="mars")
    assert scene.state.rooms == before


@pytest.mark.rule("SM-BOARD-03")
def test_all_seven_may_stand_in_one_room() -> None:
    names = "eli gurn red meda boom lucas neleh"
    scene = crew(names, phase="move", rooms=dict.fromkeys(names.split()[1:], "kitchen"))
    scene.do(a.Walk, room="kitchen")
    assert {scene.room(name) for name in names.split()} == {"kitchen"}


@pytest.mark.rule("SM-BOARD-04", "SM-TURN-04")
def test_event_and_pursuit_areas_hold_one_card_each() -> None:
    scene = crew(phase="draw", deck="ion_storm", event="fuel_tax")
    scene.do(a.Draw)
    assert scene.pile([scene.state.event]) == ["ion_storm"]
    assert scene.pile(scene.state.removed) == ["fuel_tax"]
    assert all(not hand for hand in scene.state.hands)


@pytest.mark.rule("SM-OBJ-01", "SM-OBJ-02", "SM-VARIANT-03")
def test_the_adventure_is_stacked_in_order_and_its_first_task_is_shown() -> None:
    scene = new_game(random_objectives=7)
    assert scene.state.objectives == [0, 1, 2, 3, 4]
    assert scene.state.side == 1
    assert scene.state.goal == 5
    assert e.ObjectiveShown(0, 1) in scene.game.beginning(scene.state)


@pytest.mark.rule("SM-OBJ-08", "SM-VARIANT-03")
@pytest.mark.parametrize(
    ("options", "count"), [({}, 5), ({"random_objectives": 1}, 1), ({"random_objectives": 20}, 20)]
)
def test_random_objectives_lie_face_down(options: dict[str, int], count: int) -> None:
    state = GAME.start(setup("eli red", objectives="random", **options), Seeded(1))
    assert len(set(state.objectives)) == state.goal == count
    assert state.side == 0
    assert len(TABLES.randoms) == 20


@pytest.mark.rule("SM-SOLO-01", "SM-EDGE-107")
def test_a_crew_has_two_to_seven_characters() -> None:
    assert GAME.info.seats == (2, 7)
    with pytest.raises(BadSetup) as bad:
        GAME.start(setup("eli"), Seeded(0))
    assert bad.value.refusal.rule == "SM-SOLO-01"
    for count in range(2, 8):
        roles = " ".join(GAME.propose_roles(count, {}))
        assert len(set(new_game(roles).state.seats)) == count


@pytest.mark.rule("SM-SOLO-02", "SM-EDGE-04")
def test_every_seat_has_a_hand_of_its_own_and_it_begins_empty() -> None:
    scene = new_game()
    assert scene.state.hands == [[], [], []]
    scene = crew("eli red", hands={"red": "sunstone_lamps"}, at="tocpe")
    assert scene.refused(a.PickUp, card="sunstone_lamps") == "SM-CARGO-11"


@pytest.mark.rule("SM-EDGE-04")
def test_in_turn_one_the_cargo_bay_offers_the_five_discarded_cargoes() -> None:
    scene = new_game("boom red")
    scene.state.coin, scene.state.phase = 0, "act"
    assert len(scene.offered(a.FetchCargo)) == 5


def test_the_same_seed_gives_the_same_game() -> None:
    def begun() -> MoversState:
        return GAME.start(setup("eli red lucas"), Seeded(7))

    assert begun() == begun()
    recorder = Recorder(Seeded(7))
    GAME.start(setup("eli red lucas"), recorder)
    assert any(isinstance(outcome, ThrowResult) for outcome in recorder.outcomes)
