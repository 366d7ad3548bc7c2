"""How good a position is for the crew, in Resources: what it has, where it stands, and what it can do next.

The value of a position holds the best Action still open in the turn, so that walking to a room or jumping to a planet
is worth what can be done there. Numbers were tuned in series of games (README.md of this package).
"""

from __future__ import annotations

from desktop.games.space_movers import standing as s
from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.checks import needed
from desktop.games.space_movers.gains import Gains
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.routes import route_check
from desktop.games.space_movers.run import rule
from desktop.games.space_movers.state import FIT, HELD, INJURED, NOWHERE, CheckFrame, MoversState, WindowFrame
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.worth import danger, event_cost, eye_cost, goal, hand_worth, unready

WON = 1000.0
OBJECTIVE = 40.0
STEP = 12.0
TASK_DONE = 10.0
PER_ROUTE = 1.3
"""What each route between the Liberty and its goal costs."""
LOW = 9
"""Below this many Resources every one counts more."""
INJURY, INJURY_OF_OTHERS = 6.0, 3.0
HELD_PLAYER, HELD_OTHER = 12.0, 5.0
DRONE_AWAY = 0.8
NEEDED = 6.0
"""More for an unfit Character whose skill the objective asks for."""


def value(tables: Tables, state: MoversState) -> float:
    """The value of a position, for whoever asks: the crew wins and loses together."""
    if state.result:
        return WON if state.result == "won" else len(state.done) * STEP - WON
    total = _progress(tables, state) + _wealth(tables, state) - _troubles(tables, state)
    if state.stack and isinstance(state.stack[-1], CheckFrame):
        return total + _place(tables, state, state.liberty) + _check(tables, state, state.stack[-1])
    if state.stack and isinstance(state.stack[-1], WindowFrame):
        return total + _place(tables, state, state.liberty) + _delivery(tables, state, state.stack[-1])
    if state.phase in ("draw", "move") and not state.stack:
        return total + _best_place(tables, state)
    return total + _place(tables, state, state.liberty) + _open_action(tables, state, state.liberty)


# ---- what the crew has ---------------------------------------------------------------------------------------------


def _progress(tables: Tables, state: MoversState) -> float:
    total = OBJECTIVE * len(state.done) + STEP * state.step
    if state.side == 2 and state.rules.objectives != "random":
        total += TASK_DONE
    return total - unready(tables, state)


def _wealth(tables: Tables, state: MoversState) -> float:
    """Resources after this turn's upkeep, and the cards in hand."""
    left = state.resources
    if state.phase in ("draw", "move", "act", "window", "resource"):
        more = rule(tables, state, s.Upkeep)
        left -= more.amount if more else 1
    total = float(left)
    if left < LOW:
        total -= 0.3 * (LOW - left) ** 2
    if left <= 0:
        total -= WON / 2
    return total + hand_worth(tables, state)


def _troubles(tables: Tables, state: MoversState) -> float:
    """Event, eyes, and who is unfit."""
    total = event_cost(tables, state) + eye_cost(state.presence)
    if state.drone != NOWHERE:
        total += DRONE_AWAY
    if any(state.health):
        step = present_step(tables, state)
        wanted = step.check if step else ()
        for character, health in enumerate(state.health):
            if health == FIT:
                continue
            played = character in state.seats
            if health == INJURED:
                total += INJURY if played else INJURY_OF_OTHERS
            else:
                total += HELD_PLAYER if played else HELD_OTHER
            if tables.characters[character].skill in wanted:
                total += NEEDED
    return total


# ---- where it stands -----------------------------------------------------------------------------------------------


def _place(tables: Tables, state: MoversState, at: int) -> float:
    """What it is worth to have the Liberty on a node."""
    distance = tables.distance[at]
    total = 0.0
    if HELD in state.health:
        prisoners = state.health.count(HELD)
        total -= 0.6 * prisoners * distance[tables.hq]
    target = goal(tables, state)
    if target != NOWHERE:
        total -= PER_ROUTE * distance[target]
    if state.scout != NOWHERE:
        total -= danger(tables, state, at)
    return total + Gains(tables, state).cargo_outlook(at)


def _best_place(tables: Tables, state: MoversState) -> float:
    """Before the Liberty's jump: the best of staying and of every jump that can be made."""
    here = state.liberty
    stay = _place(tables, state, here) + _open_action(tables, state, here)
    best = stay
    if state.health[state.seats[state.coin]] != FIT:
        return best
    cost = rule(tables, state, s.JumpCost)
    for to in tables.neighbours[here]:
        if to == state.scout:
            continue
        there = _place(tables, state, to) + _open_action(tables, state, to) - (cost.amount if cost else 0)
        symbols = route_check(tables, state, state.coin, to)
        if symbols:
            chance = pass_chance(tables, state, symbols)
            there = chance * there + (1 - chance) * stay
        best = max(best, there)
    return best


# ---- what it can do ------------------------------------------------------------------------------------------------


def _open_action(tables: Tables, state: MoversState, at: int) -> float:
    """The best Action that the turn still holds, with the Liberty on a node."""
    if state.phase not in ("draw", "move", "act"):
        return 0.0
    return Gains(tables, state).best(at)


def _delivery(tables: Tables, state: MoversState, frame: WindowFrame) -> float:
    """What a declared delivery is about to pay, more than the cargo was worth aboard."""
    if frame.card == NOWHERE:
        return 0.0
    gains = Gains(tables, state)
    return gains.payout(frame.card) + frame.bonus - gains.aboard(frame.card, frame.actor, state.liberty)


def _check(tables: Tables, state: MoversState, frame: CheckFrame) -> float:
    """What a check under way is worth: its chance times what it brings."""
    gains = Gains(tables, state)
    good = 1.0
    for rest in frame.rests:
        if rest.shape == "d10":
            character = int(rest.die)
            need = needed(tables, state, frame, frame.answers.index(character), character)
            good *= 1.0 if rest.face >= need else 0.5
    chance = good * pass_chance(tables, state, frame.symbols[len(frame.rests) :], frame.penalty - frame.easier)
    if frame.purpose in ("route", "bridge"):
        there = _place(tables, state, frame.subject) - _place(tables, state, state.liberty)
        if frame.purpose == "route":
            there += gains.best(frame.subject) - gains.best(state.liberty)
            return chance * there + gains.best(state.liberty)
        return chance * there
    return chance * gains.of_check(frame)
