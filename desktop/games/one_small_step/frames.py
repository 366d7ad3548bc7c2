"""Frames of the decision stack: what is pending, the live frame last. All of them are frozen (see state.py).

``team`` is 0 for the United States and 1 for the Soviet Union; ``dept`` is the department that decides, or -1 where
the whole team does.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from desktop.games.one_small_step.actions import StepAction

Bill: TypeAlias = tuple[int, ...]
"""Tokens of each of the nine resources."""


@dataclass(frozen=True, slots=True)
class PlaceStart:
    """A team decides which of its two first missions lies on T-Minus 2 (OSS-EDGE-01)."""

    team: int
    missions: tuple[int, int]
    dept: int = -1
    kind: Literal["place_start"] = "place_start"


@dataclass(frozen=True, slots=True)
class FirstTokens:
    """Teams choose their first tokens (OSS-SETUP-19); nobody sees a choice before all are made (OSS-EDGE-04)."""

    waiting: tuple[int, ...]
    """Teams that have not chosen, the leading one first."""
    picks: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    team: int = -1
    dept: int = -1
    kind: Literal["first_tokens"] = "first_tokens"


@dataclass(frozen=True, slots=True)
class Turn:
    """A team's turn in phases 1, 2, 4, 5, 6 and 7."""

    team: int
    dept: int = -1
    kind: Literal["turn"] = "turn"


@dataclass(frozen=True, slots=True)
class Drawing:
    """A team's Phase 3: departments (a bit each) that still draw (OSS-DRAW-01)."""

    team: int
    left: int
    dept: int = -1
    kind: Literal["drawing"] = "drawing"


@dataclass(frozen=True, slots=True)
class Doing:
    """Effects being carried out, one after the other."""

    team: int
    dept: int
    program: int
    at: int = 0
    like: int = -1
    """The resource just paid, for gains that must match it."""
    origin: int = -1
    """0 or 1 for the reward of a Satellite or Crew mission: which marker an Earth upgrade removes."""
    kind: Literal["doing"] = "doing"


@dataclass(frozen=True, slots=True)
class Paying:
    """A cost being paid. When it is, the frame below goes on; when it is declined, that frame is told."""

    team: int
    dept: int
    need: Bill
    """Pictured resources still to be paid."""
    tokens: int = 0  # of any resource, all in one go when ``same``
    group: int = -1
    same: bool = False
    payable: Literal["temporary", "permanent", "either"] = "either"
    card: bool = False  # a card of the hand is the cost
    optional: bool = False
    drop: int = 0  # tokens still to be taken off the cost
    used: int = 0
    """Resources (a bit each) of which a permanent token was spent."""
    like: int = -1
    kind: Literal["paying"] = "paying"


@dataclass(frozen=True, slots=True)
class Alternatives:
    """One of several programs is chosen; with ``optional`` perhaps none."""

    team: int
    dept: int
    programs: tuple[int, ...]
    optional: bool = False
    like: int = -1
    kind: Literal["alternatives"] = "alternatives"


@dataclass(frozen=True, slots=True)
class EarthAction:
    """An action of an Earth space being used, with its uncovered upgrades (OSS-EDGE-38, OSS-EDGE-39)."""

    team: int
    dept: int
    action: int
    """Two for each space: the engineers', then the administrators'."""
    stage: int = 0
    kind: Literal["earth_action"] = "earth_action"


@dataclass(frozen=True, slots=True)
class Gaining:
    """Tokens to be chosen."""

    team: int
    dept: int
    resources: tuple[int, ...]
    permanent: bool = False
    left: int = 1
    kind: Literal["gaining"] = "gaining"


@dataclass(frozen=True, slots=True)
class Rolling:
    """A roll whose result may be chosen (OSS-SYM-18)."""

    team: int
    dept: int
    die: int
    permanent: bool = False
    pick_one: bool = False
    risk: bool = False
    """The roll of a Hazard: its result is spent, not gained."""
    kind: Literal["rolling"] = "rolling"


@dataclass(frozen=True, slots=True)
class Upgrading:
    """A temporary token may be upgraded."""

    team: int
    dept: int
    kind: Literal["upgrading"] = "upgrading"


@dataclass(frozen=True, slots=True)
class PlacingMission:
    """A drawn mission joins the queue."""

    team: int
    dept: int
    mission: int
    kind: Literal["placing_mission"] = "placing_mission"


@dataclass(frozen=True, slots=True)
class DrawingCards:
    """Cards being drawn by an effect."""

    team: int
    dept: int
    decks: tuple[int, ...]
    left: int
    keep_one: bool = False
    launch: bool = False
    points: int = 0
    drawn: tuple[tuple[int, int], ...] = ()
    """(deck, card) of those held back for a choice."""
    kind: Literal["drawing_cards"] = "drawing_cards"


@dataclass(frozen=True, slots=True)
class Keeping:
    """One of the cards drawn is kept (OSS-SYM-13)."""

    team: int
    dept: int
    drawn: tuple[tuple[int, int], ...]
    kind: Literal["keeping"] = "keeping"


