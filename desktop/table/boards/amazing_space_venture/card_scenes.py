"""The little pictures on cards, one kind of scene for each kind of card."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.amazing_space_venture.card_faces import TINTS, CardFace
from desktop.table.boards.amazing_space_venture.signs import ship_path
from desktop.table.boards.amazing_space_venture.worlds import paint_world
from desktop.table.kit.ink import box, ellipse, fill, halo, linear, polygon, radial, rounded, saved, stroke
from desktop.table.kit.photos import paint_photo
from desktop.table.kit.theme import INK, WHITE, colour, mix


def paint_scene(painter: QPainter, window: QRectF, face: CardFace, tint: str) -> None:
    if paint_photo(painter, window, face.picture):
        return
    chance = random.Random(face.id)
    night = linear(
        0,
        window.top(),
        0,
        window.bottom(),
        (0, mix("#070A20", tint, chance.uniform(0.05, 0.2))),
        (1, mix("#101A48", tint, chance.uniform(0.15, 0.4))),
    )
    fill(painter, box(window), night)
    for _ in range(26):
        fill(
            painter,
            ellipse(
                window.left() + chance.random() * window.width(),
                window.top() + chance.random() * window.height(),
                chance.choice((0.4, 0.5, 0.8)),
            ),
            colour(WHITE, chance.uniform(0.3, 0.9)),
        )
    _SCENES[face.kind](painter, window, face, chance)


def _planet_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    radius = window.height() * chance.uniform(0.34, 0.42)
    value = 3 if chance.random() < 0.3 else chance.choice((1, 2))
    paint_world(painter, middle.x() + window.width() * 0.06, middle.y() + 3, radius, value, chance.randrange(99))
    moon = radius * 0.24
    paint_world(painter, middle.x() - window.width() * 0.3, middle.y() - radius * 0.5, moon, 1, chance.randrange(99))


def _environment_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    good = not face.badge.startswith("−")
    hue = chance.uniform(0.48, 0.62) if good else chance.choice((0.02, 0.08, 0.25, 0.78, 0.9))
    light = colour("#FFFFFF")
    light.setHsvF(hue, 0.55, 1.0)
    halo(
        painter,
        window.center().x(),
        window.top() + window.height() * 0.35,
        window.width() * 0.6,
        window.height() * 0.6,
        light,
        0.55,
    )
    fill(
        painter,
        ellipse(
            window.left() + window.width() * chance.uniform(0.3, 0.7),
            window.top() + window.height() * 0.32,
            window.height() * 0.13,
        ),
        mix(light, WHITE, 0.6),
    )
    for n in range(4):
        base = window.top() + window.height() * (0.5 + 0.14 * n)
        path = QPainterPath(QPointF(window.left(), base))
        x = window.left()
        while x < window.right():
            step = window.width() * chance.uniform(0.14, 0.3)
            lift = window.height() * chance.uniform(0.05, 0.16 if good else 0.28)
            path.cubicTo(
                x + step * 0.3, base - lift, x + step * 0.7, base - lift * chance.uniform(-0.4, 1), x + step, base
            )
            x += step
        path.lineTo(window.right() + 40, window.bottom() + 2)
        path.lineTo(window.left(), window.bottom() + 2)
        path.closeSubpath()
        fill(painter, path, mix("#0A1030", light, 0.62 - 0.14 * n))
    if not good:
        for _ in range(7):
            x, y = (
                window.left() + chance.random() * window.width(),
                window.top() + chance.random() * window.height() * 0.5,
            )
            streak = QPainterPath(QPointF(x + 8, y - 10))
            streak.lineTo(x, y)
            stroke(painter, streak, colour(mix(light, WHITE, 0.5), 0.8), 1.2)


def _life_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    ground = window.bottom() - window.height() * 0.2
    tint = TINTS["life"]
    halo(painter, window.center().x(), ground, window.width() * 0.7, window.height() * 0.5, tint, 0.45)
    fill(
        painter,
        ellipse(
            window.center().x(), window.bottom() + window.height() * 0.5, window.width() * 0.9, window.height() * 0.72
        ),
        mix("#0A1C22", tint, 0.25),
    )
    for n in range(5):
        x = window.left() + window.width() * (0.14 + 0.18 * n)
        high = window.height() * chance.uniform(0.2, 0.52)
        light = mix(tint, "#BFF6FF", chance.random())
        match chance.randrange(3):
            case 0:
                dome = QPainterPath(QPointF(x - high * 0.5, ground))
                dome.arcTo(QRectF(x - high * 0.5, ground - high * 0.5, high, high), 180, -180)
                fill(
                    painter,
                    dome,
                    linear(x, ground - high, x, ground, (0, mix(light, WHITE, 0.4)), (1, mix(light, INK, 0.6))),
                )
            case 1:
                tower = QRectF(x - 3.4, ground - high, 6.8, high)
                fill(
                    painter,
                    rounded(tower, 3),
                    linear(0, tower.top(), 0, tower.bottom(), (0, mix(light, WHITE, 0.3)), (1, mix(light, INK, 0.65))),
                )
                for m in range(3):
                    fill(painter, ellipse(x, tower.top() + 6 + 6 * m, 0.9), WHITE)
            case _:
                stem = QPainterPath(QPointF(x, ground))
                stem.cubicTo(x - 4, ground - high * 0.4, x + 5, ground - high * 0.6, x, ground - high)
                stroke(painter, stem, mix(light, INK, 0.3), 2)
                fill(painter, ellipse(x, ground - high, 4.4), light)


def _red_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = QPointF(window.center().x() + chance.uniform(-8, 8), window.center().y())
    paint = (_burst, _rings, _bolt, _comets)[chance.randrange(4)]
    paint(painter, window, middle, chance)


def _burst(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """Something blows up."""
    x, y, reach = middle.x(), middle.y(), window.height() * 0.62
    fire = ((0, "#FFFBE8"), (0.2, "#FFD86A"), (0.5, colour("#FF5C4A", 0.8)), (1, colour("#FF2A5C", 0)))
    fill(painter, ellipse(x, y, reach * 1.5), radial(x, y, reach * 1.5, *fire))
    for n in range(12):
        angle = n * math.tau / 12 + chance.uniform(-0.15, 0.15)
        far = reach * chance.uniform(0.8, 1.7)
        feet = [(x + 5 * math.cos(angle + d), y + 5 * math.sin(angle + d)) for d in (-0.5, 0.5)]
        tip = (x + far * math.cos(angle), y + far * math.sin(angle))
        fill(painter, polygon([feet[0], tip, feet[1]]), colour("#FFE9B0", 0.75))
    for _ in range(12):
        angle, far, size = chance.uniform(0, math.tau), reach * chance.uniform(0.5, 1.5), chance.uniform(1, 2.6)
        rx, ry = x + far * math.cos(angle), y + far * math.sin(angle)
        rock = polygon([(rx - size, ry), (rx, ry - size * 0.8), (rx + size, ry + size * 0.3), (rx, ry + size)])
        fill(painter, rock, mix("#8A2A2A", "#FFC08A", chance.random()))


def _rings(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A well in space and time."""
    hue = mix("#FF5C6C", "#B58CFF", chance.random())
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.6, hue, 0.7)
    for n in range(7, 0, -1):
        reach = window.height() * 0.09 * n
        stroke(
            painter,
            ellipse(middle.x(), middle.y() + n, reach * 1.35, reach * 0.8),
            mix(hue, WHITE, 1 - n / 7, 0.85),
            1.5,
        )
    fill(painter, ellipse(middle.x(), middle.y(), window.height() * 0.13, window.height() * 0.09), "#05030F")


