"""How the list of choices shows pawns and their ways."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter

from desktop.games.space_checkers.actions import Direction
from desktop.games.space_checkers.board import DIRECTIONS, SIDES, STEPS
from desktop.games.space_checkers.content import COLOURS
from desktop.table.boards.base import Entry, PaintIn
from desktop.table.boards.space_checkers import words
from desktop.table.boards.space_checkers.marks import paint_arrow
from desktop.table.boards.space_checkers.panels import paint_portrait
from desktop.table.boards.space_checkers.preview import Way
from desktop.table.boards.space_checkers.saucers import PORTRAIT, paint_saucer
from desktop.table.boards.stills import still
from desktop.table.kit.theme import FLEETS, WHITE

_MOST_SPOILS = 3


def way_entry(way: Way, fleets: Sequence[str], have: int, target: int) -> Entry:
    """A way of the picked pawn, with what it takes; ``have`` of ``target`` captives are there already."""
    taken = [fleets[owner] for _, owner in way.captured]
    detail = words.haul(taken)
    if taken:
        detail = f"{detail}; {words.reach(len(taken), have, target)}"
    return Entry(words.way_title(way), detail, arrow(way.action.towards), _spoils(taken))


def pawn_entry(ways: Sequence[Way], fleets: Sequence[str], own: str) -> Entry:
    """A pawn that may move, with its only way or the number of them, and the most it can take."""
    best = max(ways, key=lambda way: len(way.captured))
    taken = [fleets[owner] for _, owner in best.captured]
    count = QCoreApplication.translate("SpaceCheckersBoard", "{count} ways").format(count=len(ways))
    detail = words.way_title(ways[0]) if len(ways) == 1 else count
    if taken:
        detail = f"{detail}, {words.haul(taken)}"
    title = QCoreApplication.translate("SpaceCheckersBoard", "Pawn {cell}").format(cell=words.place(ways[0].start))
    return Entry(title, detail, _little(own), _spoils(taken))


def _spoils(taken: Sequence[str]) -> tuple[PaintIn, ...]:
    return tuple(map(_little, taken[:_MOST_SPOILS]))


def portrait(fleet: str) -> PaintIn:
    """A saucer on its plate, for seats."""
    return still(("portrait", fleet), lambda painter, rect: paint_portrait(painter, rect, fleet))


def _little(fleet: str) -> PaintIn:
    """A saucer without a plate."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_saucer(painter, fleet, rect.center().x(), rect.center().y() - 1, rect.width() * 0.92, PORTRAIT)

    return still(("little", fleet), paint, spill=12)


def arrow(direction: Direction) -> PaintIn:
    """An arrow in the colour of the side it points to; white where it points between two."""
    side = DIRECTIONS.index(direction)
    paint = FLEETS[COLOURS[side]].bright if side < SIDES else WHITE
    return lambda painter, rect: paint_arrow(painter, rect.center(), STEPS[direction], rect.width() * 0.86, paint)
