"""Workers, cubes and marks of the two teams: colour and shape both tell whose they are."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import INK, PAPER, TEAM_INKS, TEAM_LIGHTS
from desktop.table.boards.one_small_step.signs import Sign, hexagon, star_points
from desktop.table.kit.ink import ellipse, fill, linear, polygon, rounded, stroke
from desktop.table.kit.theme import Paint, colour, mix


def paint_team_mark(painter: QPainter, team: int, x: float, y: float, size: float, paint: Paint = PAPER) -> None:
    """Three stripes for the United States, a star for the Soviet Union."""
    if team:
        fill(painter, polygon(star_points(x, y + size * 0.04, size * 0.56, size * 0.23)), paint)
        return
    for stripe in (-1, 0, 1):
        bar = QRectF(x - size / 2, y + stripe * size * 0.3 - size * 0.09, size, size * 0.18)
        fill(painter, rounded(bar, size * 0.06), paint)


def paint_worker(painter: QPainter, team: int, worker: int, x: float, y: float, size: float) -> None:
    """A standing worker: hexagon or square; a Personnel token that works is round."""
    ink, half = TEAM_INKS[team], size / 2
    square = QRectF(x - half * 0.88, y - half * 0.88, size * 0.88, size * 0.88)
    shapes = (polygon(hexagon(x, y, half)), rounded(square, size * 0.16), ellipse(x, y, half * 0.9))
    path = shapes[worker]
    fill(painter, path.translated(0, size * 0.1), mix(ink, "#000000", 0.55))
    light = linear(0, y - half, 0, y + half, (0, mix(ink, "#FFFFFF", 0.3)), (0.6, ink), (1, mix(ink, "#000000", 0.2)))
    fill(painter, path, light)
    stroke(painter, path, PAPER, max(1.1, size * 0.045))
    sign = (Sign.ENGINEER, Sign.ADMINISTRATOR, Sign.PERSONNEL)[worker]
    paint_sign(painter, sign, x, y - size * 0.1, size * 0.44, PAPER)
    paint_team_mark(painter, team, x, y + size * 0.27, size * 0.24)


def paint_cube(painter: QPainter, team: int, x: float, y: float, size: float) -> None:
    """A cube of the Media track, seen from above one edge."""
    ink, half, lift = TEAM_INKS[team], size / 2, size * 0.28
    top = polygon(((x, y - half - lift), (x + half, y - half), (x, y - half + lift), (x - half, y - half)))
    left = polygon(((x - half, y - half), (x, y - half + lift), (x, y + half), (x - half, y + half - lift)))
    right = polygon(((x + half, y - half), (x, y - half + lift), (x, y + half), (x + half, y + half - lift)))
    for path, paint in ((left, ink), (right, mix(ink, "#000000", 0.3)), (top, TEAM_LIGHTS[team])):
        fill(painter, path, paint)
        stroke(painter, path, colour(INK, 0.8), 0.8)
    paint_team_mark(painter, team, x - half * 0.5, y - half * 0.05 + lift * 0.4, size * 0.3)
    paint_team_mark(painter, team, x + half * 0.5, y - half * 0.05 + lift * 0.4, size * 0.3)
