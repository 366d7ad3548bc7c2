"""The goods that cargo cards show, standing on a shelf."""

from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.kit.ink import (
    arc,
    ellipse,
    fill,
    halo,
    line,
    linear,
    polygon,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.theme import INK, WHITE, colour, mix


def _mid(rect: QRectF) -> tuple[float, float, float]:
    return rect.center().x(), rect.center().y(), rect.height()


def _shelf(painter: QPainter, rect: QRectF) -> float:
    base = rect.bottom() - rect.height() * 0.16
    board = QRectF(rect.left(), base, rect.width(), rect.bottom() - base)
    painter.fillRect(board, vertical(board, (0, "#B98646"), (1, "#4A2C14")))
    return base


def in_row(rect: QRectF, count: int) -> list[float]:
    return [rect.left() + rect.width() * (n + 0.5) / count for n in range(count)]


def jars(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    tint = chance.choice(("#7FE0A0", "#7FD8F0", "#F0C878", "#F09AC8", "#C8A0F0"))
    high = rect.height() * 0.56
    for x in in_row(rect.adjusted(6, 0, -6, 0), max(3, round(rect.width() / (high * 0.8)))):
        jar = QRectF(x - high * 0.27, base - high, high * 0.54, high)
        halo(painter, x, base - high * 0.4, high * 0.55, high * 0.5, tint, 0.5)
        fill(
            painter,
            rounded(jar, high * 0.18),
            linear(
                jar.left(), 0, jar.right(), 0, (0, colour(WHITE, 0.4)), (0.4, colour(tint, 0.35)), (1, colour(INK, 0.4))
            ),
        )
        stem = base - high * (0.34 + 0.3 * chance.random())
        line(painter, (x, base - 2), (x, stem), mix(tint, INK, 0.25), 1.6)
        fill(painter, ellipse(x, stem, high * 0.13), mix(tint, WHITE, 0.3))
        fill(painter, rounded(QRectF(jar.left(), jar.top() - 2, jar.width(), 4), 1.5), "#C79A62")
        stroke(painter, rounded(jar, high * 0.18), colour(WHITE, 0.5), 0.9)


def gems(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    high = rect.height() * 0.6
    for index, x in enumerate(in_row(rect.adjusted(8, 0, -8, 0), max(3, round(rect.width() / (high * 0.9))))):
        reach = high * (0.5, 0.38, 0.45)[index % 3]
        y = base - reach
        tint = chance.choice(("#FFD36E", "#FFB06A", "#8FE8FF", "#FF9AC0"))
        halo(painter, x, y, reach * 1.4, reach * 1.4, tint, 0.7)
        left = polygon([(x, y - reach), (x, y + reach), (x - reach * 0.55, y)])
        right = polygon([(x, y - reach), (x + reach * 0.55, y), (x, y + reach)])
        fill(painter, left, mix(tint, WHITE, 0.55))
        fill(painter, right, mix(tint, "#5A2A08", 0.25))


def crates(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    side = rect.height() * 0.4
    count = max(3, round(rect.width() / (side * 1.3)))
    for index, x in enumerate(in_row(rect, count)):
        for level in range(2 if index % 2 else 1):
            tint = chance.choice(("#C7954E", "#8E5F6A", "#5F8A86", "#B06A3A"))
            crate = QRectF(x - side / 2, base - side * (level + 1) - level, side, side)
            fill(
                painter,
                rounded(crate, 2),
                linear(
                    crate.left(),
                    crate.top(),
                    crate.right(),
                    crate.bottom(),
                    (0, mix(tint, WHITE, 0.3)),
                    (1, mix(tint, INK, 0.4)),
                ),
            )
            line(
                painter,
                (crate.left() + 3, crate.top() + 3),
                (crate.right() - 3, crate.bottom() - 3),
                colour(INK, 0.35),
                1.4,
            )
            stroke(painter, rounded(crate, 2), colour(INK, 0.7), 1)


def books(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x = rect.left() + 8
    while x < rect.right() - 12:
        wide, high = chance.uniform(5, 10), rect.height() * chance.uniform(0.4, 0.66)
        tint = chance.choice(("#B84A3A", "#2F7A8A", "#D9A441", "#5A4A9A", "#3F8A5A"))
        spine = QRectF(x, base - high, wide, high)
        fill(
            painter,
            rounded(spine, 1),
            linear(spine.left(), 0, spine.right(), 0, (0, mix(tint, WHITE, 0.3)), (1, mix(tint, INK, 0.35))),
        )
        line(
            painter,
            (spine.left() + 1, spine.top() + 4),
            (spine.right() - 1, spine.top() + 4),
            colour("#FFE9B8", 0.8),
            1,
        )
        x += wide + 1.5


def pipes(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    count = round(rect.width() / 8)
    for index, x in enumerate(in_row(rect.adjusted(6, 0, -6, 0), count)):
        high = rect.height() * (0.3 + 0.36 * math.sin(math.pi * (index + 0.5) / count))
        pipe = QRectF(x - 2.6, base - high, 5.2, high)
        fill(
            painter,
            rounded(pipe, 2.4),
            linear(pipe.left(), 0, pipe.right(), 0, (0, "#FFC2B8"), (0.5, "#E8604E"), (1, "#6A1E1E")),
        )


def bottles(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    high = rect.height() * 0.62
    for x in in_row(rect.adjusted(6, 0, -6, 0), max(4, round(rect.width() / (high * 0.5)))):
        tint = chance.choice(("#5FB87A", "#4A7AC8", "#A86AC8"))
        body = rounded(QRectF(x - high * 0.15, base - high * 0.62, high * 0.3, high * 0.62), high * 0.08)
        neck = rounded(QRectF(x - high * 0.05, base - high, high * 0.1, high * 0.46), 1.5)
        for part in (body, neck):
            fill(
                painter,
                part,
                linear(
                    x - high * 0.15,
                    0,
                    x + high * 0.15,
                    0,
                    (0, mix(tint, WHITE, 0.5)),
                    (0.5, tint),
                    (1, mix(tint, INK, 0.5)),
                ),
            )
        fill(painter, rounded(QRectF(x - high * 0.12, base - high * 0.4, high * 0.24, high * 0.2), 1), "#FFF0D0")


def robot(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x, _, high = _mid(rect)
    metal = ((0, "#F0F3FF"), (0.5, "#9AA6C8"), (1, "#3A4468"))
    body = QRectF(x - high * 0.16, base - high * 0.42, high * 0.32, high * 0.42)
    head = QRectF(x - high * 0.13, base - high * 0.68, high * 0.26, high * 0.22)
    for part in (body, head):
        fill(painter, rounded(part, 3), linear(part.left(), 0, part.right(), 0, *metal))
        stroke(painter, rounded(part, 3), colour(INK, 0.6), 1)
    for side in (-1, 1):
        fill(painter, ellipse(x + side * high * 0.055, head.center().y(), 2.2), "#5FE8FF")
        line(
            painter,
            (x + side * high * 0.18, body.top() + 4),
            (x + side * high * 0.3, body.bottom() - 3),
            "#8A94B4",
            2.4,
        )
    line(painter, (x, head.top()), (x, head.top() - 5), "#8A94B4", 1.4)
    halo(painter, x, head.top() - 6, 6, 6, "#FFB454", 0.9)


def fox(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    _, _, high = _mid(rect)
    for x, flip in ((rect.center().x() - high * 0.5, 1), (rect.center().x() + high * 0.5, -1)):
        with saved(painter):
            painter.translate(x, base)
            painter.scale(flip * high / 60, high / 60)
            tail = QPainterPath(QPointF(-10, -4))
            tail.cubicTo(-30, -2, -30, -26, -16, -28)
            tail.cubicTo(-22, -18, -18, -12, -8, -14)
            fill(painter, tail, "#E8F2FF")
            fill(painter, ellipse(0, -11, 12, 11), "#FFFFFF")
            fill(painter, polygon([(2, -16), (6, -34), (12, -26), (20, -34), (24, -18), (14, -8)]), "#F4F9FF")
            fill(painter, ellipse(12, -19, 1.6), INK)
            fill(painter, ellipse(22, -16, 1.8), INK)


def passenger(painter: QPainter, rect: QRectF, chance: random.Random) -> None:
    base = _shelf(painter, rect)
    x, _, high = _mid(rect)
    halo(painter, x, base - high * 0.3, high * 0.7, high * 0.5, "#FFD9A0", 0.5)
    coat = QPainterPath(QPointF(x - high * 0.2, base))
    coat.quadTo(x - high * 0.16, base - high * 0.42, x, base - high * 0.44)
    coat.quadTo(x + high * 0.16, base - high * 0.42, x + high * 0.2, base)
    fill(painter, coat, "#1A2038")
    fill(painter, ellipse(x, base - high * 0.5, high * 0.1), "#2A3252")
    fill(painter, rounded(QRectF(x - high * 0.17, base - high * 0.56, high * 0.34, high * 0.04), 2), "#0D1226")
    fill(painter, rounded(QRectF(x - high * 0.09, base - high * 0.68, high * 0.18, high * 0.14), 3), "#0D1226")
    case = QRectF(x + high * 0.24, base - high * 0.2, high * 0.26, high * 0.2)
    fill(painter, rounded(case, 2), "#7A4A2A")
    stroke(painter, arc(case.center().x(), case.top(), 4, 0, 180), "#3A2010", 1.6)
