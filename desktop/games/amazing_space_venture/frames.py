"""Frames of the decision stack: what is pending, the live frame last. All of them are frozen (see state.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.kernel.words import Address

WindowName = Literal["W1", "W2", "W3", "W3-home", "W4", "W5", "W6"]
"""The windows of ASV-RESP-02 to -07; the seventh is the frame ``Destroying``."""


@dataclass(frozen=True, slots=True)
class Window:
    """Seats are asked one after the other whether they answer what lies under this frame (ASV-RESP-01)."""

    window: WindowName
    everyone: tuple[int, ...]
    """Who is asked again after each resolved answer."""
    asking: tuple[int, ...]
    """Who has not passed yet, the first is asked now."""
    kind: Literal["window"] = "window"


@dataclass(frozen=True, slots=True)
class RedPlayed:
    """A red card waits for answers and then takes effect (ASV-RESP-09)."""

    seat: int
    card: int
    target: Address
    to: Address
    seats: tuple[int, ...]
    cancelled: bool = False
    asked: bool = False
    """Whether its window was opened since the last answer."""
    kind: Literal["red"] = "red"


@dataclass(frozen=True, slots=True)
class Landing:
    """A ship has moved: first the others may answer, then what the landing brings (ASV-RESP-03)."""

    seat: int
    ship: int
    stage: int = 0
    kind: Literal["landing"] = "landing"


@dataclass(frozen=True, slots=True)
class Discovery:
    """A planet is being discovered by ``seat`` and scored by ``owner``."""

    seat: int
    ship: int
    planet: int
    owner: int
    stage: int = 0
    card: int = -1
    environment: int = -1
    flipped: bool = False
    lives: tuple[int, ...] = ()
    life_by: int = -1
    no_life: bool = False
    """A Life Form was removed or is forbidden (ASV-RED-56, ASV-ENV-05)."""
    asking: tuple[int, ...] = ()
    """Seats that may still play the Environment or Life Form of this stage."""
    points: int = 0
    """What the planet scored, Explorers left out."""
    rained: int = -1
    """The card that halved it; it goes to the owner's pile."""
    homed: int = -1
    """The card that made it a Home Planet."""
    second: bool = False
    """The second planet of a Binary System: shares Environment and Life Form (ASV-ENV-07)."""
    kind: Literal["discovery"] = "discovery"


@dataclass(frozen=True, slots=True)
class SecondPlanet:
    """The discoverer may discover another planet as well, with the cards of the first (ASV-ENV-09)."""

    seat: int
    first: Discovery
    kind: Literal["second_planet"] = "second_planet"


@dataclass(frozen=True, slots=True)
class Destroying:
    """Ships that a card is about to destroy; each owner is asked for an answer (ASV-RESP-08)."""

    seat: int
    card: int
    ships: tuple[int, ...]
    fate: Literal["junk", "out"]
    """Where the cards of destroyed ships go (ASV-RED-80)."""
    escape: bool = False
    """Whether a ship may also move away (ASV-RED-14)."""
    planet: int = -1
    """The planet that is destroyed when the ships are dealt with, or -1."""
    kind: Literal["destroying"] = "destroying"


@dataclass(frozen=True, slots=True)
class DiscardCards:
    """A seat discards so many cards of its choice (ASV-RED-26, ASV-RED-29)."""

    seat: int
    left: int
    kind: Literal["discard_cards"] = "discard_cards"


@dataclass(frozen=True, slots=True)
class ExtraPiece:
    """One more ship, probe, station or pirate (ASV-RED-24)."""

    seat: int
    kind: Literal["extra_piece"] = "extra_piece"


@dataclass(frozen=True, slots=True)
class ExtraMove:
    """One more ship move (ASV-RED-25)."""

    seat: int
    kind: Literal["extra_move"] = "extra_move"


@dataclass(frozen=True, slots=True)
class Sneaking:
    """Another red card may be played at once (ASV-RED-52)."""

    seat: int
    kind: Literal["sneaking"] = "sneaking"


@dataclass(frozen=True, slots=True)
class Looking:
    """The seat is shown the hand of another and goes on when it has seen it (ASV-RED-47)."""

    seat: int
    at: int
    kind: Literal["looking"] = "looking"


@dataclass(frozen=True, slots=True)
class Trading:
    """The seat picks the cards to exchange with another (ASV-RED-68)."""

    seat: int
    other: int
    given: tuple[int, ...] = ()
    kind: Literal["trading"] = "trading"


@dataclass(frozen=True, slots=True)
class Scavenging:
    """The seat picks a card of Space Junk; its own card goes there afterwards (ASV-RED-66)."""

    seat: int
    card: int
    kind: Literal["scavenging"] = "scavenging"


@dataclass(frozen=True, slots=True)
class Gathering:
    """Each seat called to a summit picks the ship that goes to the planet (ASV-RED-72)."""

    planet: int
    seats: tuple[int, ...]
    kind: Literal["gathering"] = "gathering"


@dataclass(frozen=True, slots=True)
class Searching:
    """Cards looked at, of which the seat takes some; the rest goes back (ASV-LIFE-09, ASV-VAR3-08)."""

    seat: int
    port: tuple[int, ...]
    refuel: tuple[int, ...]
    left: int
    taken: bool = False
    """Whether a card was taken: then the seat may stop."""
    to_bottom: bool = False
    kind: Literal["searching"] = "searching"


@dataclass(frozen=True, slots=True)
class GivingBack:
    """The seat gives a card to the one it took a card from (ASV-LIFE-12)."""

    seat: int
    other: int
    kind: Literal["giving_back"] = "giving_back"


@dataclass(frozen=True, slots=True)
class Boarders:
    """The seat picks one opponent whose ship was met and takes a card of his (ASV-EXTRA-26)."""

    seat: int
    others: tuple[int, ...]
    kind: Literal["boarders"] = "boarders"


@dataclass(frozen=True, slots=True)
class Conquest:
    """The seat may play an Explorer that takes the planet its ship has landed on (ASV-EXPL-12)."""

    seat: int
    ship: int
    planet: int
    kind: Literal["conquest"] = "conquest"


@dataclass(frozen=True, slots=True)
class Evicting:
    """A burden was evicted: it is passed to another player's ship or shuffled into Space Port (ASV-EXTRA-15)."""

    seat: int
    card: int
    kind: Literal["evicting"] = "evicting"


@dataclass(frozen=True, slots=True)
class AfterShot:
    """After its Torpedo a ship stays or moves along the freed path (ASV-EXTRA-25)."""

    seat: int
    ship: int
    segment: int
    kind: Literal["after_shot"] = "after_shot"


Frame: TypeAlias = Annotated[
    Window
    | RedPlayed
    | Landing
    | Discovery
    | SecondPlanet
    | Destroying
    | DiscardCards
    | ExtraPiece
    | ExtraMove
    | Sneaking
    | Looking
    | Trading
    | Scavenging
    | Gathering
    | Searching
    | GivingBack
    | Boarders
    | Conquest
    | Evicting
    | AfterShot,
    Field(discriminator="kind"),
]
