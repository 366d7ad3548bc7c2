"""Where a drawn tile may lie, and why it may not lie elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain

from desktop.games.amazing_space_venture.actions import PlaceTile
from desktop.games.amazing_space_venture.grid import DISC, NAMES, NEXT, OFF, SIZE, square_address
from desktop.games.amazing_space_venture.regions import put_tile, reserve
from desktop.games.amazing_space_venture.state import NO_TILE, VentureState
from desktop.games.amazing_space_venture.tables import ANY, EDGE_NAME, Tables
from desktop.kernel.game import Refusal
from desktop.kernel.words import Sentence, listed

SIDE_NAME = ("north", "east", "south", "west")
FULL, HALF = 3, 1
"""Squares that a Sun reserves when it begins a full disc or a half one."""
MOST_HALVES = 2


class _Placements(dict[int, tuple[PlaceTile, ...]]):
    """The placements of one tile by 16 x square + a bit for each fitting rotation, made when first asked for."""

    def __init__(self, seat: int, tile: str) -> None:
        self._seat = seat
        self._tile = tile

    def __missing__(self, key: int) -> tuple[PlaceTile, ...]:
        square, rotations = divmod(key, 16)
        fitting = (rotation for rotation in range(4) if rotations >> rotation & 1)
        found = tuple(PlaceTile(self._seat, self._tile, NAMES[square], rotation) for rotation in fitting)
        self[key] = found
        return found


_placements = cache(_Placements)


def placements(t: Tables, s: VentureState, seat: int, number: int) -> list[PlaceTile]:
    """All legal placements of a tile, by square and rotation."""
    face = t.faces[number]
    known = _placements(seat, face.id)
    if face.kind == "sun":
        return [known[16 * square + (1 << rotation)][0] for square, rotation in sun_places(s)]
    fits, want = t.fits[number], s.want
    found = [known[16 * square + rotations] for square in s.frontier if (rotations := fits[want[square]])]
    return list(chain.from_iterable(found))


def can_place(t: Tables, s: VentureState, number: int) -> bool:
    if t.faces[number].kind == "sun":
        return next(sun_places(s), None) is not None
    fits, want = t.fits[number], s.want
    return any(fits[want[square]] for square in s.frontier)


# ---- Suns --------------------------------------------------------------------------------------------------------


def sun_places(s: VentureState) -> Iterator[tuple[int, int]]:
    """Square and rotation of every legal placement of a Sun."""
    if s.reserved:
        for square in sorted(s.reserved):
            if _sun_square_refusal(s, square) is None:
                yield square, s.reserved[square]
    elif s.halves < MOST_HALVES:
        for square in s.frontier:
            if not _ship_on(s, square):
                for rotation in range(4):
                    if _disc_fits(s, square, rotation):
                        yield square, rotation


def _ship_on(s: VentureState, square: int) -> bool:
    return any(ship.square == square for ship in s.ships.values())


def _touches(s: VentureState, square: int) -> bool:
    """Whether a tile lies beside a square, side to side."""
    return any(other != OFF and s.tiles[other] != NO_TILE for other in NEXT[square])


def _sun_square_refusal(s: VentureState, square: int) -> Refusal | None:
    if _ship_on(s, square):
        return _refused("ASV-PLACE-12", "A ship waits on {square}: a Sun cannot be laid there.", square)
    if not _touches(s, square):
        return _refused("ASV-SUN-20", "{square} does not touch a tile with a full side.", square)
    return None


def _disc_fits(s: VentureState, square: int, rotation: int) -> bool:
    """Whether a Sun on a square, turned so, can begin a disc: a full one, or a half one once a half was begun."""
    around = DISC[square][corner_of(rotation)]
    if not around or (s.halves and len(around) == FULL):
        return False
    tiles = s.tiles
    return all(tiles[other] < 0 for other in around)


def _disc_refusal(s: VentureState, square: int, rotation: int) -> Refusal | None:
    """Why a Sun on a square, turned so, cannot begin a disc."""
    if _disc_fits(s, square, rotation):
        return None
    around = DISC[square][corner_of(rotation)]
    if not around:
        return _refused("ASV-SUN-21", "A Sun round the corner of the board could never be completed.", square)
    if s.halves and len(around) == FULL:
        return _refused("ASV-SUN-12", "A half Sun was begun: another Sun begins its half at the border only.", square)
    taken = next(other for other in around if s.tiles[other] != NO_TILE)
    return _refused("ASV-SUN-05", "There is no room to complete the Sun: {taken} holds a tile.", square, taken)


def corner_of(rotation: int) -> int:
    """The corner of its square round which a Sun of that rotation is drawn (ASV-SUN-08)."""
    return (2 + rotation) % 4


def controlled(square: int, rotation: int) -> Iterator[tuple[int, int]]:
    """The squares that a Sun which begins a disc controls, with the rotation of the Suns that complete it there."""
    corner = corner_of(rotation)
    for other in DISC[square][corner]:
        beside = other // SIZE == square // SIZE
        above = other % SIZE == square % SIZE
        facing = corner ^ 1 if beside else 3 - corner if above else (corner + 2) % 4
        yield other, (facing - 2) % 4


def put_sun(t: Tables, s: VentureState, square: int, number: int, rotation: int) -> None:
    """Lay a Sun and keep the squares that complete its disc."""
    put_tile(t, s, square, number, rotation)
    s.suns.append(square)
    if square in s.reserved:
        del s.reserved[square]
        return
    for other, turned in controlled(square, rotation):
        reserve(s, other, turned)
    s.halves += 2 if len(s.reserved) == FULL else 1


# ---- why not -----------------------------------------------------------------------------------------------------


def _refused(rule: str, text: str, square: int, other: int = OFF) -> Refusal:
    places = tuple(square_address(place) for place in (square, other) if place != OFF)
    words = {"square": NAMES[square], "taken": NAMES[other] if other != OFF else ""}
    return Refusal(rule, Sentence(text, words, places))


def square_refusal(s: VentureState, square: int) -> Refusal | None:
    """Why no tile at all may lie on a square."""
    if s.tiles[square] != NO_TILE:
        return _refused("ASV-PLACE-01", "{square} holds a tile already.", square)
    if not _touches(s, square):
        corner = any(s.tiles[other] != NO_TILE for other in _corners(square))
        if corner:
            return _refused("ASV-PLACE-03", "{square} touches other tiles at corners only.", square)
        return _refused("ASV-PLACE-02", "{square} lies beside no tile.", square)
    return None


def _corners(square: int) -> Iterator[int]:
    for other in (NEXT[square][0], NEXT[square][2]):
        if other != OFF:
            yield from (corner for corner in (NEXT[other][1], NEXT[other][3]) if corner != OFF)


def clashes(t: Tables, s: VentureState, number: int, square: int, rotation: int) -> list[tuple[int, int, int]]:
    """(side, what the tile shows, what its neighbour shows) for every side that does not match."""
    edges = t.faces[number].edges[rotation]
    found = []
    for side, shown in enumerate(edges):
        asked = s.want[square] >> 2 * side & 3
        if asked not in (ANY, shown):
            found.append((side, shown, asked))
    return found


def placement_refusal(t: Tables, s: VentureState, number: int, square: int, rotation: int) -> Refusal | None:
    """Why a tile may not lie on a square in a rotation: which side clashes with which neighbour, or which rule."""
    if refusal := square_refusal(s, square):
        return refusal
    if t.faces[number].kind == "sun":
        return _sun_refusal(s, square, rotation)
    if square in s.reserved:
        return _refused("ASV-SUN-06", "{square} is controlled by a Sun: only Suns may lie there.", square)
    if found := clashes(t, s, number, square, rotation):
        return _clash(square, found)
    return None


def _sun_refusal(s: VentureState, square: int, rotation: int) -> Refusal | None:
    if refusal := _sun_square_refusal(s, square):
        return refusal
    if not s.reserved:
        if s.halves >= MOST_HALVES:
            return _refused("ASV-SUN-22", "The Suns are complete: no further one can begin.", square)
        return _disc_refusal(s, square, rotation)
    if square not in s.reserved:
        return _refused("ASV-SUN-11", "A Sun was begun: the next one goes on a square that it controls.", square)
    if s.reserved[square] != rotation:
        return _refused("ASV-SUN-11", "Here the Sun must be turned towards the centre of the disc.", square)
    return None


def _clash(square: int, found: list[tuple[int, int, int]]) -> Refusal:
    told = []
    places = [square_address(square)]
    for side, shown, asked in found:
        other = NEXT[square][side]
        places.append(square_address(other))
        told.append(
            Sentence(
                "its {side} side is {shown}, but {other} shows {asked} there",
                {
                    "side": Sentence(SIDE_NAME[side]),
                    "shown": Sentence(EDGE_NAME[shown]),
                    "other": NAMES[other],
                    "asked": Sentence(EDGE_NAME[asked]),
                },
            )
        )
    text = "The tile does not fit on {square}: {why}."
    return Refusal("ASV-PLACE-04", Sentence(text, {"square": NAMES[square], "why": listed(told)}, tuple(places)))


def near_misses(t: Tables, s: VentureState, number: int) -> list[tuple[int, int, Refusal]]:
    """For a tile that fits nowhere: square, rotation and reason of the placements with fewest clashing sides."""
    best: list[tuple[int, int, Refusal]] = []
    fewest = 5
    for square in s.frontier:
        for rotation in range(4):
            found = clashes(t, s, number, square, rotation)
            if len(found) < fewest:
                best, fewest = [], len(found)
            if len(found) == fewest and found:
                best.append((square, rotation, _clash(square, found)))
    return best
