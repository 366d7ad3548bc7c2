"""What a pack holds, told before anything of it is used."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from pydantic_core import from_json

from desktop.kernel.compose import compose
from desktop.kernel.content import ContentKind
from desktop.kernel.errors import ContentProblem
from desktop.kernel.faults import Fault
from desktop.kernel.packs import Pack
from desktop.kernel.pictures import Illustrated, pictures_in


@dataclass(frozen=True, slots=True)
class Holding:
    """What a pack does to one part of a game's content."""

    part: str
    mode: str
    """``add`` or ``replace``."""
    items: int | None
    """How many it brings; None where the part is a single thing."""


@dataclass(frozen=True, slots=True)
class Inside:
    """A pack laid on the base content of its game."""

    holdings: tuple[Holding, ...]
    pictures: int
    faults: tuple[Fault, ...]
    """What is left out of it, and why."""
    playable: bool
    """Whether a game can be played with what is left."""


def look_inside(kind: ContentKind[Any], pack: Pack, values: dict[str, Any] | None = None) -> Inside:
    """What is in a pack for this game, and what of it is of no use. ``values`` takes the place of the base content."""
    try:
        faults, playable = compose(kind, [pack], values).faults, True
    except ContentProblem as problem:
        faults, playable = problem.faults, False
    return Inside(tuple(_holdings(kind, pack)), _pictures(kind, pack, faults), tuple(faults), playable)


def _pictures(kind: ContentKind[Any], pack: Pack, faults: Sequence[Fault]) -> int:
    """How many pictures cards will bear."""
    if not issubclass(kind.model, Illustrated):
        return 0
    bad = {fault.file for fault in faults}
    return sum(f"{pack.path.name}/{name}" not in bad for name, _, _ in pictures_in(pack.files))


def _holdings(kind: ContentKind[Any], pack: Pack) -> Iterator[Holding]:
    for listed in pack.info.parts:
        part = kind.part(listed.part)
        if part is None:
            continue
        items = _count(pack.files[listed.file]) if part.many else None
        if items != 0 or listed.mode == "replace":  # a list that is still empty brings nothing
            yield Holding(part.name, listed.mode, items)


def _count(data: bytes) -> int:
    try:
        raw = from_json(data)
    except ValueError:
        return 0
    return len(raw) if isinstance(raw, list) else 0
