"""Planets that nobody has seen: pictures of whole worlds made from a kind and a seed, and rings round them."""

import random
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QTransform

from desktop.table.kit.ink import ellipse, fill, linear, painting, radial, saved, stroke
from desktop.table.kit.planet import EARTH_POSE, Pose, planet_image
from desktop.table.kit.sky import GRAIN, SOFT, VEINS, cloud_tile
from desktop.table.kit.theme import colour, mix

WIDTH, HEIGHT = 512, 256  # as wide as the fields of noise, so that a world closes without a seam

Palette = tuple[str, ...]


@dataclass(frozen=True)
class _Kind:
    """How a kind of world is made: its palettes (the ground first) and air, and what is painted on the
    ground.
    """

    palettes: tuple[Palette, ...]
    air: str | None
    cover: Callable[[QPainter, Palette, random.Random], None]


def _layer(
    painter: QPainter,
    chance: random.Random,
    field: int,
    tint: str,
    *,
    low: float,
    gain: float,
    opacity: float = 1.0,
    flat: float = 1.0,
) -> None:
    """Cover the world with a cut of noise; `flat` below 1 presses it into streaks along the equator."""
    brush = QBrush(cloud_tile(field, tint, low, gain))
    shift = QTransform().scale(1, flat).translate(chance.randrange(WIDTH), chance.randrange(WIDTH))
    brush.setTransform(shift)
    with saved(painter):
        painter.setOpacity(opacity)
        painter.fillRect(QRectF(0, 0, WIDTH, HEIGHT), brush)


def _caps(painter: QPainter, tint: str, reach: float) -> None:
    """Pale poles that reach so many degrees towards the equator."""
    rows = reach * HEIGHT / 180
    for edge, inner in ((0.0, rows), (float(HEIGHT), HEIGHT - rows)):
        shade = linear(0, edge, 0, inner, (0, tint), (0.55, colour(tint, 0.9)), (1, colour(tint, 0)))
        painter.fillRect(QRectF(0, min(edge, inner), WIDTH, rows), QBrush(shade))


