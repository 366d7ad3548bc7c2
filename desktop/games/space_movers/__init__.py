"""Space Movers 2201: a crew of smugglers hunted along a route graph."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.space_movers.game import SpaceMovers
    from desktop.games.space_movers.models import MoversContent
    from desktop.kernel.content import ContentKind

# The shelf imports this package for every start, so that rules and models are imported only when they are asked for.


def content_kind() -> ContentKind[MoversContent]:
    """What the content is made of; each part is a file, and packs may bring more."""
    from desktop.games.space_movers import models as m
    from desktop.games.space_movers.check import faults
    from desktop.games.space_movers.remarks import remarks
    from desktop.kernel.content import ContentKind, Part

    parts = (
        Part("map", m.GalaxyMap),
        Part("rooms", m.ShipRoom, many=True),
        Part("bars", m.Bars),
        Part("box", m.DiceBox),
        Part("characters", m.Character, many=True),
        Part("events", m.EventCard, many=True),
        Part("pursuits", m.PursuitCard, many=True),
        Part("cargoes", m.CargoCard, many=True),
        Part("reactions", m.ReactionCard, many=True),
        Part("adventures", m.AdventureSet, many=True),
        Part("random_objectives", m.RandomObjective, many=True),
    )
    return ContentKind("space_movers", m.MoversContent, parts, m.Parts, faults, remarks)


def build(content: MoversContent) -> SpaceMovers:
    """The rules with a content."""
    from desktop.games.space_movers.game import SpaceMovers

    return SpaceMovers(content)


def load() -> SpaceMovers:
    """The game with its base content."""
    from desktop.kernel.content import base_content

    return build(base_content(content_kind()).model)
