"""Never lose work: saving, autosaves, recovery, backups, and files that will not be written."""

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEventLoop, QTimer

from desktop.kernel import packwriting
from desktop.kernel.errors import PackProblem
from editor.document import keeper as keeping
from editor.document import storage
from editor.document.document import Document
from editor.document.draft import draft_of
from editor.document.fresh import draft_from
from editor.document.keeper import Keeper
from tests.editor.document.kills import begin, kill_and_look


@pytest.fixture
def opened(qapp: object, tmp_path: Path) -> Callable[[], Keeper]:
    """Opens the same file again and again, as the editor does."""
    path = tmp_path / "mine.starset"

    def open_it() -> Keeper:
        if path.exists():
            document = Document(draft_of(storage.read(path)), path)
        else:
            document = Document(draft_from("space_checkers", "Mine", "Ada", None), path)
        return Keeper(document, storage.Hold(path), every_s=0.05)

    return open_it


def wait(until: Callable[[], bool], ms: int = 5000) -> None:
    loop = QEventLoop()
    timer = QTimer()
    timer.setInterval(5)
    timer.timeout.connect(lambda: until() and loop.quit())
    timer.start()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()
    assert until()


def retitle(keeper: Keeper, title: str) -> None:
    keeper.document.set_info("title", title, "Title")


def title_in(path: Path) -> str:
    return str(storage.read(path).info.title)


