"""What is wrong with a content beyond the form of its items: counts, doubles, places of effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.one_small_step import vocabulary as v
from desktop.kernel.faults import Doubt, ruled

if TYPE_CHECKING:
    from desktop.games.one_small_step.models import Parts

# The printed numbers are the fewest: with fewer cards the game would end early, and packs may bring more.
ERA_CARDS = {1: 12, 2: 12, 3: 22}
CREW_MISSIONS = 6
STARTING_MISSIONS = {1: 2, 2: 2}
"""Two of each printed difficulty, one for each team (OSS-EDGE-01)."""
SATELLITE_MISSIONS = 20
HAZARDS = 19
ADVANCEMENTS = 14
SATELLITE_TILES = 21
MEDIA_TILES = 14
CREW_TILES = 10
LARGEST_BILL, LARGEST_PRICE = 10, 6


def faults(content: Parts) -> list[Doubt]:
    """Every fault of a content that is right in form; none for a content that can be played."""
    return [
        *ruled("identity", _doubles(content)),
        *ruled("earth", _earth(content)),
        *ruled("events", _events(content)),
        *ruled("missions", _missions(content)),
        *ruled("prices", _prices(content)),
        *ruled("supplies", _supplies(content)),
    ]


def _doubles(content: Parts) -> Iterator[Doubt]:
    for part in (
        "earth",
        "events",
        "missions",
        "hazards",
        "advancements",
        "satellite_tiles",
        "media_tiles",
        "crew_tiles",
    ):
        for name, count in Counter(item.id for item in getattr(content, part)).items():
            if count > 1:
                yield Doubt(part, name, "id", f"the id is used {count} times")
    for name, count in Counter(card.power for card in content.advancements).items():
        if count > 1:
            last = [card.id for card in content.advancements if card.power == name][-1]
            yield Doubt("advancements", last, "power", f"two cards have the same power, {name}")


def _earth(content: Parts) -> Iterator[Doubt]:
    if [space.unlimited for space in content.earth] != [False] * 4 + [True]:
        told = "the last of the five spaces is the unlimited one, and no other"
        yield Doubt("earth", content.earth[-1].id, "unlimited", told)
    last = content.earth[-1]
    if last.engineer.base != last.administrator.base:
        yield Doubt("earth", last.id, "engineer.base", "the unlimited space does the same for both workers")


def _events(content: Parts) -> Iterator[Doubt]:
    found = Counter(card.era for card in content.events)
    for era, count in ERA_CARDS.items():
        if found[era] < count:
            yield Doubt("events", "", "", f"era {era} needs at least {count} cards, not {found[era]}")


def _missions(content: Parts) -> Iterator[Doubt]:
    satellites = [card for card in content.missions if card.kind == "satellite"]
    started = Counter(card.starting for card in satellites if card.starting)
    for difficulty, count in STARTING_MISSIONS.items():
        if started[difficulty] != count:
            told = f"starting difficulty {difficulty} needs {count} missions, not {started[difficulty]}"
            yield Doubt("missions", "", "", told)
    if (drawn := len(satellites) - started.total()) < SATELLITE_MISSIONS:
        yield Doubt("missions", "", "", f"the Satellite deck needs at least {SATELLITE_MISSIONS} cards, not {drawn}")
    for nation in ("us", "ussr"):
        crewed = sum(card.kind == "crew" and card.nation == nation for card in content.missions)
        if crewed < CREW_MISSIONS:
            yield Doubt("missions", "", "", f"{nation} needs at least {CREW_MISSIONS} Crew missions, not {crewed}")
    for card in content.missions:
        for field in ("minor", "major"):
            if (tokens := sum(getattr(card, field).values())) > LARGEST_BILL:
                yield Doubt("missions", card.id, field, f"nobody gathers {tokens} tokens for one launch")


def _prices(content: Parts) -> Iterator[Doubt]:
    for part, cards in (("events", content.events), ("advancements", content.advancements)):
        for card in cards:
            if (tokens := sum(card.cost.values())) > LARGEST_PRICE:
                yield Doubt(part, card.id, "cost", f"nobody pays {tokens} tokens for one card")


def _supplies(content: Parts) -> Iterator[Doubt]:
    if len(content.hazards) < HAZARDS:
        yield Doubt("hazards", "", "", f"at least {HAZARDS} Hazard cards are needed, not {len(content.hazards)}")
    if len(content.advancements) != ADVANCEMENTS:
        told = f"there are {ADVANCEMENTS} Advancement cards, not {len(content.advancements)}"
        yield Doubt("advancements", "", "", told)
    for part, count in (("satellite_tiles", SATELLITE_TILES), ("media_tiles", MEDIA_TILES), ("crew_tiles", CREW_TILES)):
        if (found := sum(tile.copies for tile in getattr(content, part))) < count:
            yield Doubt(part, "", "", f"at least {count} tiles are needed, not {found}")
    for tile in content.satellite_tiles:
        for place, effect in enumerate(tile.effects):
            if isinstance(effect, v.SatelliteTile):
                yield Doubt("satellite_tiles", tile.id, f"effects.{place}", "a tile that draws its like never ends")
    if [tile.copies for tile in content.crew_tiles if tile.moon] != [1]:
        yield Doubt("crew_tiles", "", "", "exactly one tile lies on the Moon")
