"""The working place of one ``play``: state, tables, chance and what has happened; and the steps of the two bars.

Losing is tested after every single marker step (SM-EDGE-16), so the bars are moved here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.state import FIT, HELD, NOWHERE, MoversState, Result
from desktop.games.space_movers.tables import Side, Tables
from desktop.kernel.chance import Chance
from desktop.kernel.game import Event

R = TypeVar("R")


@dataclass(slots=True)
class Run:
    """Everything a step of play works on."""

    tables: Tables
    state: MoversState
    chance: Chance
    events: list[Event] = field(default_factory=list)

    def tell(self, event: Event) -> None:
        self.events.append(event)


# ---- what holds at the moment --------------------------------------------------------------------------------------


def rule(tables: Tables, state: MoversState, kind: type[R]) -> R | None:
    """The continuous rule of a kind that the Event on the board brings, if it does."""
    if state.event == NOWHERE:
        return None
    found = tables.event_rules[state.event].get(kind)
    return found if isinstance(found, kind) else None


def seat_of(state: MoversState, character: int) -> int:
    """The seat that controls a Character, or ``NOWHERE``."""
    return state.seats.index(character) if character in state.seats else NOWHERE


def ability(tables: Tables, state: MoversState, character: int, kind: type[R]) -> R | None:
    """A Character's ability of a kind, if it works now: controlled, fit, and in its own turn if it asks for that
    (SM-CHAR-07, SM-CHAR-08, SM-EDGE-62)."""
    if kind not in tables.ability_kinds[character] or state.health[character] != FIT:
        return None
    seat = seat_of(state, character)
    if seat == NOWHERE or rule(tables, state, s.NoAbilities) is not None:
        return None
    always, own = tables.any_turn[character], tables.your_turn[character]
    if isinstance(always, kind):
        return always
    return own if isinstance(own, kind) and seat == state.coin else None


def top_side(tables: Tables, state: MoversState) -> Side | None:
    """The face-up side of the top objective; None while it is face down or none is left."""
    if not state.side or not state.objectives:
        return None
    return side_of(tables, state, state.objectives[0], state.side)


def side_of(tables: Tables, state: MoversState, objective: int, side: int) -> Side:
    if state.rules.objectives == "random":
        return tables.randoms[objective]
    return tables.adventures[state.rules.objectives][objective][side - 1]


def waited(state: MoversState) -> int:
    """Turns that the face-up side of the top objective has waited."""
    return state.turn - state.shown_turn


def held(state: MoversState, seat: int) -> bool:
    """Whether a seat's Character is in Interrogation."""
    return state.seats[seat] >= 0 and state.health[state.seats[seat]] == HELD


def all_held(state: MoversState) -> bool:
    """Whether no player can act any more (SM-EDGE-70)."""
    return all(held(state, seat) for seat in range(len(state.seats)))


# ---- bars and the end ----------------------------------------------------------------------------------------------


def end(run: Run, result: Result, card: str = "") -> None:
    """The first end reached counts (SM-EDGE-106); nothing more is resolved after it."""
    state = run.state
    if state.result:
        return
    state.result, state.result_card, state.phase = result, card, "over"
    state.stack.clear()
    run.tell(e.Ended(result, card))


def change_resources(run: Run, *terms: tuple[int, str]) -> None:
    """Move the Resource marker by the sum of the terms; it never leaves the bar (SM-EDGE-35)."""
    state = run.state
    before = state.resources
    state.resources = max(0, min(run.tables.bars.resources, before + sum(amount for amount, _ in terms)))
    run.tell(e.ResourcesChanged(before, state.resources, terms))
    if state.resources == 0:
        end(run, "resources")
    elif state.resources < before:
        for clause, title in open_clauses(run.tables, state):
            if isinstance(clause, s.Drained) and state.resources <= clause.resources:
                end(run, "drained", title)


def place_eye(run: Run, node: int) -> None:
    """Put an eye on a planet, which raises Presence (SM-PURSUIT-01)."""
    state = run.state
    state.eyes[node] += 1
    run.tell(e.EyePlaced(node, state.presence))
    if state.presence >= run.tables.bars.skull:
        end(run, "presence")
        return
    for clause, title in open_clauses(run.tables, state):
        if isinstance(clause, s.Watched) and state.presence >= clause.presence:
            end(run, "watched", title)


def open_clauses(tables: Tables, state: MoversState) -> Iterator[tuple[s.LossClause, str]]:
    """The loss clauses of the cards that lie face up, with the cards' titles (SM-LOSE-03)."""
    side = top_side(tables, state)
    for clause in side.loss if side else ():
        yield clause, side.title if side else ""
    if state.event != NOWHERE and (card := tables.cards[state.event].event):
        for clause in card.loss:
            yield clause, card.title


def overdue(run: Run) -> None:
    """Loss clauses that count turns, tested in Clean Up."""
    state = run.state
    side = top_side(run.tables, state)
    for clause in side.loss if side else ():
        if isinstance(clause, s.Overdue) and side and waited(state) >= clause.turns:
            end(run, "overdue", side.title)
    if state.event != NOWHERE and (card := run.tables.cards[state.event].event):
        for clause in card.loss:
            if isinstance(clause, s.Overdue) and state.turn - state.event_turn >= clause.turns:
                end(run, "overdue", card.title)
