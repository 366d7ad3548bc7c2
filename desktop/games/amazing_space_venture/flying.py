"""Phase 3: moving ships, landing, and firing on others."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import (
    SPOTS,
    FireLaser,
    FireTorpedo,
    MoveShip,
    VentureAction,
    move_ship,
)
from desktop.games.amazing_space_venture.doing import (
    Play,
    against,
    has_extra,
    movement,
    opponents,
    refuse,
    role_of,
    ship_address,
    ships_on,
    under_meteors,
    webbed,
)
from desktop.games.amazing_space_venture.energy import energy_refusal, enter_phase, pay, phase_refusal
from desktop.games.amazing_space_venture.events import LaserFired, PieceReturned, ShipMoved, TorpedoFired
from desktop.games.amazing_space_venture.fate import trap
from desktop.games.amazing_space_venture.frames import (
    AfterShot,
    Boarders,
    Conquest,
    Destroying,
    Discovery,
    ExtraMove,
    Landing,
    Window,
)
from desktop.games.amazing_space_venture.grid import BIT, NAMES, NUMBER, grown
from desktop.games.amazing_space_venture.movement import (
    barred,
    can_discover,
    can_start,
    goes_by_path,
    move_refusal,
    paths_at,
    route,
    targets,
)
from desktop.games.amazing_space_venture.regions import complete_path, root
from desktop.games.amazing_space_venture.state import (
    AT_STATION,
    MOVES,
    NOBODY,
    Pirate,
    Ship,
    Station,
    VentureState,
)
from desktop.games.amazing_space_venture.tables import Tables
from desktop.games.amazing_space_venture.turns import ENERGY
from desktop.kernel.game import Refusal
from desktop.kernel.words import Address

COST = 1


# ---- moving ------------------------------------------------------------------------------------------------------


def moving_refusal(t: Tables, s: VentureState, seat: int) -> Refusal | None:
    """Why a seat can move no ship now."""
    if s.stack and isinstance(s.stack[-1], ExtraMove) and s.stack[-1].seat == seat:
        return None
    if refusal := phase_refusal(s, seat, MOVES):
        return refusal
    if s.turn.moves and not _moves_twice(t, s, seat):
        return refuse("ASV-SHIP-01", "One ship moves in a turn; one has moved already.")
    return energy_refusal(s, seat, COST)


def _moves_twice(t: Tables, s: VentureState, seat: int) -> bool:
    """Gavin's Raiders may move twice with energy points when they do nothing else (ASV-VAR3-05)."""
    turn = s.turn
    return (
        s.rules.energy_points
        and role_of(t, s, seat) == "moves"
        and turn.moves == 1
        and turn.energy == ENERGY - COST
        and not turn.discards
        and not turn.reds[seat]
        and not turn.placed
    )


def move_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Every move of every own ship, when a ship may be moved at all."""
    discover = can_discover(t, s, seat)
    for ship in s.ships.values():
        if ship.seat == seat:
            for square, spot in targets(t, s, ship, discover=discover):
                yield move_ship(seat, ship.id, NAMES[square], SPOTS[spot])


def move_action_refusal(t: Tables, s: VentureState, action: MoveShip) -> Refusal | None:
    ship = s.ships.get(action.ship)
    if refusal := moving_refusal(t, s, action.seat):
        return refusal
    if ship is None or ship.seat != action.seat:
        return refuse("ASV-SHIP-01", "You move your own ships only.")
    return move_refusal(t, s, ship, NUMBER[action.square], SPOTS.index(action.spot))


def move(play: Play, action: MoveShip) -> None:
    s = play.s
    ship, square, spot = s.ships[action.ship], NUMBER[action.square], SPOTS.index(action.spot)
    if s.stack and isinstance(s.stack[-1], ExtraMove):
        s.stack.pop()
    else:
        enter_phase(s, MOVES)
        pay(play, action.seat, COST)
        s.turn.only = s.turn.moves > 0  # the second move of Gavin's Raiders ends the turn
        s.turn.moves += 1
    _fly(play, ship, square, spot)


def _fly(play: Play, ship: Ship, square: int, spot: int) -> None:
    t, s = play.t, play.s
    start = NAMES[ship.square]
    if square == ship.square and ship.spot >= AT_STATION:
        event = ShipMoved(ship.seat, ship.id, start, start, SPOTS[spot], "stay", (start,))
    elif goes_by_path(t, s, ship, square, spot):
        event = ShipMoved(ship.seat, ship.id, start, NAMES[square], SPOTS[spot], "path", (start, NAMES[square]))
    else:
        event = ShipMoved(ship.seat, ship.id, start, NAMES[square], SPOTS[spot], "steps", route(t, s, ship, square))
    s.ships[ship.id] = replace(ship, square=square, spot=spot)
    play.tell(event)
    play.push(Landing(ship.seat, ship.id))


# ---- landing -----------------------------------------------------------------------------------------------------


def advance_landing(play: Play, frame: Landing) -> bool:
    """First the others may answer the move, then it takes effect (ASV-RESP-03)."""
    s = play.s
    play.swap(replace(frame, stage=frame.stage + 1))
    ship = s.ships[frame.ship]
    match frame.stage:
        case 0:
            everyone = opponents(s, frame.seat)
            if everyone and not s.turn.sneak:
                play.push(Window("W2", everyone, everyone))
        case 1:
            if webbed(s, ship.square) and not ship.trapped:
                trap(play, ship)
        case 2:
            _board(play, ship)
        case _:
            s.stack.pop()
            _reach_planet(play, ship)
    return True


def _board(play: Play, ship: Ship) -> None:
    """A Pirate Crew meets opponents' ships (ASV-EXTRA-26)."""
    s = play.s
    if not has_extra(play.t, ship, "boarding"):
        return
    met = {other.seat for other in ships_on(s, ship.square) if against(s, ship.seat, other.seat)}
    others = tuple(seat for seat in sorted(met) if s.hands[seat])
    if others:
        play.push(Boarders(ship.seat, others))


