"""What is wrong with a content beyond the form of its items: squares, neighbours, references, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.amazing_space_venture import vocabulary as v
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, SIZE, turned
from desktop.kernel.faults import Doubt, ruled

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.models import (
        Card,
        Colour,
        Edge,
        Parts,
        Position,
        Sector,
        SpaceTile,
        StartTile,
    )

HAND = 10
SEATS = 4
MOST_SUNS = 4


def faults(content: Parts) -> list[Doubt]:
    """Every fault of a content that is right in form; none for a content that can be played."""
    return [
        *ruled("identity", _doubles(content)),
        *ruled("board", _board(content)),
        *ruled("starts", _starts(content)),
        *ruled("tiles", _tiles(content)),
        *ruled("cards", _cards(content)),
        *ruled("positions", _positions(content)),
    ]


def _doubles(content: Parts) -> Iterator[Doubt]:
    tiles = Counter(tile.id for tile in (*content.tiles, *content.starts))
    own = {tile.id for tile in content.tiles}
    for name, count in tiles.items():
        if count > 1:
            yield Doubt("tiles" if name in own else "starts", name, "id", f"the id is used {count} times")
    for part, items in (("cards", content.cards), ("positions", content.positions)):
        for name, count in Counter(item.id for item in items).items():
            if count > 1:
                yield Doubt(part, name, "id", f"the id is used {count} times")


def sector_squares(sector: Sector) -> list[int]:
    """The squares of a sector, row by row."""
    top, left = divmod(NUMBER[sector.north_west], SIZE)
    bottom, right = divmod(NUMBER[sector.south_east], SIZE)
    return [row * SIZE + column for row in range(top, bottom + 1) for column in range(left, right + 1)]


def _board(content: Parts) -> Iterator[Doubt]:
    owner: dict[int, Colour] = {}
    for place, sector in enumerate(content.board.sectors):
        squares = sector_squares(sector)
        if not squares:
            told = f"the north-west square of {sector.colour} lies east or south of its south-east square"
            yield Doubt("board", "", f"sectors.{place}.north_west", told)
        if shared := [square for square in squares if square in owner]:
            told = f"square {NAMES[shared[0]]} of {sector.colour} belongs to {owner[shared[0]]} already"
            yield Doubt("board", "", f"sectors.{place}", told)
        owner |= dict.fromkeys(squares, sector.colour)
    if len({sector.colour for sector in content.board.sectors}) < SEATS:
        yield Doubt("board", "", "sectors", "each colour needs one sector")
    for tile in content.starts:
        if tile.home_of and owner.get(NUMBER[tile.square]) != tile.home_of:
            told = f"{tile.square} lies outside the sector of {tile.home_of}"
            yield Doubt("starts", tile.id, "square", told)


def _starts(content: Parts) -> Iterator[Doubt]:
    taken: dict[int, StartTile] = {}
    for tile in content.starts:
        square = NUMBER[tile.square]
        if square in taken:
            yield Doubt("starts", tile.id, "square", f"{taken[square].id} lies on {tile.square} already")
            continue
        taken[square] = tile
    for square, tile in taken.items():
        for side in (1, 2):
            other = taken.get(NEXT[square][side])
            if other and tile.edges[side] != other.edges[side ^ 2]:
                yield Doubt(
                    "starts",
                    tile.id,
                    f"edges.{side}",
                    f"its {'NESW'[side]} side is {tile.edges[side]}, "
                    f"but that of {other.id} beside it is {other.edges[side ^ 2]}",
                )
    homes = Counter(tile.home_of for tile in content.starts if tile.home_of)
    for colour in sorted({sector.colour for sector in content.board.sectors}):
        if homes[colour] != 1:
            yield Doubt("starts", "", "", f"{colour} has {homes[colour]} home tiles, not one")
    for tile in content.starts:
        if tile.home_of and len(tile.planets) != 1:
            yield Doubt("starts", tile.id, "planets", f"a home shows one planet, not {len(tile.planets)}")


def _tiles(content: Parts) -> Iterator[Doubt]:
    suns = sum(tile.count for tile in content.tiles if tile.kind == "sun")
    if suns > MOST_SUNS:
        yield Doubt("tiles", "", "", f"{suns} Suns are more than the {MOST_SUNS} quarters of one")
    quests = Counter(tile.quest for tile in content.tiles if tile.kind == "quest")
    for quest, count in quests.items():
        if count > 1:
            last = [tile.id for tile in content.tiles if tile.kind == "quest" and tile.quest == quest][-1]
            yield Doubt("tiles", last, "quest", f"the quest {quest} is there {count} times")
    if not any(tile.kind == "space" for tile in content.tiles):
        yield Doubt("tiles", "", "", "no tile can be placed")


def _cards(content: Parts) -> Iterator[Doubt]:
    by_id: dict[str, Card] = {card.id: card for card in content.cards}
    for card in content.cards:
        if card.kind != "explorer" or not isinstance(card.effect, v.Visit):
            continue
        if (base := card.effect.base_planet) and getattr(by_id.get(base), "kind", "") != "planet":
            yield Doubt("cards", card.id, "effect.base_planet", f"there is no Planet card “{base}”")
        for place, life in enumerate(card.effect.base_lives):
            if getattr(by_id.get(life), "kind", "") != "life":
                yield Doubt("cards", card.id, f"effect.base_lives.{place}", f"there is no Life Form card “{life}”")
    starting = [card for card in content.cards if card.kind == "ship" and card.starting]
    if len(starting) != 1 or starting[0].count < SEATS:
        yield Doubt("cards", "", "", f"exactly one kind of starting ship with at least {SEATS} cards is needed")
    explorers = sum(card.count for card in content.cards if card.kind == "explorer")
    if explorers < SEATS:
        yield Doubt("cards", "", "", f"{explorers} Explorers are too few for role play; {SEATS} are needed")
    refuel = sum(card.count for card in content.cards if card.kind not in ("ship", "extra")) - explorers
    if refuel < SEATS * HAND:
        told = f"{refuel} cards without ships and Explorers are too few to deal {HAND} to {SEATS} players"
        yield Doubt("cards", "", "", told)


# ---- positions ---------------------------------------------------------------------------------------------------


def _positions(content: Parts) -> Iterator[Doubt]:
    tiles = {tile.id: tile for tile in content.tiles if tile.kind == "space"}
    for position in content.positions:
        yield from _counts(position, tiles)
        lying = {NUMBER[start.square]: start.edges for start in content.starts}
        places: dict[int, int] = {}
        for place, laid in enumerate(position.tiles):
            square = NUMBER[laid.square]
            if square in lying:
                told = f"another tile lies on {laid.square} already"
                yield Doubt("positions", position.id, f"tiles.{place}.square", told)
            elif laid.tile in tiles:
                lying[square] = turned(tiles[laid.tile].edges, laid.rotation)
                places[square] = place
        yield from _seams(position, lying, places)
        yield from _berths(position, content, tiles)


def _counts(position: Position, tiles: dict[str, SpaceTile]) -> Iterator[Doubt]:
    used: Counter[str] = Counter()
    for place, laid in enumerate(position.tiles):
        used[laid.tile] += 1
        if laid.tile not in tiles:
            yield Doubt("positions", position.id, f"tiles.{place}.tile", f"there is no Space tile “{laid.tile}”")
        elif used[laid.tile] == tiles[laid.tile].count + 1:
            told = f"the tile “{laid.tile}” is there {tiles[laid.tile].count} times only"
            yield Doubt("positions", position.id, f"tiles.{place}.tile", told)


def _seams(
    position: Position, lying: dict[int, tuple[Edge, Edge, Edge, Edge]], places: dict[int, int]
) -> Iterator[Doubt]:
    """Edges that clash, and tiles that hang on none of the starting tiles."""
    hanging = set(places)
    fresh = [square for square in lying if square not in places]
    while fresh:
        here = fresh.pop()
        for other in NEXT[here]:
            if other in hanging:
                hanging.remove(other)
                fresh.append(other)
    for square, place in places.items():
        where = f"tiles.{place}.square"
        if square in hanging:
            yield Doubt("positions", position.id, where, f"the tile on {NAMES[square]} touches no other tile")
        for side, other in enumerate(NEXT[square]):
            if other in lying and not (other in places and other < square):
                shown, beside = lying[square][side], lying[other][side ^ 2]
                if shown != beside:
                    told = f"side {'NESW'[side]} of {NAMES[square]} is {shown}, but {NAMES[other]} shows {beside} there"
                    yield Doubt("positions", position.id, where, told)


def _berths(position: Position, content: Parts, tiles: dict[str, SpaceTile]) -> Iterator[Doubt]:
    planets = {start.square: len(start.planets) for start in content.starts}
    planets |= {laid.square: len(tiles[laid.tile].planets) for laid in position.tiles if laid.tile in tiles}
    for colour, count in Counter(ship.colour for ship in position.ships).items():
        if count > 1:
            yield Doubt("positions", position.id, "ships", f"{colour} has {count} starting ships, not one")
    for place, ship in enumerate(position.ships):
        if planets.get(ship.square, 0) <= "ab".index(ship.planet):
            told = f"there is no planet {ship.planet} on {ship.square}"
            yield Doubt("positions", position.id, f"ships.{place}.square", told)
