"""Pictures beside the board: seats, the tray of the dice, the four directions, and the legend's signs."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.table.boards.space_checkers.direction_die import arrow_turn
from desktop.table.boards.space_checkers.field import paint_corners
from desktop.table.boards.space_checkers.geometry import EAST, NORTH, SIDES, SOUTH, BoardGeometry
from desktop.table.boards.space_checkers.marks import paint_cage_badge, paint_no_entry
from desktop.table.boards.space_checkers.saucers import PORTRAIT, paint_saucer
from desktop.table.boards.space_checkers.signs import paint_sign, sign_path
from desktop.table.kit.fonts import font
from desktop.table.kit.ink import (
    FLAT,
    ellipse,
    fill,
    halo,
    line,
    polygon,
    radial,
    rounded,
    saved,
    stroke,
)
from desktop.table.kit.planet import earth_image
from desktop.table.kit.sky import paint_stars
from desktop.table.kit.theme import FLEETS, HAIRLINE, INK, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, LEFT, RIGHT, put_fitted

# --- seats


def paint_portrait(painter: QPainter, rect: QRectF, fleet: str) -> None:
    """A fleet's saucer on a dark plate, as large as the plate allows."""
    plate = rounded(rect, 9)
    fill(painter, plate, colour("#070C26", 0.7))
    with saved(painter):
        painter.setClipPath(plate, Qt.ClipOperation.IntersectClip)
        width = min(rect.width() * 0.76, rect.height() * 0.84)
        paint_saucer(painter, fleet, rect.center().x(), rect.center().y() - 1, width, PORTRAIT)


PLACE, PLACE_GAP = 16.0, 3.5


def places_width(capacity: int) -> float:
    """The width of a row of prison places in logical pixels."""
    return capacity * PLACE + (capacity - 1) * PLACE_GAP


def paint_places(
    painter: QPainter,
    x: float,
    y: float,
    owner: str,
    captives: Sequence[str],
    incoming: Sequence[str] = (),
    capacity: int = 10,
) -> None:
    """A seat's prison in small: a place each, with the sign of the captive; those to come in white dashes.

    Captives beyond the capacity are counted elsewhere; the row shows the first ones.
    """
    bright = FLEETS[owner].bright
    shown = [*captives, *incoming]
    for index in range(capacity):
        rect = QRectF(x + index * (PLACE + PLACE_GAP), y, PLACE, PLACE)
        held = index < len(captives)
        fill(painter, rounded(rect, 4), colour("#060A20", 0.85))
        if index < len(shown) and not held:
            stroke(painter, rounded(rect, 4), WHITE, 1.4, dash=[2, 1.6], cap=FLAT)
        else:
            stroke(painter, rounded(rect, 4), colour(bright, 0.8 if held else 0.3), 1)
        if index < len(shown):
            centre = rect.center()
            paint_sign(painter, shown[index], centre.x(), centre.y(), 5, opacity=1 if held else 0.55)


# --- dice


def paint_tray(painter: QPainter, rect: QRectF) -> None:
    """The ground on which the dice are thrown."""
    tray = rounded(rect, 12)
    centre = rect.center()
    ground = radial(
        centre.x(),
        rect.top() + rect.height() * 0.4,
        rect.width() * 0.9,
        (0, "#1B2C6A"),
        (0.6, "#0D1640"),
        (1, "#070C26"),
    )
    fill(painter, tray, ground)
    with saved(painter):
        painter.setClipPath(tray, Qt.ClipOperation.IntersectClip)
        paint_stars(painter, rect, 9, round(rect.width() * rect.height() / 780), strength=0.5)
        for share in (0.2, 0.35, 0.5, 0.65):
            reach = share * rect.width()
            stroke(painter, ellipse(centre.x(), centre.y(), reach, reach * 0.9), colour("#7F9BFF", 0.10), 1)
    stroke(painter, rounded(rect.adjusted(0.6, 0.6, -0.6, -0.6), 11.4), colour("#43559F", 0.7), 1.2)


# --- directions


def paint_directions(
    painter: QPainter, rect: QRectF, geometry: BoardGeometry, open_: Mapping[str, bool], titles: Mapping[str, str]
) -> None:
    """The board in small with an arrow to each side; closed directions are pale. `titles` name the sides."""
    centre = rect.center()
    half = min(38.0, rect.height() * 0.18)
    board = QRectF(centre.x() - half, centre.y() - half, 2 * half, 2 * half)
    fill(painter, rounded(board, 8), colour("#070C26", 0.9))
    stroke(painter, rounded(board, 8), colour(HAIRLINE, 0.9), 1)
    for index in range(1, 5):
        at = index * 2 * half / 5
        line(painter, (board.left() + at, board.top()), (board.left() + at, board.bottom()), colour("#7F97FF", 0.16))
        line(painter, (board.left(), board.top() + at), (board.right(), board.top() + at), colour("#7F97FF", 0.16))
    if geometry.planets:
        size = half * 0.7
        painter.drawImage(QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), earth_image(size, 2))
    for fleet in SIDES:
        _direction_arrow(painter, centre, half, fleet, open_.get(fleet, False))
        _direction_title(painter, rect, half, fleet, titles.get(fleet, ""), open_.get(fleet, False))


