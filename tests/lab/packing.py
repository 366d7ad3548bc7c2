"""Packs for tests, made in memory."""

from __future__ import annotations

import copy
import json
from pathlib import Path
from typing import Any

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from desktop.kernel.manifest import MANIFEST, PACK_FORMAT, PackInfo
from desktop.kernel.packs import Pack

CARGO = {"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5}
"""A sound cargo of Space Movers that the game has not."""


def base(game: str, part: str) -> Any:
    """The raw value of a part of a game's own content, to be changed at will."""
    return copy.deepcopy(base_values(content_kind(game))[part])


def manifest(game: str, parts: list[dict[str, str]]) -> dict[str, Any]:
    """The raw manifest of a pack that brings files to parts."""
    return {
        "format": PACK_FORMAT,
        "id": "more",
        "title": "More",
        "version": "1.0",
        "author": "Ada",
        "game": game,
        "parts": parts,
    }


def pack_of(game: str, mode: str = "add", *, files: dict[str, bytes] | None = None, **parts: Any) -> Pack:
    """A pack that brings raw values to parts; single things always replace."""
    kind = content_kind(game)
    listed = []
    for name in parts:
        part = kind.part(name)
        how = "replace" if part and not part.many else mode
        listed.append({"file": f"{name}.json", "part": name, "mode": how})
    info = manifest(game, listed)
    data = {f"{name}.json": json.dumps(value).encode() for name, value in parts.items()}
    return Pack(
        Path("more.starset"),
        PackInfo.model_validate(info),
        {MANIFEST: json.dumps(info).encode(), **data, **(files or {})},
    )
