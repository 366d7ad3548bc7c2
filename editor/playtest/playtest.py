"""The playtest: a snapshot of the draft is played in a second program, whose end, good or bad, harms nothing here."""

from __future__ import annotations

import contextlib
import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QProcess, QProcessEnvironment, QRunnable, QThreadPool, Signal

import desktop
from desktop.kernel.errors import Problem
from desktop.kernel.packs import Pack
from editor.document.document import Document
from editor.document.draft import Draft, FieldPath, pack_of
from editor.playtest.plan import Plan, Wish, game_command, home_for, plan_of, written
from editor.window.places import item_key

LAST_WORDS = 4000
"""Characters of what a broken game said that are kept for a report."""


class Playtest(QObject):
    """Plays a draft. One game at a time: a new one takes the place of the one before."""

    told = Signal(str)
    """One sentence for the person: what is played, why nothing can be, or that the game broke down."""
    running_changed = Signal(bool)
    _ready = Signal(int, object, object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self._process: QProcess | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._number = 0
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._ready.connect(self._begin)
        self.last_words = ""
        """What the last game wrote when it broke down; for a report, not for the screen."""

    @property
    def running(self) -> bool:
        return self._process is not None

    def start(
        self,
        part: str = "",
        uid: int = 0,
        within: FieldPath = (),
        arrangement: Mapping[str, Any] | None = None,
    ) -> None:
        """Play the draft as it is now, with an item first where it can be drawn, or from a position."""
        self.stop()
        self._number += 1
        wish = Wish(part, item_key(self._document.value(uid)) if uid else "", tuple(within), arrangement or {})
        self._folder = tempfile.TemporaryDirectory(prefix="starshelf-playtest-", ignore_cleanup_errors=True)
        task = _Prepare(self._number, self._document.snapshot(), wish, Path(self._folder.name), self._ready)
        self._pool.start(task)

    def stop(self) -> None:
        """End the game that is played, and forget one that is being prepared."""
        self._number += 1
        process, self._process = self._process, None
        if process is not None:
            process.finished.disconnect()
            process.errorOccurred.disconnect()
            process.terminate()
            if not process.waitForFinished(2000):
                process.kill()
                process.waitForFinished(2000)
            process.deleteLater()
            self.running_changed.emit(False)
        self._tidy()

    def finish(self) -> None:
        """For the end of the window: the game goes with it."""
        self.stop()
        self._pool.waitForDone()

    def _begin(self, number: int, result: object, arguments: list[str]) -> None:
        if number != self._number or self._folder is None:
            return
        if not isinstance(result, Plan):
            self._tidy()
            self.told.emit(str(result))
            return
        program, *first = game_command()
        process = QProcess(self)
        process.setProcessEnvironment(_environment(Path(self._folder.name) / "home"))
        process.setProcessChannelMode(QProcess.ProcessChannelMode.MergedChannels)
        process.finished.connect(self._ended)
        process.errorOccurred.connect(self._failed)
        self._process = process
        process.start(program, [*first, *arguments])
        self.running_changed.emit(True)
        self.told.emit(self._beginning(result))

    def _beginning(self, plan: Plan) -> str:
        parts = [self.tr("“{first}” comes first.").format(first=plan.first) if plan.first else ""]
        if plan.left_out == 1:
            parts.append(self.tr("One item with faults is left out."))
        elif plan.left_out:
            parts.append(self.tr("{n} items with faults are left out.").format(n=plan.left_out))
        return " ".join([self.tr("The game begins in a window of its own."), *(part for part in parts if part)])

    def _ended(self, code: int, status: QProcess.ExitStatus) -> None:
        crashed = status == QProcess.ExitStatus.CrashExit or code != 0
        self._over(self.tr("The game broke down; your pack is as it was.") if crashed else "")

    def _failed(self, error: QProcess.ProcessError) -> None:
        if error == QProcess.ProcessError.FailedToStart:  # a crash is told by its end
            self._over(self.tr("The game cannot be started. Install Starshelf anew."))

    def _over(self, sentence: str) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self.last_words = bytes(process.readAll().data()).decode(errors="replace")[-LAST_WORDS:]
        if sentence and (line := _last_sentence(self.last_words)):
            sentence = f"{sentence} {line}"
        process.deleteLater()
        self._tidy()
        self.running_changed.emit(False)
        if sentence:
            self.told.emit(sentence)

    def _tidy(self) -> None:
        if self._folder is not None:
            self._folder.cleanup()
            self._folder = None


def _environment(home: Path) -> QProcessEnvironment:
    """The game's surroundings: its own data folder, and the very modules that this program runs on."""
    environment = QProcessEnvironment.systemEnvironment()
    environment.insert("STARSHELF_HOME", str(home))
    if not getattr(sys, "frozen", False):
        paths = [str(Path(desktop.__file__).parents[1]), environment.value("PYTHONPATH", "")]
        environment.insert("PYTHONPATH", os.pathsep.join(path for path in paths if path))
    return environment


def _last_sentence(words: str) -> str:
    """What the game said of its own accord: its last line, where that is a sentence and no traceback."""
    lines = [line.strip() for line in words.splitlines() if line.strip()]
    return lines[-1] if lines and lines[-1].endswith(".") and "Traceback" not in words else ""


class _Prepare(QRunnable):
    def __init__(self, number: int, draft: Draft, wish: Wish, folder: Path, ready: Any) -> None:
        super().__init__()
        self._number, self._draft, self._wish, self._folder, self._ready_signal = number, draft, wish, folder, ready

    def run(self) -> None:
        arguments: list[str] = []
        result: object
        try:
            pack: Pack = pack_of(self._draft)
            result = plan = plan_of(pack, self._wish)
            arguments = written(plan, self._folder)
            home_for(self._folder)
        except Problem as problem:
            result = str(problem)
        except OSError as error:
            result = f"There is no room for the game to begin ({error.strerror or error})."
        except Exception as error:  # a draft may be stranger than anybody thought; the editor goes on
            result = f"This cannot be played ({type(error).__name__}: {error})."
        with contextlib.suppress(RuntimeError):  # the window may be gone
            self._ready_signal.emit(self._number, result, arguments)
