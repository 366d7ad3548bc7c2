"""What stands on cards is made from what they do."""

import pytest

from desktop.games.space_movers.faces import (
    card_face,
    character_face,
    headquarters_face,
    injured_face,
    room_face,
    side_face,
)
from tests.games.space_movers.scene import GAME

TABLES = GAME.tables


def lines(name: str) -> list[str]:
    return [str(line) for line in card_face(TABLES, TABLES.card_number(name)).lines]


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "computer_failure",
            [
                "No reaction cards can be played.",
                "Action: a check of Engineering and Intelligence. Success: discard this card.",
            ],
        ),
        ("lantern_sweep", ["Action: a check of Piloting. Success: the scout leaves the board."]),
        (
            "sunstone_lamps",
            [
                "Action: with the Liberty on Tocpe, play this card to your table.",
                "Action: with the Liberty on Vern, discard this card from your table and gain 5 resources.",
            ],
        ),
        (
            "jump_liberty",
            [
                "Between two steps of another player's turn: jump the Liberty to any planet.",
                "Then remove this card from the game.",
            ],
        ),
        (
            "sweet_talk",
            [
                "When a delivery is declared in another player's turn: this delivery pays 1 more.",
                "Then discard this card.",
            ],
        ),
    ],
)
def test_cards(card: str, text: list[str]) -> None:
    assert lines(card) == text


def test_both_sides_of_the_time_module() -> None:
    task, check = TABLES.adventures["adventure_a"][1]
    assert [str(line) for line in side_face(TABLES, task).lines] == [
        "Turn this card over once the Liberty is on Earth.",
        "If the scout catches you, the game is lost.",
    ]
    assert [str(line) for line in side_face(TABLES, check).lines] == [
        "Action, when the Liberty is on Earth: a check of Communications and Strength."
    ]
    assert side_face(TABLES, check).check == ("communications", "strength")


def test_characters_rooms_and_headquarters() -> None:
    red = character_face(TABLES, 2)
    assert red.title == "Rosalind Edwina Dray"
    assert str(red.lines[1]) == (
        "Any turn, Nudge: Once in each check, move your own die in the box without changing its result."
    )
    assert str(injured_face(TABLES, 3).lines[1]) == (
        "Others, action: a check of Strength. Success: MED-A & HER-B is repaired."
    )
    assert str(room_face(TABLES, 1).lines[0]).startswith("Action: pay 4 resources")
    assert headquarters_face(TABLES).check == ("strength", "intelligence")


def test_nothing_is_left_unsaid() -> None:
    faces = [card_face(TABLES, number) for number in range(60)]
    faces += [side_face(TABLES, side) for pair in TABLES.adventures["adventure_a"] for side in pair]
    faces += [side_face(TABLES, side) for side in TABLES.randoms]
    faces += [face(TABLES, number) for face in (character_face, injured_face, room_face) for number in range(7)]
    for face in faces:
        assert face.title
        assert face.story
        assert face.lines
        assert not any("{" in str(line) for line in face.lines)
