"""Boards drawn by the command line, without a screen."""

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop import cli
from desktop.table.boards.catalogue import BOARDS
from tests.cli.commands import refused, starshelf


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize(
    ("size", "step", "seat"), [("800x500", None, None), ("300x400", "0", "1"), ("500x200", "30", "2")]
)
def test_picture_draws_any_step_as_any_seat_sees_it(
    size: str, step: str | None, seat: str | None, save: Path, tmp_path: Path
) -> None:
    out = tmp_path / "board.png"
    arguments = ["picture", str(save), "--out", str(out), "--size", size]
    arguments += ["--step", step] if step else []
    arguments += ["--seat", seat] if seat else []
    assert cli.run(arguments) == 0
    image = QImage(str(out))
    assert f"{image.width()}x{image.height()}" == size
    middle = {image.pixel(x, image.height() // 2) for x in range(0, image.width(), 5)}
    assert len(middle) > 30


@pytest.mark.usefixtures("qapp")
def test_pictures_of_two_steps_differ(save: Path, tmp_path: Path) -> None:
    one, other = tmp_path / "one.png", tmp_path / "other.png"
    for out, step in ((one, "3"), (other, "9")):
        assert cli.run(["picture", str(save), "--out", str(out), "--size", "400x400", "--step", step]) == 0
    assert QImage(str(one)) != QImage(str(other))


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("--size 800", "“800” is no size"),
        ("--size 20x20", "“20x20” is no size"),
        ("--size 99999x10", "is no size"),
        ("--step 31", "the steps 0 to 30: choose one of them for --step, not 31"),
        ("--step -1", "the steps 0 to 30"),
        ("--seat 0", "2 seats: choose 1 to 2 for --seat, not 0"),
        ("--seat 3", "2 seats"),
    ],
)
def test_a_picture_of_nothing_is_refused(
    arguments: str, says: str, save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "board.png"
    code, sentence = refused(["picture", str(save), "--out", str(out), *arguments.split()], capsys)
    assert code == 2
    assert says in sentence
    assert not out.exists()


@pytest.mark.usefixtures("qapp")
def test_a_picture_that_cannot_be_written_is_told(
    save: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for out in (tmp_path / "nowhere" / "board.png", tmp_path / "board.unknown"):
        code, sentence = refused(["picture", str(save), "--out", str(out), "--size", "200x200"], capsys)
        assert code == 1
        assert str(out) in sentence


@pytest.mark.usefixtures("qapp")
def test_a_game_without_a_board_cannot_be_drawn_and_says_so(
    save: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delitem(BOARDS, "space_checkers")
    code, sentence = refused(["picture", str(save), "--out", str(tmp_path / "board.png")], capsys)
    assert (code, sentence) == (1, "Space Checkers has no board in this version, so it cannot be drawn.")


def test_picture_needs_no_screen(save: Path, tmp_path: Path) -> None:
    out = tmp_path / "board.png"
    done = starshelf("picture", str(save), "--out", str(out), "--size", "300x300")
    assert (done.returncode, done.stderr) == (0, "")
    assert out.exists()
