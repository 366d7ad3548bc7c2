"""Another id for an item: everything in the pack that names it follows, and so do its picture and its comment."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.games.catalogue import content_kind
from editor.document import notes
from editor.document.clipping import picture_name, pictures_of
from editor.document.document import Document
from editor.document.draft import FieldPath
from editor.forms.shapes import Group, Kinds, Many, Maybe, Places, Shape, Text, shape_of
from editor.game_words import field_words

_NAMED: dict[tuple[str, str], tuple[str, ...]] = {
    ("map", "nodes"): ("nodes", "planets"),
    ("cards", ""): ("planet_cards", "life_cards"),
}
"""Per part and list within it, the kinds of references that name its things."""


def rename(document: Document, part: str, uid: int, path: FieldPath, name: str, text: str) -> None:
    """Write an id, as one step with all that follows it."""
    before = document.value(uid, path)
    if before == name:
        return
    with document.gesture(text):
        document.set_value(part, uid, path, name, text)
        if not isinstance(before, str) or not before or not name:
            return
        refs = _NAMED.get((part, str(path[0]) if len(path) > 1 else ""), ())
        if refs:
            _follow(document, refs, before, name, text)
        if len(path) == 1:
            _carry(document, part, before, name, text)


def _follow(document: Document, refs: tuple[str, ...], before: str, name: str, text: str) -> None:
    kind = content_kind(document.game)
    for part in document.draft.parts.values():
        found = kind.part(part.name)
        if found is None:
            continue
        shape = shape_of(found.model)
        edits = [
            (row.uid, path, name)
            for row in part.rows
            for path in references_in(document.game, shape, row.value, refs, before)
        ]
        document.set_values(part.name, edits, text)


def _carry(document: Document, part: str, before: str, name: str, text: str) -> None:
    if words := notes.note(document, part, before):
        notes.set_note(document, part, before, "", text)
        notes.set_note(document, part, name, words, text)
    for tail, file in pictures_of(document, part, before):
        data = document.draft.files[file]
        document.set_file(file, None, text)
        document.set_file(picture_name(part, name, tail), data, text)


def references_in(
    game: str, shape: Shape, value: Any, refs: tuple[str, ...], name: str, ref: str = ""
) -> Iterator[FieldPath]:
    """The paths of all fields in a value that name something of some kinds by this name."""
    match shape:
        case Text():
            if ref in refs and value == name:
                yield ()
        case Maybe(inner=inner):
            yield from references_in(game, inner, value, refs, name, ref)
        case Many(inner=inner) if isinstance(value, list):
            for place, one in enumerate(value):
                for path in references_in(game, inner, one, refs, name, ref):
                    yield (place, *path)
        case Places(inner=inner) if isinstance(value, list):
            for place, (one, kind) in enumerate(zip(value, inner, strict=False)):
                for path in references_in(game, kind, one, refs, name, ref):
                    yield (place, *path)
        case Group() if isinstance(value, dict):
            for field in shape.fields:
                if field.name in value:
                    own = field_words(game, shape.name, field.name).ref
                    for path in references_in(game, field.shape, value[field.name], refs, name, own):
                        yield (field.name, *path)
        case Kinds() if isinstance(value, dict):
            if (group := shape.group(value.get(shape.by))) is not None:
                yield from references_in(game, group, value, refs, name)
