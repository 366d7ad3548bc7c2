"""One Small Step: two agencies race to the Moon."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.one_small_step.game import OneSmallStep
    from desktop.games.one_small_step.models import StepContent
    from desktop.kernel.content import ContentKind

# The shelf imports this package for every start, so that rules and models are imported only when they are asked for.


def content_kind() -> ContentKind[StepContent]:
    """What the content is made of: the Earth spaces, four decks, three kinds of tiles and the dice."""
    from desktop.games.one_small_step import models as m
    from desktop.games.one_small_step.check import faults
    from desktop.games.one_small_step.remarks import remarks
    from desktop.kernel.content import ContentKind, Part

    parts = (
        Part("earth", m.EarthSpace, many=True, counted=True),
        Part("events", m.EventItem, many=True, counted=True),
        Part("missions", m.MissionItem, many=True, counted=True),
        Part("hazards", m.HazardItem, many=True, counted=True),
        Part("advancements", m.AdvancementCard, many=True, counted=True),
        Part("satellite_tiles", m.BonusTile, many=True, counted=True),
        Part("media_tiles", m.BonusTile, many=True, counted=True),
        Part("crew_tiles", m.CrewTile, many=True, counted=True),
        Part("dice", m.Dice),
    )
    return ContentKind("one_small_step", m.StepContent, parts, m.Parts, faults, remarks)


def build(content: StepContent) -> OneSmallStep:
    """The rules with a content."""
    from desktop.games.one_small_step.game import OneSmallStep

    return OneSmallStep(content)


def load() -> OneSmallStep:
    """The game with its base content."""
    from desktop.kernel.content import base_content

    return build(base_content(content_kind()).model)
