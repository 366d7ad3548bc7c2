"""The closed vocabulary of cards: everything a card can do, told apart by ``kind``.

Cards are data. The rules carry these words out, the texts for people are made from them (texts.py), and the editor
offers exactly these.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Title = Annotated[str, Field(min_length=1, max_length=40)]
Points = Annotated[int, Field(ge=0, le=50)]


class Word(BaseModel):
    """A frozen piece of content that refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ---- Environments and Life Forms ---------------------------------------------------------------------------------


class ForbidLife(Word):
    """No Life Form can be played on the planet (ASV-ENV-05)."""

    kind: Literal["forbid_life"]


class SecondPlanet(Word):
    """The next planet along a path may be discovered as well (ASV-ENV-06)."""

    kind: Literal["second_planet"]


class TrapShips(Word):
    """Played by opponents only: ships on the planet stay there for good (ASV-ENV-10)."""

    kind: Literal["trap_ships"]


class AnyNumber(Word):
    """One player may play any number of these at once (ASV-LIFE-06)."""

    kind: Literal["any_number"]


class DiscardFreely(Word):
    """Its owner discards one card or more in every phase 4 (ASV-LIFE-07)."""

    kind: Literal["discard_freely"]


class HandLimit(Word):
    """Its owner draws up to a higher limit (ASV-LIFE-08)."""

    kind: Literal["hand_limit"]
    cards: Annotated[int, Field(ge=11, le=30)]


class SearchPort(Word):
    """Once in each phase 5 its owner picks among the top ship cards (ASV-LIFE-09)."""

    kind: Literal["search_port"]
    look: Annotated[int, Field(ge=1, le=10)]
    take: Annotated[int, Field(ge=1, le=10)]


class SwapCard(Word):
    """Once in each phase 5 its owner takes an unseen card of a player and gives one back (ASV-LIFE-12)."""

    kind: Literal["swap_card"]


EnvironmentEffect: TypeAlias = Annotated[ForbidLife | SecondPlanet | TrapShips, Field(discriminator="kind")]
LifeEffect: TypeAlias = Annotated[
    AnyNumber | DiscardFreely | HandLimit | SearchPort | SwapCard, Field(discriminator="kind")
]


# ---- Explorers ---------------------------------------------------------------------------------------------------


class Visit(Word):
    """Points after a discovery; more at the base camp, a planet or a Life Form of that id (ASV-EXPL-01)."""

    kind: Literal["visit"]
    points: Points
    base_points: Points = 0
    base_planet: Id | None = None
    base_lives: Annotated[tuple[Id, ...], Field(max_length=10)] = ()


class Conquer(Word):
    """Points for landing on an opponent's planet, which becomes a Home Planet of this name (ASV-EXPL-09)."""

    kind: Literal["conquer"]
    points: Points
    name: Title


ExplorerEffect: TypeAlias = Annotated[Visit | Conquer, Field(discriminator="kind")]


# ---- Space Ship Extras -------------------------------------------------------------------------------------------


class Boost(Word):
    """Raises the movement of an own ship, never above the highest of all ships (ASV-EXTRA-11)."""

    kind: Literal["boost"]
    by: Annotated[int, Field(ge=1, le=4)]


class Burden(Word):
    """Lowers the movement of another player's ship and is passed on between players (ASV-EXTRA-02)."""

    kind: Literal["burden"]
    by: Annotated[int, Field(ge=1, le=4)]


class Guard(Word):
    """Keeps burdens off its ship and evicts one aboard: into the deck, or to another player too (ASV-EXTRA-14)."""

    kind: Literal["guard"]
    reassigns: bool


class Laser(Word):
    """Destroys a piece within the movement of its ship (ASV-EXTRA-19)."""

    kind: Literal["laser"]


class Torpedo(Word):
    """Removes a pirate from a path that leads to the ship's planet (ASV-EXTRA-24)."""

    kind: Literal["torpedo"]


class Boarding(Word):
    """Takes an unseen card of an opponent whose ship is met (ASV-EXTRA-26)."""

    kind: Literal["boarding"]


