"""Packs in new games: dropped on the window, switched on, in conflict, and gone while a game is in progress."""

import json
from importlib.resources import files
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog

from desktop.kernel.manifest import PackInfo, PackPart
from desktop.kernel.packs import Pack
from desktop.table.newgame.page import NewGamePage
from desktop.table.newgame.remark import Remark
from desktop.table.packs.install import InstallDialog

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def exhibit():
    """A content set of an earlier release."""
    return Path(__file__).parents[2] / "museum" / "v1" / "space_checkers.starset"


@pytest.fixture
def installing(monkeypatch):
    """Takes the first button of the dialog that installs packs."""
    monkeypatch.setattr(InstallDialog, "exec", lambda dialog: dialog.buttons[0].click())


def drop(window, path):
    """What the system does when a file is let go over the window."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, no = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(window, QDragEnterEvent(QPoint(100, 100), copy, data, LEFT, no))
    QApplication.sendEvent(window, QDropEvent(QPointF(100, 100), copy, data, LEFT, no))


def test_a_dropped_pack_is_offered_to_be_installed(qtbot, open_window, context, exhibit, installing):
    window = open_window()
    drop(window, exhibit)
    qtbot.waitUntil(lambda: context.packs.find("wide-star-map") is not None)
    assert context.packs.find("wide-star-map").on
    qtbot.mouseClick(window.toast.action, LEFT)
    assert isinstance(window.page, NewGamePage)
    begun = []
    window.page.begin_wanted.disconnect()
    window.page.begin_wanted.connect(begun.append)
    window.page.draft.practice = True
    qtbot.mouseClick(window.page.start, LEFT)
    assert '"size":12' in begun[0].content
    qtbot.mouseClick(window.page.sets.switches["wide-star-map"], LEFT)
    assert window.page.sets.switches["wide-star-map"].hasFocus()
    assert not context.packs.find("wide-star-map").on
    assert window.page.draft.practice, "what was put together stays"
    window.page.begin_wanted.disconnect()
    window.page.begin_wanted.connect(begun.append)
    qtbot.mouseClick(window.page.start, LEFT)
    assert begun[1].content is None


def test_a_pack_is_installed_from_the_page_of_a_new_game(qtbot, open_window, exhibit, answer, installing):
    window = open_window()
    window.show_new_game("space_checkers")
    window.page.draft.practice = True
    answer(QFileDialog, "getOpenFileName", (str(exhibit), ""))
    qtbot.mouseClick(window.page.sets.add, LEFT)
    assert window.page.sets.switches["wide-star-map"].isChecked()
    assert window.page.draft.practice
    qtbot.mouseClick(window.page.sets.all, LEFT)
    assert window.page.card("wide-star-map")


def test_packs_that_do_not_go_together_are_told_of_and_the_game_is_played_without(open_window, context, tmp_path):
    board = json.loads(files("resources").joinpath("space_checkers", "board.json").read_bytes())
    for name in ("one", "two"):
        parts = (PackPart(file="board.json", part="board", mode="replace"),)
        info = PackInfo(id=name, title=name, version="1", author="", game="space_checkers", parts=parts)
        context.packs.install(Pack(Path(name), info, {"board.json": json.dumps(board).encode()}))
        context.packs.switch(name, True)
    window = open_window()
    window.show_new_game("space_checkers")
    remarks = [remark.words.text() for remark in window.page.sets.findChildren(Remark)]
    assert len(remarks) == 1
    assert "has replaced the part “board” already" in remarks[0].replace("\u200b", "")
    (context.packs.folder / "set-two.starset").write_bytes(b"scribbled over")
    window.show_new_game("space_checkers")
    remarks = [remark.words.text() for remark in window.page.sets.findChildren(Remark)]
    assert any("no intact .starset file" in remark for remark in remarks)


def test_a_game_in_progress_keeps_its_content_when_the_pack_is_gone(qtbot, open_window, context, library, installing):
    window = open_window()
    window.take_in(Path(__file__).parents[2] / "museum" / "v1" / "space_checkers.starset")
    window.show_new_game("space_checkers")
    window.page.draft.set_controller(1, "person")
    qtbot.mouseClick(window.page.start, LEFT)
    assert window.page.session.game.info.id == "space_checkers"
    hashed = window.page.session.game.content_hash
    window.show_shelf()
    context.packs.remove("wide-star-map")
    (summary,) = library.games()
    window.open_game(summary.uid)
    assert window.page.session.game.content_hash == hashed
    assert '"size":12' in library.record(summary.uid).content
    window.show_shelf()
