"""What stands on the chart in a position: markers, ships, the scout's next step, the pod of interrogation."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_movers import vocabulary as v
from desktop.games.space_movers.objectives import present_step
from desktop.games.space_movers.run import top_side
from desktop.games.space_movers.state import HELD, NOWHERE, MoversState
from desktop.games.space_movers.tables import Tables
from desktop.table.boards.space_movers.chart import Chart, Spot
from desktop.table.boards.space_movers.crew import Look, paint_die, paint_pawn
from desktop.table.boards.space_movers.tokens import (
    paint_arrow_along,
    paint_coin,
    paint_count,
    paint_crate,
    paint_drone,
    paint_eye,
    paint_liberty,
    paint_scout,
    paint_star,
)
from desktop.table.boards.space_movers.words import tr
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, halo, line, rounded, stroke, vertical
from desktop.table.kit.theme import DANGER, colour
from desktop.table.kit.writing import CENTRE, put_fitted

LIBERTY = 62.0
_MOST_EYES = 3


@dataclass(slots=True)
class Flights:
    """Where ships are while they fly; those at rest stand at their nodes."""

    liberty: tuple[QPointF, float] | None = None
    """Place and heading in degrees."""
    scout: tuple[QPointF, float] | None = None
    drone: QPointF | None = None
    target: int = NOWHERE
    """A node pointed at: the scout's way is shown for a Liberty there."""
    hidden: set[str] = field(default_factory=set)


def objective_nodes(tables: Tables, state: MoversState) -> set[int]:
    """The planets that the open objective speaks of."""
    side = top_side(tables, state)
    if side is None:
        return set()
    step = present_step(tables, state)
    conditions = step.when if step is not None else side.task
    found = set()
    for condition in conditions:
        if isinstance(condition, v.At | v.DroneAt) or (isinstance(condition, v.Deliveries) and condition.planet):
            found.add(tables.node_of[str(condition.planet)])
    return found


def liberty_place(chart: Chart, node: int) -> QPointF:
    """Where the Liberty waits at a node: half outside its rim."""
    spot = chart.spots[node]
    turn = math.radians(spot.marks["liberty"])
    away = spot.radius + (LIBERTY * 0.46 * abs(math.cos(turn)) + 15 * abs(math.sin(turn)) + 2) * chart.unit
    return QPointF(spot.centre.x() + away * math.cos(turn), spot.centre.y() + away * math.sin(turn))


def scout_place(chart: Chart, tables: Tables, node: int, target: int) -> tuple[QPointF, float]:
    """The scout stands at the rim of its node, towards where it flies next."""
    spot = chart.spots[node]
    if node == target:
        return QPointF(spot.centre), 0.0
    nexts = tables.next_steps[node][target]
    points = [chart.route(node, to).pointAtPercent(0.12) for to in nexts]
    middle = QPointF(sum(p.x() for p in points) / len(points), sum(p.y() for p in points) / len(points))
    way = middle - spot.centre
    length = math.hypot(way.x(), way.y()) or 1.0
    heading = math.degrees(math.atan2(way.y() / length, way.x() / length))
    return _off_the_name(chart, spot, heading), heading


def _off_the_name(chart: Chart, spot: Spot, heading: float) -> QPointF:
    """The place at the rim nearest to a heading where the scout does not cover the node's name."""
    away, half = 17 * chart.unit, 15 * chart.unit
    name = chart.label_rect(spot.node).adjusted(-half, -half, half, half)
    for aside in range(0, 91, 10):
        for turn in (heading + aside, heading - aside):
            place = spot.around(turn, away)
            if not name.contains(place):
                return place
    return spot.around(heading, away)


def paint_pieces(
    painter: QPainter,
    tables: Tables,
    chart: Chart,
    state: MoversState,
    crew: Sequence[Look],
    flights: Flights,
    liberty: Callable[[QPainter, float, float, float, float], None] = paint_liberty,
) -> None:
    """Everything on the chart, the ships last; ``liberty`` paints the Liberty."""
    for spot in chart.spots:
        paint_markers(painter, spot, state, chart.unit)
    for node in objective_nodes(tables, state):
        place = chart.spots[node].beside("star", 4)
        paint_star(painter, place.x(), place.y())
    paint_pod(painter, chart, tables.hq, state, crew)
    _forecast(painter, tables, chart, state, flights)
    _drone(painter, chart, state, flights)
    at, turn = flights.liberty or (liberty_place(chart, state.liberty), 0.0)
    halo(painter, at.x(), at.y(), 40 * chart.unit, 26 * chart.unit, "#FFC46A", 0.35)
    liberty(painter, at.x(), at.y(), LIBERTY * chart.unit, turn)


