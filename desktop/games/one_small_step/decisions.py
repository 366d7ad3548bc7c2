"""The small decisions within a turn."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import decks, earth, effects, launches, payments, rounds
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.moon import claim
from desktop.games.one_small_step.work import Work, gain, spend, upgrade, use_power

# ---- small decisions ---------------------------------------------------------------------------------------------


def choose(work: Work, frame: f.Alternatives | f.EarthAction | f.Launching, action: a.Choose) -> None:
    if isinstance(frame, f.EarthAction):
        earth.use(work, frame, action.option - 1)
    elif isinstance(frame, f.Launching):
        launches.face_risk(work, frame, action.option)
    else:
        work.swap(f.Doing(frame.team, frame.dept, frame.programs[action.option], like=frame.like))


def decline(work: Work, frame: f.Frame, action: a.Decline) -> None:
    if isinstance(frame, f.Paying):
        payments.decline(work)
    elif isinstance(frame, f.Launching):
        launches.ignore(work, frame, -1)
    else:
        work.pop()
        if isinstance(frame, f.GivingHazard):
            for hazard in frame.hazards:
                decks.bury(work, frame.team, hazard)


def discard_card(work: Work, frame: f.Paying | f.Discarding, action: a.DiscardCard) -> None:
    decks.discard_from_hand(work, frame.team, action.card)
    if isinstance(frame, f.Paying):
        payments.complete(work, frame)
    else:
        work.pop()


def gain_token(work: Work, frame: f.Gaining | f.Launching, action: a.GainToken) -> None:
    if isinstance(frame, f.Launching):
        gain(work, 1 - frame.team, action.resource)
        launches.finish(work, frame)
        return
    if frame.left > 1:
        work.swap(replace(frame, left=frame.left - 1))
    else:
        work.pop()
    gain(work, frame.team, action.resource, permanent=frame.permanent)


def upgrade_token(work: Work, frame: f.Upgrading, action: a.UpgradeToken) -> None:
    work.pop()
    upgrade(work, frame.team, action.resource)


def take_reward(work: Work, frame: f.Launching, action: a.TakeReward) -> None:
    if action.reward < 0:
        launches.take_all(work, frame)
    else:
        launches.take_reward(work, frame, action.reward)


def put_hazard(work: Work, frame: f.TakingHazard | f.GivingHazard, action: a.PutHazard) -> None:
    work.pop()
    if isinstance(frame, f.TakingHazard):
        decks.attach(work, frame.team, frame.hazard, action.mission)
    else:
        decks.give(work, frame, action.hazard, action.mission)


def look_at(work: Work, frame: f.Looking, action: a.LookAt) -> None:
    work.pop()
    decks.look(work, frame.team, action.mission)


def uncover(work: Work, frame: f.Uncovering, action: a.Uncover) -> None:
    """A satellite marker goes into orbit; a crew marker goes on the path, or beside the board (OSS-UPGR-04, 05)."""
    work.pop()
    work.state.covered[action.upgrade] = 0
    if action.upgrade % 2 == earth.SATELLITE_MARKER:
        work.state.teams[frame.team].orbit += 1
    work.events.append(e.EarthUpgraded(frame.team, action.upgrade))


def drop_personnel(work: Work, frame: f.Dropping, action: a.DropPersonnel) -> None:
    work.pop()
    player = work.state.teams[frame.team]
    player.row.remove(action.card)
    player.dropped.append(action.card)
    work.events.append(e.PersonnelDropped(frame.team, action.card))


def use_tile(work: Work, frame: f.Frame, action: a.UseTile) -> None:
    """All its bonuses come together (OSS-MEDIA-05)."""
    player = work.state.teams[frame.team]
    player.tiles.remove(action.tile)
    player.used_media.append(action.tile)
    work.events.append(e.MediaTileUsed(frame.team, action.tile))
    work.push(f.Doing(frame.team, frame.dept, work.tables.media_tiles[action.tile].program))


def take_advancement(work: Work, frame: f.FreeAdvancement | f.Window, action: a.TakeAdvancement) -> None:
    free = isinstance(frame, f.FreeAdvancement)
    if free:
        work.pop()
    else:
        work.state.teams[frame.team].advancement_tokens -= 1
    rounds.take_advancement(work, frame.team, action.card, free=free)
    if not free:
        work.push(f.Doing(frame.team, -1, work.tables.nothing))
        work.push(f.Paying(frame.team, -1, work.tables.advancements[action.card].cost))


def use_action(work: Work, frame: f.FindingAction, action: a.UseAction) -> None:
    work.swap(f.EarthAction(frame.team, frame.dept, 2 * action.space + action.worker))


def name_face(work: Work, frame: f.Rolling, action: a.NameFace) -> None:
    work.pop()
    if action.face >= 0:
        work.state.fixes -= 1
    if frame.risk:
        launches.pay_risk(work, frame, action.face)
    else:
        effects.roll(work, frame, action.face)


def repeat_tile(work: Work, frame: f.Repeating, action: a.RepeatTile) -> None:
    work.pop()
    player = work.state.teams[frame.team]
    player.claimed.remove(action.tile)
    claim(work, frame.team, action.tile, 0)


def trade_token(work: Work, frame: f.Frame, action: a.TradeToken) -> None:
    use_power(work, frame.team, "reserve")
    spend(work, frame.team, action.gives, 1, 0)
    gain(work, frame.team, action.takes)
