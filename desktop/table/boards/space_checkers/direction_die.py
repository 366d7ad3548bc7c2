"""The direction die: a colour on four faces, WILD on two (SC-DIE-02, SC-DIE-03)."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.table.boards.space_checkers.geometry import SIDES, TOWARDS
from desktop.table.boards.space_checkers.signs import paint_sign
from desktop.table.kit.dice import (
    BACK,
    BOTTOM,
    FRONT,
    INDIGO,
    LEFT,
    RIGHT,
    TOP,
    FacePainter,
    Turn,
    at_rest,
    heading,
    paint_die,
)
from desktop.table.kit.fonts import display
from desktop.table.kit.ink import fill, polygon, rounded, saved, stroke
from desktop.table.kit.theme import FLEETS, INK, WHITE, colour, mix
from desktop.table.kit.writing import CENTRE, centred_baseline, fit_font, put_text

WILD = "wild"
FACES = {FRONT: "red", LEFT: "blue", BACK: "yellow", RIGHT: "green", TOP: WILD, BOTTOM: WILD}
_TURNS = {(-1, 0): 0.0, (0, 1): 90.0, (1, 0): 180.0, (0, -1): 270.0}  # of an arrow that points up


def arrow_turn(fleet: str) -> float:
    """How far an arrow that points north is turned to point at a fleet's side, in degrees clockwise."""
    return _TURNS[TOWARDS[SIDES[fleet]]]


def paint_wild_face(painter: QPainter, shade: float = 0.0) -> None:
    """Four small arrows to the four sides round the word, in a square of 100 units."""
    for fleet in FLEETS:
        turn = arrow_turn(fleet)
        with saved(painter):
            painter.rotate(turn)
            # the word is wide, so the arrows to the left and right are shorter
            neck, foot = (-31, -27) if turn in (90, 270) else (-29, -14)
            tip = polygon([(0, -43), (15, neck), (7, neck), (7, foot), (-7, foot), (-7, neck), (-15, neck)])
            fill(painter, tip, mix(FLEETS[fleet].bright, "#02040F", shade * 0.45))
            stroke(painter, tip, colour(INK, 0.9), 1.4)
    word = QCoreApplication.translate("SpaceCheckersBoard", "WILD")
    plate = QRectF(-27, -10.5, 54, 21)
    fill(painter, rounded(plate, 6), colour("#070C24", 0.96))
    stroke(painter, rounded(plate, 6), colour(WHITE, 0.9), 1.4)
    letters = fit_font(word, 48, display(17, 700, spacing=0.8), 8)
    put_text(painter, 0, centred_baseline(letters, 0), word, letters, WHITE, CENTRE)


def paint_colour_face(painter: QPainter, fleet: str, shade: float = 0.0) -> None:
    """A large arrow that points up, with the fleet's sign, in a square of 100 units."""
    arrow = polygon([(0, -37), (28, -6), (13, -6), (13, 35), (-13, 35), (-13, -6), (-28, -6)])
    fill(painter, arrow, mix(FLEETS[fleet].bright, "#02040F", shade * 0.45))
    stroke(painter, arrow, colour(WHITE, 0.55), 2)
    paint_sign(painter, fleet, 0, 3, 10, INK)


def _painter_of(shown: str) -> FacePainter:
    if shown == WILD:
        return paint_wild_face
    return lambda painter, shade: paint_colour_face(painter, shown, shade)


_PAINTERS = {face: _painter_of(shown) for face, shown in FACES.items()}


def paint_direction_die(painter: QPainter, x: float, y: float, size: float, turn: Turn, lift: float = 0.0) -> None:
    paint_die(painter, x, y, size, turn, _PAINTERS, INDIGO, lift)


def direction_rest(shown: str, yaw: float = 30.0) -> Turn:
    """How the die lies when it shows a fleet's colour or WILD.

    A colour's arrow points as nearly at its side of the board as the yaw allows.
    """
    face = next(face for face, what in FACES.items() if what == shown)
    wanted = 0.0 if shown == WILD else arrow_turn(shown)
    turns = [at_rest(face, yaw + quarter) for quarter in (0, 90, 180, 270)]
    return min(turns, key=lambda turn: abs((heading(turn, face) - wanted + 180) % 360 - 180))
