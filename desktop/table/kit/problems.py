"""Whatever goes wrong reaches a person as one sentence, with a report file on offer; the game goes on."""

from __future__ import annotations

import logging
import platform
import sys
import threading
import traceback
from collections import deque
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QObject, QStandardPaths, Qt, Signal
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from desktop.kernel.errors import Problem
from desktop.table.kit.dialogs import Dialog, tell
from desktop.table.kit.icons import Icon

_log = logging.getLogger(__name__)
_LINES = 200


def _tr(text: str) -> str:
    return QCoreApplication.translate("Problems", text)


class RecentLog(logging.Handler):
    """The last lines that the program's parts logged, for a report."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self.lines: deque[str] = deque(maxlen=_LINES)

    def emit(self, record: logging.LogRecord) -> None:
        # The traceback stands in the report already.
        record = logging.makeLogRecord({**record.__dict__, "exc_info": None, "exc_text": None})
        self.lines.append(self.format(record))


def recent_lines() -> list[str]:
    """What was logged lately, the oldest first; nothing before a ``Reporter`` was installed."""
    return [line for taker in logging.getLogger().handlers if isinstance(taker, RecentLog) for line in taker.lines]


def say(parent: QWidget | None, problem: Problem) -> None:
    """Tell a person what is wrong, where, and what to do."""
    tell(parent, _tr("That did not work"), problem.sentence.fill(translate=_tr))


def report_text(error: BaseException, version: str, log: list[str]) -> str:
    """The details for whoever mends the program. Code and the log only: no names, cards or saved games."""
    return "\n".join(
        [
            "Starshelf report",
            "",
            f"Starshelf   {version}",
            f"Python      {platform.python_version()} ({platform.python_implementation()})",
            f"Qt          {QLibraryInfo.version().toString()}, PySide6 {pyside_version}",
            f"System      {platform.platform()}",
            f"Screen      {QApplication.platformName() if QApplication.instance() else 'none'}",
            f"Written     {datetime.now().astimezone().isoformat(timespec='seconds')}",
            "",
            "".join(traceback.format_exception(error)).rstrip(),
            "",
            "Log:",
            *log,
            "",
        ]
    )


class Reporter(QObject):
    """Takes what no part of the program caught, from any thread."""

    _came = Signal(object)

    def __init__(self, version: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._version = version
        self._recent = RecentLog()
        self._told: set[str] = set()
        self._telling = False
        self._came.connect(self.show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Take over the hooks for uncaught exceptions, and collect the log."""
        root = logging.getLogger()
        root.addHandler(self._recent)
        if root.level > logging.INFO or root.level == logging.NOTSET:
            root.setLevel(logging.INFO)
        sys.excepthook = self._hook
        threading.excepthook = lambda args: self._hook(args.exc_type, args.exc_value, args.exc_traceback)

    def _hook(self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        if error is None:
            error = kind()
        if not isinstance(error, Problem):
            _log.error("uncaught %s: %s", kind.__name__, error, exc_info=(kind, error, trace))
        self._came.emit(error)

    def show(self, error: BaseException) -> None:
        """Tell of an error; each fault of the program is told of once, and one at a time."""
        if isinstance(error, Problem):
            say(QApplication.activeWindow(), error)
            return
        where = _place(error)
        if self._telling or where in self._told:
            return
        self._told.add(where)
        self._telling = True
        try:
            self._tell(error)
        finally:
            self._telling = False

    def _tell(self, error: BaseException) -> None:
        sentence = _tr(
            "Starshelf has made a mistake of its own ({kind}). Your games are safe and you can go on; "
            "a report helps to mend it."
        ).format(kind=type(error).__name__)
        parent = QApplication.activeWindow()
        dialog = Dialog(
            _tr("Something went wrong"), sentence, [_tr("Go on"), _tr("Save a report …")], parent, icon=Icon.WARNING
        )
        dialog.exec()
        if dialog.chosen == 1:
            self.save_report(error, parent)

    def save_report(self, error: BaseException, parent: QWidget | None = None) -> None:
        """Ask for a place and write the report there."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation) or str(Path.home())
        name = f"starshelf-report-{datetime.now().astimezone():%Y-%m-%d-%H%M%S}.txt"
        chosen, _ = QFileDialog.getSaveFileName(parent, _tr("Save a report"), str(Path(folder) / name))
        if not chosen:
            return
        try:
            Path(chosen).write_text(report_text(error, self._version, list(self._recent.lines)), encoding="utf-8")
        except OSError as problem:
            sentence = _tr("The report {file} could not be written ({why}). Choose another folder.")
            tell(
                parent,
                _tr("That did not work"),
                sentence.format(file=chosen, why=problem.strerror or str(problem)),
            )


def _place(error: BaseException) -> str:
    trace = error.__traceback__
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    line = f"{trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}" if trace is not None else ""
    return f"{type(error).__name__} {line}"
