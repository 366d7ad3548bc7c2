"""Where a document is kept: its file, the autosave beside it, numbered backups, and who has it open.

The file is replaced in one step and flushed to the disk first, so that a kill leaves the old one or the new one. The
autosave is a pack of its own with ``~`` behind its name; it goes away when the file is saved or the work is given up,
so that one that is found tells of a program that ended in the middle.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import time
import uuid
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QLockFile

from desktop.kernel.errors import PackProblem
from desktop.kernel.packs import SUFFIX, Pack, read_pack
from desktop.kernel.packwriting import write_pack
from desktop.kernel.paths import home
from desktop.kernel.words import Sentence

MOST_BACKUPS = 5
BACKUP_EVERY_S = 600
"""States saved closer together share a backup, so that a busy evening does not push out yesterday's."""
_NUMBERED = re.compile(r"\.backup-(\d{1,6})$")
_HALF_WRITTEN = re.compile(r"\.[0-9a-f]{32}\.starset~?")
_LEFT_OVER_S = 3600
"""Age from which a half-written file is nobody's any more."""


@dataclass(frozen=True, slots=True)
class Stamp:
    """How a file looked when it was read or written; another one there since then looks different."""

    size: int
    changed_ns: int
    inode: int

    @classmethod
    def of(cls, path: Path) -> Stamp | None:
        try:
            status = path.stat()
        except OSError:
            return None
        return cls(status.st_size, status.st_mtime_ns, status.st_ino)


@dataclass(frozen=True, slots=True)
class Recovery:
    """An autosave that was left behind."""

    path: Path
    """The autosave itself."""
    target: Path | None
    """The file it belongs to; None for a pack that was never saved."""
    saved_at: float
    """Seconds since the epoch."""
    title: str = ""
    """What the pack is called; empty where it cannot be read."""


class InUse(PackProblem):
    """Another window of the editor has the file open."""


class Hold:
    """The right to write a file and its autosave, as long as one window has it open; a crash gives it back."""

    def __init__(self, target: Path | None) -> None:
        """Raises InUse."""
        self.target = target
        self.autosave = autosave_of(target) if target else drafts_folder() / f"{uuid.uuid4().hex}{SUFFIX}~"
        self._lock = _lock(self.autosave)
        # Any other error than a lock of somebody else means that the folder cannot be written to: saving will say so.
        if not self._lock.tryLock(0) and self._lock.error() is QLockFile.LockError.LockFailedError:
            told = "{file} is open in another window of the editor. Go on there, or close it first."
            raise InUse(Sentence(told, {"file": str(target)}))
        sweep(self.autosave.parent)

    def release(self) -> None:
        self._lock.unlock()

    def adopt(self, autosave: Path) -> None:
        """Go on with an autosave that a window left behind, in its place."""
        self._lock.unlock()
        self.autosave, self._lock = autosave, _lock(autosave)
        self._lock.tryLock(0)

    def drop_autosave(self) -> None:
        with contextlib.suppress(OSError):  # one that stays is offered for recovery, unless the file is newer
            self.autosave.unlink(missing_ok=True)


def read(path: Path) -> Pack:
    """A pack, or an autosave of one. Raises PackProblem."""
    return read_pack(path)


def save(pack: Pack, path: Path) -> None:
    """Put a pack in the place of a file, after keeping what was there. Raises PackProblem with the file as it was."""
    keep_backup(path)
    write_pack(pack, path)


def autosave_of(target: Path) -> Path:
    return target.with_name(f"{target.name}~")


def drafts_folder() -> Path:
    """Where autosaves go that have no file to lie beside."""
    folder = home() / "drafts"
    with contextlib.suppress(OSError):  # writing there will say so
        folder.mkdir(parents=True, exist_ok=True)
    return folder


# ---- backups -----------------------------------------------------------------------------------------------------


def backups(path: Path) -> list[Path]:
    """Earlier states of a file, the newest first."""
    return [other for _, other in _numbered(path)]


def _numbered(path: Path) -> list[tuple[int, Path]]:
    found = [
        (int(number[1]), other)
        for other in path.parent.glob(f"*{path.suffix}")
        if (number := _NUMBERED.search(other.stem)) and other.stem[: number.start()] == path.stem
    ]
    return sorted(found, reverse=True)


def keep_backup(path: Path) -> None:
    """Keep a file under the next number, unless one saved shortly before it was kept. What cannot be kept is no
    reason not to save. Neither the file nor its time changes: recovery compares that with the autosave's."""
    with contextlib.suppress(OSError):
        last, latest = next(iter(_numbered(path)), (0, None))
        if not path.is_file() or (latest and path.stat().st_mtime - latest.stat().st_mtime < BACKUP_EVERY_S):
            return
        target = path.with_name(f"{path.stem}.backup-{last + 1}{path.suffix}")
        try:
            os.link(path, target)  # in one step, and takes no room: saving puts another file in its place
        except OSError:
            shutil.copy2(path, target)
        for old in backups(path)[MOST_BACKUPS:]:
            old.unlink()


def sweep(folder: Path) -> None:
    """Take away what programs that were killed in the middle of writing have left in a folder."""
    with contextlib.suppress(OSError):  # they take room and do no harm: the next one to open the folder tries again
        for path in folder.iterdir():
            if _HALF_WRITTEN.fullmatch(path.name) and time.time() - path.stat().st_mtime > _LEFT_OVER_S:
                path.unlink(missing_ok=True)


# ---- recovery ----------------------------------------------------------------------------------------------------


def recovery_of(target: Path) -> Recovery | None:
    """The autosave beside a file that is newer than it; None when there is none, or a window is at work on it."""
    return _left_behind(autosave_of(target), target)


def orphans() -> list[Recovery]:
    """Work that was never saved to a file, the newest first."""
    found = [_left_behind(path, None) for path in drafts_folder().glob(f"*{SUFFIX}~")]
    return sorted((one for one in found if one), key=lambda one: -one.saved_at)


def _left_behind(autosave: Path, target: Path | None) -> Recovery | None:
    try:
        saved = autosave.stat()
    except OSError:
        return None
    # A kill between saving the file and taking the autosave away leaves one that is older than the file.
    if target is not None and target.exists() and target.stat().st_mtime_ns >= saved.st_mtime_ns:
        return None
    lock = _lock(autosave)
    if not lock.tryLock(0):
        if lock.error() is QLockFile.LockError.LockFailedError:
            return None
    else:
        lock.unlock()
    try:
        title = read(autosave).info.title
    except PackProblem:
        title = ""
    return Recovery(autosave, target, saved.st_mtime, title)


def discard(recovery: Recovery) -> None:
    """Throw away what was left behind. Raises OSError."""
    recovery.path.unlink(missing_ok=True)


def _lock(autosave: Path) -> QLockFile:
    lock = QLockFile(str(autosave.with_name(f".{autosave.name}.lock")))
    lock.setStaleLockTime(0)  # stale is what belongs to a process that ended, however long one works
    return lock
