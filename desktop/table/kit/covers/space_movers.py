"""The cover of Space Movers 2201: a paperback of the 1970s, amber on teal, read many times."""

from __future__ import annotations

import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.kit.covers.freighter import paint_freighter
from desktop.table.kit.covers.lettering import tube_line
from desktop.table.kit.covers.sheet import HEIGHT, SHEET, WIDTH, clipped, grain, sheet, small_print, smooth_line
from desktop.table.kit.covers.spheres import Ball, Ringlet, annulus, paint_ball, paint_ring_half
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import (
    Point,
    box,
    ellipse,
    fill,
    halo,
    line,
    linear,
    polygon,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.theme import colour
from desktop.table.kit.writing import CENTRE, RIGHT, put_text

_INK = "#06222B"
_CREAM = "#F6E2B4"
_PALE = "#FFE9B8"
_ORANGE = "#FF9A3C"
_SHADOW = "#1C0A0C"
SQUARE = Qt.PenCapStyle.SquareCap

_SUN: Point = (92.0, 292.0)
_SUN_RADIUS = 60.0
_GIANT: Point = (222.0, 196.0)
_GIANT_RADIUS = 84.0
_RING_TILT, _RING_FLATNESS = -17.0, 0.235
_RING = (
    Ringlet(107, 113, "#7FD6CE", 0.55),
    Ringlet(116, 120, "#C4703A", 0.7),
    Ringlet(122, 134, "#FBEBC8", 0.75),
    Ringlet(135, 142, "#E2A45C", 0.85),
    Ringlet(144, 157, "#F7E3B2", 0.88),
    Ringlet(160, 162, "#FBEBC8", 0.55),
)

# From the outside in: the stripes of the title, each drawn with a thinner pen over the one before.
_STRIPES = ((15.5, _INK), (13.0, "#D8482A"), (9.8, _INK), (8.6, _ORANGE), (5.6, _INK), (4.4, _PALE))


def paint(painter: QPainter, rect: QRectF) -> None:
    """Paint the cover into `rect` (its proportions are 294 : 420)."""
    with sheet(painter, rect):
        _sky(painter)
        _sun(painter)
        _giant(painter)
        _moons(painter)
        _patrol(painter)
        _town(painter)
        _dunes(painter)
        _onlookers(painter)
        with saved(painter):
            painter.translate(158, 262)
            painter.rotate(-11)
            painter.scale(1.02, 1.02)
            paint_freighter(painter)
        _title(painter)
        if small_print(rect):
            _imprint(painter)
        _wear(painter)


def _sky(painter: QPainter) -> None:
    air = ((0, "#0A2F3A"), (0.34, "#12606A"), (0.58, "#D98A3C"), (0.8, "#F6B765"), (1, "#FBD9A0"))
    fill(painter, box(SHEET), linear(0, 0, 0, 340, *air))
    chance = random.Random(3)
    for _ in range(130):
        y = chance.random() ** 1.6 * 210
        star = ellipse(chance.random() * WIDTH, y, 0.5 + 0.7 * chance.random() ** 3)
        fill(painter, star, colour("#FFF3D8", (0.75 - y / 340) * (0.3 + 0.7 * chance.random())))
    for y, height, share in ((214, 3, 0.22), (224, 7, 0.16), (238, 4, 0.20), (258, 9, 0.12)):
        veil = smooth_line([(-20, y), (70, y - 4), (170, y + 3), (320, y - 2)])
        stroke(painter, veil, colour("#FFE2A8", share), height)


def _sun(painter: QPainter) -> None:
    x, y = _SUN
    halo(painter, x, y, 120, 104, "#FFC46A", 0.34)
    disc = ellipse(x, y, _SUN_RADIUS)
    fire = ((0, "#FFAA55"), (0.45, "#F2663A"), (1, "#D03A2E"))
    with clipped(painter, disc):
        fill(painter, disc, linear(0, y - _SUN_RADIUS, 0, y + _SUN_RADIUS, *fire))
        for gap in range(8):
            stripe = QRectF(x - _SUN_RADIUS, y - 16 + gap * 9, 2 * _SUN_RADIUS, 1.6 + gap * 0.9)
            fill(painter, box(stripe), colour("#F9CE8C", 0.95))


def _giant(painter: QPainter) -> None:
    halo(painter, *_GIANT, 130, 130, "#7FE0D8", 0.22)
    _ring(painter, front=False)
    bands = ("#F4E2B4", "#0E5A62", "#E79B4E", "#9DE0D4", "#14767A")
    paint_ball(painter, *_GIANT, _GIANT_RADIUS, Ball("#3BB3AD", bands, (-0.62, 0.34), 0.7, seed=4))
    with clipped(painter, ellipse(*_GIANT, _GIANT_RADIUS)):
        painter.translate(*_GIANT)
        painter.rotate(_RING_TILT)
        painter.translate(0, -9)
        fill(painter, annulus(118, 152, _RING_FLATNESS), colour("#06282E", 0.42))
    _ring(painter, front=True)


def _ring(painter: QPainter, *, front: bool) -> None:
    paint_ring_half(painter, _GIANT, _RING, tilt=_RING_TILT, flatness=_RING_FLATNESS, front=front)


def _moons(painter: QPainter) -> None:
    paint_ball(painter, 40, 184, 11, Ball("#F0C27A", light=(0.1, 0.6), rim=0.6))
    paint_ball(painter, 78, 160, 5, Ball("#C4703A", light=(0.1, 0.6), rim=0.6))


def _patrol(painter: QPainter) -> None:
    """The law: a small violet cruiser, its search light on the freighter."""
    with saved(painter):
        painter.translate(38, 226)
        painter.rotate(-6)
        beam = linear(8, 0, 132, 38, (0, colour("#E6CCFF", 0.75)), (1, colour("#B98CFF", 0)))
        fill(painter, polygon([(8, 0), (138, 20), (124, 58)]), beam)
        wing = polygon([(-20, 2), (-26, -11), (-17, -10), (-8, -3)])
        fill(painter, wing, "#3A2560")
        stroke(painter, wing, colour("#160A28", 0.9), 0.6)
        hull = polygon([(-24, 3), (-8, -6), (10, -4), (18, 1), (8, 6), (-12, 8)])
        fill(painter, hull, linear(0, -6, 0, 8, (0, "#CBB4E8"), (0.5, "#5B3F86"), (1, "#1E1038")))
        line(painter, (-18, 2), (14, 1), colour("#F0E4FF", 0.5), 0.7)
        stroke(painter, hull, colour("#160A28", 0.9), 0.8)
        fill(painter, ellipse(4, 1, 2.4), "#FFE3FF")
        halo(painter, 4, 1, 9, 9, "#C79BFF", 0.9)
        halo(painter, -25, 4, 9, 6, "#FF8A6A", 0.8)


def _town(painter: QPainter) -> None:
    ground = 336.0
    for x, width, height in ((176, 34, 20), (206, 22, 30), (236, 40, 24), (262, 20, 14)):
        top = ground - height * 1.25
        dome = QPainterPath(QPointF(x - width / 2, ground))
        dome.cubicTo(x - width / 2, top, x + width / 2, top, x + width / 2, ground)
        dome.closeSubpath()
        lit = ((0, "#F8C486"), (0.4, "#8A3F22"), (1, "#4A1C16"))
        fill(painter, dome, linear(x - width / 2, 0, x + width / 2, 0, *lit))
        for window in range(3):
            pane = QRectF(x - width * 0.25 + window * width * 0.2, 328, 1.8, 2.4)
            fill(painter, rounded(pane, 0.4), "#FFF0B8")
    for x, height in ((192, 42), (222, 30), (250, 36)):
        line(painter, (x, ground), (x, 330 - height), "#5A2418", 1.6)
        halo(painter, x, 330 - height, 6, 6, "#FF6A4A", 0.8)
        fill(painter, ellipse(x, 330 - height, 1.6), "#FF6A4A")


def _dunes(painter: QPainter) -> None:
    _dune(painter, [(0, 338), (70, 326), (150, 336), (230, 330), (WIDTH, 336)], "#DE8A4A", "#A8542A", 318, 380)
    _dune(painter, [(0, 350), (60, 356), (140, 340), (210, 352), (WIDTH, 340)], "#B65A2C", "#6E2A1A", 338, 410)
    _dune(painter, [(0, 384), (90, 362), (170, 380), (240, 366), (WIDTH, 380)], "#7A2E1C", "#35110F", 360, 420)


def _dune(painter: QPainter, crest: Sequence[Point], light: str, dark: str, top: float, bottom: float) -> None:
    edge = smooth_line(list(crest))
    dune = QPainterPath(edge)
    dune.lineTo(WIDTH, HEIGHT)
    dune.lineTo(0, HEIGHT)
    dune.closeSubpath()
    fill(painter, dune, linear(0, top, 0, bottom, (0, light), (1, dark)))
    stroke(painter, edge, colour("#FFD9A0", 0.2), 0.8)


def _onlookers(painter: QPainter) -> None:
    """Two movers look up; one points."""
    for x in (58.0, 72.0):
        fill(painter, ellipse(x, 357, 2.6), _SHADOW)
        right_half = [(3.6, 360), (2.6, 370), (3.2, 380), (0.8, 380), (0, 371)]
        left_half = [(-across, y) for across, y in reversed(right_half)]
        fill(painter, polygon([(x + across, y) for across, y in (*right_half, *left_half)]), _SHADOW)
        line(painter, (x + 2.2, 357), (x + 2.2, 370), colour("#FFC46A", 0.9))
        shade = polygon([(x - 3, 380), (x + 3, 380), (x - 15, 388), (x - 19, 386)])
        fill(painter, shade, colour(_SHADOW, 0.35))
    line(painter, (74, 361), (80, 353), _SHADOW, 2)


def _title(painter: QPainter) -> None:
    veil = linear(0, 0, 0, 150, (0, colour(_INK, 0.95)), (0.75, colour("#082A34", 0.62)), (1, colour("#082A34", 0)))
    fill(painter, box(QRectF(0, 0, WIDTH, 150)), veil)
    for word, top, height, gap, weight in (("SPACE", 52, 42, 17.4, 1.0), ("MOVERS", 112, 32, 13.8, 0.86)):
        letters = tube_line(word, WIDTH / 2, top, height, gap)
        stroke(painter, letters.translated(2.5, 3), colour("#04161C", 0.6), 17 * weight, cap=SQUARE)
        for width, paint in _STRIPES:
            stroke(painter, letters, paint, width * weight, cap=SQUARE)
    year = display(22, 700, spacing=12)
    put_text(painter, WIDTH / 2, 172.5, "2201", year, colour(_INK, 0.6), CENTRE)
    put_text(painter, WIDTH / 2, 171, "2201", year, _PALE, CENTRE)
    for side in (-1, 1):
        for y, paint, width in ((164, _ORANGE, 2.0), (168, _PALE, 1.0)):
            start, end = WIDTH / 2 + side * 54, WIDTH / 2 + side * 126
            line(painter, (start, y), (end, y), colour(paint, 0.95), width)


def _imprint(painter: QPainter) -> None:
    put_text(painter, 20, 29, "STARSHELF", font(12, 700, spacing=2), _CREAM)
    put_text(painter, WIDTH - 20, 29, "No. 1", font(12, 700), _CREAM, RIGHT)
    line(painter, (20, 36), (WIDTH - 20, 36), colour(_CREAM, 0.7))


def _wear(painter: QPainter) -> None:
    """Grain, rubbed edges and a bent corner: the book has been lent to friends."""
    grain(painter, 0.34)
    chance = random.Random(17)
    for _ in range(90):
        along, depth = chance.random(), chance.random() ** 3 * 5
        edges = (
            (along * WIDTH, depth),
            (along * WIDTH, HEIGHT - depth),
            (depth, along * HEIGHT),
            (WIDTH - depth, along * HEIGHT),
        )
        x, y = edges[int(chance.random() * 4)]
        speck = ellipse(x, y, 0.5 + chance.random() * 1.7, 0.4 + chance.random() * 0.8)
        fill(painter, speck, colour("#F7E7C6", 0.25 + 0.3 * chance.random()))
    crease = QPainterPath(QPointF(WIDTH - 34, HEIGHT))
    crease.cubicTo(WIDTH - 22, HEIGHT - 12, WIDTH - 12, HEIGHT - 20, WIDTH, HEIGHT - 40)
    stroke(painter, crease, colour("#F7E7C6", 0.35))
    stroke(painter, crease.translated(1, 1), colour("#200A08", 0.35))
