"""Marks over the field: what can move, where it can land, the way there, what it captures, and what is
closed.

They are painted in board units. Capture marks and step numbers go above the saucers, all else below them.
"""

import math
from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.boards.space_checkers.board_art import chip_size, paint_chip
from desktop.table.boards.space_checkers.field import paint_corners
from desktop.table.boards.space_checkers.frame import legible
from desktop.table.boards.space_checkers.geometry import CELL, BoardGeometry, Cell
from desktop.table.boards.space_checkers.routes import Gate, Route, gates, route_pieces, stations
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    ROUND,
    box,
    ellipse,
    fill,
    glow,
    halo,
    line,
    polygon,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.theme import DANGER, FLEETS, INK, RAISED, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

_DARK_STEP = "#07140C"
_LANDING = 66.0  # the side of a landing frame
RING = 33.0  # a route begins outside the ring of the selected saucer
FRAME = 34.0  # and ends at the frame of its landing cell


def _square(centre: QPointF, side: float) -> QRectF:
    return QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side)


# --- saucers


def paint_movable(painter: QPainter, centre: QPointF, fleet: str, phase: float = 0.0) -> None:
    """The dotted ring of a saucer that may move; `phase` (0 to 1) turns it by one dot."""
    ring = ellipse(centre.x(), centre.y() + 6, 31, 24)
    tint = mix(FLEETS[fleet].bright, WHITE, 0.72, 0.85)
    stroke(painter, ring, tint, 1.6, dash=[1.5, 2.6], offset=-4.1 * phase)


def paint_selected(painter: QPainter, centre: QPointF, fleet: str) -> None:
    """The bright ring of the selected saucer with four ticks."""
    x, y, bright = centre.x(), centre.y(), FLEETS[fleet].bright
    halo(painter, x, y, 58, 50, WHITE, 0.30)
    halo(painter, x, y, 50, 44, bright, 0.55)
    glow(painter, ellipse(x, y + 4, 32, 27), bright, 3, spread=14, strength=0.55, steps=6, white=0.75)
    for degrees in (45, 135, 225, 315):
        turn = math.radians(degrees)
        inner = x + 34 * math.cos(turn), y + 4 + 29 * math.sin(turn)
        outer = x + 41 * math.cos(turn), y + 4 + 35 * math.sin(turn)
        line(painter, inner, outer, colour(WHITE, 0.95), 2.4, cap=ROUND)


def paint_focus(painter: QPainter, rect: QRectF) -> None:
    """Where the keyboard is: a white frame with a dark line on both sides, seen on any ground."""
    inner = rect.adjusted(2.4, 2.4, -2.4, -2.4)
    stroke(painter, rounded(inner, 9), colour(INK, 0.9), 4.6)
    stroke(painter, rounded(inner, 9), WHITE, 2)


# --- landing cells


def paint_landing(painter: QPainter, centre: QPointF, fleet: str, *, pointed: bool = False) -> None:
    """A cell where the move may end: dashed, or solid and bright under the pointer."""
    bright = FLEETS[fleet].bright
    halo(painter, centre.x(), centre.y(), 52, 44, bright, 0.55 if pointed else 0.28)
    fill(painter, rounded(_square(centre, 68), 10), colour(bright, 0.20 if pointed else 0.10))
    frame = rounded(_square(centre, _LANDING), 10)
    if pointed:
        glow(painter, frame, bright, 2.6, spread=14, strength=0.5, steps=6, white=0.45)
    else:
        stroke(painter, frame, colour(bright, 0.95), 2, dash=[4, 2.6], cap=FLAT)


def _arrow(size: float) -> QPainterPath:
    """An arrow that points up, centred on the origin."""
    points = [(0, -13), (11, -1), (4.5, -1), (4.5, 12), (-4.5, 12), (-4.5, -1), (-11, -1)]
    return polygon([(x * size / 26, y * size / 26) for x, y in points])


