"""The tiles of a turn for the card beside the board: drawn ones, those that fit nowhere, and those just laid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from desktop.games.amazing_space_venture.grid import NAMES, square_address
from desktop.games.amazing_space_venture.placement import can_place, near_misses
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.faces import Laid, TileArt
from desktop.table.boards.amazing_space_venture.words import tr

_MISSES = 6
"""So many of the nearest misses are lit at most."""


@dataclass(frozen=True, slots=True)
class DrawnTile:
    """One tile of a turn."""

    title: str
    laid: Laid
    address: Address = ""
    """To take it in hand; empty for one that cannot be."""
    note: str = ""
    places: tuple[Address, ...] = ()
    """What pointing at it lights up: where it lies, or where it nearly fits."""
    lies: bool = False
    """Whether it lies on the board."""


def tiles_of(t: Tables, arts: Sequence[TileArt], s: VentureState, gone: Sequence[str]) -> list[DrawnTile]:
    """What is to be laid; where nothing is, what was laid in this turn. ``gone`` are ids of tiles without a place."""
    stuck = [_stuck(t, arts, s, t.face_number[tile], tr("left the game")) for tile in gone]
    if s.drawn:
        return [*(_drawn(t, arts, s, number) for number in dict.fromkeys(s.drawn)), *stuck]
    laid = [square for square in s.turn.placed if s.tiles[square] >= 0]
    return [_laid(t, arts, s, square) for square in laid] + stuck


def _drawn(t: Tables, arts: Sequence[TileArt], s: VentureState, number: int) -> DrawnTile:
    if not can_place(t, s, number):
        return _stuck(t, arts, s, number, tr("fits nowhere yet"))
    face = t.faces[number]
    return DrawnTile(face.title, Laid(arts[number], 0), f"tile:{face.id}")


def _stuck(t: Tables, arts: Sequence[TileArt], s: VentureState, number: int, fate: str) -> DrawnTile:
    """A tile without a place, with its nearest misses (ASV-DRAW-05)."""
    misses = near_misses(t, s, number)
    squares = list(dict.fromkeys(square for square, _, _ in misses))[:_MISSES]
    turn = misses[0][1] if misses else 0
    note = fate
    if squares:
        note = tr("{fate}; nearest: {squares}").format(fate=fate, squares=", ".join(NAMES[one] for one in squares[:3]))
    places = tuple(square_address(square) for square in squares)
    return DrawnTile(t.faces[number].title, Laid(arts[number], turn), "", note, places)


def _laid(t: Tables, arts: Sequence[TileArt], s: VentureState, square: int) -> DrawnTile:
    number, rotation = divmod(s.tiles[square], 4)
    laid, places = Laid(arts[number], rotation), (square_address(square),)
    return DrawnTile(t.faces[number].title, laid, "", NAMES[square], places, lies=True)
