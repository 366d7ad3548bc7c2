"""A launch from the first Hazard to the discard (OSS-LAUNCH-03)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from desktop.games.one_small_step import decks, effects
from desktop.games.one_small_step import flights as fl
from desktop.games.one_small_step import vocabulary as v
from desktop.games.one_small_step.frames import Doing, Launching, LaunchStage, Paying, Rolling
from desktop.games.one_small_step.moon import advance
from desktop.games.one_small_step.payments import can_pay
from desktop.games.one_small_step.state import LOWEST_MEDIA, MOON, StepState
from desktop.games.one_small_step.tables import NO_BILL, SATELLITE, Bill, Tables
from desktop.games.one_small_step.work import (
    Work,
    gain,
    gain_media,
    go_to,
    has_power,
    lose_media,
    score,
    use_power,
)

HAZARD_POINTS = 1


def begin(work: Work, team: int, dept: int, mission: int, points: int = 0) -> None:
    """Take a mission out of its queue, if it lies in one, and turn up its Hazards."""
    player = work.state.teams[team]
    decks.leave_queue(player, mission)
    hazards = decks.reveal(work, mission)
    work.events.append(fl.LaunchBegan(team, mission))
    if hazards:
        work.events.append(fl.HazardsRevealed(team, mission, hazards))
    risks = sum(work.tables.hazards[hazard].special == "die_or_drop" for hazard in hazards)
    stage: LaunchStage = "ignore" if hazards else "minor"
    work.push(Launching(team, dept, mission, stage, hazards, risks=risks, points=points))


def minor_bill(tables: Tables, mission: int, hazards: Sequence[int], ignored: int = -1) -> Bill:
    """The minor cost of a mission with what its Hazards add to it, but for an ignored one (OSS-HAZ-04 to 06)."""
    more = added_cost(tables, mission, [hazard for hazard in hazards if hazard != ignored])
    return tuple(need + added for need, added in zip(tables.missions[mission].minor, more, strict=True))


def added_cost(tables: Tables, mission: int, hazards: Sequence[int]) -> Bill:
    """What Hazards add to the cost of a mission."""
    crewed = tables.missions[mission].crewed
    bill = list(NO_BILL)
    for hazard in hazards:
        if (adds := tables.hazards[hazard].adds[crewed]) >= 0:
            bill[adds] += 1
    return tuple(bill)


def plain_hazards(tables: Tables, launching: Launching) -> list[int]:
    return [hazard for hazard in launching.hazards if not tables.hazards[hazard].special]


def has_special(tables: Tables, launching: Launching, special: str) -> bool:
    return any(tables.hazards[hazard].special == special for hazard in launching.hazards)


def step(work: Work, launching: Launching) -> bool:
    """Go on with a launch; False where its team must choose."""
    return _STAGES[launching.stage](work, launching)


# ---- Hazards -----------------------------------------------------------------------------------------------------


def _ignore(work: Work, launching: Launching) -> bool:
    """A Redundancy card may take the cost of a plain Hazard away."""
    waits = plain_hazards(work.tables, launching) and has_power(work.tables, work.state, launching.team, "redundancy")
    if not waits:
        work.swap(replace(launching, stage="risk"))
    return not waits


def ignore(work: Work, launching: Launching, hazard: int) -> None:
    if hazard >= 0:
        use_power(work, launching.team, "redundancy")
        work.events.append(fl.HazardIgnored(launching.team, hazard))
    work.swap(replace(launching, stage="risk", ignored=hazard))


def _risk(work: Work, launching: Launching) -> bool:
    """A die-or-minus-3 Hazard: the team decides before it rolls (OSS-EDGE-58)."""
    if launching.risks:
        return False
    work.swap(replace(launching, stage="minor"))
    return True


def face_risk(work: Work, launching: Launching, option: int) -> None:
    """0 rolls the Satellite die, 1 puts the Media cube on -3 (OSS-HAZ-12)."""
    work.swap(replace(launching, risks=launching.risks - 1))
    if option:
        go_to(work, launching.team, LOWEST_MEDIA)
        return
    rolling = Rolling(launching.team, launching.dept, SATELLITE, risk=True)
    if work.state.fixes and work.state.turn == launching.team:
        work.push(rolling)
    else:
        pay_risk(work, rolling, -1)


def pay_risk(work: Work, rolling: Rolling, face: int) -> None:
    """Spend a token of what the die shows, or go to -3 (OSS-EDGE-58). Not counted for the echo (OSS-EDGE-101)."""
    (resource,) = effects.roll(work, rolling, face)
    player = work.state.teams[rolling.team]
    if not player.tokens[resource] + player.fresh[resource]:
        go_to(work, rolling.team, LOWEST_MEDIA)
        return
    need = tuple(int(r == resource) for r in range(9))
    # What lies below a payment learns of permanents; this one must not, so that it lies on a frame of its own.
    work.push(Doing(rolling.team, rolling.dept, work.tables.nothing))
    work.push(Paying(rolling.team, rolling.dept, need))


# ---- costs -------------------------------------------------------------------------------------------------------


def _minor(work: Work, launching: Launching) -> bool:
    """A cost that can be paid must be (OSS-EDGE-76)."""
    bill = minor_bill(work.tables, launching.mission, launching.hazards, launching.ignored)
    if not can_pay(work.state.teams[launching.team], bill):
        _fail(work, launching)
        return True
    work.swap(replace(launching, stage="major", minor=True))
    work.push(Paying(launching.team, launching.dept, bill))
    return True


def _fail(work: Work, launching: Launching) -> None:
    """Nothing is spent; the printed penalty is lost and the mission leaves the game (OSS-LAUNCH-05 to 07, 12)."""
    team, state, row = launching.team, work.state, work.tables.missions[launching.mission]
    work.pop()
    work.events.append(fl.LaunchFailed(team, launching.mission))
    media = row.lose_media * (2 if has_special(work.tables, launching, "double_loss") else 1)
    if media and has_power(work.tables, state, team, "spin_doctors"):
        media -= 1
    if media:
        lose_media(work, team, media)
    score(work, team, -row.lose_points, "penalties", row.title)
    state.lost_missions.append(launching.mission)
    state.lost_hazards.extend(launching.hazards)


def _major(work: Work, launching: Launching) -> bool:
    """The whole major cost, or none of it (OSS-LAUNCH-08)."""
    bill = work.tables.missions[launching.mission].major
    major = can_pay(work.state.teams[launching.team], bill)
    work.swap(replace(launching, stage="give_up", major=major))
    if major:
        work.push(Paying(launching.team, launching.dept, bill, optional=True))
    return True


# ---- rewards -----------------------------------------------------------------------------------------------------


def _give_up(work: Work, launching: Launching) -> bool:
    """Once the success is known: what it brings, less what Hazards take away."""
    if launching.rewards:
        return False
    tables, team = work.tables, launching.team
    work.events.append(fl.LaunchSucceeded(team, launching.mission, launching.major))
    earned = tuple(
        number
        for number, reward in enumerate(tables.missions[launching.mission].rewards)
        if launching.major or not reward.major
    )
    launching = replace(launching, rewards=earned)
    work.swap(launching)
    if has_special(tables, launching, "give_up_reward") and giveable(tables, work.state, launching):
        return False
    start_rewards(work, launching)
    return True


def giveable(tables: Tables, state: StepState, launching: Launching) -> list[int]:
    """Rewards that may be given up: those that would bring something, if there are any (OSS-EDGE-100)."""
    rewards = tables.missions[launching.mission].rewards
    real = [number for number in launching.rewards if _brings(tables, state, launching, rewards[number].effect)]
    return real or list(launching.rewards)


def _brings(tables: Tables, state: StepState, launching: Launching, effect: v.Effect) -> bool:
    """Whether a reward brings anything in this game as it stands."""
    if isinstance(effect, v.Media):
        return not has_special(tables, launching, "no_media")
    if isinstance(effect, v.EarthUpgrade):
        return bool(effects.coverings(state.covered, tables.missions[launching.mission].crewed))
    if isinstance(effect, v.AdvancementToken):
        return not state.rules.beginner
    if isinstance(effect, v.SatelliteTile):
        return bool(state.satellite_tiles)
    if isinstance(effect, v.Path):
        return state.teams[launching.team].path < MOON
    return True


def give_up(work: Work, launching: Launching, reward: int) -> None:
    work.events.append(fl.RewardGivenUp(launching.team, launching.mission, reward))
    left = tuple(other for other in launching.rewards if other != reward)
    start_rewards(work, replace(launching, rewards=left))


def start_rewards(work: Work, launching: Launching) -> None:
    """VP at once, as their order never matters; the rest waits for the team's order."""
    tables, team = work.tables, launching.team
    row = tables.missions[launching.mission]
    blocked = has_special(tables, launching, "no_media")
    points = sum(
        effect.count for number in launching.rewards if isinstance(effect := row.rewards[number].effect, v.Points)
    )
    steps = sum(isinstance(row.rewards[number].effect, v.Path) for number in launching.rewards)
    rest: list[int] = []
    for number in launching.rewards:
        effect = row.rewards[number].effect
        second_step = isinstance(effect, v.Path) and any(isinstance(row.rewards[o].effect, v.Path) for o in rest)
        if not (isinstance(effect, v.Points) or second_step or (blocked and isinstance(effect, v.Media))):
            rest.append(number)
    work.swap(replace(launching, stage="rewards", rewards=tuple(rest), advance=steps))
    score(work, team, points, "missions", row.title)
    score(work, team, HAZARD_POINTS * len(launching.hazards), "hazards", row.title)
    if launching.major:
        score(work, team, launching.points, "missions", row.title)
        if has_power(tables, work.state, team, "spin_doctors"):
            gain_media(work, team, 1)


