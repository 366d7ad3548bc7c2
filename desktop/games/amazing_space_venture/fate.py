"""What befalls ships and planets: trapped, destroyed, moved by a card."""

from __future__ import annotations

from dataclasses import replace

from desktop.games.amazing_space_venture.actions import SPOTS
from desktop.games.amazing_space_venture.doing import Play, against, can_land, homes, planet_address, webbed
from desktop.games.amazing_space_venture.events import PlanetDestroyed, ShipDestroyed, ShipMoved, ShipTrapped
from desktop.games.amazing_space_venture.frames import Destroying
from desktop.games.amazing_space_venture.grid import NAMES
from desktop.games.amazing_space_venture.movement import can_start, targets
from desktop.games.amazing_space_venture.state import AT_STATION, BLACK, IN_SPACE, Planet, Ship, VentureState
from desktop.games.amazing_space_venture.tables import Tables


def trap(play: Play, ship: Ship) -> None:
    """A ship under the Web stays for good; its cards go to its owner's pile (ASV-ENV-11, ASV-ENV-14)."""
    s = play.s
    for card in (*ship.cards, *ship.extras):
        lost = play.t.effects[card] == "burden"  # Captain Rookie leaves the game (ASV-EXTRA-05)
        (s.out if lost else s.personal[ship.seat]).append(card)
    s.ships[ship.id] = replace(ship, cards=(ship.cards[-1],), extras=(), trapped=True)
    play.tell(ShipTrapped(ship.seat, ship.id, NAMES[ship.square]))


def destroy(play: Play, ship: Ship, *, out: bool) -> None:
    """A ship leaves the board; its cards go to Space Junk or out of the game (ASV-RED-80)."""
    s = play.s
    if not ship.trapped:
        for card in (*ship.cards, *ship.extras):
            lost = out or play.t.effects[card] == "burden"
            (s.out if lost else s.junk).append(card)
    del s.ships[ship.id]
    play.tell(ShipDestroyed(ship.seat, ship.id, play.t.cards[ship.cards[-1]].id, NAMES[ship.square]))


def send(play: Play, ship: Ship, planet: int) -> None:
    """A card moves a ship to a planet; a Web there captures it (ASV-RED-79)."""
    square, spot = divmod(planet, 2)
    start = NAMES[ship.square]
    moved = replace(ship, square=square, spot=spot)
    play.s.ships[ship.id] = moved
    play.tell(ShipMoved(ship.seat, ship.id, start, NAMES[square], SPOTS[spot], "card", (start, NAMES[square])))
    if webbed(play.s, square) and not ship.trapped:
        trap(play, moved)


def destroy_planet(play: Play, seat: int, planet: int) -> None:
    """A planet gets a black disk; ships still there stay on the tile (ASV-RED-58, ASV-SHIP-22)."""
    s = play.s
    s.planets[planet] = Planet(s.planets[planet].value, BLACK)
    for ship in s.ships.values():
        if ship.square == planet // 2 and ship.spot == planet % 2:
            s.ships[ship.id] = replace(ship, spot=IN_SPACE)
    play.tell(PlanetDestroyed(seat, planet_address(planet)))


# ---- about to be destroyed ----------------------------------------------------------------------------------------


def may_answer(s: VentureState, frame: Destroying) -> bool:
    """Whether the owner of the next ship has a say: against an opponent's card, or by flight (ASV-RESP-08)."""
    ship = s.ships[frame.ships[0]]
    return (frame.escape and not ship.trapped) or against(s, frame.seat, ship.seat)


def escapes(t: Tables, s: VentureState, frame: Destroying) -> list[int]:
    """The planets that the next ship can flee to (ASV-RED-14, ASV-RED-16)."""
    ship = s.ships[frame.ships[0]]
    if not frame.escape or not can_start(s, ship):
        return []
    found = targets(t, s, ship, discover=False)
    return [2 * square + spot for square, spot in found if spot < AT_STATION and 2 * square + spot != frame.planet]


def shelters(s: VentureState, frame: Destroying) -> list[int]:
    """The own Home Planets that a ship can be teleported to (ASV-RED-64)."""
    ship = s.ships[frame.ships[0]]
    if ship.trapped or not against(s, frame.seat, ship.seat):
        return []
    return [planet for planet in homes(s, ship.seat) if can_land(s, planet) and planet != frame.planet]


def advance_destroying(play: Play, frame: Destroying) -> bool:
    """Destroy ships whose owners have no say; wait for the others; then the planet."""
    s = play.s
    if frame.ships:
        if may_answer(s, frame):
            return False
        lose_next(play, frame)
        return True
    s.stack.pop()
    if frame.planet >= 0:
        destroy_planet(play, frame.seat, frame.planet)
    return True


def lose_next(play: Play, frame: Destroying) -> None:
    """The next ship is destroyed."""
    play.swap(replace(frame, ships=frame.ships[1:]))
    destroy(play, play.s.ships[frame.ships[0]], out=frame.fate == "out")


def save_next(play: Play, frame: Destroying, planet: int) -> None:
    """The next ship gets away to a planet."""
    play.swap(replace(frame, ships=frame.ships[1:]))
    send(play, play.s.ships[frame.ships[0]], planet)
