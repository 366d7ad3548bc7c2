"""The cover of Amazing Space Venture: a page of a violet and gold atlas, and the sky laid out tile by tile."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QTransform

from desktop.table.kit.covers.lettering import squeezed
from desktop.table.kit.covers.sheet import HEIGHT, SHEET, WIDTH, clipped, grain, sheet, small_print
from desktop.table.kit.covers.spheres import Ball, Ringlet, paint_ball, paint_ring_half
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    Point,
    box,
    ellipse,
    fill,
    halo,
    line,
    linear,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import GOLD, PATH_RED, colour, mix
from desktop.table.kit.writing import CENTRE, put_text

_NIGHT = "#150838"
_LINES = "#12062E"
_CENTRE: Point = (WIDTH / 2, 276.0)
_FRAME = 24.0
_CELLS = 13  # the board has so many columns and rows

# Half the width and half the height of a tile; a face is painted flat on 100 x 100 units and laid down by
# one affine map. Tiles are addressed (i, j): i grows towards the lower right, j towards the lower left.
_HALF: Point = (38.0, 19.6)
_THICKNESS = 9.0
_SEAM = 0.985
_LIFT = 44.0
Cell = tuple[int, int]

# The edges each tile's path joins; a path with a "." ends in the planet in the middle of the tile.
_TILES: dict[Cell, tuple[str, ...]] = {
    (-2, -1): (".e", ".s"),
    (-1, -2): ("es",),
    (-2, 0): (".n", ".e"),
    (-1, -1): ("nw",),
    (-1, 0): ("we",),
    (0, -1): ("ns",),
    (-1, 1): (),
    (0, 0): (".n", ".e", ".s", ".w"),
    (1, -1): (),
    (0, 1): ("ns",),
    (1, 0): ("we",),
    (0, 2): (".n", ".e"),
    (1, 1): ("es",),
    (2, 0): (".w", ".s"),
    (1, 2): ("nw",),
    (2, 1): (".n", ".w"),
}
_LAID_NEXT: Cell = (0, -2)
_LAID_PATH = ("ws",)
_EDGES: dict[str, Point] = {"n": (0, -50), "s": (0, 50), "w": (-50, 0), "e": (50, 0), ".": (0, 0)}

_PLANETS: tuple[tuple[Cell, float, Ball], ...] = (
    ((-2, -1), 10, Ball("#FF9A5A", ("#8A2E1A", "#FFD9A0"))),
    ((-2, 0), 12, Ball("#4DA3FF", ("#BFE2FF", "#1C4E9C"), seed=3)),
    ((0, 0), 27, Ball("#E8A84A", ("#FFF0C8", "#9C4A1E", "#C77B2E", "#FFE0A0"), seed=6)),
    ((2, 0), 14, Ball("#3EC6A0", ("#C8FFE6", "#1E6A5E"), seed=5)),
    ((0, 2), 13, Ball("#FF5C6C", ("#FFC0B0", "#8A1E3A"), seed=7)),
    ((2, 1), 9, Ball("#C9B4FF", ("#FFFFFF", "#5A3CA8"), seed=9)),
)
_HOME: Cell = (0, 0)
_HOME_RING = (
    Ringlet(36, 40, "#C98A3A", 0.9),
    Ringlet(41, 48, GOLD, 0.95),
    Ringlet(50, 52.5, "#FFF0C0", 0.75),
)
_GALAXY: Cell = (-1, 1)


def paint(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into `rect` (its proportions are 294 : 420)."""
    with sheet(painter, rect):
        _sky(painter)
        _orbits(painter)
        _board(painter)
        _galaxy(painter)
        for cell, radius, ball in _PLANETS:
            _planet(painter, cell, radius, ball)
        _tile_being_laid(painter)
        _scout(painter)
        _frame(painter)
        _title(painter)
        if small_print(rect):
            _grid_numbers(painter)
            _cartouche(painter)
        grain(painter, 0.25)


def _place(cell: tuple[float, float]) -> Point:
    """The middle of a tile's face on the sheet."""
    i, j = cell
    return _CENTRE[0] + (i - j) * _HALF[0], _CENTRE[1] + (i + j) * _HALF[1]


def _laid_flat(x: float, y: float, size: float = 1.0) -> QTransform:
    across, down = _HALF[0] / 100 * size, _HALF[1] / 100 * size
    return QTransform(across, down, -across, down, x, y)


