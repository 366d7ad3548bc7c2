"""The signs of One Small Step as shapes: one grid, one pen, solid with cut-outs, and no two alike without colour.

A sign lives on a grid of 24 x 24 and takes one colour. Signs are told apart by their outline alone, so that a person
who sees no colours, or a card of 13 pixels, loses nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from enum import StrEnum
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.kit.icons import GRID, Glyph, Point
from desktop.table.kit.ink import ellipse, pen, polygon, rounded, saved
from desktop.table.kit.theme import Paint, colour


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


def paint_sign(painter: QPainter, sign: Sign, x: float, y: float, size: float, paint: Paint) -> None:
    """Paint a sign of ``size`` units round a point."""
    glyph = _glyph(sign)
    with saved(painter):
        painter.translate(x - size / 2, y - size / 2)
        painter.scale(size / GRID, size / GRID)
        painter.fillPath(glyph.solids, colour(paint))
        painter.strokePath(glyph.lines, pen(paint, 2.0))


@cache
def _glyph(sign: Sign) -> Glyph:
    glyph = Glyph()
    _DRAWINGS[sign](glyph)
    return glyph


def outline(sign: Sign) -> QPainterPath:
    """The solid part of a sign on its grid, for whoever paints it with light and shade."""
    return QPainterPath(_glyph(sign).solids)


# ---- shapes --------------------------------------------------------------------------------------------------------


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


def _placed(sign: Sign, x: float, y: float, scale: float) -> QPainterPath:
    """The outline of another sign, smaller, round a point of the grid."""
    return QTransform.fromTranslate(x, y).scale(scale, scale).translate(-GRID / 2, -GRID / 2).map(outline(sign))


def _frame(g: Glyph, x: float, y: float, width: float, height: float, corner: float) -> None:
    g.lines.addRoundedRect(QRectF(x, y, width, height), corner, corner)


def _curve(g: Glyph, start: Point, *corners: tuple[Point, Point, Point], pen_line: bool = False) -> None:
    path = QPainterPath(QPointF(*start))
    for first, second, end in corners:
        path.cubicTo(QPointF(*first), QPointF(*second), QPointF(*end))
    (g.lines if pen_line else g.solids).addPath(path)


# ---- resources -----------------------------------------------------------------------------------------------------


def _funding(g: Glyph) -> None:
    """A banknote."""
    g.bar(1, 5, 22, 14, 2.4)
    g.cut(ellipse(12, 12, 4.6))
    g.cut(ellipse(4.8, 12, 1.4))
    g.cut(ellipse(19.2, 12, 1.4))
    g.dot(12, 12, 2.5)


def _material(g: Glyph) -> None:
    """A girder."""
    g.bar(2.5, 2.5, 19, 5.4, 1)
    g.bar(9, 7, 6, 10, 0.2)
    g.bar(2.5, 16.1, 19, 5.4, 1)
    for x in (6, 18):
        for y in (5.2, 18.8):
            g.cut(ellipse(x, y, 1.1))


def _personnel(g: Glyph) -> None:
    """Somebody with a headset."""
    g.dot(12, 8.8, 3.9)
    _curve(g, (3.4, 22), ((3.4, 12.2), (20.6, 12.2), (20.6, 22)))
    g.arc(12, 8.2, 6.2, 4, 172)
    g.bar(4.2, 7, 3.2, 4.6, 1.3)
    g.bar(16.6, 7, 3.2, 4.6, 1.3)


def _booster(g: Glyph) -> None:
    """A rocket with its flame."""
    g.solids.addPath(_hull())
    g.cut(ellipse(12, 8.6, 2))
    g.solid((7, 11.5), (3, 16.5), (3, 20.4), (7.4, 17))
    g.solid((17, 11.5), (21, 16.5), (21, 20.4), (16.6, 17))
    g.solid((9, 18.3), (15, 18.3), (12, 23.8))


def _hull() -> QPainterPath:
    hull = QPainterPath(QPointF(12, 0.4))
    hull.cubicTo(16, 3.6, 17, 7, 16.4, 17)
    hull.lineTo(7.6, 17)
    hull.cubicTo(7, 7, 8, 3.6, 12, 0.4)
    return hull


def _navigation(g: Glyph) -> None:
    """A compass rose."""
    g.ring(12, 12, 7.4)
    g.solid(*star_points(12, 12, 12, 3.4, 4))
    g.cut(ellipse(12, 12, 1.3))


def _sensor(g: Glyph) -> None:
    """A dish that listens."""
    _curve(g, (2.6, 5), ((1.2, 14), (11, 20.4), (18.6, 16.2)))
    g.line((10.6, 10.6), (16.2, 6.2))
    g.dot(16.8, 5.6, 2)
    g.solid((7.4, 16.4), (12, 17.6), (15.6, 23), (4, 23))
    g.arc(15.4, 7, 6.6, 0, 80)


def _capsule(g: Glyph) -> None:
    """A cone with two windows."""
    g.solid((9.4, 3.6), (14.6, 3.6), (20.8, 16.2), (3.2, 16.2))
    g.bar(9.6, 0.8, 4.8, 4, 1)
    for x in (9.2, 14.8):
        g.cut(ellipse(x, 10.8, 1.8))
    _curve(g, (2.4, 18), ((4, 23.6), (20, 23.6), (21.6, 18)))


def _landing(g: Glyph) -> None:
    """A parachute."""
    canopy = QPainterPath(QPointF(1.4, 11))
    canopy.arcTo(QRectF(1.4, 0.8, 21.2, 20.4), 180, -180)
    for end in (15.4, 8.6, 1.4):
        canopy.quadTo((canopy.currentPosition().x() + end) / 2, 7.6, end, 11)
    g.solids.addPath(canopy)
    for x in (2.4, 8.6, 15.4, 21.6):
        g.line((x, 11), (12, 20))
    g.bar(9, 18.2, 6, 5, 1.4)


def _life_support(g: Glyph) -> None:
    """A heart that beats."""
    heart = QPainterPath(QPointF(12, 22))
    heart.cubicTo(-4, 11, 2, -2, 12, 5.4)
    heart.cubicTo(22, -2, 28, 11, 12, 22)
    g.solids.addPath(heart)
    beat = polygon(((0, 12.6), (7, 12.6), (9, 8.6), (12.4, 16), (14.4, 10.8), (24, 10.8), (24, 12.6), (15.6, 12.6),
                    (12.4, 20), (9, 12.4), (8, 14.4), (0, 14.4)))  # fmt: skip
    g.cut(beat)


# ---- groups, tokens and workers ------------------------------------------------------------------------------------


def _agency(g: Glyph) -> None:
    """A house with pillars."""
    g.solid((12, 1.4), (22.8, 8), (1.2, 8))
    for x in (3.4, 10.3, 17.2):
        g.bar(x, 9.4, 3.4, 8, 0.4)
    g.bar(1.4, 19, 21.2, 3.6, 0.8)


def _satellite(g: Glyph) -> None:
    """A ball with four antennas."""
    g.dot(15, 8.8, 6)
    g.cut(ellipse(13, 6.8, 1.7))
    for start, end in (
        ((9.4, 6.8), (1.4, 9.8)),
        ((10, 11.4), (2.4, 18)),
        ((12.4, 14), (5.8, 22)),
        ((16, 14), (13.4, 23)),
    ):
        g.line(start, end)


def _crew(g: Glyph) -> None:
    """An astronaut."""
    g.dot(12, 7, 6.2)
    g.cut(rounded(QRectF(7.8, 4.4, 8.4, 5.2), 2.5))
    g.solid((7.6, 13.6), (16.4, 13.6), (21.6, 18), (19.6, 20.6), (16.4, 18.4), (16.4, 23.2), (12.9, 23.2), (12.4, 20.4),
            (11.6, 20.4), (11.1, 23.2), (7.6, 23.2), (7.6, 18.4), (4.4, 20.6), (2.4, 18))  # fmt: skip


def _any(g: Glyph) -> None:
    """Three dots: no matter which."""
    for x, y in ((12, 5.4), (5.4, 17), (18.6, 17)):
        g.dot(x, y, 4.2)


def _same(g: Glyph) -> None:
    g.bar(3, 6, 18, 4.4, 1.4)
    g.bar(3, 13.6, 18, 4.4, 1.4)


def _engineer(g: Glyph) -> None:
    """A gear."""
    for tooth in range(8):
        turn = QTransform().translate(12, 12).rotate(45 * tooth)
        g.solids.addPath(turn.map(polygon(((-2.8, -6), (-1.9, -11.4), (1.9, -11.4), (2.8, -6)))))
    g.dot(12, 12, 7.6)
    g.cut(ellipse(12, 12, 3.4))


def _administrator(g: Glyph) -> None:
    """A case."""
    g.bar(1.4, 7, 21.2, 14.4, 2.4)
    g.line((8, 7), (8, 3.4), (16, 3.4), (16, 7))
    g.cut(rounded(QRectF(1.4, 12.6, 7.6, 1.6), 0))
    g.cut(rounded(QRectF(15, 12.6, 7.6, 1.6), 0))
    g.cut(ellipse(12, 13.4, 1.5))


# ---- what happens --------------------------------------------------------------------------------------------------


def _media(g: Glyph) -> None:
    """A television set."""
    g.bar(1.6, 6.4, 20.8, 13.6, 2.8)
    g.cut(rounded(QRectF(4, 9, 11.6, 8.4), 2.6))
    g.cut(ellipse(18.8, 10.8, 1.3))
    g.cut(ellipse(18.8, 15, 1.3))
    g.line((7, 1.4), (12, 6.4), (17, 1.4))
    g.line((6, 21), (5.2, 22.8))
    g.line((18, 21), (18.8, 22.8))


def _points(g: Glyph) -> None:
    g.solid(*star_points(12, 12.8, 12.4, 6))


def _path(g: Glyph) -> None:
    """The way to the Moon."""
    g.dot(17.4, 6.6, 6)
    for x, y, radius in ((15.4, 5.2, 1.3), (19.2, 8.6, 1.6), (19.4, 4.2, 0.9)):
        g.cut(ellipse(x, y, radius))
    for x, y in ((2.6, 21.4), (5.4, 17), (9.4, 13.4)):
        g.dot(x, y, 1.7)


def _pull_down(g: Glyph) -> None:
    """One cube comes under another."""
    g.bar(6.6, 1.4, 10.8, 9, 1.6)
    _frame(g, 7.6, 14.4, 8.8, 7.6, 1.4)
    g.line((2.6, 6), (2.6, 19))
    g.line((0.6, 16.6), (2.6, 19.4), (4.6, 16.6))


def _card(g: Glyph) -> None:
    g.bar(4.2, 1.4, 15.6, 21.2, 2.6)


def _event(g: Glyph) -> None:
    """A card that is drawn."""
    g.bar(2, 1.4, 14.4, 19.6, 2.4)
    g.cut(polygon(star_points(9.2, 10.4, 5.4, 2.4)))
    g.cut(ellipse(17.6, 17.6, 6.4))
    g.line((14, 17.6), (21.4, 17.6))
    g.line((17.7, 13.9), (17.7, 21.3))


def _mission(g: Glyph) -> None:
    _card(g)
    g.cut(_placed(Sign.BOOSTER, 12, 12, 0.68))


def _play(g: Glyph) -> None:
    _card(g)
    g.cut(polygon(((8.6, 6.6), (17, 12), (8.6, 17.4))))


def _discard(g: Glyph) -> None:
    """A card that goes under a deck."""
    g.bar(1.4, 1.4, 13.6, 13.6, 2.2)
    g.cut(polygon(star_points(8.2, 8.4, 5, 2.2)))
    for y in (18.2, 22):
        g.line((2.6, y), (13.8, y))
    g.line((20, 3.4), (20, 21.4))
    g.line((17, 18), (20, 21.6), (23, 18))


def _choose(g: Glyph) -> None:
    """A die held by its corners."""
    g.bar(5.6, 5.6, 12.8, 12.8, 2.6)
    g.cut(ellipse(12, 12, 2))
    for x in (1.4, 22.6):
        for y in (1.4, 22.6):
            inner_x, inner_y = (5 if x < 12 else 19), (5 if y < 12 else 19)
            g.line((x, inner_y), (x, y), (inner_x, y))


def _hazard(g: Glyph) -> None:
    g.solid((12, 2), (22.6, 21.4), (1.4, 21.4))
    g.line((12, 2), (22.6, 21.4), (1.4, 21.4), closed=True)
    g.cut(rounded(QRectF(10.6, 8, 2.8, 7.4), 1.2))
    g.cut(ellipse(12, 18.2, 1.7))


def _look(g: Glyph) -> None:
    """A magnifying glass."""
    g.ring(9.8, 9.8, 7.4)
    g.line((15.4, 15.4), (21.6, 21.6))
    g.line((15.8, 16.6), (20.4, 21.2))
    g.bar(8.7, 5.4, 2.2, 5.4, 1)
    g.dot(9.8, 13.4, 1.4)


def _upgrade(g: Glyph) -> None:
    """A round token becomes a square one."""
    g.ring(5.6, 18, 4)
    g.bar(12.4, 1.4, 10.4, 10.4, 1.8)
    g.line((9.8, 13.8), (14, 9.8))
    g.line((14.6, 21.8), (18.2, 18.2), (21.8, 21.8))
    g.line((14.6, 17.6), (18.2, 14.6), (21.8, 17.6))


def _tile(g: Glyph, inner: Sign, scale: float) -> None:
    g.bar(1.4, 1.4, 21.2, 21.2, 5)
    g.cut(_placed(inner, 12, 12, scale))


def _satellite_tile(g: Glyph) -> None:
    g.bar(1.4, 1.4, 21.2, 21.2, 5)
    ball = ellipse(14, 9.6, 4.2)
    for end in ((5, 11), (6, 17), (12, 19.4)):
        ball.addPath(_bar_between((12.4, 10.8), end, 1.7))
    ball.setFillRule(Qt.FillRule.WindingFill)
    g.cut(ball)


def _bar_between(start: Point, end: Point, width: float) -> QPainterPath:
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    turn = QTransform().translate(*start).rotate(math.degrees(math.atan2(end[1] - start[1], end[0] - start[0])))
    return turn.map(rounded(QRectF(0, -width / 2, length, width), width / 2))


def _crew_tile(g: Glyph) -> None:
    """A helmet."""
    g.bar(1.4, 1.4, 21.2, 21.2, 5)
    g.cut(ellipse(12, 11.6, 7.4))
    g.bar(7, 8.4, 10, 6, 3)
    g.cut(rounded(QRectF(7.6, 19.2, 8.8, 1.9), 0.9))


def _media_tile(g: Glyph) -> None:
    _tile(g, Sign.MEDIA, 0.62)


def _earth_upgrade(g: Glyph) -> None:
    """The globe, and an arrow."""
    g.ring(9.8, 13.6, 8.2)
    g.lines.addEllipse(QPointF(9.8, 13.6), 3.4, 8.2)
    g.line((1.8, 13.6), (13, 13.6))
    g.solid((18.6, 0.4), (23.8, 6.6), (20.4, 6.6), (20.4, 11.6), (16.8, 11.6), (16.8, 6.6), (13.4, 6.6))


def _advancement_token(g: Glyph) -> None:
    g.solid(*hexagon(12, 12, 12))
    for y in (0, 5.6):
        g.cut(polygon(((6.4, 11 + y), (12, 5.8 + y), (17.6, 11 + y), (17.6, 13.6 + y), (12, 8.4 + y), (6.4, 13.6 + y))))


def _advancement_card(g: Glyph) -> None:
    _card(g)
    g.cut(_placed(Sign.ADVANCEMENT_TOKEN, 12, 12, 0.56))


def _any_action(g: Glyph) -> None:
    """The globe with somebody's marker on it."""
    g.ring(12, 12, 10.4)
    g.lines.addEllipse(QPointF(12, 12), 4.6, 10.4)
    g.solid(*hexagon(12, 12, 5.2))


