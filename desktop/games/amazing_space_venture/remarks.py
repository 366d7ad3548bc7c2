"""What can be played and is hardly meant: names given twice, tiles alike, paths off the board, cards without use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.amazing_space_venture.grid import NUMBER, SIZE, turned
from desktop.kernel.faults import Doubt, ruled, same_titles

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.models import Face, Parts

SUN = 4
"""Quarters of a whole Sun (ASV-SUN-08)."""


def remarks(content: Parts) -> list[Doubt]:
    """Everything a designer may want to look at again; the content can be played."""
    return [
        *same_titles("cards", ((card.id, card.title) for card in content.cards)),
        *same_titles("tiles", ((tile.id, tile.title) for tile in content.tiles if tile.kind == "quest")),
        *ruled("same-tile", _same_tiles(content)),
        *ruled("off-board", _off_board(content)),
        *ruled("sun", _suns(content)),
        *ruled("worm-hole", _worm_holes(content)),
        *ruled("idle-card", _idle_cards(content)),
    ]


def _looks(face: Face) -> tuple[object, ...]:
    """The same for all tiles that show the same features when turned, whatever they are called."""
    seen = []
    for rotation in range(4):
        sides = {side: "NESW"[(number + rotation) % 4] for number, side in enumerate("NESW")}
        paths = sorted(tuple(sorted(sides.get(end, end) for end in ends)) for ends in face.paths)
        galaxies = sorted(tuple(sorted(sides[side] for side in group)) for group in face.galaxies)
        seen.append((turned(face.edges, rotation), paths, galaxies))
    return (min(seen), tuple(planet.value for planet in face.planets), face.worm_hole)


def _same_tiles(content: Parts) -> Iterator[Doubt]:
    first: dict[str, str] = {}
    for tile in content.tiles:
        if tile.kind != "space":
            continue
        looks = repr(_looks(tile))
        if looks in first:
            told = f"it shows the same as {first[looks]}; raise the count there, unless the two should look different"
            yield Doubt("tiles", tile.id, "", told)
        first.setdefault(looks, tile.id)


def _off_board(content: Parts) -> Iterator[Doubt]:
    for tile in content.starts:
        row, column = divmod(NUMBER[tile.square], SIZE)
        outer = {"N": row == 0, "E": column == SIZE - 1, "S": row == SIZE - 1, "W": column == 0}
        for number, (side, outside) in enumerate(outer.items()):
            if outside and tile.edges[number] == "path":
                yield Doubt("starts", tile.id, f"edges.{number}", f"on {tile.square} its {side} path leaves the board")


def _suns(content: Parts) -> Iterator[Doubt]:
    suns = [tile for tile in content.tiles if tile.kind == "sun"]
    if suns and sum(tile.count for tile in suns) < SUN:
        yield Doubt("tiles", suns[0].id, "count", f"no Sun can be completed with fewer than {SUN} quarters")


def _worm_holes(content: Parts) -> Iterator[Doubt]:
    tiles = [tile for tile in content.tiles if tile.kind == "space" and tile.worm_hole]
    count = len(content.board.worm_holes) + sum(tile.count for tile in tiles)
    count += sum(tile.worm_hole for tile in content.starts)
    if count == 1:
        part, item = ("tiles", tiles[0].id) if tiles else ("board", "")
        field = "worm_hole" if tiles else "worm_holes"
        yield Doubt(part, item, field, "there is one worm hole only, so that nothing can come out elsewhere")


def _idle_cards(content: Parts) -> Iterator[Doubt]:
    armed = any(card.kind == "ship" and card.armed for card in content.cards)
    for card in content.cards:
        if card.kind == "extra" and card.effect.kind in ("laser", "torpedo") and not armed:
            yield Doubt("cards", card.id, "effect", "no ship may carry it, as none is armed")
        if card.kind == "explorer" and card.effect.kind == "visit":
            base = card.effect.base_planet or card.effect.base_lives
            if card.effect.base_points and not base:
                yield Doubt("cards", card.id, "effect.base_points", "no base camp is named that these points belong to")
            elif base and card.effect.base_points <= card.effect.points:
                told = "the base camp brings no more than any other planet"
                yield Doubt("cards", card.id, "effect.base_points", told)