def _reach_planet(play: Play, ship: Ship) -> None:
    if ship.spot >= AT_STATION:
        return
    planet = 2 * ship.square + ship.spot
    owner = play.s.planets[planet].owner
    if owner == NOBODY:
        play.push(Discovery(ship.seat, ship.id, planet, ship.seat))
    elif against(play.s, ship.seat, owner):
        play.push(Conquest(ship.seat, ship.id, planet))


# ---- firing ------------------------------------------------------------------------------------------------------


def laser_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    for ship in s.ships.values():
        if ship.seat == seat and ship.extras and _laser_refusal(t, s, ship) is None:
            for target in laser_targets(t, s, ship):
                yield FireLaser(seat, ship.id, target)


def _laser_refusal(t: Tables, s: VentureState, ship: Ship) -> Refusal | None:
    if refusal := phase_refusal(s, ship.seat, MOVES):
        return refusal
    if not has_extra(t, ship, "laser") or not can_start(s, ship):
        return refuse("ASV-EXTRA-19", "This ship has no Laser Beam to fire.", ship_address(ship.id))
    if ship.armed_on >= s.turn.number:
        return refuse("ASV-EXTRA-19", "The Laser Beam fires from the next turn on.", ship_address(ship.id))
    if s.turn.acted:
        return refuse("ASV-EXTRA-21", "Firing is the only thing done in a turn besides tiles.")
    return energy_refusal(s, ship.seat, COST)


def laser_targets(t: Tables, s: VentureState, ship: Ship) -> list[Address]:
    """Opponents' pieces within M steps, ships under the Web left out (ASV-EXTRA-19)."""
    near = BIT[ship.square]
    for _ in range(movement(t, ship)):
        near = grown(near)
    found = [
        ship_address(other.id)
        for other in s.ships.values()
        if near & BIT[other.square] and not other.trapped and _may_hit(s, ship.seat, other.seat, other.square)
    ]
    for kind, pieces in (("probe", s.probes), ("station", s.stations), ("pirate", s.pirates)):
        for piece in pieces:
            if near & BIT[piece.square] and _may_hit(s, ship.seat, piece.seat, piece.square):
                found.append(f"{kind}:{NAMES[piece.square]}:{piece.seat}")
    return list(dict.fromkeys(found))


def _may_hit(s: VentureState, seat: int, owner: int, square: int) -> bool:
    return against(s, seat, owner) and not under_meteors(s, square)


def laser_refusal(t: Tables, s: VentureState, action: FireLaser) -> Refusal | None:
    ship = s.ships.get(action.ship)
    if ship is None or ship.seat != action.seat:
        return refuse("ASV-EXTRA-19", "You fire from your own ships only.")
    if refusal := _laser_refusal(t, s, ship):
        return refusal
    if action.target not in laser_targets(t, s, ship):
        return refuse("ASV-EXTRA-19", "That is no piece of an opponent within reach.", action.target)
    return None


