"""Packs for Space Movers: each bad item is told with file, item, field and reason, and the rest of the pack loads."""

from __future__ import annotations

import copy
import io
import json
import re
import zipfile
from pathlib import Path
from typing import Any

import pytest

from desktop.games.space_movers import build, content_kind
from desktop.games.space_movers.models import MoversContent
from desktop.kernel.compose import compose
from desktop.kernel.content import Content, base_values
from desktop.kernel.errors import ContentProblem
from desktop.kernel.packs import read_pack
from tests.games.space_movers.scene import setup

KIND = content_kind()
BASE = base_values(KIND)

GOOD_CARGO = {"id": "tea", "title": "Tea", "pick_up": "earth", "deliver": "titan", "pays": 5}


def composed(tmp_path: Path, parts: dict[str, Any], mode: str = "add") -> Content[MoversContent]:
    """The base content with one pack that brings these parts."""
    listed = [{"file": f"{name}.json", "part": name, "mode": mode} for name in parts]
    info = {"format": 1, "id": "more", "title": "More", "version": "1.0", "author": "Ada", "game": "space_movers"}
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        archive.writestr("pack.json", json.dumps({**info, "parts": listed}))
        for name, raw in parts.items():
            archive.writestr(f"{name}.json", json.dumps(raw))
    path = tmp_path / "more.starset"
    path.write_bytes(data.getvalue())
    return compose(KIND, [read_pack(path)])


def objective(**fields: Any) -> dict[str, Any]:
    return {"id": "extra", "title": "Extra", "story": "One more.", "steps": [{"check": ["strength"]}], **fields}


BAD: list[tuple[str, dict[str, Any], str, str]] = [
    ("cargoes", {**GOOD_CARGO, "id": "round_trip", "deliver": "earth"}, "deliver", "from one planet to another"),
    ("cargoes", {**GOOD_CARGO, "id": "lost", "deliver": "pluto"}, "deliver", "there is no planet “pluto”"),
    ("cargoes", {**GOOD_CARGO, "id": "ice_cores"}, "id", "taken by another item"),
    ("events", {**BASE["events"][0], "id": "odd", "check": ["telepathy"]}, "check.0", "piloting"),
    ("events", {**BASE["events"][0], "id": "hard", "check": ["psychic", "psychic"]}, "check", "nobody can pass"),
    ("pursuits", {**BASE["pursuits"][0], "id": "coolant_leak"}, "id", "another card has this id"),
    ("reactions", {**BASE["reactions"][1], "id": "chat", "timing": "any"}, "timing", "needs the timing “delivery”"),
    (
        "random_objectives",
        objective(steps=[{"when": [{"kind": "carrying", "item": "egg"}], "check": ["strength"]}]),
        "steps.0.when.0.item",
        "nothing before this brings “egg” aboard",
    ),
    (
        "random_objectives",
        objective(steps=[{"when": [{"kind": "crew_in", "room": "kitchen", "at_least": 3}]}]),
        "steps.0.when.0.at_least",
        "less than or equal to 2",
    ),
]


@pytest.mark.parametrize(("part", "bad", "field", "reason"), BAD, ids=[f"{part} {bad['id']}" for part, bad, *_ in BAD])
def test_a_bad_item_is_left_out_and_told_of(
    tmp_path: Path, part: str, bad: dict[str, Any], field: str, reason: str
) -> None:
    good = {**copy.deepcopy(BASE[part][0]), "id": "good_one"}
    content = composed(tmp_path, {part: [bad, good]})
    assert "good_one" in {item.id for item in getattr(content.model, part)}
    told = [str(fault.sentence) for fault in content.faults]
    assert told
    assert all(bad["id"] in line for line in told)
    assert f"more.starset/{part}.json" in told[0]
    assert field in told[0]
    assert reason in told[0]


def test_a_good_pack_is_played(tmp_path: Path) -> None:
    content = composed(tmp_path, {"cargoes": [GOOD_CARGO], "random_objectives": [objective()]})
    assert content.faults == ()
    game = build(content.model)
    assert len(game.tables.cards) == 61
    assert len(game.tables.randoms) == 21
    assert game.setup_refusal(setup("eli red")) is None


def test_a_map_with_a_planet_out_of_reach_cannot_be_played(tmp_path: Path) -> None:
    galaxy = copy.deepcopy(BASE["map"])
    galaxy["routes"] = [route for route in galaxy["routes"] if "brennick" not in route["between"]]
    told = "more.starset/map.json: map, nodes.12: no way leads to Brennick from Earth"
    with pytest.raises(ContentProblem, match=re.escape(told)):
        composed(tmp_path, {"map": galaxy}, mode="replace")
