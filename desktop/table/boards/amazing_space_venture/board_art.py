"""What is printed on the board: the track round the rim, letters and numbers, squares, sectors and worm holes."""

from __future__ import annotations

import random
from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture.grid import NUMBER, SIZE
from desktop.games.amazing_space_venture.models import BoardContent
from desktop.table.boards.amazing_space_venture.geometry import (
    BOARD,
    FIELD,
    GUTTER,
    LETTERS,
    SIDE,
    TRACK,
    TRACK_SPACES,
    UNIT,
    centre,
    rect,
)
from desktop.table.boards.amazing_space_venture.signs import LOOKS, paint_hole, sign_path
from desktop.table.kit import fonts
from desktop.table.kit.ink import (
    ADD,
    FLAT,
    ellipse,
    fill,
    halo,
    linear,
    outer_glow,
    radial,
    rounded,
    saved,
    stroke,
    vertical,
)
from desktop.table.kit.sky import paint_clouds
from desktop.table.kit.theme import GOLD, VIOLET, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

_WELL = BOARD.adjusted(TRACK + 1, TRACK + 1, -TRACK - 1, -TRACK - 1)
GLOW = 9.0
"""How far the board shines past its edge."""


@dataclass(frozen=True, slots=True)
class SectorPlan:
    """A sector as painters want it: its squares from corner to corner."""

    colour: str
    first: int
    last: int

    @property
    def rect(self) -> QRectF:
        return rect(self.first).united(rect(self.last))


@dataclass(frozen=True, slots=True)
class BoardPlan:
    """What the content prints on the board, by numbers of squares."""

    sectors: tuple[SectorPlan, ...]
    holes: tuple[int, ...]
    marks: tuple[int, ...]


def plan_of(board: BoardContent) -> BoardPlan:
    return BoardPlan(
        tuple(SectorPlan(one.colour, NUMBER[one.north_west], NUMBER[one.south_east]) for one in board.sectors),
        tuple(NUMBER[name] for name in board.worm_holes),
        tuple(NUMBER[name] for name in board.marks),
    )


def paint_board(painter: QPainter, plan: BoardPlan) -> None:
    """The empty board."""
    outer_glow(painter, BOARD, 12, VIOLET, round(GLOW), 0.012)
    ground = linear(0, 0, SIDE, SIDE, (0, "#161F4C"), (0.5, "#10173A"), (1, "#1A1644"))
    fill(painter, rounded(BOARD, 12), ground)
    _paint_track(painter)
    _paint_well(painter)
    for square in range(SIZE * SIZE):
        _paint_square(painter, rect(square))
    _paint_labels(painter)
    for sector in plan.sectors:
        _paint_sector(painter, sector)
    for square in plan.marks:
        _paint_mark(painter, plan, square)
    for square in plan.holes:
        middle = centre(square)
        paint_hole(painter, middle.x(), middle.y(), 17, square * 0.7)
    stroke(painter, rounded(BOARD.adjusted(0.75, 0.75, -0.75, -0.75), 12), colour(GOLD, 0.8), 1.5)


def _paint_track(painter: QPainter) -> None:
    for number, space in enumerate(TRACK_SPACES):
        ten, five = number % 10 == 0, number % 5 == 0
        inside = space.adjusted(1.2, 1.2, -1.2, -1.2)
        top, bottom = ("#4E3D80", "#32285E") if ten else ("#2E2C6A", "#221F52") if five else ("#1C2556", "#151C45")
        fill(painter, rounded(inside, 4), vertical(inside, (0, top), (1, bottom)))
        edge = colour(GOLD, 0.8) if ten else colour("#7A80D8", 0.55 if five else 0.3)
        stroke(painter, rounded(inside.adjusted(0.5, 0.5, -0.5, -0.5), 3.6), edge, 1)
        face = fonts.display(11.5 if ten else 10.5, 700 if five else 500)
        ink = GOLD if ten else colour("#E2E6FF" if five else "#8E9AD6", 0.95)
        middle = space.center()
        put_text(painter, middle.x(), centred_baseline(face, middle.y()), str(number), face, ink, CENTRE)


