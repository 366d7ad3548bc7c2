"""Amazing Space Venture: edge-matched tiles, ships and discoveries on a 13 x 13 board."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.game import AmazingSpaceVenture
    from desktop.games.amazing_space_venture.models import VentureContent
    from desktop.kernel.content import ContentKind

# The shelf imports this package for every start, so that rules and models are imported only when they are asked for.


def content_kind() -> ContentKind[VentureContent]:
    """What the content is made of: board, starting tiles, Space tiles, cards, and positions to begin from."""
    from desktop.games.amazing_space_venture import models as m
    from desktop.games.amazing_space_venture.check import faults
    from desktop.games.amazing_space_venture.remarks import remarks
    from desktop.kernel.content import ContentKind, Part

    parts = (
        Part("board", m.BoardContent),
        Part("starts", m.StartTile, many=True),
        Part("tiles", m.TileItem, many=True),
        Part("cards", m.CardItem, many=True),
        Part("positions", m.Position, many=True),
    )
    return ContentKind("amazing_space_venture", m.VentureContent, parts, m.Parts, faults, remarks)


def build(content: VentureContent) -> AmazingSpaceVenture:
    """The rules with a content."""
    from desktop.games.amazing_space_venture.game import AmazingSpaceVenture

    return AmazingSpaceVenture(content)


def load() -> AmazingSpaceVenture:
    """The game with its base content."""
    from desktop.kernel.content import base_content

    return build(base_content(content_kind()).model)
