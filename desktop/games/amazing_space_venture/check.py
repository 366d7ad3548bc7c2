"""What is wrong with a content beyond the form of its items: squares, neighbours, references, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.amazing_space_venture import vocabulary as v
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, SIZE
from desktop.kernel.faults import Doubt, ruled

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.models import Card, Colour, Parts, Sector, StartTile

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
    ]


def _doubles(content: Parts) -> Iterator[Doubt]:
    tiles = Counter(tile.id for tile in (*content.tiles, *content.starts))
    own = {tile.id for tile in content.tiles}
    for name, count in tiles.items():
        if count > 1:
            yield Doubt("tiles" if name in own else "starts", name, "id", f"the id is used {count} times")
    for name, count in Counter(card.id for card in content.cards).items():
        if count > 1:
            yield Doubt("cards", name, "id", f"the id is used {count} times")


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
