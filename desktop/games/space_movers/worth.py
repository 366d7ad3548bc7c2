"""What threats and cards are worth to the crew, in Resources."""

from __future__ import annotations

from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.objectives import holds, present_step
from desktop.games.space_movers.run import open_clauses, rule, top_side
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import ROOMS

CAPTURE = 9.0
"""What being caught costs, on average."""
LOST_BY_CAPTURE = 150.0

EVENT_COSTS: dict[type, float] = {
    s.Upkeep: 7.0,
    s.Harder: 5.0,
    s.JumpCost: 4.0,
    s.LowPayout: 3.0,
    s.FailCard: 3.0,
    s.ClosedRoom: 1.5,
}
"""What an Event costs over the turns that it lies there, by its rule."""


NEAR = (1.0, 1.0, 0.45, 0.25, 0.12, 0.06)
"""How likely a scout so many steps away catches the Liberty."""

REACTIONS = {
    "jump_anywhere": 3.0,
    "scout_home": 2.5,
    "heal": 2.0,
    "scout_waits": 1.5,
    "gain": 1.6,
    "easier": 1.0,
    "lay_in_box": 1.0,
    "take_cargo": 0.8,
    "pay_more": 0.6,
}
"""What a Reaction in hand is kept for, by its effect."""


def eye_cost(presence: int) -> float:
    """What the eyes on the board cost: little at first, very much near the skull."""
    return 0.8 * presence + (1.6 * (presence - 3) ** 2 if presence > 3 else 0.0)


def hand_worth(tables: Tables, state: MoversState) -> float:
    """Reactions in hands. Cargo is counted by where the Liberty is."""
    total = 0.0
    for hand in state.hands:
        for number in hand:
            card = tables.cards[number]
            if card.reaction:
                total += REACTIONS.get(card.reaction.effects[0].kind, 0.5)
    return total


def event_cost(tables: Tables, state: MoversState) -> float:
    """What the Event on the board costs as long as it lies there, its displacement included."""
    if state.event == NOWHERE:
        return 0.0
    total = sum(EVENT_COSTS.get(kind, 1.0) for kind in tables.event_rules[state.event])
    return total + 0.6 * (len(state.removed) + 1)


def goal(tables: Tables, state: MoversState) -> int:
    """The planet that the top objective sends the Liberty to, or ``NOWHERE``."""
    side = top_side(tables, state)
    if side is None:
        return NOWHERE
    step = present_step(tables, state)
    for condition in step.when if step else side.task:
        if isinstance(condition, v.At):
            return tables.node_of[condition.planet]
    return NOWHERE


def unready(tables: Tables, state: MoversState) -> float:
    """What is still missing for the step of the open objective, besides the way there."""
    step = present_step(tables, state)
    return sum(_missing(tables, state, condition) for condition in step.when) if step else 0.0


def _missing(tables: Tables, state: MoversState, condition: v.Condition) -> float:
    if holds(tables, state, condition):
        return 0.0
    match condition:
        case v.DroneAt(planet=planet):
            return _drone_missing(tables, state, tables.node_of[planet])
        case v.CrewIn(room=room, at_least=count):
            return 2.5 * (count - state.rooms.count(ROOMS.index(room)))
        case v.Deliveries(at_least=count):
            return 3.0 * (count - len(state.delivered))
        case v.ResourcesAtLeast(at_least=amount):
            return 0.5 * (amount - state.resources)
        case v.PresenceAtMost(at_most=amount):
            return 4.0 * (state.presence - amount)
    return 0.0


def _drone_missing(tables: Tables, state: MoversState, node: int) -> float:
    """The Drone rests where it delivered: so a cargo for that planet has to be found and brought aboard."""
    kinds = ((state.tables, 4.0), (state.hands, 6.0), ((state.discard,), 8.0))
    for piles, missing in kinds:
        if any(tables.cards[card].deliver == node for pile in piles for card in pile if card >= 0):
            return missing
    return 10.0


def danger(tables: Tables, state: MoversState, at: int) -> float:
    """What the scout costs with the Liberty on a node: the way it has left, its step of this turn taken."""
    left = tables.distance[state.scout][at]
    if state.phase in ("draw", "move", "act", "window", "resource", "scout") and not state.scout_waits:
        fast = rule(tables, state, s.FastScout)
        left -= fast.steps if fast else 1
    cost = CAPTURE
    if any(isinstance(clause, s.Caught) for clause, _ in open_clauses(tables, state)):
        cost = LOST_BY_CAPTURE
    return 2.0 + cost * (NEAR[max(0, min(left, len(NEAR) - 1))])
