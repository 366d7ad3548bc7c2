"""The small choices that cards bring about: which card, which ship, which player, or go on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import (
    ChooseSeat,
    GiveCard,
    Pass,
    PassBurden,
    SendShip,
    Take,
    VentureAction,
)
from desktop.games.amazing_space_venture.doing import Play, planet_address, planet_number
from desktop.games.amazing_space_venture.energy import affordable, count_red, pay
from desktop.games.amazing_space_venture.events import CardChangedHands, CardTaken
from desktop.games.amazing_space_venture.extras import board_burden, burden_refusal, shuffle_burden
from desktop.games.amazing_space_venture.fate import escapes, lose_next, save_next, send
from desktop.games.amazing_space_venture.frames import (
    Boarders,
    Destroying,
    Evicting,
    Gathering,
    GivingBack,
    Scavenging,
    Searching,
    Sneaking,
    Trading,
)
from desktop.games.amazing_space_venture.hand import COST, take_unseen
from desktop.games.amazing_space_venture.movement import can_start
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables

# ---- what is offered ---------------------------------------------------------------------------------------------


def take_actions(t: Tables, s: VentureState, frame: Searching | Scavenging) -> Iterator[VentureAction]:
    """The cards shown, each kind once."""
    if isinstance(frame, Scavenging):
        shown = sorted(s.junk)
    else:
        shown = [*frame.port, *frame.refuel]
        if not affordable(s, frame.seat, COST):
            return
    for card in dict.fromkeys(shown):
        yield Take(frame.seat, t.cards[card].id)


def give_actions(t: Tables, s: VentureState, frame: GivingBack | Trading) -> Iterator[VentureAction]:
    """Cards of the hand; an exchange of at least one card may be closed (ASV-RED-69)."""
    if isinstance(frame, Trading) and len(frame.given) >= len(s.hands[frame.other]):
        return
    for card in dict.fromkeys(s.hands[frame.seat]):
        yield GiveCard(frame.seat, t.cards[card].id)


def boarder_actions(frame: Boarders) -> Iterator[VentureAction]:
    for other in frame.others:
        yield ChooseSeat(frame.seat, other)


def gathering_actions(s: VentureState, frame: Gathering) -> Iterator[VentureAction]:
    """The ships of the seat asked that can go to the summit."""
    seat, to = frame.seats[0], planet_address(frame.planet)
    for ship in s.ships.values():
        if ship.seat == seat and can_start(s, ship):
            yield SendShip(seat, ship.id, to)


def escape_actions(t: Tables, s: VentureState, frame: Destroying) -> Iterator[VentureAction]:
    ship = s.ships[frame.ships[0]]
    for planet in escapes(t, s, frame):
        yield SendShip(ship.seat, ship.id, planet_address(planet))


def evicting_actions(t: Tables, s: VentureState, frame: Evicting) -> Iterator[VentureAction]:
    """Ships of others that Captain Rookie may be passed to; passing shuffles him into Space Port."""
    for ship in s.ships.values():
        if burden_refusal(t, s, frame.seat, ship) is None:
            yield PassBurden(frame.seat, -1, ship.id)


# ---- carrying out ------------------------------------------------------------------------------------------------


def take(play: Play, action: Take) -> None:
    t, s, frame = play.t, play.s, play.s.stack[-1]
    card = t.card_number[action.card]
    s.hands[action.seat].append(card)
    if isinstance(frame, Scavenging):
        s.junk.remove(card)
        s.junk.append(frame.card)
        s.stack.pop()
        play.tell(CardTaken(action.seat, "junk", action.card))
        return
    assert isinstance(frame, Searching)
    pay(play, action.seat, COST)
    port, refuel = list(frame.port), list(frame.refuel)
    source = port if card in port else refuel
    source.remove(card)
    play.tell(CardTaken(action.seat, "port" if source is port else "refuel", action.card))
    frame = replace(frame, port=tuple(port), refuel=tuple(refuel), left=frame.left - 1, taken=True)
    if frame.left and (port or refuel):
        play.swap(frame)
    else:
        put_back(play, frame)


def put_back(play: Play, frame: Searching) -> None:
    """The cards not taken go to the bottom, or back on top as they lay (ASV-LIFE-10, ASV-VAR3-08)."""
    s = play.s
    s.stack.pop()
    if frame.to_bottom:
        s.port[:0] = frame.port
        s.refuel[:0] = frame.refuel
    else:
        s.port += reversed(frame.port)
        s.refuel += reversed(frame.refuel)


def give(play: Play, action: GiveCard) -> None:
    s, frame = play.s, play.s.stack[-1]
    card = play.t.card_number[action.card]
    play.take_from_hand(action.seat, card)
    if isinstance(frame, GivingBack):
        s.stack.pop()
        s.hands[frame.other].append(card)
        play.tell(CardChangedHands(frame.other, action.seat, action.card))
        return
    assert isinstance(frame, Trading)
    play.swap(replace(frame, given=(*frame.given, card)))


def close_trade(play: Play, frame: Trading) -> None:
    """Draw as many cards blindly, then hand over the given ones, which cannot be drawn back (ASV-RED-69)."""
    s = play.s
    s.stack.pop()
    for _ in frame.given:
        take_unseen(play, frame.seat, frame.other)
    for card in frame.given:
        s.hands[frame.other].append(card)
        play.tell(CardChangedHands(frame.other, frame.seat, play.t.cards[card].id))


def choose_seat(play: Play, action: ChooseSeat) -> None:
    play.s.stack.pop()
    take_unseen(play, action.seat, action.other)


def send_ship(play: Play, action: SendShip) -> None:
    """To a summit, or in flight from a Black Hole."""
    s, frame = play.s, play.s.stack[-1]
    planet = planet_number(action.to)
    if isinstance(frame, Destroying):
        save_next(play, frame, planet)
        return
    assert isinstance(frame, Gathering)
    if frame.seats[1:]:
        play.swap(replace(frame, seats=frame.seats[1:]))
    else:
        s.stack.pop()
    send(play, s.ships[action.ship], planet)


def pass_evicted(play: Play, action: PassBurden) -> None:
    frame = play.s.stack.pop()
    assert isinstance(frame, Evicting)
    board_burden(play, action.seat, frame.card, action.to)


def decline_choice(play: Play, action: Pass) -> None:
    """Pass in a frame that only goes on, stops or destroys."""
    frame = play.s.stack[-1]
    match frame:
        case Searching():
            put_back(play, frame)
        case Trading():
            close_trade(play, frame)
        case Destroying():
            lose_next(play, frame)
        case Evicting():
            play.s.stack.pop()
            shuffle_burden(play, frame)
        case Sneaking():  # the card that it would have brought is played at once or never (ASV-RED-52)
            play.s.stack.pop()
            count_red(play.s, frame.seat, 1)
        case _:
            play.s.stack.pop()
