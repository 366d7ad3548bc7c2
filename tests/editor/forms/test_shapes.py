"""Shapes: everything that the models of the four games can hold is known, and a blank thing is right in form."""

import pytest
from pydantic import BaseModel, ValidationError

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import Part, base_values
from editor.forms.shapes import Choice, Group, Kinds, Many, Maybe, Shape, Text, Whole, blank, shape_at, shape_of

PARTS = [(game, part) for game in GAMES for part in content_kind(game).parts]
IDS = [f"{game}-{part.name}" for game, part in PARTS]


def groups_in(shape: Shape, seen: dict[str, Group] | None = None) -> dict[str, Group]:
    """All groups of a shape, however deep."""
    seen = {} if seen is None else seen
    match shape:
        case Group():
            name = f"{shape.model.__module__}.{shape.name}"
            if name not in seen:
                seen[name] = shape
                for field in shape.fields:
                    groups_in(field.shape, seen)
        case Kinds():
            for _, group in shape.groups:
                groups_in(group, seen)
        case Maybe() | Many():
            groups_in(shape.inner, seen)
        case _:
            for inner in getattr(shape, "inner", ()):
                groups_in(inner, seen)
    return seen


@pytest.mark.parametrize(("game", "part"), PARTS, ids=IDS)
def test_every_field_has_a_shape(game: str, part: Part) -> None:
    shape = shape_of(part.model)
    for item in (
        base_values(content_kind(game))[part.name] if part.many else [base_values(content_kind(game))[part.name]]
    ):
        known(shape, item)


def known(shape: Shape, value: object) -> None:
    """Every step into a value of the game's own content has a shape."""
    if isinstance(value, dict):
        for key, inner in value.items():
            found = shape_at(shape, value, [key])
            assert found is not None, (shape, key)
            known(found, inner)
    elif isinstance(value, list):
        for place, inner in enumerate(value):
            found = shape_at(shape, value, [place])
            assert found is not None
            known(found, inner)


@pytest.mark.parametrize(("game", "part"), PARTS, ids=IDS)
def test_every_blank_group_is_right_but_for_what_only_a_person_can_know(game: str, part: Part) -> None:
    for group in groups_in(shape_of(part.model)).values():
        faults = form_faults(group.model, blank(group))
        assert not [fault for fault in faults if fault not in ("value_error", "string_pattern_mismatch")], group.name


def form_faults(model: type[BaseModel], value: object) -> list[str]:
    try:
        model.model_validate(value)
    except ValidationError as error:
        return [fault["type"] for fault in error.errors()]
    return []


def test_bounds_are_those_of_the_models() -> None:
    from desktop.games.space_movers import models as m

    node = shape_of(m.Node)
    assert shape_at(node, {}, ["x"]) == Whole(0, 1000)
    assert shape_at(node, {}, ["id"]) == Text(pattern=r"^[a-z][a-z0-9_]{0,39}$")
    assert shape_at(shape_of(m.AdventureSet), {}, ["cards"]) == Many(shape_of(m.AdventureCard), 5, 5)
    event = shape_of(m.EventCard)
    rules = shape_at(event, {}, ["rules"])
    assert isinstance(rules, Many)
    assert rules.least == 1
    harder = shape_at(event, {"rules": [{"kind": "harder"}]}, ["rules", 0, "symbol"])
    assert isinstance(harder, Maybe)
    assert isinstance(harder.inner, Choice)
    assert "piloting" in harder.inner.options


def test_nothing_lies_where_nothing_can_be() -> None:
    from desktop.games.space_movers import models as m

    assert shape_at(shape_of(m.Node), {}, ["nothing"]) is None
    assert shape_at(shape_of(m.Node), {}, ["x", "y"]) is None
