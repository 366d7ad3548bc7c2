"""The closed vocabulary of cards: what they may ask, do, change and forbid.

Cards are data. Everything a card can say is one of the classes below, told apart by ``kind``; the rules carry them
out (effects.py), the words for people are made from them (texts.py), and the editor offers exactly these. There is no
effect that takes eyes off the board, because only the Communications Action does that (SM-EYE-02).
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Skill = Literal["piloting", "psychic", "communications", "medical", "mechanical", "engineering", "navigation"]
SKILLS: tuple[Skill, ...] = (
    "piloting",
    "psychic",
    "communications",
    "medical",
    "mechanical",
    "engineering",
    "navigation",
)
Symbol = Literal[
    "piloting",
    "psychic",
    "communications",
    "medical",
    "mechanical",
    "engineering",
    "navigation",
    "strength",
    "intelligence",
]
EVERYBODY: tuple[Symbol, ...] = ("strength", "intelligence")
"""Symbols that any Character can answer (SM-CHECK-14)."""

Room = Literal["bridge", "communications", "cargo_bay", "kitchen", "engine_room", "drone_room", "medical_bay"]
ROOMS: tuple[Room, ...] = (
    "bridge",
    "communications",
    "cargo_bay",
    "kitchen",
    "engine_room",
    "drone_room",
    "medical_bay",
)
"""The rooms of the Liberty (SM-BOARD-01); the state numbers them in this order."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Title = Annotated[str, Field(min_length=1, max_length=40)]
Flavour = Annotated[str, Field(max_length=400)]
Amount = Annotated[int, Field(ge=1, le=20)]
Check = Annotated[tuple[Symbol, ...], Field(max_length=7)]
"""The symbols of a skill check; none for something that simply succeeds (SM-OBJ-07)."""


class Word(BaseModel):
    """A frozen piece of content that refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ---- conditions: what must be so -----------------------------------------------------------------------------------


class At(Word):
    """The Liberty is on a planet."""

    kind: Literal["at"]
    planet: Id


class Hunted(Word):
    """The scout is on the board, or is not."""

    kind: Literal["hunted"]
    yes: bool = True


class Deliveries(Word):
    """So many cargoes were delivered: in the whole game, or since the card was turned up."""

    kind: Literal["deliveries"]
    at_least: Amount
    since_shown: bool = False
    planet: Id | None = None
    """Count only deliveries on this planet; needs ``since_shown``."""


class Carrying(Word):
    """A special item of an objective is on the ship."""

    kind: Literal["carrying"]
    item: Id


class ResourcesAtLeast(Word):
    kind: Literal["resources"]
    at_least: Amount


class PresenceAtMost(Word):
    kind: Literal["presence"]
    at_most: Annotated[int, Field(ge=0, le=8)]


class DroneAt(Word):
    """The Drone rests on a planet."""

    kind: Literal["drone_at"]
    planet: Id


class CrewIn(Word):
    """So many Characters stand in a room."""

    kind: Literal["crew_in"]
    room: Room
    at_least: Annotated[int, Field(ge=1, le=2)]


class Waited(Word):
    """The card has been face up for so many turns."""

    kind: Literal["waited"]
    turns: Amount


Condition: TypeAlias = Annotated[
    At | Hunted | Deliveries | Carrying | ResourcesAtLeast | PresenceAtMost | DroneAt | CrewIn | Waited,
    Field(discriminator="kind"),
]

# ---- effects: what happens -----------------------------------------------------------------------------------------


class Gain(Word):
    kind: Literal["gain"]
    amount: Amount


class Lose(Word):
    kind: Literal["lose"]
    amount: Amount


class Load(Word):
    """A special item comes aboard."""

    kind: Literal["load"]
    item: Id


class Unload(Word):
    kind: Literal["unload"]
    item: Id


class ScoutSteps(Word):
    """The scout, if it is on the board, moves closer at once."""

    kind: Literal["scout_steps"]
    steps: Annotated[int, Field(ge=1, le=3)]


class ScoutHome(Word):
    """The scout, if it is on the board, goes back to HQ."""

    kind: Literal["scout_home"]


class ScoutWaits(Word):
    """The scout takes no step in this turn's Clean Up."""

    kind: Literal["scout_waits"]


class Heal(Word):
    """One injured Character of choice is healed, or all of them are."""

    kind: Literal["heal"]
    everyone: bool = False


class TakeCargo(Word):
    """The player takes a Cargo card of choice from the discard pile into hand."""

    kind: Literal["take_cargo"]


class JumpAnywhere(Word):
    """The Liberty jumps to any planet (SM-REACT-05)."""

    kind: Literal["jump_anywhere"]


class PayMore(Word):
    """The delivery just declared pays more."""

    kind: Literal["pay_more"]
    amount: Amount


class Easier(Word):
    """Every die of the check now beginning needs less."""

    kind: Literal["easier"]
    amount: Annotated[int, Field(ge=1, le=3)]


class LayInBox(Word):
    """The card is laid in the box for one check: dice that touch it succeed, or fail (SM-MAT-06)."""

    kind: Literal["lay_in_box"]
    succeed: bool


Effect: TypeAlias = Annotated[
    Gain
    | Lose
    | Load
    | Unload
    | ScoutSteps
    | ScoutHome
    | ScoutWaits
    | Heal
    | TakeCargo
    | JumpAnywhere
    | PayMore
    | Easier
    | LayInBox,
    Field(discriminator="kind"),
]

OwnEffect: TypeAlias = Annotated[
    Gain | Lose | Load | Unload | ScoutSteps | ScoutHome | ScoutWaits | Heal, Field(discriminator="kind")
]
"""Effects that need no choice and no moment of their own: what objectives may do."""
