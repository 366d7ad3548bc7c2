"""What is shown when it happens: a launch as a countdown, a die that falls, a round that is over.

A show is a list of beats, each a picture with a time. They are made from events and the position before them; what is
still open in the middle of a launch is made from the position alone, so that it stays in sight while somebody decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds
from desktop.games.one_small_step.launches import minor_bill
from desktop.games.one_small_step.state import TERMS, StepState
from desktop.games.one_small_step.tables import NO_BILL, Bill, Tables
from desktop.kernel.game import Event

BEGIN_MS, HAZARD_MS, TOKEN_MS, OFFER_MS, RESULT_MS, GAIN_MS = 700, 800, 240, 350, 1300, 420
ROLL_MS, ROUND_MS, PLAIN_MS = 750, 2600, 420
MOST_GAINS = 5


@dataclass(frozen=True, slots=True)
class Countdown:
    """A launch at one moment."""

    team: int
    mission: int
    unseen: int = 0
    """Hazards not turned up yet."""
    hazards: tuple[int, ...] = ()
    ignored: int = -1
    minor: Bill = NO_BILL
    """The minor cost with what the Hazards add."""
    major: Bill = NO_BILL
    paid: Bill = NO_BILL
    paid_major: Bill = NO_BILL
    offered: bool = False
    """Whether the major success is offered or being paid."""
    result: str = ""
    """"minor", "major" or "failed" once it is known."""
    gains: tuple[Event, ...] = ()
    """What the launch has brought so far."""

    @property
    def count(self) -> int:
        """What the clock shows: 3 before the Hazards, 0 at lift-off."""
        if self.result:
            return 0
        if self.offered:
            return 1
        return 2 if self.unseen == 0 else 3


@dataclass(frozen=True, slots=True)
class DieShown:
    """A die has fallen, or its result was named."""

    team: int
    die: int
    shown: tuple[int, ...]
    chosen: bool


@dataclass(frozen=True, slots=True)
class RoundSummary:
    """What a round has changed: VP by term, Media and spaces on the way to the Moon, for both teams."""

    round: int
    points: tuple[tuple[int, ...], tuple[int, ...]]
    media: tuple[int, int]
    path: tuple[int, int]

    @property
    def rows(self) -> list[tuple[str, int, int]]:
        """The terms that count for somebody: (term, United States, Soviet Union)."""
        both = zip(TERMS, *self.points, strict=True)
        return [(term, us, ussr) for term, us, ussr in both if us or ussr]


Picture: TypeAlias = Countdown | DieShown | RoundSummary


@dataclass(frozen=True, slots=True)
class Beat:
    picture: Picture | None
    """None for a moment in which the board just stands."""
    ms: int


def summary(event: e.RoundOver) -> RoundSummary:
    return RoundSummary(event.round, event.points, event.media, event.path)


def so_far(state: StepState) -> RoundSummary:
    """What the running round has changed until now."""
    return summary(rounds.so_far(state))


# ---- a launch that waits -------------------------------------------------------------------------------------------


def waits(tables: Tables, state: StepState) -> Countdown | None:
    """The launch that waits for a choice about itself; None while the board is needed for what it brings."""
    live = state.stack[-1] if state.stack else None
    below = state.stack[-2] if len(state.stack) > 1 else None
    about = isinstance(live, f.Launching) or (isinstance(live, f.Paying) and isinstance(below, f.Launching))
    return pending(tables, state) if about else None


def pending(tables: Tables, state: StepState) -> Countdown | None:
    """The launch under way in a position; None where there is none."""
    depth = next((n for n in reversed(range(len(state.stack))) if isinstance(state.stack[n], f.Launching)), None)
    if depth is None:
        return None
    launching = state.stack[depth]
    assert isinstance(launching, f.Launching)
    above = state.stack[depth + 1] if depth + 1 < len(state.stack) else None
    minor = minor_bill(tables, launching.mission, launching.hazards, launching.ignored)
    major = tables.missions[launching.mission].major
    found = Countdown(
        launching.team, launching.mission, 0, launching.hazards, launching.ignored, minor, major,
        paid=minor if launching.minor else NO_BILL,
    )  # fmt: skip
    paying = above if isinstance(above, f.Paying) else None
    if launching.stage == "major" and paying is not None:
        return replace(found, paid=_less(minor, paying.need))
    if launching.stage == "give_up" and paying is not None:
        return replace(found, offered=True, paid_major=_less(major, paying.need))
    if launching.stage in ("give_up", "rewards", "echo"):
        result = "major" if launching.major else "minor"
        return replace(found, result=result, paid_major=major if launching.major else NO_BILL)
    return found


def _less(bill: Bill, open_: Bill) -> Bill:
    return tuple(max(0, whole - left) for whole, left in zip(bill, open_, strict=True))


# ---- beats ---------------------------------------------------------------------------------------------------------


class Script:
    """Writes the beats of one step's events."""

    def __init__(self, tables: Tables, before: StepState | None, after: StepState) -> None:
        self._tables = tables
        self._before = before
        self._launch = pending(tables, before) if before is not None else None
        self._after = after
        self.beats: list[Beat] = []

    def write(self, events: Sequence[Event]) -> list[Beat]:
        for event in events:
            self._add(event)
        if not self.beats and events:
            self.beats.append(Beat(None, PLAIN_MS))
        return self.beats

    def _beat(self, picture: Picture | None, ms: int) -> None:
        self.beats.append(Beat(picture, ms))

    def _add(self, event: Event) -> None:
        match event:
            case fl.LaunchBegan():
                self._begin(event)
            case e.Rolled():
                self._beat(DieShown(event.team, event.die, event.shown, event.chosen), ROLL_MS)
            case e.RoundOver():
                self._beat(summary(event), ROUND_MS)
            case _ if self._launch is not None:
                self._fly(self._launch, event)

    def _begin(self, event: fl.LaunchBegan) -> None:
        row = self._tables.missions[event.mission]
        attached = self._before.attached if self._before is not None else []
        unseen = sum(where == event.mission for where, _ in attached)
        self._launch = Countdown(event.team, event.mission, unseen, minor=row.minor, major=row.major)
        self._beat(self._launch, BEGIN_MS)

    def _show(self, launch: Countdown, ms: int) -> None:
        self._launch = launch
        self._beat(launch, ms)

    def _fly(self, launch: Countdown, event: Event) -> None:
        match event:
            case fl.HazardsRevealed():
                minor = minor_bill(self._tables, launch.mission, event.hazards)
                self._show(replace(launch, unseen=0, hazards=event.hazards, minor=minor), HAZARD_MS)
            case fl.HazardIgnored():
                minor = minor_bill(self._tables, launch.mission, launch.hazards, event.hazard)
                self._show(replace(launch, ignored=event.hazard, minor=minor), HAZARD_MS)
            case e.TokensPaid(team=team) if team == launch.team and not launch.result:
                self._pay(launch, event)
            case fl.LaunchFailed():
                self._show(replace(launch, result="failed"), RESULT_MS)
            case fl.LaunchSucceeded():
                result = "major" if event.major else "minor"
                paid_major = launch.major if event.major else launch.paid_major
                self._show(replace(launch, paid=launch.minor, paid_major=paid_major, result=result), RESULT_MS)
            case _ if launch.result and len(launch.gains) < MOST_GAINS and _brings(event):
                self._show(replace(launch, gains=(*launch.gains, event)), GAIN_MS)

    def _pay(self, launch: Countdown, event: e.TokensPaid) -> None:
        """One token after the other, first of the minor cost, then of the major one."""
        for _ in range(event.temporary + event.permanent):
            if launch.paid[event.resource] < launch.minor[event.resource]:
                launch = replace(launch, paid=_one_more(launch.paid, event.resource))
            else:
                if not launch.offered:
                    self._show(replace(launch, offered=True), OFFER_MS)
                launch = replace(launch, offered=True, paid_major=_one_more(launch.paid_major, event.resource))
            self._show(launch, TOKEN_MS)


def _one_more(bill: Bill, resource: int) -> Bill:
    return tuple(count + (number == resource) for number, count in enumerate(bill))


def _brings(event: Event) -> bool:
    kinds = (
        e.PointsScored, e.MediaMoved, e.TokensGained, e.SatelliteTileDrawn, e.AdvancementTokenGained,
        e.EarthUpgraded, e.TokenUpgraded, fl.PathAdvanced, fl.CrewTileClaimed, e.MediaTileTaken,
    )  # fmt: skip
    return isinstance(event, kinds)
