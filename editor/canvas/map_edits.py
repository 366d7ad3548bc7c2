"""What can be done to a route map, on its raw value: every function gives the fields that change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.games.space_movers.paths import distances
from editor.canvas.raw import items_of

Galaxy = dict[str, Any]
EDGE = 1000
"""The coordinates of the map run from 0 to this."""


def nodes_of(galaxy: Galaxy) -> list[dict[str, Any]]:
    """The nodes that can be drawn: those with a name and a place."""
    return [
        node
        for node in items_of(galaxy, "nodes")
        if isinstance(node, dict) and isinstance(node.get("id"), str) and _placed(node)
    ]


def _placed(node: dict[str, Any]) -> bool:
    return all(isinstance(node.get(axis), int | float) for axis in ("x", "y"))


def routes_of(galaxy: Galaxy) -> list[tuple[int, dict[str, Any], tuple[str, str]]]:
    """Number, value and ends of every route that has two ends, whether they are on the map or not."""
    return [
        (number, route, (route["between"][0], route["between"][1]))
        for number, route in enumerate(items_of(galaxy, "routes"))
        if isinstance(route, dict)
        and isinstance(route.get("between"), list)
        and len(route["between"]) == 2
        and all(isinstance(end, str) for end in route["between"])
    ]


def moved(galaxy: Galaxy, node: str, x: float, y: float) -> dict[str, Any]:
    """A node at another place, within the map."""
    return _with_fields(galaxy, node, {"x": _within(x), "y": _within(y)})


def _with_fields(galaxy: Galaxy, node: str, fields: dict[str, Any]) -> dict[str, Any]:
    nodes = items_of(galaxy, "nodes")
    return {"nodes": [{**one, **fields} if isinstance(one, dict) and one.get("id") == node else one for one in nodes]}


def _within(value: float) -> int:
    return max(0, min(EDGE, round(value)))


def with_node(galaxy: Galaxy, x: float, y: float, title: str) -> tuple[str, dict[str, Any]]:
    """A new planet and its id."""
    taken = {node.get("id") for node in items_of(galaxy, "nodes") if isinstance(node, dict)}
    number = next(count for count in range(1, len(taken) + 2) if f"planet_{count}" not in taken)
    name = f"planet_{number}"
    node = {"id": name, "title": f"{title} {number}", "designed": True, "x": _within(x), "y": _within(y)}
    return name, {"nodes": [*items_of(galaxy, "nodes"), node]}


def without_node(galaxy: Galaxy, node: str) -> dict[str, Any]:
    """The map without a node and the routes to it; the first planet left is the start where it was."""
    nodes = [one for one in items_of(galaxy, "nodes") if not (isinstance(one, dict) and one.get("id") == node)]
    kept = [route for route in items_of(galaxy, "routes") if node not in _ends(route)]
    changed: dict[str, Any] = {"nodes": nodes, "routes": kept}
    if galaxy.get("start") == node:
        others = [one["id"] for one in nodes_of({"nodes": nodes}) if one.get("kind") != "hq"]
        if others:
            changed["start"] = others[0]
    return changed


def _ends(route: Any) -> Sequence[Any]:
    ends = route.get("between") if isinstance(route, dict) else None
    return ends if isinstance(ends, list) else ()


def with_route(galaxy: Galaxy, one: str, other: str) -> dict[str, Any]:
    """A free route between two nodes; nothing where there is one or where they are the same."""
    routes = items_of(galaxy, "routes")
    if one == other or any({one, other} == set(_ends(route)) for route in routes):
        return {}
    return {"routes": [*routes, {"between": [one, other]}]}


def without_route(galaxy: Galaxy, number: int) -> dict[str, Any]:
    return {"routes": [route for index, route in enumerate(galaxy["routes"]) if index != number]}


def with_check(galaxy: Galaxy, number: int, symbol: str) -> dict[str, Any]:
    """A route whose check asks for a symbol, or no longer does."""
    route = galaxy["routes"][number]
    check = check_of(route)
    check = [one for one in check if one != symbol] if symbol in check else [*check, symbol]
    return _with(galaxy, number, {**route, "check": check})


def bent(galaxy: Galaxy, number: int, bend: float) -> dict[str, Any]:
    """A route that curves so many hundredths of its length."""
    return _with(galaxy, number, {**galaxy["routes"][number], "bend": max(-50, min(50, round(bend)))})


def _with(galaxy: Galaxy, number: int, route: dict[str, Any]) -> dict[str, Any]:
    return {"routes": [route if index == number else one for index, one in enumerate(galaxy["routes"])]}


def with_kind(galaxy: Galaxy, node: str, hq: bool) -> dict[str, Any]:
    """One node is the headquarters, and no other."""

    def kind(one: Any) -> Any:
        if not isinstance(one, dict):
            return one
        if one.get("id") == node:
            return {**one, "kind": "hq" if hq else "planet"}
        return {**one, "kind": "planet"} if hq and one.get("kind") == "hq" else one

    return {"nodes": [kind(one) for one in items_of(galaxy, "nodes")]}


def renamed(galaxy: Galaxy, node: str, title: str) -> dict[str, Any]:
    """A node of another title; its id, by which routes and cargoes know it, stays."""
    return _with_fields(galaxy, node, {"title": title})


def reached(galaxy: Galaxy) -> set[str]:
    """The nodes that a way leads to from the start."""
    there = {node["id"] for node in nodes_of(galaxy)}
    ways = [ends for _, _, ends in routes_of(galaxy) if set(ends) <= there]
    return set(distances(there, ways).get(str(galaxy.get("start")), ()))


def check_of(route: dict[str, Any]) -> list[str]:
    """The symbols that a route asks for."""
    return [symbol for symbol in items_of(route, "check") if isinstance(symbol, str)]
