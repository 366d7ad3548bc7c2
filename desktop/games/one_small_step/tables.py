"""Content compiled for the rules: cards by number, bills as nine numbers, effects as numbered programs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.models import (
    BonusTile,
    DevelopmentCard,
    EarthUpgrade,
    Mission,
    PersonnelCard,
    PlainHazard,
    SatelliteMission,
    SpecialHazard,
    StepContent,
)
from desktop.games.one_small_step.state import Term

Bill = tuple[int, ...]
AGENCY, SATELLITE, CREW = range(3)
FUNDING, MATERIAL, PERSONNEL = range(3)
BOOSTER = 3
GROUP_RESOURCES = ((0, 1, 2), (3, 4, 5), (6, 7, 8))
ALL_RESOURCES = tuple(range(9))
NO_BILL: Bill = (0,) * 9
SATELLITE_DECK, CREW_DECK, EVENT_DECK = range(3)
NO_PROGRAM = -1


@dataclass(frozen=True, slots=True)
class Op:
    """One effect of a program, with the programs inside it: the alternatives, or what follows a payment."""

    effect: v.Effect
    inner: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Upgrade:
    """One of the twenty upgrades."""

    mode: str
    reduce: int
    program: int


@dataclass(frozen=True, slots=True)
class EventRow:
    id: str
    title: str
    era: int
    worker: int
    action: int
    personnel: bool
    cost: Bill
    effects: int


@dataclass(frozen=True, slots=True)
class Reward:
    """A symbol of a mission."""

    program: int
    effect: v.Effect
    major: bool


@dataclass(frozen=True, slots=True)
class MissionRow:
    id: str
    title: str
    crewed: int
    """0 for a Satellite, 1 for a Crew mission."""
    nation: int
    """0 US, 1 USSR, -1 for any."""
    starting: int
    minor: Bill
    major: Bill
    rewards: tuple[Reward, ...]
    """The minor ones first."""
    lose_media: int
    lose_points: int


@dataclass(frozen=True, slots=True)
class HazardRow:
    id: str
    title: str
    special: str
    """The name of its effect; empty for a plain one."""
    adds: tuple[int, int]
    """The resource added to a Satellite and to a Crew mission; -1 for none."""


@dataclass(frozen=True, slots=True)
class AdvancementRow:
    id: str
    title: str
    phase: int
    cost: Bill
    power: str


@dataclass(frozen=True, slots=True)
class TileRow:
    id: str
    title: str
    program: int


class Tables:
    """One compiled content."""

    def __init__(self, content: StepContent) -> None:
        self.programs: list[tuple[Op, ...]] = []
        self.sources: list[tuple[str, Term]] = []
        """Per program the title of the card, tile or space it belongs to, and what its VP count as."""
        self.nothing = self._compile("", "earth", ())
        self.satellite_roll = self._compile("T-Minus 2", "earth", (v.Roll(kind="roll", die="satellite"),))
        self.crew_roll = self._compile("T-Minus 2", "earth", (v.Roll(kind="roll", die="crew"),))
        self.space_titles = tuple(space.title for space in content.earth)
        self._earth(content)
        self.events = tuple(self._event(card) for card in content.events)
        self.missions = tuple(self._mission(card) for card in content.missions)
        self.hazards = tuple(_hazard(card) for card in content.hazards)
        self.advancements = tuple(
            AdvancementRow(card.id, card.title, card.phase, _bill(card.cost), card.power)
            for card in content.advancements
        )
        self.power = {row.power: number for number, row in enumerate(self.advancements)}
        self.satellite_tiles = self._tiles(content.satellite_tiles)
        self.media_tiles = self._tiles(content.media_tiles)
        self.crew_tiles = tuple(tile.points for tile in content.crew_tiles for _ in range(tile.copies))
        self.moon_tile = [tile.moon for tile in content.crew_tiles for _ in range(tile.copies)].index(True)
        self.dice = tuple(
            tuple(tuple(v.RESOURCES.index(shown) for shown in face) for face in faces)
            for faces in (content.dice.agency, content.dice.satellite, content.dice.crew)
        )
        self.faces = tuple(tuple(dict.fromkeys(faces)) for faces in self.dice)
        """Per die its different faces."""

    # ---- programs ------------------------------------------------------------------------------------------------

    def _compile(self, source: str, term: Term, effects: Sequence[v.Effect]) -> int:
        """The number of a new program made of the effects."""
        number = len(self.programs)
        self.programs.append(())
        self.sources.append((source, term))
        self.programs[number] = tuple(self._op(source, term, effect) for effect in effects)
        return number

    def _op(self, source: str, term: Term, effect: v.Effect) -> Op:
        if isinstance(effect, v.Choose):
            return Op(effect, tuple(self._compile(source, term, option) for option in effect.options))
        if isinstance(effect, v.Pay):
            return Op(effect, (self._compile(source, term, effect.then),))
        return Op(effect)

    # ---- Earth ---------------------------------------------------------------------------------------------------

    def _earth(self, content: StepContent) -> None:
        actions = [action for space in content.earth for action in (space.engineer, space.administrator)]
        self.action_titles = tuple(
            f"{space.title}: {action.title}"
            for space in content.earth
            for action in (space.engineer, space.administrator)
        )
        self.bases = tuple(
            self._compile(title, "earth", action.base)
            for title, action in zip(self.action_titles, actions, strict=True)
        )
        self.beginner_bases = tuple(
            self._compile(title, "earth", action.beginner) if action.beginner else base
            for title, action, base in zip(self.action_titles, actions, self.bases, strict=True)
        )
        self.upgrades = tuple(
            self._upgrade(title, upgrade)
            for title, action in zip(self.action_titles, actions, strict=True)
            for upgrade in (action.satellite, action.crew)
        )
        """Two for each action, the satellite upgrade first: upgrade ``2 * action + marker``."""

    def _upgrade(self, title: str, upgrade: EarthUpgrade) -> Upgrade:
        program = self._compile(title, "earth", upgrade.effects) if upgrade.effects else NO_PROGRAM
        return Upgrade(upgrade.mode, upgrade.reduce, program)

    # ---- cards and tiles -----------------------------------------------------------------------------------------

    def _event(self, card: PersonnelCard | DevelopmentCard) -> EventRow:
        return EventRow(
            card.id,
            card.title,
            card.era,
            v.WORKERS.index(card.worker),
            self._compile(card.title, "cards", card.action),
            isinstance(card, PersonnelCard),
            _bill(card.cost),
            self._compile(card.title, "cards", card.effects),
        )

    def _mission(self, card: Mission) -> MissionRow:
        rewards = tuple(
            Reward(self._compile(card.title, "missions", (effect,)), effect, major)
            for major, effects in ((False, card.minor_rewards), (True, card.major_rewards))
            for effect in effects
        )
        satellite = isinstance(card, SatelliteMission)
        return MissionRow(
            card.id,
            card.title,
            int(not satellite),
            -1 if isinstance(card, SatelliteMission) else ("us", "ussr").index(card.nation),
            card.starting if isinstance(card, SatelliteMission) else 0,
            _bill(card.minor),
            _bill(card.major),
            rewards,
            card.failure.media,
            card.failure.points,
        )

    def _tiles(self, tiles: Sequence[BonusTile]) -> tuple[TileRow, ...]:
        rows = []
        for tile in tiles:
            program = self._compile(tile.title, "tiles", tile.effects)
            rows += [TileRow(tile.id, tile.title, program)] * tile.copies
        return tuple(rows)


def _hazard(card: PlainHazard | SpecialHazard) -> HazardRow:
    if isinstance(card, PlainHazard):
        adds = v.RESOURCES.index(card.satellite), v.RESOURCES.index(card.crew)
        return HazardRow(card.id, card.title, "", adds)
    return HazardRow(card.id, card.title, card.effect, (-1, -1))


def _bill(bill: Mapping[Any, int]) -> Bill:
    return tuple(bill.get(resource, 0) for resource in v.RESOURCES)
