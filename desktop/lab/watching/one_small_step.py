"""One Small Step: events, missions, hazards, advancements and tiles, by the teams that got and used them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as f
from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.tables import EVENT_DECK
from desktop.lab.tally import Tally
from desktop.lab.watching.watcher import Watcher

if TYPE_CHECKING:
    from desktop.games.one_small_step.game import OneSmallStep


class StepWatcher(Watcher):
    """Use of a card: a mission succeeds, an event is played or used, an Advancement or a tile is used."""

    reasons: ClassVar = {
        "moon": "The Moon was reached",
        "events": "The events ran out",
        "crew_missions": "The Crew missions ran out",
    }

    def __init__(self, game: OneSmallStep, tally: Tally) -> None:
        super().__init__(game, tally)
        self.tables = game.tables
        self._seat_of: tuple[int, ...] = (0, 1)
        """Per team a seat that stands for it: a team wins or loses as one."""

    def begin(self, state: StepState) -> None:
        self._seat_of = tuple(engineers for engineers, _ in state.seats)

    def end(self, state: StepState) -> None:
        self.tally.rounds = state.round
        self.tally.why = state.last

    def _drawn(self, event: e.CardDrawn) -> None:
        rows = self.tables.events if event.deck == EVENT_DECK else self.tables.missions
        part = "events" if event.deck == EVENT_DECK else "missions"
        self.use(part, rows[event.card].id).drawn.append(self._seat_of[event.team])

    def _gained(self, event: e.CardGained) -> None:
        self.use("events", self.tables.events[event.card].id).drawn.append(self._seat_of[event.team])

    def _event_used(self, event: e.DevelopmentPlayed | e.PersonnelUsed) -> None:
        self.use("events", self.tables.events[event.card].id).used.append(self._seat_of[event.team])

    def _placed(self, event: f.MissionPlaced) -> None:
        """Starting missions are dealt without being drawn."""
        use = self.use("missions", self.tables.missions[event.mission].id)
        if not use.drawn:
            use.drawn.append(self._seat_of[event.team])

    def _flown(self, event: f.LaunchSucceeded) -> None:
        self.use("missions", self.tables.missions[event.mission].id).used.append(self._seat_of[event.team])

    def _taken(self, event: e.AdvancementTaken) -> None:
        seat = self._seat_of[event.team]
        use = self.use("advancements", self.tables.advancements[event.card].id)
        use.drawn.append(seat)
        use.used.append(seat)

    def _media_taken(self, event: e.MediaTileTaken) -> None:
        self.use("media_tiles", self.tables.media_tiles[event.tile].id).drawn.append(self._seat_of[event.team])

    def _media_used(self, event: e.MediaTileUsed) -> None:
        self.use("media_tiles", self.tables.media_tiles[event.tile].id).used.append(self._seat_of[event.team])

    def _satellite(self, event: e.SatelliteTileDrawn) -> None:
        use = self.use("satellite_tiles", self.tables.satellite_tiles[event.tile].id)
        use.drawn.append(self._seat_of[event.team])
        use.used.append(self._seat_of[event.team])

    handlers: ClassVar = {
        e.CardDrawn: _drawn,
        e.CardGained: _gained,
        e.DevelopmentPlayed: _event_used,
        e.PersonnelUsed: _event_used,
        f.MissionPlaced: _placed,
        f.LaunchSucceeded: _flown,
        e.AdvancementTaken: _taken,
        e.MediaTileTaken: _media_taken,
        e.MediaTileUsed: _media_used,
        e.SatelliteTileDrawn: _satellite,
    }
