"""The base content: every tile and card the rulebook counts."""

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from desktop.games.amazing_space_venture import content_kind
from desktop.games.amazing_space_venture.models import StartTile, TileItem, VentureContent
from desktop.games.amazing_space_venture.tables import PATH
from desktop.games.amazing_space_venture.texts import text
from desktop.kernel.compose import compose
from desktop.kernel.content import base_values
from desktop.kernel.manifest import PackInfo
from desktop.kernel.packs import Pack
from tests.games.amazing_space_venture.scene import T

CONTENT = T.content
CARDS = CONTENT.cards
SPACE = [tile for tile in CONTENT.tiles if tile.kind == "space"]


def cards(kind: str) -> list[Any]:
    return [card for card in CARDS if card.kind == kind]


def count(kind: str) -> int:
    return sum(card.count for card in cards(kind))


def tiles(wanted: Callable[[Any], object]) -> int:
    return sum(tile.count for tile in SPACE if wanted(tile))


def titles(kind: str, **fields: object) -> set[str]:
    """The names of cards whose fields have these values."""
    return {card.title for card in cards(kind) if all(getattr(card, key) == value for key, value in fields.items())}


# ---- tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SETUP-05", "ASV-TILE-01", "ASV-TILE-05", "ASV-TILE-06", "ASV-TILE-10")
def test_there_are_79_space_tiles_in_six_groups() -> None:
    assert sum(tile.count for tile in CONTENT.tiles) == 79
    assert len(T.bag()) == 79
    assert tiles(lambda tile: tile.planets) == 20
    assert tiles(lambda tile: tile.paths and not tile.planets) == 25
    assert tiles(lambda tile: tile.galaxies and not tile.paths and not tile.planets) == 23
    assert tiles(lambda tile: not tile.galaxies and not tile.paths and not tile.planets) == 4
    assert Counter(tile.kind for tile in CONTENT.tiles for _ in range(tile.count)) == {
        "space": 72,
        "sun": 4,
        "quest": 3,
    }
    assert not any(tile.planets and tile.galaxies for tile in SPACE)


@pytest.mark.rule("ASV-TILE-02", "ASV-TILE-13")
def test_planet_tiles_carry_21_planets() -> None:
    values = Counter(planet.value for tile in SPACE for planet in tile.planets for _ in range(tile.count))
    assert values == {1: 11, 2: 7, 3: 3}
    assert tiles(lambda tile: any(planet.value == 2 for planet in tile.planets)) == 6
    (twin,) = [tile for tile in SPACE if len(tile.planets) == 2]
    assert (twin.count, twin.paths) == (1, (("N", "planet:a"), ("S", "planet:b")))


@pytest.mark.rule("ASV-TILE-03", "ASV-TILE-04", "ASV-TILE-07", "ASV-TILE-08", "ASV-TILE-11")
def test_path_tiles_are_straight_bent_or_end() -> None:
    shapes: Counter[str] = Counter()
    ends: Counter[str] = Counter()
    for tile in SPACE:
        if tile.paths and not tile.planets:
            dead = [end for path in tile.paths for end in path if end in ("galaxy", "nowhere", "black_hole")]
            ends.update(set(dead))
            straight = tile.paths[0] == ("N", "S")
            shape = "end" if dead else "two" if len(tile.paths) == 2 else "straight" if straight else "bend"
            shapes[shape] += tile.count
    assert shapes == {"straight": 9, "bend": 12, "end": 3, "two": 1}
    assert ends == {"galaxy": 1, "nowhere": 1, "black_hole": 1}
    hole = next(tile for tile in SPACE if ("N", "black_hole") in tile.paths)
    assert (hole.count, hole.paths) == (1, (("N", "black_hole"), ("S", "black_hole")))
    assert tiles(lambda tile: tile.paths and tile.galaxies) == 12
    for face in T.faces:
        sides = [side for piece in face.pieces[0] if piece.kind == PATH for side in piece.sides]
        assert len(sides) == len(set(sides))  # no path side belongs to two paths, so none branches
        assert all(len(piece.sides) + len(piece.planets) <= 2 for piece in face.pieces[0] if piece.kind == PATH)