def paint_arrow(painter: QPainter, centre: QPointF, step: Cell, size: float, paint: str, opacity: float = 1.0) -> None:
    """An arrow in a direction of travel (rows, columns)."""
    with saved(painter):
        painter.translate(centre)
        painter.rotate(math.degrees(math.atan2(step[1], -step[0])))
        fill(painter, _arrow(size), colour(paint, opacity))


def _half(rect: QRectF, step: Cell) -> QPainterPath:
    """The half of a rect that lies on the side from which one comes when going in direction `step`."""
    centre, reach = rect.center(), 2 * rect.width()
    behind = QRectF(-reach, -reach, reach, 2 * reach)
    turn = QTransform().translate(centre.x(), centre.y()).rotate(math.degrees(math.atan2(step[0], step[1])))
    return rounded(rect, 10).intersected(turn.map(box(behind)))


def split_halves(geometry: BoardGeometry, cell: Cell, steps: tuple[Cell, Cell]) -> tuple[QPainterPath, QPainterPath]:
    """The two halves of a landing cell that is reached in two directions, for painting and for pointing."""
    rect = _square(geometry.cell_centre(cell), _LANDING)
    return _half(rect, steps[0]), _half(rect, steps[1])


def paint_split_landing(
    painter: QPainter,
    geometry: BoardGeometry,
    cell: Cell,
    fleet: str,
    steps: tuple[Cell, Cell],
    pointed: int | None = None,
) -> None:
    """A landing cell that two opposite directions reach: two halves with arrows; `pointed` is the half
    meant.
    """
    bright = FLEETS[fleet].bright
    centre = geometry.cell_centre(cell)
    halo(painter, centre.x(), centre.y(), 52, 44, bright, 0.35)
    for index, (step, half) in enumerate(zip(steps, split_halves(geometry, cell, steps), strict=True)):
        fill(painter, half, colour(bright, 0.30 if index == pointed else 0.10))
        if index == pointed:
            glow(painter, half, bright, 2.2, spread=10, strength=0.4, steps=5, white=0.45)
        else:
            stroke(painter, half, colour(bright, 0.95), 1.8, dash=[4, 2.6], cap=FLAT)
        middle = half.boundingRect().center()
        paint_arrow(painter, middle, step, 20, WHITE if index == pointed else bright)


# --- routes


def paint_route(painter: QPainter, geometry: BoardGeometry, route: Route, fleet: str, *, pointed: bool = False) -> None:
    """The line of a move: solid light for the pointed one, dashed for the others."""
    bright = FLEETS[fleet].bright
    for piece in route_pieces(geometry, route, leave=RING, stop=FRAME):
        if pointed:
            glow(painter, piece, bright, 3.4, spread=22, strength=0.62, steps=9, white=0.55)
        else:
            with saved(painter, ADD):
                stroke(painter, piece, colour(bright, 0.10), 12)
                stroke(painter, piece, colour(bright, 0.14), 7)
            stroke(painter, piece, colour(bright, 0.95), 2.4, dash=[4.5, 3.2], cap=FLAT)


def paint_chevrons(
    painter: QPainter, pieces: Sequence[QPainterPath], fleet: str, phase: float, spacing: float = 24.0
) -> None:
    """Small arrowheads that run along a route; `phase` from 0 to 1 moves them on by one place."""
    light = mix(FLEETS[fleet].bright, WHITE, 0.85)
    head = polygon([(-4, -6), (3, 0), (-4, 6)], closed=False)
    for piece in pieces:
        at = spacing * (phase % 1)
        while at < piece.length():
            share = piece.percentAtLength(at)
            with saved(painter):
                painter.translate(piece.pointAtPercent(share))
                painter.rotate(-piece.angleAtPercent(share))
                stroke(painter, head, colour(_DARK_STEP, 0.55), 5)
                stroke(painter, head, light, 2.4)
            at += spacing


