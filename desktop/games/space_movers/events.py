"""What can happen, in the past tense. Numbers are those of the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from desktop.games.space_movers.state import UNKNOWN, Purpose, Result
from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.game import Event
from desktop.kernel.throws import ThrowResult

How: TypeAlias = Literal["movement", "bridge", "reaction"]
"""What moved the Liberty."""


@dataclass(slots=True)
class RolledForChoice(Event):
    """The seats still in question rolled for who chooses a Character first; medical counts 0."""

    rolls: tuple[tuple[int, int], ...]


@dataclass(slots=True)
class CharacterChosen(Event):
    seat: int
    character: int


@dataclass(slots=True)
class TurnBegan(Event):
    seat: int
    turn: int


# ---- cards ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CardDrawn(Event):
    """A card was drawn. ``hidden`` says that only the seat may see it."""

    closes_undo: ClassVar[bool] = True

    seat: int
    card: int
    hidden: bool

    def seen_by(self) -> tuple[int, ...] | None:
        return (self.seat,) if self.hidden else None

    def redacted(self) -> Event:
        return CardDrawn(self.seat, UNKNOWN, True)


@dataclass(slots=True)
class DeckReshuffled(Event):
    cards: int


@dataclass(slots=True)
class DrawSkipped(Event):
    """Deck and discard pile gave no card."""

    seat: int


@dataclass(slots=True)
class TopCardShown(Event):
    closes_undo: ClassVar[bool] = True

    seat: int
    card: int


@dataclass(slots=True)
class EventPlaced(Event):
    card: int


@dataclass(slots=True)
class EventDisplaced(Event):
    """An older Event left the game; ``price`` Resources are lost for it."""

    card: int
    price: int


@dataclass(slots=True)
class EventCleared(Event):
    card: int


@dataclass(slots=True)
class PursuitPlaced(Event):
    card: int
    replaced: int
    """The Pursuit that made way, or ``NOWHERE``."""


@dataclass(slots=True)
class PursuitEnded(Event):
    """The scout left the board and the card was discarded."""

    card: int


@dataclass(slots=True)
class CardDiscarded(Event):
    seat: int
    card: int


@dataclass(slots=True)
class CargoFetched(Event):
    """A Cargo card went from the discard pile into a hand."""

    seat: int
    card: int


@dataclass(slots=True)
class CargoSwapped(Event):
    seat: int
    given: int
    taken: int


@dataclass(slots=True)
class CardTraded(Event):
    """A card went from hand to hand."""

    closes_undo: ClassVar[bool] = True

    giver: int
    taker: int
    card: int
    hidden: bool

    def seen_by(self) -> tuple[int, ...] | None:
        return (self.giver, self.taker) if self.hidden else None

    def redacted(self) -> Event:
        return CardTraded(self.giver, self.taker, UNKNOWN, True)


@dataclass(slots=True)
class ReactionPlayed(Event):
    seat: int
    card: int
    choice: int


# ---- board ---------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ResourcesChanged(Event):
    """The Resource marker moved. ``terms`` say why and add up to the change asked for."""

    before: int
    after: int
    terms: tuple[tuple[int, str], ...]


@dataclass(slots=True)
class EyePlaced(Event):
    node: int
    presence: int


@dataclass(slots=True)
class EyeErased(Event):
    node: int
    presence: int


@dataclass(slots=True)
class Walked(Event):
    character: int
    start: int
    room: int


@dataclass(slots=True)
class Jumped(Event):
    start: int
    to: int
    how: How


@dataclass(slots=True)
class ScoutPlaced(Event):
    node: int


@dataclass(slots=True)
class ScoutMoved(Event):
    start: int
    to: int


@dataclass(slots=True)
class ScoutRecalled(Event):
    """The scout went back to HQ."""

    start: int


@dataclass(slots=True)
class ScoutHeld(Event):
    """The scout took no step in this Clean Up."""


@dataclass(slots=True)
class CoinFlipped(Event):
    seat: int
    heads: int
    tails: int
    showed_heads: bool


@dataclass(slots=True)
class Captured(Event):
    """A capture die was rolled. ``character`` went to Interrogation, or nobody did (``NOWHERE``)."""

    roll: int
    character: int
    by_scout: bool


@dataclass(slots=True)
class Freed(Event):
    characters: tuple[int, ...]


@dataclass(slots=True)
class Injured(Event):
    character: int


@dataclass(slots=True)
class Healed(Event):
    character: int


@dataclass(slots=True)
class PickedUp(Event):
    seat: int
    card: int


@dataclass(slots=True)
class Delivered(Event):
    """A cargo was delivered. ``terms`` add up to the payout."""

    seat: int
    card: int
    planet: int
    by_drone: bool
    terms: tuple[tuple[int, str], ...]


@dataclass(slots=True)
class DroneFlown(Event):
    start: int
    to: int
    """``NOWHERE`` when it came back aboard."""


@dataclass(slots=True)
class CrewmateAsked(Event):
    seat: int
    crewmate: int


# ---- checks --------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class CheckBegan(Event):
    purpose: Purpose
    subject: int
    actor: int
    symbols: tuple[Symbol, ...]
    penalty: int


@dataclass(slots=True)
class DieThrown(Event):
    seat: int
    die: int
    """A Character, or ``BLANK``."""
    target: int
    faces: tuple[tuple[int, int], ...]
    """(Character, face) of every numbered die in the box now."""
    result: ThrowResult


@dataclass(slots=True)
class DieMoved(Event):
    seat: int
    character: int
    x: int
    y: int


@dataclass(slots=True)
class CheckEnded(Event):
    purpose: Purpose
    subject: int
    passed: bool
    dice: tuple[tuple[int, int, int, bool], ...]
    """(Character, face, needed, success) of each numbered die in the box."""
    left: tuple[int, ...]
    """Dice that left the box and so failed the check."""


# ---- objectives and end --------------------------------------------------------------------------------------------


@dataclass(slots=True)
class ObjectiveShown(Event):
    closes_undo: ClassVar[bool] = True

    objective: int
    side: int


@dataclass(slots=True)
class StepDone(Event):
    objective: int
    step: int


@dataclass(slots=True)
class ObjectiveDone(Event):
    objective: int
    count: int


@dataclass(slots=True)
class DeadlinePassed(Event):
    objective: int


@dataclass(slots=True)
class Ended(Event):
    result: Result
    card: str
