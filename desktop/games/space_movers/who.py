"""Whose turn it is to do what: who performs, who chooses, who may interrupt."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.run import held
from desktop.games.space_movers.state import CheckFrame, EngineFrame, KitchenFrame, MoversState, WindowFrame


def actor(state: MoversState) -> int:
    """The seat that performs Actions now: the current player, or whoever the Kitchen named."""
    for frame in reversed(state.stack):
        if isinstance(frame, (EngineFrame, KitchenFrame)):
            return frame.actor
    return state.coin


def chooser(state: MoversState) -> int:
    """The seat that chooses the Action. In the Kitchen the current player does (SM-SPACE-06); with hidden hands the
    named player, who alone knows the cards."""
    return state.coin if state.rules.open_hands else actor(state)


def between_steps(state: MoversState) -> bool:
    """Whether the turn stands between steps, so that Reactions and abilities of any time may come (SM-EDGE-98)."""
    if state.phase == "choose" or state.result:
        return False
    if not state.stack:
        return True
    top = state.stack[-1]
    return isinstance(top, (KitchenFrame, EngineFrame)) or (isinstance(top, WindowFrame) and top.card < 0)


def open_turn(state: MoversState) -> bool:
    """Whether abilities may be used by choice: before Clean Up, with no step under way."""
    if state.phase not in ("draw", "move", "act"):
        return False
    return not state.stack or isinstance(state.stack[-1], (KitchenFrame, EngineFrame))


def others(state: MoversState, seat: int) -> tuple[int, ...]:
    """The seats besides one that may interrupt: all whose Character is not in Interrogation."""
    return tuple([other for other in range(len(state.seats)) if other != seat and not held(state, other)])


def key_of(state: MoversState, action: a.MoversAction) -> str:
    """The card that a Card Action is on, to tell two halves of the Engine Room apart; empty for other Actions."""
    match action:
        case a.PickUp(card=card) | a.Deliver(card=card):
            return f"card:{card}"
        case a.TryEvent():
            return f"card:{state.event}"
        case a.TryPursuit():
            return f"card:{state.pursuit}"
        case a.TryObjective():
            return f"objective:{state.objectives[0] if state.objectives else -1}"
        case a.HealByCard(character=character):
            return f"character:{character}"
    return ""


def running_check(state: MoversState) -> CheckFrame | None:
    """The check on top of the stack."""
    top = state.stack[-1] if state.stack else None
    return top if isinstance(top, CheckFrame) else None
