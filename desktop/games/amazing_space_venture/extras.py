"""Space Ship Extras: fitting them, and the wanderings of Captain Rookie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import FitExtra, PassBurden, VentureAction
from desktop.games.amazing_space_venture.doing import Play, against, has_extra, refuse, ship_address
from desktop.games.amazing_space_venture.energy import (
    energy_refusal,
    enter_phase,
    only_refusal,
    pay,
    phase_refusal,
    turn_refusal,
)
from desktop.games.amazing_space_venture.events import BurdenPassed, BurdenShuffled, ExtraFitted
from desktop.games.amazing_space_venture.frames import Evicting
from desktop.games.amazing_space_venture.state import PIECES, Ship, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.game import Refusal

COST = 1
ARMS = ("laser", "torpedo")
IN_PHASE_2 = ("laser", "torpedo", "boarding")
"""Extras that are fitted in phase 2 only; the others at any moment of the own turn (ASV-EXTRA-28)."""


def extra_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Every extra a seat may fit now. Captain Rookie may be played in any turn."""
    if t.extras.isdisjoint(s.hands[seat]):
        return
    kinds = t.kinds
    for card in dict.fromkeys(s.hands[seat]):
        if kinds[card] == "extra" and _time_refusal(t, s, seat, card) is None:
            for ship in s.ships.values():
                if _ship_refusal(t, s, seat, ship, card) is None:
                    yield FitExtra(seat, t.cards[card].id, ship.id)


