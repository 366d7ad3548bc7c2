"""How good a position is, for computer players that look one action ahead.

Points are the unit. What is pending is carried on as if nobody answered, so that a card just played or a ship just
moved is judged by what it brings.
"""

from __future__ import annotations

from dataclasses import replace

from desktop.games.amazing_space_venture import discovery
from desktop.games.amazing_space_venture.doing import Play, against, has_extra, movement, partner
from desktop.games.amazing_space_venture.frames import Discovery, Frame, Landing, RedPlayed, Window
from desktop.games.amazing_space_venture.grid import RING, STEPS
from desktop.games.amazing_space_venture.hand import hand_limit
from desktop.games.amazing_space_venture.regions import complete_path, root
from desktop.games.amazing_space_venture.scoring import galaxy_points, leaders, probes_by_galaxy, quest_terms
from desktop.games.amazing_space_venture.state import NOBODY, PIECES, Planet, VentureState
from desktop.games.amazing_space_venture.tables import PATH, Tables
from desktop.games.amazing_space_venture.verbs import settle
from desktop.kernel.chance import Seeded

WIN = 1000.0
ROOM = 0.35
"""A free place in the hand: cards worth less are better discarded, others better drawn."""
SHIP = 2.0
SPEED = 1.2
"""For each point of M."""
HOPE = 0.35
"""What a pirate's unfinished path and the missing tiles round a station are worth, against the full points."""
GOAL = 2.2
"""Points expected of each point of value of a planet that is discovered."""


def value(t: Tables, s: VentureState, seat: int) -> float:
    """The standing of a seat and its partner against the best of its opponents."""
    s = _quiet(t, s)
    if s.ended:
        return _final(s, seat)
    standing = [_standing(t, s, other) for other in range(len(s.colours))]
    mate = partner(s, seat)
    own = standing[seat] + (standing[mate] if mate >= 0 else 0)
    rivals = [standing[other] for other in range(len(standing)) if other not in (seat, mate)]
    if not rivals:
        return own
    return own - 0.7 * max(rivals) - 0.3 * sum(rivals) / len(rivals)


def _final(s: VentureState, seat: int) -> float:
    if s.winner >= 0:
        return WIN if s.winner in (seat, partner(s, seat)) else -WIN
    rivals = [score for other, score in enumerate(s.scores) if against(s, seat, other)]
    return s.scores[seat] - max(rivals, default=0)


def _quiet(t: Tables, s: VentureState) -> VentureState:
    """The position after everybody has let pending windows pass."""
    if not s.stack or not isinstance(s.stack[-1], Window | Landing | RedPlayed):
        return s
    after = s.copy()
    play = Play(t, after, Seeded(0))
    while after.stack and isinstance(after.stack[-1], Window) and not after.ended:
        after.stack[-1] = replace(after.stack[-1], asking=())
        settle(play)
    return after


def _standing(t: Tables, s: VentureState, seat: int) -> float:
    total = float(s.scores[seat])
    total += _planets(t, s, seat) + _ships(t, s, seat) + _pieces(t, s, seat) + _cards(t, s, seat)
    for frame in s.stack:
        total += _pending(t, s, seat, frame)
    if seat == s.turn.seat and s.turn.phase <= PIECES and not s.turn.pieces and not s.turn.only:
        total += _best_piece(t, s, seat)
    return total


# ---- planets and ships -------------------------------------------------------------------------------------------


