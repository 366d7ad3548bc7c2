"""Make earth.jpg: the whole Earth in an equirectangular picture, lit evenly, with its clouds.

Run by hand when the picture is to change; the program only reads the picture::

python resources/art/build_earth.py LAND

LAND is land-50m.json of the npm package `world-atlas` (coasts of Natural Earth, which are in the public
domain). Needs numpy, which the table does not. Everything but the coasts is made here: climate from
latitude and a few dry, wet and high regions, the rest from seeded noise on the sphere.
"""

import json
import math
import sys
from pathlib import Path

import numpy as np
from lattice import Array, Noise, blend, ramp
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

WIDTH, HEIGHT = 1440, 720

# longitude, latitude, half width, half height (degrees), strength
DRY = [
    (3, 23, 22, 9, 1.0),
    (24, 24, 14, 9, 1.0),
    (45, 23, 12, 10, 1.0),
    (57, 32, 9, 7, 0.8),
    (70, 27, 6, 5, 0.7),
    (62, 42, 12, 6, 0.7),
    (84, 40, 10, 4, 0.9),
    (104, 42, 12, 5, 0.8),
    (45, 6, 6, 6, 0.6),
    (20, -24, 8, 7, 0.7),
    (15, -21, 4, 8, 0.8),
    (131, -25, 15, 7, 1.0),
    (122, -23, 8, 6, 0.8),
    (-109, 32, 9, 7, 0.8),
    (-116, 38, 5, 5, 0.6),
    (-70, -23, 4, 8, 0.8),
    (-68, -44, 4, 8, 0.6),
    (-40, -9, 5, 4, 0.4),
    (-4, 40, 4, 3, 0.3),
    (35, 39, 6, 2, 0.3),
]
WET = [
    (-62, -4, 14, 9, 1.0),
    (20, 0, 12, 7, 1.0),
    (-5, 7, 9, 4, 0.7),
    (112, 0, 14, 7, 1.0),
    (101, 16, 8, 8, 0.8),
    (142, -5, 9, 4, 1.0),
    (95, 25, 7, 4, 0.7),
    (-86, 14, 8, 5, 0.7),
    (-84, 34, 7, 5, 0.5),
    (112, 27, 8, 6, 0.6),
    (-52, -25, 5, 6, 0.5),
    (10, 50, 14, 6, 0.4),
    (48, -18, 2, 6, 0.6),
    (150, -30, 4, 8, 0.4),
]
HIGH = [
    (88, 33, 12, 4, 1.0),
    (75, 37, 6, 3, 0.8),
    (-70, -15, 4, 8, 0.7),
    (-70, -32, 2, 9, 0.7),
    (-112, 44, 6, 9, 0.5),
    (-122, 55, 5, 6, 0.5),
    (38, 9, 4, 4, 0.5),
    (10, 46.5, 4, 1.3, 0.8),
    (43, 42.5, 4, 1.2, 0.6),
    (100, 50, 10, 4, 0.4),
    (50, 34, 6, 3, 0.4),
    (29, -29, 3, 3, 0.4),
]


def coasts(source: Path) -> list[list[tuple[float, float]]]:
    """The rings of the land as (longitude, latitude), from the arcs of the TopoJSON file."""
    atlas = json.loads(source.read_text(encoding="utf-8"))
    sx, sy = atlas["transform"]["scale"]
    tx, ty = atlas["transform"]["translate"]
    arcs = []
    for steps in atlas["arcs"]:
        x = y = 0
        points = []
        for dx, dy in steps:
            x, y = x + dx, y + dy
            points.append((x * sx + tx, y * sy + ty))
        arcs.append(points)
    rings = []
    for shape in atlas["objects"]["land"]["geometries"]:
        for polygon in shape["arcs"]:
            for ring in polygon:
                rings.append([p for index in ring for p in (arcs[index] if index >= 0 else arcs[~index][::-1])])
    return rings


