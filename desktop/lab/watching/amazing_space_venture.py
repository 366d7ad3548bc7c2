"""Amazing Space Venture: tiles drawn, with a place or without one, and cards drawn and played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from desktop.games.amazing_space_venture import events as e
from desktop.games.amazing_space_venture.placement import can_place
from desktop.games.amazing_space_venture.state import VentureState
from desktop.kernel.game import Event
from desktop.lab.tally import Tally
from desktop.lab.watching.watcher import Watcher

if TYPE_CHECKING:
    from desktop.games.amazing_space_venture.game import AmazingSpaceVenture


class VentureWatcher(Watcher):
    reasons: ClassVar = {"tiles": "The last tile was placed", "ninth": "A ninth planet was discovered"}

    def __init__(self, game: AmazingSpaceVenture, tally: Tally) -> None:
        super().__init__(game, tally)
        self.tables = game.tables

    def begin(self, state: VentureState) -> None:
        self._state = state
        for seat, hand in enumerate(state.hands):
            for card in hand:
                self.use("cards", self.tables.cards[card].id).drawn.append(seat)
        # The first turn has begun, so that its tiles lie open already.
        self.see(state, self.game.beginning(state))

    def see(self, state: VentureState, events: Sequence[Event]) -> None:
        self._state = state
        super().see(state, events)

    def end(self, state: VentureState) -> None:
        self.tally.rounds = -(-state.turn.number // len(state.colours))
        self.tally.why = state.ended

    def _tiles(self, event: e.TilesDrawn) -> None:
        for tile in event.tiles:
            use = self.use("tiles", tile)
            use.drawn.append(event.seat)
            use.fitted += can_place(self.tables, self._state, self.tables.face_number[tile])

    def _placed(self, event: e.TilePlaced) -> None:
        self.use("tiles", event.tile).used.append(event.seat)

    def _drawn(self, event: e.CardDrawn | e.CardTaken | e.CardChangedHands) -> None:
        self.use("cards", event.card).drawn.append(event.seat)

    def _played(self, event: e.CardPlayed | e.ShipAdded | e.ShipUpgraded | e.ExtraFitted | e.PlanetDiscovered) -> None:
        if event.card:
            self.use("cards", event.card).used.append(event.seat)

    handlers: ClassVar = {
        e.TilesDrawn: _tiles,
        e.TilePlaced: _placed,
        e.CardDrawn: _drawn,
        e.CardTaken: _drawn,
        e.CardChangedHands: _drawn,
        e.CardPlayed: _played,
        e.ShipAdded: _played,
        e.ShipUpgraded: _played,
        e.ExtraFitted: _played,
        e.PlanetDiscovered: _played,
    }
