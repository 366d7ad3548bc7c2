"""What speaks for an action, in one line: the reason given with a hint."""

from __future__ import annotations

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.chances import pass_chance
from desktop.games.space_movers.checks import eye_penalty
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.routes import route_check
from desktop.games.space_movers.state import NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.games.space_movers.vocabulary import Symbol
from desktop.games.space_movers.who import actor
from desktop.games.space_movers.words import Words
from desktop.games.space_movers.worth import goal
from desktop.kernel.words import Sentence


def reason(tables: Tables, state: MoversState, action: a.MoversAction) -> Sentence | None:
    """The chief reason for an action; None where its label says it all."""
    match action:
        case a.Deliver(card=card) | a.DroneDeliver(card=card):
            return Sentence("It pays {pays} resources.", {"pays": tables.cards[card].pays})
        case a.PickUp(card=card):
            cargo = tables.cards[card]
            way = tables.distance[state.liberty][cargo.deliver]
            words: Words = {"planet": tables.nodes[cargo.deliver].title, "way": way, "pays": cargo.pays}
            return Sentence("It goes to {planet}, {way} routes from here, for {pays} resources.", words)
        case a.Jump(seat=seat, to=to):
            return _jump(tables, state, seat, to)
        case a.BridgeJump(to=to):
            return _jump(tables, state, actor(state), to)
        case a.Throw(target=target) if target != NOWHERE:
            return Sentence("It may turn the die of {name} over.", {"name": tables.characters[target].name})
    check = _check_of(tables, state, action)
    return _chance(tables, state, check) if check else None


def _check_of(tables: Tables, state: MoversState, action: a.MoversAction) -> tuple[Symbol, ...]:
    match action:
        case a.TryEvent():
            event = tables.cards[state.event].event
            return event.check if event else ()
        case a.TryPursuit():
            pursuit = tables.cards[state.pursuit].pursuit
            return pursuit.check if pursuit else ()
        case a.TryObjective():
            step = present_step(tables, state)
            return step.check if step else ()
        case a.HealByCard(character=character):
            return tables.characters[character].back.check
        case a.Rescue():
            return tables.bars.rescue
    return ()


def _chance(tables: Tables, state: MoversState, check: tuple[Symbol, ...]) -> Sentence:
    likely = pass_chance(tables, state, check, eye_penalty(tables, state))
    return Sentence("It succeeds in about {share} of 100 tries.", {"share": round(100 * likely)})


def _jump(tables: Tables, state: MoversState, seat: int, to: int) -> Sentence | None:
    symbols = route_check(tables, state, seat, to)
    if symbols:
        return _chance(tables, state, symbols)
    distance = tables.distance
    target = goal(tables, state)
    if target != NOWHERE and distance[to][target] < distance[state.liberty][target]:
        words: Words = {"planet": tables.nodes[target].title, "way": distance[to][target]}
        return Sentence("The objective leads to {planet}: {way} routes remain.", words)
    for card in (number for table in state.tables for number in table):
        place = tables.cards[card].deliver
        if distance[to][place] < distance[state.liberty][place]:
            words = {"cargo": tables.cards[card].title, "way": distance[to][place]}
            return Sentence("{cargo} comes nearer to its customer: {way} routes remain.", words)
    if state.scout != NOWHERE and distance[state.scout][to] > distance[state.scout][state.liberty]:
        return Sentence("It gets away from the scout.")
    return None
