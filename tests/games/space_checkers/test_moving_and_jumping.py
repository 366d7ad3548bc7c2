"""Moving straight on, and jumping over others."""

import pytest

from desktop.games.space_checkers.board import DIRECTIONS, walk
from tests.games.space_checkers.drawn import position, start

# ---- moving --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-MOVE-02")
@pytest.mark.parametrize("letter", ["g", "b"])
def test_a_move_may_not_end_on_a_pawn_of_any_colour(letter: str) -> None:
    scene = position(
        f"""
        8  . g . {letter} . . . . . .
        """,
        roll="2 red",
    )
    assert scene.refuses(8, 2, "east") == "SC-MOVE-02"
    assert scene.rolled("1 red").lands(8, 2, "east") == (8, 3)


@pytest.mark.rule("SC-MOVE-03")
def test_a_pawn_that_is_not_wild_moves_in_the_rolled_direction_only() -> None:
    scene = position(
        """
        8  . . g . . . . . . .
        """,
        roll="2 red",
    )
    assert scene.ways(8, 3) == {"east"}
    for other in ("south", "west", "north"):
        assert scene.refuses(8, 3, other) == "SC-MOVE-03"


@pytest.mark.rule("SC-MOVE-04")
def test_a_pawn_neither_ends_on_the_earth_nor_crosses_it() -> None:
    scene = position(
        """
        6  . . . g E E . . . .
        """,
        roll="1 red",
    )
    for pips in range(1, 7):
        assert scene.rolled(f"{pips} red").refuses(6, 4, "east") == "SC-MOVE-04"


@pytest.mark.rule("SC-MOVE-05")
def test_from_9_5_north_two_cells_are_free_and_the_third_is_the_earth() -> None:
    scene = position(
        """
        9  . . . . g . . . . .
        """,
        roll="3 blue",
    )
    assert scene.refuses(9, 5, "north") == "SC-MOVE-04"
    assert scene.must_forfeit()
    assert scene.rolled("2 blue").lands(9, 5, "north") == (7, 5)


@pytest.mark.rule("SC-MOVE-06")
def test_a_move_keeps_its_direction_also_after_a_warp() -> None:
    scene = position(
        """
        9  . . . g . . . . . .
        """,
        roll="4 green",
    )
    assert scene.preview(9, 4, "south").path == ((10, 4), (1, 4), (2, 4), (3, 4))


@pytest.mark.rule("SC-MOVE-07")
def test_wild_choices_are_the_four_sides_and_diagonals_only_by_option() -> None:
    drawing = """
        9  . . g . . . . . . .
        2  . . . . . . . g . .
    """
    sides = {"south", "west", "north", "east"}
    corners = {"southwest", "northwest", "northeast", "southeast"}
    scene = position(drawing, roll="2 WILD")
    assert scene.ways(9, 3) == sides
    assert scene.refuses(9, 3, "northeast") == "SC-MOVE-07"
    assert scene.refuses(2, 8, "northeast") == "SC-MOVE-07"
    scene = position(drawing, roll="2 WILD", diagonals=True)
    assert scene.ways(9, 3) == sides | corners
    assert scene.lands(9, 3, "northeast") == (7, 5)
    assert scene.lands(2, 8, "northwest") == (10, 6)


@pytest.mark.rule("SC-MOVE-07")
def test_with_diagonals_a_colour_still_names_one_side_and_a_wild_pawn_warps_on_both_axes() -> None:
    scene = position(
        """
        8  . . g . . . . . . .
        2  . . . . . . . . g .
        """,
        roll="3 red",
        diagonals=True,
    )
    assert scene.ways(8, 3) == {"east"}
    assert scene.refuses(8, 3, "northeast") == "SC-MOVE-03"
    assert scene.preview(2, 9, "northeast").path == ((1, 10), (10, 1), (9, 2))


@pytest.mark.rule("SC-MOVE-08")
def test_lines_through_the_earth_can_be_travelled_the_other_way_round() -> None:
    scene = position(
        """
        6  . . . g E E . . . .
        """,
        roll="6 yellow",
    )
    assert scene.lands(6, 4, "west") == (6, 8)
    assert scene.rolled("6 red").refuses(6, 4, "east") == "SC-MOVE-04"


