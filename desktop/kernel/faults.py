"""What is wrong in a content file, told so that its author finds the place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from desktop.kernel.words import Sentence

_LONGEST_NAME, _LONGEST_MESSAGE = 100, 300
"""Letters; what is longer comes from a file that means harm, and is cut."""


@dataclass(frozen=True, slots=True)
class Fault:
    """One fault: the file, the item in it, the field of the item, and what was expected there.

    ``item`` is empty where a file holds a single thing, ``field`` where the whole item is meant.
    """

    file: str
    item: str
    field: str
    message: str

    @property
    def sentence(self) -> Sentence:
        place = ", ".join(part for part in (self.file, self.item, self.field) if part)
        return Sentence("{place}: {message}.", {"place": place, "message": self.message})


_MESSAGES = {
    "missing": "this field is missing",
    "extra_forbidden": "there is no field of this name",
    "model_type": "an object with named fields was expected",
    "dict_type": "an object with named fields was expected",
    "string_type": "a text was expected",
    "bool_type": "true or false was expected",
    "int_type": "a whole number was expected",
    "int_from_float": "a whole number was expected",
    "list_type": "a list was expected",
    "tuple_type": "a list was expected",
    "string_too_long": "too long: {max_length} is the greatest number of letters",
    "string_too_short": "too short: {min_length} is the least number of letters",
    "too_long": "too many: {max_length} is the most, not {actual_length}",
    "too_short": "too few: {min_length} is the least, not {actual_length}",
    "union_tag_not_found": "the field {discriminator}, which says what this is, is missing",
    "union_tag_invalid": "“{tag}” is none of {expected_tags}",
    "string_pattern_mismatch": "this is not of the form {pattern}",
}
_PATTERNS = {
    r"^[a-z][a-z0-9_]{0,39}$": "small letters, digits and _ make a name, a letter first, at most 40",
    r"^[A-Z][A-Z0-9-]{0,19}$": "capital letters, digits and - make a name, a letter first, at most 20",
    r"^[a-z0-9][a-z0-9_-]{0,63}$": "small letters, digits, - and _ make a name, at most 64",
    r"\.json$": "the name of a .json file is needed",
    r"^[A-Z]$": "one capital letter is needed",
    r"^#[0-9a-f]{6}$": "a colour such as #3ec6c0 is needed",
    r"^[A-M]-([1-9]|1[0-3])$": "a square such as D-4 is needed",
}
"""What the patterns of manifests and contents ask for, said to people."""


@dataclass(frozen=True, slots=True)
class Doubt:
    """What shows only when all parts of a content are together: a name of nothing, a place out of reach."""

    part: str
    item: str
    """The item's key; empty where the part as a whole is meant."""
    field: str
    """The path through the raw data of the item, such as ``steps.0.check``; empty where the whole item is meant."""
    message: str
    rule: str = "playable"
    """What was checked, in a word: findings of one rule are alike."""

    @property
    def told(self) -> str:
        return f"{', '.join(word for word in (self.part, self.item, self.field) if word)}: {self.message}"


def ruled(rule: str, doubts: Iterable[Doubt]) -> Iterator[Doubt]:
    """The doubts, each known by the name of its rule."""
    return (replace(doubt, rule=rule) for doubt in doubts)


def faults_of(error: ValidationError, raw: Any, file: str, item: str = "") -> list[Fault]:
    """The faults that validating ``raw`` has found."""
    errors = error.errors(include_url=False, include_input=False)
    inner = {found["loc"][:depth] for found in errors for depth in range(len(found["loc"]))}
    return [
        Fault(
            file,
            item,
            shortened(field_of(found["loc"], raw), _LONGEST_NAME),
            shortened(_message(found), _LONGEST_MESSAGE),
        )
        for found in errors
        # A list is too short only because one of its items, told of already, was left out.
        if not (found["type"] == "too_short" and found["loc"] in inner)
    ]


def field_of(location: Sequence[int | str], raw: Any) -> str:
    """The path through the raw data, such as ``effects.0.gain``, without the tags that pydantic adds for unions."""
    path: list[str] = []
    here = raw
    for number, step in enumerate(location):
        last = number == len(location) - 1
        if isinstance(here, list) and isinstance(step, int):
            here = here[step] if 0 <= step < len(here) else None
        elif isinstance(here, dict) and step in here:
            here = here[step]
        elif not (last and isinstance(here, dict)) or here.get("kind") == step:
            continue  # a tag: the data have no such step, and it is not the name of a missing field either
        path.append(str(step))
    return ".".join(path)


def _message(found: ErrorDetails) -> str:
    context = found.get("ctx", {})
    if (told := _PATTERNS.get(context.get("pattern", "")) or _MESSAGES.get(found["type"])) is not None:
        return told.format_map(context)
    return found["msg"].removeprefix("Value error, ").removeprefix("Input ").rstrip(".")


def shortened(text: str, most: int = _LONGEST_NAME) -> str:
    """A text of at most so many letters, with a sign where it was cut."""
    return text if len(text) <= most else text[: most - 1] + "…"


def same_titles(part: str, items: Iterable[tuple[str, str]]) -> Iterator[Doubt]:
    """A remark on each item of a part, given as (key, title), that is called like an earlier one."""
    first: dict[str, str] = {}
    for key, title in items:
        called = title.strip().casefold()
        if called in first:
            yield Doubt(part, key, "title", f"“{title}” is also the title of {first[called]}", "same-title")
        else:
            first[called] = key
