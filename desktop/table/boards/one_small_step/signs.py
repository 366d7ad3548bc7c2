"""The names of the signs of One Small Step, and the shapes that several of them share."""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.table.kit.icons import GRID, Glyph, Point

Drawing: TypeAlias = Callable[[Glyph], None]
"""Draws a sign on its grid of 24 x 24."""


class Sign(StrEnum):
    """The names of the signs; the nine resources, the groups and the workers are called as in the vocabulary."""

    FUNDING = "funding"
    MATERIAL = "material"
    PERSONNEL = "personnel"
    BOOSTER = "booster"
    NAVIGATION = "navigation"
    SENSOR = "sensor"
    CAPSULE = "capsule"
    LANDING = "landing"
    LIFE_SUPPORT = "life_support"
    AGENCY = "agency"
    SATELLITE = "satellite"
    CREW = "crew"
    ANY = "any"
    SAME = "same"
    ENGINEER = "engineer"
    ADMINISTRATOR = "administrator"
    MEDIA = "media"
    POINTS = "points"
    PATH = "path"
    PULL_DOWN = "pull_down"
    CARD = "card"
    EVENT = "event"
    MISSION = "mission"
    PLAY = "play"
    DISCARD = "discard"
    CHOOSE = "choose"
    HAZARD = "hazard"
    LOOK = "look"
    UPGRADE = "upgrade"
    SATELLITE_TILE = "satellite_tile"
    CREW_TILE = "crew_tile"
    MEDIA_TILE = "media_tile"
    EARTH_UPGRADE = "earth_upgrade"
    ADVANCEMENT_TOKEN = "advancement_token"
    ADVANCEMENT_CARD = "advancement_card"
    ANY_ACTION = "any_action"
    TWO_WORKERS = "two_workers"
    SWAP_TYPE = "swap_type"
    DEVELOPMENT = "development"
    UNLIMITED = "unlimited"
    LOCK = "lock"


RESOURCE_SIGNS = tuple(Sign)[:9]
GROUP_SIGNS = (Sign.AGENCY, Sign.SATELLITE, Sign.CREW)
"""By the numbers of resources and groups."""


def star_points(x: float, y: float, outer: float, inner: float, rays: int = 5) -> list[Point]:
    """The corners of a star that stands on two of its rays."""
    return [
        (
            x + (inner if corner % 2 else outer) * math.sin(math.pi * corner / rays),
            y - (inner if corner % 2 else outer) * math.cos(math.pi * corner / rays),
        )
        for corner in range(2 * rays)
    ]


def hexagon(x: float, y: float, radius: float) -> list[Point]:
    """The corners of a hexagon that stands on a corner."""
    return [
        (x + radius * math.sin(math.pi * corner / 3), y - radius * math.cos(math.pi * corner / 3))
        for corner in range(6)
    ]


def placed(drawing: Drawing, x: float, y: float, scale: float) -> QPainterPath:
    """The solid part of another sign, smaller, round a point of the grid."""
    glyph = Glyph()
    drawing(glyph)
    return QTransform.fromTranslate(x, y).scale(scale, scale).translate(-GRID / 2, -GRID / 2).map(glyph.solids)


def frame(g: Glyph, x: float, y: float, width: float, height: float, corner: float) -> None:
    g.lines.addRoundedRect(QRectF(x, y, width, height), corner, corner)


def curve(g: Glyph, start: Point, *corners: tuple[Point, Point, Point], pen_line: bool = False) -> None:
    path = QPainterPath(QPointF(*start))
    for first, second, end in corners:
        path.cubicTo(QPointF(*first), QPointF(*second), QPointF(*end))
    (g.lines if pen_line else g.solids).addPath(path)
