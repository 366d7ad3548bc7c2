"""The signs of what happens: cards, tiles, Hazards, upgrades. Each is told apart by its outline alone."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from desktop.table.boards.one_small_step.glyphs_of_things import THINGS
from desktop.table.boards.one_small_step.signs import Drawing, Sign, frame, hexagon, placed, star_points
from desktop.table.kit.icons import Glyph, Point
from desktop.table.kit.ink import ellipse, polygon, rounded

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
    frame(g, 7.6, 14.4, 8.8, 7.6, 1.4)
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
    g.cut(placed(THINGS[Sign.BOOSTER], 12, 12, 0.68))


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


def _tile(g: Glyph, inner: Drawing, scale: float) -> None:
    g.bar(1.4, 1.4, 21.2, 21.2, 5)
    g.cut(placed(inner, 12, 12, scale))


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
    _tile(g, _media, 0.62)


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
    g.cut(placed(_advancement_token, 12, 12, 0.56))


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


EFFECTS: dict[Sign, Drawing] = {
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
