"""How computer players see a position, and the reason they give with a hint."""

import pytest

from desktop.games.space_checkers.actions import Forfeit
from desktop.games.space_checkers.evaluate import capturing_rolls
from desktop.kernel.words import Sentence
from tests.games.space_checkers.drawn import GAME, Scene, position

NAMES = ("Ada", "Ben", "Cleo")


def rolls(drawing: str, *, diagonals: bool = False) -> int:
    """With how many of the 36 rolls blue could capture a green pawn."""
    scene = position(drawing, roll="1 red", diagonals=diagonals)
    return capturing_rolls(GAME.board, scene.state, seat=1, victim=0)


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        # Next to it in the row, empty behind: 2 to 6 cells towards red, and WILD has two faces.
        ("8  . . g . . . . . . .\n 3  . . . . . . b . . .", 0),
        ("4  b g . . . . . . . .", 5 * 3),
        # A pair cannot be jumped from the west; by warp from the east the last cell is always one of the pair or far.
        ("4  b g g . . . . . . .", 0),
        # In blue's wild area every face of the direction die will do.
        ("8  b g . . . . . . . .", 5 * 6),
        # Over the edge: 3 to 6 cells towards yellow.
        ("4  . b . . . . . . . g", 4 * 3),
        # Right before the Earth: the pawn behind it cannot be reached.
        ("5  . . b . E E g . . .", 0),
    ],
)
def test_exposure_counts_the_rolls_with_which_a_pawn_can_be_taken(drawing: str, expected: int) -> None:
    assert rolls(drawing) == expected


def test_diagonals_expose_more_where_the_option_allows_them() -> None:
    drawing = """
        4  b . . . . . . . . .
        3  . g . . . . . . . .
    """
    assert rolls(drawing) == 0
    assert rolls(drawing, diagonals=True) == 5 * 2  # only WILD moves a tame pawn diagonally


def test_a_position_is_worth_more_with_more_captives_and_less_with_exposed_pawns() -> None:
    safe = """
        8  . . . . . . . b . .
        9  . . . . . . . . . g
    """
    exposed = """
        8  . . . . . . . b g .
    """

    def worth(drawing: str, captives: str) -> float:
        return GAME.evaluate(position(drawing, roll="1 red", prisons={"green": captives}).state, 0)

    assert worth(safe, "b b") > worth(safe, "b")
    assert worth(safe, "b") > worth(exposed, "b")


def reason(scene: Scene, row: int, column: int, towards: str) -> str:
    sentence: Sentence | None = GAME.reason(scene.state, scene.move(row, column, towards))
    assert sentence is not None
    return sentence.fill(NAMES)


def test_the_reason_for_a_move_names_captures_and_what_stays_exposed() -> None:
    scene = position(
        """
        6  . g y . E E . . . .
        9  . . . . . . b . . .
        """,
        roll="2 red",
        seats="green yellow blue",
    )
    assert reason(scene, 6, 2, "east") == "It captures 1 and leaves no pawn exposed."


def test_the_reason_for_a_move_names_the_opponent_with_most_capturing_rolls() -> None:
    scene = position(
        """
        4  . b . . . . . . . .
        5  . . g . E E . . . .
        10 . . . . . . y . . .
        """,
        roll="1 blue",
        seats="green yellow blue",
    )
    assert reason(scene, 5, 3, "north") == "It makes the pawn wild and leaves Cleo 15 of 36 rolls to capture."


def test_nothing_speaks_for_a_forfeit() -> None:
    assert GAME.reason(position("7  . . . . g . . . . .", roll="1 blue").state, Forfeit(0)) is None


def test_the_reason_for_a_winning_move_is_the_win() -> None:
    scene = position(
        """
        8  . g b . . . . . . .
        """,
        roll="2 red",
        prisons={"green": "b b b b b b b b b"},
    )
    assert reason(scene, 8, 2, "east") == "It wins the game with 10 captives."
