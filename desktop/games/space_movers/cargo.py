"""Picking up, delivering, and the Drone."""

from __future__ import annotations

from desktop.games.space_movers import events as e
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.objectives import count_delivery
from desktop.games.space_movers.run import Run, ability, change_resources, held, rule
from desktop.games.space_movers.state import NOWHERE, MoversState, WindowFrame
from desktop.games.space_movers.tables import Tables


def drone_range(tables: Tables, state: MoversState, seat: int) -> int:
    """How far the Drone flies for a seat (SM-DRONE-04, SM-DRONE-08)."""
    longer = ability(tables, state, state.seats[seat], s.DroneRange)
    return longer.spaces if longer else tables.bars.drone_range


def pick_up(run: Run, seat: int, card: int) -> None:
    """The card goes from hand to table, its marker from the planet onto the card (SM-CARGO-04, SM-CARGO-09)."""
    state = run.state
    state.hands[seat].remove(card)
    state.tables[seat].append(card)
    state.markers[run.tables.cards[card].pick_up] -= 1
    state.touched.append(card)
    run.tell(e.PickedUp(seat, card))


def declare_delivery(run: Run, seat: int, card: int, *, by_drone: bool) -> None:
    """A delivery is declared: the others may answer with a Reaction before it pays (SM-EDGE-101)."""
    state = run.state
    state.touched.append(card)
    if by_drone:
        _fly(run, run.tables.cards[card].deliver)
        state.drone_flown = True
    state.stack.append(WindowFrame(reactors(run.tables, state), card, seat))


def reactors(tables: Tables, state: MoversState) -> list[int]:
    """Seats to be asked for a Reaction, clockwise from the current player; nobody if none may be played now.

    Only what everybody knows counts, never what a hand holds.
    """
    if state.reacted or rule(tables, state, s.NoReactions) is not None:
        return []
    count = len(state.seats)
    others = [(state.coin + step) % count for step in range(1, count)]
    return [seat for seat in others if not held(state, seat)]


def complete_delivery(run: Run, frame: WindowFrame) -> None:
    """The card is discarded and pays (SM-CARGO-06)."""
    state = run.state
    card = run.tables.cards[frame.card]
    state.tables[frame.actor].remove(frame.card)
    state.discard.append(frame.card)
    terms = [(card.pays, "printed payout")]
    if frame.bonus:
        terms.append((frame.bonus, "reaction"))
    lower = rule(run.tables, state, s.LowPayout)
    if lower:
        less = min(lower.less, card.pays + frame.bonus - 1)
        terms.append((-less, "event"))
    run.tell(e.Delivered(frame.actor, frame.card, card.deliver, state.drone_flown, tuple(terms)))
    change_resources(run, *terms)
    count_delivery(run, card.deliver)


def fetch_drone(run: Run) -> None:
    run.state.drone_flown = True
    _fly(run, NOWHERE)


def _fly(run: Run, to: int) -> None:
    start, run.state.drone = run.state.drone, to
    run.tell(e.DroneFlown(start, to))
