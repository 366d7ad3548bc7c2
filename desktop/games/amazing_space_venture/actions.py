"""What a seat may choose. Squares are named like ``D-4``, cards and tiles by their id in the content."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.kernel.words import Address

Spot = Literal["a", "b", "station", "space"]
SPOTS: tuple[Spot, ...] = ("a", "b", "station", "space")
Deck = Literal["refuel", "port"]


@dataclass(frozen=True, slots=True)
class PlaceTile:
    """Lay a drawn tile on a square, turned by quarter turns clockwise (ASV-PLACE-10)."""

    seat: int
    tile: str
    square: str
    rotation: int
    kind: Literal["place_tile"] = "place_tile"


@dataclass(frozen=True, slots=True)
class DrawTile:
    """Draw a Space tile, with energy points (ASV-VAR1-06)."""

    seat: int
    kind: Literal["draw_tile"] = "draw_tile"


@dataclass(frozen=True, slots=True)
class AddShip:
    """Play a ship card and stand its piece on an own Home Planet (ASV-PIECE-02)."""

    seat: int
    card: str
    planet: Address
    kind: Literal["add_ship"] = "add_ship"


@dataclass(frozen=True, slots=True)
class UpgradeShip:
    """Play a ship card on that of a slower ship (ASV-PIECE-05)."""

    seat: int
    card: str
    ship: int
    kind: Literal["upgrade_ship"] = "upgrade_ship"


@dataclass(frozen=True, slots=True)
class PlaceProbe:
    """Lay a probe on a galaxy part of a tile placed this turn; ``part`` counts the tile's galaxy parts."""

    seat: int
    square: str
    part: int
    kind: Literal["place_probe"] = "place_probe"


@dataclass(frozen=True, slots=True)
class PlaceStation:
    """Lay a station on a tile placed this turn (ASV-PIECE-13)."""

    seat: int
    square: str
    kind: Literal["place_station"] = "place_station"


@dataclass(frozen=True, slots=True)
class PlacePirate:
    """Lay a pirate on a path of a tile placed this turn; ``part`` counts the tile's paths."""

    seat: int
    square: str
    part: int
    kind: Literal["place_pirate"] = "place_pirate"


@dataclass(frozen=True, slots=True)
class FitExtra:
    """Add a Space Ship Extra to a ship: an own one, or Captain Rookie to another player's."""

    seat: int
    card: str
    ship: int
    kind: Literal["fit_extra"] = "fit_extra"


@dataclass(frozen=True, slots=True)
class PassBurden:
    """Reassign Captain Rookie from an own ship to another player's (ASV-EXTRA-06)."""

    seat: int
    ship: int
    to: int
    kind: Literal["pass_burden"] = "pass_burden"


@dataclass(frozen=True, slots=True)
class MoveShip:
    """Move a ship to a planet, an own station or into space (ASV-SHIP-14)."""

    seat: int
    ship: int
    square: str
    spot: Spot
    kind: Literal["move_ship"] = "move_ship"


@dataclass(frozen=True, slots=True)
class FireLaser:
    """Destroy a piece of an opponent within reach (ASV-EXTRA-19)."""

    seat: int
    ship: int
    target: Address
    kind: Literal["fire_laser"] = "fire_laser"


@dataclass(frozen=True, slots=True)
class FireTorpedo:
    """Blast an opponent's pirate off a path that leads to the ship's planet (ASV-EXTRA-24)."""

    seat: int
    ship: int
    target: Address
    kind: Literal["fire_torpedo"] = "fire_torpedo"


@dataclass(frozen=True, slots=True)
class PlayPlanet:
    """Discover the planet just reached with a Planet card (ASV-DISCOVER-01)."""

    seat: int
    card: str
    planet: Address
    kind: Literal["play_planet"] = "play_planet"


@dataclass(frozen=True, slots=True)
class PlayEnvironment:
    seat: int
    card: str
    kind: Literal["play_environment"] = "play_environment"


