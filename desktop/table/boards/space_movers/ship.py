"""The Liberty cut open: where her rooms lie, and how they look."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.space_movers.vocabulary import ROOMS
from desktop.table.kit import fonts
from desktop.table.kit.ink import (
    arc,
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
    vertical,
)
from desktop.table.kit.sky import paint_clouds, paint_stars
from desktop.table.kit.theme import INK, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, LEFT, put_block, put_fitted, put_text, wrap

TOP = 24.0
"""The strip above the hull, for words."""
_TINTS = {
    "bridge": "#C98A2E",
    "communications": "#3A62B8",
    "cargo_bay": "#8A6A3A",
    "kitchen": "#B0683A",
    "engine_room": "#2A9C98",
    "drone_room": "#3F7A9C",
    "medical_bay": "#3A9468",
}


class Ship:
    """The cut-away, laid into a rect."""

    def __init__(self, rect: QRectF) -> None:
        self.rect = rect
        engines = 22 + rect.width() * 0.045
        self.hull = rect.adjusted(engines, TOP + 2, -10, -8)
        inner = self.hull.adjusted(9, 19, -rect.width() * 0.03 - 7, -11)
        self.rooms = self._rooms(inner)

    def _rooms(self, inner: QRectF) -> tuple[QRectF, ...]:
        gap = 5.0
        tall = inner.height()
        engine = QRectF(inner.left(), inner.top(), inner.width() * 0.205, tall)
        bridge = QRectF(inner.right() - inner.width() * 0.175, inner.top(), inner.width() * 0.175, tall)
        middle = QRectF(engine.right() + gap, inner.top(), bridge.left() - engine.right() - 2 * gap, tall)
        row = (tall - gap) / 2
        shares = (0.325, 0.235, 0.44)
        widths = [(middle.width() - 2 * gap) * share for share in shares]
        x = middle.left()
        top: list[QRectF] = []
        for width in widths:
            top.append(QRectF(x, middle.top(), width, row))
            x += width + gap
        half = (middle.width() - gap) * 0.5
        low = middle.top() + row + gap
        cargo = QRectF(middle.left(), low, half, row)
        drone = QRectF(cargo.right() + gap, low, middle.right() - cargo.right() - gap, row)
        found = {
            "bridge": bridge,
            "communications": top[2],
            "cargo_bay": cargo,
            "kitchen": top[1],
            "engine_room": engine,
            "drone_room": drone,
            "medical_bay": top[0],
        }
        return tuple(found[room] for room in ROOMS)

    def standing(self, room: int, index: int, count: int) -> tuple[QPointF, float]:
        """Where the foot of a pawn stands, and how large it is."""
        rect = self.rooms[room]
        scale = min(1.0, (rect.height() - 20) / 40)
        room_each = min(27 * scale, (rect.width() - 26 * scale) / max(1, count - 1)) if count > 1 else 0.0
        first = rect.center().x() - room_each * (count - 1) / 2
        if count == 1:
            first = rect.left() + rect.width() * 0.62
        return QPointF(first + index * room_each, rect.bottom() - 6), scale


# ---- painting ------------------------------------------------------------------------------------------------------


def paint_ship(painter: QPainter, ship: Ship, titles: tuple[str, ...], hints: tuple[str, ...]) -> None:
    """Sky, hull and rooms with their names. ``hints`` say in a few words what each room is for."""
    rect = ship.rect
    with saved(painter):
        painter.setClipPath(rounded(rect, 12), Qt.ClipOperation.IntersectClip)
        painter.fillRect(rect, vertical(rect, (0, "#0B1632"), (1, "#070B1C")))
        paint_clouds(painter, rect, 5, ("#174A7A", "#3A2A7A"), strength=0.4, span=0.8)
        paint_stars(painter, rect, 21, 60, strength=0.8, depths=(0, 1))
        _engines(painter, ship)
        _hull(painter, ship)
        for number, room in enumerate(ship.rooms):
            _room(painter, room, ROOMS[number])
        for number, room in enumerate(ship.rooms):
            _plate(painter, room, titles[number], hints[number])
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 11.5), colour("#3A4A88", 0.9), 1)


def _hull_path(hull: QRectF) -> QPainterPath:
    nose = hull.width() * 0.1
    path = QPainterPath(QPointF(hull.left() + 12, hull.top()))
    path.lineTo(hull.right() - nose * 1.5, hull.top())
    path.cubicTo(
        hull.right() - nose * 0.5,
        hull.top(),
        hull.right(),
        hull.top() + hull.height() * 0.3,
        hull.right(),
        hull.center().y() + 6,
    )
    path.cubicTo(
        hull.right(),
        hull.bottom() - hull.height() * 0.16,
        hull.right() - nose * 0.4,
        hull.bottom(),
        hull.right() - nose * 1.4,
        hull.bottom(),
    )
    path.lineTo(hull.left() + 12, hull.bottom())
    path.quadTo(hull.left(), hull.bottom(), hull.left(), hull.bottom() - 14)
    path.lineTo(hull.left(), hull.top() + 14)
    path.quadTo(hull.left(), hull.top(), hull.left() + 12, hull.top())
    path.closeSubpath()
    return path


def _hull(painter: QPainter, ship: Ship) -> None:
    hull = ship.hull
    shape = _hull_path(hull)
    metal = ((0, "#F3F5FF"), (0.1, "#C6CEE6"), (0.5, "#8791B4"), (0.88, "#525C82"), (1, "#2A3050"))
    fill(painter, shape, vertical(hull, *metal))
    with saved(painter):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        band = QRectF(hull.left(), hull.bottom() - 8, hull.width(), 4)
        painter.fillRect(band, colour("#FFB454", 0.95))
        chance = random.Random(4)
        for _ in range(26):
            x = hull.left() + chance.random() * hull.width()
            line(painter, (x, hull.top() + 2), (x, hull.top() + 17), colour("#2A3050", 0.16), 1)
        for x in range(int(hull.left()) + 30, int(hull.right()) - 30, 9):
            fill(painter, ellipse(x, hull.bottom() - 10.5, 0.7), colour(INK, 0.4))
    stroke(painter, shape, colour("#F0F3FF", 0.75), 1.2)
    name = fonts.display(13, 700, spacing=3)
    put_text(painter, hull.left() + hull.width() * 0.34, hull.top() + 14.5, "LIBERTY", name, "#1B2140", CENTRE)
    year = fonts.display(12, 600, spacing=1)
    put_text(painter, hull.left() + hull.width() * 0.34 + 64, hull.top() + 14.5, "2201", year, "#4A5480", CENTRE)


def _engines(painter: QPainter, ship: Ship) -> None:
    hull = ship.hull
    for share in (0.2, 0.5, 0.8):
        y = hull.top() + hull.height() * share
        reach, half = hull.left() - ship.rect.left(), hull.height() * 0.1
        halo(painter, ship.rect.left() + 8, y, reach * 0.9, half * 1.7, "#5FD8FF", 0.55)
        flame = polygon(
            [(hull.left() - 24, y - half * 0.7), (ship.rect.left() - 10, y), (hull.left() - 24, y + half * 0.7)]
        )
        fill(
            painter,
            flame,
            linear(hull.left() - 20, 0, ship.rect.left(), 0, (0, colour("#E6FBFF", 0.95)), (1, colour("#39B6FF", 0))),
        )
        bell = polygon(
            [
                (hull.left() + 2, y - half * 0.6),
                (hull.left() - 26, y - half),
                (hull.left() - 26, y + half),
                (hull.left() + 2, y + half * 0.6),
            ]
        )
        fill(painter, bell, linear(0, y - half, 0, y + half, (0, "#D6DCF0"), (0.4, "#727C9E"), (1, "#20263E")))
        stroke(painter, bell, colour("#EEF2FF", 0.5), 1)


def _room(painter: QPainter, room: QRectF, kind: str) -> None:
    tint = _TINTS[kind]
    shape = rounded(room, 7)
    wall = ((0, mix(tint, "#0A0E20", 0.42)), (0.7, mix(tint, "#0A0E20", 0.68)), (1, mix(tint, "#0A0E20", 0.8)))
    fill(painter, shape, vertical(room, *wall))
    with saved(painter):
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        halo(painter, room.center().x(), room.top(), room.width() * 0.6, room.height() * 0.8, tint, 0.28)
        floor = QRectF(room.left(), room.bottom() - 7, room.width(), 7)
        painter.fillRect(floor, vertical(floor, (0, mix(tint, WHITE, 0.25)), (1, mix(tint, "#05070F", 0.55))))
        _FURNITURE[kind](painter, room)
    stroke(painter, shape, colour("#0A0E20", 0.9), 1.6)
    stroke(painter, rounded(room.adjusted(1, 1, -1, -1), 6), colour(mix(tint, WHITE, 0.4), 0.45), 1)


def _plate(painter: QPainter, room: QRectF, title: str, hint: str) -> None:
    face = fonts.font(12, 600)
    put_fitted(painter, room.left() + 5, room.top() + 15, room.width() - 7, title, face, "#FFF6E2", LEFT, 11)
    if room.height() >= 78:
        small = fonts.font(12)
        block = wrap(hint, room.width() - 11, small, most=2 if room.height() >= 100 else 1, leading=1.2)
        put_block(painter, room.left() + 6, room.top() + 18, block, "#F2E9D4")


def _engine_room(painter: QPainter, room: QRectF) -> None:
    x, base = room.center().x(), room.bottom() - 8
    high = min(room.height() * 0.5, room.height() - 64)
    column = QRectF(x - room.width() * 0.16, base - high, room.width() * 0.32, high)
    halo(painter, x, column.center().y(), room.width() * 0.5, high * 0.6, "#5FFFF0", 0.55)
    fill(
        painter,
        rounded(column, 6),
        linear(column.left(), 0, column.right(), 0, (0, "#0E3A40"), (0.5, "#BFFFF6"), (1, "#0E3A40")),
    )
    for ring in range(4):
        y = column.top() + (ring + 0.5) * high / 4
        stroke(painter, ellipse(x, y, column.width() * 0.8, 4), colour("#DFFFFB", 0.8), 1.6)
    for side in (-1, 1):
        pipe = x + side * room.width() * 0.38
        line(painter, (pipe, room.top() + 54), (pipe, base), colour("#8FB6BA", 0.6), 5)
        line(painter, (pipe - 1.4, room.top() + 54), (pipe - 1.4, base), colour(WHITE, 0.35), 1)


def _medical_bay(painter: QPainter, room: QRectF) -> None:
    base = room.bottom() - 7
    bed = QRectF(room.left() + 7, base - 10, room.width() * 0.4, 5)
    fill(painter, rounded(bed, 2.5), "#E4F4EA")
    fill(painter, rounded(QRectF(bed.left(), bed.top() - 3.5, 10, 4.5), 2), "#FFFFFF")
    for x in (bed.left() + 4, bed.right() - 4):
        line(painter, (x, bed.bottom()), (x, base), "#9FB8AC", 1.4)
    screen = QRectF(room.right() - 27, room.top() + room.height() * 0.42, 21, 13)
    fill(painter, rounded(screen, 2), "#06261C")
    beat = [(0.0, 0.5), (0.3, 0.5), (0.4, 0.1), (0.5, 0.9), (0.6, 0.5), (1.0, 0.5)]
    points = [(screen.left() + 2 + u * 17, screen.top() + 2 + v * 9) for u, v in beat]
    stroke(painter, polygon(points, closed=False), "#6FFFB0", 1.1)


def _kitchen(painter: QPainter, room: QRectF) -> None:
    base = room.bottom() - 7
    top = QRectF(room.left() + 6, base - 13, room.width() * 0.42, 3)
    fill(painter, rounded(top, 1), "#E9C79A")
    line(painter, (top.left() + 5, top.bottom()), (top.left() + 5, base), "#8A5A34", 2)
    line(painter, (top.right() - 5, top.bottom()), (top.right() - 5, base), "#8A5A34", 2)
    pot = QRectF(top.left() + 6, top.top() - 8, 13, 8)
    fill(painter, rounded(pot, 2), linear(pot.left(), 0, pot.right(), 0, (0, "#F0F3FF"), (1, "#5A6288")))
    for puff in (0, 5):
        stroke(painter, arc(pot.left() + 5 + puff, pot.top() - 5, 2.6, 60, 220), colour(WHITE, 0.45), 1)
    lamp = room.left() + room.width() * 0.3
    line(painter, (lamp, room.top()), (lamp, room.top() + 22), colour(INK, 0.7), 1)


def _communications(painter: QPainter, room: QRectF) -> None:
    y = room.top() + room.height() * 0.46
    for index in range(3):
        screen = QRectF(room.left() + 7 + index * 25, y, 21, 14)
        fill(painter, rounded(screen, 2), "#071634")
        stroke(painter, rounded(screen, 2), colour("#8FB8FF", 0.7), 0.8)
        wave = [
            (
                screen.left() + 2 + k * 1.9,
                screen.center().y() + (4 - index) * (0.9 if k % 2 else -0.9) * (1 - abs(k - 4.5) / 7),
            )
            for k in range(10)
        ]
        stroke(painter, polygon(wave, closed=False), ("#7FE9FF", "#FFD36E", "#9FF0A8")[index], 1)
    desk = QRectF(room.left() + 5, room.bottom() - 15, 72, 4)
    fill(painter, rounded(desk, 2), "#5C78B8")


def _cargo_bay(painter: QPainter, room: QRectF) -> None:
    base = room.bottom() - 7
    for x, y, size, tint in (
        (8, 0, 17, "#B98646"),
        (27, 0, 14, "#7A4C5C"),
        (14, 17, 13, "#C7A05A"),
        (43, 0, 11, "#4F7A6A"),
    ):
        crate = QRectF(room.left() + x, base - y - size, size, size)
        fill(
            painter,
            rounded(crate, 1.5),
            linear(
                crate.left(),
                crate.top(),
                crate.right(),
                crate.bottom(),
                (0, mix(tint, WHITE, 0.3)),
                (1, mix(tint, "#05070F", 0.35)),
            ),
        )
        line(
            painter, (crate.left() + 2, crate.top() + 2), (crate.right() - 2, crate.bottom() - 2), colour(INK, 0.35), 1
        )
        stroke(painter, rounded(crate, 1.5), colour(INK, 0.6), 1)


def _drone_room(painter: QPainter, room: QRectF) -> None:
    base = room.bottom() - 7
    pad = QRectF(room.right() - 50, base - 4, 42, 4)
    fill(painter, rounded(pad, 2), "#9FD0E8")
    for x in range(3):
        fill(painter, ellipse(pad.left() + 8 + x * 13, pad.top() + 2, 1.4), "#FFD36E")
    for x in range(2):
        locker = QRectF(room.left() + 8 + x * 14, base - 24, 12, 24)
        fill(painter, rounded(locker, 1.5), linear(locker.left(), 0, locker.right(), 0, (0, "#6F93A8"), (1, "#2C4656")))
        line(
            painter, (locker.left() + 3, locker.top() + 4), (locker.right() - 3, locker.top() + 4), colour(INK, 0.5), 1
        )


def _bridge(painter: QPainter, room: QRectF) -> None:
    top = 24 + (30 if room.height() >= 78 else 0)
    glass = QRectF(room.left() + room.width() * 0.3, room.top() + top, room.width() * 0.62, room.height() * 0.36)
    fill(
        painter,
        rounded(glass, 8),
        linear(glass.left(), glass.top(), glass.right(), glass.bottom(), (0, "#0B2A4A"), (1, "#081022")),
    )
    with saved(painter):
        painter.setClipPath(rounded(glass, 8), Qt.ClipOperation.IntersectClip)
        paint_stars(painter, glass, 3, 26, strength=1.0, depths=(0, 1))
        globe = radial(glass.right() - 8, glass.bottom() - 4, 26, (0, "#7FE6E0"), (0.7, "#1F6E86"), (1, "#0A2238"))
        fill(painter, ellipse(glass.right() - 4, glass.bottom() + 4, 22), globe)
    stroke(painter, rounded(glass, 8), colour("#FFD9A0", 0.7), 1.2)
    base = room.bottom() - 7
    seat = polygon(
        [
            (room.left() + 8, base),
            (room.left() + 10, base - 22),
            (room.left() + 15, base - 22),
            (room.left() + 17, base - 9),
            (room.left() + 26, base - 8),
            (room.left() + 26, base),
        ]
    )
    fill(painter, seat, "#4A3422")
    wheel = room.left() + room.width() * 0.42
    stroke(painter, ellipse(wheel, base - 18, 7), "#FFD9A0", 1.8)
    line(painter, (wheel, base - 11), (wheel + 4, base), "#FFD9A0", 2)


_FURNITURE: dict[str, Callable[[QPainter, QRectF], None]] = {
    "bridge": _bridge,
    "communications": _communications,
    "cargo_bay": _cargo_bay,
    "kitchen": _kitchen,
    "engine_room": _engine_room,
    "drone_room": _drone_room,
    "medical_bay": _medical_bay,
}
