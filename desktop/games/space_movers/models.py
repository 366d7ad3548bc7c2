"""The content of Space Movers 2201 as data: map, ship, bars, crew, cards, objectives and the dice box."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from desktop.games.space_movers.standing import Ability, ContinuousRule, LossClause
from desktop.games.space_movers.vocabulary import (
    Amount,
    Check,
    Condition,
    Effect,
    Flavour,
    Id,
    OwnEffect,
    Room,
    Skill,
    Title,
    Word,
)
from desktop.kernel.pictures import Illustrated

Length = Annotated[int, Field(ge=-3000, le=3000)]
"""Tenths of a millimetre in the dice box."""


class Node(Word):
    """A planet, or UO Headquarters."""

    id: Id
    title: Title
    kind: Literal["planet", "hq"] = "planet"
    designed: bool = False
    """True where the rulebook does not name it: our own design."""
    x: Annotated[int, Field(ge=0, le=1000)]
    """Place on the map picture, thousandths of its width."""
    y: Annotated[int, Field(ge=0, le=1000)]
    flavour: Flavour = ""


class Route(Word):
    """A way between two nodes. A restricted one asks for a check (SM-ROUTE-04)."""

    between: tuple[Id, Id]
    check: Check = ()
    bend: Annotated[int, Field(ge=-50, le=50)] = 0
    """How much the line curves, hundredths of its length."""


class GalaxyMap(Word):
    """Where the Liberty and the scout can go."""

    name: Title
    start: Id
    nodes: Annotated[tuple[Node, ...], Field(min_length=3, max_length=40)]
    routes: Annotated[tuple[Route, ...], Field(min_length=2, max_length=120)]


class ShipRoom(Word):
    """A room of the Liberty: what it is called and the story told of it. Its Action is part of the rules."""

    id: Room
    title: Title
    flavour: Flavour = ""


class Bars(Word):
    """The two bars of the board (SM-BOARD-05, SM-BOARD-06)."""

    resources: Annotated[int, Field(ge=4, le=60)]
    """The highest space of the Resource Bar; the lowest is the skull."""
    batteries: tuple[Amount, Amount, Amount, Amount]
    """The quarter marks, from the lowest."""
    eyes: Annotated[int, Field(ge=1, le=20)]
    """UO Eye Markers in the box."""
    orange: Annotated[int, Field(ge=1, le=20)]
    """The first orange space of the Presence Bar."""
    skull: Annotated[int, Field(ge=2, le=21)]
    """The space of the Presence Bar that loses the game."""
    drone_range: Annotated[int, Field(ge=1, le=5)] = 2
    eye_price: Amount = 4
    """Resources that the Communications Action costs."""
    rescue: Check = ("strength", "intelligence")
    """The check of the HQ Action."""


class AbilityCard(Word):
    """One of a Character's two abilities, with the name it bears."""

    title: Title
    flavour: Flavour = ""
    does: Ability


class InjuredSide(Word):
    """The back of a Character card: the Action it offers to the other players."""

    title: Title
    flavour: Flavour = ""
    check: Check = ()
    """The check of the healing Action; none if it simply succeeds."""


class Character(Word):
    """A member of the crew."""

    id: Id
    name: Title
    full_name: Title
    age: Annotated[str, Field(min_length=1, max_length=30)]
    number: Annotated[int, Field(ge=1, le=7)]
    """The face of a capture die that sends this Character to Interrogation."""
    skill: Skill
    colour: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
    colour_name: Title
    start: Room
    machine: bool = False
    """Damaged and repaired instead of injured and healed (SM-INJURY-07)."""
    any_turn: AbilityCard
    your_turn: AbilityCard
    back: InjuredSide
    flavour: Flavour = ""


class EventCard(Word):
    id: Id
    title: Title
    flavour: Flavour = ""
    rules: Annotated[tuple[ContinuousRule, ...], Field(min_length=1)]
    loss: tuple[LossClause, ...] = ()
    check: Annotated[Check, Field(min_length=1)]


class PursuitCard(Word):
    id: Id
    title: Title
    flavour: Flavour = ""
    check: Annotated[Check, Field(min_length=1)]


class CargoCard(Word):
    id: Id
    title: Title
    flavour: Flavour = ""
    pick_up: Id
    deliver: Id
    pays: Amount


