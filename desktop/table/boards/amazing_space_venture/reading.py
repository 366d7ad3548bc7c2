"""What the cards beside the board say, read from a state as one seat may see it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

from desktop.games.amazing_space_venture.grid import NAMES, RING, members, square_address
from desktop.games.amazing_space_venture.pieces import MOST_PIECES
from desktop.games.amazing_space_venture.regions import complete_path, root
from desktop.games.amazing_space_venture.scoring import (
    bonus_terms,
    galaxy_points,
    leaders,
    pirate_terms,
    probes_by_galaxy,
    station_squares,
)
from desktop.games.amazing_space_venture.state import NO_TILE, UNKNOWN, ScoreEntry, VentureState
from desktop.games.amazing_space_venture.tables import Tables, TileFace
from desktop.kernel.words import Address, Sentence
from desktop.table.boards.amazing_space_venture.words import tr

_RECENT = 40


@dataclass(frozen=True, slots=True)
class Supply:
    tiles: int
    kinds: tuple[tuple[str, int, int], ...]
    """Name, how many may still come, how many there are."""
    refuel: int
    port: int
    junk: int


@dataclass(frozen=True, slots=True)
class OpenScore:
    """Something claimed on the board, and what it would score now."""

    title: str
    points: int
    note: str
    owners: tuple[str, ...]
    places: tuple[Address, ...]
    best: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """Points that were scored, with their terms: words, amount, places."""

    colour: str
    title: str
    points: int
    terms: tuple[tuple[str, str, tuple[Address, ...]], ...]


@dataclass(frozen=True, slots=True)
class Goal:
    address: Address
    title: str
    text: str
    worth: str


# ---- supply ------------------------------------------------------------------------------------------------------


def supply_of(t: Tables, s: VentureState) -> Supply:
    """What may still come is public arithmetic: everything less what was seen."""
    left = Counter(t.bag())
    for code in s.tiles:
        if code != NO_TILE:
            left[code // 4] -= 1
    for number in (*s.drawn, *s.removed, *(quest for quests in s.claimed for quest in quests)):
        left[number] -= 1
    names = {
        "planet": tr("Planets"),
        "path": tr("Paths"),
        "galaxy": tr("Galaxies"),
        "deep": tr("Deep space"),
        "sun": tr("Suns"),
        "quest": tr("Quests"),
    }
    kinds: dict[str, list[int]] = {kind: [0, 0] for kind in names}
    for number in range(t.kinds_of_tiles):
        counts = kinds[kind_of(t.faces[number])]
        counts[0] += max(0, left[number])
        counts[1] += t.faces[number].count
    rows = tuple((names[kind], have, whole) for kind, (have, whole) in kinds.items() if whole)
    return Supply(len(s.bag), rows, len(s.refuel), len(s.port), len(s.junk))


def kind_of(face: TileFace) -> str:
    if face.kind in ("sun", "quest"):
        return face.kind
    if face.planets:
        return "planet"
    if any(edge == 3 for edge in face.edges[0]):
        return "path"
    return "galaxy" if any(edge == 2 for edge in face.edges[0]) else "deep"


def box_of(s: VentureState, seat: int) -> dict[str, tuple[int, int]]:
    """By kind of piece how many stand on the board and how many may."""
    used = {
        "ship": sum(ship.seat == seat and not ship.trapped for ship in s.ships.values()),
        "probe": sum(probe.seat == seat for probe in s.probes),
        "station": sum(station.seat == seat for station in s.stations),
        "pirate": sum(pirate.seat == seat for pirate in s.pirates),
    }
    return {kind: (count, MOST_PIECES) for kind, count in used.items()}


# ---- scores ------------------------------------------------------------------------------------------------------


def open_scores(t: Tables, s: VentureState, colours: tuple[str, ...], seat: int) -> list[OpenScore]:
    """Galaxies with probes, paths with pirates, and stations; the own best offer first."""
    found = [*_galaxies(s, colours), *_paths(t, s, colours), *_stations(s, colours)]
    own = colours[seat]
    found.sort(key=lambda one: (own not in one.owners, -one.points))
    if found and own in found[0].owners:
        first = found[0]
        found[0] = OpenScore(first.title, first.points, first.note, first.owners, first.places, best=True)
    return found


def _places(squares: list[int]) -> tuple[Address, ...]:
    return tuple(square_address(square) for square in squares)


def _galaxies(s: VentureState, colours: tuple[str, ...]) -> list[OpenScore]:
    found = []
    for galaxy, probes in probes_by_galaxy(s).items():
        squares = members(s.area[galaxy])
        dead = s.dead[galaxy]
        points = galaxy_points(len(squares), not dead)
        gaps = s.open_sides[galaxy]
        note = tr("cannot close") if dead else tr("{gaps} open").format(gaps=gaps)
        first = leaders(probes)
        owners = tuple(colours[seat] for seat in first) + tuple(
            colours[probe.seat] for probe in probes if probe.seat not in first
        )
        title = tr("Galaxy {square}, {count}").format(square=NAMES[squares[0]], count=len(squares))
        found.append(OpenScore(title, points, note, owners, _places(squares)))
    return found


def _paths(t: Tables, s: VentureState, colours: tuple[str, ...]) -> list[OpenScore]:
    found = []
    for pirate in s.pirates:
        path = root(s, pirate.segment)
        squares = members(s.area[path])
        note = tr("complete") if complete_path(s, path) else tr("growing")
        title = tr("Path {square}").format(square=NAMES[pirate.square])
        points = sum(term.amount for term in pirate_terms(t, s, path)) if complete_path(s, path) else 0
        found.append(OpenScore(title, points, note, (colours[pirate.seat],), _places(squares)))
    return found


def _stations(s: VentureState, colours: tuple[str, ...]) -> list[OpenScore]:
    found = []
    for station in s.stations:
        squares = station_squares(s, station.square)
        have = sum(s.tiles[other] != NO_TILE for other in RING[station.square])
        note = tr("ring {have}/{whole}").format(have=have, whole=len(RING[station.square]))
        title = tr("Station {square}").format(square=NAMES[station.square])
        found.append(OpenScore(title, len(squares), note, (colours[station.seat],), _places(squares)))
    return found


def bonus_of(t: Tables, s: VentureState, colours: tuple[str, ...]) -> list[Sheet]:
    """What each seat's planets would add if the game ended now, the terms apart (ASV-END-05)."""
    found = []
    for seat, key in enumerate(colours):
        terms = bonus_terms(t, s, seat)
        places = tuple(place for term in terms for place in term.places)
        planets = tr("{count} planets").format(count=len(places)) if len(places) != 1 else tr("1 planet")
        found.append(Sheet(key, planets, sum(term.amount for term in terms), ((planets, "", places),)))
    return found