@dataclass(frozen=True, slots=True)
class PlayLife:
    """Play a Life Form, or several of a kind that allows it (ASV-LIFE-06)."""

    seat: int
    card: str
    copies: int = 1
    kind: Literal["play_life"] = "play_life"


@dataclass(frozen=True, slots=True)
class PlayExplorer:
    """Play an Explorer from the hand, or once a game the own role (ASV-VAR3-12)."""

    seat: int
    card: str
    kind: Literal["play_explorer"] = "play_explorer"


@dataclass(frozen=True, slots=True)
class PlayRed:
    """Play a Special Action: on a target, to a place, together with other seats, as the card needs."""

    seat: int
    card: str
    target: Address = ""
    to: Address = ""
    seats: tuple[int, ...] = ()
    kind: Literal["play_red"] = "play_red"


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of the hand face down on Space Junk."""

    seat: int
    card: str
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class DrawCard:
    seat: int
    deck: Deck
    kind: Literal["draw_card"] = "draw_card"


@dataclass(frozen=True, slots=True)
class LookAtDecks:
    """Madam Maxine looks at the top of both decks and takes one card (ASV-VAR3-08)."""

    seat: int
    kind: Literal["look_at_decks"] = "look_at_decks"


@dataclass(frozen=True, slots=True)
class SearchPort:
    """Automata: look at the top ship cards (ASV-LIFE-09)."""

    seat: int
    kind: Literal["search_port"] = "search_port"


@dataclass(frozen=True, slots=True)
class SwapCard:
    """City of Banks: take an unseen card of another player and give one back (ASV-LIFE-12)."""

    seat: int
    other: int
    kind: Literal["swap_card"] = "swap_card"


@dataclass(frozen=True, slots=True)
class Take:
    """Take a card shown to the seat: from a deck or Space Junk. Give: see GiveCard."""

    seat: int
    card: str
    kind: Literal["take"] = "take"


@dataclass(frozen=True, slots=True)
class GiveCard:
    """Give a card of the hand to another player, or lay it aside for an exchange."""

    seat: int
    card: str
    kind: Literal["give_card"] = "give_card"


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """Choose one of the other players."""

    seat: int
    other: int
    kind: Literal["choose_seat"] = "choose_seat"


@dataclass(frozen=True, slots=True)
class SendShip:
    """Choose the own ship that goes to the named planet, or where a ship escapes to."""

    seat: int
    ship: int
    to: Address
    kind: Literal["send_ship"] = "send_ship"


@dataclass(frozen=True, slots=True)
class ScoreStation:
    """Take an own station with a full ring off the board and score it (ASV-STATION-14)."""

    seat: int
    square: str
    kind: Literal["score_station"] = "score_station"


@dataclass(frozen=True, slots=True)
class ClaimQuest:
    """Reveal an own Quest whose condition is met, and score it (ASV-QUEST-04)."""

    seat: int
    quest: str
    kind: Literal["claim_quest"] = "claim_quest"


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline what is offered, or go on."""

    seat: int
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class EndTurn:
    seat: int
    kind: Literal["end_turn"] = "end_turn"


VentureAction: TypeAlias = Annotated[
    PlaceTile
    | DrawTile
    | AddShip
    | UpgradeShip
    | PlaceProbe
    | PlaceStation
    | PlacePirate
    | FitExtra
    | PassBurden
    | MoveShip
    | FireLaser
    | FireTorpedo
    | PlayPlanet
    | PlayEnvironment
    | PlayLife
    | PlayExplorer
    | PlayRed
    | Discard
    | DrawCard
    | LookAtDecks
    | SearchPort
    | SwapCard
    | Take
    | GiveCard
    | ChooseSeat
    | SendShip
    | ScoreStation
    | ClaimQuest
    | Pass
    | EndTurn,
    Field(discriminator="kind"),
]

# Actions are asked for again and again: each is made once.
place_tile = cache(PlaceTile)
move_ship = cache(MoveShip)
play_red = cache(PlayRed)
pass_on = cache(Pass)
end_turn = cache(EndTurn)
discard = cache(Discard)
draw_card = cache(DrawCard)
