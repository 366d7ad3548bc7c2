"""The steps of a document: each knows the draft before and after it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtGui import QUndoCommand

from editor.document.draft import DraftPart, FieldPath, Mode, Row, same

if TYPE_CHECKING:
    from editor.document.document import Document

_MERGING = 1
"""The kind of step, for Qt, that may join the one before; whether it does is decided by its token."""


class _Step(QUndoCommand):
    def __init__(self, document: Document, text: str, token: Hashable = None) -> None:
        super().__init__(text)
        self.document = document
        self.token = token
        """Steps with the same token in a row become one; None stays alone."""

    def id(self) -> int:
        return -1 if self.token is None else _MERGING

    def tell(self, part: str, uid: int | None = None, path: FieldPath | None = None) -> None:
        from editor.document.document import Change

        self.document.tell(Change(part, uid, path))


@dataclass(slots=True)
class Swap:
    """One item and its value before and after."""

    row: Row
    before: dict[str, Any]
    after: dict[str, Any]


class SetValues(_Step):
    def __init__(
        self,
        document: Document,
        text: str,
        part: str,
        swaps: Sequence[Swap],
        places: Sequence[tuple[int, FieldPath]],
        token: Hashable,
    ) -> None:
        super().__init__(document, text, token)
        self.part, self.swaps, self.places = part, swaps, places

    def redo(self) -> None:
        for swap in self.swaps:
            swap.row.value = swap.after
        self._tell()

    def undo(self) -> None:
        for swap in self.swaps:
            swap.row.value = swap.before
        self._tell()

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, SetValues) or other.token != self.token:
            return False
        self.swaps[0].after = other.swaps[0].after
        if same(self.swaps[0].before, self.swaps[0].after):
            self.setObsolete(True)
        return True

    def _tell(self) -> None:
        from editor.document.document import ALL

        if len(self.places) >= ALL:
            self.tell(self.part)
        else:
            for uid, path in self.places:
                self.tell(self.part, uid, path)


class InsertRows(_Step):
    def __init__(self, document: Document, text: str, part: str, index: int, rows: list[Row]) -> None:
        super().__init__(document, text)
        self.part, self.index, self.rows = part, index, rows

    def redo(self) -> None:
        there = self.document.draft.parts[self.part].rows
        there[self.index : self.index] = self.rows
        self.document.know(self.part, self.rows)
        self.tell(self.part)

    def undo(self) -> None:
        there = self.document.draft.parts[self.part].rows
        del there[self.index : self.index + len(self.rows)]
        self.document.forget(self.rows)
        self.tell(self.part)


class RemoveRows(_Step):
    def __init__(self, document: Document, text: str, part: str, uids: Iterable[int]) -> None:
        super().__init__(document, text)
        self.part, self.uids = part, frozenset(uids)
        self.before = list(document.draft.parts[part].rows)

    def redo(self) -> None:
        part = self.document.draft.parts[self.part]
        self.document.forget(row for row in part.rows if row.uid in self.uids)
        part.rows = [row for row in part.rows if row.uid not in self.uids]
        self.tell(self.part)

    def undo(self) -> None:
        self.document.draft.parts[self.part].rows = list(self.before)
        self.document.know(self.part, (row for row in self.before if row.uid in self.uids))
        self.tell(self.part)


class _Exchange(_Step):
    """Something that has one value before and another after."""

    def __init__(self, document: Document, text: str, before: Any, after: Any, token: Hashable = None) -> None:
        super().__init__(document, text, token)
        self.before, self.after = before, after

    def put(self, value: Any) -> None:
        raise NotImplementedError

    def redo(self) -> None:
        self.put(self.after)

    def undo(self) -> None:
        self.put(self.before)

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, _Exchange) or other.token != self.token:
            return False
        self.after = other.after
        self.setObsolete(self.before == self.after)
        return True


class OrderRows(_Exchange):
    def __init__(self, document: Document, text: str, part: str, before: Sequence[int], after: Sequence[int]) -> None:
        super().__init__(document, text, before, after)
        self.part = part

    def put(self, value: Sequence[int]) -> None:
        part = self.document.draft.parts[self.part]
        rows = {row.uid: row for row in part.rows}
        part.rows = [rows[uid] for uid in value]
        self.tell(self.part)


class SetInfo(_Exchange):
    def __init__(
        self, document: Document, text: str, field: str, before: str, after: str, token: Hashable = None
    ) -> None:
        super().__init__(document, text, before, after, token)
        self.field = field

    def put(self, value: str) -> None:
        self.document.draft.info[self.field] = value
        self.tell("", path=("info", self.field))


class SetFile(_Exchange):
    def __init__(
        self,
        document: Document,
        text: str,
        name: str,
        before: bytes | None,
        after: bytes | None,
        token: Hashable = None,
    ) -> None:
        super().__init__(document, text, before, after, token)
        self.name = name

    def put(self, value: bytes | None) -> None:
        if value is None:
            self.document.draft.files.pop(self.name, None)
        else:
            self.document.draft.files[self.name] = value
        self.tell("", path=("file", self.name))


class SetMode(_Exchange):
    def __init__(self, document: Document, text: str, name: str, before: Mode, after: Mode) -> None:
        super().__init__(document, text, before, after)
        self.name = name

    def put(self, value: Mode) -> None:
        self.document.draft.parts[self.name].mode = value
        self.tell("", path=("parts",))


class SetPart(_Step):
    """A part comes or goes; where it stood among the others is kept."""

    def __init__(
        self, document: Document, text: str, name: str, before: DraftPart | None, after: DraftPart | None
    ) -> None:
        super().__init__(document, text)
        self.name, self.before, self.after = name, before, after
        self.order = [*document.draft.parts, *([name] if before is None else [])]

    def redo(self) -> None:
        self._put(self.before, self.after)

    def undo(self) -> None:
        self._put(self.after, self.before)

    def _put(self, gone: DraftPart | None, come: DraftPart | None) -> None:
        parts = self.document.draft.parts
        if gone is not None:
            del parts[self.name]
            self.document.forget(gone.rows)
        if come is not None:
            parts[self.name] = come
            self.document.know(self.name, come.rows)
        self.document.draft.parts = {name: parts[name] for name in self.order if name in parts}
        self.tell("", path=("parts",))
