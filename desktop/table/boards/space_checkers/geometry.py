"""Where everything is on a board of Space Checkers, in board units.

A cell is always CELL units wide; the view scales the board to the window. The plan (size, Earth, start cells,
wild areas, prisons) is data of the content; nothing here supposes ten rows. Cells are (row, column) from 1:
row 1 is the northern one, column 1 the western one.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

Cell = tuple[int, int]

CELL = 72.0
RAIL = 27.0  # labels and wild brackets, between the field and the prisons
PRISON_DEPTH = 46.0
STRIP = 27.0  # the name along the outer edge
MARGIN = RAIL + PRISON_DEPTH + STRIP
GAP = 5.0  # between a prison cell and the limits of its share of the side, at most
DIAL_RADIUS = 35.0

SOUTH, WEST, NORTH, EAST = "south", "west", "north", "east"
SIDES: dict[str, str] = {"green": SOUTH, "yellow": WEST, "blue": NORTH, "red": EAST}
"""The side of each fleet (SC-BOARD-02)."""

TOWARDS: dict[str, Cell] = {NORTH: (-1, 0), EAST: (0, 1), SOUTH: (1, 0), WEST: (0, -1)}


@dataclass(frozen=True)
class BoardPlan:
    """What the content says about a board: plain data, given by whoever reads the content."""

    rows: int
    columns: int
    earth: frozenset[Cell]
    starts: Mapping[str, frozenset[Cell]]
    wilds: Mapping[str, frozenset[Cell]]
    prison_cells: int = 10


@dataclass(frozen=True)
class Strip:
    """A straight place to write on: its centre, its length, the turn of the writing in degrees clockwise."""

    centre: QPointF
    length: float
    turn: float


def bounds(rects: Iterable[QRectF]) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return whole


class BoardGeometry:
    """The places of one board. Rects and points are in board units from the board's upper left."""

    def __init__(self, plan: BoardPlan) -> None:
        self.plan = plan
        self.field = QRectF(MARGIN, MARGIN, plan.columns * CELL, plan.rows * CELL)
        self.board = self.field.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)

    # --- the field

    def has(self, cell: Cell) -> bool:
        return 1 <= cell[0] <= self.plan.rows and 1 <= cell[1] <= self.plan.columns

    @property
    def cells(self) -> list[Cell]:
        """All cells from north to south, the Earth's among them."""
        return [(row, column) for row in range(1, self.plan.rows + 1) for column in range(1, self.plan.columns + 1)]

    def cell_rect(self, cell: Cell) -> QRectF:
        row, column = cell
        return QRectF(self.field.left() + (column - 1) * CELL, self.field.top() + (row - 1) * CELL, CELL, CELL)

    def cell_centre(self, cell: Cell) -> QPointF:
        return self.cell_rect(cell).center()

    def cell_at(self, point: QPointF) -> Cell | None:
        """The cell under a point, or None outside the field."""
        column = int((point.x() - self.field.left()) // CELL) + 1
        row = int((point.y() - self.field.top()) // CELL) + 1
        return (row, column) if self.has((row, column)) else None

    @cached_property
    def planets(self) -> list[QRectF]:
        """The rects of the Earth: one for each group of its cells that hang together by their edges."""
        left, found = set(self.plan.earth), []
        while left:
            group = [left.pop()]
            for row, column in group:  # grows while it is walked
                near = {(row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)} & left
                left -= near
                group.extend(sorted(near))
            found.append(bounds(self.cell_rect(cell) for cell in group))
        return sorted(found, key=lambda rect: (rect.top(), rect.left()))

    def edge_point(self, cell: Cell, step: Cell) -> QPointF:
        """Where a pawn that goes from `cell` by `step` (rows, columns: -1, 0 or 1) crosses its edge."""
        centre = self.cell_centre(cell)
        return QPointF(centre.x() + step[1] * CELL / 2, centre.y() + step[0] * CELL / 2)

    def leaves(self, cell: Cell, step: Cell) -> bool:
        """Whether the next step from `cell` goes off the field."""
        return not self.has((cell[0] + step[0], cell[1] + step[1]))

    # --- the sides

    def along(self, side: str) -> float:
        """The length of a side of the field."""
        return self.field.width() if side in (NORTH, SOUTH) else self.field.height()

    def place(self, side: str, along: float, out: float) -> QPointF:
        """The point `along` a side and `out` from the field's edge.

        South is walked from west to east, east from south to north, north from east to west and west from
        north to south; this is the order in which prisons fill.
        """
        field = self.field
        match side:
            case "south":
                return QPointF(field.left() + along, field.bottom() + out)
            case "north":
                return QPointF(field.right() - along, field.top() - out)
            case "west":
                return QPointF(field.left() - out, field.top() + along)
            case _:
                return QPointF(field.right() + out, field.bottom() - along)

    def side_edge(self, fleet: str) -> tuple[QPointF, QPointF]:
        """The ends of the field's edge on the side of a fleet."""
        side = SIDES[fleet]
        return self.place(side, 0, 0), self.place(side, self.along(side), 0)

    def side_tray(self, fleet: str, inset: float = 0.0) -> list[QPointF]:
        """The mitred frame piece of a side: its two outer corners, then its two inner ones."""
        side = SIDES[fleet]
        out, length = MARGIN - inset, self.along(SIDES[fleet])
        return [
            self.place(side, -out, out),
            self.place(side, length + out, out),
            self.place(side, length, 0),
            self.place(side, 0, 0),
        ]

    def prison_rect(self, fleet: str, index: int) -> QRectF:
        """The prison cell `index` of `fleet` (SC-BOARD-04): 0 is at the dial; beyond the last is the last."""
        side = SIDES[fleet]
        pitch = min(CELL, self.along(side) / self.plan.prison_cells)
        gap = min(GAP, pitch * 0.08)
        near = min(index, self.plan.prison_cells - 1) * pitch + gap
        one = self.place(side, near, RAIL)
        other = self.place(side, near + pitch - 2 * gap, RAIL + PRISON_DEPTH)
        return QRectF(one, other).normalized()

    def prison_at(self, point: QPointF) -> tuple[str, int] | None:
        """The prison cell under a point, as (fleet, index)."""
        for fleet in SIDES:
            for index in range(self.plan.prison_cells):
                if self.prison_rect(fleet, index).contains(point):
                    return fleet, index
        return None

    def dial_centre(self, fleet: str) -> QPointF:
        """The centre of the counter at the corner where the prison of `fleet` begins."""
        out = MARGIN / 2 + 1
        return self.place(SIDES[fleet], -out, out)

    def name_strip(self, fleet: str) -> Strip:
        side = SIDES[fleet]
        length = self.along(side)
        centre = self.place(side, length / 2, MARGIN - STRIP / 2 - 1)
        return Strip(centre, length, {WEST: -90.0, EAST: 90.0}.get(side, 0.0))

    def label_point(self, side: str, index: int) -> QPointF:
        """The centre of the label of a column (north and south rail) or row (west and east), from 1."""
        middle = (index - 0.5) * CELL
        if side in (NORTH, EAST):
            middle = self.along(side) - middle
        return self.place(side, middle, 13.0)
