"""What each action does. The rules have judged it already; see the modules named refuse_*."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from desktop.games.space_movers import actions as a
from desktop.games.space_movers import events as e
from desktop.games.space_movers import interrupts
from desktop.games.space_movers import standing as s
from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.cargo import declare_delivery, fetch_drone, pick_up
from desktop.games.space_movers.checks import begin_check, call, movable, offer, put_down, throw
from desktop.games.space_movers.crew import heal, injured
from desktop.games.space_movers.deck import clear_event, draw, into_hand, out_of_hand
from desktop.games.space_movers.effects import jump
from desktop.games.space_movers.objectives import finish_step, present_step
from desktop.games.space_movers.routes import eye_price, route_check
from desktop.games.space_movers.run import Run, ability, change_resources, end, rule
from desktop.games.space_movers.scout import end_pursuit, flip, free_all, step_scout
from desktop.games.space_movers.setup import settle_crew
from desktop.games.space_movers.state import (
    NOWHERE,
    CheckFrame,
    EngineFrame,
    KitchenFrame,
    Purpose,
    ScoutFrame,
)
from desktop.games.space_movers.turn import action_done
from desktop.games.space_movers.who import actor, key_of


def perform(run: Run, action: a.MoversAction) -> None:
    """Let a legal action happen, up to the next point where phases and frames go on by themselves."""
    _DEEDS[type(action)](run, action)


# ---- the turn ------------------------------------------------------------------------------------------------------


def _choose_character(run: Run, action: a.ChooseCharacter) -> None:
    state = run.state
    state.seats[action.seat] = action.character
    state.choosing.remove(action.seat)
    run.tell(e.CharacterChosen(action.seat, action.character))
    if not state.choosing:
        state.coin = action.seat
        settle_crew(run)


def _draw(run: Run, action: a.Draw) -> None:
    run.state.phase = "move"
    draw(run)


def _walk(run: Run, action: a.Walk) -> None:
    state = run.state
    character = state.seats[action.seat]
    start, state.rooms[character] = state.rooms[character], action.room
    state.walked = True
    run.tell(e.Walked(character, start, action.room))


def _jump(run: Run, action: a.Jump) -> None:
    state = run.state
    cost = rule(run.tables, state, s.JumpCost)
    if cost:
        change_resources(run, (-cost.amount, "jump"))
        if state.result:
            return
    symbols = route_check(run.tables, state, action.seat, action.to)
    if symbols:
        _check(run, "route", action.to, action.seat, symbols)
    else:
        state.phase = "act"
        jump(run, action.to, "movement")


def _end_phase(run: Run, action: a.EndPhase) -> None:
    state = run.state
    if state.phase == "move":
        state.phase = "act"
        return
    if state.stack:
        state.stack.pop()
    action_done(run)


# ---- Actions of rooms ----------------------------------------------------------------------------------------------


def _check(run: Run, purpose: Purpose, subject: int, seat: int, symbols: tuple[v.Symbol, ...]) -> None:
    begin_check(run, purpose, subject, seat, symbols)
    frame = run.state.stack[-1]
    if isinstance(frame, CheckFrame):
        offer(run.tables, run.state, frame)


def _bridge_jump(run: Run, action: a.BridgeJump) -> None:
    seat = actor(run.state)
    symbols = route_check(run.tables, run.state, seat, action.to)
    if symbols:
        _check(run, "bridge", action.to, seat, symbols)
    else:
        jump(run, action.to, "bridge")
        action_done(run)


def _erase_eye(run: Run, action: a.EraseEye) -> None:
    """Pay, and an eye goes back to the supply (SM-SPACE-04)."""
    state = run.state
    change_resources(run, (-eye_price(run.tables, state, actor(state)), "communications"))
    if state.result:
        return
    state.eyes[action.planet] -= 1
    run.tell(e.EyeErased(action.planet, state.presence))
    action_done(run)


def _fetch_cargo(run: Run, action: a.FetchCargo) -> None:
    state = run.state
    state.discard.remove(action.card)
    into_hand(run, actor(state), action.card)
    run.tell(e.CargoFetched(actor(state), action.card))
    action_done(run)


def _ask_crewmate(run: Run, action: a.AskCrewmate) -> None:
    run.state.stack.append(KitchenFrame(action.crewmate))
    run.tell(e.CrewmateAsked(action.seat, action.crewmate))


def _start_engine(run: Run, action: a.StartEngine) -> None:
    run.state.stack.append(EngineFrame(actor(run.state)))


def _drone_deliver(run: Run, action: a.DroneDeliver) -> None:
    declare_delivery(run, actor(run.state), action.card, by_drone=True)


def _drone_fetch(run: Run, action: a.DroneFetch) -> None:
    fetch_drone(run)
    action_done(run)


def _heal_in_bay(run: Run, action: a.HealInBay) -> None:
    if run.state.rules.bay_check:
        _check(run, "bay_heal", action.character, actor(run.state), ("intelligence",))
    else:
        _bay_heals(run, action.character)
        action_done(run)


def _bay_heals(run: Run, character: int) -> None:
    state = run.state
    # The healer may be the patient, whose own ability sleeps until it is healed.
    ward = ability(run.tables, state, state.seats[actor(state)], s.HealWard)
    for patient in injured(state) if ward else [character]:
        heal(run, patient)


def _rescue(run: Run, action: a.Rescue) -> None:
    _check(run, "rescue", run.tables.hq, actor(run.state), run.tables.bars.rescue)


# ---- Actions of cards ----------------------------------------------------------------------------------------------


def _begin_half(run: Run, action: a.MoversAction) -> None:
    """Note the card, if the Action is half of the Engine Room's (SM-SPACE-11)."""
    frame = run.state.stack[-1] if run.state.stack else None
    if isinstance(frame, EngineFrame):
        frame.halves += 1
        frame.first = frame.first or key_of(run.state, action)