def test_what_is_saved_is_in_the_file_and_clean(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    retitle(keeper, "New")
    assert keeper.dirty
    assert keeper.save()
    assert not keeper.dirty
    assert keeper.document.path is not None
    assert title_in(keeper.document.path) == "New"
    keeper.document.undo()
    assert keeper.dirty
    keeper.document.redo()
    assert not keeper.dirty
    keeper.close()


def test_an_edit_is_kept_beside_the_file_by_itself(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    keeper.save()
    retitle(keeper, "Unsaved")
    wait(keeper.hold.autosave.exists)
    assert title_in(keeper.hold.autosave) == "Unsaved"
    assert keeper.document.path is not None
    assert title_in(keeper.document.path) == "Mine"
    assert keeper.dirty
    keeper.save()
    assert not keeper.hold.autosave.exists()
    keeper.close()


def test_a_crash_leaves_something_to_recover_and_closing_does_not(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    keeper.save()
    path = keeper.document.path
    assert path is not None
    retitle(keeper, "Unsaved")
    wait(keeper.hold.autosave.exists)
    assert storage.recovery_of(path) is None, "a window is at work on it"
    keeper.hold.release()  # what a crash does
    recovery = storage.recovery_of(path)
    assert recovery is not None
    again = Keeper(Document(draft_of(storage.read(recovery.path)), path), storage.Hold(path))
    again.recovered()
    assert again.dirty
    assert again.worth_keeping
    assert again.document.draft.info["title"] == "Unsaved"
    again.close()
    assert storage.recovery_of(path) is None


def test_an_autosave_older_than_the_file_is_nothing_to_recover(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    keeper.save()
    path = keeper.document.path
    assert path is not None
    autosave = storage.autosave_of(path)
    autosave.write_bytes(path.read_bytes())
    os.utime(autosave, ns=(path.stat().st_mtime_ns,) * 2)
    keeper.hold.release()
    assert storage.recovery_of(path) is None


def test_work_without_a_file_can_be_recovered_too(qapp: object) -> None:
    document = Document(draft_from("space_checkers", "Never saved", "", None))
    keeper = Keeper(document, storage.Hold(None), every_s=0.05)
    retitle(keeper, "Later")
    wait(keeper.hold.autosave.exists)
    assert storage.orphans() == []
    keeper.hold.release()
    (orphan,) = storage.orphans()
    hold = storage.Hold(None)
    hold.adopt(orphan.path)
    assert title_in(orphan.path) == "Later"
    assert storage.orphans() == []
    hold.drop_autosave()
    hold.release()


def test_two_windows_do_not_write_the_same_file(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    keeper.save()
    with pytest.raises(storage.InUse, match="another window"):
        opened()
    keeper.close()
    opened().close()


def test_backups_have_numbers_and_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "BACKUP_EVERY_S", -1)
    path = tmp_path / "mine.starset"
    draft = draft_from("space_checkers", "0", "", None)
    document = Document(draft, path)
    for number in range(9):
        document.set_info("title", str(number), "Title")
        storage.save(document.pack(), path)
    kept = storage.backups(path)
    assert [title_in(one) for one in kept] == ["7", "6", "5", "4", "3"]
    assert kept[0].name == "mine.backup-8.starset"
    assert title_in(path) == "8"


def test_saves_in_a_row_share_a_backup(tmp_path: Path) -> None:
    path = tmp_path / "mine.starset"
    document = Document(draft_from("space_checkers", "0", "", None), path)
    for number in range(4):
        document.set_info("title", str(number), "Title")
        storage.save(document.pack(), path)
    assert [title_in(one) for one in storage.backups(path)] == ["0"]


def test_a_change_from_outside_is_noticed_once(opened: Callable[[], Keeper]) -> None:
    keeper = opened()
    keeper.save()
    path = keeper.document.path
    assert path is not None
    heard: list[int] = []
    keeper.changed_outside.connect(lambda: heard.append(1))
    keeper.look_outside()
    path.write_bytes(path.read_bytes() + b" ")
    keeper.look_outside()
    keeper.look_outside()
    assert heard == [1]
    assert keeper.differs_outside()
    keeper.keep_mine()
    assert not keeper.differs_outside()
    keeper.save()
    assert not keeper.differs_outside()
    path.unlink()
    keeper.look_outside()
    assert heard == [1, 1]
    keeper.close()


def test_a_read_only_place_is_told_of(opened: Callable[[], Keeper], monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = opened()
    keeper.save()

    def refused(_: Path) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(packwriting, "replacing", refused)
    retitle(keeper, "New")
    assert not keeper.save()
    assert "Permission denied" in str(keeper.trouble)
    assert "Choose another place" in str(keeper.trouble)
    assert keeper.dirty
    monkeypatch.undo()
    assert keeper.save()
    assert keeper.trouble is None
    keeper.close()


def full_disk(*_: Any) -> None:
    raise OSError(28, "No space left on device")


def test_a_full_disk_is_told_of_and_the_work_is_kept_elsewhere(
    opened: Callable[[], Keeper], monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = opened()
    keeper.save()
    assert keeper.document.path is not None
    real = packwriting.replacing

    def replacing(path: Path) -> Any:
        if path.parent == keeper.document.path.parent:  # type: ignore[union-attr]
            full_disk()
        return real(path)

    monkeypatch.setattr(packwriting, "replacing", replacing)
    retitle(keeper, "New")
    assert not keeper.save()
    assert "No space left on device" in str(keeper.trouble)
    assert title_in(keeper.document.path) == "Mine"
    assert keeper.dirty
    wait(lambda: keeper.trouble is None)
    assert keeper.hold.autosave.parent == storage.drafts_folder()
    assert title_in(keeper.hold.autosave) == "New"
    monkeypatch.undo()
    assert keeper.save()
    keeper.close()


def test_a_fault_in_drawing_never_blocks_saving(opened: Callable[[], Keeper], qtbot: Any) -> None:
    keeper = opened()

    def broken(change: object) -> None:
        raise RuntimeError("a painter broke down")

    keeper.document.changed.connect(broken)
    with qtbot.captureExceptions() as caught:
        retitle(keeper, "New")
    assert len(caught) == 1
    assert keeper.save()
    assert keeper.document.path is not None
    assert title_in(keeper.document.path) == "New"
    keeper.close()


def test_an_autosave_that_breaks_down_is_told_of(opened: Callable[[], Keeper], monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = opened()
    monkeypatch.setattr(keeping, "pack_of", lambda *_: 1 / 0)
    retitle(keeper, "New")
    wait(lambda: keeper.trouble is not None)
    assert "autosave failed" in str(keeper.trouble)
    keeper.close()


def test_what_kills_leave_behind_is_swept_up(tmp_path: Path) -> None:
    old, fresh, other = (tmp_path / name for name in (f".{'a' * 32}.starset", f".{'b' * 32}.starset~", ".hidden"))
    for path in (old, fresh, other):
        path.write_bytes(b"x")
    for path in (old, other):
        os.utime(path, (time.time() - 7200,) * 2)
    storage.sweep(tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted([fresh.name, other.name])


def test_kills_while_saving_harm_nothing(tmp_path: Path) -> None:
    path = tmp_path / "mine.starset"
    begin(path)
    assert sum(kill_and_look(path, seed) for seed in range(5)) > 5


def test_a_pack_that_is_none_is_told_of(tmp_path: Path) -> None:
    path = tmp_path / "mine.starset"
    path.write_bytes(b"hello")
    with pytest.raises(PackProblem, match="cannot be used"):
        storage.read(path)
