"""Space Checkers: four fleets of flying saucers jump, warp and capture around the Earth."""

from __future__ import annotations

from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from desktop.games.space_checkers.game import SpaceCheckers


def load() -> SpaceCheckers:
    """The game with its base content."""
    from desktop.games.space_checkers.content import BoardContent
    from desktop.games.space_checkers.game import SpaceCheckers

    return SpaceCheckers(
        BoardContent.model_validate_json(files("resources").joinpath("space_checkers/board.json").read_bytes())
    )
