"""Where a saved game stands: read from the library when its card is shown, painted on the worker thread."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.kernel.codec import Codec
from desktop.kernel.library import Library
from desktop.table.glimpses import Glimpse, PaintIn, glimpse
from desktop.table.kit.cache import Recipe
from desktop.table.shelf.model import SavedGame

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Standing:
    """What a card shows of the position."""

    to_move: int | None
    """The seat waited for; None when the game is over."""
    scores: tuple[int, ...]
    subtitle: str
    accents: tuple[str, ...]
    signs: tuple[PaintIn, ...]
    paint: PaintIn

    def recipe(self, game: SavedGame, side: float, ratio: float) -> Recipe:
        """The picture of the position in a square; on disk until the game goes on."""

        def paint(painter: QPainter) -> None:
            self.paint(painter, QRectF(0, 0, side, side))

        name = f"position/{game.uid}/{game.steps}/{game.updated.timestamp()}"
        return Recipe(name, side, side, ratio, paint, keep=True)


class Positions:
    """Reads the positions of saved games, building each content's rules once."""

    def __init__(self, library: Library) -> None:
        self._library = library
        self._known: dict[str, tuple[Any, Codec[Any, Any], Glimpse]] = {}

    def standing(self, game: SavedGame) -> Standing | None:
        """Where a game stands; None when today's rules cannot read it, or nothing is built to show it."""
        try:
            return self._read(game)
        except Exception:
            # Whatever is wrong with one game must not take the shelf down; opening it tells why.
            _log.exception("the position of game %s cannot be shown", game.uid)
            return None

    def _read(self, game: SavedGame) -> Standing | None:
        from desktop.games.catalogue import stored_game

        record = self._library.record(game.uid)
        if record.content_hash not in self._known:
            rules = stored_game(record.game, record.content)
            shown = glimpse(rules)
            if shown is None:
                return None
            self._known[record.content_hash] = rules, Codec(rules), shown
        rules, codec, shown = self._known[record.content_hash]
        state = codec.state_from_json(record.last.state)
        decision = rules.decision(state)
        return Standing(
            to_move=None if decision is None else decision.seats[0],
            scores=shown.scores(state),
            subtitle=shown.subtitle(state),
            accents=tuple(shown.accent(role) for role in game.roles),
            signs=tuple(shown.sign(role) for role in game.roles),
            paint=shown.picture(state),
        )