def paint_steps(
    painter: QPainter,
    geometry: BoardGeometry,
    route: Route,
    fleet: str,
    *,
    pointed: bool = False,
    scale: float = 1.0,
) -> None:
    """The numbers 1 to n along a route; the last one makes room for the ghost on a pointed landing cell."""
    bright = FLEETS[fleet].bright
    figures = font(legible(12, scale, 15), 700)
    radius = figures.pixelSize() * 0.79
    marks = stations(geometry, route)
    if pointed and marks:
        marks[-1] = marks[-1] + QPointF(27, 26)
    for number, mark in enumerate(marks, start=1):
        x, y = mark.x(), mark.y()
        disc = ellipse(x, y, radius)
        fill(painter, disc, _DARK_STEP if pointed else colour("#0A1A20", 0.95))
        stroke(painter, disc, colour(bright, 1 if pointed else 0.8), 1.5)
        tint = mix(bright, WHITE, 0.7, 1 if pointed else 0.88)
        put_text(painter, x, centred_baseline(figures, y), str(number), figures, tint, CENTRE)


def paint_gate(painter: QPainter, gate: Gate, fleet: str) -> None:
    """A warp gate that lies in the field's edge."""
    bright = FLEETS[fleet].bright
    with saved(painter):
        painter.translate(gate.point)
        if gate.upright:
            painter.rotate(90)
        halo(painter, 0, 0, 62, 30, bright, 0.55)
        for ring in range(5):
            t = ring / 4
            light = mix(bright, WHITE, 0.15 + 0.75 * t, 0.95 - 0.1 * ring)
            stroke(painter, ellipse(0, 0, 33 - 5.6 * ring, 11.5 - 2.1 * ring), light, 2.2 - 0.25 * ring)
        halo(painter, 0, 0, 22, 12, WHITE, 0.8)


def _chip_place(
    geometry: BoardGeometry, gate: Gate, size: tuple[float, float], taken: Collection[Cell]
) -> tuple[float, float]:
    """The left end and middle of a gate's chip: inside the field, beside the gate, off the saucers if it
    can be.
    """
    width, height = size
    field, x, y = geometry.field, gate.point.x(), gate.point.y()
    if gate.upright:
        left = field.left() + 8 if gate.outwards[1] < 0 else field.right() - 8 - width
        choices = [(left, y + side * (CELL / 2 + 2)) for side in (-1, 1)]
    else:
        middle = y - gate.outwards[0] * (height / 2 + 7)
        choices = [(x - 38 - width, middle), (x + 38, middle)]
        if not gate.entering:  # the way in may swing to the right at once
            choices.reverse()
    inside = [
        (left, middle) for left, middle in choices if field.contains(QRectF(left, middle - height / 2, width, height))
    ]

    def covered(place: tuple[float, float]) -> int:
        rect = QRectF(place[0], place[1] - height / 2, width, height)
        return sum(1 for cell in taken if rect.intersects(_square(geometry.cell_centre(cell), 48)))

    return min(inside or choices, key=covered)


def paint_gates(
    painter: QPainter,
    geometry: BoardGeometry,
    route: Route,
    fleet: str,
    *,
    taken: Collection[Cell] = (),
    scale: float = 1.0,
) -> None:
    """All gates of a route with the words "warp out" and "warp in"; `taken` cells hold saucers to keep off."""
    words = (
        QCoreApplication.translate("SpaceCheckersBoard", "warp out"),
        QCoreApplication.translate("SpaceCheckersBoard", "warp in"),
    )
    for gate in gates(geometry, route):
        paint_gate(painter, gate, fleet)
        text = words[gate.entering]
        left, middle = _chip_place(geometry, gate, chip_size(text, None, scale), taken)
        paint_chip(painter, left, middle, text, fleet, sign=False, scale=scale)
        _gate_label(painter, gate, scale)


