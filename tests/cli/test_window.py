"""The command line on its way into the window: the shelf, a saved game, a new game with packs and arrangements."""

import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import cli
from tests.cli.commands import pack_of, refused, small_board


def test_without_a_command_the_shelf_opens(opened: list[dict[str, Any]]) -> None:
    assert cli.run([]) == 0
    assert opened == [{}]


def test_open_hands_a_saved_game_to_the_window(opened: list[dict[str, Any]], save: Path) -> None:
    assert cli.run(["open", str(save)]) == 0
    assert opened == [{"file": save}]


def test_open_tells_of_a_file_of_no_use_before_a_window_opens(
    opened: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, sentence = refused(["open", str(tmp_path / "gone.starsave")], capsys)
    assert code == 1
    assert "gone.starsave" in sentence
    assert opened == []


def test_without_a_screen_a_sentence_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in cli.SCREENS:
        monkeypatch.delenv(name, raising=False)
    code, sentence = refused([], capsys)
    assert code == 1
    assert sentence.startswith("There is no screen here")


def test_play_begins_a_game_with_people_and_computer_players(opened: list[dict[str, Any]]) -> None:
    arguments = ["play", "space_checkers", "--seats", "you,greedy,greedy", "--seed", "7", "--option", "diagonals=true"]
    assert cli.run(arguments) == 0
    plan = opened[0]["new_game"]
    assert plan.controllers == ("person", "greedy", "greedy")
    assert plan.seed == 7
    assert plan.setup.options == {"diagonals": True}
    assert [(seat.name, seat.role) for seat in plan.setup.seats] == [
        ("You", "green"),
        ("Greedy 1", "yellow"),
        ("Greedy 2", "blue"),
    ]


def test_play_takes_packs(opened: list[dict[str, Any]], tmp_path: Path) -> None:
    pack = pack_of(tmp_path / "small", small_board())
    assert cli.run(["play", "space_checkers", "--option", "formation=row", "--pack", str(pack)]) == 0
    assert '"size":8' in opened[0]["new_game"].content


def test_play_begins_with_an_arrangement_and_cards_on_top(opened: list[dict[str, Any]], tmp_path: Path) -> None:
    file = tmp_path / "position.json"
    file.write_text('{"top": ["ice_cores"], "objective": "sand_pack"}', "utf-8")
    arguments = ["play", "space_movers", "--option", "objectives=random", "--top", "coral_organ"]
    assert cli.run([*arguments, "--arrangement", str(file)]) == 0
    assert opened[0]["new_game"].setup.arrangement == {"top": ["coral_organ", "ice_cores"], "objective": "sand_pack"}
    assert cli.run(arguments) == 0
    assert opened[1]["new_game"].setup.arrangement == {"top": ["coral_organ"]}


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"{", "is no arrangement to begin with (it is no JSON"),
        (b"[]", "a JSON object of at most 1 MiB was expected"),
        (b" " * (1 << 20) + b"{}", "a JSON object of at most 1 MiB was expected"),
        (b'{"top": ["tea"]}', "The Game Deck has no card “tea”."),
        (b'{"top": 7}', "arrangement, top: "),
    ],
)
def test_an_arrangement_of_no_use_is_told(
    data: bytes, says: str, opened: list[dict[str, Any]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.json"
    file.write_bytes(data)
    code, sentence = refused(["play", "space_movers", "--arrangement", str(file)], capsys)
    assert (code, says in sentence, opened) == (2, True, [])
    gone = refused(["play", "space_movers", "--arrangement", str(tmp_path / "gone.json")], capsys)
    assert (gone[0], "gone.json" in gone[1]) == (2, True)


def test_play_refuses_what_the_game_refuses(opened: list[dict[str, Any]], capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = refused(["play", "space_checkers", "--seats", "you"], capsys)
    assert (code, sentence) == (2, "Space Checkers seats 2 to 4 players, not 1.")
    assert opened == []
