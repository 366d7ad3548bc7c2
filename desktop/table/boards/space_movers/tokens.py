"""What stands on the chart: the Liberty, the scout, the Drone, eyes, cargo markers and arrows."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.stills import still
from desktop.table.kit import fonts
from desktop.table.kit.covers.freighter import paint_freighter
from desktop.table.kit.ink import ADD, ellipse, fill, halo, linear, polygon, radial, rounded, saved, stroke
from desktop.table.kit.theme import INK, TEXT, WHITE, Paint, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

EYE = "#9B8CFF"
CRATE = "#FFB454"
SCOUT = "#FF4D5E"
_BOW = 1.06
"""How far the picture of the Liberty reaches behind her middle, in her lengths."""


def paint_liberty(painter: QPainter, x: float, y: float, length: float, turn: float = 0.0) -> None:
    """The Liberty from the side, as long as `length` without her flames; `turn` in degrees, nose to the right at 0."""
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(turn)
        if 90 < turn % 360 < 270:
            painter.scale(1, -1)
        painter.scale(length / 240, length / 240)
        paint_freighter(painter)


def liberty_still(painter: QPainter, x: float, y: float, length: float, turn: float = 0.0) -> None:
    """The Liberty as a picture that is painted once; on the screen's thread only."""
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(turn)
        if 90 < turn % 360 < 270:
            painter.scale(1, -1)
        _freighter(painter, QRectF(-length * _BOW, -length * 0.3, length * 1.6, length * 0.6))


def _paint_freighter(painter: QPainter, rect: QRectF) -> None:
    scale = rect.width() / (1.6 * 240)
    painter.translate(rect.left() + 240 * _BOW * scale, rect.top() + 240 * 0.3 * scale)
    painter.scale(scale, scale)
    paint_freighter(painter)


_freighter = still("freighter", _paint_freighter)


def paint_scout(painter: QPainter, x: float, y: float, size: float, turn: float = 0.0) -> None:
    """A red wedge with its search light; nose to the right at 0 degrees."""
    with saved(painter):
        painter.translate(x, y)
        halo(painter, 0, 0, size * 1.7, size * 1.7, SCOUT, 0.7)
        painter.rotate(turn)
        painter.scale(size / 20, size / 20)
        with saved(painter, ADD):
            beam = linear(12, 0, 72, 0, (0, colour("#FF8A92", 0.5)), (1, colour("#FF4D5E", 0)))
            fill(painter, polygon([(12, -1.5), (72, -17), (72, 17), (12, 1.5)]), beam)
        wings = polygon([(18, 0), (-12, -15), (-6, -4), (-16, 0), (-6, 4), (-12, 15)])
        fill(painter, wings, linear(0, -15, 0, 15, (0, "#FF8F98"), (0.45, "#D8283E"), (1, "#5A0A1A")))
        stroke(painter, wings, colour("#FFD6DA", 0.9), 1)
        body = polygon([(20, 0), (2, -4.5), (-9, 0), (2, 4.5)])
        fill(painter, body, linear(0, -5, 0, 5, (0, "#FFE1E4"), (0.5, "#B3192E"), (1, "#3A0612")))
        fill(painter, ellipse(8, -0.4, 2.6, 1.4), "#FFF2C4")


def paint_eye(painter: QPainter, x: float, y: float, radius: float = 9.5) -> None:
    light = radial(x - radius * 0.3, y - radius * 0.4, radius * 1.7, (0, "#C9BFFF"), (0.5, "#6B58D8"), (1, "#2A1E6E"))
    halo(painter, x, y, radius * 1.8, radius * 1.8, EYE, 0.4)
    fill(painter, ellipse(x, y, radius), light)
    stroke(painter, ellipse(x, y, radius - 0.5), colour("#E6E0FF", 0.9), 1.1)
    paint_symbol(painter, "eye", x, y, radius * 0.7, WHITE)


def paint_crate(painter: QPainter, x: float, y: float, radius: float = 8.5, paint: Paint = CRATE) -> None:
    paint_symbol(painter, "crate", x, y, radius * 1.16, colour(INK, 0.85))
    paint_symbol(painter, "crate", x, y, radius, paint)


def paint_drone(painter: QPainter, x: float, y: float, radius: float = 11.0) -> None:
    halo(painter, x, y, radius * 1.6, radius * 1.6, "#9FE8FF", 0.35)
    paint_symbol(painter, "drone", x, y, radius * 1.1, colour(INK, 0.85))
    paint_symbol(painter, "drone", x, y, radius, "#D9F4FF")


