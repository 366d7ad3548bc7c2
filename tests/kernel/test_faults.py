"""What people are told of a value of the wrong form."""

from typing import Annotated, Any

import pytest
from pydantic import BaseModel, Field, ValidationError

from desktop.games.catalogue import GAMES, content_kind
from desktop.games.space_movers.vocabulary import Id
from desktop.kernel.faults import _PATTERNS, faults_of
from desktop.kernel.manifest import PackInfo


class Card(BaseModel, strict=True):
    id: Id
    title: Annotated[str, Field(min_length=1, max_length=40)]
    copies: int = 1
    symbols: Annotated[list[str], Field(min_length=1, max_length=2)] = ["radio"]


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("title", "x" * 100_000, "too long: 40 is the greatest number of letters"),
        ("title", "", "too short: 1 is the least number of letters"),
        ("title", 7, "a text was expected"),
        ("copies", "two", "a whole number was expected"),
        ("symbols", "radio", "a list was expected"),
        ("symbols", ["radio"] * 3, "too many: 2 is the most, not 3"),
        ("id", "Ice Cores", "small letters, digits and _ make a name, a letter first, at most 40"),
    ],
)
def test_form_is_told_in_words_of_people(field: str, value: Any, told: str) -> None:
    raw = {"id": "ice", "title": "Ice", field: value}
    with pytest.raises(ValidationError) as caught:
        Card.model_validate(raw)
    (fault,) = faults_of(caught.value, raw, "cards.json", "ice")
    assert (fault.field, fault.message) == (field, told)


def test_the_patterns_of_all_contents_are_told_in_words() -> None:
    def patterns(schema: Any) -> set[str]:
        if isinstance(schema, dict):
            own = {schema["pattern"]} if isinstance(schema.get("pattern"), str) else set()
            return own.union(*map(patterns, schema.values()))
        return set().union(*map(patterns, schema)) if isinstance(schema, list) else set()

    models: list[type[BaseModel]] = [PackInfo, *(part.model for game in GAMES for part in content_kind(game).parts)]
    found = {one for model in models for one in patterns(model.model_json_schema())}
    assert found <= set(_PATTERNS)
