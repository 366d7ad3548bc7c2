"""Phase 2: ships, upgrades, probes, stations, pirates and Space Ship Extras."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from desktop.games.amazing_space_venture.actions import (
    AddShip,
    PlacePirate,
    PlaceProbe,
    PlaceStation,
    UpgradeShip,
    VentureAction,
)
from desktop.games.amazing_space_venture.doing import (
    Play,
    against,
    homes,
    planet_address,
    planet_number,
    refuse,
    ship_address,
    under_meteors,
)
from desktop.games.amazing_space_venture.energy import (
    energy_refusal,
    enter_phase,
    pay,
    phase_refusal,
)
from desktop.games.amazing_space_venture.events import (
    PieceLaid,
    ShipAdded,
    ShipUpgraded,
)
from desktop.games.amazing_space_venture.frames import ExtraPiece
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, OFF, square_address
from desktop.games.amazing_space_venture.regions import complete_galaxy, root
from desktop.games.amazing_space_venture.state import (
    BLACK,
    IN_SPACE,
    PIECES,
    Pirate,
    Probe,
    Ship,
    Station,
    VentureState,
)
from desktop.games.amazing_space_venture.tables import GALAXY, PATH, Piece, Tables
from desktop.kernel.game import Refusal

MOST_PIECES = 2
FAST = 2
"""At most one ship of a printed movement above this is in play (ASV-PIECE-19)."""
COST = 1


# ---- what may be placed -------------------------------------------------------------------------------------------


def piece_refusal(s: VentureState, seat: int) -> Refusal | None:
    """Why a seat can place no piece now, not looking at which."""
    if s.stack and isinstance(s.stack[-1], ExtraPiece) and s.stack[-1].seat == seat:
        return None
    if refusal := phase_refusal(s, seat, PIECES):
        return refusal
    if s.turn.pieces:
        return refuse("ASV-PIECE-01", "One ship, upgrade, probe, station or pirate a turn: it is placed already.")
    return energy_refusal(s, seat, COST)


def piece_actions(t: Tables, s: VentureState, seat: int) -> Iterator[VentureAction]:
    """Every ship, upgrade and piece that could be placed, when a piece may be placed at all."""
    kinds = t.kinds
    for card in dict.fromkeys(s.hands[seat]):
        if kinds[card] == "ship":
            yield from _ship_actions(t, s, seat, card)
    for square in dict.fromkeys(s.turn.placed):
        yield from _piece_actions(t, s, seat, square)


def _ship_actions(t: Tables, s: VentureState, seat: int, card: int) -> Iterator[VentureAction]:
    name = t.cards[card].id
    if _add_refusal(t, s, seat, card) is None:
        for planet in homes(s, seat):
            if _entry_refusal(s, seat, planet) is None:
                yield AddShip(seat, name, planet_address(planet))
    for ship in s.ships.values():
        if ship.seat == seat and _upgrade_refusal(t, s, ship, card) is None:
            yield UpgradeShip(seat, name, ship.id)


def _piece_actions(t: Tables, s: VentureState, seat: int, square: int) -> Iterator[VentureAction]:
    name = NAMES[square]
    for part in range(len(parts(t, s, square, GALAXY))):
        if _probe_refusal(t, s, seat, square, part) is None:
            yield PlaceProbe(seat, name, part)
    if _station_refusal(s, seat, square) is None:
        yield PlaceStation(seat, name)
    for part in range(len(parts(t, s, square, PATH))):
        if _pirate_refusal(t, s, seat, square, part) is None:
            yield PlacePirate(seat, name, part)


def parts(t: Tables, s: VentureState, square: int, kind: int) -> tuple[Piece, ...]:
    """The galaxy parts or paths of a placed tile, in the order by which actions count them."""
    return t.parts[kind][s.tiles[square]] if s.tiles[square] >= 0 else ()


def segment_of(s: VentureState, square: int, piece: Piece) -> int:
    return s.segment_at[4 * square + piece.sides[0]]


# ---- ships -------------------------------------------------------------------------------------------------------


def flying(s: VentureState, seat: int) -> list[Ship]:
    """The ships that count to the limits: trapped ones do not (ASV-ENV-13)."""
    return [ship for ship in s.ships.values() if ship.seat == seat and not ship.trapped]


def _piece_free(t: Tables, s: VentureState, seat: int, card: int) -> bool:
    used = sum(ship.seat == seat and ship.cards[-1] == card for ship in s.ships.values())
    return used < t.pieces_of_ships[card]


def _hand_refusal(t: Tables, s: VentureState, seat: int, card: int, kind: str) -> Refusal | None:
    if card not in s.hands[seat] or t.kinds[card] != kind:
        return refuse("ASV-PIECE-02", "You hold no such card.")
    return None


def _add_refusal(t: Tables, s: VentureState, seat: int, card: int) -> Refusal | None:
    mine = flying(s, seat)
    if len(mine) >= MOST_PIECES:
        return refuse("ASV-PIECE-18", "Two ships are in play already; upgrade one instead.")
    if not _piece_free(t, s, seat, card):
        return refuse("ASV-PIECE-22", "Every piece of this ship flies already.")
    if t.movement[card] > FAST and any(t.movement[ship.cards[-1]] > FAST for ship in mine):
        return refuse("ASV-PIECE-19", "Only one ship with an M above +2 may be in play.")
    return None


def _entry_refusal(s: VentureState, seat: int, planet: int) -> Refusal | None:
    found = s.planets.get(planet)
    if found is None or found.owner != seat or not found.large:
        return refuse("ASV-PIECE-02", "A new ship enters on a planet under your own large disk.")
    if found.web or under_meteors(s, planet // 2):
        return refuse("ASV-PIECE-03", "No ship can enter there now.", planet_address(planet))
    return None


def add_refusal(t: Tables, s: VentureState, action: AddShip) -> Refusal | None:
    card = t.card_number.get(action.card, -1)
    return (
        piece_refusal(s, action.seat)
        or _hand_refusal(t, s, action.seat, card, "ship")
        or _add_refusal(t, s, action.seat, card)
        or _entry_refusal(s, action.seat, planet_number(action.planet))
    )


def add_ship(play: Play, action: AddShip) -> None:
    s, card = play.s, play.t.card_number[action.card]
    _spend_piece(play, action.seat)
    play.take_from_hand(action.seat, card)
    planet = planet_number(action.planet)
    number = s.next_ship
    s.next_ship += 1
    s.ships[number] = Ship(number, action.seat, (card,), (), planet // 2, planet % 2)
    play.tell(ShipAdded(action.seat, number, action.card, action.planet))


def _upgrade_refusal(t: Tables, s: VentureState, ship: Ship, card: int) -> Refusal | None:
    if t.movement[card] <= t.movement[ship.cards[-1]]:
        return refuse("ASV-PIECE-05", "An upgrade needs a strictly higher M.", ship_address(ship.id))
    if ship.trapped:
        return refuse("ASV-ENV-14", "The cards of a trapped ship are out of play.", ship_address(ship.id))
    if not _piece_free(t, s, ship.seat, card):
        return refuse("ASV-PIECE-22", "Every piece of this ship flies already.")
    others = [other for other in flying(s, ship.seat) if other.id != ship.id]
    if t.movement[card] > FAST and any(t.movement[other.cards[-1]] > FAST for other in others):
        return refuse("ASV-PIECE-19", "Only one ship with an M above +2 may be in play.")
    if ship.spot == IN_SPACE and s.tiles[ship.square] < 0 and card not in t.rests_in_space:
        return refuse("ASV-PIECE-11", "In Deep Space a ship can become a Flying Saucer only.", ship_address(ship.id))
    return None


def upgrade_refusal(t: Tables, s: VentureState, action: UpgradeShip) -> Refusal | None:
    card = t.card_number.get(action.card, -1)
    ship = s.ships.get(action.ship)
    if refusal := piece_refusal(s, action.seat) or _hand_refusal(t, s, action.seat, card, "ship"):
        return refusal
    if ship is None or ship.seat != action.seat:
        return refuse("ASV-PIECE-05", "You upgrade your own ships only.")
    return _upgrade_refusal(t, s, ship, card)


def upgrade_ship(play: Play, action: UpgradeShip) -> None:
    """The old card stays under the new one, the extras with it (ASV-PIECE-06, ASV-PIECE-08)."""
    card = play.t.card_number[action.card]
    ship = play.s.ships[action.ship]
    _spend_piece(play, action.seat)
    play.take_from_hand(action.seat, card)
    play.s.ships[ship.id] = replace(ship, cards=(*ship.cards, card))
    play.tell(ShipUpgraded(action.seat, ship.id, action.card, play.t.cards[ship.cards[-1]].id))


def _spend_piece(play: Play, seat: int) -> None:
    """Use up the one piece of the turn, or the extra one of Cyber Jump."""
    s = play.s
    if s.stack and isinstance(s.stack[-1], ExtraPiece):
        s.stack.pop()
    else:
        enter_phase(s, PIECES)
        pay(play, seat, COST)
        s.turn.pieces += 1


# ---- probes, stations, pirates -----------------------------------------------------------------------------------


def _just_placed(s: VentureState, square: int) -> Refusal | None:
    if square not in s.turn.placed:
        return refuse(
            "ASV-PIECE-15",
            "Pieces go on tiles that you placed in this turn; {square} is none.",
            square_address(square),
            square=NAMES[square],
        )
    return None


def _probe_refusal(t: Tables, s: VentureState, seat: int, square: int, part: int) -> Refusal | None:
    if refusal := _just_placed(s, square):
        return refusal
    found = parts(t, s, square, GALAXY)
    if not 0 <= part < len(found):
        return refuse("ASV-PIECE-12", "This tile has no such galaxy part.", square_address(square))
    if sum(probe.seat == seat for probe in s.probes) >= MOST_PIECES:
        return refuse("ASV-PIECE-18", "Both of your probes are in play.")
    if complete_galaxy(s, root(s, segment_of(s, square, found[part]))):
        return refuse("ASV-GALAXY-13", "This galaxy is complete: it takes no probe.", square_address(square))
    return None


def _station_refusal(s: VentureState, seat: int, square: int) -> Refusal | None:
    if refusal := _just_placed(s, square):
        return refusal
    if square in s.suns:
        return refuse("ASV-PIECE-13", "No station can be placed on a Sun.", square_address(square))
    if sum(station.seat == seat for station in s.stations) >= MOST_PIECES:
        return refuse("ASV-PIECE-18", "Both of your stations are in play.")
    return None


def _pirate_refusal(t: Tables, s: VentureState, seat: int, square: int, part: int) -> Refusal | None:
    if refusal := _just_placed(s, square):
        return refusal
    if t.faces[s.tiles[square] // 4].planets:
        return refuse("ASV-PIRATE-01", "No pirate can be placed on a tile with a planet.", square_address(square))
    found = parts(t, s, square, PATH)
    if not 0 <= part < len(found):
        return refuse("ASV-PIECE-14", "This tile has no such path.", square_address(square))
    if sum(pirate.seat == seat for pirate in s.pirates) >= MOST_PIECES:
        return refuse("ASV-PIECE-18", "Both of your pirates are in play.")
    if s.dead[root(s, segment_of(s, square, found[part]))]:
        return refuse("ASV-PIRATE-04", "This path is dead: it can never join two planets.", square_address(square))
    for side in found[part].sides:
        if (other := NEXT[square][side]) != OFF and (planet := _hostile_planet(t, s, seat, other)) is not None:
            text = "The path leads straight to an opponent's planet on {square}."
            return refuse("ASV-PIRATE-03", text, planet_address(planet), square=NAMES[other])
    return None


def _hostile_planet(t: Tables, s: VentureState, seat: int, square: int) -> int | None:
    for place in (0, 1):
        planet = s.planets.get(2 * square + place)
        if planet and planet.owner != BLACK and against(s, seat, planet.owner):
            return 2 * square + place
    return None


def probe_refusal(t: Tables, s: VentureState, action: PlaceProbe) -> Refusal | None:
    return piece_refusal(s, action.seat) or _probe_refusal(t, s, action.seat, NUMBER[action.square], action.part)


def station_refusal(t: Tables, s: VentureState, action: PlaceStation) -> Refusal | None:
    return piece_refusal(s, action.seat) or _station_refusal(s, action.seat, NUMBER[action.square])


def pirate_refusal(t: Tables, s: VentureState, action: PlacePirate) -> Refusal | None:
    return piece_refusal(s, action.seat) or _pirate_refusal(t, s, action.seat, NUMBER[action.square], action.part)


def place_probe(play: Play, action: PlaceProbe) -> None:
    s, square = play.s, NUMBER[action.square]
    segment = segment_of(s, square, parts(play.t, s, square, GALAXY)[action.part])
    _spend_piece(play, action.seat)
    s.probes.append(Probe(action.seat, square, segment, s.turn.number))
    play.tell(PieceLaid(action.seat, "probe", action.square))


def place_station(play: Play, action: PlaceStation) -> None:
    _spend_piece(play, action.seat)
    play.s.stations.append(Station(action.seat, NUMBER[action.square]))
    play.tell(PieceLaid(action.seat, "station", action.square))


def place_pirate(play: Play, action: PlacePirate) -> None:
    s, square = play.s, NUMBER[action.square]
    segment = segment_of(s, square, parts(play.t, s, square, PATH)[action.part])
    _spend_piece(play, action.seat)
    s.pirates.append(Pirate(action.seat, square, segment))
    play.tell(PieceLaid(action.seat, "pirate", action.square))