@pytest.mark.rule("ASV-TILE-09")
def test_two_deep_space_tiles_carry_a_worm_hole() -> None:
    assert tiles(lambda tile: tile.worm_hole) == 2
    assert {tile.edges for tile in SPACE if tile.worm_hole} == {("deep",) * 4}


@pytest.mark.rule("ASV-TILE-12")
def test_totals_of_the_sides() -> None:
    sides = Counter(edge for tile in SPACE for edge in tile.edges for _ in range(tile.count))
    assert sides == {"deep": 144, "path": 79, "galaxy": 65}
    suns = sum(tile.count for tile in CONTENT.tiles if tile.kind == "sun")
    assert 4 * suns == 16


@pytest.mark.rule("ASV-TILE-14", "ASV-SETUP-02", "ASV-SETUP-03", "ASV-SETUP-04", "ASV-SETUP-13")
def test_starting_tiles() -> None:
    starts = {tile.square: tile for tile in CONTENT.starts}
    homes = {tile.square: tile.home_of for tile in CONTENT.starts if tile.home_of}
    assert homes == {"D-4": "blue", "D-10": "red", "J-4": "yellow", "J-10": "green"}
    assert all(starts[square].edges == ("path",) * 4 for square in homes)
    assert all(T.faces[T.face_number[f"{starts[square].id}-BARE"]].codes[0] == 0b01010101 for square in homes)
    corners = {"A-1": "ES", "M-1": "SW", "A-13": "NE", "M-13": "NW"}
    for square, sides in corners.items():
        assert {path[0] for path in starts[square].paths} == set(sides)
        assert {path[1] for path in starts[square].paths} == {"planet:a"}
    assert starts["G-7"].edges == ("deep",) * 4
    assert [starts[s].planets[0].value for s in (*homes, *corners, "G-7")] == [4] * 4 + [5] * 5
    assert len(starts) == 9


# ---- cards -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("ASV-SETUP-06", "ASV-SETUP-07", "ASV-RED-08")
def test_there_are_138_cards_and_no_scoring_or_aid_card_among_them() -> None:
    assert {kind: count(kind) for kind in ("planet", "environment", "life", "red", "explorer")} == {
        "planet": 30,
        "environment": 16,
        "life": 30,
        "red": 26,
        "explorer": 6,
    }
    assert count("ship") + count("extra") == 30
    assert sum(card.count for card in CARDS) == 138
    assert "Space Monster" in titles("life")
    assert "Laser Beam" in titles("extra")


@pytest.mark.rule("ASV-PLANET-01", "ASV-PLANET-02", "ASV-PLANET-03", "ASV-PLANET-04")
@pytest.mark.rule("ASV-PLANET-05", "ASV-PLANET-06", "ASV-PLANET-07")
def test_planet_cards() -> None:
    assert titles("planet", value=1) == {"Badzhanyan", "Farqhani", "Llemmer"}
    plain = "Cephei, Danielle, Hypnosium, Ibn Sinae, Janus, Klystron, Qian, Rho, Triconion, Yasonuri, Zyam"
    home = "Alystron, Eridani, KC's Star, Mattaimee, Noraster, Otto, Sherco, Ulurulu, Valkriegon, Woden, X'am"
    assert titles("planet", value=2, home=False) == set(plain.split(", "))
    assert titles("planet", home=True) == set(home.split(", ")) == titles("planet", value=2, home=True)
    assert titles("planet", value=3) == {"Eden One", "Galileo", "Magellan", "Pyrrhis"}
    assert titles("planet", value=4) == {"Geo-Gaia"}


@pytest.mark.rule("ASV-PLANET-08")
def test_base_camps() -> None:
    camps = {card.title: card.effect.base_planet for card in cards("explorer") if card.effect.kind == "visit"}
    assert camps["Dr. Nevets Yahsel"] == "sherco"
    assert camps["Lord DeWar"] == "valkriegon"
    assert camps["Madam Maxine"] == "xam"