def _craters(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    for _ in range(110):
        x, y = chance.uniform(0, WIDTH), chance.uniform(24, HEIGHT - 24)
        size = 1.5 + 9 * chance.random() ** 3
        for shift in (-WIDTH, 0, WIDTH):
            if -20 < x + shift < WIDTH + 20:
                hollow = radial(
                    x + shift + size * 0.25,
                    y + size * 0.3,
                    size,
                    (0, colour(palette[2], 0.55)),
                    (0.75, colour(palette[2], 0.35)),
                    (1, colour(palette[2], 0)),
                )
                fill(painter, ellipse(x + shift, y, size), hollow)
                stroke(painter, ellipse(x + shift, y, size), colour(palette[1], 0.35), max(0.6, size * 0.14))


def _rock(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    _layer(painter, chance, SOFT, palette[1], low=0.35, gain=1.6, opacity=0.8)
    _layer(painter, chance, GRAIN, palette[2], low=0.5, gain=1.8, opacity=0.55)
    _craters(painter, palette, chance)


def _giant(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    y = 0.0
    while y < HEIGHT:
        deep = chance.uniform(6, 26)
        tint = mix(chance.choice(palette), chance.choice(palette), chance.random())
        painter.fillRect(QRectF(0, y, WIDTH, deep + 1), tint)
        y += deep
    _layer(painter, chance, SOFT, palette[1], low=0.42, gain=1.8, opacity=0.6, flat=0.16)
    _layer(painter, chance, VEINS, palette[2], low=0.45, gain=1.8, opacity=0.6, flat=0.10)
    x, y = chance.uniform(60, WIDTH - 60), HEIGHT * chance.uniform(0.55, 0.66)
    for size, spot in ((26.0, palette[2]), (19.0, palette[3]), (10.0, palette[1])):
        fill(painter, ellipse(x, y, size, size * 0.45), colour(spot, 0.7))


def _ocean(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    _layer(painter, chance, GRAIN, palette[1], low=0.45, gain=1.4, opacity=0.5)
    _layer(painter, chance, SOFT, palette[2], low=0.52, gain=6.0)
    _layer(painter, chance, GRAIN, palette[3], low=0.62, gain=2.4, opacity=0.35)
    _caps(painter, "#F2F8FF", 24)
    _layer(painter, chance, VEINS, "#FFFFFF", low=0.50, gain=2.2, opacity=0.85, flat=0.55)


def _desert(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    _layer(painter, chance, SOFT, palette[1], low=0.38, gain=1.8, opacity=0.85)
    _layer(painter, chance, VEINS, palette[2], low=0.52, gain=2.2, opacity=0.65)
    _caps(painter, palette[3], 18)


def _ice(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    _layer(painter, chance, SOFT, palette[1], low=0.40, gain=1.8, opacity=0.7)
    _layer(painter, chance, VEINS, palette[2], low=0.58, gain=3.2, opacity=0.75)
    _caps(painter, palette[3], 40)


def _lava(painter: QPainter, palette: Palette, chance: random.Random) -> None:
    _layer(painter, chance, GRAIN, palette[1], low=0.4, gain=1.6, opacity=0.6)
    _layer(painter, chance, VEINS, palette[2], low=0.52, gain=3.4)
    _layer(painter, chance, VEINS, palette[3], low=0.70, gain=4.0)


_KINDS = {
    "rock": _Kind(
        (("#8A8378", "#B9B1A2", "#4A443C"), ("#7C7F8C", "#AEB4C6", "#3C4050"), ("#9A7B66", "#C9A98E", "#523B2E")),
        None,
        _rock,
    ),
    "giant": _Kind(
        (
            ("#D9B48A", "#F0DCC0", "#A8744C", "#C4583A"),
            ("#8FB6C9", "#D4E9F0", "#5A86A8", "#3F6C96"),
            ("#C8A0C4", "#F0D6EA", "#8C5E9C", "#6C4088"),
        ),
        "#FFE3C2",
        _giant,
    ),
    "ocean": _Kind(
        (("#0C3C7A", "#2C7CB8", "#3F8F58", "#B89C62"), ("#0B5560", "#2FA0A4", "#7A8C4A", "#C7A668")),
        "#6FC0FF",
        _ocean,
    ),
    "desert": _Kind(
        (("#B5623A", "#DE9A63", "#7C3A24", "#F3E4D4"), ("#C79A54", "#EBCB8C", "#8A6230", "#FFF4DC")),
        "#FFC9A0",
        _desert,
    ),
    "ice": _Kind(
        (("#BFD9EC", "#EAF6FF", "#6FA3CC", "#FFFFFF"), ("#B8E0DC", "#EEFFFB", "#6FB0B4", "#FFFFFF")), "#BFE6FF", _ice
    ),
    "lava": _Kind(
        (("#2A1A1C", "#4C2E2C", "#E2541E", "#FFC85A"), ("#241C2C", "#443450", "#D83A4E", "#FFB36A")), "#FF8A5C", _lava
    ),
}
KINDS = tuple(_KINDS)


@lru_cache(maxsize=16)
def world_picture(kind: str, seed: int) -> QImage:
    """The whole world, evenly lit, in an equirectangular picture; `kind` is one of KINDS."""
    chance = random.Random(f"{kind} {seed}")
    made = _KINDS[kind]
    palette = chance.choice(made.palettes)
    picture = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    picture.fill(colour(palette[0]))
    with painting(picture) as painter:
        made.cover(painter, palette, chance)
    return picture


def world_image(
    kind: str, seed: int, diameter: float, scale: float = 1.0, sun: tuple[float, float, float] = EARTH_POSE.sun
) -> QImage:
    """A lit planet on a clear square of `diameter` logical pixels."""
    chance = random.Random(seed)
    pose = Pose(chance.uniform(-180, 180), chance.uniform(-18, 18), sun)
    return planet_image(world_picture(kind, seed), diameter, scale, pose, _KINDS[kind].air)


def paint_ring(
    painter: QPainter, x: float, y: float, radius: float, seed: int, *, front: bool, tilt: float = -18.0
) -> None:
    """Half of a planet's ring: paint the far half, then the planet, then the near one. It reaches 2.1 radii
    out.
    """
    chance = random.Random(seed)
    with saved(painter):
        painter.translate(x, y)
        painter.rotate(tilt)
        half = QRectF(-3 * radius, 0 if front else -3 * radius, 6 * radius, 3 * radius)
        painter.setClipRect(half, Qt.ClipOperation.IntersectClip)
        reach = 1.32
        while reach < 2.0:
            wide = chance.uniform(0.02, 0.10)
            tint = mix("#E8D6B4", "#8C7A64", chance.random(), chance.uniform(0.25, 0.85))
            middle = (reach + wide / 2) * radius
            stroke(painter, ellipse(0, 0, middle, middle * 0.28), tint, wide * radius * 0.62)
            reach += wide + chance.choice((0.0, 0.0, 0.02, 0.05))
