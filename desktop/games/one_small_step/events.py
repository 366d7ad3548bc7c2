"""What can happen, told in the past tense. Numbers are those of tables.py; flights have a module of their own."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from desktop.games.one_small_step.state import HIDDEN, Term
from desktop.kernel.game import Event


class Private(Event):
    """Something of which one field may be seen by some seats only."""

    __slots__ = ()

    hides: ClassVar[str] = "card"
    seers: tuple[int, ...]
    """The seats that may see it; none for everybody."""

    def seen_by(self) -> tuple[int, ...] | None:
        return self.seers or None

    def redacted(self) -> Event:
        return replace(self, **{self.hides: HIDDEN, "seers": ()})  # type: ignore[type-var]  # subclasses are dataclasses


@dataclass(slots=True)
class PhaseBegan(Event):
    """A phase began; the team leads it."""

    round: int
    phase: int
    team: int


@dataclass(slots=True)
class EventsDealt(Event):
    """Event cards were laid out."""

    closes_undo: ClassVar[bool] = True

    cards: tuple[int, ...]


@dataclass(slots=True)
class Refreshed(Event):
    """Spent permanent tokens became Fresh."""

    teams: tuple[int, ...]


@dataclass(slots=True)
class CardDrawn(Private):
    """A card was drawn; a Development is seen by its team only."""

    closes_undo: ClassVar[bool] = True

    team: int
    deck: int
    card: int
    seers: tuple[int, ...]


@dataclass(slots=True)
class CardGained(Event):
    """A card reached the hand or the board."""

    team: int
    card: int


@dataclass(slots=True)
class CardKept(Private):
    """One of the cards drawn was kept."""

    closes_undo: ClassVar[bool] = True

    team: int
    deck: int
    card: int
    seers: tuple[int, ...]


@dataclass(slots=True)
class CardsReturned(Event):
    """Cards went back on top of their decks."""

    team: int
    count: int


@dataclass(slots=True)
class CardDiscarded(Private):
    """A Development of the hand went under the Event deck."""

    team: int
    card: int
    seers: tuple[int, ...]


@dataclass(slots=True)
class PersonnelDropped(Event):
    """A fourth Personnel card was dropped."""

    team: int
    card: int


@dataclass(slots=True)
class WorkerPlaced(Event):
    """A worker (or token) was placed, acting as a type."""

    team: int
    worker: int
    acting: int
    space: int
    card: int
    """The card on a draft space; -1 on the Earth."""


@dataclass(slots=True)
class ActionUsed(Event):
    """An Earth action was used, by its upgrade or without one (-1)."""

    team: int
    action: int
    upgrade: int


@dataclass(slots=True)
class WorkersRetrieved(Event):
    """All workers went home; the cards without one went under the deck."""

    undrafted: tuple[int, ...]


@dataclass(slots=True)
class Rolled(Event):
    """A die was rolled, or its result chosen."""

    closes_undo: ClassVar[bool] = True

    team: int
    seat: int
    die: int
    shown: tuple[int, ...]
    chosen: bool


@dataclass(slots=True)
class TokensGained(Event):
    """Tokens came from the supply."""

    team: int
    resource: int
    count: int
    permanent: bool


@dataclass(slots=True)
class TokensPaid(Event):
    """Tokens paid for something."""

    team: int
    resource: int
    temporary: int
    permanent: int


@dataclass(slots=True)
class TokenUpgraded(Event):
    """A temporary token became a permanent one."""

    team: int
    resource: int


@dataclass(slots=True)
class PointsScored(Event):
    """VP were gained or lost, for a reason."""

    team: int
    points: int
    term: Term
    source: str


@dataclass(slots=True)
class MediaMoved(Event):
    """A Media cube moved; ``on_top`` when it shares the space and lies on the other."""

    team: int
    before: int
    after: int
    on_top: bool


@dataclass(slots=True)
class MediaTileTaken(Event):
    """A media tile was drawn."""

    closes_undo: ClassVar[bool] = True

    team: int
    tile: int


@dataclass(slots=True)
class MediaTileUsed(Event):
    """A media tile was used."""

    team: int
    tile: int


@dataclass(slots=True)
class SatelliteTileDrawn(Event):
    """A satellite tile was drawn."""

    closes_undo: ClassVar[bool] = True

    team: int
    tile: int


@dataclass(slots=True)
class PersonnelUsed(Event):
    """A Personnel card was used."""

    team: int
    card: int


@dataclass(slots=True)
class DevelopmentPlayed(Event):
    """A department played a Development."""

    team: int
    worker: int
    card: int


@dataclass(slots=True)
class EarthUpgraded(Event):
    """A marker was taken off an upgrade."""

    team: int
    upgrade: int


@dataclass(slots=True)
class AdvancementTokenGained(Event):
    """An Advancement token was gained."""

    team: int


@dataclass(slots=True)
class AdvancementTaken(Event):
    """An Advancement was bought, or taken free."""

    closes_undo: ClassVar[bool] = True

    team: int
    card: int
    free: bool


@dataclass(slots=True)
class Passed(Event):
    """A department, or with -1 a team, was done with the phase."""

    team: int
    worker: int


@dataclass(slots=True)
class Disagreed(Event):
    """Teammates declared that they disagree."""

    team: int


@dataclass(slots=True)
class Settled(Event):
    """The opponents settled a disagreement."""

    team: int


@dataclass(slots=True)
class RoundOver(Event):
    """A round is over: what it changed for each team, the VP by ``TERMS``."""

    round: int
    points: tuple[tuple[int, ...], tuple[int, ...]]
    media: tuple[int, int]
    path: tuple[int, int]


@dataclass(slots=True)
class LastRound(Event):
    """An end condition was met."""

    reason: str


@dataclass(slots=True)
class Ended(Event):
    """The game is over."""

    winners: tuple[int, ...]
