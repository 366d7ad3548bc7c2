"""The JSON Schemas: as fresh as the models, and of one mind with the reader about what is right in form."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from pydantic import ValidationError
from pydantic_core import to_json

from desktop.games.catalogue import GAMES, content_kind
from desktop.kernel.content import Part, base_values
from desktop.kernel.manifest import PackInfo
from desktop.lab import schemas
from tests.lab.packing import manifest

PARTS = [(game, part) for game in GAMES for part in content_kind(game).parts]
IDS = [f"{game}/{part.name}" for game, part in PARTS]
EXAMPLES = {
    "positions": {
        "id": "bridge",
        "title": "The bridge",
        "tiles": [{"tile": "ST", "square": "E-4", "rotation": 1}],
        "ships": [{"colour": "blue", "square": "D-4"}],
    }
}
"""Items of parts of which the base games hold none."""
EDITS = 100
"""Random edits of each part's items."""


def validator(name: str) -> Draft202012Validator:
    schema = json.loads((schemas.FOLDER / name).read_text("utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def test_the_shipped_schemas_are_those_of_the_models(tmp_path: Path) -> None:
    """Write them anew with `python -m desktop.lab.schemas` when a model has changed."""
    shipped = {file.relative_to(schemas.FOLDER).as_posix() for file in schemas.FOLDER.rglob("*.json")}
    wanted = schemas.all_schemas()
    assert shipped == set(wanted)
    for name, schema in wanted.items():
        assert (schemas.FOLDER / name).read_text("utf-8") == schemas.written(schema), name
    (tmp_path / "gone.json").write_text("{}", "utf-8")
    assert len(schemas.write_all(tmp_path)) == len(wanted)
    assert not (tmp_path / "gone.json").exists()


@pytest.mark.parametrize(("game", "part"), PARTS, ids=IDS)
def test_the_games_own_content_keeps_to_its_schema(game: str, part: Part) -> None:
    found = validator(f"{game}/{part.name}.json")
    assert list(found.iter_errors(base_values(content_kind(game))[part.name])) == []
    assert not found.is_valid("a text")


# ---- edits ---------------------------------------------------------------------------------------------------------


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to all values within a value, itself left out."""
    steps: list[Any] = (
        list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    )
    for step in steps:
        yield (*path, step)
        yield from places(value[step], (*path, step))


STRANGE: list[Any] = [
    None,
    True,
    False,
    0,
    1,
    -1,
    2,
    7,
    99,
    10_000,
    "",
    "a",
    "planet:a",
    "x" * 500,
    [],
    {},
    ["a"],
    [[]],
    {"kind": "at"},
]


def edited(item: Any, chance: random.Random) -> Any:
    """An item with one to three values changed, taken away, doubled or brought in."""
    item = copy.deepcopy(item)
    for _ in range(chance.randint(1, 3)):
        found = list(places(item))
        if not found:
            return item
        *way, last = chance.choice(found)
        holder = item
        for step in way:
            holder = holder[step]
        match chance.randrange(5):
            case 0:
                del holder[last]
            case 1 if isinstance(holder, list):
                holder.insert(last, copy.deepcopy(holder[last]))
            case 2 if isinstance(holder, dict):
                holder[chance.choice(["kind", "moons", "title", "id", "count"])] = chance.choice(STRANGE)
            case 3 if isinstance(holder[last], int) and not isinstance(holder[last], bool):
                holder[last] += chance.choice([-10, -1, 1, 10])
            case 3 if isinstance(holder[last], bool):
                holder[last] = int(holder[last])
            case _:
                holder[last] = copy.deepcopy(chance.choice(STRANGE))
    return item


def wrong_in_form(part: Part, item: Any) -> bool:
    """Whether the reader refuses an item for what a schema can say, not for what its fields must have in common."""
    try:
        part.read(to_json(item))
    except ValidationError as error:
        return any(found["type"] != "value_error" for found in error.errors(include_url=False, include_context=False))
    return False


@pytest.mark.parametrize(("game", "part"), PARTS, ids=IDS)
def test_schema_and_reader_agree_about_edited_items(game: str, part: Part) -> None:
    found = validator(f"{game}/{part.name}.json")
    raw = base_values(content_kind(game))[part.name] or [EXAMPLES[part.name]]
    chance = random.Random(f"{game} {part.name}")
    bad = 0
    for _ in range(EDITS):
        item = edited(chance.choice(raw) if part.many else raw, chance)
        wrong = wrong_in_form(part, item)
        bad += wrong
        assert found.is_valid([item] if part.many else item) == (not wrong), item
    assert bad


@pytest.mark.parametrize(
    ("game", "part", "field", "value"),
    [
        ("space_movers", "cargoes", "pays", "5"),
        ("space_movers", "cargoes", "pays", True),
        ("space_movers", "cargoes", "title", 5),
        ("space_movers", "reactions", "leaves_game", 1),
        ("space_movers", "reactions", "leaves_game", "yes"),
    ],
)
def test_a_value_of_another_type_is_refused_by_both(game: str, part: str, field: str, value: Any) -> None:
    known = content_kind(game).part(part)
    assert known
    item = {**base_values(content_kind(game))[part][0], field: value}
    assert wrong_in_form(known, item)
    assert not validator(f"{game}/{part}.json").is_valid([item])


# ---- manifest and arrangements -------------------------------------------------------------------------------------

INFO = manifest("space_movers", [{"file": "cargoes.json", "part": "cargoes", "mode": "add"}])


@pytest.mark.parametrize(
    "change",
    [{}, {"id": "Über"}, {"parts": []}, {"title": ""}, {"moons": 1}, {"description": "x" * 2001}, {"licence": "CC0"}],
)
def test_the_schema_of_the_manifest_agrees_with_the_reader(change: dict[str, Any]) -> None:
    raw = {**INFO, **change}
    try:
        PackInfo.model_validate(raw)
        fine = True
    except ValidationError:
        fine = False
    assert validator("pack.json").is_valid(raw) == fine


@pytest.mark.parametrize(
    ("game", "good", "bad"),
    [
        ("space_movers", {"top": ["tea"], "card": 3}, {"card": 6}),
        ("amazing_space_venture", {"tiles": [{"tile": "PL1-1", "square": "D-5"}]}, {"tiles": [{"square": "D-5"}]}),
        ("one_small_step", {"top": []}, {"top": "tea"}),
        ("space_checkers", {"pawns": {"green": [[1, 1]]}, "turn": "blue"}, {"pawns": {"pink": [[1, 1]]}}),
    ],
)
def test_arrangements_have_schemas_too(game: str, good: dict[str, Any], bad: dict[str, Any]) -> None:
    found = validator(f"{game}/arrangement.json")
    model = schemas.ARRANGEMENTS[game]
    model.model_validate(good)
    assert found.is_valid(good)
    with pytest.raises(ValidationError):
        model.model_validate(bad)
    assert not found.is_valid(bad)
