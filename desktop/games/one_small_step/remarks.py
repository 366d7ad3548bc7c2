"""What can be played and is hardly meant: names given twice, resources nobody can gather."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from desktop.games.one_small_step import vocabulary as v
from desktop.kernel.faults import Doubt, ruled, same_titles

if TYPE_CHECKING:
    from desktop.games.one_small_step.models import Parts


def remarks(content: Parts) -> list[Doubt]:
    """Everything a designer may want to look at again; the content can be played."""
    return [
        *_titles(content),
        *ruled("same-note", _notes(content)),
        *ruled("scarce", _scarce(content)),
        *ruled("die", _dice(content)),
        *ruled("fair", _fair(content)),
    ]


def _titles(content: Parts) -> Iterator[Doubt]:
    for part in ("earth", "events", "hazards", "advancements", "satellite_tiles", "media_tiles"):
        yield from same_titles(part, ((item.id, item.title) for item in getattr(content, part)))
    # Both nations fly the same Crew missions, so titles are compared within one deck.
    for deck in ("satellite", "us", "ussr"):
        cards = [card for card in content.missions if deck in (card.kind, getattr(card, "nation", ""))]
        yield from same_titles("missions", ((card.id, card.title) for card in cards))


def _notes(content: Parts) -> Iterator[Doubt]:
    first: dict[str, str] = {}
    for part in ("events", "missions", "hazards", "advancements"):
        for card in getattr(content, part):
            if card.note in first:
                yield Doubt(part, card.id, "note", f"{first[card.note]} tells the same note")
            first.setdefault(card.note, card.id)


def _scarce(content: Parts) -> Iterator[Doubt]:
    """Costs in resources that no die shows."""
    shown = {
        resource for die in ("agency", "satellite", "crew") for face in getattr(content.dice, die) for resource in face
    }
    missing = [resource for resource in v.RESOURCES if resource not in shown]
    for part, fields in (("events", ("cost",)), ("advancements", ("cost",)), ("missions", ("minor", "major"))):
        for card in getattr(content, part):
            for field in fields:
                for resource in missing:
                    if resource in getattr(card, field, {}):
                        told = f"no die shows {resource}: it comes from cards and tiles only"
                        yield Doubt(part, card.id, f"{field}.{resource}", told)


def _fair(content: Parts) -> Iterator[Doubt]:
    flown = {
        nation: sum(getattr(card, "nation", "") == nation for card in content.missions) for nation in ("us", "ussr")
    }
    if flown["us"] != flown["ussr"]:
        told = f"the United States have {flown['us']} Crew missions, the Soviet Union has {flown['ussr']}"
        yield Doubt("missions", "", "", told)


def _dice(content: Parts) -> Iterator[Doubt]:
    for name in v.GROUPS:
        if len(set(getattr(content.dice, name))) == 1:
            yield Doubt("dice", "", name, f"the {name} die shows the same on every face")
