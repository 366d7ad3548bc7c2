"""Where everything lies on the table of One Small Step, in board units; the proportions of a wide window."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

BOARD = QRectF(0, 0, 1100, 536)
WHOLE = QRectF(0, 0, 1100, 862)
EARTH = QPointF(344, 300)
EARTH_RADIUS = 192.0
MOON = QPointF(1022, 66)
MOON_RADIUS = 58.0

PLATE = (160.0, 150.0)
_PLATES = ((58, 98), (428, 98), (58, 372), (428, 372), (243, 372))
"""In the order of the content: the unlimited space lies in the middle below."""

_COLUMN, _STEP, _CARD = 602.0, 123.0, 117.0


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
    return QRectF(_COLUMN + _STEP * number, 158, _CARD, 184)


def deck(number: int) -> QRectF:
    """Events, Hazards, Satellite missions and Crew missions of the team, under the draft."""
    return QRectF(_COLUMN + _STEP * number, 352, _CARD, 58)


def offer(number: int) -> QRectF:
    return QRectF(_COLUMN + _STEP * number, 440, _CARD, 61)


HEADINGS = QRectF(_COLUMN, 104, 486, 404)
"""Around the words over draft, Moon path and Advancements."""
DRAFT_LINE, PATH_LINE, OFFER_LINE, ROUND_LINE = 148.0, 122.0, 430.0, 521.0
"""Baselines of these words."""
ROUND = QRectF(_COLUMN, 506, 486, 24)
"""What round it is, who leads and who is to act."""


def tower_cell(media: int) -> QRectF:
    """A space of the Media track, -3 to 8."""
    return QRectF(8, 58 + 37 * (8 - media), 42, 37)


TOWER = tower_cell(8).united(tower_cell(-3))
PATH = (QPointF(300, 46), QPointF(412, 44), QPointF(524, 44), QPointF(636, 46), QPointF(748, 50), MOON + QPointF(0, -4))
"""The spaces on the way to the Moon; the last one is the Moon."""
STACKS = (QRectF(62, 34, 36, 36), QRectF(124, 34, 36, 36), QRectF(186, 34, 36, 36))
"""Satellite, media and crew tiles."""

AGENCY = (546.0, 206.0)
HAND = QRectF(0, 758, 1100, 104)


def path_space(space: int) -> QRectF:
    """The place of a tile on the way, 1 to 6, with the squares below it."""
    place = PATH[space - 1]
    return QRectF(place.x() - 25, place.y() - 22, 50, 62)


def agency(team: int) -> QRectF:
    return QRectF(554 * team, 544, *AGENCY)


def _on(team: int, x: float, y: float, width: float, height: float) -> QRectF:
    """A rect of an agency board."""
    return QRectF(x, y, width, height).translated(agency(team).topLeft())


def head(team: int) -> QRectF:
    return _on(team, 0, 0, AGENCY[0], 29)


def home(team: int, worker: int) -> QRectF:
    """Where the workers of a type wait."""
    return _on(team, 242 + 56 * worker, 2, 53, 25)


def token(team: int, resource: int) -> QRectF:
    """The cell of a resource on an agency board."""
    return _on(team, 19 + 128 * (resource // 3) + 37 * (resource % 3), 33, 36, 55)


def stage(team: int, number: int) -> QRectF:
    """A place of the launch queue: T-Minus 2, T-Minus 1 and Launch are 2, 1 and 0."""
    return _on(team, 4 + 128 * (2 - number), 92, 125, 110)


def queued(team: int, number: int, place: int, count: int) -> QRectF:
    """A mission in a place of the queue; of several that share it the later ones lie lower."""
    around = stage(team, number)
    step = min(16.0, 16 / max(1, count - 1))
    return QRectF(around.left() + 3, around.top() + 15 + place * step, 119, 78)


def person(team: int, number: int) -> QRectF:
    """Three seats; a fourth card that must go soon lies over the last one."""
    return _on(team, 390, 33 + 25 * min(number, 2), 152, 23)


PLACES_FOR_TILES, PLACES_FOR_ADVANCEMENTS = 4, 3
"""Printed on an agency board; more than that lie closer together."""


def advancement(team: int, number: int, count: int = PLACES_FOR_ADVANCEMENTS) -> QRectF:
    """An Advancement that a team has."""
    step = 46.0 / max(PLACES_FOR_ADVANCEMENTS - 1, count - 1)
    return _on(team, 390, 110 + step * number, 152, 21)


def media_tile(team: int, number: int, count: int = PLACES_FOR_TILES) -> QRectF:
    """A media tile that a team keeps."""
    step = 115.5 / max(PLACES_FOR_TILES - 1, count - 1)
    return _on(team, 390 + step * number, 180, 36.5, 22)


def hand_card(number: int, count: int) -> QRectF:
    """A card of the hand; many of them overlap."""
    step = min(198.0, (HAND.width() - 120 - 192) / max(1, count - 1)) if count > 1 else 0.0
    return QRectF(112 + step * number, HAND.top() + 7, 192, 90)
