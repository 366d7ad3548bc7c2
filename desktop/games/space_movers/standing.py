"""The closed vocabulary, second part: what cards change while they lie open, and what Characters can do.

Event rules last as long as the Event is on the board, loss clauses as long as their card is face up, abilities as
long as the Character is controlled and fit.
"""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.games.space_movers.vocabulary import Room, Symbol, Word

# ---- continuous rules: what an Event changes while it lies on the board --------------------------------------------


class NoReactions(Word):
    kind: Literal["no_reactions"]


class ClosedRoom(Word):
    """The Action of a room cannot be used."""

    kind: Literal["closed_room"]
    room: Room


class HandLimit(Word):
    kind: Literal["hand_limit"]
    cards: Annotated[int, Field(ge=1, le=4)]


class Upkeep(Word):
    """Clean Up costs more than 1."""

    kind: Literal["upkeep"]
    amount: Annotated[int, Field(ge=2, le=4)]


class LowPayout(Word):
    """Deliveries pay less, but at least 1."""

    kind: Literal["low_payout"]
    less: Annotated[int, Field(ge=1, le=3)]


class Harder(Word):
    """Dice need more; only those that answer a certain symbol, if one is named."""

    kind: Literal["harder"]
    amount: Annotated[int, Field(ge=1, le=2)]
    symbol: Symbol | None = None


class FastScout(Word):
    """In Clean Up the scout takes more than one step."""

    kind: Literal["fast_scout"]
    steps: Annotated[int, Field(ge=2, le=3)]


class NoAbilities(Word):
    kind: Literal["no_abilities"]


class JumpCost(Word):
    """A jump in Movement costs Resources."""

    kind: Literal["jump_cost"]
    amount: Annotated[int, Field(ge=1, le=3)]


class FailCard(Word):
    """The card lies in the box: dice that touch it fail (SM-MAT-06)."""

    kind: Literal["fail_card"]


ContinuousRule: TypeAlias = Annotated[
    NoReactions | ClosedRoom | HandLimit | Upkeep | LowPayout | Harder | FastScout | NoAbilities | JumpCost | FailCard,
    Field(discriminator="kind"),
]

# ---- loss clauses: further ways to lose while a card is face up ----------------------------------------------------


class Caught(Word):
    """The scout catches the Liberty (SM-LOSE-04)."""

    kind: Literal["caught"]


class Overdue(Word):
    """The card has been face up for so many turns."""

    kind: Literal["overdue"]
    turns: Annotated[int, Field(ge=3, le=40)]


class Watched(Word):
    """Presence reaches a number."""

    kind: Literal["watched"]
    presence: Annotated[int, Field(ge=1, le=8)]


class Drained(Word):
    """Resources fall to a number or below."""

    kind: Literal["drained"]
    resources: Annotated[int, Field(ge=1, le=5)]


LossClause: TypeAlias = Annotated[Caught | Overdue | Watched | Drained, Field(discriminator="kind")]

# ---- abilities of Characters ---------------------------------------------------------------------------------------


class MoveOwnDie(Word):
    """Once a check the Character's own die is put elsewhere in the box, same face up (SM-CHAR-10)."""

    kind: Literal["move_own_die"]


class DroneRange(Word):
    kind: Literal["drone_range"]
    spaces: Annotated[int, Field(ge=3, le=5)]


class TradeCard(Word):
    """Once a turn a card from hand is swapped with one of another player (SM-CHAR-12)."""

    kind: Literal["trade_card"]


class ChooseWay(Word):
    """When the scout has several shortest ways the player picks one instead of flipping the Coin."""

    kind: Literal["choose_way"]


class EasyRoutes(Word):
    """Dice of Route checks need less."""

    kind: Literal["easy_routes"]
    amount: Annotated[int, Field(ge=1, le=2)]


class Peek(Word):
    """Once a turn the top card of the Game Deck is shown to all."""

    kind: Literal["peek"]


class IgnoreEyes(Word):
    """The Character's own die takes no eye penalty."""

    kind: Literal["ignore_eyes"]


class CheapEyes(Word):
    """The Communications Action costs less."""

    kind: Literal["cheap_eyes"]
    less: Annotated[int, Field(ge=1, le=2)]


class TendPatient(Word):
    """Once a turn, from the Medical Bay, an injured Character there is healed."""

    kind: Literal["tend_patient"]


class HealWard(Word):
    """The Medical Bay Action heals everyone there."""

    kind: Literal["heal_ward"]


class StrongDie(Word):
    """The Character's die needs less when it answers a certain symbol."""

    kind: Literal["strong_die"]
    symbol: Symbol
    amount: Annotated[int, Field(ge=1, le=2)]


class Salvage(Word):
    """Resources are gained when an Event's check is passed."""

    kind: Literal["salvage"]
    amount: Annotated[int, Field(ge=1, le=3)]


class SwapCargo(Word):
    """Once a turn a Cargo card from hand is swapped with one from the discard pile."""

    kind: Literal["swap_cargo"]


class FreeRoutes(Word):
    """Routes that ask for a certain skill need no check."""

    kind: Literal["free_routes"]
    symbol: Symbol


Ability: TypeAlias = Annotated[
    MoveOwnDie
    | DroneRange
    | TradeCard
    | ChooseWay
    | EasyRoutes
    | Peek
    | IgnoreEyes
    | CheapEyes
    | TendPatient
    | HealWard
    | StrongDie
    | Salvage
    | SwapCargo
    | FreeRoutes,
    Field(discriminator="kind"),
]
