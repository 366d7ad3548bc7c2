"""JSON Schemas of all content, made from the models: what an editor or a script needs to write packs by itself.

They say what is right in form: fields, kinds, bounds, lengths. What several fields must have in common, names of
things elsewhere, and whether the whole can be played are the checker's. `python -m desktop.lab.schemas` writes them
anew; a test fails when they are older than the models.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from desktop.games.amazing_space_venture.arrangement import VentureArrangement
from desktop.games.catalogue import GAMES, content_kind
from desktop.games.one_small_step.arrangement import StepArrangement
from desktop.games.space_checkers.arrangement import CheckersArrangement
from desktop.games.space_movers.arrangement import MoversArrangement
from desktop.kernel.arranging import ArrangementModel
from desktop.kernel.content import Part
from desktop.kernel.manifest import PackInfo

FOLDER = Path(__file__).parents[2] / "resources" / "schemas"
MANIFEST_FILE = "pack.json"
ARRANGEMENTS: dict[str, type[ArrangementModel]] = {
    "space_movers": MoversArrangement,
    "amazing_space_venture": VentureArrangement,
    "one_small_step": StepArrangement,
    "space_checkers": CheckersArrangement,
}


def all_schemas() -> dict[str, dict[str, Any]]:
    """Every schema by its file below ``resources/schemas``."""
    found = {MANIFEST_FILE: _titled(PackInfo, "The manifest pack.json of a content pack for Starshelf")}
    for game, about in GAMES.items():
        for part in content_kind(game).parts:
            found[f"{game}/{part.name}.json"] = part_schema(part, about.title)
        found[f"{game}/arrangement.json"] = _titled(ARRANGEMENTS[game], f"What a game of {about.title} begins with")
    return found


def part_schema(part: Part, game: str = "") -> dict[str, Any]:
    """The schema of a part's file: a list of items, or a single thing."""
    kind: Any = list[part.model] if part.many else part.model  # type: ignore[name-defined]  # a type made at run time
    return _titled(kind, f"{part.name}.json of a content pack for {game}")


def _titled(kind: Any, title: str) -> dict[str, Any]:
    schema = TypeAdapter(kind).json_schema(mode="validation")
    return {"$schema": GenerateJsonSchema.schema_dialect, **schema, "title": title}


def written(schema: dict[str, Any]) -> str:
    """The text of a schema's file."""
    return json.dumps(schema, indent=1, ensure_ascii=False) + "\n"


def write_all(folder: Path = FOLDER) -> list[Path]:
    """Write all schemas, and take away those of parts that are no more; the files."""
    schemas = all_schemas()
    files = []
    for name, schema in schemas.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(written(schema), "utf-8")
        files.append(file)
    for file in folder.rglob("*.json"):
        if file not in files:
            file.unlink()
    return files


if __name__ == "__main__":
    sys.stdout.write(f"{len(write_all())} schemas written to {FOLDER}.\n")
