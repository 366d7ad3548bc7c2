"""What red cards can be played on, whatever the moment: targets, places and seats."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import TypeAlias

from desktop.games.amazing_space_venture.doing import (
    can_land,
    destructible,
    number_of,
    opponents,
    partner,
    planet_address,
    planet_number,
    seat_address,
    ship_address,
    under_meteors,
)
from desktop.games.amazing_space_venture.frames import RedPlayed
from desktop.games.amazing_space_venture.movement import can_start, paths_at
from desktop.games.amazing_space_venture.pieces import piece_actions
from desktop.games.amazing_space_venture.regions import root
from desktop.games.amazing_space_venture.state import BLACK, Ship, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address

Aim: TypeAlias = tuple[Address, Address, tuple[int, ...]]
"""Target, place and further seats of a red card; empty where the card needs none."""

WAYS = ("way:tile", "way:piece", "way:move", "way:discard")
"""What Cyber Jump repeats (ASV-RED-22)."""
DISCARDS = 2


def aims(t: Tables, s: VentureState, seat: int, effect: str) -> Iterator[Aim]:
    """Everything that a card of an effect could be played on by a seat."""
    return AIMS[effect](t, s, seat)


def _planets_to_destroy(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    for planet in sorted(s.planets):
        if destructible(s, planet):
            yield planet_address(planet), "", ()


def _planets_in_play(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    for planet in sorted(s.planets):
        if s.planets[planet].owner != BLACK and not under_meteors(s, planet // 2):
            yield planet_address(planet), "", ()


def _ways(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    """One more tile, piece or move, if the phase was used; or two discards (ASV-RED-22)."""
    turn = s.turn
    if turn.placed and s.bag:
        yield WAYS[0], "", ()
    if turn.pieces and next(piece_actions(t, s, seat), None) is not None:
        yield WAYS[1], "", ()
    if turn.moves:
        yield WAYS[2], "", ()
    if len(s.hands[seat]) > DISCARDS:
        yield WAYS[3], "", ()


def _others_with_cards(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    for other in range(len(s.hands)):
        if other != seat and s.hands[other]:
            yield seat_address(other), "", ()


def _traders(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    """Partners exchange no cards (ASV-VAR4-06)."""
    if len(s.hands[seat]) > 1:
        for other in sorted(opponents(s, seat)):
            if s.hands[other]:
                yield seat_address(other), "", ()


def _seats_that_play(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    """One missed turn does not add to another (ASV-RED-51)."""
    for other in range(len(s.hands)):
        if other != seat and s.missing[other] < 0:
            yield seat_address(other), "", ()


def _own_ships(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    for ship in s.ships.values():
        if ship.seat == seat and can_start(s, ship):
            yield ship_address(ship.id), "", ()


def _all_ships(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    for ship in s.ships.values():
        if can_start(s, ship):
            yield ship_address(ship.id), "", ()


def _nothing_to_name(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    yield "", "", ()


def _junk(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    if s.junk:
        yield "", "", ()


def _never(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    return iter(())


def _own_flights(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    """An own ship and any discovered planet (ASV-RED-77)."""
    for ship in s.ships.values():
        if ship.seat == seat and can_start(s, ship):
            yield from flights(s, ship)


def flights(s: VentureState, ship: Ship) -> Iterator[Aim]:
    """A ship and every discovered planet it is not at."""
    for planet in sorted(s.planets):
        if can_land(s, planet) and not (ship.square == planet // 2 and ship.spot == planet % 2):
            yield ship_address(ship.id), planet_address(planet), ()


def _summits(t: Tables, s: VentureState, seat: int) -> Iterator[Aim]:
    """A planet without Web and pirates, and one or two other players with a ship to send (ASV-RED-71, ASV-RED-72)."""
    if not has_ship(s, seat):
        return
    others = [other for other in range(len(s.hands)) if other != seat and has_ship(s, other)]
    guests = [(other,) for other in others] + list(combinations(others, 2))
    for planet in sorted(s.planets):
        if can_land(s, planet) and not s.planets[planet].web and not _guarded(t, s, planet):
            for called in guests:
                yield planet_address(planet), "", called


def has_ship(s: VentureState, seat: int) -> bool:
    return any(ship.seat == seat and can_start(s, ship) for ship in s.ships.values())


def _guarded(t: Tables, s: VentureState, planet: int) -> bool:
    """Whether a pirate stands on a path that leads to a planet."""
    if not s.pirates:
        return False
    paths = set(paths_at(t, s, planet))
    return any(root(s, pirate.segment) in paths for pirate in s.pirates)


AIMS: dict[str, Callable[[Tables, VentureState, int], Iterator[Aim]]] = {
    "destroy_planet": _planets_to_destroy,
    "repeat_phase": _ways,
    "discard_half": _others_with_cards,
    "ram": _own_ships,
    "put_out_of_play": _planets_in_play,
    "nothing": _never,
    "destroy_ship": _all_ships,
    "look_at_hand": _others_with_cards,
    "take_funds": _seats_that_play,
    "sneak": _nothing_to_name,
    "scavenge": _junk,
    "trade": _traders,
    "summit": _summits,
    "send_ship": _own_flights,
}


# ---- whom a card is played on ------------------------------------------------------------------------------------


def owner_of(s: VentureState, target: Address) -> int:
    """The seat that a target belongs to, or -1 (ASV-RED-20)."""
    if (seat := number_of(target, "seat")) >= 0:
        return seat
    if (ship := number_of(target, "ship")) >= 0:
        return s.ships[ship].seat if ship in s.ships else -1
    if (planet := planet_number(target)) in s.planets:
        return s.planets[planet].owner
    return -1


def is_played_on(s: VentureState, frame: RedPlayed, seat: int) -> bool:
    """Whether a red card is played on a seat: it, its hand, ship or planet is the object (ASV-RED-20)."""
    if frame.seat == seat:
        return False
    return seat in frame.seats or owner_of(s, frame.target) == seat


def redirections(t: Tables, s: VentureState, frame: RedPlayed, seat: int) -> Iterator[Aim]:
    """Other targets that a card played on a seat can get: objects of a third player (ASV-RED-19, ASV-RED-20)."""
    if frame.seats:
        for other in range(len(s.hands)):
            if other not in (*frame.seats, frame.seat, seat) and has_ship(s, other):
                called = tuple(sorted({*frame.seats, other} - {seat}))
                yield frame.target, "", called
        return
    for target, to, seats in aims(t, s, frame.seat, t.effects[frame.card]):
        owner = owner_of(s, target)
        if owner >= 0 and owner not in (seat, frame.seat, partner(s, seat)):
            yield target, to, seats
