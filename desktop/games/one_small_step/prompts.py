"""What is asked, in one sentence, and the places by which an action is picked."""

from __future__ import annotations

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step.state import StepState
from desktop.games.one_small_step.who import deciding_seats
from desktop.kernel.words import Address, SeatName, Sentence

TURN_PROMPTS = {
    r.COUNTDOWN: "{who}: Countdown, before your missions move on.",
    r.REPLENISH: "{who}: Replenish, before the cards are drawn.",
    r.PLACE: "{who}: place a worker.",
    r.STAFF: "{who}: use a Personnel card, or pass.",
    r.PLAY: "{who}: play a Development, or pass.",
    r.LAUNCH: "{who}: launch a mission.",
}
PROMPTS: dict[type, str] = {
    f.PlaceStart: "{who}: which of your first missions waits on T-Minus 2?",
    f.FirstTokens: "{who}: choose two Agency tokens to begin with.",
    f.Drawing: "{who}: draw a card for a department.",
    f.Paying: "{who}: how do you pay?",
    f.Alternatives: "{who}: choose.",
    f.EarthAction: "{who}: which effect of the action?",
    f.Gaining: "{who}: which token do you gain?",
    f.Rolling: "{who}: choose the result of the die, or roll.",
    f.Upgrading: "{who}: which token do you upgrade?",
    f.PlacingMission: "{who}: where does the mission join the queue?",
    f.DrawingCards: "{who}: draw from which deck?",
    f.Keeping: "{who}: which card do you keep?",
    f.Returning: "{who}: which card goes back on top of its deck next?",
    f.Discarding: "{who}: which Development goes under the deck?",
    f.Dropping: "{who}: only three Personnel cards may stay; which one goes?",
    f.TakingHazard: "{who}: on which of your missions does the Hazard go?",
    f.GivingHazard: "{who}: on which mission of your rival does the Hazard go?",
    f.Looking: "{who}: on which mission do you look at a Hazard?",
    f.Uncovering: "{who}: which upgrade on Earth do you uncover?",
    f.FindingAction: "{who}: which action on Earth do you use?",
    f.PlayingCard: "{who}: play a Development now?",
    f.FindingLaunch: "{who}: which mission do you launch now?",
    f.FreeAdvancement: "{who}: which Advancement do you take?",
    f.Window: "{who}: buy an Advancement?",
    f.Repeating: "{who}: which crew tile scores again?",
    f.Dispute: "{who}: name the option you are for.",
}
LAUNCH_PROMPTS = {
    "ignore": "{who}: which Hazard does your Redundancy card take care of?",
    "risk": "{who}: roll for the Hazard, or let Media drop to -3?",
    "give_up": "{who}: which reward do you give up?",
    "rewards": "{who}: which reward comes next?",
    "echo": "{who}: which of your permanent tokens does the rival copy?",
}


def prompt(state: StepState) -> Sentence:
    frame = state.stack[-1]
    who = SeatName(deciding_seats(state)[0])
    if isinstance(frame, f.Turn):
        ask = Sentence(TURN_PROMPTS[state.phase], {"who": who})
        if state.last and state.teams[frame.team].tiles:
            return Sentence("{ask} This is the last round: use your media tiles.", {"ask": ask})
        return ask
    if isinstance(frame, f.Launching):
        return Sentence(LAUNCH_PROMPTS[frame.stage], {"who": who})
    if isinstance(frame, f.Dispute) and len(frame.picks) == 2:
        return Sentence("{who}: the others disagree; which option do they take?", {"who": who})
    if isinstance(frame, f.Paying) and frame.optional:
        return Sentence("{who}: do you pay?", {"who": who})
    return Sentence(PROMPTS[type(frame)], {"who": who})


def steps(action: a.StepAction) -> tuple[Address, ...]:
    """The addresses picked one after the other; none for a plain button."""
    match action:
        case a.PlaceWorker(worker=worker, acting=acting, space=space):
            turned = () if worker == acting else (f"as:{acting}",)
            return (f"space:{space}", f"worker:{worker}", *turned)
        case a.PlaceToken(acting=acting, space=space):
            return (f"space:{space}", "token:2", f"as:{acting}")
        case a.DrawCard(worker=worker, deck=deck, survey=survey):
            return (f"worker:{worker}", f"deck:{deck}", *(("survey",) if survey else ()))
        case a.PlaceMission(mission=mission, stage=stage):
            return (f"mission:{mission}", f"stage:{stage}")
        case a.PutHazard(hazard=hazard, mission=mission):
            return (f"hazard:{hazard}", f"mission:{mission}")
        case a.PlayDevelopment(worker=worker, card=card):
            return (f"event:{card}", f"worker:{worker}")
        case a.UsePersonnel(card=card) | a.DiscardCard(card=card) | a.DropPersonnel(card=card):
            return (f"event:{card}",)
        case a.LaunchMission(mission=mission) | a.LookAt(mission=mission) | a.FastTrack(mission=mission):
            return (f"mission:{mission}",)
        case a.GainToken(resource=resource) | a.UpgradeToken(resource=resource) | a.DropCost(resource=resource):
            return (f"token:{resource}",)
        case a.PayTokens(resource=resource, permanents=permanents):
            return (f"token:{resource}", f"permanent:{permanents}")
        case a.TradeToken(gives=gives, takes=takes):
            return (f"token:{gives}", f"token:{takes}")
        case a.Uncover(upgrade=upgrade):
            return (f"upgrade:{upgrade}",)
        case a.UseAction(worker=worker, space=space):
            return (f"space:{space}", f"worker:{worker}")
        case a.UseTile(tile=tile):
            return (f"media_tile:{tile}",)
        case a.TakeAdvancement(card=card):
            return (f"advancement:{card}",)
        case a.TakeReward(reward=reward) | a.GiveUpReward(reward=reward) if reward >= 0:
            return (f"reward:{reward}",)
        case a.RepeatTile(tile=tile):
            return (f"crew_tile:{tile}",)
    return ()
