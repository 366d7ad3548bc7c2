"""The way a picked ship would take to where it may fly, as a line over the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from desktop.games.amazing_space_venture.actions import MoveShip
from desktop.games.amazing_space_venture.grid import NEXT, NUMBER, OFF
from desktop.games.amazing_space_venture.movement import goes_by_path, path_targets, route
from desktop.games.amazing_space_venture.regions import root
from desktop.games.amazing_space_venture.state import Ship, VentureState
from desktop.games.amazing_space_venture.tables import Tables
from desktop.kernel.words import Address
from desktop.table.boards.amazing_space_venture.geometry import UNIT, centre
from desktop.table.boards.amazing_space_venture.places import Places
from desktop.table.boards.base import Ask

_SIDES = (QPointF(0, -UNIT / 2), QPointF(UNIT / 2, 0), QPointF(0, UNIT / 2), QPointF(-UNIT / 2, 0))


def way_to(t: Tables, ask: Ask, places: Places, address: Address) -> QPainterPath | None:
    """How the picked ship flies to an address; None where no flight is asked about."""
    move = next((one for one in ask.options.get(address, ()) if isinstance(one, MoveShip)), None)
    if move is None or len(ask.picks) != 1 or move.ship not in ask.state.ships:
        return None
    ship: Ship = ask.state.ships[move.ship]
    start, goal = places.anchor(f"ship:{ship.id}"), places.anchor(address)
    if start is None or goal is None:
        return None
    square, spot = NUMBER[move.square], ("a", "b", "station", "space").index(move.spot)
    if goes_by_path(t, ask.state, ship, square, spot):
        return _along_path(t, ask.state, ship, 2 * square + spot, start, goal)
    line = QPainterPath(start)
    for stop in route(t, ask.state, ship, square)[1:-1]:
        line.lineTo(centre(NUMBER[stop]))
    line.lineTo(goal)
    return line


def _along_path(t: Tables, s: VentureState, ship: Ship, planet: int, start: QPointF, goal: QPointF) -> QPainterPath:
    """Along the printed path to a planet: over the middles of the sides it crosses, bent in each tile."""
    line = QPainterPath(start)
    path = next((path for target, path in path_targets(t, s, ship) if target == planet), -1)
    square, seen = ship.square, {ship.square}
    while path >= 0 and square != planet // 2:
        side = next((side for side in range(4) if _goes_on(s, path, square, side, seen)), -1)
        if side < 0:
            break
        middle = centre(square) + _SIDES[side]
        if square == ship.square:
            line.lineTo(middle)
        else:
            line.quadTo(centre(square), middle)
        square = NEXT[square][side]
        seen.add(square)
    line.lineTo(goal)
    return line


def _goes_on(s: VentureState, path: int, square: int, side: int, seen: set[int]) -> bool:
    segment = s.segment_at[4 * square + side]
    return segment >= 0 and root(s, segment) == path and NEXT[square][side] not in (OFF, *seen)
