"""Documents to look at: the base game's own content, taken over by a pack."""

from __future__ import annotations

from itertools import count

from desktop.games.catalogue import content_kind
from desktop.kernel.content import base_values
from editor.document.document import Document
from editor.document.draft import Draft, DraftPart, Row

INFO = {"id": "mine", "title": "Mine", "version": "1", "author": "Me"}


def document_of(game: str) -> Document:
    """Every part of a game, to be edited."""
    kind, uids = content_kind(game), count(1)
    values = base_values(kind)
    parts = {}
    for part in kind.parts:
        items = values[part.name] if part.many else [values[part.name]]
        rows = [Row(next(uids), item) for item in items]
        parts[part.name] = DraftPart(part.name, "replace", part.many, rows, f"{part.name}.json")
    return Document(Draft({**INFO, "game": game}, parts))
