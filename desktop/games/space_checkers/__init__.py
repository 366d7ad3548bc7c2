"""Space Checkers: four fleets of flying saucers jump, warp and capture around the Earth."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.space_checkers.content import BoardContent
    from desktop.games.space_checkers.game import SpaceCheckers
    from desktop.kernel.content import ContentKind

# The shelf imports this package for every start, so that rules and models are imported only when they are asked for.


def content_kind() -> ContentKind[BoardContent]:
    """What a board definition is made of: one file that is the whole content."""
    from desktop.games.space_checkers.content import BoardContent
    from desktop.games.space_checkers.remarks import remarks
    from desktop.kernel.content import ContentKind, Part

    return ContentKind("space_checkers", BoardContent, (Part("board", BoardContent),), remarks=remarks)


def build(content: BoardContent) -> SpaceCheckers:
    """The rules with a board definition."""
    from desktop.games.space_checkers.game import SpaceCheckers

    return SpaceCheckers(content)


def load() -> SpaceCheckers:
    """The game with its base content."""
    from desktop.kernel.content import base_content

    return build(base_content(content_kind()).model)
