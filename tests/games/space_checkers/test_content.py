"""What is wrong with a board definition, told so that its author finds the place."""

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.games.space_checkers.content import BoardContent
from desktop.games.space_checkers.game import SpaceCheckers
from tests.games.space_checkers.drawn import COLOURS, start

Board = dict[str, Any]


def base() -> Board:
    data: Board = json.loads(files("resources").joinpath("space_checkers/board.json").read_text("utf-8"))
    return data


def faults(data: Board) -> dict[str, str]:
    """The sentence for each field that is wrong; nothing for a good board."""
    try:
        BoardContent.model_validate_json(json.dumps(data))
    except ValidationError as error:
        return {".".join(map(str, fault["loc"])): fault["msg"] for fault in error.errors()}
    return {}


def test_the_base_board_has_no_faults() -> None:
    assert faults(base()) == {}


@pytest.mark.rule("SC-BOARD-05")
@pytest.mark.parametrize("size", [1, 5, 6])
def test_a_board_with_fewer_than_seven_cells_a_side_is_refused(size: int) -> None:
    data = base() | {"size": size}
    assert faults(data)["size"] == (
        f"Value error, a board needs at least 7 cells a side, not {size}: "
        "on a smaller one a pawn that moves 6 could land on its own cell"
    )


def swap(field: str, value: object) -> Callable[[Board], None]:
    return lambda data: data.update({field: value})


def put_ranks(*ranks: list[int]) -> Callable[[Board], None]:
    return lambda data: data["formations"][0].update(ranks=list(ranks))


@pytest.mark.parametrize(
    ("spoil", "field", "says"),
    [
        (swap("earth", [[5, 5], [5, 11]]), "earth", "row 5, column 11 lies off the 10 × 10 board"),
        (swap("wild_ranks", 11), "wild_ranks", "11 wild rows are more than the 10 rows of the board"),
        (
            swap("prison_cells", 13),
            "prison_cells",
            "to win takes 13 captives, but a single opponent has only 12 pawns",
        ),
        (put_ranks([2, 3, 4]), "formations", "“8+4” places 3 pawns, but each fleet has 12"),
        (
            put_ranks([2, 3, 4, 5, 6, 7, 8, 8], [4, 5, 6, 7]),
            "formations",
            "“8+4” puts two pawns on row 10, column 8: green and green",
        ),
        (
            put_ranks([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [4, 5]),
            "formations",
            "“8+4” puts two pawns on row 10, column 1: green and yellow",
        ),
        (
            put_ranks([2, 3, 4, 5, 6, 7, 8, 11], [4, 5, 6, 7]),
            "formations",
            "“8+4” reaches off the 10 × 10 board",
        ),
        (swap("earth", [[9, 4]]), "formations", "“8+4” puts a green pawn on the Earth at row 9, column 4"),
        (
            lambda data: data["formations"][1].update(name="8+4"),
            "formations",
            "two formations are called “8+4”",
        ),
    ],
)
def test_every_fault_is_told_with_its_field(spoil: Callable[[Board], None], field: str, says: str) -> None:
    data = base()
    spoil(data)
    assert says in faults(data)[field]


def test_all_faults_of_a_board_are_told_at_once() -> None:
    data = base() | {"earth": [[11, 1]], "wild_ranks": 12, "prison_cells": 99, "moons": 2}
    assert faults(data).keys() == {"earth", "wild_ranks", "prison_cells", "moons"}


def test_a_formation_is_seen_from_each_side() -> None:
    lopsided = base() | {"formations": [{"name": "left", "title": "Left", "ranks": [[2, 3]]}], "pawns": 2}
    game = SpaceCheckers(BoardContent.model_validate(lopsided | {"prison_cells": 2}))
    scene = start(*COLOURS, roll="1 green", game=game)
    # The second and third cell from the left hand of somebody who sits at that side.
    assert scene.pawns("green") == {(10, 2), (10, 3)}
    assert scene.pawns("yellow") == {(2, 1), (3, 1)}
    assert scene.pawns("blue") == {(1, 9), (1, 8)}
    assert scene.pawns("red") == {(9, 10), (8, 10)}


def test_the_formations_of_the_board_are_the_choices_of_the_option() -> None:
    game = SpaceCheckers(BoardContent.model_validate(base()))
    option = next(option for option in game.info.options if option.key == "formation")
    assert [choice.value for choice in option.choices] == ["8+4", "6+6"]
    assert option.default == "8+4"


def test_boards_that_differ_have_different_hashes() -> None:
    one = SpaceCheckers(BoardContent.model_validate(base()))
    other = SpaceCheckers(BoardContent.model_validate(base() | {"wild_ranks": 3}))
    assert one.content_hash == SpaceCheckers(BoardContent.model_validate(base())).content_hash
    assert one.content_hash != other.content_hash
