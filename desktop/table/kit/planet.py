"""Planets: a round-the-world picture laid on a sphere, lit by a far sun.

The picture is looked up pixel by pixel through a table of places, which is computed once for each size and
tilt; light and air are soft, so they are computed small and enlarged.
"""

import math
from array import array
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.kit.ink import ADD, arc, canvas, ellipse, fill, glow, halo, painting, radial, stroke
from desktop.table.kit.theme import WHITE, colour, mix

_LIGHT_SIDE = 96  # pixels of the computed light


@dataclass(frozen=True)
class Pose:
    """How a globe is seen: the place in the middle in degrees, and the direction of the sun (right, up,
    nearer).
    """

    longitude: float = 12.0
    latitude: float = 14.0
    sun: tuple[float, float, float] = (-0.52, 0.46, 0.72)


EARTH_POSE = Pose()


def _unit(vector: tuple[float, float, float]) -> tuple[float, float, float]:
    length = math.sqrt(sum(part * part for part in vector))
    x, y, z = (part / length for part in vector)
    return x, y, z


@lru_cache(maxsize=4)
def _places(side: int, width: int, height: int, latitude: float, longitude: float) -> "tuple[array[int], array[int]]":
    """The pixels of a disc of `side` pixels, and for each of them the pixel of the world picture that is
    seen.
    """
    tilt, turn = math.radians(latitude), math.radians(longitude)
    cosine, sine = math.cos(tilt), math.sin(tilt)
    asin, atan2, sqrt = math.asin, math.atan2, math.sqrt
    per_row, per_column = height / math.pi, width / (2 * math.pi)
    radius = side / 2
    reach = 1 + 2 / radius  # a little over the limb, so that the clipped edge has colour below it
    here, there = array("I"), array("I")
    for row in range(side):
        y = (radius - row - 0.5) / radius
        half = sqrt(max(0.0, reach * reach - y * y))
        first = max(0, math.ceil(radius - half * radius - 0.5))
        for column in range(first, side - first):
            x = (column + 0.5 - radius) / radius
            left = 1 - x * x - y * y
            z = sqrt(left) if left > 0 else 0.0
            up = y * cosine + z * sine
            north = asin(-1.0 if up < -1 else 1.0 if up > 1 else up)
            east = atan2(x, z * cosine - y * sine) + turn + math.pi
            v = int((math.pi / 2 - north) * per_row)
            here.append(row * side + column)
            there.append((v if v < height else height - 1) * width + int(east * per_column) % width)
    return here, there


def _globe(world: QImage, side: int, pose: Pose) -> QImage:
    """The evenly lit sphere on a square of `side` pixels; the ground beside the disc is clear."""
    flat = world.convertToFormat(QImage.Format.Format_RGB32)
    pixels = memoryview(flat.constBits()).cast("I")
    here, there = _places(side, flat.width(), flat.height(), pose.latitude, pose.longitude)
    seen = array("I", bytes(4 * side * side))
    for place, source in zip(here, there, strict=True):
        seen[place] = pixels[source]
    return QImage(seen.tobytes(), side, side, 4 * side, QImage.Format.Format_ARGB32).copy()


@cache
def _light(sun: tuple[float, float, float]) -> tuple[QImage, QImage]:
    """How dark the night side is, and how bright the air is over the limb, as masks of opacity."""
    lx, ly, lz = _unit(sun)
    dark, air = bytearray(), bytearray()
    for row in range(_LIGHT_SIDE):
        y = 1 - (row + 0.5) * 2 / _LIGHT_SIDE
        for column in range(_LIGHT_SIDE):
            x = (column + 0.5) * 2 / _LIGHT_SIDE - 1
            z = math.sqrt(max(0.0, 1 - x * x - y * y))
            lit = min(1.0, max(0.0, (x * lx + y * ly + z * lz) * 1.25 + 0.16))
            lit = lit * lit * (3 - 2 * lit)
            dark.append(round(255 * 0.95 * (1 - lit)))
            air.append(round(255 * min(1.0, 0.10 + 0.95 * lit)))
    size = _LIGHT_SIDE

    def mask(levels: bytearray) -> QImage:
        return QImage(bytes(levels), size, size, size, QImage.Format.Format_Alpha8).copy()

    return mask(dark), mask(air)


