"""The manifest of a pack, ``pack.json``: what the pack is, who made it, and what its files do."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from desktop.kernel.faults import faults_of

MANIFEST = "pack.json"
PACK_FORMAT = 2

_TURNS_WRITING = {chr(code) for code in (*range(0x202A, 0x202F), *range(0x2066, 0x206A))}
"""Signs that reverse the writing after them, so that a name reads as another one."""


def _plain(text: str) -> str:
    """Refuse what would break a line or disguise a name; letters of every script and emoji are fine."""
    for sign in text:
        if sign in _TURNS_WRITING or (unicodedata.category(sign) in ("Cc", "Zl", "Zp")):
            raise ValueError("signs that cannot be seen, such as line breaks, are not allowed here")
    return text


def _prose(text: str) -> str:
    _plain(text.replace("\n", " "))
    return text


def _words(text: str) -> str:
    if not text.strip():
        raise ValueError("a name that can be read was expected")
    return _plain(text)


Name = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(_words)]


class PackPart(BaseModel):
    """One file of a pack and what it does to a part of the base content."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    file: Annotated[str, Field(min_length=1, max_length=200, pattern=r"\.json$")]
    part: Name
    mode: Literal["add", "replace"]


class PackInfo(BaseModel):
    """The manifest, in the form that this version writes."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    format: Literal[2] = 2
    id: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9_-]{0,63}$")]
    title: Name
    version: Annotated[str, Field(min_length=1, max_length=20), AfterValidator(_words)]
    author: Annotated[str, Field(max_length=100), AfterValidator(_plain)]
    game: Name
    parts: Annotated[tuple[PackPart, ...], Field(min_length=1, max_length=50)]
    description: Annotated[str, Field(max_length=2000), AfterValidator(_prose)] = ""
    """What a person reads before installing it."""
    licence: Annotated[str, Field(max_length=100), AfterValidator(_plain)] = ""
    """On which terms it may be handed on, such as "CC BY 4.0"."""
    made_with: Annotated[str, Field(max_length=60), AfterValidator(_plain)] = ""
    """The program and version that wrote it."""


def manifest_fault(raw: Any) -> str:
    """What is wrong with a manifest of today's format, as a sentence without its full stop; empty when nothing is."""
    try:
        PackInfo.model_validate(raw)
    except ValidationError as error:
        return str(faults_of(error, raw, MANIFEST)[0].sentence).rstrip(".")
    return ""


def upgraded(raw: Any) -> Any:
    """A manifest of an older format as one of today's; anything else as it is.

    Only memory is changed: the file that it was read from stays.
    """
    while isinstance(raw, dict) and (step := _UPGRADES.get(_format(raw))):
        raw = step(raw)
    return raw


def _format(raw: dict[str, Any]) -> int:
    found = raw.get("format")
    return found if type(found) is int else 0


def _from_1(raw: dict[str, Any]) -> dict[str, Any]:
    """Format 2 brought ``description``, ``licence`` and ``made_with``, all of which may be left out."""
    return {**raw, "format": 2}


_UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: _from_1}
"""Per format version the step to the next."""
