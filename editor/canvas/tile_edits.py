"""What can be done to the face of a tile, on its raw value: every function gives the fields that change.

Whatever is done, each path side belongs to one path and each galaxy side to one galaxy, as the rules want it: a face
that was right stays right, and one that was wrong gets less so.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from editor.canvas.raw import items_of

Fields = dict[str, Any]
SIDES = ("N", "E", "S", "W")
EDGES = ("deep", "path", "galaxy")
"""In the order in which a click goes through them."""
LOOSE_ENDS = ("galaxy", "black_hole", "nowhere")
MOST_PLANETS = 2
HIGHEST = 9


def edges_of(face: Fields) -> list[str]:
    edges = items_of(face, "edges")
    return [edges[n] if n < len(edges) and edges[n] in EDGES else "deep" for n in range(4)]


def planets_of(face: Fields) -> list[dict[str, Any]]:
    planets = [one for one in items_of(face, "planets") if isinstance(one, dict)]
    return [{"id": "ab"[n], "value": _value(one.get("value"))} for n, one in enumerate(planets[:MOST_PLANETS])]


def _value(value: Any) -> int:
    return value if isinstance(value, int) and 1 <= value <= HIGHEST else 1


def paths_of(face: Fields) -> list[list[str]]:
    """Both ends of each path, a side first."""
    paths = []
    for one in items_of(face, "paths"):
        if isinstance(one, list) and len(one) == 2 and all(isinstance(end, str) for end in one):
            first, second = one if one[0] in SIDES else one[::-1]
            if first in SIDES:
                paths.append([first, second])
    return paths


def galaxies_of(face: Fields) -> list[list[str]]:
    groups = [group for group in items_of(face, "galaxies") if isinstance(group, list)]
    kept = [[side for side in group if side in SIDES] for group in groups]
    return [group for group in kept if group]


def end_of(face: Fields, side: str) -> str:
    """Where the path that begins on a side leads; empty where there is none."""
    for first, second in paths_of(face):
        if side in (first, second):
            return second if side == first else first
    return ""


def group_of(face: Fields, side: str) -> list[str]:
    """The galaxy sides that hang together with a side."""
    return next((group for group in galaxies_of(face) if side in group), [])


def usual_end(face: Fields) -> str:
    """Where a new path leads: to the first planet if there is one."""
    return "planet:a" if planets_of(face) else "nowhere"


# ---- edges -------------------------------------------------------------------------------------------------------


def _freed(face: Fields, sides: Sequence[str], end: str) -> tuple[list[str], list[list[str]], list[list[str]]]:
    """Edges, paths and galaxies without some sides; paths that came from them end elsewhere."""
    edges = [("deep" if side in sides else edge) for side, edge in zip(SIDES, edges_of(face), strict=True)]
    paths = []
    for one, other in paths_of(face):
        left = [step for step in (one, other) if step in SIDES and step not in sides]
        if one not in sides and other not in sides:
            paths.append([one, other])
        elif left:
            paths.append([left[0], end])
    groups = [[side for side in group if side not in sides] for group in galaxies_of(face)]
    return edges, paths, [group for group in groups if group]


def _marked(edges: list[str], sides: Sequence[str], edge: str) -> list[str]:
    return [edge if side in sides else old for side, old in zip(SIDES, edges, strict=True)]


def _fields(edges: list[str], paths: list[list[str]], galaxies: list[list[str]]) -> Fields:
    return {"edges": edges, "paths": paths, "galaxies": galaxies}


def with_edge(face: Fields, side: str, edge: str) -> Fields:
    """A side that shows deep space, a path of its own or a galaxy of its own."""
    edges, paths, galaxies = _freed(face, [side], usual_end(face))
    if edge == "path":
        paths.append([side, usual_end(face)])
    elif edge == "galaxy":
        galaxies.append([side])
    return _fields(_marked(edges, [side], edge), paths, galaxies)


def with_end(face: Fields, side: str, end: str) -> Fields:
    """A path from a side to another side, a planet or a loose end; what either side showed before is gone."""
    if end == side or (end.startswith("planet:") and end[7:] not in {planet["id"] for planet in planets_of(face)}):
        return {}
    sides = [side, end] if end in SIDES else [side]
    edges, paths, galaxies = _freed(face, sides, usual_end(face))
    return _fields(_marked(edges, sides, "path"), [*paths, [side, end]], galaxies)


def joined(face: Fields, one: str, other: str) -> Fields:
    """One galaxy that opens on both sides, with all that hung together with either."""
    if one == other:
        return {}
    whole = sorted({one, other, *group_of(face, one), *group_of(face, other)}, key=SIDES.index)
    edges, paths, galaxies = _freed(face, whole, usual_end(face))
    return _fields(_marked(edges, whole, "galaxy"), paths, [*galaxies, whole])


def parted(face: Fields, side: str) -> Fields:
    """A galaxy side on its own."""
    return with_edge(face, side, "galaxy") if len(group_of(face, side)) > 1 else {}


# ---- planets -----------------------------------------------------------------------------------------------------


def with_planet(face: Fields) -> Fields:
    """One more planet, if there is room."""
    planets = planets_of(face)
    if len(planets) >= MOST_PLANETS:
        return {}
    return {"planets": [*planets, {"id": "ab"[len(planets)], "value": 1}]}


def with_value(face: Fields, planet: str, value: int) -> Fields:
    value = (value - 1) % HIGHEST + 1
    planets = [{**one, "value": value} if one["id"] == planet else one for one in planets_of(face)]
    return {"planets": planets}


def without_planet(face: Fields, planet: str) -> Fields:
    """The face without a planet; its paths lead nowhere, and the one that is left is called “a”."""
    left = [one for one in planets_of(face) if one["id"] != planet]
    names = {f"planet:{one['id']}": f"planet:{'ab'[n]}" for n, one in enumerate(left)}
    names[f"planet:{planet}"] = "nowhere"
    paths = [[names.get(end, end) for end in path] for path in paths_of(face)]
    return {"planets": [{**one, "id": "ab"[n]} for n, one in enumerate(left)], "paths": paths}


# ---- the whole face ----------------------------------------------------------------------------------------------


def turned(face: Fields, quarters: int) -> Fields:
    """The face after so many quarter turns clockwise."""

    def side(name: str) -> str:
        return SIDES[(SIDES.index(name) + quarters) % 4] if name in SIDES else name

    edges = edges_of(face)
    return {
        "edges": [edges[(n - quarters) % 4] for n in range(4)],
        "paths": [[side(one), side(other)] for one, other in paths_of(face)],
        "galaxies": [sorted(map(side, group), key=SIDES.index) for group in galaxies_of(face)],
    }
