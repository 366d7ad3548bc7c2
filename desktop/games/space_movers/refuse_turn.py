"""Why not: choosing characters, drawing, moving, ending phases, the scout's way, discarding, conceding."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.refuse import check_refusal, no, not_now, phase_refusal, turn_refusal
from desktop.games.space_movers.routes import route_check
from desktop.games.space_movers.run import all_held, rule
from desktop.games.space_movers.scout import chooser as way_chooser
from desktop.games.space_movers.scout import ways
from desktop.games.space_movers.state import (
    INJURED,
    NOWHERE,
    EngineFrame,
    KitchenFrame,
    MoversState,
    ScoutFrame,
    TradeFrame,
)
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.games.space_movers.who import chooser
from desktop.kernel.game import Refusal
from desktop.kernel.words import SeatName


def choose_character(tables: Tables, state: MoversState, action: a.ChooseCharacter) -> Refusal | None:
    if state.phase != "choose":
        return not_now(state)
    if action.seat != state.choosing[0]:
        return no("SM-SETUP-12", "{who} chooses first.", who=SeatName(state.choosing[0]))
    if not 0 <= action.character < len(tables.characters):
        return no("SM-SETUP-13", "There is no such character.")
    if action.character in state.seats:
        return no("SM-SETUP-13", "This character is taken.", f"character:{action.character}")
    return None


def draw(tables: Tables, state: MoversState, action: a.Draw) -> Refusal | None:
    return phase_refusal(state, action.seat, "draw")


def walk(tables: Tables, state: MoversState, action: a.Walk) -> Refusal | None:
    if refused := phase_refusal(state, action.seat, "move"):
        return refused
    if state.walked:
        return no("SM-MOVE-01", "Your character has moved already this turn.")
    if not 0 <= action.room < len(ROOMS):
        return no("SM-BOARD-01", "The Liberty has no such room.")
    if state.rooms[state.seats[action.seat]] == action.room:
        return no("SM-MOVE-01", "Your character is there already.", f"room:{action.room}")
    return None


def jump(tables: Tables, state: MoversState, action: a.Jump) -> Refusal | None:
    if refused := phase_refusal(state, action.seat, "move"):
        return refused
    if refused := way_refusal(tables, state, action.seat, action.to):
        return refused
    cost = rule(tables, state, s.JumpCost)
    if cost and state.resources <= cost.amount:
        return no("SM-EDGE-34", "A jump costs {cost} now, and at least 1 resource must be left.", cost=cost.amount)
    return None


def way_refusal(tables: Tables, state: MoversState, seat: int, to: int) -> Refusal | None:
    """A jump goes along one route (SM-MOVE-03), and its check must be possible."""
    if to not in tables.routes[state.liberty]:
        return no("SM-MOVE-03", "No route leads there from {here}.", here=tables.nodes[state.liberty].title)
    return check_refusal(tables, state, route_check(tables, state, seat, to))


def end_phase(tables: Tables, state: MoversState, action: a.EndPhase) -> Refusal | None:
    if state.stack:
        if not isinstance(state.stack[-1], (KitchenFrame, EngineFrame)):
            return not_now(state)
        if action.seat != chooser(state):
            return no("SM-SPACE-06", "{who} chooses.", who=SeatName(chooser(state)))
        return None
    if state.phase not in ("move", "act"):
        return not_now(state)
    return turn_refusal(state, action.seat)


def flip_coin(tables: Tables, state: MoversState, action: a.FlipCoin) -> Refusal | None:
    if refused := _tie_refusal(tables, state, action.heads):
        return refused
    if way_chooser(tables, state) != NOWHERE:
        return no("SM-CHAR-06", "{who} chooses the scout's way instead.", who=SeatName(way_chooser(tables, state)))
    return turn_refusal(state, action.seat)


def send_scout(tables: Tables, state: MoversState, action: a.SendScout) -> Refusal | None:
    if refused := _tie_refusal(tables, state, action.to):
        return refused
    if way_chooser(tables, state) != action.seat:
        return no("SM-UO-03", "The Coin decides, not you.")
    return None


def _tie_refusal(tables: Tables, state: MoversState, node: int) -> Refusal | None:
    if not state.stack or not isinstance(state.stack[-1], ScoutFrame):
        return no("SM-UO-03", "The scout has no choice of ways now.")
    if node not in ways(tables, state):
        return no("SM-UO-01", "This is not on a shortest way of the scout.", f"node:{node}")
    return None


def give_back(tables: Tables, state: MoversState, action: a.GiveBack) -> Refusal | None:
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, TradeFrame):
        return no("SM-CHAR-12", "Nobody has traded a card with you.")
    if action.seat != top.taker:
        return no("SM-CHAR-12", "{who} chooses what to give back.", who=SeatName(top.taker))
    if action.card != NOWHERE and action.card not in state.hands[action.seat]:
        return no("SM-CHAR-12", "Only a card from your hand can be given.")
    return None


def discard(tables: Tables, state: MoversState, action: a.Discard) -> Refusal | None:
    if refused := phase_refusal(state, action.seat, "discard"):
        return refused
    if action.card not in state.hands[action.seat]:
        return no("SM-EDGE-07", "Only cards from your hand are discarded.", f"card:{action.card}")
    return None


def concede(tables: Tables, state: MoversState, action: a.Concede) -> Refusal | None:
    if refused := phase_refusal(state, action.seat, "draw"):
        return refused
    if not all_held(state):
        return no("SM-EDGE-70", "Somebody of the crew can still act.")
    return None


def actor_refusal(state: MoversState, seat: int) -> Refusal | None:
    """The injured have the Medical Bay only (SM-EDGE-60)."""
    if state.health[state.seats[seat]] == INJURED:
        return no("SM-EDGE-60", "An injured character has only the action of the Medical Bay.")
    return None
