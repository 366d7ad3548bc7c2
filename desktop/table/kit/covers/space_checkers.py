"""The cover of Space Checkers: the side of an arcade cabinet, all neon."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QPainterPath

from desktop.table.kit.covers.lettering import pixel_letters, pixel_width, tube_line
from desktop.table.kit.covers.saucers import paint_saucer
from desktop.table.kit.covers.sheet import HEIGHT, SHEET, WIDTH, clipped, sheet
from desktop.table.kit.ink import (
    ADD,
    Point,
    arc,
    box,
    conical,
    ellipse,
    fill,
    glow,
    halo,
    line,
    linear,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.planet import earth_image
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import BLUE, GREEN, RED, WHITE, YELLOW, colour, mix

_MIDDLE = WIDTH / 2
_HORIZON = 262.0
_EARTH: Point = (_MIDDLE, _HORIZON - 18)
_EARTH_RADIUS = 92.0
_SHARPEST = 2.0  # device pixels to the unit: a sharper Earth takes seconds and shows nothing more
_DARK = "#070214"
_GRID = "#E58BFF"

# The floor: 62 units from line to line at the lower edge of the picture, where the depth is 1; each row
# of cells lies 0.42 further back.
_NEAR_CELL, _NEAR_DROP, _ROW_DEPTH, _ROWS = 62.0, 184.0, 0.42, 46

# Saucers from the furthest to the nearest: fleet, place of the rim, width, where its light meets the floor.
_VISITORS = (
    ("red", 226.0, 216.0, 62.0, 296.0),
    ("blue", 62.0, 238.0, 76.0, 322.0),
    ("yellow", 226.0, 300.0, 92.0, 372.0),
    ("green", 98.0, 338.0, 132.0, 402.0),
)


def paint(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into `rect` (its proportions are 294 : 420)."""
    with sheet(painter, rect):
        _night(painter)
        _earth(painter)
        _floor(painter)
        for fleet, x, y, width, ground in _VISITORS:
            _beam(painter, fleet, (x, y + width * 0.2), ground, width)
            if fleet == GREEN.key:
                _leap(painter)
            paint_saucer(painter, fleet, x, y, width)
        _title(painter)
        _score_lines(painter)
        _screen(painter)


def _night(painter: QPainter) -> None:
    air = ((0, "#0A0424"), (0.42, "#1A0A4A"), (0.6, "#3A1278"), (0.62, "#120430"), (1, _DARK))
    fill(painter, box(SHEET), linear(0, 0, 0, HEIGHT, *air))
    above = QRectF(0, 0, WIDTH, _HORIZON)
    paint_clouds(painter, above, 9, ("#5A2AD8", "#2A48E0", "#C03FA8"), strength=0.24, low=0.4, span=0.8)
    paint_stars(painter, above, 55, 190, strength=1.15)


def _earth(painter: QPainter) -> None:
    """The Earth rises over the floor, cut by bands like the sun of an arcade game."""
    x, y = _EARTH
    halo(painter, x, _HORIZON, 170, 130, "#3F8CFF", 0.55)
    halo(painter, x, _HORIZON, 250, 60, "#FF4FA8", 0.35)
    disc = ellipse(x, y, _EARTH_RADIUS)
    with clipped(painter, box(QRectF(0, 0, WIDTH, _HORIZON))):
        scale = min(_SHARPEST, painter.deviceTransform().m11())
        side = 2 * _EARTH_RADIUS
        painter.drawImage(QRectF(x - side / 2, y - side / 2, side, side), earth_image(side, scale))
        with saved(painter, ADD):
            blush = ((0, colour("#2A6CFF", 0)), (0.5, colour("#A03FFF", 0.1)), (1, colour("#FF3FA0", 0.5)))
            fill(painter, disc, linear(0, y - _EARTH_RADIUS, 0, _HORIZON, *blush))
        with clipped(painter, disc):
            for band in range(7):
                gap = QRectF(x - 100, _HORIZON - 58 + band * 9.2, 200, 1 + band * 0.75)
                fill(painter, box(gap), colour("#2E0C60", 0.95))
        limb = arc(x, y, _EARTH_RADIUS + 1, 5, 170)
        glow(painter, limb, "#5FB4FF", 1.6, spread=12, steps=6, white=0.5)


