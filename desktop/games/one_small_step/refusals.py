"""Why an action is not among the choices: the rule in the way, in a sentence."""

from __future__ import annotations

from collections.abc import Callable, Sized
from typing import Any, TypeAlias

from desktop.games.one_small_step import actions as a
from desktop.games.one_small_step import choices, decks, earth
from desktop.games.one_small_step import frames as f
from desktop.games.one_small_step import rounds as r
from desktop.games.one_small_step import texts as t
from desktop.games.one_small_step.payments import can_pay
from desktop.games.one_small_step.state import EMPTY, FIRST_DRAFT, SPACES, StepState, Team
from desktop.games.one_small_step.tables import EVENT_DECK, Tables
from desktop.games.one_small_step.work import has_power
from desktop.kernel.game import Refusal
from desktop.kernel.words import Address, Sentence

Explainer: TypeAlias = Callable[[Tables, StepState, f.Frame, Any], Refusal]


def explain(tables: Tables, state: StepState, action: a.StepAction) -> Refusal:
    """The first rule that stands against an action of a seat that may decide."""
    explainer = EXPLAINERS.get(type(action))
    if explainer is None:
        return _refuse("OSS-PHASE-02", "This is not asked now.")
    return explainer(tables, state, state.stack[-1], action)


def _refuse(rule: str, text: str, *places: Address, **words: str | int | Sentence) -> Refusal:
    return Refusal(rule, Sentence(text, words, places))


def _in_phase(state: StepState, frame: f.Frame, phase: int) -> bool:
    return isinstance(frame, f.Turn) and state.phase == phase


def _known(number: int, items: Sized) -> bool:
    return 0 <= number < len(items)


# ---- workers and draws -------------------------------------------------------------------------------------------


def _place_worker(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceWorker) -> Refusal:
    if not _in_phase(state, frame, r.PLACE):
        return _refuse("OSS-PHASE-01", "Workers are placed in a turn of Phase 4.")
    if action.worker not in (0, 1) or action.acting not in (0, 1) or not 0 <= action.space < SPACES:
        return _refuse("OSS-WORK-03", "There is no such worker or space.")
    if state.seats[frame.team][action.worker] != action.seat:
        return _refuse("OSS-TEAM-03", "The other department places these workers.", f"worker:{action.worker}")
    if not state.teams[frame.team].home[action.worker]:
        return _refuse("OSS-WORK-03", "No such worker is left on your board.", f"worker:{action.worker}")
    return _space_refusal(tables, state, action.worker, action.acting, action.space)


def _space_refusal(tables: Tables, state: StepState, worker: int, acting: int, space: int) -> Refusal:
    place = f"space:{space}"
    if not earth.free(state, space):
        return _refuse("OSS-WORK-10", "Another worker stands there already.", place)
    if worker != acting and space < FIRST_DRAFT:
        return _refuse("OSS-WORK-08", "An {own} uses the action of its own type.", place, own=_worker(worker))
    if space >= FIRST_DRAFT:
        card = state.draft[space - FIRST_DRAFT]
        if card == EMPTY:
            return _refuse("OSS-WORK-03", "No card lies on this draft space.", place)
        needed = tables.events[card].worker
        if needed != worker:
            return _refuse(
                "OSS-WORK-09",
                "{card} takes an {needed}, not an {own}.",
                place,
                card=tables.events[card].title,
                needed=_worker(needed),
                own=_worker(worker),
            )
    return _refuse("OSS-SYM-35", "No effect lets this worker count as the other type.", place)


def _worker(worker: int) -> Sentence:
    return Sentence(t.WORKER_NAMES[worker])


def _place_token(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceToken) -> Refusal:
    if not _in_phase(state, frame, r.PLACE):
        return _refuse("OSS-PHASE-01", "Workers are placed in a turn of Phase 4.")
    if not r.can_place_token(tables, state, frame.team):
        return _refuse("OSS-ADV-13", "This needs an unused Flexible card and a temporary Personnel token.")
    if action.acting not in (0, 1) or not 0 <= action.space < SPACES:
        return _refuse("OSS-WORK-03", "There is no such worker or space.")
    if state.seats[frame.team][action.acting] != action.seat:
        return _refuse("OSS-TEAM-03", "The other department places such workers.")
    return _space_refusal(tables, state, action.acting, action.acting, action.space)


