"""What each effect of the vocabulary does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from desktop.games.one_small_step import decks, payments
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.frames import (
    Alternatives,
    Discarding,
    Doing,
    DrawingCards,
    FindingAction,
    FindingLaunch,
    FreeAdvancement,
    Gaining,
    Looking,
    PlayingCard,
    Repeating,
    Rolling,
    Uncovering,
    Upgrading,
)
from desktop.games.one_small_step.moon import advance, claim
from desktop.games.one_small_step.state import EMPTY
from desktop.games.one_small_step.tables import ALL_RESOURCES, GROUP_RESOURCES, Op
from desktop.games.one_small_step.work import (
    Work,
    gain,
    gain_advancement_token,
    gain_media,
    go_to,
    pull_down,
    score,
    seats_of,
    take_media_tile,
    upgradeable,
)

Handler: TypeAlias = Callable[[Work, Doing, Any, Op], None]


def step(work: Work, doing: Doing) -> bool:
    """Carry out the next effect. The frame is gone before its last one, so that what that pushes lies in its place."""
    ops = work.tables.programs[doing.program]
    if doing.at >= len(ops):
        work.pop()
        return True
    op = ops[doing.at]
    if doing.at + 1 == len(ops):
        work.pop()
    else:
        work.swap(Doing(doing.team, doing.dept, doing.program, doing.at + 1, doing.like, doing.origin))
    HANDLERS[type(op.effect)](work, doing, op.effect, op)
    return True


# ---- composite effects -------------------------------------------------------------------------------------------


def _pay(work: Work, doing: Doing, effect: v.Pay, op: Op) -> None:
    begin_payment(work, doing.team, doing.dept, effect, op.inner[0])


def begin_payment(work: Work, team: int, dept: int, effect: v.Pay, program: int, reduce: int = 0) -> None:
    """Offer a payment, if it can be made; what it brings waits below it."""
    paying = payments.paying_of(effect.cost, team, dept, reduce)
    if payments.affordable(work.state, paying):
        work.push(Doing(team, dept, program))
        work.push(paying)


def _choose(work: Work, doing: Doing, effect: v.Choose, op: Op) -> None:
    work.push(Alternatives(doing.team, doing.dept, op.inner, like=doing.like))


# ---- tokens and dice ---------------------------------------------------------------------------------------------


def _gain(work: Work, doing: Doing, effect: v.Gain, op: Op) -> None:
    permanent = effect.token == "permanent"
    resources = gainable(effect, doing.like)
    if len(resources) == 1:
        gain(work, doing.team, resources[0], effect.count, permanent=permanent)
    else:
        work.push(Gaining(doing.team, doing.dept, resources, permanent, effect.count))


def gainable(effect: v.Gain, like: int) -> tuple[int, ...]:
    """The resources that a gain offers."""
    if effect.resources:
        return tuple(v.RESOURCES.index(resource) for resource in effect.resources)
    if effect.group:
        return GROUP_RESOURCES[v.GROUPS.index(effect.group)]
    if effect.like and like >= 0:
        if effect.like == "resource":
            return (like,)
        return tuple(resource for resource in GROUP_RESOURCES[like // 3] if resource != like)
    return ALL_RESOURCES


def _roll(work: Work, doing: Doing, effect: v.Roll, op: Op) -> None:
    rolling = Rolling(doing.team, doing.dept, v.GROUPS.index(effect.die), effect.token == "permanent", effect.pick_one)
    if work.state.fixes and work.state.turn == doing.team:
        work.push(rolling)
    else:
        roll(work, rolling)


def roll(work: Work, rolling: Rolling, face: int = -1) -> tuple[int, ...]:
    """Roll a die, or show the face named, and gain what it shows (OSS-RES-09)."""
    faces = work.tables.dice[rolling.die] if face < 0 else work.tables.faces[rolling.die]
    shown = faces[work.chance.below(len(faces)) if face < 0 else face]
    work.events.append(
        e.Rolled(rolling.team, seats_of(work.state, rolling.team, rolling.dept)[0], rolling.die, shown, face >= 0)
    )
    if rolling.risk:
        return shown
    if rolling.pick_one and len(shown) > 1:
        work.push(Gaining(rolling.team, rolling.dept, shown, rolling.permanent))
    else:
        for resource in shown:
            gain(work, rolling.team, resource, permanent=rolling.permanent)
    return shown


def _upgrade(work: Work, doing: Doing, effect: v.Upgrade, op: Op) -> None:
    player = work.state.teams[doing.team]
    if any(upgradeable(player, resource) for resource in ALL_RESOURCES):
        work.push(Upgrading(doing.team, doing.dept))


# ---- cards -------------------------------------------------------------------------------------------------------


def _draw(work: Work, doing: Doing, effect: v.Draw, op: Op) -> None:
    numbers = tuple(v.DECKS.index(deck) for deck in effect.decks)
    work.push(
        DrawingCards(doing.team, doing.dept, numbers, effect.count, effect.keep_one, effect.launch, effect.major_points)
    )


def _discard(work: Work, doing: Doing, effect: v.Discard, op: Op) -> None:
    if work.state.teams[doing.team].hand:
        work.push(Discarding(doing.team, doing.dept))


def _play(work: Work, doing: Doing, effect: v.Play, op: Op) -> None:
    if work.state.teams[doing.team].hand:
        work.push(PlayingCard(doing.team, doing.dept, effect.discount))


def _launch_now(work: Work, doing: Doing, effect: v.LaunchNow, op: Op) -> None:
    if decks.queue_of(work.state.teams[doing.team]):
        work.push(FindingLaunch(doing.team, doing.dept))


def _advancement_card(work: Work, doing: Doing, effect: v.AdvancementCard, op: Op) -> None:
    if any(card != EMPTY for card in work.state.offer):
        work.push(FreeAdvancement(doing.team, doing.dept))


# ---- Hazards and Earth -------------------------------------------------------------------------------------------


def _look(work: Work, doing: Doing, effect: v.Look, op: Op) -> None:
    state = work.state
    if any(decks.unseen(state, doing.team, mission) for mission in decks.queue_of(state.teams[doing.team])):
        work.push(Looking(doing.team, doing.dept))


def _earth_upgrade(work: Work, doing: Doing, effect: v.EarthUpgrade, op: Op) -> None:
    """Nothing when no covered upgrade of the kind is left (OSS-EDGE-50), as in the beginner game (OSS-BEGIN-06)."""
    if coverings(work.state.covered, doing.origin):
        work.push(Uncovering(doing.team, doing.dept, doing.origin))


def coverings(covered: list[int], marker: int) -> list[int]:
    """Covered upgrades of a kind: 0 satellite, 1 crew, -1 both."""
    return [upgrade for upgrade, lies in enumerate(covered) if lies and marker in (-1, upgrade % 2)]


# ---- tiles and VP ------------------------------------------------------------------------------------------------


def _satellite_tile(work: Work, doing: Doing, effect: v.SatelliteTile, op: Op) -> None:
    """Resolved the moment it is drawn (OSS-SATB-02)."""
    state = work.state
    if state.satellite_tiles:
        tile = state.satellite_tiles.pop()
        state.teams[doing.team].used_satellite.append(tile)
        work.events.append(e.SatelliteTileDrawn(doing.team, tile))
        work.push(Doing(doing.team, doing.dept, work.tables.satellite_tiles[tile].program))


def _crew_tile(work: Work, doing: Doing, effect: v.CrewTile, op: Op) -> None:
    """From the spare stack: VP only (OSS-CREWB-07)."""
    if work.state.crew_tiles:
        claim(work, doing.team, work.state.crew_tiles.pop(), 0)


def _points(work: Work, doing: Doing, effect: v.Points, op: Op) -> None:
    source, term = work.tables.sources[doing.program]
    score(work, doing.team, effect.count, term, source)


def _count(work: Work, doing: Doing, effect: v.Count, op: Op) -> None:
    points = counted(work, doing.team, effect.what) // effect.per * effect.points
    score(work, doing.team, points, "counts", work.tables.sources[doing.program][0])


def counted(work: Work, team: int, what: v.Counted) -> int:
    """How many of a thing a team has (OSS-EDGE-73)."""
    player = work.state.teams[team]
    match what:
        case "permanents":
            return sum(player.fresh) + sum(player.spent)
        case "personnel_cards":
            return len(player.row) + len(player.dropped)
        case "satellite_tiles":
            return len(player.used_satellite)
        case "hazards":
            return len(player.hazards)
        case "developments":
            return len(player.developments)
        case "media_tiles":
            return len(player.tiles) + len(player.used_media)
        case "advancement_tokens":
            return player.advancement_tokens
        case "temporary_agency":
            return sum(player.tokens[:3])


def _repeat(work: Work, doing: Doing, effect: v.RepeatCrewTile, op: Op) -> None:
    if work.state.teams[doing.team].claimed:
        work.push(Repeating(doing.team, doing.dept))


# ---- this turn ---------------------------------------------------------------------------------------------------


def _choose_result(work: Work, doing: Doing, effect: v.ChooseResult, op: Op) -> None:
    work.state.fixes += 1


def _two_workers(work: Work, doing: Doing, effect: v.TwoWorkers, op: Op) -> None:
    work.state.extra += 1


def _swap_type(work: Work, doing: Doing, effect: v.SwapType, op: Op) -> None:
    work.state.swaps += 1


def _cheaper(work: Work, doing: Doing, effect: v.CheaperDevelopment, op: Op) -> None:
    work.state.cheaper += 1


HANDLERS: dict[type, Handler] = {
    v.Pay: _pay,
    v.Choose: _choose,
    v.Gain: _gain,
    v.Roll: _roll,
    v.Media: lambda work, doing, effect, op: gain_media(work, doing.team, effect.count),
    v.Points: _points,
    v.Path: lambda work, doing, effect, op: advance(work, doing.team, doing.dept, 1),
    v.PullDown: lambda work, doing, effect, op: pull_down(work, doing.team),
    v.GoTo: lambda work, doing, effect, op: go_to(work, doing.team, effect.space),
    v.Play: _play,
    v.Draw: _draw,
    v.Discard: _discard,
    v.LaunchNow: _launch_now,
    v.ChooseResult: _choose_result,
    v.TakeHazard: lambda work, doing, effect, op: decks.take_hazard(work, doing.team, doing.dept),
    v.GiveHazard: lambda work, doing, effect, op: decks.draw_to_give(work, doing.team, doing.dept, effect.drawn),
    v.Look: _look,
    v.Upgrade: _upgrade,
    v.SatelliteTile: _satellite_tile,
    v.CrewTile: _crew_tile,
    v.MediaTile: lambda work, doing, effect, op: take_media_tile(work, doing.team),
    v.EarthUpgrade: _earth_upgrade,
    v.AdvancementToken: lambda work, doing, effect, op: gain_advancement_token(work, doing.team),
    v.AdvancementCard: _advancement_card,
    v.AnyAction: lambda work, doing, effect, op: work.push(FindingAction(doing.team, doing.dept)),
    v.TwoWorkers: _two_workers,
    v.SwapType: _swap_type,
    v.CheaperDevelopment: _cheaper,
    v.Count: _count,
    v.RepeatCrewTile: _repeat,
}
"""Every effect has one executor."""
