"""The check that runs by itself while one works, in a thread of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from desktop.lab.check.findings import NO_ROW, Finding, Report
from editor.document.document import Document
from editor.document.draft import Draft, FieldPath, pack_of
from editor.window.places import Place, item_key

PAUSE_MS = 150


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and where in the document it is."""

    tag: str
    """Such as F1 or W2."""
    severity: str
    place: Place
    path: FieldPath
    message: str
    key: tuple[str, str, str, str]
    """What keeps it apart from others through the next checks."""


class Checker(QObject):
    """Checks 150 ms after the last change; one check at a time, the newest state wins."""

    checked = Signal(list)
    """Everything Found, faults first."""
    _done = Signal(object, object)

    def __init__(self, document: Document, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._document = document
        self.found: list[Found] | None = None
        """What the last check said; None before the first."""
        self._played: tuple[Finding, ...] = ()
        """What the games of the last balance have shown."""
        self._again = False
        self._busy = False
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._pause.timeout.connect(self._start)
        self._done.connect(self._take)
        document.changed.connect(lambda _: self._pause.start())
        self._pause.start()

    @property
    def faults(self) -> int:
        return sum(one.severity == "fault" for one in self.found or ())

    @property
    def warnings(self) -> int:
        return sum(one.severity == "warning" for one in self.found or ())

    def show_played(self, findings: Sequence[Finding]) -> None:
        """Tell of these too, from now on."""
        self._played = tuple(replace(finding, row=NO_ROW) for finding in findings)  # rows move while one works
        self._pause.start()

    def finish(self) -> None:
        """Wait for the check at work; for the end of the window."""
        self._pause.stop()
        self._again = False
        self._pool.waitForDone()

    def _start(self) -> None:
        if self._busy:
            self._again = True
            return
        self._busy = True
        self._pool.start(_Check(self._document.snapshot(), self._done))

    def _take(self, draft: Draft, report: Report) -> None:
        self._busy = False
        self.found = located(self._document, draft, (*report.findings, *self._played))
        self.checked.emit(self.found)
        if self._again:
            self._again = False
            self._pause.start()


class _Check(QRunnable):
    def __init__(self, draft: Draft, done: Any) -> None:
        super().__init__()
        self._draft, self._done = draft, done

    def run(self) -> None:
        from desktop.lab.check.pack import check_pack

        try:
            report = check_pack(pack_of(self._draft))
        except Exception as error:  # the editor must go on when a check breaks down over strange content
            told = f"the check itself broke down ({type(error).__name__}: {error})"
            report = Report("", "", "", {}, (Finding("warning", "check", "", "", "", "", told),))
        with contextlib.suppress(RuntimeError):  # the window may be gone
            self._done.emit(self._draft, report)


def located(document: Document, draft: Draft, findings: Sequence[Finding]) -> list[Found]:
    """Findings with their places; those in items that are gone meanwhile are left out."""
    found: list[Found] = []
    numbers = {"fault": 0, "warning": 0}
    for one in findings:
        uid = _uid(draft, one)
        if uid and document.row(uid) is None:
            continue
        numbers[one.severity] += 1
        tag = f"{'F' if one.severity == 'fault' else 'W'}{numbers[one.severity]}"
        value = document.value(uid) if uid else None
        path = path_of(one.field, value)
        part = one.part if one.part in draft.parts else ""
        found.append(
            Found(
                tag, one.severity, Place(part, uid), path, _sentence(one.message), (one.rule, part, one.item, one.field)
            )
        )
    return found


def _uid(draft: Draft, finding: Finding) -> int:
    """The row that a finding speaks of; 0 where it speaks of none."""
    part = draft.parts.get(finding.part)
    if part is None:
        return 0
    if not part.many:
        return part.rows[0].uid
    if 0 <= finding.row < len(part.rows):
        return part.rows[finding.row].uid
    return next((row.uid for row in part.rows if finding.item and item_key(row.value) == finding.item), 0)


def path_of(field: str, value: Any) -> FieldPath:
    """The steps of a dotted path: numbers are places in lists."""
    steps: list[str | int] = []
    for word in field.split(".") if field else []:
        step: str | int = int(word) if word.isdigit() and isinstance(value, list) else word
        steps.append(step)
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            value = None
    return tuple(steps)


def _sentence(message: str) -> str:
    if "_" in message.partition(" ")[0]:  # an id stays as it is written
        return f"{message.rstrip('.')}."
    return f"{message[:1].upper()}{message[1:].rstrip('.')}."
