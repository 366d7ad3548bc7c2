"""Packs and their files: saving, leaving, recovering, and what others do to a file meanwhile."""

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, Qt, QUrl
from PySide6.QtWidgets import QFileDialog

from editor.document import storage
from editor.window.main import EditorWindow, _dropped
from tests.editor.window.opening import Begun, opened

LEFT = Qt.MouseButton.LeftButton


def test_saving_asks_for_a_place_once(
    window: EditorWindow, begun: Begun, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun("space_checkers", "A board")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "board"), ""))
    assert window.save()
    assert (tmp_path / "board.starset").is_file()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: 1 / 0)
    assert window.save()
    assert not window.isWindowModified()


def test_leaving_asks_about_what_is_not_saved(
    window: EditorWindow, on_disk: Path, answers: list[int], qtbot: Any
) -> None:
    work = opened(window, on_disk)
    work.document.set_info("author", "Mira", "Author")
    assert window.isWindowModified()
    answers.append(2)
    window.close()
    assert window.isVisible(), "cancelled"
    answers.append(1)
    assert window.leave()
    assert storage.read(on_disk).info.author == "Ada"
    opened(window, on_disk).document.set_info("author", "Mira", "Author")
    answers.append(0)
    assert window.leave()
    assert storage.read(on_disk).info.author == "Mira"


def test_recovered_work_is_offered(window: EditorWindow, on_disk: Path, answers: list[int], qtbot: Any) -> None:
    work = opened(window, on_disk)
    work.document.set_info("author", "Crashed", "Author")
    work.keeper.autosave()
    qtbot.waitUntil(lambda: work.keeper.hold.autosave.exists() and not work.keeper.autosaving)
    crash(window)
    answers.append(0)
    again = opened(window, on_disk)
    assert again.document.draft.info["author"] == "Crashed"
    assert again.keeper.dirty
    crash(window)
    window._show_start()
    assert len(window.start.recoveries) == 1
    answers.append(1)
    assert opened(window, on_disk).document.draft.info["author"] == "Ada"


def crash(window: EditorWindow) -> None:
    """Leave everything as a crash does."""
    work = window.workspace
    assert work is not None
    work.finish()
    work.keeper._timer.stop()
    work.keeper.hold.release()
    window.stack.removeWidget(work)
    work.deleteLater()
    window.workspace = None


def test_a_change_outside_is_asked_about(window: EditorWindow, on_disk: Path, answers: list[int]) -> None:
    work = opened(window, on_disk)
    other = work.document.pack()
    storage.save(type(other)(other.path, other.info.model_copy(update={"author": "Else"}), other.files), on_disk)
    answers.append(1)
    work.keeper.look_outside()
    assert window.workspace is not None
    assert window.workspace.document.draft.info["author"] == "Else"


def test_a_file_that_is_no_pack_is_told_of(window: EditorWindow, tmp_path: Path, answers: list[int]) -> None:
    path = tmp_path / "bad.starset"
    path.write_bytes(b"nothing")
    answers.append(0)
    window.open(path)
    assert window.workspace is None
    assert not answers


def test_dropped_files_open(tmp_path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(tmp_path / "x.txt")), QUrl.fromLocalFile(str(tmp_path / "x.starset"))])
    assert _dropped(data.urls()) == tmp_path / "x.starset"


def test_work_left_behind_is_called_by_its_title_and_can_be_thrown_away(
    begun: Begun, window: EditorWindow, answers: list[int], qtbot: Any
) -> None:
    work = begun("one_small_step", "Cards")
    work.document.set_info("title", "Moonshots", "Title")
    work.keeper.autosave()
    autosave = work.keeper.hold.autosave
    qtbot.waitUntil(lambda: autosave.exists() and not work.keeper.autosaving)
    crash(window)
    window._show_start()
    mine = [number for number, one in enumerate(window.start.recoveries) if "Moonshots" in one.text()]
    assert len(mine) == 1
    for answer in (1, 0):
        assert autosave.exists()
        answers.append(answer)
        qtbot.mouseClick(window.start.discards[mine[0]], LEFT)
    assert not autosave.exists()
    assert not any("Moonshots" in one.text() for one in window.start.recoveries)
