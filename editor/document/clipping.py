"""Items on their way between packs, with their pictures and comments."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pydantic import BaseModel
from pydantic_core import from_json

from desktop.games.catalogue import content_kind
from desktop.kernel.content import Part
from desktop.kernel.packs import LARGEST_MEMBER
from desktop.kernel.pictures import FOLDER, picture_fault
from editor.document import notes
from editor.document.document import Document
from editor.document.naming import free_id

MIME = "application/x-starshelf-items"
_FORMAT = 1
ENDINGS = ("png", "jpg")


class NotPasted(ValueError):
    """Why something on the clipboard cannot be pasted here, as a sentence."""


@dataclass(frozen=True, slots=True)
class Clip:
    """One item."""

    value: dict[str, Any]
    note: str = ""
    picture: bytes = b""
    ending: str = ""


def clips_of(document: Document, part: str, uids: Iterable[int]) -> list[Clip]:
    key = _part(document.game, part).key
    found = []
    for uid in uids:
        value = document.value(uid)
        name = str(value.get(key, ""))
        ending = next((one for one in ENDINGS if picture_name(part, name, one) in document.draft.files), "")
        picture = document.draft.files[picture_name(part, name, ending)] if ending else b""
        found.append(Clip(value, notes.note(document, part, name), picture, ending))
    return found


def picture_name(part: str, item: str, ending: str) -> str:
    """Where a pack keeps the picture of an item."""
    return f"{FOLDER}{part}/{item}.{ending}"


def clip_text(game: str, part: str, clips: Iterable[Clip]) -> str:
    """Items as text that another window of the editor can read."""
    items = [
        {
            "value": clip.value,
            "note": clip.note,
            "picture": base64.b64encode(clip.picture).decode(),
            "ending": clip.ending,
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
    value, ending = item["value"], str(item.get("ending", ""))
    if not isinstance(value, dict):
        raise TypeError("an item is an object")
    picture = base64.b64decode(str(item.get("picture", "")), validate=True)
    if ending not in ENDINGS or len(picture) > LARGEST_MEMBER or picture_fault(picture):
        picture, ending = b"", ""
    return Clip(value, str(item.get("note", "")), picture, ending)


def paste(document: Document, part: str, clips: Iterable[Clip], index: int | None, text: str) -> list[int]:
    """Put items into a pack, as one step; ids that are taken get a number. Gives the uids."""
    key = _part(document.game, part).key
    with document.gesture(text):
        if part not in document.draft.parts:
            document.add_part(part, "add", [], text)
        taken = {str(row.value.get(key)) for row in document.rows(part)}
        fresh: list[dict[str, Any]] = []
        for clip in clips:
            value = clip.value
            if isinstance(value.get(key), str):
                name = free_id(value[key], taken)
                taken.add(name)
                value = {**value, key: name}
                if clip.picture:
                    document.set_file(picture_name(part, name, clip.ending), clip.picture, text)
                if clip.note:
                    notes.set_note(document, part, name, clip.note, text)
            fresh.append(value)
        where = len(document.rows(part)) if index is None else index
        return document.insert_rows(part, where, fresh, text)


def remove(document: Document, part: str, uids: Iterable[int], text: str) -> None:
    """Take items away with their pictures and comments, as one step."""
    uids = list(uids)
    key = _part(document.game, part).key
    with document.gesture(text):
        for uid in uids:
            name = str(document.value(uid).get(key, ""))
            for ending in ENDINGS:
                if picture_name(part, name, ending) in document.draft.files:
                    document.set_file(picture_name(part, name, ending), None, text)
            if notes.note(document, part, name):
                notes.set_note(document, part, name, "", text)
        document.remove_rows(part, uids, text)


def _part(game: str, part: str) -> Part:
    found = content_kind(game).part(part)
    return found if found is not None else Part(part, BaseModel, many=True)