def _planets(t: Tables, s: VentureState, seat: int) -> float:
    """The end bonus, and more for the only home, from which ships are launched."""
    colour, total = s.colours[seat], 0.0
    for number, planet in s.planets.items():
        if planet.owner == seat:
            inside = t.sector_of[number // 2] == colour
            total += (2 if planet.large else 1) * (1 if inside else 2)
    return total


def _ships(t: Tables, s: VentureState, seat: int) -> float:
    total = 0.0
    free = [(number // 2, planet.value) for number, planet in s.planets.items() if planet.owner == NOBODY]
    holds = any(t.kinds[card] == "planet" for card in s.hands[seat] if card >= 0)
    for ship in s.ships.values():
        if ship.seat != seat or ship.trapped:
            continue
        m = movement(t, ship)
        total += SHIP + SPEED * m
        total += sum(0.5 for card in ship.extras if t.effects[card] not in ("boost", "burden"))
        if free:
            total += _nearest(STEPS[ship.square], m, free) * (1.5 if holds else 0.7)
        if has_extra(t, ship, "burden"):
            total -= 0.5
    return total


def _nearest(steps: tuple[int, ...], m: int, free: list[tuple[int, int]]) -> float:
    """The best of the undiscovered planets, worth less the more turns away; by paths about three turns."""
    best = 0.0
    for square, worth in free:
        turns = max(1.0, steps[square] / m) if m else 3.0
        best = max(best, worth / (1 + turns))
    return best


# ---- probes, stations, pirates -----------------------------------------------------------------------------------


def _pieces(t: Tables, s: VentureState, seat: int) -> float:
    total = 0.0
    if s.probes:
        for galaxy, probes in probes_by_galaxy(s).items():
            if seat in leaders(probes):
                tiles = s.area[galaxy].bit_count()
                total += galaxy_points(tiles, False)
                if not s.dead[galaxy]:
                    total += tiles / (1 + s.open_sides[galaxy])
    for station in s.stations:
        if station.seat == seat:
            total += _station(s, station.square)
    for pirate in s.pirates:
        if pirate.seat == seat:
            total += _path(s, root(s, pirate.segment))
    for quest in s.quests[seat]:
        if quest >= 0:
            total += 0.8 * sum(term.amount for term in quest_terms(t, s, seat, quest)) + 0.5
    return total


def _station(s: VentureState, square: int) -> float:
    board = s.tiles
    tiles = len([other for other in RING[square] if board[other] >= 0])
    return 1 + tiles + HOPE * (len(RING[square]) - tiles)


def _path(s: VentureState, path: int) -> float:
    """What a pirate on a path is worth."""
    if s.dead[path]:
        return 0.0
    planets = len({end // 2 for end in s.ends[path]})
    tiles = s.area[path].bit_count() - planets
    points = tiles * (tiles + 1) / 2
    if complete_path(s, path):
        return points
    return 0.0 if not s.open_sides[path] else HOPE * (points + 1) * (1 + planets) / 2


def _best_piece(t: Tables, s: VentureState, seat: int) -> float:
    """Half of the best piece that could still be placed on the tiles of this turn."""
    best = 0.0
    if sum(station.seat == seat for station in s.stations) < 2:
        best = max((_station(s, square) for square in s.turn.placed if square not in s.suns), default=0.0)
    if sum(pirate.seat == seat for pirate in s.pirates) < 2:
        for square in s.turn.placed:
            face, rotation = divmod(s.tiles[square], 4)
            if not t.faces[face].planets:
                for piece in t.faces[face].pieces[rotation]:
                    if piece.kind == PATH:
                        best = max(best, _path(s, root(s, s.segment_at[4 * square + piece.sides[0]])))
    return best / 2


# ---- cards -------------------------------------------------------------------------------------------------------


def _cards(t: Tables, s: VentureState, seat: int) -> float:
    hand = s.hands[seat]
    worth = t.worth
    total = sum(worth[card] for card in hand) + ROOM * max(0, hand_limit(t, s, seat) - len(hand))
    if s.missing[seat] >= 0:
        total -= 5
    return total + 1.0 * len(s.kept[seat])


def _pending(t: Tables, s: VentureState, seat: int, frame: Frame) -> float:
    """What a discovery in progress will bring its owner."""
    if not isinstance(frame, Discovery):
        left = getattr(frame, "left", 0) if frame.kind == "discard_cards" else 0
        return -0.6 * left if left and getattr(frame, "seat", -1) == seat else 0.0
    if frame.owner != seat or frame.stage > discovery.SCORE:
        return 0.0
    planet: Planet = s.planets[frame.planet]
    if frame.card < 0:
        return planet.value * GOAL + 1
    return float(sum(term.amount for term in discovery.planet_terms(t, s, frame)))
