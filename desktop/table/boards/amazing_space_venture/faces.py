"""What the painters know of a tile: its features at rotation 0, read from the content, so that all can be drawn."""

from __future__ import annotations

from dataclasses import dataclass

from desktop.games.amazing_space_venture.models import SIDES, Face
from desktop.games.amazing_space_venture.tables import Tables, TileFace
from desktop.table.boards.amazing_space_venture.geometry import MIDDLES, turned

TWINS = ((0.5, 0.27), (0.5, 0.73))
"""Where the two planets of a tile lie, in shares of it."""


@dataclass(frozen=True, slots=True)
class PathPart:
    """A stretch of path. Ends are a side (0 to 3), ``planet:a``, ``planet:b``, ``galaxy``, ``nowhere`` or
    ``black_hole``; the first one is a side."""

    start: int
    end: int | str

    def turned(self, rotation: int) -> PathPart:
        end = (self.end + rotation) % 4 if isinstance(self.end, int) else self.end
        return PathPart((self.start + rotation) % 4, end)


@dataclass(frozen=True, slots=True)
class TileArt:
    """A face as painters want it."""

    name: str
    kind: str
    galaxies: tuple[tuple[int, ...], ...] = ()
    paths: tuple[PathPart, ...] = ()
    planets: tuple[int, ...] = ()
    """Their values."""
    worm_hole: bool = False
    home: str = ""
    """The colour whose home it is."""
    parts: tuple[tuple[str, int], ...] = ()
    """What the rules number as parts: ("path" or "galaxy", its place in ``paths`` or ``galaxies``)."""

    @property
    def whole_galaxy(self) -> bool:
        """Whether nothing but galaxy is on it."""
        return bool(self.galaxies) and not self.paths and not self.planets


@dataclass(frozen=True, slots=True)
class Laid:
    """A tile on its square."""

    art: TileArt
    rotation: int

    @property
    def galaxies(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple((side + self.rotation) % 4 for side in group) for group in self.art.galaxies)

    @property
    def paths(self) -> tuple[PathPart, ...]:
        return tuple(part.turned(self.rotation) for part in self.art.paths)

    def edge(self, side: int) -> str:
        """What a side shows: ``galaxy``, ``path`` or ``deep``."""
        if any(side in group for group in self.galaxies):
            return "galaxy"
        return "path" if any(side in (part.start, part.end) for part in self.paths) else "deep"

    def planet_spot(self, place: int) -> tuple[float, float]:
        """Where a planet lies, in shares of the square."""
        if len(self.art.planets) < 2:
            return 0.5, 0.5
        return turned(*TWINS[place], self.rotation)

    def part_spot(self, part: int) -> tuple[float, float]:
        """Where a piece stands that belongs to a part of the tile, as the rules number them."""
        kind, index = self.art.parts[part]
        return self._galaxy_spot(index) if kind == "galaxy" else self._path_spot(index)

    def _galaxy_spot(self, index: int) -> tuple[float, float]:
        sides = self.galaxies[index]
        reach = 0.42 if len(sides) == 1 else 0.3 if len(sides) == 2 else 0.0
        if len(sides) == 2 and sides[0] ^ sides[1] == 2:
            reach = 0.0
        x = sum(MIDDLES[side][0] - 0.5 for side in sides)
        y = sum(MIDDLES[side][1] - 0.5 for side in sides)
        if len(sides) == 1:
            return 0.5 + x * reach * 1.3, 0.5 + y * reach * 1.3
        return 0.5 + x * reach, 0.5 + y * reach

    def _path_spot(self, index: int) -> tuple[float, float]:
        part = self.paths[index]
        x, y = MIDDLES[part.start]
        if isinstance(part.end, int):
            ex, ey = MIDDLES[part.end]
            if part.start ^ part.end == 2:
                return 0.5, 0.5
            return 0.5 + (x + ex - 1) * 0.3, 0.5 + (y + ey - 1) * 0.3
        return 0.5 + (x - 0.5) * 0.62, 0.5 + (y - 0.5) * 0.62


def _art(face: TileFace, printed: Face, home: str = "") -> TileArt:
    paths = []
    for ends in printed.paths:
        first, second = ends if ends[0] in SIDES else (ends[1], ends[0])
        paths.append(PathPart(SIDES.index(first), SIDES.index(second) if second in SIDES else second))
    galaxies = tuple(tuple(SIDES.index(side) for side in group) for group in printed.galaxies)
    parts = tuple(("path", n) for n in range(len(paths))) + tuple(("galaxy", n) for n in range(len(galaxies)))
    return TileArt(face.id, face.kind, galaxies, tuple(paths), face.planets, face.worm_hole, home=home, parts=parts)


def tile_arts(t: Tables) -> tuple[TileArt, ...]:
    """The art of every face, numbered as the rules number them."""
    found = [
        TileArt(face.id, face.kind) if not isinstance(tile, Face) else _art(face, tile)
        for face, tile in zip(t.faces, t.content.tiles, strict=False)
    ]
    starts = list(t.content.starts)
    bare = [
        start.model_copy(update={"edges": ("deep",) * 4, "paths": ()}) for start in t.content.starts if start.home_of
    ]
    for start in (*starts, *bare):
        home = start.home_of or ("grey" if start.paths else "earth")
        found.append(_art(t.faces[len(found)], start, home))
    return tuple(found)
