"""What the game says: prompts, labels, the log, and previews."""

import pytest

from desktop.games.space_checkers.actions import (
    Ended,
    Forfeit,
    Forfeited,
    Moved,
    Rolled,
    RolledForFirst,
    Skipped,
)
from desktop.games.space_checkers.info import INFO
from desktop.kernel.words import Sentence
from tests.games.space_checkers.drawn import GAME, Scene, position, start

NAMES = ("Ada", "Ben", "Cleo")


def said(sentence: Sentence | None) -> str:
    assert sentence is not None
    return sentence.fill(NAMES)


def label(scene: Scene, row: int, column: int, towards: str) -> str:
    return said(GAME.label(scene.state, scene.move(row, column, towards)))


@pytest.mark.rule("SC-UI-03")
def test_the_factions_have_their_names() -> None:
    assert {role.id: role.title for role in INFO.roles} == {
        "green": "Formic Commune",
        "yellow": "Ixithan Empire",
        "blue": "Kanaloan Alliance",
        "red": "Mechanoid Armada",
    }


@pytest.mark.rule("SC-UI-01")
def test_the_preview_of_a_move_holds_its_path_with_the_warp_and_every_capture() -> None:
    scene = start("green", "blue", roll="5 green")
    preview = scene.preview(10, 2, "south")
    assert preview.path == ((1, 2), (2, 2), (3, 2), (4, 2), (5, 2))
    assert preview.captured == (((1, 2), 1),)
    assert label(scene, 10, 2, "south") == "(10, 2) south, by warp, to (5, 2), capturing 1 of Ben"


def test_a_label_counts_the_captives_of_each_opponent() -> None:
    scene = position(
        """
        8  . g y b y . . . . .
        """,
        roll="4 red",
        seats="green yellow blue",
    )
    assert label(scene, 8, 2, "east") == "(8, 2) east to (8, 6), capturing 2 of Ben and 1 of Cleo"
    assert said(GAME.label(scene.state, Forfeit(0))) == "Pass on: no pawn can move"


def test_the_prompt_names_the_roll_and_what_it_allows() -> None:
    tame = position(
        """
        8  . g . . . . . . . .
        """,
        roll="5 green",
    )
    assert said(GAME.prompt(tame.state)) == "Ada rolled 5 and green: move a pawn exactly 5 south."
    assert (
        said(GAME.prompt(tame.rolled("5 WILD").state))
        == "Ada rolled 5 and WILD: move a pawn exactly 5 towards any side."
    )
    wild = position(
        """
        2  . g . . . . . . . .
        """,
        roll="5 green",
        diagonals=True,
    )
    assert (
        said(GAME.prompt(wild.state))
        == "Ada rolled 5 and green: move a pawn exactly 5 south, or a wild pawn in any direction, diagonals too."
    )
    stuck = position(
        """
        7  . . . . g . . . . .
        """,
        roll="1 blue",
    )
    assert said(GAME.prompt(stuck.state)) == "Ada rolled 1 and blue: no pawn can move, the turn is lost."


def test_the_log_tells_every_kind_of_event() -> None:
    lines = [
        (RolledForFirst(((0, 4), (1, 6))), "Roll for the first turn: Ada rolled 4 and Ben rolled 6."),
        (Rolled(1, 3, 2), "Ben rolled 3 and blue."),
        (Rolled(1, 3, -1), "Ben rolled 3 and WILD."),
        (Moved(0, (8, 3), "north", ((7, 3),), ()), "Ada moved (8, 3) north to (7, 3)."),
        (
            Moved(0, (8, 9), "east", ((8, 10), (8, 1), (8, 2)), (((8, 1), 2),)),
            "Ada moved (8, 9) east, by warp, to (8, 2), taking 1 of Cleo.",
        ),
        (Forfeited(2), "Cleo could not move."),
        (Skipped(2), "Cleo has no pawns and is passed over."),
        (Ended((0, 1)), "The game is over; won by Ada and Ben."),
    ]
    assert [said(GAME.tell(event)) for event, _ in lines] == [line for _, line in lines]


def test_a_refusal_points_at_what_is_in_the_way() -> None:
    scene = position(
        """
        8  b . . . . . . g . b
        """,
        roll="4 red",
    )
    refusal = GAME.refusal(scene.state, scene.move(8, 8, "east"))
    assert refusal is not None
    assert refusal.places == ("cell:8,10", "cell:8,1")
    assert said(refusal.sentence) == (
        "The pawns of Ben on row 8, column 10 and row 8, column 1 are neighbours across the edge: "
        "such a pair cannot be jumped."
    )


def test_a_move_is_chosen_by_its_pawn_and_then_by_its_direction() -> None:
    scene = start("green", "blue", roll="1 blue")
    assert GAME.steps(scene.move(10, 2, "north")) == ("cell:10,2", "way:north")
    assert GAME.steps(Forfeit(0)) == ()
