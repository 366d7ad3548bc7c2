"""Space Paths: one line over the whole board, so that no seam shows where tiles meet."""

from __future__ import annotations

import math
from collections.abc import Mapping
from itertools import pairwise

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath, QTransform

from desktop.table.boards.amazing_space_venture.faces import Laid, PathPart
from desktop.table.boards.amazing_space_venture.geometry import MIDDLES, OUTWARDS, UNIT, corner
from desktop.table.kit.ink import ADD, FLAT, ROUND, polygon, saved, stroke
from desktop.table.kit.theme import PATH_RED, colour, mix

_BEND = 0.5523
"""Of a quarter circle drawn as a cubic."""
_TAIL = 30
"""Points of a path that thins out."""
_GLOW = ((15.0, 0.05), (12.0, 0.06), (9.5, 0.10), (7.6, 0.16))


def part_path(laid: Laid, part: PathPart) -> QPainterPath:
    """The line of a part, in shares of the square; empty for one that thins out (see ``tail``)."""
    start = QPointF(*MIDDLES[part.start])
    path = QPainterPath(start)
    if isinstance(part.end, int):
        end = QPointF(*MIDDLES[part.end])
        if part.start ^ part.end == 2:
            path.lineTo(end)
        else:
            middle = QPointF(0.5, 0.5)
            path.cubicTo(start + (middle - start) * _BEND, end + (middle - end) * _BEND, end)
        return path
    if part.end.startswith("planet:"):
        path.lineTo(QPointF(*laid.planet_spot("ab".index(part.end[-1]))))
        return path
    return QPainterPath()


def tail(part: PathPart) -> list[tuple[float, float]]:
    """The points of a path that leads to no planet, from the side on: straight, or round a black hole."""
    if isinstance(part.end, int) or part.end.startswith("planet:"):
        return []
    right, down = OUTWARDS[part.start]
    found = []
    for step in range(_TAIL + 1):
        share = step / _TAIL
        if part.end == "black_hole":
            reach = 0.5 - 0.27 * math.sin(math.pi / 2 * min(1.0, share * 1.15))
            angle = math.atan2(down, right) + (max(0.0, share - 0.06) / 0.94) ** 1.6 * math.radians(205)
            found.append((0.5 + reach * math.cos(angle), 0.5 + reach * math.sin(angle) * (1 - 0.25 * share)))
        else:
            reach = 0.5 * (1 - share * (1.0 if part.end == "galaxy" else 0.88))
            found.append((0.5 + right * reach, 0.5 + down * reach))
    return found


def paint_paths(painter: QPainter, tiles: Mapping[int, Laid]) -> None:
    """All paths of the tiles, each on its square, in board units."""
    whole = QPainterPath()
    tails = []
    for square, laid in tiles.items():
        at = corner(square)
        for part in laid.paths:
            whole.addPath(_placed(part_path(laid, part), at))
            if points := tail(part):
                tails.append([(at.x() + x * UNIT, at.y() + y * UNIT) for x, y in points])
    paint_line(painter, whole)
    for points in tails:
        _paint_tail(painter, points)


def _placed(path: QPainterPath, at: QPointF) -> QPainterPath:
    return QTransform().translate(at.x(), at.y()).scale(UNIT, UNIT).map(path)


def paint_line(painter: QPainter, path: QPainterPath, strength: float = 1.0) -> None:
    """A glowing red line with a white thread and running lights, in board units."""
    if path.isEmpty():
        return
    with saved(painter, ADD):
        for width, faint in _GLOW:
            stroke(painter, path, colour("#FF3B36", faint * strength), width, cap=FLAT)
    stroke(painter, path, colour("#B5221F", strength), 6.2, cap=FLAT)
    stroke(painter, path, colour(PATH_RED, strength), 4.7, cap=FLAT)
    stroke(painter, path, colour("#FFB199", 0.9 * strength), 2.1, cap=FLAT)
    stroke(painter, path, colour("#FFF1E6", 0.9 * strength), 0.8, cap=FLAT)
    stroke(painter, path, colour("#FFFFFF", 0.92 * strength), 1.7, dash=[0.01, 7.35], cap=ROUND)


def _paint_tail(painter: QPainter, points: list[tuple[float, float]]) -> None:
    """Thinner and fainter towards its end."""
    for index, (first, second) in enumerate(pairwise(points)):
        rest = 1 - index / len(points)
        piece = polygon([first, second], closed=False)
        with saved(painter, ADD):
            stroke(painter, piece, colour("#FF3B36", 0.22 * rest), 11 * rest, cap=FLAT)
        stroke(painter, piece, mix("#8E1A22", PATH_RED, rest, rest**0.6), 0.6 + 4.6 * rest, cap=ROUND)
        stroke(painter, piece, colour("#FFD9C8", 0.9 * rest**2), 0.3 + 1.5 * rest, cap=ROUND)
