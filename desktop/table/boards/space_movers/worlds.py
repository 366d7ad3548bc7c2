"""What each planet looks like. Planets of other maps get a look from their name."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.table.kit.ink import ellipse, fill, halo, radial
from desktop.table.kit.planet import earth_image
from desktop.table.kit.theme import colour, mix
from desktop.table.kit.worlds import KINDS, paint_ring, world_image


@dataclass(frozen=True, slots=True)
class World:
    kind: str
    seed: int
    light: str
    """Of the air around it."""
    ring: bool = False
    moon: tuple[float, float, str] | None = None
    """Where a moon stands in radii from the middle, and its colour."""


WORLDS: dict[str, World] = {
    "earth": World("earth", 0, "#5FA8FF", moon=(1.32, -0.42, "#B9C0CE")),
    "mars": World("desert", 5, "#FF9A6A"),
    "morrow": World("lava", 3, "#FF6A2A"),
    "europa": World("ice", 8, "#BFE6FF"),
    "tocpe": World("desert", 10, "#FFCB8A", moon=(-1.25, 0.5, "#C79A6A")),
    "titan": World("desert", 7, "#FFC46A"),
    "ostara": World("ocean", 12, "#7FF0B0"),
    "vern": World("ocean", 5, "#7FE6E0"),
    "halcyon": World("giant", 9, "#FFDDB0", ring=True),
    "proxima": World("lava", 10, "#FF7A4A"),
    "capri": World("giant", 5, "#F08CD8"),
    "quill": World("giant", 7, "#6FA8FF"),
    "brennick": World("rock", 6, "#AEB6CC"),
}
_LIGHT = {
    "rock": "#AEB4C6",
    "giant": "#FFE3C2",
    "ocean": "#6FC0FF",
    "desert": "#FFC9A0",
    "ice": "#BFE6FF",
    "lava": "#FF8A5C",
}


def world_of(node: str) -> World:
    """The look of a planet by its id."""
    if node in WORLDS:
        return WORLDS[node]
    drawn = crc32(node.encode())
    kind = KINDS[drawn % len(KINDS)]
    return World(kind, drawn % 97, _LIGHT[kind], ring=drawn % 5 == 0)


@lru_cache(maxsize=64)
def globe(node: str, diameter: int, scale: float) -> QImage:
    """The lit ball of a planet; safe on any thread."""
    world = world_of(node)
    if world.kind == "earth":
        return earth_image(diameter, scale)
    return world_image(world.kind, world.seed, diameter, scale)


def paint_world(painter: QPainter, node: str, x: float, y: float, radius: float, scale: float) -> None:
    """A planet with its air, ring and moon. `scale` is device pixels to a unit."""
    world = world_of(node)
    halo(painter, x, y, radius * 1.55, radius * 1.55, world.light, 0.34)
    if world.moon is not None:
        dx, dy, tint = world.moon
        _moon(painter, x + dx * radius, y + dy * radius, radius * 0.17, tint)
    if world.ring:
        paint_ring(painter, x, y, radius * 0.86, world.seed, front=False)
    diameter = round(2 * radius)
    painter.drawImage(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), globe(node, diameter, round(scale, 2)))
    if world.ring:
        paint_ring(painter, x, y, radius * 0.86, world.seed, front=True)


def _moon(painter: QPainter, x: float, y: float, radius: float, tint: str) -> None:
    light = radial(
        x - radius * 0.4,
        y - radius * 0.4,
        radius * 1.6,
        (0, mix(tint, "#FFFFFF", 0.4)),
        (0.5, tint),
        (1, colour("#0A0E20")),
    )
    fill(painter, ellipse(x, y, radius), light)
