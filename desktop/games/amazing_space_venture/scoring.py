"""Points for probes, stations, pirates and planets, each told with its terms."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from desktop.games.amazing_space_venture.doing import Play, against, planet_address, refuse
from desktop.games.amazing_space_venture.events import PieceReturned
from desktop.games.amazing_space_venture.grid import NAMES, NEXT, NUMBER, RING, members, square_address
from desktop.games.amazing_space_venture.regions import complete_galaxy, complete_path, root
from desktop.games.amazing_space_venture.state import AT_STATION, NO_TILE, Probe, Station, Term, VentureState
from desktop.games.amazing_space_venture.tables import PATH, Tables
from desktop.kernel.game import Refusal

FULL_RING = 8
SMALL_GALAXY = 2
"""A complete galaxy of so few tiles scores 1 a tile (ASV-GALAXY-04)."""


# ---- galaxies ----------------------------------------------------------------------------------------------------


def probes_by_galaxy(s: VentureState) -> dict[int, list[Probe]]:
    found: dict[int, list[Probe]] = {}
    for probe in s.probes:
        found.setdefault(root(s, probe.segment), []).append(probe)
    return found


def leaders(probes: list[Probe]) -> list[int]:
    """The seats with most probes in a galaxy; all of them when tied (ASV-GALAXY-05)."""
    counts = Counter(probe.seat for probe in probes)
    most = max(counts.values(), default=0)
    return sorted(seat for seat, count in counts.items() if count == most)


def galaxy_points(tiles: int, complete: bool) -> int:
    """What a galaxy of so many tiles scores (ASV-GALAXY-03, -04, -08, -14)."""
    if complete:
        return 2 * tiles if tiles > SMALL_GALAXY else tiles
    return tiles if tiles > 1 else 0


def score_galaxies(play: Play, *, final: bool = False) -> None:
    """Score the complete galaxies that hold probes; at the end of the game the others as well (ASV-GALAXY-15)."""
    s = play.s
    for galaxy, probes in sorted(probes_by_galaxy(s).items()):
        complete = complete_galaxy(s, galaxy)
        if complete or final:
            counted = [probe for probe in probes if final or probe.turn != s.turn.number]
            _score_galaxy(play, galaxy, leaders(counted), complete)
            for probe in probes:
                s.probes.remove(probe)
                play.tell(PieceReturned(probe.seat, "probe", NAMES[probe.square], "scored"))


def _score_galaxy(play: Play, galaxy: int, seats: list[int], complete: bool) -> None:
    squares = members(play.s.area[galaxy])
    points = galaxy_points(len(squares), complete)
    places = tuple(map(square_address, squares))
    for seat in seats:
        play.score(seat, "galaxy", [Term(points, "complete galaxy" if complete else "unfinished galaxy", places)])


# ---- stations ----------------------------------------------------------------------------------------------------


def is_ringed(s: VentureState, square: int) -> bool:
    """Whether all 8 squares round a station hold tiles (ASV-STATION-02)."""
    return len(RING[square]) == FULL_RING and all(s.tiles[other] != NO_TILE for other in RING[square])


def station_squares(s: VentureState, square: int) -> list[int]:
    """The tiles that score for a station: its own and its neighbours but Suns (ASV-STATION-12)."""
    return [square, *(other for other in RING[square] if s.tiles[other] != NO_TILE and other not in s.suns)]


def station_refusal(s: VentureState, seat: int, name: str) -> Refusal | None:
    square = NUMBER[name]
    if Station(seat, square) not in s.stations:
        return refuse("ASV-STATION-14", "{square} holds no station of yours.", square=name)
    if not is_ringed(s, square):
        return refuse("ASV-STATION-02", "The station on {square} is not ringed by eight tiles yet.", square=name)
    return None


def score_station(play: Play, station: Station) -> None:
    places = map(square_address, station_squares(play.s, station.square))
    play.s.stations.remove(station)
    play.score(station.seat, "station", [Term(1, "tile at a station", (place,)) for place in places])
    play.tell(PieceReturned(station.seat, "station", NAMES[station.square], "scored"))


# ---- pirates -----------------------------------------------------------------------------------------------------


def path_tiles(t: Tables, s: VentureState, path: int) -> list[int]:
    """The tiles of a complete path without its planets, each once, in order from one end to the other."""
    planet = s.ends[path][0]
    for side in range(4):
        segment = s.segment_at[4 * (planet // 2) + side]
        if segment >= 0 and root(s, segment) == path and planet in _planets_of(t, s, planet // 2, side):
            return list(dict.fromkeys(_walk(t, s, planet // 2, side)))
    return []


def _walk(t: Tables, s: VentureState, square: int, side: int) -> Iterator[int]:
    while True:
        square, side = NEXT[square][side], side ^ 2
        face, rotation = divmod(s.tiles[square], 4)
        if not t.faces[face].planets:
            yield square
        piece = next(piece for piece in t.faces[face].pieces[rotation] if side in piece.sides)
        if len(piece.sides) < 2:
            return
        side = piece.sides[1] if piece.sides[0] == side else piece.sides[0]


def _planets_of(t: Tables, s: VentureState, square: int, side: int) -> tuple[int, ...]:
    """The planets at the inner end of a path side."""
    face, rotation = divmod(s.tiles[square], 4)
    piece = next(piece for piece in t.faces[face].pieces[rotation] if piece.kind == PATH and side in piece.sides)
    return tuple(2 * square + place for place in piece.planets)


def pirate_terms(t: Tables, s: VentureState, path: int) -> list[Term]:
    """1 + 2 + ... + n for the tiles of a complete path without a planet (ASV-PIRATE-13)."""
    tiles = path_tiles(t, s, path)
    return [Term(n, "tile of a pirate's path", (square_address(square),)) for n, square in enumerate(tiles, start=1)]


def remove_dead_pirates(play: Play) -> None:
    """Pirates leave a path that has died, without points (ASV-PIRATE-09)."""
    s = play.s
    for pirate in [pirate for pirate in s.pirates if s.dead[root(s, pirate.segment)]]:
        s.pirates.remove(pirate)
        play.tell(PieceReturned(pirate.seat, "pirate", NAMES[pirate.square], "dead path"))


def _score_pirates(play: Play) -> None:
    s = play.s
    for pirate in s.pirates:
        path = root(s, pirate.segment)
        if complete_path(s, path):
            play.score(pirate.seat, "pirate", pirate_terms(play.t, s, path))
        play.tell(PieceReturned(pirate.seat, "pirate", NAMES[pirate.square], "scored"))
    s.pirates = []


# ---- planets and quests ------------------------------------------------------------------------------------------


def in_own_sector(t: Tables, s: VentureState, seat: int, square: int) -> bool:
    return t.sector_of[square] == s.colours[seat]


def bonus_terms(t: Tables, s: VentureState, seat: int) -> list[Term]:
    """Inside the own sector 1 for a small disk and 2 for a large one, outside twice that (ASV-END-05, ASV-END-06)."""
    terms = []
    for inside in (True, False):
        for large in (False, True):
            found = [
                planet_address(number)
                for number, planet in sorted(s.planets.items())
                if planet.owner == seat and planet.large == large and in_own_sector(t, s, seat, number // 2) == inside
            ]
            if found:
                size = "Home Planets" if large else "planets"
                each = (2 if large else 1) * (1 if inside else 2)
                where = "in the own sector" if inside else "outside the own sector"
                terms.append(Term(each * len(found), f"{size} {where}", tuple(found)))
    return terms


def quest_terms(t: Tables, s: VentureState, seat: int, number: int) -> list[Term]:
    """What a Quest would score now; nothing while its condition is not met."""
    face = t.faces[number]
    match face.quest:
        case "peace_mission":
            return _peace_terms(t, s, seat, face.points)
        case "strong_empire":
            return _empire_terms(t, s, seat, face.points)
        case _:
            return _trade_terms(s, seat)


def _peace_terms(t: Tables, s: VentureState, seat: int, points: int) -> list[Term]:
    """A ship on an opponent's planet outside the own sector (ASV-QUEST-06)."""
    for ship in s.ships.values():
        if ship.seat != seat or ship.spot >= AT_STATION or in_own_sector(t, s, seat, ship.square):
            continue
        planet = 2 * ship.square + ship.spot
        if planet in s.planets and against(s, seat, s.planets[planet].owner):
            return [Term(points, "visit to an opponent", (planet_address(planet),))]
    return []


