"""Who can do what: fitness, injuries and healing, and whose die answers which symbol."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.space_movers import events as e
from desktop.games.space_movers.run import Run, seat_of
from desktop.games.space_movers.state import FIT, INJURED, MEDICAL_BAY, NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol


def injure(run: Run, character: int) -> None:
    """The card is turned over and the token put in the Medical Bay (SM-INJURY-04, SM-INJURY-05)."""
    state = run.state
    state.health[character] = INJURED
    if seat_of(state, character) != NOWHERE:
        state.rooms[character] = MEDICAL_BAY
    run.tell(e.Injured(character))


def heal(run: Run, character: int) -> None:
    """The card is turned to the front; the token stays where it is (SM-EDGE-64)."""
    run.state.health[character] = FIT
    run.tell(e.Healed(character))


def injured(state: MoversState) -> list[int]:
    return [character for character, health in enumerate(state.health) if health == INJURED]


def missing(tables: Tables, state: MoversState, symbols: Sequence[Symbol]) -> Symbol | None:
    """A symbol that no fit Character can answer, so that the check cannot be begun (SM-EDGE-56, SM-EDGE-88)."""
    free = state.health.count(FIT)
    for symbol in symbols:
        specialist = tables.specialist.get(symbol)
        if specialist is not None and state.health[specialist] != FIT:
            return symbol
        free -= 1
    return symbols[-1] if free < 0 else None


def can_answer(tables: Tables, state: MoversState, symbols: Sequence[Symbol], answers: Sequence[int]) -> list[int]:
    """Per call (symbol index, Character) encoded as ``index * 7 + character``: what may be called next.

    Equal symbols are offered once. A Character whose own skill is still to be rolled answers nothing else
    (SM-EDGE-87).
    """
    needed = {
        tables.specialist[symbol]
        for symbol, answer in zip(symbols, answers, strict=True)
        if answer == NOWHERE and symbol in tables.specialist
    }
    calls = []
    seen = set()
    for index, symbol in enumerate(symbols):
        if answers[index] != NOWHERE or symbol in seen:
            continue
        seen.add(symbol)
        if symbol in tables.specialist:
            calls.append(index * 7 + tables.specialist[symbol])
        else:
            calls += [
                index * 7 + character
                for character, health in enumerate(state.health)
                if health == FIT and character not in needed and character not in answers
            ]
    return calls
