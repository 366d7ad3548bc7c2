"""Plain pieces to print: each face says its name."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.table.kit.fonts import font
from desktop.table.kit.writing import CENTRE, put_text
from editor.previews.pieces import Face, Paint, Piece
from editor.printing.painting import Printed

CARD = (63.5, 88.9)


def face(name: str, key: str, units: tuple[float, float]) -> Face:
    return Face(key, name, units, painted(name))


def painted(name: str) -> Paint:
    def paint(painter: QPainter, rect: QRectF, ratio: float) -> Sequence[str]:
        painter.fillRect(rect, "#C0D8F0")
        put_text(painter, rect.center().x(), rect.center().y(), name, font(20), "#000000", CENTRE)
        return ()

    return paint


def piece(name: str, size: tuple[float, float] = CARD, *, back: bool = True, copies: int = 1) -> Printed:
    units = (size[0] * 3, size[1] * 3)
    reverse = face(f"B-{name}", "back", units) if back else None
    return Printed(Piece(name, name, size, face(f"F-{name}", "front", units), reverse, copies))