def _draw_card(tables: Tables, state: StepState, frame: f.Frame, action: a.DrawCard) -> Refusal:
    if not isinstance(frame, f.Drawing):
        return _refuse("OSS-PHASE-01", "Departments draw in Phase 3.")
    if action.worker not in (0, 1) or not 0 <= action.deck < 3:
        return _refuse("OSS-DRAW-01", "There is no such department or deck.")
    if not frame.left >> action.worker & 1:
        return _refuse("OSS-DRAW-01", "This department has drawn its card.")
    if state.seats[frame.team][action.worker] != action.seat:
        return _refuse("OSS-TEAM-04", "The other player draws for this department.")
    if action.worker == 1 and action.deck == EVENT_DECK:
        return _refuse("OSS-DRAW-04", "The Administrators never draw from the Event deck.", f"deck:{action.deck}")
    if not decks.deck_of(state, frame.team, action.deck):
        return _refuse("OSS-EDGE-21", "This deck is empty.", f"deck:{action.deck}")
    return _refuse("OSS-DRAW-01", "A department draws exactly one card.")


def _place_mission(tables: Tables, state: StepState, frame: f.Frame, action: a.PlaceMission) -> Refusal:
    return _refuse("OSS-COUNT-03", "A drawn mission goes on T-Minus 2 or T-Minus 1, never straight to Launch.")


# ---- cards -------------------------------------------------------------------------------------------------------


def _use_personnel(tables: Tables, state: StepState, frame: f.Frame, action: a.UsePersonnel) -> Refusal:
    if not _in_phase(state, frame, r.STAFF):
        return _refuse("OSS-PHASE-01", "Personnel cards are used in Phase 5.")
    player = state.teams[frame.team]
    if action.card not in player.row:
        return _refuse("OSS-PERS-01", "This card does not lie beside your board.")
    if action.card in player.used:
        cost_is_met = can_pay(player, tables.events[action.card].cost, 1)
        if not has_power(tables, state, frame.team, "overtime") or cost_is_met:
            return _refuse("OSS-PERS-02", "This card was used in this round.", f"event:{action.card}")
    return _refuse(
        "OSS-PERS-05",
        "{card} costs {cost}, which you do not have.",
        f"event:{action.card}",
        card=tables.events[action.card].title,
        cost=t.bill_text(tables.events[action.card].cost),
    )


def _play_development(tables: Tables, state: StepState, frame: f.Frame, action: a.PlayDevelopment) -> Refusal:
    in_phase = _in_phase(state, frame, r.PLAY)
    if not in_phase and not isinstance(frame, f.PlayingCard):
        return _refuse("OSS-PHASE-01", "Developments are played in Phase 6.")
    if in_phase:
        if action.worker not in (0, 1) or state.done[frame.team] >> action.worker & 1:
            return _refuse("OSS-PLAY-01", "This department has played or passed.")
        if state.seats[frame.team][action.worker] != action.seat:
            return _refuse("OSS-TEAM-04", "The other player plays for this department.")
    if action.card not in state.teams[frame.team].hand:
        return _refuse("OSS-PLAY-01", "This card is not in your hand.")
    if action.card in choices.playable(tables, state, frame.team, 9):
        return _refuse(
            "OSS-PLAY-02",
            "{card} costs {cost}, which you do not have.",
            f"event:{action.card}",
            card=tables.events[action.card].title,
            cost=t.bill_text(tables.events[action.card].cost),
        )
    return _refuse("OSS-PLAY-01", "This department does not play now.")


def _discard_card(tables: Tables, state: StepState, frame: f.Frame, action: a.DiscardCard) -> Refusal:
    return _refuse("OSS-EDGE-26", "Only a Development of the hand is discarded, and only when an effect asks for it.")


def _pass(tables: Tables, state: StepState, frame: f.Frame, action: a.Pass) -> Refusal:
    if _in_phase(state, frame, r.PLACE):
        return _refuse("OSS-WORK-01", "Every worker must be placed.")
    if _in_phase(state, frame, r.LAUNCH):
        return _refuse("OSS-LAUNCH-01", "Every mission on the Launch stage must be launched.")
    if _in_phase(state, frame, r.PLAY):
        return _refuse("OSS-PLAY-01", "Each department passes for itself.")
    return _refuse("OSS-PHASE-02", "There is nothing to pass on now.")


def _launch(tables: Tables, state: StepState, frame: f.Frame, action: a.LaunchMission) -> Refusal:
    if _known(action.mission, tables.missions) and action.mission in decks.queue_of(state.teams[frame.team]):
        return _refuse(
            "OSS-LAUNCH-01", "Only missions on the Launch stage are launched in Phase 7.", f"mission:{action.mission}"
        )
    return _refuse("OSS-LAUNCH-01", "This mission does not lie in your queue.")


# ---- tokens ------------------------------------------------------------------------------------------------------


