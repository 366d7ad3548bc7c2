"""Where in a pack one is: a part, an item of it, and perhaps a thing within the item that has a page of its own."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from editor.document.document import Document
from editor.document.draft import FieldPath, value_at
from editor.game_words import children_of, kind_title, part_words

MOST_SHOWN = 120
"""Letters of a name that anybody looks at; measuring 100,000 would take longer than painting."""


@dataclass(frozen=True, slots=True)
class Place:
    """``uid`` 0 is the pack itself: its title, author and what is told of it."""

    part: str = ""
    uid: int = 0
    within: FieldPath = ()


PACK = Place()


def title_of(document: Document, place: Place) -> str:
    """What the tree and the tabs call it."""
    if not place.part:
        return str(document.draft.info["title"])
    if not place.uid:
        return part_words(document.game, place.part).many
    value = value_at(document.value(place.uid), place.within)
    named = _named(value)
    if place.within:
        number = int(place.within[-1]) + 1
        return f"{number} {named}" if named else str(number)
    return named or part_words(document.game, place.part).one


def subtitle_of(document: Document, place: Place) -> str:
    """The kind of an item, or its id."""
    value = document.value(place.uid)
    if place.within or not isinstance(value, dict):
        return ""
    kind = value.get("kind")
    words = [kind_title(document.game, kind, place.part)] if isinstance(kind, str) else []
    count = value.get("count", value.get("copies", 1))
    if isinstance(count, int) and count != 1:
        words.append(f"× {count}")
    return "  ".join(words)


def item_key(value: Any) -> str:
    """The id of an item, under which checks and notes know it; empty where it has none."""
    found = value.get("id") if isinstance(value, dict) else None
    return found if isinstance(found, str) else ""


def inner_places(document: Document, part: str, uid: int) -> list[Place]:
    """The things within an item that have a page of their own."""
    field = children_of(document.game, part)
    inner = document.value(uid, [field]) if field else None
    return [Place(part, uid, (field, number)) for number in range(len(inner))] if isinstance(inner, list) else []


def _named(value: Any) -> str:
    if not isinstance(value, dict):
        return ""
    for field in ("title", "name", "id"):
        if isinstance(found := value.get(field), str) and found.strip():
            return found[:MOST_SHOWN]
    for side in ("side_1", "side_2"):
        if isinstance(inner := value.get(side), dict) and isinstance(found := inner.get("title"), str) and found:
            return found[:MOST_SHOWN]
    return ""


def number_within(place: Place) -> int | None:
    """Which of the things within an item is meant, counted from 0; None for all of them."""
    return int(place.within[1]) if len(place.within) > 1 else None
