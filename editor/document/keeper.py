"""Keeps one open document safe: saves it when asked, autosaves what changed, and notices who else wrote the file."""

from __future__ import annotations

import contextlib
import time
from pathlib import Path

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from desktop.kernel.errors import PackProblem
from desktop.kernel.packwriting import write_pack
from desktop.kernel.words import Sentence
from editor.document import storage
from editor.document.document import Document
from editor.document.draft import Draft, pack_of

AUTOSAVE_S = 15
"""What a kill can lose at most, in seconds of work."""


class Keeper(QObject):
    """Belongs to one document, from opening to closing."""

    state_changed = Signal()
    """Saved, dirty, autosaved, or in trouble: see the properties."""
    changed_outside = Signal()
    """Somebody else has written or removed the file since it was read or saved here."""

    def __init__(self, document: Document, hold: storage.Hold, *, every_s: float = AUTOSAVE_S) -> None:
        super().__init__(document)
        self.document = document
        self.hold = hold
        self.saved_at: float | None = None
        """When the file or the autosave was last written, in seconds since the epoch."""
        self.trouble: Sentence | None = None
        """Why the last attempt to write failed; None when it did not."""
        self._stamp = storage.Stamp.of(document.path) if document.path else None
        self._told_outside = False
        self._recovered = False
        self._edits = self._kept = 0
        self._job: _Autosave | None = None
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._timer = QTimer(self)
        self._timer.setInterval(round(every_s * 1000))
        self._timer.timeout.connect(self.autosave)
        document.changed.connect(self._on_change)
        document.stack.cleanChanged.connect(lambda _: self.state_changed.emit())

    # ---- what is the case ------------------------------------------------------------------------------------

    @property
    def dirty(self) -> bool:
        """Whether the file does not hold what the document holds."""
        return self._recovered or not self.document.stack.isClean() or self.document.path is None

    @property
    def worth_keeping(self) -> bool:
        """Whether closing without a word would lose work."""
        return self.dirty and (self._recovered or self.document.stack.count() > 0)

    @property
    def autosaving(self) -> bool:
        """Whether an autosave is being written just now."""
        return self._job is not None

    def recovered(self) -> None:
        """The document came out of an autosave: its file is older."""
        self._recovered = True
        self._on_change()

    # ---- saving ----------------------------------------------------------------------------------------------

    def save(self, path: Path | None = None) -> bool:
        """Write the file, or another one from now on. False when that did not work: ``trouble`` says why."""
        target = path or self.document.path
        if target is None:
            return False
        self._pool.waitForDone()
        try:
            hold = storage.Hold(target) if target != self.hold.target else self.hold
            storage.save(pack_of(self.document.draft, target), target)
        except PackProblem as problem:
            self._fail(problem.sentence)
            return False
        if hold is not self.hold:
            self.hold.drop_autosave()
            self.hold.release()
            self.hold = hold
        self.document.path = target
        self.document.settle()
        self.document.stack.setClean()
        self._recovered = False
        self._stamp, self._told_outside = storage.Stamp.of(target), False
        self._timer.stop()
        self._kept = self._edits
        self.hold.drop_autosave()
        self._succeed()
        return True

    def autosave(self) -> None:
        """Write what changed beside the file, in a thread of its own."""
        if self._kept == self._edits:
            self._timer.stop()
        elif self._job is None:
            self._job = _Autosave(self.document.snapshot(), self.hold.autosave, self._edits)
            self._job.done.finished.connect(self._on_autosaved)
            self._pool.start(self._job)
        self.look_outside()

    def look_outside(self) -> None:
        """Notice, once, when the file is no longer the one that was read or saved here."""
        path = self.document.path
        if path is not None and self._stamp is not None and not self._told_outside and self.differs_outside():
            self._told_outside = True
            self.changed_outside.emit()

    def differs_outside(self) -> bool:
        return self.document.path is not None and storage.Stamp.of(self.document.path) != self._stamp

    def keep_mine(self) -> None:
        """What is in the file now may be written over."""
        if self.document.path is not None:
            self._stamp, self._told_outside = storage.Stamp.of(self.document.path), False

    def close(self) -> None:
        """The work is saved or given up: nothing of it is left to recover."""
        self._timer.stop()
        self._pool.waitForDone()
        self.hold.drop_autosave()
        self.hold.release()

    # ---- inside ----------------------------------------------------------------------------------------------

    def _on_change(self, change: object = None) -> None:
        self._edits += 1
        if not self._timer.isActive():
            self._timer.start()
            self.state_changed.emit()

    def _on_autosaved(self, edits: int, problem: Sentence | None) -> None:
        self._job = None
        if problem is None:
            self._kept = edits
            self._succeed()
            return
        if self.hold.autosave.parent != storage.drafts_folder():
            # Beside the file there is no room or no leave: the person's own folder is better than nothing.
            self.hold.autosave = storage.drafts_folder() / self.hold.autosave.name
        self._fail(problem)

    def _succeed(self) -> None:
        self.saved_at = time.time()
        self.trouble = None
        self.state_changed.emit()

    def _fail(self, why: Sentence) -> None:
        self.trouble = why
        self.state_changed.emit()


class _Done(QObject):
    finished = Signal(int, object)


class _Autosave(QRunnable):
    def __init__(self, draft: Draft, path: Path, edits: int) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._draft, self._path, self._edits = draft, path, edits
        self.done = _Done()

    def run(self) -> None:
        problem: Sentence | None = None
        try:
            write_pack(pack_of(self._draft, self._path), self._path)
        except PackProblem as error:
            problem = error.sentence
        except Exception as error:  # whatever it is, the editor goes on and says so
            problem = Sentence("The autosave failed ({why}).", {"why": str(error)})
        with contextlib.suppress(RuntimeError):  # the window may be gone
            self.done.finished.emit(self._edits, problem)
