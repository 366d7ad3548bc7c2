"""The signs of what there is: resources, their groups, tokens, workers. Each is told apart by its outline alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from desktop.table.boards.one_small_step.signs import Drawing, Sign, curve, star_points
from desktop.table.kit.icons import Glyph
from desktop.table.kit.ink import ellipse, polygon, rounded

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
    curve(g, (3.4, 22), ((3.4, 12.2), (20.6, 12.2), (20.6, 22)))
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
    curve(g, (2.6, 5), ((1.2, 14), (11, 20.4), (18.6, 16.2)))
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
    curve(g, (2.4, 18), ((4, 23.6), (20, 23.6), (21.6, 18)))


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


THINGS: dict[Sign, Drawing] = {
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
}
