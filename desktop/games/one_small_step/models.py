"""The content of One Small Step as data: Earth, events, missions, hazards, advancements, tiles and dice."""

from __future__ import annotations

from typing import Annotated, Literal, Self, TypeAlias

from pydantic import Field, RootModel, model_validator

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.vocabulary import Bill, Id, Note, Title, Word
from desktop.kernel.pictures import Illustrated

EXCLUSIVE_SPACES = 4
"""Earth spaces for one worker each; the fifth takes any number (OSS-WORK-11)."""

# ---- Earth -------------------------------------------------------------------------------------------------------


class EarthUpgrade(Word):
    """What a satellite or crew marker covers (OSS-UPGR-07 to 09)."""

    mode: Literal["+", "-", "/"]
    reduce: Annotated[int, Field(ge=0, le=3)] = 0
    effects: Annotated[tuple[v.Effect, ...], Field(max_length=4)] = ()

    @model_validator(mode="after")
    def _fits_its_mode(self) -> Self:
        if self.mode == "-" and (not self.reduce or self.effects):
            raise ValueError("a “-” upgrade has an amount to reduce and no effects")
        if self.mode != "-" and (self.reduce or not self.effects):
            raise ValueError(f"a “{self.mode}” upgrade has effects and nothing to reduce")
        return self


class EarthAction(Word):
    """One of the two actions of an Earth space, with its upgrades in the advanced game."""

    title: Title
    base: v.Effects
    beginner: Annotated[tuple[v.Effect, ...], Field(max_length=6)] = ()
    """What the beginner overlay shows, where it differs."""
    satellite: EarthUpgrade
    crew: EarthUpgrade

    @model_validator(mode="after")
    def _reductions_find_a_cost(self) -> Self:
        reduces = "-" in (self.satellite.mode, self.crew.mode)
        if reduces and not (len(self.base) == 1 and isinstance(self.base[0], v.Pay)):
            raise ValueError("a “-” upgrade needs an action that is a single payment")
        return self


class EarthSpace(Word):
    id: Id
    title: Title
    unlimited: bool = False
    engineer: EarthAction
    administrator: EarthAction


# ---- events ------------------------------------------------------------------------------------------------------


class EventCard(Word):
    id: Id
    title: Title
    era: Annotated[int, Field(ge=1, le=3)]
    worker: v.Worker
    """The type of worker that may be placed on it."""
    action: v.Effects
    """The worker action."""
    note: Note


class PersonnelCard(EventCard):
    kind: Literal["personnel"]
    cost: Bill
    effects: v.Parts


class DevelopmentCard(EventCard):
    kind: Literal["development"]
    cost: Bill
    effects: v.Parts
    unusual_cost: bool = False
    """On the list of exceptions: costs more than three tokens, or others than Funding and Material (OSS-PLAY-05)."""

    @model_validator(mode="after")
    def _usual_cost(self) -> Self:
        usual = set(self.cost) <= {"funding", "material"} and sum(self.cost.values()) <= 3
        if not usual and not self.unusual_cost:
            raise ValueError("a Development costs 1 to 3 Funding and Material, unless it says unusual_cost")
        return self


Event: TypeAlias = Annotated[PersonnelCard | DevelopmentCard, Field(discriminator="kind")]


# ---- missions and hazards ----------------------------------------------------------------------------------------

MissionReward: TypeAlias = Annotated[v.Simple, Field(discriminator="kind")]
Rewards = Annotated[tuple[MissionReward, ...], Field(min_length=1, max_length=6)]
SATELLITE_BILL = {"booster", "navigation", "sensor"}
MISSION_BILL = SATELLITE_BILL | {"capsule", "landing", "life_support"}


class Failure(Word):
    """What a failed launch loses: a penalty of nothing is none."""

    media: Annotated[int, Field(ge=0, le=9)] = 0
    points: Annotated[int, Field(ge=0, le=9)] = 0

    @model_validator(mode="after")
    def _hurts(self) -> Self:
        if not self.media and not self.points:
            raise ValueError("a failed mission must lose Media or VP")
        return self


class MissionCard(Word):
    id: Id
    title: Title
    minor: Bill
    major: Bill
    minor_rewards: Rewards
    major_rewards: Rewards
    failure: Failure
    note: Note

    @model_validator(mode="after")
    def _flies_on_resources(self) -> Self:
        if unusable := sorted((set(self.minor) | set(self.major)) - MISSION_BILL):
            raise ValueError(f"no mission costs {unusable[0]}: only Satellite and Crew resources fly")
        return self

    @model_validator(mode="after")
    def _tiles_for_minor_successes(self) -> Self:
        if any(isinstance(reward, v.SatelliteTile) for reward in self.major_rewards):
            raise ValueError("satellite tiles are rewards of a minor success only")
        return self

    @property
    def advances(self) -> int:
        """Path advances of both rewards together."""
        return sum(isinstance(reward, v.Path) for reward in (*self.minor_rewards, *self.major_rewards))


class SatelliteMission(MissionCard):
    kind: Literal["satellite"]
    starting: Annotated[int, Field(ge=0, le=2)] = 0
    """1 or 2 for a starting mission: which of the two printed difficulties it has (OSS-EDGE-01)."""

    @model_validator(mode="after")
    def _satellites_need_no_crew(self) -> Self:
        if crewed := sorted((set(self.minor) | set(self.major)) - SATELLITE_BILL):
            raise ValueError(f"a Satellite mission costs Boosters, Navigation and Sensors only, not {crewed[0]}")
        if self.advances:
            raise ValueError("a Satellite mission does not move on the Moon path")
        return self