def _pick_up(run: Run, action: a.PickUp) -> None:
    _begin_half(run, action)
    pick_up(run, actor(run.state), action.card)
    action_done(run)


def _deliver(run: Run, action: a.Deliver) -> None:
    _begin_half(run, action)
    declare_delivery(run, actor(run.state), action.card, by_drone=False)


def _try_event(run: Run, action: a.TryEvent) -> None:
    _begin_half(run, action)
    card = run.tables.cards[run.state.event]
    if card.event:
        _check(run, "event", card.number, actor(run.state), card.event.check)


def _try_pursuit(run: Run, action: a.TryPursuit) -> None:
    _begin_half(run, action)
    card = run.tables.cards[run.state.pursuit]
    if card.pursuit:
        _check(run, "pursuit", card.number, actor(run.state), card.pursuit.check)


def _try_objective(run: Run, action: a.TryObjective) -> None:
    state = run.state
    _begin_half(run, action)
    step = present_step(run.tables, state)
    if step is None:
        return
    if step.cost:
        change_resources(run, (-step.cost, "objective"))
    if state.result:
        return
    if step.check:
        _check(run, "objective", state.objectives[0], actor(state), step.check)
    else:
        finish_step(run, passed=True)
        action_done(run)


def _heal_by_card(run: Run, action: a.HealByCard) -> None:
    _begin_half(run, action)
    symbols = run.tables.characters[action.character].back.check
    if symbols:
        _check(run, "card_heal", action.character, actor(run.state), symbols)
    else:
        heal(run, action.character)
        action_done(run)


# ---- checks --------------------------------------------------------------------------------------------------------


def _call(run: Run, action: a.Call) -> None:
    frame = run.state.stack[-1]
    if isinstance(frame, CheckFrame):
        open_indexes = [i for i, answer in enumerate(frame.answers) if answer == NOWHERE]
        call(frame, next(i for i in open_indexes if frame.symbols[i] == action.symbol), action.character)


