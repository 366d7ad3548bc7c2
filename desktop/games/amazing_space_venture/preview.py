"""What a placement would bring about, to be shown before it is made (ASV-UI-08)."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.games.amazing_space_venture.grid import SIZE, members
from desktop.games.amazing_space_venture.placement import controlled, put_sun
from desktop.games.amazing_space_venture.regions import complete_galaxy, complete_path, put_tile, root
from desktop.games.amazing_space_venture.scoring import galaxy_points, leaders, probes_by_galaxy
from desktop.games.amazing_space_venture.state import VentureState
from desktop.games.amazing_space_venture.tables import Tables


@dataclass(frozen=True, slots=True)
class Preview:
    """Consequences of laying a tile on a square. Features are given by the squares of their tiles."""

    galaxies_closed: tuple[tuple[int, ...], ...]
    galaxies_spoiled: tuple[tuple[int, ...], ...]
    """Galaxies that could never be completed any more."""
    paths_completed: tuple[tuple[int, ...], ...]
    paths_killed: tuple[tuple[int, ...], ...]
    pirates_removed: tuple[int, ...]
    """The seats whose pirates would leave the board."""
    points: tuple[tuple[int, int], ...]
    """(seat, points) that completed galaxies would score."""
    controls: tuple[int, ...]
    """Squares that a Sun would control."""


def preview(t: Tables, s: VentureState, number: int, square: int, rotation: int) -> Preview:
    """What a legal placement would bring about."""
    after = s.copy()
    sun = t.faces[number].kind == "sun"
    (put_sun if sun else put_tile)(t, after, square, number, rotation)
    closed, spoiled, completed, killed = [], [], [], []
    for found in _touched(after, square):
        squares = tuple(members(after.area[found]))
        lived = _lived(s, after, found)
        if after.on_path[found]:
            if after.dead[found] and lived:
                killed.append(squares)
            elif complete_path(after, found):
                completed.append(squares)
        elif after.dead[found] and lived:
            spoiled.append(squares)
        elif complete_galaxy(after, found):
            closed.append(squares)
    return Preview(
        tuple(closed),
        tuple(spoiled),
        tuple(completed),
        tuple(killed),
        tuple(pirate.seat for pirate in s.pirates if after.dead[root(after, pirate.segment)]),
        tuple(_points(after)),
        tuple(other for other, _ in controlled(square, rotation)) if sun and square not in s.reserved else (),
    )


def _touched(after: VentureState, square: int) -> list[int]:
    """The roots of everything on a square or beside it."""
    places = [square, square - SIZE, square + SIZE, square - 1, square + 1]
    segments = {
        root(after, after.segment_at[4 * place + side])
        for place in places
        if 0 <= place < SIZE * SIZE
        for side in range(4)
        if after.segment_at[4 * place + side] >= 0
    }
    return sorted(segments)


def _lived(s: VentureState, after: VentureState, found: int) -> bool:
    """Whether any part of a feature was alive before."""
    parts = [segment for segment in range(len(s.parent)) if root(after, segment) == found]
    return not parts or any(not s.dead[root(s, segment)] for segment in parts)


def _points(after: VentureState) -> list[tuple[int, int]]:
    found = []
    for galaxy, probes in sorted(probes_by_galaxy(after).items()):
        if complete_galaxy(after, galaxy):
            points = galaxy_points(after.area[galaxy].bit_count(), True)
            counted = [probe for probe in probes if probe.turn != after.turn.number]
            found += [(seat, points) for seat in leaders(counted)]
    return found
