"""The icon set of the screens: one pen, one grid, no letters.

An icon lives on a 24 x 24 grid. It is made of lines drawn with a round pen of 2 units and of solid shapes;
both take the same colour, so an icon follows the text beside it. At small sizes the pen does not get thinner
than 1.4 pixels: thinner lines turn grey and an icon of 16 pixels would no longer read.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap, QTransform

GRID = 24.0
_PEN = 2.0
_THINNEST_PEN_PX = 1.4
_ENLARGED = 100.0
_SCREEN_RATIOS = (1.0, 1.25, 1.5, 1.75, 2.0, 3.0)

Point = tuple[float, float]


class Icon(StrEnum):
    """The names of the icons."""

    BACK = "back"
    PLAY = "play"
    SETTINGS = "settings"
    HELP = "help"
    STATISTICS = "statistics"
    FULL_SCREEN = "full_screen"
    LEAVE_FULL_SCREEN = "leave_full_screen"
    UNDO = "undo"
    REDO = "redo"
    STEP_FIRST = "step_first"
    STEP_BACK = "step_back"
    STEP_ON = "step_on"
    STEP_LAST = "step_last"
    LOG = "log"
    HINT = "hint"
    PEOPLE = "people"
    CLOCK = "clock"
    TOGETHER = "together"
    RIVALS = "rivals"
    TEAMS = "teams"
    PENCIL = "pencil"
    ARROW_LEFT = "arrow_left"
    ARROW_RIGHT = "arrow_right"
    ARROW_UP = "arrow_up"
    ARROW_DOWN = "arrow_down"
    CLOSE = "close"
    CHECK = "check"
    WARNING = "warning"
    PACK = "pack"


class Glyph:
    """The drawing of one icon: lines for the pen, solid shapes to fill, and holes cut out of the solids."""

    def __init__(self) -> None:
        self.lines = QPainterPath()
        self.solids = QPainterPath()
        self.solids.setFillRule(Qt.FillRule.WindingFill)

    def line(self, *points: Point, closed: bool = False) -> None:
        self.lines.addPath(_polygon(points, closed))

    def ring(self, x: float, y: float, radius: float) -> None:
        self.lines.addEllipse(QPointF(x, y), radius, radius)

    def arc(self, x: float, y: float, radius: float, start: float, sweep: float) -> None:
        """Degrees as Qt counts them: 0 is east, positive turns against the clock."""
        box = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
        self.lines.arcMoveTo(box, start)
        self.lines.arcTo(box, start, sweep)

    def dot(self, x: float, y: float, radius: float) -> None:
        self.solids.addEllipse(QPointF(x, y), radius, radius)

    def bar(self, x: float, y: float, width: float, height: float, corner: float = 1.0) -> None:
        self.solids.addRoundedRect(QRectF(x, y, width, height), corner, corner)

    def solid(self, *points: Point) -> None:
        self.solids.addPath(_polygon(points, closed=True))

    def cut(self, hole: QPainterPath) -> None:
        """Path algebra turns curves into edges of a fixed length, so it is done enlarged."""
        larger = QTransform.fromScale(_ENLARGED, _ENLARGED)
        cut = larger.map(self.solids).subtracted(larger.map(hole))
        self.solids = QTransform.fromScale(1 / _ENLARGED, 1 / _ENLARGED).map(cut)


def paint_icon(painter: QPainter, icon: Icon | Glyph, rect: QRectF, colour: QColor) -> None:
    """Paint `icon` in the largest square in the middle of `rect`, in the painter's units."""
    glyph = icon if isinstance(icon, Glyph) else _glyph(icon)
    side = min(rect.width(), rect.height())
    scale = side / GRID
    pixels = scale * math.hypot(painter.transform().m11(), painter.transform().m12())
    pen = QPen(colour, max(_PEN, _THINNEST_PEN_PX / pixels))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.scale(scale, scale)
    painter.fillPath(glyph.solids, colour)
    painter.strokePath(glyph.lines, pen)
    painter.restore()


def icon_pixmap(icon: Icon | Glyph, size: float, ratio: float, colour: QColor) -> QPixmap:
    """A square pixmap of `size` logical pixels for a screen with the device pixel ratio `ratio`."""
    side = max(1, round(size * ratio))
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, icon, QRectF(0, 0, side, side), colour)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def qicon(icon: Icon | Glyph, colour: QColor, size: float = 20) -> QIcon:
    """An icon for buttons and menus, sharp at every usual screen scale."""
    made = QIcon()
    for ratio in _SCREEN_RATIOS:
        made.addPixmap(icon_pixmap(icon, size, ratio, colour))
    return made


