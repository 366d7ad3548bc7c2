"""What a thoughtful crew member would weigh at all, out of everything that is legal."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.checks import needed, succeeds
from desktop.games.space_movers.legal import legal
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.state import NOWHERE, CheckFrame, MoversState
from desktop.games.space_movers.tables import Tables

_IDLE = frozenset(("peek", "trade", "concede"))
"""Actions whose use is beyond the evaluation."""


def promising(tables: Tables, state: MoversState, seat: int) -> list[a.MoversAction]:
    """The actions of a seat worth weighing: in checks the one that a steady hand would choose, elsewhere all but
    those that only pass the time."""
    own = [action for action in legal(tables, state) if action.seat == seat]
    top = state.stack[-1] if state.stack else None
    if isinstance(top, CheckFrame):
        return [_in_check(tables, state, top, own)]
    kept = [action for action in own if action.kind not in _IDLE]
    return kept or own


def _in_check(tables: Tables, state: MoversState, frame: CheckFrame, own: list[a.MoversAction]) -> a.MoversAction:
    throws = [action for action in own if isinstance(action, a.Throw)]
    if throws:
        target = _worst(tables, state, frame)
        return next(action for action in throws if action.target == target)
    calls = [action for action in own if isinstance(action, a.Call)]
    if calls:
        return min(calls, key=lambda call: _call_cost(tables, state, frame, call))
    return own[0]


def _worst(tables: Tables, state: MoversState, frame: CheckFrame) -> int:
    """The die to aim at: one that shows medical, else one that fails; the free floor if all succeed."""
    failing = [rest for rest in frame.rests if rest.shape == "d10" and not succeeds(tables, state, frame, rest)]
    failing.sort(key=lambda rest: rest.face)
    return int(failing[0].die) if failing else NOWHERE


def _call_cost(tables: Tables, state: MoversState, frame: CheckFrame, call: a.Call) -> tuple[int, int]:
    """First the dice that need least; among equals those of Characters whose injury would hurt least."""
    index = next(
        number
        for number, symbol in enumerate(frame.symbols)
        if symbol == call.symbol and frame.answers[number] == NOWHERE
    )
    step = present_step(tables, state)
    dear = 2 * (call.character in state.seats) + (
        tables.characters[call.character].skill in (step.check if step else ())
    )
    return needed(tables, state, frame, index, call.character), dear
