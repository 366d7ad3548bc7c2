"""What can happen. Cards and tiles are named by their id; an empty id is one that the onlooker may not know."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from desktop.games.amazing_space_venture.actions import Deck, Spot
from desktop.games.amazing_space_venture.state import EndReason, ScoreEntry
from desktop.kernel.game import Event
from desktop.kernel.words import Address

PieceKind = Literal["probe", "station", "pirate"]


@dataclass(slots=True)
class TurnBegan(Event):
    seat: int
    number: int


@dataclass(slots=True)
class TurnMissed(Event):
    seat: int


@dataclass(slots=True)
class TilesDrawn(Event):
    """The tiles to be placed, face up for all (ASV-DRAW-02)."""

    closes_undo: ClassVar[bool] = True
    seat: int
    tiles: tuple[str, ...]


@dataclass(slots=True)
class QuestDrawn(Event):
    """A Quest was drawn; which one, only its owner knows (ASV-QUEST-02)."""

    closes_undo: ClassVar[bool] = True
    seat: int
    quest: str

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> QuestDrawn:
        return replace(self, quest="")


@dataclass(slots=True)
class TileRemoved(Event):
    """A tile without any legal square left the game (ASV-DRAW-04)."""

    seat: int
    tile: str


@dataclass(slots=True)
class TilePlaced(Event):
    seat: int
    tile: str
    square: str
    rotation: int


@dataclass(slots=True)
class Scored(Event):
    entry: ScoreEntry


@dataclass(slots=True)
class QuestClaimed(Event):
    seat: int
    quest: str


@dataclass(slots=True)
class PieceLaid(Event):
    seat: int
    piece: PieceKind
    square: str


@dataclass(slots=True)
class PieceReturned(Event):
    """A probe, station or pirate left the board; ``why`` is a rule's reason."""

    seat: int
    piece: PieceKind
    square: str
    why: Literal["scored", "dead path", "shot"]


@dataclass(slots=True)
class ShipAdded(Event):
    seat: int
    ship: int
    card: str
    planet: Address


@dataclass(slots=True)
class ShipUpgraded(Event):
    seat: int
    ship: int
    card: str
    before: str


@dataclass(slots=True)
class ExtraFitted(Event):
    seat: int
    card: str
    ship: int
    owner: int


@dataclass(slots=True)
class BurdenPassed(Event):
    seat: int
    card: str
    ship: int
    owner: int


@dataclass(slots=True)
class BurdenShuffled(Event):
    """An evicted burden was shuffled into Space Port."""

    seat: int
    card: str


@dataclass(slots=True)
class ShipMoved(Event):
    """A ship moved. ``route`` are the squares it passed, with its start and end."""

    seat: int
    ship: int
    start: str
    square: str
    spot: Spot
    by: Literal["steps", "path", "stay", "card"]
    route: tuple[str, ...]


@dataclass(slots=True)
class ShipTrapped(Event):
    seat: int
    ship: int
    square: str


@dataclass(slots=True)
class ShipDestroyed(Event):
    seat: int
    ship: int
    card: str
    square: str


@dataclass(slots=True)
class LaserFired(Event):
    seat: int
    ship: int
    target: Address


@dataclass(slots=True)
class TorpedoFired(Event):
    seat: int
    ship: int
    target: Address


@dataclass(slots=True)
class PlanetDiscovered(Event):
    seat: int
    card: str
    planet: Address
    large: bool


@dataclass(slots=True)
class CardPlayed(Event):
    """An Environment, Life Form, Explorer or red card was played."""

    seat: int
    card: str
    target: Address = ""
    copies: int = 1


@dataclass(slots=True)
class CardCancelled(Event):
    """A red card has no effect."""

    seat: int
    card: str


@dataclass(slots=True)
class CardRedirected(Event):
    """A red card has another target now."""

    seat: int
    card: str
    target: Address


@dataclass(slots=True)
class EnvironmentFlipped(Event):
    seat: int
    card: str


@dataclass(slots=True)
class LifeRemoved(Event):
    seat: int
    card: str


@dataclass(slots=True)
class PlanetTaken(Event):
    """A planet has a new owner."""

    seat: int
    planet: Address
    large: bool
    name: str = ""


@dataclass(slots=True)
class PlanetBecameHome(Event):
    seat: int
    planet: Address


@dataclass(slots=True)
class PlanetDestroyed(Event):
    seat: int
    planet: Address


@dataclass(slots=True)
class MeteorsFell(Event):
    seat: int
    planet: Address


@dataclass(slots=True)
class MeteorsPassed(Event):
    planet: Address


@dataclass(slots=True)
class WillMissTurn(Event):
    seat: int


@dataclass(slots=True)
class CardDrawn(Event):
    closes_undo: ClassVar[bool] = True
    seat: int
    deck: Deck
    card: str

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> CardDrawn:
        return replace(self, card="")


@dataclass(slots=True)
class CardDiscarded(Event):
    """A card went face down to Space Junk (ASV-HAND-01)."""

    seat: int
    card: str

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> CardDiscarded:
        return replace(self, card="")


@dataclass(slots=True)
class CardChangedHands(Event):
    """A card went from one hand to another; only these two see it."""

    closes_undo: ClassVar[bool] = True
    seat: int
    other: int
    """The player who had it."""
    card: str

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat, self.other)

    def redacted(self) -> CardChangedHands:
        return replace(self, card="")


@dataclass(slots=True)
class CardTaken(Event):
    """A card was picked among some that the seat was shown."""

    closes_undo: ClassVar[bool] = True
    seat: int
    source: Literal["refuel", "port", "junk"]
    card: str

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> CardTaken:
        return replace(self, card="")


@dataclass(slots=True)
class CardsShown(Event):
    """A seat looks at cards: another hand, or the top of decks."""

    closes_undo: ClassVar[bool] = True
    seat: int
    source: Literal["hand", "refuel", "port", "decks"]
    other: int
    cards: tuple[str, ...]

    def seen_by(self) -> tuple[int, ...]:
        return (self.seat,)

    def redacted(self) -> CardsShown:
        return replace(self, cards=())


@dataclass(slots=True)
class DeckRefilled(Event):
    """Space Junk was shuffled into the decks (ASV-SETUP-27)."""

    closes_undo: ClassVar[bool] = True


@dataclass(slots=True)
class GameEnded(Event):
    reason: EndReason
    winners: tuple[int, ...]