def _polygon(points: tuple[Point, ...], closed: bool) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(QPointF(*point))
    if closed:
        path.closeSubpath()
    return path


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


@cache
def _glyph(icon: Icon) -> Glyph:
    glyph = Glyph()
    _DRAWINGS[icon](glyph)
    return glyph


# ---------------------------------------------------------------- the drawings


def _back(g: Glyph) -> None:
    g.line((20, 12), (4.5, 12))
    g.line((11, 5), (4, 12), (11, 19))


def _play(g: Glyph) -> None:
    _triangle(g, 7, 19, 7.5)


def _triangle(g: Glyph, base: float, tip: float, half: float) -> None:
    """A solid triangle with soft corners; the pen around it rounds them."""
    corners = ((base, 12 - half), (tip, 12), (base, 12 + half))
    g.solid(*corners)
    g.line(*corners, closed=True)


def _settings(g: Glyph) -> None:
    teeth = 8
    wheel: list[Point] = []
    for tooth in range(teeth):
        middle = math.tau * tooth / teeth
        for turn, radius in ((-0.27, 7.2), (-0.19, 10.2), (0.19, 10.2), (0.27, 7.2)):
            angle = middle + turn
            wheel.append((12 + radius * math.cos(angle), 12 + radius * math.sin(angle)))
    g.solid(*wheel)
    g.cut(_disc(12, 12, 3.4))


def _help(g: Glyph) -> None:
    g.ring(12, 12, 9.5)
    g.lines.moveTo(9.1, 9.7)
    g.lines.cubicTo(9.1, 5.6, 15.2, 5.8, 15.1, 9.6)
    g.lines.cubicTo(15.0, 11.8, 12, 11.6, 12, 14)
    g.dot(12, 17.4, 1.35)


def _statistics(g: Glyph) -> None:
    for x, height in ((2.5, 8), (9.5, 14), (16.5, 19)):
        g.bar(x, 21.5 - height, 5, height, 1.4)


def _full_screen(g: Glyph) -> None:
    _corners(g, outer=20.5, inner=14.8)


def _leave_full_screen(g: Glyph) -> None:
    _corners(g, outer=15, inner=20.7)


def _corners(g: Glyph, outer: float, inner: float) -> None:
    """Four brackets; they open inwards when the knee is further out than the ends."""
    for flip_x in (1, -1):
        for flip_y in (1, -1):
            ends = ((outer, inner), (outer, outer), (inner, outer))
            g.line(*((12 + flip_x * (x - 12), 12 + flip_y * (y - 12)) for x, y in ends))


def _undo(g: Glyph) -> None:
    _turn_back(g, 1)


def _redo(g: Glyph) -> None:
    _turn_back(g, -1)


def _turn_back(g: Glyph, way: int) -> None:
    def x(value: float) -> float:
        return 12 + way * (value - 12)

    g.line((x(8.5), 3.5), (x(3.5), 8.5), (x(8.5), 13.5))
    g.lines.moveTo(x(4), 8.5)
    g.lines.lineTo(x(14.5), 8.5)
    g.lines.cubicTo(x(22.5), 8.5, x(22.5), 20, x(14.5), 20)
    g.lines.lineTo(x(8), 20)


def _step_first(g: Glyph) -> None:
    g.bar(2.5, 4.5, 3, 15)
    _triangle(g, 13, 8.5, 6)
    _triangle(g, 20.5, 15.5, 6)


def _step_last(g: Glyph) -> None:
    g.bar(18.5, 4.5, 3, 15)
    _triangle(g, 3.5, 8.5, 6)
    _triangle(g, 11, 15.5, 6)


def _step_back(g: Glyph) -> None:
    _triangle(g, 13.5, 5.5, 6.5)
    g.bar(17, 4.5, 3, 15)


def _step_on(g: Glyph) -> None:
    _triangle(g, 10.5, 18.5, 6.5)
    g.bar(4, 4.5, 3, 15)


def _log(g: Glyph) -> None:
    for y in (5, 12, 19):
        g.dot(4, y, 1.8)
        g.line((9.5, y), (21, y))


def _hint(g: Glyph) -> None:
    g.lines.moveTo(9, 16.5)
    g.lines.cubicTo(9, 13.5, 5, 13, 5, 9)
    g.lines.cubicTo(5, 0, 19, 0, 19, 9)
    g.lines.cubicTo(19, 13, 15, 13.5, 15, 16.5)
    g.lines.closeSubpath()
    g.line((10, 20.8), (14, 20.8))


