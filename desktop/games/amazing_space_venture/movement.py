"""Where ships can go: king steps, worm holes and paths."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.games.amazing_space_venture.doing import (
    against,
    can_land,
    holds,
    movement,
    ship_address,
    under_meteors,
)
from desktop.games.amazing_space_venture.energy import affordable, card_cost
from desktop.games.amazing_space_venture.grid import BIT, NAMES, SIZE, grown, members, square_address
from desktop.games.amazing_space_venture.regions import complete_path, root
from desktop.games.amazing_space_venture.state import (
    AT_STATION,
    BLACK,
    IN_SPACE,
    NO_TILE,
    NOBODY,
    Ship,
    Station,
    VentureState,
)
from desktop.games.amazing_space_venture.tables import PATH, Tables
from desktop.kernel.game import Refusal
from desktop.kernel.words import Sentence


def open_holes(t: Tables, s: VentureState) -> int:
    """The squares of all open worm holes: printed ones without a tile, and those on tiles (ASV-WORM-02)."""
    holes = 0
    for square in t.worm_hole_squares:
        if s.tiles[square] == NO_TILE:
            holes |= BIT[square]
    for square in s.holes:
        holes |= BIT[square]
    return holes


def sun_squares(s: VentureState) -> int:
    return sum(BIT[square] for square in s.suns)


def step_layers(t: Tables, s: VentureState, ship: Ship, m: int) -> list[int]:
    """The squares reached with 0, 1, ... up to ``m`` points. All open holes count as one square (ASV-WORM-10)."""
    holes, free = open_holes(t, s), ~sun_squares(s)
    layers = [BIT[ship.square]]
    for _ in range(m):
        reached = layers[-1]
        if reached & holes:
            reached |= holes
        reached = grown(reached) & free
        if reached & holes:
            reached |= holes
        layers.append(reached)
    return layers


def steps_of(t: Tables, s: VentureState, ship: Ship) -> int:
    """Points for steps: M, but none for a Shuttle, which keeps to paths (ASV-SHIP-13, ASV-EXTRA-13)."""
    m = movement(t, ship)
    if ship.cards[-1] in t.paths_only:
        return min(m, 1) if s.rules.shuttle_jets_step else 0
    return m


def path_targets(t: Tables, s: VentureState, ship: Ship) -> Iterator[tuple[int, int]]:
    """(planet, path) for each complete path from the ship's planet that no opponent's pirate bars (ASV-SHIP-15)."""
    if ship.spot >= AT_STATION:
        return
    start = 2 * ship.square + ship.spot
    if start not in s.planets:
        return
    for path in paths_at(t, s, start):
        if complete_path(s, path) and not barred(s, ship.seat, path):
            ends = s.ends[path]
            yield ends[1] if ends[0] == start else ends[0], path


def paths_at(t: Tables, s: VentureState, planet: int) -> Iterator[int]:
    """The roots of the paths that begin at a planet."""
    square, place = divmod(planet, 2)
    face, rotation = divmod(s.tiles[square], 4)
    for piece in t.faces[face].pieces[rotation]:
        if piece.kind == PATH and place in piece.planets:
            yield root(s, s.segment_at[4 * square + piece.sides[0]])


def barred(s: VentureState, seat: int, path: int) -> bool:
    """Whether an opponent's pirate stands on a path (ASV-PIRATE-07, ASV-PIRATE-19)."""
    return any(against(s, seat, pirate.seat) and root(s, pirate.segment) == path for pirate in s.pirates)


def can_start(s: VentureState, ship: Ship) -> bool:
    return not ship.trapped and not under_meteors(s, ship.square)


