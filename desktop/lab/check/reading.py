"""The parts of a pack, read item by item. What was read once is remembered, so that one edit costs one item."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from pydantic import BaseModel, ValidationError
from pydantic_core import from_json, to_json

from desktop.games.catalogue import content_kind
from desktop.kernel.compose import mode_fault, unknown_part
from desktop.kernel.content import ContentKind, Part, base_values
from desktop.kernel.faults import Fault, faults_of
from desktop.kernel.manifest import PackPart
from desktop.kernel.packs import Pack
from desktop.lab.check.findings import NO_ROW, Finding

REMEMBERED = 20_000
"""Items whose form is remembered: several packs of the largest size."""


@dataclass(slots=True)
class PackRow:
    """An item that a pack brings and that is right in form."""

    key: str
    row: int
    model: Any


@dataclass(slots=True)
class Brought:
    """What a pack does to one part."""

    part: Part
    file: str
    rows: list[PackRow] = field(default_factory=list)
    """The good items; one, without a key, where the part is a single thing."""
    brought: int = 0
    """All items, bad ones too."""
    replaces: bool = True

    @property
    def whole(self) -> bool:
        """Whether everything the pack brings to this part is right in form."""
        return len(self.rows) == self.brought


@dataclass(slots=True)
class Reading:
    """What a pack brings, part by part, and what is wrong with its form."""

    parts: dict[str, Brought] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)


@lru_cache(maxsize=8)
def base_models(game: str) -> dict[str, tuple[Any, ...] | Any]:
    """Per part the items of the game's own content, or the single thing. Shared: never to be changed."""
    kind = content_kind(game)
    values = base_values(kind)
    models: dict[str, tuple[Any, ...] | Any] = {}
    for part in kind.parts:
        raw = values[part.name]
        models[part.name] = tuple(part.read(to_json(item)) for item in raw) if part.many else part.read(to_json(raw))
    return models


@lru_cache(maxsize=REMEMBERED)
def _read(game: str, name: str, text: bytes) -> tuple[BaseModel | None, tuple[Fault, ...]]:
    """An item as its model, or what is wrong with it."""
    part = content_kind(game).part(name)
    assert part  # asked for by its own name
    try:
        return part.read(text), ()
    except ValidationError as error:
        return None, tuple(faults_of(error, from_json(text), ""))


def read_parts(kind: ContentKind[Any], pack: Pack) -> Reading:
    """Everything a pack brings, and the findings about its form."""
    reading = Reading()
    for listed in pack.info.parts:
        part = kind.part(listed.part)
        if part is None:
            reading.findings.append(_about(listed, "part", "manifest", unknown_part(kind, listed)))
        elif told := mode_fault(listed, part):
            reading.findings.append(_about(listed, "mode", "manifest", told))
        elif part.name in reading.parts and listed.mode == "replace":
            told = f"{reading.parts[part.name].file} brings the part “{part.name}” already"
            reading.findings.append(_about(listed, "mode", "manifest", told))
        else:
            _read_part(kind.game, part, listed, pack.files[listed.file], reading)
    return reading


def _about(listed: PackPart, where: str, rule: str, told: str) -> Finding:
    return Finding("fault", rule, listed.file, listed.part, "", where, told)


def _read_part(game: str, part: Part, listed: PackPart, data: bytes, reading: Reading) -> None:
    try:
        raw = from_json(data, allow_inf_nan=False)
    except ValueError as error:
        reading.findings.append(_about(listed, "", "json", f"this is no JSON ({error})"))
        return
    if part.many and not isinstance(raw, list):
        reading.findings.append(_about(listed, "", "form", "a list of items was expected"))
        return
    items: Sequence[Any] = raw if part.many else [raw]
    brought = reading.parts.setdefault(part.name, Brought(part, listed.file, replaces=listed.mode == "replace"))
    if part.many and not items and brought.replaces and base_models(game)[part.name]:
        told = "this file has no items, so the game's own stay in use"
        reading.findings.append(Finding("warning", "empty", listed.file, part.name, "", "", told))
    taken: dict[str, str] = {row.key: listed.file for row in brought.rows}
    if part.many and not brought.replaces:
        taken |= {str(getattr(item, part.key)): "the game's own content" for item in base_models(game)[part.name]}
    for row, item in enumerate(items):
        brought.brought += 1
        found, key = _read_item(game, brought, listed.file, row, item)
        reading.findings += found
        if key in taken:
            told = f"this is taken by another item already, in {taken[key]}"
            reading.findings.append(Finding("fault", "identity", listed.file, part.name, key, part.key, told, row))
            if not found:
                brought.rows.pop()
        elif part.many and not found:
            taken[key] = listed.file


def _read_item(game: str, brought: Brought, file: str, row: int, item: Any) -> tuple[list[Finding], str]:
    """The findings about an item, and its key. A good one joins what is brought."""
    part = brought.part
    named = item.get(part.key) if part.many and isinstance(item, dict) else None
    label = named if isinstance(named, str) else f"#{row + 1}" if part.many else ""
    model, faults = _read(game, part.name, to_json(item))
    if faults:
        place = row if part.many else NO_ROW
        found = [
            Finding("fault", "form", file, part.name, label, fault.field, fault.message, place) for fault in faults
        ]
        return found, named if isinstance(named, str) else ""
    key = label if part.many else ""
    brought.rows.append(PackRow(key, row if part.many else NO_ROW, model))
    return [], key
