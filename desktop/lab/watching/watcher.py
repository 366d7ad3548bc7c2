"""What all watchers share."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from desktop.kernel.game import Event, Game
from desktop.lab.tally import Tally, Use


class Watcher:
    """Looks on at one game and fills its tally. Games without cards need no more than this."""

    handlers: ClassVar[Mapping[type[Event], Callable[[Any, Any], None]]] = {}
    """Per kind of event what is noted of it: (watcher, event)."""
    reasons: ClassVar[Mapping[str, str]] = {}
    """What can end the game, in words for people."""

    def __init__(self, game: Game[Any, Any], tally: Tally) -> None:
        self.game = game
        self.tally = tally

    def begin(self, state: Any) -> None:
        """The game begins."""

    def see(self, state: Any, events: Sequence[Event]) -> None:
        """Something happened; ``state`` is the position after it."""
        for event in events:
            if handler := self.handlers.get(type(event)):
                handler(self, event)

    def end(self, state: Any) -> None:
        """The game is over, or was broken off."""

    def use(self, part: str, item: str) -> Use:
        """The record of an item; a new one when it was not seen before."""
        return self.tally.uses.setdefault((part, item), Use())
