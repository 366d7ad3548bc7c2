"""The games on the shelf, and how each is made from its content."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from desktop.games.amazing_space_venture.info import INFO as AMAZING_SPACE_VENTURE
from desktop.games.one_small_step.info import INFO as ONE_SMALL_STEP
from desktop.games.space_checkers.info import INFO as SPACE_CHECKERS
from desktop.games.space_movers.info import INFO as SPACE_MOVERS
from desktop.kernel.game import Game, GameInfo

GAMES: dict[str, GameInfo] = {
    info.id: info for info in (SPACE_MOVERS, AMAZING_SPACE_VENTURE, ONE_SMALL_STEP, SPACE_CHECKERS)
}
"""By id, in the order they stand on the shelf. Only names and options: rules are loaded when a game is opened."""


class UnknownGame(LookupError):
    """No game of that name stands on the shelf, or its rules are not built yet."""


def info(game_id: str) -> GameInfo:
    """What the shelf says of a game. Raises UnknownGame."""
    if game_id not in GAMES:
        raise UnknownGame(f"There is no game “{game_id}”; the shelf holds {', '.join(GAMES)}.")
    return GAMES[game_id]


def load_game(game_id: str) -> Game[Any, Any]:
    """A ready game with its base content. Raises UnknownGame."""
    if not info(game_id).ready:
        raise UnknownGame(f"{info(game_id).title} is not built yet; it cannot be played in this version.")
    return import_module(f"desktop.games.{game_id}").load()  # type: ignore[no-any-return]
