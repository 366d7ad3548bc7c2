"""A draft: a content pack that may be half-finished, as plain data.

A value in a draft is never changed in place: an edit makes a new value that shares what stayed the same. So a copy of a
draft is cheap, can be handed to another thread, and undoing is putting the old value back.
"""

from __future__ import annotations

import itertools
import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, TypeAlias

from pydantic_core import from_json

from desktop.kernel.manifest import MANIFEST, PACK_FORMAT, PackInfo, PackPart
from desktop.kernel.packs import Pack

Mode: TypeAlias = Literal["add", "replace"]
Step: TypeAlias = str | int
FieldPath: TypeAlias = tuple[Step, ...]
"""The way from an item to a value in it, such as ``("steps", 0, "check")``; empty for the item itself."""


class Removed:
    """Says that a field is not there."""

    def __repr__(self) -> str:
        return "REMOVED"


REMOVED = Removed()


@dataclass(slots=True)
class Row:
    """One item of a part. ``uid`` is its name as long as the document is open, whatever moves or changes."""

    uid: int
    value: dict[str, Any]


@dataclass(slots=True)
class DraftPart:
    """What the pack brings for one part of the game's content."""

    name: str
    mode: Mode
    many: bool
    """Whether the part is a list of items; a single thing has exactly one row."""
    rows: list[Row]
    file: str
    """Its file in the pack."""


@dataclass(slots=True)
class Draft:
    """Everything in a pack."""

    info: dict[str, Any]
    """The fields of the manifest but ``format`` and ``parts``. They are always right in form."""
    parts: dict[str, DraftPart] = field(default_factory=dict)
    files: dict[str, bytes] = field(default_factory=dict)
    """What else is in the pack: notes, pictures, and what could not be read."""
    unread: dict[str, str] = field(default_factory=dict)
    """Per file that should have been a part: why it was left as it is."""

    def copy(self) -> Draft:
        """A draft of its own that shares the values, which never change."""
        parts = {
            name: DraftPart(part.name, part.mode, part.many, [Row(r.uid, r.value) for r in part.rows], part.file)
            for name, part in self.parts.items()
        }
        return Draft(dict(self.info), parts, dict(self.files), dict(self.unread))


def draft_of(pack: Pack) -> Draft:
    """The draft to edit a pack by. A file of it that is no item or list of items stays as it is, among the files."""
    uids = itertools.count(1)
    info = pack.info.model_dump(mode="json", exclude={"format", "parts"})
    draft = Draft(info, files={name: data for name, data in pack.files.items() if name != MANIFEST})
    for listed in pack.info.parts:
        if listed.file not in draft.files:
            continue  # listed twice
        try:
            values, many = _items(draft.files[listed.file])
            part = _part(draft, listed, many)
        except ValueError as error:
            draft.unread[listed.file] = str(error)
            continue
        part.rows += [Row(next(uids), value) for value in values]
        del draft.files[listed.file]
    return draft


def _items(data: bytes) -> tuple[list[dict[str, Any]], bool]:
    try:
        raw = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        raise ValueError(f"it is no JSON ({error})") from error
    if isinstance(raw, dict):
        return [raw], False
    if isinstance(raw, list) and all(isinstance(item, dict) for item in raw):
        return raw, True
    raise ValueError("an item, or a list of items, was expected")


def _part(draft: Draft, listed: PackPart, many: bool) -> DraftPart:
    """The part that a file belongs to: a new one, or the one that an earlier file has begun."""
    part = draft.parts.get(listed.part)
    if part is None:
        part = draft.parts[listed.part] = DraftPart(listed.part, listed.mode, many, [], listed.file)
    elif not (many and part.many):
        raise ValueError(f"another file brings the part “{listed.part}” already")
    if listed.mode == "replace":
        part.mode = "replace"
    return part


def pack_of(draft: Draft, path: Path = Path("draft")) -> Pack:
    """The pack that a draft stands for; ``path`` is only its name. Parts need not be right for the game."""
    listed = [PackPart(file=part.file, part=part.name, mode=part.mode) for part in draft.parts.values()]
    info = PackInfo.model_validate({"format": PACK_FORMAT, **draft.info, "parts": listed})
    files = {MANIFEST: json_bytes(info.model_dump(mode="json"))}
    files |= {part.file: part_json(part) for part in draft.parts.values()}
    return Pack(path, info, files | {name: data for name, data in draft.files.items() if name not in files})


def part_json(part: DraftPart) -> bytes:
    return json_bytes([row.value for row in part.rows] if part.many else part.rows[0].value)


def json_bytes(value: Any) -> bytes:
    """JSON as a person reads it. Halves of characters that a clipboard may bring are written as “?”."""
    return (json.dumps(value, indent=1, ensure_ascii=False) + "\n").encode(errors="replace")


# ---- values ------------------------------------------------------------------------------------------------------


def value_at(value: Any, path: Sequence[Step]) -> Any:
    """What lies at the end of a path; REMOVED where it ends earlier."""
    for step in path:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return REMOVED
    return value


def with_value(value: Any, path: Sequence[Step], new: Any) -> Any:
    """A value that differs from ``value`` at the end of the path only. Objects that the path needs and that are
    missing are made. Raises LookupError where the path leads through something that is no object or list."""
    if not path:
        return new
    step, rest = path[0], path[1:]
    if isinstance(step, int):
        if not isinstance(value, list) or not 0 <= step < len(value):
            raise LookupError(f"there is no place {step}")
        inner = with_value(value[step], rest, new)
        return value[:step] + ([] if isinstance(inner, Removed) else [inner]) + value[step + 1 :]
    if value is None or isinstance(value, Removed):
        value = {}
    if not isinstance(value, dict):
        raise LookupError(f"there is no field “{step}”")
    inner = with_value(value.get(step, REMOVED), rest, new)
    if isinstance(inner, Removed):
        return {key: one for key, one in value.items() if key != step}
    return {**value, step: inner}


def plain(value: Any) -> Any:
    """A copy in the types that JSON has, so that nobody else holds a part of it."""
    if isinstance(value, dict):
        return {str(key): plain(one) for key, one in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value


def same(one: Any, other: Any) -> bool:
    """Whether two values are written alike: 1, 1.0 and true are three different things."""
    if type(one) is not type(other):
        return False
    if isinstance(one, dict):
        return list(one) == list(other) and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list):
        return len(one) == len(other) and all(map(same, one, other))
    return bool(one == other)
