"""The aim drawn: the way through the air, where the die bounces first, and the die that is meant."""

from __future__ import annotations

from math import cos, hypot, pi, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath

from desktop.dice.aiming import flight
from desktop.dice.solids import RADIUS, WHOLE
from desktop.kernel.throws import Aim, Box, Rest
from desktop.table.boards.space_movers.dicebox.camera import Camera
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import box as rectangle
from desktop.table.kit.ink import fill, glow, pen, polygon, radial, rounded, saved, stroke
from desktop.table.kit.theme import AMBER, DANGER, TEAL, TEXT, colour
from desktop.table.kit.writing import CENTRE, put_text

_PALE = "#FFE3B4"


def paint_on_floor(painter: QPainter, camera: Camera, box: Box, aim: Aim, target: Rest | None) -> None:
    """What lies on the felt: a wedge for how a throw may stray, the track, the bounce, the ring round the target."""
    way = flight(aim, box)
    start, bounce = way[0], way[-1]
    _paint_wedge(painter, camera, box, aim, target)
    painter.setPen(pen(colour(_PALE, 0.55), 1.5, dash=(1, 4)))
    painter.drawLine(camera.point((start[0], start[1], 0.0)), camera.point((bounce[0], bounce[1], 0.0)))
    if target is not None:
        _paint_target(painter, camera, target.x / WHOLE, target.y / WHOLE)
    if abs(bounce[0]) <= box.width / 200 and abs(bounce[1]) <= box.depth / 200:
        _paint_bounce(painter, camera, bounce[0], bounce[1])


def _paint_wedge(painter: QPainter, camera: Camera, box: Box, aim: Aim, target: Rest | None) -> None:
    turn = radians(aim.direction / 10)
    along, aside = cos(turn), sin(turn)
    x, y = aim.x / WHOLE, aim.y / WHOLE
    length = max(2.0, aim.reach / WHOLE)
    if target is not None:
        length = max(length, hypot(target.x / WHOLE - x, target.y / WHOLE - y))
    ends = (0.10, 0.0), (0.10, 0.0), (0.055 * length + 0.35, length), (0.055 * length + 0.35, length)
    sides = 1, -1, -1, 1
    corners = [
        (x + far * along - side * wide * aside, y + far * aside + side * wide * along, 0.0)
        for (wide, far), side in zip(ends, sides, strict=True)
    ]
    shine = QLinearGradient(camera.point((x, y, 0)), camera.point((x + length * along, y + length * aside, 0)))
    for at, strength in ((0.0, 0.02), (0.6, 0.20), (1.0, 0.05)):
        shine.setColorAt(at, colour(AMBER, strength))
    fill(painter, camera.outline(corners), shine)


def _paint_target(painter: QPainter, camera: Camera, x: float, y: float) -> None:
    size = camera.size((x, y, 0))
    seen = camera.point((x, y, 0))
    light = radial(
        seen.x(), seen.y(), 2.3 * size, (0, colour(AMBER, 0.42)), (0.55, colour(AMBER, 0.2)), (1, colour(AMBER, 0))
    )
    fill(painter, camera.ring(x, y, 2.3), light)
    glow(painter, camera.ring(x, y, 1.45 * RADIUS), AMBER, 1.4, spread=8, steps=4)
    for corner in range(4):
        begin = radians(28 + 90 * corner)
        points = [
            (x + 1.72 * RADIUS * cos(begin + k * pi / 54), y + 1.72 * RADIUS * sin(begin + k * pi / 54), 0.0)
            for k in range(11)
        ]
        glow(painter, camera.outline(points, closed=False), "#FFD08A", 3.0, spread=9, steps=4)


def _paint_bounce(painter: QPainter, camera: Camera, x: float, y: float) -> None:
    for radius, width, strength in ((0.36, 1.6, 1.0), (0.80, 1.4, 0.75), (1.18, 1.0, 0.4)):
        stroke(painter, camera.ring(x, y, radius), colour(AMBER, 0.25 * strength), width + 4)
        stroke(painter, camera.ring(x, y, radius), colour("#FFF0D2" if radius < 0.5 else AMBER, strength), width)
    fill(painter, camera.ring(x, y, 0.12), "#FFF0D2")
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        start, end = camera.point((x + dx, y + dy, 0)), camera.point((x + 1.4 * dx, y + 1.4 * dy, 0))
        painter.setPen(pen(colour(AMBER, 0.9), 1.6))
        painter.drawLine(start, end)


