"""Which field of an item the words belong to that have no room on a card."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from editor.previews.pieces import Overflow


def placed(found: Sequence[Overflow], raw: Any) -> list[Overflow]:
    """What has no room, each with the path of its field where one field of the item holds the words."""
    texts = list(_texts(raw, ""))
    return [replace(one, field=_field(one.words, texts)) if not one.field else one for one in found]


def _texts(value: Any, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, str):
        yield path, _plain(value)
    elif isinstance(value, dict | list):
        for step, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from _texts(inner, f"{path}.{step}" if path else str(step))


def _plain(words: str) -> str:
    return " ".join(words.split()).casefold()


def _field(words: str, texts: Sequence[tuple[str, str]]) -> str:
    """The field that ends with the words, or is part of them: the last line of a long text, or a title within one."""
    wanted = _plain(words)
    for path, text in texts:
        if text and wanted and text.endswith(wanted):
            return path
    within = [(len(text), path) for path, text in texts if len(text) > 3 and text in wanted]
    return max(within)[1] if within else ""
