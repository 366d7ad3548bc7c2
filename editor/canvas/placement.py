"""Tiles on the board of 13 x 13 squares as raw values: which lie where, and which of their edges clash."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from desktop.games.amazing_space_venture.grid import NEXT, NUMBER, OFF
from desktop.games.amazing_space_venture.tables import EDGE_CODE, matches, side_code
from editor.canvas import tile_edits as edits


@dataclass(frozen=True, slots=True)
class Seam:
    """Two tiles side by side."""

    square: int
    side: int
    """Of the square: 1 for the tile to the east, 2 for the one to the south."""
    fits: bool


def square_of(face: Mapping[str, Any]) -> int | None:
    """The number of the square a tile lies on; None where there is none of that name."""
    name = face.get("square")
    return NUMBER.get(name) if isinstance(name, str) else None


def code_of(face: dict[str, Any]) -> int:
    """What all sides of a tile show, in one number."""
    north, east, south, west = (EDGE_CODE[edge] for edge in edits.edges_of(face))
    return side_code((north, east, south, west))


def fits(face: dict[str, Any], side: int, neighbour: dict[str, Any]) -> bool:
    """Whether a side matches the tile beside it (ASV-PLACE-05)."""
    shown = code_of(neighbour) >> 2 * (side ^ 2) & 3
    return matches(code_of(face), shown << 2 * side)


def laid(faces: Iterable[dict[str, Any]]) -> dict[int, dict[str, Any]]:
    """By square the tile that lies on it; of several on one square the last."""
    return {square: face for face in faces if (square := square_of(face)) is not None}


def crowded(faces: Iterable[dict[str, Any]]) -> set[int]:
    """Squares with more than one tile."""
    squares = [square_of(face) for face in faces]
    return {square for square in squares if square is not None and squares.count(square) > 1}


def seams(tiles: Mapping[int, dict[str, Any]]) -> list[Seam]:
    """Every pair of neighbours once."""
    return [
        Seam(square, side, fits(face, side, tiles[other]))
        for square, face in tiles.items()
        for side in (1, 2)
        if (other := NEXT[square][side]) != OFF and other in tiles
    ]


def around(tiles: Mapping[int, dict[str, Any]], square: int, face: dict[str, Any]) -> list[tuple[int, bool]]:
    """For a tile that might be laid on a square: each side with a neighbour, and whether it matches."""
    return [
        (side, fits(face, side, tiles[other]))
        for side, other in enumerate(NEXT[square])
        if other != OFF and other in tiles
    ]
