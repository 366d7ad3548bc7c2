"""The small pictures of cards: a sky, printed dots and one large silhouette, in the flat inks of the 1960s.

A picture is made from what the card is about and its id, so that a card of the editor has one at once and keeps it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.one_small_step import vocabulary as v
from desktop.table.boards.one_small_step.glyphs import paint_sign
from desktop.table.boards.one_small_step.inks import GOLD, NAVY, PAPER
from desktop.table.boards.one_small_step.signs import Sign
from desktop.table.boards.one_small_step.symbols import effects_line
from desktop.table.kit.ink import box, ellipse, fill, polygon, saved
from desktop.table.kit.photos import paint_photo
from desktop.table.kit.theme import PRINT_BLUE, PRINT_RED, colour

_SKIES = (
    ("#D9A441", "#E6B95C", "#8C4A1E", "#F9F2DF"),
    ("#1F5C63", "#27696F", "#0D2D3A", PAPER),
    ("#B9552B", "#C8663A", "#5A2210", "#F9F2DF"),
    ("#173B66", "#1E4A7C", "#0A1E3C", PAPER),
    ("#2F5D48", "#3A6E56", "#143024", PAPER),
    ("#7A2F3A", "#8C3B45", "#3C1219", "#F9E9CF"),
)
"""The two inks of the rays, that of the dots, and that of the silhouette."""
_PERSON_SKIES = (0, 2, 5)


def subject(effects: Sequence[v.Effect]) -> Sign:
    """The sign that a card is about: the first one of its effects that is not a star or a number."""
    signs = [mark.sign for mark in effects_line(effects) if mark.sign is not None and mark.shape != "star"]
    plain = [sign for sign in signs if sign not in (Sign.ANY, Sign.SAME, Sign.MEDIA)]
    return (plain or signs or [Sign.DEVELOPMENT])[0]


def paint_picture(
    painter: QPainter, rect: QRectF, key: str, sign: Sign, *, person: bool = False, own: bytes = b""
) -> None:
    """Fill a rect with the picture of the card ``key``; people get a portrait with the sign as their badge. ``own`` is
    the picture that its pack brings."""
    chance = random.Random(key)
    sky = _SKIES[chance.choice(_PERSON_SKIES) if person else chance.randrange(len(_SKIES))]
    if paint_photo(painter, rect, own):
        return
    with saved(painter):
        painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
        _rays(painter, rect, sky[0], sky[1], chance.uniform(0, 30))
        _dots(painter, rect, sky[2])
        if person:
            _portrait(painter, rect, chance, sign)
        else:
            _silhouette(painter, rect, sign, sky[2], sky[3], chance)


def _rays(painter: QPainter, rect: QRectF, first: str, second: str, turn: float) -> None:
    fill(painter, box(rect), first)
    x, y = rect.center().x(), rect.top() + rect.height() * 0.6
    reach = rect.width() + rect.height()
    for ray in range(18):
        edges = (math.radians(20 * ray + turn), math.radians(20 * ray + 10 + turn))
        fill(
            painter, polygon([(x, y), *((x + reach * math.cos(at), y + reach * math.sin(at)) for at in edges)]), second
        )


def _dots(painter: QPainter, rect: QRectF, paint: str) -> None:
    """Printed dots that grow towards the lower edge."""
    step = 3.4
    dots = QPainterPath()
    dots.setFillRule(Qt.FillRule.WindingFill)
    for row in range(int(rect.height() * 0.62 / step * 1.4) + 1):
        y = rect.bottom() - row * step * 0.72
        radius = step * 0.44 * (1 - (rect.bottom() - y) / (rect.height() * 0.62))
        for column in range(int(rect.width() / step) + 2):
            if radius > 0.25:
                dots.addEllipse(QPointF(rect.left() + (column + row % 2 / 2) * step, y), radius, radius)
    fill(painter, dots, colour(paint, 0.7))


def _silhouette(painter: QPainter, rect: QRectF, sign: Sign, shade: str, light: str, chance: random.Random) -> None:
    size = min(rect.width(), rect.height()) * 0.82
    x, y = rect.center().x() + chance.uniform(-0.12, 0.12) * rect.width(), rect.center().y()
    sun = chance.choice((-1, 1)) * rect.width() * 0.34
    fill(
        painter,
        ellipse(rect.center().x() + sun, rect.top() + rect.height() * 0.24, min(rect.width(), rect.height()) * 0.15),
        GOLD,
    )
    paint_sign(painter, sign, x + size * 0.04, y + size * 0.05, size, shade)
    paint_sign(painter, sign, x, y, size, light)


def _portrait(painter: QPainter, rect: QRectF, chance: random.Random, badge: Sign) -> None:
    """Head and shoulders: with a helmet, or bare-headed with a tie."""
    x, top, size = rect.center().x() - rect.width() * 0.1, rect.top(), rect.height()
    suit = chance.choice((PRINT_RED, PRINT_BLUE, "#C4501F", "#4D5A6E"))
    skin = chance.choice(("#EBC39A", "#E0B083", "#D9A877"))
    helmet = badge in (Sign.CAPSULE, Sign.LANDING, Sign.LIFE_SUPPORT, Sign.CREW, Sign.PATH)
    shoulders = QPainterPath(QPointF(x - size * 0.56, top + size))
    shoulders.cubicTo(x - size * 0.5, top + size * 0.62, x + size * 0.5, top + size * 0.62, x + size * 0.56, top + size)
    fill(painter, shoulders, suit)
    if helmet:
        fill(painter, ellipse(x, top + size * 0.45, size * 0.38), "#F7F1E1")
        fill(painter, ellipse(x, top + size * 0.47, size * 0.29), "#33425F")
    else:
        fill(painter, polygon(((x - 6, top + size * 0.72), (x + 6, top + size * 0.72), (x, top + size))), PAPER)
    fill(painter, ellipse(x, top + size * 0.5, size * 0.18, size * 0.23), skin)
    hair = QPainterPath(QPointF(x - size * 0.2, top + size * 0.48))
    hair.cubicTo(
        x - size * 0.2, top + size * 0.14, x + size * 0.2, top + size * 0.14, x + size * 0.2, top + size * 0.48
    )
    hair.cubicTo(
        x + size * 0.1, top + size * 0.34, x - size * 0.05, top + size * 0.4, x - size * 0.2, top + size * 0.48
    )
    fill(painter, hair, chance.choice(("#5B2F1A", "#2B2320", "#7A5A32")))
    for way in (-1, 1):
        fill(painter, ellipse(x + way * size * 0.07, top + size * 0.51, 1.2), "#2A1A12")
    spot = rect.right() - size * 0.27
    fill(painter, ellipse(spot, top + size * 0.3, size * 0.2), colour(PAPER, 0.95))
    paint_sign(painter, badge, spot, top + size * 0.3, size * 0.24, NAVY)