# ---------------------------------------------------------------- the sky


def _sky(painter: QPainter) -> None:
    deep = ((0, "#5E38B0"), (0.35, "#36196F"), (0.75, "#1B0C42"), (1, "#110730"))
    fill(painter, box(SHEET), radial(WIDTH / 2, 262, 320, *deep))
    paint_clouds(painter, SHEET, 40, ("#8A4CFF", "#4C5CFF", "#D65CC8"), strength=0.34, low=0.36, span=0.8)
    paint_stars(painter, SHEET, 77, 230, strength=0.95)


def _orbits(painter: QPainter) -> None:
    """Circles and rays of an atlas, lying in the plane of the tiles."""
    x, y = _CENTRE
    flat = _HALF[1] / _HALF[0]
    for ring, radius in enumerate(range(36, 330, 34)):
        stroke(painter, ellipse(x, y, radius, radius * flat), colour(GOLD, 0.2 if ring % 2 else 0.32), 0.8)
    for degrees in range(0, 180, 15):
        across, down = 300 * math.cos(math.radians(degrees)), 300 * flat * math.sin(math.radians(degrees))
        line(painter, (x - across, y - down), (x + across, y + down), colour(GOLD, 0.11), 0.8)


# ---------------------------------------------------------------- the tiles


def _board(painter: QPainter) -> None:
    halo(painter, _CENTRE[0], _CENTRE[1] + 40, 190, 86, "#8A5BFF", 0.55)
    for cell in sorted(_TILES, key=lambda cell: (cell[0] + cell[1], cell[0])):
        _tile(painter, _place(cell), _TILES[cell], cell)


def _tile(painter: QPainter, at: Point, paths: tuple[str, ...], cell: Cell) -> None:
    flat = _laid_flat(*at, _SEAM)
    left, right, near = (flat.map(QPointF(x, y)) for x, y in ((-50, 50), (50, -50), (50, 50)))
    _side(painter, left, near, "#5030A0", "#2C1566")
    _side(painter, near, right, "#26125A", "#150936")
    with saved(painter):
        painter.setTransform(flat, True)
        face = box(QRectF(-50, -50, 100, 100))
        with clipped(painter, face):
            light = "#3E2F9C" if (cell[0] + cell[1]) % 2 else "#352686"
            fill(painter, face, linear(-50, -50, 50, 50, (0, light), (0.5, "#1F1660"), (1, "#140C44")))
            _face_stars(painter, cell)
            for path in paths:
                _band(painter, path)
        stroke(painter, face, colour("#B9A2FF", 0.75), 2.4)


def _side(painter: QPainter, start: QPointF, end: QPointF, light: str, dark: str) -> None:
    below = [(end.x(), end.y() + _THICKNESS), (start.x(), start.y() + _THICKNESS)]
    side = polygon([(start.x(), start.y()), (end.x(), end.y()), *below])
    fill(painter, side, linear(start.x(), 0, end.x(), 0, (0, light), (1, dark)))
    stroke(painter, side, colour(_LINES, 0.8), 0.6)


def _face_stars(painter: QPainter, cell: Cell) -> None:
    chance = random.Random(cell[0] * 31 + cell[1] * 7 + 5)
    for _ in range(15):
        x, y = chance.random() * 96 - 48, chance.random() * 96 - 48
        size = (0.9, 1.2, 2.0)[int(chance.random() * 3)]
        fill(painter, ellipse(x, y, size), colour("#FFFFFF", 0.25 + 0.65 * chance.random()))


def _band(painter: QPainter, ends: str) -> None:
    """A glowing path between two edges; neighbouring edges are joined by a bend."""
    (x0, y0), (x1, y1) = (_EDGES[end] for end in ends)
    way = QPainterPath(QPointF(x0, y0))
    way.quadTo(0, 0, x1, y1)
    with saved(painter, ADD):
        stroke(painter, way, colour("#FF3A2E", 0.22), 34, cap=FLAT)
        stroke(painter, way, colour("#FF3A2E", 0.30), 22, cap=FLAT)
    stroke(painter, way, PATH_RED, 11, cap=FLAT)
    stroke(painter, way, "#FFD8BC", 4, cap=FLAT)


