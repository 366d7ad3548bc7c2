"""The wild area, and the way over the edge."""

import pytest

from tests.games.space_checkers.drawn import position, start

SIDES = {"south", "west", "north", "east"}

# ---- wild pawns ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-WILD-01")
def test_a_pawn_in_its_wild_area_ignores_the_direction_die() -> None:
    scene = position(
        """
        3  . . . g . . . . . .
        8  . . . g . . . . . .
        """,
        roll="2 green",
    )
    assert scene.ways(3, 4) == SIDES
    assert scene.ways(8, 4) == {"south"}


@pytest.mark.rule("SC-WILD-02")
def test_a_pawn_that_leaves_its_wild_area_is_tame_until_it_comes_back() -> None:
    scene = position(
        """
        4  . . g . . . . . . .
        9  . . . . . . . b . .
        """,
        roll="1 red",
    )
    scene.play(4, 3, "south", then="1 blue")
    scene.play(9, 8, "north", then="1 blue")
    assert scene.ways(5, 3) == {"north"}
    scene.play(5, 3, "north", then="1 blue")
    scene.play(8, 8, "north", then="1 yellow")
    assert scene.ways(4, 3) == SIDES


@pytest.mark.rule("SC-WILD-03")
def test_a_wild_pawn_keeps_all_other_rules() -> None:
    scene = position(
        """
        1  . . . . . . b . . .
        2  . . . . . . b . . .
        3  . g . g . . g . . .
        4  . . . . g . . . . .
        """,
        roll="3 green",
    )
    assert len(scene.preview(3, 2, "south").path) == 3  # the exact number
    assert scene.refuses(3, 2, "east") == "SC-JUMP-01"  # no own pawn is jumped
    assert scene.refuses(3, 4, "east") == "SC-MOVE-02"  # the last cell must be empty
    assert scene.refuses(3, 7, "north") == "SC-JUMP-03"  # no pair is jumped
    assert scene.refuses(4, 5, "south") == "SC-MOVE-04"  # the Earth stays closed


@pytest.mark.rule("SC-WILD-04")
def test_a_wild_pawn_may_leave_the_area_in_any_direction() -> None:
    scene = position(
        """
        4  . . g . . . . . . .
        """,
        roll="4 red",
    )
    assert scene.lands(4, 3, "south") == (8, 3)


@pytest.mark.rule("SC-WILD-04")
def test_entering_the_area_frees_the_next_move_only_also_by_warp() -> None:
    scene = position(
        """
        9   . . g . . . . . . .
        10  . . . . . . . b . .
        """,
        roll="3 green",
    )
    assert scene.ways(9, 3) == {"south"}  # its move ends in the wild area but does not start there
    scene.play(9, 3, "south", then="1 yellow")
    scene.play(10, 8, "west", then="2 red")
    assert scene.ways(2, 3) == SIDES


@pytest.mark.rule("SC-WILD-05")
def test_a_cell_in_two_wild_areas_frees_pawns_of_both_players_and_of_no_other() -> None:
    corner = """
        2  . . {} . . . . . . .
    """
    ways = {
        colour: position(corner.format(colour[0]), roll="1 green", turn=colour, seats="green yellow blue red").ways(
            2, 3
        )
        for colour in ("green", "yellow", "blue", "red")
    }
    assert ways == {"green": SIDES, "red": SIDES, "yellow": {"south"}, "blue": {"south"}}


@pytest.mark.rule("SC-WILD-06")
def test_wild_on_the_die_gives_a_wild_pawn_nothing_more() -> None:
    scene = position(
        """
        3  . . . g . . . . . .
        """,
        roll="2 green",
    )
    assert scene.rolled("2 WILD").game.legal(scene.rolled("2 WILD").state) == scene.game.legal(scene.state)


@pytest.mark.rule("SC-WILD-08")
def test_a_green_pawn_is_wild_on_4_3_and_not_on_5_3() -> None:
    drawing = """
        {}  . . g . . . . . . .
    """
    assert position(drawing.format(4), roll="1 red").ways(4, 3) == SIDES
    assert position(drawing.format(5), roll="1 red").ways(5, 3) == {"east"}


