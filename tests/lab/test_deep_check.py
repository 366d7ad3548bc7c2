"""What only play shows of a pack: tiles without a place, objectives that are a wall, cards nobody uses."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from desktop.lab.balance import Share, StageFigure, balance_of
from desktop.lab.check.deep import deep_check, played_findings
from desktop.lab.workers import Here
from tests.lab.packing import CARGO, base, pack_of
from tests.lab.test_balance import crew_game, series

TILES = base("amazing_space_venture", "tiles")
HARD: dict[str, Any] = {
    **TILES[0],
    "id": "HARD",
    "title": "Hard",
    "count": 6,
    "edges": ["galaxy"] * 4,
    "planets": [],
    "paths": [],
    "galaxies": [["N", "E", "S", "W"]],
}


def test_a_tile_that_rarely_has_a_place_is_told_with_its_share() -> None:
    others = [
        {**tile, "edges": ["deep"] * 4, "planets": [], "paths": [], "galaxies": []}
        for tile in TILES
        if tile["kind"] == "space"
    ]
    plain = [{**tile, "worm_hole": False} for tile in others]
    rest = [tile for tile in TILES if tile["kind"] != "space"]
    pack = pack_of("amazing_space_venture", "replace", tiles=[HARD, *plain, *rest])
    found = deep_check(pack, Here(), 12)
    assert [(finding.item, finding.rule, finding.severity, finding.row) for finding in found] == [
        ("HARD", "rarely-fits", "warning", 0)
    ]
    assert "it had a legal place in " in found[0].message
    assert found == deep_check(pack, Here(), 12)


def test_tiles_of_the_games_own_kind_fit() -> None:
    twin = {**TILES[0], "id": "TWIN"}
    assert deep_check(pack_of("amazing_space_venture", tiles=[twin]), Here(), 20) == ()


def test_an_objective_that_nobody_gets_past_and_cards_that_nobody_uses_are_told() -> None:
    own = {**base("space_movers", "adventures")[0], "id": "adventure_b", "letter": "B"}
    pack = pack_of("space_movers", adventures=[own], cargoes=[CARGO])
    tallies = [crew_game(seed, won=False, drew=True, used=False) for seed in range(30)]
    balance = balance_of(replace(series("space_movers", ("eli", "gurn")), levels=("greedy", "greedy")), tallies)
    card = replace(balance.cards[0], item=("cargoes", "tea"), uses=0, drawn=Share(30, 30))
    wall = StageFigure(("adventures", "adventure_b"), "cards.0.side_2", "One Crate", 30, 0, {"Resources": 30}, 4.0)
    shown = replace(balance, cards=(card,), stages=(wall, *balance.stages))
    found = played_findings(pack, shown)
    chance = replace(shown, series=replace(shown.series, levels=("random", "random")))
    assert played_findings(pack, chance) == ()
    assert [finding.told for finding in found] == [
        "cargoes.json, tea: it was drawn in 30 of 30 games, and never used.",
        "adventures.json, adventure_b, cards.0.side_2: 30 games came to “One Crate”, and none got past it.",
    ]


@pytest.mark.parametrize("parts", [{"map": {**base("space_movers", "map"), "start": "hq"}}])
def test_nothing_is_played_of_what_cannot_be_played(parts: dict[str, Any]) -> None:
    assert deep_check(pack_of("space_movers", **parts), Here(), 5) == ()
