"""The way of a turn: phases and frames go on by themselves until somebody has to be asked."""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.cargo import complete_delivery, reactors
from desktop.games.space_movers.objectives import deadline, settle_task
from desktop.games.space_movers.run import Run, change_resources, held, overdue, rule
from desktop.games.space_movers.scout import settle_scout
from desktop.games.space_movers.state import (
    FIT,
    NOWHERE,
    EngineFrame,
    Frame,
    KitchenFrame,
    MoversState,
    Phase,
    ScoutFrame,
    WindowFrame,
)
from desktop.games.space_movers.tables import Tables

HAND_LIMIT = 5
"""Cards kept over Clean Up (SM-TURN-11)."""
UPKEEP = 1
"""Resources that every Clean Up costs (SM-TURN-09)."""


def advance(run: Run) -> None:
    """Go on until a seat has to choose or the game is over."""
    state = run.state
    while not state.result:
        settle_task(run)
        if state.stack:
            if not _settle(run, state.stack[-1]):
                return
        elif not _PHASES[state.phase](run):
            return


def _settle(run: Run, frame: Frame) -> bool:
    """Take a frame off if nothing is left to choose in it. False while it waits for somebody."""
    state = run.state
    match frame:
        case ScoutFrame():
            if not settle_scout(run, frame):
                return False
            if not state.result:
                state.stack.remove(frame)
            return True
        case WindowFrame():
            if frame.waiting:
                return False
            state.stack.pop()
            if frame.card != NOWHERE:
                complete_delivery(run, frame)
                action_done(run)
            return True
        case KitchenFrame(actor=actor) | EngineFrame(actor=actor):
            # A Character taken away in between loses what was left to do (SM-EDGE-25, SM-EDGE-66).
            lost = held(state, state.coin) or held(state, actor)
            if not lost and (isinstance(frame, KitchenFrame) or state.health[state.seats[actor]] == FIT):
                return False
            state.stack.pop()
            action_done(run)
            return True
    return False


def action_done(run: Run) -> None:
    """An Action is finished: go back to what it was part of, or on to Clean Up (SM-TURN-07)."""
    state = run.state
    if state.result:
        return
    for frame in reversed(state.stack):
        if isinstance(frame, EngineFrame):
            if frame.halves < 2:
                return
            state.stack.remove(frame)
        elif isinstance(frame, KitchenFrame):
            state.stack.remove(frame)
    state.phase = "window"


# ---- phases: True when something went on, False when the phase waits for a choice ----------------------------------


def _wait(run: Run) -> bool:
    return False


def _move(run: Run) -> bool:
    """Movement is for the fit (SM-INTERR-05, SM-EDGE-60)."""
    state = run.state
    if state.health[state.seats[state.coin]] == FIT:
        return False
    state.phase = "act"
    return True


def _act(run: Run) -> bool:
    state = run.state
    if not held(state, state.coin):
        return False
    state.phase = "window"
    return True


def _window(run: Run) -> bool:
    """Before Clean Up everybody is asked once more for a Reaction (SM-EDGE-99)."""
    state = run.state
    state.phase = "resource"
    if waiting := reactors(run.tables, state):
        state.stack.append(WindowFrame(waiting))
    return True


def _resource(run: Run) -> bool:
    state = run.state
    state.phase = "scout"
    more = rule(run.tables, state, s.Upkeep)
    if more:
        change_resources(run, (-UPKEEP, "upkeep"), (UPKEEP - more.amount, "event"))
    else:
        change_resources(run, (-UPKEEP, "upkeep"))
    if not state.result:
        overdue(run)
    if not state.result:
        deadline(run)
    return True


def _scout(run: Run) -> bool:
    state = run.state
    state.phase = "discard"
    if state.scout == NOWHERE:
        return True
    if state.scout_waits:
        run.tell(e.ScoutHeld())
    else:
        fast = rule(run.tables, state, s.FastScout)
        state.stack.append(ScoutFrame(fast.steps if fast else 1))
    return True


def hand_limit(tables: Tables, state: MoversState) -> int:
    """Cards that the current player may keep over Clean Up."""
    lower = rule(tables, state, s.HandLimit)
    return lower.cards if lower else HAND_LIMIT


def _discard(run: Run) -> bool:
    state = run.state
    if len(state.hands[state.coin]) > hand_limit(run.tables, state):
        return False
    state.phase = "pass"
    return True


def _pass(run: Run) -> bool:
    """The Coin goes clockwise (SM-TURN-12)."""
    state = run.state
    state.coin = (state.coin + 1) % len(state.seats)
    begin_turn(run)
    return True


def begin_turn(run: Run) -> None:
    state = run.state
    state.turn += 1
    state.phase = "draw"
    state.walked = state.reacted = state.drone_flown = state.scout_waits = False
    state.touched.clear()
    state.used.clear()
    run.tell(e.TurnBegan(state.coin, state.turn))


_PHASES: dict[Phase, Callable[[Run], bool]] = {
    "choose": _wait,
    "draw": _wait,
    "move": _move,
    "act": _act,
    "window": _window,
    "resource": _resource,
    "scout": _scout,
    "discard": _discard,
    "pass": _pass,
}