def _rewards(work: Work, launching: Launching) -> bool:
    if len(launching.rewards) > 1 and not launching.in_order:
        return False
    if launching.rewards:
        take_reward(work, launching, launching.rewards[0])
    else:
        work.swap(replace(launching, stage="echo"))
    return True


def take_reward(work: Work, launching: Launching, reward: int) -> None:
    """One reward with everything it triggers (OSS-EDGE-86)."""
    left = tuple(other for other in launching.rewards if other != reward)
    work.swap(replace(launching, rewards=left))
    row = work.tables.missions[launching.mission]
    if isinstance(row.rewards[reward].effect, v.Path):
        advance(work, launching.team, launching.dept, launching.advance)
    else:
        work.push(Doing(launching.team, launching.dept, row.rewards[reward].program, origin=row.crewed))


def take_all(work: Work, launching: Launching) -> None:
    """All rewards in printed order."""
    work.swap(replace(launching, in_order=True))


# ---- the end of it -----------------------------------------------------------------------------------------------


def _echo(work: Work, launching: Launching) -> bool:
    """The rival gains a copy of one permanent token that paid (OSS-HAZ-10, OSS-EDGE-62)."""
    if has_special(work.tables, launching, "echo") and launching.used:
        choices = echoes(launching)
        if len(choices) > 1:
            return False
        gain(work, 1 - launching.team, choices[0])
    finish(work, launching)
    return True


def echoes(launching: Launching) -> list[int]:
    """Resources of which a permanent token was spent."""
    return [resource for resource in range(9) if launching.used >> resource & 1]


def finish(work: Work, launching: Launching) -> None:
    """Mission and Hazards go to the team's discard (OSS-LAUNCH-11, OSS-HAZ-09)."""
    work.pop()
    player = work.state.teams[launching.team]
    player.missions.append(launching.mission)
    player.hazards.extend(launching.hazards)


_STAGES = {
    "ignore": _ignore,
    "risk": _risk,
    "minor": _minor,
    "major": _major,
    "give_up": _give_up,
    "rewards": _rewards,
    "echo": _echo,
}