def _upgrade(tables: Tables, state: StepState, frame: f.Frame, action: a.UpgradeToken) -> Refusal:
    if not isinstance(frame, f.Upgrading):
        return _refuse("OSS-RES-12", "No effect upgrades a token now.")
    if _known(action.resource, range(9)) and state.teams[frame.team].tokens[action.resource]:
        return _refuse(
            "OSS-RES-13", "This token was gained in this turn: it can be upgraded later.", f"token:{action.resource}"
        )
    return _refuse("OSS-RES-12", "You have no temporary token of this resource.", f"token:{action.resource}")


def _pay(tables: Tables, state: StepState, frame: f.Frame, action: a.StepAction) -> Refusal:
    if not isinstance(frame, f.Paying):
        return _refuse("OSS-RES-20", "Nothing is to be paid now.")
    player: Team = state.teams[frame.team]
    resource = getattr(action, "resource", -1)
    if _known(resource, range(9)) and player.spent[resource] and not player.fresh[resource] + player.tokens[resource]:
        return _refuse("OSS-RES-05", "A Spent token pays nothing before it is refreshed.", f"token:{resource}")
    return _refuse("OSS-RES-20", "These tokens do not pay this cost.")


def _gain(tables: Tables, state: StepState, frame: f.Frame, action: a.GainToken) -> Refusal:
    if isinstance(frame, f.Gaining):
        return _refuse("OSS-SYM-42", "Only one of the resources offered can be gained.", f"token:{action.resource}")
    return _refuse("OSS-RES-09", "No token is gained by choice now.")


# ---- Media, missions and Earth -----------------------------------------------------------------------------------


def _exchange(tables: Tables, state: StepState, frame: f.Frame, action: a.ExchangeMedia) -> Refusal:
    if frame.team != state.turn or frame.team < 0:
        return _refuse("OSS-MEDIA-01", "Media is exchanged in a turn of the own team only.")
    if state.teams[frame.team].media < 5:
        return _refuse("OSS-MEDIA-01", "An exchange takes 5 Media, and you have {n}.", n=state.teams[frame.team].media)
    return _refuse("OSS-EDGE-64", "No media tile is left.")


def _use_tile(tables: Tables, state: StepState, frame: f.Frame, action: a.UseTile) -> Refusal:
    if frame.team >= 0 and action.tile in state.teams[frame.team].tiles and frame.team != state.turn:
        return _refuse("OSS-MEDIA-04", "A media tile is used in a turn of its own team.")
    if frame.team >= 0 and action.tile in state.teams[frame.team].used_media:
        return _refuse("OSS-MEDIA-06", "This tile was used.")
    return _refuse("OSS-MEDIA-04", "This tile cannot be used now.")


def _uncover(tables: Tables, state: StepState, frame: f.Frame, action: a.Uncover) -> Refusal:
    return _refuse("OSS-UPGR-03", "No reward takes a marker off this upgrade now.")


def _take_advancement(tables: Tables, state: StepState, frame: f.Frame, action: a.TakeAdvancement) -> Refusal:
    if not isinstance(frame, f.Window):
        return _refuse("OSS-ADV-01", "Advancements are bought between two phases.")
    if action.card not in state.offer or action.card == EMPTY:
        return _refuse("OSS-ADV-01", "This Advancement does not lie face up.")
    return _refuse("OSS-ADV-05", "An Advancement costs a token and the resources on it, which you do not have.")


def _put_hazard(tables: Tables, state: StepState, frame: f.Frame, action: a.PutHazard) -> Refusal:
    if isinstance(frame, f.TakingHazard):
        return _refuse("OSS-HAZ-01", "A Hazard you gain goes on a mission of your own queue.")
    return _refuse("OSS-HAZ-02", "A Hazard you give goes on a mission of your rival's queue.")


def _decline(tables: Tables, state: StepState, frame: f.Frame, action: a.Decline) -> Refusal:
    return _refuse("OSS-EDGE-30", "This cannot be declined.")


EXPLAINERS: dict[type, Explainer] = {
    a.PlaceWorker: _place_worker,
    a.PlaceToken: _place_token,
    a.DrawCard: _draw_card,
    a.PlaceMission: _place_mission,
    a.UsePersonnel: _use_personnel,
    a.PlayDevelopment: _play_development,
    a.DiscardCard: _discard_card,
    a.Pass: _pass,
    a.LaunchMission: _launch,
    a.UpgradeToken: _upgrade,
    a.PayDefault: _pay,
    a.PayTokens: _pay,
    a.DropCost: _pay,
    a.GainToken: _gain,
    a.ExchangeMedia: _exchange,
    a.UseTile: _use_tile,
    a.Uncover: _uncover,
    a.TakeAdvancement: _take_advancement,
    a.PutHazard: _put_hazard,
    a.Decline: _decline,
}
"""Other verbs are refused only when nothing of their kind is asked."""