EMPIRE = 5


def _empire_terms(t: Tables, s: VentureState, seat: int, points: int) -> list[Term]:
    """Five planets in the own sector besides the starting home (ASV-QUEST-09)."""
    found = [
        planet_address(number)
        for number, planet in sorted(s.planets.items())
        if planet.owner == seat and not planet.start and in_own_sector(t, s, seat, number // 2)
    ]
    return [Term(points, "planets in the own sector", tuple(found))] if len(found) >= EMPIRE else []


def _trade_terms(s: VentureState, seat: int) -> list[Term]:
    """1 a tile of the longest path between an own planet and an opponent's (ASV-QUEST-12)."""
    best = 0
    for path, ends in enumerate(s.ends):
        if len(ends) == 2 and s.area[path].bit_count() > best.bit_count() and s.parent[path] == path:
            if not complete_path(s, path):
                continue
            owners = [s.planets[planet].owner for planet in ends]
            joined = seat in owners and any(against(s, seat, owner) for owner in owners)
            if joined:
                best = s.area[path]
    return [Term(1, "tile of a trade route", (square_address(square),)) for square in members(best)]


def score_the_end(play: Play) -> None:
    """Probes, then stations, then pirates, then the planet bonus, all players together (ASV-END-03)."""
    score_galaxies(play, final=True)
    for station in play.s.stations.copy():
        score_station(play, station)
    _score_pirates(play)
    for seat in range(len(play.s.colours)):
        if terms := bonus_terms(play.t, play.s, seat):
            play.score(seat, "planets", terms)
