"""How players are told apart: a colour, a shape and a letter; and the pieces that carry them.

Everything is painted round a point, in board units.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.kit import fonts
from desktop.table.kit.ink import ellipse, fill, linear, polygon, radial, rounded, saved, stroke
from desktop.table.kit.theme import WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text


@dataclass(frozen=True, slots=True)
class Look:
    """One colour at the table; the red is a rose, to keep clear of the paths."""

    key: str
    letter: str
    bright: str
    dark: str
    dash: tuple[float, ...] = ()
    """Of the frame of its sector, in pen widths."""


LOOKS = {
    "blue": Look("blue", "B", "#4DA3FF", "#123A78"),
    "yellow": Look("yellow", "Y", "#FFD84D", "#6A5208", (7, 2.5)),
    "green": Look("green", "G", "#58E07A", "#10532A", (9, 2, 1.6, 2)),
    "red": Look("red", "R", "#FF4F86", "#6E1236", (1.6, 2.2)),
}
_INK = "#07102A"


@cache
def _outline(key: str) -> QPainterPath:
    """The shape of a colour, about a unit in radius: circle, diamond, square, triangle."""
    match key:
        case "blue":
            return ellipse(0, 0, 1)
        case "yellow":
            return polygon([(0, -1.22), (1.22, 0), (0, 1.22), (-1.22, 0)])
        case "green":
            return rounded(QRectF(-0.94, -0.94, 1.88, 1.88), 0.22)
        case _:
            corners = [(1.46 * math.cos(a), 0.24 + 1.46 * math.sin(a)) for a in (-math.pi / 2, math.pi / 6, 2.618)]
            return polygon(corners)


def sign_path(key: str, x: float, y: float, radius: float) -> QPainterPath:
    return QTransform().translate(x, y).scale(radius, radius).map(_outline(key))


def paint_sign(painter: QPainter, key: str, x: float, y: float, radius: float, *, letter: bool = True) -> None:
    """The sign of a colour with its letter."""
    look = LOOKS[key]
    path = sign_path(key, x, y, radius)
    stroke(painter, path, colour("#050818", 0.9), max(1.6, radius * 0.28))
    top, bottom = mix(look.bright, WHITE, 0.34), mix(look.bright, "#000020", 0.22)
    fill(painter, path, linear(x, y - radius, x, y + radius, (0, top), (0.5, look.bright), (1, bottom)))
    if letter:
        face = fonts.display(radius * 1.36, 800)
        down = radius * 0.28 if key == "red" else 0
        put_text(painter, x, centred_baseline(face, y + down), look.letter, face, _INK, CENTRE)


# ---- pieces ------------------------------------------------------------------------------------------------------


def paint_plate(painter: QPainter, key: str, x: float, y: float, radius: float) -> None:
    """The ground of a piece: dark, rimmed in the player's colour."""
    look = LOOKS[key]
    path = sign_path(key, x, y, radius)
    stroke(painter, path, colour("#03050F", 0.85), 3.0)
    fill(painter, path, linear(x, y - radius, x, y + radius, (0, mix(look.dark, look.bright, 0.45)), (1, look.dark)))
    stroke(painter, path, look.bright, 1.5)


def ship_path(movement: int) -> QPainterPath:
    """The silhouette of a ship by its speed, nose up, within a unit of the middle."""
    match movement:
        case 0:
            return polygon(
                [(0, -1), (0.42, -0.5), (0.42, 0.5), (0.72, 0.95), (-0.72, 0.95), (-0.42, 0.5), (-0.42, -0.5)]
            )
        case 1:
            return polygon([(0, -1), (0.26, -0.3), (0.95, 0.45), (0.95, 0.72), (0.26, 0.5), (0.3, 0.95), (-0.3, 0.95),
                            (-0.26, 0.5), (-0.95, 0.72), (-0.95, 0.45), (-0.26, -0.3)])  # fmt: skip
        case 2:
            saucer = ellipse(0, 0.18, 1.0, 0.42)
            return saucer.united(ellipse(0, -0.16, 0.5, 0.5))
        case 3:
            return polygon([(0, -1.05), (0.3, -0.2), (1.0, 0.8), (0.42, 0.62), (0.3, 0.95), (0, 0.7), (-0.3, 0.95),
                            (-0.42, 0.62), (-1.0, 0.8), (-0.3, -0.2)])  # fmt: skip
        case _:
            return polygon([(0, -1.1), (0.18, -0.1), (0.62, -0.35), (0.62, 0.9), (0.42, 0.9), (0.42, 0.45), (0, 0.75),
                            (-0.42, 0.45), (-0.42, 0.9), (-0.62, 0.9), (-0.62, -0.35), (-0.18, -0.1)])  # fmt: skip