def fire_laser(play: Play, action: FireLaser) -> None:
    """Destroy one piece; a station takes the ships at it along (ASV-EXTRA-20). Nothing else is done in this turn."""
    s = play.s
    enter_phase(s, MOVES)
    pay(play, action.seat, COST)
    s.turn.only = True
    play.tell(LaserFired(action.seat, action.ship, action.target))
    kind, _, rest = action.target.partition(":")
    laser = next(card for card in s.ships[action.ship].extras if play.t.effects[card] == "laser")
    if kind == "ship":
        play.push(Destroying(action.seat, laser, (int(rest),), "junk"))
        return
    name, _, owner = rest.partition(":")
    seat, square = int(owner), NUMBER[name]
    if kind == "station":
        s.stations.remove(Station(seat, square))
        play.tell(PieceReturned(seat, "station", name, "shot"))
        there = [ship for ship in ships_on(s, square) if ship.spot == AT_STATION and ship.seat == seat]
        play.push(Destroying(action.seat, laser, tuple(ship.id for ship in there if not ship.trapped), "junk"))
    elif kind == "probe":
        s.probes.remove(next(probe for probe in s.probes if (probe.seat, probe.square) == (seat, square)))
        play.tell(PieceReturned(seat, "probe", name, "shot"))
    else:
        _shoot_pirate(play, next(p for p in s.pirates if (p.seat, p.square) == (seat, square)))


def _shoot_pirate(play: Play, pirate: Pirate) -> None:
    play.s.pirates.remove(pirate)
    play.tell(PieceReturned(pirate.seat, "pirate", NAMES[pirate.square], "shot"))


def torpedo_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    for ship in s.ships.values():
        if ship.seat == seat and ship.extras and _torpedo_refusal(t, s, ship) is None:
            for target in torpedo_targets(t, s, ship):
                yield FireTorpedo(seat, ship.id, target)


def _torpedo_refusal(t: Tables, s: VentureState, ship: Ship) -> Refusal | None:
    if not has_extra(t, ship, "torpedo") or not can_start(s, ship):
        return refuse("ASV-EXTRA-24", "This ship has no Photon Torpedo to fire.", ship_address(ship.id))
    if refusal := phase_refusal(s, ship.seat, MOVES) or energy_refusal(s, ship.seat, COST):
        return refusal
    if s.turn.moves:
        return refuse("ASV-EXTRA-25", "A shot takes the place of the ship move of this turn.")
    return None


def torpedo_targets(t: Tables, s: VentureState, ship: Ship) -> dict[Address, Pirate]:
    """Opponents' pirates on paths that lead to the discovered planet of the ship (ASV-EXTRA-24)."""
    planet = 2 * ship.square + ship.spot
    if ship.spot >= AT_STATION or s.planets[planet].owner < 0:
        return {}
    paths = set(paths_at(t, s, planet))
    return {
        f"pirate:{NAMES[pirate.square]}:{pirate.seat}": pirate
        for pirate in s.pirates
        if root(s, pirate.segment) in paths and _may_hit(s, ship.seat, pirate.seat, pirate.square)
    }


def torpedo_refusal(t: Tables, s: VentureState, action: FireTorpedo) -> Refusal | None:
    ship = s.ships.get(action.ship)
    if ship is None or ship.seat != action.seat:
        return refuse("ASV-EXTRA-24", "You fire from your own ships only.")
    if refusal := _torpedo_refusal(t, s, ship):
        return refusal
    if action.target not in torpedo_targets(t, s, ship):
        return refuse("ASV-EXTRA-24", "No opponent's pirate stands there on a path to this planet.", action.target)
    return None


def fire_torpedo(play: Play, action: FireTorpedo) -> None:
    s, ship = play.s, play.s.ships[action.ship]
    pirate = torpedo_targets(play.t, s, ship)[action.target]
    enter_phase(s, MOVES)
    pay(play, action.seat, COST)
    s.turn.moves += 1
    play.tell(TorpedoFired(action.seat, ship.id, action.target))
    _shoot_pirate(play, pirate)
    play.push(AfterShot(action.seat, ship.id, pirate.segment))


def shot_targets(t: Tables, s: VentureState, frame: AfterShot) -> list[int]:
    """Where the ship may move after its shot: the next planet of the freed path (ASV-EXTRA-25)."""
    ship, path = s.ships[frame.ship], root(s, frame.segment)
    if not complete_path(s, path) or barred(s, frame.seat, path):
        return []
    here = 2 * ship.square + ship.spot
    found = targets(t, s, ship, discover=can_discover(t, s, frame.seat))
    return [planet for planet in s.ends[path] if planet != here and (planet // 2, planet % 2) in found]


def move_after_shot(play: Play, frame: AfterShot, planet: int) -> None:
    play.s.stack.pop()
    _fly(play, play.s.ships[frame.ship], planet // 2, planet % 2)


def shot_actions(t: Tables, s: VentureState, frame: AfterShot) -> Iterator[VentureAction]:
    for planet in shot_targets(t, s, frame):
        yield move_ship(frame.seat, frame.ship, NAMES[planet // 2], SPOTS[planet % 2])
