"""The executor of card effects."""

from __future__ import annotations

from desktop.games.space_movers import events as e
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.crew import heal, injured
from desktop.games.space_movers.deck import into_hand
from desktop.games.space_movers.run import Run, change_resources
from desktop.games.space_movers.scout import meet, recall_scout
from desktop.games.space_movers.state import NOWHERE, CheckFrame, ScoutFrame, WindowFrame


def carry_out(run: Run, effect: v.Effect, seat: int = NOWHERE, choice: int = NOWHERE) -> None:
    """Let an effect happen. ``choice`` is the planet, Character or card it asks for; ``seat`` whose card it is."""
    state = run.state
    if state.result:
        return
    top = state.stack[-1] if state.stack else None
    match effect:
        case v.Gain(amount=amount):
            change_resources(run, (amount, "card"))
        case v.Lose(amount=amount):
            change_resources(run, (-amount, "card"))
        case v.Load(item=item):
            state.items.append(item)
        case v.Unload(item=item):
            if item in state.items:
                state.items.remove(item)
        case v.ScoutSteps(steps=steps):
            if state.scout != NOWHERE:
                state.stack.append(ScoutFrame(steps))
        case v.ScoutHome():
            recall_scout(run)
        case v.ScoutWaits():
            state.scout_waits = True
        case v.Heal(everyone=everyone):
            for character in injured(state) if everyone else [choice]:
                heal(run, character)
        case v.TakeCargo():
            state.discard.remove(choice)
            into_hand(run, seat, choice)
            run.tell(e.CargoFetched(seat, choice))
        case v.JumpAnywhere():
            jump(run, choice, "reaction")
        case v.PayMore(amount=amount):
            if isinstance(top, WindowFrame):
                top.bonus += amount
        case v.Easier(amount=amount):
            if isinstance(top, CheckFrame):
                top.easier += amount
        case v.LayInBox(succeed=succeed):
            if isinstance(top, CheckFrame):
                top.laid.append(succeed)


def jump(run: Run, to: int, how: e.How) -> None:
    """Move the Liberty; everybody aboard stays in their rooms (SM-BOARD-02)."""
    state = run.state
    start, state.liberty = state.liberty, to
    run.tell(e.Jumped(start, to, how))
    meet(run)
