"""The closed vocabulary of cards: what actions cost and do, told apart by ``kind``.

Cards, tiles and Earth spaces are data. Everything they can say is one of the classes below: the rules carry them out
(effects.py), the words for people are made from them (texts.py), and the editor offers exactly these.
"""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, model_validator

Resource = Literal[
    "funding", "material", "personnel", "booster", "navigation", "sensor", "capsule", "landing", "life_support"
]
RESOURCES: tuple[Resource, ...] = (
    "funding",
    "material",
    "personnel",
    "booster",
    "navigation",
    "sensor",
    "capsule",
    "landing",
    "life_support",
)
"""The nine resources; the state numbers them in this order, three to a group (OSS-RES-01)."""

Group = Literal["agency", "satellite", "crew"]
GROUPS: tuple[Group, ...] = ("agency", "satellite", "crew")

Worker = Literal["engineer", "administrator"]
WORKERS: tuple[Worker, ...] = ("engineer", "administrator")
"""The two departments and their workers, numbered in this order."""

Deck = Literal["satellite", "crew", "event"]
DECKS: tuple[Deck, ...] = ("satellite", "crew", "event")

Token = Literal["temporary", "permanent"]
Payable = Literal["temporary", "permanent", "either"]
"""What pays a cost: round tokens only, Fresh square ones only, or either (OSS-RES-20)."""

Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9_]{0,39}$")]
Title = Annotated[str, Field(min_length=1, max_length=40)]
Note = Annotated[str, Field(min_length=1, max_length=240)]
"""A sentence of history."""
Amount = Annotated[int, Field(ge=1, le=9)]
Bill = Annotated[dict[Resource, Amount], Field(min_length=1, max_length=9)]
"""How many tokens of which resources."""


class Word(BaseModel):
    """A frozen piece of content that refuses fields it does not know."""

    model_config = ConfigDict(extra="forbid", frozen=True)


# ---- costs -------------------------------------------------------------------------------------------------------


class Pictured(Word):
    """The resources pictured, each paid by tokens of its own."""

    kind: Literal["pictured"]
    bill: Bill
    tokens: Payable = "either"


class Tokens(Word):
    """Any tokens, perhaps of one group, perhaps all of one resource (OSS-SYM-37 to 39, OSS-SYM-43)."""

    kind: Literal["tokens"]
    count: Amount = 1
    tokens: Payable = "temporary"
    group: Group | None = None
    same: bool = False

    @model_validator(mode="after")
    def _matching_tokens_are_temporary(self) -> Self:
        if self.same and self.tokens != "temporary":
            raise ValueError("matching tokens are temporary ones")
        return self


class HandCard(Word):
    """A Development of the hand goes under the Event deck."""

    kind: Literal["hand_card"]


Cost: TypeAlias = Annotated[Pictured | Tokens | HandCard, Field(discriminator="kind")]


# ---- effects -----------------------------------------------------------------------------------------------------


class Gain(Word):
    """Tokens of one resource: a pictured one, one of several, or any (of a group)."""

    kind: Literal["gain"]
    token: Token = "temporary"
    count: Amount = 1
    resources: Annotated[tuple[Resource, ...], Field(max_length=9)] = ()
    """The pictured ones; none for any resource."""
    group: Group | None = None
    like: Literal["resource", "group"] | None = None
    """Must match what was just paid, in resource or in group (OSS-SYM-43)."""

    @model_validator(mode="after")
    def _one_way_to_name_resources(self) -> Self:
        if (bool(self.resources) + (self.group is not None) + (self.like is not None)) > 1:
            raise ValueError("name resources, a group or a likeness: only one of them")
        return self


class Roll(Word):
    """Roll a die and gain what it shows, or one of the two resources shown (OSS-SYM-01, 02, 05, 08)."""

    kind: Literal["roll"]
    die: Group
    token: Token = "temporary"
    pick_one: bool = False


class Media(Word):
    kind: Literal["media"]
    count: Amount


class Points(Word):
    kind: Literal["points"]
    count: Amount


class Path(Word):
    """One space on the Moon path."""

    kind: Literal["path"]


class PullDown(Word):
    """The rival's Media cube goes under the own one."""

    kind: Literal["pull_down"]


class GoTo(Word):
    """The Media cube jumps to a space, without a media tile."""

    kind: Literal["go_to"]
    space: Annotated[int, Field(ge=-3, le=8)]


class Play(Word):
    """A Development is played from the hand now; its cost is paid, or paid with a discount."""

    kind: Literal["play"]
    discount: Annotated[int, Field(ge=0, le=3)] = 0
    """0 is the symbol that asks for matching tokens and nothing less (OSS-SYM-06)."""