def _masked(mask: QImage, side: int, paint: QImage) -> QImage:
    """`paint` where `mask` lets it through."""
    with painting(paint) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(QRectF(0, 0, side, side), mask)
    return paint


def _air(side: int, air: str, mask: QImage) -> QImage:
    """The blue rim: thin over the middle, thick towards the limb, only where the sun reaches it."""
    layer = canvas(side, side)
    half = side / 2
    stops = []
    for step in range(12):
        out = 0.45 + 0.55 * step / 11
        stops.append((out, colour(air, (1 - math.sqrt(max(0.0, 1 - out * out))) ** 2.2 * 0.95)))
    with painting(layer) as painter:
        fill(painter, ellipse(half, half, half), radial(half, half, half, (0, colour(air, 0)), *stops))
    return _masked(mask, side, layer)


def planet_image(world: QImage, diameter: float, scale: float, pose: Pose, air: str | None = None) -> QImage:
    """A lit planet on a clear square of `diameter` logical pixels at `scale`; `air` gives it a bright rim."""
    side = max(8, round(diameter * scale))
    inner = round(side * 1.5) if side < 420 else side  # drawn larger and smoothly reduced while that is cheap
    globe = _globe(world, inner, pose)
    dark, lit = _light(pose.sun)
    lx, ly, _ = _unit(pose.sun)
    image = canvas(side, side)
    whole = QRectF(0, 0, side, side)
    half = side / 2
    with painting(image) as painter:
        painter.drawImage(whole, globe.scaled(side, side, mode=Qt.TransformationMode.SmoothTransformation))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        night = canvas(side, side)
        night.fill(colour("#01030C"))
        painter.drawImage(whole, _masked(dark, side, night))
        painter.setCompositionMode(ADD)
        shine = (half + lx * half * 0.62, half - ly * half * 0.62)
        halo(painter, *shine, half * 0.55, half * 0.55, "#FFFFFF", 0.16)
        if air is not None:
            painter.drawImage(whole, _air(side, air, lit))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        disc = canvas(side, side)
        with painting(disc) as edge:
            fill(edge, ellipse(half, half, half - 0.5), "#FFFFFF")
        painter.drawImage(whole, disc)
    image.setDevicePixelRatio(side / diameter)
    return image


# --- the Earth

EARTH_AIR = "#60B2FF"


@cache
def _earth_picture() -> QImage:
    picture = QImage.fromData(files("resources").joinpath("art", "earth.jpg").read_bytes())
    if picture.isNull():
        raise RuntimeError("The picture earth.jpg cannot be read: install Starshelf again.")
    return picture


def earth_image(diameter: float, scale: float = 1.0, pose: Pose = EARTH_POSE) -> QImage:
    """The Earth on a clear square of `diameter` logical pixels; about 150 ms for 264 device pixels."""
    return planet_image(_earth_picture(), diameter, scale, pose, EARTH_AIR)


def paint_planet_light(painter: QPainter, x: float, y: float, radius: float, air: str = EARTH_AIR) -> None:
    """The light round a planet with air, to be painted before its image: it reaches 0.85 radii past the
    limb.
    """
    halo(painter, x, y, radius * 1.85, radius * 1.85, mix(air, "#1E78FF", 0.5), 0.55)
    halo(painter, x - radius * 0.24, y - radius * 0.21, radius * 1.4, radius * 1.4, mix(air, WHITE, 0.35), 0.45)


def paint_limb(painter: QPainter, x: float, y: float, radius: float, air: str = EARTH_AIR) -> None:
    """The bright crescent of air on the side of the sun, to be painted over a planet's image."""
    stroke(painter, ellipse(x, y, radius + 0.6), mix(air, WHITE, 0.4, 0.35), 1.2)
    glow(painter, arc(x, y, radius + 0.8, 62, 160), mix(air, WHITE, 0.15), 1.4, spread=9, steps=5, white=0.5)
