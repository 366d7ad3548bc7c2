"""What a seat may choose: one class for each verb.

Numbers name cards, missions, tiles and resources as in tables.py; -1 stands for none. Workers and departments are 0
for engineers and 1 for administrators.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field


@dataclass(frozen=True, slots=True)
class TakeTokens:
    """Begin with these two Agency tokens (OSS-SETUP-19)."""

    seat: int
    first: int
    second: int
    kind: Literal["take_tokens"] = "take_tokens"


@dataclass(frozen=True, slots=True)
class PlaceMission:
    """Put a mission on T-Minus 2 or T-Minus 1 (OSS-COUNT-03)."""

    seat: int
    mission: int
    stage: int
    kind: Literal["place_mission"] = "place_mission"


@dataclass(frozen=True, slots=True)
class DrawCard:
    """A department, or an effect, draws from a deck (OSS-DRAW-01); a survey draws two and keeps one."""

    seat: int
    worker: int
    deck: int
    survey: bool = False
    kind: Literal["draw_card"] = "draw_card"


@dataclass(frozen=True, slots=True)
class PlaceWorker:
    """Place a worker of one type, acting as a type, on an Earth space (0 to 4) or draft space (5 to 8)."""

    seat: int
    worker: int
    acting: int
    space: int
    kind: Literal["place_worker"] = "place_worker"


@dataclass(frozen=True, slots=True)
class PlaceToken:
    """Place a temporary Personnel token as a worker (OSS-ADV-13)."""

    seat: int
    acting: int
    space: int
    kind: Literal["place_token"] = "place_token"


@dataclass(frozen=True, slots=True)
class Choose:
    """Take one of the alternatives offered."""

    seat: int
    option: int
    kind: Literal["choose"] = "choose"


@dataclass(frozen=True, slots=True)
class Decline:
    """Do without what is offered."""

    seat: int
    kind: Literal["decline"] = "decline"


@dataclass(frozen=True, slots=True)
class Pass:
    """A department, or with -1 a team, is done with the phase."""

    seat: int
    worker: int
    kind: Literal["pass"] = "pass"


@dataclass(frozen=True, slots=True)
class PayDefault:
    """Pay all that is left, Fresh permanent tokens first: they come back in the next round."""

    seat: int
    kind: Literal["pay_default"] = "pay_default"


@dataclass(frozen=True, slots=True)
class PayTokens:
    """Pay one resource of the cost, so many tokens of it permanent ones."""

    seat: int
    resource: int
    permanents: int
    kind: Literal["pay_tokens"] = "pay_tokens"


@dataclass(frozen=True, slots=True)
class DropCost:
    """A reduction takes a token of this resource off the cost (OSS-EDGE-88)."""

    seat: int
    resource: int
    kind: Literal["drop_cost"] = "drop_cost"


@dataclass(frozen=True, slots=True)
class DiscardCard:
    """Put a Development of the hand under the Event deck."""

    seat: int
    card: int
    kind: Literal["discard_card"] = "discard_card"


@dataclass(frozen=True, slots=True)
class GainToken:
    """Gain a token of this resource."""

    seat: int
    resource: int
    kind: Literal["gain_token"] = "gain_token"


@dataclass(frozen=True, slots=True)
class UpgradeToken:
    """Turn a temporary token into a permanent one (OSS-RES-12)."""

    seat: int
    resource: int
    kind: Literal["upgrade_token"] = "upgrade_token"


@dataclass(frozen=True, slots=True)
class UsePersonnel:
    """Use a Personnel card (OSS-PERS-01)."""

    seat: int
    card: int
    kind: Literal["use_personnel"] = "use_personnel"


@dataclass(frozen=True, slots=True)
class PlayDevelopment:
    """A department plays a Development from the hand (OSS-PLAY-01)."""

    seat: int
    worker: int
    card: int
    kind: Literal["play_development"] = "play_development"


@dataclass(frozen=True, slots=True)
class LaunchMission:
    """Launch a mission (OSS-LAUNCH-02)."""

    seat: int
    mission: int
    kind: Literal["launch_mission"] = "launch_mission"


@dataclass(frozen=True, slots=True)
class TakeReward:
    """Gain this reward next; -1 for all that are left, in printed order (OSS-LAUNCH-10)."""

    seat: int
    reward: int
    kind: Literal["take_reward"] = "take_reward"


@dataclass(frozen=True, slots=True)
class GiveUpReward:
    """Do without this reward (OSS-HAZ-13)."""

    seat: int
    reward: int
    kind: Literal["give_up_reward"] = "give_up_reward"


@dataclass(frozen=True, slots=True)
class IgnoreHazard:
    """A Redundancy card takes the cost of a plain Hazard away."""

    seat: int
    hazard: int
    kind: Literal["ignore_hazard"] = "ignore_hazard"


@dataclass(frozen=True, slots=True)
class PutHazard:
    """Put a Hazard on a mission; -1 for one that nobody has seen."""

    seat: int
    hazard: int
    mission: int
    kind: Literal["put_hazard"] = "put_hazard"


@dataclass(frozen=True, slots=True)
class LookAt:
    """Look at a Hazard on an own mission."""

    seat: int
    mission: int
    kind: Literal["look_at"] = "look_at"


@dataclass(frozen=True, slots=True)
class Uncover:
    """Take the marker off an upgrade of an Earth action (OSS-UPGR-03)."""

    seat: int
    upgrade: int
    kind: Literal["uncover"] = "uncover"


@dataclass(frozen=True, slots=True)
class DropPersonnel:
    """Put one Personnel card of four into the discard (OSS-EVENT-07)."""

    seat: int
    card: int
    kind: Literal["drop_personnel"] = "drop_personnel"


@dataclass(frozen=True, slots=True)
class KeepCard:
    """Keep this card of those drawn."""

    seat: int
    deck: int
    card: int
    kind: Literal["keep_card"] = "keep_card"


@dataclass(frozen=True, slots=True)
class ReturnCard:
    """Put this card on top of its deck next."""

    seat: int
    deck: int
    card: int
    kind: Literal["return_card"] = "return_card"


@dataclass(frozen=True, slots=True)
class UseTile:
    """Use a media tile (OSS-MEDIA-04)."""

    seat: int
    tile: int
    kind: Literal["use_tile"] = "use_tile"


@dataclass(frozen=True, slots=True)
class ExchangeMedia:
    """Lower Media by 5 for a media tile (OSS-MEDIA-01)."""

    seat: int
    kind: Literal["exchange_media"] = "exchange_media"


@dataclass(frozen=True, slots=True)
class TakeAdvancement:
    """Take a face-up Advancement, for its price or free."""

    seat: int
    card: int
    kind: Literal["take_advancement"] = "take_advancement"


@dataclass(frozen=True, slots=True)
class UseAction:
    """Use an action of an Earth space without a worker (OSS-SYM-33)."""

    seat: int
    worker: int
    space: int
    kind: Literal["use_action"] = "use_action"


@dataclass(frozen=True, slots=True)
class NameFace:
    """Choose this face instead of a roll; -1 rolls after all (OSS-SYM-18)."""

    seat: int
    face: int
    kind: Literal["name_face"] = "name_face"


@dataclass(frozen=True, slots=True)
class RepeatTile:
    """Score this crew tile again (OSS-CARD-18)."""

    seat: int
    tile: int
    kind: Literal["repeat_tile"] = "repeat_tile"


@dataclass(frozen=True, slots=True)
class FastTrack:
    """Move a mission from T-Minus 2 straight to Launch."""

    seat: int
    mission: int
    kind: Literal["fast_track"] = "fast_track"


@dataclass(frozen=True, slots=True)
class TradeToken:
    """Exchange a temporary token for another one of its group."""

    seat: int
    gives: int
    takes: int
    kind: Literal["trade_token"] = "trade_token"


@dataclass(frozen=True, slots=True)
class Disagree:
    """Declare that the teammates disagree (OSS-TEAM-06)."""

    seat: int
    kind: Literal["disagree"] = "disagree"


@dataclass(frozen=True, slots=True)
class Support:
    """The opponents settle a disagreement in favour of one of the two options."""

    seat: int
    option: int
    kind: Literal["support"] = "support"


StepAction: TypeAlias = Annotated[
    TakeTokens
    | PlaceMission
    | DrawCard
    | PlaceWorker
    | PlaceToken
    | Choose
    | Decline
    | Pass
    | PayDefault
    | PayTokens
    | DropCost
    | DiscardCard
    | GainToken
    | UpgradeToken
    | UsePersonnel
    | PlayDevelopment
    | LaunchMission
    | TakeReward
    | GiveUpReward
    | IgnoreHazard
    | PutHazard
    | LookAt
    | Uncover
    | DropPersonnel
    | KeepCard
    | ReturnCard
    | UseTile
    | ExchangeMedia
    | TakeAdvancement
    | UseAction
    | NameFace
    | RepeatTile
    | FastTrack
    | TradeToken
    | Disagree
    | Support,
    Field(discriminator="kind"),
]