@pytest.mark.rule("ASV-ENV-01", "ASV-ENV-02", "ASV-ENV-03", "ASV-ENV-04", "ASV-ENV-05")
def test_environment_cards() -> None:
    assert titles("environment", value=2) == {"Abundant Land and Water", "99% Pure Atmosphere"}
    assert titles("environment", value=1) == {"Vast Land", "Water"}
    zero = "Binary System, Bio-etheric Bubbles, Electromagnetic Web, Very Cold!, Very Hot!"
    assert titles("environment", value=0) == set(zero.split(", "))
    low = "High Gravity, Ice Age, Methane Mix, Volcanic Ash, Zero Gravity"
    assert titles("environment", value=-1) == set(low.split(", "))
    assert titles("environment", value=-2) == {"Gamma Rays", "Poisonous Atmosphere"}
    forbidding = {c.title for c in cards("environment") for effect in c.effects if effect.kind == "forbid_life"}
    assert forbidding == {"Gamma Rays", "Poisonous Atmosphere"}


@pytest.mark.rule("ASV-LIFE-01", "ASV-LIFE-02", "ASV-LIFE-03", "ASV-LIFE-04", "ASV-LIFE-05")
def test_life_form_cards() -> None:
    values = Counter(card.value for card in cards("life") for _ in range(card.count))
    assert values == {-2: 1, -1: 9, 0: 14, 1: 5, 2: 1}
    assert (titles("life", value=2), titles("life", value=-2)) == ({"Space Capital"}, {"Space Monster"})
    good = "Domed Cities, Geo Traders, Monarchy, Republic, Super Big Metropolis"
    assert titles("life", value=1) == set(good.split(", "))
    bad = (
        "Bureaucracy, Evil Dictatorship, Giant Sand Worms, Hypersonic Parasites, Mutant Insects, Öorts, "
        "Penal-Pest Colony, Prehistoric World, Yottas"
    )
    assert titles("life", value=-1) == set(bad.split(", "))
    assert titles("life", value=0, effects=()) == {"Embassy", "Society of Robots"}
    assert next(card.count for card in cards("life") if card.title == "Plasma Spores") == 8


@pytest.mark.rule("ASV-SHIP-07", "ASV-SHIP-08", "ASV-SETUP-08")
def test_ship_cards_and_pieces() -> None:
    ships = {card.title: (card.movement, card.count, card.pieces) for card in cards("ship")}
    assert ships == {
        "Colony Ship": (4, 1, 1),
        "Star Cruiser": (3, 2, 1),
        "Fighter Ship": (2, 8, 2),
        "Flying Saucer": (2, 2, 2),
        "Scout Ship": (1, 4, 2),
        "Star-T Ship": (1, 4, 1),
        "Space Shuttle": (0, 2, 2),
    }
    assert sum(pieces for _, _, pieces in ships.values()) == 11


@pytest.mark.rule("ASV-EXTRA-01")
def test_seven_extras_once_each() -> None:
    names = "Captain Rookie, Flash-jets, Fleet Admiral, Laser Beam, Nano-computer, Photon Torpedo, Pirate Crew"
    assert titles("extra", count=1) == set(names.split(", ")) == titles("extra")


@pytest.mark.rule("ASV-RED-01", "ASV-RED-02", "ASV-TILE-15")
def test_red_cards() -> None:
    assert len(cards("red")) == 24
    assert titles("red", count=2) == {"Teleport", "Time Warp"}
    answers = Counter(card.title for card in cards("red") for _ in range(card.count) if card.mark == "R")
    assert answers == {"Conspiracy": 1, "Peace Talks": 1, "Space Virus": 1, "Teleport": 2, "Time Warp": 2}
    assert titles("red", mark="O") == {"Shift of Funds", "Supernova"}
    everything = " ".join(card.title for card in CARDS) + " ".join(str(text(T, card)) for card in CARDS)
    for variant in ("Start-T", "Peace Treaty", "Teleportation", "Electro-magnetic", "The Society"):
        assert variant not in everything


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.id)
def test_every_card_has_a_text_made_from_its_effects(card: Any) -> None:
    told = str(text(T, card))
    assert "{" not in told
    assert bool(told) == (card.kind not in ("environment", "life") or bool(card.effects))