def _tile_being_laid(painter: QPainter) -> None:
    """The tile that closes the way hangs over its square in a shaft of light."""
    x, y = _place(_LAID_NEXT)
    across, down = _HALF
    top = y - _LIFT
    shaft = polygon(
        [(x - across, y), (x, y + down), (x + across, y), (x + across, top), (x, top - down), (x - across, top)]
    )
    with saved(painter, ADD):
        light = linear(0, y + down, 0, top - 10, (0, colour(GOLD, 0.46)), (1, colour(GOLD, 0.04)))
        fill(painter, shaft, light)
    stroke(painter, _outline(x, y), colour(GOLD, 0.95), 1.4, dash=[3, 2])
    _tile(painter, (x, top), _LAID_PATH, _LAID_NEXT)
    stroke(painter, _outline(x, top), colour("#FFE9A8", 0.98), 1.8)


def _outline(x: float, y: float) -> QPainterPath:
    across, down = _HALF
    return polygon([(x - across, y), (x, y - down), (x + across, y), (x, y + down)])


# ---------------------------------------------------------------- what is in the sky


def _galaxy(painter: QPainter) -> None:
    """Two spiral arms of stars, lying in the plane of the tiles."""
    chance = random.Random(9)
    with saved(painter, ADD):
        painter.setTransform(_laid_flat(*_place(_GALAXY)), True)
        for radius, strength in ((84, 0.35), (52, 0.45), (24, 0.95)):
            shine = (
                (0, colour("#FFE6FF", strength)),
                (0.35, colour("#C77BFF", strength * 0.5)),
                (1, colour("#7A3CFF", 0)),
            )
            fill(painter, ellipse(0, 0, radius), radial(0, 0, radius, *shine))
        for star in range(640):
            out = chance.random() ** 0.7
            angle = star % 2 * math.pi + out * 5 + chance.gauss(0, 0.2)
            radius = 8 + 76 * out + chance.gauss(0, 3)
            tint = ("#FFFFFF", "#FFC9F6", "#BFA0FF", "#9FD6FF")[int(chance.random() * 4)]
            dot = ellipse(radius * math.cos(angle), radius * math.sin(angle), 0.7 + 1.4 * chance.random())
            fill(painter, dot, colour(tint, (0.2 + 0.65 * chance.random()) * (1.1 - out * 0.7)))


def _planet(painter: QPainter, cell: Cell, radius: float, ball: Ball) -> None:
    """A planet floats just over its tile and casts a shadow on it."""
    x, y = _place(cell)
    with saved(painter):
        painter.translate(x + 4, y + 4)
        painter.scale(1, 0.5)
        soft = ((0, colour("#060218", 0.85)), (0.6, colour("#060218", 0.5)), (1, colour("#060218", 0)))
        fill(painter, ellipse(0, 0, radius * 1.25), radial(0, 0, radius * 1.25, *soft))
    middle = (x, y - radius * 0.8)
    halo(painter, *middle, radius * 1.8, radius * 1.8, ball.paint, 0.35)
    ringed = cell == _HOME
    if ringed:
        paint_ring_half(painter, middle, _HOME_RING, tilt=-14, flatness=0.25, front=False)
    paint_ball(painter, *middle, radius, ball)
    if ringed:
        paint_ring_half(painter, middle, _HOME_RING, tilt=-14, flatness=0.25, front=True)


def _scout(painter: QPainter) -> None:
    x, y = _place((0.12, 1.12))
    with saved(painter):
        painter.translate(x, y - 12)
        painter.rotate(-207)
        with saved(painter, ADD):
            trail = linear(-8, 0, -50, 0, (0, colour("#8FE3FF", 0.95)), (1, colour("#8FE3FF", 0)))
            fill(painter, polygon([(-8, -3.4), (-50, 0), (-8, 3.4)]), trail)
        halo(painter, -7, 0, 10, 8, "#8FE3FF", 0.8)
        hull = polygon([(16, 0), (-9, -8.5), (-5, 0), (-9, 8.5)])
        fill(painter, hull, linear(0, -8, 0, 8, (0, "#8F7BE0"), (0.5, "#F4F0FF"), (1, "#FFFFFF")))
        line(painter, (-5, 0), (16, 0), colour("#5A48A8", 0.7), 0.8)
        stroke(painter, hull, _LINES, 0.8)


# ---------------------------------------------------------------- the atlas page


