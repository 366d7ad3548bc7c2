"""All legal actions of a state, in a defined order: those of the seat waited for first, then those of the others.

The predicates (refuse_*.py) are the rules; this list takes shorter ways where it can, and the tests prove that both
agree.
"""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import refuse_actions as ra
from desktop.games.space_movers import refuse_reactions as rr
from desktop.games.space_movers import refuse_turn as rt
from desktop.games.space_movers import standing as s
from desktop.games.space_movers.checks import calls, movable, thrower
from desktop.games.space_movers.crew import injured
from desktop.games.space_movers.run import ability, all_held, held
from desktop.games.space_movers.scout import chooser as way_chooser
from desktop.games.space_movers.scout import ways
from desktop.games.space_movers.state import (
    BLANK,
    FIT,
    HELD,
    MEDICAL_BAY,
    NOWHERE,
    CheckFrame,
    EngineFrame,
    MoversState,
    ScoutFrame,
    TradeFrame,
    WindowFrame,
)
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.games.space_movers.who import actor, chooser, open_turn

Actions = list[a.MoversAction]
_REACTION = Kind.REACTION
_CARGO = Kind.CARGO


def legal(tables: Tables, state: MoversState) -> Actions:
    """Everything that may be chosen now."""
    if state.result:
        return []
    if not state.stack:
        found = _PHASES[state.phase](tables, state)
        if state.phase != "choose":
            _interrupts(tables, state, found)
        return found
    top = state.stack[-1]
    if isinstance(top, CheckFrame):
        return _check(tables, state, top)
    if isinstance(top, WindowFrame):
        return _window(tables, state, top)
    if isinstance(top, ScoutFrame):
        return _scout(tables, state)
    if isinstance(top, TradeFrame):
        backs = [a.GiveBack(top.taker, card) for card in state.hands[top.taker]]
        return [a.GiveBack(top.taker, NOWHERE), *backs]
    found = []
    _choices(tables, state, found)
    found.append(a.EndPhase(chooser(state)))
    _interrupts(tables, state, found)
    return found


# ---- phases --------------------------------------------------------------------------------------------------------


def _choose(tables: Tables, state: MoversState) -> Actions:
    free = (number for number in range(len(tables.characters)) if number not in state.seats)
    return [a.ChooseCharacter(state.choosing[0], number) for number in free]


def _draw(tables: Tables, state: MoversState) -> Actions:
    found: Actions = [a.Draw(state.coin)]
    if all_held(state):
        found.append(a.Concede(state.coin))
    return found


def _move(tables: Tables, state: MoversState) -> Actions:
    seat = state.coin
    found: Actions = []
    if not state.walked:
        here = state.rooms[state.seats[seat]]
        found += [a.Walk(seat, room) for room in range(len(ROOMS)) if room != here]
    for to in tables.neighbours[state.liberty]:
        action = a.Jump(seat, to)
        if rt.jump(tables, state, action) is None:
            found.append(action)
    found.append(a.EndPhase(seat))
    return found


def _act(tables: Tables, state: MoversState) -> Actions:
    found: Actions = []
    _choices(tables, state, found)
    if state.liberty == tables.hq:
        action = a.Rescue(state.coin)
        if ra.rescue(tables, state, action) is None:
            found.append(action)
    found.append(a.EndPhase(state.coin))
    return found


def _discard(tables: Tables, state: MoversState) -> Actions:
    return [a.Discard(state.coin, card) for card in state.hands[state.coin]]


_PHASES: dict[str, Callable[[Tables, MoversState], Actions]] = {
    "choose": _choose,
    "draw": _draw,
    "move": _move,
    "act": _act,
    "discard": _discard,
}

# ---- Actions -------------------------------------------------------------------------------------------------------


def _choices(tables: Tables, state: MoversState, found: Actions) -> None:
    """The Actions open to whoever performs one now."""
    doing, seat = actor(state), chooser(state)
    health = state.health[state.seats[doing]]
    if health == HELD:
        return
    engine = state.stack[-1] if state.stack and isinstance(state.stack[-1], EngineFrame) else None
    if engine is None:
        _room_actions(tables, state, seat, doing, found)
    if health == FIT:
        found += ra.card_actions(tables, state, seat)


