"""What the editor calls the parts, kinds and fields of each game's content.

The words are data (``resources/editor/<game>.json``), so that a model needs no knowledge of screens, and a field that
nobody has described yet still gets a readable name.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from pydantic_core import from_json
from PySide6.QtCore import QCoreApplication


@dataclass(frozen=True, slots=True)
class PartWords:
    many: str
    """Such as "Cargo cards"."""
    one: str
    """Such as "Cargo card"."""
    icon: str
    hint: str = ""
    children: str = ""
    """The field of an item whose values have pages of their own."""


@dataclass(frozen=True, slots=True)
class FieldWords:
    label: str
    help: str = ""
    unit: str = ""
    story: bool = False
    """A text of several lines."""
    ref: str = ""
    """What it names: one of the sources of ``editor.forms.references``."""


@dataclass(frozen=True, slots=True)
class Template:
    """What a new pack may begin with."""

    title: str
    hint: str
    parts: tuple[tuple[str, str, str], ...]
    """Part, mode, and what is in it: "empty", "first" (an example) or "base" (a copy of all)."""


def templates(game: str) -> list[Template]:
    return [
        Template(_tr(raw["title"]), _tr(raw["hint"]), tuple((part, mode, how) for part, mode, how in raw["parts"]))
        for raw in _words(game)["templates"]
    ]


@cache
def part_words(game: str, part: str) -> PartWords:
    found = _words(game)["parts"].get(part)
    if not found:
        return PartWords(spoken(part), spoken(part), "card")
    return PartWords(**{**found, **{name: _tr(found[name]) for name in ("many", "one", "hint") if name in found}})


def children_of(game: str, part: str) -> str:
    return part_words(game, part).children


def kind_title(game: str, kind: str, model: str = "") -> str:
    """What one kind of a union is called, such as "Planet card". The same kind may have another name in a model."""
    kinds = _words(game)["kinds"]
    found = kinds.get(f"{model}:{kind}") or kinds.get(kind)
    return _tr(found) if found else spoken(kind)


def value_title(game: str, value: str) -> str:
    """One of the values a field may have, as people say it."""
    found = _words(game)["values"].get(value)
    return _tr(found) if found else spoken(value)


@cache
def field_words(game: str, model: str, field: str) -> FieldWords:
    """The words for a field of a model: its own, else those for every field of that name."""
    known = _words(game)["fields"]
    found = {**known.get(field, {}), **known.get(f"{model}.{field}", {})}
    told = {name: _tr(found[name]) for name in ("label", "help", "unit") if name in found}
    return FieldWords(**{"label": spoken(field), **found, **told})


def field_path_title(game: str, path: str) -> str:
    """A path such as ``steps.0.check`` as people read it: "Steps 1, check"."""
    words: list[str] = []
    for step in path.split(".") if path else []:
        if step.isdigit() and words:
            words[-1] += f" {int(step) + 1}"
        else:
            words.append(field_words(game, "", step).label)
    return ", ".join([*words[:1], *(word[:1].lower() + word[1:] for word in words[1:])])


def _tr(text: str) -> str:
    return QCoreApplication.translate("GameWords", text)


def spoken(name: str) -> str:
    """A name of the data as words: ``pick_up`` becomes "Pick up"."""
    return name.replace("_", " ").strip().capitalize()


@cache
def _words(game: str) -> dict[str, Any]:
    found = files("resources").joinpath("editor", f"{game}.json")
    raw = from_json(found.read_bytes()) if found.is_file() else {}
    return {"templates": [], "parts": {}, "kinds": {}, "values": {}, "fields": {}} | raw
