"""How good a position is for the crew."""

from __future__ import annotations

from desktop.games.space_movers.state import MoversState
from desktop.games.space_movers.tables import Tables


def value(tables: Tables, state: MoversState) -> float:
    return float(state.resources + 10 * len(state.done))