def targets(t: Tables, s: VentureState, ship: Ship, *, discover: bool) -> list[tuple[int, int]]:
    """(square, spot) of every legal end of a move, ascending. ``discover``: a Planet card is at hand (ASV-SHIP-14)."""
    if not can_start(s, ship):
        return []
    m = steps_of(t, s, ship)
    found = {(planet // 2, planet % 2) for planet, _ in path_targets(t, s, ship) if _may_land(s, planet, discover)}
    layers = step_layers(t, s, ship, m)
    reached = layers[-1] if m else 0
    found.update(_planets_reached(s, ship, reached, discover))
    for station in s.stations:
        if station.seat == ship.seat and reached & BIT[station.square] and station.square != ship.square:
            found.add((station.square, AT_STATION))
    if m and ship.cards[-1] in t.rests_in_space:
        here = ship.square
        found.update((square, IN_SPACE) for square in members(reached) if s.tiles[square] == NO_TILE and square != here)
    return sorted(found)


def _planets_reached(s: VentureState, ship: Ship, reached: int, discover: bool) -> Iterator[tuple[int, int]]:
    for number in s.planets:
        square, place = number // 2, number % 2
        if square != ship.square:
            if reached & BIT[square] and _may_land(s, number, discover):
                yield square, place
        elif ship.spot < AT_STATION:  # the other planet of a twin tile is one step away (ASV-SHIP-21)
            if reached and place != ship.spot and _may_land(s, number, discover):
                yield square, place
        elif ship.spot == IN_SPACE and s.planets[number].owner == NOBODY and _may_land(s, number, discover):
            yield square, place  # staying on a square that got a tile (ASV-SHIP-20, ASV-SHIP-25)


def _may_land(s: VentureState, planet: int, discover: bool) -> bool:
    found = s.planets[planet]
    if found.owner == NOBODY:
        return discover and not under_meteors(s, planet // 2)
    return can_land(s, planet)


def can_discover(t: Tables, s: VentureState, seat: int) -> bool:
    """Whether a seat holds a Planet card and can pay for playing it, and for a move that is not free or paid yet."""
    cost = card_cost(t, s, seat, "planet")
    return holds(t, s, seat, "planet") and affordable(s, seat, cost + (not s.stack))


def goes_by_path(t: Tables, s: VentureState, ship: Ship, square: int, spot: int) -> bool:
    """Whether a move leads along a path: where both ways lead to a planet, steps are taken."""
    if spot >= AT_STATION:
        return False
    if square == ship.square:
        reached = bool(steps_of(t, s, ship)) or ship.spot == IN_SPACE
    else:
        reached = bool(step_layers(t, s, ship, steps_of(t, s, ship))[-1] & BIT[square])
    return not reached


def route(t: Tables, s: VentureState, ship: Ship, square: int) -> tuple[str, ...]:
    """The squares of a shortest walk, start, end and the holes it uses included."""
    layers = step_layers(t, s, ship, steps_of(t, s, ship))
    holes = open_holes(t, s)
    cost = next((n for n, layer in enumerate(layers) if layer & BIT[square]), 0)
    back = [square]
    for layer in reversed(layers[:cost]):
        here = BIT[back[-1]]
        before = layer & grown(here)
        if not before:  # through the holes, which all count as one square
            back += _through_holes(layer, here, holes)
            before = BIT[back.pop()]
        back.append(min(members(before), key=lambda near: _apart(near, ship.square)))
    return tuple(NAMES[place] for place in dict.fromkeys(reversed(back)))


def _apart(one: int, other: int) -> int:
    """How far two squares lie apart as the crow flies, squared: of equally short walks the straight one is shown."""
    down, right = one // SIZE - other // SIZE, one % SIZE - other % SIZE
    return down * down + right * right


def _through_holes(layer: int, here: int, holes: int) -> list[int]:
    """The holes between a square and the layer it was reached from, and a square of that layer, backwards."""
    if not here & holes:  # the last step led out of a hole on which the walk began
        return [members(grown(here) & holes)[0], members(layer & holes)[0]]
    start = members(layer & grown(holes))[0]
    return [members(grown(BIT[start]) & holes)[0], start]


# ---- why not -----------------------------------------------------------------------------------------------------


def move_refusal(t: Tables, s: VentureState, ship: Ship, square: int, spot: int) -> Refusal | None:
    """Why a ship cannot end its move there."""
    discover = can_discover(t, s, ship.seat)
    if (square, spot) in targets(t, s, ship, discover=discover):
        return None
    rule, text = _why_not(t, s, ship, square, spot)
    words: dict[str, str | int] = {"square": NAMES[square], "m": movement(t, ship)}
    places = (ship_address(ship.id), square_address(square))
    return Refusal(rule, Sentence(text, words, places))


def _why_not(t: Tables, s: VentureState, ship: Ship, square: int, spot: int) -> tuple[str, str]:
    if ship.trapped:
        return "ASV-ENV-11", "The ship is trapped in the Electromagnetic Web and never moves again."
    if under_meteors(s, ship.square) or under_meteors(s, square):
        return "ASV-RED-38", "A Meteor Shower keeps ships from leaving or reaching {square}."
    if square in s.suns:
        return "ASV-SUN-16", "A ship cannot enter the Sun on {square}."
    if spot == IN_SPACE:
        return _why_not_space(t, s, ship, square)
    if spot == AT_STATION:
        if Station(ship.seat, square) not in s.stations:
            return "ASV-STATION-04", "There is no station of the ship's owner on {square}."
        return _too_far(t, ship)
    planet = s.planets.get(2 * square + spot)
    if planet is None:
        return "ASV-SHIP-14", "{square} holds no such planet."
    if planet.owner == BLACK:
        return "ASV-SHIP-19", "The planet on {square} is destroyed: no ship can land there."
    if square == ship.square:
        return "ASV-SHIP-23", "A ship that does not leave its place has not landed."
    if planet.owner == NOBODY and not can_discover(t, s, ship.seat):
        return "ASV-SHIP-10", "The planet on {square} is undiscovered, and no Planet card can be played."
    if ship.spot < AT_STATION:
        start = 2 * ship.square + ship.spot
        for path in paths_at(t, s, start):
            if 2 * square + spot in s.ends[path] and barred(s, ship.seat, path):
                return "ASV-PIRATE-07", "An opponent's pirate bars the path to {square}."
    return _too_far(t, ship)


def _why_not_space(t: Tables, s: VentureState, ship: Ship, square: int) -> tuple[str, str]:
    if ship.cards[-1] not in t.rests_in_space:
        return "ASV-SHIP-09", "Only Scout Ships and Flying Saucers may end a move in Deep Space."
    if s.tiles[square] != NO_TILE:
        return "ASV-SHIP-09", "{square} holds a tile: that is no empty square to rest on."
    return _too_far(t, ship)


def _too_far(t: Tables, ship: Ship) -> tuple[str, str]:
    if ship.cards[-1] in t.paths_only:
        return "ASV-SHIP-13", "A Space Shuttle moves along complete paths only; none leads to {square}."
    return "ASV-SHIP-02", "{square} is further away than M+{m}, and no complete path leads there."
