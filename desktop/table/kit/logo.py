"""The mark of Starshelf: game boxes as spines on a luminous shelf, and a star in the gap. With a pencil it is the
editor's, on a sheet of paper a file's.

Run `python -m desktop.table.kit.logo resources/icons` to write the app icons anew after a change.
"""

from __future__ import annotations

import math
import sys
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QGuiApplication, QImage, QPainter, QPainterPath

from desktop.table.kit.covers.lettering import squeezed
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import (
    ADD,
    box,
    canvas,
    fill,
    glow,
    halo,
    line,
    linear,
    painting,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.theme import AMBER, CREAM, GOOD, INK, TEAL, VIOLET, WHITE, colour, mix

MARK_WIDTH, MARK_HEIGHT = 90.0, 70.0
WORDMARK_RATIO = 202 / 26
"""Width of the wordmark over its height."""

ICON_SIZES = (16, 20, 24, 32, 48, 64, 128, 256, 512)
_FEW_SPINES_BELOW_PX = 40

_LIGHT = "#9FC0FF"
_CORNER = 0.22
_FLOOR = 60.0


@dataclass(frozen=True, slots=True)
class _Spine:
    left: float
    width: float
    height: float
    paint: str
    lean: float = 0.0


_SPINES = (
    _Spine(8, 11, 40, AMBER),
    _Spine(21, 9, 32, VIOLET),
    _Spine(35, 9, 38, TEAL, lean=13),
    _Spine(60, 10, 44, CREAM),
    _Spine(72, 9, 36, GOOD),
)
_STAR: tuple[float, float] = (52.0, 12.0)
_STAR_REACH, _STAR_WAIST = 15.0, 0.22


def paint_mark(painter: QPainter, rect: QRectF) -> None:
    """The mark, fitted into `rect` and standing on its lower edge (its own shape is 90 x 70)."""
    scale = min(rect.width() / MARK_WIDTH, rect.height() / MARK_HEIGHT)
    with saved(painter):
        painter.translate(rect.center().x() - MARK_WIDTH / 2 * scale, rect.bottom() - MARK_HEIGHT * scale)
        painter.scale(scale, scale)
        halo(painter, *_STAR, 46, 40, _LIGHT, 0.6)
        for spine in _SPINES:
            _spine(painter, spine)
        shelf = QPainterPath(QPointF(2, 62.5))
        shelf.lineTo(88, 62.5)
        glow(painter, shelf, _LIGHT, 3, spread=12, steps=6, white=0.75)
        _bright_star(painter, *_STAR, _STAR_REACH)


def paint_wordmark(painter: QPainter, rect: QRectF) -> None:
    """The name in letters that fill `rect` (202 x 26 is its natural shape)."""
    letters = squeezed("STARSHELF", display(48, 700, spacing=2.2), rect)
    unit = rect.height() / 26
    with saved(painter, ADD):
        for width, strength in ((10, 0.06), (7, 0.07), (4, 0.08)):
            stroke(painter, letters, colour("#6F92FF", strength), width * unit)
    fill(painter, letters, vertical(rect, (0, WHITE), (0.45, "#E4ECFF"), (1, "#A9C0FF")))


def app_icon(side: int) -> QImage:
    """The app icon of `side` pixels: the mark on a piece of night sky.

    Below 40 pixels it keeps three spines and the star, each a whole number of pixels wide.
    """
    image = canvas(side, side)
    with painting(image) as painter:
        _sky(painter, side)
        if side < _FEW_SPINES_BELOW_PX:
            _small_icon(painter, side)
        else:
            painter.setClipPath(rounded(QRectF(0, 0, side, side), side * _CORNER))
            paint_mark(painter, QRectF(side * 0.08, 0, side * 0.84, side * 0.84))
    return image


def editor_icon(side: int) -> QImage:
    """The editor's icon of `side` pixels: the app icon with a pencil across it."""
    image = app_icon(side)
    with painting(image) as painter:
        painter.scale(side / 128, side / 128)
        _pencil(painter, width=22 if side >= _FEW_SPINES_BELOW_PX else 28)
    return image


def file_icon(side: int, paint: str) -> QImage:
    """The icon of a file, `side` pixels high: a sheet with a folded corner, a band of its colour and the star."""
    image = canvas(side, side)
    with painting(image) as painter:
        painter.scale(side / 128, side / 128)
        sheet = polygon([(20, 4), (80, 4), (108, 32), (108, 124), (20, 124)])
        fill(painter, sheet, vertical(QRectF(20, 4, 88, 120), (0, "#1E2D6E"), (1, "#0B1130")))
        stroke(painter, sheet, colour("#7F9BF0", 0.8), 3)
        fill(painter, polygon([(80, 4), (108, 32), (80, 32)]), "#A9C0FF")
        fill(painter, box(QRectF(20, 96, 88, 14)), paint)
        halo(painter, 62, 64, 36, 32, _LIGHT, 0.6)
        fill(painter, four_pointed_star(62, 64, 26), WHITE)
    return image


def write_app_icons(folder: Path) -> None:
    """Write every icon in every size as <name>-<side>.png. Raises OSError if a file cannot be written."""
    for side in ICON_SIZES:
        icons = {
            "starshelf": app_icon(side),
            "starshelf-editor": editor_icon(side),
            "starshelf-set": file_icon(side, AMBER),
            "starshelf-save": file_icon(side, TEAL),
        }
        for name, icon in icons.items():
            target = folder / f"{name}-{side}.png"
            if not icon.save(str(target)):
                raise OSError(f"The icon {target.name} cannot be written: is its folder there and writable?")


# ---------------------------------------------------------------- the parts


def _sky(painter: QPainter, side: int) -> None:
    area = QRectF(0, 0, side, side)
    corner = side * _CORNER
    fill(painter, rounded(area, corner), vertical(area, (0, "#1B2A66"), (0.6, "#0E1740"), (1, "#080C24")))
    if side >= _FEW_SPINES_BELOW_PX:
        edge = side / 128
        rim = rounded(area.adjusted(edge, edge, -edge, -edge), corner - edge)
        stroke(painter, rim, colour("#7F9BF0", 0.5), edge * 1.5)


def _pencil(painter: QPainter, width: float) -> None:
    """A pencil that points to the lower left, drawn on a square of 128."""
    half = width / 2
    with saved(painter):
        painter.translate(60, 114)
        painter.rotate(45)
        body = box(QRectF(-half, -70, width, 46))
        tip = polygon([(-half, -24), (half, -24), (0, 0)])
        outline = polygon([(-half, -70), (half, -70), (half, -24), (0, 0), (-half, -24)])
        stroke(painter, outline, colour(INK, 0.85), 9)
        fill(painter, body, linear(-half, 0, half, 0, (0, "#FFE3A6"), (0.5, AMBER), (1, mix(AMBER, INK, 0.4))))
        fill(painter, tip, CREAM)
        fill(painter, polygon([(-half / 3, -8), (half / 3, -8), (0, 0)]), INK)
        fill(painter, box(QRectF(-half, -70, width, 9)), "#FF8FA3")


def _spine(painter: QPainter, spine: _Spine) -> None:
    with saved(painter):
        painter.translate(spine.left, _FLOOR)
        painter.rotate(spine.lean)
        body = rounded(QRectF(0, -spine.height, spine.width, spine.height), 2.4)
        shades = ((0, mix(spine.paint, WHITE, 0.35)), (0.4, spine.paint), (1, mix(spine.paint, INK, 0.5)))
        fill(painter, body, linear(0, 0, spine.width, 0, *shades))
        for below, strength, width in ((7, 0.6, 1.5), (11, 0.4, 1.0)):
            y = below - spine.height
            line(painter, (2, y), (spine.width - 2, y), colour(INK, strength), width)


def _bright_star(painter: QPainter, x: float, y: float, reach: float) -> None:
    star = four_pointed_star(x, y, reach)
    with saved(painter, ADD):
        for step in range(8, 0, -1):
            stroke(painter, star, colour(_LIGHT, 0.05), reach * 0.08 * step)
    fill(painter, star, radial(x, y, reach, (0, WHITE), (0.5, WHITE), (1, "#CFE0FF")))


def four_pointed_star(x: float, y: float, reach: float) -> QPainterPath:
    points = []
    for turn in range(8):
        angle = math.pi / 4 * turn - math.pi / 2
        radius = reach * _STAR_WAIST if turn % 2 else reach
        points.append((x + radius * math.cos(angle), y + radius * math.sin(angle)))
    return polygon(points)


def _small_icon(painter: QPainter, side: int) -> None:
    """Drawn on a grid of 16 whose lines are moved to whole pixels."""

    def at(place: float) -> int:
        return round(place * side / 16)

    star_x, star_y, reach = at(9) + 0.5, at(5) + 0.5, at(4)
    halo(painter, star_x, star_y, reach * 1.4, reach * 1.4, _LIGHT, 0.5)
    for left, top, paint in ((2, 4, AMBER), (5, 7, TEAL), (12, 6, GOOD)):
        fill(painter, box(QRectF(at(left), at(top), at(2), at(13) - at(top))), paint)
        shade = QRectF(at(left) + at(2) - at(0.8), at(top), at(0.8), at(13) - at(top))
        fill(painter, box(shade), colour(INK, 0.3))
    fill(painter, box(QRectF(at(1), at(13), side - 2 * at(1), at(1))), "#DCE7FF")
    fill(painter, four_pointed_star(star_x, star_y, reach), WHITE)


if __name__ == "__main__":
    app = QGuiApplication(sys.argv)
    write_app_icons(Path(sys.argv[1]))
