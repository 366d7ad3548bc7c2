"""What a person might mean by a place: actions to ask the game about, legal or not. Nothing is judged here."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from desktop.games.space_movers import actions as a
from desktop.games.space_movers.state import CheckFrame, MoversState
from desktop.games.space_movers.tables import Kind, Tables
from desktop.games.space_movers.vocabulary import ROOMS
from desktop.kernel.words import Address
from desktop.table.boards.base import Ask
from desktop.table.boards.space_movers.places import number_of


def attempts(tables: Tables, ask: Ask, address: Address | None) -> list[Any]:
    """The actions behind an address; without one, those worth listing with the reason why not."""
    state: MoversState = ask.state
    legal = [action for behind in ask.options.values() for action in behind]
    found = _listed(ask, state) if address is None else _at(tables, ask, state, address)
    return [action for action in found if action not in legal]


def _listed(ask: Ask, state: MoversState) -> Iterator[Any]:
    if ask.picks or state.phase != "act" or state.stack or ask.seat != state.coin:
        return
    if state.objectives and state.side == 2:
        yield a.TryObjective(ask.seat)
    if state.event >= 0:
        yield a.TryEvent(ask.seat)
    if state.pursuit >= 0:
        yield a.TryPursuit(ask.seat)


def _at(tables: Tables, ask: Ask, state: MoversState, address: Address) -> Iterator[Any]:
    seat = ask.seat
    if (node := number_of(address, "node")) is not None:
        yield a.BridgeJump(seat, node) if ask.picks == ("action:bridge",) else a.Jump(seat, node)
    elif (room := number_of(address, "room")) is not None:
        if state.phase == "act":
            yield from _room_action(seat, state, room)
        yield a.Walk(seat, room)
    elif (card := number_of(address, "card")) is not None:
        yield from _card_actions(tables, state, seat, card)
    elif (die := number_of(address, "die")) is not None:
        yield a.Throw(seat, die)
    elif (character := number_of(address, "character")) is not None and state.phase != "choose":
        yield a.HealByCard(seat, character)
    elif address == "event" and state.event >= 0:
        yield a.TryEvent(seat)
    elif address == "pursuit" and state.pursuit >= 0:
        yield a.TryPursuit(seat)
    elif address == "objective":
        yield a.TryObjective(seat)
    elif address == "deck":
        yield a.Draw(seat)
    elif address == "box" and state.stack and isinstance(state.stack[-1], CheckFrame):
        yield a.Throw(seat, -1)


def _room_action(seat: int, state: MoversState, room: int) -> Iterator[Any]:
    match ROOMS[room]:
        case "bridge":
            yield a.BridgeJump(seat, state.liberty)
        case "communications":
            yield a.EraseEye(seat, state.liberty)
        case "cargo_bay":
            yield a.FetchCargo(seat, -1)
        case "kitchen":
            yield a.AskCrewmate(seat, seat)
        case "engine_room":
            yield a.StartEngine(seat)
        case "drone_room":
            yield a.DroneFetch(seat)
        case "medical_bay":
            yield a.HealInBay(seat, state.seats[seat])


def _card_actions(tables: Tables, state: MoversState, seat: int, card: int) -> Iterator[Any]:
    if tables.cards[card].kind == Kind.REACTION:
        yield a.React(seat, card, -1)
    elif card in state.hands[seat]:
        yield a.PickUp(seat, card)
    else:
        yield a.Deliver(seat, card)