KINDS = {
    "planet": "Planets",
    "explorer": "Explorers",
    "galaxy": "Galaxies",
    "station": "Stations",
    "pirate": "Pirates",
    "quest": "Quests",
    "sun": "Suns",
    "role": "Roles",
    "acid_rain": "Acid Rain",
    "planets": "End bonus",
}
"""What points are given for, in the order of the score sheet."""
_ONE = {"planet": "Planet", "explorer": "Explorer", "galaxy": "Galaxy", "station": "Station", "pirate": "Pirate"}


def sheet_of(s: VentureState, colours: tuple[str, ...], say: Callable[[Sentence], str]) -> list[Sheet]:
    """What was scored lately, the newest first."""
    return [_told(entry, colours, say) for entry in reversed(s.entries[-_RECENT:])]


def columns_of(
    s: VentureState, colours: tuple[str, ...], say: Callable[[Sentence], str]
) -> dict[str, list[list[Sheet]]]:
    """All that was scored, by kind and seat, the first first; kinds that scored nobody anything are left out."""
    found: dict[str, list[list[Sheet]]] = {kind: [[] for _ in colours] for kind in KINDS}
    for entry in s.entries:
        found[entry.kind][entry.seat].append(_told(entry, colours, say))
    return {kind: columns for kind, columns in found.items() if any(columns)}


def _told(entry: ScoreEntry, colours: tuple[str, ...], say: Callable[[Sentence], str]) -> Sheet:
    terms = tuple(
        (say(Sentence(reason)).capitalize(), f"{amount:+d}", places) for reason, amount, places in _joined(entry)
    )
    return Sheet(colours[entry.seat], tr(_ONE.get(entry.kind, KINDS[entry.kind])), entry.points, terms)


def _joined(entry: ScoreEntry) -> list[tuple[str, int, tuple[Address, ...]]]:
    """Terms of one reason as one, with all their places in order."""
    found: dict[str, tuple[int, tuple[Address, ...]]] = {}
    for term in entry.terms:
        amount, places = found.get(term.reason, (0, ()))
        found[term.reason] = amount + term.amount, places + term.places
    return [(reason, amount, tuple(dict.fromkeys(places))) for reason, (amount, places) in found.items()]


# ---- quests ------------------------------------------------------------------------------------------------------


def quest_words(quest: str) -> str:
    """What a quest tile asks for."""
    return {
        "peace_mission": tr("Be with a ship on an opponent's planet outside your sector, in your own turn."),
        "strong_empire": tr("Own five planets in your sector besides your home."),
        "trade_mission": tr("Join a planet of yours to an opponent's by a path: 1 a tile."),
    }.get(quest, "")


def goals_of(t: Tables, s: VentureState, seat: int) -> list[Goal]:
    found = []
    for number in s.quests[seat]:
        if number != UNKNOWN:
            face = t.faces[number]
            worth = f"+{face.points}" if face.points else ""
            found.append(Goal(f"quest:{face.id}", face.title, quest_words(face.quest), worth))
    return found
