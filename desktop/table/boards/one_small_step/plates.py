"""The five places on Earth: two actions each, with two upgrades below every action."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.one_small_step import models as m
from desktop.table.boards.one_small_step.cards import worker_shape
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import BAD, GOLD, INK, NAVY, PAPER, PAPER_DEEP, PAPER_SHADE
from desktop.table.boards.one_small_step.painting import paint_line
from desktop.table.boards.one_small_step.pieces import paint_worker
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbols import effects_line
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import ellipse, fill, line, radial, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import colour, mix
from desktop.table.kit.writing import put_fitted


def paint_plate(
    painter: QPainter,
    rect: QRectF,
    space: m.EarthSpace,
    covered: Sequence[int],
    workers: Sequence[tuple[int, int]],
    *,
    beginner: bool,
) -> None:
    """A plate of 160 x 150 units. ``covered`` tells of its four upgrades which have their marker; workers are (team,
    type) in the order in which they came."""
    with saved(painter):
        painter.translate(rect.topLeft())
        sheet = QRectF(0, 0, 160, 150)
        shadow(painter, sheet, 8, blur=11, drop=5, strength=0.6)
        fill(painter, rounded(sheet, 8), vertical(sheet, (0, "#FBF4E2"), (0.5, PAPER), (1, PAPER_SHADE)))
        _head(painter, space)
        for acting, action in enumerate((space.engineer, space.administrator)):
            y = 26.0 + 62 * acting
            drop, size = (16.0, 27.0) if beginner else (0.0, 23.0)
            worker_shape(painter, acting, 22, y + 14.5 + drop, size + 3)
            effects = action.beginner if beginner and action.beginner else action.base
            paint_line(painter, effects_line(effects), QRectF(40, y + 1 + drop, 115, 28), size)
            for marker, upgrade in enumerate((action.satellite, action.crew)):
                slot = QRectF(7 + 75 * marker, y + 30, 71, 27)
                if beginner:
                    continue
                if covered[2 * acting + marker]:
                    _paint_covered(painter, slot, (Sign.SATELLITE, Sign.CREW)[marker])
                else:
                    _paint_open(painter, slot, upgrade)
        line(painter, (8, 86), (152, 86), colour(NAVY, 0.35), 1, dash=[3, 3])
        stroke(painter, rounded(sheet.adjusted(1, 1, -1, -1), 8), GOLD, 2)
        if workers and not space.unlimited:
            paint_veil(painter, sheet, 8)
            fill(painter, ellipse(146, 12, 9), PAPER)
            paint_sign(painter, Sign.LOCK, 146, 11.5, 12, INK)
        for number, (team, worker) in enumerate(workers):
            paint_worker(painter, team, worker, 22 + 20 * number, 40 + 62 * (worker == 1), 36)


def _head(painter: QPainter, space: m.EarthSpace) -> None:
    with saved(painter):
        painter.setClipRect(QRectF(0, 0, 160, 23), Qt.ClipOperation.IntersectClip)
        fill(painter, rounded(QRectF(0, 0, 160, 40), 8), vertical(QRectF(0, 0, 160, 23), (0, "#223A66"), (1, NAVY)))
    width = 112 if space.unlimited else 126
    put_fitted(painter, 10, 16.4, width, space.title.upper(), display(13, 700, spacing=0.8), PAPER, smallest=10)
    if space.unlimited:
        paint_sign(painter, Sign.UNLIMITED, 144, 11.5, 22, GOLD)


def _paint_covered(painter: QPainter, rect: QRectF, sign: Sign) -> None:
    """A marker lies on the upgrade: nobody sees what is below, until it goes."""
    fill(painter, rounded(rect, 4), PAPER_DEEP)
    with saved(painter):
        painter.setClipPath(rounded(rect, 4), Qt.ClipOperation.IntersectClip)
        for step in range(22):
            x = rect.left() - rect.height() + step * 5
            line(painter, (x, rect.bottom()), (x + rect.height(), rect.top()), colour(NAVY, 0.16), 1.3)
    stroke(painter, rounded(rect, 4), colour(NAVY, 0.7), 1)
    x, y, radius = rect.center().x(), rect.center().y(), rect.height() * 0.43
    fill(painter, ellipse(x, y + 1.2, radius), colour("#0A1020", 0.5))
    disc = radial(x - radius * 0.4, y - radius * 0.5, radius * 1.9, (0, "#6A7796"), (0.6, "#33415F"), (1, "#1B2744"))
    fill(painter, ellipse(x, y, radius), disc)
    stroke(painter, ellipse(x, y, radius * 0.82), colour(PAPER, 0.55), 0.9)
    paint_sign(painter, sign, x, y, radius * 1.2, PAPER)


def _paint_open(painter: QPainter, rect: QRectF, upgrade: m.EarthUpgrade) -> None:
    """White with a thick edge; the black tab says how it works: − cheaper, / instead, + in addition."""
    fill(painter, rounded(rect, 4), "#FFFBEF")
    tab = QRectF(rect.left(), rect.top(), 15, rect.height())
    with saved(painter):
        painter.setClipRect(tab, Qt.ClipOperation.IntersectClip)
        fill(painter, rounded(rect, 4), INK)
    stroke(painter, rounded(rect, 4), INK, 1.6)
    x, y = tab.center().x(), tab.center().y()
    if upgrade.mode == "/":
        line(painter, (x - 3, y + 7), (x + 3, y - 7), PAPER, 2.2)
    else:
        line(painter, (x - 5, y), (x + 5, y), PAPER, 2.2)
    if upgrade.mode == "+":
        line(painter, (x, y - 5), (x, y + 5), PAPER, 2.2)
    room = rect.adjusted(17, 1, -2, -1)
    if upgrade.mode == "-":
        for coin in range(upgrade.reduce):
            left = room.center().x() - 12 * upgrade.reduce + 24 * coin
            stroke(painter, ellipse(left + 12, room.center().y(), 8), INK, 1.6)
            line(painter, (left + 6, room.center().y() + 6), (left + 18, room.center().y() - 6), BAD, 2)
        return
    paint_line(painter, effects_line(upgrade.effects), room, 19)


def paint_veil(painter: QPainter, rect: QRectF, corner: float) -> None:
    """Closed: a blue wash and fine hatching, so that it shows without colour too."""
    path = rounded(rect, corner)
    fill(painter, path, colour(mix(NAVY, "#1E4AA0", 0.5), 0.42))
    with saved(painter):
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        for step in range(int((rect.width() + rect.height()) / 7) + 1):
            x = rect.left() - rect.height() + step * 7
            line(painter, (x, rect.bottom()), (x + rect.height(), rect.top()), colour("#0B1744", 0.2), 1.2)
