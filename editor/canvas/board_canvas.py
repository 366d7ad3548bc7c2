"""The board of Space Checkers: cells of the Earth and pawns of a formation are set by clicks or strokes."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from itertools import pairwise

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.games.space_checkers.content import COLOURS
from desktop.table.boards.space_checkers.board_art import board_recipe
from desktop.table.boards.space_checkers.geometry import BoardGeometry, BoardPlan, Cell
from desktop.table.boards.space_checkers.position import Position, paint_pieces
from desktop.table.kit.ink import ellipse, fill, line, rounded, stroke
from desktop.table.kit.theme import DANGER, FLEETS, TEAL, WHITE, colour, mix
from editor.canvas import board_edits as edits
from editor.canvas.base import Canvas, Handle
from editor.canvas.ground import Ground
from editor.document.document import Document


class BoardCanvas(Canvas):
    """One tool at a time: the Earth, or the pawns of one formation."""

    def __init__(self, document: Document, part: str, uid: int, parent: QWidget | None = None) -> None:
        self.formation = 0
        self.draws_earth = False
        self._ground = Ground()
        self._stroke: list[Cell] = []
        super().__init__(document, part, uid, QSize(100, 100), parent)
        self.refreshed()
        self.setAccessibleName(self.tr("Board"))

    # ---- the plan ------------------------------------------------------------------------------------------------

    @property
    def geometry_of_board(self) -> BoardGeometry:
        return BoardGeometry(self.plan())

    def plan(self) -> BoardPlan:
        """The board as the painters want it, however unfinished."""
        board = self.value
        size = edits.size_of(board)
        ranks = board.get("wild_ranks")
        wild = max(0, min(size, ranks)) if isinstance(ranks, int) else 0
        cells = [(row, column) for row in range(1, size + 1) for column in range(1, size + 1)]
        on_board = set(cells)
        prisons = board.get("prison_cells")
        return BoardPlan(
            size,
            size,
            frozenset(edits.earth_of(board)) & on_board,
            {name: frozenset(one) & on_board for name, one in edits.standing(board, self.formation).items()},
            {
                name: frozenset(cell for cell in cells if edits.seen_by(name, cell, size)[0] > size - wild)
                for name in COLOURS
            },
            max(1, min(40, prisons)) if isinstance(prisons, int) else 1,
        )

    def refreshed(self) -> None:
        whole = self.geometry_of_board.board
        self.units = QSize(round(whole.width()), round(whole.height()))
        self.formation = max(0, min(self.formation, len(edits.formations_of(self.value)) - 1))

    def use(self, *, earth: bool, formation: int = 0) -> None:
        """Take up a tool."""
        self.draws_earth, self.formation = earth, formation
        self.repaint_all()

    # ---- handles: every cell -------------------------------------------------------------------------------------

    def handles(self) -> Sequence[Handle]:
        geometry = self.geometry_of_board
        earth = set(edits.earth_of(self.value))
        standing = edits.standing(self.value, self.formation)
        found = []
        for cell in geometry.cells:
            words = self.tr("Row {row}, column {column}").format(row=cell[0], column=cell[1])
            fleet = next((name for name, cells in standing.items() if cell in cells), "")
            if cell in earth:
                words = self.tr("{cell}: Earth").format(cell=words)
            elif fleet:
                words = self.tr("{cell}: a {fleet} pawn").format(cell=words, fleet=fleet)
            found.append(Handle(cell, geometry.cell_rect(cell), words))
        return found

    def activate(self, key: Hashable) -> None:
        if isinstance(key, tuple):
            self.change([key])

    def remove(self, key: Hashable) -> None:
        self.activate(key)

    def nudge(self, key: Hashable, way: QPointF, fine: bool) -> bool:
        if isinstance(key, tuple):
            cell = key[0] + round(way.y()), key[1] + round(way.x())
            if self.geometry_of_board.has(cell):
                self.pick(cell)
        return True

    def drag(self, key: Hashable, start: QPointF, now: QPointF) -> None:
        """A stroke over several cells does the same to all of them."""
        cell = self.geometry_of_board.cell_at(now)
        if not self._stroke and isinstance(key, tuple):
            self._stroke = [key]
        if cell is not None and cell not in self._stroke:
            self._stroke.append(cell)

    def drop(self, key: Hashable, start: QPointF, end: QPointF) -> None:
        self.change(self._stroke)

    def drag_ended(self) -> None:
        self._stroke = []

    def change(self, cells: Sequence[Cell]) -> None:
        """Do to all cells what is done to the first one: set or clear it."""
        if not cells:
            return
        if self.draws_earth:
            there = cells[0] in edits.earth_of(self.value)
            self._change_all(
                [cell for cell in cells if (cell in edits.earth_of(self.value)) == there],
                self.tr("Draw Earth"),
            )
        elif edits.formations_of(self.value):
            standing = {cell for one in edits.standing(self.value, self.formation).values() for cell in one}
            there = cells[0] in standing
            self._change_all([cell for cell in cells if (cell in standing) == there], self.tr("Set pawns"))

    def _change_all(self, cells: Sequence[Cell], text: str) -> None:
        board = dict(self.value)
        fields: dict[str, object] = {}
        for cell in cells:
            found = edits.with_earth(board, cell) if self.draws_earth else self._with_pawn(board, cell)
            board.update(found)
            fields.update(found)
        if fields:
            self.put(fields, text)

    def _with_pawn(self, board: dict[str, object], cell: Cell) -> dict[str, object]:
        """The pawn of the fleet that stands there, or else of the fleet whose side is nearest."""
        size = edits.size_of(board)
        standing = edits.standing(board, self.formation)
        seen = {name: edits.seen_by(name, cell, size) for name in COLOURS}
        fleet = next((name for name in COLOURS if cell in standing[name]), min(COLOURS, key=lambda name: seen[name][0]))
        return edits.with_pawn(board, self.formation, *seen[fleet])

    # ---- painting ------------------------------------------------------------------------------------------------

    def paint_still(self, painter: QPainter, scale: float) -> None:
        geometry = self.geometry_of_board
        painter.drawImage(geometry.board, self._ground.image(board_recipe(geometry, scale)))
        standing = edits.standing(self.value, self.formation)
        on_board = set(geometry.cells)
        pawns = {cell: name for name, cells in standing.items() for cell in cells if cell in on_board}
        if self.draws_earth:
            for cell, name in pawns.items():
                at = geometry.cell_centre(cell)
                stroke(painter, ellipse(at.x(), at.y(), 14), colour(FLEETS[name].bright, 0.7), 2, dash=[2, 2])
        else:
            paint_pieces(painter, geometry, Position(pawns, dict.fromkeys(COLOURS, ())), scale, scale)
        for cell in edits.clashes(self.value, self.formation) & on_board:
            place = geometry.cell_rect(cell).adjusted(4, 4, -4, -4)
            stroke(painter, rounded(place, 6), DANGER, 3)
            for one, other in pairwise((place.topLeft(), place.bottomRight())):
                line(painter, one.toTuple(), other.toTuple(), DANGER, 2.4)

    def paint_lively(self, painter: QPainter) -> None:
        geometry = self.geometry_of_board
        lit = self._stroke or ([self.hovered] if isinstance(self.hovered, tuple) else [])
        for cell in lit:
            if geometry.has(cell):
                place = rounded(geometry.cell_rect(cell).adjusted(2, 2, -2, -2), 6)
                fill(painter, place, colour(TEAL, 0.16))
                stroke(painter, place, mix(TEAL, WHITE, 0.3), 2)
