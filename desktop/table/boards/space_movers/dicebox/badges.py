"""Small plates over dice: whose die it is, what it shows, and whether that is enough."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from math import cos, radians, sin

from PySide6.QtCore import QCoreApplication, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.space_movers.dicebox.skins import SKINS, Skin
from desktop.table.boards.space_movers.dicebox.state import Mark
from desktop.table.boards.space_movers.symbols import paint_symbol
from desktop.table.kit.fonts import display, font
from desktop.table.kit.ink import ellipse, fill, polygon, rounded, saved, shadow, stroke, vertical
from desktop.table.kit.theme import AMBER, DANGER, GOOD, TEXT, colour, mix
from desktop.table.kit.writing import centred_baseline, put_text, text_width

_TALL = 26.0


def hexagon(x: float, y: float, radius: float) -> QPainterPath:
    return polygon([(x + radius * cos(radians(60 * k + 30)), y + radius * sin(radians(60 * k + 30))) for k in range(6)])


def paint_sign(painter: QPainter, skin: Skin, x: float, y: float, radius: float) -> None:
    """The sign of a die in a hexagon of its colour."""
    rect = QRectF(x - radius, y - radius, 2 * radius, 2 * radius)
    plate = hexagon(x, y, radius)
    fill(painter, plate, vertical(rect, (0, mix(skin.body, "#FFFFFF", 0.22)), (1, mix(skin.body, "#000000", 0.18))))
    stroke(painter, plate, colour(skin.ink if skin.sign == "piloting" else "#FFFFFF", 0.5), 1.1)
    ink = skin.medical if skin.sign == "medical" else skin.ink
    paint_symbol(painter, skin.sign, x, y, radius * 0.55, ink)


def paint_verdict(painter: QPainter, good: bool, x: float, y: float, radius: float) -> None:
    """A tick in a disc, or a cross in an octagon."""
    if good:
        fill(painter, ellipse(x, y, radius), GOOD)
        paint_symbol(painter, "check", x, y, radius * 0.62, "#06301A")
        return
    corners = [
        (x + 1.06 * radius * cos(radians(45 * k + 22.5)), y + 1.06 * radius * sin(radians(45 * k + 22.5)))
        for k in range(8)
    ]
    fill(painter, polygon(corners), DANGER)
    paint_symbol(painter, "cross", x, y, radius * 0.60, "#3A0510")


@contextmanager
def _standing(painter: QPainter, foot: QPointF, enlarged: float) -> Iterator[None]:
    """Paint enlarged, with the origin at a point."""
    with saved(painter):
        painter.translate(foot)
        painter.scale(enlarged, enlarged)
        yield


def _plate(painter: QPainter, width: float, border: str) -> QRectF:
    """A plate whose pointer stands on the origin."""
    rect = QRectF(-width / 2, -_TALL - 7, width, _TALL)
    shadow(painter, rect, _TALL / 2, blur=8, drop=3)
    pointer = polygon([(-6, rect.bottom() - 1), (6, rect.bottom() - 1), (0, 0)])
    path = rounded(rect, _TALL / 2).united(pointer)
    fill(painter, path, colour("#0B1230", 0.94))
    stroke(painter, path, colour(border, 0.95), 1.3)
    return rect


def paint_badge(painter: QPainter, foot: QPointF, die: str, mark: Mark, enlarged: float = 1.0) -> None:
    """Over a die at rest; a face that an area overrules is struck through."""
    with _standing(painter, foot, enlarged):
        _badge(painter, die, mark)


def _badge(painter: QPainter, die: str, mark: Mark) -> None:
    shown = font(12, 600)
    by_area = QCoreApplication.translate("DiceBox", "by area")
    width = 66.0 + (text_width(shown, by_area) + 8 if mark.by_area else 0.0)
    border = GOOD if mark.good else DANGER
    rect = _plate(painter, width, border)
    y = rect.center().y()
    paint_sign(painter, SKINS[die], rect.left() + 14, y, 9.5)
    paint_verdict(painter, mark.good, rect.left() + 35, y, 8.5)
    x = rect.left() + 49
    if mark.face:
        figure = display(17, 700)
        put_text(
            painter, x, centred_baseline(figure, y), str(mark.face), figure, colour(TEXT, 0.75 if mark.by_area else 1)
        )
    else:
        paint_symbol(painter, "medical", x + 5, y, 6, "#FF8A96")
    if mark.by_area:
        painter.setPen(colour(border))
        strike = polygon([(x - 2, y + 6), (x + 12, y - 6)], closed=False)
        stroke(painter, strike, border, 1.8)
        put_text(painter, x + 18, centred_baseline(shown, y), by_area, shown, TEXT)


def paint_needed(painter: QPainter, foot: QPointF, die: str, needed: int, enlarged: float = 1.0) -> None:
    """Over the die in hand."""
    with _standing(painter, foot, enlarged):
        _needed(painter, die, needed)


def _needed(painter: QPainter, die: str, needed: int) -> None:
    words = QCoreApplication.translate("DiceBox", "needs {number}+").format(number=needed)
    letters = display(15, 700)
    width = 34 + text_width(letters, words) + 12
    rect = _plate(painter, width, AMBER)
    paint_sign(painter, SKINS[die], rect.left() + 15, rect.center().y(), 9.5)
    put_text(painter, rect.left() + 32, centred_baseline(letters, rect.center().y()), words, letters, AMBER)
