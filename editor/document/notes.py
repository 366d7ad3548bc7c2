"""Comments on items and on the pack, kept in its ``notes.json`` as ``{part: {item id: text}}``; the pack's own under
an empty part and id."""

from __future__ import annotations

from typing import Any

from pydantic_core import from_json

from editor.document.document import Document
from editor.document.draft import json_bytes

FILE = "notes.json"


def all_notes(document: Document) -> dict[str, dict[str, str]]:
    """What there is. Anything that is no note is left out."""
    try:
        raw = from_json(document.draft.files.get(FILE, b"{}"))
    except ValueError:
        return {}
    return {
        part: {item: text for item, text in items.items() if isinstance(text, str)}
        for part, items in (raw.items() if isinstance(raw, dict) else ())
        if isinstance(items, dict)
    }


def note(document: Document, part: str, item: str) -> str:
    return all_notes(document).get(part, {}).get(item, "")


def set_note(document: Document, part: str, item: str, words: str, text: str, *, merge: bool = False) -> None:
    """Write a comment; an empty one goes away."""
    notes: dict[str, Any] = all_notes(document)
    items = dict(notes.get(part, {}))
    if words:
        items[item] = words
    else:
        items.pop(item, None)
    notes[part] = items
    notes = {name: found for name, found in notes.items() if found}
    document.set_file(FILE, json_bytes(notes) if notes else None, text, merge)
