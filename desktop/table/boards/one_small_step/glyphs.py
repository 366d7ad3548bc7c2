"""The signs of One Small Step as shapes: one grid, one pen, solid with cut-outs, and no two alike without colour.

A sign lives on a grid of 24 x 24 and takes one colour. Signs are told apart by their outline alone, so that a person
who sees no colours, or a card of 13 pixels, loses nothing.
"""

from __future__ import annotations

from functools import cache

from PySide6.QtGui import QPainter, QPainterPath

from desktop.table.boards.one_small_step.glyphs_of_effects import EFFECTS
from desktop.table.boards.one_small_step.glyphs_of_things import THINGS
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.kit.icons import GRID, Glyph
from desktop.table.kit.ink import pen, saved
from desktop.table.kit.theme import Paint, colour

_DRAWINGS = THINGS | EFFECTS


def paint_sign(painter: QPainter, sign: Sign, x: float, y: float, size: float, paint: Paint) -> None:
    """Paint a sign of ``size`` units round a point."""
    glyph = _glyph(sign)
    with saved(painter):
        painter.translate(x - size / 2, y - size / 2)
        painter.scale(size / GRID, size / GRID)
        painter.fillPath(glyph.solids, colour(paint))
        painter.strokePath(glyph.lines, pen(paint, 2.0))


@cache
def _glyph(sign: Sign) -> Glyph:
    glyph = Glyph()
    _DRAWINGS[sign](glyph)
    return glyph


def outline(sign: Sign) -> QPainterPath:
    """The solid part of a sign on its grid, for whoever paints it with light and shade."""
    return QPainterPath(_glyph(sign).solids)
