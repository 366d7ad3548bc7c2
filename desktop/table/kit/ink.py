"""Strokes, fills, light and shadow: the few tools that all painters of the kit share.

Every function paints with a QPainter it is given and leaves the painter's state as it was, apart from pen and
brush. Nothing here uses a QPixmap, so everything may run on a worker thread that paints into a QImage.
"""

import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QConicalGradient,
    QGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
)

from desktop.table.kit.theme import HAIRLINE, PANEL, RAISED, Paint, colour, mix

Stop: TypeAlias = tuple[float, Paint]
Point: TypeAlias = tuple[float, float]

ADD = QPainter.CompositionMode.CompositionMode_Plus
ROUND, FLAT = Qt.PenCapStyle.RoundCap, Qt.PenCapStyle.FlatCap


@contextmanager
def saved(painter: QPainter, mode: QPainter.CompositionMode | None = None) -> Iterator[None]:
    """Put the painter back as it was at the end; `mode` sets a composition mode meanwhile."""
    painter.save()
    if mode is not None:
        painter.setCompositionMode(mode)
    try:
        yield
    finally:
        painter.restore()


def canvas(width: float, height: float, scale: float = 1.0) -> QImage:
    """A clear image of `width` by `height` logical pixels at `scale` device pixels each."""
    image = QImage(
        max(1, math.ceil(width * scale)),
        max(1, math.ceil(height * scale)),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.setDevicePixelRatio(scale)
    image.fill(0)
    return image


@contextmanager
def painting(image: QImage) -> Iterator[QPainter]:
    """A painter on `image` with smooth edges, text and pictures; ended at the end of the block."""
    painter = QPainter(image)
    smooth(painter)
    try:
        yield painter
    finally:
        painter.end()


def smooth(painter: QPainter) -> None:
    """Switch smooth edges, text and picture scaling on."""
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.TextAntialiasing | hints.SmoothPixmapTransform)


# --- shapes


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def box(rect: QRectF) -> QPainterPath:
    path = QPainterPath()
    path.addRect(rect)
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def polygon(points: Sequence[Point], *, closed: bool = True) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if closed:
        path.closeSubpath()
    return path


def arc(x: float, y: float, radius: float, start: float, sweep: float) -> QPainterPath:
    """An open arc; degrees as in Qt: 0 is at three o'clock, positive turns anticlockwise."""
    around = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    path = QPainterPath()
    path.arcMoveTo(around, start)
    path.arcTo(around, start, sweep)
    return path


def swollen(points: Sequence[Point], by: float) -> QPainterPath:
    """A convex polygon grown by `by` on all sides, its corners true arcs; the points go round clockwise."""
    path = QPainterPath()
    count = len(points)

    def facing(index: int) -> float:
        """The direction in which the side after a corner faces, in degrees as in `arc`."""
        (ax, ay), (bx, by_) = points[index % count], points[(index + 1) % count]
        return math.degrees(math.atan2(bx - ax, by_ - ay))

    for index, (x, y) in enumerate(points):
        start = facing(index - 1)
        sweep = -((start - facing(index)) % 360)
        around = QRectF(x - by, y - by, 2 * by, 2 * by)
        if index == 0:
            path.arcMoveTo(around, start)
        path.arcTo(around, start, sweep)
    path.closeSubpath()
    return path


def grown(path: QPainterPath, by: float) -> QPainterPath:
    """`path` made larger by `by` on all sides, with round corners.

    Path algebra flattens curves by absolute size: build at about 1000 units and scale down afterwards.
    """
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * by)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path)).simplified()


# --- gradients


_G = TypeVar("_G", bound=QGradient)


def _stopped(gradient: _G, stops: Iterable[Stop]) -> _G:
    for at, paint in stops:
        gradient.setColorAt(at, colour(paint))
    return gradient


def linear(x0: float, y0: float, x1: float, y1: float, *stops: Stop) -> QLinearGradient:
    return _stopped(QLinearGradient(x0, y0, x1, y1), stops)


def vertical(rect: QRectF, *stops: Stop) -> QLinearGradient:
    """A gradient from the top of `rect` to its bottom."""
    return linear(0, rect.top(), 0, rect.bottom(), *stops)


def radial(x: float, y: float, radius: float, *stops: Stop, focus: Point | None = None) -> QRadialGradient:
    fx, fy = focus or (x, y)
    return _stopped(QRadialGradient(x, y, radius, fx, fy), stops)


def conical(x: float, y: float, angle: float, *stops: Stop) -> QConicalGradient:
    return _stopped(QConicalGradient(x, y, angle), stops)


# --- strokes and fills