# ---------------------------------------------------------------- the floor


def _floor(painter: QPainter) -> None:
    """A chequered floor that runs to the horizon."""
    with clipped(painter, box(QRectF(0, _HORIZON, WIDTH, HEIGHT - _HORIZON))):
        for row in range(12):
            for column in range(-11, 11):
                if (row + column) % 2 == 0:
                    fill(painter, _floor_cell(column, row), colour("#8A4CFF", 0.42 / (1 + row * _ROW_DEPTH)))
        fading = linear(
            0, _HORIZON, 0, HEIGHT, (0, colour(_GRID, 0.02)), (0.12, colour(_GRID, 0.26)), (0.5, colour(_GRID, 0.8))
        )
        for column in range(-60, 61):
            ends = (_on_floor(column, 0.9), _on_floor(column, 40))
            _floor_line(painter, *ends, QBrush(fading), glowing=abs(column) < 15)
        for row in range(_ROWS):
            depth = 1 + row * _ROW_DEPTH
            ends = (_on_floor(-80, depth), _on_floor(80, depth))
            _floor_line(painter, *ends, QBrush(fading), glowing=row < 14)
    halo(painter, _MIDDLE, _HORIZON, 190, 15, "#FF7AD8", 0.65)
    line(painter, (0, _HORIZON), (WIDTH, _HORIZON), colour("#FFC4F2", 0.95), 1.8)


def _floor_line(painter: QPainter, start: QPointF, end: QPointF, paint: QBrush, *, glowing: bool) -> None:
    way = QPainterPath(start)
    way.lineTo(end)
    if glowing:
        with saved(painter, ADD):
            stroke(painter, way, colour("#C04FFF", 0.1), 3.4)
    stroke(painter, way, paint, 0.9)


def _on_floor(column: float, depth: float) -> QPointF:
    return QPointF(_MIDDLE + column * _NEAR_CELL / depth, _HORIZON + _NEAR_DROP / depth)


def _floor_cell(column: int, row: int) -> QPainterPath:
    near, far = 1 + row * _ROW_DEPTH, 1 + (row + 1) * _ROW_DEPTH
    corners = ((column, near), (column + 1, near), (column + 1, far), (column, far))
    return polygon([_on_floor(*corner).toTuple() for corner in corners])


# ---------------------------------------------------------------- visitors


def _beam(painter: QPainter, fleet: str, start: Point, ground: float, width: float) -> None:
    """Light falls from a saucer and spreads on the floor."""
    x, y = start
    paint = mix({f.key: f for f in (BLUE, GREEN, RED, YELLOW)}[fleet].bright, WHITE, 0.1)
    with saved(painter, ADD):
        cone = polygon(
            [(x - width * 0.2, y), (x + width * 0.2, y), (x + width * 0.48, ground), (x - width * 0.48, ground)]
        )
        fill(painter, cone, linear(0, y, 0, ground, (0, colour(paint, 0.62)), (1, colour(paint, 0.08))))
        painter.translate(x, ground)
        painter.scale(1, 0.26)
        reach = width * 0.54
        fill(painter, ellipse(0, 0, reach), radial(0, 0, reach, (0, colour(paint, 0.75)), (1, colour(paint, 0))))


def _leap(painter: QPainter) -> None:
    """The next move: green leaps over yellow."""
    leap = QPainterPath(QPointF(150, 312))
    leap.cubicTo(176, 236, 276, 222, 281, 318)
    glow(painter, leap, GREEN.bright, 1.8, spread=10, strength=0.4, steps=5, white=0.5)
    for share in (0.1, 0.26, 0.42, 0.58, 0.74, 0.9):
        at = leap.pointAtPercent(share)
        halo(painter, at.x(), at.y(), 9, 9, GREEN.bright, 0.7)
        fill(painter, ellipse(at.x(), at.y(), 2.5), "#EFFFF4")