@pytest.mark.rule("SC-WILD-08")
def test_from_3_3_a_green_pawn_may_move_3_south_on_a_3_and_red_and_is_then_tame() -> None:
    scene = position(
        """
        3   . . g . . . . . . .
        10  . . . . . . . b . .
        """,
        roll="3 red",
    )
    scene.play(3, 3, "south", then="1 yellow")
    assert scene.at(6, 3) == "green"
    scene.play(10, 8, "west", then="1 red")
    assert scene.ways(6, 3) == {"east"}


# ---- warping -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SC-WARP-01")
@pytest.mark.parametrize(
    ("roll", "path"),
    [
        ("3 green", ((10, 3), (1, 3), (2, 3))),
        ("4 yellow", ((9, 2), (9, 1), (9, 10), (9, 9))),
    ],
)
def test_a_pawn_goes_on_from_the_opposite_edge(roll: str, path: tuple[tuple[int, int], ...]) -> None:
    scene = position(
        """
        9  . . g . . . . . . .
        """,
        roll=roll,
    )
    (way,) = scene.ways(9, 3)
    assert scene.preview(9, 3, way).path == path


@pytest.mark.rule("SC-WARP-02")
def test_from_one_end_of_a_row_or_column_to_the_other_is_one_cell() -> None:
    scene = position(
        """
        10  g . . . . . . . . .
        """,
        roll="1 yellow",
    )
    assert scene.lands(10, 1, "west") == (10, 10)
    assert scene.rolled("1 green").lands(10, 1, "south") == (1, 1)


@pytest.mark.rule("SC-WARP-03")
def test_the_opening_warp_of_the_rulebook() -> None:
    scene = start("green", "blue", roll="5 green")
    assert scene.lands(10, 2, "south") == (5, 2)
    assert scene.takes(10, 2, "south") == [(1, 2)]
    assert scene.refuses(10, 4, "south") == "SC-JUMP-03"


@pytest.mark.rule("SC-WARP-04")
def test_the_earth_in_its_column_does_not_stop_a_warp() -> None:
    scene = position(
        """
        7  . . . . g . . . . .
        """,
        roll="6 green",
    )
    assert scene.lands(7, 5, "south") == (3, 5)


@pytest.mark.rule("SC-WARP-05")
@pytest.mark.parametrize(
    ("far", "roll", "rule"),
    [
        (". . .", "4 red", None),  # empty cells are passed
        ("b . .", "4 red", None),  # a single opposing pawn is jumped
        ("g . .", "4 red", "SC-JUMP-01"),  # an own pawn blocks
        ("b . .", "2 red", "SC-MOVE-02"),  # nothing may stand on the last cell
        ("g . .", "2 red", "SC-MOVE-02"),
    ],
)
def test_the_far_cell_is_simply_the_next_cell(far: str, roll: str, rule: str | None) -> None:
    scene = position(
        f"""
        8  {far} . . . . . g .
        """,
        roll=roll,
    )
    if rule:
        assert scene.refuses(8, 9, "east") == rule
    else:
        assert scene.lands(8, 9, "east") == (8, 3)
        assert scene.takes(8, 9, "east") == ([(8, 1)] if "b" in far else [])


@pytest.mark.rule("SC-WARP-06")
def test_two_pawns_of_one_player_on_both_ends_of_a_row_are_a_pair_in_a_warp() -> None:
    drawing = """
        8  {} . . . . . . g . b
    """
    assert position(drawing.format("b"), roll="4 red").refuses(8, 8, "east") == "SC-WARP-06"
    three = position(drawing.format("y"), roll="4 red", seats="green yellow blue")
    assert three.takes(8, 8, "east") == [(8, 10), (8, 1)]


@pytest.mark.rule("SC-WARP-07")
@pytest.mark.parametrize("colour", ["green", "blue"])
@pytest.mark.parametrize("pips", range(1, 7))
def test_with_two_rows_of_six_the_own_colour_is_a_forfeit_in_the_first_turn(colour: str, pips: int) -> None:
    scene = start("green", "blue", roll=f"{pips} {colour}", first=colour, formation="6+6")
    assert scene.must_forfeit()