def pen(
    paint: Paint | QBrush,
    width: float = 1.0,
    *,
    dash: Sequence[float] | None = None,
    cap: Qt.PenCapStyle = ROUND,
    offset: float = 0.0,
) -> QPen:
    """A pen with round joins; `dash` and `offset` count in pen widths."""
    made = QPen(QBrush(paint if isinstance(paint, QBrush) else colour(paint)), width)
    made.setCapStyle(cap)
    made.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    if dash:
        made.setDashPattern(list(dash))
        made.setDashOffset(offset)
    return made


def fill(painter: QPainter, path: QPainterPath, paint: Paint | QGradient) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(paint if isinstance(paint, QGradient) else colour(paint)))
    painter.drawPath(path)


def stroke(
    painter: QPainter,
    path: QPainterPath,
    paint: Paint | QBrush,
    width: float = 1.0,
    *,
    dash: Sequence[float] | None = None,
    cap: Qt.PenCapStyle = ROUND,
    offset: float = 0.0,
) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(paint, width, dash=dash, cap=cap, offset=offset))
    painter.drawPath(path)


def line(
    painter: QPainter,
    start: Point,
    end: Point,
    paint: Paint | QBrush,
    width: float = 1.0,
    *,
    dash: Sequence[float] | None = None,
    cap: Qt.PenCapStyle = FLAT,
) -> None:
    painter.setPen(pen(paint, width, dash=dash, cap=cap))
    painter.drawLine(QPointF(*start), QPointF(*end))


# --- light and shadow

_FALL_OFF = ((0.0, 1.0), (0.25, 0.62), (0.5, 0.27), (0.75, 0.07), (1.0, 0.0))


def halo(
    painter: QPainter,
    x: float,
    y: float,
    rx: float,
    ry: float,
    paint: Paint,
    strength: float = 0.5,
) -> None:
    """A soft round light that is added to what is below; it ends at the radii."""
    with saved(painter, ADD):
        painter.translate(x, y)
        painter.scale(1, ry / rx)
        stops = [(at, colour(paint, strength * share)) for at, share in _FALL_OFF]
        fill(painter, ellipse(0, 0, rx), radial(0, 0, rx, *stops))


def glow(
    painter: QPainter,
    path: QPainterPath,
    paint: Paint,
    core: float = 1.6,
    *,
    spread: float = 14.0,
    strength: float = 0.5,
    steps: int = 7,
    white: float = 0.55,
) -> None:
    """A luminous line: wide faint strokes added up, then a core mixed with `white`.

    The light reaches (core + spread) / 2 to both sides. It costs milliseconds: paint it into a picture once.
    """
    with saved(painter, ADD):
        for step in range(steps, 0, -1):
            reach = step / steps
            faint = strength * (1 - reach) ** 1.7 * 0.5 + 0.012
            stroke(painter, path, colour(paint, faint), core + spread * reach**1.5)
    stroke(painter, path, mix(paint, "#FFFFFF", white), core)


def outer_glow(
    painter: QPainter, rect: QRectF, radius: float, paint: Paint, reach: int = 9, strength: float = 0.02
) -> None:
    """Light round a panel, `reach` pixels wide; `strength` is what each of its pixel steps adds."""
    with saved(painter, ADD):
        for step in range(1, reach + 1):
            around = rect.adjusted(-step, -step, step, step)
            fill(painter, rounded(around, radius + step), colour(paint, strength))


def shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    *,
    blur: float = 18.0,
    strength: float = 0.45,
    drop: float = 6.0,
    paint: Paint = "#02040C",
) -> None:
    """The soft shadow of a panel; it reaches `blur` past the rect, and `drop` further down."""
    steps = max(6, int(blur / 2))
    for step in range(steps, 0, -1):
        reach = step / steps
        grow = blur * reach
        around = rect.adjusted(-grow, -grow, grow, grow).translated(0, drop)
        faint = strength * 2.1 / steps * (1 - reach) ** 1.25
        fill(painter, rounded(around, radius + grow), colour(paint, faint))


def panel(
    painter: QPainter,
    rect: QRectF,
    radius: float = 12.0,
    *,
    top: Paint = RAISED,
    bottom: Paint = PANEL,
    opacity: float = 0.94,
    border: Paint | None = None,
    border_width: float = 1.0,
    shaded: bool = True,
) -> None:
    """A card of the family: soft shadow, vertical gradient, hairline, light along its upper edge."""
    if shaded:
        shadow(painter, rect, radius)
    fill(
        painter,
        rounded(rect, radius),
        vertical(rect, (0, colour(top, opacity)), (1, colour(bottom, opacity))),
    )
    half = border_width / 2
    inside = rect.adjusted(half, half, -half, -half)
    hairline = colour(HAIRLINE, 0.6) if border is None else border
    stroke(painter, rounded(inside, radius - half), hairline, border_width)
    y = rect.top() + 1.2
    line(painter, (rect.left() + radius, y), (rect.right() - radius, y), colour("#FFFFFF", 0.07))