# ---------------------------------------------------------------- lettering and glass


def _title(painter: QPainter) -> None:
    with saved(painter):
        painter.translate(_MIDDLE, 92)
        painter.rotate(-5)
        painter.translate(-_MIDDLE, -92)
        for word, top, height, gap, paint in (
            ("SPACE", 60, 38, 15, "#3FB8FF"),
            ("CHECKERS", 119, 29, 10.2, "#FF4F7A"),
        ):
            _neon(painter, tube_line(word, _MIDDLE, top, height, gap), paint)


def _neon(painter: QPainter, tube: QPainterPath, paint: str) -> None:
    stroke(painter, tube.translated(3, 4), colour("#030010", 0.75), 9)
    with saved(painter, ADD):
        for reach in (46, 38, 31, 25, 20, 16, 13):
            stroke(painter, tube, colour(paint, 0.9 / reach), reach)
    layers = ((8.4, mix(paint, "#12042E", 0.55)), (6, paint), (3.4, mix(paint, WHITE, 0.55)), (1.6, WHITE))
    for width, tone in layers:
        stroke(painter, tube, tone, width)


def _score_lines(painter: QPainter) -> None:
    _pixels(painter, "1UP 07", 20, 19, GREEN.bright)
    _pixels(painter, "HI 10", WIDTH - 20 - pixel_width("HI 10", 2), 19, YELLOW.bright)
    clear, dark = colour(_DARK, 0), colour(_DARK, 0.88)
    strip = QRectF(_MIDDLE - 104, HEIGHT - 38, 208, 26)
    shade = ((0, clear), (0.15, dark), (0.85, dark), (1, clear))
    fill(painter, box(strip), linear(strip.left(), 0, strip.right(), 0, *shade))
    call = "JUMP 10 TO WIN"
    _pixels(painter, call, _MIDDLE - pixel_width(call, 2) / 2, HEIGHT - 32, WHITE)


def _pixels(painter: QPainter, text: str, left: float, top: float, paint: str) -> None:
    for letter in pixel_letters(text, left, top, 2):
        with saved(painter, ADD):
            stroke(painter, letter, colour(paint, 0.18), 4)
            stroke(painter, letter, colour(paint, 0.2), 2)
        fill(painter, letter, mix(paint, WHITE, 0.35))


def _screen(painter: QPainter) -> None:
    """Scan lines, dark corners, a rim of light in the four fleets' colours and a reflection in the glass."""
    for y in range(0, math.ceil(HEIGHT), 3):
        fill(painter, box(QRectF(0, y, WIDTH, 1)), colour("#000008", 0.16))
    clear = colour("#000000", 0)
    corners = radial(_MIDDLE, HEIGHT / 2, 300, (0, clear), (0.7, clear), (1, colour("#02000A", 0.75)))
    fill(painter, box(SHEET), corners)
    edge = rounded(SHEET.adjusted(7, 7, -7, -7), 12)
    with saved(painter, ADD):
        for width, strength in ((14, 0.1), (9, 0.15), (6, 0.2)):
            stroke(painter, edge, _fleet_colours(strength), width)
    stroke(painter, edge, _fleet_colours(1), 2.4)
    stroke(painter, edge, colour(WHITE, 0.55), 0.8)
    shine = QPainterPath(QPointF(14, 14))
    shine.lineTo(120, 14)
    shine.cubicTo(70, 60, 36, 120, 14, 220)
    shine.closeSubpath()
    fill(painter, shine, linear(14, 14, 90, 140, (0, colour(WHITE, 0.1)), (1, colour(WHITE, 0))))


def _fleet_colours(strength: float) -> QBrush:
    around = (BLUE, YELLOW, GREEN, RED, BLUE)
    stops = [(place / 4, colour(fleet.bright, strength)) for place, fleet in enumerate(around)]
    return QBrush(conical(_MIDDLE, HEIGHT / 2, 45, *stops))
