"""How likely a check is passed, by the number of its dice and what they need."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers.checks import THRESHOLD
from desktop.games.space_movers.crew import missing
from desktop.games.space_movers.state import MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol

PASSED = (1.0, 0.68, 0.50, 0.38, 0.31, 0.26, 0.21, 0.18)
"""Share of checks passed with so many dice that need 5, when every throw is aimed at a failing die: measured on 1,500
checks each with the table of throws."""


def pass_chance(tables: Tables, state: MoversState, symbols: Sequence[Symbol], harder: int = 0) -> float:
    """The chance of passing a check; 0 for one that cannot be begun. ``harder`` is what every die needs more."""
    if missing(tables, state, symbols) is not None:
        return 0.0
    likely = max(0.0, 10 - (THRESHOLD + harder)) / 5  # against the half that a die succeeds with ordinarily
    return float(min(1.0, PASSED[min(len(symbols), 7)] * likely ** (0.7 * len(symbols))))
