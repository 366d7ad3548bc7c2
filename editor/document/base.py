"""What a game has of its own, beside what a pack brings to it."""

from __future__ import annotations

from functools import cache
from typing import Any

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from editor.document.document import Document


@cache
def base_of(game: str) -> dict[str, Any]:
    """The raw values of a game by part, read once; like those of a draft, they are never changed in place."""
    return base_values(content_kind(game))


def part_values(document: Document, part: str) -> list[Any]:
    """The raw items of a part as a game would have them: the pack's, and the game's own where it adds to them."""
    own = [row.value for row in document.rows(part)]
    brought = document.draft.parts.get(part)
    base = base_of(document.game).get(part, [])
    if brought is not None and (brought.mode == "replace" or not isinstance(base, list)):
        return own
    return [*own, *(base if isinstance(base, list) else [base])]
