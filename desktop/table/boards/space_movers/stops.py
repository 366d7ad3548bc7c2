"""Moments of a computer player's turn in which a person may come in between, and how they are told apart."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import CheckFrame, MoversState, WindowFrame
from desktop.table.boards.base import Stop


def stop_of(state: MoversState, actions: Sequence[Any]) -> Stop | None:
    """A Reaction stops every phase and every check once, a die that may be moved every throw, an ability the turn.

    Where the rules ask everybody anyway there is nothing to stop for.
    """
    top = state.stack[-1] if state.stack else None
    if isinstance(top, WindowFrame):
        return None
    moments: set[Hashable] = set()
    for action in actions:
        match action:
            case a.React(card=card) if isinstance(top, CheckFrame):
                moments.add((card, top.purpose, top.subject, state.phase))
            case a.React(card=card):
                moments.add((card, state.phase))
            case a.MoveDie(seat=seat) if isinstance(top, CheckFrame):
                moments.add((seat, len(top.rests)))
            case _:
                moments.add((action.seat, type(action).__name__))
    return Stop(state.turn, frozenset(moments)) if moments else None