def _gate_label(painter: QPainter, gate: Gate, scale: float) -> None:
    """The number of the row or column that both gates share, moved outwards as the gate covers its place."""
    figures = font(legible(12, scale, 15), 700)
    number = str(gate.cell[0] if gate.upright else gate.cell[1])
    place = gate.point + QPointF(gate.outwards[1], gate.outwards[0]) * 20
    size = figures.pixelSize()
    pill = QRectF(place.x() - size * 0.85, place.y() - size * 0.68, size * 1.7, size * 1.36)
    fill(painter, rounded(pill, size * 0.5), colour(INK, 0.85))
    put_text(painter, place.x(), centred_baseline(figures, place.y()), number, figures, WHITE, CENTRE)


# --- captures


def paint_cage_badge(painter: QPainter, x: float, y: float, radius: float = 9.5) -> None:
    """The sign of a prison: white, because red is a fleet."""
    fill(painter, ellipse(x, y, radius * 1.17), INK)
    fill(painter, ellipse(x, y, radius), WHITE)
    unit = radius / 9.5
    stroke(
        painter, rounded(QRectF(x - 5.2 * unit, y - 5 * unit, 10.4 * unit, 10 * unit), 1.6 * unit), RAISED, 1.5 * unit
    )
    for side in (-1.8, 1.8):
        bar = x + side * unit
        line(painter, (bar, y - 5 * unit), (bar, y + 5 * unit), RAISED, 1.3 * unit)


def paint_captured(painter: QPainter, centre: QPointF, *, pointed: bool = False) -> None:
    """The brackets and the badge of a saucer that the move would capture."""
    frame = _square(centre, 62)
    if pointed:
        with saved(painter, ADD):
            paint_corners(painter, frame, 13, 4, WHITE, 7, 0.20)
    paint_corners(painter, frame, 13, 4, WHITE, 2.6 if pointed else 2, 1 if pointed else 0.72)
    paint_cage_badge(painter, centre.x() - 27, centre.y() - 26)


# --- closed ways


def paint_no_entry(painter: QPainter, x: float, y: float, radius: float = 10.0) -> None:
    halo(painter, x, y, radius * 2, radius * 2, DANGER, 0.4)
    sign = ellipse(x, y, radius)
    fill(painter, sign, "#2A0A18")
    stroke(painter, sign, DANGER, radius * 0.2)
    line(painter, (x - radius * 0.55, y), (x + radius * 0.55, y), "#FFD0D5", radius * 0.26, cap=ROUND)


def paint_closed_way(painter: QPainter, geometry: BoardGeometry, route: Route) -> None:
    """Dots from the saucer to the obstacle, which is the route's last cell, and a sign just before it."""
    stop = FRAME + 4
    if route.path[-1] in geometry.plan.earth:
        stop = CELL / 2 + 12 if len(route.path) > 1 else CELL / 2  # the Earth fills its cells, a saucer does not
    pieces = route_pieces(geometry, route, leave=RING, stop=stop)
    for piece in pieces:
        if piece.length() > 1:
            stroke(painter, piece, colour(DANGER, 0.9), 2, dash=[1.2, 3.0])
    end = pieces[-1].currentPosition()
    paint_no_entry(painter, end.x(), end.y())


# --- what happened


def paint_trail(painter: QPainter, geometry: BoardGeometry, route: Route, fleet: str) -> None:
    """The last move, quietly: a thin line from a ring where it began to corners where it ended."""
    bright = FLEETS[fleet].bright
    start, end = geometry.cell_centre(route.start), geometry.cell_centre(route.path[-1])
    for piece in route_pieces(geometry, route, leave=12, stop=FRAME):
        stroke(painter, piece, colour(bright, 0.50), 1.6, dash=[1.2, 3.4])
    stroke(painter, ellipse(start.x(), start.y(), 10), colour(bright, 0.6), 1.6)
    fill(painter, ellipse(start.x(), start.y(), 3), colour(bright, 0.6))
    paint_corners(painter, _square(end, 66), 12, 5, bright, 1.8, 0.75)