def _two_workers(g: Glyph) -> None:
    g.solid(*hexagon(7, 12, 6.6))
    g.bar(12.8, 6.4, 10.4, 11.2, 2.2)


def _swap_type(g: Glyph) -> None:
    g.solid(*hexagon(5.8, 17.6, 5.6))
    g.bar(13.4, 1.2, 9.4, 9.4, 2)
    g.arc(12, 12, 8.4, 104, 70)
    g.arc(12, 12, 8.4, 284, 70)
    g.line((7.4, 2.2), (10.4, 3.8), (8.6, 6.8))
    g.line((16.6, 21.8), (13.6, 20.2), (15.4, 17.2))


def _development(g: Glyph) -> None:
    """A telescope on its stand."""
    turn = QTransform().translate(12, 9).rotate(-26)
    for x, half, width in ((-10.6, 2.4, 6), (-3.8, 3.3, 8.2), (5.2, 4.3, 5.8)):
        g.solids.addPath(turn.map(rounded(QRectF(x, -half, width, 2 * half), 1)))
    for end in ((6.8, 22.6), (12, 22), (17.2, 22.6)):
        g.line((12, 13), end)


def _unlimited(g: Glyph) -> None:
    loop = QPainterPath(QPointF(12, 12))
    loop.cubicTo(8, 5, 1.4, 5.6, 1.4, 12)
    loop.cubicTo(1.4, 18.4, 8, 19, 12, 12)
    loop.cubicTo(16, 5, 22.6, 5.6, 22.6, 12)
    loop.cubicTo(22.6, 18.4, 16, 19, 12, 12)
    g.lines.addPath(loop)