def pass_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Where Captain Rookie may be reassigned to."""
    for ship in s.ships.values():
        if ship.seat == seat and ship.extras and has_extra(t, ship, "burden") and _pass_time_refusal(s, seat) is None:
            for other in s.ships.values():
                if burden_refusal(t, s, seat, other) is None:
                    yield PassBurden(seat, ship.id, other.id)


def _time_refusal(t: Tables, s: VentureState, seat: int, card: int) -> Refusal | None:
    effect = t.effects[card]
    if effect == "burden" and seat != s.turn.seat:
        return refuse("ASV-EXTRA-09", "Something else must be decided first.") if s.stack else None
    if effect in IN_PHASE_2:
        return phase_refusal(s, seat, PIECES) or energy_refusal(s, seat, COST)
    return turn_refusal(s, seat, while_placing=True) or only_refusal(s) or energy_refusal(s, seat, COST)


def _ship_refusal(t: Tables, s: VentureState, seat: int, ship: Ship, card: int) -> Refusal | None:
    effect = t.effects[card]
    place = ship_address(ship.id)
    if effect == "burden":
        return burden_refusal(t, s, seat, ship)
    if ship.seat != seat:
        return refuse("ASV-EXTRA-27", "This extra is played on an own ship only.", place)
    if ship.trapped:
        return refuse("ASV-ENV-14", "The cards of a trapped ship are out of play.", place)
    printed = t.movement[ship.cards[-1]]
    if effect == "boost" and printed >= t.top_movement:
        return refuse("ASV-EXTRA-11", "A Colony Ship is as fast as a ship can be.", place)
    if effect in ARMS and ship.cards[-1] not in t.armed:
        return refuse("ASV-EXTRA-18", "This weapon is fitted to a Star Cruiser or a Fighter only.", place)
    return None


def burden_refusal(t: Tables, s: VentureState, seat: int, ship: Ship) -> Refusal | None:
    """Why Captain Rookie cannot come aboard a ship (ASV-EXTRA-02, ASV-EXTRA-14)."""
    place = ship_address(ship.id)
    if not against(s, seat, ship.seat):
        return refuse("ASV-EXTRA-02", "He comes aboard ships of other players only.", place)
    if ship.cards[-1] in t.paths_only:
        return refuse("ASV-EXTRA-02", "He does not fit into a Space Shuttle.", place)
    if has_extra(t, ship, "guard"):
        return refuse("ASV-EXTRA-14", "This ship is guarded against him.", place)
    if ship.trapped:
        return refuse("ASV-ENV-14", "The cards of a trapped ship are out of play.", place)
    if has_extra(t, ship, "burden"):
        return refuse("ASV-EXTRA-08", "He is aboard already.", place)
    return None


def fit_refusal(t: Tables, s: VentureState, action: FitExtra) -> Refusal | None:
    card = t.card_number.get(action.card, -1)
    ship = s.ships.get(action.ship)
    if card not in s.hands[action.seat] or t.kinds[card] != "extra":
        return refuse("ASV-PIECE-16", "You hold no such card.")
    if ship is None:
        return refuse("ASV-EXTRA-27", "There is no such ship.")
    return _time_refusal(t, s, action.seat, card) or _ship_refusal(t, s, action.seat, ship, card)


def fit_extra(play: Play, action: FitExtra) -> None:
    t, s = play.t, play.s
    card, seat = t.card_number[action.card], action.seat
    effect = t.effects[card]
    if seat == s.turn.seat:
        if effect in IN_PHASE_2:
            enter_phase(s, PIECES)
        s.turn.acted = True
        pay(play, seat, COST)
    play.take_from_hand(seat, card)
    ship = s.ships[action.ship]
    armed = s.turn.number if effect == "laser" else ship.armed_on
    s.ships[ship.id] = replace(ship, extras=(*ship.extras, card), armed_on=armed)
    play.tell(ExtraFitted(seat, action.card, ship.id, ship.seat))
    if effect == "guard" and has_extra(t, ship, "burden"):
        _evict(play, seat, s.ships[ship.id], card)


def _evict(play: Play, seat: int, ship: Ship, guard: int) -> None:
    """Captain Rookie leaves the ship: back into Space Port, or first offered to others (ASV-EXTRA-15, ASV-EXTRA-17)."""
    t, s = play.t, play.s
    burden = next(card for card in ship.extras if t.effects[card] == "burden")
    s.ships[ship.id] = replace(ship, extras=tuple(card for card in ship.extras if card != burden))
    frame = Evicting(seat, burden)
    if t.effect_of[guard].reassigns:
        play.push(frame)
    else:
        shuffle_burden(play, frame)


def shuffle_burden(play: Play, frame: Evicting) -> None:
    play.s.port.append(frame.card)
    play.chance.shuffle(play.s.port)
    play.tell(BurdenShuffled(frame.seat, play.t.cards[frame.card].id))


def board_burden(play: Play, seat: int, card: int, ship: int) -> None:
    """Captain Rookie comes aboard a ship."""
    target = play.s.ships[ship]
    play.s.ships[ship] = replace(target, extras=(*target.extras, card))
    play.tell(BurdenPassed(seat, play.t.cards[card].id, ship, target.seat))


# ---- reassigning -------------------------------------------------------------------------------------------------


def _pass_time_refusal(s: VentureState, seat: int) -> Refusal | None:
    if refusal := turn_refusal(s, seat) or only_refusal(s) or energy_refusal(s, seat, COST):
        return refusal
    if s.turn.acted:
        return refuse("ASV-EXTRA-07", "Reassigning him is the only thing done in a turn besides tiles.")
    return None


def pass_refusal(t: Tables, s: VentureState, action: PassBurden) -> Refusal | None:
    ship, target = s.ships.get(action.ship), s.ships.get(action.to)
    if ship is None or ship.seat != action.seat or not has_extra(t, ship, "burden"):
        return refuse("ASV-EXTRA-06", "He is not aboard a ship of yours.")
    if target is None:
        return refuse("ASV-EXTRA-08", "There is no such ship.")
    return _pass_time_refusal(s, action.seat) or burden_refusal(t, s, action.seat, target)


def pass_burden(play: Play, action: PassBurden) -> None:
    """Hand Captain Rookie on; nothing else happens in this turn (ASV-EXTRA-07)."""
    s = play.s
    ship = s.ships[action.ship]
    burden = next(card for card in ship.extras if play.t.effects[card] == "burden")
    pay(play, action.seat, COST)
    s.turn.acted = s.turn.only = True
    s.ships[ship.id] = replace(ship, extras=tuple(card for card in ship.extras if card != burden))
    board_burden(play, action.seat, burden, action.to)
