"""Space Movers 2201: cards of the Game Deck, and the objectives as walls that games stop at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from desktop.games.space_movers import events as e
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Kind
from desktop.kernel.game import Event
from desktop.lab.tally import Stage, Tally, Use
from desktop.lab.watching.watcher import Watcher

if TYPE_CHECKING:
    from desktop.games.space_movers.game import SpaceMovers

PARTS = {Kind.EVENT: "events", Kind.PURSUIT: "pursuits", Kind.CARGO: "cargoes", Kind.REACTION: "reactions"}


class MoversWatcher(Watcher):
    """Use of a card: a cargo is delivered, a Reaction played, an Event passed, a Pursuit shaken off."""

    reasons: ClassVar = {
        "won": "Won",
        "resources": "No Resources",
        "presence": "Presence",
        "caught": "Caught",
        "overdue": "Too late",
        "watched": "Limit of Presence",
        "drained": "Limit of Resources",
        "deck": "No deck",
        "conceded": "Given up",
    }

    def __init__(self, game: SpaceMovers, tally: Tally) -> None:
        super().__init__(game, tally)
        self.tables = game.tables
        self._adventure: str = ""
        self._top: tuple[int, int] | None = None
        """(objective, side) that lies open, and since which turn."""
        self._since = 1
        self._turn = 1

    def begin(self, state: MoversState) -> None:
        self._adventure = "" if state.rules.objectives == "random" else state.rules.objectives
        if state.side and state.objectives:
            self._top = (state.objectives[0], state.side)
        for seat, hand in enumerate(state.hands):
            for card in hand:
                self._card(card).drawn.append(seat)

    def see(self, state: MoversState, events: Sequence[Event]) -> None:
        self._turn = state.turn
        super().see(state, events)

    def end(self, state: MoversState) -> None:
        self.tally.rounds = state.turn
        self.tally.why = state.result
        self._turn = state.turn
        self._close(done=False)

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _card(self, number: int) -> Use:
        card = self.tables.cards[number]
        return self.use(PARTS[card.kind], card.id)

    def _drawn(self, event: e.CardDrawn | e.CargoFetched) -> None:
        self._card(event.card).drawn.append(event.seat)

    def _swapped(self, event: e.CargoSwapped) -> None:
        self._card(event.taken).drawn.append(event.seat)

    def _used(self, event: e.Delivered | e.ReactionPlayed) -> None:
        self._card(event.card).used.append(event.seat)

    def _passed(self, event: e.EventCleared | e.PursuitEnded) -> None:
        if event.card != NOWHERE:
            self._card(event.card).used.append(NOWHERE)

    # ---- objectives ----------------------------------------------------------------------------------------------

    def _shown(self, event: e.ObjectiveShown) -> None:
        self._close(done=True)
        self._top = (event.objective, event.side)
        self._since = self._turn

    def _done(self, event: e.ObjectiveDone) -> None:
        self._close(done=True)

    def _close(self, *, done: bool) -> None:
        """The open side is done, or the game is over at it."""
        if self._top is None:
            return
        objective, side = self._top
        turns = self._turn - self._since + 1
        if self._adventure:
            item, name = ("adventures", self._adventure), f"cards.{objective}.side_{side}"
        else:
            item, name = ("random_objectives", self.tables.content.random_objectives[objective].id), ""
        self.tally.stages.append(Stage(item, name, turns, done))
        self._top = None

    handlers: ClassVar = {
        e.CardDrawn: _drawn,
        e.CargoFetched: _drawn,
        e.CargoSwapped: _swapped,
        e.Delivered: _used,
        e.ReactionPlayed: _used,
        e.EventCleared: _passed,
        e.PursuitEnded: _passed,
        e.ObjectiveShown: _shown,
        e.ObjectiveDone: _done,
    }