def paint_in_air(painter: QPainter, camera: Camera, box: Box, aim: Aim) -> None:
    """The arc to the first bounce, with ticks along it."""
    points = [camera.point(place) for place in flight(aim, box)]
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    for step in range(4, 0, -1):
        stroke(painter, path, colour(AMBER, 0.05 * (5 - step)), 2 + 5 * step)
    shine = QLinearGradient(points[0], points[-1])
    shine.setColorAt(0, colour("#FFF3D8", 0.95))
    shine.setColorAt(1, colour(AMBER))
    painter.setPen(pen(QBrush(shine), 3))
    painter.drawPath(path)
    painter.setPen(pen(colour("#FFF3D8", 0.95), 2))
    for tick in range(1, 6):
        at = tick * (len(points) - 1) // 6
        here, on = points[at], points[at + 1]
        dx, dy = on.x() - here.x(), on.y() - here.y()
        length = hypot(dx, dy) or 1.0
        side = QPointF(-dy / length * 5.5, dx / length * 5.5)
        painter.drawLine(here - side, here + side)


# ---- the gauge ---------------------------------------------------------------------------------------------------

_BARS = 50
_SOFT_SHARE, _HARD_SHARE = 0.333, 0.633
"""Where soft ends and hard begins on the gauge."""


def paint_gauge(painter: QPainter, rect: QRectF, share: float, word: str, enlarged: float = 1.0) -> None:
    """How strong the throw is, inlaid into the front of the box; at the red end dice fly out."""
    with saved(painter):
        painter.translate(rect.topLeft())
        painter.scale(enlarged, enlarged)
        _gauge(painter, QRectF(0, 0, rect.width() / enlarged, rect.height() / enlarged), share, word)


def _gauge(painter: QPainter, rect: QRectF, share: float, word: str) -> None:
    fill(painter, rounded(rect.adjusted(-3, -3, 3, 3), 12), colour("#1A0B04", 0.9))
    fill(painter, rounded(rect, 10), "#070D1E")
    stroke(painter, rounded(rect.adjusted(-2, -2, 2, 2), 11.5), colour("#D9A050", 0.8), 1.6)
    middle = rect.center().y()
    strength = QCoreApplication.translate("DiceBox", "Strength")
    put_text(painter, rect.left() + 14, middle + 4.5, strength, font(13, 600), TEXT)
    left, width = rect.left() + 88, rect.width() - 88 - 176
    for number in range(_BARS):
        at = number / (_BARS - 1)
        paint = TEAL if at < _SOFT_SHARE else AMBER if at < _HARD_SHARE else DANGER
        tall = 12 if at < _SOFT_SHARE else 14 if at < _HARD_SHARE else 16
        bar = QRectF(left + number * width / _BARS, middle - tall / 2, width / _BARS * 0.66, tall)
        fill(painter, rectangle(bar), colour(paint, 1.0 if at <= share else 0.26))
    at_x = left + share * width
    for tip, base in ((middle - 8, rect.top() + 1), (middle + 8, rect.bottom() - 1)):
        fill(painter, polygon([(at_x - 6, base), (at_x + 6, base), (at_x, tip)]), "#FFF3D8")
    put_text(painter, left + width + 14, middle + 6.5, str(round(100 * share)), display(18, 700), AMBER)
    put_text(painter, left + width + 46, middle + 4.5, word, font(13, 600), _PALE)
    out = QCoreApplication.translate("DiceBox", "flies out")
    paint_symbol(painter, "cross", rect.right() - 84, middle, 5, DANGER)
    put_text(painter, rect.right() - 46, middle + 4.5, out, font(12, 600), "#FF9AA4", CENTRE)
