"""The flat signs of the four fleets: triangle, disc, crescent, diamond.

The same outlines are the plan of the saucers, so a fleet is known by its shape wherever it appears.
"""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.kit.ink import ellipse, fill, grown, polygon, stroke
from desktop.table.kit.theme import FLEETS, INK, Paint, colour


def _triangle() -> QPainterPath:
    return grown(polygon([(0, -760), (720, 460), (-720, 460)]), 330)


def _disc() -> QPainterPath:
    return ellipse(0, 0, 980)


def _crescent() -> QPainterPath:
    return grown(ellipse(0, -330, 930).subtracted(ellipse(0, -880, 730)), 75)


def _diamond() -> QPainterPath:
    return grown(polygon([(0, -960), (980, 0), (0, 960), (-980, 0)]), 90)


_DRAWN = {"green": _triangle, "yellow": _disc, "blue": _crescent, "red": _diamond}


@cache
def outline(fleet: str) -> QPainterPath:
    """The outline of a fleet in units of its radius; the pivot lies where the canopy of its saucer stands."""
    return QTransform.fromScale(0.001, 0.001).map(_DRAWN[fleet]())


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


def paint_sign_chip(painter: QPainter, fleet: str, rect: QRectF) -> None:
    """A dark square with the sign, for legends and seats."""
    radius = rect.width() * 0.17
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    fill(painter, path, colour(INK, 0.9))
    stroke(painter, path, colour(FLEETS[fleet].bright, 0.8), 1)
    centre = rect.center()
    paint_sign(painter, fleet, centre.x(), centre.y(), rect.width() * 0.31)
