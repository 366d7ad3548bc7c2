"""The art of a tile from its raw value, however unfinished: what the painters of the table are given."""

from __future__ import annotations

from typing import Any

from desktop.table.boards.amazing_space_venture.faces import PathPart, TileArt
from editor.canvas.tile_edits import SIDES, galaxies_of, paths_of, planets_of

_LOOSE = ("planet:a", "planet:b", "galaxy", "nowhere", "black_hole")


def art_of(face: dict[str, Any]) -> TileArt:
    """A face as painters want it, without what nobody could paint."""
    if face.get("kind") == "sun":
        return TileArt(str(face.get("id", "")), "sun")
    planets = planets_of(face)
    known = [f"planet:{planet['id']}" for planet in planets]
    paths = []
    for start, end in paths_of(face):
        if end in SIDES:
            paths.append(PathPart(SIDES.index(start), SIDES.index(end)))
        elif end in _LOOSE:
            lost = end.startswith("planet:") and end not in known
            paths.append(PathPart(SIDES.index(start), "nowhere" if lost else end))
    galaxies = tuple(tuple(SIDES.index(side) for side in group) for group in galaxies_of(face))
    parts = tuple(("path", n) for n in range(len(paths))) + tuple(("galaxy", n) for n in range(len(galaxies)))
    home = face.get("home_of")
    of_beginning = "square" in face and "laid" not in face
    if of_beginning:
        home = home if isinstance(home, str) else "grey" if paths else "earth"
    return TileArt(
        str(face.get("id", "")),
        "start" if of_beginning else "space",
        galaxies,
        tuple(paths),
        tuple(planet["value"] for planet in planets),
        face.get("worm_hole") is True,
        home if isinstance(home, str) else "",
        parts,
    )