def _throw(run: Run, action: a.Throw) -> None:
    frame = run.state.stack[-1]
    if isinstance(frame, CheckFrame):
        passed = throw(run, frame, action.seat, action.target, action.strength, action.aim)
        if passed is not None:
            _check_over(run, frame, passed=passed)


def _check_over(run: Run, frame: CheckFrame, *, passed: bool) -> None:
    """What a check was for happens, or does not; then the turn goes on where it was (SM-CHECK-10)."""
    state = run.state
    if frame.purpose == "route":
        state.phase = "act"  # passed or failed, Movement is over (SM-ROUTE-06)
        if passed:
            jump(run, frame.subject, "movement")
        return
    if frame.purpose == "objective":
        finish_step(run, passed=passed)
    elif passed:
        _SUCCESSES[frame.purpose](run, frame)
    action_done(run)


def _event_passed(run: Run, frame: CheckFrame) -> None:
    clear_event(run)
    salvage = ability(run.tables, run.state, run.state.seats[frame.actor], s.Salvage)
    if salvage:
        change_resources(run, (salvage.amount, "ability"))


_SUCCESSES: dict[Purpose, Callable[[Run, CheckFrame], None]] = {
    "bridge": lambda run, frame: jump(run, frame.subject, "bridge"),
    "event": _event_passed,
    "pursuit": lambda run, frame: end_pursuit(run),
    "rescue": lambda run, frame: free_all(run),
    "card_heal": lambda run, frame: heal(run, frame.subject),
    "bay_heal": lambda run, frame: _bay_heals(run, frame.subject),
}


def _move_die(run: Run, action: a.MoveDie) -> None:
    state = run.state
    frame = state.stack[-1]
    if isinstance(frame, CheckFrame):
        rest = movable(run.tables, state, frame, state.seats[action.seat])
        if rest:
            put_down(run, frame, action.seat, rest, action.place)


# ---- the scout, and giving up cards or the game --------------------------------------------------------------------


def _flip_coin(run: Run, action: a.FlipCoin) -> None:
    frame = run.state.stack[-1]
    if isinstance(frame, ScoutFrame):
        flip(run, frame, action.seat, action.heads)


def _send_scout(run: Run, action: a.SendScout) -> None:
    frame = run.state.stack[-1]
    if isinstance(frame, ScoutFrame):
        step_scout(run, frame, action.to)


def _discard(run: Run, action: a.Discard) -> None:
    out_of_hand(run, action.seat, action.card)
    run.tell(e.CardDiscarded(action.seat, action.card))


def _concede(run: Run, action: a.Concede) -> None:
    end(run, "conceded")


_DEEDS: dict[type, Callable[[Run, Any], None]] = {
    a.ChooseCharacter: _choose_character,
    a.Draw: _draw,
    a.Walk: _walk,
    a.Jump: _jump,
    a.EndPhase: _end_phase,
    a.BridgeJump: _bridge_jump,
    a.EraseEye: _erase_eye,
    a.FetchCargo: _fetch_cargo,
    a.AskCrewmate: _ask_crewmate,
    a.StartEngine: _start_engine,
    a.DroneDeliver: _drone_deliver,
    a.DroneFetch: _drone_fetch,
    a.HealInBay: _heal_in_bay,
    a.Rescue: _rescue,
    a.PickUp: _pick_up,
    a.Deliver: _deliver,
    a.TryEvent: _try_event,
    a.TryPursuit: _try_pursuit,
    a.TryObjective: _try_objective,
    a.HealByCard: _heal_by_card,
    a.Call: _call,
    a.Throw: _throw,
    a.MoveDie: _move_die,
    a.FlipCoin: _flip_coin,
    a.SendScout: _send_scout,
    a.React: interrupts.react,
    a.Pass: interrupts.pass_,
    a.Peek: interrupts.peek,
    a.Tend: interrupts.tend,
    a.SwapCargo: interrupts.swap_cargo,
    a.Trade: interrupts.trade,
    a.GiveBack: interrupts.give_back,
    a.Discard: _discard,
    a.Concede: _concede,
}
