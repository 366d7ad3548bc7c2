"""Pictures of the words that a field may have: skills, resources, edges, colours, as the game paints them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QIcon, QPainter, QPixmap

from desktop.table.kit.ink import canvas, ellipse, fill, painting, rounded, stroke
from desktop.table.kit.theme import FLEETS, PATH_RED, VIOLET, colour

SIDE = 22
_RATIOS = (1.0, 2.0)
_SKILLS = {
    "piloting": ("#39415F", "#E8ECFF"),
    "psychic": ("#3F8FF0", "#FFFFFF"),
    "communications": ("#EF4A5C", "#FFFFFF"),
    "mechanical": ("#F58A32", "#1A0F05"),
    "navigation": ("#48CE6C", "#04210C"),
    "engineering": ("#F5CC3C", "#221A02"),
    "medical": ("#E6ECFA", "#17203C"),
}
Paints = Callable[[QPainter], None]


@cache
def symbol(game: str, word: str) -> QIcon | None:
    """The picture of a word in a game; None for words without one."""
    paint = _painter(game, word)
    if paint is None:
        return None
    icon = QIcon()
    for ratio in _RATIOS:
        image = canvas(SIDE, SIDE, ratio)
        with painting(image) as painter:
            paint(painter)
        icon.addPixmap(QPixmap.fromImage(image))
    return icon


def _painter(game: str, word: str) -> Paints | None:
    match game:
        case "space_movers":
            return _skill(word)
        case "one_small_step":
            return _resource(word)
        case "amazing_space_venture":
            return _edge(word)
        case _:
            return _fleet(word)


def _skill(word: str) -> Paints | None:
    from desktop.table.boards.space_movers.symbols import paint_disc, paint_everybody

    middle, radius = SIDE / 2, SIDE / 2 - 1.5
    if word in _SKILLS:
        body, ink = _SKILLS[word]
        return lambda painter: paint_disc(painter, word, middle, middle, radius, body, ink)
    if word in ("strength", "intelligence"):
        return lambda painter: paint_everybody(painter, word, middle, middle, radius)
    return None


def _resource(word: str) -> Paints | None:
    from desktop.table.boards.one_small_step.painting import paint_temporary
    from desktop.table.boards.one_small_step.signs import Sign

    if word not in {sign.value for sign in tuple(Sign)[:9]} | {"agency", "satellite", "crew"}:
        return None
    return lambda painter: paint_temporary(painter, Sign(word), SIDE / 2, SIDE / 2, SIDE - 3)


def _edge(word: str) -> Paints | None:
    from desktop.table.boards.amazing_space_venture.signs import LOOKS, paint_sign

    tile = QRectF(3, 3, SIDE - 6, SIDE - 6)
    inks = {"path": PATH_RED, "galaxy": VIOLET, "deep": "#2B3A73"}
    if word in LOOKS:
        return lambda painter: paint_sign(painter, word, SIDE / 2, SIDE / 2, 7)
    if word not in inks:
        return None

    def paint(painter: QPainter) -> None:
        fill(painter, rounded(tile, 4), "#0B1129")
        stroke(painter, rounded(tile, 4), colour(inks[word]), 1.6)
        if word == "path":
            fill(painter, rounded(QRectF(SIDE / 2 - 2, 3, 4, SIDE - 6), 2), colour(PATH_RED))
        elif word == "galaxy":
            fill(painter, ellipse(SIDE / 2, SIDE / 2, 4.5, 3), colour(VIOLET))

    return paint


def _fleet(word: str) -> Paints | None:
    if word not in FLEETS:
        return None
    return lambda painter: fill(painter, ellipse(SIDE / 2, SIDE / 2, 8), colour(FLEETS[word].bright))
