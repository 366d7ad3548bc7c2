"""The packs that come with Starshelf: sound to the last field, and playable to the end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from desktop.cli_setup import setup_of
from desktop.games.catalogue import build_game, content_kind
from desktop.games.packs import usable_inside
from desktop.kernel.compose import compose
from desktop.kernel.content import base_content
from desktop.kernel.game import Game
from desktop.kernel.packs import Pack, read_pack
from desktop.lab.check.pack import check_pack
from desktop.lab.simulate import simulate

FOLDER = Path(__file__).parents[2] / "resources" / "packs"
PACKS = sorted(path.name for path in FOLDER.iterdir() if path.is_dir())


def pack_of(name: str) -> Pack:
    return read_pack(FOLDER / name)


def game_with(name: str) -> Game[Any, Any]:
    pack = pack_of(name)
    return build_game(pack.info.game, compose(content_kind(pack.info.game), [pack]))


@pytest.mark.parametrize("name", PACKS)
def test_a_sample_pack_has_neither_faults_nor_oversights(name: str) -> None:
    pack = pack_of(name)
    assert pack.info.id == name
    assert pack.found_format == pack.info.format
    assert all((pack.info.description, pack.info.author, pack.info.licence))
    assert usable_inside(pack).faults == ()
    assert [finding.told for finding in check_pack(pack).findings] == []


def test_the_lamplighters_is_an_adventure_of_five_that_can_be_won_and_lost() -> None:
    game = game_with("the-lamplighters")
    setup = setup_of(game, ["greedy"] * 3, ["objectives=adventure_b"])
    played = simulate(game, setup, ["greedy"] * 3, 10, seed=1)
    assert played.finished == 10
    assert 1 <= played.wins[0] <= 9


def test_frontier_sky_adds_twenty_tiles_that_the_box_has_not() -> None:
    kind = content_kind("amazing_space_venture")
    box, whole = base_content(kind).model.tiles, compose(kind, [pack_of("frontier-sky")]).model.tiles
    new = [tile for tile in whole if tile not in box]
    assert sum(tile.count for tile in new) == 20
    looks = [turned for tile in whole if tile.kind == "space" for turned in {min(_turns(tile))}]
    assert len(set(looks)) == len(looks), "every face looks different, however it is turned"
    game = game_with("frontier-sky")
    assert simulate(game, setup_of(game, ["random"] * 2, []), ["random"] * 2, 3, seed=1).finished == 3


def _turns(tile: Any) -> list[str]:
    """A face in its four rotations, as words that can be compared."""
    turns = []
    for by in range(4):
        side = {old: "NESW"[(place + by) % 4] for place, old in enumerate("NESW")}
        values = {f"planet:{planet.id}": f"planet {planet.value}" for planet in tile.planets}
        names = {**side, **values}
        paths = sorted(tuple(sorted(names.get(end, end) for end in path)) for path in tile.paths)
        galaxies = sorted(tuple(sorted(side[one] for one in group)) for group in tile.galaxies)
        planets = sorted(planet.value for planet in tile.planets)
        turns.append(repr((paths, galaxies, planets, tile.worm_hole)))
    return turns
