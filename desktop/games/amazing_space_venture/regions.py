"""Galaxies and paths: what a placed tile joins, closes or ends, kept in a union-find.

Every piece of a placed tile is a segment. Roots carry the sums: tiles, open sides, ends and whether the whole is dead.
Finding never changes the state, so parents are joined smaller to larger.
"""

from __future__ import annotations

from bisect import insort

from desktop.games.amazing_space_venture.grid import BIT, NEXT, OFF
from desktop.games.amazing_space_venture.state import BLACK, NO_TILE, Planet, VentureState
from desktop.games.amazing_space_venture.tables import PATH, Tables, TileFace


def root(s: VentureState, segment: int) -> int:
    parent = s.parent
    while parent[segment] != segment:
        segment = parent[segment]
    return segment


def complete_galaxy(s: VentureState, galaxy: int) -> bool:
    """Whether every side of a galaxy (a root) meets another galaxy side (ASV-GALAXY-02)."""
    return not s.open_sides[galaxy] and not s.dead[galaxy]


def complete_path(s: VentureState, path: int) -> bool:
    """Whether a path (a root) joins two planets, destroyed ones not counted (ASV-PATH-01, ASV-PATH-09)."""
    ends = s.ends[path]
    return (
        len(ends) == 2 and not s.dead[path] and s.planets[ends[0]].owner != BLACK and s.planets[ends[1]].owner != BLACK
    )


def put_tile(t: Tables, s: VentureState, square: int, number: int, rotation: int) -> None:
    """Lay a tile on the board and join its pieces with those around it."""
    face = t.faces[number]
    s.tiles[square] = 4 * number + rotation
    for place, value in enumerate(face.planets):
        s.planets[2 * square + place] = Planet(value)
    if face.worm_hole:
        s.holes.append(square)
    _move_frontier(s, square, face, rotation)
    if face.kind == "sun":
        _block_sides(s, square)
        return
    for segment in _add_segments(s, square, face, rotation):
        _close(s, root(s, segment))


def _move_frontier(s: VentureState, square: int, face: TileFace, rotation: int) -> None:
    if square in s.frontier:
        s.frontier.remove(square)
    edges = face.edges[rotation]
    for side, other in enumerate(NEXT[square]):
        if other == OFF or s.tiles[other] != NO_TILE:
            continue
        s.want[other] |= edges[side] << 2 * (side ^ 2)
        if other not in s.reserved and other not in s.frontier:
            insort(s.frontier, other)


def reserve(s: VentureState, square: int, rotation: int) -> None:
    """Keep a square for a Sun (ASV-SUN-06)."""
    s.reserved[square] = rotation
    if square in s.frontier:
        s.frontier.remove(square)


def _block_sides(s: VentureState, sun: int) -> None:
    """A Sun closes every path and galaxy side that faces it (ASV-SUN-13, ASV-SUN-14)."""
    for side, other in enumerate(NEXT[sun]):
        if other == OFF:
            continue
        segment = s.segment_at[4 * other + (side ^ 2)]
        if segment >= 0:
            found = root(s, segment)
            s.open_sides[found] -= 1
            s.dead[found] = True


def _add_segments(s: VentureState, square: int, face: TileFace, rotation: int) -> list[int]:
    added = []
    for piece in face.pieces[rotation]:
        segment = len(s.parent)
        s.parent.append(segment)
        s.on_path.append(piece.kind == PATH)
        s.area.append(BIT[square])
        s.open_sides.append(len(piece.sides))
        s.dead.append(piece.dead)
        s.ends.append(tuple(2 * square + place for place in piece.planets))
        for side in piece.sides:
            s.segment_at[4 * square + side] = segment
        for side in piece.sides:
            _join_side(s, segment, square, side)
        added.append(segment)
    return added


def _join_side(s: VentureState, segment: int, square: int, side: int) -> None:
    other = NEXT[square][side]
    if other != OFF and s.tiles[other] == NO_TILE:
        return
    mine = root(s, segment)
    across = s.segment_at[4 * other + (side ^ 2)] if other != OFF else -1
    if across < 0:  # off the board or against a Sun
        s.open_sides[mine] -= 1
        s.dead[mine] = True
        return
    theirs = root(s, across)
    if mine == theirs:
        s.open_sides[mine] -= 2
        return
    if s.area[mine].bit_count() > s.area[theirs].bit_count():
        mine, theirs = theirs, mine
    s.parent[mine] = theirs
    s.area[theirs] |= s.area[mine]
    s.open_sides[theirs] += s.open_sides[mine] - 2
    s.dead[theirs] |= s.dead[mine]
    s.ends[theirs] += s.ends[mine]


def _close(s: VentureState, found: int) -> None:
    """A path without open sides that joins no two planets is dead: a loop or a ring (ASV-PATH-05, ASV-PATH-06)."""
    if s.on_path[found] and not s.open_sides[found] and len(set(s.ends[found])) != 2:
        s.dead[found] = True