class Draw(Word):
    """Cards are drawn from decks of choice; of several perhaps only one is kept."""

    kind: Literal["draw"]
    decks: Annotated[tuple[Deck, ...], Field(min_length=1, max_length=3)]
    count: Annotated[int, Field(ge=1, le=3)] = 1
    keep_one: bool = False
    launch: bool = False
    """A drawn mission is launched at once instead of joining the queue."""
    major_points: Annotated[int, Field(ge=0, le=9)] = 0
    """VP on top when that launch reaches a major success (OSS-CARD-04)."""

    @model_validator(mode="after")
    def _only_missions_are_launched(self) -> Self:
        if self.launch and ("event" in self.decks or self.count > 1):
            raise ValueError("only a single mission can be launched at once")
        if self.keep_one and self.count < 2:
            raise ValueError("to keep one of the cards, at least two are drawn")
        if self.major_points and not self.launch:
            raise ValueError("VP for a major success need a launch")
        return self


class Discard(Word):
    """A Development of the hand goes under the Event deck."""

    kind: Literal["discard"]


class LaunchNow(Word):
    """Any own mission is launched at once (OSS-SYM-17)."""

    kind: Literal["launch_now"]


class ChooseResult(Word):
    """One coming roll of this turn is chosen instead of rolled (OSS-SYM-18)."""

    kind: Literal["choose_result"]


class TakeHazard(Word):
    """A Hazard is drawn and lies unseen on an own mission."""

    kind: Literal["take_hazard"]


class GiveHazard(Word):
    """Hazards are drawn and looked at; one goes on a mission of the rival (OSS-SYM-21, OSS-SYM-22)."""

    kind: Literal["give_hazard"]
    drawn: Annotated[int, Field(ge=1, le=3)] = 1
    """With 2 or more at most one is placed; a single one must be."""


class Look(Word):
    """A Hazard on an own mission is looked at."""

    kind: Literal["look"]


class Upgrade(Word):
    """A temporary token, not one of this turn, becomes a permanent one."""

    kind: Literal["upgrade"]


class SatelliteTile(Word):
    kind: Literal["satellite_tile"]


class CrewTile(Word):
    """From the spare stack: its VP only."""

    kind: Literal["crew_tile"]


class MediaTile(Word):
    """Without lowering Media."""

    kind: Literal["media_tile"]


class EarthUpgrade(Word):
    """A marker is taken off an upgrade of an Earth action."""

    kind: Literal["earth_upgrade"]


class AdvancementToken(Word):
    kind: Literal["advancement_token"]


class AdvancementCard(Word):
    """One of the face-up Advancements, free of cost."""

    kind: Literal["advancement_card"]


class AnyAction(Word):
    """An action of any Earth space, occupied or not."""

    kind: Literal["any_action"]


class TwoWorkers(Word):
    """One more worker may be placed in this turn."""

    kind: Literal["two_workers"]


class SwapType(Word):
    """One worker placed in this turn may count as the other type."""

    kind: Literal["swap_type"]


class CheaperDevelopment(Word):
    """The next Development played in this turn costs one token less."""

    kind: Literal["cheaper_development"]


Counted = Literal[
    "permanents",
    "personnel_cards",
    "satellite_tiles",
    "hazards",
    "developments",
    "media_tiles",
    "advancement_tokens",
    "temporary_agency",
]


class Count(Word):
    """VP for things counted, rounded down (OSS-EDGE-73)."""

    kind: Literal["count"]
    what: Counted
    per: Amount = 1
    points: Amount = 1


class RepeatCrewTile(Word):
    """The VP of a crew tile in the team's discard once more (OSS-CARD-18)."""

    kind: Literal["repeat_crew_tile"]


Simple: TypeAlias = (
    Gain
    | Roll
    | Media
    | Points
    | Path
    | PullDown
    | GoTo
    | Play
    | Draw
    | Discard
    | LaunchNow
    | ChooseResult
    | TakeHazard
    | GiveHazard
    | Look
    | Upgrade
    | SatelliteTile
    | CrewTile
    | MediaTile
    | EarthUpgrade
    | AdvancementToken
    | AdvancementCard
    | AnyAction
    | TwoWorkers
    | SwapType
    | CheaperDevelopment
    | Count
    | RepeatCrewTile
)

Step: TypeAlias = Annotated[Simple, Field(discriminator="kind")]
Steps = Annotated[tuple[Step, ...], Field(min_length=1, max_length=6)]


class Choose(Word):
    """Exactly one of the alternatives happens."""

    kind: Literal["choose"]
    options: Annotated[tuple[Steps, ...], Field(min_length=2, max_length=4)]


Part: TypeAlias = Annotated[Simple | Choose, Field(discriminator="kind")]
Parts = Annotated[tuple[Part, ...], Field(min_length=1, max_length=6)]


class Pay(Word):
    """What stands after the colon happens when the cost before it is paid (OSS-WORK-14)."""

    kind: Literal["pay"]
    cost: Cost
    then: Parts


Effect: TypeAlias = Annotated[Simple | Choose | Pay, Field(discriminator="kind")]
Effects = Annotated[tuple[Effect, ...], Field(min_length=1, max_length=6)]
