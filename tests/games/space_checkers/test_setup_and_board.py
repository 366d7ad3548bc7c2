"""Who sits where, what stands where, and what the board is like."""

import json
from importlib.resources import files

import pytest

from desktop.games.space_checkers.actions import RolledForFirst
from desktop.kernel.chance import Seeded, Tape
from desktop.kernel.game import BadSetup
from tests.games.space_checkers.drawn import COLOURS, GAME, dice, position, start, table


def cells(rows: range, columns: range) -> set[tuple[int, int]]:
    return {(row, column) for row in rows for column in columns}


# ---- players and colours -------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_three_or_four_players_may_play(seats: int) -> None:
    setup = table(*COLOURS[:seats], opposite_seats=False)
    assert GAME.setup_refusal(setup) is None
    assert len(GAME.start(setup, Seeded(1)).prisoners) == seats


@pytest.mark.rule("SC-SETUP-01")
@pytest.mark.parametrize("colours", [("green",), (*COLOURS, "green"), ("green", "green"), ("green", "purple")])
def test_other_numbers_of_players_and_shared_or_unknown_colours_are_refused(colours: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        GAME.start(table(*colours), Seeded(1))


@pytest.mark.rule("SC-SETUP-02")
def test_each_colour_has_twelve_pawns() -> None:
    scene = start(*COLOURS, roll="1 green")
    assert {colour: len(scene.pawns(colour)) for colour in COLOURS} == dict.fromkeys(COLOURS, 12)


@pytest.mark.rule("SC-SETUP-03", "SC-SETUP-06")
def test_by_default_eight_pawns_stand_on_the_edge_row_and_four_before_them() -> None:
    scene = start(*COLOURS, roll="1 green")
    eight, four = range(2, 10), range(4, 8)
    assert scene.pawns("green") == cells(range(10, 11), eight) | cells(range(9, 10), four)
    assert scene.pawns("blue") == cells(range(1, 2), eight) | cells(range(2, 3), four)
    assert scene.pawns("yellow") == cells(eight, range(1, 2)) | cells(four, range(2, 3))
    assert scene.pawns("red") == cells(eight, range(10, 11)) | cells(four, range(9, 10))


@pytest.mark.rule("SC-SETUP-06")
def test_the_other_formation_fills_six_columns_of_two_rows() -> None:
    scene = start(*COLOURS, roll="1 green", formation="6+6")
    six = range(3, 9)
    assert scene.pawns("green") == cells(range(9, 11), six)
    assert scene.pawns("blue") == cells(range(1, 3), six)
    assert scene.pawns("yellow") == cells(six, range(1, 3))
    assert scene.pawns("red") == cells(six, range(9, 11))


@pytest.mark.rule("SC-SETUP-04")
def test_two_players_are_proposed_opposite_sides() -> None:
    assert GAME.propose_roles(2, {}) == ("green", "blue")


@pytest.mark.rule("SC-SETUP-04", "SC-SETUP-05")
def test_adjoining_sides_need_the_option_that_allows_them() -> None:
    refused = GAME.setup_refusal(table("green", "yellow"))
    assert refused is not None
    assert refused.rule == "SC-SETUP-04"
    assert GAME.setup_refusal(table("green", "yellow", opposite_seats=False)) is None
    assert GAME.propose_roles(2, {"opposite_seats": False}) == ("green", "yellow")
    for pair in (("green", "blue"), ("red", "yellow")):
        assert GAME.setup_refusal(table(*pair)) is None
        assert GAME.setup_refusal(table(*pair, opposite_seats=False)) is None


@pytest.mark.rule("SC-SETUP-07")
@pytest.mark.parametrize("absent", COLOURS)
def test_three_players_take_any_three_sides_and_the_fourth_stays_empty(absent: str) -> None:
    present = [colour for colour in COLOURS if colour != absent]
    scene = start(*present, roll="1 green")
    assert all(len(scene.pawns(colour)) == 12 for colour in present)
    everybody = start(*COLOURS, roll="1 green")
    assert all(scene.at(*place) is None for place in everybody.pawns(absent))


# ---- who begins ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-SETUP-08")
def test_the_highest_roll_begins() -> None:
    rolls_4_and_6 = [3, 5]
    state = GAME.start(table("green", "blue"), Tape([*rolls_4_and_6, *dice("1 green")]))
    assert state.turn == 1


@pytest.mark.rule("SC-SETUP-08")
def test_only_those_who_tie_for_the_highest_roll_roll_again() -> None:
    tape = Tape([4, 2, 4, *(0, 0), *(1, 3), *dice("1 green")])
    state = GAME.start(table("green", "yellow", "blue"), tape)
    assert tape.spent
    assert state.turn == 2
    told = [event.rolls for event in GAME.beginning(state) if isinstance(event, RolledForFirst)]
    assert told == [((0, 5), (1, 3), (2, 5)), ((0, 1), (2, 1)), ((0, 2), (2, 4))]


@pytest.mark.rule("SC-SETUP-08")
def test_turns_go_clockwise_whatever_the_order_of_the_seats() -> None:
    scene = start("blue", "green", "red", "yellow", roll="1 green", first="green")
    order = []
    for _ in range(5):
        order.append(scene.turn)
        move = scene.game.legal(scene.state)[0]
        scene.game.play(scene.state, move, Tape(dice("1 WILD")))
    assert order == ["green", "yellow", "blue", "red", "green"]


# ---- the board -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-BOARD-01")
def test_the_board_has_ten_by_ten_cells_and_the_earth_covers_the_middle_four() -> None:
    board = GAME.board
    assert len(board.places) == 100
    assert {board.places[cell] for cell in board.earth} == {(5, 5), (5, 6), (6, 5), (6, 6)}


@pytest.mark.rule("SC-BOARD-01")
def test_size_and_earth_are_read_from_one_file() -> None:
    data = json.loads(files("resources").joinpath("space_checkers/board.json").read_text("utf-8"))
    assert data["size"] == 10
    assert data["earth"] == [[5, 5], [5, 6], [6, 5], [6, 6]]


@pytest.mark.rule("SC-BOARD-02", "SC-DIE-04")
@pytest.mark.parametrize(("face", "end"), [("green", (9, 3)), ("yellow", (8, 2)), ("blue", (7, 3)), ("red", (8, 4))])
def test_green_is_south_yellow_west_blue_north_and_red_east(face: str, end: tuple[int, int]) -> None:
    scene = position(
        """
        8  . . g . . . . . . .
        """,
        roll=f"1 {face}",
    )
    (way,) = scene.ways(8, 3)
    assert scene.lands(8, 3, way) == end


@pytest.mark.rule("SC-BOARD-03", "SC-WILD-07")
def test_the_wild_area_is_the_four_rows_furthest_from_the_own_side_and_nothing_else() -> None:
    areas = {
        colour: {place for place, wild in zip(GAME.board.places, GAME.board.wild[side], strict=True) if wild}
        for side, colour in enumerate(COLOURS)
    }
    full = range(1, 11)
    assert areas == {
        "green": cells(range(1, 5), full),
        "yellow": cells(full, range(7, 11)),
        "blue": cells(range(7, 11), full),
        "red": cells(full, range(1, 5)),
    }


@pytest.mark.rule("SC-BOARD-04")
def test_a_prison_has_ten_cells_and_a_captive_stands_on_no_cell_of_the_field() -> None:
    assert GAME.board.prison_cells == 10
    scene = position(
        """
        8  . g b . . . . . . .
        """,
        roll="2 red",
    )
    scene.play(8, 2, "east")
    assert scene.prison("green") == ["blue"]
    assert scene.pawns("blue") == set()
