"""The two bars of the board: what the crew has left, and what the UO has seen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.space_movers.models import Bars
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.boards.space_movers.tokens import EYE
from desktop.table.kit import fonts
from desktop.table.kit.ink import fill, line, linear, outer_glow, rounded, saved, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, HAIRLINE, INK, MUTED, SOFT_TEXT, WHITE, Paint, colour, mix
from desktop.table.kit.writing import CENTRE, LEFT, centred_baseline, put_fitted, put_text

ORANGE = "#FF8A3D"
_HEAD = 46.0
"""Room for name and figure above the cells."""
_LOW = 5


def _tr(text: str) -> str:
    return QCoreApplication.translate("SpaceMoversBoard", text)


def _plate(painter: QPainter, rect: QRectF, name: str, figure: int, paint: Paint) -> None:
    fill(painter, rounded(rect, 9), vertical(rect, (0, colour("#16204A", 0.92)), (1, colour("#0C1230", 0.94))))
    stroke(painter, rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), 8.5), colour(HAIRLINE, 0.9), 1)
    middle = rect.center().x()
    put_fitted(painter, middle, rect.top() + 15, rect.width() - 4, name, fonts.font(12, 500), SOFT_TEXT, CENTRE, 10)
    put_text(painter, middle, rect.top() + 39, str(figure), fonts.display(25), paint, CENTRE)


def _cells(rect: QRectF, count: int, width: float) -> list[QRectF]:
    """So many cells from the bottom up."""
    top, bottom = rect.top() + _HEAD, rect.bottom() - 6
    high = (bottom - top) / count
    left = rect.left() + 9
    return [QRectF(left, bottom - (n + 1) * high + 1, width, high - 2) for n in range(count)]


def _skull(painter: QPainter, cell: QRectF) -> None:
    fill(painter, rounded(cell, 3), colour("#4A0E1C", 0.95))
    stroke(painter, rounded(cell, 3), colour(DANGER, 0.9), 1)
    paint_symbol(painter, "skull", cell.center().x(), cell.center().y(), min(cell.height(), 16) * 0.44, "#FFB8BE")


def paint_resources(painter: QPainter, rect: QRectF, bars: Bars, value: int, upkeep: int, gain: int = 0) -> None:
    """The Resource Bar. ``upkeep`` is what the next Clean Up takes, ``gain`` what the choice pointed at brings."""
    paint = DANGER if value <= _LOW else AMBER
    _plate(painter, rect, _tr("Resources"), value, paint)
    cells = _cells(rect, bars.resources + 1, rect.width() - 34)
    _skull(painter, cells[0])
    for level in range(1, bars.resources + 1):
        cell = cells[level]
        full, going, coming = level <= value, value - upkeep < level <= value, value < level <= value + gain
        shape = rounded(cell, 2.5)
        fill(painter, shape, colour("#070B1C", 0.85))
        if full:
            share = level / bars.resources
            body = mix("#E8622C", "#FFC978", share)
            fill(painter, shape, linear(cell.left(), 0, cell.right(), 0, (0, mix(body, WHITE, 0.25)), (1, body)))
        if going:
            _hatch(painter, cell, INK)
        if coming:
            fill(painter, shape, colour(GOOD, 0.4))
        stroke(painter, shape, colour(GOOD if coming else AMBER if level == value else HAIRLINE, 0.95), 1)
    _batteries(painter, cells, bars)
    if 0 <= value <= bars.resources:
        _marker(painter, cells[value], -upkeep, gain, [cells[level].center().y() for level in bars.batteries])


def _hatch(painter: QPainter, cell: QRectF, paint: Paint) -> None:
    with saved(painter):
        painter.setClipPath(rounded(cell, 2.5), Qt.ClipOperation.IntersectClip)
        x = cell.left() - cell.height()
        while x < cell.right():
            line(painter, (x, cell.bottom()), (x + cell.height(), cell.top()), colour(paint, 0.7), 2)
            x += 5


def _batteries(painter: QPainter, cells: list[QRectF], bars: Bars) -> None:
    face = fonts.font(12, 600, tabular=True)
    for index, level in enumerate(bars.batteries):
        cell = cells[level]
        x = cell.right() + 4
        paint = DANGER if index == 0 else SOFT_TEXT
        put_text(painter, x, centred_baseline(face, cell.center().y()), str(level), face, paint, LEFT)


def _marker(painter: QPainter, cell: QRectF, change: int, gain: int, figures: Sequence[float]) -> None:
    """The white frame of the present level, and what will come of it; clear of the figures beside the bar."""
    outer_glow(painter, cell, 3, AMBER, reach=4, strength=0.06)
    stroke(painter, rounded(cell.adjusted(-1.2, -1.2, 1.2, 1.2), 3.4), WHITE, 1.5)
    face = fonts.font(12, 700, tabular=True)
    words = f"+{gain}" if gain else str(change)
    x, y = cell.right() + 4, cell.center().y()
    down = -1 if gain else 1
    y = max(
        (y + down * step for step in (12, 0, 22)), key=lambda at: min([11, *(abs(at - other) for other in figures)])
    )
    put_text(
        painter,
        x + 1,
        centred_baseline(face, y),
        words,
        face,
        GOOD if gain else "#FFB0A0",
        LEFT,
    )


def paint_presence(painter: QPainter, rect: QRectF, bars: Bars, value: int) -> None:
    """The Presence Bar: purple, orange with stripes, and the skull."""
    orange = value >= bars.orange
    _plate(painter, rect, _tr("Presence"), value, ORANGE if orange else EYE)
    cells = _cells(rect, bars.skull + 1, rect.width() - 34)
    face = fonts.font(13, 700, tabular=True)
    for level, cell in enumerate(cells):
        if level == bars.skull:
            _skull(painter, cell)
            continue
        hot = level >= bars.orange
        body = ORANGE if hot else EYE
        shape = rounded(cell, 3)
        lit = level <= value
        fill(painter, shape, mix("#080C1E", body, 0.82 if lit else 0.16, 0.95))
        if hot:
            _hatch(painter, cell, "#3A1606" if lit else "#120A10")
        stroke(painter, shape, colour(body, 0.9 if lit else 0.45), 1)
        put_text(
            painter,
            cell.center().x(),
            centred_baseline(face, cell.center().y()),
            str(level),
            face,
            INK if lit else MUTED,
            CENTRE,
        )
        if level == value:
            outer_glow(painter, cell, 3, body, reach=5, strength=0.06)
            stroke(painter, rounded(cell.adjusted(-1.4, -1.4, 1.4, 1.4), 4), WHITE, 1.6)
            paint_symbol(painter, "eye", cell.right() + 12, cell.center().y(), 7, WHITE)
    _penalty(painter, cells[bars.orange : bars.skull], lit=orange)


def _penalty(painter: QPainter, cells: list[QRectF], *, lit: bool) -> None:
    """What the orange part means, beside it."""
    if not cells:
        return
    x = cells[0].right() + 12
    y = (cells[0].bottom() + cells[-1].top()) / 2
    if lit:
        y = cells[-1].center().y()
    paint = ORANGE if lit else MUTED
    face = fonts.font(12, 700)
    put_text(painter, x, y - 2, "-1", face, paint, CENTRE)
    paint_symbol(painter, "eye", x, y + 9, 6, paint)
