"""Items on their way between packs, with their pictures and comments."""

from __future__ import annotations

import base64
import binascii
import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel
from pydantic_core import from_json

from desktop.games.catalogue import content_kind
from desktop.kernel.content import Part
from desktop.kernel.packs import LARGEST_MEMBER
from desktop.kernel.pictures import ENDINGS, FOLDER, picture_fault
from editor.document import notes
from editor.document.base import part_values
from editor.document.document import Document
from editor.document.naming import free_id
from editor.game_words import children_of

MIME = "application/x-starshelf-items"
_FORMAT = 1
_CARD = r"(-\d{1,2})?"
"""Which of the cards in an item a picture is for."""
_ENDING = f"({'|'.join(map(re.escape, ENDINGS))})"
_TAIL = re.compile(_CARD + _ENDING, re.IGNORECASE)


class NotPasted(ValueError):
    """Why something on the clipboard cannot be pasted here, as a sentence."""


@dataclass(frozen=True, slots=True)
class Clip:
    """One item."""

    value: dict[str, Any]
    note: str = ""
    pictures: tuple[tuple[str, bytes], ...] = ()
    """What follows the id in the names of its pictures, such as ``.png`` or ``-3.jpg``, and what they hold."""


def clips_of(document: Document, part: str, uids: Iterable[int]) -> list[Clip]:
    key = _part(document.game, part).key
    found = []
    for uid in uids:
        value = document.value(uid)
        name = str(value.get(key, ""))
        pictures = tuple((tail, document.draft.files[file]) for tail, file in pictures_of(document, part, name))
        found.append(Clip(value, notes.note(document, part, name), pictures))
    return found


def picture_name(part: str, item: str, tail: str) -> str:
    """Where a pack keeps the picture of an item; ``tail`` is what follows the id, such as ``.png`` or ``-3.jpg``."""
    return f"{FOLDER}{part}/{item}{tail}"


def pictures_of(document: Document, part: str, item: str) -> list[tuple[str, str]]:
    """The pictures of an item and of the cards in it: what follows the id in their names, and the names."""
    if not item:
        return []
    tail = (_CARD if children_of(document.game, part) else "") + _ENDING
    known = re.compile(f"{re.escape(picture_name(part, item, ''))}(?P<tail>{tail})", re.IGNORECASE)
    return [(found["tail"], name) for name in document.draft.files if (found := known.fullmatch(name))]


def clip_text(game: str, part: str, clips: Iterable[Clip]) -> str:
    """Items as text that another window of the editor can read."""
    items = [
        {
            "value": clip.value,
            "note": clip.note,
            "pictures": {tail: base64.b64encode(data).decode() for tail, data in clip.pictures},
        }
        for clip in clips
    ]
    return json.dumps({"starshelf": _FORMAT, "game": game, "part": part, "items": items}, ensure_ascii=False)


def read_clips(text: str, game: str) -> tuple[str, list[Clip]]:
    """The part and items in a text. Raises NotPasted."""
    try:
        raw = from_json(text.encode(errors="replace"), allow_inf_nan=False)
        if raw["starshelf"] != _FORMAT:
            raise NotPasted("What was copied comes from another version of the editor.")
        other, part = str(raw["game"]), str(raw["part"])
        clips = [_clip(item) for item in raw["items"]]
    except NotPasted:
        raise
    except (ValueError, KeyError, TypeError, binascii.Error) as error:
        raise NotPasted("There are no items of a pack on the clipboard.") from error
    if other != game:
        raise NotPasted("What was copied belongs to another game.")
    if (found := content_kind(game).part(part)) is None or not found.many:
        raise NotPasted("What was copied cannot be added to this pack.")
    return part, clips


def _clip(item: dict[str, Any]) -> Clip:
    value, raw = item["value"], item.get("pictures", {})
    if not isinstance(value, dict) or not isinstance(raw, dict):
        raise TypeError("an item is an object")
    pictures = [
        (tail, base64.b64decode(str(data), validate=True)) for tail, data in raw.items() if _TAIL.fullmatch(tail)
    ]
    good = tuple(one for one in pictures if len(one[1]) <= LARGEST_MEMBER and not picture_fault(one[1]))
    return Clip(value, str(item.get("note", "")), good)


def paste(document: Document, part: str, clips: Iterable[Clip], index: int | None, text: str) -> list[int]:
    """Put items into a pack, as one step; ids that are taken get a number. Gives the uids."""
    key = _part(document.game, part).key
    with document.gesture(text):
        if part not in document.draft.parts:
            document.add_part(part, "add", [], text)
        taken = taken_ids(document, part)
        fresh: list[dict[str, Any]] = []
        for clip in clips:
            value = clip.value
            if isinstance(value.get(key), str):
                name = free_id(value[key], taken)
                taken.add(name)
                value = {**value, key: name}
                for tail, data in clip.pictures:
                    document.set_file(picture_name(part, name, tail), data, text)
                if clip.note:
                    notes.set_note(document, part, name, clip.note, text)
            fresh.append(value)
        where = len(document.rows(part)) if index is None else index
        return document.insert_rows(part, where, fresh, text)


def taken_ids(document: Document, part: str) -> set[str]:
    """The ids that a fresh item of a part cannot have: of the pack, and of the game where the part adds to it."""
    key = _part(document.game, part).key
    return {str(value.get(key)) for value in part_values(document, part)}


def remove(document: Document, part: str, uids: Iterable[int], text: str) -> None:
    """Take items away with their pictures and comments, as one step."""
    uids = list(uids)
    key = _part(document.game, part).key
    with document.gesture(text):
        for uid in uids:
            name = str(document.value(uid).get(key, ""))
            for _, file in pictures_of(document, part, name):
                document.set_file(file, None, text)
            if notes.note(document, part, name):
                notes.set_note(document, part, name, "", text)
        document.remove_rows(part, uids, text)


def _part(game: str, part: str) -> Part:
    found = content_kind(game).part(part)
    return found if found is not None else Part(part, BaseModel, many=True)