def _lock(g: Glyph) -> None:
    g.bar(3.6, 10, 16.8, 12.4, 2.4)
    g.lines.moveTo(7.4, 10.4)
    g.lines.lineTo(7.4, 7)
    g.lines.cubicTo(7.4, 0.6, 16.6, 0.6, 16.6, 7)
    g.lines.lineTo(16.6, 10.4)
    g.cut(ellipse(12, 16, 1.9))


_DRAWINGS: dict[Sign, Callable[[Glyph], None]] = {
    Sign.FUNDING: _funding,
    Sign.MATERIAL: _material,
    Sign.PERSONNEL: _personnel,
    Sign.BOOSTER: _booster,
    Sign.NAVIGATION: _navigation,
    Sign.SENSOR: _sensor,
    Sign.CAPSULE: _capsule,
    Sign.LANDING: _landing,
    Sign.LIFE_SUPPORT: _life_support,
    Sign.AGENCY: _agency,
    Sign.SATELLITE: _satellite,
    Sign.CREW: _crew,
    Sign.ANY: _any,
    Sign.SAME: _same,
    Sign.ENGINEER: _engineer,
    Sign.ADMINISTRATOR: _administrator,
    Sign.MEDIA: _media,
    Sign.POINTS: _points,
    Sign.PATH: _path,
    Sign.PULL_DOWN: _pull_down,
    Sign.CARD: _card,
    Sign.EVENT: _event,
    Sign.MISSION: _mission,
    Sign.PLAY: _play,
    Sign.DISCARD: _discard,
    Sign.CHOOSE: _choose,
    Sign.HAZARD: _hazard,
    Sign.LOOK: _look,
    Sign.UPGRADE: _upgrade,
    Sign.SATELLITE_TILE: _satellite_tile,
    Sign.CREW_TILE: _crew_tile,
    Sign.MEDIA_TILE: _media_tile,
    Sign.EARTH_UPGRADE: _earth_upgrade,
    Sign.ADVANCEMENT_TOKEN: _advancement_token,
    Sign.ADVANCEMENT_CARD: _advancement_card,
    Sign.ANY_ACTION: _any_action,
    Sign.TWO_WORKERS: _two_workers,
    Sign.SWAP_TYPE: _swap_type,
    Sign.DEVELOPMENT: _development,
    Sign.UNLIMITED: _unlimited,
    Sign.LOCK: _lock,
}