def paint_markers(painter: QPainter, spot: Spot, state: MoversState, unit: float) -> None:
    """Eyes and cargo markers of a node."""
    eyes, crates = state.eyes[spot.node], state.markers[spot.node]
    size = 9.5 * max(0.85, unit)
    for index in range(min(eyes, _MOST_EYES)):
        place = spot.beside("eyes", 1, index, math.degrees(2.05 * size / (spot.radius + 1)))
        paint_eye(painter, place.x(), place.y(), size)
    if eyes > _MOST_EYES:
        place = spot.beside("eyes", 1, _MOST_EYES, math.degrees(2.0 * size / (spot.radius + 1)))
        paint_count(painter, place.x(), place.y(), eyes)
    if crates:
        place = spot.beside("cargo", 3)
        paint_crate(painter, place.x(), place.y(), size)
        if crates > 1:
            paint_count(painter, place.x() + size, place.y() + size * 0.8, crates)


def _drone(painter: QPainter, chart: Chart, state: MoversState, flights: Flights) -> None:
    place = flights.drone
    if place is None and state.drone != NOWHERE:
        place = chart.spots[state.drone].beside("drone", 5)
    if place is not None:
        paint_drone(painter, place.x(), place.y())


def _forecast(painter: QPainter, tables: Tables, chart: Chart, state: MoversState, flights: Flights) -> None:
    """The scout, and an arrow along its next step; two with the Coin between them at a tie."""
    if state.scout == NOWHERE and flights.scout is None:
        return
    target = flights.target if flights.target != NOWHERE else state.liberty
    if flights.scout is not None:
        at, turn = flights.scout
        paint_scout(painter, at.x(), at.y(), 19 * chart.unit, turn)
        return
    nexts = tables.next_steps[state.scout][target] if state.scout != target else ()
    for to in nexts:
        paint_arrow_along(painter, chart.route(state.scout, to), "#FF9AA2", opacity=0.85)
    at, turn = scout_place(chart, tables, state.scout, target)
    paint_scout(painter, at.x(), at.y(), 19 * chart.unit, turn)
    if len(nexts) > 1:
        way = at - chart.spots[state.scout].centre
        coin = at + way * (30 * chart.unit / (math.hypot(way.x(), way.y()) or 1.0))
        paint_coin(painter, coin.x(), coin.y(), 10.5)


# ---- interrogation -------------------------------------------------------------------------------------------------


def pod_rect(chart: Chart, hq: int) -> QRectF:
    """The barred pod above headquarters; below it where there is no room above."""
    spot = chart.spots[hq]
    wide, high = 124.0 * max(0.86, chart.unit), 66 * max(0.8, chart.unit)
    x = min(spot.centre.x() - wide / 2, chart.sky.right() - wide)
    y = spot.centre.y() - spot.radius - 16 - high
    if y < chart.sky.top():
        y = min(spot.centre.y() + spot.radius + 26, chart.sky.bottom() - high)
    return QRectF(x, y, wide, high)


def held_places(chart: Chart, hq: int, state: MoversState) -> dict[int, QRectF]:
    """Where each prisoner stands."""
    pod = pod_rect(chart, hq)
    held = [character for character, health in enumerate(state.health) if health == HELD]
    pace = min(26.0, (pod.width() - 22) / max(1, len(held)))
    first = pod.center().x() - pace * (len(held) - 1) / 2
    return {
        character: QRectF(first + index * pace - 12, pod.top() + 19, 24, pod.height() - 22)
        for index, character in enumerate(held)
    }


def paint_pod(painter: QPainter, chart: Chart, hq: int, state: MoversState, crew: Sequence[Look]) -> None:
    pod = pod_rect(chart, hq)
    centre = chart.spots[hq].centre
    boom = (pod.bottom(), centre.y() - chart.spots[hq].radius)
    if boom[1] > boom[0]:
        for x in (centre.x() - 5, centre.x() + 5):
            line(painter, (x, boom[0]), (x, boom[1]), "#7A84A4", 1.6)
        for rung in range(3):
            y = boom[0] + (boom[1] - boom[0]) * (rung + 0.5) / 3
            line(painter, (centre.x() - 5, y), (centre.x() + 5, y - 4), "#7A84A4", 1.2)
    fill(painter, rounded(pod, 7), vertical(pod, (0, "#3A1422"), (1, "#1A0810")))
    stroke(painter, rounded(pod.adjusted(0.5, 0.5, -0.5, -0.5), 6.5), colour(DANGER, 0.8), 1.2)
    places = held_places(chart, hq, state)
    words = tr("Interrogation")
    put_fitted(
        painter, pod.center().x(), pod.top() + 14, pod.width() - 8, words, fonts.font(12, 600), "#FFC8CC", CENTRE
    )
    cell = QRectF(pod.left() + 5, pod.top() + 19, pod.width() - 10, pod.height() - 24)
    fill(painter, rounded(cell, 3), colour("#060308", 0.85))
    for character, place in places.items():
        scale = min(1.0, (cell.height() - 4) / 36)
        if character in state.seats:
            paint_pawn(painter, crew[character], place.center().x(), cell.bottom() - 4, scale)
        else:
            paint_die(painter, crew[character], place.center().x(), cell.center().y(), 10)
    bars = max(6, round(cell.width() / 11))
    for bar in range(1, bars):
        x = cell.left() + cell.width() * bar / bars
        line(painter, (x, cell.top()), (x, cell.bottom()), colour("#B9A0A8", 0.55), 1.6)
