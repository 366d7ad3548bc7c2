"""The palette that all screens share, and the arithmetic of colours.

Colours are kept as "#RRGGBB" strings, which are hashable and can be written into a style sheet; `colour` and
`mix` make QColors of them.
"""

from dataclasses import dataclass
from typing import TypeAlias

from PySide6.QtGui import QColor

# Space, from the furthest to the nearest layer.
DEEP = "#070B1A"
SPACE = "#0E1533"
PANEL = "#111A3A"
RAISED = "#1A2550"
HAIRLINE = "#2B3A73"
EDGE = "#5468B8"
SHELF_EDGE = "#8FB4FF"

# Writing and meaning.
TEXT = "#E8ECFF"
SOFT_TEXT = "#C5CEF2"
MUTED = "#9AA6D6"
WHITE = "#FFFFFF"
INK = "#0A1030"
GOOD = "#58E07A"
WARNING = "#FFD84D"
DANGER = "#FF4D5E"

# One accent per game, and the editor's blueprint.
AMBER = "#FFB454"
TEAL = "#3EC6C0"
VIOLET = "#A97BFF"
GOLD = "#FFD36E"
PATH_RED = "#FF5A4E"
CREAM = "#F3E9D2"
PRINT_NAVY = "#16243F"
PRINT_RED = "#C8352B"
PRINT_BLUE = "#2F6DB5"
BLUEPRINT = "#123A86"
BLUEPRINT_DEEP = "#0C2560"
BLUEPRINT_INK = "#DDF0FF"

ACCENTS = {
    "space_checkers": GOOD,
    "space_movers": AMBER,
    "amazing_space_venture": VIOLET,
    "one_small_step": CREAM,
}

Paint: TypeAlias = QColor | str


@dataclass(frozen=True, slots=True)
class Fleet:
    """The colours of one fleet of Space Checkers.

    `bright` is for signs, lines and writing, `deep` is its partner for light that is added to the dark board.
    """

    key: str
    bright: str
    deep: str


GREEN = Fleet("green", "#58E07A", "#1FA24A")
YELLOW = Fleet("yellow", "#FFD84D", "#B88400")
BLUE = Fleet("blue", "#4DA3FF", "#1E6FE0")
RED = Fleet("red", "#FF5C6C", "#C81E3C")

FLEETS: dict[str, Fleet] = {fleet.key: fleet for fleet in (GREEN, YELLOW, BLUE, RED)}


def colour(paint: Paint, alpha: float = 1.0) -> QColor:
    """`paint` as a QColor whose own opacity is multiplied by `alpha` (0 to 1, clamped)."""
    made = QColor(paint)
    made.setAlphaF(min(1.0, max(0.0, made.alphaF() * alpha)))
    return made


def mix(first: Paint, second: Paint, share: float, alpha: float = 1.0) -> QColor:
    """The colour between two others: `share` 0 is the first, 1 the second; the opacity is `alpha`."""
    a, b = QColor(first), QColor(second)

    def between(x: float, y: float) -> float:
        return min(1.0, max(0.0, x + (y - x) * share))

    return QColor.fromRgbF(
        between(a.redF(), b.redF()),
        between(a.greenF(), b.greenF()),
        between(a.blueF(), b.blueF()),
        min(1.0, max(0.0, alpha)),
    )