def _frame(painter: QPainter) -> None:
    """The border of the map: the board's thirteen columns and rows, and a star in each corner."""
    inner = rounded(SHEET.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME), 3)
    fill(painter, box(SHEET).subtracted(inner), linear(0, 0, WIDTH, HEIGHT, (0, "#1E0E4C"), (1, "#120830")))
    for place in range(_CELLS):
        x = _FRAME + (WIDTH - 2 * _FRAME) * place / _CELLS
        y = _FRAME + (HEIGHT - 2 * _FRAME) * place / _CELLS
        if place:
            line(painter, (x, 5), (x, _FRAME), colour(GOLD, 0.4), 0.8)
            line(painter, (x, HEIGHT - _FRAME), (x, HEIGHT - 5), colour(GOLD, 0.25), 0.8)
            line(painter, (WIDTH - _FRAME, y), (WIDTH - 5, y), colour(GOLD, 0.4), 0.8)
            line(painter, (5, y), (_FRAME, y), colour(GOLD, 0.25), 0.8)
    stroke(painter, inner, colour(GOLD, 0.95), 1.5)
    stroke(painter, rounded(SHEET.adjusted(5, 5, -5, -5), 3), colour(GOLD, 0.8))
    stroke(painter, rounded(SHEET.adjusted(28, 28, -28, -28), 2), colour(GOLD, 0.35), 0.8)
    for x in (14.5, WIDTH - 14.5):
        for y in (14.5, HEIGHT - 14.5):
            fill(painter, _compass_star(x, y, 8.5), GOLD)


def _grid_numbers(painter: QPainter) -> None:
    numbers, ink = font(12, 600), colour(GOLD, 0.92)
    for place in range(_CELLS):
        along = (place + 0.5) / _CELLS
        x, y = _FRAME + (WIDTH - 2 * _FRAME) * along, _FRAME + (HEIGHT - 2 * _FRAME) * along
        put_text(painter, x, 19, str(place + 1), numbers, ink, CENTRE)
        put_text(painter, WIDTH - 14.5, y + 4.4, str(place + 1), numbers, ink, CENTRE)


def _compass_star(x: float, y: float, reach: float) -> QPainterPath:
    waist = reach * 0.24
    points = []
    for turn in range(8):
        angle = math.pi / 4 * turn
        radius = waist * math.sqrt(2) if turn % 2 else reach
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(points)


def _title(painter: QPainter) -> None:
    veil = ((0, colour(_NIGHT, 0.92)), (0.7, colour(_NIGHT, 0.6)), (1, colour(_NIGHT, 0)))
    area = QRectF(_FRAME + 5, _FRAME + 5, WIDTH - 2 * _FRAME - 10, 134)
    fill(painter, box(area), linear(0, area.top(), 0, area.bottom(), *veil))
    _gold_line(painter, "AMAZING", display(30, 600, spacing=9), QRectF(54, 43, 186, 15))
    _gold_line(painter, "SPACE", display(60, 700, spacing=9), QRectF(36, 67, 222, 33))
    _gold_line(painter, "VENTURE", display(60, 700, spacing=4), QRectF(36, 108, 222, 33))
    for side in (-1, 1):
        middle = WIDTH / 2
        line(painter, (middle + side * 99, 50.5), (middle + side * 112, 50.5), colour(GOLD, 0.9), 1.2)


def _gold_line(painter: QPainter, text: str, face: QFont, area: QRectF) -> None:
    letters = squeezed(text, face, area)
    fill(painter, letters.translated(0, 2), colour("#0A0320", 0.8))
    with saved(painter, ADD):
        for width in (9, 6, 3.5):
            stroke(painter, letters, colour("#FFB84A", 0.05), width)
    metal = ((0, "#FFF6D8"), (0.45, GOLD), (0.53, "#C9822C"), (0.6, "#DB9A3E"), (1, "#FFECB4"))
    fill(painter, letters, linear(0, area.top(), 0, area.bottom(), *metal))
    stroke(painter, letters, mix(GOLD, "#FFFFFF", 0.5, 0.4), 0.5)


def _cartouche(painter: QPainter) -> None:
    plate = rounded(QRectF(WIDTH / 2 - 74, HEIGHT - 50, 148, 22), 11)
    fill(painter, plate, colour(_NIGHT, 0.92))
    stroke(painter, plate, colour(GOLD, 0.9))
    put_text(painter, WIDTH / 2, HEIGHT - 34.6, "88 tiles of deep space", font(12, 500), "#FFE9A8", CENTRE)
