"""The printed board of 13 x 13 squares: worm holes and marks are set by clicks, sectors drawn by their corners."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, Literal, TypeAlias

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.amazing_space_venture.grid import NAMES, NUMBER
from desktop.games.amazing_space_venture.models import COLOURS
from desktop.table.boards.amazing_space_venture.board_art import BoardPlan, SectorPlan, paint_board
from desktop.table.boards.amazing_space_venture.geometry import BOARD, rect, square_at
from desktop.table.boards.amazing_space_venture.signs import LOOKS
from desktop.table.kit.ink import fill, rounded, stroke
from desktop.table.kit.theme import INK, TEAL, WHITE, colour, mix
from editor.canvas.base import Canvas, Handle
from editor.canvas.frame import CanvasFrame
from editor.canvas.raw import items_of
from editor.document.document import Document

UNITS = QSize(round(BOARD.width()), round(BOARD.height()))
Field: TypeAlias = Literal["worm_holes", "marks"]
_CORNERS = ("north_west", "south_east")


class PrintedCanvas(Canvas):
    """The item of the part ``board``."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self.sets: Field = "worm_holes"
        """What a click on a square sets or takes away."""
        self._stretched: tuple[int, str, int] | None = None
        super().__init__(document, part, uid, UNITS, parent)
        self.setAccessibleName(self.tr("Printed board"))

    # ---- the value -----------------------------------------------------------------------------------------------

    def squares(self, field: Field) -> list[int]:
        return [NUMBER[name] for name in items_of(self.value, field) if name in NUMBER]

    def sectors(self) -> list[tuple[int, str, dict[str, int]]]:
        """Place in the list, colour and corner squares of every sector that can be drawn."""
        sectors = []
        for place, sector in enumerate(items_of(self.value, "sectors")):
            if isinstance(sector, dict) and sector.get("colour") in COLOURS:
                corners = {name: NUMBER[sector[name]] for name in _CORNERS if sector.get(name) in NUMBER}
                if self._stretched is not None and self._stretched[0] == place:
                    corners[self._stretched[1]] = self._stretched[2]
                if len(corners) == len(_CORNERS):
                    sectors.append((place, str(sector["colour"]), corners))
        return sectors

    def handles(self) -> Sequence[Handle]:
        found = []
        for place, name, corners in self.sectors():
            for corner, square in corners.items():
                area = rect(square)
                at = area.topLeft() if corner == "north_west" else area.bottomRight()
                box = QRectF(at.x() - 9, at.y() - 9, 18, 18)
                words = self.tr("Corner of the {colour} sector on {square}").format(colour=name, square=NAMES[square])
                found.append(Handle((place, corner), box, words))
        return found

    # ---- gestures ------------------------------------------------------------------------------------------------

    def click_ground(self, at: QPointF, double: bool) -> None:
        square = square_at(at)
        if square is not None and not double:
            self.toggle(square)

    def toggle(self, square: int) -> None:
        """Set or take away what the tool sets."""
        squares = self.squares(self.sets)
        kept = [one for one in squares if one != square] if square in squares else sorted([*squares, square])
        words = self.tr("Worm hole") if self.sets == "worm_holes" else self.tr("Mark")
        self.put({self.sets: [NAMES[one] for one in kept]}, words)

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        place, corner = key if isinstance(key, tuple) else (0, "")
        inwards = 10 if corner == "north_west" else -10
        square = square_at(now + QPointF(inwards, inwards))
        if square is not None:
            self._stretched = place, corner, square
            self._picture = None

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        if self._stretched is not None:
            self.stretch(*self._stretched)

    def drag_ended(self) -> None:
        self._stretched = None
        self._picture = None

    def stretch(self, place: int, corner: str, square: int) -> None:
        """A corner of a sector on another square."""
        self._stretched = None
        sectors: list[Any] = list(self.value["sectors"])
        sectors[place] = {**sectors[place], corner: NAMES[square]}
        self.put({"sectors": sectors}, self.tr("Draw sector"))

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        place, corner = key if isinstance(key, tuple) else (0, "")
        for number, _, corners in self.sectors():
            if number == place:
                beside = square_at(rect(corners[corner]).center() + way * rect(0).width())
                if beside is not None:
                    self.stretch(place, corner, beside)
        return True

    # ---- painting ------------------------------------------------------------------------------------------------

    def paint_still(self, painter: QPainter, scale: float) -> None:
        sectors = tuple(
            SectorPlan(name, corners["north_west"], corners["south_east"]) for _, name, corners in self.sectors()
        )
        paint_board(painter, BoardPlan(sectors, tuple(self.squares("worm_holes")), tuple(self.squares("marks"))))

    def paint_lively(self, painter: QPainter) -> None:
        tints = {place: LOOKS[name].bright for place, name, _ in self.sectors()}
        for handle in self.handles():
            place = handle.key[0] if isinstance(handle.key, tuple) else 0
            near = handle.key in (self.picked, self.hovered)
            box = rounded(handle.place.adjusted(2, 2, -2, -2) if not near else handle.place, 3)
            fill(painter, box, mix(tints[place], WHITE, 0.2))
            stroke(painter, box, TEAL if near else colour(INK), 1.6)


class PrintedFrame(CanvasFrame):
    """Tools round the printed board."""

    canvas: PrintedCanvas

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        usual = self.tr("Click a square to set or take away; drag the corners of a sector.")
        super().__init__(PrintedCanvas(document, part, uid), usual, parent)
        self.holes = self.tool(self.tr("Worm holes"), lambda: self._use("worm_holes"), checkable=True)
        self.marks = self.tool(self.tr("Marks"), lambda: self._use("marks"), checkable=True)
        self.inspector.hide()
        self._use("worm_holes")

    def _use(self, field: Field) -> None:
        self.canvas.sets = field
        self.holes.setChecked(field == "worm_holes")
        self.marks.setChecked(field == "marks")