@dataclass(frozen=True, slots=True)
class Returning:
    """Cards go back on top of their decks in an order of choice (OSS-EDGE-28)."""

    team: int
    dept: int
    drawn: tuple[tuple[int, int], ...]
    kind: Literal["returning"] = "returning"


@dataclass(frozen=True, slots=True)
class Discarding:
    """A Development of the hand goes under the Event deck."""

    team: int
    dept: int
    kind: Literal["discarding"] = "discarding"


@dataclass(frozen=True, slots=True)
class Dropping:
    """One of four Personnel cards is dropped."""

    team: int
    dept: int
    kind: Literal["dropping"] = "dropping"


@dataclass(frozen=True, slots=True)
class TakingHazard:
    """An unseen Hazard, taken off the deck already, goes on an own mission."""

    team: int
    dept: int
    hazard: int
    kind: Literal["taking_hazard"] = "taking_hazard"


@dataclass(frozen=True, slots=True)
class GivingHazard:
    """Hazards that the team has seen; one goes on a mission of the rival."""

    team: int
    dept: int
    hazards: tuple[int, ...]
    optional: bool
    kind: Literal["giving_hazard"] = "giving_hazard"


@dataclass(frozen=True, slots=True)
class Looking:
    """A Hazard on an own mission is looked at."""

    team: int
    dept: int
    kind: Literal["looking"] = "looking"


@dataclass(frozen=True, slots=True)
class Uncovering:
    """A marker is taken off an upgrade: 0 a satellite marker, 1 a crew marker, -1 either."""

    team: int
    dept: int
    marker: int
    kind: Literal["uncovering"] = "uncovering"


@dataclass(frozen=True, slots=True)
class FindingAction:
    """Any Earth action is used without a worker."""

    team: int
    dept: int
    kind: Literal["finding_action"] = "finding_action"


@dataclass(frozen=True, slots=True)
class PlayingCard:
    """A Development may be played outside its phase."""

    team: int
    dept: int
    discount: int
    kind: Literal["playing_card"] = "playing_card"


@dataclass(frozen=True, slots=True)
class Resolving:
    """A played Development: it reaches the discard when its effects are done (OSS-EDGE-72)."""

    team: int
    dept: int
    card: int
    kind: Literal["resolving"] = "resolving"


@dataclass(frozen=True, slots=True)
class FindingLaunch:
    """Any own mission is launched now."""

    team: int
    dept: int
    kind: Literal["finding_launch"] = "finding_launch"


LaunchStage = Literal["hazards", "ignore", "risk", "minor", "major", "give_up", "rewards", "echo"]


@dataclass(frozen=True, slots=True)
class Launching:
    """A launch under way (OSS-LAUNCH-03)."""

    team: int
    dept: int
    mission: int
    stage: LaunchStage = "hazards"
    hazards: tuple[int, ...] = ()
    ignored: int = -1
    """The Hazard whose cost a Redundancy card takes away."""
    risks: int = 0  # die-or-minus-3 Hazards not faced yet
    minor: bool = False
    major: bool = False
    used: int = 0
    """Resources (a bit each) of which a permanent token paid."""
    rewards: tuple[int, ...] = ()
    """Rewards still to be gained, by their number on the mission."""
    in_order: bool = False
    """Whether the rewards are gained in printed order without further questions."""
    advance: int = 0
    """Spaces on the Moon path, for the first path reward taken (OSS-EDGE-102)."""
    points: int = 0  # on top for a major success
    kind: Literal["launching"] = "launching"


@dataclass(frozen=True, slots=True)
class FreeAdvancement:
    """One of the face-up Advancements is taken free."""

    team: int
    dept: int
    kind: Literal["free_advancement"] = "free_advancement"


@dataclass(frozen=True, slots=True)
class Window:
    """Between two phases: the first of these teams may buy Advancements, then the next (OSS-ADV-02)."""

    teams: tuple[int, ...]
    team: int
    dept: int = -1
    kind: Literal["window"] = "window"


@dataclass(frozen=True, slots=True)
class Repeating:
    """A crew tile of the discard is scored again."""

    team: int
    dept: int
    kind: Literal["repeating"] = "repeating"


@dataclass(frozen=True, slots=True)
class Dispute:
    """Teammates disagree: both name their option, then the opponents pick one (OSS-TEAM-06)."""

    team: int
    seats: tuple[int, int]
    """The one who declared it, and the partner."""
    picks: tuple[StepAction, ...] = ()
    dept: int = -1
    kind: Literal["dispute"] = "dispute"


Frame: TypeAlias = Annotated[
    PlaceStart
    | FirstTokens
    | Turn
    | Drawing
    | Doing
    | Paying
    | Alternatives
    | EarthAction
    | Gaining
    | Rolling
    | Upgrading
    | PlacingMission
    | DrawingCards
    | Keeping
    | Returning
    | Discarding
    | Dropping
    | TakingHazard
    | GivingHazard
    | Looking
    | Uncovering
    | FindingAction
    | PlayingCard
    | Resolving
    | FindingLaunch
    | Launching
    | FreeAdvancement
    | Window
    | Repeating
    | Dispute,
    Field(discriminator="kind"),
]
