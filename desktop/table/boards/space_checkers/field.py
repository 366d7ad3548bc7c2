"""The field of Space Checkers: a star map under a checkered pane, with the Earth in its middle."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_checkers.geometry import CELL, BoardGeometry, Cell
from desktop.table.boards.space_checkers.signs import paint_pad, paint_sign
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    box,
    ellipse,
    fill,
    glow,
    halo,
    line,
    polygon,
    radial,
    rounded,
    saved,
    shadow,
    stroke,
)
from desktop.table.kit.planet import earth_image, paint_limb, paint_planet_light
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import FLEETS, WHITE, colour

GRID = "#7F97FF"
_ORBITS = (0.164, 0.272, 0.381, 0.489, 0.597)  # radii in field widths; the fourth carries a scale
_CONSTELLATIONS = (
    # the place of the first star in shares of the field, then the stars in field units
    ((0.125, 0.097), ((0, 0), (46, 30), (92, 12), (130, 54), (118, 96))),
    ((0.722, 0.111), ((0, 40), (50, 10), (104, 30), (90, 84), (150, 110))),
    ((0.111, 0.694), ((0, 0), (40, 44), (20, 96), (84, 120), (128, 92))),
    ((0.653, 0.750), ((0, 60), (60, 30), (100, 70), (160, 48), (196, 100))),
)
_START_LIGHT = {"green": 0.30, "yellow": 0.36, "blue": 0.34, "red": 0.30}
_CORNERS = {"green": (-1, -1), "yellow": (1, -1), "red": (-1, 1), "blue": (1, 1)}
"""The corner of a cell where the sign of a fleet stands that is wild there: (right, down)."""
YELLOW_WASH = "#2B1C02"
"""Laid under yellow light, which would turn grey over navy."""


def outline_of(geometry: BoardGeometry, cells: frozenset[Cell]) -> QPainterPath:
    """The outline of some cells as one shape."""
    path = QPainterPath()
    for cell in cells:
        path.addRect(geometry.cell_rect(cell))
    return path.simplified()


def paint_field(painter: QPainter, geometry: BoardGeometry) -> None:
    """Everything that lies on the field and never changes."""
    shadow(painter, geometry.field, 4, blur=10, strength=0.6, drop=0)
    with saved(painter):
        painter.setClipRect(geometry.field, Qt.ClipOperation.IntersectClip)
        _star_map(painter, geometry.field)
        _checkers(painter, geometry)
        for fleet in FLEETS:
            _start_area(painter, geometry, fleet)
        _grid(painter, geometry)
        for fleet in FLEETS:
            paint_wild_signs(painter, geometry, fleet, 0.55)


def _star_map(painter: QPainter, field: QRectF) -> None:
    centre, side = field.center(), min(field.width(), field.height())
    x, y = centre.x(), centre.y()
    reach = max(field.width(), field.height()) * 0.75
    fill(painter, box(field), radial(x, y, reach, (0, "#13235C"), (0.45, "#0C1640"), (1, "#070C26")))
    paint_clouds(painter, field, 7, ("#2F6FD8", "#7A3FC0", "#128C9C"), strength=0.30, low=0.42, span=1.15)
    for index, share in enumerate(_ORBITS):
        dash = None if index % 2 else [2, 5]
        stroke(painter, ellipse(x, y, share * side), colour("#7F9BFF", 0.14), 1, dash=dash)
    scale = _ORBITS[3] * side
    for degrees in range(0, 360, 15):
        turn = math.radians(degrees)
        inner, outer = ((x + radius * math.cos(turn), y + radius * math.sin(turn)) for radius in (scale, scale + 6))
        line(painter, inner, outer, colour("#9DB4FF", 0.3))
    paint_stars(painter, field, 11, round(field.width() * field.height() / 1234))
    for (across, down), stars in _CONSTELLATIONS:
        left, top = field.left() + across * field.width(), field.top() + down * field.height()
        unit = side / 720
        points = [(left + dx * unit, top + dy * unit) for dx, dy in stars]
        stroke(painter, polygon(points, closed=False), colour("#C3D2FF", 0.38), 1)
        for point in points:
            halo(painter, *point, 5, 5, "#CFE0FF", 0.45)
            fill(painter, ellipse(*point, 1.7), colour(WHITE, 0.95))


def _checkers(painter: QPainter, geometry: BoardGeometry) -> None:
    for row, column in geometry.cells:
        if (row, column) not in geometry.plan.earth:
            tone = colour("#050920", 0.42) if (row + column) % 2 else colour("#8FA6FF", 0.055)
            painter.fillRect(geometry.cell_rect((row, column)), tone)


def _start_area(painter: QPainter, geometry: BoardGeometry, fleet: str) -> None:
    cells = geometry.plan.starts.get(fleet, frozenset())
    if not cells:
        return
    bright, deep = FLEETS[fleet].bright, FLEETS[fleet].deep
    area = outline_of(geometry, cells)
    if fleet == "yellow":
        fill(painter, area, colour(YELLOW_WASH, 0.55))
    with saved(painter, ADD):
        fill(painter, area, colour(deep, _START_LIGHT[fleet]))
    with saved(painter):
        painter.setClipPath(area, Qt.ClipOperation.IntersectClip)
        stroke(painter, area, colour(bright, 0.28), 5, cap=FLAT)
        stroke(painter, area, colour(bright, 0.85), 2, cap=FLAT)
    for cell in cells:
        centre = geometry.cell_centre(cell)
        paint_pad(painter, fleet, centre.x(), centre.y(), 25)


def _grid(painter: QPainter, geometry: BoardGeometry) -> None:
    field, plan = geometry.field, geometry.plan
    hairline = colour(GRID, 0.30)
    for column in range(1, plan.columns):
        x = field.left() + column * CELL
        line(painter, (x, field.top()), (x, field.bottom()), hairline)
    for row in range(1, plan.rows):
        y = field.top() + row * CELL
        line(painter, (field.left(), y), (field.right(), y), hairline)
    for row in range(1, plan.rows):
        for column in range(1, plan.columns):
            if not {(row, column), (row + 1, column + 1)} <= plan.earth:
                fill(
                    painter,
                    ellipse(field.left() + column * CELL, field.top() + row * CELL, 1.3),
                    colour("#BFD0FF", 0.55),
                )


def paint_wild_signs(painter: QPainter, geometry: BoardGeometry, fleet: str, opacity: float) -> None:
    """A small sign in the fleet's own corner of every cell of its wild area (SC-BOARD-03)."""
    right, down = _CORNERS[fleet]
    inset = CELL / 2 - 9
    for cell in geometry.plan.wilds.get(fleet, frozenset()) - geometry.plan.earth:
        centre = geometry.cell_centre(cell)
        paint_sign(painter, fleet, centre.x() + right * inset, centre.y() + down * inset, 4.6, opacity=opacity)


