"""The objectives: tasks, steps, turning cards over, and winning."""

from __future__ import annotations

from collections.abc import Iterable

from desktop.games.space_movers import events as e
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.effects import carry_out
from desktop.games.space_movers.models import Step
from desktop.games.space_movers.run import Run, end, top_side, waited
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import ROOMS


def holds(tables: Tables, state: MoversState, condition: v.Condition) -> bool:
    """Whether a condition is true now."""
    match condition:
        case v.At(planet=planet):
            return state.liberty == tables.node_of[planet]
        case v.Hunted(yes=yes):
            return (state.scout != NOWHERE) == yes
        case v.Deliveries(at_least=count, since_shown=recent, planet=planet):
            if not recent:
                return state.deliveries >= count
            if planet is None:
                return len(state.delivered) >= count
            return state.delivered.count(tables.node_of[planet]) >= count
        case v.Carrying(item=item):
            return item in state.items
        case v.ResourcesAtLeast(at_least=amount):
            return state.resources >= amount
        case v.PresenceAtMost(at_most=amount):
            return state.presence <= amount
        case v.DroneAt(planet=planet):
            return state.drone == tables.node_of[planet]
        case v.CrewIn(room=room, at_least=count):
            return state.rooms.count(ROOMS.index(room)) >= count
        case v.Waited(turns=turns):
            return waited(state) >= turns


def unmet(tables: Tables, state: MoversState, conditions: Iterable[v.Condition]) -> v.Condition | None:
    """The first condition that is not true now."""
    for condition in conditions:
        if not holds(tables, state, condition):
            return condition
    return None


def present_step(tables: Tables, state: MoversState) -> Step | None:
    """The step of the top objective that is to be done next; None while there is none (SM-EDGE 78)."""
    side = top_side(tables, state)
    return side.steps[state.step] if side and side.steps else None


def show(run: Run, side: int) -> None:
    """Turn up a side of the top objective."""
    state = run.state
    state.side = side
    state.step = 0
    state.shown_turn = state.turn
    state.delivered.clear()
    run.tell(e.ObjectiveShown(state.objectives[0], side))


def count_delivery(run: Run, planet: int) -> None:
    """A delivery counts for tasks, and the first one turns up the first Random objective (SM-EDGE-105)."""
    state = run.state
    if state.result:
        return
    state.deliveries += 1
    state.delivered.append(planet)
    if state.side == 0 and state.objectives:
        show(run, 2)


def settle_task(run: Run) -> None:
    """An Adventure card turns to Side 2 by itself once its task is done (SM-EDGE-103)."""
    state = run.state
    if state.side == 1 and not state.result:
        side = top_side(run.tables, state)
        if side and unmet(run.tables, state, side.task) is None:
            show(run, 2)


def finish_step(run: Run, *, passed: bool) -> None:
    """What a passed or failed step of the top objective brings."""
    state = run.state
    step = present_step(run.tables, state)
    side = top_side(run.tables, state)
    if step is None or side is None:
        return
    for effect in step.passed if passed else step.failed:
        carry_out(run, effect)
    if not passed or state.result:
        return
    state.step += 1
    run.tell(e.StepDone(state.objectives[0], state.step))
    if state.step == len(side.steps):
        _complete(run)


def _complete(run: Run) -> None:
    """The card leaves the top; the next is shown, or the crew has won (SM-WIN-01)."""
    state = run.state
    objective = state.objectives.pop(0)
    state.done.append(objective)
    state.side = state.step = 0
    run.tell(e.ObjectiveDone(objective, len(state.done)))
    if len(state.done) == state.goal:
        end(run, "won")
    else:
        show(run, 2 if state.rules.objectives == "random" else 1)


def deadline(run: Run) -> None:
    """What waiting brings, in Clean Up, each time the full number of turns has passed."""
    state = run.state
    side = top_side(run.tables, state)
    if side and side.deadline and waited(state) and waited(state) % side.deadline.turns == 0:
        run.tell(e.DeadlinePassed(state.objectives[0]))
        for effect in side.deadline.effects:
            carry_out(run, effect)
