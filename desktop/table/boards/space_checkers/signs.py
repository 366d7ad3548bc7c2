"""The flat signs of the four fleets: triangle, disc, crescent, diamond.

The same outlines are the plan of the saucers, so a fleet is known by its shape wherever it appears.
"""

import math
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.kit.ink import ellipse, fill, stroke, swollen
from desktop.table.kit.theme import FLEETS, Paint, colour


def _around(x: float, y: float, radius: float) -> QRectF:
    return QRectF(x - radius, y - radius, 2 * radius, 2 * radius)


def _triangle() -> QPainterPath:
    return swollen([(0, -0.76), (0.72, 0.46), (-0.72, 0.46)], 0.33)


def _disc() -> QPainterPath:
    return ellipse(0, 0, 0.98)


def _crescent() -> QPainterPath:
    """A disc without a smaller one above it, the two horns rounded; drawn as four arcs, which stay smooth
    at any size.
    """
    disc, bite, horn = (-0.33, 0.93), (-0.88, 0.73), 0.075  # heights of the middles, radii; radius of the horns
    down = bite[0] - disc[0]
    tip_y = disc[0] + (disc[1] ** 2 - bite[1] ** 2 + down**2) / (2 * down)
    tip_x = math.sqrt(disc[1] ** 2 - (tip_y - disc[0]) ** 2)
    outer = math.degrees(math.atan2(disc[0] - tip_y, tip_x))
    inner = math.degrees(math.atan2(tip_y - bite[0], tip_x))
    path = QPainterPath()
    path.arcMoveTo(_around(0, disc[0], disc[1] + horn), outer)
    path.arcTo(_around(0, disc[0], disc[1] + horn), outer, -180 - 2 * outer)
    path.arcTo(_around(-tip_x, tip_y, horn), 180 - outer, outer - inner - 180)
    path.arcTo(_around(0, bite[0], bite[1] - horn), 180 + inner, 180 - 2 * inner)
    path.arcTo(_around(tip_x, tip_y, horn), 180 + inner, outer - inner - 180)
    path.closeSubpath()
    return path


def _diamond() -> QPainterPath:
    return swollen([(0, -0.96), (0.98, 0), (0, 0.96), (-0.98, 0)], 0.09)


_DRAWN = {"green": _triangle, "yellow": _disc, "blue": _crescent, "red": _diamond}


@cache
def outline(fleet: str) -> QPainterPath:
    """The outline of a fleet in units of its radius; the pivot lies where the canopy of its saucer stands."""
    return _DRAWN[fleet]()


@cache
def _centring(fleet: str) -> tuple[float, float, float]:
    """Shift and scale that centre the outline in a circle, with equal visual weight for all fleets."""
    around: QRectF = outline(fleet).boundingRect()
    weight = {"green": 0.96, "yellow": 0.92, "blue": 1.04, "red": 1.0}[fleet]
    # A triangle looks centred when it stands a little high.
    raise_by = {"green": -0.06}.get(fleet, 0.0)
    return -around.center().x(), -around.center().y() + raise_by, weight


def sign_path(fleet: str, x: float, y: float, radius: float) -> QPainterPath:
    """The sign of a fleet centred on a point and no larger than a circle of about `radius`."""
    dx, dy, weight = _centring(fleet)
    size = radius * weight
    return QTransform().translate(x, y).scale(size, size).translate(dx, dy).map(outline(fleet))


def paint_sign(
    painter: QPainter,
    fleet: str,
    x: float,
    y: float,
    radius: float,
    paint: Paint | None = None,
    *,
    opacity: float = 1.0,
    edge: Paint | None = None,
) -> None:
    """Paint the flat sign of a fleet; the disc has a hole, a ring beside three solid signs."""
    path = sign_path(fleet, x, y, radius)
    if fleet == "yellow":
        path = path.subtracted(ellipse(x, y, radius * 0.42))
    fill(painter, path, colour(FLEETS[fleet].bright if paint is None else paint, opacity))
    if edge is not None:
        stroke(painter, path, edge, max(0.8, radius * 0.16))


def paint_pad(painter: QPainter, fleet: str, x: float, y: float, radius: float, opacity: float = 1.0) -> None:
    """The empty start cell's mark: the sign as a thin ring inside a dashed circle of `radius`."""
    bright = FLEETS[fleet].bright
    stroke(painter, ellipse(x, y, radius), colour(bright, 0.30 * opacity), radius * 0.04, dash=[2.5, 3])
    stroke(painter, sign_path(fleet, x, y, radius * 0.6), colour(bright, 0.55 * opacity), radius * 0.055)