def paint_ship(painter: QPainter, key: str, movement: int, x: float, y: float, radius: float = 10.0) -> None:
    """A ship on the plate of its colour, with letter and M."""
    look = LOOKS[key]
    paint_plate(painter, key, x, y, radius)
    down = radius * 0.12 if key == "red" else -radius * 0.12
    size = radius * (0.5 if key == "red" else 0.62)
    hull = QTransform().translate(x, y + down - radius * 0.1).scale(size, size).map(ship_path(movement))
    fill(
        painter,
        hull,
        linear(x - size, 0, x + size, 0, (0, WHITE), (0.55, mix(look.bright, WHITE, 0.55)), (1, look.bright)),
    )
    stroke(painter, hull, colour("#03050F", 0.8), 0.7)
    tag = QRectF(x - radius * 0.78, y + radius * 0.42, radius * 1.56, radius * 0.86)
    fill(painter, rounded(tag, 2.4), colour("#050818", 0.95))
    stroke(painter, rounded(tag, 2.4), look.bright, 0.9)
    face = fonts.display(radius * 0.8, 800)
    put_text(
        painter, x, centred_baseline(face, tag.center().y()), f"{look.letter}{movement}", face, look.bright, CENTRE
    )


def paint_probe(painter: QPainter, key: str, x: float, y: float, radius: float = 7.0) -> None:
    """A probe: the sign with four whiskers."""
    whisker = radius * 1.75
    for dx, dy in ((1, 1), (1, -1), (-1, 1), (-1, -1)):
        end = polygon(
            [(x + dx * radius * 0.5, y + dy * radius * 0.5), (x + dx * whisker * 0.8, y + dy * whisker * 0.8)],
            closed=False,
        )
        stroke(painter, end, "#03050F", 2.6)
        stroke(painter, end, WHITE, 1.1)
        fill(painter, ellipse(x + dx * whisker * 0.8, y + dy * whisker * 0.8, 1.3), WHITE)
    paint_sign(painter, key, x, y, radius)


def paint_station(painter: QPainter, key: str, x: float, y: float, radius: float = 7.0) -> None:
    """A station: the sign in a ring between two panels."""
    look = LOOKS[key]
    for side in (-1, 1):
        left = x + side * radius * 1.2 - (radius * 0.95 if side < 0 else 0)
        wing = QRectF(left, y - radius * 0.62, radius * 0.95, radius * 1.24)
        fill(painter, rounded(wing.adjusted(-1, -1, 1, 1), 1.5), "#03050F")
        fill(painter, rounded(wing, 1), mix(look.dark, look.bright, 0.35))
        for n in (1, 2):
            across = wing.left() + wing.width() * n / 3
            stroke(painter, polygon([(across, wing.top()), (across, wing.bottom())], closed=False), look.bright, 0.6)
        stroke(painter, rounded(wing, 1), look.bright, 0.8)
    stroke(painter, ellipse(x, y, radius * 1.25), "#03050F", 3)
    stroke(painter, ellipse(x, y, radius * 1.25), WHITE, 1.2)
    paint_sign(painter, key, x, y, radius * 0.86)