ExtraEffect: TypeAlias = Annotated[Boost | Burden | Guard | Laser | Torpedo | Boarding, Field(discriminator="kind")]


# ---- Special Actions ---------------------------------------------------------------------------------------------


class HalvePlanet(Word):
    """Halves what an opponent's planet just scored (ASV-RED-09)."""

    kind: Literal["halve_planet"]


class DestroyPlanet(Word):
    """Destroys a planet; ships on the tile may escape or are destroyed (ASV-RED-13, ASV-RED-57)."""

    kind: Literal["destroy_planet"]
    ships_escape: bool


class Cancel(Word):
    """Cancels a red card (ASV-RED-40)."""

    kind: Literal["cancel"]


class Redirect(Word):
    """Cancels or redirects a red card played on its player (ASV-RED-17)."""

    kind: Literal["redirect"]


class RepeatPhase(Word):
    """One more tile, piece, move, or two discards (ASV-RED-22)."""

    kind: Literal["repeat_phase"]


class DiscardHalf(Word):
    """A player discards half of his hand (ASV-RED-29)."""

    kind: Literal["discard_half"]


class Ram(Word):
    """Destroys an own ship with all others on its tile (ASV-RED-31)."""

    kind: Literal["ram"]


class MakeHome(Word):
    """Makes the planet being discovered a Home Planet (ASV-RED-35)."""

    kind: Literal["make_home"]


class PutOutOfPlay(Word):
    """A planet and the ships on its tile are out of play for one turn (ASV-RED-37)."""

    kind: Literal["put_out_of_play"]


class Nothing(Word):
    """Can never be played (ASV-RED-39)."""

    kind: Literal["nothing"]


class DestroyShip(Word):
    """Destroys a ship that has just moved, or any ship at the start of the own movement (ASV-RED-43)."""

    kind: Literal["destroy_ship"]


class LookAtHand(Word):
    """Shows the hand of another player (ASV-RED-47)."""

    kind: Literal["look_at_hand"]


class TakeFunds(Word):
    """One extra tile; another player misses his next turn (ASV-RED-48)."""

    kind: Literal["take_funds"]


class Sneak(Word):
    """Another red card at once, and no answers in this turn (ASV-RED-52)."""

    kind: Literal["sneak"]


class RemoveLife(Word):
    """Removes a Life Form just played (ASV-RED-55)."""

    kind: Literal["remove_life"]


class SaveShip(Word):
    """Saves a ship that an opponent's card is about to destroy (ASV-RED-62)."""

    kind: Literal["save_ship"]


class FlipEnvironment(Word):
    """Turns a negative Environment positive (ASV-RED-65)."""

    kind: Literal["flip_environment"]


class Scavenge(Word):
    """Exchanges this card for one of Space Junk (ASV-RED-66)."""

    kind: Literal["scavenge"]


class Trade(Word):
    """Gives chosen cards to a player and draws as many unseen ones of his (ASV-RED-68)."""

    kind: Literal["trade"]


class Summit(Word):
    """Ships of the player and up to two others move to one discovered planet (ASV-RED-70)."""

    kind: Literal["summit"]


class StealPlanet(Word):
    """Takes a planet whose Planet card was just played (ASV-RED-73)."""

    kind: Literal["steal_planet"]


class SendShip(Word):
    """Sends a ship to a discovered planet instead of its move, or at its end (ASV-RED-77)."""

    kind: Literal["send_ship"]


RedEffect: TypeAlias = Annotated[
    HalvePlanet
    | DestroyPlanet
    | Cancel
    | Redirect
    | RepeatPhase
    | DiscardHalf
    | Ram
    | MakeHome
    | PutOutOfPlay
    | Nothing
    | DestroyShip
    | LookAtHand
    | TakeFunds
    | Sneak
    | RemoveLife
    | SaveShip
    | FlipEnvironment
    | Scavenge
    | Trade
    | Summit
    | StealPlanet
    | SendShip,
    Field(discriminator="kind"),
]
