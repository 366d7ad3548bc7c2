"""The planets on tiles, painted once each and scaled from then on."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.table.boards.amazing_space_venture.signs import LOOKS
from desktop.table.kit.ink import ADD, ellipse, fill, radial, saved
from desktop.table.kit.planet import EARTH_AIR, earth_image
from desktop.table.kit.theme import colour, mix
from desktop.table.kit.worlds import paint_ring, world_image

_MADE = 84.0
"""Pixels across of the pictures that are kept."""
_KINDS = {1: ("ice", "rock", "lava", "desert"), 2: ("ocean", "ice", "desert", "lava"), 3: ("giant",)}
RADIUS = {1: 10.5, 2: 13.0, 3: 15.5, 4: 14.5, 5: 15.5}
"""By value, in board units."""
TWIN_RADIUS = 9.0
_AIR = {
    "ice": "#BFE6FF",
    "rock": "#C8CCDA",
    "lava": "#FF8A5C",
    "desert": "#FFC9A0",
    "ocean": "#6FC0FF",
    "giant": "#FFE3C2",
}


def planet_radius(value: int, planets: int) -> float:
    return TWIN_RADIUS if planets > 1 else RADIUS.get(value, 15.5)


@lru_cache(maxsize=64)
def _picture(kind: str, seed: int) -> QImage:
    if kind == "earth":
        return earth_image(_MADE)
    return world_image(kind, seed, _MADE, 1.0, (-0.55, 0.6, 0.62))


def paint_world(
    painter: QPainter, x: float, y: float, radius: float, value: int, seed: int, home: str = "", *, ringed: bool = True
) -> None:
    """A planet; ``home`` is the colour whose home it is, ``grey`` or ``earth``."""
    chance = random.Random(seed)
    kind, variant = _look(value, chance, home)
    air = LOOKS[home].bright if home in LOOKS else EARTH_AIR if kind == "earth" else _AIR[kind]
    with saved(painter, ADD):
        glow = ((0, colour(air, 0.5)), (0.62, colour(air, 0.42)), (0.75, colour(air, 0.2)), (1, colour(air, 0)))
        fill(painter, ellipse(x, y, radius * 1.42), radial(x, y, radius * 1.42, *glow))
    rings = value == 3 and ringed and home == ""
    if rings:
        paint_ring(painter, x, y, radius * 0.86, seed, front=False)
        radius *= 0.86
    disc = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    painter.drawImage(disc, _picture(kind, variant))
    if home in LOOKS:
        tint = LOOKS[home].bright
        wash = (
            (0, colour(mix(tint, "#FFFFFF", 0.5), 0.5)),
            (0.6, colour(tint, 0.42)),
            (1, colour(LOOKS[home].dark, 0.6)),
        )
        fill(painter, ellipse(x, y, radius), radial(x - radius * 0.35, y - radius * 0.4, radius * 1.7, *wash))
    shine = ((0, colour("#FFFFFF", 0.42)), (0.4, colour("#FFFFFF", 0.05)), (1, colour("#FFFFFF", 0)))
    fill(painter, ellipse(x, y, radius), radial(x - radius * 0.4, y - radius * 0.45, radius, *shine))
    if rings:
        paint_ring(painter, x, y, radius, seed, front=True)


def _look(value: int, chance: random.Random, home: str) -> tuple[str, int]:
    if home == "earth":
        return "earth", 0
    if home == "grey":
        return "rock", 1
    if home:
        return "ocean", 3
    kinds = _KINDS.get(value, _KINDS[2])
    return chance.choice(kinds), chance.randrange(2)