# ---- bad input ---------------------------------------------------------------------------------------------------

TILE = {
    "kind": "space",
    "id": "NEW",
    "title": "New",
    "count": 1,
    "edges": ["path", "galaxy", "path", "deep"],
    "paths": [["N", "S"]],
    "galaxies": [["E"]],
}


def fault_of(model: type[Any], raw: object) -> str:
    with pytest.raises(ValidationError) as caught:
        model.model_validate(raw)
    return "; ".join(error["msg"] for error in caught.value.errors())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"galaxies": [["E", "S"]]}, "side S belongs to two features, a path and a galaxy"),
        ({"paths": [["N", "S"], ["S", "nowhere"]]}, "side S belongs to two paths"),
        ({"paths": [["N", "nowhere"]]}, "side S is path, but no path of the tile reaches it: say where it goes"),
        ({"galaxies": [["E"], ["W"]]}, "side W is deep, but a galaxy reaches it"),
        ({"paths": [["N", "planet:a"], ["S", "nowhere"]]}, "a path leads to planet:a, which is not on it"),
        ({"planets": [{"id": "b", "value": 1}]}, "its planets are not called “a”, then “b”"),
        ({"paths": [["N", "S"], ["galaxy", "nowhere"]]}, "the path from galaxy to nowhere touches no side"),
    ],
)
def test_a_tile_with_a_wrong_feature_is_refused_with_side_and_reason(change: dict[str, object], told: str) -> None:
    TileItem.model_validate(TILE)
    assert told in fault_of(TileItem, TILE | change)


def test_a_starting_tile_on_an_unknown_square_is_refused() -> None:
    raw = base_values(content_kind())["starts"][0]
    assert "should match pattern" in fault_of(StartTile, raw | {"square": "N-4"})


def _edit(part: str, number: int, **change: object) -> dict[str, Any]:
    values: dict[str, Any] = base_values(content_kind())
    values[part][number] |= change
    return values


@pytest.mark.parametrize(
    ("values", "told"),
    [
        (_edit("starts", 0, square="D-10"), "HOME-RED, square: HOME-BLUE lies on D-10 already"),
        (
            _edit("starts", 4, square="D-5"),
            "HOME-BLUE, edges.2: its S side is path, but that of GREY-NW",
        ),
        (_edit("starts", 0, square="J-3"), "HOME-BLUE, square: J-3 lies outside the sector of blue"),
        (_edit("tiles", 0, id="PL1-1"), "tiles, PL1-1, id: the id is used 2 times"),
        (_edit("tiles", 33, count=4) | {"starts": base_values(content_kind())["starts"][1:]}, "blue has 0 home tiles"),
        (_edit("cards", 0, id="badzhanyan"), "cards, badzhanyan, id: the id is used 2 times"),
        (_edit("cards", 22, id="other"), "dr_nevets_yahsel, effect.base_planet: there is no Planet card “sherco”"),
    ],
)
def test_content_that_does_not_fit_together_is_told_with_item_and_reason(values: dict[str, Any], told: str) -> None:
    assert told in fault_of(VentureContent, values)


def test_of_a_pack_the_good_tiles_are_used_and_the_bad_ones_told_with_edge_and_reason() -> None:
    info = PackInfo.model_validate(
        {
            "id": "more-sky",
            "title": "More sky",
            "version": "1",
            "author": "",
            "game": "amazing_space_venture",
            "parts": [{"file": "tiles.json", "part": "tiles", "mode": "add"}],
        }
    )
    tiles = [TILE, TILE | {"id": "BAD", "paths": [["N", "nowhere"]]}, TILE | {"id": "NONE", "count": 0}]
    content = compose(content_kind(), [Pack(Path("sky"), info, {"tiles.json": json.dumps(tiles).encode()})])
    assert [tile.id for tile in content.model.tiles][-1] == "NEW"
    assert [str(fault.sentence) for fault in content.faults] == [
        "sky/tiles.json, item 2 “BAD”: side S is path, but no path of the tile reaches it: say where it goes.",
        "sky/tiles.json, item 3 “NONE”, count: should be greater than or equal to 1.",
    ]
