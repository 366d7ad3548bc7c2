"""Distances and next steps on the map, built once when a map is loaded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import networkx

nx: Any = networkx  # it comes without types
"""Everything that the rules need of networkx stands in this module."""


def distances(nodes: Iterable[str], edges: Iterable[tuple[str, str]]) -> dict[str, dict[str, int]]:
    """Per node the number of routes to every node that can be reached from it."""
    graph = nx.Graph()
    graph.add_nodes_from(nodes)
    graph.add_edges_from(edges)
    return {node: dict(row) for node, row in nx.all_pairs_shortest_path_length(graph)}


def next_steps(
    neighbours: tuple[tuple[int, ...], ...], table: tuple[tuple[int, ...], ...]
) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """``result[a][b]``: the nodes next to a that lie on a shortest way to b (SM-UO-01, SM-EDGE-77)."""
    size = range(len(neighbours))
    return tuple(
        tuple(tuple(near for near in neighbours[a] if table[near][b] == table[a][b] - 1) for b in size) for a in size
    )
