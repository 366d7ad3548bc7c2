"""What a placement would bring about, to be shown before it is made (ASV-UI-08)."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.games.amazing_space_venture.grid import NEXT, OFF, members
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
    before = _segments_beside(s, square)
    for found in sorted({root(after, segment) for segment in (*before, *range(len(s.parent), len(after.parent)))}):
        squares = tuple(members(after.area[found]))
        parts = [segment for segment in before if root(after, segment) == found]
        lived = not parts or any(not s.dead[segment] for segment in parts)
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


def _segments_beside(s: VentureState, square: int) -> set[int]:
    """The roots of everything that faces a square."""
    facing = [4 * other + (side ^ 2) for side, other in enumerate(NEXT[square]) if other != OFF]
    return {root(s, s.segment_at[place]) for place in facing if s.segment_at[place] >= 0}


def _points(after: VentureState) -> list[tuple[int, int]]:
    found = []
    for galaxy, probes in sorted(probes_by_galaxy(after).items()):
        if complete_galaxy(after, galaxy):
            points = galaxy_points(after.area[galaxy].bit_count(), True)
            counted = [probe for probe in probes if probe.turn != after.turn.number]
            found += [(seat, points) for seat in leaders(counted)]
    return found
