"""Light in the box: a warm lamp far to the left, a cool fill from the front right, and teal thrown back by the felt.

Colours are mixed in linear light, three numbers from 0 up, and made fit for the screen at the end.
"""

from __future__ import annotations

from typing import TypeAlias

from PySide6.QtGui import QColor

from desktop.dice.turns import Vector, dot, minus, unit

Light: TypeAlias = tuple[float, float, float]

LAMP: Vector = (-14.0, 8.5, 20.0)
FILL: Vector = unit((0.75, -0.85, 0.75))
_GAMMA = 2.2


def linear(paint: str) -> Light:
    made = QColor(paint)
    return made.redF() ** _GAMMA, made.greenF() ** _GAMMA, made.blueF() ** _GAMMA


def screen(light: Light, alpha: float = 1.0) -> QColor:
    """A colour for the screen; what is brighter than white is dimmed softly."""
    red, green, blue = (min(1.0, max(0.0, x / (1 + 0.16 * max(0.0, x - 0.6)))) ** (1 / _GAMMA) for x in light)
    return QColor.fromRgbF(red, green, blue, alpha)


def scaled(light: Light, by: float) -> Light:
    return light[0] * by, light[1] * by, light[2] * by


def shade(place: Vector, normal: Vector, eye: Vector, base: Light, gloss: float, rim: float) -> Light:
    """What a point of a surface sends to the eye."""
    view, lamp = unit(minus(eye, place)), unit(minus(LAMP, place))
    half = unit((view[0] + lamp[0], view[1] + lamp[1], view[2] + lamp[2]))
    sky = 0.5 + 0.5 * normal[2]
    lit = 1.2 * max(0.0, dot(normal, lamp))
    fill = 0.42 * max(0.0, dot(normal, FILL))
    felt = max(0.0, 0.3 - 0.55 * normal[2])
    shine = gloss * max(0.0, dot(normal, half)) ** 44
    edge = rim * (1 - max(0.0, dot(normal, view))) ** 3
    red = 0.17 + 0.17 * sky + lit + 0.62 * fill + 0.05 * felt
    green = 0.20 + 0.19 * sky + 0.955 * lit + 0.80 * fill + 0.42 * felt
    blue = 0.25 + 0.23 * sky + 0.87 * lit + fill + 0.44 * felt
    return (
        base[0] * red + shine + 0.55 * edge,
        base[1] * green + 0.016 * felt + 0.97 * shine + 0.75 * edge,
        base[2] * blue + 0.018 * felt + 0.9 * shine + edge,
    )