def _bolt(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A beam strikes a world."""
    radius = window.height() * 0.3
    paint_world(painter, middle.x() + window.width() * 0.16, middle.y() + 6, radius, 1, chance.randrange(99))
    points = [(window.left() + 4, window.top() + 2)]
    for n in range(1, 6):
        share = n / 5
        points.append(
            (
                window.left() + (middle.x() - window.left()) * share + chance.uniform(-5, 5),
                window.top() + (middle.y() - window.top()) * share + chance.uniform(-4, 4),
            )
        )
    ray = polygon(points, closed=False)
    for wide, tint in ((7.0, colour("#FF3B5C", 0.35)), (3.2, colour("#FF7A8A", 0.9)), (1.2, colour(WHITE))):
        stroke(painter, ray, tint, wide)
    halo(painter, points[-1][0], points[-1][1], 16, 16, "#FFE0C0", 0.9)


def _comets(painter: QPainter, window: QRectF, middle: QPointF, chance: random.Random) -> None:
    """A rain of stones."""
    halo(painter, middle.x(), window.bottom(), window.width() * 0.7, window.height() * 0.7, "#FF5C4A", 0.5)
    for _ in range(9):
        x = window.left() + chance.random() * window.width()
        y = window.top() + chance.uniform(0.2, 0.95) * window.height()
        size = chance.uniform(1.6, 4.2)
        tail = polygon(
            [(x - size * 0.7, y - size * 0.7), (x + size * 5.5, y - size * 6.5), (x + size * 0.7, y + size * 0.7)]
        )
        fill(
            painter,
            tail,
            linear(x, y, x + size * 5.5, y - size * 6.5, (0, colour("#FFC27A", 0.9)), (1, colour("#FF4A4A", 0))),
        )
        fill(painter, ellipse(x, y, size), mix("#7A3A2A", "#FFE0B8", chance.random()))


def _ship_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.5, "#4D7CFF", 0.4)
    size = window.height() * (0.36 if face.kind == "ship" else 0.22)
    with saved(painter):
        painter.translate(middle)
        painter.rotate(58)
        for dx in (-0.28, 0.28):
            flame = polygon([(size * dx - 3, size * 0.8), (size * dx + 3, size * 0.8), (size * dx, size * 2.1)])
            fill(painter, flame, linear(0, size * 0.8, 0, size * 2.1, (0, "#BFF0FF"), (1, colour("#4DA3FF", 0))))
        painter.scale(size, size)
        hull = ship_path(face.movement if face.kind == "ship" else 3)
        fill(painter, hull, linear(-1, 0, 1, 0, (0, "#FFFFFF"), (0.5, "#D8DEF2"), (1, "#7C86B4")))
        stroke(painter, hull, colour("#10183E", 0.8), 0.05)
        fill(painter, ellipse(0, -0.3, 0.13, 0.22), "#4DB4FF")
    if face.kind == "extra":
        for n in range(3):
            stroke(
                painter,
                ellipse(middle.x(), middle.y(), size * (1.25 + 0.34 * n)),
                colour("#FFD84D", 0.7 - 0.2 * n),
                1.4,
                dash=[6, 3],
            )


def _explorer_scene(painter: QPainter, window: QRectF, face: CardFace, chance: random.Random) -> None:
    middle = window.center()
    halo(painter, middle.x(), middle.y(), window.width() * 0.5, window.height() * 0.6, "#8A5BFF", 0.6)
    suit = colour("#FFFFFF")
    suit.setHsvF(chance.random(), 0.45, 0.75)
    head = window.height() * 0.26
    body = QPainterPath(QPointF(middle.x() - head * 1.7, window.bottom() + 2))
    body.cubicTo(
        middle.x() - head * 1.6,
        middle.y() + head * 0.4,
        middle.x() + head * 1.6,
        middle.y() + head * 0.4,
        middle.x() + head * 1.7,
        window.bottom() + 2,
    )
    fill(
        painter,
        body,
        linear(middle.x() - head, 0, middle.x() + head, 0, (0, mix(suit, WHITE, 0.3)), (1, mix(suit, INK, 0.55))),
    )
    fill(
        painter,
        ellipse(middle.x(), middle.y() - head * 0.2, head, head * 1.08),
        linear(middle.x() - head, 0, middle.x() + head, 0, (0, "#F2F4FF"), (1, "#7A82AC")),
    )
    visor = rounded(QRectF(middle.x() - head * 0.72, middle.y() - head * 0.62, head * 1.44, head * 0.92), head * 0.42)
    fill(
        painter,
        visor,
        linear(
            middle.x() - head,
            middle.y() - head,
            middle.x() + head,
            middle.y() + head,
            (0, "#8FD8FF"),
            (0.5, "#2A3C9E"),
            (1, "#0A1030"),
        ),
    )
    fill(painter, ellipse(middle.x() - head * 0.3, middle.y() - head * 0.34, head * 0.16, head * 0.1), WHITE)


_SCENES: dict[str, Callable[[QPainter, QRectF, CardFace, random.Random], None]] = {
    "planet": _planet_scene,
    "environment": _environment_scene,
    "life": _life_scene,
    "red": _red_scene,
    "ship": _ship_scene,
    "extra": _ship_scene,
    "explorer": _explorer_scene,
}
