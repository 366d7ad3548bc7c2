"""What a value of the content may look like, read off the pydantic models of a game.

Shapes know no screen. A new field or kind in a model is a new shape, and so a new control, without a line here.
"""

from __future__ import annotations

import re
import types
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin

from pydantic import BaseModel, RootModel
from pydantic.fields import FieldInfo
from pydantic_core import PydanticUndefined


@dataclass(frozen=True, slots=True)
class Text:
    least: int = 0
    most: int | None = None
    pattern: str = ""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number."""

    least: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Flag:
    """Yes or no."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Constant:
    """Always the same; nothing to edit."""

    value: Any


@dataclass(frozen=True, slots=True)
class Maybe:
    """Something, or nothing at all."""

    inner: Shape


@dataclass(frozen=True, slots=True)
class Many:
    """A list of things of one shape."""

    inner: Shape
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Places:
    """A list of a fixed length, each place with a shape of its own."""

    inner: tuple[Shape, ...]


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers by name, such as how many tokens of which resource."""

    keys: tuple[str, ...]
    value: Whole
    least: int = 0


@dataclass(frozen=True, slots=True)
class FieldShape:
    name: str
    shape: Shape
    required: bool
    default: Any = None
    """As JSON; what holds where the field is left out."""


@dataclass(frozen=True, slots=True)
class Group:
    """An object with named fields."""

    model: type[BaseModel] = field(compare=False)
    name: str
    fields: tuple[FieldShape, ...]

    def field(self, name: str) -> FieldShape | None:
        return next((one for one in self.fields if one.name == name), None)


@dataclass(frozen=True, slots=True)
class Kinds:
    """An object of one of several kinds, told apart by a field."""

    by: str
    groups: tuple[tuple[str, Group], ...]

    def group(self, kind: Any) -> Group | None:
        return next((group for name, group in self.groups if name == kind), None)


Shape: TypeAlias = Text | Whole | Flag | Choice | Constant | Maybe | Many | Places | Counts | Group | Kinds


@cache
def shape_of(model: type[BaseModel]) -> Shape:
    """The shape of a model. Raises TypeError for a type that no control exists for."""
    if issubclass(model, RootModel):
        return _field_shape(model.model_fields["root"])
    return Group(
        model,
        model.__name__,
        tuple(
            FieldShape(name, _field_shape(info), info.is_required(), _default(info))
            for name, info in model.model_fields.items()
        ),
    )


def _default(info: FieldInfo) -> Any:
    found = info.get_default(call_default_factory=True, validated_data={})
    return None if found is PydanticUndefined else _as_json(found)


def _as_json(value: Any) -> Any:
    if isinstance(value, (tuple, list)):
        return [_as_json(one) for one in value]
    return value.model_dump(mode="json") if isinstance(value, BaseModel) else value


def _field_shape(info: FieldInfo) -> Shape:
    bounds = list(info.metadata)
    if isinstance(info.discriminator, str):
        return _kinds(info.annotation, info.discriminator)
    return _shape(info.annotation, bounds)


def _shape(annotation: Any, bounds: Sequence[Any] = ()) -> Shape:
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        return _annotated(arguments[0], arguments[1:], bounds)
    if origin in (Union, types.UnionType):
        return _union(arguments, bounds)
    if origin is Literal:
        return _literal(arguments)
    if origin is tuple:
        return _tuple(arguments, bounds)
    if origin is dict:
        keys, value = _shape(arguments[0]), _shape(arguments[1])
        if isinstance(keys, Choice) and isinstance(value, Whole):
            return Counts(keys.options, value, _bound(bounds, "min_length") or 0)
    if isinstance(annotation, type):
        return _plain(annotation, bounds)
    raise TypeError(f"there is no control for {annotation}")


def _annotated(inner: Any, notes: Sequence[Any], bounds: Sequence[Any]) -> Shape:
    found = list(bounds)
    for note in notes:
        if isinstance(note, FieldInfo):
            if isinstance(note.discriminator, str):
                return _kinds(inner, note.discriminator)
            found += note.metadata
        else:
            found.append(note)
    return _shape(inner, found)


def _union(arguments: Sequence[Any], bounds: Sequence[Any]) -> Shape:
    some = [one for one in arguments if one is not type(None)]
    if len(some) == 1:
        inner = _shape(some[0], bounds)
    else:
        shapes = [_shape(one) for one in some]
        words: list[str] = []
        for shape in shapes:
            if isinstance(shape, Choice):
                words += shape.options
            elif isinstance(shape, Constant) and isinstance(shape.value, str):
                words.append(shape.value)
            else:
                raise TypeError("a union needs a field that tells its kinds apart")
        inner = Choice(tuple(dict.fromkeys(words)))
    return inner if len(some) == len(arguments) else Maybe(inner)


def _literal(values: Sequence[Any]) -> Shape:
    if len(values) == 1:
        return Constant(values[0])
    return Choice(tuple(str(value) for value in values))


def _tuple(arguments: Sequence[Any], bounds: Sequence[Any]) -> Shape:
    if len(arguments) == 2 and arguments[1] is Ellipsis:
        least, most = _bound(bounds, "min_length"), _bound(bounds, "max_length")
        return Many(_shape(arguments[0]), least or 0, most)
    return Places(tuple(_shape(one) for one in arguments))


def _plain(kind: type, bounds: Sequence[Any]) -> Shape:
    if issubclass(kind, BaseModel):
        return shape_of(kind)
    if kind is bool:
        return Flag()
    if kind is int:
        return Whole(_bound(bounds, "ge"), _bound(bounds, "le"))
    if kind is str:
        pattern = next((str(found) for note in bounds if (found := getattr(note, "pattern", None))), "")
        return Text(_bound(bounds, "min_length") or 0, _bound(bounds, "max_length"), pattern)
    raise TypeError(f"there is no control for {kind}")


def _bound(notes: Sequence[Any], name: str) -> int | None:
    """The last bound of a name: the outer of two annotations wins, as in pydantic."""
    found = [value for note in notes if isinstance(value := getattr(note, name, None), int)]
    return found[-1] if found else None


def _kinds(annotation: Any, by: str) -> Kinds:
    groups: list[tuple[str, Group]] = []
    for model in _members(annotation):
        group = shape_of(model)
        assert isinstance(group, Group)
        kind = group.field(by)
        assert kind is not None
        assert isinstance(kind.shape, Constant)
        groups.append((kind.shape.value, group))
    return Kinds(by, tuple(groups))


def _members(annotation: Any) -> list[type[BaseModel]]:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _members(get_args(annotation)[0])
    if origin in (Union, types.UnionType):
        return [model for one in get_args(annotation) for model in _members(one)]
    return [annotation]


# ---- values of a shape -------------------------------------------------------------------------------------------


def blank(shape: Shape) -> Any:
    """A value to begin with: the least that the shape asks for. Texts that must not be empty say what they are."""
    match shape:
        case Text(least=least, pattern=pattern):
            return _blank_text(least, pattern)
        case Whole(least=least, most=most):
            low = least if least is not None else 0
            return low if least is not None or most is None or most >= 0 else most
        case Flag():
            return False
        case Choice(options=options):
            return options[0]
        case Constant(value=value):
            return value
        case Maybe():
            return None
        case Many(inner=inner, least=least):
            return [blank(inner) for _ in range(least)]
        case Places(inner=inner):
            return [blank(one) for one in inner]
        case Counts(keys=keys, value=value, least=least):
            return {key: blank(value) for key in keys[:least]}
        case Group(fields=fields):
            return {one.name: blank(one.shape) for one in fields if one.required}
        case Kinds(groups=groups):
            return blank(groups[0][1])


_EXAMPLES = ("new", "New", "A", "NEW-1", "#3ec6c0", "A-1", "")


def _blank_text(least: int, pattern: str) -> str:
    if pattern:
        return next((text for text in _EXAMPLES if re.search(pattern, text) and len(text) >= least), "")
    return "New"[: max(least, 3)] if least else ""


def shape_at(shape: Shape, value: Any, path: Sequence[str | int]) -> Shape | None:
    """The shape of what lies at the end of a path in a value; None where no such thing can be."""
    here: Shape | None = shape
    for step in path:
        while isinstance(here, Maybe):
            here = here.inner
        match here:
            case Group():
                found = here.field(str(step))
                here = found.shape if found else None
            case Kinds():
                group = here.group(value.get(here.by) if isinstance(value, dict) else None)
                found = group.field(str(step)) if group else None
                here = found.shape if found else None
            case Many():
                here = here.inner
            case Places() if isinstance(step, int) and step < len(here.inner):
                here = here.inner[step]
            case Counts():
                here = here.value
            case _:
                return None
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            value = None
    return here
