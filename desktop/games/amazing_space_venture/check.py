"""What is wrong with a content beyond the form of its items: squares, neighbours, references, counts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.amazing_space_venture import vocabulary as v
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, SIZE

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.models import Card, Colour, Sector, StartTile, VentureContent

HAND = 10
SEATS = 4
MOST_SUNS = 4


def faults(content: VentureContent) -> list[str]:
    """Every fault of a content that is right in form; none for a content that can be played."""
    return [*_doubles(content), *_board(content), *_starts(content), *_tiles(content), *_cards(content)]


def _doubles(content: VentureContent) -> Iterator[str]:
    for part, names in (
        ("tiles", [tile.id for tile in content.tiles] + [tile.id for tile in content.starts]),
        ("cards", [card.id for card in content.cards]),
    ):
        for name, count in Counter(names).items():
            if count > 1:
                yield f"{part}, {name}: the id is used {count} times"


def sector_squares(sector: Sector) -> list[int]:
    """The squares of a sector, row by row."""
    top, left = divmod(NUMBER[sector.north_west], SIZE)
    bottom, right = divmod(NUMBER[sector.south_east], SIZE)
    return [row * SIZE + column for row in range(top, bottom + 1) for column in range(left, right + 1)]


def _board(content: VentureContent) -> Iterator[str]:
    owner: dict[int, Colour] = {}
    for sector in content.board.sectors:
        squares = sector_squares(sector)
        if not squares:
            yield f"board, sector {sector.colour}: its north-west square lies east or south of its south-east square"
        for square in squares:
            if square in owner:
                yield f"board, sector {sector.colour}: square {NAMES[square]} belongs to {owner[square]} already"
            owner[square] = sector.colour
    if len({sector.colour for sector in content.board.sectors}) < SEATS:
        yield "board, sectors: each colour needs one sector"
    for tile in content.starts:
        if tile.home_of and owner.get(NUMBER[tile.square]) != tile.home_of:
            yield f"starts, {tile.id}, square: {tile.square} lies outside the sector of {tile.home_of}"


def _starts(content: VentureContent) -> Iterator[str]:
    taken: dict[int, StartTile] = {}
    for tile in content.starts:
        square = NUMBER[tile.square]
        if square in taken:
            yield f"starts, {tile.id}, square: {taken[square].id} lies on {tile.square} already"
            continue
        taken[square] = tile
    for square, tile in taken.items():
        for side in (1, 2):
            other = taken.get(NEXT[square][side])
            if other and tile.edges[side] != other.edges[side ^ 2]:
                yield (
                    f"starts, {tile.id}, edges: its {'NESW'[side]} side is {tile.edges[side]}, "
                    f"but that of {other.id} beside it is {other.edges[side ^ 2]}"
                )
    homes = Counter(tile.home_of for tile in content.starts if tile.home_of)
    for colour in sorted({sector.colour for sector in content.board.sectors}):
        if homes[colour] != 1:
            yield f"starts: {colour} has {homes[colour]} home tiles, not one"
    for tile in content.starts:
        if tile.home_of and len(tile.planets) != 1:
            yield f"starts, {tile.id}, planets: a home shows one planet, not {len(tile.planets)}"


def _tiles(content: VentureContent) -> Iterator[str]:
    suns = sum(tile.count for tile in content.tiles if tile.kind == "sun")
    if suns > MOST_SUNS:
        yield f"tiles: {suns} Suns are more than the {MOST_SUNS} quarters of one"
    quests = Counter(tile.quest for tile in content.tiles if tile.kind == "quest")
    for quest, count in quests.items():
        if count > 1:
            yield f"tiles: the quest {quest} is there {count} times"
    if not any(tile.kind == "space" for tile in content.tiles):
        yield "tiles: no tile can be placed"


def _cards(content: VentureContent) -> Iterator[str]:
    by_id: dict[str, Card] = {card.id: card for card in content.cards}
    for card in content.cards:
        if card.kind != "explorer" or not isinstance(card.effect, v.Visit):
            continue
        if (base := card.effect.base_planet) and getattr(by_id.get(base), "kind", "") != "planet":
            yield f"cards, {card.id}, base_planet: there is no Planet card “{base}”"
        for life in card.effect.base_lives:
            if getattr(by_id.get(life), "kind", "") != "life":
                yield f"cards, {card.id}, base_lives: there is no Life Form card “{life}”"
    starting = [card for card in content.cards if card.kind == "ship" and card.starting]
    if len(starting) != 1 or starting[0].count < SEATS:
        yield f"cards: exactly one kind of starting ship with at least {SEATS} cards is needed"
    explorers = sum(card.count for card in content.cards if card.kind == "explorer")
    if explorers < SEATS:
        yield f"cards: {explorers} Explorers are too few for role play; {SEATS} are needed"
    refuel = sum(card.count for card in content.cards if card.kind not in ("ship", "extra")) - explorers
    if refuel < SEATS * HAND:
        yield f"cards: {refuel} cards without ships and Explorers are too few to deal {HAND} to {SEATS} players"