@pytest.mark.rule("SC-MOVE-09", "SC-BOARD-05")
@pytest.mark.parametrize("size", range(7, 21))
def test_on_no_allowed_board_does_a_pawn_come_back_to_its_own_cell(size: int) -> None:
    for direction in DIRECTIONS:
        for cell in range(size * size):
            assert cell not in walk(size, cell, direction, 6)


# ---- jumping -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-JUMP-01")
def test_an_own_pawn_cannot_be_jumped() -> None:
    scene = position(
        """
        8  . g . g . . . . . .
        """,
        roll="3 red",
    )
    assert scene.refuses(8, 2, "east") == "SC-JUMP-01"


@pytest.mark.rule("SC-JUMP-02")
def test_an_opposing_pawn_on_the_way_can_be_jumped() -> None:
    scene = position(
        """
        8  . g . b . . . . . .
        """,
        roll="3 red",
    )
    assert scene.lands(8, 2, "east") == (8, 5)
    assert scene.takes(8, 2, "east") == [(8, 4)]


@pytest.mark.rule("SC-JUMP-03")
@pytest.mark.parametrize("line", ["b b . . . . . .", ". b b . . . . .", "b b b . . . . ."])
def test_neighbouring_pawns_of_one_player_cannot_be_jumped(line: str) -> None:
    scene = position(
        f"""
        8  . g {line}
        """,
        roll="4 red",
    )
    assert scene.refuses(8, 2, "east") == "SC-JUMP-03"


@pytest.mark.rule("SC-JUMP-04")
def test_pawns_beside_the_line_do_not_protect() -> None:
    scene = position(
        """
        7  . . . b . . . . . .
        8  . g . b . . . . . .
        9  . . . b . . . . . .
        """,
        roll="3 red",
    )
    assert scene.takes(8, 2, "east") == [(8, 4)]


@pytest.mark.rule("SC-JUMP-04")
def test_a_neighbour_on_the_landing_cell_only_means_that_the_cell_is_taken() -> None:
    scene = position(
        """
        8  . g b b . . . . . .
        """,
        roll="2 red",
    )
    assert scene.refuses(8, 2, "east") == "SC-MOVE-02"


@pytest.mark.rule("SC-JUMP-05")
@pytest.mark.parametrize(
    ("line", "captured"),
    [
        ("y b . .", [(8, 3), (8, 4)]),  # neighbours of different opponents
        ("b . b .", [(8, 3), (8, 5)]),  # an empty cell between
        ("b y b .", [(8, 3), (8, 4), (8, 5)]),  # another player's pawn between
    ],
)
def test_several_pawns_that_are_no_pair_may_be_jumped_at_once(line: str, captured: list[tuple[int, int]]) -> None:
    scene = position(
        f"""
        8  . g {line} . . . .
        """,
        roll="4 red",
        seats="green yellow blue",
    )
    assert scene.takes(8, 2, "east") == captured


@pytest.mark.rule("SC-JUMP-06")
def test_only_the_last_cell_of_the_move_must_be_empty() -> None:
    scene = position(
        """
        8  . g y b . . . . . .
        """,
        roll="3 red",
        seats="green yellow blue",
    )
    assert scene.takes(8, 2, "east") == [(8, 3), (8, 4)]  # right behind the jumped yellow pawn stands a blue one


@pytest.mark.rule("SC-JUMP-07")
def test_a_b_a_and_an_empty_cell_is_a_capture_of_three_but_a_a_empty_empty_is_refused() -> None:
    seats = "green yellow blue"
    three = position(
        """
        8  . g y b y . . . . .
        """,
        roll="4 red",
        seats=seats,
    )
    assert len(three.takes(8, 2, "east")) == 3
    pair = position(
        """
        8  . g y y . . . . . .
        """,
        roll="4 red",
        seats=seats,
    )
    assert pair.refuses(8, 2, "east") == "SC-JUMP-03"


def test_in_the_opening_the_front_four_and_the_outer_four_can_step_forward() -> None:
    scene = start("green", "blue", roll="1 blue")
    assert {column for row, column in scene.movable() if row == 9} == {4, 5, 6, 7}
    assert {column for row, column in scene.movable() if row == 10} == {2, 3, 8, 9}
