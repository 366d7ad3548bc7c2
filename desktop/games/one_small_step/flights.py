"""What can happen to missions, Hazards and on the Moon path, told in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from desktop.games.one_small_step.events import Private
from desktop.kernel.game import Event


@dataclass(slots=True)
class MissionPlaced(Event):
    """A mission joined a queue, on T-Minus 2 or 1."""

    team: int
    mission: int
    stage: int


@dataclass(slots=True)
class QueueAdvanced(Event):
    """Missions moved on by one stage."""

    team: int
    missions: tuple[int, ...]


@dataclass(slots=True)
class TrackedFast(Event):
    """A mission skipped T-Minus 1."""

    team: int
    mission: int


@dataclass(slots=True)
class CrewTileClaimed(Event):
    """A crew tile scored; space 0 is the spare stack."""

    closes_undo: ClassVar[bool] = True

    team: int
    tile: int
    space: int


@dataclass(slots=True)
class PathAdvanced(Event):
    """A crew marker was placed."""

    team: int
    space: int


@dataclass(slots=True)
class HazardTaken(Event):
    """An unseen Hazard was put on an own mission."""

    team: int
    mission: int


@dataclass(slots=True)
class HazardGiven(Private):
    """A Hazard was put on a mission of the rival; its giver knows it."""

    closes_undo: ClassVar[bool] = True
    hides: ClassVar[str] = "hazard"

    team: int
    mission: int
    hazard: int
    seers: tuple[int, ...]


@dataclass(slots=True)
class HazardSeen(Private):
    """A Hazard was looked at."""

    closes_undo: ClassVar[bool] = True
    hides: ClassVar[str] = "hazard"

    team: int
    mission: int
    hazard: int
    seers: tuple[int, ...]


@dataclass(slots=True)
class HazardReturned(Event):
    """A Hazard went under its deck."""

    team: int


@dataclass(slots=True)
class HazardsRevealed(Event):
    """A launch turned up its Hazards."""

    closes_undo: ClassVar[bool] = True

    team: int
    mission: int
    hazards: tuple[int, ...]


@dataclass(slots=True)
class HazardIgnored(Event):
    """A Redundancy card took away the cost of a Hazard."""

    team: int
    hazard: int


@dataclass(slots=True)
class LaunchBegan(Event):
    """A mission is being launched."""

    team: int
    mission: int


@dataclass(slots=True)
class LaunchFailed(Event):
    """The minor cost could not be paid."""

    team: int
    mission: int


@dataclass(slots=True)
class LaunchSucceeded(Event):
    """A launch reached its minor or major success."""

    team: int
    mission: int
    major: bool


@dataclass(slots=True)
class RewardGivenUp(Event):
    """A reward was given up for a Hazard."""

    team: int
    mission: int
    reward: int
