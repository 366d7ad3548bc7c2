"""What a field may name: planets of the map, special items, cards. The pack's own come first, then the game's."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from editor.document.base import part_values
from editor.document.document import Document

Option = tuple[str, str]
"""The id, and what people read."""


def options(document: Document, ref: str) -> list[Option]:
    """What may be named, each id once."""
    named: dict[str, str] = {}
    for name, title in _SOURCES[ref](document):
        named.setdefault(name, title)
    return list(named.items())


def free(ref: str) -> bool:
    """Whether any name may be written, not only one of the options."""
    return ref == "items"


def _nodes(document: Document, kind: str = "") -> Iterator[Option]:
    for whole in part_values(document, "map"):
        nodes = whole.get("nodes") if isinstance(whole, dict) else None
        for node in nodes if isinstance(nodes, list) else []:
            named = isinstance(node, dict) and isinstance(node.get("id"), str)
            if named and kind in ("", node.get("kind", "planet")):
                yield node["id"], str(node.get("title") or node["id"])


def _items(document: Document) -> Iterator[Option]:
    for part in ("adventures", "random_objectives", "reactions"):
        for value in part_values(document, part):
            for item in _carried(value):
                yield item, item.replace("_", " ")


def _carried(value: Any) -> Iterator[str]:
    """The special items that effects and conditions of a value speak of."""
    if isinstance(value, dict):
        if value.get("kind") in ("load", "unload", "carrying") and isinstance(value.get("item"), str):
            yield value["item"]
        for inner in value.values():
            yield from _carried(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from _carried(inner)


def _cards(document: Document, kind: str) -> Iterator[Option]:
    for value in part_values(document, "cards"):
        if isinstance(value, dict) and value.get("kind") == kind and isinstance(value.get("id"), str):
            yield value["id"], str(value.get("title") or value["id"])


_SOURCES: dict[str, Callable[[Document], Iterator[Option]]] = {
    "nodes": _nodes,
    "planets": lambda document: _nodes(document, "planet"),
    "items": _items,
    "planet_cards": lambda document: _cards(document, "planet"),
    "life_cards": lambda document: _cards(document, "life"),
}