def _direction_arrow(painter: QPainter, centre: QPointF, half: float, fleet: str, is_open: bool) -> None:
    with saved(painter):
        painter.translate(centre)
        painter.rotate(arrow_turn(fleet))
        painter.translate(0, -half - 4)
        arrow = polygon([(0, -22), (14, -6), (6, -6), (6, 0), (-6, 0), (-6, -6), (-14, -6)])
        fill(painter, arrow, colour(FLEETS[fleet].bright, 0.95 if is_open else 0.38))
        stroke(painter, arrow, colour(WHITE, 0.6 if is_open else 0.15), 1)


def _direction_title(painter: QPainter, rect: QRectF, half: float, fleet: str, title: str, is_open: bool) -> None:
    if not title:
        return
    face, centre = font(12, 600), rect.center()
    tint = mix(FLEETS[fleet].bright, WHITE, 0.1, 1 if is_open else 0.75)
    far = half + 32
    side = SIDES[fleet]
    if side == NORTH:
        put_fitted(painter, centre.x(), centre.y() - far - 2, rect.width() - 16, title, face, tint, CENTRE)
    elif side == SOUTH:
        put_fitted(painter, centre.x(), centre.y() + far + 12, rect.width() - 16, title, face, tint, CENTRE)
    else:
        outwards, align = (1, LEFT) if side == EAST else (-1, RIGHT)
        room = rect.width() / 2 - far - 8
        for index, word in enumerate(title.split("\n")):
            baseline = centre.y() - 2 + 16 * index
            put_fitted(painter, centre.x() + outwards * far, baseline, room, word, face, tint, align, 10)


# --- the legend


def _landing(painter: QPainter, centre: QPointF, fleet: str) -> None:
    frame = rounded(QRectF(centre.x() - 15, centre.y() - 15, 30, 30), 6)
    fill(painter, frame, colour(FLEETS[fleet].bright, 0.16))
    stroke(painter, frame, FLEETS[fleet].bright, 1.8, dash=[3, 2], cap=FLAT)


def _warp(painter: QPainter, centre: QPointF, fleet: str) -> None:
    halo(painter, centre.x(), centre.y(), 17, 12, FLEETS[fleet].bright, 0.5)
    for ring in range(3):
        light = mix(FLEETS[fleet].bright, WHITE, 0.2 + 0.3 * ring)
        stroke(painter, ellipse(centre.x(), centre.y(), 16 - 4 * ring, 7 - 1.7 * ring), light, 1.6)


def _captured(painter: QPainter, centre: QPointF, fleet: str) -> None:
    frame = QRectF(centre.x() - 15, centre.y() - 15, 30, 30)
    paint_corners(painter, frame, 7, 2, WHITE, 2)
    paint_cage_badge(painter, centre.x(), centre.y(), 8.5)


def _closed(painter: QPainter, centre: QPointF, fleet: str) -> None:
    paint_no_entry(painter, centre.x(), centre.y(), 8.5)


def _wild(painter: QPainter, centre: QPointF, fleet: str) -> None:
    cell = rounded(QRectF(centre.x() - 15, centre.y() - 15, 30, 30), 5)
    fill(painter, cell, colour(INK, 0.9))
    stroke(painter, cell, colour("#7F97FF", 0.4), 1)
    for other, (dx, dy) in {"green": (-8, -8), "red": (-8, 8), "yellow": (8, -8), "blue": (8, 8)}.items():
        paint_sign(painter, other, centre.x() + dx, centre.y() + dy, 4.6)


def _start(painter: QPainter, centre: QPointF, fleet: str) -> None:
    bright = FLEETS[fleet].bright
    cell = rounded(QRectF(centre.x() - 15, centre.y() - 15, 30, 30), 4)
    fill(painter, cell, colour(bright, 0.12))
    stroke(painter, cell, colour(bright, 0.8), 1.6)
    stroke(painter, sign_path(fleet, centre.x(), centre.y(), 8), colour(bright, 0.8), 1.2)


LEGEND: dict[str, Callable[[QPainter, QPointF, str], None]] = {
    "landing": _landing,
    "warp": _warp,
    "captured": _captured,
    "closed": _closed,
    "wild": _wild,
    "start": _start,
}
"""Painters of the legend's signs: each takes a centre and a fleet and stays within 18 units of the centre."""
