"""What of a form stands in one line, and what needs room of its own."""

from __future__ import annotations

from editor.forms.lists import is_chips
from editor.forms.shapes import (
    Choice,
    Constant,
    FieldShape,
    Flag,
    Group,
    Kinds,
    Many,
    Maybe,
    Places,
    Shape,
    Text,
    Whole,
)
from editor.forms.spot import Spot
from editor.game_words import FieldWords, children_of, field_words


def small(shape: Shape) -> bool:
    """Whether all of it fits a line or two."""
    match shape:
        case Text() | Whole() | Flag() | Choice() | Constant():
            return True
        case Maybe():
            return small(shape.inner)
        case Many():
            return is_chips(shape) or isinstance(shape.inner, (Whole, Text))
        case Places():
            return len(shape.inner) <= 4 and all(small(one) for one in shape.inner)
        case Group():
            return len(shape.fields) <= 6 and all(small(one.shape) and one.name not in _TALL for one in shape.fields)
        case Kinds():  # a kind that needs more room takes it below its line
            return sum(small(group) for _, group in shape.groups) * 2 > len(shape.groups)
        case _:
            return False


def flat(shape: Shape) -> bool:
    """Whether it fits a line whatever its kind."""
    return all(small(group) for _, group in shape.groups) if isinstance(shape, Kinds) else small(shape)


_TALL = ("title", "story", "flavour", "note")


def spot_of(spot: Spot, group: Group, field: FieldShape) -> tuple[Spot, FieldWords]:
    """The spot of a field, with the words of the game for it."""
    words = field_words(spot.document.game, group.name, field.name)
    found = spot.at(
        field.name, label=words.label, default=field.default, ref=words.ref, unit=words.unit, story=words.story
    )
    return found, words


def fields_of(spot: Spot, group: Group) -> list[FieldShape]:
    """The fields to edit: not those that are always the same, and not what has pages of its own."""
    own_pages = children_of(spot.document.game, spot.part) if not spot.path else ""
    return [one for one in group.fields if not isinstance(one.shape, Constant) and one.name != own_pages]
