"""A report is one file that helps whoever mends the program, and gives nothing away."""

import json
import zipfile
from functools import partial

import pytest
from PySide6.QtWidgets import QFileDialog

from desktop.games.catalogue import load_game
from desktop.kernel.errors import Problem
from desktop.kernel.game import SeatSetup, Setup
from desktop.kernel.journal import Journal
from desktop.stamp import version_line
from desktop.table import report, report_dialog
from desktop.table.kit import dialogs
from desktop.table.report_dialog import ReportDialog, report_problem
from desktop.table.session import PUBLIC, TableSession

VENTURE = load_game("amazing_space_venture")


@pytest.fixture
def session(qapp):
    roles = VENTURE.propose_roles(2, {})
    setup = Setup(tuple(SeatSetup(name, role) for name, role in zip(("Ada", "Mira"), roles, strict=True)), {})
    made = TableSession(
        Journal.begin(VENTURE, setup, seed=5), ("person", "person"), partial(load_game, "amazing_space_venture")
    )
    for _ in range(6):
        made.act(made.legal(made.decision.seats[0])[0], made.step)
    yield made
    made.close()


def texts(content) -> str:
    return "\n".join(data.decode() for name, data in content.items() if not name.endswith(".png"))


def test_a_report_tells_version_system_log_and_what_was_written(qapp):
    content = report.files("The ship <jumped> twice.")
    assert set(content) == {"report.txt", "log.txt"}
    told = content["report.txt"].decode()
    assert told.startswith("The ship <jumped> twice.\n")
    assert version_line() in told
    assert "Qt" in told


def hands_told(content) -> list[list[int]]:
    return json.loads(content["game.json"])["view"]["hands"]


def test_the_game_is_told_as_the_seat_sees_it(session):
    hands = session.journal.state.hands
    assert all(hands), "the position should have hands to hide"
    for seat in (0, 1):
        content = report.game_files(session, seat)
        assert json.loads(content["game.json"])["seen_by"] == f"seat {seat + 1}"
        assert hands_told(content)[seat] == hands[seat]
        assert not set(hands_told(content)[1 - seat]) & set(hands[1 - seat])


def test_between_two_people_nobodys_hand_is_told(session):
    content = report.game_files(session, PUBLIC)
    assert json.loads(content["game.json"])["seen_by"] == "everybody"
    for told, held in zip(hands_told(content), session.journal.state.hands, strict=True):
        assert not set(told) & set(held)


def test_no_name_of_a_person_and_no_seed_is_told(session):
    content = report.game_files(session, 0)
    assert "Ada" not in texts(content)
    assert "Mira" not in texts(content)
    assert "Seat 2" in texts(content)
    assert "seed" not in json.loads(content["game.json"])
    assert content["board.png"].startswith(b"\x89PNG")


def test_the_dialog_takes_the_game_only_when_it_is_wanted(qtbot):
    dialog = ReportDialog(lambda: {"game.json": b"{}"})
    qtbot.addWidget(dialog)
    assert "game.json" in dialog.content()
    dialog.with_game.setChecked(False)
    assert "game.json" not in dialog.content()


def test_one_file_is_written(qtbot, monkeypatch, tmp_path):
    target = tmp_path / "Zoë’s report"

    def fill_in(dialog) -> int:
        if isinstance(dialog, ReportDialog):
            dialog.written.setPlainText("It happened.")
        dialog.chosen = 0
        return 1

    monkeypatch.setattr(dialogs.Dialog, "exec", fill_in)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    written = report_problem(None, lambda: {"game.json": b"{}"})
    assert written == target.with_name("Zoë’s report.zip")
    with zipfile.ZipFile(written) as packed:
        assert set(packed.namelist()) == {"report.txt", "log.txt", "game.json"}
        assert packed.read("report.txt").startswith(b"It happened.")


def test_a_place_that_cannot_be_written_is_told_in_a_sentence(qtbot, monkeypatch, tmp_path):
    with pytest.raises(Problem, match="Choose another folder"):
        report.write(tmp_path / "no folder" / "report.zip", {"report.txt": b""})
    said = []
    monkeypatch.setattr(report_dialog.problems, "say", lambda _, problem: said.append(str(problem)))
    monkeypatch.setattr(ReportDialog, "exec", lambda dialog: setattr(dialog, "chosen", 0))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "no folder" / "r.zip"), ""))
    assert report_problem(None) is None
    assert "could not be written" in said[0]


def test_the_settings_page_and_the_table_offer_a_report(qtbot, open_window, played, monkeypatch):
    asked = []
    monkeypatch.setattr(report_dialog, "report_problem", lambda parent, game=None: asked.append(game and game()))
    window = open_window()
    window.show_settings()
    window.page.report.click()
    window.open_game(played(moves=4))
    from desktop.table.play.menu import table_menu

    menu = table_menu(window.context.settings, window.page.flow, window.page)
    next(action for action in menu.actions() if action.objectName() == "report_problem").trigger()
    assert asked[0] is None
    assert json.loads(asked[1]["game.json"])["game"] == "space_checkers"
