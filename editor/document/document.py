"""The document: one draft, everything that can be done to it, and the news of what has changed.

Views never touch the draft. They call a method here, each of which is one step that can be undone, and they listen to
``changed``.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from desktop.kernel.faults import faults_of
from desktop.kernel.manifest import PACK_FORMAT, PackInfo
from desktop.kernel.packs import Pack, name_fault
from editor.document import commands
from editor.document.draft import (
    REMOVED,
    Draft,
    DraftPart,
    FieldPath,
    Mode,
    Row,
    draft_of,
    pack_of,
    plain,
    same,
    value_at,
    with_value,
)

ALL = 40
"""From so many changes of one part in one step on, views are told that the whole part has changed."""


@dataclass(frozen=True, slots=True)
class Change:
    """What has changed. Without ``uid`` the rows of the part: their order or number, or many of them at once; without
    ``part`` the pack itself, where ``path`` is ``("info", field)``, ``("file", name)`` or ``("parts",)``."""

    part: str
    uid: int | None = None
    path: FieldPath | None = None


class Document(QObject):
    """A draft that is open. Every method that changes it is one undoable step; wrong use raises LookupError."""

    changed = Signal(object)
    """Carries a Change, after the draft has changed."""

    def __init__(self, draft: Draft, path: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.draft = draft
        self.path = path
        """The file it is kept in; None until it has one."""
        self.stack = QUndoStack(self)
        self._rows = {row.uid: (name, row) for name, part in draft.parts.items() for row in part.rows}
        self._uids = itertools.count(max(self._rows, default=0) + 1)
        self._held: list[Change] | None = None
        self._typing = 0
        self._in_gesture = False

    @classmethod
    def of(cls, pack: Pack, path: Path | None = None, parent: QObject | None = None) -> Document:
        return cls(draft_of(pack), path, parent)

    # ---- looking ---------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        return str(self.draft.info["game"])

    def rows(self, part: str) -> Sequence[Row]:
        """The items of a part, in order; none for a part that the pack does not bring."""
        return self.draft.parts[part].rows if part in self.draft.parts else ()

    def row(self, uid: int) -> Row | None:
        return self._rows[uid][1] if uid in self._rows else None

    def part_of(self, uid: int) -> str | None:
        return self._rows[uid][0] if uid in self._rows else None

    def value(self, uid: int, path: Sequence[str | int] = ()) -> Any:
        """What an item holds at a path; REMOVED where it holds nothing."""
        row = self.row(uid)
        return REMOVED if row is None else value_at(row.value, path)

    def index(self, uid: int) -> int:
        part, row = self._rows[uid]
        return next(place for place, one in enumerate(self.draft.parts[part].rows) if one is row)

    def snapshot(self) -> Draft:
        """The draft as it is now; it stays so, and may be used in another thread."""
        return self.draft.copy()

    def pack(self) -> Pack:
        return pack_of(self.draft, self.path or Path("draft"))

    # ---- gestures --------------------------------------------------------------------------------------------

    def set_value(
        self, part: str, uid: int, path: Sequence[str | int], value: Any, text: str, merge: bool = False
    ) -> None:
        """Put a value at a path of an item; REMOVED takes the field away. Nothing happens where it is there already.

        ``merge`` joins it with the step before where that was typed in the same field; ``settle`` ends this."""
        self.set_values(part, [(uid, path, value)], text, merge)

    def set_values(
        self, part: str, edits: Iterable[tuple[int, Sequence[str | int], Any]], text: str, merge: bool = False
    ) -> None:
        """Several values of one part in one step, taken in order."""
        fresh: dict[int, Any] = {}
        places = []
        for uid, path, value in edits:
            row = self._known(part, uid)
            now = fresh.get(uid, row.value)
            if not same(value_at(now, path), plain(value)):
                fresh[uid] = with_value(now, path, plain(value))
                places.append((uid, tuple(path)))
        if fresh:
            swaps = [commands.Swap(self._rows[uid][1], self._rows[uid][1].value, value) for uid, value in fresh.items()]
            token = (self._typing, *places[0]) if merge and len(places) == 1 else None
            self.stack.push(commands.SetValues(self, text, part, swaps, places, token))

    def settle(self) -> None:
        """What is typed from now on is a step of its own."""
        self._typing += 1

    def insert_rows(self, part: str, index: int, values: Iterable[dict[str, Any]], text: str) -> list[int]:
        """New items before the place ``index``; gives their uids."""
        there = len(self._need(part).rows)
        rows = [Row(next(self._uids), plain(value)) for value in values]
        if rows:
            self.stack.push(commands.InsertRows(self, text, part, max(0, min(index, there)), rows))
        return [row.uid for row in rows]

    def remove_rows(self, part: str, uids: Iterable[int], text: str) -> None:
        gone = {self._known(part, uid).uid for uid in uids}
        if gone:
            self.stack.push(commands.RemoveRows(self, text, part, gone))

    def move_row(self, part: str, uid: int, index: int, text: str) -> None:
        """Bring an item to the place ``index``, as counted when it has left its own."""
        self._known(part, uid)
        before = self.index(uid)
        order = [row.uid for row in self.rows(part)]
        order.insert(max(0, min(index, len(order) - 1)), order.pop(before))
        self.order_rows(part, order, text)

    def order_rows(self, part: str, uids: Sequence[int], text: str) -> None:
        """Bring all items of a part into an order."""
        before = [row.uid for row in self.rows(part)]
        if sorted(uids) != sorted(before):
            raise LookupError(f"these are not the items of “{part}”")
        if list(uids) != before:
            self.stack.push(commands.OrderRows(self, text, part, before, list(uids)))

    def set_info(self, field: str, value: str, text: str, merge: bool = False) -> None:
        """A field of the manifest. Raises ValueError with the reason when no pack may have it, and changes nothing:
        so a draft can always be written, and read again."""
        before = self.draft.info[field]
        if before == value:
            return
        if fault := info_fault({**self.draft.info, field: value}):
            raise ValueError(fault)
        token = (self._typing, "info", field) if merge else None
        self.stack.push(commands.SetInfo(self, text, field, before, value, token))

    def set_file(self, name: str, data: bytes | None, text: str, merge: bool = False) -> None:
        """Another file of the pack: a picture or notes; None takes it away. Raises ValueError for a name that some
        system does not allow."""
        if fault := name_fault(name):
            raise ValueError(f"the name “{name}” {fault}")
        before = self.draft.files.get(name)
        if before != data:
            token = (self._typing, "file", name) if merge else None
            self.stack.push(commands.SetFile(self, text, name, before, data, token))

    def add_part(self, name: str, mode: Mode, values: Sequence[dict[str, Any]], text: str, many: bool = True) -> None:
        """A part that the pack does not bring yet, with its first items."""
        if name in self.draft.parts:
            raise LookupError(f"the part “{name}” is there already")
        file = f"{name}.json"
        if file in self.draft.files:
            file = f"parts/{name}.json"
        rows = [Row(next(self._uids), plain(value)) for value in values]
        self.stack.push(commands.SetPart(self, text, name, None, DraftPart(name, mode, many, rows, file)))

    def remove_part(self, name: str, text: str) -> None:
        self.stack.push(commands.SetPart(self, text, name, self._need(name), None))

    def set_mode(self, name: str, mode: Mode, text: str) -> None:
        """Whether a part adds to the game's own items or takes their place."""
        if self._need(name).mode != mode:
            self.stack.push(commands.SetMode(self, text, name, self.draft.parts[name].mode, mode))

    @contextmanager
    def gesture(self, text: str) -> Iterator[None]:
        """Everything done in it is one step; where it fails half-way, nothing of it stays."""
        if self._in_gesture:
            yield
            return
        self.settle()
        self._in_gesture = True
        with self._together():
            self.stack.beginMacro(text)
            try:
                yield
            except BaseException:
                self._close_gesture(keep=False)
                raise
            self._close_gesture(keep=True)

    def _close_gesture(self, keep: bool) -> None:
        self._in_gesture = False
        self.stack.endMacro()
        macro = self.stack.command(self.stack.count() - 1)
        if not keep or not macro.childCount():
            self.stack.undo()
            macro.setObsolete(True)  # so that the stack throws it away instead of doing it again
            self.stack.redo()

    # ---- undoing ---------------------------------------------------------------------------------------------

    def undo(self) -> None:
        self.go_to(self.stack.index() - 1)

    def redo(self) -> None:
        self.go_to(self.stack.index() + 1)

    def go_to(self, index: int) -> None:
        """Undo or redo until so many steps are done."""
        self.settle()
        with self._together():
            self.stack.setIndex(max(0, min(index, self.stack.count())))

    # ---- for the commands ------------------------------------------------------------------------------------

    def tell(self, *changes: Change) -> None:
        if self._held is not None:
            self._held += changes
            return
        for change in changes:
            self.changed.emit(change)

    def know(self, part: str, rows: Iterable[Row]) -> None:
        self._rows.update((row.uid, (part, row)) for row in rows)

    def forget(self, rows: Iterable[Row]) -> None:
        for row in rows:
            del self._rows[row.uid]

    @contextmanager
    def _together(self) -> Iterator[None]:
        """Hold changes back until all of them are made, and tell each once."""
        if self._held is not None:
            yield
            return
        self._held = []
        try:
            yield
        finally:
            held, self._held = self._held, None
            self.tell(*_gathered(held))

    def _need(self, part: str) -> DraftPart:
        if part not in self.draft.parts:
            raise LookupError(f"the pack brings no “{part}”")
        return self.draft.parts[part]

    def _known(self, part: str, uid: int) -> Row:
        if self.part_of(uid) != part:
            raise LookupError(f"“{part}” has no item of that number")
        return self._rows[uid][1]


def info_fault(info: Mapping[str, Any]) -> str:
    """What is wrong with the fields of a manifest; empty when nothing is."""
    whole = {"format": PACK_FORMAT, **info, "parts": [{"file": "part.json", "part": "part", "mode": "add"}]}
    try:
        PackInfo.model_validate(whole)
    except ValidationError as error:
        return faults_of(error, whole, "")[0].message
    return ""


def _gathered(changes: Sequence[Change]) -> list[Change]:
    """Each change once; of parts with many or with changed rows, only that the part has changed."""
    unique = dict.fromkeys(changes)
    counts: dict[str, int] = {}
    for change in unique:
        counts[change.part] = counts.get(change.part, 0) + (ALL if change.uid is None else 1)
    whole = [part for part, count in counts.items() if part and count >= ALL]
    return [*(Change(part) for part in whole), *(change for change in unique if change.part not in whole)]
