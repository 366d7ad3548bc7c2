"""Where everything lies on the table of One Small Step, in board units; the proportions of a wide window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

BOARD = QRectF(0, 0, 1184, 588)
WHOLE = QRectF(0, 0, 1184, 1046)
EARTH = QPointF(371, 326)
EARTH_RADIUS = 204.0
MOON = QPointF(1084, 74)
MOON_RADIUS = 62.0

PLATE = (160.0, 150.0)
_PLATES = ((60, 108), (442, 108), (60, 366), (442, 366), (252, 366))
"""In the order of the content: the unlimited space lies in the middle below."""

_COLUMN, _STEP = 690.0, 122.0


def plate(space: int) -> QRectF:
    """The plate of an Earth space, 0 to 4."""
    return QRectF(*_PLATES[space], *PLATE)


def seat(space: int, acting: int) -> QPointF:
    """Where a worker stands on a plate."""
    return plate(space).topLeft() + QPointF(22, 40 + 62 * acting)


def slot(upgrade: int) -> QRectF:
    """One of the twenty upgrades: two below each action, the satellite's first."""
    space, acting, marker = upgrade // 4, upgrade // 2 % 2, upgrade % 2
    return QRectF(7 + 75 * marker, 56 + 62 * acting, 71, 27).translated(plate(space).topLeft())


def draft(number: int) -> QRectF:
    return QRectF(_COLUMN + _STEP * number, 196, 112, 176)


def deck(number: int) -> QRectF:
    """Events, Hazards, Satellite missions and Crew missions of the team, under the draft."""
    return QRectF(_COLUMN + _STEP * number, 386, 112, 58)


def offer(number: int) -> QRectF:
    return QRectF(_COLUMN + _STEP * number, 482, 112, 58)


def tower_cell(media: int) -> QRectF:
    """A space of the Media track, -3 to 8."""
    return QRectF(8, 64 + 40 * (8 - media), 42, 40)


PATH = (QPointF(398, 62), QPointF(478, 50), QPointF(558, 44), QPointF(638, 42), QPointF(718, 46), QPointF(1084, 74))
"""The spaces on the way to the Moon; the last one is the Moon."""
STACKS = (QRectF(64, 34, 36, 36), QRectF(128, 34, 36, 36), QRectF(192, 34, 36, 36))
"""Satellite, media and crew tiles."""

AGENCY = (588.0, 326.0)
HAND = QRectF(0, 930, 1184, 116)


def agency(team: int) -> QRectF:
    return QRectF(596 * team, 596, *AGENCY)


def _on(team: int, x: float, y: float, width: float, height: float) -> QRectF:
    """A rect of an agency board."""
    return QRectF(x, y, width, height).translated(agency(team).topLeft())


def token(team: int, resource: int) -> QRectF:
    """The cell of a resource on an agency board."""
    return _on(team, 22 + 194 * (resource // 3) + 57 * (resource % 3), 38, 56, 70)


def stage(team: int, number: int) -> QRectF:
    """A place of the launch queue: T-Minus 2, T-Minus 1 and Launch are 2, 1 and 0."""
    return _on(team, 6 + 194 * (2 - number), 113, 188, 152)


def queued(team: int, number: int, place: int, count: int) -> QRectF:
    """A mission in a place of the queue; of several that share it the later ones lie lower."""
    around = stage(team, number)
    step = min(20.0, 22 / max(1, count - 1))
    return QRectF(around.left() + 8, around.top() + 18 + place * step, 172, 112)


def person(team: int, number: int) -> QRectF:
    """Three seats side by side; a fourth card that must go soon lies over the last one."""
    return _on(team, 6 + 194 * min(number, 2), 270, 188, 26)


def home(team: int, worker: int) -> QRectF:
    """Where the workers of a type wait."""
    return _on(team, 300 + 62 * worker, 2, 58, 28)


def media_tile(team: int, number: int) -> QRectF:
    return _on(team, 6 + 72 * number, 299, 68, 23)


def advancement(team: int, number: int) -> QRectF:
    """An Advancement that a team has."""
    return _on(team, 302 + 94 * number, 299, 90, 23)


def hand_card(number: int, count: int) -> QRectF:
    """A card of the hand; many of them overlap."""
    step = min(214.0, (HAND.width() - 130 - 208) / max(1, count - 1)) if count > 1 else 0.0
    return QRectF(112 + step * number, HAND.top() + 9, 208, 98)
