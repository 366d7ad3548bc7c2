"""What a turn is, and what the two dice ask."""

from collections import Counter

import pytest

from desktop.games.space_checkers.actions import Forfeited, Move, Moved, Rolled
from desktop.kernel.chance import Seeded, Tape
from desktop.kernel.game import IllegalAction
from tests.games.space_checkers.drawn import COLOURS, GAME, dice, position, start, table

LONE_PAWN = """
    8  . . g . . . . . . .
    3  . . . . . . . . b .
"""


# ---- a turn --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-TURN-01")
def test_a_turn_is_one_roll_and_one_move_and_then_the_next_player_rolls() -> None:
    scene = position(LONE_PAWN, roll="2 blue")
    events = scene.play(8, 3, "north", then="4 yellow")
    assert [type(event) for event in events] == [Moved, Rolled]
    assert events[1] == Rolled(seat=1, pips=4, side=1)
    assert scene.turn == "blue"


@pytest.mark.rule("SC-TURN-01")
def test_only_the_player_on_turn_moves_and_only_his_own_pawns() -> None:
    scene = position(LONE_PAWN, roll="2 blue")
    assert scene.refuses(3, 9, "north") == "SC-TURN-01"  # a pawn of blue
    assert scene.refuses(7, 7, "north") == "SC-TURN-01"  # an empty cell
    assert scene.refuses(11, 3, "north") == "SC-TURN-01"  # a cell off the board
    out_of_turn = Move(1, 3, 9, "north")
    refusal = GAME.refusal(scene.state, out_of_turn)
    assert refusal is not None
    assert refusal.rule == "SC-TURN-01"


@pytest.mark.rule("SC-TURN-02")
def test_who_can_move_may_not_pass() -> None:
    scene = position(LONE_PAWN, roll="2 blue")
    assert scene.refuses_passing() == "SC-TURN-02"


@pytest.mark.rule("SC-TURN-03")
def test_without_a_legal_move_the_turn_is_lost_and_the_board_stays_as_it_is() -> None:
    scene = position(
        """
        10  . g g b b . . . . .
        """,
        roll="2 red",
        prisons={"green": "b"},
    )
    assert scene.must_forfeit()
    before = scene.state.copy()
    events = scene.forfeit()
    assert events[0] == Forfeited(0)
    assert scene.state.board == before.board
    assert scene.state.prisoners == before.prisoners
    assert scene.turn == "blue"


@pytest.mark.rule("SC-TURN-04")
def test_the_player_knows_both_dice_before_he_chooses_one_of_his_pawns() -> None:
    scene = start("green", "blue", roll="1 blue")
    assert (scene.state.pips, scene.state.direction) == (1, COLOURS.index("blue"))
    assert scene.movable() == {(10, 2), (10, 3), (10, 8), (10, 9), (9, 4), (9, 5), (9, 6), (9, 7)}


@pytest.mark.rule("SC-TURN-04")
def test_a_released_move_is_final_as_the_next_player_has_rolled() -> None:
    scene = position(LONE_PAWN, roll="2 blue")
    tape = Tape(dice("3 red"))
    GAME.play(scene.state, scene.move(8, 3, "north"), tape)
    assert tape.spent  # chance has decided within the move, and undo never crosses chance


@pytest.mark.rule("SC-TURN-04")
def test_a_refused_move_changes_nothing() -> None:
    scene = position(LONE_PAWN, roll="2 blue")
    before = scene.state.copy()
    with pytest.raises(IllegalAction, match="SC-MOVE-03"):
        scene.play(8, 3, "south")
    assert scene.state == before


@pytest.mark.rule("SC-TURN-05")
def test_a_move_that_is_only_possible_by_warp_prevents_a_forfeit() -> None:
    scene = position(
        """
        10  . . g . . . . . . .
        """,
        roll="2 green",
    )
    assert scene.lands(10, 3, "south") == (2, 3)
    assert scene.refuses_passing() == "SC-TURN-02"


@pytest.mark.rule("SC-TURN-05")
def test_a_move_that_is_only_possible_by_capture_prevents_a_forfeit() -> None:
    scene = position(
        """
        8  . g b . . . . . . .
        """,
        roll="2 red",
    )
    assert scene.movable() == {(8, 2)}
    assert scene.takes(8, 2, "east") == [(8, 3)]
    assert scene.refuses_passing() == "SC-TURN-02"


# ---- the dice ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-DIE-01", "SC-MOVE-01")
@pytest.mark.parametrize("pips", range(1, 7))
def test_the_number_die_is_the_exact_number_of_cells(pips: int) -> None:
    scene = position(LONE_PAWN, roll=f"{pips} blue")
    moved = scene.preview(8, 3, "north")
    assert len(moved.path) == pips
    assert moved.path[-1] == (8 - pips, 3)


@pytest.mark.rule("SC-DIE-01")
def test_the_number_die_shows_one_to_six() -> None:
    chance = Seeded(5)
    state = GAME.start(table("green", "blue"), chance)
    seen = set()
    while GAME.outcome(state) is None:
        seen.add(state.pips)
        GAME.play(state, GAME.legal(state)[0], chance)
    assert seen == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("SC-DIE-02", "SC-DIE-03")
def test_the_direction_die_has_two_wild_faces_and_one_of_each_colour() -> None:
    faces = Counter("WILD" if face < 0 else COLOURS[face] for face in GAME.board.direction_die)
    assert faces == {"WILD": 2, "green": 1, "yellow": 1, "blue": 1, "red": 1}


@pytest.mark.rule("SC-DIE-05")
def test_wild_on_the_die_frees_the_direction_but_not_the_distance() -> None:
    scene = position(LONE_PAWN, roll="2 WILD")
    assert scene.ways(8, 3) == {"south", "west", "north", "east"}
    assert {scene.lands(8, 3, way) for way in ("south", "west", "north", "east")} == {(10, 3), (8, 1), (6, 3), (8, 5)}


@pytest.mark.rule("SC-DIE-06")
def test_the_colour_of_an_absent_player_is_a_direction_all_the_same() -> None:
    scene = position(LONE_PAWN, roll="2 red", seats="green blue")
    assert scene.ways(8, 3) == {"east"}