def unrolled(ring: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The ring without jumps at the date line; a ring round the pole is closed along the pole."""
    points = [ring[0]]
    for lon, lat in ring[1:]:
        before = points[-1][0]
        points.append((before + (lon - before + 180) % 360 - 180, lat))
    if abs(points[-1][0] - points[0][0]) > 180:
        points += [(points[-1][0], -90), (points[0][0], -90)]
    return points


def land_mask(source: Path) -> Array:
    image = QImage(WIDTH * 2, HEIGHT * 2, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    path = QPainterPath()
    for ring in coasts(source):
        for turn in (-360, 0, 360):
            points = [
                QPointF((lon + turn + 180) * WIDTH / 180, (90 - lat) * HEIGHT / 90) for lon, lat in unrolled(ring)
            ]
            path.moveTo(points[0])
            for point in points[1:]:
                path.lineTo(point)
            path.closeSubpath()
    painter.fillPath(path, QColor("#ffffff"))
    painter.end()
    bits = np.frombuffer(image.constBits(), np.uint8).reshape(HEIGHT * 2, image.bytesPerLine())[:, : WIDTH * 2]
    return bits.reshape(HEIGHT, 2, WIDTH, 2).mean(axis=(1, 3)) / 255


def blurred(field: Array, radius: int) -> Array:
    """Three box blurs, round the world in longitude."""
    for _ in range(3):
        for axis, mode in ((1, "wrap"), (0, "edge")):
            pad = [(radius, radius) if a == axis else (0, 0) for a in (0, 1)]
            sums = np.cumsum(np.pad(field, pad, mode=mode), axis=axis)
            sums = np.concatenate([np.zeros_like(np.take(sums, [0], axis)), sums], axis)
            size = 2 * radius + 1
            count = field.shape[axis]
            ends, starts = np.arange(size, size + count), np.arange(count)
            field = (np.take(sums, ends, axis) - np.take(sums, starts, axis)) / size
    return field


def regions(lon: Array, lat: Array, blobs: list[tuple[float, ...]]) -> Array:
    total = np.zeros_like(lon)
    for x, y, rx, ry, strength in blobs:
        away = (lon - x + 180) % 360 - 180
        total = np.maximum(total, strength * np.exp(-(((away / rx) ** 2 + ((lat - y) / ry) ** 2) ** 1.3) * 0.8))
    return total


def surface(land: Array, lon: Array, lat: Array, at: tuple[Array, Array, Array]) -> Array:
    noise, fine = Noise(3), Noise(5)
    x, y, z = at
    rough = noise.clouded(x * 7, y * 7, z * 7, 6) - 0.5
    grain = fine.clouded(x * 26, y * 26, z * 26, 5) - 0.5
    wobble_lon, wobble_lat = lon + rough * 26 + grain * 8, lat + rough * 20 + grain * 10
    shelf = blurred(land, 5)
    sea = np.empty((*land.shape, 3))
    sea[:] = (6, 30, 88)
    sea = blend(sea, (14, 66, 146), np.clip(0.5 + rough * 1.6, 0, 1))
    sea = blend(sea, (30, 118, 178), np.clip(shelf * 1.5, 0, 0.6))
    sea = blend(sea, (40, 160, 182), ramp(shelf, 0.12, 0.5) * ramp(-np.abs(lat), -30, -14) * 0.5)
    away = np.abs(wobble_lat)
    ground = np.empty_like(sea)
    ground[:] = (94, 128, 66)
    ground = blend(ground, (58, 108, 52), np.clip(0.5 + grain * 2.2, 0, 1))
    steppe = ramp(away, 8, 16) * (1 - ramp(away, 34, 44)) * 0.55
    ground = blend(ground, (150, 140, 78), steppe)
    ground = blend(ground, (30, 90, 48), regions(wobble_lon, wobble_lat, WET) * 0.95)
    ground = blend(ground, (46, 84, 52), ramp(away, 48, 57) * 0.9)
    dry = regions(wobble_lon, wobble_lat, DRY)
    sand = blend(
        np.broadcast_to(np.array([214.0, 178.0, 112.0]), ground.shape),
        (186, 132, 78),
        ramp(rough, -0.1, 0.16),
    )
    ground = blend(ground, sand, ramp(dry, 0.12, 0.6))
    high = regions(lon + rough * 9, lat + rough * 7, HIGH)
    ground = blend(ground, (124, 104, 84), ramp(high, 0.2, 0.8) * 0.8)
    ground = blend(ground, (238, 244, 252), ramp(high + grain * 1.4, 0.85, 1.15) * 0.9)
    ground = blend(ground, (120, 122, 96), ramp(away, 62, 68) * 0.8)
    ice = ramp(away, 70, 76)
    greenland = regions(lon, lat, [(-42, 74, 14, 10, 1.0)])
    ground = blend(ground, (238, 245, 253), np.clip(ice + ramp(greenland, 0.3, 0.7) + ramp(-lat, 62, 66), 0, 1))
    # Relief: the slope of the noise towards the light of the upper left, stronger where it is high.
    slope = (rough - np.roll(rough, (2, 3), (0, 1))) * 5 + (grain - np.roll(grain, (1, 2), (0, 1))) * 2.4
    ground = ground * (1 + np.clip(slope * (0.7 + high), -0.35, 0.35))[..., None]
    whole = blend(sea, ground, land)
    pack_ice = ramp(lat + rough * 14, 76, 81) + ramp(-lat + rough * 14, 68, 73)
    return blend(whole, (232, 241, 250), np.clip(pack_ice, 0, 1) * (1 - land) * 0.9)


def clouds(lat: Array, at: tuple[Array, Array, Array]) -> Array:
    """How much of the ground is hidden: a belt at the equator, streaks in west winds, clear subtropics."""
    x, y, z = at
    swirl, shape = Noise(8), Noise(11)
    dx = swirl.clouded(x * 2.6, y * 3.6, z * 2.6, 5) - 0.5
    dy = swirl.clouded(x * 2.6 + 40, y * 3.6, z * 2.6, 5) - 0.5
    thick = shape.clouded(x * 4.6 + dx * 3.4, y * 8.0 + dy * 3.0, z * 4.6 + dx * 2.4, 7)
    thick += 0.16 * (shape.clouded(x * 30 + dx * 14, y * 42 + dy * 14, z * 30, 4) - 0.5)
    away = np.abs(lat + dx * 10)
    belt = 0.05 * np.exp(-((away / 8) ** 2)) + 0.07 * np.exp(-(((away - 55) / 16) ** 2))
    clear = 0.075 * np.exp(-(((away - 24) / 9) ** 2))
    return ramp(thick + belt - clear, 0.50, 0.80) ** 1.15 * 0.95


def build(source: Path, target: Path) -> None:
    lon, lat = np.meshgrid((np.arange(WIDTH) + 0.5) * 360 / WIDTH - 180, 90 - (np.arange(HEIGHT) + 0.5) * 180 / HEIGHT)
    round_, up = lon * math.pi / 180, lat * math.pi / 180
    at = (np.cos(up) * np.cos(round_), np.sin(up), np.cos(up) * np.sin(round_))
    picture = surface(land_mask(source), lon, lat, at)
    cover = clouds(lat, at)
    thrown = np.roll(cover, (2, 3), (0, 1))
    picture = picture * (1 - 0.42 * np.clip(thrown - cover * 0.5, 0, 1))[..., None]
    picture = blend(picture, (246, 250, 255), cover)
    rgb = np.ascontiguousarray(np.clip(picture, 0, 255).astype(np.uint8))
    image = QImage(rgb.data, WIDTH, HEIGHT, WIDTH * 3, QImage.Format.Format_RGB888)
    image.save(str(target), "JPG", 88)


if __name__ == "__main__":
    build(Path(sys.argv[1]), Path(__file__).with_name("earth.jpg"))