def _room_actions(tables: Tables, state: MoversState, seat: int, doing: int, found: Actions) -> None:
    number = state.rooms[state.seats[doing]]
    if number == NOWHERE or ra.room_refusal(tables, state, seat, ROOMS[number]):
        return
    match ROOMS[number]:
        case "bridge":
            jumps = (a.BridgeJump(seat, to) for to in tables.neighbours[state.liberty])
            found += [jump for jump in jumps if rt.way_refusal(tables, state, doing, jump.to) is None]
        case "communications":
            nodes = range(len(tables.nodes)) if state.rules.any_planet else (state.liberty,)
            erasures = (a.EraseEye(seat, node) for node in nodes if state.eyes[node])
            found += [action for action in erasures if ra.erase_eye(tables, state, action) is None]
        case "cargo_bay":
            found += [a.FetchCargo(seat, card) for card in state.discard if tables.cards[card].kind == _CARGO]
        case "kitchen":
            if not state.stack:
                crew = range(len(state.seats))
                found += [a.AskCrewmate(seat, other) for other in crew if other != seat and not held(state, other)]
        case "engine_room":
            if ra.card_actions(tables, state, seat):
                found.append(a.StartEngine(seat))
        case "drone_room":
            flights = (a.DroneDeliver(seat, card) for card in state.tables[doing])
            found += [flight for flight in flights if ra.drone_deliver(tables, state, flight) is None]
            if state.drone != NOWHERE and ra.drone_fetch(tables, state, a.DroneFetch(seat)) is None:
                found.append(a.DroneFetch(seat))
        case "medical_bay":
            heals = (a.HealInBay(seat, character) for character in injured(state))
            found += [heal for heal in heals if ra.heal_in_bay(tables, state, heal) is None]


# ---- frames --------------------------------------------------------------------------------------------------------


def _check(tables: Tables, state: MoversState, frame: CheckFrame) -> Actions:
    found: Actions = []
    if frame.in_hand == NOWHERE:
        for code in calls(tables, state, frame):
            index, character = divmod(code, 7)
            found.append(a.Call(state.coin, frame.symbols[index], character))
    else:
        seat = thrower(state, frame.in_hand)
        found.append(a.Throw(seat, NOWHERE))
        found += [a.Throw(seat, int(rest.die)) for rest in frame.rests]
    if frame.rests and not frame.moved:
        for seat, character in enumerate(state.seats):
            if movable(tables, state, frame, character):
                found.append(a.MoveDie(seat))
    if not frame.rests and frame.in_hand != BLANK:
        _reactions(tables, state, found, range(len(state.seats)))
    return found


def _window(tables: Tables, state: MoversState, frame: WindowFrame) -> Actions:
    found: Actions = [a.Pass(seat) for seat in frame.waiting]
    _reactions(tables, state, found, frame.waiting)
    return found


def _scout(tables: Tables, state: MoversState) -> Actions:
    seat = way_chooser(tables, state)
    if seat != NOWHERE:
        return [a.SendScout(seat, to) for to in ways(tables, state)]
    return [a.FlipCoin(state.coin, heads) for heads in ways(tables, state)]


# ---- the others ----------------------------------------------------------------------------------------------------


def _reactions(tables: Tables, state: MoversState, found: Actions, seats: list[int] | range) -> None:
    if state.reacted:
        return
    cards = tables.cards
    for seat in seats:
        hand = [card for card in state.hands[seat] if cards[card].kind == _REACTION]
        if not hand or rr.reacting_refusal(tables, state, seat):
            continue
        for number in hand:
            card = cards[number].reaction
            if card and rr.moment_refusal(state, card) is None:
                found += [a.React(seat, number, choice) for choice in rr.choices(tables, state, card)]


def _interrupts(tables: Tables, state: MoversState, found: Actions) -> None:
    """Reactions and abilities that may come at this point."""
    _reactions(tables, state, found, range(len(state.seats)))
    if not open_turn(state):
        return
    for seat, character in enumerate(state.seats):
        for kind, offer in _ABILITIES.items():
            if kind in tables.ability_kinds[character] and ability(tables, state, character, kind) is not None:
                offer(tables, state, seat, found)


def _peek(tables: Tables, state: MoversState, seat: int, found: Actions) -> None:
    if rr.peek(tables, state, a.Peek(seat)) is None:
        found.append(a.Peek(seat))


def _tend(tables: Tables, state: MoversState, seat: int, found: Actions) -> None:
    if "tend_patient" not in state.used and state.rooms[state.seats[seat]] == MEDICAL_BAY:
        found += [a.Tend(seat, character) for character in injured(state)]


def _swap(tables: Tables, state: MoversState, seat: int, found: Actions) -> None:
    if "swap_cargo" in state.used or not state.hands[seat]:
        return
    jobs = rr.local_jobs(tables, state)
    for give in state.hands[seat] if jobs else ():
        if tables.cards[give].kind == _CARGO:
            found += [a.SwapCargo(seat, give, take) for take in jobs]


def _trade(tables: Tables, state: MoversState, seat: int, found: Actions) -> None:
    if "trade_card" in state.used:
        return
    partners = [to for to in range(len(state.seats)) if to != seat and not held(state, to)]
    found += [a.Trade(seat, card, to) for card in state.hands[seat] for to in partners]


_ABILITIES: dict[type, Callable[[Tables, MoversState, int, Actions], None]] = {
    s.Peek: _peek,
    s.TendPatient: _tend,
    s.SwapCargo: _swap,
    s.TradeCard: _trade,
}