def paint_pirate(painter: QPainter, key: str, x: float, y: float, radius: float = 7.0) -> None:
    """A pirate: a plate with a skull beside the letter."""
    look = LOOKS[key]
    plate = QRectF(x - radius * 1.7, y - radius * 0.95, radius * 3.4, radius * 1.9)
    fill(painter, rounded(plate.adjusted(-1, -1, 1, 1), 4), "#03050F")
    fill(
        painter,
        rounded(plate, 3.4),
        linear(0, plate.top(), 0, plate.bottom(), (0, mix(look.dark, look.bright, 0.5)), (1, look.dark)),
    )
    stroke(painter, rounded(plate, 3.4), look.bright, 1.1)
    sx = x - radius * 0.75
    skull = ellipse(sx, y - radius * 0.12, radius * 0.6, radius * 0.56).united(
        rounded(QRectF(sx - radius * 0.34, y + radius * 0.12, radius * 0.68, radius * 0.5), 1)
    )
    fill(painter, skull, WHITE)
    for side in (-1, 1):
        fill(painter, ellipse(sx + side * radius * 0.22, y - radius * 0.08, radius * 0.16), _INK)
    paint_sign(painter, key, x + radius * 0.8, y, radius * 0.62)


def paint_owner(painter: QPainter, key: str, x: float, y: float, radius: float, *, large: bool) -> None:
    """The disk of an owner, a ring round the planet: large ones are thick with white studs; his mark at the upper
    right."""
    look = LOOKS[key]
    reach = radius + (3.6 if large else 2.8)
    stroke(painter, ellipse(x, y, reach), colour("#03050F", 0.85), 5.4 if large else 3.6)
    stroke(painter, ellipse(x, y, reach), look.bright, 3.4 if large else 1.8)
    if large:
        for n in range(8):
            angle = math.pi / 8 + n * math.pi / 4
            fill(painter, ellipse(x + reach * math.cos(angle), y + reach * math.sin(angle), 0.95), WHITE)
    paint_sign(painter, key, x + reach * 0.74, y - reach * 0.74, 5.6)


def paint_badge(painter: QPainter, x: float, y: float, value: int, radius: float = 6.6) -> None:
    """The value of a planet in a hexagon."""
    points = [
        (x + radius * math.cos(a), y + radius * math.sin(a)) for a in (math.pi / 6 + n * math.pi / 3 for n in range(6))
    ]
    shape = polygon(points)
    fill(painter, shape, colour("#0B1130", 0.96))
    stroke(painter, shape, "#C9D4FF", 1.0)
    face = fonts.display(radius * 1.42, 800)
    put_text(painter, x, centred_baseline(face, y), str(value), face, WHITE, CENTRE)


def paint_hole(painter: QPainter, x: float, y: float, radius: float, turn: float = 0.0) -> None:
    """A worm hole: a white spiral."""
    glow = ((0, colour("#CFE0FF", 0.45)), (0.5, colour("#6E8CFF", 0.18)), (1, colour("#6E8CFF", 0)))
    fill(painter, ellipse(x, y, radius * 1.2), radial(x, y, radius * 1.2, *glow))
    for arm in range(3):
        before: QPointF | None = None
        for step in range(30):
            share = step / 29
            reach = radius * (0.10 + 0.90 * share**0.85)
            angle = 2 * math.pi * (arm / 3 + 1.35 * share) + turn
            here = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
            if before is not None:
                width = max(0.4, radius * 0.15 * (1 - share * 0.72))
                stroke(
                    painter,
                    polygon([before.toTuple(), here.toTuple()], closed=False),
                    colour(WHITE, (1 - share) ** 0.55),
                    width,
                )
            before = here
    core = ((0, WHITE), (0.5, colour("#EAF2FF", 0.8)), (1, colour("#EAF2FF", 0)))
    fill(painter, ellipse(x, y, radius * 0.3), radial(x, y, radius * 0.3, *core))


def paint_black_hole(painter: QPainter, x: float, y: float, radius: float) -> None:
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(-18)
        disc = (
            (0.42, colour("#FFB36A", 0)),
            (0.5, colour("#FFE3B0", 0.95)),
            (0.7, colour("#FF7A4A", 0.55)),
            (1, colour("#FF7A4A", 0)),
        )
        with saved(painter):
            painter.scale(1, 0.42)
            fill(painter, ellipse(0, 0, radius * 1.7), radial(0, 0, radius * 1.7, *disc))
        fill(painter, ellipse(0, 0, radius * 0.78), "#020309")
        stroke(painter, ellipse(0, 0, radius * 0.8), colour("#FFD9A0", 0.95), 1.1)
