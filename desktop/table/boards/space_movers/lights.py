"""What glows: choices, what is pointed at, the cursor, and the places a sentence speaks of."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.kernel.words import Address
from desktop.table.kit.ink import ADD, arc, ellipse, fill, glow, halo, rounded, saved, stroke
from desktop.table.kit.theme import AMBER, TEAL, WHITE, Paint, colour, mix

_ROUND = ("node", "seat", "die", "drone")


def _is_round(address: Address) -> bool:
    return address.partition(":")[0] in _ROUND


def paint_choice(painter: QPainter, address: Address, rect: QRectF, paint: Paint, *, near: bool, key: str = "") -> None:
    """A place that may be picked; `near` when it is pointed at."""
    if _is_round(address):
        _ring(painter, rect, paint, near=near)
        return
    radius = 9.0 if rect.width() > 60 else 6.0
    with saved(painter, ADD):
        for reach in (10, 6, 3):
            stroke(painter, rounded(rect, radius), colour(paint, 0.16 if near else 0.1), reach)
    stroke(
        painter,
        rounded(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius),
        WHITE if near else colour(paint, 0.95),
        2.2 if near else 1.6,
    )
    if near and rect.width() * rect.height() < 60_000:
        fill(painter, rounded(rect, radius), colour(paint, 0.08))


def _ring(painter: QPainter, rect: QRectF, paint: Paint, *, near: bool) -> None:
    x, y, radius = rect.center().x(), rect.center().y(), rect.width() / 2
    if radius < 20:
        halo(painter, x, y, radius * 1.6, radius * 1.6, paint, 0.6)
        stroke(painter, ellipse(x, y, radius), WHITE if near else paint, 2.4 if near else 1.8)
        return
    halo(painter, x, y, radius * 1.5, radius * 1.5, paint, 0.42 if near else 0.26)
    core = mix(paint, WHITE, 0.8 if near else 0.35)
    with saved(painter, ADD):
        stroke(painter, ellipse(x, y, radius + 1), colour(paint, 0.25), 6)
    for part in range(4):
        stroke(painter, arc(x, y, radius + 1, part * 90 + 12, 66), core, 2.8 if near else 2.2)


def paint_picked(painter: QPainter, address: Address, rect: QRectF) -> None:
    """What was picked on the way to an action."""
    shape = ellipse(rect.center().x(), rect.center().y(), rect.width() / 2) if _is_round(address) else rounded(rect, 8)
    glow(painter, shape, AMBER, 2.2, spread=10, strength=0.4, steps=4)


def paint_cursor(painter: QPainter, rect: QRectF) -> None:
    """The keyboard's cursor: four corners round the place."""
    around = rect.adjusted(-5, -5, 5, 5)
    shape = rounded(around, 9)
    stroke(painter, shape, colour("#05070F", 0.9), 4)
    stroke(painter, shape, "#FFF3D6", 2, dash=[5, 2.4])


def paint_spoken(painter: QPainter, address: Address, rect: QRectF) -> None:
    """A place that a line of the log speaks of."""
    shape = ellipse(rect.center().x(), rect.center().y(), rect.width() / 2) if _is_round(address) else rounded(rect, 8)
    glow(painter, shape, TEAL, 2, spread=16, strength=0.5, steps=5)
