"""What single Actions and cards are worth to the crew, in Resources."""

from __future__ import annotations

from desktop.games.space_movers import standing as s
from desktop.games.space_movers.cargo import drone_range
from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.objectives import holds, present_step
from desktop.games.space_movers.routes import eye_price
from desktop.games.space_movers.run import held, rule
from desktop.games.space_movers.state import (
    FIT,
    HELD,
    INJURED,
    NOWHERE,
    CheckFrame,
    EngineFrame,
    KitchenFrame,
    MoversState,
)
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.vocabulary import ROOMS, At, DroneAt
from desktop.games.space_movers.who import actor
from desktop.games.space_movers.worth import danger, event_cost, eye_cost, goal, unready

DONE = 40.0
STEP_DONE = 12.0
PER_TURN = 0.75
"""What a turn of waiting takes off a cargo."""
LEAST = 0.4
"""A cargo card is worth this much however far its way."""
HEALED, FREED = 6.0, 9.0
PURSUIT = 4.0


class Gains:
    """The gains open in one position. ``at`` is always the node that the Liberty is imagined on."""

    def __init__(self, tables: Tables, state: MoversState) -> None:
        self.tables = tables
        self.state = state

    # ---- cargo ---------------------------------------------------------------------------------------------------

    def cargo_outlook(self, at: int) -> float:
        """All cargo of the crew, by how soon it could be delivered from a node."""
        state = self.state
        total = 0.0
        for seat in range(len(state.seats)):
            worth = 0.5 if held(state, seat) else 1.0
            for card in state.tables[seat]:
                total += worth * self.aboard(card, seat, at)
            for card in state.hands[seat]:
                if self.tables.cards[card].kind == Kind.CARGO:
                    total += worth * self.in_hand(card, seat, at)
        return total

    def _turns_to(self, seat: int) -> int:
        """Turns until a seat's next Action; its present one counts only while it is open."""
        state = self.state
        count = len(state.seats)
        away = (seat - state.coin) % count
        return away or count

    def aboard(self, card: int, seat: int, at: int) -> float:
        """A picked-up cargo."""
        way = self.tables.distance[at][self.tables.cards[card].deliver]
        turns = max(way, self._turns_to(seat))
        return max(LEAST, self.tables.cards[card].pays - PER_TURN * turns)

    def in_hand(self, card: int, seat: int, at: int) -> float:
        """A cargo still to be picked up."""
        found = self.tables.cards[card]
        way = self.tables.distance[at][found.pick_up]
        turns = max(way, self._turns_to(seat)) + self.tables.distance[found.pick_up][found.deliver] + 1
        return max(LEAST, 0.9 * found.pays - PER_TURN * turns)

    # ---- single Actions ------------------------------------------------------------------------------------------

    def card_gains(self, seat: int, at: int) -> list[tuple[str, float]]:
        """(card, gain) of the Card Actions that a seat has on a node, best first."""
        state, tables = self.state, self.tables
        found: list[tuple[str, float]] = []
        if state.health[state.seats[seat]] != FIT:
            return found
        for card in state.tables[seat]:
            if tables.cards[card].deliver == at and card not in state.touched:
                found.append((f"card:{card}", self.payout(card) - self.aboard(card, seat, at)))
        for card in state.hands[seat]:
            cargo = tables.cards[card]
            if cargo.pick_up == at and card not in state.touched:
                found.append((f"card:{card}", self.aboard(card, seat, at) - self.in_hand(card, seat, at)))
        penalty = state.eyes[at] if state.presence >= tables.bars.orange else 0
        found += self._check_gains(at, penalty)
        found.sort(key=lambda pair: -pair[1])
        return found

    def payout(self, card: int) -> float:
        pays = self.tables.cards[card].pays
        lower = rule(self.tables, self.state, s.LowPayout)
        pays = max(1, pays - lower.less) if lower else pays
        room = self.tables.bars.resources - self.state.resources
        gain = float(min(pays, room))
        if self.state.resources < 8:
            gain *= 1.6
        if self.state.deliveries == 0:
            gain += STEP_DONE  # the first delivery opens the objectives
        return gain

    def _check_gains(self, at: int, penalty: int) -> list[tuple[str, float]]:
        state, tables = self.state, self.tables
        found = []
        if state.event != NOWHERE and (event := tables.cards[state.event].event):
            found.append((f"card:{state.event}", self._event_gain() * pass_chance(tables, state, event.check, penalty)))
        if state.pursuit != NOWHERE and (pursuit := tables.cards[state.pursuit].pursuit):
            chance = pass_chance(tables, state, pursuit.check, penalty)
            found.append((f"card:{state.pursuit}", self._pursuit_gain(at) * chance))
        step = present_step(tables, state)
        if step and self._open(at) and state.resources > step.cost + 1:
            chance = pass_chance(tables, state, step.check, penalty)
            found.append((f"objective:{state.objectives[0]}", self._objective_gain() * chance - step.cost))
        for character, health in enumerate(state.health):
            if health == INJURED:
                check = tables.characters[character].back.check
                found.append((f"character:{character}", HEALED * pass_chance(tables, state, check, penalty)))
        return found

    def _open(self, at: int) -> bool:
        """Whether the objective's step could be done with the Liberty on a node."""
        step = present_step(self.tables, self.state)
        return step is not None and all(
            self.tables.node_of[condition.planet] == at
            if isinstance(condition, At)
            else holds(self.tables, self.state, condition)
            for condition in step.when
        )

    def _objective_gain(self) -> float:
        state, tables = self.state, self.tables
        if state.rules.objectives == "random":
            last = state.step + 1 == len(tables.randoms[state.objectives[0]].steps)
        else:
            side = tables.adventures[state.rules.objectives][state.objectives[0]][1]
            last = state.step + 1 == len(side.steps)
        return DONE if last else STEP_DONE

    def _event_gain(self) -> float:
        return event_cost(self.tables, self.state)

    def _pursuit_gain(self, at: int) -> float:
        return PURSUIT + (danger(self.tables, self.state, at) if self.state.scout != NOWHERE else 0.0)

    def of_check(self, frame: CheckFrame) -> float:
        """What passing a check brings, jumps left aside."""
        match frame.purpose:
            case "event":
                return self._event_gain()
            case "pursuit":
                return self._pursuit_gain(self.state.liberty)
            case "objective":
                return self._objective_gain()
            case "rescue":
                return FREED * self.state.health.count(HELD)
        return HEALED

    # ---- the best of a turn --------------------------------------------------------------------------------------

    def best(self, at: int) -> float:
        """The best Action that is still open in the turn."""
        state = self.state
        top = state.stack[-1] if state.stack else None
        doing = actor(state)
        if held(state, doing):
            return 0.0
        gains = self.card_gains(doing, at)
        if isinstance(top, EngineFrame):
            left = [gain for card, gain in gains if card != top.first]
            return sum(gain for gain in left[: 2 - top.halves] if gain > 0)
        single = max(0.0, gains[0][1]) if gains else 0.0
        return max(single, self._room(doing, at, gains, kitchen=isinstance(top, KitchenFrame)))

    def _room(self, seat: int, at: int, gains: list[tuple[str, float]], *, kitchen: bool) -> float:
        """The Action of the room where the acting Character stands."""
        state, tables = self.state, self.tables
        number = state.rooms[state.seats[seat]]
        closed = rule(tables, state, s.ClosedRoom)
        if number == NOWHERE or (closed and closed.room == ROOMS[number]):
            return 0.0
        match ROOMS[number]:
            case "engine_room":
                return sum(gain for _, gain in gains[:2] if gain > 0)
            case "bridge":
                return self._bridge(at)
            case "kitchen" if not kitchen:
                return self._kitchen(seat, at)
            case "cargo_bay":
                return self._cargo_bay(seat, at)
            case "communications":
                price = eye_price(tables, state, seat)
                if state.eyes[at] and state.resources > price + 2:
                    return eye_cost(state.presence) - eye_cost(state.presence - 1) + 0.5 - price
            case "drone_room":
                return self._drone(seat, at)
            case "medical_bay" if INJURED in state.health:
                return HEALED
        if at == tables.hq and HELD in state.health and not kitchen:
            return FREED * state.health.count(HELD) * pass_chance(tables, state, tables.bars.rescue)
        return 0.0

    def _bridge(self, at: int) -> float:
        """One more jump: half a turn gained where there is somewhere to go."""
        target = goal(self.tables, self.state)
        if target in (NOWHERE, at):
            return 0.3
        return 1.0

    def _kitchen(self, seat: int, at: int) -> float:
        best = 0.0
        for other in range(len(self.state.seats)):
            if other != seat and not held(self.state, other):
                gains = self.card_gains(other, at)
                room = self._room(other, at, gains, kitchen=True)
                best = max(best, room, gains[0][1] if gains else 0.0)
        return 0.95 * best

    def _cargo_bay(self, seat: int, at: int) -> float:
        cargoes = (card for card in self.state.discard if self.tables.cards[card].kind == Kind.CARGO)
        return max((self.in_hand(card, seat, at) for card in cargoes), default=0.0)

    def _drone(self, seat: int, at: int) -> float:
        state, tables = self.state, self.tables
        far = drone_range(tables, state, seat)
        station = self._drone_station()
        if state.drone != NOWHERE:
            return 0.8 if tables.distance[at][state.drone] <= far and state.drone != station else 0.0
        best = 0.0
        for card in state.tables[seat]:
            to = tables.cards[card].deliver
            if card not in state.touched and tables.distance[at][to] <= far:
                wanted = unready(tables, state) if to == station else 0.0
                best = max(best, self.payout(card) - self.aboard(card, seat, at) - 0.8 + wanted)
        return best

    def _drone_station(self) -> int:
        """Where the open objective wants the Drone to be, or ``NOWHERE``."""
        step = present_step(self.tables, self.state)
        for condition in step.when if step else ():
            if isinstance(condition, DroneAt):
                return self.tables.node_of[condition.planet]
        return NOWHERE
