"""The pictures of the help pages: small positions painted by the board's own painters."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.amazing_space_venture import load
from desktop.games.amazing_space_venture.game import AmazingSpaceVenture
from desktop.games.amazing_space_venture.grid import NUMBER
from desktop.games.amazing_space_venture.placement import controlled
from desktop.games.amazing_space_venture.tables import Tables
from desktop.table.boards.amazing_space_venture import marks, signs
from desktop.table.boards.amazing_space_venture.board_art import paint_board, plan_of
from desktop.table.boards.amazing_space_venture.card_faces import card_face
from desktop.table.boards.amazing_space_venture.faces import Laid, TileArt, tile_arts
from desktop.table.boards.amazing_space_venture.geometry import BOARD, centre, rect
from desktop.table.boards.amazing_space_venture.position import paint_tiles
from desktop.table.boards.amazing_space_venture.stage import Slot, Stage, paint_stage
from desktop.table.boards.amazing_space_venture.suns import paint_held
from desktop.table.boards.amazing_space_venture.words import tr
from desktop.table.help.pictures import HelpPicture
from desktop.table.kit.ink import fill, rounded, saved
from desktop.table.kit.theme import INK

WIDTH = 516.0
"""In logical pixels: what the help drawer has room for."""
_PART = rect(NUMBER["C-3"]).united(rect(NUMBER["H-6"]))
_EDGES = {"D-4": ("HOME-BLUE", 0), "E-4": ("ST", 1), "F-4": ("RA", 1), "E-5": ("GA-1", 2), "F-5": ("ST-G1", 0)}
_GALAXY = {"D-4": ("GA-2A", 1), "E-4": ("GA-2A", 2), "D-5": ("GA-2A", 0), "E-5": ("GA-2A", 3), "F-4": ("ST", 0)}
_BESIDE_SUN = {"D-4": ("ST", 0), "E-3": ("GA-1", 2), "F-6": ("PL2-1", 3)}
_ROAD = {
    "C-4": ("PL2-1", 1),
    "D-4": ("ST", 1),
    "E-4": ("RA", 1),
    "E-5": ("RA", 3),
    "F-5": ("ST", 1),
    "G-5": ("ST", 1),
    "H-5": ("PL1-1", 3),
}


@cache
def _tables() -> Tables:
    game: AmazingSpaceVenture = load()
    return game.tables


@cache
def _arts() -> dict[str, TileArt]:
    return {art.name: art for art in tile_arts(_tables())}


def laid(drawn: dict[str, tuple[str, int]]) -> dict[int, Laid]:
    """Tiles by their squares, each with its quarter turns."""
    return {NUMBER[name]: Laid(_arts()[tile], turns) for name, (tile, turns) in drawn.items()}


def pictures() -> dict[str, HelpPicture]:
    """All pictures by name."""
    high = WIDTH * _PART.height() / _PART.width()
    return {
        "opening": HelpPicture(WIDTH, WIDTH, _paint_opening),
        "edges": HelpPicture(WIDTH, high, _paint_edges),
        "galaxy": HelpPicture(WIDTH, high, _paint_galaxy),
        "sun": HelpPicture(WIDTH, high, _paint_sun),
        "pirate": HelpPicture(WIDTH, high, _paint_pirate),
        "ships": HelpPicture(WIDTH, 96, _paint_ships),
        "discovery": HelpPicture(320, 232, _paint_discovery),
    }


def _on_board(painter: QPainter, area: QRectF, shown: QRectF, tiles: dict[int, Laid]) -> None:
    """Sets the painter to board units and paints the board with tiles."""
    painter.setClipRect(area)
    painter.translate(area.topLeft())
    painter.scale(area.width() / shown.width(), area.height() / shown.height())
    painter.translate(-shown.topLeft())
    paint_board(painter, plan_of(_tables().content.board))
    paint_tiles(painter, tiles)


def _paint_opening(painter: QPainter, area: QRectF) -> None:
    starts = {start.square: (start.id, 0) for start in _tables().content.starts}
    with saved(painter):
        _on_board(painter, area, BOARD, laid(starts))


def _paint_edges(painter: QPainter, area: QRectF) -> None:
    held = Laid(_arts()["RA-G1"], 0)
    with saved(painter):
        _on_board(painter, area, _PART, laid(_EDGES))
        for name, fits in (("E-6", True), ("C-4", True), ("D-5", False)):
            with saved(painter):
                painter.translate(centre(NUMBER[name]))
                (marks.paint_fits if fits else marks.paint_turns)(painter)
        square = NUMBER["D-3"]
        marks.paint_ghost(painter, NUMBER["D-3"], held, fits=True)
        marks.paint_match(painter, square, 2)
        clash = NUMBER["G-5"]
        marks.paint_ghost(painter, clash, held, fits=False)
        marks.paint_clash(painter, clash, 3)


def _paint_galaxy(painter: QPainter, area: QRectF) -> None:
    with saved(painter):
        _on_board(painter, area, _PART, laid(_GALAXY))
        spot = centre(NUMBER["D-4"])
        signs.paint_probe(painter, "blue", spot.x(), spot.y())
        for number, name in enumerate(("D-4", "E-4", "D-5", "E-5"), start=1):
            at = rect(NUMBER[name]).topLeft()
            marks.paint_pill(painter, at + QPointF(9, 9), str(number), "#BFEAFF", 11)


def _paint_sun(painter: QPainter, area: QRectF) -> None:
    t = _tables()
    sun = next(face.id for face in t.faces if face.kind == "sun")
    square, rotation = NUMBER["E-4"], 0
    with saved(painter):
        _on_board(painter, area, _PART, laid({**_BESIDE_SUN, "E-4": (sun, rotation)}))
        for other, turn in controlled(square, rotation):
            paint_held(painter, other, turn)


def _paint_pirate(painter: QPainter, area: QRectF) -> None:
    with saved(painter):
        _on_board(painter, area, _PART, laid(_ROAD))
        spot = centre(NUMBER["E-5"])
        signs.paint_pirate(painter, "red", spot.x(), spot.y())
        for number, name in enumerate(("D-4", "E-4", "E-5", "F-5", "G-5"), start=1):
            at = rect(NUMBER[name]).topLeft()
            marks.paint_pill(painter, at + QPointF(9, 9), str(number), "#BFEAFF", 11)


def _paint_ships(painter: QPainter, area: QRectF) -> None:
    fill(painter, rounded(area, 10), INK)
    for number in range(5):
        key = ("blue", "yellow", "green", "red", "blue")[number]
        x = area.left() + area.width() * (number + 0.5) / 5
        signs.paint_ship(painter, key, number, x, area.center().y() - 4, 26)


def _paint_discovery(painter: QPainter, area: QRectF) -> None:
    t = _tables()
    numbers = [t.card_number[name] for name in ("cephei", *_pair(t))]
    faces = [card_face(t, number, lambda sentence: sentence.fill()) for number in numbers]
    values = [t.values[number] for number in numbers]
    slots = (Slot(tr("Planet"), faces[0]), Slot(tr("Environment"), faces[1]), Slot(tr("Life form"), faces[2]))
    told = f"4 × ({values[0]} + {values[1]} + {values[2]}) = {4 * sum(values)}"
    line = tr("Planet worth {value} on {square}").format(value=4, square="D-4")
    stage = Stage(faces[0].title, line, slots, told, NUMBER["D-4"], (4, 5, "green"), "blue")
    paint_stage(painter, area.adjusted(4, 4, -4, -4), stage, 1.0)


def _pair(t: Tables) -> tuple[str, str]:
    """An Environment and a Life Form that add a point each."""
    found: dict[str, str] = {}
    for number, card in enumerate(t.cards):
        if t.values[number] == 1 and card.kind in ("environment", "life"):
            found.setdefault(card.kind, card.id)
    return found["environment"], found["life"]
