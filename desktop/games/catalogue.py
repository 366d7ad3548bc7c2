"""The games on the shelf, and how each is made from its content."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType
from typing import Any

from desktop.games.amazing_space_venture.info import INFO as AMAZING_SPACE_VENTURE
from desktop.games.one_small_step.info import INFO as ONE_SMALL_STEP
from desktop.games.space_checkers.info import INFO as SPACE_CHECKERS
from desktop.games.space_movers.info import INFO as SPACE_MOVERS
from desktop.kernel.content import Content, ContentKind, base_content, read_content
from desktop.kernel.errors import Problem
from desktop.kernel.game import Game, GameInfo
from desktop.kernel.words import Sentence

GAMES: dict[str, GameInfo] = {
    info.id: info for info in (SPACE_MOVERS, AMAZING_SPACE_VENTURE, ONE_SMALL_STEP, SPACE_CHECKERS)
}
"""By id, in the order they stand on the shelf. Only names and options: rules are loaded when a game is opened."""


class UnknownGame(Problem):
    """No game of that name stands on the shelf, or its rules are not built yet."""


def info(game_id: str) -> GameInfo:
    """What the shelf says of a game. Raises UnknownGame."""
    if game_id not in GAMES:
        raise UnknownGame(
            Sentence(
                "There is no game “{game}”; the shelf holds {known}.", {"game": game_id, "known": ", ".join(GAMES)}
            )
        )
    return GAMES[game_id]


def content_kind(game_id: str) -> ContentKind[Any]:
    """What the content of a ready game is made of. Raises UnknownGame."""
    kind: ContentKind[Any] = _package(game_id).content_kind()
    return kind


def build_game(game_id: str, content: Content[Any]) -> Game[Any, Any]:
    """A ready game bound to a content. Raises UnknownGame."""
    game: Game[Any, Any] = _package(game_id).build(content.model)
    # A stored content keeps the hash it was stored under, also when its model has got new fields since.
    game.content_hash = content.hash
    return game


def load_game(game_id: str) -> Game[Any, Any]:
    """A ready game with its base content. Raises UnknownGame."""
    return build_game(game_id, base_content(content_kind(game_id)))


def stored_game(game_id: str, content: str) -> Game[Any, Any]:
    """A ready game with the content that a library or save holds as JSON. Raises UnknownGame or ContentProblem."""
    return build_game(game_id, read_content(content_kind(game_id), content))


def _package(game_id: str) -> ModuleType:
    if not info(game_id).ready:
        raise UnknownGame(
            Sentence("{game} is not built yet; it cannot be played in this version.", {"game": info(game_id).title})
        )
    return import_module(f"desktop.games.{game_id}")
