"""The complete position of a game of Space Movers 2201."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.games.space_movers.vocabulary import Symbol
from desktop.kernel.throws import Rest

NOWHERE = -1
"""No node, no card, no room, nobody: a scout off the board, a Drone aboard, an empty area."""
UNKNOWN = -1
"""A card that a seat may not see, in its view."""

FIT, INJURED, HELD = 0, 1, 2
"""Health of a Character: able to act, injured, in Interrogation."""

MEDICAL_BAY = 6
"""The room of injured tokens, as numbered by vocabulary.ROOMS."""

BLANK = 7
"""Stands for the blank die where a Character's die could be meant."""

Phase: TypeAlias = Literal["choose", "draw", "move", "act", "window", "resource", "scout", "discard", "pass", "over"]
Result: TypeAlias = Literal[
    "", "won", "resources", "presence", "caught", "overdue", "watched", "drained", "deck", "conceded"
]
Purpose: TypeAlias = Literal["route", "bridge", "event", "pursuit", "objective", "rescue", "card_heal", "bay_heal"]


@dataclass(frozen=True, slots=True)
class HouseRules:
    """The options that a game was begun with."""

    empty_deck: Literal["reshuffle", "skip", "lose"]
    any_planet: bool
    """Communications may take an eye from any planet (SM-EDGE-33)."""
    entry_only: bool
    """Only the way into HQ is restricted there (SM-EDGE-51)."""
    repeat_capture: bool
    """A capture die naming somebody already in Interrogation is thrown again (SM-EDGE-67)."""
    hq_counts: bool
    """A capture die for a Pursuit drawn on HQ counts as being caught (SM-EDGE-83)."""
    bay_check: bool
    """The Medical Bay asks for an Intelligence check (SM-EDGE-36)."""
    advanced: bool
    """The Advanced side of the Roll Mat."""
    open_hands: bool
    objectives: str
    """``random``, or the id of an Adventure set."""


@dataclass(slots=True)
class CheckFrame:
    """A skill check that runs."""

    purpose: Purpose
    subject: int
    """The node jumped to, the card, or the Character healed."""
    actor: int
    """The seat that performs the Action or jump."""
    symbols: tuple[Symbol, ...]
    penalty: int
    """What every die needs more because of eyes; fixed when the check began (SM-EDGE-73)."""
    answers: list[int]
    """Per symbol the Character whose die answers it, or ``NOWHERE``."""
    in_hand: int = NOWHERE
    """The Character whose die is to be thrown next, or ``BLANK``."""
    easier: int = 0
    laid: list[bool] = field(default_factory=list)
    """Cards laid in the box: whether they make dice succeed or fail."""
    moved: bool = False
    """Whether a die was moved by its owner's ability."""
    rests: tuple[Rest, ...] = ()
    kind: Literal["check"] = "check"

    def copy(self) -> CheckFrame:
        return CheckFrame(
            self.purpose,
            self.subject,
            self.actor,
            self.symbols,
            self.penalty,
            self.answers.copy(),
            self.in_hand,
            self.easier,
            self.laid.copy(),
            self.moved,
            self.rests,
        )


@dataclass(slots=True)
class KitchenFrame:
    """Another seat performs an Action in the current player's turn."""

    actor: int
    kind: Literal["kitchen"] = "kitchen"

    def copy(self) -> KitchenFrame:
        return KitchenFrame(self.actor)


@dataclass(slots=True)
class EngineFrame:
    """Two Card Actions from two different cards."""

    actor: int
    first: str = ""
    """The card of the first half, as an address; empty before it."""
    halves: int = 0
    """Halves begun."""
    kind: Literal["engine"] = "engine"

    def copy(self) -> EngineFrame:
        return EngineFrame(self.actor, self.first, self.halves)


@dataclass(slots=True)
class ScoutFrame:
    """The scout moves so many more steps towards the Liberty."""

    steps: int
    kind: Literal["scout"] = "scout"

    def copy(self) -> ScoutFrame:
        return ScoutFrame(self.steps)


@dataclass(slots=True)
class WindowFrame:
    """Seats are asked whether they play a Reaction: when a delivery is declared, or as Clean Up begins."""

    waiting: list[int]
    card: int = NOWHERE
    """The Cargo card being delivered."""
    actor: int = NOWHERE
    bonus: int = 0
    kind: Literal["window"] = "window"

    def copy(self) -> WindowFrame:
        return WindowFrame(self.waiting.copy(), self.card, self.actor, self.bonus)


