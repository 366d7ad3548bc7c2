"""The content a game is played with: its parts, how they are read, and the hash it is known by."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from importlib.resources import files
from typing import Any, Generic, TypeVar

from pydantic import BaseModel, RootModel, ValidationError
from pydantic_core import from_json

from desktop.kernel.errors import ContentProblem
from desktop.kernel.faults import Doubt, Fault, faults_of

M = TypeVar("M", bound=BaseModel)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a game's content: a JSON file of the base content, which packs may replace or add to."""

    name: str
    """Names the file (without ``.json``) and the field of the content."""
    model: type[BaseModel]
    """Of the file, or of each of its items."""
    many: bool = False
    """Whether the file is a list of items, so that packs may add some."""
    key: str = "id"
    """The field by which items are told apart."""
    counted: bool = False
    """Whether the game needs just so many items: where a bad one of a pack is missed, that of the base content with the
    same key takes its place, so that the rest of the pack can be used."""

    def read(self, data: bytes) -> Any:
        """The file, or an item of it, as its model. Raises pydantic.ValidationError.

        What comes as another JSON type than the one asked for is refused: 5 is not "5", and 1 is not true. So the
        reader says the same as the JSON Schemas.
        """
        read = self.model.model_validate_json(data, strict=True)
        return read.root if isinstance(read, RootModel) else read


@dataclass(frozen=True, slots=True)
class ContentKind(Generic[M]):
    """What the content of one game is made of."""

    game: str
    model: type[M]
    """The whole content: one field a part; or the only part itself."""
    parts: tuple[Part, ...]
    loose: type[BaseModel] | None = None
    """All parts, each right in form, whether or not they fit together; none where the model's form says everything."""
    doubts: Callable[[Any], Sequence[Doubt]] | None = None
    """What is wrong with a loose content as a whole: nothing where the model accepts it too."""
    remarks: Callable[[Any], Sequence[Doubt]] | None = None
    """What can be played and is hardly meant: names given twice, symbols nobody asks for, cards that do nothing."""

    def part(self, name: str) -> Part | None:
        return next((part for part in self.parts if part.name == name), None)

    def assemble(self, values: dict[str, Any]) -> M:
        """The content made of one raw value a part. Raises pydantic.ValidationError."""
        return self.model.model_validate(self.whole(values))

    def whole(self, values: dict[str, Any]) -> Any:
        """The raw data of the whole content."""
        return values[self.parts[0].name] if self.parts[0].model is self.model else values


@dataclass(frozen=True, slots=True)
class Content(Generic[M]):
    """Content ready to build a game from."""

    model: M
    json: str
    """Canonical: what a library or save keeps."""
    hash: str
    faults: tuple[Fault, ...] = ()
    """What was left out of packs, and why."""

    @classmethod
    def of(cls, model: M, faults: tuple[Fault, ...] = ()) -> Content[M]:
        text = canonical_json(model)
        return cls(model, text, text_hash(text), faults)


def canonical_json(content: BaseModel) -> str:
    """The one JSON text of a content: keys sorted, no spaces. It reads back into an equal content."""
    return json.dumps(
        content.model_dump(mode="json"),
        sort_keys=True,
        separators=(",", ":"),
        ensure_ascii=False,
        allow_nan=False,
    )


def text_hash(canonical: str) -> str:
    """The hash of a content given as its canonical JSON."""
    return blake2b(canonical.encode(), digest_size=16).hexdigest()


def content_hash(content: BaseModel) -> str:
    """32 hexadecimal digits that name a content: what ``Game.content_hash`` and ``State.content`` hold."""
    return text_hash(canonical_json(content))


def base_values(kind: ContentKind[M]) -> dict[str, Any]:
    """The raw base content: the game's own files, which are trusted to be JSON."""
    folder = files("resources").joinpath(kind.game)
    return {part.name: from_json(folder.joinpath(f"{part.name}.json").read_bytes()) for part in kind.parts}


def base_content(kind: ContentKind[M]) -> Content[M]:
    """A game's own content. A fault in it is a fault of the program, and raises pydantic.ValidationError."""
    return Content.of(kind.assemble(base_values(kind)))


def read_content(kind: ContentKind[M], text: str, file: str = "") -> Content[M]:
    """The content that a save or library keeps as canonical JSON. Raises ContentProblem when today's game cannot use
    it. The hash stays that of the text, also when the model has got new fields since."""
    try:
        raw = from_json(text, allow_inf_nan=False)
    except ValueError as error:
        raise ContentProblem([Fault(file, "", "", f"this is no JSON ({error})")]) from error
    try:
        return Content(kind.model.model_validate(raw), text, text_hash(text))
    except ValidationError as error:
        raise ContentProblem(faults_of(error, raw, file)) from error
