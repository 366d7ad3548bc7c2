"""Carrying out a choice, and everything that follows without one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeAlias

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import (
    choices,
    decisions,
    decks,
    drawing,
    earth,
    effects,
    launches,
    payments,
    rounds,
    turns,
)
from desktop.games.one_small_step import events as e
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step.scoring import leaders
from desktop.games.one_small_step.work import Work, exchange, seats_of

Performer: TypeAlias = Callable[[Work, Any, Any], None]
"""(work, live frame, action)"""


def perform(work: Work, action: a.StepAction) -> None:
    """Carry out a legal action and go on to the next choice."""
    frame = work.state.stack[-1]
    if isinstance(frame, f.Dispute) and not isinstance(action, a.Support):
        _name_option(work, frame, action)
    else:
        PERFORMERS[type(action)](work, frame, action)
    proceed(work)


def proceed(work: Work) -> None:
    """Do everything that needs no choice; stop at the next choice or at the end of the game."""
    state = work.state
    while not state.ended:
        if not state.stack:
            rounds.next_step(work)
            continue
        frame = state.stack[-1]
        step = STEPS.get(type(frame))
        if step is None or not step(work, frame):
            return
    work.events.append(e.Ended(tuple(seat for team in leaders(state) for seat in seats_of(state, team))))


# ---- frames that go on by themselves -----------------------------------------------------------------------------


def _step_turn(work: Work, turn: f.Turn) -> bool:
    """A turn in which there is nothing to do is over, also where a launch by a tile has emptied the stage."""
    state = work.state
    launched = state.phase == rounds.LAUNCH and not state.teams[turn.team].launch
    if not launched and not choices.only_pass(work.tables, state, turn):
        return False
    turns.leave(work, turn.team)
    return True


def _step_object(work: Work, frame: f.Frame) -> bool:
    """What an effect asks for may be gone once it is asked, by a tile used meanwhile: it is skipped (OSS-EDGE-93)."""
    if choices.LISTERS[type(frame)](work.tables, work.state, frame, 0):
        return False
    work.pop()
    if isinstance(frame, f.TakingHazard):
        decks.bury(work, frame.team, frame.hazard)
    return True


def _step_resolving(work: Work, resolving: f.Resolving) -> bool:
    work.pop()
    work.state.teams[resolving.team].developments.append(resolving.card)
    return True


STEPS: dict[type, Callable[[Work, Any], bool]] = {
    f.Turn: _step_turn,
    f.Drawing: drawing.step_phase,
    f.Doing: effects.step,
    f.Paying: payments.step,
    f.EarthAction: earth.step,
    f.DrawingCards: drawing.step_cards,
    f.Resolving: _step_resolving,
    f.Launching: launches.step,
    f.Window: rounds.step_window,
    f.Discarding: _step_object,
    f.Looking: _step_object,
    f.Uncovering: _step_object,
    f.FindingLaunch: _step_object,
    f.FreeAdvancement: _step_object,
    f.TakingHazard: _step_object,
}
"""All other frames wait for a choice whenever they are live."""


# ---- disagreements -----------------------------------------------------------------------------------------------


def _disagree(work: Work, frame: f.Frame, action: a.Disagree) -> None:
    first, second = seats_of(work.state, frame.team)
    partner = second if action.seat == first else first
    work.events.append(e.Disagreed(frame.team))
    work.push(f.Dispute(frame.team, (action.seat, partner)))


def _name_option(work: Work, dispute: f.Dispute, action: a.StepAction) -> None:
    """Each teammate names an option; if both name the same there is nothing left to settle."""
    picks = (*dispute.picks, action)
    if len(picks) == 2 and replace(picks[0], seat=action.seat) == action:
        work.pop()
        PERFORMERS[type(action)](work, work.state.stack[-1], action)
    else:
        work.swap(replace(dispute, picks=picks))


def _support(work: Work, dispute: f.Dispute, action: a.Support) -> None:
    work.pop()
    work.events.append(e.Settled(dispute.team))
    chosen = dispute.picks[action.option]
    PERFORMERS[type(chosen)](work, work.state.stack[-1], chosen)


PERFORMERS: dict[type, Performer] = {
    a.TakeTokens: turns.take_tokens,
    a.PlaceMission: turns.place_mission,
    a.DrawCard: drawing.draw_card,
    a.PlaceWorker: turns.place_worker,
    a.PlaceToken: turns.place_token,
    a.Choose: decisions.choose,
    a.Decline: decisions.decline,
    a.Pass: turns.pass_on,
    a.PayDefault: lambda work, frame, action: payments.pay_default(work, frame),
    a.PayTokens: lambda work, frame, action: payments.pay_tokens(work, frame, action.resource, action.permanents),
    a.DropCost: lambda work, frame, action: payments.drop_cost(work, frame, action.resource),
    a.DiscardCard: decisions.discard_card,
    a.GainToken: decisions.gain_token,
    a.UpgradeToken: decisions.upgrade_token,
    a.UsePersonnel: turns.use_personnel,
    a.PlayDevelopment: turns.play_development,
    a.LaunchMission: turns.launch,
    a.TakeReward: decisions.take_reward,
    a.GiveUpReward: lambda work, frame, action: launches.give_up(work, frame, action.reward),
    a.IgnoreHazard: lambda work, frame, action: launches.ignore(work, frame, action.hazard),
    a.PutHazard: decisions.put_hazard,
    a.LookAt: decisions.look_at,
    a.Uncover: decisions.uncover,
    a.DropPersonnel: decisions.drop_personnel,
    a.KeepCard: drawing.keep_card,
    a.ReturnCard: drawing.return_card,
    a.UseTile: decisions.use_tile,
    a.ExchangeMedia: lambda work, frame, action: exchange(work, frame.team),
    a.TakeAdvancement: decisions.take_advancement,
    a.UseAction: decisions.use_action,
    a.NameFace: decisions.name_face,
    a.RepeatTile: decisions.repeat_tile,
    a.FastTrack: turns.fast_track,
    a.TradeToken: decisions.trade_token,
    a.Disagree: _disagree,
    a.Support: _support,
}