@dataclass(slots=True)
class TradeFrame:
    """A seat was given a card and gives one back, or none."""

    giver: int
    taker: int
    kind: Literal["trade"] = "trade"

    def copy(self) -> TradeFrame:
        return TradeFrame(self.giver, self.taker)


Frame: TypeAlias = Annotated[
    CheckFrame | KitchenFrame | EngineFrame | ScoutFrame | WindowFrame | TradeFrame, Field(discriminator="kind")
]


@dataclass(slots=True)
class MoversState:
    """Seats, nodes, rooms, Characters and cards are numbered from 0; ``tables.py`` says what the numbers mean."""

    content: str
    rules: HouseRules
    seats: list[int]
    """The Character of each seat; ``NOWHERE`` while Characters are still being chosen."""
    opening: tuple[tuple[tuple[int, int], ...], ...]
    """Rounds of (seat, roll) that decided who chooses first; medical counts 0."""
    choosing: list[int]
    """Seats that still choose a Character, in order."""
    coin: int
    """The current player."""
    turn: int
    """Turns begun, from 1."""
    phase: Phase
    stack: list[Frame]
    """What has to be settled before the phase goes on, the most urgent last."""
    # ---- board
    resources: int
    eyes: list[int]
    """UO Eye Markers on each node."""
    markers: list[int]
    """Cargo Markers on each node."""
    liberty: int
    scout: int
    drone: int
    rooms: list[int]
    """Per Character the room of its token; ``NOWHERE`` for uncontrolled ones and in Interrogation."""
    health: list[int]
    # ---- cards
    deck: list[int]
    """The top card is the last one."""
    reshuffled: bool
    """Whether the deck was made anew from the discard pile."""
    shown_top: bool
    """Whether everybody has seen the top card."""
    hands: list[list[int]]
    tables: list[list[int]]
    discard: list[int]
    removed: list[int]
    event: int
    event_turn: int
    """The turn in which the Event was drawn."""
    pursuit: int
    # ---- objectives
    objectives: list[int]
    """The stack, top card first."""
    done: list[int]
    goal: int
    """How many objectives win the game."""
    side: int
    """Of the top card: 0 face down, 1 the task, 2 the steps."""
    step: int
    """Steps done on the top card."""
    shown_turn: int
    """The turn in which the top card's present side was shown."""
    deliveries: int
    """Deliveries of the whole game."""
    delivered: list[int]
    """The planets delivered to since the present side was shown."""
    items: list[str]
    """Special items of objectives aboard."""
    # ---- this turn
    walked: bool
    touched: list[int]
    """Cargo cards whose Action was attempted this turn."""
    reacted: bool
    drone_flown: bool
    scout_waits: bool
    used: list[str]
    """Kinds of once-a-turn abilities used this turn."""
    # ---- end
    result: Result
    result_card: str
    """The title of the card that lost the game, if one did."""

    def copy(self) -> MoversState:
        return MoversState(
            self.content,
            self.rules,
            self.seats.copy(),
            self.opening,
            self.choosing.copy(),
            self.coin,
            self.turn,
            self.phase,
            [frame.copy() for frame in self.stack],
            self.resources,
            self.eyes.copy(),
            self.markers.copy(),
            self.liberty,
            self.scout,
            self.drone,
            self.rooms.copy(),
            self.health.copy(),
            self.deck.copy(),
            self.reshuffled,
            self.shown_top,
            [hand.copy() for hand in self.hands],
            [table.copy() for table in self.tables],
            self.discard.copy(),
            self.removed.copy(),
            self.event,
            self.event_turn,
            self.pursuit,
            self.objectives.copy(),
            self.done.copy(),
            self.goal,
            self.side,
            self.step,
            self.shown_turn,
            self.deliveries,
            self.delivered.copy(),
            self.items.copy(),
            self.walked,
            self.touched.copy(),
            self.reacted,
            self.drone_flown,
            self.scout_waits,
            self.used.copy(),
            self.result,
            self.result_card,
        )

    @property
    def presence(self) -> int:
        """The number on the UO Presence Bar: the eyes on the board (SM-INV-04)."""
        return sum(self.eyes)
