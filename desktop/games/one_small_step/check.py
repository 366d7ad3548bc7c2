"""What is wrong with a content beyond the form of its items: counts, doubles, places of effects."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.one_small_step import vocabulary as v

if TYPE_CHECKING:
    from desktop.games.one_small_step.models import StepContent

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


def faults(content: StepContent) -> list[str]:
    """Every fault of a content that is right in form; none for a content that can be played."""
    checks = (_doubles, _earth, _events, _missions, _prices, _supplies)
    return [fault for check in checks for fault in check(content)]


def _doubles(content: StepContent) -> Iterator[str]:
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
                yield f"{part}, {name}, id: the id is used {count} times"
    for name, count in Counter(card.power for card in content.advancements).items():
        if count > 1:
            yield f"advancements, {name}, power: two cards have the same power"


def _earth(content: StepContent) -> Iterator[str]:
    if [space.unlimited for space in content.earth] != [False] * 4 + [True]:
        yield "earth, unlimited: the last of the five spaces is the unlimited one, and no other"
    last = content.earth[-1]
    if last.engineer.base != last.administrator.base:
        yield f"earth, {last.id}, base: the unlimited space does the same for both workers"


def _events(content: StepContent) -> Iterator[str]:
    found = Counter(card.era for card in content.events)
    for era, count in ERA_CARDS.items():
        if found[era] != count:
            yield f"events, era: era {era} has {count} cards, not {found[era]}"


def _missions(content: StepContent) -> Iterator[str]:
    satellites = [card for card in content.missions if card.kind == "satellite"]
    started = Counter(card.starting for card in satellites if card.starting)
    for difficulty, count in STARTING_MISSIONS.items():
        if started[difficulty] != count:
            yield f"missions, starting: difficulty {difficulty} needs {count} missions, not {started[difficulty]}"
    if (drawn := len(satellites) - started.total()) != SATELLITE_MISSIONS:
        yield f"missions, kind: the Satellite deck has {SATELLITE_MISSIONS} cards, not {drawn}"
    for nation in ("us", "ussr"):
        crewed = sum(card.kind == "crew" and card.nation == nation for card in content.missions)
        if crewed != CREW_MISSIONS:
            yield f"missions, nation: {nation} has {CREW_MISSIONS} Crew missions, not {crewed}"
    for card in content.missions:
        for field in ("minor", "major"):
            if (tokens := sum(getattr(card, field).values())) > LARGEST_BILL:
                yield f"missions, {card.id}, {field}: nobody gathers {tokens} tokens for one launch"


def _prices(content: StepContent) -> Iterator[str]:
    for part, cards in (("events", content.events), ("advancements", content.advancements)):
        for card in cards:
            if (tokens := sum(card.cost.values())) > LARGEST_PRICE:
                yield f"{part}, {card.id}, cost: nobody pays {tokens} tokens for one card"


def _supplies(content: StepContent) -> Iterator[str]:
    if len(content.hazards) != HAZARDS:
        yield f"hazards: there are {HAZARDS} Hazard cards, not {len(content.hazards)}"
    if len(content.advancements) != ADVANCEMENTS:
        yield f"advancements: there are {ADVANCEMENTS} Advancement cards, not {len(content.advancements)}"
    for part, count in (("satellite_tiles", SATELLITE_TILES), ("media_tiles", MEDIA_TILES), ("crew_tiles", CREW_TILES)):
        if (found := sum(tile.copies for tile in getattr(content, part))) != count:
            yield f"{part}, copies: there are {count} tiles, not {found}"
    for tile in content.satellite_tiles:
        if any(isinstance(effect, v.SatelliteTile) for effect in tile.effects):
            yield f"satellite_tiles, {tile.id}, effects: a tile that draws its like never ends"
    if [tile.copies for tile in content.crew_tiles if tile.moon] != [1]:
        yield "crew_tiles, moon: exactly one tile lies on the Moon"