class ReactionCard(Word):
    """A kind of Reaction card and how often it is in the deck."""

    id: Id
    title: Title
    flavour: Flavour = ""
    copies: Annotated[int, Field(ge=1, le=20)]
    timing: Literal["any", "delivery", "check"]
    """Between steps, when a delivery is declared, or when a check begins."""
    effects: Annotated[tuple[Effect, ...], Field(min_length=1, max_length=3)]
    leaves_game: bool = False
    """Removed from the game when used, instead of discarded (SM-REACT-06)."""


class Step(Word):
    """One thing to do for an objective: an Action with conditions, and a check or none."""

    when: tuple[Condition, ...] = ()
    cost: Annotated[int, Field(ge=0, le=6)] = 0
    check: Check = ()
    passed: tuple[OwnEffect, ...] = ()
    failed: tuple[OwnEffect, ...] = ()


class Deadline(Word):
    """What happens, again and again, each time a face-up card has waited so many turns."""

    turns: Annotated[int, Field(ge=2, le=20)]
    effects: Annotated[tuple[OwnEffect, ...], Field(min_length=1)]


class TaskSide(Word):
    """Side 1 of an Adventure card: a task; when it is done the card turns over by itself (SM-OBJ-03)."""

    title: Title
    story: Flavour
    task: Annotated[tuple[Condition, ...], Field(min_length=1)]
    loss: tuple[LossClause, ...] = ()
    deadline: Deadline | None = None


class CheckSide(Word):
    """Side 2 of an Adventure card."""

    title: Title
    story: Flavour
    steps: Annotated[tuple[Step, ...], Field(min_length=1, max_length=3)]
    loss: tuple[LossClause, ...] = ()
    deadline: Deadline | None = None


class AdventureCard(Word):
    number: Annotated[int, Field(ge=1, le=5)]
    side_1: TaskSide
    side_2: CheckSide


class AdventureSet(Word):
    """Five cards that tell one story in order (SM-OBJ-01)."""

    id: Id
    letter: Annotated[str, Field(pattern=r"^[A-Z]$")]
    title: Title
    banner: Annotated[str, Field(pattern=r"^#[0-9a-f]{6}$")]
    cards: Annotated[tuple[AdventureCard, ...], Field(min_length=5, max_length=5)]


class RandomObjective(Word):
    id: Id
    title: Title
    story: Flavour
    steps: Annotated[tuple[Step, ...], Field(min_length=1, max_length=3)]
    loss: tuple[LossClause, ...] = ()
    deadline: Deadline | None = None


Point = tuple[Length, Length]


class Area(Word):
    """A convex part of the box floor that overrides the faces of dice touching it (SM-MAT-02, SM-MAT-03)."""

    succeed: bool
    corners: Annotated[tuple[Point, ...], Field(min_length=3, max_length=12)]


class DiceBox(Word):
    """The box bottom and the two sides of the mat. Tenths of a millimetre from the middle of the floor."""

    width: Annotated[int, Field(ge=1000, le=6000)]
    depth: Annotated[int, Field(ge=1000, le=6000)]
    height: Annotated[int, Field(ge=100, le=2000)]
    advanced: tuple[Area, ...]
    """The areas of the Advanced side. The Standard side has none (SM-MAT-01)."""
    card_corners: Annotated[tuple[Point, ...], Field(min_length=3, max_length=4)]
    """Where a card laid in the box lies."""


class Parts(Illustrated, Word):
    """Everything a game of Space Movers is played with, each part right in form."""

    map: GalaxyMap
    rooms: Annotated[tuple[ShipRoom, ...], Field(min_length=7, max_length=7)]
    bars: Bars
    box: DiceBox
    characters: Annotated[tuple[Character, ...], Field(min_length=7, max_length=7)]
    events: tuple[EventCard, ...]
    pursuits: tuple[PursuitCard, ...]
    cargoes: tuple[CargoCard, ...]
    reactions: tuple[ReactionCard, ...]
    adventures: tuple[AdventureSet, ...]
    random_objectives: tuple[RandomObjective, ...]


class MoversContent(Parts):
    """A content that can be played: its parts fit together."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        # Imported here because the checker speaks of these models.
        from desktop.games.space_movers.check import faults

        if found := faults(self):
            raise ValueError("; ".join(fault.told for fault in found))
        return self
