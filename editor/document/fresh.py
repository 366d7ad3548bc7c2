"""New packs: empty, from a template, or as a copy of the game's own content."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

from desktop.games.catalogue import content_kind
from desktop.kernel.content import Part
from editor.document.base import base_of
from editor.document.draft import Draft, DraftPart, Row
from editor.document.naming import free_id
from editor.forms.shapes import blank, shape_of
from editor.game_words import Template


def draft_from(game: str, title: str, author: str, template: Template | None) -> Draft:
    """A draft for a game; without a template it holds each list of the game, empty.

    Raises UnknownGame."""
    kind = content_kind(game)
    base = base_of(game)
    uids = itertools.count(1)
    info = {
        "id": slug(title),
        "title": title,
        "version": "0.1",
        "author": author,
        "game": game,
        "description": "",
        "licence": "",
        "made_with": "",
    }
    parts: dict[str, DraftPart] = {}
    listed = template.parts if template else tuple((part.name, "add", "empty") for part in kind.parts if part.many)
    if not listed:  # a game of single things: what is new begins as what is there
        listed = tuple((part.name, "replace", "base") for part in kind.parts)
    for name, mode, how in listed:
        part = kind.part(name)
        if part is None:
            raise LookupError(f"{game} has no part “{name}”")
        rows = [Row(next(uids), value) for value in _values(part, base, how)]
        parts[name] = DraftPart(name, "add" if mode == "add" else "replace", part.many, rows, f"{name}.json")
    return Draft(info, parts)


def _values(part: Part, base: Mapping[str, Any], how: str) -> list[dict[str, Any]]:
    if not part.many:
        return [base[part.name]]
    if how == "base":
        return list(base[part.name])
    if how == "first":  # an example to change, or something blank where the game has none
        value = next(iter(base[part.name]), None) or blank(shape_of(part.model))
        taken = {one[part.key] for one in base[part.name]}
        return [{**value, part.key: free_id(value[part.key], taken)}]
    return []


def slug(title: str) -> str:
    """A name for the machine, made of a title."""
    plain = "".join(sign if sign.isascii() and sign.isalnum() else "-" for sign in title.lower())
    return "-".join(filter(None, plain.split("-")))[:64].strip("-") or "my-pack"
