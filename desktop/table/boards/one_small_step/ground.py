"""The board itself: space, Earth and Moon as on a print of the 1960s. Painted once for each scale."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.one_small_step import geometry as g
from desktop.table.boards.one_small_step.board_words import tr
from desktop.table.boards.one_small_step.inks import INK, NIGHT, NIGHT_DEEP, PAPER, PAPER_SHADE
from desktop.table.kit.cache import Recipe
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import ellipse, fill, line, radial, rounded, saved, stroke
from desktop.table.kit.planet import Pose, earth_image, paint_limb, paint_planet_light
from desktop.table.kit.sky import paint_stars
from desktop.table.kit.theme import colour
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text, text_width

_POSE = Pose(-30.0, 28.0, (-0.55, 0.5, 0.67))
_CRATERS = (
    (-22, -20, 15),
    (14, -30, 9),
    (26, 6, 13),
    (-8, 22, 17),
    (-34, 12, 8),
    (4, -4, 7),
    (34, 30, 7),
    (-14, 44, 6),
)


def ground_recipe(scale: float) -> Recipe:
    """The board for so many device pixels to a unit."""
    return Recipe(
        "one small step ground 3", g.WHOLE.width(), g.WHOLE.height(), scale, lambda p: paint_ground(p, scale), True
    )


def paint_ground(painter: QPainter, scale: float) -> None:
    frame = rounded(g.BOARD, 10)
    deep = radial(g.EARTH.x(), g.EARTH.y(), 900, (0, NIGHT), (0.5, "#122350"), (1, NIGHT_DEEP))
    fill(painter, frame, deep)
    with saved(painter):
        painter.setClipPath(frame)
        paint_stars(painter, g.BOARD, 11, 420)
        _earth(painter, scale)
        _way(painter)
        _moon(painter)
    for inset, strength in ((2.0, 0.7), (5.0, 0.3)):
        edge = g.BOARD.adjusted(inset, inset, -inset, -inset)
        stroke(painter, rounded(edge, 10 - inset), colour(PAPER, strength), 1)
    _tower(painter)


def _earth(painter: QPainter, scale: float) -> None:
    x, y, radius = g.EARTH.x(), g.EARTH.y(), g.EARTH_RADIUS
    paint_planet_light(painter, x, y, radius)
    globe = earth_image(2 * radius, min(scale, 2.0), _POSE)
    painter.drawImage(QRectF(x - radius, y - radius, 2 * radius, 2 * radius), globe)
    _print_dots(painter)
    paint_limb(painter, x, y, radius)
    stroke(painter, ellipse(x, y, radius + 27), colour(PAPER, 0.45), 1.2, dash=[1, 5])


def _print_dots(painter: QPainter) -> None:
    """Printed dots that grow towards the night: this makes a picture out of a photograph."""
    x, y, radius, step = g.EARTH.x(), g.EARTH.y(), g.EARTH_RADIUS, 5.0
    for row in range(int(2 * radius / step * 1.2)):
        dots = QPainterPath()
        dots.setFillRule(Qt.FillRule.WindingFill)
        for column in range(int(2 * radius / step)):
            px, py = x - radius + (column + row % 2 / 2) * step, y - radius + row * step * 0.84
            away = ((px - x) ** 2 + (py - y) ** 2) ** 0.5 / radius
            shade = ((px - x) * 0.6 + (py - y) * 0.55) / radius
            if away < 0.985 and shade > 0.05:
                size = step * 0.5 * min(1.0, shade * 1.1)
                dots.addEllipse(QPointF(px, py), size, size)
        fill(painter, dots, colour(INK, 0.32))


def _way(painter: QPainter) -> None:
    first, last = g.PATH[0], g.PATH[-1]
    way = QPainterPath(QPointF(252, 150))
    way.quadTo(QPointF(250, 60), first)
    way.cubicTo(QPointF(520, 36), QPointF(800, 40), last)
    stroke(painter, way, colour(PAPER, 0.85), 1.6, dash=[4, 4])


def _moon(painter: QPainter) -> None:
    x, y, radius = g.MOON.x(), g.MOON.y(), g.MOON_RADIUS
    shade = radial(x - 22, y - 24, radius * 1.7, (0, "#F7EFDA"), (0.55, "#CFC4A8"), (1, "#5D5A56"))
    fill(painter, ellipse(x, y, radius), shade)
    with saved(painter):
        painter.setClipPath(ellipse(x, y, radius))
        for dx, dy, size in _CRATERS:
            fill(painter, ellipse(x + dx + 1, y + dy + 1, size), colour(INK, 0.16))
            stroke(painter, ellipse(x + dx, y + dy, size), colour("#FFFFFF", 0.25), 1)
    stroke(painter, ellipse(x, y, radius), colour(PAPER, 0.7), 1)


def _tower(painter: QPainter) -> None:
    """The Media track: the loop from 8 down to 3 is marked on the spaces from 5 up."""
    face = display(14, 700)
    whole = g.tower_cell(8).united(g.tower_cell(-3))
    fill(painter, rounded(whole.adjusted(-3, -3, 3, 3), 7), colour("#02040C", 0.5))
    for media in range(-3, 9):
        cell = g.tower_cell(media)
        tint = "#E3A9A0" if media < 0 else "#F0D98F" if media >= 5 else PAPER if media % 2 else PAPER_SHADE
        fill(painter, rounded(cell.adjusted(0, 0.5, 0, -0.5), 3), tint)
        words = str(media).replace("-", "−")
        put_text(painter, cell.left() + 10, centred_baseline(face, cell.center().y()), words, face, INK, CENTRE)
    mast = g.tower_cell(8).center().x()
    line(painter, (mast, 54), (mast - 7, 30), PAPER, 1.4)
    line(painter, (mast, 54), (mast + 7, 30), PAPER, 1.4)
    line(painter, (mast, 54), (mast, 20), PAPER, 1.4)
    fill(painter, ellipse(mast, 18, 3), PAPER)
    small = display(12, 700)
    put_text(
        painter,
        mast,
        whole.bottom() + 17,
        tr("MEDIA"),
        small,
        PAPER,
        CENTRE,
    )


def paint_heading(painter: QPainter, x: float, y: float, width: float, words: str) -> None:
    """A heading in spaced capitals with a hairline behind it."""
    face = display(12, 700, spacing=1.6)
    put_text(painter, x, y, words.upper(), face, PAPER)
    start = x + text_width(face, words.upper()) + 10
    if start < x + width:
        line(painter, (start, y - 4), (x + width, y - 4), colour(PAPER, 0.35), 1)