def paint_star(painter: QPainter, x: float, y: float, radius: float = 10.0) -> None:
    """Marks the objective's place."""
    fill(painter, ellipse(x, y, radius), radial(x - 3, y - 3, radius * 1.5, (0, "#9FF2EC"), (1, "#1F8F8A")))
    stroke(painter, ellipse(x, y, radius - 0.5), colour("#DCFFFC", 0.9), 1.1)
    paint_symbol(painter, "star", x, y, radius * 0.66, "#06302E")


def paint_count(painter: QPainter, x: float, y: float, count: int) -> None:
    """A small figure on a dark disc."""
    face = fonts.font(12, 700)
    fill(painter, ellipse(x, y, 8), colour(INK, 0.95))
    stroke(painter, ellipse(x, y, 7.6), colour(TEXT, 0.5), 1)
    put_text(painter, x, centred_baseline(face, y), str(count), face, TEXT, CENTRE)


def paint_coin(painter: QPainter, x: float, y: float, radius: float = 12.0, *, heads: bool = True) -> None:
    """The UO Coin; its two faces point up and down."""
    fill(
        painter,
        ellipse(x, y, radius),
        radial(x - 4, y - 4, radius * 1.6, (0, "#FFF0C2"), (0.5, "#D9A43A"), (1, "#6A4512")),
    )
    stroke(painter, ellipse(x, y, radius - 1.6), colour("#5A380C", 0.8), 1)
    half = radius * 0.5
    up = polygon([(x, y - half * 1.1), (x + half, y - 1.5), (x - half, y - 1.5)])
    down = polygon([(x, y + half * 1.1), (x + half, y + 1.5), (x - half, y + 1.5)])
    fill(painter, up, colour("#3A2408", 0.95 if heads else 0.35))
    fill(painter, down, colour("#3A2408", 0.35 if heads else 0.95))


def paint_arrow_along(
    painter: QPainter,
    path: QPainterPath,
    paint: Paint,
    *,
    share: float = 0.78,
    width: float = 2.2,
    opacity: float = 0.9,
) -> None:
    """A dashed arrow along the first part of a way."""
    reach = QPainterPath(path.pointAtPercent(0.02))
    for step in range(1, 25):
        reach.lineTo(path.pointAtPercent(0.02 + (share - 0.02) * step / 24))
    stroke(painter, reach, colour(paint, opacity), width, dash=[3.2, 2.6])
    tip, before = path.pointAtPercent(share), path.pointAtPercent(max(0.0, share - 0.06))
    fill(painter, _head(tip, tip - before, 8.0), colour(paint, opacity))


def paint_chevrons(
    painter: QPainter, path: QPainterPath, paint: Paint, *, phase: float = 0.0, gap: float = 26.0
) -> None:
    """Arrowheads that run along a way."""
    length = path.length()
    count = max(1, int(length / gap))
    for index in range(count):
        at = path.percentAtLength((index + phase % 1.0) * length / count)
        ahead = path.pointAtPercent(min(1.0, at + 0.02)) - path.pointAtPercent(max(0.0, at - 0.02))
        fill(painter, _head(path.pointAtPercent(at), ahead, 6.0), paint)


def _head(tip: QPointF, way: QPointF, size: float) -> QPainterPath:
    turn = math.atan2(way.y(), way.x())
    points = []
    for reach, off in ((size * 0.7, 0.0), (-size * 0.6, size * 0.72), (-size * 0.2, 0.0), (-size * 0.6, -size * 0.72)):
        points.append(
            (
                tip.x() + reach * math.cos(turn) - off * math.sin(turn),
                tip.y() + reach * math.sin(turn) + off * math.cos(turn),
            )
        )
    return polygon(points)


def paint_tag(
    painter: QPainter, x: float, y: float, words: str, paint: Paint, symbol: str = "", *, dark: bool = True
) -> QRectF:
    """A pill with a few words; `x` is its middle. Gives the pill."""
    face = fonts.font(12, 600)
    room = text_width(face, words) + 16 + (17 if symbol else 0)
    pill = QRectF(x - room / 2, y - 10, room, 20)
    fill(painter, rounded(pill, 10), colour("#0A0F24", 0.94) if dark else colour(paint))
    stroke(painter, rounded(pill.adjusted(0.5, 0.5, -0.5, -0.5), 9.5), colour(paint, 0.85), 1)
    left = pill.left() + 8
    ink = colour(paint) if dark else colour(INK)
    if symbol:
        paint_symbol(painter, symbol, left + 6, y, 6.2, ink)
        left += 17
    put_text(painter, left, centred_baseline(face, y), words, face, mix(paint, WHITE, 0.25) if dark else INK)
    return pill
