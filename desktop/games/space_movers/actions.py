"""What a seat may choose: one class per verb. Numbers are those of the state."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.throws import Aim, Strength


@dataclass(frozen=True, slots=True)
class ChooseCharacter:
    """Take a Character, where they are chosen in play."""

    seat: int
    character: int
    kind: Literal["choose_character"] = "choose_character"


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the top card of the Game Deck."""

    seat: int
    kind: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True)
class Walk:
    """Move the own Character to another room."""

    seat: int
    room: int
    kind: Literal["walk"] = "walk"


@dataclass(frozen=True, slots=True)
class Jump:
    """Move the Liberty along a route, in Movement. A restricted route begins a check."""

    seat: int
    to: int
    kind: Literal["jump"] = "jump"


@dataclass(frozen=True, slots=True)
class EndPhase:
    """Go on without using what the phase still offers."""

    seat: int
    kind: Literal["end_phase"] = "end_phase"


# ---- Actions of rooms ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BridgeJump:
    seat: int
    to: int
    kind: Literal["bridge_jump"] = "bridge_jump"


@dataclass(frozen=True, slots=True)
class EraseEye:
    """Communications: pay, and take an eye off a planet."""

    seat: int
    planet: int
    kind: Literal["erase_eye"] = "erase_eye"


@dataclass(frozen=True, slots=True)
class FetchCargo:
    """Cargo Bay: take a Cargo card from the discard pile."""

    seat: int
    card: int
    kind: Literal["fetch_cargo"] = "fetch_cargo"


@dataclass(frozen=True, slots=True)
class AskCrewmate:
    """Kitchen: another player performs an Action."""

    seat: int
    crewmate: int
    kind: Literal["ask_crewmate"] = "ask_crewmate"


@dataclass(frozen=True, slots=True)
class StartEngine:
    """Engine Room: two Card Actions."""

    seat: int
    kind: Literal["start_engine"] = "start_engine"


@dataclass(frozen=True, slots=True)
class DroneDeliver:
    seat: int
    card: int
    kind: Literal["drone_deliver"] = "drone_deliver"


@dataclass(frozen=True, slots=True)
class DroneFetch:
    """Bring the Drone back aboard."""

    seat: int
    kind: Literal["drone_fetch"] = "drone_fetch"


@dataclass(frozen=True, slots=True)
class HealInBay:
    """Medical Bay: heal a Character there."""

    seat: int
    character: int
    kind: Literal["heal_in_bay"] = "heal_in_bay"


@dataclass(frozen=True, slots=True)
class Rescue:
    """HQ: try to free everybody in Interrogation."""

    seat: int
    kind: Literal["rescue"] = "rescue"


# ---- Actions of cards ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class PickUp:
    seat: int
    card: int
    kind: Literal["pick_up"] = "pick_up"


@dataclass(frozen=True, slots=True)
class Deliver:
    seat: int
    card: int
    kind: Literal["deliver"] = "deliver"


@dataclass(frozen=True, slots=True)
class TryEvent:
    seat: int
    kind: Literal["try_event"] = "try_event"


@dataclass(frozen=True, slots=True)
class TryPursuit:
    seat: int
    kind: Literal["try_pursuit"] = "try_pursuit"


@dataclass(frozen=True, slots=True)
class TryObjective:
    seat: int
    kind: Literal["try_objective"] = "try_objective"


@dataclass(frozen=True, slots=True)
class HealByCard:
    """The Action on the back of an injured Character's card."""

    seat: int
    character: int
    kind: Literal["heal_by_card"] = "heal_by_card"


# ---- checks --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Call:
    """Name the symbol to be rolled next and the Character whose die answers it."""

    seat: int
    symbol: Symbol
    character: int
    kind: Literal["call"] = "call"


@dataclass(frozen=True, slots=True)
class Throw:
    """Throw the die in hand at a die in the box (a Character; ``NOWHERE`` for the free floor), or as aimed by hand."""

    seat: int
    target: int
    strength: Strength = "firm"
    aim: Aim | None = None
    kind: Literal["throw"] = "throw"


@dataclass(frozen=True, slots=True)
class MoveDie:
    """Move the own die in the box; without a place it is only lifted and put back where it lay."""

    seat: int
    place: tuple[int, int] | None = None
    kind: Literal["move_die"] = "move_die"


# ---- the scout's way -----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class FlipCoin:
    """Flip the UO Coin for the scout's way; heads stands for the node named."""

    seat: int
    heads: int
    kind: Literal["flip_coin"] = "flip_coin"


@dataclass(frozen=True, slots=True)
class SendScout:
    """Choose the scout's way instead of flipping the Coin."""

    seat: int
    to: int
    kind: Literal["send_scout"] = "send_scout"


# ---- Reactions, abilities, hands -----------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class React:
    """Play a Reaction card. ``choice`` is the planet, Character or card that its effect asks for."""

    seat: int
    card: int
    choice: int
    kind: Literal["react"] = "react"


@dataclass(frozen=True, slots=True)
class Pass:
    """Play no Reaction at a moment where all are asked."""

    seat: int
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class Peek:
    seat: int
    kind: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True)
class Tend:
    seat: int
    character: int
    kind: Literal["tend"] = "tend"


@dataclass(frozen=True, slots=True)
class SwapCargo:
    seat: int
    give: int
    take: int
    kind: Literal["swap_cargo"] = "swap_cargo"


@dataclass(frozen=True, slots=True)
class Trade:
    """Hand a card to another player, who may give one back."""

    seat: int
    card: int
    to: int
    kind: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give a card in return, or none (``NOWHERE``)."""

    seat: int
    card: int
    kind: Literal["give_back"] = "give_back"


@dataclass(frozen=True, slots=True)
class Discard:
    seat: int
    card: int
    kind: Literal["discard"] = "discard"


@dataclass(frozen=True, slots=True)
class Concede:
    """Give the game up when nobody can act any more."""

    seat: int
    kind: Literal["concede"] = "concede"


MoversAction: TypeAlias = Annotated[
    ChooseCharacter
    | Draw
    | Walk
    | Jump
    | EndPhase
    | BridgeJump
    | EraseEye
    | FetchCargo
    | AskCrewmate
    | StartEngine
    | DroneDeliver
    | DroneFetch
    | HealInBay
    | Rescue
    | PickUp
    | Deliver
    | TryEvent
    | TryPursuit
    | TryObjective
    | HealByCard
    | Call
    | Throw
    | MoveDie
    | FlipCoin
    | SendScout
    | React
    | Pass
    | Peek
    | Tend
    | SwapCargo
    | Trade
    | GiveBack
    | Discard
    | Concede,
    Field(discriminator="kind"),
]
