"""The crew as pictures: their colours, discs, pawns and skills."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.space_movers.models import Character
from desktop.games.space_movers.vocabulary import Symbol
from desktop.table.boards.space_movers.symbols import paint_disc, paint_everybody, paint_struck, paint_symbol
from desktop.table.kit.ink import ellipse, fill, halo, line, linear, polygon, radial, saved, stroke
from desktop.table.kit.theme import AMBER, DANGER, INK, WHITE, colour, mix

_BRIGHTEST = 0.5
"""Signs on bodies lighter than this are dark."""


@dataclass(frozen=True, slots=True)
class Look:
    """How a Character is known."""

    name: str
    body: str
    ink: str
    """Of the sign on the body."""
    bright: str
    """The body's colour, bright enough for words on the dark sky."""
    sign: str
    """The name of the symbol."""


def look_of(person: Character) -> Look:
    body = colour(person.colour)
    light = 0.299 * body.redF() + 0.587 * body.greenF() + 0.114 * body.blueF()
    ink = INK if light > _BRIGHTEST else "#F4F6FF"
    if person.skill == "medical" and light > _BRIGHTEST:
        ink = "#C7283A"
    bright = mix(body, WHITE, max(0.0, 0.66 - light) * 1.15).name()
    return Look(person.name, person.colour, ink, bright, person.skill)


def looks(characters: Sequence[Character]) -> tuple[Look, ...]:
    """In the order of the characters."""
    return tuple(look_of(person) for person in characters)


class Skills:
    """Paints the symbols of checks in the colours of whoever answers them."""

    def __init__(self, crew: Sequence[Look], specialist: Mapping[Symbol, int]) -> None:
        self._looks = {symbol: crew[character] for symbol, character in specialist.items()}

    def paint(self, painter: QPainter, symbol: Symbol, x: float, y: float, radius: float, *, off: bool = False) -> None:
        """The disc of a symbol; crossed out when nobody can answer it now."""
        look = self._looks.get(symbol)
        if look is None:
            paint_everybody(painter, symbol, x, y, radius)
        else:
            paint_disc(painter, look.sign, x, y, radius, look.body, look.ink)
        if off:
            paint_struck(painter, x, y, radius)


def paint_avatar(painter: QPainter, look: Look, x: float, y: float, radius: float, *, ring: str = "") -> None:
    paint_disc(painter, look.sign, x, y, radius, look.body, look.ink)
    if ring:
        stroke(painter, ellipse(x, y, radius + 2.2), ring, 1.8)


def paint_sign(painter: QPainter, look: Look, rect: QRectF) -> None:
    """The Character's disc in a square."""
    radius = min(rect.width(), rect.height()) / 2
    paint_disc(painter, look.sign, rect.center().x(), rect.center().y(), radius, look.body, look.ink)


def paint_pawn(
    painter: QPainter, look: Look, x: float, base: float, scale: float = 1.0, *, acts: bool = False, hurt: bool = False
) -> None:
    """A standing piece about 24 units wide and 34 high; `(x, base)` is the middle of its foot."""
    with saved(painter):
        painter.translate(x, base)
        painter.scale(scale, scale)
        if acts:
            halo(painter, 0, -14, 27, 27, AMBER, 0.75)
        fill(painter, ellipse(0, 0, 14, 4.4), radial(0, 0, 14, (0, colour("#01030A", 0.8)), (1, colour("#01030A", 0))))
        rim = colour("#DDE5FF", 0.9) if colour(look.body).lightnessF() < 0.35 else mix(look.body, WHITE, 0.55, 0.9)
        body = _pawn_body()
        across = ((0, mix(look.body, WHITE, 0.32)), (0.36, look.body), (1, mix(look.body, "#060814", 0.5)))
        fill(painter, body, linear(-12, 0, 12, 0, *across))
        stroke(painter, body, rim, 1.1)
        head = ellipse(0, -25.5, 6.6)
        round_ = ((0, mix(look.body, WHITE, 0.65)), (0.55, look.body), (1, mix(look.body, "#060814", 0.45)))
        fill(painter, head, radial(-2.4, -28, 10, *round_))
        stroke(painter, head, rim, 1.1)
        paint_symbol(painter, look.sign, 0, -8.6, 6.0, look.ink)
        if hurt:
            line(painter, (-6.2, -28.4), (6.2, -23.2), "#F4F7FF", 3.4)
            fill(painter, ellipse(0, -25.7, 1.5), DANGER)


def _pawn_body() -> QPainterPath:
    body = QPainterPath(QPointF(-12, -2))
    body.cubicTo(-12, -11, -8.5, -13, -7, -20)
    body.cubicTo(-6, -24, 6, -24, 7, -20)
    body.cubicTo(8.5, -13, 12, -11, 12, -2)
    body.cubicTo(12, 2.6, -12, 2.6, -12, -2)
    return body


def paint_die(painter: QPainter, look: Look | None, x: float, y: float, radius: float, face: str = "") -> None:
    """A die seen from above: a kite of ten sides for a Character, a square for the blank one. `face` is what shows."""
    body, ink = (look.body, look.ink) if look else ("#8A93B8", INK)
    if look is None:
        shape = polygon(
            [
                (x - radius * 0.8, y - radius * 0.8),
                (x + radius * 0.8, y - radius * 0.8),
                (x + radius * 0.8, y + radius * 0.8),
                (x - radius * 0.8, y + radius * 0.8),
            ]
        )
    else:
        shape = polygon(
            [
                (x, y - radius),
                (x + radius * 0.95, y - radius * 0.12),
                (x + radius * 0.62, y + radius * 0.62),
                (x, y + radius),
                (x - radius * 0.62, y + radius * 0.62),
                (x - radius * 0.95, y - radius * 0.12),
            ]
        )
    light = radial(
        x - radius * 0.4,
        y - radius * 0.5,
        radius * 2,
        (0, mix(body, WHITE, 0.4)),
        (0.55, body),
        (1, mix(body, "#05070F", 0.5)),
    )
    fill(painter, shape, light)
    stroke(painter, shape, mix(body, WHITE, 0.55, 0.85), 1.1)
    if look is not None:
        kite = polygon(
            [
                (x, y - radius),
                (x + radius * 0.55, y + radius * 0.22),
                (x, y + radius * 0.62),
                (x - radius * 0.55, y + radius * 0.22),
            ]
        )
        fill(painter, kite, mix(body, WHITE, 0.16, 0.8))
        stroke(painter, kite, mix(body, WHITE, 0.5, 0.6), 0.8)
        for side in (-1, 1):
            line(
                painter,
                (x + side * radius * 0.55, y + radius * 0.22),
                (x + side * radius * 0.95, y - radius * 0.12),
                mix(body, "#05070F", 0.4, 0.6),
                0.8,
            )
    if face:
        _paint_face(painter, x, y - radius * 0.06, radius, face, ink)


def _paint_face(painter: QPainter, x: float, y: float, radius: float, face: str, ink: str) -> None:
    from desktop.table.kit import fonts
    from desktop.table.kit.writing import CENTRE, centred_baseline, put_text

    if face == "medical":
        paint_symbol(painter, "medical", x, y, radius * 0.34, ink)
        return
    font = fonts.display(radius * 0.86)
    put_text(painter, x, centred_baseline(font, y), face, font, ink, CENTRE)
