"""Half-finished items made whole for the eye: what is wrong keeps its last good value, and the fault is told."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Any

from pydantic import ValidationError

from desktop.kernel.content import Part
from desktop.kernel.faults import Fault, faults_of

_NAMES = ("title", "name", "full_name")
_STORIES = ("flavour", "story", "note")


@dataclass(frozen=True, slots=True)
class Mended:
    """An item that can be shown."""

    model: Any
    """None when nothing can be made of it."""
    raw: Any
    """What the model was made of: the draft with last good values in place of bad ones."""
    faults: tuple[Fault, ...] = ()


def mend(part: Part, raw: Any, good: Any) -> Mended:
    """The item, or the item with values of ``good`` (raw data that are right in form) in place of its bad ones."""
    found, faults = _read(part, raw)
    if found is not None:
        return Mended(found, raw)
    patched = deepcopy(raw)
    wrong = faults
    for spare in range(8):
        for fault in wrong:
            patched = _taken(patched, good, _path(fault.field), spare)
        found, wrong = _read(part, patched)
        if found is not None:
            return Mended(found, patched, faults)
    found, _ = _read(part, good)
    return Mended(found, good, faults)


def blank(part: Part, base: Any, raw: Any) -> Any:
    """Something right in form for an item that has never been so: an item of the base content of the same kind,
    without its names and stories."""
    items = base if part.many else [base]
    if not items:
        return {part.key: "new", "title": "…"}
    wanted = raw.get("kind") if isinstance(raw, dict) else None
    like = next((item for item in items if item.get("kind") == wanted), items[0])
    bare = {name: "…" if name in (*_NAMES, *_STORIES) else _untold(inner) for name, inner in like.items()}
    return bare if _read(part, bare)[0] is not None else like


def _untold(value: Any) -> Any:
    """A value without the stories in it."""
    if isinstance(value, dict):
        return {name: "…" if name in _STORIES else _untold(inner) for name, inner in value.items()}
    return [_untold(inner) for inner in value] if isinstance(value, list) else value


def _read(part: Part, raw: Any) -> tuple[Any, tuple[Fault, ...]]:
    try:
        read = part.model.model_validate(raw)
    except ValidationError as error:
        return None, _deepest(faults_of(error, raw, ""))
    return getattr(read, "root", read), ()


def _deepest(faults: Sequence[Fault]) -> tuple[Fault, ...]:
    """A list with a bad item is told to be too short as well: only the item is at fault."""
    fields = [fault.field for fault in faults]
    return tuple(
        fault
        for fault in faults
        if not any(field.startswith(fault.field + "." * bool(fault.field)) for field in fields if field != fault.field)
    )


def _path(field: str) -> list[str | int]:
    return [int(step) if step.isdigit() else step for step in field.split(".") if step]


_NOTHING = object()


def _at(value: Any, path: Sequence[str | int]) -> Any:
    for step in path:
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            return _NOTHING
    return value


def _taken(raw: Any, good: Any, path: list[str | int], spare: int) -> Any:
    """``raw`` with the part at a path as it is in ``good``; ``spare`` goes so many steps further up."""
    path = path[: max(0, len(path) - spare)]
    while path and _at(good, path) is _NOTHING:
        above = _at(raw, path[:-1])
        if isinstance(above, dict) and spare == 0 and path[-1] in above:
            del above[path[-1]]  # a field that nobody knows
            return raw
        path.pop()
    if not path:
        return deepcopy(good)
    holder: Any = _at(raw, path[:-1])
    fits = isinstance(holder, dict) or (
        isinstance(holder, list) and isinstance(path[-1], int) and path[-1] < len(holder)
    )
    if fits:
        holder[path[-1]] = deepcopy(_at(good, path))
        return raw
    return _taken(raw, good, path[:-1], 0)