def _people(g: Glyph) -> None:
    g.dot(16.8, 8, 3.3)
    g.cut(_disc(8.5, 7, 5.6))
    g.dot(8.5, 7, 4)
    _shoulders(g, 1.5, 15.5, 12.5)
    shoulder = QPainterPath(QPointF(17.4, 20))
    shoulder.lineTo(22.5, 20)
    shoulder.cubicTo(22.5, 15, 20, 12.8, 16, 13)
    shoulder.cubicTo(17.2, 15, 17.5, 17, 17.4, 20)
    g.solids.addPath(shoulder)


def _shoulders(g: Glyph, left: float, right: float, top: float) -> None:
    g.solids.moveTo(left, 20)
    g.solids.cubicTo(left, top - 2, right, top - 2, right, 20)
    g.solids.closeSubpath()


def _clock(g: Glyph) -> None:
    g.ring(12, 12, 9.5)
    g.line((12, 6.5), (12, 12), (16, 14.5))


def _together(g: Glyph) -> None:
    g.ring(8, 12, 6.2)
    g.ring(16, 12, 6.2)


def _rivals(g: Glyph) -> None:
    """Two crossed blades with their guards, so that it is not taken for "close"."""
    for way in (1, -1):
        for start, end in (((3.5, 3.5), (19.5, 19.5)), ((13.2, 19.2), (19.2, 13.2))):
            g.line(*((12 + way * (x - 12), y) for x, y in (start, end)))
        g.dot(12 + way * 8.4, 20.4, 1.7)


def _teams(g: Glyph) -> None:
    g.dot(6.8, 12, 5.6)
    g.ring(17.2, 12, 4.6)


def _pencil(g: Glyph) -> None:
    g.line((4, 20), (5.2, 15.2), (16, 4.4), (19.6, 8), (8.8, 18.8), closed=True)
    g.line((13, 7.4), (16.6, 11))
    g.solid((4, 20), (4.7, 17), (7, 19.3))


def _arrow_left(g: Glyph) -> None:
    g.line((15.5, 5), (8.5, 12), (15.5, 19))


def _arrow_right(g: Glyph) -> None:
    g.line((8.5, 5), (15.5, 12), (8.5, 19))


def _arrow_up(g: Glyph) -> None:
    g.line((5, 15.5), (12, 8.5), (19, 15.5))


def _arrow_down(g: Glyph) -> None:
    g.line((5, 8.5), (12, 15.5), (19, 8.5))


def _close(g: Glyph) -> None:
    g.line((5.5, 5.5), (18.5, 18.5))
    g.line((18.5, 5.5), (5.5, 18.5))


def _check(g: Glyph) -> None:
    g.line((4.5, 12.5), (9.8, 18), (19.5, 6.5))


def _warning(g: Glyph) -> None:
    g.line((12, 3.5), (21.5, 20), (2.5, 20), closed=True)
    g.line((12, 9.5), (12, 13.5))
    g.dot(12, 16.9, 1.25)


def _pack(g: Glyph) -> None:
    """A box with its lid, and the tape across it."""
    g.line((12, 2.5), (21, 7), (21, 17), (12, 21.5), (3, 17), (3, 7), closed=True)
    g.line((3, 7), (12, 11.5), (21, 7))
    g.line((12, 11.5), (12, 21.5))
    g.line((7.5, 4.8), (16.5, 9.2))


_DRAWINGS: dict[Icon, Callable[[Glyph], None]] = {
    Icon.BACK: _back,
    Icon.PLAY: _play,
    Icon.SETTINGS: _settings,
    Icon.HELP: _help,
    Icon.STATISTICS: _statistics,
    Icon.FULL_SCREEN: _full_screen,
    Icon.LEAVE_FULL_SCREEN: _leave_full_screen,
    Icon.UNDO: _undo,
    Icon.REDO: _redo,
    Icon.STEP_FIRST: _step_first,
    Icon.STEP_BACK: _step_back,
    Icon.STEP_ON: _step_on,
    Icon.STEP_LAST: _step_last,
    Icon.LOG: _log,
    Icon.HINT: _hint,
    Icon.PEOPLE: _people,
    Icon.CLOCK: _clock,
    Icon.TOGETHER: _together,
    Icon.RIVALS: _rivals,
    Icon.TEAMS: _teams,
    Icon.PENCIL: _pencil,
    Icon.ARROW_LEFT: _arrow_left,
    Icon.ARROW_RIGHT: _arrow_right,
    Icon.ARROW_UP: _arrow_up,
    Icon.ARROW_DOWN: _arrow_down,
    Icon.CLOSE: _close,
    Icon.CHECK: _check,
    Icon.WARNING: _warning,
    Icon.PACK: _pack,
}