class CrewMission(MissionCard):
    kind: Literal["crew"]
    nation: Literal["us", "ussr"]

    @model_validator(mode="after")
    def _moves_on_the_path(self) -> Self:
        if not 1 <= self.advances <= 2:
            raise ValueError(f"a Crew mission has 1 or 2 path advances, not {self.advances}")
        if any(isinstance(reward, v.SatelliteTile) for reward in self.minor_rewards):
            raise ValueError("satellite tiles are rewards of Satellite missions only")
        return self


Mission: TypeAlias = Annotated[SatelliteMission | CrewMission, Field(discriminator="kind")]

SatelliteResource = Literal["booster", "navigation", "sensor"]
FlightResource = Literal["booster", "navigation", "sensor", "capsule", "landing", "life_support"]


class PlainHazard(Word):
    kind: Literal["plain"]
    id: Id
    title: Title
    satellite: SatelliteResource
    crew: FlightResource
    note: Note


class SpecialHazard(Word):
    """One of the five with an effect of their own (OSS-HAZ-10 to 15)."""

    kind: Literal["special"]
    id: Id
    title: Title
    effect: Literal["echo", "die_or_drop", "give_up_reward", "no_media", "double_loss"]
    note: Note


Hazard: TypeAlias = Annotated[PlainHazard | SpecialHazard, Field(discriminator="kind")]


# ---- advancements and tiles --------------------------------------------------------------------------------------

AdvancementPower = Literal[
    "fast_track",
    "endowment",
    "surveyors",
    "crew_planning",
    "flexible",
    "cross_training",
    "second_shift",
    "overtime",
    "recruiters",
    "contractors",
    "third_team",
    "redundancy",
    "spin_doctors",
    "reserve",
]


class AdvancementCard(Word):
    """Bought for a token and Agency resources; its power lasts to the end of the game."""

    id: Id
    title: Title
    phase: Annotated[int, Field(ge=0, le=7)]
    """The phase it works in; 0 for any."""
    cost: Bill
    power: AdvancementPower
    note: Note

    @model_validator(mode="after")
    def _costs_agency_resources(self) -> Self:
        if strange := sorted(set(self.cost) - {"funding", "material", "personnel"}):
            raise ValueError(f"an Advancement costs Agency resources only, not {strange[0]}")
        return self


class BonusTile(Word):
    """A satellite or media tile: so many alike."""

    id: Id
    title: Title
    copies: Annotated[int, Field(ge=1, le=30)] = 1
    effects: Annotated[tuple[MissionReward, ...], Field(min_length=1, max_length=4)]


class CrewTile(Word):
    id: Id
    points: Annotated[int, Field(ge=1, le=20)]
    copies: Annotated[int, Field(ge=1, le=30)] = 1
    moon: bool = False


Face = Annotated[tuple[v.Resource, ...], Field(min_length=1, max_length=2)]


class Dice(Word):
    """The faces of the three dice (OSS-RES-19)."""

    agency: Annotated[tuple[Face, ...], Field(min_length=2, max_length=20)]
    satellite: Annotated[tuple[Face, ...], Field(min_length=2, max_length=20)]
    crew: Annotated[tuple[Face, ...], Field(min_length=2, max_length=20)]

    @model_validator(mode="after")
    def _dice_keep_to_their_groups(self) -> Self:
        for number, name in enumerate(v.GROUPS):
            group = v.RESOURCES[3 * number : 3 * number + 3]
            for face in getattr(self, name):
                if strange := [resource for resource in face if resource not in group]:
                    raise ValueError(f"the {name} die shows {strange[0]}, which is not of its group")
                if len(face) != (2 if name == "agency" else 1):
                    raise ValueError(f"a face of the {name} die shows {len(face)} resources")
        return self


class EventItem(RootModel[Event]):
    """One item of events.json."""


class MissionItem(RootModel[Mission]):
    """One item of missions.json."""


class HazardItem(RootModel[Hazard]):
    """One item of hazards.json."""


# ---- the whole ---------------------------------------------------------------------------------------------------


class Parts(Illustrated, Word):
    """Everything the game is played with, each part right in form."""

    earth: Annotated[tuple[EarthSpace, ...], Field(min_length=5, max_length=5)]
    events: Annotated[tuple[Event, ...], Field(min_length=12, max_length=200)]
    missions: Annotated[tuple[Mission, ...], Field(min_length=8, max_length=200)]
    hazards: Annotated[tuple[Hazard, ...], Field(min_length=1, max_length=100)]
    advancements: Annotated[tuple[AdvancementCard, ...], Field(min_length=4, max_length=50)]
    satellite_tiles: Annotated[tuple[BonusTile, ...], Field(min_length=1, max_length=100)]
    media_tiles: Annotated[tuple[BonusTile, ...], Field(min_length=1, max_length=100)]
    crew_tiles: Annotated[tuple[CrewTile, ...], Field(min_length=1, max_length=50)]
    dice: Dice


class StepContent(Parts):
    """A content that can be played: its parts fit together."""

    @model_validator(mode="after")
    def _playable(self) -> Self:
        # Imported here because the checker speaks of these models.
        from desktop.games.one_small_step.check import faults

        if found := faults(self):
            raise ValueError("; ".join(fault.told for fault in found))
        return self