def _paint_well(painter: QPainter) -> None:
    well = rounded(_WELL, 6)
    fill(painter, well, linear(0, 0, SIDE, SIDE, (0, "#0C1332"), (0.5, "#0A0F2A"), (1, "#0F1236")))
    with saved(painter):
        painter.setClipPath(well, Qt.ClipOperation.IntersectClip)
        for x, y, reach, tint in (
            (0.26, 0.28, 270, "#2450B0"),
            (0.76, 0.26, 260, "#7A5E14"),
            (0.74, 0.78, 270, "#1A7A46"),
            (0.25, 0.78, 270, "#8A1E4E"),
        ):
            halo(painter, SIDE * x, SIDE * y, reach, reach, tint, 0.30)
        paint_clouds(painter, _WELL, 21, ("#5A48C8", "#3A5AC8"), strength=0.30, low=0.42, span=0.8)
        chance = random.Random(11)
        for _ in range(900):
            x, y = _WELL.left() + chance.random() * _WELL.width(), _WELL.top() + chance.random() * _WELL.height()
            fill(
                painter,
                ellipse(x, y, chance.choice((0.3, 0.35, 0.4, 0.55, 0.8))),
                colour("#DCE6FF", chance.uniform(0.15, 0.6)),
            )
    stroke(painter, well, colour(GOLD, 0.55), 1)


def _paint_square(painter: QPainter, square: QRectF) -> None:
    fill(painter, rounded(square.adjusted(1, 1, -1, -1), 3), colour("#4A5EBE", 0.085))
    stroke(painter, rounded(square.adjusted(1.5, 1.5, -1.5, -1.5), 2.6), colour("#7F95F0", 0.19), 0.8)


def _paint_labels(painter: QPainter) -> None:
    face = fonts.display(12, 600)
    ink = colour("#B8C2F0")
    for n in range(SIZE):
        along = FIELD.left() + (n + 0.5) * UNIT
        for y in (FIELD.top() - GUTTER / 2, FIELD.bottom() + GUTTER / 2):
            put_text(painter, along, centred_baseline(face, y), LETTERS[n], face, ink, CENTRE)
        for x in (FIELD.left() - GUTTER / 2, FIELD.right() + GUTTER / 2):
            put_text(painter, x, centred_baseline(face, along), str(n + 1), face, ink, CENTRE)


def _paint_sector(painter: QPainter, sector: SectorPlan) -> None:
    look = LOOKS[sector.colour]
    area = sector.rect
    frame = rounded(area.adjusted(-0.2, -0.2, 0.2, 0.2), 6)
    fill(painter, frame, colour(look.bright, 0.04))
    east, south = area.center().x() > SIDE / 2, area.center().y() > SIDE / 2
    # A faint sign in the quarter that fills last, next to the corner of the board.
    x = area.right() - 2.0 * UNIT if east else area.left() + 2.0 * UNIT
    y = area.bottom() - 1.9 * UNIT if south else area.top() + 1.9 * UNIT
    sign = sign_path(sector.colour, x, y, 36)
    fill(painter, sign, colour(look.bright, 0.045))
    stroke(painter, sign, colour(look.bright, 0.2), 1.2)
    face = fonts.display(42, 800)
    down = 8 if sector.colour == "red" else 0
    put_text(painter, x, centred_baseline(face, y + down), look.letter, face, colour(look.bright, 0.22), CENTRE)
    with saved(painter, ADD):
        for width, faint in ((9.0, 0.05), (6.0, 0.08), (4.0, 0.12)):
            stroke(painter, frame, colour(look.bright, faint), width)
    stroke(painter, frame, colour(look.bright, 0.92), 2, dash=look.dash or None, cap=FLAT)


def _paint_mark(painter: QPainter, plan: BoardPlan, square: int) -> None:
    """A small planet in the corner of its square that points away from the middle of its sector."""
    sector = next((one for one in plan.sectors if one.rect.contains(centre(square))), None)
    if sector is None:
        return
    look = LOOKS[sector.colour]
    middle, heart = centre(square), sector.rect.center()
    x = middle.x() + (15 if middle.x() > heart.x() else -15)
    y = middle.y() + (15 if middle.y() > heart.y() else -15)
    halo(painter, x, y, 9, 9, look.bright, 0.5)
    lit = ((0, mix(look.bright, WHITE, 0.6)), (0.5, look.bright), (1, look.dark))
    fill(painter, ellipse(x, y, 4.6), radial(x - 1.8, y - 2, 8, *lit))
