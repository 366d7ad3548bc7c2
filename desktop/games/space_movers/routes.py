"""What a jump asks for, and what Communications costs."""

from __future__ import annotations

from desktop.games.space_movers import standing as s
from desktop.games.space_movers.run import ability
from desktop.games.space_movers.state import MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol


def route_check(tables: Tables, state: MoversState, seat: int, to: int) -> tuple[Symbol, ...]:
    """The check of the route from the Liberty to a neighbouring node; empty for a free one (SM-ROUTE-04)."""
    symbols = tables.routes[state.liberty][to]
    if not symbols:
        return symbols
    if state.rules.entry_only and state.liberty == tables.hq:
        return ()
    free = ability(tables, state, state.seats[seat], s.FreeRoutes)
    return () if free and all(symbol == free.symbol for symbol in symbols) else symbols


def eye_price(tables: Tables, state: MoversState, seat: int) -> int:
    """Resources that the Communications Action costs a seat."""
    cheap = ability(tables, state, state.seats[seat], s.CheapEyes)
    return tables.bars.eye_price - (cheap.less if cheap else 0)