def paint_field_edges(painter: QPainter, geometry: BoardGeometry) -> None:
    """One luminous line for each side, in its fleet's colour."""
    for fleet in FLEETS:
        start, end = geometry.side_edge(fleet)
        edge = QPainterPath(start)
        edge.lineTo(end)
        glow(painter, edge, FLEETS[fleet].bright, 2.2, spread=16, strength=0.34, white=0.25)


def earth_diameter(rect: QRectF) -> float:
    """The diameter of an Earth that stands on the cells of `rect`, in board units."""
    return min(rect.width(), rect.height()) - 12


def paint_earth(painter: QPainter, geometry: BoardGeometry, scale: float) -> None:
    """The Earth on its cells at `scale` device pixels to the unit, with brackets that say it is no way."""
    for rect in geometry.planets:
        centre, radius = rect.center(), earth_diameter(rect) / 2
        x, y = centre.x(), centre.y()
        paint_planet_light(painter, x, y, radius)
        fill(painter, rounded(rect.adjusted(1, 1, -1, -1), 10), colour("#030616", 0.55))
        frame = rect.adjusted(3, 3, -3, -3)
        stroke(painter, rounded(frame, 9), colour("#8FC4FF", 0.55), 1.4)
        paint_corners(painter, frame, 18, 7, "#CFE8FF", 2.2)
        around = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        painter.drawImage(around, earth_image(2 * radius, scale))
        paint_limb(painter, x, y, radius)


def paint_corners(
    painter: QPainter, rect: QRectF, length: float, radius: float, paint: str, width: float, opacity: float = 0.95
) -> None:
    """Four rounded brackets at the corners of a rect."""
    for corner, right, down in (
        (rect.topLeft(), 1, 1),
        (rect.topRight(), -1, 1),
        (rect.bottomRight(), -1, -1),
        (rect.bottomLeft(), 1, -1),
    ):
        path = QPainterPath(corner + QPointF(right * length, 0))
        path.lineTo(corner + QPointF(right * radius, 0))
        path.quadTo(corner, corner + QPointF(0, down * radius))
        path.lineTo(corner + QPointF(0, down * length))
        stroke(painter, path, colour(paint, opacity), width)
