"""Slow, obvious versions of what the rules keep incrementally, read off the tiles as they lie."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import networkx as nx

from desktop.games.amazing_space_venture.grid import NEXT, OFF, SQUARES
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import ANY, PATH, Piece, Tables


@dataclass(frozen=True)
class Feature:
    """A whole galaxy or path."""

    path: bool
    tiles: frozenset[int]
    open_sides: int
    dead: bool
    ends: tuple[int, ...]


def pieces(t: Tables, s: VentureState, square: int) -> list[Piece]:
    tile = s.tiles[square]
    return list(t.faces[tile // 4].pieces[tile % 4]) if tile >= 0 else []


def features(t: Tables, s: VentureState) -> set[Feature]:
    """Every galaxy and path on the board, found by following the sides."""
    graph = nx.Graph()
    for square in range(SQUARES):
        for number, piece in enumerate(pieces(t, s, square)):
            graph.add_node((square, number))
            for side in piece.sides:
                other = NEXT[square][side]
                for across, beside in enumerate(pieces(t, s, other) if other != OFF else []):
                    if side ^ 2 in beside.sides:
                        graph.add_edge((square, number), (other, across))
    return {_feature(t, s, list(part)) for part in nx.connected_components(graph)}


def _feature(t: Tables, s: VentureState, part: list[tuple[int, int]]) -> Feature:
    found = [(square, pieces(t, s, square)[number]) for square, number in part]
    facing = [NEXT[square][side] for square, piece in found for side in piece.sides]
    blocked = any(other == OFF or _is_sun(t, s, other) for other in facing)
    open_sides = sum(other != OFF and s.tiles[other] < 0 for other in facing)
    path = found[0][1].kind == PATH
    ends = tuple(sorted(2 * square + place for square, piece in found for place in piece.planets))
    dead = blocked or any(piece.dead for _, piece in found)
    if path and not open_sides and len(set(ends)) != 2:
        dead = True
    return Feature(path, frozenset(square for square, _ in found), open_sides, dead, ends)


def _is_sun(t: Tables, s: VentureState, square: int) -> bool:
    return s.tiles[square] >= 0 and t.faces[s.tiles[square] // 4].kind == "sun"


def placements(t: Tables, s: VentureState, number: int) -> Iterator[tuple[int, int]]:
    """Square and rotation of every legal placement of a tile that is no Sun."""
    for square in range(SQUARES):
        beside = [(side, s.tiles[other]) for side, other in enumerate(NEXT[square]) if other != OFF]
        beside = [(side, tile) for side, tile in beside if tile >= 0]
        if s.tiles[square] >= 0 or square in s.reserved or not beside:
            continue
        for rotation in range(4):
            mine = t.faces[number].edges[rotation]
            theirs = [(side, t.faces[tile // 4].edges[tile % 4][side ^ 2]) for side, tile in beside]
            if all(other in (ANY, mine[side]) for side, other in theirs):
                yield square, rotation
