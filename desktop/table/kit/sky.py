"""Skies: stars in three depths, and clouds of light cut from a ready-made field of noise.

All of it comes from seeds: the same seed gives the same sky on every machine.
"""

import random
from functools import cache, lru_cache
from importlib.resources import files

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QImage, QPainter, QTransform

from desktop.table.kit.ink import ADD, ellipse, fill, halo, line, linear, saved
from desktop.table.kit.theme import DEEP, SPACE, colour

SOFT, VEINS, GRAIN = 0, 1, 2
"""The three fields of resources/art/clouds.jpg, from top to bottom."""

_TINTS = ("#FFFFFF", "#CFE0FF", "#FFE9C8", "#B7C8FF", "#E6D4FF")
_DUST, _STARS = 0.70, 0.965  # shares of the depths; the rest are bright stars


@cache
def noise_field(kind: int) -> QImage:
    """A square grey field that repeats without a seam; raises RuntimeError if its file is damaged."""
    stacked = QImage.fromData(files("resources").joinpath("art", "clouds.jpg").read_bytes())
    if stacked.isNull():
        raise RuntimeError("The picture clouds.jpg cannot be read: install Starshelf again.")
    side = stacked.width()
    return stacked.copy(0, kind * side, side, side).convertToFormat(QImage.Format.Format_Grayscale8)


def _cut(low: float, gain: float) -> bytes:
    """For each grey level the opacity of the cloud: nothing below `low`, then rising with a soft foot."""
    levels = (min(1.0, max(0.0, level / 255 - low) * gain) for level in range(256))
    return bytes(round(255 * level * level * (1.6 - 0.6 * level)) for level in levels)


@lru_cache(maxsize=24)
def cloud_tile(kind: int, tint: str, low: float, gain: float) -> QImage:
    """The part of a field that is brighter than `low` (0 to 1), in one colour on clear ground."""
    field = noise_field(kind)
    mask = QImage(
        bytes(field.constBits()).translate(_cut(low, gain)),
        field.width(),
        field.height(),
        field.bytesPerLine(),
        QImage.Format.Format_Alpha8,
    )
    tile = QImage(field.size(), QImage.Format.Format_ARGB32_Premultiplied)
    tile.fill(colour(tint))
    painter = QPainter(tile)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.drawImage(0, 0, mask)
    painter.end()
    return tile


def paint_clouds(
    painter: QPainter,
    rect: QRectF,
    seed: int,
    tints: tuple[str, ...],
    *,
    strength: float = 0.5,
    low: float = 0.42,
    gain: float = 1.7,
    span: float = 1.0,
) -> None:
    """Add soft clouds of light, one layer for each tint; `span` is the size of their pattern in rect
    widths.
    """
    chance = random.Random(seed)
    side = noise_field(SOFT).width()
    with saved(painter, ADD):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        painter.setOpacity(painter.opacity() * strength)
        painter.setPen(Qt.PenStyle.NoPen)
        for index, tint in enumerate(tints):
            tile = cloud_tile(VEINS if index % 3 == 2 else SOFT, tint, low, gain)
            size = max(rect.width(), rect.height()) * span * chance.uniform(0.95, 1.35) / side
            brush = QBrush(tile)
            turned = QTransform().translate(rect.left(), rect.top()).rotate(chance.choice((0, 90, 180, 270)))
            brush.setTransform(
                turned.scale(size * chance.choice((-1, 1)), size).translate(
                    chance.uniform(0, side), chance.uniform(0, side)
                )
            )
            painter.setBrush(brush)
            painter.drawRect(rect)


def paint_stars(
    painter: QPainter,
    rect: QRectF,
    seed: int,
    count: int,
    *,
    strength: float = 1.0,
    depths: tuple[int, ...] = (0, 1, 2),
) -> None:
    """Add `count` stars: dust (depth 0), stars (1) and a few bright ones with a cross of light (2).

    A scene with parallax paints one picture for each depth with the same seed.
    """
    chance = random.Random(seed)
    with saved(painter, ADD):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        for _ in range(count):
            x = rect.left() + chance.random() * rect.width()
            y = rect.top() + chance.random() * rect.height()
            share, tint = chance.random(), chance.choice(_TINTS)
            size, shine = chance.random(), chance.random()
            depth = 0 if share < _DUST else 1 if share < _STARS else 2
            if depth not in depths:
                continue
            if depth == 0:
                fill(painter, ellipse(x, y, 0.5 + 0.25 * size), colour(tint, (0.12 + 0.28 * shine) * strength))
            elif depth == 1:
                fill(painter, ellipse(x, y, 0.75 + 0.4 * size), colour(tint, (0.35 + 0.35 * shine) * strength))
            else:
                _bright_star(painter, x, y, tint, strength)


def _bright_star(painter: QPainter, x: float, y: float, tint: str, strength: float) -> None:
    halo(painter, x, y, 6, 6, tint, 0.35 * strength)
    fill(painter, ellipse(x, y, 1.25), colour(tint, 0.95 * strength))
    ray = colour(tint, 0.22 * strength)
    line(painter, (x - 5, y), (x + 5, y), ray, 0.7)
    line(painter, (x, y - 5), (x, y + 5), ray, 0.7)


def paint_space(painter: QPainter, rect: QRectF, seed: int = 4) -> None:
    """The ground behind all screens: deep blue-black with faint clouds and stars."""
    ground = linear(rect.left(), rect.top(), rect.right(), rect.bottom(), (0, DEEP), (0.5, "#0B1229"), (1, SPACE))
    painter.fillRect(rect, QBrush(ground))
    paint_clouds(painter, rect, seed + 17, ("#2A3C9E", "#5B2A86", "#0F5C78"), strength=0.34, low=0.4, span=0.9)
    stars = round(620 * rect.width() * rect.height() / 1_600_000)
    paint_stars(painter, rect, seed, stars, strength=0.8)
